"""The train advances, reaches the end of the line, and is put together again (3 and 5)."""

from typing import Any, ClassVar

from sixgun.games.bang.cards import pile_cards
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.playing import affect
from sixgun.games.bang.procedures import Stepped
from sixgun.games.bang.sets.great_train_robbery.buying import BuyCar
from sixgun.games.bang.sets.great_train_robbery.part import (
    IRONHORSE,
    LELAND,
    STATION,
    TRAIN_SIZE,
    note,
    train_of,
)
from sixgun.games.bang.sets.great_train_robbery.told import (
    DOUBLE_ENGINE,
    FREE_MOVE,
    SKIP_ENGINE,
    EngineRuns,
    EngineSkipped,
    TrainMoved,
    TrainRebuilt,
)
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event


def advance(g: BangTable, seat: int, cause: str, to_the_end: bool = False) -> None:
    """The train advances by one station, or straight to the end of the line."""
    train = train_of(g)
    count = len(train.stations)
    pos = count if to_the_end else train.pos + 1
    note(g, pos=pos)
    g.then(Arrival(seat, cause, train.stations[pos] if pos < count else "", pos >= count, to_the_end))


class Arrival(Stepped):
    """The train has advanced: everyone reacts to that, and at the end of the line much follows.

    Attributes:
        seat, cause: Because of whom and what.
        station, end: Where it is now.
        steered: Whether that player decides what the locomotive does at the end of the line.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause", "station", "end", "steered", "stage")
    __slots__ = ("cause", "end", "seat", "station", "steered")
    steps: ClassVar[tuple[type[Event], ...]] = (TrainMoved,)

    def __init__(self, seat: int, cause: str, station: str, end: bool, steered: bool, stage: int = 0) -> None:
        self.seat = seat
        self.cause = cause
        self.station = station
        self.end = end
        self.steered = steered
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.cause, self.station, self.end)

    def conclude(self, g: BangTable) -> None:
        obliged = self.cause == FREE_MOVE
        if self.end:
            engine = Steer(self.seat) if self.steered else RunEngine()
            g.then(BuyCar(g.state.active, obliged), engine, Rebuild())
        elif obliged:
            g.then(BuyCar(self.seat, True))


class RunEngine(BangEffect):
    """The locomotive does at the end of the line what its side says, the active player first."""

    __slots__ = ()
    settles: bool = True

    def run(self, g: BangTable) -> None:
        seat = g.state.active
        engine = train_of(g).engine
        g.tell(EngineRuns, seat, engine)
        affect(g, g.bound(engine, seat), g.state.clockwise_from(seat))


class Steer(Decision):
    """Whether the locomotive does nothing or does what it does twice."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    settles: bool = True
    prompt: ClassVar[str] = "full_steam"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [SKIP_ENGINE, DOUBLE_ENGINE] if g.seat(self.seat).alive else []

    def chosen(self, g: BangTable, option: Option) -> None:
        if option is DOUBLE_ENGINE:
            g.then(RunEngine(), RunEngine())
        else:
            g.tell(EngineSkipped, self.seat, train_of(g).engine)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"engine": train_of(g).engine}


class Rebuild(BangEffect):
    """A new row of stations, all cars of train and deck shuffled, the locomotive turned over."""

    __slots__ = ()
    settles: bool = True

    def run(self, g: BangTable) -> None:
        state = g.state
        train = train_of(g)
        stations = list(pile_cards(state.boxes, STATION))
        state.rng.shuffle(stations)
        cars = [*train.cars, *train.deck, *train.under]
        state.rng.shuffle(cars)
        behind = min(TRAIN_SIZE, len(cars))
        state.reveals += 1
        note(
            g,
            engine=LELAND if train.engine == IRONHORSE else IRONHORSE,
            pos=0,
            stations=tuple(stations[: len(train.stations)]),
            cars=tuple(reversed(cars[len(cars) - behind :])),
            deck=tuple(cars[: len(cars) - behind]),
            under=(),
        )
        train = train_of(g)
        g.tell(TrainRebuilt, train.engine, train.stations, train.cars)
