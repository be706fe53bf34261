"""The train at the terminal: drawn where it fits, in words where it does not, and read aloud."""

from pathlib import Path

import pytest

from sixgun.games.bang.cards import KIND
from sixgun.terminal.bang.train import Train
from sixgun.terminal.look import NIGHT, Look
from sixgun.terminal.screen import TableApp
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.positions import at, told
from tests.terminal.tables import COMPACT, LARGE, play, screen_rows, screen_text

POSITION = """
scenario: Ann can buy a car
source: great train robbery 4
game: bang
sets: [base, great_train_robbery]
given:
  turn: Ann
  Ann: {role: sheriff, character: benny_brawler, hand: [bang 7♦, beer 6♥], in_play: [barrel Q♠, mail car]}
  Ben: {role: outlaw, character: willy_the_kid}
  Cleo: {role: renegade, character: rose_doolan}
  Dan: {role: outlaw, character: vulture_sam}
  locomotive: leland
  stations: [boom_town, dodgeville, frisco, miners_oath]
  train: [circus wagon, passenger car, caboose]
  train_pos: 2
"""

CARS = tuple(KIND.index(kind) for kind in ("circus_wagon", "passenger_car", "caboose"))


def train(pos: int) -> Train:
    stations = ("boom_town", "dodgeville", "frisco", "miners_oath")
    return Train("leland", stations, CARS, pos, 9, (), ())


def rows(pos: int, width: int, room: int, look: Look = NIGHT) -> list[str]:
    return [row.plain for row in train(pos).rows(width, room, look, speaker("en"))]


@pytest.mark.parametrize("pos", range(5))
def test_every_car_stands_below_its_station(pos: int) -> None:
    names, prices, below = rows(pos, 160, 6)
    say = speaker("en")
    for card, station in train(pos).wagons():
        if station:
            middle = below.index(say.name("card", KIND[card])) + len(say.name("card", KIND[card])) // 2
            start = names.index(say.name("card", station))
            assert start - 12 < middle < start + len(say.name("card", station)) + 12
            assert say.text(f"ui-train-price-{station}") in prices
    assert below.index("▰▶") > max(below.index(say.name("card", KIND[card])) for card in CARS)
    assert below.count("═") == len(CARS)


def test_where_it_does_not_fit_words_say_what_is_for_sale() -> None:
    found = rows(2, 76, 2)
    assert len(found) == 2 and all(len(row) <= 76 for row in found)
    assert "Leland" in found[0] and "Circus Wagon" in found[0] + found[1]
    assert rows(2, 76, 0) and len(rows(2, 76, 0)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [COMPACT, LARGE])
def test_the_screen_shows_the_train(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    sitting = at(POSITION, tmp_path, lang)
    say = sitting.speaker

    async def scene(app: TableApp, pilot: object) -> None:
        found = screen_rows(app)
        text = screen_text(app)
        assert max(len(row) for row in found) <= size[0] and len(found) <= size[1]
        assert "▰▶" in text and say.name("card", "circus_wagon") in text
        assert say.name("card", "dodgeville") in text

    play(sitting, scene, size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_train_is_read_aloud(lang: str, tmp_path: Path) -> None:
    sitting = at(POSITION, tmp_path, lang)
    say = sitting.speaker
    text = " ".join(told(sitting, "table").split())
    for id in (
        "leland",
        "circus_wagon",
        "passenger_car",
        "caboose",
        "boom_town",
        "dodgeville",
        "miners_oath",
    ):
        assert say.name("card", id) in text, id
    assert " ".join(say.card_text("dodgeville").split()) in text
    assert say.text("ui-told-train-deck", count=12) in text


def test_a_car_is_bought_by_words(tmp_path: Path) -> None:
    sitting = at(POSITION, tmp_path)
    text = told(sitting, "acquires passenger car", "discards bang 7♦", "table")
    assert "Passenger Car" in text and sitting.view().seats[0].in_play  # type: ignore[attr-defined]
