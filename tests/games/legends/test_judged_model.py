"""Judged: whole random games against a second opinion on tracks, purses, final scoring and secrets."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.games.legends import events, meetings
from sixgun.games.legends.model import BLACK, LegendsState, LegendsTable, Seat
from sixgun.games.legends.options import Attack, Deliver, ReactWith, RobBank, StepTo
from sixgun.games.legends.printed import ITEMS, SPACES, TOKENS
from sixgun.games.legends.replies import MoveSheriff
from sixgun.games.legends.scoring import lines_of, score
from sixgun.games.legends.view import LegendsView

from .judging import Judged

TRACK_REWARDS: dict[int, tuple[str, int]] = {
    **{1: ("money", 20), 2: ("money", 20), 3: ("lp", 2), 4: ("money", 30), 5: ("money", 30)},
    **{6: ("lp", 4), 7: ("money", 40), 8: ("money", 40), 9: ("lp", 6)},
}
END_LP = {"revolver": 1, "shotgun": 1, "rifle": 2, "mustang": 2, "mule": 1}


def play(players: int, seed: int, **settings: int | str) -> Iterator[LegendsTable]:
    """A random game, moment by moment."""
    chance = Random(seed)
    g = sixgun.new("legends", players=players, settings=settings, seed=f"judged-{seed}")
    assert isinstance(g, LegendsTable)
    yield g
    while g.result is None:
        ask = g.pending[chance.randrange(len(g.pending))]
        g.choose(ask.seat, chance.randrange(len(ask.options)))
        yield g


@cache
def finished(players: int, seed: int) -> LegendsTable:
    """A random game that is over."""
    for g in play(players, seed, goals=seed % 2):
        last = g
    return last


GAMES = [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (3, 7), (2, 8)]


# -- invariants ------------------------------------------------------------------------------------------


def poker_cards(state: LegendsState) -> list[int]:
    """Where all poker cards are."""
    found = [*state.deck, *state.discard, *state.played]
    for player in state.seats:
        found.extend(player.hand)
    if state.fight is not None:
        found.extend([one for one in (*state.fight.cards, *state.fight.spent) if one >= 0])
    if state.poker is not None:
        found.extend((*state.poker.house, *state.poker.flop))
        for seat, hole in state.poker.holes:
            found.extend(hole if seat < 6 else ())
    return found


@pytest.mark.parametrize(("players", "seed"), GAMES[:6])
def test_0_1_limits_and_components_hold_at_every_moment(players: int, seed: int) -> None:
    for g in play(players, seed, goals=seed % 2):
        state = g.state
        assert sorted(poker_cards(state)) == list(range(52))
        drawn = () if state.fight is None else state.fight.drawn
        assert sorted([*state.fight_deck, *drawn]) == list(range(13))
        carried = [player.cattle for player in state.seats if player.cattle >= 0]
        assert sorted([*state.ranches[0], *state.ranches[1], *carried]) == list(range(16))
        for number in range(len(ITEMS)):
            owned = sum([player.items >> number & 1 for player in state.seats])
            assert state.stock[number] + owned == 6
        for player in state.seats:
            assert 0 <= player.money <= 120
            assert player.money % 10 == 0
            assert 0 <= player.nuggets <= 6
            assert 0 <= player.wounds <= 3
            assert not (player.mp and player.wp)
            assert max(player.mp, player.wp) <= 9
            assert player.lp >= 0
        figures = {player.space for player in state.seats}
        if state.fight is None:
            assert not [one for one in figures if one >= 0 and state.bandits >> one & 1], (
                "a bandit shares a hideout"
            )


@pytest.mark.parametrize(("players", "seed"), GAMES[:6])
def test_24_no_illegal_option_is_offered_in_random_games(players: int, seed: int) -> None:
    for g in play(players, seed, goals=seed % 2):
        state = g.state
        for ask in g.pending:
            player = state.seats[ask.seat]
            for option in ask.options:
                if isinstance(option, StepTo):
                    assert option.space in SPACES[player.space].adjacent
                    assert not (player.wp and option.space == state.sheriff)
                elif isinstance(option, Attack):
                    target = state.black_space if option.target == BLACK else state.seats[option.target].space
                    assert target == player.space
                    assert player.hand
                    assert option.kind != "arrest" or (player.mp and state.seats[option.target].wp)
                elif isinstance(option, Deliver):
                    assert player.cattle >= 0
                    assert option.how == "rustle" or not player.wp
                elif isinstance(option, MoveSheriff):
                    assert any(one.wp for one in state.seats)
                elif isinstance(option, (ReactWith, RobBank)):
                    assert player.hand


# -- tracks and purses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_4_every_space_entered_pays_its_reward_at_once(players: int, seed: int) -> None:
    """The event after a point is its reward, unless a full purse or an empty deck swallows it."""
    log = finished(players, seed).events or []
    entered = 0
    for index, event in enumerate(log):
        if isinstance(event, events.MarshalGained):
            entered += 1
            thing, amount = TRACK_REWARDS[event.points]
            after: Any = log[index + 1]
            if thing == "lp":
                assert (type(after), after.seat, after.amount) == (events.LpGained, event.seat, amount)
            elif isinstance(after, events.MoneyGained) and after.source == "marshal":
                assert after.amount <= amount
        elif isinstance(event, events.WantedGained):
            entered += 1
            after = log[index + 1]
            drew = isinstance(after, (events.CardsDrawn, events.DeckShuffled))
            if isinstance(after, events.CardsDrawn):
                drew = after.source == "wanted"
            assert drew is (event.points % 2 == 0)
    assert entered or players == 2


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_4_points_go_up_by_one_and_fall_to_nothing_only(players: int, seed: int) -> None:
    g = finished(players, seed)
    mp, wp = [0] * players, [0] * players
    for event in g.events or ():
        if isinstance(event, events.CharacterShown):
            start = {"bass_reeves": 1, "wild_bill_hickok": 1, "wyatt_earp": 2}
            mp[event.seat] = start.get(event.character, 0)
            wp[event.seat] = 2 if event.character in ("billy_the_kid", "jesse_james") else 0
        elif isinstance(event, events.MarshalGained):
            assert not wp[event.seat]
            mp[event.seat] += 1
            assert event.points == mp[event.seat]
        elif isinstance(event, events.WantedGained):
            assert not mp[event.seat]
            wp[event.seat] += 1
            assert event.points == wp[event.seat]
        elif isinstance(event, events.MarshalLost):
            mp[event.seat] = 0
        elif isinstance(event, events.WantedLost):
            wp[event.seat] = 0
    assert [(player.mp, player.wp) for player in g.state.seats] == list(zip(mp, wp, strict=True))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_log_accounts_for_every_lp_and_wound(players: int, seed: int) -> None:
    g = finished(players, seed)
    lp, wounds = [0] * players, [0] * players
    for event in g.events or ():
        if isinstance(event, (events.LpGained, meetings.RowScored)):
            lp[event.seat] += event.amount
        elif isinstance(event, events.LpLost):
            lp[event.seat] -= event.amount
        elif isinstance(event, events.Wounded):
            wounds[event.seat] += event.amount
        elif isinstance(event, events.Healed):
            wounds[event.seat] -= event.amount
    assert [(player.lp, player.wounds) for player in g.state.seats] == list(zip(lp, wounds, strict=True))


# -- rounds ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_16_all_have_the_same_number_of_turns(players: int, seed: int) -> None:
    g = finished(players, seed)
    turns = [event.seat for event in g.events or () if isinstance(event, events.TurnBegan)]
    assert len(turns) % players == 0
    assert {turns.count(seat) for seat in range(players)} == {len(turns) // players}
    assert turns[0] == g.state.first


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_16_one_whole_round_follows_the_round_of_the_trigger(players: int, seed: int) -> None:
    log = finished(players, seed).events or []
    trigger = next(i for i, event in enumerate(log) if isinstance(event, meetings.EndTriggered))
    rounds = [event.round for event in log[:trigger] if isinstance(event, events.TurnBegan)]
    after = [event.round for event in log[trigger:] if isinstance(event, events.TurnBegan)]
    assert after.count(rounds[-1] + 1) == players
    assert set(after) <= {rounds[-1], rounds[-1] + 1}


# -- final scoring ---------------------------------------------------------------------------------------


def total(state: LegendsState, seat: int) -> int:
    """Rules 16 in other words."""
    player = state.seats[seat]
    points = player.lp - player.wounds
    for number, one in enumerate(ITEMS):
        if player.upgraded & 1 << number:
            points += END_LP[one.id]
    points += 2 if player.money == 120 else 1 if player.money >= 60 else 0
    rivals = [one.wp for index, one in enumerate(state.seats) if index != seat]
    if player.wp:
        points += 3 if all(player.wp > other for other in rivals) else 1
    if player.mp:
        points += (player.mp + 2) // 3
    return points + sum([TOKENS[one] for one in player.tokens])


def tie_break(player: Seat, field: str) -> int:
    """How ties are broken; more is better."""
    return {"points": player.mp or player.wp, "nuggets": player.nuggets, "health": 3 - player.wounds}[field]


def ranking(state: LegendsState) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    totals = [total(state, seat) for seat in range(len(state.seats))]
    if state.with_black and state.black_lp + 2 >= max(totals):
        return (), "black"
    left = [seat for seat, points in enumerate(totals) if points == max(totals)]
    for field in ("points", "nuggets", "health"):
        values = {seat: tie_break(state.seats[seat], field) for seat in left}
        left = [seat for seat in left if values[seat] == max(values.values())]
    return tuple(left), "shared" if len(left) > 1 else "most-lp"


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_16_finished_games_are_scored_as_the_second_opinion_says(players: int, seed: int) -> None:
    g = finished(players, seed)
    assert g.result is not None
    sums = [sum([amount for _, amount in lines]) for lines in g.state.scores]
    assert sums == [total(g.state, seat) for seat in range(players)]
    assert (tuple(g.result.winners), g.result.reason) == ranking(g.state)


@pytest.mark.parametrize("seed", range(60))
def test_16_random_positions_are_scored_as_the_second_opinion_says(seed: int) -> None:
    """Few different values, so that ties are frequent."""
    chance = Random(seed)
    players = chance.choice((2, 3, 4))
    j = Judged(players=players)
    for player in j.state.seats:
        player.lp = chance.randrange(14, 17)
        player.money = chance.choice((0, 50, 60, 110, 120))
        player.nuggets = chance.randrange(2)
        player.wounds = chance.randrange(2)
        track, points = chance.choice(("mp", "wp")), chance.choice((0, 1, 3, 4, 9))
        setattr(player, track, points)
        player.tokens = tuple(chance.sample(range(18), chance.randrange(3)))
        for one in range(5):
            if chance.random() < 0.2:
                player.items |= 1 << one
                player.upgraded |= 1 << one
    j.state.black_lp = chance.randrange(10, 20)
    expected = [total(j.state, seat) for seat in range(players)]
    won = ranking(j.state)
    assert [sum([n for _, n in lines_of(j.g, seat)]) for seat in range(players)] == expected
    score(j.g)
    result = j.g.result
    assert result is not None
    assert (tuple(result.winners), result.reason) == won


def test_16_a_shared_highest_wp_gives_every_outlaw_1_lp() -> None:
    j = Judged(players=3)
    j.put(0, wp=4)
    j.put(1, wp=4)
    j.put(2, wp=1)
    assert [dict(lines_of(j.g, seat))["wanted"] for seat in range(3)] == [1, 1, 1]
    j.put(1, wp=5)
    assert [dict(lines_of(j.g, seat))["wanted"] for seat in range(3)] == [1, 3, 1]


# -- secrets ---------------------------------------------------------------------------------------------


def swapped(g: LegendsTable, holder: int, chance: Random) -> LegendsTable:
    """The same moment with other cards in a hand, another token, other goals, other orders of decks."""
    other = g.clone()
    assert isinstance(other, LegendsTable)
    state = other.state
    player = state.seats[holder]
    for place in range(len(player.hand)):
        if state.deck:
            there = chance.randrange(len(state.deck))
            player.hand[place], state.deck[there] = state.deck[there], player.hand[place]
    if player.cattle >= 0:
        colour = 0 if player.cattle < 8 else 1
        ranches = list(state.ranches)
        tokens = list(ranches[colour])
        if tokens:
            there = chance.randrange(len(tokens))
            player.cattle, tokens[there] = tokens[there], player.cattle
            ranches[colour] = tuple(sorted(tokens))
            state.ranches = tuple(ranches)
    chance.shuffle(state.deck)
    if state.fight is None:
        chance.shuffle(state.fight_deck)
    below = [list(deck[:-1]) for deck in state.stories]
    for deck in below:
        chance.shuffle(deck)
    state.stories = tuple([(*deck, *full[-1:]) for deck, full in zip(below, state.stories, strict=True)])
    left = list(state.black_deck)
    chance.shuffle(left)
    state.black_deck = tuple(left)
    if player.goals and player.boxed >= 0:
        goals = list(player.goals)
        there = chance.randrange(len(goals))
        goals[there], player.boxed = player.boxed, goals[there]
        player.goals = tuple(sorted(goals))
    other.pending = ()
    other.advance()
    return other


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13), (4, 14), (5, 15)])
def test_3_what_others_hold_changes_nothing_that_a_reader_can_see(players: int, seed: int) -> None:
    """Not even whether the holder is asked: silence would tell. Moments in which all choose are skipped."""
    chance = Random(seed)
    compared = 0
    for g in play(players, seed, goals=seed % 2):
        if g.state.turn_number == 0 or g.result is not None or len(g.pending) > 1 or chance.random() > 0.25:
            continue
        holder = g.pending[0].seat
        fight = g.state.fight
        if fight is not None and (fight.peeked != ((), ()) or holder == fight.actor):
            continue
        if g.state.poker is not None and g.state.poker.dealer == holder:
            continue
        reader = chance.choice([seat for seat in range(players) if seat != holder])
        before = LegendsView(g, reader).to_json()
        after = LegendsView(swapped(g, holder, chance), reader).to_json()
        different = [key for key in before if before[key] != after[key]]
        assert not different, (g.pending[0].prompt, different)
        compared += 1
    assert compared > 20
