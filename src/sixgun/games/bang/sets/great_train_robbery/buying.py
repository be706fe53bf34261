"""Acquiring cars: which ones a player can pay for, paying, and taking them off the train (4)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import SPENT, BangEffect, discard_card, spend_card
from sixgun.games.bang.kinds import HELD
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Discard, Play, Spend
from sixgun.games.bang.paying import pay
from sixgun.games.bang.playing import Act, play_card, ways_to_play
from sixgun.games.bang.sets.great_train_robbery.coupling import Couple, uncouple
from sixgun.games.bang.sets.great_train_robbery.part import TrainPart, at_the_end, note, paired, train_of
from sixgun.games.bang.sets.great_train_robbery.railcar import car_of, give_place
from sixgun.games.bang.sets.great_train_robbery.told import AcquireCar, CarAcquired, MoveTrain
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import Query, change

if TYPE_CHECKING:
    from sixgun.games.bang.sets.great_train_robbery.stations import _Station

BUYING: Final = "great train robbery 4"


class CarLimit(Query[int]):
    """How many cars a player may acquire in their own turn. About: seat."""


def car_limit(g: BangTable, seat: int) -> int:
    """One."""
    return g.query(CarLimit, 1, seat) if g.changes[seat] & CAR_LIMIT else 1


def limit_reached(g: BangTable, seat: int) -> Refusal | None:
    """Why a player cannot acquire another car this turn."""
    if train_of(g).bought < car_limit(g, seat):
        return None
    return refusal("car-limit", f"{BUYING}.1")


def station(g: BangTable, id: str, seat: int) -> "_Station":
    """A station as a player sees it who might pay there."""
    return cast("_Station", g.bound(id, seat))


def purchases(g: BangTable, seat: int, train: TrainPart) -> list[Option]:
    """The cars a player can pay for where the train stands."""
    if limit_reached(g, seat) is not None:
        return []
    return [AcquireCar(car) for car, stop in paired(train) if station(g, stop, seat).refuses(g) is None]


def why_no_purchases(g: BangTable, seat: int) -> list[Closed]:
    """The cars of the train a player cannot acquire now, with reasons."""
    train = train_of(g)
    stops = dict(paired(train))
    over = limit_reached(g, seat)
    found: list[Closed] = []
    for car in train.cars:
        why = over
        if why is None and car not in stops:
            why = refusal("no-station", f"{BUYING}.2", card=KIND[car])
        if why is None:
            why = station(g, stops[car], seat).refuses(g)
        if why is not None:
            found.append(Closed(AcquireCar(car), why))
    return found


def why_no_move(g: BangTable, seat: int) -> Refusal | None:
    """Why a player cannot advance the train in order to acquire a car."""
    train = train_of(g)
    if train.moved:
        return refusal("train-moved", f"{BUYING}.2")
    over = limit_reached(g, seat)
    if over is not None:
        return over
    ahead = train.changed(pos=train.pos + 1)
    if purchases(g, seat, ahead) or g.offered(BuyCar(seat, True)):
        return None
    return refusal("no-car-then", f"{BUYING}.2")


class BuyCar(Decision):
    """Which car a player acquires: after the free move one has to be, at the end of the line one may be.

    At the end of the line cards may be played that take a car, if it is the player's phase 2.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "obliged")
    __slots__ = ("obliged",)
    settles: bool = True
    of_turn: bool = True
    prompt: ClassVar[str] = "buy_car"

    def __init__(self, seat: int, obliged: bool) -> None:
        self.seat = seat
        self.obliged = obliged

    def own_choices(self, g: BangTable) -> list[Option]:
        if not g.seat(self.seat).alive or not train_of(g).cars or limit_reached(g, self.seat) is not None:
            return []
        found = [*purchases(g, self.seat, train_of(g)), *g.offered(self)]
        if self.obliged:
            return found or [PASS]  # only where somebody imagines a hand that cannot pay
        return [PASS, *found, *self.plays(g)]

    def plays(self, g: BangTable) -> list[Option]:
        """The hand cards that take a car off the train, in phase 2."""
        if not any(isinstance(frame, Act) for frame in g.state.agenda):
            return []
        found: list[Option] = []
        for card in g.seat(self.seat).hand:
            if getattr(HELD[self.seat][card], "takes_cars", False):
                found.extend(ways_to_play(g, self.seat, card))
        return found

    def aloud(self, g: BangTable) -> bool:
        return bool(g.seat(self.seat).hand)

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Play):
            self.again(g)
            play_card(g, self.seat, option.card, option.kind, option.target)

    def again(self, g: BangTable) -> None:
        """One obligation, one car; another may follow, at the end of the line before the locomotive acts."""
        if at_the_end(train_of(g)):
            g.state.agenda.append(BuyCar(self.seat, False))

    def closed(self, g: BangTable) -> Sequence[Closed]:
        return why_no_purchases(g, self.seat)


def start_purchase(g: BangTable, seat: int, car: int) -> None:
    """A player pays for a car at the station where it stands and takes it."""
    stop = dict(paired(train_of(g)))[car]
    station(g, stop, seat).collect(g, car)


class PayFare(Decision):
    """Which cards, from the hand or in front of the player, are discarded for a car (4.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "station", "card", "left")
    __slots__ = ("card", "left", "station")
    of_turn: bool = True
    prompt: ClassVar[str] = "pay_fare"

    def __init__(self, seat: int, station: str, card: int, left: int) -> None:
        self.seat = seat
        self.station = station
        self.card = card
        self.left = left

    def own_choices(self, g: BangTable) -> list[Option]:
        if not g.seat(self.seat).alive:
            return []
        return station(g, self.station, self.seat).means(g) or [PASS]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def aloud(self, g: BangTable) -> bool:
        return bool(g.seat(self.seat).hand)

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Spend):
            if len(g.seat(self.seat).hand) == 1:
                g.state.reveals += 1
            spend_card(g, self.seat, option.card, option.kind)
        elif isinstance(option, Discard) and option.card in g.seat(self.seat).hand:
            pay(g, self.seat, option.card, SPENT)
        elif isinstance(option, Discard):
            discard_card(g, self.seat, option.card, self.seat)
        else:
            return  # only where somebody imagines a hand that cannot pay
        if self.left > 1:
            g.then(PayFare(self.seat, self.station, self.card, self.left - 1))
        else:
            g.then(TakeOver(self.seat, self.card, self.station, True))

    def closed(self, g: BangTable) -> Sequence[Closed]:
        return station(g, self.station, self.seat).not_means(g)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"station": self.station, "card": KIND[self.card], "left": self.left}


class TakeOver(BangEffect):
    """A car comes off the train; `counts` if it is the car of the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "station", "counts")
    __slots__ = ("card", "counts", "seat", "station")

    def __init__(self, seat: int, card: int, station: str, counts: bool) -> None:
        self.seat = seat
        self.card = card
        self.station = station
        self.counts = counts

    def run(self, g: BangTable) -> None:
        if not g.seat(self.seat).alive or self.card not in train_of(g).cars:  # the price was too high
            return
        uncouple(g, self.card)
        if self.counts:
            note(g, bought=train_of(g).bought + 1)
        g.tell(CarAcquired, self.seat, self.card, self.station)
        g.then(Couple())
        give_place(g, self.seat, self.card, car_of(self.seat, self.card).homes(g))


CAR_LIMIT: Final[int] = change(CarLimit)
MOVE_TRAIN: Final = MoveTrain()
