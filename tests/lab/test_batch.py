"""The batch kernel: its own promises, single rules, and its agreement with the engine."""

from __future__ import annotations

import math
import random
from collections import Counter

import numpy as np
import numpy.typing as npt
import pytest

import sixgun
from sixgun.lab import batch_base as base
from sixgun.lab import batch_kernel as kernel
from sixgun.lab.batch import BatchResult, play_many

ALL_PLAYER_COUNTS = (3, 4, 5, 6, 7, 8)
ROLES_OF = {
    3: (0, 1, 1, 1),
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}
ENGINE_GAMES = {3: 3_000, 5: 2_500, 8: 1_500}
BATCH_GAMES = 400_000
SIGMAS = 4.0

Game = tuple[npt.NDArray[np.int64], npt.NDArray[np.uint64]]


# ---------------------------------------------------------------- the batch as a whole


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = play_many(5, 300, seed=11), play_many(5, 300, seed=11)
    for field in ("outcomes", "turns", "decisions", "life", "dealt", "won"):
        assert np.array_equal(getattr(first, field), getattr(second, field))
    assert not np.array_equal(first.turns, play_many(5, 300, seed=12).turns)


def test_a_batch_cut_in_pieces_is_the_same_batch() -> None:
    whole = play_many(6, 200, seed=3)
    pieces = [play_many(6, 80, seed=3), play_many(6, 120, seed=3, first_game=80)]
    assert np.array_equal(whole.turns, np.concatenate([piece.turns for piece in pieces]))
    assert np.array_equal(whole.won, pieces[0].won + pieces[1].won)


@pytest.mark.parametrize("players", ALL_PLAYER_COUNTS)
def test_every_game_ends_and_every_count_adds_up(players: int) -> None:
    games = 20_000
    result = play_many(players, games, seed=players)
    assert result.aborted == 0
    assert result.wins.sum() == games == result.outcomes.size
    assert tuple(result.games_by_role) == tuple(games * count for count in ROLES_OF[players])
    assert result.games_by_character.sum() == games * players
    assert (result.won <= result.dealt).all()
    assert result.wins_by_character.sum() == result.wins_by_role.sum()
    wins = dict(zip(result.sides, result.wins, strict=True))
    sheriffs, deputies, outlaws, renegades = (int(count) for count in result.wins_by_role)
    if players == 3:
        assert (deputies, outlaws, renegades) == (wins["deputy"], wins["outlaw"], wins["renegade"])
    else:
        assert wins["draw"] == 0
        assert sheriffs == wins["sheriff"]
        assert deputies == wins["sheriff"] * ROLES_OF[players][1]
        assert outlaws == wins["outlaw"] * ROLES_OF[players][2]
        assert renegades == wins["renegade"]
    assert all(count > 0 for side, count in wins.items() if side != "draw" or players == 3)


@pytest.mark.parametrize("players", ALL_PLAYER_COUNTS)
def test_lengths_and_lives_are_sane(players: int) -> None:
    result = play_many(players, 20_000, seed=1)
    assert 2 * players < result.turns.mean() < 6 * players
    assert 2.5 < result.total_decisions / result.total_turns < 6
    assert result.life.min() == 0
    assert result.life.max() <= 11
    assert (result.life == 0).any(axis=1).all()  # no game ends without an elimination
    # Each character is dealt in players / 16 of the games.
    share, games = players / 16, result.games
    bound = SIGMAS * math.sqrt(games * share * (1 - share))
    assert np.abs(result.games_by_character - games * share).max() < bound


def test_the_limit_of_turns_aborts_without_a_winner() -> None:
    result = play_many(5, 100, seed=1, max_turns=2)
    assert result.aborted == 100
    assert result.wins.sum() == result.won.sum() == 0
    assert set(result.turns) == {2}


@pytest.mark.parametrize(
    ("players", "games", "seed"), [(2, 1, 0), (9, 1, 0), (5, -1, 0), (5, 1, -1), (5, 1, 1 << 63)]
)
def test_wrong_arguments_are_refused(players: int, games: int, seed: int) -> None:
    with pytest.raises(ValueError, match=r"must be|has 3 to 8"):
        play_many(players, games, seed)


# ---------------------------------------------------------------- single rules


