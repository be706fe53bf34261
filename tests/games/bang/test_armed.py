"""Load beyond what a scenario can show: how a game begins, what a seat may imagine, what is saved."""

from pathlib import Path
from typing import Any, cast

import pytest

import sixgun
from sixgun.games.bang.cards import KIND
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.sets.armed_and_dangerous.load import ALL_LOAD, LoadTokens
from sixgun.games.catalog import game
from sixgun.kernel.rng import FastRng
from sixgun.lab.bang_invariants import bang_invariants
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.reading import read_text

BOXES = ["base", "armed_and_dangerous"]


def tokens(g: BangTable) -> LoadTokens:
    return cast(LoadTokens, g.state.parts[LoadTokens.id])


@pytest.mark.parametrize("expert", [0, 1])
def test_red_ringo_begins_with_four_load_and_nobody_else_with_any(expert: int) -> None:
    settings: dict[str, Any] = {"expert_characters": expert}
    found = 0
    for seed in range(12):
        g = cast(BangTable, sixgun.new("bang", 6, sets=BOXES, seed=f"ringo-{seed}", settings=settings))
        while expert and g.pending and g.pending[0].prompt == "choose_character":
            ask = g.pending[0]
            wanted = [
                i for i, option in enumerate(ask.options) if getattr(option, "ability", "") == "red_ringo"
            ]
            g.choose(ask.seat, wanted[0] if wanted else 0)
        load = {seat.character: tokens(g).seats[index] for index, seat in enumerate(g.state.seats)}
        found += "red_ringo" in load
        assert {count for id, count in load.items() if id != "red_ringo"} == {0}
        assert load.get("red_ringo", 4) == 4
    assert found


THUNDER = """
scenario: Ben is shot at with a card that is back in Ann's hand
source: armed and dangerous 5
game: bang
sets: [base, armed_and_dangerous]
given:
  Ann: {hand: [bang Q♥, saloon], in_play: [thunderer]}
  Ben: {hand: [missed 10♣]}
  Cleo: {}
  Dan: {}
  discard: [gatling, stagecoach]
when:
  - Ann plays bang Q♥ at Ben with thunderer
"""


def test_everyone_can_imagine_a_table_in_the_middle_of_an_armed_shot() -> None:
    moment = Moment(read_text(THUNDER, Path("tests"))[0])
    assert not moment.start()
    g = cast(BangTable, moment.table)
    g.choose(0, "plays bang Q♥ at Ben with thunderer 3♣")
    assert g.pending[0].prompt == "shot"
    for seat in range(4):
        for number in range(10):
            view = g.game.view(g, seat)
            state = g.game.imagine(view, FastRng.seeded(bytes([number])))
            other = cast(BangTable, g.game.table(state, g.names))
            other.advance()
            assert not list(bang_invariants(other))
            assert other.pending[0].options == g.pending[0].options or seat != 1


def test_load_is_conserved_through_a_whole_game() -> None:
    g = cast(BangTable, sixgun.new("bang", 5, sets=BOXES, seed="conserved"))
    rng = FastRng.seeded(b"conserved")
    seen = set()
    while g.pending:
        part = tokens(g)
        assert sum(part.seats) + sum(count for _, count in part.cards) + part.supply() == ALL_LOAD
        seen |= {KIND[card] for card, _ in part.cards}
        ask = g.pending[0]
        g.choose(ask.seat, rng.below(len(ask.options)))
    assert seen and g.result is not None
    again = game("bang").load(g.state.save())
    assert again.save() == g.state.save()
