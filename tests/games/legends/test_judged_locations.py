"""Judged: store, mine, bank, doctor, cabaret, ranches, station, work (rules 11 and 12)."""

import pytest

from sixgun.games.legends.options import (
    BY_RAIL,
    PROSPECT,
    RUSTLE,
    SEE_DOCTOR,
    SELL_GOLD,
    SHOP,
    TAKE_CATTLE,
    WORK,
    Party,
)
from sixgun.games.legends.printed import SPACES
from sixgun.games.legends.replies import KEEP_DICE, LEAVE_STORE, Buy, RollAgain, Sell, Upgrade
from sixgun.games.legends.view import HIDDEN, LegendsView

from .judging import Judged, card, item, token

MAP = item("miners_map")


# -- store -------------------------------------------------------------------------------------------------


def test_11_1_one_action_buys_and_upgrades_any_number_of_cards() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120)
    j.do(SHOP)
    assert not j.offers(LEAVE_STORE)
    j.do(Buy(item("mule"), True), Upgrade(item("mule")), Buy(item("whiskey"), False), LEAVE_STORE)
    assert j.state.day.actions == 2
    assert j.seat(0).money == 50


def test_11_1_without_money_for_anything_there_is_no_store_action() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw")
    assert not j.offers(SHOP)
    assert j.offers(WORK)


def test_11_1_only_one_card_of_a_kind() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120, owns="whiskey mule")
    j.do(SHOP)
    assert not j.offers(Buy(item("whiskey"), False))
    assert not j.offers(Buy(item("mule"), True))
    assert not j.offers(Buy(item("revolver"), True))
    assert j.offers(Upgrade(item("revolver")))


def test_11_1_an_upgrade_is_made_once_per_card_and_misc_items_have_none() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120, owns="revolver+ whiskey")
    j.do(SHOP)
    assert not j.offers(Upgrade(item("revolver")))
    assert not j.offers(Upgrade(item("whiskey")))


def test_11_1_three_misc_items_are_the_most() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120, owns="whiskey ten_gallon provisions")
    j.do(SHOP)
    assert not j.offers(Buy(MAP, False))


def test_11_1_a_sold_out_kind_cannot_be_bought() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120)
    j.state.stock[MAP] = 0
    j.do(SHOP)
    assert not j.offers(Buy(MAP, False))


def test_11_1_whiskey_heals_and_provisions_draw_when_gained() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=30, wounds=2)
    j.do(SHOP, Buy(item("whiskey"), False), Buy(item("provisions"), False))
    assert (j.seat(0).wounds, len(j.seat(0).hand), j.seat(0).money) == (1, 1, 0)
    assert j.asked == (0, "act")


@pytest.mark.parametrize(
    ("id", "price"),
    [
        *(("revolver", 20), ("shotgun", 30), ("rifle", 40), ("mustang", 50), ("mule", 30)),
        *(("whiskey", 10), ("ten_gallon", 20), ("provisions", 20), ("miners_map", 10)),
    ],
)
def test_11_1_prices(id: str, price: int) -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120, items=0)
    j.do(SHOP, Buy(item(id), False))
    assert j.seat(0).money == 120 - price


def test_0_1_making_a_bought_mustang_active_costs_the_nuggets_above_4_at_once() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120, owns="mule", nuggets=6)
    j.do(SHOP, Buy(item("mustang"), True))
    assert j.seat(0).nuggets == 4


def test_11_1_a_bought_mount_need_not_be_made_active() -> None:
    j = Judged()
    j.put(0, at="dk_store_sw", money=120, owns="mule", nuggets=6)
    j.do(SHOP, Buy(item("mustang"), False))
    assert (j.seat(0).nuggets, j.seat(0).mount) == (6, item("mule"))


# -- mine --------------------------------------------------------------------------------------------------


def test_22_example_1_mine_with_a_reroll_and_a_nugget_above_the_limit() -> None:
    j = Judged()
    j.put(0, at="sh_mine", nuggets=3)
    j.chance("nugget reroll", "nugget")
    j.do(PROSPECT, RollAgain(1, -1))
    assert (j.seat(0).nuggets, j.seat(0).money) == (4, 10)
    assert ("nuggets", 1) in j.seat(0).deeds[-1].facts


def test_11_2_the_reroll_is_optional_and_can_be_repeated() -> None:
    j = Judged()
    j.put(0, at="sh_mine")
    j.chance("blank reroll", "reroll", "reroll")
    j.do(PROSPECT, RollAgain(1, -1), RollAgain(1, -1), KEEP_DICE)
    assert j.seat(0).money == 30


