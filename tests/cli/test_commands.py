"""Every command doing what it is for, called as a function."""

import csv
import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.cli import main
from sixgun.cli.app import COMMANDS
from sixgun.games.catalog import game
from sixgun.kernel.journal import save
from sixgun.terminal import PlayConfig
from sixgun.texts import LANGUAGES
from tests.cli.conftest import Typing, played


def typed_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# -- help ------------------------------------------------------------------------------------------------


def test_version(run: Typing) -> None:
    assert run("--version") == (0, f"sixgun {sixgun.__version__}\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_names_every_command(run: Typing, lang: str) -> None:
    ended = run("--lang", lang, "--help")
    assert ended.code == 0 and not ended.err
    assert all(re.search(rf"^  {command} +\w", ended.out, re.MULTILINE) for command in COMMANDS)
    assert run("--lang", lang, "-h").out == ended.out


def test_no_arguments_show_the_overview(run: Typing) -> None:
    assert run() == run("--help")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Typing, command: str, lang: str) -> None:
    ended = run(command, "--help", "--lang", lang)
    assert ended.code == 0 and not ended.err
    assert re.search(rf"^  sixgun {command} ", ended.out.split("\n\n")[-1], re.MULTILINE)
    assert "ui-cli" not in ended.out, "every option is explained"


@pytest.mark.parametrize("command", COMMANDS)
def test_the_example_of_the_help_is_a_correct_line(run: Typing, command: str) -> None:
    """The options of the example are among those the help lists."""
    text = run(command, "--help").out
    example = text.strip().splitlines()[-1]
    for option in re.findall(r"--[a-z-]+", example):
        assert re.search(rf"^  {option}\b", text, re.MULTILINE)


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch, run: Typing) -> None:
    english = run("--help").out
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    czech = run("--help").out
    assert "příkazy" in czech
    monkeypatch.setenv("SIXGUN_LANG", "ru")
    assert "команды" in run("--help").out
    monkeypatch.setenv("SIXGUN_LANG", "xx")
    assert run("--help").out == czech
    monkeypatch.setenv("LANG", "fr_FR")
    assert run("--help").out == english


# -- play ------------------------------------------------------------------------------------------------


