"""The brown cards Armed & Dangerous adds."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import NO_CARD
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.demands import GiveBang
from sixgun.games.bang.effects import TAKE, TOSS, PickCard, commanded, draw, gain_life
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import ANYONE, IN_RANGE, Brown
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Pick
from sixgun.games.bang.playing import each_other
from sixgun.games.bang.sets.armed_and_dangerous.load import note, on, places, take_load, total
from sixgun.games.bang.sets.armed_and_dangerous.paying import PlaceLoad, Regain
from sixgun.games.bang.sets.armed_and_dangerous.shots import Release
from sixgun.games.bang.sets.armed_and_dangerous.upgradable import Multiplied, Regained, Upgradable
from sixgun.games.bang.shooting import shoot
from sixgun.kernel.asks import Option, Refusal, refusal


class ALittleNip(Upgradable):
    """Regain 1 life point; 3 load: 1 more, as often as you pay."""

    price: int = 3

    def play_more(self, g: BangTable, target: int, extras: tuple[int, ...]) -> None:
        gain_life(g, self.owner, 1 + sum(extras), self.owner)


class Arrow(Multiplied):
    """Any player discards a BANG! card or loses 1 life point; 1 load: one more player."""

    aim: int = ANYONE
    price: int = 1

    def strike(self, g: BangTable, target: int) -> None:
        g.then(FaceArrow(target, self.owner, self.id))


class FaceArrow(GiveBang):
    """A player discards a BANG! card or is hit by an arrow."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause")
    __slots__ = ("by", "cause")
    prompt: ClassVar[str] = "arrow"

    def __init__(self, seat: int, by: int, cause: str) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause

    def endured(self, g: BangTable) -> None:
        g.then(LoseLife(self.seat, 1, self.by, self.cause))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by] if self.by != NOBODY else ""}


class Caravan(Upgradable):
    """Draw 2 cards; 2 load: 1 more, as often as you pay."""

    price: int = 2

    def play_more(self, g: BangTable, target: int, extras: tuple[int, ...]) -> None:
        draw(g, self.owner, 2 + sum(extras), self.id)


class Duck(Brown):
    """A Missed! effect; 2 load: you take the card back."""

    reaction: bool = True
    evades: bool = True
    price: int = 2

    def answered(self, g: BangTable) -> None:
        if total(g, self.owner) >= self.price:
            g.then(Regain(self.owner, self.card, self.id, self.price))


class Flintlock(Regained):
    """A BANG! effect on a player in range; 2 load if it was cancelled: you take the card back."""

    aim: int = IN_RANGE
    price: int = 2

    def play(self, g: BangTable, target: int) -> None:
        note(g, shot=(self.card,))
        g.then(Release())
        shoot(g, self.owner, target, self.id)


class QuickShot(Multiplied):
    """A BANG! effect on a player in range; 1 load: one more player in range."""

    aim: int = IN_RANGE
    price: int = 1

    def strike(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class Reloading(Brown):
    """Take 3 load and spread them over your dangerous cards and your character."""

    def play(self, g: BangTable, target: int) -> None:
        g.then(*[PlaceLoad(self.owner, 1, False) for _ in range(3)])


class Rust(Brown):
    """Take 1 load from every dangerous card and the character of each other player onto your character."""

    def play(self, g: BangTable, target: int) -> None:
        each_other(g, self)

    def strike(self, g: BangTable, target: int) -> None:
        loaded = [card for card in places(g, target) if on(g, target, card)]
        take_load(g, self.owner, target, loaded)


class Squaw(Upgradable):
    """Discard any card in play; 2 load: take it instead."""

    aim: int = ANYONE
    picky: bool = True
    steady: bool = False
    price: int = 2
    most: int = 1

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        return nothing_in_play(g, target)

    def asks(self, g: BangTable, target: int) -> Sequence[Decision]:
        return (PickLaid(self.owner, target, TOSS),)

    def play_more(self, g: BangTable, target: int, extras: tuple[int, ...]) -> None:
        g.then(PickLaid(self.owner, target, TAKE if extras else TOSS))


class PickLaid(PickCard):
    """Which card in front of a player is taken or discarded."""

    __slots__ = ()

    def own_choices(self, g: BangTable) -> list[Option]:
        options: list[Option] = [Pick(self.target, card) for card in g.state.seats[self.target].in_play]
        order = commanded(g, self.seat)
        return options if order is None else order.announced(options)


def nothing_in_play(g: BangTable, target: int, leaving: int = NO_CARD) -> Refusal | None:
    """Why what needs a card in play cannot be aimed at a player; `leaving` will be gone by then."""
    if any(card != leaving for card in g.state.seats[target].in_play):
        return None
    return refusal("nothing-laid", "armed and dangerous 6", player=g.names[target])
