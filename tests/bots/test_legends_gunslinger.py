"""Positions of Western Legends in which a practised player knows what to do."""

import pytest

import sixgun
from sixgun.bots import new_bot
from sixgun.games.legends.model import ARREST, BANDIT, DUEL
from sixgun.games.legends.options import (
    PARTY,
    PROSPECT,
    ROB_BANK,
    SEE_DOCTOR,
    SELL_GOLD,
    Attack,
    CompleteGoal,
    Contribute,
    Deliver,
    EndTurn,
    ReactWith,
    StepTo,
)
from sixgun.games.legends.printed import BOARD
from sixgun.games.legends.replies import Accept, LayCard, LayFightCard, MoveSheriff, Pick, Sell, Upgrade
from sixgun.games.legends.sheriff import Hunting
from sixgun.kernel.asks import Option, Pass
from tests.games.legends.judging import Judged, card, fight_card, item, space


def chosen(j: Judged, seat: int = -1) -> Option:
    """What a gunslinger that remembers nothing would choose now."""
    seat = j.ask.seat if seat < 0 else seat
    view = sixgun.view(j.g, seat)
    assert view.own_ask is not None
    return view.own_ask.options[new_bot("legends", "gunslinger", seat, "s").choose(view, [])]


def quiet(players: int = 3, **settings: int | str) -> Judged:
    """A table whose story cards nobody can serve just now."""
    j = Judged(players, settings=dict(settings))
    j.stories("cracksmen", "doctors_rounds")
    return j


# -- gold, money, wounds -----------------------------------------------------------------------------------


def test_a_mine_is_for_digging() -> None:
    j = quiet()
    j.put(0, at="sh_mine")
    assert chosen(j) == PROSPECT


def test_full_pockets_are_sold_at_the_bank() -> None:
    j = quiet()
    j.put(0, at="dk_bank", nuggets=4)
    assert chosen(j) == SELL_GOLD
    j.do(SELL_GOLD)
    assert chosen(j) == Sell(4, ())


def test_full_pockets_go_to_the_bank() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", nuggets=4)
    assert chosen(j) == StepTo(space("dk_bank"))


def test_money_becomes_fame_before_the_end() -> None:
    j = quiet()
    j.state.last_round = j.state.round
    j.put(0, at="rf_cabaret", money=120)
    assert chosen(j) == PARTY[3]


def test_in_the_last_turn_an_upgrade_is_cheaper_fame_than_the_cabaret() -> None:
    j = quiet()
    j.state.last_round = j.state.round
    j.put(0, at="dk_store_n", money=20)
    j.do(next(option for option in j.ask.options if option.notation(j.names) == "shops"))
    assert chosen(j) == Upgrade(item("revolver"))


def test_the_doctor_is_worth_his_fee() -> None:
    j = quiet()
    j.put(0, at="rf_doctor", money=10, wounds=3)
    assert chosen(j) == SEE_DOCTOR


# -- sides -------------------------------------------------------------------------------------------------


def test_an_ace_robs_the_bank_and_a_two_does_not() -> None:
    j = quiet(3)
    j.put(0, at="dk_bank", hand="as", wp=2)
    j.put(1, wp=3)
    assert chosen(j) == ROB_BANK
    j = quiet(3)
    j.put(0, at="dk_bank", hand="2s", mp=5)
    assert chosen(j) != ROB_BANK


def test_a_lawman_arrests_the_leading_outlaw() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", hand="as kd", mp=2)
    j.put(1, at="sv_plain_4", hand="3c", wp=7, lp=15, money=100)
    assert chosen(j) == Attack(1, ARREST)


def test_two_lp_for_an_easy_duel() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", hand="kd qd", mp=5)
    j.put(1, at="sv_plain_4")
    assert chosen(j) == Attack(1, DUEL)


def test_the_third_marshal_point_is_worth_more_than_an_lp() -> None:
    j = quiet()
    j.put(0, at="sh_plain_1", hand="as", mp=2)
    j.bandit("sh_hideout_b")
    j.fight_top("3 2")
    j.do(StepTo(space("sh_hideout_b")), LayFightCard(fight_card("3")))
    while j.ask.prompt != "bandit_reward":
        j.g.choose(j.ask.seat, 0)
    assert chosen(j) == Pick((("mp", 1),))


def test_the_sheriff_is_sent_to_the_richest_outlaw() -> None:
    j = quiet(4)
    j.put(1, at="dk_street_mid", wp=1)
    j.put(2, at="dk_street_mid", wp=1)
    j.put(3, at="mp_green_ranch", wp=8, money=120, nuggets=4, lp=15)
    j.state.agenda.append(Hunting(0, 3))
    j.refresh()
    option = chosen(j)
    assert isinstance(option, MoveSheriff)
    target = space("mp_green_ranch")
    assert BOARD.distances[option.space][target] < BOARD.distances[j.state.sheriff][target]


def test_an_outlaw_sends_the_sheriff_away() -> None:
    j = quiet()
    j.put(0, at="dk_saloon_n", wp=3)
    j.state.agenda.append(Hunting(0, 1))
    j.refresh()
    option = chosen(j)
    assert isinstance(option, MoveSheriff)
    assert BOARD.distances[option.space][space("dk_saloon_n")] == 2


# -- fights ------------------------------------------------------------------------------------------------


