"""Western Legends can be imagined at every question, by everyone, however many have answered already."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

import pytest

from sixgun.games.legends.model import LegendsState, LegendsTable
from sixgun.games.legends.printed import AS_NUGGET
from sixgun.kernel.rng import FastRng
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR

from .contract import LEGENDS, Company, Walk, random_choice, reopened
from .legends_moments import black_plays, poker_alone, poker_joined, selling
from .test_legends_secrets import check_end, check_imagination, imagined, readers

FORMS = [
    Company(LEGENDS, 2, settings=(("goals", 1), ("length", "short"))),
    Company(LEGENDS, 3, settings=(("length", "short"),)),
    Company(LEGENDS, 4, settings=(("goals", 1), ("length", "short"))),
    Company(LEGENDS, 5, settings=(("first_game", 1),)),
    Company(LEGENDS, 6, settings=(("goals", 1), ("length", "short"))),
]
SEATS = 12
"""How many seats the walked games of a company have in all: the fewer players, the more games."""
ENDS = 8
"""How many imagined worlds are played to their end for each kind of question."""


def questions(table: Table[Any]) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.prompt) for ask in table.pending]


def check_question(table: LegendsTable, reader: int, seed: int) -> Table[Any]:
    """A reader's imagined world is at the same questions, and each of their answers is accepted."""
    world = check_imagination(table, reader, seed)
    assert questions(world) == questions(table)
    for ask in world.pending:
        again = reopened(LEGENDS, world.state.clone(), world.names)
        again.choose(ask.seat, seed % len(ask.options))
    return world


@pytest.mark.parametrize("company", FORMS, ids=str)
def test_every_question_of_a_game_can_be_imagined_and_played_on_to_the_end(company: Company) -> None:
    ended: Counter[str] = Counter()
    for seed in range(SEATS // company.players):
        table = company.deal(f"imagined {seed}")
        assert isinstance(table, LegendsTable)
        rng = Walk(seed, 0).choices()
        number = 0
        while table.pending:
            prompt = table.pending[0].prompt
            for reader in readers(table):
                world = check_question(table, reader, number)
                if ended[prompt] < ENDS and reader == number % company.players:
                    check_end(world)
                    ended[prompt] += 1
            table.choose(*random_choice(table, rng))
            number += 1
    assert {"character", "act", "lay", "fight_card", "react", "hole"} <= set(ended)


def answered(table: LegendsTable) -> Iterator[LegendsTable]:
    """A question to several at once with each set of seats that may have answered it, but not all of them."""
    asks = table.pending
    assert len(asks) > 1
    for count in range(len(asks)):
        for some in combinations(asks, count):
            again = reopened(LEGENDS, table.state.clone(), table.names)
            assert isinstance(again, LegendsTable)
            for ask in some:
                again.choose(ask.seat, len(ask.options) - 1)
            assert set(again.state.sealed) == {ask.seat for ask in some}
            yield again


def dealt(players: int) -> LegendsTable:
    """Everyone is choosing a character."""
    table = Company(LEGENDS, players).deal("sealed")
    assert isinstance(table, LegendsTable)
    return table


def black_joined(seed: int) -> LegendsTable:
    """Both players play poker with the Man in Black."""
    table = black_plays(seed)
    while table.pending[0].prompt == "join":
        table.choose(table.pending[0].seat, 1)
    return table


SECRET = {
    **{f"{players} characters": partial(dealt, players) for players in (2, 4, 6)},
    "poker with the house": partial(poker_alone, 0),
    "poker of four": partial(poker_joined, 0),
    "poker with the Man in Black": partial(black_joined, 2),
}


@pytest.mark.parametrize("moment", SECRET)
def test_secret_questions_can_be_imagined_whoever_has_answered(moment: str) -> None:
    table = SECRET[moment]()
    for number, now in enumerate(answered(table)):
        for reader in readers(now):
            world = check_question(now, reader, number)
            assert set(world.state.sealed) == set(now.state.sealed)
            assert world.state.sealed.get(reader) == now.state.sealed.get(reader)
            if reader == number % len(table.names):
                check_end(world)


def test_whoever_sells_without_a_nugget_holds_gold_in_every_imagined_world() -> None:
    table = selling(0)
    seller = table.state.active
    found = set()
    for reader in readers(table):
        for seed in range(40):
            world = imagined(table, reader, seed)
            gold = set(AS_NUGGET) & set(world.seats[seller].hand)
            assert gold
            if reader == SPECTATOR:
                found |= gold
            shuffled = LEGENDS.hidden_shuffled(table.state, reader, FastRng.seeded(bytes([seed])))
            assert isinstance(shuffled, LegendsState)
            assert set(AS_NUGGET) & set(shuffled.seats[seller].hand)
    assert len(found) > 1
