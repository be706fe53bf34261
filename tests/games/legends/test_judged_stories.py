"""Judged: story cards, gangs, goals and legend tokens (rules 9.6, 15, 18)."""

from typing import Any

import pytest

from sixgun.games.legends.meetings import BanditsCame, StoryTurned
from sixgun.games.legends.options import END_TURN, RUSTLE, STOP, WORK, Contribute
from sixgun.games.legends.printed import BOARD
from sixgun.games.legends.replies import (
    ACCEPT,
    LAY_CARD,
    MOVE_SHERIFF,
    LayFightCard,
    Pick,
    PickColour,
    ResolveFirst,
    RollAgain,
)
from sixgun.kernel.asks import PASS

from .judging import Judged, card, fight_card, item, space, story


def disc(slug: str, deck: int = 0, moved: bool = False, paying: str = "") -> Contribute:
    """A contribution to a story card."""
    return Contribute(deck, story(slug), moved, card(paying) if paying else -1)


def resolving(slug: str, discs: tuple[int, ...], **what: Any) -> Judged:
    """A table at which player 0 ends a turn with a card that has enough discs."""
    j = Judged(**what)
    j.stories(slug, "gold_fever" if slug != "gold_fever" else "old_map")
    j.discs(discs)
    return j


# -- contributing ------------------------------------------------------------------------------------------


def test_15_one_contribution_per_turn_even_with_both_conditions_fulfilled() -> None:
    j = Judged()
    j.stories("desperate_times", "talk_of_the_town")
    j.put(0, lp=5)
    j.state.day.ended = 1 << space("rf_cabaret")
    j.refresh()
    assert j.offers(disc("desperate_times"))
    assert j.offers(disc("talk_of_the_town", 1))
    j.do(disc("talk_of_the_town", 1))
    assert j.state.discs == ((), (0,))
    assert not any(isinstance(one, Contribute) for one in j.ask.options)


def test_15_contributing_is_free() -> None:
    j = Judged()
    j.stories("desperate_times", "old_map")
    j.do(disc("desperate_times"))
    assert j.state.day.actions == 3


def test_15_both_discs_may_lie_on_the_same_card() -> None:
    j = Judged(players=5)
    j.stories("desperate_times", "old_map")
    j.discs((0,))
    j.do(disc("desperate_times"))
    assert j.state.discs == ((0, 0), ())


def test_15_with_a_disc_on_each_card_the_one_from_the_other_card_may_be_moved() -> None:
    j = Judged(players=5)
    j.stories("desperate_times", "old_map")
    j.discs((0,), (0, 1))
    assert not j.offers(disc("desperate_times"))
    j.do(disc("desperate_times", moved=True))
    assert j.state.discs == ((0, 0), (1,))


def test_15_with_both_discs_on_the_other_card_nothing_can_be_moved() -> None:
    j = Judged(players=5)
    j.stories("desperate_times", "old_map")
    j.discs((), (0, 0))
    assert not any(isinstance(one, Contribute) for one in j.ask.options)


def test_15_discs_beyond_the_number_cannot_be_placed() -> None:
    for players, needed in ((2, 2), (4, 2), (5, 3), (6, 3)):
        j = Judged(players=players)
        j.stories("desperate_times", "old_map")
        j.discs((1,) * (needed - 1))
        assert j.offers(disc("desperate_times"))
        j.discs((1, 1, 1)[:needed])
        assert not j.offers(disc("desperate_times"))


def test_15_a_cost_is_paid_when_contributing_and_the_player_picks_the_card() -> None:
    j = Judged()
    j.stories("fever", "old_map")
    j.put(0, wounds=1, hand="ks qs")
    assert j.offers(disc("fever", paying="ks"))
    j.do(disc("fever", paying="qs"))
    assert j.state.discard == [card("qs")]


def test_15_a_cost_that_cannot_be_paid_is_not_a_fulfilled_condition() -> None:
    j = Judged()
    j.stories("charity", "old_map")
    j.put(0, at="dk_bank", money=10)
    assert not j.offers(disc("charity"))
    j.put(0, money=30)
    j.do(disc("charity"))
    assert j.seat(0).money == 10


def test_15_deeds_of_earlier_turns_do_not_count() -> None:
    j = Judged()
    j.stories("payday", "old_map")
    j.put(0, at="dk_bank")
    assert not j.offers(disc("payday"))
    j.do(WORK)
    assert j.offers(disc("payday"))
    j.state.turn_number += 1
    j.refresh()
    assert not j.offers(disc("payday"))


@pytest.mark.parametrize(
    ("slug", "what"),
    [
        ("bad_whiskey", {"owns": "whiskey", "at": "rf_cabaret"}),
        ("prize_bull", {"cattle": "blue_nugget", "at": "rf_store_n"}),
        ("dry_well", {"money": 20, "at": "sh_mine"}),
        ("moonshine", {"money": 10, "at": "dk_saloon_e"}),
    ],
)
def test_15_conditions_about_now(slug: str, what: dict[str, Any]) -> None:
    j = Judged()
    j.stories(slug, "old_map")
    assert not j.offers(disc(slug))
    j.put(0, **what)
    assert j.offers(disc(slug))