def game(players: int, **characters: int) -> Game:
    """A fresh game in which seats ``s0``, ``s1``, ... have these characters; nobody else has an ability."""
    t = np.zeros(kernel.GAME_SIZE, dtype=np.int64)
    rng = np.zeros(4, dtype=np.uint64)
    base.start_stream(rng, 5, players)
    kernel.set_up(t, rng, players)
    t[kernel.SEAT_OF : kernel.SEAT_OF + 16] = -1
    # Lucky Duke's ability speaks only while he rolls: a bystander.
    t[kernel.CHARACTER : kernel.CHARACTER + players] = base.LUCKY_DUKE
    for name, character in characters.items():
        seat = int(name[1:])
        t[kernel.CHARACTER + seat] = character
        t[kernel.SEAT_OF + character] = seat
    t[kernel.ACTIVE] = 0
    return t, rng


def set_seats(t: npt.NDArray[np.int64], section: int, *values: int) -> None:
    t[section : section + len(values)] = values


def test_the_rest_of_a_roll_is_taken_after_the_attack() -> None:
    # The rulebook's example: 6 life, 1 arrow, pile 1, two arrows rolled.
    t, rng = game(5)
    set_seats(t, kernel.LIFE, 6, 8, 8, 8, 8)
    set_seats(t, kernel.ARROWS, 1, 3, 2, 2, 0)
    t[kernel.PILE] = 1
    kernel.take_arrow(t, rng)
    kernel.take_arrow(t, rng)
    assert list(t[kernel.LIFE : kernel.LIFE + 5]) == [4, 5, 6, 6, 8]
    assert list(t[kernel.ARROWS : kernel.ARROWS + 5]) == [1, 0, 0, 0, 0]
    assert t[kernel.PILE] == 8


def test_jourdonnais_loses_one_life_to_the_indians() -> None:
    t, rng = game(4, s2=base.JOURDONNAIS)
    set_seats(t, kernel.LIFE, 8, 8, 7, 8)
    set_seats(t, kernel.ARROWS, 2, 0, 6, 0)
    t[kernel.PILE] = 1
    kernel.take_arrow(t, rng)
    assert list(t[kernel.LIFE : kernel.LIFE + 4]) == [5, 8, 6, 8]


def test_bart_never_takes_the_last_arrow() -> None:
    taken = Counter[int]()
    for number in range(200):
        t, rng = game(5, s1=base.BART_CASSIDY)
        set_seats(t, kernel.LIFE, 8, 8, 8, 8, 8)
        set_seats(t, kernel.ARROWS, 6, 0, 0, 0, 0)
        t[kernel.PILE] = 3
        base.start_stream(rng, number, 0)
        t[kernel.HITS + 1] = 4
        kernel.lose_life(t, rng, base.BULLSEYES)
        assert t[kernel.LIFE + 1] + 4 - t[kernel.ARROWS + 1] == 8
        taken[int(t[kernel.ARROWS + 1])] += 1
    assert sorted(taken) == [0, 1, 2]


def test_vulture_sam_feeds_on_each_of_the_fallen_up_to_his_maximum() -> None:
    t, rng = game(8, s3=base.VULTURE_SAM)
    set_seats(t, kernel.ROLE, 0, 3, 3, 1, 1, 2, 2, 2)
    set_seats(t, kernel.LIFE, 8, 1, 1, 6, 8, 8, 8, 8)
    set_seats(t, kernel.MAX_LIFE, 9, 9, 9, 9, 9, 9, 9, 9)
    for seat in (1, 2, 3):
        t[kernel.HITS + seat] = 1
    kernel.lose_life(t, rng, base.INDIANS)
    assert t[kernel.LIFE + 3] == 9
    assert t[kernel.LIVING] == 6


def test_the_gun_spares_paul_regret_and_el_gringo_answers_after_the_shooter_returned_his_arrows() -> None:
    t, rng = game(5, s1=base.PAUL_REGRET, s2=base.EL_GRINGO)
    set_seats(t, kernel.LIFE, 8, 8, 7, 8, 8)
    set_seats(t, kernel.ARROWS, 4, 0, 0, 2, 0)
    t[kernel.PILE] = 3
    kernel.fire_gun(t, rng, 3)
    assert list(t[kernel.LIFE : kernel.LIFE + 5]) == [8, 8, 6, 7, 7]
    assert list(t[kernel.ARROWS : kernel.ARROWS + 5]) == [1, 0, 0, 2, 0]
    assert t[kernel.PILE] == 6


S, D, O, R = base.SHERIFF, base.DEPUTY, base.OUTLAW, base.RENEGADE  # noqa: E741


