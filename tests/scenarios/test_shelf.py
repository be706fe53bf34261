"""Every scenario of the repository is a test of its own."""

import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("scenario", [pytest.param(s, id=named(f, s)) for f, s in SCENARIOS])
def test_scenario_says_where_it_comes_from_and_claims_something(scenario: Scenario) -> None:
    assert scenario.source
    assert scenario.then


def test_no_two_scenarios_have_the_same_name() -> None:
    names = [scenario.name for _, scenario in SCENARIOS]
    assert len(names) == len(set(names))
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
