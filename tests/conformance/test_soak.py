"""The soak test finds what it looks for, and says how to see it again."""

from collections.abc import Iterator
from typing import Any

import pytest

from sixgun.kernel.table import Table
from sixgun.lab import soak


def test_good_games_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "30", "--seed", "test"]) == 0
    assert capsys.readouterr().out == "30 of 30 games of dice held every invariant\n"


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "8", "--jobs", "2"]) == 0
    assert "8 of 8" in capsys.readouterr().out


def test_a_broken_invariant_is_reported_with_the_command_to_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never_turn_five(table: Table[Any]) -> Iterator[str]:
        if table.state.turn_number == 5:
            yield "turn five"

    monkeypatch.setitem(soak.INVARIANTS, "dice", never_turn_five)
    assert soak.main(["--games", "2", "--first", "7", "--seed", "two words"]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("seed two words-7: ") and printed[0].endswith(": turn five")
    assert printed[1] == (
        "  again: python -m sixgun.lab.soak --game dice --games 1 --first 7 --seed 'two words'"
    )
    assert printed[-1] == "0 of 2 games of dice held every invariant"


def test_an_engine_fault_and_an_endless_game_are_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(table: Table[Any]) -> Iterator[str]:
        raise LookupError("no such frame")

    monkeypatch.setattr(soak, "TURN_CAP", 3)
    assert str(soak.soak_one("dice", "endless-1")).endswith("no end after 3 turns")
    monkeypatch.setitem(soak.INVARIANTS, "dice", explode)
    assert str(soak.soak_one("dice", "fault-1")).endswith("LookupError: no such frame")


@pytest.mark.parametrize(
    "arguments", [["--games", "0"], ["--jobs", "many"], ["--seed", "a\nb"], ["--game", "go"]]
)
def test_wrong_wishes_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        soak.main(arguments)
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err