@pytest.mark.parametrize(
    ("roles", "fallen_before", "fall_now", "outcome", "winners"),
    [
        ((S, O, O, R), (), (0,), base.OUTLAWS_WIN, {1, 2}),
        ((S, O, O, R), (1,), (2,), base.RUNNING, set()),
        ((S, O, O, R), (1, 2), (3,), base.LAW_WINS, {0}),
        ((S, O, O, R), (1, 2), (0,), base.RENEGADE_WINS, {3}),
        ((S, O, O, R), (), (0, 1, 2), base.RENEGADE_WINS, {3}),
        ((S, O, O, R), (), (0, 1, 2, 3), base.OUTLAWS_WIN, {1, 2}),
        ((S, O, O, R, D), (1, 2), (0,), base.OUTLAWS_WIN, {1, 2}),
        ((S, O, O, R, D), (1, 2, 4), (3,), base.LAW_WINS, {0, 4}),
        ((S, O, O, R, D), (1, 2), (0, 3), base.OUTLAWS_WIN, {1, 2}),
        ((S, R, O, O, D, O, D, R), (2, 3, 4, 5, 6), (0,), base.OUTLAWS_WIN, {2, 3, 5}),
        ((S, R, O, O, D, O, D, R), (2, 3, 4, 5, 6), (0, 1), base.RENEGADE_WINS, {7}),
        ((D, O, R), (), (1,), base.RUNNING, set()),
        ((D, O, R), (), (2,), base.LAW_WINS, {0}),
        ((D, O, R), (), (1, 2), base.LAW_WINS, {0}),
        ((D, O, R), (1,), (2,), base.LAW_WINS, {0}),
        ((O, D, R), (), (2,), base.RUNNING, set()),
        ((O, D, R), (), (1,), base.OUTLAWS_WIN, {0}),
        ((R, D, O), (), (2,), base.RENEGADE_WINS, {0}),
    ],
)
def test_who_wins_by_bullseyes_of_seat_0(
    roles: tuple[int, ...],
    fallen_before: tuple[int, ...],
    fall_now: tuple[int, ...],
    outcome: int,
    winners: set[int],
) -> None:
    t, rng = game(len(roles))
    set_seats(t, kernel.ROLE, *roles)
    for seats in (fallen_before, fall_now):
        for seat in seats:
            t[kernel.HITS + seat] = 99
        if seats:
            kernel.lose_life(t, rng, base.INDIANS if seats is fallen_before else base.BULLSEYES)
    assert t[kernel.OUTCOME] == outcome
    assert {seat for seat in range(len(roles)) if t[kernel.WINNERS] >> seat & 1} == winners


def test_with_three_an_impersonal_death_leads_to_the_last_man_standing() -> None:
    t, rng = game(3)
    set_seats(t, kernel.ROLE, D, O, R)
    t[kernel.HITS + 2] = 99
    kernel.lose_life(t, rng, base.INDIANS)
    assert t[kernel.OUTCOME] == base.RUNNING
    assert t[kernel.LAST_MAN_STANDING] == 1
    t[kernel.HITS], t[kernel.HITS + 1] = 99, 99
    kernel.lose_life(t, rng, base.INDIANS)
    assert t[kernel.OUTCOME] == base.DRAW


NOBODY, JANET, ROSE = 0, 1, 2


@pytest.mark.parametrize(
    ("ability", "face", "expected"),
    [
        (NOBODY, 1, {2: {1}, 3: {1, 2}, 4: {1, 3}, 5: {1, 4}, 8: {1, 7}}),
        (NOBODY, 2, {2: {1}, 3: {1, 2}, 4: {2}, 5: {2, 3}, 8: {2, 6}}),
        (JANET, 1, {2: {1}, 3: {1, 2}, 4: {1, 2, 3}, 5: {1, 2, 3, 4}, 8: {1, 2, 6, 7}}),
        (JANET, 2, {2: {1}, 3: {1, 2}, 4: {1, 2, 3}, 5: {1, 2, 3, 4}, 8: {1, 2, 6, 7}}),
        (ROSE, 1, {2: {1}, 3: {1, 2}, 4: {1, 2, 3}, 5: {1, 2, 3, 4}, 6: {1, 2, 4, 5}, 8: {1, 2, 6, 7}}),
        (
            ROSE,
            2,
            {2: {1}, 3: {1, 2}, 4: {1, 2, 3}, 5: {2, 3}, 6: {2, 3, 4}, 7: {2, 3, 4, 5}, 8: {2, 3, 5, 6}},
        ),
    ],
)
def test_bullseyes_reach_who_the_rules_say(ability: int, face: int, expected: dict[int, set[int]]) -> None:
    for living, places in expected.items():
        count, *row = base.REACH[ability, face - 1, living]
        assert set(row[:count]) == places


