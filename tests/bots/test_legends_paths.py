"""Where LP come from, and how strength is measured in a game without roles."""

from collections import Counter

import pytest

from sixgun.games.legends.events import LpGained, LpLost
from sixgun.games.legends.meetings import RowScored, Scored
from sixgun.lab import paths, strength
from sixgun.lab.paths import CRIME, GOALS, GOLD, LAW, level_at, main_path, paths_of
from sixgun.lab.strength import ANY_CHAIR, Trial, one_game, roles_at


def test_every_source_has_a_path() -> None:
    events = [
        LpGained(0, 3, "bank"),
        LpLost(0, 1, "fight_2"),
        RowScored(0, 2),
        Scored(0, "lp", 4),
        Scored(0, "wanted", 3),
        Scored(1, "tokens", 5),
    ]
    first, second = paths_of(events, 2)
    assert (first[GOLD], first[CRIME], first[LAW]) == (3, 5, -1)
    assert second == Counter({GOALS: 5})
    assert main_path(first) == CRIME


def test_all_paths_together_are_the_final_score() -> None:
    for players, goals in ((3, 1), (4, 0)):
        table, decisions = paths.play(players, "greenhorn", "sum", {"goals": goals})
        assert decisions > 100
        for seat, points in enumerate(paths_of(table.events or (), players)):
            assert sum(points.values()) == sum([amount for _, amount in table.state.scores[seat]])


def test_the_count_adds_up_and_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--level", "greenhorn", "--games", "3", "--players", "3", "--length", "short"]
    assert paths.main(asked) in (0, 1)
    said = capsys.readouterr().out
    assert "3 players, short, without goals, all greenhorn" in said
    assert "3 games, " in said and " LP of the winner" in said


def test_levels_can_be_mixed_and_change_seats_from_game_to_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert [level_at("a,b", seat, 0) for seat in range(3)] == ["a", "b", "a"]
    assert [level_at("a,b", seat, 1) for seat in range(3)] == ["b", "a", "b"]
    found = paths.count(3, "greenhorn,gunslinger", 3, "mixed", {"length": "short"})
    assert sum(found.levels.values()) == sum(found.won.values()) == 3
    said = "\n".join(paths.lines(found._replace(levels=Counter({"greenhorn": 1, "gunslinger": 2}))))
    assert "a greenhorn won 1\n  a gunslinger won 2\n" in said
    paths.main(["--level", "greenhorn,gunslinger", "--games", "1", "--players", "2", "--length", "short"])
    assert "greenhorn,gunslinger in turn" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "7"], "legends seats 2 to 6 players, not 7"),
        (["--level", "wizard"], "levels are: greenhorn, gunslinger"),
        (["--games", "0"], "games must be a number from 1 up, not 0"),
        (["--length", "endless"], "length"),
    ],
)
def test_wrong_arguments_get_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert paths.main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_without_roles_every_chair_is_tested_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert roles_at(4, "legends") == [ANY_CHAIR]
    trial = Trial(ANY_CHAIR, "greenhorn", "greenhorn", 3, "chairs", "legends", (), (("length", "short"),))
    first, second = (one_game(trial, 2) for _ in range(2))
    assert (first.wins, first.decisions) == (second.wins, second.decisions)
    asked = ["--game", "legends", "--players", "3", "--games", "2", "--jobs", "1", "--level", "greenhorn"]
    assert strength.main([*asked, "--set", "length=short"]) == 1
    assert "any chair: greenhorn is NOT clearly better" in capsys.readouterr().out
    assert strength.main([*asked, "--set", "length=endless"]) == 2
