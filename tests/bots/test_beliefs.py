"""Beliefs are exact: they equal Bayes' rule over every deal, counted the slow way."""

from itertools import permutations
from random import Random

import pytest

import sixgun
from sixgun.bots.beliefs import CODE, Beliefs, Chances, deals
from sixgun.bots.dice import behaviour
from sixgun.bots.dice.gunslinger import Gunslinger
from sixgun.bots.dice.witness import Witness
from sixgun.bots.muster import muster
from sixgun.games.dice.events import BeerServed, Eliminated, ShotAimed
from sixgun.games.dice.model import BULLSEYE_1
from sixgun.games.dice.view import DiceView
from sixgun.games.roles import ROLES, ROLES_BY_PLAYERS
from tests.bots.tables import played, rolling

FIVE = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")


def brute_force(
    players: int, known: dict[int, str], deeds: list[tuple[int, list[float]]], reader: int, role: str
) -> Chances:
    """Marginals from all n! orders of the role cards, as the definition says."""
    chances = [[0.0] * len(ROLES) for _ in range(players)]
    for deal in permutations(ROLES_BY_PLAYERS[players]):
        if any(deal[seat] != shown for seat, shown in known.items()) or deal[reader] != role:
            continue
        weight = 1.0
        for actor, likelihoods in deeds:
            weight *= likelihoods[CODE[deal[actor]]]
        for seat in range(players):
            chances[seat][CODE[deal[seat]]] += weight
    total = sum(chances[0])
    return [[chance / total for chance in row] for row in chances]


def same(one: Chances, other: Chances) -> bool:
    return all(
        abs(a - b) < 1e-12
        for row, line in zip(one, other, strict=True)
        for a, b in zip(row, line, strict=True)
    )


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_beliefs_equal_bayes_over_every_order_of_the_cards(players: int) -> None:
    chance = Random(players)
    beliefs = Beliefs(ROLES_BY_PLAYERS[players], {0: "sheriff"})
    deeds: list[tuple[int, list[float]]] = []
    for _ in range(6):
        actor = chance.randrange(1, players)
        likelihoods = [chance.uniform(0.1, 1.0) for _ in ROLES]
        deeds.append((actor, likelihoods))
        beliefs.witness(actor, likelihoods)
    known = {0: "sheriff"}
    assert same(beliefs.chances_for(1, "outlaw"), brute_force(players, known, deeds, 1, "outlaw"))
    beliefs.reveal(2, "renegade")
    known[2] = "renegade"
    assert same(beliefs.chances_for(1, "outlaw"), brute_force(players, known, deeds, 1, "outlaw"))


def test_every_deal_is_listed_once() -> None:
    assert len(deals(ROLES_BY_PLAYERS[8], (-1,) * 8)) == 1680
    assert len(set(deals(ROLES_BY_PLAYERS[8], (-1,) * 8))) == 1680
    assert len(deals(ROLES_BY_PLAYERS[8], (0, *[-1] * 7))) == 210
    assert len(deals(ROLES_BY_PLAYERS[3], (1, 2, 3))) == 1


def test_the_sheriff_and_the_dead_are_certain() -> None:
    beliefs = Beliefs(FIVE, {3: "sheriff"})
    beliefs.witness(1, [1.0, 0.2, 0.9, 0.5])
    beliefs.reveal(1, "deputy")
    chances = beliefs.chances()
    assert chances[3] == [1.0, 0.0, 0.0, 0.0]
    assert chances[1] == [0.0, 1.0, 0.0, 0.0]
    assert all(row[CODE["deputy"]] == 0.0 for seat, row in enumerate(chances) if seat != 1)


