"""Judged: movement, Move windows, card actions and reactions (rules 6 and 7)."""

import pytest

from sixgun.games.legends import acting
from sixgun.games.legends.model import BLACK
from sixgun.games.legends.options import (
    BY_RAIL,
    PLAY_CARD,
    REACT_WITH,
    STEP_TO,
    STOP,
    WORK,
    UseAbility,
    UseItem,
)
from sixgun.games.legends.printed import CONTENT
from sixgun.games.legends.replies import LAY_CARD, MOVE_SHERIFF, Aim, LayFightCard, Pick
from sixgun.kernel.asks import PASS

from .judging import Judged, card, fight_card, item, space

WOUND = Pick((("to", "target", (("wound", 1),)),))
RANDOM = Pick((("to", "target", (("discard_random", 1),)),))
STEAL_10 = Pick((("steal", "money", 10),))
STEAL_CARD = Pick((("steal", "poker", 1),))


def number(character: str) -> int:
    """The number of a character."""
    return CONTENT.numbers["character"][character]


def go(j: Judged, *ids: str) -> None:
    """Step by step to spaces; then stop if that is asked."""
    j.do(*[STEP_TO[space(id)] for id in ids])
    if j.asked[1] == "walk":
        j.do(STOP)


@pytest.mark.parametrize(
    ("mount", "points"), [("", 2), ("mule", 3), ("mule+", 4), ("mustang", 4), ("mustang+", 5)]
)
def test_6_movement_points_on_foot_and_mounted(mount: str, points: int) -> None:
    j = Judged()
    j.put(0, owns=mount, at="mp_plain_1")
    steps = 0
    j.do(STEP_TO[space("mp_plain_2")])
    while j.asked[1] == "walk":
        assert j.offers(STOP)
        steps += 1
        there = "mp_plain_1" if steps % 2 else "mp_plain_2"
        j.do(STEP_TO[space(there)])
    assert j.state.day.steps == points
    assert j.state.day.move_actions == 1


def test_6_corner_contact_is_adjacency() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw")
    assert j.offers(STEP_TO[space("dk_street_east")])


def test_6_a_move_may_end_where_it_began() -> None:
    j = Judged()
    j.put(0, at="mp_plain_1")
    go(j, "mp_plain_2", "mp_plain_1")
    assert j.seat(0).space == space("mp_plain_1")
    assert j.state.day.actions == 2


def test_6_a_bandit_ends_the_movement_and_no_reaction_follows() -> None:
    j = Judged()
    j.bandit("mp_hideout_a")
    j.put(0, at="mp_plain_6", owns="mustang whiskey", hand="as 2s 2c")
    j.put(1, at="mp_hideout_a")
    j.fight_top("K 2")
    j.do(STEP_TO[space("mp_hideout_a")], LAY_CARD[card("as")], LayFightCard(fight_card("K")), PASS)
    j.g.choose(0, 0)
    assert j.asked == (0, "act")
    assert not j.offers(REACT_WITH[card("2s")])
    assert not j.offers(UseItem(item("whiskey")))


def test_6_an_outlaw_may_not_enter_the_sheriffs_space_others_may() -> None:
    j = Judged()
    j.put(0, at="mp_plain_4")
    assert j.offers(STEP_TO[space("dk_sheriff")])
    j.put(0, wp=1)
    assert not j.offers(STEP_TO[space("dk_sheriff")])
    j.do(STEP_TO[space("mp_plain_5")])
    assert not j.offers(STEP_TO[space("dk_sheriff")])


def test_6_whoever_becomes_an_outlaw_beside_the_sheriff_may_stay_and_leave() -> None:
    j = Judged()
    j.put(0, at="dk_sheriff", hand="as")
    j.do(PLAY_CARD[card("as")], Pick((("wp", 1),)))
    assert j.asked == (0, "act")
    assert j.offers(STEP_TO[space("mp_plain_4")])
    assert j.seat(0).space == space("dk_sheriff")


# -- Move windows ------------------------------------------------------------------------------------------


def test_6_sprint_follows_a_move_action_with_up_to_2_steps() -> None:
    j = Judged()
    j.put(0, at="mp_plain_1", hand="2s 2c 3s")
    assert not j.offers(REACT_WITH[card("2s")])
    go(j, "mp_plain_2")
    j.do(REACT_WITH[card("2s")])
    assert j.state.discard == [card("2s")]
    go(j, "mp_plain_3")
    assert j.state.day.actions == 2
    assert not j.offers(REACT_WITH[card("2c")])


def test_6_sprint_or_sucker_punch_once_per_move_action_but_again_after_the_next() -> None:
    j = Judged()
    j.put(1, at="mp_plain_3", hand="ks")
    j.put(0, at="mp_plain_2", hand="3s 2c")
    go(j, "mp_plain_3")
    assert j.offers(REACT_WITH[card("3s")])
    j.do(REACT_WITH[card("3s")], WOUND)
    assert j.seat(1).wounds == 1
    assert not j.offers(REACT_WITH[card("2c")])
    go(j, "mp_plain_2")
    assert j.offers(REACT_WITH[card("2c")])


