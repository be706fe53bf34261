"""The gunslinger is clearly better than the greenhorn; a few hundred games are enough to see it."""

from collections.abc import Sequence

import pytest

from sixgun.bots import new_bot
from sixgun.bots.player import Reason
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from sixgun.lab import strength
from sixgun.lab.strength import Score, Timed, Trial, main, measure, one_deal, one_game, roles_at, tables


@pytest.mark.parametrize(
    ("game", "sets", "games"),
    [("dice", (), 120), ("bang", ("base", "dodge_city"), 30)],
)
def test_gunslingers_win_clearly_more_than_greenhorns_in_the_same_chairs(
    game: str, sets: tuple[str, ...], games: int
) -> None:
    trials = {
        level: [Trial(role, level, "greenhorn", 5, "smoke", game, sets) for role in roles_at(5)]
        for level in ("greenhorn", "gunslinger")
    }
    scores = measure([*trials["greenhorn"], *trials["gunslinger"]], games, 1)
    weak, strong = (sum([scores[trial] for trial in trials[level]], Score()) for level in trials)
    assert weak.games == strong.games == 4 * games
    assert strong.rate.low > weak.rate.high
    for plain, tested in zip(trials["greenhorn"], trials["gunslinger"], strict=True):
        assert scores[tested].wins > scores[plain].wins, tested.role


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_a_choice_takes_little_time(game: str) -> None:
    trial = Trial("sheriff", "gunslinger", "gunslinger", 8, "quick", game)
    score = sum([one_game(trial, number) for number in range(3)], Score())
    assert score.decisions > 0
    assert score.microseconds < 5000  # several times the usual, to allow for slow machines


def test_trials_are_repeatable() -> None:
    trial = Trial("outlaw", "greenhorn", "greenhorn", 5, "again")
    first, second = (one_game(trial, 7) for _ in range(2))
    assert (first.wins, first.decisions) == (second.wins, second.decisions)


def test_tables_of_one_level_are_played_once_and_tell_about_every_chair() -> None:
    alike = [Trial(role, "greenhorn", "greenhorn", 5, "alike", "bang") for role in roles_at(5)]
    mixed = [Trial(role, "gunslinger", "greenhorn", 5, "alike", "bang") for role in roles_at(5)]
    assert tables([*alike, *mixed]) == [tuple(alike), *[(trial,) for trial in mixed]]
    together = [(score.wins, score.turns, score.decisions) for score in one_deal(alike, 3)]
    alone = [one_game(trial, 3) for trial in alike]
    assert together == [(score.wins, score.turns, score.decisions) for score in alone]


def test_the_stopwatch_lets_the_bot_through() -> None:
    class Third:
        def choose(self, view: View, news: Sequence[Event]) -> int:
            return 3

        def reason(self) -> Reason:
            return Reason("bot-hunch", {})

    timed = Timed(Third())
    assert timed.choose(None, []) == 3  # type: ignore[arg-type]  # the view is passed on, not used
    assert (timed.decisions, timed.reason().key) == (1, "bot-hunch")


def test_the_command_prints_every_role_and_answers_by_its_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["--games", "3", "--jobs", "1", "--level", "greenhorn"]) == 1
    printed = capsys.readouterr().out
    assert all(f"{role}: " in printed for role in ("sheriff", "deputy", "outlaw", "renegade"))
    monkeypatch.setattr(strength, "measure", _one_sided)
    assert main(["--games", "3", "--jobs", "1"]) == 0
    assert main(["--game", "bang", "--sets", "base,dodge_city", "--games", "3", "--jobs", "1"]) == 0
    assert "bang (base, dodge_city), 5 players" in capsys.readouterr().out


def _one_sided(trials: Sequence[Trial], games: int, jobs: int) -> dict[Trial, Score]:
    return {trial: Score(1000, 900 if trial.level == "gunslinger" else 100) for trial in trials}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "9"], "dice seats 3 to 8 players, not 9"),
        (["--level", "wizard"], "levels are: greenhorn, gunslinger"),
        (["--games", "0"], "games must be a number from 1 up, not 0"),
        (["--game", "chess"], "no game 'chess'"),
        (["--game", "bang", "--sets", "gold_rush"], "gold_rush"),
    ],
)
def test_wrong_arguments_get_one_line_and_exit_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_levels_get_chance_of_their_own() -> None:
    one, two = (new_bot("bang", "greenhorn", seat, "s") for seat in (0, 1))
    assert vars(one)["_chance"].random() != vars(two)["_chance"].random()
