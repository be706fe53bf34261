"""What the gunslinger makes of the Shadow Gunslingers of Gold Rush."""

from typing import Any, cast

import pytest

import sixgun
from sixgun.bots import new_bot
from sixgun.games.bang.game import GAME
from sixgun.games.bang.model import BangTable
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.plain import Json
from sixgun.kernel.position import Written
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.views import events_seen

SETS = ("base", "gold_rush")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def moment(turn: str, shadows: int, **players: Any) -> BangTable:
    """A table of five; Eve is the one who has cards, and Cleo is out."""
    table: dict[str, dict[str, Json]] = {
        "Ann": {"role": "sheriff"},
        "Ben": {"role": "deputy"},
        "Cleo": {"role": "outlaw", "out": True},
        "Dan": {"role": "outlaw"},
        "Eve": {"role": "renegade", "character": "willy_the_kid"},
    }
    for name, entries in players.items():
        table[name].update(entries)
    written = Written(
        table, {"turn": turn}, sets=SETS, settings={"shadow_gunslingers": shadows, "shadows_only": 0}
    )
    state = GAME.position(written, CountedRng(bytes(16)))
    settings = {"shadow_gunslingers": shadows}
    return cast(BangTable, start(GAME, Origin(5, SETS, settings, NAMES, bytes(16), position=state.save())))


def thought(g: BangTable) -> str:
    """What a gunslinger in the seat that is asked chooses."""
    seat = g.pending[0].seat
    view = sixgun.view(g, seat)
    assert view.own_ask is not None
    bot = new_bot("bang", "gunslinger", seat, "test")
    return view.own_ask.options[bot.choose(view, events_seen(g, seat))].notation(g.names)


@pytest.mark.parametrize(("side", "target"), [("shadow_outlaw", "Ann"), ("shadow_deputy", "Dan")])
def test_a_shadow_renegade_shoots_for_the_side(side: str, target: str) -> None:
    shadow = {"ghost": "shadow_gunslingers", "side": side, "hand": ["bang 7♦", "missed 2♠"]}
    dan = {"life": 1, "shown": True}
    g = moment("Eve", 1, Eve=shadow, Dan=dan, Ann={"life": 2})
    assert thought(g) == f"plays bang 7♦ at {target}"


@pytest.mark.parametrize(("shadows", "answer"), [(0, "plays beer 6♥"), (1, "passes")])
def test_a_renegade_who_will_be_with_the_outlaws_lets_go(shadows: int, answer: str) -> None:
    eve = {"life": 1, "hand": ["beer 6♥"]}
    g = moment("Ann", shadows, Eve=eve, Ann={"hand": ["bang 7♦", "panic J♥"]})
    g.choose(0, "plays bang 7♦ at Eve")
    while g.pending[0].prompt != "rescue":
        g.choose(g.pending[0].seat, "passes")
    assert thought(g) == answer