def test_11_2_a_plain_10_or_a_blank_cannot_be_rolled_again() -> None:
    j = Judged()
    j.put(0, at="sh_mine")
    j.chance("blank money")
    j.do(PROSPECT)
    assert j.asked == (0, "act")
    assert (j.seat(0).money, j.seat(0).nuggets) == (10, 0)


def test_11_2_the_map_replaces_the_last_face_of_one_die_once() -> None:
    j = Judged()
    j.put(0, at="sh_mine", owns="miners_map")
    j.chance("money blank", "nugget")
    j.do(PROSPECT)
    assert j.offers(RollAgain(0, MAP))
    j.do(RollAgain(0, MAP))
    assert j.asked == (0, "act")
    assert (j.seat(0).money, j.seat(0).nuggets) == (0, 1)
    assert j.seat(0).items >> MAP & 1


def test_11_2_after_the_map_only_its_own_die_may_be_rerolled() -> None:
    j = Judged()
    j.put(0, at="sh_mine", owns="miners_map")
    j.chance("reroll blank", "reroll", "nugget")
    j.do(PROSPECT, RollAgain(1, MAP))
    assert j.offers(RollAgain(1, -1))
    assert not j.offers(RollAgain(0, -1))
    j.do(RollAgain(1, -1))
    assert (j.seat(0).money, j.seat(0).nuggets) == (20, 1)


def test_11_2_the_map_may_replace_a_face_that_was_rerolled() -> None:
    j = Judged()
    j.put(0, at="sh_mine", owns="miners_map")
    j.chance("reroll nugget", "blank", "nugget")
    j.do(PROSPECT, RollAgain(0, -1), RollAgain(0, MAP))
    assert (j.seat(0).money, j.seat(0).nuggets) == (10, 2)


def test_data_an_upgraded_mule_pays_10_after_a_prospect_action() -> None:
    j = Judged()
    j.put(0, at="sh_mine", owns="mule+")
    j.chance("blank blank")
    j.do(PROSPECT)
    assert j.seat(0).money == 10


# -- bank, doctor, cabaret ---------------------------------------------------------------------------------


def test_22_example_2_a_sale_with_a_gold_nugget_card() -> None:
    j = Judged()
    j.put(0, at="dk_bank", nuggets=2, hand="8h 2s", money=90)
    j.do(SELL_GOLD, Sell(2, (card("8h"),)))
    assert (j.seat(0).lp, j.seat(0).money, j.seat(0).nuggets) == (3, 120, 0)
    assert j.state.discard == [card("8h")]
    assert ("nuggets", 3) in j.seat(0).deeds[-1].facts


def test_11_3_only_gold_nugget_cards_may_be_sold_and_red_eights_are_these() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="8s 8c")
    assert not j.offers(SELL_GOLD)
    j.put(0, hand="8d")
    j.do(SELL_GOLD, Sell(0, (card("8d"),)))
    assert (j.seat(0).lp, j.seat(0).money) == (1, 20)


def test_11_3_any_number_from_one_up_may_be_sold() -> None:
    j = Judged()
    j.put(0, at="dk_bank", nuggets=2, hand="8h 8d")
    j.do(SELL_GOLD)
    wanted = {(count, size) for count in range(3) for size in range(3)} - {(0, 0)}
    assert {(one.nuggets, len(one.cards)) for one in j.ask.options} == wanted  # type: ignore[attr-defined]
    assert len(j.options) == 3 * 4 - 1


def test_22_example_4_the_doctor_heals_all_and_gives_a_card_per_wound() -> None:
    j = Judged()
    j.put(0, at="rf_doctor", money=10, wounds=2)
    j.do(SEE_DOCTOR)
    assert (j.seat(0).wounds, j.seat(0).money, len(j.seat(0).hand)) == (0, 0, 2)


def test_11_5_the_doctor_needs_a_wound_and_10() -> None:
    j = Judged()
    j.put(0, at="rf_doctor", money=10)
    assert not j.offers(SEE_DOCTOR)
    j.put(0, money=0, wounds=1)
    assert not j.offers(SEE_DOCTOR)


