"""Load: 32 tokens on dangerous cards in play, on characters, or in the common supply (2, 3)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.effects import discard_card
from sixgun.games.bang.kinds import HELD, ORANGE, PRINTED
from sixgun.games.bang.model import NOBODY, BangState, BangTable
from sixgun.games.bang.parts import Part
from sixgun.games.bang.sets.armed_and_dangerous.table import STARTING_LOAD
from sixgun.games.bang.sets.armed_and_dangerous.told import (
    CHARACTER,
    LoadAdded,
    LoadEvent,
    LoadMoved,
    LoadPaid,
    LoadRemoved,
    LoadTaken,
)
from sixgun.kernel.hooks import TABLE

ALL_LOAD: Final = 32
MOST: Final = 4
"""How much load there is, and how much of it lies on one card at most."""

FULL: Final = 3
"""The load a dangerous card has when it is put into play."""


RULES: Final = "load_rules"
RINGING: Final = "ringing_bell"
LOADED: Final = "full_belt"
SHOOTING: Final = "armed_shot"
BLANK: Final = "blank_target"
"""The rules of the table that load puts into force."""


class Counted(Part):
    """So much load on cards and on characters; whatever lies nowhere is the supply."""

    fields: ClassVar[tuple[str, ...]] = ("cards", "seats")
    __slots__ = ("cards", "seats")
    cards: tuple[tuple[int, int], ...]
    seats: tuple[int, ...]

    def on(self, seat: int, card: int) -> int:
        """How much load lies on a card, or without a card on a player's character."""
        if card == CHARACTER:
            return self.seats[seat]
        for other, count in self.cards:
            if other == card:
                return count
        return 0

    def supply(self) -> int:
        """How much load lies nowhere."""
        return ALL_LOAD - sum(self.seats) - sum([count for _, count in self.cards])


class LoadTokens(Counted):
    """Where the load lies, and what it has paid for that still goes on.

    Attributes:
        cards: The dangerous cards in play with their load.
        seats: The load on each player's character.
        bell: Whose next card is played as if everyone were at distance 1.
        belt: Who may play one more BANG! card this turn.
        shot: The card that is shooting, and the cards that accompany it.
        blank: Whose cards and character have no effect against that shot.
    """

    id: ClassVar[str] = "load"
    fields: ClassVar[tuple[str, ...]] = ("cards", "seats", "bell", "belt", "shot", "blank")
    __slots__ = ("bell", "belt", "blank", "shot")

    def __init__(
        self,
        cards: tuple[tuple[int, int], ...],
        seats: tuple[int, ...],
        bell: int = NOBODY,
        belt: int = NOBODY,
        shot: tuple[int, ...] = (),
        blank: int = NOBODY,
    ) -> None:
        self.cards = cards
        self.seats = seats
        self.bell = bell
        self.belt = belt
        self.shot = shot
        self.blank = blank

    def opened(self, state: BangState) -> "LoadTokens":
        return self.changed(seats=tuple([STARTING_LOAD.get(seat.character, 0) for seat in state.seats]))

    def without_card(self, card: int) -> "LoadTokens":
        return with_load(self, NOBODY, card, 0) if self.on(NOBODY, card) else self

    def without_player(self, seat: int) -> "LoadTokens":
        return with_load(self, seat, CHARACTER, 0).changed(
            bell=NOBODY if self.bell == seat else self.bell,
            belt=NOBODY if self.belt == seat else self.belt,
        )

    def in_force(self, state: BangState) -> Sequence[tuple[str, int]]:
        going_on = (
            (RINGING, self.bell != NOBODY),
            (LOADED, self.belt != NOBODY),
            (SHOOTING, bool(self.shot)),
            (BLANK, self.blank != NOBODY),
        )
        return [(RULES, TABLE), *[(id, TABLE) for id, now in going_on if now]]


def with_load(part: LoadTokens, seat: int, card: int, count: int) -> LoadTokens:
    """The part with so much load on a card, or without a card on a player's character."""
    if card == CHARACTER:
        return part.changed(seats=(*part.seats[:seat], count, *part.seats[seat + 1 :]))
    others = [entry for entry in part.cards if entry[0] != card]
    if count:
        others.append((card, count))
    return part.changed(cards=tuple(sorted(others)))


