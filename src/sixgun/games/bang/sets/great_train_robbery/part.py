"""The state of the train: where it is, which cars it has, and what the active player has done with it."""

from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import beside
from sixgun.games.bang.model import NOBODY, BangState, BangTable
from sixgun.games.bang.parts import Part
from sixgun.kernel.rng import Rng

STATION: Final = "station"
"""The name of the pile of stations."""

TRAIN_SIZE: Final = 3
"""How many cars follow the locomotive, as long as there are enough."""

UNSEEN: Final = -1
"""A car that lies face down."""

IRONHORSE: Final = "ironhorse"
LELAND: Final = "leland"
ENGINES: Final = (IRONHORSE, LELAND)
"""The two sides of the locomotive."""


class TrainPart(Part):
    """What The Great Train Robbery adds to the state.

    Attributes:
        engine: Which side of the locomotive is up; empty before it has been drawn for.
        pos: The place in the row of stations where the locomotive stands; one more than the last at the end
            of the line.
        stations: The row, from left to right.
        cars: The cars of the train, from the locomotive backwards.
        deck: The car deck as far as nobody knows its order, the next car last.
        under: Cars put under the deck since it was last shuffled, the lowest last; everyone saw them.
        loose: Cars that are just being placed.
        bought: How many cars the active player has acquired that count for the limit of the turn.
        taken: Whether one of them came by an ability that works once per turn.
        moved: Whether the active player has used the free move.
        early: Who acquired cars for a turn that has not yet come to its resetting step.
        rider: Who gets or has an extra turn after which there is no other.
        riding: Whether that turn is running.
    """

    id: ClassVar[str] = "train"
    by_player: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = (
        *("engine", "pos", "stations", "cars", "deck", "under", "loose"),
        *("bought", "taken", "moved", "early", "rider", "riding"),
    )
    __slots__ = (
        *("engine", "pos", "stations", "cars", "deck", "under", "loose"),
        *("bought", "taken", "moved", "early", "rider", "riding"),
    )

    def __init__(
        self,
        engine: str,
        pos: int,
        stations: tuple[str, ...],
        cars: tuple[int, ...],
        deck: tuple[int, ...],
        under: tuple[int, ...] = (),
        loose: tuple[int, ...] = (),
        bought: int = 0,
        taken: bool = False,
        moved: bool = False,
        early: int = NOBODY,
        rider: int = NOBODY,
        riding: bool = False,
    ) -> None:
        self.engine = engine
        self.pos = pos
        self.stations = stations
        self.cars = cars
        self.deck = deck
        self.under = under
        self.loose = loose
        self.bought = bought
        self.taken = taken
        self.moved = moved
        self.early = early
        self.rider = rider
        self.riding = riding

    def next_turn(self) -> "TrainPart":
        """What was done with the train is forgotten, unless it was done at the very start of this turn."""
        part = self
        if part.early != NOBODY:
            part = part.changed(early=NOBODY)
        elif part.bought or part.taken or part.moved:
            part = part.changed(bought=0, taken=False, moved=False)
        if part.rider != NOBODY:
            part = part.changed(rider=NOBODY if part.riding else part.rider, riding=not part.riding)
        return part

    def without_player(self, seat: int) -> "TrainPart":
        """Nobody's turn goes on who is out."""
        part = self
        if part.early == seat:
            part = part.changed(early=NOBODY)
        if part.rider == seat:
            part = part.changed(rider=NOBODY, riding=False)
        return part

    # -- secrets: only the order of the cars that lie face down -----------------------------------------

    def seen_by(self, state: BangState, seat: int) -> "TrainPart":
        return self.changed(deck=(UNSEEN,) * len(self.deck))

    def imagined(self, view: object, state: BangState, rng: Rng) -> "TrainPart":
        return self.filled(state, rng)

    def reshuffled(self, state: BangState, reader: int, rng: Rng) -> "TrainPart":
        return self.filled(state, rng)

    def filled(self, state: BangState, rng: Rng) -> "TrainPart":
        """The same with another order of the deck."""
        return self.changed(deck=tuple(rng.sample(self.face_down(state), len(self.deck))))

    def face_down(self, state: BangState) -> list[int]:
        """The cars that lie face down; everyone can tell which they are, but not in what order."""
        seen = {*self.cars, *self.under, *self.loose}
        for player in state.seats:
            seen.update(player.in_play)
        return [car for car in beside(state.boxes) if car not in seen]


def train_of(g: BangTable) -> TrainPart:
    """The part of a table with a train."""
    return cast(TrainPart, g.state.parts[TrainPart.id])


def note(g: BangTable, **changes: object) -> None:
    """Change what the part keeps."""
    g.state.parts[TrainPart.id] = train_of(g).changed(**changes)


def paired(train: TrainPart) -> list[tuple[int, str]]:
    """The cars that stand at a station, from the locomotive backwards, each with its station."""
    found: list[tuple[int, str]] = []
    for number, car in enumerate(train.cars, 1):
        if 0 <= train.pos - number < len(train.stations):
            found.append((car, train.stations[train.pos - number]))
    return found


def at_the_end(train: TrainPart) -> bool:
    """Whether the locomotive has passed the last station."""
    return train.pos >= len(train.stations)