def test_23_money_gained_and_points_gained_this_turn_count_for_stories() -> None:
    j = Judged()
    j.stories("reward_posters", "old_map")
    j.put(0, at="mp_green_ranch", cattle="blue_nugget")
    assert not j.offers(disc("reward_posters"))
    j.do(RUSTLE)
    assert j.offers(disc("reward_posters"))


# -- resolving ---------------------------------------------------------------------------------------------


def test_15_each_contributor_is_rewarded_once_however_many_discs() -> None:
    j = resolving("payday", (1, 1))
    j.do(END_TURN)
    assert (j.seat(0).money, j.seat(1).money, len(j.seat(1).hand)) == (0, 20, 1)
    assert j.state.discs == ((), ())


def test_15_contributors_resolve_clockwise_from_the_player_whose_turn_ends() -> None:
    j = resolving("payday", (0, 2), active=1)
    j.do(END_TURN)
    assert j.events(StoryTurned)[0].seats == (2, 0)


def test_22_example_19_five_players_choose_and_only_empty_hideouts_get_bandits() -> None:
    j = resolving("blood_money", (1, 2, 0), players=5)
    j.put(0, at="cj_hideout_c")
    j.put(3, wp=1)
    j.bandit("sh_hideout_b")
    j.do(END_TURN)
    assert j.asked == (0, "may")
    j.do(ACCEPT, PASS, ACCEPT)
    assert [j.seat(one).money for one in range(3)] == [50, 30, 50]
    came = {BOARD.spaces[one].id for one in j.events(BanditsCame)[-1].spaces}
    assert came == {"dc_hideout_b", "sv_hideout_c"}
    assert j.asked == (0, "sheriff")
    j.do(*[MOVE_SHERIFF[space(id)] for id in ("mp_plain_4", "mp_plain_1", "mp_plain_2")])
    assert j.asked == (1, "income")


def test_15_a_hideout_with_the_sheriff_or_the_man_in_black_gets_no_bandit() -> None:
    j = resolving("gold_fever", (0, 1), players=2)
    j.state.sheriff = space("mp_hideout_a")
    j.state.black_space = space("sh_hideout_a")
    j.do(END_TURN)
    assert not j.state.bandits


def test_15_without_an_outlaw_the_sheriff_is_not_moved() -> None:
    j = resolving("payday", (0, 1))
    j.do(END_TURN)
    assert j.asked == (1, "income")


def test_15_the_card_leaves_and_the_next_one_becomes_active() -> None:
    j = resolving("payday", (0, 1))
    below = j.state.stories[0][-2]
    j.do(END_TURN)
    assert j.state.stories[0][-1] == below
    assert len(j.state.stories[0]) == 19


def test_15_an_empty_deck_stays_empty() -> None:
    j = resolving("payday", (0, 1))
    j.state.stories = ((story("payday"),), j.state.stories[1])
    j.do(END_TURN)
    assert [len(deck) for deck in j.state.stories] == [0, 20]
    assert j.asked == (1, "income")


def test_15_two_cards_are_each_carried_out_completely_sheriff_included() -> None:
    j = Judged()
    j.stories("town_meeting", "range_war")
    j.put(1, wp=1)
    j.discs((1, 1), (2, 2))
    j.do(END_TURN, ResolveFirst(1, story("range_war")))
    assert j.asked == (2, "choose")
    j.do(Pick((("money", 30),)))
    assert j.asked == (0, "sheriff")
    j.do(STOP)
    assert j.asked == (1, "choose")


def test_15_what_cannot_be_received_is_lost() -> None:
    j = resolving("gold_fever", (0, 1))
    j.put(0, nuggets=4, money=120)
    j.do(END_TURN)
    assert (j.seat(0).nuggets, j.seat(0).money, j.seat(1).nuggets) == (4, 120, 1)


def test_15_range_war_offers_a_token_of_either_colour_to_whoever_carries_none() -> None:
    j = resolving("range_war", (0, 1))
    j.put(1, cattle="blue_nugget")
    j.do(END_TURN)
    assert j.asked == (0, "choose")
    j.do(Pick((("take_cattle",),)), PickColour(0))
    assert j.seat(0).cattle >= 0
    assert (j.seat(1).money, j.asked) == (30, (1, "income"))


def test_15_moonshine_gives_whiskey_with_its_effect_or_20() -> None:
    j = resolving("moonshine", (0, 1))
    j.put(0, wounds=1)
    j.put(1, owns="ten_gallon provisions miners_map")
    j.do(END_TURN)
    assert j.seat(0).items >> item("whiskey") & 1
    assert (j.seat(0).wounds, j.seat(1).money) == (0, 20)