@pytest.mark.parametrize(("money", "most"), [(20, 0), (30, 30), (100, 90), (120, 120)])
def test_22_example_3_the_cabaret_takes_multiples_of_30(money: int, most: int) -> None:
    j = Judged()
    j.put(0, at="rf_cabaret", money=money)
    offered = [one.spent for one in j.ask.options if isinstance(one, Party)]
    assert offered == list(range(30, most + 1, 30))
    if most:
        j.do(Party(most))
        assert (j.seat(0).lp, j.seat(0).money) == (most // 30, money - most)


# -- cattle ------------------------------------------------------------------------------------------------


def test_11_7_a_ranch_gives_a_random_token_of_its_colour_secretly() -> None:
    j = Judged()
    j.put(0, at="mp_green_ranch")
    j.do(TAKE_CATTLE)
    mine = j.seat(0).cattle
    assert 8 <= mine < 16
    assert len(j.state.ranches[1]) == 7
    assert LegendsView(j.g, 1).seats[0].cattle == HIDDEN
    assert LegendsView(j.g, 1).seats[0].cattle_colour == 1
    assert LegendsView(j.g, 0).seats[0].cattle == mine
    assert not j.offers(TAKE_CATTLE)


def test_11_8_rustling_needs_the_ranch_of_the_other_colour() -> None:
    j = Judged()
    j.put(0, at="mp_green_ranch", cattle="green_nugget")
    assert not j.offers(RUSTLE)
    j.put(0, at="sh_blue_ranch")
    assert j.offers(RUSTLE)
    assert not j.offers(BY_RAIL)


def test_11_8_rustling_is_free_gives_1_wp_and_the_bonus_and_the_token_goes_home() -> None:
    j = Judged()
    j.put(0, at="sh_blue_ranch", cattle="green_money_30_card", wp=1)
    j.do(RUSTLE)
    assert (j.seat(0).wp, j.seat(0).money, len(j.seat(0).hand)) == (2, 30, 2)
    assert token("green_money_30_card") in j.state.ranches[1]
    assert j.state.day.actions == 3


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_11_9_a_delivery_by_rail_is_free_for_either_colour_and_gives_1_mp(colour: str) -> None:
    j = Judged()
    j.put(0, at="sv_rail_station", cattle=f"{colour}_money_30_heal", wounds=2)
    j.do(BY_RAIL)
    assert (j.seat(0).mp, j.seat(0).money, j.seat(0).wounds) == (1, 50, 1)
    assert j.state.day.actions == 3
    assert len(j.state.ranches[0]) == len(j.state.ranches[1]) == 8


def test_11_7_after_a_delivery_another_token_can_be_taken() -> None:
    j = Judged()
    j.put(0, at="mp_green_ranch", cattle="blue_nugget")
    assert not j.offers(TAKE_CATTLE)
    j.do(RUSTLE, TAKE_CATTLE)
    assert j.seat(0).nuggets == 1


@pytest.mark.parametrize(
    ("rolls", "money", "nuggets", "drawn"),
    [(("nugget",), 0, 1, 0), (("blank",), 0, 0, 1), (("reroll", "blank"), 10, 0, 1), (("money",), 10, 0, 0)],
)
def test_12_the_die_bonus(rolls: tuple[str, ...], money: int, nuggets: int, drawn: int) -> None:
    """It may be rerolled; the map does not apply; a blank last face draws a card."""
    j = Judged()
    j.put(0, at="sh_blue_ranch", cattle="green_prospect_die", owns="miners_map")
    j.chance(*rolls)
    j.do(RUSTLE)
    while j.asked == (0, "dice"):
        assert not any(isinstance(one, RollAgain) and one.item == MAP for one in j.ask.options)
        j.do(RollAgain(0, -1))
    assert (j.seat(0).money, j.seat(0).nuggets, len(j.seat(0).hand)) == (money, nuggets, drawn)


# -- work --------------------------------------------------------------------------------------------------


def test_11_10_work_is_possible_on_every_location_and_nowhere_else() -> None:
    j = Judged()
    for one in SPACES:
        j.put(0, at=one.id)
        assert j.offers(WORK) is (one.kind != "plain"), one.id
    j.put(0, at="mp_hideout_a")
    j.do(WORK)
    assert j.seat(0).money == 10


def test_2_each_location_offers_its_own_actions_only() -> None:
    j = Judged()
    j.put(0, money=120, nuggets=1, wounds=1, hand="ks")
    for id, action in (
        ("dk_store_e", SHOP),
        ("rf_store_n", SHOP),
        ("sv_mine", PROSPECT),
        ("cj_mine", PROSPECT),
        ("rf_doctor", SEE_DOCTOR),
        ("sh_blue_ranch", TAKE_CATTLE),
        ("dk_bank", SELL_GOLD),
    ):
        j.put(0, at=id)
        for other in (SHOP, PROSPECT, SEE_DOCTOR, TAKE_CATTLE, SELL_GOLD):
            assert j.offers(other) is (other is action), (id, other)
