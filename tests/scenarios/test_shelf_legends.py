"""Every rule, ruling, card and token of Western Legends appears in a scenario."""

import re
from pathlib import Path

import pytest

from sixgun.games.legends.printed import (
    BLACK_CARDS,
    CARDS,
    CATTLE,
    CHARACTERS,
    CONTENT,
    FIGHT_CARDS,
    ITEMS,
    STORIES,
)
from sixgun.scenarios import read_file

SHELF = Path("scenarios/legends/base")
SOURCES = [scenario.source for file in sorted(SHELF.rglob("*.yaml")) for scenario in read_file(file)]

RULINGS = range(1, 79)

SECTIONS = (
    *("0.1", "0.2", "0.3", "3", "4", "5.1", "5.2", "5.3", "5.4", "6", "7"),
    *("8", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7"),
    *("9", "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "10"),
    *(f"11.{part}" for part in range(1, 11)),
    *("12", "13", "14", "15", "16", "17", "18", "19", "20", "21"),
)


def naming(word: str) -> list[str]:
    """The sources that name something."""
    return [source for source in SOURCES if re.search(rf"\b{re.escape(word)}(?!\.?\w)", source)]


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_has_a_scenario(number: int) -> None:
    assert naming(f"L{number}")


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_rules_has_a_scenario(section: str) -> None:
    assert naming(f"legends {section}")


@pytest.mark.parametrize("number", range(1, 20))
def test_every_worked_example_has_a_scenario(number: int) -> None:
    assert naming(f"legends 22, example {number}")


@pytest.mark.parametrize("character", [character.id for character in CHARACTERS])
def test_every_character_has_several_scenarios(character: str) -> None:
    own = read_file(SHELF / "characters" / f"{character}.yaml")
    assert len(own) >= 4
    assert any(character in scenario.source for scenario in own)


@pytest.mark.parametrize("kind", sorted({card.kind for card in CARDS}))
def test_every_kind_of_poker_card_has_several_scenarios(kind: str) -> None:
    own = read_file(SHELF / "poker_cards" / f"{kind}.yaml")
    assert len([scenario for scenario in own if kind in scenario.source]) >= 4


@pytest.mark.parametrize("item", [item.id for item in ITEMS])
def test_every_item_has_several_scenarios(item: str) -> None:
    own = read_file(SHELF / "items" / f"{item}.yaml")
    assert len([scenario for scenario in own if item in scenario.source]) >= 4


@pytest.mark.parametrize("card", [card.id for card in FIGHT_CARDS])
def test_every_fight_card_has_several_scenarios(card: str) -> None:
    assert len(read_file(SHELF / "fight_cards" / f"{card}.yaml")) >= 4


@pytest.mark.parametrize("number", range(1, len(STORIES) + 1))
def test_every_story_card_has_scenarios(number: int) -> None:
    assert len(naming(f"legends 15, story {number}")) >= 2


@pytest.mark.parametrize("goal", [goal.id for goal in CONTENT.goals])
def test_every_goal_has_scenarios(goal: str) -> None:
    assert len(naming(goal)) >= 2


@pytest.mark.parametrize("card", [card.id for card in BLACK_CARDS])
def test_every_card_of_the_man_in_black_has_scenarios(card: str) -> None:
    assert len(naming(card)) >= 2


@pytest.mark.parametrize("symbol", sorted({token.symbol for token in CATTLE}))
def test_every_cattle_bonus_has_a_scenario(symbol: str) -> None:
    assert naming(symbol)