def test_15_rich_vein_rolls_one_die_for_each_contributor() -> None:
    j = resolving("rich_vein", (0, 1))
    j.put(0, owns="miners_map")
    j.chance("reroll", "blank", "nugget")
    j.do(END_TURN)
    assert j.asked == (0, "dice")
    j.do(RollAgain(0, -1))
    assert (j.seat(0).money, len(j.seat(0).hand), j.seat(1).nuggets) == (10, 1, 1)


def test_15_the_iron_horse_may_place_the_figure_and_never_an_outlaw_on_the_sheriff() -> None:
    j = resolving("iron_horse", (0, 1))
    j.put(1, wp=1)
    j.state.sheriff = space("sv_rail_station")
    j.do(END_TURN)
    assert j.asked == (0, "may")
    j.do(ACCEPT)
    assert j.seat(0).space == space("sv_rail_station")
    assert j.asked == (0, "sheriff")


@pytest.mark.parametrize(("side", "lp", "drawn"), [({}, 1, 0), ({"mp": 1}, 1, 0), ({"wp": 1}, 0, 2)])
def test_15_charity_pays_by_side(side: dict[str, int], lp: int, drawn: int) -> None:
    j = resolving("charity", (1, 1))
    j.put(1, **side)
    j.do(END_TURN)
    assert (j.seat(1).lp, len(j.seat(1).hand)) == (lp, drawn)


def test_15_fever_heals_2_or_pays_20_to_whoever_has_no_wound_left() -> None:
    j = resolving("fever", (0, 1))
    j.put(0, wounds=3)
    j.do(END_TURN)
    assert (j.seat(0).wounds, j.seat(0).money, j.seat(1).money) == (1, 0, 20)


# -- gangs -------------------------------------------------------------------------------------------------


def test_9_6_each_contributor_fights_the_gang_alone_and_the_right_neighbour_acts() -> None:
    j = resolving("rustlers_camp", (1, 0))
    j.put(0, hand="as")
    j.put(1, hand="ks")
    j.fight_top("8 2 Q 9")
    j.do(END_TURN)
    assert j.asked == (2, "fight_card")
    j.do(LayFightCard(fight_card("8")))
    assert (j.seat(0).lp, j.seat(0).money, j.seat(0).wounds) == (1, 20, 1)
    assert j.asked == (0, "fight_card")
    assert {one.card for one in j.ask.options} == {fight_card("Q"), fight_card("9")}  # type: ignore[attr-defined]
    j.do(LayFightCard(fight_card("Q")))
    assert j.seat(1).lp == 1


def test_9_6_a_gang_is_virtual_but_not_a_bandit() -> None:
    j = resolving("rustlers_camp", (0, 0), characters=("bloody_knife", "calamity_jane", "kit_carson"))
    j.put(0, hand="9s 8s", lp=5)
    j.fight_top("10 9")
    j.do(END_TURN, LAY_CARD[card("9s")], LayFightCard(fight_card("10")))
    while j.asked[1] in ("react", "may"):
        j.do(PASS)
    assert j.seat(0).lp == 5
    assert j.seat(0).wounds == 1


def test_9_6_a_lost_gang_fight_is_a_wound_and_a_card() -> None:
    j = resolving("night_riders", (1, 1))
    j.do(END_TURN)
    assert (j.seat(1).wounds, len(j.seat(1).hand), j.seat(1).lp) == (1, 1, 0)


def test_9_6_war_party_offers_the_winner_a_choice() -> None:
    j = resolving("war_party", (1, 1))
    j.put(1, hand="as", wounds=3)
    j.fight_top("Q 8")
    j.do(END_TURN, LayFightCard(fight_card("8")))
    assert j.asked == (1, "choose")
    j.do(Pick((("heal", 2),)))
    assert j.seat(1).wounds == 1


def test_21_doc_holliday_draws_one_card_for_a_storys_resolution() -> None:
    j = resolving("night_riders", (1, 1), characters=("bloody_knife", "doc_holliday", "kit_carson"))
    j.put(1, hand="3s", lp=5)
    j.fight_top("8 J Q")
    j.do(END_TURN, LayFightCard(fight_card("8")))
    assert (j.seat(1).wounds, len(j.seat(1).hand)) == (2, 2)


def test_18_a_win_over_a_gang_at_the_end_of_another_turn_counts_for_a_goal() -> None:
    j = resolving(
        "night_riders",
        (1, 1),
        characters=("bloody_knife", "annie_oakley", "kit_carson"),
        settings={"goals": 1},
    )
    j.put(1, hand="as")
    j.goals(1, "annie_oakley_3")
    j.fight_top("8 J Q")
    j.do(END_TURN, LayFightCard(fight_card("8")))
    assert len([deed for deed in j.seat(1).deeds if deed.event == "fight"]) == 1
