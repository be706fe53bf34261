"""Judged: limits, impossible losses, the two tracks, wounds (rules 0.1, 0.2, 4, 13)."""

import pytest

from sixgun.games.legends import effects
from sixgun.games.legends.content.kinds import Program
from sixgun.games.legends.options import BY_RAIL, END_TURN, PLAY_CARD, RUSTLE, STEP_TO
from sixgun.games.legends.outcomes import TAKE_LP, TAKE_MP
from sixgun.games.legends.replies import LAY_CARD, Discard, LayFightCard, Pick
from sixgun.games.legends.steps import carry

from .judging import Judged, card, fight_card, space

MARSHAL = {
    1: (20, 0),
    2: (20, 0),
    3: (0, 2),
    4: (30, 0),
    5: (30, 0),
    6: (0, 4),
    7: (40, 0),
    8: (40, 0),
    9: (0, 6),
}
"""Rules 4: money and LP for every space of the Marshal track."""


def test_0_1_money_above_120_is_lost() -> None:
    j = Judged()
    j.put(0, money=110)
    effects.gain_money(j.g, 0, 40, "x")
    assert j.seat(0).money == 120
    assert j.state.day.money_gained == 10


@pytest.mark.parametrize(("mount", "limit"), [("", 4), ("mustang", 4), ("mule", 6), ("mule+", 6)])
def test_0_1_nuggets_have_a_limit_of_4_or_6_with_an_active_mule(mount: str, limit: int) -> None:
    j = Judged()
    j.put(0, owns=mount)
    effects.gain_nuggets(j.g, 0, 9, "x")
    assert j.seat(0).nuggets == limit


def test_0_1_a_mule_that_is_not_active_does_not_help() -> None:
    j = Judged()
    j.put(0, owns="mule mustang")
    effects.gain_nuggets(j.g, 0, 9, "x")
    assert j.seat(0).nuggets == 4


@pytest.mark.parametrize(("owned", "lost"), [(70, 40), (10, 10), (60, 30), (0, 0)])
def test_0_half_is_rounded_up_for_the_loss_in_units_of_10(owned: int, lost: int) -> None:
    assert effects.half(owned, 10) == lost


def test_0_half_of_3_nuggets_is_2() -> None:
    assert effects.half(3, 1) == 2


def test_0_1_a_fourth_wound_is_ignored() -> None:
    j = Judged()
    j.put(0, wounds=2)
    assert effects.wound(j.g, 0, 2, "x") == 1
    assert j.seat(0).wounds == 3


def test_0_1_lp_never_fall_below_0() -> None:
    j = Judged()
    j.put(0, lp=1)
    effects.lose_lp(j.g, 0, 3, "x")
    assert j.seat(0).lp == 0


def test_0_1_an_empty_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    j = Judged()
    j.state.discard = j.state.deck[:3]
    j.state.deck = j.state.deck[3:4]
    assert effects.draw(j.g, 0, 3, "x") == 3
    assert len(j.state.deck) == 1
    assert j.state.discard == []


def test_0_1_with_deck_and_discard_pile_empty_no_card_is_drawn() -> None:
    j = Judged()
    j.state.deck = []
    assert effects.draw(j.g, 0, 2, "x") == 0


MONEY_OR_CARD: Program = (("choose", ((("money", -20),), (("discard", 1),))),)


def test_0_2_a_loss_that_can_only_be_met_in_part_is_possible_and_takes_what_is_there() -> None:
    j = Judged()
    j.put(0, money=10)
    j.state.agenda.pop()
    carry(j.g, 0, MONEY_OR_CARD, "mib_01")
    j.refresh()
    assert j.seat(0).money == 0


def test_0_2_with_only_one_possible_loss_it_must_be_taken() -> None:
    j = Judged()
    j.put(0, hand="ks qs")
    carry(j.g, 0, MONEY_OR_CARD, "mib_01")
    j.refresh()
    assert j.asked == (0, "discard")


def test_0_2_with_neither_loss_possible_nothing_happens() -> None:
    j = Judged()
    carry(j.g, 0, MONEY_OR_CARD, "mib_01")
    j.refresh()
    assert j.asked == (0, "act")


def test_0_2_a_wound_is_not_a_possible_loss_at_3_wounds() -> None:
    j = Judged()
    j.put(0, wounds=3, hand="ks qs")
    carry(j.g, 0, (("choose", ((("wound", 1),), (("discard", 1),))),), "x")
    j.refresh()
    assert j.asked == (0, "discard")


