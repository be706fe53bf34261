"""Judged: set-up and the simplified first game (rules 3, 17, 18)."""

from collections import Counter

import pytest

import sixgun
from sixgun.games.legends.model import LegendsState
from sixgun.games.legends.options import SHOP, TAKE_CATTLE
from sixgun.games.legends.printed import BOARD, CHARACTERS, ITEMS, PRISON, SPACES, STORIES
from sixgun.games.legends.replies import Buy
from sixgun.games.legends.view import LegendsView

from .judging import Judged, item

START = {
    "annie_oakley": ("dk_store", "rifle", 1, 0, 0, 0),
    "bass_reeves": ("dk_sheriff", "shotgun", 1, 0, 1, 0),
    "billy_the_kid": ("cj_hideout_c", "revolver", 1, 0, 0, 2),
    "bloody_knife": ("sh_hideout_b", "revolver", 2, 10, 0, 0),
    "calamity_jane": ("rf_cabaret", "revolver", 1, 20, 0, 0),
    "doc_holliday": ("dk_saloon", "revolver", 3, 0, 0, 0),
    "jesse_james": ("sv_hideout_c", "shotgun", 0, 0, 0, 2),
    "kit_carson": ("sh_mine", "rifle", 0, 10, 0, 0),
    "stagecoach_mary": ("sv_rail_station", "shotgun", 0, 20, 0, 0),
    "wild_bill_hickok": ("rf_saloon", "revolver", 2, 0, 1, 0),
    "wyatt_earp": ("dk_bank", "revolver", 1, 0, 2, 0),
    "y_b_rowdy": ("mp_green_ranch", "revolver", 0, 30, 0, 0),
}
"""Site, weapon, poker cards, money, MP and WP of every character."""


def dealt(seed: str, players: int = 6, **settings: int | str) -> LegendsState:
    """A game right before the first income."""
    g = sixgun.new("legends", players=players, settings=settings, seed=seed)
    while g.state.turn_number == 0:
        g.choose(g.pending[0].seat, len(g.pending[0].options) - 1)
    state = g.state
    assert isinstance(state, LegendsState)
    return state


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_3_everyone_starts_with_what_the_character_card_says_and_without_track_rewards(seed: str) -> None:
    state = dealt(seed)
    for player in state.seats:
        site, weapon, hand, money, mp, wp = START[CHARACTERS[player.character].id]
        assert SPACES[player.space].site == site
        assert player.items == 1 << item(weapon)
        assert player.weapon == item(weapon)
        assert (len(player.hand), player.money, player.mp, player.wp) == (hand, money, mp, wp)
        assert (player.lp, player.wounds, player.nuggets, player.mount, player.upgraded) == (0, 0, 0, -1, 0)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_3_the_most_wanted_player_begins(seed: str) -> None:
    state = dealt(seed)
    most = max([player.wp for player in state.seats])
    assert state.seats[state.first].wp == most
    assert state.active == state.first


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_3_bandits_stand_on_every_hideout_without_a_character(seed: str) -> None:
    state = dealt(seed)
    figures = {player.space for player in state.seats}
    held = {space for space in range(len(SPACES)) if state.bandits >> space & 1}
    assert held == set(BOARD.hideouts) - figures
    assert state.sheriff == PRISON


def test_3_decks_tokens_and_items_are_complete() -> None:
    state = dealt("a")
    in_hands = [card for player in state.seats for card in player.hand]
    assert sorted([*state.deck, *in_hands]) == list(range(52))
    assert sorted(state.fight_deck) == list(range(13))
    assert [len(deck) for deck in state.stories] == [20, 20]
    assert sorted([*state.stories[0], *state.stories[1]]) == list(range(40))
    assert [len(tokens) for tokens in state.ranches] == [8, 8]
    owned = Counter(
        [number for player in state.seats for number in range(len(ITEMS)) if player.items >> number & 1]
    )
    assert all(state.stock[number] + owned[number] == 6 for number in range(len(ITEMS)))


def test_3_characters_are_chosen_secretly_and_shown_together() -> None:
    g = sixgun.new("legends", players=4, seed="secret")
    assert [ask.prompt for ask in g.pending] == ["character"] * 4
    hands = [player.dealt for player in g.state.seats]
    assert len({one for pair in hands for one in pair}) == 8
    g.choose(0, 0)
    seen = LegendsView(g, 1)  # type: ignore[arg-type]
    assert seen.seats[0].character == -1
    assert seen.seats[0].dealt == ()


def test_3_12_on_a_store_or_saloon_one_of_three_spaces_is_picked_in_turn_order() -> None:
    seen = set()
    for seed in range(12):
        g = sixgun.new("legends", players=6, seed=f"start{seed}")
        while g.state.turn_number == 0:
            ask = g.pending[0]
            if ask.prompt == "start":
                site = CHARACTERS[g.state.seats[ask.seat].character].site
                assert [option.space for option in ask.options] == list(BOARD.site_spaces[site])  # type: ignore[attr-defined]
                assert len(ask.options) == 3
                seen.add(site)
            g.choose(ask.seat, 0)
    assert len(seen) == 3


def test_17_a_first_game_of_four_has_fixed_characters_and_billy_begins() -> None:
    state = dealt("a", 4, first_game=1)
    names = {CHARACTERS[player.character].id for player in state.seats}
    assert names == {"annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife"}
    assert CHARACTERS[state.seats[state.first].character].id == "billy_the_kid"
    assert state.target == 15


def test_17_a_first_game_has_one_deck_of_its_20_stories_and_no_cattle() -> None:
    state = dealt("a", 3, first_game=1)
    numbers = (2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40)
    assert {STORIES[one].number for one in state.stories[0]} == set(numbers)
    assert state.stories[1] == ()
    assert state.ranches == ((), ())


def test_17_only_provisions_are_sold_and_no_cattle_can_be_taken_in_a_first_game() -> None:
    j = Judged(settings={"first_game": 1})
    j.put(0, at="mp_green_ranch", money=120)
    assert not j.offers(TAKE_CATTLE)
    j.put(0, at="dk_store_n")
    j.do(SHOP)
    misc = {
        ITEMS[one.item].id
        for one in j.ask.options
        if isinstance(one, Buy) and ITEMS[one.item].category == "misc"
    }
    assert misc == {"provisions"}


def test_18_three_of_the_four_goals_of_the_character_are_kept() -> None:
    state = dealt("a", goals=1)
    for player in state.seats:
        assert len(player.goals) == 3
        assert player.boxed not in player.goals
    assert len(state.bag) == 18