def test_dice_are_fair() -> None:
    # Every number of one face in five dice (probabilities 1.2 to 1.7), for each of the six faces.
    rolls = 30_000
    t, rng = game(4)
    seen = np.zeros((6, 6), dtype=np.int64)
    for _ in range(rolls):
        kernel.roll(t, rng, base.ALL_DICE)
        counts = np.bincount(t[kernel.DICE : kernel.DICE + 5], minlength=6)
        for face in range(6):
            seen[face, counts[face]] += 1
    for number in range(6):
        p = math.comb(5, number) * 5 ** (5 - number) / 6**5
        assert np.abs(seen[:, number] - rolls * p).max() < SIGMAS * math.sqrt(rolls * p * (1 - p)) + 1


@pytest.mark.parametrize("players", ALL_PLAYER_COUNTS)
def test_the_invariants_hold_after_every_turn(players: int) -> None:
    t = np.zeros(kernel.GAME_SIZE, dtype=np.int64)
    rng = np.zeros(4, dtype=np.uint64)
    for number in range(60):
        base.start_stream(rng, 9, number)
        kernel.set_up(t, rng, players)
        seat = int(t[kernel.ACTIVE])
        while t[kernel.OUTCOME] == base.RUNNING:
            kernel.take_turn(t, rng)
            life, most, arrows = (
                t[part : part + players] for part in (kernel.LIFE, kernel.MAX_LIFE, kernel.ARROWS)
            )
            assert t[kernel.PILE] + arrows.sum() == 9 and t[kernel.PILE] >= 1
            assert ((life >= 0) & (life <= most)).all()
            assert (arrows[life == 0] == 0).all()
            assert not t[kernel.HITS : kernel.HITS + players].any()
            living = [place for place in range(players) if life[place] > 0]
            assert list(t[kernel.RING : kernel.RING + len(living)]) == living
            assert t[kernel.LIVING] == len(living)
            while t[kernel.OUTCOME] == base.RUNNING:
                seat = (seat + 1) % players
                if life[seat] > 0:
                    break
            t[kernel.ACTIVE] = seat


# ---------------------------------------------------------------- side by side with the engine


def engine_games(players: int, games: int) -> tuple[Counter[str], list[int], list[int]]:
    """Random games of the engine: wins by side, decisions and turns of each game."""
    chance = random.Random(players).random
    sides, decisions, turns = Counter[str](), [], []
    for number in range(games):
        table = sixgun.new("dice", players=players, seed=f"batch {players} {number}")
        asked = 0
        while table.pending:
            ask = table.pending[0]
            table.choose(ask.seat, int(chance() * len(ask.options)))
            asked += 1
        assert table.result is not None
        roles = [table.state.seats[seat].role for seat in table.result.winners]
        side = "draw" if not roles else "sheriff" if "sheriff" in roles else roles[0]
        sides[side] += 1
        decisions.append(asked)
        turns.append(table.state.turn_number)
    return sides, decisions, turns


@pytest.mark.parametrize("players", ENGINE_GAMES)
def test_batch_agrees_with_the_engine(players: int) -> None:
    games = ENGINE_GAMES[players]
    batch = play_many(players, BATCH_GAMES, seed=2026)
    sides, decisions, turns = engine_games(players, games)
    assert set(sides) <= set(batch.sides)
    for side, wins in zip(batch.sides, batch.wins, strict=True):
        rate = wins / BATCH_GAMES
        error = math.sqrt(rate * (1 - rate) * (1 / games + 1 / BATCH_GAMES))
        assert abs(sides[side] / games - rate) <= SIGMAS * error, side
    assert_same_mean(decisions, batch.decisions, "decisions")
    assert_same_mean(turns, batch.turns, "turns")
    assert_characters_agree(players, batch)


def assert_same_mean(ours: list[int], theirs: npt.NDArray[np.int32], what: str) -> None:
    error = math.sqrt(np.var(ours) / len(ours) + theirs.var() / theirs.size)
    assert abs(np.mean(ours) - theirs.mean()) <= SIGMAS * error, what


def assert_characters_agree(players: int, batch: BatchResult) -> None:
    """The integers of the kernel stand for the ids and the life the engine uses."""
    table = sixgun.new("dice", players=players, seed="characters")
    for seat in table.state.seats:
        assert seat.character in base.CHARACTER_IDS
        bonus = 2 if seat.role == "sheriff" else 0
        assert seat.max_life == base.PRINTED_LIFE[base.CHARACTER_IDS.index(seat.character)] + bonus
    assert batch.players == len(table.state.seats)