def test_bots_play_alone_and_the_replay_is_saved(
    run: Typing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed_in(monkeypatch)
    path = tmp_path / "bots.sixgun.json"
    names = "Ada,Bob,Cyd"
    ended = run("play", "dice", "--humans", 0, "--names", names, "--bots", "greenhorn", "--save", path)
    assert ended.code == 0 and not ended.err
    assert run("replay", path, "--verify").code == 0
    summary = json.loads(run("replay", path, "--json").out)
    assert summary["names"] == ["Ada", "Bob", "Cyd"]
    assert summary["result"] is not None


def test_boxes_and_settings_asked_for_are_those_on_the_table(
    run: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    configs: list[PlayConfig] = []

    def sit_down(config: PlayConfig) -> int:
        configs.append(config)
        return 0

    monkeypatch.setattr("sixgun.terminal.run", sit_down)
    asked = ("--sets", "dodge_city,base", "--preset", "series", "--set", "rotating_sheriff=0")
    assert run("play", "bang", "--plain", *asked, "--set", "characters=el_gringo,").code == 0
    assert run("play", "bang", "--plain", "--sets", "all").code == 0
    assert run("play", "bang", "--plain").code == 0
    assert [config.sets for config in configs] == [
        ("base", "dodge_city"),
        tuple(module.id for module in game("bang").modules),
        ("base",),
    ]
    assert [dict(config.settings) for config in configs] == [
        {"keep_surviving_characters": 1, "rotating_sheriff": 0, "characters": "el_gringo,"},
        {},
        {},
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "sim"])
def test_help_lists_boxes_settings_and_presets_of_the_game(run: Typing, command: str, lang: str) -> None:
    text = run(command, "bang", "--help", "--lang", lang).out
    game = sixgun.game("bang")
    names = [setting.name + "=" for module in game.modules for setting in module.settings]
    for name in [*names, *game.presets, *[module.id for module in game.modules]]:
        assert re.search(rf"^  {name}\S* +\S", text, re.MULTILINE), name
    assert "bang-" not in text
    assert all(len(line) <= 100 for line in text.splitlines())
    plain = run(command, "dice", "--help", "--lang", lang).out
    assert "expert" not in plain.rpartition("\n\n")[0], "the dice game has neither settings nor presets"


def test_a_person_leaves_and_the_seed_decides_the_deal(run: Typing, monkeypatch: pytest.MonkeyPatch) -> None:
    typed_in(monkeypatch, "table", "quit")
    first = run("play", "dice", "--seed", "tumbleweed", "--humans", "Ben")
    typed_in(monkeypatch, "table", "quit")
    second = run("play", "dice", "--seed", "tumbleweed", "--humans", "ben", "--players", 5)
    assert first.code == 0
    assert first.out == second.out
    assert "Ben: Vulture Sam" in first.out


def test_play_on_from_a_scenario(run: Typing, scenarios: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed_in(monkeypatch, "gives beer to Ann", "quit")
    ended = run("play", "dice", "--scenario", scenarios / "holds.yaml")
    assert ended.code == 0
    assert "4" in ended.out and "Ann" in ended.out


# -- sim -------------------------------------------------------------------------------------------------


def test_sim_json_has_the_promised_entries(run: Typing) -> None:
    ended = run("sim", "dice", "--games", 30, "--bots", "random", "--jobs", 1, "--json")
    assert ended.code == 0 and not ended.err
    found = json.loads(ended.out)
    promised = {"game", "sets", "players", "games", "aborted", "seconds", "wins"}
    assert promised | {"games_per_second", "decisions_per_second"} <= set(found)
    assert (found["game"], found["sets"], found["players"], found["games"]) == ("dice", ["base"], 5, 30)
    assert set(found["wins"]) == {"sheriff", "deputy", "outlaw", "renegade"}
    for rate in found["wins"].values():
        assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1


def test_sim_tables_and_files(run: Typing, tmp_path: Path) -> None:
    rows, page = tmp_path / "games.csv", tmp_path / "report.html"
    ended = run(
        *("sim", "dice", "--games", 12, "--players", "all", "--bots", "greenhorn,random"),
        *("--seed", "dust", "--jobs", 1, "--out", rows, "--report", page),
    )
    assert ended.code == 0 and not ended.err, "no progress bar without a terminal"
    assert "\x1b" not in ended.out, "no colours without a terminal"
    for word in ("Wins by role", "Wins by character", "Wins by bots", "Outlaw", "95% interval", "games/s"):
        assert word in ended.out
    assert sum(int(row["won"]) for row in csv.DictReader(rows.read_text(encoding="utf-8").splitlines())) >= 12
    assert page.read_text(encoding="utf-8").startswith("<!")
    assert sorted(tmp_path.iterdir()) == [rows, page], "no drafts are left behind"


def test_sim_writes_parquet(run: Typing, tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    path = tmp_path / "games.parquet"
    assert run("sim", "dice", "--games", 4, "--bots", "random", "--jobs", 1, "--out", path).code == 0
    assert read_table(path).num_rows == 4 * 5


def test_sim_of_the_card_game_over_all_numbers_of_players(run: Typing, tmp_path: Path) -> None:
    rows, page = tmp_path / "games.csv", tmp_path / "report.html"
    ended = run(
        *("sim", "bang", "--sets", "all", "--games", 12, "--players", "all", "--bots", "random"),
        *("--preset", "expert", "--set", "open_discard=1", "--jobs", 1, "--out", rows, "--report", page),
    )
    assert ended.code == 0 and not ended.err
    assert "3–8 players" in ended.out and "Settings: expert_characters=1, open_discard=1" in ended.out
    assert "Wins by number of players" in ended.out
    assert re.search(r"^3 +2 .*–", ended.out, re.MULTILINE), "no Sheriff with three players"
    read = list(csv.DictReader(rows.read_text(encoding="utf-8").splitlines()))
    assert len(read) == 2 * sum(range(3, 9))
    assert "expert_characters=1, open_discard=1" in page.read_text(encoding="utf-8")


def test_sim_json_has_the_results_for_each_number_of_players(run: Typing) -> None:
    ended = run("sim", "bang", "--games", 6, "--players", "4-6", "--bots", "random", "--jobs", 1, "--json")
    found = json.loads(ended.out)
    assert found["players"] == [4, 5, 6]
    assert {size: part["games"] for size, part in found["by_players"].items()} == {"4": 2, "5": 2, "6": 2}
    assert "deputy" not in found["by_players"]["4"]["wins"]
    assert found["settings"]["expert_characters"] == 0


def test_sim_reports_aborted_games(run: Typing) -> None:
    ended = run("sim", "dice", "--games", 5, "--bots", "random", "--jobs", 1, "--max-turns", 1)
    assert ended.code == 0
    assert "5 games were aborted after 1 turns" in ended.out


# -- check -----------------------------------------------------------------------------------------------


def test_check_one_line_each_and_what_differed(run: Typing, scenarios: Path) -> None:
    ended = run("check", scenarios)
    assert ended.code == 1 and not ended.err
    fails, difference, holds, total = ended.out.splitlines()
    assert fails.startswith("FAILS") and fails.endswith("fails.yml: A beer heals twice")
    assert "4" in difference and "5" in difference
    assert holds.startswith("holds") and holds.endswith("holds.yaml: A beer heals")
    assert total == "one scenario holds, one fails, no file is malformed"


def test_check_all_hold(run: Typing, scenarios: Path) -> None:
    path = scenarios / "holds.yaml"
    assert run("check", path, path).out.count("A beer heals") == 1, "a file named twice is run once"
    assert run("check", path).code == 0


def test_check_json_is_one_object_per_line(run: Typing, scenarios: Path) -> None:
    ended = run("check", scenarios, "--json")
    assert ended.code == 1
    rows = [json.loads(line) for line in ended.out.splitlines()]
    assert [set(row) for row in rows] == [{"file", "scenario", "holds", "differs"}] * 2
    assert [row["holds"] for row in rows] == [False, True]
    assert len(rows[0]["differs"]) == 1 and rows[1]["differs"] == []


# -- replay ----------------------------------------------------------------------------------------------


def test_verify(run: Typing, replay: Path, replay_data: dict[str, Any]) -> None:
    ended = run("replay", replay, "--verify")
    assert ended.code == 0 and not ended.err
    assert replay_data["seed"] in ended.out and replay_data["commitment"] in ended.out
    assert json.loads(run("replay", replay, "--verify", "--json").out)["holds"] is True


def test_json_summary(run: Typing, replay: Path, replay_data: dict[str, Any]) -> None:
    found = json.loads(run("replay", replay, "--json").out)
    table = played(1000)
    assert table.result is not None
    assert found["choices"] == len(replay_data["choices"])
    assert found["result"]["winners"] == [table.names[seat] for seat in table.result.winners]


def test_step_by_step(run: Typing, replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last = len(json.loads(replay.read_text(encoding="utf-8"))["choices"])
    typed_in(monkeypatch, "", "n", "b", "g 3", "b", "g 0", "b", f"g {last}", "", "dance", "g x", "q", "n")
    ended = run("replay", replay)
    assert ended.code == 0 and not ended.err
    moments = [int(found) for found in re.findall(r"^Moment (\d+) of", ended.out, re.MULTILINE)]
    assert moments == [0, 1, 2, 1, 3, 2, 0, last]
    assert "this is the beginning" in ended.out and "this is the end" in ended.out
    assert ended.out.count("g N jumps") == 2, "two lines were not understood"


def test_stepping_ends_with_the_input(run: Typing, replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed_in(monkeypatch)
    assert run("replay", replay).out.count("Moment") == 1


def test_eyes(run: Typing, replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four players: a spectator knows the Sheriff, a seat its own role too, and --all everything."""
    shown: dict[str, str] = {}
    table = played(0)
    hidden = next(seat for seat, player in enumerate(table.state.seats) if player.role == "renegade")
    for name, options in {"none": [], "seat": ["--seat", table.names[hidden]], "all": ["--all"]}.items():
        typed_in(monkeypatch)
        shown[name] = run("replay", replay, *options).out
    assert "Renegade" not in shown["none"] and "Sheriff" in shown["none"]
    assert "Renegade" in shown["seat"] and "Outlaw" not in shown["seat"]
    assert "Renegade" in shown["all"] and shown["all"].count("Outlaw") == 2


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A replay of the card game, both boxes, played to its end without much thought."""
    table = sixgun.new("bang", players=5, sets=["base", "dodge_city"], seed="campfire")
    chance = Random(7)
    while table.pending:
        ask = table.pending[0]
        table.choose(ask.seat, chance.randrange(len(ask.options)))
    path = tmp_path / "cards.sixgun.json"
    path.write_text(json.dumps(save(table, sixgun.__version__)), encoding="utf-8")
    return path


@pytest.mark.parametrize("eyes", [[], ["--seat", "Cleo"], ["--all"]], ids=["none", "seat", "all"])
def test_every_moment_of_a_card_game_can_be_shown(
    run: Typing, cards: Path, monkeypatch: pytest.MonkeyPatch, eyes: list[str]
) -> None:
    assert run("replay", cards, "--verify").code == 0
    last = json.loads(run("replay", cards, "--json").out)["choices"]
    typed_in(monkeypatch, *[""] * last)
    ended = run("replay", cards, *eyes)
    assert ended.code == 0 and not ended.err
    assert ended.out.count("Moment ") == last + 1
    assert "bang-" not in ended.out and "ui-" not in ended.out
    holders = set(re.findall(r"^  (\w+) holds: ", ended.out, re.MULTILINE))
    expected = {"--all": {"Ann", "Ben", "Cleo", "Dan", "Eve"}, "--seat": {"Cleo"}}
    assert holders == expected.get(eyes[0] if eyes else "", set())


def test_every_moment_can_be_shown(run: Typing, replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last = len(json.loads(replay.read_text(encoding="utf-8"))["choices"])
    typed_in(monkeypatch, *[""] * last)
    ended = run("replay", replay, "--lang", "es")
    assert ended.out.count("Momento ") == last + 1
    assert "this is" not in ended.out


# -- bench -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [0, 1])
def test_bench_hands_its_options_on(run: Typing, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    """The measurement itself takes long and is tested in the laboratory."""
    given: list[str] = []

    def measure(arguments: list[str]) -> int:
        given.extend(arguments)
        return code

    monkeypatch.setattr("sixgun.lab.bench.main", measure)
    assert main(["bench", "--rounds", "2", "--seconds", "0.5", "--json"]) == code
    assert given == ["--rounds", "2", "--seconds", "0.5", "--json"]
