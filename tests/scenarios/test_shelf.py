"""Every scenario of the repository is a test of its own."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun.games.bang.cards import CAST, EVENTS, KIND, OF_BOX
from sixgun.games.dice.sets.base.table import LIFE
from sixgun.scenarios import Scenario, outcome, read_file

SHELF = Path("scenarios")
FILES = sorted(SHELF.rglob("*.yaml"))
SCENARIOS = [(file, scenario) for file in FILES for scenario in read_file(file)]
RULINGS = 25
DECISIONS = 7


def named(file: Path, scenario: Scenario) -> str:
    return f"{file.relative_to(SHELF).with_suffix('')}: {scenario.name}"


@pytest.mark.parametrize("scenario", [pytest.param(s, id=named(f, s)) for f, s in SCENARIOS])
def test_scenario_holds(scenario: Scenario) -> None:
    assert outcome(scenario).differs == ()


def test_every_scenario_says_where_it_comes_from_and_claims_something() -> None:
    assert [named(*one) for one in SCENARIOS if not (one[1].source and one[1].then)] == []


def test_no_two_scenarios_have_the_same_name() -> None:
    names = Counter(scenario.name for _, scenario in SCENARIOS)
    assert [name for name, times in names.items() if times > 1] == []
    assert len(names) >= 120


def sources() -> str:
    return "\n".join(scenario.source for _, scenario in SCENARIOS)


@pytest.mark.parametrize("number", range(1, RULINGS + 1))
def test_every_ruling_has_a_scenario(number: int) -> None:
    assert re.search(rf"\bR{number}\b", sources())


@pytest.mark.parametrize("number", range(1, DECISIONS + 1))
def test_every_decision_has_a_scenario(number: int) -> None:
    assert re.search(rf"\bD{number}\b", sources())


@pytest.mark.parametrize("character", sorted(LIFE))
def test_every_character_has_several_scenarios_and_a_file_of_its_own(character: str) -> None:
    file = SHELF / "dice/base/characters" / f"{character}.yaml"
    own = [scenario for scenario in read_file(file) if character in scenario.source]
    assert len(own) >= 4
    assert any("a bystander" in scenario.source for scenario in own)


CARD_RULINGS = [
    *[number for number in range(1, 28) if number not in (4, 16)],
    *(38, 39, 40, 41),
    *range(44, 55),
]
"""Rulings on the card game that a position can show; who is Sheriff in the next game is not part of one."""


@pytest.mark.parametrize("number", CARD_RULINGS)
def test_every_ruling_on_the_card_game_has_a_scenario(number: int) -> None:
    assert re.search(rf"\bB{number}\b", sources())


WEAPONS = ("volcanic", "schofield", "remington", "rev_carabine", "winchester")


def new_kinds() -> list[tuple[str, str]]:
    """Every kind of playing card with the first box that has it."""
    home = {KIND[card]: box for box in reversed(OF_BOX) for card in OF_BOX[box]}
    return sorted((box, kind) for kind, box in home.items())


@pytest.mark.parametrize(("box", "kind"), new_kinds())
def test_every_kind_of_card_has_scenarios(box: str, kind: str) -> None:
    found = read_file(SHELF / "bang" / box / "cards" / f"{'weapons' if kind in WEAPONS else kind}.yaml")
    assert box != "base" or any(kind in scenario.source for scenario in found)
    assert len(found) >= 3 or kind in WEAPONS


@pytest.mark.parametrize(("box", "event"), [(box, id) for box in EVENTS for id, _ in EVENTS[box]])
def test_every_event_has_scenarios(box: str, event: str) -> None:
    own = [scenario for file in (SHELF / "bang" / box).rglob(f"{event}.yaml") for scenario in read_file(file)]
    assert len(own) >= 3


@pytest.mark.parametrize(("box", "character"), [(box, id) for box in CAST for id in CAST[box]])
def test_every_character_of_the_card_game_has_several_scenarios(box: str, character: str) -> None:
    own = read_file(SHELF / "bang" / box / "characters" / f"{character}.yaml")
    assert len(own) >= 4
    assert any(character in scenario.source for scenario in own)


SECTIONS = (
    *("2.1", "2.2", "2.3", "2.4", "3", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7"),
    *("5", "6", "7", "8", "8.1", "8.2", "9.1", "9.2", "9.3", "10", "11.2", "11.3"),
)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_rules_of_the_base_box_has_scenarios(section: str) -> None:
    assert re.search(rf"\bbang {re.escape(section)}(?![.\d])", sources())
