"""Judged: start of turn, actions, end of turn, abilities, end of the game (rules 5 and 16)."""

import pytest

from sixgun.games.legends.effects import remember
from sixgun.games.legends.meetings import StoryTurned
from sixgun.games.legends.options import (
    BY_RAIL,
    END_TURN,
    PLAY_CARD,
    READY,
    RUSTLE,
    SHOP,
    WORK,
    CompleteGoal,
    Contribute,
    Stop,
    TakeIncome,
)
from sixgun.games.legends.printed import CONTENT
from sixgun.games.legends.replies import (
    ACCEPT,
    MOVE_SHERIFF,
    Buy,
    Discard,
    LeaveStore,
    Pick,
    ResolveFirst,
    Upgrade,
)
from sixgun.kernel.asks import PASS

from .judging import Judged, card, item, space, story

TWENTY = TakeIncome(20, 0)


def fresh(**what: object) -> Judged:
    """A table right before a whole turn of player 0."""
    j = Judged()
    j.put(0, **what)
    j.turn_of(0, whole=True)
    return j


# -- start of turn -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("money", "drawn"), [(20, 0), (0, 2), (10, 1)])
def test_5_1_the_income_is_one_of_three(money: int, drawn: int) -> None:
    j = fresh()
    assert j.asked == (0, "income")
    assert len(j.options) == 3
    j.do(TakeIncome(money, drawn))
    assert (j.seat(0).money, len(j.seat(0).hand)) == (money, drawn)


def test_5_1_with_one_weapon_and_one_mount_there_is_nothing_to_choose() -> None:
    j = Judged()
    j.put(0, owns="mule")
    j.turn_of(0, whole=True)
    j.do(TWENTY)
    assert j.asked == (0, "act")


def test_5_1_weapon_and_mount_are_chosen_after_the_income() -> None:
    j = Judged()
    j.put(0, owns="rifle mule mustang")
    j.turn_of(0, whole=True)
    j.do(TWENTY)
    assert j.asked == (0, "equip")
    j.do(READY[item("revolver")])
    assert j.asked == (0, "equip")
    assert not j.offers(PASS)
    j.do(READY[item("mule")])
    assert j.asked == (0, "act")
    assert (j.seat(0).weapon, j.seat(0).mount) == (item("revolver"), item("mule"))


def test_0_1_choosing_a_mount_other_than_the_mule_costs_the_surplus_nuggets() -> None:
    j = Judged()
    j.put(0, owns="mustang mule", nuggets=6)
    j.turn_of(0, whole=True)
    j.do(TWENTY, READY[item("mustang")])
    assert j.seat(0).nuggets == 4


def test_5_1_a_bought_mount_that_was_not_made_active_is_ridden_from_the_next_turn_on() -> None:
    j = Judged()
    j.put(0, at="dk_store_n", money=30)
    j.do(SHOP, Buy(item("mule"), False))
    assert j.seat(0).mount == -1
    j.turn_of(0, whole=True)
    j.do(TWENTY)
    assert j.seat(0).mount == item("mule")


def test_5_1_calamity_jane_may_heal_in_a_town_before_the_income() -> None:
    j = Judged(characters=("calamity_jane", "bloody_knife"))
    j.put(0, at="rf_doctor", lp=5, wounds=2)
    j.turn_of(0, whole=True)
    assert j.asked == (0, "may")
    j.do(ACCEPT)
    assert j.seat(0).wounds == 1
    assert j.asked == (0, "income")


@pytest.mark.parametrize(
    ("at", "lp", "wounds"), [("sh_mine", 5, 1), ("rf_doctor", 4, 1), ("rf_doctor", 5, 0)]
)
def test_5_1_calamity_jane_is_not_asked_without_town_points_or_wound(at: str, lp: int, wounds: int) -> None:
    j = Judged(characters=("calamity_jane", "bloody_knife"))
    j.put(0, at=at, lp=lp, wounds=wounds)
    j.turn_of(0, whole=True)
    assert j.asked == (0, "income")


def test_5_1_stagecoach_mary_gains_10_besides_the_income() -> None:
    j = Judged(characters=("stagecoach_mary", "bloody_knife", "calamity_jane"))
    j.put(0, lp=5)
    j.turn_of(0, whole=True)
    j.do(TWENTY)
    assert j.seat(0).money == 30


def test_5_2_free_activities_come_before_the_first_step_of_a_turn_too() -> None:
    """Mary delivers before step 1 and has 5 LP when her ability would apply (rules 5.1, 5.2, 5.4)."""
    j = Judged(characters=("stagecoach_mary", "bloody_knife", "calamity_jane"))
    j.put(0, lp=3, mp=2, at="sv_rail_station", cattle="blue_lp_1")
    j.turn_of(0, whole=True)
    j.do(BY_RAIL)
    assert j.seat(0).lp == 6
    while j.asked != (0, "income"):
        j.do(PASS)
    j.do(TWENTY)
    assert j.seat(0).money == 30