def at_bandit(hand: str, ranks: str, lay: str) -> Judged:
    """Someone has met a bandit; the fight card is to be chosen."""
    j = quiet()
    j.put(0, at="sh_plain_1", hand=hand)
    j.bandit("sh_hideout_b")
    j.fight_top(ranks)
    j.do(StepTo(space("sh_hideout_b")))
    if j.ask.prompt == "lay":
        j.do(LayCard(card(lay)))
    assert j.state.fight is not None and j.state.fight.kind == BANDIT
    return j


def test_hands_up_is_played_where_it_turns_the_fight() -> None:
    j = at_bandit("10s 6c", "J 9", "10s")
    j.do(LayFightCard(fight_card("J")))
    assert chosen(j, 0) == ReactWith(card("6c"))


@pytest.mark.parametrize("rank", ["9", "A"])
def test_hands_up_is_kept_where_it_changes_nothing(rank: str) -> None:
    j = at_bandit("10s 6c", f"{rank} 2", "10s")
    j.do(LayFightCard(fight_card(rank)))
    assert chosen(j, 0) == Pass()


def arresting(lay: str, rival: str, more: str) -> Judged:
    """A lawman with a Hands Up! arrests an outlaw, who has `more` cards in hand; those played lie open."""
    j = quiet()
    j.put(0, at="dk_street_mid", hand=f"{lay} 6c", mp=1)
    j.put(1, at="dk_street_mid", hand=f"{rival} {more}", wp=5)
    j.do(Attack(1, ARREST), LayCard(card(lay)), LayCard(card(rival)))
    assert j.asked == (0, "react")
    return j


@pytest.mark.parametrize("lay", ["10s", "9s"])
def test_an_attacker_with_a_narrow_lead_reacts_before_the_defender_can(lay: str) -> None:
    j = arresting(lay, "9h", "2h 3h 4h 5h 7h 8h")
    assert chosen(j) == ReactWith(card("6c"))


@pytest.mark.parametrize(("lay", "more"), [("10s", ""), ("js", "2h 3h 4h 5h 7h 8h"), ("qs", "6h")])
def test_a_lead_that_no_reaction_turns_needs_none(lay: str, more: str) -> None:
    assert chosen(arresting(lay, "9h", more)) == Pass()


def test_a_reaction_that_will_be_answered_is_kept() -> None:
    j = arresting("9s", "jh", "6h")
    assert chosen(j) == ReactWith(card("6c"))
    fight = j.state.fight
    assert fight is not None
    fight.peeked = ((card("6h"),), ())
    assert chosen(j) == Pass()


def test_the_defender_has_the_last_word() -> None:
    j = arresting("9s", "9h", "6h")
    j.do(Pass())
    assert chosen(j) == ReactWith(card("6h"))
    j = arresting("9s", "jh", "6h")
    j.do(Pass())
    assert chosen(j) == Pass()


def test_a_shootout_starts_a_lost_fight_again() -> None:
    j = at_bandit("5s kd", "J 9", "5s")
    j.do(LayFightCard(fight_card("J")))
    assert j.asked == (0, "may")
    assert chosen(j) == Accept()


def test_the_guard_is_played_to_win() -> None:
    j = quiet()
    j.put(0, at="dk_bank", hand="ks qs")
    j.fight_top("A 7 J")
    j.do(ROB_BANK, LayCard(card("qs")))
    assert j.asked == (2, "fight_card")
    assert chosen(j) == LayFightCard(fight_card("A"))


# -- stories, goals, cattle, poker -------------------------------------------------------------------------


def test_the_disc_that_completes_a_story_is_placed() -> None:
    j = Judged()
    j.put(0, at="dk_bank", nuggets=1)
    j.stories("bank_audit", "cracksmen")
    j.state.discs = ((1,), ())
    j.do(SELL_GOLD)
    if j.ask.prompt == "sell":
        j.do(Sell(1, ()))
    assert isinstance(chosen(j), Contribute)


def test_a_fulfilled_goal_is_completed() -> None:
    j = quiet(3, goals=1)
    j.goals(0, "bloody_knife_4")
    j.put(0, at="sv_plain_4", hand="2s 3s 4s 5s 6s")
    assert isinstance(chosen(j), CompleteGoal)


def test_cattle_are_delivered_at_the_station() -> None:
    j = quiet()
    j.put(0, at="sv_rail_station", cattle="blue_money_40")
    assert chosen(j) == Deliver("rail")


def test_the_best_two_cards_go_into_the_game() -> None:
    j = quiet()
    j.put(0, at="dk_saloon_n", money=10, hand="ks kd 3c")
    j.top("4h 7d 9h jc 10c 8s 2c kh")
    j.do(next(option for option in j.ask.options if option.notation(j.names) == "plays poker"))
    view = sixgun.view(j.g, 0)
    assert view.own_ask is not None and view.own_ask.prompt == "hole"
    option = chosen(j, 0)
    assert set(getattr(option, "cards", ())) == {card("ks"), card("kd")}


def test_with_nothing_left_to_do_the_turn_ends() -> None:
    j = quiet(3, goals=1)
    j.goals(0, "bloody_knife_3")
    j.put(0, at="sh_mine", hand="2s")
    j.state.day.actions = 0
    j.refresh()
    assert isinstance(chosen(j), EndTurn)
