"""The exact numbers of the dice game, found by the engine's own rolls and choices. No sampling."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, cast

import pytest

from sixgun.games.catalog import game
from sixgun.games.dice.events import (
    DiceRolled,
    DynamiteExploded,
    GatlingFired,
    IndiansAttacked,
    LifeGained,
    LifeLost,
)
from sixgun.games.dice.model import (
    BEER,
    BULLSEYE_1,
    BULLSEYE_2,
    DICE,
    DYNAMITE,
    GATLING,
    DiceState,
)
from sixgun.games.dice.sets.base.table import LIFE
from sixgun.games.dice.setup import max_life
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF
from sixgun.kernel.scripted import ScriptedRng

from .turns import (
    ACTIVE,
    at_most,
    before_the_turn,
    chance_of,
    everything,
    keeping,
    masks_in,
    mean_of,
    only,
    outcomes,
    results_of,
    rolled,
)

NOBODY_SPECIAL = "vulture_sam"
BULLSEYES = (BULLSEYE_1, BULLSEYE_2)


# -- 1. one roll -----------------------------------------------------------------------------------------


@cache
def all_first_rolls() -> tuple[tuple[int, ...], ...]:
    """The dice on the table after each of the 7776 ordered first rolls."""
    shown = []
    for faces in product(range(6), repeat=DICE):
        table = before_the_turn(NOBODY_SPECIAL)
        roll = next(event for event in rolled(table, faces) if isinstance(event, DiceRolled))
        shown.append(tuple(roll.dice))
    return tuple(shown)


def share(condition: Any) -> Fraction:
    rolls = all_first_rolls()
    return Fraction(sum(1 for dice in rolls if condition(dice)), len(rolls))


def test_there_are_7776_ordered_and_252_unordered_results() -> None:
    assert len(set(all_first_rolls())) == 7776
    assert len({tuple(sorted(dice)) for dice in all_first_rolls()}) == 252
    assert sum(ways for _, ways in results_of(DICE)) == 7776


@pytest.mark.parametrize("face", range(6))
def test_how_often_a_face_shows_in_the_first_roll(face: int) -> None:
    exactly = [share(lambda dice, n=n: dice.count(face) == n) for n in range(6)]
    assert exactly == [
        Fraction(3125, 7776),
        Fraction(3125, 7776),
        Fraction(625, 3888),
        Fraction(125, 3888),
        Fraction(25, 7776),
        Fraction(1, 7776),
    ]
    assert sum(n * chance for n, chance in enumerate(exactly)) == Fraction(5, 6)
    assert [sum(exactly[n:]) for n in (1, 2, 3)] == [
        Fraction(4651, 7776),
        Fraction(763, 3888),
        Fraction(23, 648),
    ]


def test_special_first_rolls() -> None:
    assert share(lambda dice: not set(dice) & set(BULLSEYES)) == Fraction(32, 243)
    assert share(lambda dice: len(set(dice)) == 5) == Fraction(5, 54)
    assert share(lambda dice: len(set(dice)) == 1) == Fraction(1, 1296)


@pytest.mark.parametrize(
    ("pile", "chance"),
    [(1, "4651/7776"), (2, "763/3888"), (3, "23/648"), (4, "13/3888"), (5, "1/7776"), (6, "0"), (9, "0")],
)
def test_how_often_the_first_roll_empties_a_pile(pile: int, chance: str) -> None:
    attacks = 0
    for faces, ways in results_of(DICE):
        table = before_the_turn(NOBODY_SPECIAL, pile)
        happened = [event for event in rolled(table, faces) if isinstance(event, IndiansAttacked)]
        assert len(happened) <= 1, "one roll causes at most one attack"
        attacks += ways * len(happened)
    assert Fraction(attacks, 7776) == Fraction(chance)


# -- 2. gatlings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "rolls", "at_least", "chance"),
    [
        (NOBODY_SPECIAL, 1, 3, "23/648"),
        (NOBODY_SPECIAL, 2, 3, "10625/78732"),
        (NOBODY_SPECIAL, 3, 3, "1138594/4782969"),
        ("lucky_duke", 4, 3, "742860625/2324522934"),
        ("willy_the_kid", 1, 2, "763/3888"),
        ("willy_the_kid", 2, 2, "399965/944784"),
        ("willy_the_kid", 3, 2, "129222007/229582512"),
        (NOBODY_SPECIAL, 3, 1, "396606979/459165024"),
        (NOBODY_SPECIAL, 3, 4, "12641137/229582512"),
        (NOBODY_SPECIAL, 3, 5, "2476099/459165024"),
    ],
)
@pytest.mark.parametrize("face", [GATLING, BEER, BULLSEYE_1])
def test_keeping_a_face_and_rolling_the_rest(
    character: str, rolls: int, at_least: int, chance: str, face: int
) -> None:
    turns = outcomes(character, at_most(rolls, keeping(face)))
    assert chance_of(turns, lambda turn: turn.dice.count(face) >= at_least) == Fraction(chance)


@pytest.mark.parametrize(
    ("character", "enough", "chance"),
    [(NOBODY_SPECIAL, 3, "1138594/4782969"), ("lucky_duke", 3, "742860625/2324522934")],
)
def test_gatlings_and_dynamites_come_alike_to_whoever_keeps_gatlings(
    character: str, enough: int, chance: str
) -> None:
    turns = outcomes(character, keeping(GATLING))
    assert chance_of(turns, lambda turn: turn.dice.count(DYNAMITE) >= enough) == Fraction(chance)
    stopping = outcomes(character, keeping(GATLING, enough))
    assert chance_of(stopping, lambda turn: turn.dice.count(GATLING) >= enough) == Fraction(chance)


def test_willy_stops_at_two_gatlings_and_sees_less_dynamite() -> None:
    turns = outcomes("willy_the_kid", keeping(GATLING, 2))
    assert chance_of(turns, lambda turn: turn.dice.count(DYNAMITE) >= 3) == Fraction(8276897, 38263752)
    assert chance_of(turns, lambda turn: turn.dice.count(GATLING) >= 2) == Fraction(129222007, 229582512)


def test_black_jack_keeps_gatlings_and_juggles_dynamite() -> None:
    turns = outcomes("black_jack", keeping(GATLING, 3))
    assert chance_of(turns, lambda turn: turn.dice.count(GATLING) >= 3) == Fraction(105164491, 306110016)
    assert chance_of(turns, lambda turn: turn.dice.count(DYNAMITE) >= 3) == Fraction(20772241, 306110016)


# -- 3. dynamite -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "rolls", "chance"),
    [
        (NOBODY_SPECIAL, 1, "23/648"),
        (NOBODY_SPECIAL, 2, "1718321/10077696"),
        (NOBODY_SPECIAL, 3, "27807523471/78364164096"),
        ("lucky_duke", 4, "324939573994871/609359740010496"),
        ("black_jack", 2, "29279/419904"),
        ("black_jack", 3, "27957167/272097792"),
    ],
)
def test_three_dynamites_for_whoever_rolls_everything(character: str, rolls: int, chance: str) -> None:
    turns = outcomes(character, at_most(rolls, everything))
    assert chance_of(turns, lambda turn: turn.dice.count(DYNAMITE) >= 3) == Fraction(chance)


def test_the_final_number_of_dynamites_and_of_rolls() -> None:
    turns = outcomes(NOBODY_SPECIAL, everything)
    exactly = [chance_of(turns, lambda turn, n=n: turn.dice.count(DYNAMITE) == n) for n in range(6)]  # type: ignore[misc]
    assert exactly == [
        Fraction(30517578125, 470184984576),
        Fraction(111083984375, 470184984576),
        Fraction(80869140625, 235092492288),
        Fraction(71064881375, 235092492288),
        Fraction(23315595025, 470184984576),
        Fraction(1399783051, 470184984576),
    ]
    assert mean_of(turns, lambda turn: turn.rolls) == Fraction(28157071, 10077696)


# -- 4. arrows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "rolls", "arrows"),
    [
        (NOBODY_SPECIAL, 1, "5/6"),
        (NOBODY_SPECIAL, 2, "23585/15552"),
        (NOBODY_SPECIAL, 3, "247225085/120932352"),
        ("lucky_duke", 4, "2283135151585/940369969152"),
    ],
)
def test_expected_arrows_of_a_turn(character: str, rolls: int, arrows: str) -> None:
    turns = outcomes(character, at_most(rolls, everything), arrows_count=True)
    assert mean_of(turns, lambda turn: turn.arrows) == Fraction(arrows)


@pytest.mark.parametrize(
    ("character", "chance"),
    [(NOBODY_SPECIAL, "153991/1451188224"), ("lucky_duke", "371926769/352638738432")],
)
def test_an_attack_in_the_first_turn_of_the_game(character: str, chance: str) -> None:
    turns = outcomes(character, everything, arrows_count=True)
    assert chance_of(turns, lambda turn: turn.arrows >= 9) == Fraction(chance)


# -- 5. Suzy ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rolls", "chance"), [(1, "32/243"), (2, "255799/472392"), (3, "92092213/114791256")]
)
def test_suzy_rolls_bullseyes_away(rolls: int, chance: str) -> None:
    turns = outcomes("suzy_lafayette", at_most(rolls, only(*BULLSEYES)))
    assert chance_of(turns, lambda turn: not set(turn.dice) & set(BULLSEYES)) == Fraction(chance)


# -- what the final dice do ------------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "needed"), [(NOBODY_SPECIAL, 3), ("willy_the_kid", 2)])
def test_the_final_dice_fire_explode_and_keep_the_peace(character: str, needed: int) -> None:
    for suzy in (False, True):
        for faces, _ in results_of(DICE):
            table = before_the_turn("suzy_lafayette" if suzy else character)
            table.state.seats[ACTIVE].life -= 10
            happened = rolled(table, faces)
            while table.pending:
                ask = table.pending[0]
                happened = happened + rolled(table, (), 0 if ask.prompt != "assign_beers" else 1)
            kinds = Counter(type(event) for event in happened)
            assert kinds[GatlingFired] == (faces.count(GATLING) >= (3 if suzy else needed))
            assert kinds[DynamiteExploded] == (faces.count(DYNAMITE) >= 3)
            own = [event.points for event in happened if isinstance(event, LifeLost) and event.seat == ACTIVE]
            assert own == [1] * kinds[DynamiteExploded]
            gains = [
                event.points for event in happened if isinstance(event, LifeGained) and event.seat == ACTIVE
            ]
            peaceful = suzy and not set(faces) & set(BULLSEYES)
            assert gains == [2] * peaceful, "the beers went to someone else"


# -- 6. counting -----------------------------------------------------------------------------------------


def test_printed_life_points() -> None:
    assert (sum(LIFE.values()), len(LIFE)) == (129, 16)
    assert Counter(LIFE.values()) == {7: 3, 8: 9, 9: 4}
    assert sorted({max_life(SHERIFF, character) for character in LIFE}) == [9, 10, 11]


@pytest.mark.parametrize(("players", "least"), [(3, 21), (4, 31), (8, 63)])
def test_smallest_and_largest_life_at_the_start(players: int, least: int) -> None:
    lives = sorted(LIFE.values())
    bonus = 2 * ROLES_BY_PLAYERS[players].count(SHERIFF)
    assert sum(lives[:players]) + bonus == least
    assert sum(sorted(lives)[-8:]) + 2 == 70


@pytest.mark.parametrize(("players", "seatings"), [(3, 6), (4, 12), (5, 60), (6, 120), (7, 420), (8, 1680)])
def test_every_seating_of_roles_is_equally_likely(players: int, seatings: int) -> None:
    """All ways the first shuffle of the deal can go; what follows takes the first possibility."""
    dice = game("dice")
    found: Counter[tuple[str, ...]] = Counter()
    for picks in product(*[range(last + 1) for last in range(players - 1, 0, -1)]):
        state = cast(DiceState, dice.deal(players, ("base",), {}, ScriptedRng((*picks, *[0] * 16))))
        found[tuple([seat.role for seat in state.seats])] += 1
    assert len(found) == seatings
    assert len(set(found.values())) == 1
    if players > 3:
        first = sum(count for roles, count in found.items() if roles[0] == SHERIFF)
        assert Fraction(first, sum(found.values())) == Fraction(1, players)


def test_with_u_unlocked_dice_there_are_2_to_the_u_minus_1_rerolls() -> None:
    for faces, _ in results_of(DICE):
        table = before_the_turn(NOBODY_SPECIAL)
        rolled(table, faces)
        unlocked = DICE - faces.count(DYNAMITE)
        asked = bool(table.pending) and table.pending[0].prompt == "reroll"
        assert asked == (faces.count(DYNAMITE) < 3)
        if asked:
            masks = masks_in(table.pending[0].options)
            assert len(masks) == 2**unlocked - 1
            assert len(table.pending[0].options) == 2**unlocked
