"""Same seed, same choices, same game: replay, files, take-back, fork."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.kernel.asks import Refused
from sixgun.kernel.journal import BrokenJournal, fork, load, redo, replay, save, undo, why_no_undo
from sixgun.kernel.plain import Json
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table

from .contract import COMPANIES, Company, Walk, play_on, random_choice, reopened, walked, walks
from .test_play import everywhere, views

ROOT = Path(__file__).resolve().parents[2]


# -- replay ----------------------------------------------------------------------------------------------


@everywhere
@given(walks())
def test_replay_equals_play(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    again = replay(table, len(table.history or ()))
    assert checksum(again.state) == checksum(table.state)
    assert (again.events, again.history) == (table.events, table.history)
    assert views(again) == views(table)


@everywhere
@given(walks(), st.integers(0, 90))
def test_a_fork_goes_its_own_way_from_an_earlier_moment(company: Company, walk: Walk, moment: int) -> None:
    table = walked(company, walk)
    before = checksum(table.state)
    moment = min(moment, len(table.history or ()))
    branch = fork(table, moment)
    assert checksum(branch.state) == checksum(walked(company, Walk(walk.seed, moment)).state)
    play_on(branch, walk.choices(), 15)
    assert checksum(table.state) == before
    assert (branch.history or [])[:moment] == (table.history or [])[:moment]


def test_replays_are_the_same_in_other_processes_and_with_other_hash_seeds(tmp_path: Path) -> None:
    tables = [walked(company, Walk(7, 60)) for company in COMPANIES]
    file = tmp_path / "replays.json"
    file.write_text(json.dumps([save(table, "0") for table in tables]))
    printed = set()
    for hash_seed in ("0", "1", "4242"):
        printed.add(
            subprocess.run(
                [sys.executable, "-m", "tests.conformance.replayer", str(file)],
                cwd=ROOT,
                env=os.environ | {"PYTHONHASHSEED": hash_seed},
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
    assert len(printed) == 1
    lines = printed.pop().splitlines()
    assert [line.split()[0] for line in lines] == [checksum(table.state) for table in tables]


# -- files -----------------------------------------------------------------------------------------------


@everywhere
@given(walks())
def test_a_saved_game_loads_to_the_same_position(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    data = json.loads(json.dumps(save(table, "0.1")))
    again = load(data, company.game)
    assert checksum(again.state) == checksum(table.state)
    assert again.history == table.history
    assert save(again, "0.1") == data


@everywhere
@given(walks(), st.data())
def test_a_tampered_file_is_found_out(company: Company, walk: Walk, data: st.DataObject) -> None:
    table = walked(company, Walk(walk.seed, walk.steps + 2))
    file: Any = save(table, "0.1")
    match data.draw(st.sampled_from(["seed", "commitment", "checksum", "cut", "unproved", "choice"])):
        case "seed":
            file["seed"] = bytes(16).hex()
        case "commitment":
            file["commitment"] = "00" * 16
        case "checksum":
            file["checksums"][-1][1] = "0" * 16
        case "cut":
            file["choices"].pop()
        case "unproved":
            file["checksums"] = []
        case "choice":
            # Another option of the same ask somewhere on the way.
            number = data.draw(st.integers(0, len(file["choices"]) - 1))
            earlier = replay(table, number)
            seat, text = file["choices"][number]
            ask = earlier.ask_of(seat)
            assert ask is not None
            others = [option.notation(table.names) for option in ask.options]
            others.remove(text)
            file["choices"][number][1] = others[0] if others else "dances"
    with pytest.raises(BrokenJournal):
        load(file, company.game)


SCRAPS: list[Json] = [None, -1, 7, True, "", "zz", [], [1], [[1]], [[1, 2]], {}, {"is": "Turn"}]


@everywhere
@given(walks(20), st.data())
def test_a_file_full_of_nonsense_is_refused_in_one_sentence(
    company: Company, walk: Walk, data: st.DataObject
) -> None:
    file = save(walked(company, Walk(walk.seed, walk.steps + 1)), "0.1")
    key = data.draw(st.sampled_from(sorted(set(file) - {"sixgun", "game", "fast"})))
    scrap = data.draw(st.sampled_from(SCRAPS))
    if data.draw(st.booleans()):
        file[key] = scrap
    else:
        del file[key]
    if file.get(key) == {"position": None, "settings": {}}.get(key, "nothing else is fine"):
        return
    try:
        load(file, company.game)
    except (BrokenJournal, BadSettings) as refused:
        assert str(refused) and "\n" not in str(refused)
    else:
        assert key == "settings" and company.game.id == "saloon" and not scrap


def test_a_table_without_a_record_cannot_be_saved_or_replayed() -> None:
    table = COMPANIES[0].deal("x").clone()
    for attempt in (lambda: save(table, "0"), lambda: replay(table, 0)):
        with pytest.raises(BrokenJournal, match="no record"):
            attempt()


# -- take-back -------------------------------------------------------------------------------------------


def facts(table: Table[Any]) -> tuple[object, ...]:
    """What a take-back must restore."""
    return checksum(table.state), views(table), list(table.events or ()), list(table.history or ())


def check_nothing_was_learnt(before: Table[Any], after: Table[Any], walk: Walk) -> None:
    """Whoever might take the choice back: it would have looked the same with any other secrets."""
    choice = (after.history or [])[-1]
    for reader in range(-1, len(before.names)):
        shuffled = before.game.hidden_shuffled(before.state, reader, walk.choices())
        other = reopened(before.game, shuffled, before.names)
        ask = other.ask_of(choice.seat)
        if ask is not None and choice.option in ask.options:
            other.choose(choice.seat, choice.option)
            seen = other.game.view(other, reader).canonical()
            assert seen == after.game.view(after, reader).canonical()


@everywhere
@given(walks())
def test_undo_obeys_its_four_rules_and_undo_then_redo_is_identity(company: Company, walk: Walk) -> None:
    table = company.deal(f"walk {walk.seed}")
    rng = walk.choices()
    for _ in range(min(walk.steps, 40)):
        if not table.pending:
            break
        before, was = table.clone(history=True), facts(table)
        seat, index = random_choice(table, rng)
        table.choose(seat, index)
        now = facts(table)
        old, new = before.state, table.state
        expected = (
            "undo-random" if old.rng.moment() != new.rng.moment()
            else "undo-reveal" if old.reveals != new.reveals
            else "undo-turn" if old.turn_number != new.turn_number
            else None
        )  # fmt: skip
        for player in range(company.players):
            reason = why_no_undo(table, player)
            if player != seat:
                assert reason is not None and reason.key == "undo-other-player"
                assert reason.params() == {"player": table.names[seat]}
            elif reason is None:
                assert expected is None
                check_nothing_was_learnt(before, table, walk)
                undo(table, player)
                assert facts(table) == was
                redo(table, player)
            else:
                assert reason.key == expected
            if reason is not None:
                with pytest.raises(Refused) as refused:
                    undo(table, player)
                assert refused.value.refusal == reason
            assert facts(table) == now


@pytest.mark.parametrize("company", [each for each in COMPANIES if each.players in (4, 5)], ids=str)
def test_each_of_the_take_back_rules_speaks_in_play(company: Company) -> None:
    wanted = {"undo-nothing", "undo-other-player", "undo-random", "undo-reveal", "undo-turn", "allowed"}
    for seed in range(400):
        table = company.deal(f"rules {seed}")
        rng = Walk(seed, 0).choices()
        while wanted and table.pending:
            for seat in range(company.players):
                reason = why_no_undo(table, seat)
                wanted.discard("allowed" if reason is None else reason.key)
            table.choose(*random_choice(table, rng))
    assert not wanted


def undoable(company: Company) -> tuple[Table[Any], int]:
    """A table whose last choice may be taken back by a seat."""
    for seed in range(200):
        table = company.deal(f"undoable {seed}")
        rng = Walk(seed, 0).choices()
        while table.pending:
            seat, index = random_choice(table, rng)
            ask = table.ask_of(seat)
            table.choose(seat, index)
            if why_no_undo(table, seat) is None and ask is not None and len(ask.options) > 1:
                return table, seat
    raise AssertionError("no choice can ever be taken back")


@pytest.mark.parametrize("company", [each for each in COMPANIES if each.players == 4], ids=str)
def test_what_was_taken_back_can_be_redone_only_until_something_else_is_chosen(company: Company) -> None:
    table, seat = undoable(company)
    with pytest.raises(Refused, match="redo-nothing"):
        redo(table, seat)
    taken = (table.history or [])[-1].option
    undo(table, seat)
    with pytest.raises(Refused, match="redo-nothing"):
        redo(table, (seat + 1) % company.players)
    ask = table.ask_of(seat)
    assert ask is not None
    table.choose(seat, next(option for option in ask.options if option != taken))
    with pytest.raises(Refused, match="redo-nothing"):
        redo(table, seat)