def test_7_sucker_punch_discards_at_random_as_the_other_choice() -> None:
    j = Judged()
    j.put(1, at="mp_plain_3", hand="ks qs")
    j.put(0, at="mp_plain_2", hand="3s")
    j.chance(picks="qs")
    go(j, "mp_plain_3")
    j.do(REACT_WITH[card("3s")], RANDOM)
    assert j.seat(1).hand == [card("ks")]
    assert j.state.discard == [card("3s"), card("qs")]


def test_7_sucker_punch_asks_for_one_of_several_characters() -> None:
    j = Judged()
    j.put(1, at="mp_plain_3")
    j.put(2, at="mp_plain_3")
    j.put(0, at="mp_plain_2", hand="3s")
    go(j, "mp_plain_3")
    j.do(REACT_WITH[card("3s")])
    assert j.asked == (0, "target")
    j.do(Aim(2))
    assert j.seat(2).wounds == 1


def test_7_sucker_punch_needs_someone_it_can_hurt() -> None:
    j = Judged()
    j.put(1, at="mp_plain_3", wounds=3)
    j.put(0, at="mp_plain_2", hand="3s")
    go(j, "mp_plain_3")
    assert not j.offers(REACT_WITH[card("3s")])


def test_6_the_windows_close_when_an_action_or_a_free_activity_begins() -> None:
    for deed in (WORK, BY_RAIL):
        j = Judged()
        j.put(0, at="sv_plain_6", hand="2s", cattle="blue_nugget")
        go(j, "sv_rail_station")
        assert j.offers(REACT_WITH[card("2s")])
        j.do(deed)
        assert not j.offers(REACT_WITH[card("2s")])


def test_6_saddle_up_is_twice_the_movement_and_opens_no_window() -> None:
    j = Judged(characters=("kit_carson", "bloody_knife", "calamity_jane"))
    j.put(1, at="mp_plain_2")
    j.put(0, at="mp_plain_1", hand="7s 2s 3s", owns="mule whiskey", lp=5)
    j.do(PLAY_CARD[card("7s")])
    for turn in range(6):
        assert j.asked == (0, "walk")
        j.do(STEP_TO[space("mp_plain_2" if turn % 2 == 0 else "mp_plain_1")])
    assert j.asked == (0, "act")
    assert j.state.day.move_actions == 0
    assert not [one for one in j.ask.options if type(one).__name__ in ("ReactWith", "UseItem", "UseAbility")]


def test_6_the_windows_come_in_order_ability_whiskey_card() -> None:
    j = Judged(characters=("billy_the_kid", "bloody_knife", "calamity_jane"))
    j.put(1, at="mp_plain_3", money=30)
    j.put(0, at="mp_plain_2", lp=5, owns="whiskey", hand="3s")
    go(j, "mp_plain_3")
    assert j.offers(UseAbility(number("billy_the_kid")))
    j.do(UseItem(item("whiskey")))
    assert not j.offers(UseAbility(number("billy_the_kid")))
    assert j.offers(REACT_WITH[card("3s")])
    j.do(REACT_WITH[card("3s")])
    assert j.seat(1).wounds == 2
    assert not j.offers(UseAbility(number("billy_the_kid")))


def test_6_ability_then_whiskey_then_card_is_possible_too() -> None:
    j = Judged(characters=("billy_the_kid", "bloody_knife", "calamity_jane"))
    j.put(1, at="mp_plain_3", money=30)
    j.put(0, at="mp_plain_2", lp=5, owns="whiskey", hand="3s")
    go(j, "mp_plain_3")
    j.do(UseAbility(number("billy_the_kid")))
    assert (j.seat(0).money, j.seat(1).money) == (10, 20)
    assert not j.offers(UseAbility(number("billy_the_kid")))
    j.do(UseItem(item("whiskey")), REACT_WITH[card("3s")])
    assert j.seat(1).wounds == 2


def test_21_whiskey_goes_back_to_the_store() -> None:
    j = Judged()
    j.put(1, at="mp_plain_3")
    j.put(0, at="mp_plain_2", owns="whiskey")
    before = j.state.stock[item("whiskey")]
    go(j, "mp_plain_3")
    j.do(UseItem(item("whiskey")))
    assert j.state.stock[item("whiskey")] == before + 1
    assert not j.seat(0).items >> item("whiskey") & 1
    assert j.seat(1).wounds == 1
    assert j.state.day.actions == 2


def test_21_whiskey_is_not_for_a_space_without_another_character() -> None:
    j = Judged()
    j.put(0, at="mp_plain_2", owns="whiskey")
    go(j, "mp_plain_3")
    assert not j.offers(UseItem(item("whiskey")))


def test_21_whiskey_does_not_follow_sprint() -> None:
    j = Judged()
    j.put(1, at="mp_plain_3")
    j.put(0, at="mp_plain_1", owns="whiskey", hand="2s")
    go(j, "mp_plain_2")
    j.do(REACT_WITH[card("2s")])
    go(j, "mp_plain_3")
    assert not j.offers(UseItem(item("whiskey")))


