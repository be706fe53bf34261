"""Who has won: every line of the two tables of the rules, and the situations the rules spell out."""

from collections.abc import Sequence

import pytest

from sixgun.games.dice.model import NOBODY, DiceState, Seat
from sixgun.games.dice.victory import verdict
from sixgun.kernel.rng import CountedRng

LAW, AID, OUT, REN = "sheriff", "deputy", "outlaw", "renegade"


def table(roles: Sequence[str], living: Sequence[int]) -> DiceState:
    seats = [Seat(role, "vulture_sam", 9, 9) for role in roles]
    for index, seat in enumerate(seats):
        if index not in living:
            seat.alive, seat.life = False, 0
    return DiceState(CountedRng(bytes(16)), seats)


EIGHT = (LAW, AID, AID, OUT, OUT, OUT, REN, REN)
FIVE = (LAW, AID, OUT, OUT, REN)


@pytest.mark.parametrize(
    ("roles", "living", "winners", "reason", "rule"),
    [
        pytest.param(FIVE, (4,), (4,), "renegade-alone", "dice 12 a1", id="the renegade alone is left"),
        pytest.param(FIVE, (1, 4), (2, 3), "sheriff-dead", "dice 12 a2", id="outlaws win though dead"),
        pytest.param(FIVE, (1, 2, 4), (2, 3), "sheriff-dead", "dice 12 a2", id="the sheriff falls"),
        pytest.param(FIVE, (), (2, 3), "sheriff-dead", "dice 12 a2", id="everyone falls at once"),
        pytest.param(FIVE, (1,), (2, 3), "sheriff-dead", "dice 12 a2", id="R12: a deputy alone is left"),
        pytest.param(FIVE, (2,), (2, 3), "sheriff-dead", "dice 12 a2", id="an outlaw alone is left"),
        pytest.param(FIVE, (0,), (0, 1), "law-prevails", "dice 12 b", id="the sheriff alone is left"),
        pytest.param(FIVE, (0, 1), (0, 1), "law-prevails", "dice 12 b", id="the last two fall together"),
        pytest.param(EIGHT, (6, 7), (3, 4, 5), "sheriff-dead", "dice 12 a2", id="two renegades are left"),
        pytest.param(EIGHT, (7,), (7,), "renegade-alone", "dice 12 a1", id="one renegade outlives the other"),
    ],
)
def test_the_game_of_the_sheriff_is_over(
    roles: Sequence[str], living: Sequence[int], winners: tuple[int, ...], reason: str, rule: str
) -> None:
    result = verdict(table(roles, living), [], NOBODY)
    assert result is not None
    assert (result.winners, result.reason, result.rule) == (winners, reason, rule)


@pytest.mark.parametrize(
    "living",
    [
        pytest.param((0, 1, 4), id="all outlaws are out, the renegade lives"),
        pytest.param((0, 4), id="sheriff against renegade"),
        pytest.param((0, 2), id="sheriff against outlaw"),
        pytest.param((0, 1, 2, 3), id="the renegade is out"),
    ],
)
def test_the_game_of_the_sheriff_goes_on(living: Sequence[int]) -> None:
    assert verdict(table(FIVE, living), [], NOBODY) is None


THREE = (AID, OUT, REN)
HUNTS = {0: 2, 2: 1, 1: 0}


@pytest.mark.parametrize(("hunter", "target"), HUNTS.items())
def test_three_players_hunt_in_person(hunter: int, target: int) -> None:
    rest = [seat for seat in range(3) if seat != target]
    result = verdict(table(THREE, rest), [target], hunter)
    assert result is not None and (result.winners, result.reason) == ((hunter,), "hunter")
    assert verdict(table(THREE, rest), [target], NOBODY) is None, "R14: nobody's kill"
    other = next(seat for seat in rest if seat != hunter)
    assert verdict(table(THREE, rest), [target], other) is None, "the wrong hunter"


@pytest.mark.parametrize(("hunter", "target"), HUNTS.items())
def test_with_both_others_gone_the_hunter_wins_either_way(hunter: int, target: int) -> None:
    others = [seat for seat in range(3) if seat != hunter]
    result = verdict(table(THREE, [hunter]), others, hunter)
    assert result is not None and (result.winners, result.reason) == ((hunter,), "hunter")


@pytest.mark.parametrize("last", range(3))
def test_the_last_man_standing_wins(last: int) -> None:
    others = [seat for seat in range(3) if seat != last]
    result = verdict(table(THREE, [last]), others, NOBODY)
    assert result is not None and (result.winners, result.reason) == ((last,), "last-man")


@pytest.mark.parametrize(("hunter", "target"), HUNTS.items())
def test_once_the_last_man_is_sought_no_hunt_counts(hunter: int, target: int) -> None:
    state = table(THREE, [hunter])
    state.last_man_standing = True
    result = verdict(state, [target], hunter)
    assert result is not None and result.reason == "last-man"


def test_three_players_all_dead_is_a_draw() -> None:
    result = verdict(table(THREE, []), [0, 1, 2], NOBODY)
    assert result is not None and (result.winners, result.reason) == ((), "draw")
