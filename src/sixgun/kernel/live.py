"""The abilities in force, indexed by what they listen to: a rule consults only those it concerns.

`live_of` builds the index of a position; single cards that come and go change it.
"""

from collections.abc import Sequence
from typing import Any

from sixgun.kernel.hooks import Ability, Bound, Kit

Index = dict[type, list[Bound]]


class Live:
    """The abilities in force, indexed by what they listen to.

    Tables that are copies of each other share it until one of them changes (`own`).

    Attributes:
        changes, hears: For every seat a mask of the queries, questions, effects and deeds, and one of the
            events about it, that concern an ability, so that all others can be skipped at a glance.
        indexes: The hooks by what they listen to, one index for each of `VERBS`.
        changes_of_all, hears_of_all: The part of them that does not depend on the seat.
        own_changes, own_hears: The part that does.
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
        "indexes",
        "modifies",
        "offers",
        "own_changes",
        "own_hears",
        "replaces",
        "shared",
        "silencers",
        "turn_of",
        "whenever",
    )

    def __init__(self, seats: int) -> None:
        self.abilities: list[Ability] = []
        self.modifies: Index = {}
        self.offers: Index = {}
        self.replaces: Index = {}
        self.forbids: Index = {}
        self.after: Index = {}
        self.indexes = (self.modifies, self.offers, self.replaces, self.forbids, self.after)
        self.whenever: list[Bound] = []
        self.own_changes = [0] * seats
        self.own_hears = [0] * seats
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

    def own(self) -> "Live":
        """This index if only one table looks at it, otherwise a copy that may be changed."""
        if not self.shared:
            return self
        other = Live(0)
        other.abilities = self.abilities.copy()
        for verb, index in enumerate(self.indexes):
            other.indexes[verb].update(index)
        other.whenever = self.whenever.copy()
        other.own_changes = self.own_changes.copy()
        other.own_hears = self.own_hears.copy()
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

    def add(self, ability: Ability, kit: Kit, place: int) -> None:
        """One more ability; `place` says how many of the others are older."""
        self.abilities.insert(place, ability)
        for verb, subject, bound in kit.indexed:
            index = self.indexes[verb]
            known = index.get(subject)
            index[subject] = [bound] if known is None else inserted(known, bound)
        if kit.changes or kit.hears:
            owner = ability.owner
            self.own_changes[owner] |= kit.changes
            self.own_hears[owner] |= kit.hears
            self.changes[owner] |= kit.changes
            self.hears[owner] |= kit.hears
            self.anywhere |= kit.changes
            self.heard |= kit.hears
        if kit.changes_of_all or kit.hears_of_all:
            self.changes_of_all |= kit.changes_of_all
            self.hears_of_all |= kit.hears_of_all
            self.combine()
        if kit.whenever:
            self.whenever = [bound for other in self.abilities for bound in other.kit().whenever]
        if kit.attentive:
            self.attentive = True

    def remove(self, ability: Ability, kit: Kit) -> None:
        """Without one ability."""
        self.drop(ability, kit)
        if kit.changes or kit.hears:
            self.recount_seat(ability.owner)
        if kit.changes_of_all or kit.hears_of_all:
            self.recount_common()
            self.combine()

    def remove_all_of(self, owner: int) -> None:
        """Without the abilities of one seat."""
        for ability in [other for other in self.abilities if other.owner == owner]:
            self.drop(ability, ability.kit())
        self.own_changes[owner] = self.own_hears[owner] = 0
        self.recount_common()
        self.combine()

    def drop(self, ability: Ability, kit: Kit) -> None:
        """Take an ability out of the lists; the masks have to be counted again."""
        self.abilities.remove(ability)
        for verb, subject, bound in kit.indexed:
            index = self.indexes[verb]
            known = index[subject]
            if len(known) == 1:
                del index[subject]
            else:
                index[subject] = [other for other in known if other is not bound]
        if kit.whenever:
            self.whenever = [bound for bound in self.whenever if bound.ability is not ability]
        if kit.attentive:
            self.attentive = any([other.kit().attentive for other in self.abilities])  # noqa: C419  # mypyc

    def recount_seat(self, owner: int) -> None:
        """What the abilities of one seat change and hear about it, after one of them has left."""
        changes = hears = 0
        for ability in self.abilities:
            if ability.owner == owner:
                kit = ability.kit()
                changes |= kit.changes
                hears |= kit.hears
        self.own_changes[owner] = changes
        self.own_hears[owner] = hears
        self.changes[owner] = changes | self.changes_of_all
        self.hears[owner] = hears | self.hears_of_all
        self.anywhere = self.changes_of_all
        for mask in self.own_changes:
            self.anywhere |= mask
        self.heard = self.hears_of_all
        for mask in self.own_hears:
            self.heard |= mask

    def recount_common(self) -> None:
        """What does not depend on the seat, after an ability has left."""
        changes = hears = 0
        for ability in self.abilities:
            kit = ability.kit()
            changes |= kit.changes_of_all
            hears |= kit.hears_of_all
        self.changes_of_all = changes
        self.hears_of_all = hears

    def combine(self) -> None:
        """What depends on the seat and what does not, put together."""
        common = anywhere = self.changes_of_all
        for mask in self.own_changes:
            anywhere |= mask
        self.anywhere = anywhere
        self.changes = [mask | common for mask in self.own_changes]
        common = heard = self.hears_of_all
        for mask in self.own_hears:
            heard |= mask
        self.heard = heard
        self.hears = [mask | common for mask in self.own_hears]

    def fill(self, abilities: Sequence[Ability]) -> None:
        """All abilities at once, oldest first, into an empty index."""
        self.abilities.extend(abilities)
        for ability in abilities:
            kit = ability.kit()
            for verb, subject, bound in kit.indexed:
                index = self.indexes[verb]
                known = index.get(subject)
                if known is None:
                    index[subject] = [bound]
                else:
                    known.insert(place_in(known, bound), bound)
            if kit.whenever:
                self.whenever.extend(kit.whenever)
            if kit.attentive:
                self.attentive = True
            if kit.changes or kit.hears:
                self.own_changes[ability.owner] |= kit.changes
                self.own_hears[ability.owner] |= kit.hears
            self.changes_of_all |= kit.changes_of_all
            self.hears_of_all |= kit.hears_of_all
        self.combine()


def place_in(bounds: list[Bound], bound: Bound) -> int:
    """Where a hook belongs among others in the order in which abilities speak about now: after its rank."""
    place = len(bounds)
    while place and bounds[place - 1].rank > bound.rank:
        place -= 1
    return place


def inserted(bounds: list[Bound], bound: Bound) -> list[Bound]:
    """Hooks in their order and one more; the list itself stays, because a copy of the table may share it."""
    place = place_in(bounds, bound)
    return [*bounds[:place], bound, *bounds[place:]]


def live_of(g: Any, abilities: Sequence[Ability]) -> Live:
    """The index of all abilities that the position puts into force and nobody silences, oldest first."""
    live = Live(g.state.seat_count())
    live.turn_of = g.state.active
    for ability in abilities:
        if ability.kit().silences:
            abilities = awake(g, abilities, live)
            break
    live.fill(abilities)
    return live


def awake(g: object, abilities: Sequence[Ability], live: Live) -> Sequence[Ability]:
    """The abilities that no live silencer has put to sleep; `live` notes the silencers.

    Layer by layer, so the recursion ends: a silencer can only be silenced by an earlier layer.
    """
    silencers: list[Bound] = []
    kept: dict[int, Ability] = {}
    for age, ability in sorted(enumerate(abilities), key=lambda pair: (pair[1].layer, pair[0])):
        if ability.kit().silences and not any(
            s.ability.layer < ability.layer and s.call(g, ability) for s in silencers
        ):
            kept[age] = ability
            silencers.extend([bound for bound in ability.kit().bounds if bound.hook.verb == "silences"])
    for age, ability in enumerate(abilities):
        if not ability.kit().silences and not any(s.call(g, ability) for s in silencers):
            kept[age] = ability
    live.silencers = silencers
    return [kept[age] for age in sorted(kept)]