def test_one_shot_is_weighed_as_the_model_says() -> None:
    table = rolling(FIVE, (0, 0, 0, 0, 0))
    view = table.game.view(table, 2)
    assert isinstance(view, DiceView)
    witness = Witness(view)
    before = Beliefs(FIVE, {0: "sheriff"})
    likelihoods = behaviour.shot(before, 1, [0, 2], 0, muster(view.seats, FIVE))
    witness.hear([ShotAimed(1, 0, 1, BULLSEYE_1)], view)
    expected = brute_force(5, {0: "sheriff"}, [(1, likelihoods)], 2, "outlaw")
    assert same(witness.beliefs.chances_for(2, "outlaw"), expected)


def test_shooting_the_sheriff_looks_like_an_outlaw_and_helping_him_like_a_deputy() -> None:
    table = rolling(FIVE, (0, 0, 0, 0, 0), life={0: 5})
    view = table.game.view(table, 3)
    assert isinstance(view, DiceView)
    shooter, helper = Witness(view), Witness(view)
    shooter.hear([], view)
    helper.hear([], view)
    shooter.hear([ShotAimed(1, 0, 1, BULLSEYE_1)], view)
    helper.hear([BeerServed(1, 0)], view)
    prior = Beliefs(FIVE, {0: "sheriff"}).chances()[1]
    assert shooter.beliefs.chances()[1][CODE["outlaw"]] > prior[CODE["outlaw"]]
    assert shooter.beliefs.chances()[1][CODE["deputy"]] < prior[CODE["deputy"]]
    assert helper.beliefs.chances()[1][CODE["deputy"]] > prior[CODE["deputy"]]
    assert helper.beliefs.chances()[1][CODE["outlaw"]] < prior[CODE["outlaw"]]


def test_a_revealed_role_is_counted_out_for_everyone_else() -> None:
    table = rolling(FIVE, (0, 0, 0, 0, 0))
    view = table.game.view(table, 4)
    assert isinstance(view, DiceView)
    witness = Witness(view)
    witness.hear([Eliminated(1, "deputy", "bullseyes", 0)], view)
    chances = witness.beliefs.chances_for(4, "renegade")
    assert chances[2] == chances[3] == [0.0, 0.0, 1.0, 0.0]


@pytest.mark.parametrize("players", [4, 5, 8])
def test_beliefs_of_a_whole_game_sum_to_one_and_know_the_dead(players: int) -> None:
    table = played(players, "gunslinger", "beliefs")
    log = list(table.events or ())
    fallen = [event for event in log if isinstance(event, Eliminated)][:-1]
    again = sixgun.new("dice", players, seed="beliefs")
    view = again.game.view(again, 0)
    assert isinstance(view, DiceView)
    witness = Witness(view)
    for event in log:
        witness.hear([event], view)
        if event in fallen:
            assert isinstance(event, Eliminated)
            assert witness.beliefs.chances()[event.seat][CODE[event.role]] == 1.0
        assert sum(witness.beliefs.weights) == pytest.approx(1.0)
        assert all(sum(row) == pytest.approx(1.0) for row in witness.beliefs.chances())


def test_with_three_players_nothing_is_guessed() -> None:
    table = sixgun.new("dice", 3, seed="open")
    seat = table.pending[0].seat
    bot = Gunslinger(seat, "s")
    bot.choose(sixgun.view(table, seat), [])
    roles = [CODE[player.role] for player in table.state.seats]
    assert [row.index(1.0) for row in bot.chances()] == roles


def test_a_written_position_with_roles_the_rules_never_deal_is_not_an_obstacle() -> None:
    table = rolling(("sheriff", "deputy", "deputy", "outlaw"), (4, 4, 2, 2, 5))
    bot = Gunslinger(0, "s")
    bot.choose(sixgun.view(table, 0), [])
    assert all(sum(row) == pytest.approx(1.0) for row in bot.chances())
    twice = Beliefs(ROLES_BY_PLAYERS[4], {0: "sheriff", 1: "renegade"})
    twice.reveal(2, "renegade")
    assert twice.chances()[3] == [0.0, 0.0, 1.0, 0.0]