def test_21_kit_carsons_extra_step_belongs_to_the_move_action() -> None:
    """Later windows apply to the space reached."""
    j = Judged(characters=("kit_carson", "bloody_knife", "calamity_jane"))
    j.put(1, at="mp_plain_3")
    j.put(0, at="mp_plain_1", lp=5, owns="whiskey", hand="3s")
    go(j, "mp_plain_2")
    assert not j.offers(REACT_WITH[card("3s")])
    j.do(UseAbility(number("kit_carson")))
    assert j.asked == (0, "walk")
    assert not j.offers(STOP)
    j.do(STEP_TO[space("mp_plain_3")])
    assert j.offers(UseItem(item("whiskey")))
    assert j.offers(REACT_WITH[card("3s")])
    assert not j.offers(UseAbility(number("kit_carson")))


def test_21_kit_carson_may_step_into_a_bandit_and_then_all_windows_are_closed() -> None:
    j = Judged(characters=("kit_carson", "bloody_knife", "calamity_jane"))
    j.bandit("mp_hideout_a")
    j.put(0, at="mp_green_ranch", lp=5, hand="2s")
    go(j, "mp_plain_4")
    j.do(UseAbility(number("kit_carson")), STEP_TO[space("mp_hideout_a")])
    assert j.asked == (2, "fight_card")
    j.g.choose(2, 0)
    while j.asked != (0, "act"):
        j.g.choose(j.ask.seat, 0)
    assert not [one for one in j.ask.options if type(one).__name__ == "ReactWith"]


def test_21_billy_takes_10_or_a_random_card_and_only_what_is_there() -> None:
    j = Judged(characters=("billy_the_kid", "bloody_knife", "calamity_jane"))
    j.put(1, at="mp_plain_3", money=10, hand="ks")
    j.put(0, at="mp_plain_2", lp=5)
    go(j, "mp_plain_3")
    j.do(UseAbility(number("billy_the_kid")))
    assert j.asked == (0, "choose")
    assert j.offers(STEAL_10)
    j.do(STEAL_CARD)
    assert j.seat(0).hand == [card("ks")]
    assert j.seat(1).hand == []


def test_21_billy_has_nothing_to_take_from_someone_with_nothing() -> None:
    j = Judged(characters=("billy_the_kid", "bloody_knife", "calamity_jane"))
    j.put(1, at="mp_plain_3")
    j.put(0, at="mp_plain_2", lp=5)
    go(j, "mp_plain_3")
    assert not j.offers(UseAbility(number("billy_the_kid")))


def test_21_billys_ability_does_not_follow_sprint() -> None:
    j = Judged(characters=("billy_the_kid", "bloody_knife", "calamity_jane"))
    j.put(1, at="mp_plain_3", money=10)
    j.put(0, at="mp_plain_1", lp=5, hand="2s")
    go(j, "mp_plain_2")
    j.do(REACT_WITH[card("2s")])
    go(j, "mp_plain_3")
    assert not j.offers(UseAbility(number("billy_the_kid")))


def test_20_billy_draws_a_card_instead_of_taking_it_from_the_man_in_black() -> None:
    j = Judged(players=2, characters=("billy_the_kid", "bloody_knife"))
    j.state.black_space = space("mp_plain_3")
    j.put(0, at="mp_plain_2", lp=5)
    j.top("ks")
    go(j, "mp_plain_3")
    j.do(UseAbility(number("billy_the_kid")), STEAL_CARD)
    assert j.seat(0).hand == [card("ks")]


def test_20_whiskey_and_sucker_punch_do_not_touch_the_man_in_black() -> None:
    j = Judged(players=2)
    j.state.black_space = space("mp_plain_3")
    j.put(0, at="mp_plain_2", owns="whiskey", hand="3s")
    go(j, "mp_plain_3")
    assert not j.offers(REACT_WITH[card("3s")])
    assert not j.offers(UseItem(item("whiskey")))
    assert j.offers(acting.ATTACKS[BLACK, "duel"])


def test_21_a_movement_ends_on_a_space_for_stories_however_it_was_made() -> None:
    j = Judged()
    j.put(0, at="mp_plain_1", hand="2s 7s")
    go(j, "mp_plain_2")
    j.do(REACT_WITH[card("2s")])
    go(j, "mp_plain_3")
    j.do(PLAY_CARD[card("7s")])
    go(j, "sh_mine")
    ended = {
        id
        for id in ("mp_plain_1", "mp_plain_2", "mp_plain_3", "sh_mine")
        if j.state.day.ended >> space(id) & 1
    }
    assert ended == {"mp_plain_2", "mp_plain_3", "sh_mine"}


def test_6_being_jailed_is_not_a_movement() -> None:
    j = Judged()
    j.put(0, at="mp_plain_4", wp=1, hand="4s")
    j.fight_top("A K Q J")
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")])
    assert j.seat(0).space == space("dk_sheriff")
    assert not j.state.day.ended
    assert j.state.day.steps == 0
    assert j.asked == (0, "act")
    assert j.state.day.actions == 2
