"""Nuggets, the shop, load and shadows at the terminal: seen at every size, and chosen by their names."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import Sitting
from sixgun.texts import LANGUAGES
from tests.terminal.positions import at, told
from tests.terminal.tables import play, screen_text, settled

GOLD = """
scenario: a turn with nuggets to spend
source: gold rush 5
game: bang
sets: [base, gold_rush]
settings: {shadow_gunslingers: true}
given:
  turn: Ann
  Ann: {role: outlaw, character: bart_cassidy, nuggets: 1, GHOST hand: [bang 7♦], equipment: [boots]}
  Ben: {role: sheriff, character: willy_the_kid, nuggets: 2, equipment: [gold_pan]}
  Cleo: {role: renegade, character: rose_doolan}
  Dan: {role: outlaw, character: vulture_sam, out: true, nuggets: 3}
  shop: [rucksack, union_pacific, shot]
"""
LOAD = """
scenario: a turn with load to pay with
source: armed and dangerous 2
game: bang
sets: [base, armed_and_dangerous]
given:
  turn: Ann
  Ann: {role: sheriff, character: HERO, load: 3, hand: [reloading], in_play: [big fifty]}
  Ben: {role: outlaw, character: willy_the_kid, in_play: [bomb, crate], load: 2}
  Cleo: {role: renegade, character: red_ringo, load: 4}
  Dan: {role: outlaw, character: vulture_sam}
  loaded: [bomb 2]
"""


def gold(folder: Path, lang: str = "en", ghost: str = "") -> Sitting:
    return at(GOLD.replace("GHOST ", ghost), folder, lang)


def load(folder: Path, lang: str = "en", hero: str = "bart_cassidy") -> Sitting:
    return at(LOAD.replace("HERO", hero), folder, lang)


def shown(sitting: Sitting, size: tuple[int, int] = (80, 24)) -> str:
    """The first picture of a table."""
    found: list[str] = []

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        found.append(screen_text(app))

    play(sitting, scene, size)
    return found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nuggets_are_counted_with_their_word(lang: str, tmp_path: Path) -> None:
    sitting = gold(tmp_path, lang)
    say = sitting.speaker.text
    text = shown(sitting)
    for count in (1, 2, 3):
        assert f"●{count} {say('ui-gold-nuggets', count=count)}" in text
    assert say("ui-gold-nuggets", count=1) != say("ui-gold-nuggets", count=2)


def test_only_equipment_on_the_table_is_in_the_menu(tmp_path: Path) -> None:
    sitting = gold(tmp_path)
    text = shown(sitting)
    assert "Rucksack ✗" in text and "Union Pacific ✗" in text and "Shot" in text
    for elsewhere in ("Pickaxe", "Horseshoe", "Calumet", "Wanted"):
        assert elsewhere not in text
    why = told(sitting, "why", "why pickaxe")
    assert why.count("is not in the shop right now") == 1
    assert "Buy Rucksack: Rucksack costs 3 nuggets, and you have 1." in why


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shadow_is_called_a_shadow(lang: str, tmp_path: Path) -> None:
    sitting = gold(tmp_path, lang, "ghost: shadow_gunslingers, life: 0, ")
    say = sitting.speaker.text
    text = shown(sitting)
    assert f"☠ {say('ui-gold-shadow')}" in text
    assert say("ui-events-ghost") not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_load_is_counted_and_a_bomb_that_is_nearly_empty_says_so(
    size: tuple[int, int], lang: str, tmp_path: Path
) -> None:
    sitting = load(tmp_path, lang)
    say = sitting.speaker.text
    text = shown(sitting, size)
    assert f"•4 {say('ui-load-tokens', count=4)}" in text
    assert "•2!" in text and "•3!" not in text
    assert f"({say('ui-load-short', count=2)})" in told(sitting, "table")


async def see_where_to_put_load(app: TableApp, pilot: Pilot[int]) -> None:
    await pilot.press("1")
    await settled(pilot)
    text = screen_text(app)
    assert "Load your character" in text and "Big Fifty Q♠" in text and "Last Call" not in text


def test_load_is_put_on_the_character_by_its_name(tmp_path: Path) -> None:
    play(load(tmp_path), see_where_to_put_load)
