"""Games of Western Legends, watched again: every moment can be shown, and the right things are counted."""

import random
from typing import Any

import sixgun
from sixgun.games.legends.events import CardsDrawn, LpGained, Moved
from sixgun.games.legends.meetings import FightWon, PotWon, RowScored
from sixgun.games.legends.model import BLACK, VIRTUAL
from sixgun.kernel.table import Table
from sixgun.server.replays import _made, seats_of
from sixgun.server.scenes import ALL_EYES
from sixgun.server.tally import tally


def played(choices: int) -> Table[Any]:
    """A table after a number of random choices."""
    table = sixgun.new("legends", players=3, seed="replays", settings={"goals": 1})
    chance = random.Random(5)
    for _ in range(choices):
        ask = table.pending[0]
        table.choose(ask.seat, chance.randrange(len(ask.options)))
    return table


def test_every_moment_is_shown_to_every_pair_of_eyes() -> None:
    table = played(120)
    for eyes in (ALL_EYES, -1, 2):
        replay = _made("x", table, eyes, seats_of(table))
        assert len(replay.steps) == 121
        assert all(step.suspicion is None for step in replay.steps), "nobody has a role to be suspected of"
    assert any(row.get("web-stat-spaces", 0) > 0 for row in replay.statistics)


def test_fights_and_pots_count_for_players_only() -> None:
    events = [
        FightWon(0, 1, "duel", (9, 3)),
        FightWon(VIRTUAL, 0, "bandit", (9, 3)),
        FightWon(1, BLACK, "rob", (9, 3)),
        PotWon((1, 2), 70),
        PotWon((), 60),
    ]
    assert tally(events, 3) == [
        {"web-stat-fights": 1, "web-stat-lost_fights": 1},
        {"web-stat-lost_fights": 1, "web-stat-fights": 1, "web-stat-pots": 1},
        {"web-stat-pots": 1},
    ]


def test_points_are_added_up_whatever_brought_them() -> None:
    events = [
        LpGained(1, 2, "bank"),
        RowScored(1, 3),
        Moved(0, "dk_bank", "dk_street_mid", "move"),
        CardsDrawn(0, 2, (), "income"),
    ]
    assert tally(events, 2) == [{"web-stat-spaces": 1, "web-stat-drawn": 2}, {"web-stat-lp": 5}]
