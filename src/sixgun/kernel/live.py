"""The abilities in force, indexed by what they listen to: a rule consults only those it concerns.

`live_of` builds the index of a position; single cards that come and go change a copy of it.
"""

from collections.abc import Sequence
from typing import Any

from sixgun.kernel.hooks import Ability, Bound, hooks_of, order_of_now

Index = dict[type, list[Bound]]


class Live:
    """The abilities in force, indexed by what they listen to. Never changed once built; copies share it.

    `changes` and `hears` tell for every seat which queries, questions and effects and which events about it
    concern an ability, so that all the others can be skipped at a glance;
    `attentive` says whether an ability listens to a minor event; `silencers` are the hooks that can put
    others to sleep.
    """

    __slots__ = (
        "abilities",
        "after",
        "attentive",
        "changes",
        "forbids",
        "hears",
        "modifies",
        "offers",
        "replaces",
        "silencers",
        "whenever",
    )

    def __init__(self, seats: int) -> None:
        self.abilities: list[Ability] = []
        self.modifies: Index = {}
        self.forbids: Index = {}
        self.replaces: Index = {}
        self.offers: Index = {}
        self.after: Index = {}
        self.whenever: list[Bound] = []
        self.changes: list[tuple[type, ...]] = [()] * seats
        self.hears: list[tuple[type, ...]] = [()] * seats
        self.attentive = False
        self.silencers: Sequence[Bound] = ()

    def index(self, verb: str) -> Index:
        """What the hooks of a verb listen to."""
        if verb == "modifies":
            return self.modifies
        if verb == "offers":
            return self.offers
        if verb == "after":
            return self.after
        return self.replaces if verb == "replaces" else self.forbids

    def copy(self) -> "Live":
        """A second index that may be changed as long as nobody has seen it."""
        other = Live(0)
        other.abilities = self.abilities.copy()
        other.modifies = self.modifies.copy()
        other.forbids = self.forbids.copy()
        other.replaces = self.replaces.copy()
        other.offers = self.offers.copy()
        other.after = self.after.copy()
        other.whenever = self.whenever.copy()
        other.changes = self.changes.copy()
        other.hears = self.hears.copy()
        other.attentive = self.attentive
        other.silencers = self.silencers
        return other

    def add(self, ability: Ability) -> None:
        """One more ability, younger than all others."""
        self.abilities.append(ability)
        kit = ability.kit()
        for verb, subject, bound in kit.indexed:
            index = self.index(verb)
            if subject in index:  # lists are shared between copies
                index[subject] = sorted([*index[subject], bound], key=order_of_now)
            else:
                index[subject] = [bound]
        if kit.changes:
            self.changes[ability.owner] += kit.changes
        if kit.hears:
            self.hears[ability.owner] += kit.hears
        if kit.changes_of_all:
            self.changes = [of_seat + kit.changes_of_all for of_seat in self.changes]
        if kit.hears_of_all:
            self.hears = [of_seat + kit.hears_of_all for of_seat in self.hears]
        if kit.whenever:
            self.whenever.extend(kit.whenever)
        if kit.attentive:
            self.attentive = True

    def remove(self, ability: Ability) -> None:
        """Without one ability."""
        self.abilities.remove(ability)
        kit = ability.kit()
        for verb, subject, bound in kit.indexed:
            index = self.index(verb)
            left = [other for other in index[subject] if other is not bound]
            if left:
                index[subject] = left
            else:
                del index[subject]
        if kit.changes:
            self.changes[ability.owner] = without(self.changes[ability.owner], kit.changes)
        if kit.hears:
            self.hears[ability.owner] = without(self.hears[ability.owner], kit.hears)
        if kit.changes_of_all:
            self.changes = [without(of_seat, kit.changes_of_all) for of_seat in self.changes]
        if kit.hears_of_all:
            self.hears = [without(of_seat, kit.hears_of_all) for of_seat in self.hears]
        if kit.whenever:
            self.whenever = [bound for bound in self.whenever if bound.ability is not ability]
        if kit.attentive:
            self.attentive = any([other.kit().attentive for other in self.abilities])  # noqa: C419  # mypyc


def without(subjects: tuple[type, ...], gone: tuple[type, ...]) -> tuple[type, ...]:
    """Subjects without some of them, each once."""
    left = list(subjects)
    for subject in gone:
        left.remove(subject)
    return tuple(left)


def live_of(g: Any, abilities: Sequence[Ability]) -> Live:
    """The index of all abilities that the position puts into force and nobody silences, oldest first."""
    live = Live(g.state.seat_count())
    for ability in abilities:
        if can_silence(type(ability)):
            abilities = awake(g, abilities, live)
            break
    live.abilities = list(abilities)
    found: dict[str, dict[type, list[Bound]]] = {
        "modifies": {},
        "forbids": {},
        "replaces": {},
        "offers": {},
        "after": {},
    }
    changes = live.changes
    hears = live.hears
    for ability in abilities:  # oldest first, and sorting keeps that order among equals
        kit = ability.kit()
        for verb, subject, bound in kit.indexed:
            index = found[verb]
            if subject in index:
                index[subject].append(bound)
                index[subject].sort(key=order_of_now)
            else:
                index[subject] = [bound]
        if kit.changes:
            changes[ability.owner] += kit.changes
        if kit.hears:
            hears[ability.owner] += kit.hears
        if kit.changes_of_all:
            changes = [of_seat + kit.changes_of_all for of_seat in changes]
        if kit.hears_of_all:
            hears = [of_seat + kit.hears_of_all for of_seat in hears]
        if kit.whenever:
            live.whenever.extend(kit.whenever)
        if kit.attentive:
            live.attentive = True
    live.changes = changes
    live.hears = hears
    live.modifies = found["modifies"]
    live.forbids = found["forbids"]
    live.replaces = found["replaces"]
    live.offers = found["offers"]
    live.after = found["after"]
    return live


def awake(g: object, abilities: Sequence[Ability], live: Live) -> Sequence[Ability]:
    """The abilities that no live silencer has put to sleep; `live` notes the silencers.

    Layer by layer, so the recursion ends: a silencer can only be silenced by an earlier layer.
    """
    silencers: list[Bound] = []
    kept: dict[int, Ability] = {}
    for age, ability in sorted(enumerate(abilities), key=lambda pair: (pair[1].layer, pair[0])):
        if can_silence(type(ability)) and not any(
            s.ability.layer < ability.layer and s.call(g, ability) for s in silencers
        ):
            kept[age] = ability
            silencers.extend([bound for bound in ability.kit().bounds if bound.hook.verb == "silences"])
    for age, ability in enumerate(abilities):
        if not can_silence(type(ability)) and not any(s.call(g, ability) for s in silencers):
            kept[age] = ability
    live.silencers = silencers
    return [kept[age] for age in sorted(kept)]


_SILENCERS: dict[type, bool] = {}


def can_silence(kind: type) -> bool:
    """Whether abilities of a class can put others to sleep."""
    known = _SILENCERS.get(kind)
    if known is None:
        known = any(hook.verb == "silences" for hook in hooks_of(kind))
        _SILENCERS[kind] = known
    return known