def test_5_2_a_story_disc_can_be_placed_between_the_steps_of_5_1() -> None:
    j = Judged()
    j.stories("desperate_times", "gold_fever")
    j.turn_of(0, whole=True)
    assert j.offers(Contribute(0, story("desperate_times"), False, -1))
    j.do(TWENTY)
    assert not j.offers(Contribute(0, story("desperate_times"), False, -1))


# -- action phase ------------------------------------------------------------------------------------------


def test_5_2_three_actions_and_then_only_free_activities() -> None:
    j = Judged()
    j.put(0, at="mp_green_ranch", cattle="blue_money_40")
    j.do(WORK, WORK, WORK)
    assert j.ask.options == [END_TURN, RUSTLE]


def test_5_2_the_turn_may_be_ended_early() -> None:
    j = Judged()
    j.do(END_TURN)
    assert j.asked == (1, "income")


def test_22_example_10_grit_first_leaves_four_useful_actions() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="10s")
    j.do(PLAY_CARD[card("10s")])
    assert j.state.day.actions == 4


def test_21_several_grits_add_up() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="10s 10c")
    j.do(PLAY_CARD[card("10s")], PLAY_CARD[card("10c")])
    assert j.state.day.actions == 5


def test_5_2_extra_actions_are_lost_at_the_end_of_the_turn() -> None:
    j = Judged(players=2)
    j.put(0, hand="10s")
    j.do(PLAY_CARD[card("10s")], END_TURN)
    assert j.state.day.actions == 3


def test_5_2_a_cattle_bonus_gives_another_action_even_with_none_left() -> None:
    j = Judged()
    j.put(0, at="mp_green_ranch", cattle="blue_money_10_action")
    j.do(WORK, WORK, WORK, RUSTLE)
    assert j.offers(WORK)
    j.do(WORK)
    assert j.seat(0).money == 50


def test_5_1_a_bought_weapon_can_be_active_at_once_and_an_upgrade_works_at_once() -> None:
    j = Judged()
    j.put(0, at="rf_store_e", money=120)
    j.do(SHOP, Buy(item("rifle"), True), Upgrade(item("rifle")))
    assert j.seat(0).weapon == item("rifle")
    assert j.seat(0).upgraded >> item("rifle") & 1
    assert j.seat(0).money == 40
    j.do(LeaveStore())
    assert j.asked == (0, "act")


# -- end of turn -------------------------------------------------------------------------------------------


def test_5_3_stories_come_before_the_hand_limit_and_the_row() -> None:
    j = Judged()
    j.stories("saddle_sores", "gold_fever")
    j.put(0, hand="2h 2d 8h 8d 10h", wp=1)
    j.discs((0, 1))
    j.do(END_TURN)
    assert len(j.seat(0).hand) == 7
    assert j.asked == (0, "sheriff")
    assert j.seat(0).lp == 0
    j.do(Stop())
    assert j.asked == (0, "hand_limit")
    j.do(Discard(card("2h")), Discard(card("2d")))
    assert j.seat(0).lp == 1


def test_5_3_the_active_player_orders_two_ready_stories() -> None:
    j = Judged()
    j.stories("saddle_sores", "gold_fever")
    j.discs((0, 1), (1, 2))
    j.do(END_TURN)
    assert j.asked == (0, "story_order")
    j.do(ResolveFirst(1, story("gold_fever")))
    assert [event.story for event in j.events(StoryTurned)] == ["gold_fever", "saddle_sores"]


def test_5_3_an_arrested_outlaw_has_no_row_left_at_the_end_of_the_turn() -> None:
    """The sheriff of step 1 comes before the LP of step 3."""
    j = Judged()
    j.stories("saddle_sores", "gold_fever")
    j.put(0, wp=4, at="mp_plain_4")
    j.discs((0, 1))
    j.state.deck = []
    j.do(END_TURN)
    j.do(MOVE_SHERIFF[space("mp_plain_4")])
    assert (j.seat(0).wp, j.seat(0).lp, j.seat(0).space) == (0, 0, space("dk_sheriff"))


def test_5_3_goals_can_be_completed_between_the_steps_after_a_story() -> None:
    j = Judged(players=3, characters=("kit_carson", "bloody_knife", "calamity_jane"), settings={"goals": 1})
    j.stories("gold_fever", "range_war")
    j.goals(0, "kit_carson_3")
    j.put(0, nuggets=3)
    j.discs((0, 1))
    j.do(END_TURN)
    goal = CONTENT.numbers["goal"]["goal_kit_carson_3"]
    assert j.asked == (0, "goals")
    assert j.offers(CompleteGoal(goal))


