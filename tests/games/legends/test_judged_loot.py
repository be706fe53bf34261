"""Judged: jail, loot and abilities after fights between players (rules 8.6, 8.7, 21)."""

from sixgun.games.legends import acting
from sixgun.games.legends.options import STOP, StepTo, UseItem
from sixgun.games.legends.replies import LAY_CARD, SURRENDER, Loot, Pick, TakeToken
from sixgun.games.legends.view import HIDDEN, LegendsView
from sixgun.kernel.asks import PASS

from .judging import Judged, card, item, space, token
from .judging_scenes import PLACE, both, duel

# -- jail and loot -----------------------------------------------------------------------------------------


def test_8_6_jail_takes_wp_cattle_half_the_money_and_gold_and_moves_the_figure() -> None:
    j = both("ks", "qs")
    j.put(0, mp=1)
    j.put(1, wp=5, money=70, nuggets=3, cattle="blue_nugget")
    j.state.sheriff = space("mp_plain_8")
    duel(j, "ks", "qs", "arrest")
    one = j.seat(1)
    assert (one.wp, one.money, one.nuggets, one.cattle, one.wounds) == (0, 30, 1, -1, 1)
    assert one.space == space("dk_sheriff")
    assert len(one.hand) == 1
    assert token("blue_nugget") in j.state.ranches[0]
    assert j.state.sheriff == space("mp_plain_8")
    assert (j.seat(0).mp, j.seat(0).money, j.seat(0).nuggets) == (2, 20, 0)


def test_8_7_rob_gives_1_wp_the_token_and_half_of_one_thing() -> None:
    j = both("ks", "qs")
    j.put(0, mp=2)
    j.put(1, money=70, nuggets=3, cattle="blue_nugget")
    duel(j, "ks", "qs", "rob")
    assert (j.seat(0).mp, j.seat(0).wp) == (0, 1)
    assert j.asked == (0, "take_token")
    j.do(TakeToken(True))
    assert j.seat(0).cattle == token("blue_nugget")
    j.do(Loot("nuggets"))
    assert (j.seat(0).nuggets, j.seat(1).nuggets, j.seat(1).money, j.seat(0).money) == (2, 1, 70, 0)


def test_8_7_the_token_may_be_left_and_the_symbol_stays_unknown() -> None:
    j = both("ks", "qs")
    j.put(1, money=70, cattle="blue_nugget")
    duel(j, "ks", "qs", "rob")
    assert LegendsView(j.g, 0).seats[1].cattle == HIDDEN
    j.do(TakeToken(False))
    assert j.seat(1).cattle == token("blue_nugget")
    assert (j.seat(0).money, j.seat(1).money) == (40, 30)


def test_8_7_a_token_that_cannot_be_kept_goes_back_to_its_ranch() -> None:
    j = both("ks", "qs")
    j.put(0, cattle="green_nugget")
    j.put(1, cattle="blue_nugget")
    duel(j, "ks", "qs", "rob")
    j.do(TakeToken(True))
    assert (j.seat(0).cattle, j.seat(1).cattle) == (token("green_nugget"), -1)
    assert token("blue_nugget") in j.state.ranches[0]


def test_8_7_the_victim_loses_the_full_half_even_if_the_robber_cannot_hold_it() -> None:
    j = both("ks", "qs")
    j.put(0, nuggets=4, money=110)
    j.put(1, nuggets=4, money=100)
    duel(j, "ks", "qs", "rob")
    j.do(Loot("money"))
    assert (j.seat(0).money, j.seat(1).money) == (120, 50)


def test_8_7_a_lawman_who_loses_a_rob_keeps_the_mp() -> None:
    j = both("3s", "qs")
    j.put(0, mp=4)
    duel(j, "3s", "qs", "rob")
    assert (j.seat(0).mp, j.seat(0).wp) == (4, 0)


def test_data_jesse_james_gains_20_more_for_a_won_rob() -> None:
    j = Judged(characters=("jesse_james", "bloody_knife", "calamity_jane"))
    j.put(0, at=PLACE, hand="ks", lp=5)
    j.put(1, at=PLACE, hand="qs", nuggets=1)
    duel(j, "ks", "qs", "rob")
    assert (j.seat(0).money, j.seat(0).nuggets) == (20, 1)


def test_data_bass_reeves_is_paid_for_an_arrest_he_declared() -> None:
    j = Judged(characters=("bass_reeves", "bloody_knife", "calamity_jane"))
    j.put(0, at=PLACE, hand="ks", lp=5, mp=1)
    j.put(1, at=PLACE, hand="qs", wp=1)
    duel(j, "ks", "qs", "arrest")
    assert (j.seat(0).money, len(j.seat(0).hand)) == (30, 1)


def test_21_doc_holliday_draws_at_most_one_card_per_action_besides_the_losers_card() -> None:
    j = Judged(characters=("annie_oakley", "doc_holliday", "calamity_jane"))
    j.put(0, at=PLACE, hand="ks 3s", lp=5)
    j.put(1, at=PLACE, hand="qs", lp=5)
    j.do(acting.ATTACKS[1, "duel"], Pick((("wound", 1),)))
    assert len(j.seat(1).hand) == 2
    j.do(LAY_CARD[card("ks")], LAY_CARD[card("qs")])
    while j.asked != (0, "act"):
        j.do(PASS)
    assert j.seat(1).wounds == 2
    assert len(j.seat(1).hand) == 2


def test_21_doc_holliday_draws_nothing_for_an_ignored_wound() -> None:
    j = Judged(characters=("bloody_knife", "doc_holliday", "calamity_jane"))
    j.put(0, at=PLACE, hand="ks")
    j.put(1, at=PLACE, hand="qs", lp=5, wounds=3)
    duel(j, "ks", "qs")
    assert len(j.seat(1).hand) == 1


def test_21_doc_holliday_draws_again_in_the_next_action() -> None:
    j = Judged(characters=("bloody_knife", "doc_holliday", "calamity_jane"))
    j.put(1, at="mp_plain_3", lp=5)
    j.put(0, at="mp_plain_2", owns="whiskey", hand="ks")
    j.do(StepTo(space("mp_plain_3")), STOP, UseItem(item("whiskey")))
    assert len(j.seat(1).hand) == 1
    j.do(acting.ATTACKS[1, "duel"], SURRENDER)
    assert len(j.seat(1).hand) == 3
