"""The soak test finds what it looks for, and says how to reproduce it."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

import sixgun
from sixgun.games.bang.cards import KIND
from sixgun.games.catalog import GAMES
from sixgun.games.legends.contests import Fight, Gold
from sixgun.games.legends.fights import FIGHTING
from sixgun.games.legends.model import VIRTUAL, LegendsState
from sixgun.games.legends.printed import BOARD, PRISON
from sixgun.kernel.rng import FastRng
from sixgun.kernel.table import Table
from sixgun.lab import soak
from sixgun.lab.bang_invariants import bang_invariants
from sixgun.lab.legends_invariants import legends_invariants

TWO_BARRELS = [card for card, kind in enumerate(KIND) if kind == "barrel"][:2]


def test_good_games_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "dice", "--games", "30", "--seed", "test"]) == 0
    assert capsys.readouterr().out == "30 of 30 games of dice held every invariant\n"


def test_without_a_game_all_of_them_are_soaked_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(soak.SCHEDULE) == set(GAMES)
    played: list[str] = []

    def noted(game_id: str, seed: str) -> None:
        played.append(f"{game_id} {seed}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(soak, "soak_one", noted)
        assert soak.main(["--games", "10", "--first", "3"]) == 0
    assert sorted(played) == sorted(f"{soak.SCHEDULE[n % 10]} soak-{n}" for n in range(3, 13))
    assert capsys.readouterr().out == "10 of 10 games held every invariant\n"


def test_a_stopped_run_says_how_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(game_id: str, seed: str) -> str | None:
        if seed == "soak-9":
            raise KeyboardInterrupt
        return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(soak, "soak_one", stopped)
        assert soak.main(["--games", "10", "--first", "5"]) == 130
    assert capsys.readouterr().out.splitlines() == [
        "4 of 4 games held every invariant",
        "  go on: python -m sixgun.lab.soak --first 9 --seed soak",
    ]


def test_too_many_failures_end_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(soak, "soak_one", lambda game_id, seed: "broken")
        assert soak.main(["--games", "10", "--most", "2"]) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "0 of 2 games held every invariant",
        "  go on: python -m sixgun.lab.soak --first 3 --seed soak",
    ]


def broken_tables() -> Iterator[tuple[str, Table[Any]]]:
    """Card tables with one thing wrong, and the invariant that says so."""
    for wrong in ("C1", "C2", "C3", "C4", "C5", "C6", "C9", "C10", "C11", "C12"):
        table = sixgun.new("bang", 5, sets=["base", "high_noon", "fistful"], seed="broken")
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
            case "C10":
                state.seats[4].alive = False
            case "C11":
                pile = state.parts["events"]
                state.parts["events"] = pile.changed(past=pile.coming[-1:])
            case "C12":
                reserves = ("",) * 4 + (state.seats[0].character,)
                state.parts["events"] = state.parts["events"].changed(reserves=reserves)
            case "C9":
                state.seats[3].in_play = [state.deck.pop(state.deck.index(card)) for card in TWO_BARRELS]
        yield wrong, table


def test_each_invariant_of_a_card_table_can_be_broken() -> None:
    for wrong, table in broken_tables():
        assert wrong in {fault.partition(":")[0] for fault in bang_invariants(table)}


def broken_poker(state: LegendsState) -> None:
    state.deck.append(state.deck[0])


def broken_fight_deck(state: LegendsState) -> None:
    state.fight_deck.pop()


def broken_ranch(state: LegendsState) -> None:
    state.ranches = (state.ranches[1], state.ranches[0])


def broken_bag(state: LegendsState) -> None:
    state.bag = state.bag[1:]


def broken_store(state: LegendsState) -> None:
    state.stock[0] += 1


def broken_hideouts(state: LegendsState) -> None:
    state.bandits |= 1 << PRISON


def broken_company(state: LegendsState) -> None:
    hideout = next(space for space in BOARD.hideouts if state.bandits >> space & 1)
    state.seats[0].space = hideout


def broken_discs(state: LegendsState) -> None:
    state.discs = ((0, 0), (0,))


def broken_dice(state: LegendsState) -> None:
    state.gold = Gold()


def broken_fight(state: LegendsState) -> None:
    state.fight = Fight("bandit", VIRTUAL, 0, 0)
    state.agenda.append(FIGHTING[3])


def broken_characters(state: LegendsState) -> None:
    state.seats[0].character = state.seats[1].character


def broken_money(state: LegendsState) -> None:
    state.seats[0].money = 130


def broken_sides(state: LegendsState) -> None:
    state.seats[0].mp = state.seats[0].wp = 1


def broken_weapon(state: LegendsState) -> None:
    state.seats[0].mount = state.seats[0].weapon


def broken_goals(state: LegendsState) -> None:
    state.seats[0].done = state.seats[1].goals[:1]


LEGENDS_FAULTS: Final[tuple[tuple[str, Callable[[LegendsState], None]], ...]] = (
    ("L1", broken_poker),
    ("L1", broken_fight_deck),
    ("L1", broken_ranch),
    ("L1", broken_bag),
    ("L2", broken_store),
    ("L3", broken_hideouts),
    ("L3", broken_company),
    ("L4", broken_discs),
    ("L5", broken_dice),
    ("L6", broken_fight),
    ("L7", broken_characters),
    ("L8", broken_money),
    ("L8", broken_sides),
    ("L9", broken_weapon),
    ("L10", broken_goals),
)


@pytest.mark.parametrize(("wrong", "breaking"), LEGENDS_FAULTS)
def test_each_invariant_of_legends_can_be_broken(
    wrong: str, breaking: Callable[[LegendsState], None]
) -> None:
    table = sixgun.new("legends", 4, settings={"goals": 1}, seed="broken")
    while not table.state.turn_number:
        table.choose(table.pending[0].seat, 0)
    assert not list(legends_invariants(table))
    breaking(table.state)
    assert wrong in {fault.partition(":")[0] for fault in legends_invariants(table)}


def test_a_score_that_nobody_can_explain_is_found() -> None:
    table = sixgun.new("legends", 3, settings={"length": "short"}, seed="score")
    rng = FastRng.seeded(b"score")
    while table.pending:
        ask = table.pending[0]
        table.choose(ask.seat, rng.below(len(ask.options)))
    assert not list(legends_invariants(table))
    table.state.scores = ((("lp", 99),), *table.state.scores[1:])
    table.state.seats[1].lp += 1
    faults = [fault for fault in legends_invariants(table) if fault.startswith("L11")]
    assert len(faults) == 3  # a wrong line, a wrong line, and points the log does not mention


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "dice", "--games", "8", "--jobs", "2"]) == 0
    assert "8 of 8" in capsys.readouterr().out


def test_a_broken_invariant_is_reported_with_the_command_to_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never_turn_five(table: Table[Any]) -> Iterator[str]:
        if table.state.turn_number == 5:
            yield "turn five"

    monkeypatch.setitem(soak.INVARIANTS, "dice", never_turn_five)
    assert soak.main(["--game", "dice", "--games", "2", "--first", "7", "--seed", "two words"]) == 1
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
def test_wrong_requests_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        soak.main(arguments)
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err
