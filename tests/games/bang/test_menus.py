"""How a card can be played is written down for most cards; it has to be what the card itself says."""

from random import Random
from typing import cast

import pytest

from sixgun.games.bang.cards import KIND, is_copy
from sixgun.games.bang.kinds import HELD
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Play
from sixgun.games.bang.playing import Act, ways_to_play_as
from sixgun.games.catalog import game
from sixgun.kernel.journal import Origin, start

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def dealt(boxes: tuple[str, ...], number: int) -> BangTable:
    """A table of five with some boxes; none named means all there are."""
    rules = game("bang")
    sets = rules.checked_sets(boxes or tuple([module.id for module in rules.modules]))
    settings = rules.checked_settings(sets, {})
    return cast(BangTable, start(rules, Origin(5, sets, settings, NAMES, bytes([number] * 16)), record=False))


@pytest.mark.parametrize("boxes", [("base",), ()], ids=["base", "all boxes"])
def test_every_way_to_play_a_card_is_one_the_card_allows(boxes: tuple[str, ...]) -> None:
    compared = 0
    for number in range(4):
        g, chance = dealt(boxes, number), Random(number)
        while g.pending:
            ask = g.pending[0]
            if isinstance(ask.question, Act):
                hand = g.seat(ask.seat).hand
                for card in hand:
                    offered = [
                        option
                        for option in ask.options
                        if isinstance(option, Play) and option.card == card and option.kind == KIND[card]
                    ]
                    thing = HELD[ask.seat][card]
                    if not is_copy(card, hand) and not thing.own_ways:
                        assert offered == ways_to_play_as(g, thing, card), KIND[card]
                        compared += 1
            g.choose(ask.seat, chance.randrange(len(ask.options)))
    assert compared > 200
