"""Rerolls by expected value: the tables give what counting every outcome gives."""

from functools import cache
from itertools import product

import pytest

from sixgun.bots.dice.rolling import (
    INDEX,
    KEEPS,
    RESULTS,
    FaceValues,
    best_keep,
    counts_of,
    mask_to_reroll,
    result_values,
)
from sixgun.games.dice.model import ARROW, BEER, BULLSEYE_1, DYNAMITE, GATLING

FACES = FaceValues(
    ones=[0.0, 1.1, 2.3, 4.0, 4.1, 4.2],
    twos=[0.0, -0.4, -0.8, -1.2, -1.6, -2.0],
    same_targets=False,
    beers=[0.0, 0.9, 1.5, 1.5, 1.5, 1.5],
    gatlings=[0.0, 0.0, 0.0, 5.0, 5.0, 5.0],
    explosion=-2.0,
    arrow=-0.7,
    no_bullseye=0.0,
    double=0.0,
)
VALUES = result_values(FACES)


@cache
def slow_value(dice: tuple[int, ...], rerolls: int, free: bool) -> float:
    """The best expected value, over every mask and every outcome of the dice."""
    best = VALUES[INDEX[counts_of(dice)]]
    if rerolls == 0 or dice.count(DYNAMITE) >= 3:
        return best
    for mask in range(1, 32):
        chosen = [die for die in range(5) if mask >> die & 1]
        if not free and any(dice[die] == DYNAMITE for die in chosen):
            continue
        total = 0.0
        for outcome in product(range(6), repeat=len(chosen)):
            after = list(dice)
            for die, face in zip(chosen, outcome, strict=True):
                after[die] = face
            total += FACES.arrow * outcome.count(ARROW)
            total += slow_value(tuple(sorted(after)), rerolls - 1, free)
        best = max(best, total / 6 ** len(chosen))
    return best


@pytest.mark.parametrize(
    ("dice", "rerolls", "free"),
    [
        ((0, 2, 3, 4, 5), 1, False),
        ((5, 5, 2, 4, 3), 1, False),
        ((1, 0, 3, 3, 5), 1, True),
        ((1, 1, 0, 3, 5), 2, False),
        ((1, 1, 5, 5, 3), 2, False),
    ],
)
def test_the_plan_is_worth_what_counting_says(dice: tuple[int, ...], rerolls: int, free: bool) -> None:
    plan = best_keep(dice, rerolls, FACES, free)
    assert plan.value == pytest.approx(slow_value(tuple(sorted(dice)), rerolls, free))
    assert plan.stop == pytest.approx(VALUES[INDEX[counts_of(dice)]])


def test_all_results_and_keeps_are_listed() -> None:
    assert (RESULTS, len(KEEPS)) == (252, 462)


def test_dynamite_is_kept_unless_it_may_be_rolled() -> None:
    dice = (DYNAMITE, DYNAMITE, ARROW, ARROW, ARROW)
    for rerolls in (1, 2, 3):
        assert best_keep(dice, rerolls, FACES, False).keep[DYNAMITE] == 2
    assert best_keep(dice, 2, FACES, True).keep[DYNAMITE] == 0


def test_two_gatlings_are_kept_for_the_third_while_there_is_time() -> None:
    plan = best_keep((GATLING, GATLING, ARROW, ARROW, 3), 2, FACES, False)
    assert plan.keep[GATLING] == 2
    assert mask_to_reroll((GATLING, GATLING, ARROW, ARROW, 3), plan.keep) & 0b00011 == 0


def test_good_dice_are_left_alone() -> None:
    dice = (BULLSEYE_1, BULLSEYE_1, BULLSEYE_1, BEER, BEER)
    assert mask_to_reroll(dice, best_keep(dice, 2, FACES, False).keep) == 0


def test_a_beer_that_doubles_and_peace_that_heals_are_counted() -> None:
    quiet = result_values(FACES._replace(no_bullseye=1.0))
    loaded = result_values(FACES._replace(double=2.0))
    peaceful = INDEX[counts_of((BEER, BEER, ARROW, ARROW, GATLING))]
    armed = INDEX[counts_of((BEER, BULLSEYE_1, ARROW, ARROW, GATLING))]
    assert quiet[peaceful] - VALUES[peaceful] == pytest.approx(1.0)
    assert quiet[armed] == VALUES[armed]
    assert loaded[armed] - VALUES[armed] == pytest.approx(2.0 - 0.9)
    assert loaded[peaceful] == VALUES[peaceful]
