"""The brown cards of The Great Train Robbery, without those that copy, swap or rob."""

from typing import ClassVar

from sixgun.games.bang.cards import DIAMONDS, HEARTS, NO_CARD, RANK, RANKS, SPADES
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect, draw, fetch, gain_life, to_hand
from sixgun.games.bang.events import CardReturned
from sixgun.games.bang.harm import LoseLife, Reckoning
from sixgun.games.bang.kinds import IN_RANGE, Brown
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Take
from sixgun.games.bang.playing import Each, affect
from sixgun.games.bang.queries import deciding_suit
from sixgun.games.bang.sets.great_train_robbery.buying import TakeOver
from sixgun.games.bang.sets.great_train_robbery.part import train_of
from sixgun.games.bang.sets.great_train_robbery.train import advance
from sixgun.games.bang.shooting import shoot
from sixgun.kernel.asks import Option, Refusal, refusal

JACK = RANKS.index("J") + 2


class Cactus(Brown):
    """A Missed! effect; then draw!: hearts or diamonds regain 1 life point."""

    reaction: bool = True
    evades: bool = True

    def answered(self, g: BangTable) -> None:
        g.then(Check(self.owner, self.id, self.card))

    def checked(self, g: BangTable, card: int) -> None:
        red = card != NO_CARD and deciding_suit(g, card) in (HEARTS, DIAMONDS)
        if tell_check(g, self.owner, self.id, red):
            gain_life(g, self.owner, 1, self.owner)


class Evaded(Brown):
    """A Missed! effect; you take the card it was used against."""

    reaction: bool = True
    evades: bool = True
    counters: bool = True
    takes_booty: bool = True


class FullSteam(Brown):
    """The train goes to the end of the line; you decide if the locomotive does nothing or acts twice."""

    def play(self, g: BangTable, target: int) -> None:
        advance(g, self.owner, self.id, to_the_end=True)


class KnifeRevolver(Brown):
    """A BANG! effect in range, one of the BANG! cards of the turn; draw!: J, Q, K, A bring it back."""

    aim: int = IN_RANGE
    limited: bool = True

    def play(self, g: BangTable, target: int) -> None:
        g.then(Retrieve(self.owner, self.id, self.card))
        shoot(g, self.owner, target, self.id)

    def checked(self, g: BangTable, card: int) -> None:
        lucky = card != NO_CARD and RANK[card] >= JACK
        if tell_check(g, self.owner, self.id, lucky) and fetch(g, self.owner, self.card):
            to_hand(g, self.owner, self.card)
            if g.attentive:
                g.tell(CardReturned, self.owner, self.card)


class Retrieve(BangEffect):
    """A shot is over: its player draws! for the card, which may come back."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "card")
    __slots__ = ("card", "kind", "seat")

    def __init__(self, seat: int, kind: str, card: int) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card

    def run(self, g: BangTable) -> None:
        if g.seat(self.seat).alive:
            g.then(Check(self.seat, self.kind, self.card))


class MostWanted(Brown):
    """Draw 1 card; then every player draws!, you first: spades lose 1 life point."""

    def play(self, g: BangTable, target: int) -> None:
        draw(g, self.owner, 1, self.id)
        g.then(Reckoning())
        affect(g, self, g.state.clockwise_from(self.owner))

    def strike(self, g: BangTable, target: int) -> None:
        g.then(Check(target, self.id, self.card))

    def checked(self, g: BangTable, card: int) -> None:
        safe = card == NO_CARD or deciding_suit(g, card) != SPADES
        if not tell_check(g, self.owner, self.id, safe):
            g.then(LoseLife(self.owner, 1, g.nearest(Each).seat, self.id))


class NextStop(Brown):
    """Draw 1 card; the train advances by one station."""

    def play(self, g: BangTable, target: int) -> None:
        draw(g, self.owner, 1, self.id)
        advance(g, self.owner, self.id)


class WaterTower(Brown):
    """Take any car of the train for nothing."""

    takes_cars: bool = True
    steady: bool = False

    def playable(self, g: BangTable) -> bool:
        return bool(train_of(g).cars)

    def refuses(self, g: BangTable) -> Refusal | None:
        return None if self.playable(g) else refusal("no-cars", "great train robbery 9", card=self.id)

    def play(self, g: BangTable, target: int) -> None:
        g.then(TakeCar(self.owner, self.id))


class TakeCar(Decision):
    """Which car of the train a player takes for nothing."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("source",)
    of_turn: bool = True
    prompt: ClassVar[str] = "take_car"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Take(car) for car in train_of(g).cars]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Take)
        g.then(TakeOver(self.seat, option.card, "", False))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}