def tokens(g: BangTable) -> LoadTokens:
    """The load on a table."""
    return cast(LoadTokens, g.state.parts[LoadTokens.id])


def note(g: BangTable, **changes: Any) -> None:
    """Something that load has paid for begins or ends."""
    g.state.parts[LoadTokens.id] = tokens(g).changed(**changes)
    g.board_changed()


# -- counting ----------------------------------------------------------------------------------------------


def on(g: BangTable, seat: int, card: int) -> int:
    """How much load lies on a card, or without a card on a player's character."""
    return tokens(g).on(seat, card)


def dangerous(g: BangTable, seat: int) -> list[int]:
    """The dangerous cards in front of a player."""
    return [card for card in g.state.seats[seat].in_play if PRINTED[KIND[card]].colour == ORANGE]


def places(g: BangTable, seat: int) -> list[int]:
    """Where a player's load may lie: dangerous cards, then the character."""
    return [*dangerous(g, seat), CHARACTER]


def total(g: BangTable, seat: int) -> int:
    """All the load a player can pay with."""
    part = tokens(g)
    return sum([part.on(seat, card) for card in places(g, seat)])


def with_room(g: BangTable, seat: int) -> list[int]:
    """Where a player can put at least one more load, as long as there is any."""
    part = tokens(g)
    if not part.supply() or not g.state.seats[seat].alive:
        return []
    return [card for card in places(g, seat) if part.on(seat, card) < MOST]


# -- moving load -------------------------------------------------------------------------------------------


def add_load(
    g: BangTable, seat: int, card: int, count: int, event: type[LoadEvent] | None = LoadAdded
) -> None:
    """Load comes from the supply, as much as there is and as there is room for."""
    part = tokens(g)
    here = part.on(seat, card)
    added = min(count, MOST - here, part.supply())
    if added > 0:
        g.state.parts[LoadTokens.id] = with_load(part, seat, card, here + added)
        if event is not None and g.attentive:
            g.tell(event, seat, card, added)


def lift(g: BangTable, seat: int, card: int, count: int) -> int:
    """Load goes back to the supply, as much as is there; what it leaves empty is seen to by `run_empty`."""
    part = tokens(g)
    here = part.on(seat, card)
    lifted = min(count, here)
    g.state.parts[LoadTokens.id] = with_load(part, seat, card, here - lifted)
    return lifted


def run_empty(g: BangTable, seat: int, card: int) -> None:
    """A dangerous card without load is discarded at once; some do something then, unless they sleep (3.3)."""
    if card == CHARACTER or on(g, seat, card):
        return
    thing = HELD[seat][card]
    works = not g.silencer_of(thing)
    discard_card(g, seat, card, seat)
    if works:
        thing.emptied(g)


def pay_load(g: BangTable, seat: int, card: int, count: int) -> None:
    """A player pays load from one place."""
    paid = lift(g, seat, card, count)
    if g.attentive:
        g.tell(LoadPaid, seat, card, paid)
    run_empty(g, seat, card)


def remove_load(g: BangTable, seat: int, card: int, count: int) -> None:
    """Load goes off a card without paying for anything."""
    removed = lift(g, seat, card, count)
    if g.attentive:
        g.tell(LoadRemoved, seat, card, removed)
    run_empty(g, seat, card)


def take_load(g: BangTable, seat: int, target: int, cards: Sequence[int]) -> None:
    """A player takes 1 load from each of these places of another one onto the own character."""
    for card in cards:
        taken = lift(g, target, card, 1)
        if g.attentive:
            g.tell(LoadTaken, seat, target, card, taken)
    add_load(g, seat, CHARACTER, len(cards), None)
    for card in cards:
        run_empty(g, target, card)


def move_load(g: BangTable, seat: int, card: int) -> None:
    """A player moves 1 load from the own character to one of the own cards."""
    lift(g, seat, CHARACTER, 1)
    add_load(g, seat, card, 1, LoadMoved)