def test_5_3_goals_can_be_completed_after_the_row_lp() -> None:
    j = Judged(players=3, characters=("kit_carson", "bloody_knife", "calamity_jane"), settings={"goals": 1})
    j.goals(0, "kit_carson_3")
    j.put(0, wp=1)
    j.do(END_TURN)
    assert j.asked == (0, "goals")
    assert j.seat(0).lp == 1


def test_5_3_no_story_disc_after_the_turn_is_ended() -> None:
    j = Judged(players=3, characters=("kit_carson", "bloody_knife", "calamity_jane"), settings={"goals": 1})
    j.stories("desperate_times", "gold_fever")
    j.goals(0, "kit_carson_3")
    j.put(0, wp=1)
    j.do(END_TURN)
    assert not any(isinstance(option, Contribute) for option in j.ask.options)


# -- abilities ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lp", "money"), [(4, 40), (5, 50)])
def test_5_4_an_ability_works_from_5_lp_on(lp: int, money: int) -> None:
    j = Judged(characters=("y_b_rowdy", "bloody_knife", "calamity_jane"))
    j.put(0, lp=lp, at="mp_green_ranch", cattle="blue_money_40")
    j.do(RUSTLE)
    assert j.seat(0).money == money


def test_5_4_the_ability_is_checked_when_it_applies_after_the_bonus_of_a_delivery() -> None:
    """The hook `deliver` comes after the bonus; the LP of the token make the ability work."""
    j = Judged(characters=("y_b_rowdy", "bloody_knife", "calamity_jane"))
    j.put(0, lp=4, at="mp_green_ranch", cattle="blue_lp_1")
    j.do(RUSTLE)
    assert (j.seat(0).lp, j.seat(0).money, len(j.seat(0).hand)) == (5, 10, 1)


def test_5_4_the_ability_works_after_the_marshal_reward_of_a_delivery() -> None:
    j = Judged(characters=("y_b_rowdy", "bloody_knife", "calamity_jane"))
    j.put(0, lp=3, mp=2, at="sv_rail_station", cattle="blue_nugget")
    j.do(BY_RAIL)
    assert (j.seat(0).lp, j.seat(0).money) == (5, 10)


# -- end of the game ---------------------------------------------------------------------------------------


def play_on(j: Judged) -> None:
    """End the turn in progress and take the income of the next."""
    while j.asked[1] != "act":
        j.g.choose(j.ask.seat, 0)
    j.do(END_TURN)


def test_22_example_9_the_round_is_finished_and_one_more_is_played() -> None:
    j = Judged(players=4, active=2)
    j.put(2, lp=20)
    j.state.round = 9
    turns = []
    while j.g.result is None:
        turns.append((j.state.round, j.state.active))
        play_on(j)
    assert turns == [(9, 2), (9, 3), (10, 0), (10, 1), (10, 2), (10, 3)]


def test_5_3_the_end_is_checked_only_at_the_end_of_a_turn_and_stays_triggered() -> None:
    j = Judged(players=3)
    j.put(0, lp=20)
    seen = [j.state.last_round]
    j.do(END_TURN)
    seen.append(j.state.last_round)
    j.put(0, lp=0)
    j.g.choose(1, 0)
    j.do(END_TURN)
    seen.append(j.state.last_round)
    assert seen == [0, 6, 6]


def test_5_3_another_players_lp_trigger_the_end_as_well() -> None:
    j = Judged(players=3)
    j.put(2, lp=20)
    j.do(END_TURN)
    assert j.state.last_round == 6


@pytest.mark.parametrize(("length", "target"), [("short", 15), ("medium", 20), ("long", 25)])
def test_24_1_the_length_is_15_20_or_25(length: str, target: int) -> None:
    j = Judged(settings={"length": length})
    assert j.state.target == target


def test_23_lp_in_one_action_counts_reactions_but_not_free_activities() -> None:
    j = Judged()
    j.put(0, hand="as 4s", at="sv_rail_station", cattle="blue_lp_1")
    j.do(PLAY_CARD[card("as")], Pick((("lp", 1),)))
    j.do(BY_RAIL)
    assert j.seat(0).lp == 2
    assert j.state.day.best_lp == 1
    j.do(PLAY_CARD[card("4s")])
    assert j.state.day.best_lp == 1


def test_18_deeds_in_another_players_turn_count_until_the_end_of_your_next_turn() -> None:
    j = Judged(players=3, characters=("doc_holliday", "bloody_knife", "calamity_jane"), settings={"goals": 1})
    j.goals(0, "doc_holliday_4")
    remember(j.g, 0, "fight", ("result", "win"), ("type", "duel"), ("vs", ("player",)))
    j.state.turn_number += 1
    j.refresh()
    goal = CONTENT.numbers["goal"]["goal_doc_holliday_4"]
    assert j.offers(CompleteGoal(goal))
    j.do(END_TURN)
    assert j.seat(0).deeds == ()
