"""What a log would hide otherwise: gains lost to a limit, choices taken away, how ties were broken."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

import sixgun
from sixgun.bots import Company, new_bot
from sixgun.games.legends import effects, events, meetings
from sixgun.games.legends.contests import Fight, PokerGame
from sixgun.games.legends.model import BLACK, HOUSE, MOST_MONEY, MOST_NUGGETS, VIRTUAL, LegendsTable
from sixgun.games.legends.outcomes import settle_bandit
from sixgun.games.legends.poker import tie_of
from sixgun.games.legends.scoring import decisive
from sixgun.kernel.events import Event


def table() -> LegendsTable:
    """A game in its first turn."""
    new = sixgun.new("legends", 3, seed="told")
    while new.pending and new.pending[0].prompt in ("character", "start"):
        new.choose(new.pending[0].seat, 0)
    return new  # type: ignore[return-value]


def told(g: LegendsTable, since: int) -> list[Event]:
    return (g.events or [])[since:]


@pytest.mark.parametrize(
    ("gain", "thing", "limit"),
    [(effects.gain_money, "money", MOST_MONEY), (effects.gain_nuggets, "nuggets", MOST_NUGGETS)],
)
def test_what_is_above_a_limit_is_told(gain: object, thing: str, limit: int) -> None:
    g = table()
    assert callable(gain)
    since = len(g.events or [])
    gain(g, 0, limit + 30, "poker")
    gain(g, 0, 20, "poker")
    lost = [event for event in told(g, since) if isinstance(event, events.GainLost)]
    had = g.state.seats[0].money if thing == "money" else g.state.seats[0].nuggets
    assert had == limit
    assert [(event.thing, event.limit) for event in lost] == [(thing, limit)] * 2
    assert lost[1].amount == 20
    assert sum(event.amount for event in told(g, since) if hasattr(event, "amount")) == limit + 50


def test_a_gain_within_the_limit_loses_nothing() -> None:
    g = table()
    g.state.seats[0].money = 0
    since = len(g.events or [])
    effects.gain_money(g, 0, MOST_MONEY, "poker")
    assert not [event for event in told(g, since) if isinstance(event, events.GainLost)]


@pytest.mark.parametrize(("no_mp", "wanted", "expected"), [(True, 0, 1), (False, 0, 0), (True, 2, 0)])
def test_a_fight_card_that_takes_the_choice_away_is_told(no_mp: bool, wanted: int, expected: int) -> None:
    g = table()
    g.state.seats[0].wp = wanted
    fight = Fight("bandit", VIRTUAL, 0, g.state.seats[0].space)
    fight.winner, fight.no_mp, fight.chosen = 1, no_mp, 3
    since = len(g.events or [])
    settle_bandit(g, fight, 0)
    limited = [event for event in told(g, since) if isinstance(event, meetings.RewardLimited)]
    assert [(event.seat, event.fight_card) for event in limited] == [(0, 3)] * expected


def games() -> Iterator[list[Event]]:
    for players in (2, 3, 5):
        g = sixgun.new("legends", players, seed=f"ties {players}", settings={"length": "short"})
        company = Company(g, {s: new_bot("legends", "greenhorn", s, f"{s}") for s in range(players)})
        while g.pending:
            company.act()
        yield g.events or []


def test_every_tie_of_a_fight_is_told_before_its_winner() -> None:
    ties = 0
    for log in games():
        for before, event in pairwise(log):
            if isinstance(event, meetings.FightWon):
                tie = event.worth[0] == event.worth[1] > 0
                ties += tie
                assert isinstance(before, meetings.TieBroken) == tie
                if isinstance(before, meetings.TieBroken):
                    virtual = max(event.winner, event.loser) >= BLACK
                    assert before.rule == ("opponent" if virtual else "attacker")
    assert ties > 3


PAIR, BETTER = (1, 12), (1, 13)


@pytest.mark.parametrize(
    ("host", "ranks", "winners", "rule"),
    [
        (0, {0: PAIR, 1: BETTER}, [1], ""),
        (0, {0: PAIR, 1: PAIR}, [0], "host"),
        (0, {0: PAIR, HOUSE: PAIR}, [0], "host"),
        (0, {0: PAIR, 1: BETTER, 2: BETTER}, [1, 2], "share"),
        (BLACK, {0: PAIR, HOUSE: PAIR}, [], "black"),
        (BLACK, {0: PAIR, HOUSE: BETTER}, [], ""),
    ],
)
def test_ties_of_poker(host: int, ranks: dict[int, tuple[int, ...]], winners: list[int], rule: str) -> None:
    assert tie_of(PokerGame(host, "darkrock"), ranks, winners) == rule


@pytest.mark.parametrize(
    ("keys", "rule"),
    [
        ([(20, 3, 0, 0), (20, 2, 4, 0)], "points"),
        ([(20, 3, 0, 0), (20, 3, 1, -2)], "nuggets"),
        ([(20, 3, 1, 0), (20, 3, 1, -2), (20, 1, 4, 0)], "wounds"),
        ([(20, 3, 1, 0), (20, 3, 1, 0)], "equal"),
    ],
)
def test_ties_of_the_final_score(keys: list[tuple[int, int, int, int]], rule: str) -> None:
    assert decisive(keys) == rule


def test_shown_hands_have_their_ranks() -> None:
    shown = [event for log in games() for event in log if isinstance(event, meetings.HandShown)]
    assert shown
    for event in shown:
        assert bool(event.ranks) == (event.hand != "royal_flush")
        assert all(2 <= rank <= 14 for rank in event.ranks)
