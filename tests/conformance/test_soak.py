"""The soak test finds what it looks for, and says how to see it again."""

from collections.abc import Iterator
from typing import Any

import pytest

import sixgun
from sixgun.games.bang.cards import KIND
from sixgun.kernel.rng import FastRng
from sixgun.kernel.table import Table
from sixgun.lab import soak

TWO_BARRELS = [card for card, kind in enumerate(KIND) if kind == "barrel"][:2]


def test_good_games_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "30", "--seed", "test"]) == 0
    assert capsys.readouterr().out == "30 of 30 games of dice held every invariant\n"


def test_good_card_games_pass_with_any_boxes_and_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "bang", "--games", "25", "--seed", "test"]) == 0
    assert capsys.readouterr().out == "25 of 25 games of bang held every invariant\n"
    mixes = [soak.bang_mix(FastRng.seeded(bytes([number])), 5) for number in range(60)]
    assert {mix.sets for mix in mixes} == {("base",), ("base", "dodge_city")}
    assert {name for mix in mixes for name in mix.settings} == {
        *soak.FLAGS, "bonus_characters", "previous_game",
    }  # fmt: skip


def broken_tables() -> Iterator[tuple[str, Table[Any]]]:
    """Card tables with one thing wrong, and the invariant that says so."""
    for wrong in ("C1", "C2", "C3", "C4", "C5", "C6", "C9"):
        table = sixgun.new("bang", 5, seed="broken")
        state = table.state
        match wrong:
            case "C1":
                state.deck.append(state.deck[0])
            case "C2":
                state.ring = (0, 1)
            case "C3":
                state.seats[0].role = state.seats[1].role = "sheriff"
            case "C4":
                state.row.append(state.deck.pop())
            case "C5":
                state.fresh.append(state.deck[0])
            case "C6":
                state.seats[2].life = 9
            case "C9":
                state.seats[3].in_play = [state.deck.pop(state.deck.index(card)) for card in TWO_BARRELS]
        yield wrong, table


def test_each_invariant_of_a_card_table_can_be_broken() -> None:
    for wrong, table in broken_tables():
        assert wrong in {fault.partition(":")[0] for fault in soak.bang_invariants(table)}


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
