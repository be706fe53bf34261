"""The Great Train Robbery at the terminal: the train under its stations, with what every car costs there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, cast

from rich.cells import cell_len
from rich.text import Text

from sixgun.games.bang.cards import KIND, pile_cards
from sixgun.games.bang.sets.great_train_robbery.part import TrainPart
from sixgun.games.bang.view import BangView
from sixgun.terminal.bang.brought import Brought
from sixgun.terminal.look import Look, flow
from sixgun.texts import Speaker

ENGINE: Final = "▰▶"
HERE: Final = "▲"
END: Final = "▌"
COUPLING: Final = "═"

PILED: Final = ("railcar", "station", "locomotive")


class Wagon(NamedTuple):
    """A car of the train and the station it stands at; empty for none."""

    card: int
    station: str


@dataclass(frozen=True)
class Train(Brought):
    """The train as everyone sees it.

    Attributes:
        engine: The side of the locomotive that is up.
        stations: The row of stations.
        cars: The cars of the train, from the locomotive backwards.
        pos: Where the locomotive stands; the number of stations at the End of the Line.
        deck: How many cars lie face down.
        under: The cars discarded under the deck.
        pool: Every card of the box that has neither rank nor suit.
    """

    engine: str
    stations: tuple[str, ...]
    cars: tuple[int, ...]
    pos: int
    deck: int
    under: tuple[int, ...]
    pool: tuple[str, ...]

    signs: ClassVar[str] = "ui-train-signs"

    # -- drawn ---------------------------------------------------------------------------------------

    def rows(self, width: int, room: int, look: Look, speaker: Speaker) -> list[Text]:
        """The train under its stations where it fits, else in two rows of words; one row at least."""
        if not self.engine:
            return []
        drawn = self._drawn(width, look, speaker) if room >= 4 else []
        if drawn:
            return drawn[:room]
        return [*self._for_sale(width, look, speaker), *self._ahead(width, look, speaker)][: max(1, room)]

    def _drawn(self, width: int, look: Look, speaker: Speaker) -> list[Text]:
        """Stations, prices and train in three rows, one column for each place; nothing if too wide."""
        first = min(0, self.pos - len(self.cars))
        columns = [self._column(at, speaker) for at in range(first, len(self.stations) + 1)]
        wide = [max(map(cell_len, column)) for column in columns]
        if sum(wide) + 3 * (len(wide) - 1) > width:
            return []
        inks = (f"bold {look.leather_brass}", look.on_leather, f"bold {look.on_leather}")
        rows = []
        for line, ink in enumerate(inks):
            row = Text()
            for number, (column, cells) in enumerate(zip(columns, wide, strict=True)):
                at = first + number
                coupled = line == 2 and self.pos - len(self.cars) < at <= self.pos
                gap = f" {COUPLING} " if coupled else "   "
                row.append(gap if number else "", look.on_leather)
                text = column[line]
                row.append(text.center(cells + len(text) - cell_len(text)), ink)
            rows.append(row)
        return rows

    def _column(self, at: int, speaker: Speaker) -> tuple[str, str, str]:
        """A place on the line: its name, its price, and what of the train stands there."""
        if 0 <= at < len(self.stations):
            id = self.stations[at]
            name, price = speaker.name("card", id), short_price(id, speaker)
        else:
            name, price = (speaker.text("ui-train-end") if at >= 0 else ""), ""
        if at == self.pos:
            return name, price, f"{speaker.name('card', self.engine)} {ENGINE}"
        place = self.pos - at - 1
        car = f"[{speaker.name('card', KIND[self.cars[place]])}]" if 0 <= place < len(self.cars) else ""
        return name, price, car

    def _for_sale(self, width: int, look: Look, speaker: Speaker) -> list[Text]:
        """The locomotive and its cars with the places where they stand."""
        words = [Text(f"{ENGINE} {self._where(speaker)}", f"bold {look.leather_brass}")]
        for wagon in self.wagons():
            car = speaker.name("card", KIND[wagon.card])
            if wagon.station:
                station = speaker.name("card", wagon.station)
                words.append(Text(f"{COUPLING} {car}", f"bold {look.on_leather}"))
                words[-1].append(f" {station} ({short_price(wagon.station, speaker)})", look.on_leather)
            else:
                words.append(Text(f"{COUPLING} {car}", look.on_leather))
        return flow(words, width, Text(), 2)

    def _ahead(self, width: int, look: Look, speaker: Speaker) -> list[Text]:
        """What is still to come."""
        words = [Text(speaker.text("ui-train-ahead"), look.leather_brass)]
        for id in self.stations[self.pos + 1 :]:
            name, price = speaker.name("card", id), short_price(id, speaker)
            words.append(Text(f"{name} ({price}) ·", look.on_leather))
        words.append(Text(speaker.text("ui-train-end"), look.on_leather))
        return flow(words, width, Text(), 2)

    # -- in words ------------------------------------------------------------------------------------

    def wagons(self) -> list[Wagon]:
        """The cars with their stations, from the locomotive backwards."""
        places = [self.pos - number - 1 for number in range(len(self.cars))]
        known = range(len(self.stations))
        return [
            Wagon(card, self.stations[at] if at in known else "")
            for card, at in zip(self.cars, places, strict=True)
        ]

    def _where(self, speaker: Speaker) -> str:
        """The locomotive and where it stands."""
        engine = speaker.name("card", self.engine)
        return speaker.text("ui-train-at", engine=engine, place=self._place(speaker))

    def _place(self, speaker: Speaker) -> str:
        if self.pos < len(self.stations):
            return speaker.name("card", self.stations[self.pos])
        return speaker.text("ui-train-end")

    def told(self, active: str, own: bool, speaker: Speaker) -> list[str]:
        """Locomotive, cars with their prices, stations still to come, deck of cars."""
        if not self.engine:
            return []
        say = speaker.text
        lines = [
            say(
                "ui-told-train-engine",
                engine=speaker.name("card", self.engine),
                place=self._place(speaker),
                text=speaker.card_text(self.engine),
            )
        ]
        for card, station in self.wagons():
            car, text = speaker.name("card", KIND[card]), speaker.card_text(KIND[card])
            if station:
                name, price = speaker.name("card", station), speaker.card_text(station)
                lines.append(say("ui-told-train-car", car=car, text=text, station=name, price=price))
            else:
                lines.append(say("ui-told-train-car-unpaired", car=car, text=text))
        for id in self.stations[self.pos + 1 :]:
            name, price = speaker.name("card", id), speaker.card_text(id)
            lines.append(say("ui-told-train-station", station=name, price=price))
        lines.append(say("ui-told-train-deck", count=self.deck))
        if self.under:
            names = ", ".join([speaker.name("card", KIND[card]) for card in self.under])
            lines.append(say("ui-told-train-under", cards=names))
        return lines

    def lying_open(self) -> Sequence[str]:
        """Locomotive, cars of the train, stations from the train on."""
        behind = max(0, self.pos - len(self.cars))
        ids = [self.engine, *[KIND[card] for card in self.cars], *self.stations[behind:]]
        return list(dict.fromkeys([id for id in ids if id]))

    def printed(self) -> Sequence[str]:
        """Every car, station and locomotive."""
        return self.pool


def short_price(station: str, speaker: Speaker) -> str:
    """The price of a station in a word or a sign."""
    return speaker.text(f"ui-train-price-{station}")


def train_of(view: BangView) -> Train:
    """The train in a view."""
    part = cast(TrainPart, view.parts[TrainPart.id])
    return Train(
        engine=part.engine,
        stations=part.stations,
        cars=part.cars,
        pos=part.pos,
        deck=len(part.deck),
        under=part.under,
        pool=pool_of(view.boxes),
    )


def pool_of(boxes: Sequence[str]) -> tuple[str, ...]:
    """Everything of these boxes that may come up on or beside the line."""
    return tuple(dict.fromkeys([id for pile in PILED for id in pile_cards(tuple(boxes), pile)]))
