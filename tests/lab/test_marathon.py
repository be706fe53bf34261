"""A marathon plays games to their end, tells about the longest, and does not pass over what went wrong."""

import pytest

from sixgun.lab import marathon
from sixgun.lab.marathon import Finish, Leg, Tally, run_leg


@pytest.mark.parametrize("level", ["random", "greenhorn"])
def test_games_over_random_mixes_come_to_an_end(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert marathon.main(["--games", "12", "--bots", level, "--soaked", "6"]) == 0
    first, longest, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("12 of 12 games came to an end (2 of them soaked), ")
    assert longest.startswith("longest: ") and "players with base" in longest
    assert [line.startswith("slowest step: ") for line in rest] == [True] * (level != "random")


def test_the_boxes_may_be_the_same_in_every_game() -> None:
    finish = run_leg(Leg("bang", "base,dodge_city", "random", "same-1", soaked=False))
    assert finish.fault is None and finish.what.endswith(" players with base, dodge_city")
    assert run_leg(Leg("bang", "base,dodge_city", "random", "same-1", soaked=False)) == finish


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marathon, "TURN_CAP", 3)
    for level in ("random", "greenhorn"):
        finish = run_leg(Leg("bang", "base", level, "short-1", soaked=False))
        assert finish.fault == "no end after 3 turns"


def test_what_the_engine_raises_is_a_failure_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> tuple[int, float]:
        raise LookupError("no such frame")

    monkeypatch.setattr(marathon, "_at_random", broken)
    assert marathon.main(["--games", "1", "--soaked", "0", "--sets", "base"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("seed marathon-1: ") and told[0].endswith("LookupError: no such frame")
    assert told[1].startswith("0 of 1 games came to an end")


def test_the_longest_game_and_the_slowest_step_are_kept() -> None:
    tally = Tally()
    tally.add(Finish("one", "a", 30, 100, 0.002, None))
    tally.add(Finish("two", "b", 70, 200, 0.001, None))
    tally.add(Finish("three", "", 0, 0, 0.0, None))
    assert list(tally.lines(9.0)) == [
        "3 of 3 games came to an end (1 of them soaked), 300 choices, 9 s",
        "longest: 70 turns, b (seed two)",
        "slowest step: 2 ms, a (seed one)",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "champion"], "no bots are called 'champion'; levels are: random, greenhorn, gunslinger"),
        (["--sets", "base,nowhere"], "bang has no box 'nowhere'"),
        (["--games", "0"], "'0' is not a positive whole number"),
    ],
)
def test_mistakes_get_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        marathon.main(words)
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]
