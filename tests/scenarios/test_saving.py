"""Any live table can be saved as a scenario, and opened it is the same table."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

import sixgun
from sixgun.kernel.journal import load, save, undo
from sixgun.kernel.scripted import ScriptedRng
from sixgun.kernel.table import Table
from sixgun.scenarios import check_file, open_table, save_scenario
from sixgun.scenarios.saving import position_of

Views = list[str]


def views(table: Table[Any]) -> Views:
    return [sixgun.view(table, seat).canonical() for seat in range(-1, len(table.names))]


def played(players: int, seed: str, choices: int) -> Table[Any]:
    """A table after some random choices, or the last running moment of its game."""
    table = sixgun.new("dice", players=players, seed=seed)
    random = Random(seed)
    for _ in range(choices):
        before = table.clone(history=True)
        ask = table.pending[0]
        table.choose(ask.seat, random.randrange(len(ask.options)))
        if table.result is not None:
            return before
    return table


def reopened(table: Table[Any], folder: Path) -> Table[Any]:
    file = folder / "saved.yaml"
    file.write_text(save_scenario(table), encoding="utf-8")
    assert [outcome.differs for outcome in check_file(file)] == [()]
    return open_table(file)


@pytest.mark.parametrize("seed", range(40))
def test_a_random_table_survives_saving_and_opening(seed: int, tmp_path: Path) -> None:
    table = played(3 + seed % 6, f"saved {seed}", 3 + 7 * seed % 61)
    again = reopened(table, tmp_path)
    assert position_of(again) == position_of(table)
    assert views(again) == views(table)
    assert [(ask.seat, ask.prompt, list(ask.options)) for ask in again.pending] == [
        (ask.seat, ask.prompt, list(ask.options)) for ask in table.pending
    ]


def first_ask(prompt: str) -> Table[Any]:
    """A live table at which someone is asked this."""
    for seed in range(400):
        table = sixgun.new("dice", players=4 + seed % 5, seed=f"look for {prompt} {seed}")
        random = Random(seed)
        while table.pending:
            ask = table.pending[0]
            if ask.prompt == prompt:
                return table
            table.choose(ask.seat, random.randrange(len(ask.options)))
    raise AssertionError(f"nobody was ever asked {prompt}")


@pytest.mark.parametrize(
    ("prompt", "plain"),
    [
        ("sid_heal", True),
        ("reroll", True),
        ("assign_bullseyes", True),
        ("bart_replace", False),
        ("pedro_discard", False),
        ("assign_beers", False),
        ("kit_discard", False),
    ],
)
def test_every_kind_of_question_survives(prompt: str, plain: bool, tmp_path: Path) -> None:
    table = first_ask(prompt)
    again = reopened(table, tmp_path)
    assert position_of(again) == position_of(table)
    assert views(again) == views(table)
    if plain:
        assert "agenda" not in yaml.safe_load(save_scenario(table))["given"]


def test_reactions_that_wait_survive(tmp_path: Path) -> None:
    file = tmp_path / "two_reactions.yaml"
    file.write_text(
        "scenario: Pedro decides while El Gringo waits\ngame: dice\ngiven:\n"
        "  Ann: {role: sheriff}\n"
        "  Pedro: {character: pedro_ramirez, life: 5, arrows: 2}\n"
        "  Greg: {character: el_gringo, life: 5}\n"
        "  Dan: {life: 1}\n"
        "  dice: [gatling, gatling, gatling, dynamite, dynamite]\n  final: true\n",
        encoding="utf-8",
    )
    table = open_table(file)
    given = yaml.safe_load(save_scenario(table))["given"]
    assert [trigger["ability"] for trigger in given["tray"]] == ["el_gringo"]
    assert given["Dan"]["life"] == 0  # about to fall, but still at the table
    again = reopened(table, tmp_path)
    for one in (table, again):
        one.choose(1, "discards 1 arrow")
    assert table.state.seats[0].arrows == again.state.seats[0].arrows == 1
    assert not again.state.seats[3].alive


def assert_goes_on_alike(table: Table[Any], folder: Path) -> None:
    """Saved and opened again, a table goes on as it would have done."""
    again = reopened(table, folder)
    again.state.rng = table.state.rng.clone()
    for _ in range(60):
        if not table.pending:
            break
        ask = table.pending[0]
        table.choose(ask.seat, 0)
        again.choose(ask.seat, 0)
        assert position_of(again) == position_of(table)


def test_what_happens_next_is_the_same_too(tmp_path: Path) -> None:
    assert_goes_on_alike(first_ask("pedro_discard"), tmp_path)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("dice", ["pile", "Ann: Lee", "true", "nobody"]),
        ("bang", ["deck", "Ann: Lee", "discard", "rest"]),
        ("legends", ["deck", "Ann: Lee", "bandits", "No"]),
    ],
)
def test_names_that_are_words_of_the_file_are_written_apart(
    game: str, names: list[str], tmp_path: Path
) -> None:
    table = sixgun.new(game, players=4, seed="names", names=names)
    again = reopened(table, tmp_path)
    assert list(again.names) == names
    assert position_of(again) == position_of(table)


def test_a_finished_game_is_refused(tmp_path: Path) -> None:
    table = sixgun.new("dice", players=4, seed="end")
    while table.pending:
        table.choose(table.pending[0].seat, 0)
    with pytest.raises(sixgun.BadSettings, match="the game is over"):
        save_scenario(table)


RULEBOOK = Path("scenarios/dice/base/rulebook.yaml")


def test_an_opened_scenario_follows_its_script_and_then_real_chance() -> None:
    table = open_table(RULEBOOK)
    table.choose(0, "rerolls 1 2 5")
    table.choose(0, "rerolls 4 5")
    table.choose(0, "shoots Cleo")
    assert table.state.active == 1
    assert len(table.state.dice) == 5  # Ben has rolled, and nobody wrote his roll down
    while table.pending:
        table.choose(table.pending[0].seat, 0)
    assert table.result is not None


def test_leaving_the_script_is_not_an_error_when_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixgun, "fresh_seed", lambda _: bytes(16))  # three dynamites would end the turn
    table = open_table(RULEBOOK)
    table.choose(0, "rerolls 1 2 4 5")  # the file has three dice here
    assert table.state.rolls_made == 2
    rng = table.state.rng
    assert isinstance(rng, ScriptedRng)
    assert rng.rolls_left() == 0


def test_an_opened_scenario_can_be_taken_back_saved_as_a_replay_and_replayed() -> None:
    table = open_table(RULEBOOK)
    start = views(table)
    table.choose(0, "stops")
    undo(table, 0)
    assert views(table) == start
    for _ in range(30):
        if table.pending:
            table.choose(table.pending[0].seat, 0)
    again = load(save(table, "test"), table.game)
    assert views(again) == views(table)


def test_every_scenario_of_the_shelf_can_be_opened_saved_and_opened_again(tmp_path: Path) -> None:
    for file in sorted(Path("scenarios").rglob("*.yaml")):
        table = open_table(file)
        if table.result is None:
            assert position_of(reopened(table, tmp_path)) == position_of(table)
