"""How the state of the train comes about: dealt with the cards, or read from a position in words."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import KIND, beside, pile_cards
from sixgun.games.bang.model import NOBODY, BangState
from sixgun.games.bang.parts import Keeper, Part
from sixgun.games.bang.sets.great_train_robbery.part import (
    ENGINES,
    IRONHORSE,
    STATION,
    TRAIN_SIZE,
    UNSEEN,
    TrainPart,
)
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, flag, one_of, shown, whole
from sixgun.kernel.rng import CountedRng

NOT_YET: Final = "none"
"""The locomotive before its side has been drawn for."""

FIRST_STOP: Final = 1
"""Where the locomotive stands in a position that does not say it: after the first advance."""

MANY: Final = 100
UNKNOWN: Final = "unknown"


class TrainKeeper(Keeper):
    """Lays stations and cars, and reads and writes everything in words."""

    parts: ClassVar[tuple[str, ...]] = (TrainPart.id,)
    table_words: ClassVar[tuple[str, ...]] = (
        *("locomotive", "train_pos", "stations", "train", "car_deck", "car_under", "loose_cars"),
        *("cars_bought", "car_taken", "free_move_used"),
    )
    player_words: ClassVar[tuple[str, ...]] = ("car_early", "rider", "riding")
    lists: ClassVar[tuple[str, ...]] = ("loose_cars",)
    tops: ClassVar[tuple[str, ...]] = ("stations", "train", "car_deck")
    bottoms: ClassVar[tuple[str, ...]] = ("car_under",)

    def deal(self, state: BangState, settings: Mapping[str, int | str]) -> TrainPart:
        """The side of the locomotive is drawn for only when the hands are dealt."""
        stations = list(pile_cards(state.boxes, STATION))
        state.rng.shuffle(stations)
        cars = list(beside(state.boxes))
        state.rng.shuffle(cars)
        train = tuple(reversed(cars[-TRAIN_SIZE:]))
        return TrainPart("", 0, tuple(stations[: len(state.seats)]), train, tuple(cars[:-TRAIN_SIZE]))

    # -- positions -----------------------------------------------------------------------------------------

    def read(self, written: Written, state: BangState) -> TrainPart:
        table = written.table
        in_play = [card for seat in state.seats for card in seat.in_play]
        left = [car for car in beside(state.boxes) if car not in in_play]
        train = self.read_cars(table.get("train"), ("train",), left)
        under = self.read_cars(table.get("car_under"), ("car_under",), left)
        loose = self.read_cars(table.get("loose_cars"), ("loose_cars",), left)
        top = self.read_cars(table.get("car_deck"), ("car_deck",), left)
        if len(train) > TRAIN_SIZE:
            raise BadPosition(("train",), f"a train has {TRAIN_SIZE} cars, not {len(train)}")
        CountedRng(bytes(16)).shuffle(left)
        if "train" not in table:
            train = (*top[:TRAIN_SIZE], *left[: max(0, TRAIN_SIZE - len(top))])
            left = [car for car in left if car not in train]
            top = tuple([car for car in top if car not in train])
        early, rider, riding = self.read_players(written)
        return TrainPart(
            self.read_engine(table.get("locomotive"), written.midway),
            whole(table.get("train_pos", FIRST_STOP), ("train_pos",), 0, len(state.seats)),
            self.read_stations(table.get("stations"), state),
            train,
            (*left, *reversed(top)),
            under,
            loose,
            whole(table.get("cars_bought", 0), ("cars_bought",), 0, MANY),
            flag(table.get("car_taken", False), ("car_taken",)),
            flag(table.get("free_move_used", False), ("free_move_used",)),
            early,
            rider,
            riding,
        )

    def read_engine(self, value: Json, midway: bool) -> str:
        """The side of the locomotive that is up."""
        if value == NOT_YET and midway:
            return ""
        return one_of(IRONHORSE if value is None else value, ("locomotive",), "locomotive", ENGINES)

    def read_stations(self, value: Json, state: BangState) -> tuple[str, ...]:
        """The row of stations from left to right; what is not named follows in the printed order."""
        known = pile_cards(state.boxes, STATION)
        count = len(state.seats)
        found: list[str] = []
        for index, item in enumerate(items(value, ("stations",), "stations")):
            word = item.replace(" ", "_") if isinstance(item, str) else item
            found.append(one_of(word, ("stations", str(index)), "station", known))
            if found[-1] in found[:-1]:
                raise BadPosition(("stations", str(index)), f"{found[-1]} is there only once")
        if len(found) > count:
            raise BadPosition(("stations",), f"{count} players have a row of {count} stations")
        rest = [station for station in known if station not in found]
        return (*found, *rest[: count - len(found)])

    def read_cars(self, value: Json, path: tuple[str, ...], left: list[int]) -> tuple[int, ...]:
        """The cars of a list, taken out of those that are left."""
        known = {KIND[car]: car for car in left}
        found: list[int] = []
        for index, item in enumerate(items(value, path, "railcars")):
            word = item.replace(" ", "_") if isinstance(item, str) else item
            if word == UNKNOWN:
                raise BadPosition((*path, str(index)), "every card of a position has to be named")
            car = known[one_of(word, (*path, str(index)), "railcar that is left", sorted(known))]
            if car not in left:
                raise BadPosition((*path, str(index)), f"{word} is written twice; each is there once")
            left.remove(car)
            found.append(car)
        return tuple(found)

    def read_players(self, written: Written) -> tuple[int, int, bool]:
        """Who has acquired cars before the turn really began, and whose extra turn is the last one."""
        early, rider, riding = NOBODY, NOBODY, False
        for seat, (name, entries) in enumerate(written.players.items()):
            if flag(entries.get("car_early", False), (name, "car_early")):
                early = seat
            if flag(entries.get("rider", False), (name, "rider")):
                rider = seat
            if flag(entries.get("riding", False), (name, "riding")):
                rider, riding = seat, True
        return early, rider, riding

    # -- in words ------------------------------------------------------------------------------------------

    def tell(self, part: Part, names: Sequence[str]) -> Written:
        train = cast(TrainPart, part)
        players: dict[str, dict[str, Json]] = {}
        for seat, name in enumerate(names):
            rides = train.rider == seat
            players[name] = {
                "car_early": train.early == seat,
                "rider": rides and not train.riding,
                "riding": rides and train.riding,
            }
        table: dict[str, Json] = {
            "locomotive": train.engine or NOT_YET,
            "train_pos": train.pos,
            "stations": [*train.stations],
            "train": in_words(train.cars),
            "car_deck": in_words(train.deck[::-1]),
            "car_under": in_words(train.under),
            "loose_cars": in_words(train.loose),
            "cars_bought": train.bought,
            "car_taken": train.taken,
            "free_move_used": train.moved,
        }
        return Written(players, table)


def items(value: Json, path: tuple[str, ...], what: str) -> Sequence[Json]:
    """The items of a list; a single one need not be a list."""
    found = [] if value is None else [value] if isinstance(value, str) else value
    if not isinstance(found, list):
        raise BadPosition(path, f"{path[-1]} is a list of {what}, not {shown(value)}")
    return found


def in_words(cars: Sequence[int]) -> list[Json]:
    """Cars as positions write them."""
    return [UNKNOWN if car == UNSEEN else KIND[car] for car in cars]


KEEPER: Final = TrainKeeper()