def test_0_2_taking_a_wound_for_money_needs_a_wound_that_can_be_taken() -> None:
    j = Judged()
    j.put(0, wounds=3)
    carry(j.g, 0, (("may", (("wound", 1), ("money", 20))),), "x")
    j.refresh()
    assert j.asked == (0, "act")
    assert j.seat(0).money == 0


def test_0_2_a_beneficial_option_may_be_chosen_even_if_it_is_lost_to_a_limit() -> None:
    j = Judged()
    j.put(0, money=120, hand="kd")
    j.do(PLAY_CARD[card("kd")])
    assert j.asked == (0, "choose")
    j.do(Pick((("money", 40),)))
    assert j.seat(0).money == 120


# -- tracks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("entered", range(1, 10))
def test_4_every_marshal_space_pays_its_reward(entered: int) -> None:
    j = Judged()
    j.put(0, mp=entered - 1)
    effects.gain_mp(j.g, 0, 1, "x")
    player = j.seat(0)
    assert (player.mp, player.money, player.lp) == (entered, *MARSHAL[entered])


@pytest.mark.parametrize("entered", range(1, 10))
def test_4_even_wanted_spaces_draw_a_card(entered: int) -> None:
    j = Judged()
    j.put(0, wp=entered - 1)
    effects.gain_wp(j.g, 0, 1, "x")
    player = j.seat(0)
    assert (player.wp, len(player.hand), player.lp) == (entered, int(entered % 2 == 0), 0)


def test_4_one_gain_can_pay_several_rewards() -> None:
    """Example 13: 1 MP, gains 2: $20 for space 2 and 2 LP for space 3."""
    j = Judged()
    j.put(0, mp=1)
    effects.gain_mp(j.g, 0, 2, "x")
    assert (j.seat(0).mp, j.seat(0).money, j.seat(0).lp) == (3, 20, 2)


@pytest.mark.parametrize("track", ["mp", "wp"])
def test_4_points_beyond_9_are_1_lp_each(track: str) -> None:
    j = Judged()
    j.put(0, **{track: 9})
    gain = effects.gain_mp if track == "mp" else effects.gain_wp
    gain(j.g, 0, 2, "x")
    assert j.seat(0).lp == 2
    assert getattr(j.seat(0), track) == 9


def test_4_a_lawman_gaining_wp_loses_all_mp_without_compensation() -> None:
    j = Judged()
    j.put(0, mp=5)
    effects.gain_wp(j.g, 0, 1, "x")
    assert (j.seat(0).mp, j.seat(0).wp, j.seat(0).money, j.seat(0).lp) == (0, 1, 0, 0)


def test_4_an_outlaw_never_gains_mp() -> None:
    j = Judged()
    j.put(0, wp=1)
    effects.gain_mp(j.g, 0, 3, "x")
    assert (j.seat(0).mp, j.seat(0).money) == (0, 0)


def test_4_an_outlaw_may_not_deliver_by_rail() -> None:
    j = Judged()
    j.put(0, at="sv_rail_station", cattle="blue_nugget")
    assert j.offers(BY_RAIL)
    j.put(0, wp=1)
    assert not j.offers(BY_RAIL)


def test_4_reentering_a_space_pays_again() -> None:
    j = Judged()
    effects.gain_wp(j.g, 0, 2, "x")
    effects.lose_all_wp(j.g, 0)
    effects.gain_wp(j.g, 0, 2, "x")
    assert len(j.seat(0).hand) == 2


