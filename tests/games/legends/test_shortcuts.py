"""What the engine sees at a glance agrees with what it would find by looking closely."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

import sixgun
from sixgun.games.legends.acting import CARD_CHANGES
from sixgun.games.legends.clauses import silent, speaking
from sixgun.games.legends.conditions import GOAL, STORY, ended_of, met, shown, signs_of
from sixgun.games.legends.content.vocabulary import HOOK_FILTERS
from sixgun.games.legends.model import MOST_MONEY, LegendsTable
from sixgun.games.legends.possible import ASK, changeable, does_something
from sixgun.games.legends.printed import CARDS, GOALS, STORIES
from sixgun.games.legends.turn import Turn
from sixgun.kernel.agenda import Procedure
from sixgun.kernel.state import checksum

MIXES = [(2, "legendary"), (3, "classic"), (5, "legendary")]


def moments(players: int, preset: str) -> Iterator[LegendsTable]:
    """The moments of a random game in which someone chooses, from the first turn on."""
    table = sixgun.new("legends", players=players, preset=preset, seed=f"shortcuts {players}", fast=True)
    random = Random(players)
    while table.pending:
        assert isinstance(table, LegendsTable)
        if table.state.turn_number:
            yield table
        ask = table.pending[random.randrange(len(table.pending))]
        table.choose(ask.seat, random.randrange(len(ask.options)))


@pytest.mark.parametrize(("players", "preset"), MIXES)
def test_a_fulfilled_condition_shows_one_of_its_signs(players: int, preset: str) -> None:
    conditions = [(story.condition, STORY) for story in STORIES] + [(goal.condition, GOAL) for goal in GOALS]
    needed = [(condition, scope, signs_of(condition), ended_of(condition)) for condition, scope in conditions]
    fulfilled = passed_over = 0
    for g in moments(players, preset):
        seat = g.state.active
        signs, ended = shown(g.state.seats[seat], g.state.day), g.state.day.ended
        for condition, scope, some_of, spaces in needed:
            visible = bool(some_of & signs or spaces & ended)
            passed_over += not visible
            if met(g, seat, condition, scope) is not None:
                fulfilled += 1
                assert visible, condition
    assert fulfilled and passed_over


@pytest.mark.parametrize(("players", "preset"), MIXES)
def test_what_a_card_can_change_is_what_it_would_do(players: int, preset: str) -> None:
    found = set()
    for moment, before in enumerate(moments(players, preset)):
        g = cast(LegendsTable, before.clone())
        for seat, player in enumerate(g.state.seats):
            if moment % 2:  # rich, and nothing left to draw
                player.money = MOST_MONEY
                g.state.deck.clear()
                g.state.discard.clear()
            for number, card in enumerate(CARDS):
                if card.action:
                    changes = CARD_CHANGES[number] & changeable(g, seat) & ~ASK
                    assert bool(changes) == does_something(g, seat, card.action), (seat, card.id)
                    found.add(bool(changes))
    assert found == {True, False}


@pytest.mark.parametrize(("players", "preset"), MIXES)
def test_nobody_speaks_who_is_silent(players: int, preset: str) -> None:
    found = set()
    for g in moments(players, preset):
        for seat, player in enumerate(g.state.seats):
            for hook in HOOK_FILTERS:
                if silent(player, hook):
                    assert not speaking(g, seat, hook, {"type": "bandit", "vs": "virtual", "result": "win"})
                found.add(silent(player, hook))
    assert found == {True, False}


@pytest.mark.parametrize(("players", "preset"), MIXES)
def test_a_turn_is_its_stages_one_after_the_other(players: int, preset: str) -> None:
    compared = set()
    for number, g in enumerate(moments(players, preset)):
        if number % 5:
            continue
        for stage in range(len(Turn.stages)):
            short, long = cast(LegendsTable, g.clone()), cast(LegendsTable, g.clone())
            for one in (short, long):
                one.state.agenda[:] = []
            Turn(stage).run(short)
            Procedure.run(Turn(stage), long)
            assert checksum(short.state) == checksum(long.state), stage
            compared.add(len(short.state.agenda))
    assert len(compared) > 2
