"""`card` and `cards`: every card of every game, found by any of its names, with all its details."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sixgun.games.bang.cards import BONUS, CAST, EVENTS, KIND, LIFE, OF_BOX, of_piles
from sixgun.texts import LANGUAGES
from tests.cli.conftest import Typing

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_lists_all_sixteen(run: Typing, lang: str) -> None:
    rows = json.loads(run("cards", "--game", "dice", "--lang", lang, "--json").out)
    assert len(rows) == 16
    assert all(row["text"] and 7 <= row["life"] <= 9 for row in rows)
    table = run("cards", "--game", "dice", "--lang", lang).out
    assert all(row["name"] in table for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_the_card_game(run: Typing, lang: str) -> None:
    rows = json.loads(run("cards", "--game", "bang", "--lang", lang, "--json").out)
    characters = [row for row in rows if row["kind"] == "character"]
    playing = [row for row in rows if row["kind"] == "card"]
    events = [row for row in rows if row["kind"] == "event"]
    assert {row["id"]: row["life"] for row in characters} == LIFE
    assert [row["id"] for row in characters if "bonus" in row] == BONUS
    copies = {box: sum(len(row["copies"].get(box, ())) for row in playing) for box in OF_BOX}
    assert copies == {box: len(cards) for box, cards in OF_BOX.items()}
    assert [(row["set"], row["id"]) for row in events] == [
        (box, id) for box in EVENTS for id, _ in EVENTS[box]
    ]
    reach = {row["id"]: row["range"] for row in playing if "range" in row}
    assert (reach["volcanic"], reach["schofield"], reach["winchester"]) == (1, 2, 5)
    assert not [row["id"] for row in rows if "bang-" in row["text"] or row["name"].startswith("card-")]
    table = re.sub(r"\s+", " ", run("cards", "--game", "bang", "--lang", lang).out)
    assert all(row["name"].split()[0] in table for row in rows)


@pytest.mark.parametrize("box", OF_BOX)
def test_cards_of_one_box(run: Typing, box: str) -> None:
    rows = json.loads(run("cards", "--box", box, "--game", "bang", "--json").out)
    printed = {KIND[card] for card in OF_BOX[box]} | set(CAST[box]) | {id for id, _ in EVENTS[box]}
    assert {row["id"] for row in rows} == printed | set(of_piles(box))

    assert run("cards", "--box", box).code == 0


def test_an_event(run: Typing) -> None:
    text = run("card", "ghost_town").out
    assert "BANG!, High Noon: event" in text
    assert "the last event of the game" in run("card", "high_noon", "--game", "bang").out
    assert "bonus event" in run("card", "handcuffs").out


def test_cards_of_all_games_under_their_titles(run: Typing) -> None:
    text = run("cards").out
    assert text.index("BANG! The Dice Game") < text.index("Bart Cassidy") < text.index("Apache Kid")
    assert text.count("Bart Cassidy") == 2


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ("el_gringo", "el_gringo"),
        ("El Gringo", "el_gringo"),
        ("GRINGO", "el_gringo"),
        ("el  gringo", "el_gringo"),
        ("pedro ramírez", "pedro_ramirez"),
        ("“Buitre” Sam", "vulture_sam"),
        ("Kit Karlson", "kit_carlson"),
        ("bang", "bang"),
        ("Cat Balou", "cat_balou"),
        ("hokynarstvi", "general_store"),
        ("Cerveza", "beer"),
        ("гатлинг", "gatling"),
        ("tequila", "tequila"),
        ("Vera", "vera_custer"),
        ("ghost_town", "ghost_town"),
        ("Město duchů", "ghost_town"),
    ],
)
def test_a_card_is_found_by_id_name_and_language(run: Typing, asked: str, id: str) -> None:
    ended = run("card", *asked.split(" "), "--json")
    assert ended.code == 0, ended.err
    assert json.loads(ended.out)["id"] == id


def about(run: Typing, name: str, game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("card", name, "--game", game, "--json").out)
    return found


def test_everything_about_a_card(run: Typing) -> None:
    found = about(run, "el gringo", "dice")
    file, _, line = found["code"].rpartition(":")
    assert Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1].startswith("class ElGringo(")
    assert [ruling["ruling"] for ruling in found["rulings"]] == ["R4", "R7", "R17", "R18"]
    assert any("El Gringo" in scenario["scenario"] for scenario in found["scenarios"])
    text = run("card", "el gringo").out
    assert found["code"] in text and "R17" in text and found["scenarios"][0]["scenario"] in text


def test_a_name_in_two_games_shows_both(run: Typing) -> None:
    text = run("card", "bart cassidy").out
    assert "BANG! The Dice Game: character, 8 life points" in text
    assert "BANG!, Base game: character, 4 life points" in text
    found = json.loads(run("card", "bart cassidy", "--json").out)
    assert (found["game"], [other["game"] for other in found["also"]]) == ("dice", ["bang"])
    assert "also" not in about(run, "bart cassidy", "bang")
    assert "Dice" not in run("card", "bart cassidy", "--game", "bang").out


def test_a_playing_card(run: Typing) -> None:
    found = about(run, "remington", "bang")
    assert found["copies"] == {"base": ["K♣"], "dodge_city": ["6♦"]}
    assert (found["colour"], found["range"]) == ("blue", 3)
    text = run("card", "remington").out
    assert "BANG!: blue card, weapon, range 3" in text
    assert "Base game, one copy: K♣" in text and "Dodge City, one copy: 6♦" in text
    assert "left out of a first game" in run("card", "dynamite").out
    assert "bonus character" in run("card", "emiliano").out
    assert about(run, "buffalo_rifle", "bang")["copies"] == {"dodge_city": ["Q♣"]}, "ruling B43"


def test_scenarios_of_a_card_are_those_it_takes_part_in(run: Typing) -> None:
    """The game has the name of its most common card: naming the game is not enough."""
    for scenario in about(run, "bang", "bang")["scenarios"]:
        file, _, line = scenario["file"].rpartition(":")
        every = (ROOT / file).read_text(encoding="utf-8").splitlines()
        above, lines = every[: int(line) - 1], every[int(line) - 1 :]
        end = lines.index("---") if "---" in lines else len(lines)
        starts = [number for number, text in enumerate(above) if text.startswith("shared:")]
        shared = above[starts[-1] + 1 : above.index("---", starts[-1])] if starts else []
        told = [
            text
            for text in (*shared, *lines[:end])
            if not re.match(r"(scenario|source|game|sets|settings):", text)
        ]
        assert any(re.search(r"\bbang\b", text) for text in told), scenario
    text = run("card", "bang").out
    assert re.search(r"^  and [\d,]+ more, see --json$", text, re.MULTILINE)


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_every_card_has_code_and_a_scenario(run: Typing, game: str) -> None:
    for row in json.loads(run("cards", "--game", game, "--json").out):
        found = about(run, row["id"], game)
        assert found["code"] and found["scenarios"], row["id"]