@pytest.mark.parametrize(("wp", "row"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_4_outlaws_gain_the_row_as_lp_at_the_end_of_their_turn(wp: int, row: int) -> None:
    j = Judged()
    j.put(0, wp=wp)
    j.do(END_TURN)
    assert j.seat(0).lp == row


def test_4_lawmen_gain_no_row_at_the_end_of_a_turn() -> None:
    j = Judged()
    j.put(0, mp=9)
    j.do(END_TURN)
    assert j.seat(0).lp == 0


def test_4_only_the_active_outlaw_gains_the_row() -> None:
    j = Judged()
    j.put(1, wp=9)
    j.do(END_TURN)
    assert j.seat(1).lp == 0


def test_4_an_outlaw_beating_a_bandit_gets_the_lp_unasked_others_choose() -> None:
    for wp, prompt in ((1, "act"), (0, "bandit_reward")):
        j = Judged()
        j.bandit("mp_hideout_a")
        j.put(0, wp=wp, at="mp_plain_6", hand="as")
        j.fight_top("J Q")
        j.do(STEP_TO[space("mp_hideout_a")])
        j.do(LayFightCard(fight_card("J")))
        assert j.asked == (0, prompt)
        assert j.seat(0).lp == wp


def test_22_example_5_a_lawman_takes_1_mp_for_a_bandit_and_enters_space_3() -> None:
    j = Judged()
    j.bandit("mp_hideout_a")
    j.put(0, mp=2, at="mp_plain_6", hand="qc")
    j.fight_top("J 2")
    j.do(STEP_TO[space("mp_hideout_a")], LayFightCard(fight_card("J")))
    assert j.seat(0).money == 10
    j.do(TAKE_MP)
    assert (j.seat(0).mp, j.seat(0).lp) == (3, 2)
    assert ("reward", "mp") in j.seat(0).deeds[-1].facts


def test_22_example_5_fight_card_9_costs_first_and_then_forbids_the_mp() -> None:
    j = Judged()
    j.bandit("mp_hideout_a")
    j.put(0, at="mp_plain_6", hand="9c ks", money=10)
    j.fight_top("9 2")
    j.do(STEP_TO[space("mp_hideout_a")], LAY_CARD[card("9c")], LayFightCard(fight_card("9")))
    assert j.asked == (0, "react")
    j.g.choose(0, 0)
    assert j.asked == (0, "choose")
    j.do(Pick((("money", -10),)))
    assert j.asked == (0, "act")
    assert (j.seat(0).lp, j.seat(0).money) == (1, 0)


def test_22_example_5_a_tie_with_a_bandit_is_lost() -> None:
    j = Judged()
    j.bandit("mp_hideout_a")
    j.put(0, at="mp_plain_6", hand="9c")
    j.fight_top("J 2")
    j.do(STEP_TO[space("mp_hideout_a")], LayFightCard(fight_card("J")))
    assert (j.seat(0).wounds, j.seat(0).lp) == (1, 0)
    assert not j.state.bandits


def test_4_a_lawman_becomes_an_outlaw_by_rustling() -> None:
    j = Judged()
    j.put(0, mp=4, at="mp_green_ranch", cattle="blue_money_40")
    j.do(RUSTLE)
    assert (j.seat(0).mp, j.seat(0).wp, j.seat(0).money) == (0, 1, 40)


def test_4_an_outlaw_has_to_pick_the_wp_of_a_cattle_bonus() -> None:
    j = Judged()
    j.put(0, wp=1, at="mp_green_ranch", cattle="blue_mp_or_wp")
    j.do(RUSTLE)
    assert j.asked == (0, "act")
    assert j.seat(0).wp == 3


def test_4_after_rustling_the_bonus_mp_is_not_a_choice_but_by_rail_it_is() -> None:
    j = Judged()
    j.put(0, at="sv_rail_station", cattle="blue_mp_or_wp")
    j.do(BY_RAIL)
    assert j.asked == (0, "choose")
    j.do(Pick((("mp", 1),)))
    assert (j.seat(0).mp, j.seat(0).money) == (2, 40)


# -- wounds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "kept"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_13_the_hand_limit_at_the_end_of_your_turn_is_5_minus_wounds(wounds: int, kept: int) -> None:
    j = Judged()
    j.put(0, hand="2h 2d 8h 8d 10h 10d 6s", wounds=wounds)
    j.do(END_TURN)
    while j.asked == (0, "hand_limit"):
        j.do(Discard(j.seat(0).hand[0]))
    assert len(j.seat(0).hand) == kept


def test_5_3_nobody_elses_hand_is_checked() -> None:
    j = Judged()
    j.put(1, hand="2h 2d 8h 8d 10h 10d 6s")
    j.do(END_TURN)
    assert len(j.seat(1).hand) == 7
    assert j.asked == (1, "income")


def test_13_bandit_win_gives_the_lp_when_chosen() -> None:
    j = Judged()
    j.bandit("mp_hideout_a")
    j.put(0, at="mp_plain_6", hand="ac")
    j.fight_top("8 2")
    j.do(STEP_TO[space("mp_hideout_a")], LayFightCard(fight_card("8")))
    j.do(TAKE_LP)
    assert (j.seat(0).lp, j.seat(0).mp, j.seat(0).wounds) == (1, 0, 1)
