"""Playouts take short cuts; these tests hold them to the game as everyone plays it."""

import random
from itertools import product
from typing import Any

import pytest

import sixgun
from sixgun.games.dice.model import (
    ALL_DICE,
    ARROW,
    BEER,
    BULLSEYE_1,
    BULLSEYE_2,
    DICE,
    DYNAMITE,
    FACES,
    GATLING,
    DiceTable,
    packed,
    tally_of,
)
from sixgun.games.dice.turn import AFTER_ROLL, KEPT, STEPS, THROWS, TURN, Turn, thrown
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import seed_bytes
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table

PLAYERS = (3, 4, 5, 6, 7, 8)
GAMES = 25


def seated(players: int, seed: str, *, log: bool) -> Table[Any]:
    origin = Origin(players, ("base",), {}, sixgun.NAMES[:players], seed_bytes(seed))
    return start(sixgun.game("dice"), origin, record=False, log=log)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_playout_is_the_same_game_as_the_same_choices_one_by_one(players: int) -> None:
    for number in range(GAMES):
        quick, logged, slow = (seated(players, f"same {number}", log=log) for log in (False, True, True))
        made = playout(quick, random.Random(number).random)
        assert playout(logged, random.Random(number).random) == made
        chance = random.Random(number).random
        choices = 0
        while slow.pending:
            ask = slow.pending[0]
            assert list(ask.question.choices(slow)) == list(ask.options)
            slow.choose(ask.seat, int(chance() * len(ask.options)))
            choices += 1
        assert choices <= made  # the playout counts forced answers too
        assert checksum(quick.state) == checksum(logged.state) == checksum(slow.state)
        assert logged.events == slow.events


@pytest.mark.parametrize("players", PLAYERS)
def test_a_playout_stops_when_its_last_turn_is_over(players: int) -> None:
    for number in range(GAMES):
        table = seated(players, f"stop {number}", log=False)
        playout(table, random.Random(number).random, max_turns=number % 5 + 1)
        if table.result is None:
            assert table.state.turn_number == number % 5 + 2
            assert table.pending and table.pending[0].seat == table.state.active


@pytest.mark.parametrize("players", PLAYERS)
def test_every_step_says_whether_the_next_one_has_to_wait(players: int) -> None:
    waited = 0
    for number in range(GAMES):
        table = seated(players, f"steps {number}", log=False)
        assert isinstance(table, DiceTable)
        chance = random.Random(number)
        agenda, tray = table.state.agenda, table.state.tray
        while agenda:
            if tray and agenda[-1].settles and table.settle():
                continue
            frame = agenda.pop()
            if isinstance(frame, Turn):
                depth = len(agenda)
                step = STEPS[frame.stage]
                following = step.take(table)
                happened = len(agenda) > depth or bool(tray)
                assert following or not happened, type(step).__name__
                waited += happened
                agenda.insert(depth, following or TURN[frame.stage + 1])
            elif frame.asks:
                options = frame.choices(table)
                if options:
                    frame.answer(table, chance.choice(options))
            elif not frame.replaceable or not table.replaced(frame):
                frame.run(table)
        assert table.result is not None
    assert waited > 20 * GAMES


def test_a_tally_says_what_the_dice_show() -> None:
    for dice in product(range(len(FACES)), repeat=DICE):
        tally = tally_of(dice)
        assert tally.dice == dice and tally is tally_of((*dice,))
        assert tally.dynamites == dice.count(DYNAMITE)
        assert (tally.beers, tally.gatlings) == (dice.count(BEER), dice.count(GATLING))
        assert tally.bullseyes == tuple(face for face in dice if face in (BULLSEYE_1, BULLSEYE_2))
        free = sum(1 << die for die, face in enumerate(dice) if face != DYNAMITE)
        assert tally.free == (free if tally.dynamites < 3 else 0)
        ahead = AFTER_ROLL.ahead[tally.counting]
        for step in STEPS[2:]:
            least = 3 if DYNAMITE in step.faces else 1
            to_do = not step.faces or any(dice.count(face) >= least for face in step.faces)
            assert (step in ahead) == to_do


def test_rolled_dice_come_to_lie_in_the_places_of_those_they_replace() -> None:
    before = tally_of((DYNAMITE, BEER, GATLING, ARROW, BULLSEYE_2))
    for mask in range(1, ALL_DICE + 1):
        rolled = (ARROW, BULLSEYE_1, GATLING, ARROW, DYNAMITE)[: mask.bit_count()]
        placed, arrows = thrown(mask, rolled)
        assert (placed, arrows) == THROWS[mask][rolled]
        assert arrows == rolled.count(ARROW)
        new = iter(rolled)
        laid_out = tuple(next(new) if mask >> die & 1 else before.dice[die] for die in range(DICE))
        assert before.packed & KEPT[mask] | placed == packed(laid_out)
