"""Judged: card actions (rules 7)."""

import pytest

from sixgun.games.legends.options import END_TURN, PLAY_CARD, WORK, StepTo, UseItem
from sixgun.games.legends.replies import DISCARD, MOVE_SHERIFF, MoveSheriff, Pick, PickColour

from .judging import Judged, card, item, space

# -- card actions ------------------------------------------------------------------------------------------


def test_7_a_card_action_costs_an_action_and_the_card() -> None:
    j = Judged()
    j.put(0, hand="9s")
    j.do(PLAY_CARD[card("9s")])
    assert len(j.seat(0).hand) == 2
    assert j.state.discard == [card("9s")]
    assert j.state.day.actions == 2


def test_7_provisions_are_an_action_and_return_to_the_store() -> None:
    j = Judged()
    j.put(0, owns="provisions", wounds=1)
    before = j.state.stock[item("provisions")]
    j.do(UseItem(item("provisions")))
    assert (j.seat(0).wounds, len(j.seat(0).hand), j.state.day.actions) == (0, 1, 2)
    assert j.state.stock[item("provisions")] == before + 1


def test_7_an_action_that_would_do_nothing_at_all_is_not_offered() -> None:
    j = Judged()
    j.put(0, hand="kd 9s qs", money=120, cattle="blue_nugget")
    assert not j.offers(PLAY_CARD[card("kd")])
    j.state.deck = []
    j.refresh()
    assert not j.offers(PLAY_CARD[card("9s")])
    assert not j.offers(PLAY_CARD[card("qs")])
    j.put(0, wounds=1)
    assert j.offers(PLAY_CARD[card("qs")])


def test_7_helping_hand_heals_and_draws_in_any_mix() -> None:
    j = Judged()
    j.put(0, hand="qs", wounds=2)
    j.do(PLAY_CARD[card("qs")])
    assert len(j.options) == 3
    j.do(Pick((("heal", 1), ("draw", 1))))
    assert (j.seat(0).wounds, len(j.seat(0).hand)) == (1, 1)


def test_7_cattle_baron_takes_a_token_of_a_chosen_colour_anywhere() -> None:
    j = Judged()
    j.put(0, hand="kd")
    j.do(PLAY_CARD[card("kd")], Pick((("take_cattle",),)))
    assert j.asked == (0, "colour")
    j.do(PickColour(1))
    assert len(j.state.ranches[1]) == 7
    assert j.seat(0).cattle not in j.state.ranches[1]
    assert j.seat(0).deeds == ()


def test_7_living_legend_gives_1_lp_or_1_wp() -> None:
    j = Judged()
    j.put(0, hand="as", mp=3)
    j.do(PLAY_CARD[card("as")], Pick((("wp", 1),)))
    assert (j.seat(0).wp, j.seat(0).mp) == (1, 0)


def test_14_manhunt_without_an_outlaw_is_1_lp_alone() -> None:
    j = Judged()
    j.put(0, hand="4s")
    j.do(PLAY_CARD[card("4s")])
    assert j.asked == (0, "act")
    assert j.seat(0).lp == 1


def test_14_manhunt_gives_the_lp_before_the_sheriff_moves_up_to_3() -> None:
    j = Judged()
    j.put(0, hand="4s")
    j.put(1, wp=1)
    j.do(PLAY_CARD[card("4s")])
    assert j.asked == (0, "sheriff")
    assert j.seat(0).lp == 1
    j.do(*[MoveSheriff(space(id)) for id in ("mp_plain_4", "mp_plain_1", "mp_plain_2")])
    assert j.asked == (0, "act")


@pytest.mark.parametrize("word", ["2h", "2s", "3s", "5s", "6s", "8s", "8h", "10h", "js"])
def test_7_cards_without_an_action_cannot_be_played_as_one(word: str) -> None:
    j = Judged()
    j.put(0, hand=word, money=10)
    assert not any(isinstance(option, type(PLAY_CARD[0])) for option in j.ask.options)


def test_6_steps_of_the_menu_begin_move_actions_only_while_actions_are_left() -> None:
    j = Judged()
    j.put(0, at="dk_bank")
    j.do(WORK, WORK)
    assert any(isinstance(option, StepTo) for option in j.ask.options)
    j.state.day.actions = 0
    j.refresh()
    assert j.asked == (1, "income")


def test_23_regions_count_where_a_figure_stands_even_after_being_placed() -> None:
    """`regions`: different ones stood in or passed. Being placed is not a movement, but it counts."""
    j = Judged()
    j.put(0, at="mp_plain_4", wp=1, hand="4s")
    before = j.state.day.regions
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")])
    assert j.seat(0).space == space("dk_sheriff")
    assert j.state.day.regions != before


def test_14_the_sheriffs_victim_discards_first() -> None:
    j = Judged()
    j.put(0, hand="4s")
    j.put(1, at="mp_plain_4", wp=1, hand="ks qs")
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")])
    assert j.asked == (1, "discard")
    j.do(DISCARD[card("qs")])
    assert j.state.discard[-1] == card("qs")
    assert j.asked[1] == "fight_card"
    assert END_TURN not in j.ask.options
