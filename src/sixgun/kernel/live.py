"""The abilities in force, indexed by what they listen to: a rule consults only those it concerns.

`live_of` builds the index of a position; single cards that come and go change it.
"""

from collections.abc import Sequence
from typing import Any

from sixgun.kernel.hooks import Ability, Bound, Kit, hooks_of

Index = dict[type, list[Bound]]


class Live:
    """The abilities in force, indexed by what they listen to.

    Tables that are copies of each other share it until one of them changes (`own`).

    Attributes:
        changes, hears: For every seat a mask of the queries, questions, effects and deeds, and one of the
            events about it, that concern an ability, so that all others can be skipped at a glance.
        changes_of_all, hears_of_all: The part of them that does not depend on the seat.
        anywhere, heard: All of them together.
        attentive: Whether an ability listens to a minor event.
        silencers: The hooks that can put others to sleep.
        shared: Whether another table may be looking at it.
        turn_of: Whose turn it was when silencers were consulted.
    """

    __slots__ = (
        "abilities",
        "after",
        "anywhere",
        "attentive",
        "changes",
        "changes_of_all",
        "forbids",
        "heard",
        "hears",
        "hears_of_all",
        "modifies",
        "offers",
        "replaces",
        "shared",
        "silencers",
        "turn_of",
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
        self.changes: list[int] = [0] * seats
        self.hears: list[int] = [0] * seats
        self.changes_of_all = 0
        self.hears_of_all = 0
        self.anywhere = 0
        self.heard = 0
        self.attentive = False
        self.silencers: list[Bound] = []
        self.shared = False
        self.turn_of = -1

    def index(self, verb: str) -> Index:
        """What the hooks of a verb listen to."""
        if verb == "modifies":
            return self.modifies
        if verb == "offers":
            return self.offers
        if verb == "after":
            return self.after
        return self.replaces if verb == "replaces" else self.forbids

    def own(self) -> "Live":
        """This index if only one table looks at it, otherwise a copy that may be changed."""
        if not self.shared:
            return self
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
        other.changes_of_all = self.changes_of_all
        other.hears_of_all = self.hears_of_all
        other.anywhere = self.anywhere
        other.heard = self.heard
        other.attentive = self.attentive
        other.silencers = self.silencers
        other.turn_of = self.turn_of
        return other

    def add(self, ability: Ability) -> None:
        """One more ability, younger than all others."""
        self.abilities.append(ability)
        kit = ability.kit()
        for verb, subject, bound in kit.indexed:
            index = self.index(verb)
            known = index.get(subject)
            index[subject] = [bound] if known is None else inserted(known, bound)
        self.count(ability.owner, kit)
        if kit.whenever:
            self.whenever.extend(kit.whenever)
        if kit.attentive:
            self.attentive = True

    def count(self, owner: int, kit: Kit) -> None:
        """Add what an ability changes and hears to the masks."""
        if kit.changes or kit.hears:
            self.changes[owner] |= kit.changes
            self.hears[owner] |= kit.hears
            self.anywhere |= kit.changes
            self.heard |= kit.hears
        if kit.changes_of_all or kit.hears_of_all:
            self.changes_of_all |= kit.changes_of_all
            self.hears_of_all |= kit.hears_of_all
            self.anywhere |= kit.changes_of_all
            self.heard |= kit.hears_of_all
            for seat in range(len(self.changes)):
                self.changes[seat] |= kit.changes_of_all
                self.hears[seat] |= kit.hears_of_all

    def remove(self, ability: Ability) -> None:
        """Without one ability."""
        self.drop(ability)
        kit = ability.kit()
        if kit.changes_of_all or kit.hears_of_all:
            self.recount()
        elif kit.changes or kit.hears:
            self.recount_seat(ability.owner)

    def remove_all_of(self, owner: int) -> None:
        """Without the abilities of one seat."""
        for ability in [other for other in self.abilities if other.owner == owner]:
            self.drop(ability)
        self.recount()

    def drop(self, ability: Ability) -> None:
        """Take an ability out of the lists; the masks have to be counted again."""
        self.abilities = [other for other in self.abilities if other is not ability]
        kit = ability.kit()
        for verb, subject, bound in kit.indexed:
            index = self.index(verb)
            left = [other for other in index[subject] if other is not bound]
            if left:
                index[subject] = left
            else:
                del index[subject]
        if kit.whenever:
            self.whenever = [bound for bound in self.whenever if bound.ability is not ability]
        if kit.attentive:
            self.attentive = any([other.kit().attentive for other in self.abilities])  # noqa: C419  # mypyc

    def recount_seat(self, owner: int) -> None:
        """The masks of one seat again, after one of its abilities has left."""
        changes = self.changes_of_all
        hears = self.hears_of_all
        for ability in self.abilities:
            if ability.owner == owner:
                kit = ability.kit()
                changes |= kit.changes
                hears |= kit.hears
        self.changes[owner] = changes
        self.hears[owner] = hears
        anywhere = heard = 0
        for mask in self.changes:
            anywhere |= mask
        for mask in self.hears:
            heard |= mask
        self.anywhere = anywhere
        self.heard = heard

    def recount(self) -> None:
        """All masks again."""
        seats = len(self.changes)
        self.changes = [0] * seats
        self.hears = [0] * seats
        self.changes_of_all = self.hears_of_all = self.anywhere = self.heard = 0
        for ability in self.abilities:
            self.count(ability.owner, ability.kit())


def inserted(bounds: list[Bound], bound: Bound) -> list[Bound]:
    """Hooks in the order in which abilities speak about now, and one more, after all of its rank."""
    place = len(bounds)
    while place and bounds[place - 1].rank > bound.rank:
        place -= 1
    return [*bounds[:place], bound, *bounds[place:]]


def live_of(g: Any, abilities: Sequence[Ability]) -> Live:
    """The index of all abilities that the position puts into force and nobody silences, oldest first."""
    live = Live(g.state.seat_count())
    live.turn_of = g.state.active
    for ability in abilities:
        if can_silence(type(ability)):
            abilities = awake(g, abilities, live)
            break
    for ability in abilities:
        live.add(ability)
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
