"""Any live table of the card game can be saved as a scenario, and opened it is the same table."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

import sixgun
from sixgun.kernel.plain import Json
from sixgun.kernel.scripted import PickingRng
from sixgun.kernel.table import Table
from sixgun.scenarios import open_table, save_scenario
from sixgun.scenarios.saving import position_of
from tests.scenarios.test_saving import assert_goes_on_alike, reopened

SETTINGS: tuple[dict[str, int | str], ...] = (
    {},
    {"expert_characters": 1},
    {"open_discard": 1},
    {"simplified_first_game": 1},
)


def views(table: Table[Any]) -> list[dict[str, Json]]:
    """What everyone sees; how many cards ever came off the deck is not part of the position."""
    seen = [sixgun.view(table, seat).to_json() for seat in range(-1, len(table.names))]
    return [{word: value for word, value in view.items() if word != "turned"} for view in seen]


def new(players: int, seed: str, settings: dict[str, int | str] | None = None) -> Table[Any]:
    return sixgun.new(
        "bang", players=players, sets=["base", "dodge_city"], seed=seed, settings=settings or {}
    )


@pytest.mark.parametrize("seed", range(24))
def test_a_random_table_survives_saving_and_opening(seed: int, tmp_path: Path) -> None:
    table = new(3 + seed % 6, f"saved {seed}", SETTINGS[seed % 4])
    random = Random(seed)
    for _ in range(seed % 3 if seed % 8 == 1 else 9 * seed):
        before = table.clone(history=True)
        ask = random.choice(table.pending)
        table.choose(ask.seat, random.randrange(len(ask.options)))
        if table.result is not None:
            table = before
            break
    again = reopened(table, tmp_path)
    assert position_of(again) == position_of(table)
    assert views(again) == views(table)
    assert [(ask.seat, ask.prompt, list(ask.options)) for ask in again.pending] == [
        (ask.seat, ask.prompt, list(ask.options)) for ask in table.pending
    ]


def first_asks(wanted: set[str]) -> dict[str, Table[Any]]:
    """For each of these prompts, a live table at which someone is asked it."""
    found: dict[str, Table[Any]] = {}
    for seed in range(200):
        table = new(3 + seed % 6, f"look {seed}", SETTINGS[seed % 2])
        random = Random(seed)
        for _ in range(150):
            if not table.pending or set(found) == wanted:
                break
            ask = table.pending[0]
            if ask.prompt in wanted and ask.prompt not in found:
                found[ask.prompt] = table.clone(history=True)
            table.choose(ask.seat, random.randrange(len(ask.options)))
        if set(found) == wanted:
            return found
    raise AssertionError(f"nobody was ever asked {wanted - set(found)}")


PLAIN = {"act", "discard_excess"}
MIDWAY = {
    "shot",
    "duel",
    "indians",
    "rescue",
    "pick_card",
    "pick_from_store",
    "keep_card",
    "choose_character",
}


def test_every_kind_of_question_survives(tmp_path: Path) -> None:
    for prompt, table in first_asks(PLAIN | MIDWAY).items():
        again = reopened(table, tmp_path)
        assert position_of(again) == position_of(table), prompt
        assert views(again) == views(table), prompt
        given = yaml.safe_load(save_scenario(table))["given"]
        assert ("agenda" in given) == (prompt in MIDWAY), prompt


def test_a_half_answered_shot_can_still_be_given_up(tmp_path: Path) -> None:
    file = tmp_path / "half.yaml"
    file.write_text(
        "scenario: half a defence\ngame: bang\ngiven:\n  turn: Slab\n  Ann: {}\n"
        "  Slab: {character: slab_the_killer, hand: [bang 7♦, beer]}\n"
        "  Cleo: {hand: [missed 3♠, duel]}\n  Dan: {}\n",
        encoding="utf-8",
    )
    table = open_table(file)
    table.choose(1, "plays bang at Cleo")
    table.choose(2, "plays missed")
    again = reopened(table, tmp_path)
    again.choose(2, "passes")
    assert len(again.state.seats[2].hand) == 2  # the Missed! has gone back


def test_what_happens_next_is_the_same_too(tmp_path: Path) -> None:
    assert_goes_on_alike(first_asks({"pick_card"})["pick_card"], tmp_path)


def test_an_opened_scenario_follows_its_picks_and_then_real_chance(tmp_path: Path) -> None:
    file = tmp_path / "picks.yaml"
    text = (
        "scenario: picks\ngame: bang\ngiven:\n  Ann: {hand: [panic A♥, panic J♥, beer]}\n"
        "  Ben: {hand: [missed 3♠, missed 4♠, duel]}\n  Cleo: {}\n  Dan: {}\n  picks: [PICK]\n"
    )
    file.write_text(text.replace("PICK", "duel"), encoding="utf-8")
    table = open_table(file)
    table.choose(0, "plays panic at Ben")
    assert [len(seat.hand) for seat in table.state.seats[:2]] == [3, 2]
    table.choose(0, "plays panic at Ben")  # nothing is written down for this one
    assert [len(seat.hand) for seat in table.state.seats[:2]] == [3, 1]
    file.write_text(text.replace("PICK", "gatling"), encoding="utf-8")
    table = open_table(file)
    table.choose(0, "plays panic at Ben")  # the file means another card: real chance takes over
    rng = table.state.rng
    assert isinstance(rng, PickingRng)
    assert rng.unused() == ""
