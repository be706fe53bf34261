"""Western Legends on the command line: play, sim, replay, cards, and data files that cannot be used."""

import csv
import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sixgun
from sixgun.cli.rulings import LETTERS, RULINGS
from sixgun.kernel.journal import save
from sixgun.terminal.legends.cards import FILES, printed_cards
from sixgun.texts import LANGUAGES
from tests.cli.conftest import Typing

COUNTS = {"character": 12, "poker": 16, "item": 9, "story": 40, "goal": 48, "fight": 13, "black": 10}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards(run: Typing, lang: str) -> None:
    rows = json.loads(run("cards", "--game", "legends", "--lang", lang, "--json").out)
    assert {kind: sum(row["kind"] == kind for row in rows) for kind in FILES} == COUNTS
    assert all(row["name"] and row["text"] for row in rows)
    assert not [row for row in rows if "legends-" in row["text"] or "ui-" in row["text"]]
    table = run("cards", "--game", "legends", "--lang", lang).out
    assert all(row["name"].split()[0] in table for row in rows)
    assert "ui-" not in table


@pytest.mark.parametrize(
    ("asked", "id", "words"),
    [
        ("wyatt earp", "wyatt_earp", "2 MP"),
        ("grit", "grit", "10♠ 10♣"),
        ("Houževnatost", "grit", "Action"),
        ("miner's map", "miners_map", "price $10"),
        ("payday", "payday", "Reward: "),
        ("sharpshooter", "goal_annie_oakley_1", "Annie Oakley"),
        ("fight card 10", "fight_10", "value 10"),
        ("called out", "mib_05", "most LP"),
    ],
)
def test_a_card_of_every_kind(run: Typing, asked: str, id: str, words: str) -> None:
    ended = run("card", *asked.split(" "), "--game", "legends")
    assert ended.code == 0, ended.err
    assert f"({id})" in ended.out and words in ended.out
    found = json.loads(run("card", id, "--game", "legends", "--json").out)
    file, _, line = found["code"].rpartition(":")
    row = Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert id in row.split("\t")


def test_rulings_name_cards_that_exist() -> None:
    known = {card.id for card in printed_cards()}
    own = [ruling for ruling in RULINGS if ruling.game == "legends"]
    assert LETTERS["legends"] == "L" and [ruling.number for ruling in own] == list(range(1, 79))
    assert {name for ruling in own for name in ruling.names} <= known
    assert all(ruling.rule.startswith("legends ") for ruling in own)


def test_a_card_shows_its_rulings(run: Typing) -> None:
    assert "L33" in run("card", "shootout", "--game", "legends").out


def test_help_lists_settings_and_presets(run: Typing) -> None:
    text = run("play", "legends", "--help").out
    for words in ("length=short|medium|long", "goals=", "first_game", "legendary"):
        assert words in text


@pytest.mark.parametrize("players", [2, 3, 6])
def test_play_among_bots_save_and_prove(run: Typing, tmp_path: Path, players: int) -> None:
    file = tmp_path / "west.sixgun.json"
    played = run(
        *("play", "legends", "--humans", "0", "--players", str(players), "--bots", "greenhorn"),
        *("--set", "length=short", "--seed", "cli", "--save", str(file), "--plain"),
    )
    assert played.code == 0, played.err
    proved = run("replay", str(file), "--verify")
    assert proved.code == 0 and "holds" in proved.out
    summary = json.loads(run("replay", str(file), "--json").out)
    assert summary["game"] == "legends" and summary["players"] == players
    assert summary["result"]["reason"] in ("most-lp", "shared", "black")


def test_a_replay_is_stepped_through_with_all_eyes(
    run: Typing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "west.sixgun.json"
    run(
        *("play", "legends", "--humans", "0", "--players", "2", "--bots", "greenhorn", "--seed", "film"),
        *("--preset", "first_game", "--save", str(file), "--plain"),
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("n\nn\ng 40\nq\n"))
    ended = run("replay", str(file), "--all")
    assert ended.code == 0, ended.err
    assert "holds: " in ended.out and "The Man in Black: " in ended.out
    assert "All roles" not in ended.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "7"), "2 to 6"),
        (("--set", "lenght=short"), "length"),
        (("--set", "length=endless"), "short"),
        (("--preset", "legendry"), "legendary"),
        (("--set", "goals=1", "--set", "first_game=1"), "goals"),
        (("--sets", "dodge_city"), "base"),
    ],
)
def test_mistakes_end_in_one_line(run: Typing, arguments: tuple[str, ...], words: str) -> None:
    ended = run("play", "legends", "--plain", *arguments)
    assert ended.code == 2
    assert len(ended.err.splitlines()) == 1 and words in ended.err


def test_sim_counts_sides_and_writes_them(run: Typing, tmp_path: Path) -> None:
    out, page = tmp_path / "west.csv", tmp_path / "west.html"
    ended = run(
        *("sim", "legends", "--games", "4", "--players", "2-3", "--jobs", "1", "--set", "length=short"),
        *("--out", str(out), "--report", str(page)),
    )
    assert ended.code == 0, ended.err
    assert "Wins by side" in ended.out and "role" not in ended.out
    rows = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 2 * 2 + 2 * 3
    assert {row["side"] for row in rows} <= {"lawman", "outlaw", "neutral"}
    assert all(int(row["lp"]) >= 0 for row in rows)
    text = page.read_text(encoding="utf-8")
    assert "By side at the end" in text and "report-" not in text and "side-" not in text


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the program that has one wrong cell, a scenario and a replay."""
    folder = tmp_path_factory.mktemp("broken")
    package = folder / "sixgun"
    shutil.copytree(
        Path(sixgun.__file__).parent, package, ignore=shutil.ignore_patterns("*.so", "__pycache__", "page")
    )
    items = package / "games" / "legends" / "data" / "items.tsv"
    lines = items.read_text(encoding="utf-8").split("\n")
    cells = lines[3].split("\t")
    cells[lines[0].split("\t").index("price")] = "15"
    lines[3] = "\t".join(cells)
    items.write_text("\n".join(lines), encoding="utf-8")
    (folder / "west.yaml").write_text("scenario: x\ngame: legends\ngiven: {}\n", encoding="utf-8")
    table = sixgun.new("legends", 3, seed="broken")
    data = json.dumps(save(table, sixgun.__version__))
    (folder / "west.sixgun.json").write_text(data, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "command",
    [
        ("play", "legends", "--plain"),
        ("play", "legends", "--help"),
        ("sim", "legends", "--games", "1"),
        ("cards",),
        ("card", "grit"),
        ("check", "west.yaml"),
        ("replay", "west.sixgun.json"),
        ("serve", "--port", "0"),
    ],
)
def test_data_that_cannot_be_used_is_one_line(broken: Path, command: tuple[str, ...]) -> None:
    """File, row and reason; nobody sees a traceback."""
    ended = subprocess.run(
        [sys.executable, "-m", "sixgun", *command],
        cwd=broken,
        env={**os.environ, "PYTHONPATH": str(broken), "SIXGUN_LANG": "en"},
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert "items.tsv row 4, price: 15 is not a multiple of 10" in ended.stderr


def test_a_card_may_be_called_by_rank_and_suit(run: Typing) -> None:
    assert "(lady_luck)" in run("card", "10♥", "--game", "legends").out
    assert "(living_legend)" in run("card", "a♠", "--game", "legends").out
