"""Set-up of Western Legends (rules 3) where no scenario can say it: chance, shuffles, order of questions."""

from typing import cast

import pytest

import sixgun
from sixgun.games.legends.model import LegendsState, LegendsTable
from sixgun.games.legends.options import TakeCharacter
from sixgun.games.legends.printed import BOARD, CHARACTERS, CONTENT
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.views import SPECTATOR

WANTED = ("billy_the_kid", "jesse_james")
"""The characters that start with Wanted points, two each."""
SEEDS = range(60)


def table(seed: object, players: int = 3, **settings: int | str) -> LegendsTable:
    """A game in which the characters are still to be chosen."""
    return cast(LegendsTable, sixgun.new("legends", players=players, settings=settings, seed=f"rules {seed}"))


def choose(g: LegendsTable, wanted: bool) -> None:
    """Everyone takes a character, with Wanted points if possible or without if possible."""
    while g.pending and g.pending[0].prompt == "character":
        ask = g.pending[0]
        names = [CHARACTERS[cast(TakeCharacter, option).character].id for option in ask.options]
        g.choose(ask.seat, max(range(2), key=lambda index: (names[index] in WANTED) is wanted))


def settled(g: LegendsTable) -> LegendsState:
    """The state right before the first income."""
    while g.state.turn_number == 0:
        g.choose(g.pending[0].seat, 0)
    return g.state


def points(g: LegendsTable) -> list[int]:
    """The starting Wanted points of everyone."""
    return [CHARACTERS[player.character].wp for player in g.state.seats]


def test_3_11_if_nobody_is_wanted_chance_lets_anyone_begin() -> None:
    began = set()
    for seed in SEEDS:
        g = table(seed)
        choose(g, wanted=False)
        if not any(points(g)):
            began.add(g.state.first)
            assert g.state.active == g.state.first
    assert began == {0, 1, 2}


def test_3_11_between_two_equally_wanted_players_chance_decides_and_nobody_else_begins() -> None:
    earlier = later = 0
    for seed in SEEDS:
        g = table(seed, 6)
        choose(g, wanted=True)
        both = [seat for seat, wanted in enumerate(points(g)) if wanted]
        if len(both) == 2:
            assert g.state.first in both
            earlier += g.state.first == both[0]
            later += g.state.first == both[1]
    assert earlier > 0
    assert later > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_3_11_no_character_is_dealt_twice_and_the_others_go_back_to_the_box(players: int) -> None:
    g = table("box", players)
    dealt = [one for player in g.state.seats for one in player.dealt]
    assert len(dealt) == 2 * players
    assert len(set(dealt)) == len(dealt)
    choose(g, wanted=False)
    chosen = [player.character for player in g.state.seats]
    assert set(chosen) < set(dealt)
    assert all(player.dealt == () for player in g.state.seats)


def test_3_11_until_the_last_choice_nobody_sees_a_character_and_then_everyone_sees_all() -> None:
    g = table("secret", 4)
    for _ in range(3):
        g.choose(g.pending[0].seat, 0)
    last = g.pending[0].seat
    for reader in (last, SPECTATOR):
        assert [seat.character for seat in LegendsView(g, reader).seats] == [-1] * 4
    g.choose(last, 0)
    for reader in (0, last, SPECTATOR):
        seen = [seat.character for seat in LegendsView(g, reader).seats]
        assert seen == [player.character for player in g.state.seats]


def test_3_9_and_3_12_only_characters_and_starting_spaces_are_asked_the_latter_in_turn_order() -> None:
    asked_twice = 0
    for seed in SEEDS:
        g = table(seed, 6)
        choose(g, wanted=False)
        order: list[int] = []
        while g.state.turn_number == 0:
            assert len(g.pending) == 1
            assert g.pending[0].prompt == "start"
            order.append(g.pending[0].seat)
            g.choose(g.pending[0].seat, 2)
        assert order == sorted(order, key=lambda seat: (seat - g.state.first) % 6)
        asked_twice += len(order) > 1
        for player in g.state.seats:
            site = BOARD.site_spaces[CHARACTERS[player.character].site]
            assert player.space == site[-1]
    assert asked_twice > 0


def test_3_4_15_and_17_all_decks_are_shuffled_for_every_game() -> None:
    states = [table(seed).state for seed in SEEDS]
    assert len({tuple(state.deck) for state in states}) == len(SEEDS)
    assert len({tuple(state.fight_deck) for state in states}) == len(SEEDS)
    assert len({state.stories for state in states}) == len(SEEDS)
    tops = {cards[-1] for state in states for cards in state.stories}
    assert len(tops) > 30, "nearly every story is on top of a deck in one of so many games"
    again = table(SEEDS[0]).state
    assert (again.deck, again.fight_deck, again.stories) == (
        states[0].deck,
        states[0].fight_deck,
        states[0].stories,
    )


def test_3_15_everyone_sees_the_top_cards_of_both_story_decks_and_how_many_lie_there() -> None:
    g = table("stories")
    for reader in (0, 2, SPECTATOR):
        view = LegendsView(g, reader)
        assert view.stories == (g.state.stories[0][-1], g.state.stories[1][-1])
        assert view.story_sizes == (20, 20)


@pytest.mark.parametrize(("length", "target"), [("short", 15), ("medium", 20), ("long", 25)])
def test_3_18_the_agreed_length_is_the_target(length: str, target: int) -> None:
    assert table("length", length=length).state.target == target


def test_3_12_every_character_draws_its_cards_from_the_top_the_first_player_first() -> None:
    for seed in range(8):
        g = table(seed, 4)
        deck = list(g.state.deck)
        choose(g, wanted=True)
        state = settled(g)
        for seat in g.around(state.first):
            player = state.seats[seat]
            count = CHARACTERS[player.character].poker_cards
            assert player.hand == [deck.pop() for _ in range(count)]
        assert state.deck == deck
        assert state.discard == []


def test_18_any_of_the_four_goals_may_be_the_one_in_the_box() -> None:
    goals = CONTENT.goals
    boxed = set()
    for seed in SEEDS:
        g = table(seed, goals=1)
        choose(g, wanted=False)
        boxed |= {goals[player.boxed].number for player in settled(g).seats}
        for index, player in enumerate(g.state.seats):
            seen = LegendsView(g, (index + 1) % 3).seats[index]
            assert (seen.goals, seen.goal_count) == ((), 3)
            assert player.boxed not in player.goals
    assert boxed == {1, 2, 3, 4}
