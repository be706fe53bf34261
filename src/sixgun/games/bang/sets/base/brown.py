"""The brown cards of the base box."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import KIND, NO_CARD, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.demands import GiveBang
from sixgun.games.bang.effects import TAKE, TOSS, PickCard, draw, gain_life, to_hand, turn_up
from sixgun.games.bang.events import StoreCardTaken, StoreOpened
from sixgun.games.bang.harm import LoseLife, beer_gain
from sixgun.games.bang.kinds import (
    ANYONE,
    ANYONE_ELSE,
    IN_RANGE,
    NEAR,
    Brown,
    nothing_to_lose,
    with_loot,
)
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Take
from sixgun.games.bang.playing import affect, each_other
from sixgun.games.bang.queries import immune
from sixgun.games.bang.shooting import shoot
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Option, Refusal


class Bang(Brown):
    """A BANG! effect on a player in range; one BANG! card per turn."""

    aim: int = IN_RANGE
    limited: bool = True

    def play(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id, self.card)

    def echo(self, g: BangTable, target: int) -> None:
        """The same effect, but of no BANG! card."""
        shoot(g, self.owner, target, KIND[self.card])


class Beer(Brown):
    """Regain 1 life point, even to survive; no effect while only two players are left."""

    rescues: bool = True

    def play(self, g: BangTable, target: int) -> None:
        if len(g.state.ring) > 2:
            gain_life(g, self.owner, beer_gain(g, self.owner), self.owner)

    def echo(self, g: BangTable, target: int) -> None:
        """No Beer card is played: 1 life point, for anyone at any time."""
        gain_life(g, self.owner, 1, self.owner)


class CatBalou(Brown):
    """Any player discards a card: a random one from their hand, or one you choose in front of them."""

    aim: int = ANYONE
    picky: bool = True
    steady: bool = False

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        return nothing_to_lose(g, self, target, own_hand=True)

    def narrowed(self, g: BangTable, found: int) -> int:
        return with_loot(g, self, found, own_hand=True)

    def asks(self, g: BangTable, target: int) -> Sequence[Decision]:
        return (PickCard(self.owner, target, TOSS),)

    def play(self, g: BangTable, target: int) -> None:
        g.then(*self.asks(g, target))


class Duel(Brown):
    """The challenged player discards a BANG! card, then you, and so on; whoever stops loses 1 life point."""

    aim: int = ANYONE_ELSE
    book: bool = True

    def play(self, g: BangTable, target: int) -> None:
        g.then(DuelRound(target, self.owner, self.owner, self.id))


class DuelRound(GiveBang):
    """The player asked answers with a BANG! card and passes the question back, or loses a life point.

    Nothing settles before it is over. Only the challenger (`by`) is ever responsible for a loss.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "by", "cause")
    __slots__ = ("by", "cause", "other")
    prompt: ClassVar[str] = "duel"
    quiet: bool = True

    def __init__(self, seat: int, other: int, by: int, cause: str) -> None:
        self.seat = seat
        self.other = other
        self.by = by
        self.cause = cause

    def given(self, g: BangTable) -> None:
        if g.seat(self.other).alive:  # a ghost may have given up what kept them in the game
            g.then(DuelRound(self.other, self.seat, self.by, self.cause))

    def endured(self, g: BangTable) -> None:
        g.then(LoseLife(self.seat, 1, self.by, self.cause))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"other": g.names[self.other]}


class Gatling(Brown):
    """A BANG! effect on all other players."""

    def play(self, g: BangTable, target: int) -> None:
        each_other(g, self)

    def strike(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class GeneralStore(Brown):
    """Turn up a card for every player; each takes one, beginning with you."""

    book: bool = True
    together: bool = True

    def play(self, g: BangTable, target: int) -> None:
        around = g.state.clockwise_from(self.owner)
        there = [seat for seat in around if immune(g, seat, self.owner, (self.card,)) is None]
        affect(g, self, tuple(there))

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        open_store(g, self.owner, seats)


def open_store(g: BangTable, seat: int, customers: tuple[int, ...]) -> None:
    """Turn up a card for each of these players; they take one after another."""
    for _ in customers:
        card = turn_up(g)
        if card != NO_CARD:
            g.state.row.append(card)
    if g.attentive:
        g.tell(StoreOpened, seat, tuple(g.state.row))
    for customer in reversed(customers):
        g.then(PickFromStore(customer), SETTLE)


class PickFromStore(Decision):
    """Which of the turned-up cards a player takes."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "pick_from_store"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Take(card) for card in single(g.state.row)]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Take)
        g.state.row.remove(option.card)
        to_hand(g, self.seat, option.card)
        if g.attentive:
            g.tell(StoreCardTaken, self.seat, option.card)


class Indians(Brown):
    """All other players discard a BANG! card or lose 1 life point."""

    book: bool = True

    def play(self, g: BangTable, target: int) -> None:
        each_other(g, self)

    def strike(self, g: BangTable, target: int) -> None:
        g.then(FaceIndians(target, self.owner, self.id))


class FaceIndians(GiveBang):
    """A player discards a BANG! card or loses a life point."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause")
    __slots__ = ("by", "cause")
    prompt: ClassVar[str] = "indians"

    def __init__(self, seat: int, by: int, cause: str) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause

    def endured(self, g: BangTable) -> None:
        g.then(LoseLife(self.seat, 1, self.by, self.cause))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by] if self.by != NOBODY else ""}


class Missed(Brown):
    """Cancels a BANG! effect aimed at you."""

    reaction: bool = True
    evades: bool = True
    missed: bool = True


class Panic(Brown):
    """Take a card from a player at distance 1: a random one from the hand, or one of your choice in play."""

    aim: int = NEAR
    picky: bool = True
    steady: bool = False

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        return nothing_to_lose(g, self, target, own_hand=False)

    def narrowed(self, g: BangTable, found: int) -> int:
        return with_loot(g, self, found, own_hand=False)

    def asks(self, g: BangTable, target: int) -> Sequence[Decision]:
        return (PickCard(self.owner, target, TAKE),)

    def play(self, g: BangTable, target: int) -> None:
        g.then(*self.asks(g, target))


class Saloon(Brown):
    """All players regain 1 life point."""

    together: bool = True

    def play(self, g: BangTable, target: int) -> None:
        affect(g, self, g.state.clockwise_from(self.owner))

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        for seat in seats:
            if immune(g, seat, self.owner, (self.card,)) is None:
                gain_life(g, seat, 1, self.owner)


class Stagecoach(Brown):
    """Draw 2 cards."""

    def play(self, g: BangTable, target: int) -> None:
        draw(g, self.owner, 2, self.id)


class WellsFargo(Brown):
    """Draw 3 cards."""

    def play(self, g: BangTable, target: int) -> None:
        draw(g, self.owner, 3, self.id)
