"""Any live table of Western Legends can be saved as a scenario, and opened it is the same table."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.kernel.plain import Json
from sixgun.kernel.scripted import WrittenRng
from sixgun.kernel.table import Table
from sixgun.scenarios import open_table
from sixgun.scenarios.saving import position_of
from tests.scenarios.test_saving import assert_goes_on_alike, reopened

SETTINGS: tuple[dict[str, int | str], ...] = (
    {},
    {"goals": 1, "length": "long"},
    {"first_game": 1},
    {"length": "short"},
)


def new(players: int, seed: str, settings: dict[str, int | str]) -> Table[Any]:
    return sixgun.new("legends", players=players, seed=seed, settings=settings)


def views(table: Table[Any]) -> list[dict[str, Json]]:
    return [sixgun.view(table, seat).to_json() for seat in range(-1, len(table.names))]


def played_on(table: Table[Any], random: Random) -> bool:
    """One random choice; whether the game goes on."""
    ask = random.choice(table.pending)
    table.choose(ask.seat, random.randrange(len(ask.options)))
    return table.result is None


@pytest.mark.parametrize("seed", range(20))
def test_a_random_table_survives_saving_and_opening(seed: int, tmp_path: Path) -> None:
    table = new(2 + seed % 5, f"saved {seed}", SETTINGS[seed % 4])
    random = Random(seed)
    for _ in range(seed if seed % 6 == 1 else 17 * seed):
        before = table.clone(history=True)
        if not played_on(table, random):
            table = before
            break
    again = reopened(table, tmp_path)
    assert position_of(again) == position_of(table)
    assert views(again) == views(table)
    assert [(ask.seat, ask.prompt, list(ask.options)) for ask in again.pending] == [
        (ask.seat, ask.prompt, list(ask.options)) for ask in table.pending
    ]


PLAIN = {"income", "act", "hand_limit"}
MIDWAY = {
    *("character", "start", "walk", "lay", "fight_card", "react", "bandit_reward", "choose", "may"),
    *("discard", "join", "hole", "house", "shop", "dice", "sheriff", "goals"),
}


def first_asks(wanted: set[str]) -> dict[str, Table[Any]]:
    """For each of these prompts, a live table at which someone is asked it."""
    found: dict[str, Table[Any]] = {}
    for seed in range(40):
        table = new(2 + seed % 5, f"look {seed}", SETTINGS[seed % 2])
        random = Random(seed)
        for _ in range(400):
            prompt = table.pending[0].prompt
            if prompt in wanted and prompt not in found:
                found[prompt] = table.clone(history=True)
                if set(found) == wanted:
                    return found
            if not played_on(table, random):
                break
    raise AssertionError(f"nobody was ever asked {wanted - set(found)}")


def test_every_kind_of_question_survives(tmp_path: Path) -> None:
    for prompt, table in first_asks(PLAIN | MIDWAY).items():
        again = reopened(table, tmp_path)
        assert position_of(again) == position_of(table), prompt
        assert views(again) == views(table), prompt
        text = (tmp_path / "saved.yaml").read_text(encoding="utf-8")
        assert ("\n  agenda:\n" in text) == (prompt in MIDWAY), prompt


def test_what_happens_next_is_the_same_too(tmp_path: Path) -> None:
    assert_goes_on_alike(first_asks({"react"})["react"], tmp_path)


def test_an_opened_scenario_follows_its_script_and_then_real_chance(tmp_path: Path) -> None:
    file = tmp_path / "script.yaml"
    file.write_text(
        "scenario: script\ngame: legends\ngiven:\n  phase: act\n  rolls: [[nugget, blank]]\n"
        "  Ann: {space: sh_mine}\n  Ben: {}\n",
        encoding="utf-8",
    )
    table = open_table(file)
    table.choose(0, "prospects")
    assert table.state.seats[0].nuggets == 1
    table.choose(0, "prospects")  # nothing is written down for this one
    rng = table.state.rng
    assert isinstance(rng, WrittenRng)
    assert rng.unused() == ""
    assert rng.after.moment() > 0
