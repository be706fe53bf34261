"""Judged: the cards of the Man in Black (rules 20)."""

import pytest

from sixgun.games.legends.meetings import FightWon, PotWon
from sixgun.games.legends.printed import SPACES
from sixgun.games.legends.replies import JOIN, LAY_CARD, MOVE_SHERIFF, SURRENDER, Discard, Loot, Pick

from .judging import card, cards, fight_card, space, token
from .judging_scenes import black_turn, meet, two

# -- his cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("black", "place", "lp"),
    [
        *((1, "dk_street_mid", 2), (2, "sh_mine", 2), (3, "mp_green_ranch", 2), (4, "dk_bank", 2)),
        *((6, "rf_saloon_w", 2), (7, "dk_sheriff", 2), (8, "cj_hideout_c", 1), (10, "rf_cabaret", 2)),
    ],
)
def test_20_every_card_places_him_and_gives_him_lp(black: int, place: str, lp: int) -> None:
    j = two()
    black_turn(j, black)
    assert SPACES[j.state.black_space].id == place
    assert j.state.black_lp == lp


def test_20_card_1_players_in_darkrock_choose_in_turn_order() -> None:
    j = two()
    j.put(0, at="dk_bank", money=30, hand="ks")
    j.put(1, at="dk_sheriff", money=30, hand="qs")
    black_turn(j, 1)
    assert j.asked == (0, "choose")
    j.do(Pick((("money", -10),)))
    assert j.asked == (1, "choose")
    j.do(Pick((("discard", 1),)))
    assert (j.seat(0).money, j.seat(1).hand) == (20, [])


def test_20_card_2_and_4_take_a_nugget_or_20() -> None:
    j = two()
    j.put(0, at="sv_mine", nuggets=1, money=10)
    j.put(1, at="cj_mine")
    black_turn(j, 2)
    j.do(Pick((("money", -20),)))
    assert (j.seat(0).money, j.seat(0).nuggets) == (0, 1)
    j = two()
    j.put(0, at="dk_bank", nuggets=1)
    black_turn(j, 4)
    assert j.seat(0).nuggets == 0


def test_20_card_3_whoever_carries_cattle_returns_it_or_takes_a_wound() -> None:
    j = two()
    j.put(1, cattle="blue_nugget")
    black_turn(j, 3)
    assert j.asked == (1, "choose")
    j.do(Pick((("return_cattle",),)))
    assert j.state.black_lp == 1
    assert token("blue_nugget") in j.state.ranches[0]


def test_20_card_5_he_duels_the_player_with_most_lp_and_in_a_tie_the_earlier_one() -> None:
    j = two()
    j.put(0, lp=3, hand="ks")
    j.put(1, lp=3, hand="qs")
    j.fight_top("A 2 3")
    black_turn(j, 5)
    assert j.state.black_space == j.seat(0).space
    assert j.asked == (0, "lay")
    assert j.offers(SURRENDER)
    j.do(SURRENDER)
    assert (j.state.black_lp, j.seat(0).wounds, len(j.seat(0).hand)) == (2, 1, 2)


def test_20_without_cards_a_player_must_surrender_to_him() -> None:
    j = two()
    black_turn(j, 5)
    assert (j.state.black_lp, j.seat(0).wounds) == (2, 1)


def test_20_a_won_defence_gives_neither_side_anything() -> None:
    j = two()
    j.put(0, lp=3, hand="as")
    j.fight_top("8 2 3")
    black_turn(j, 5)
    j.do(LAY_CARD[card("as")])
    assert (j.state.black_lp, j.seat(0).lp, j.seat(0).wounds) == (0, 3, 1)


def test_20_he_wins_ties_as_the_attacker_and_counts_1_less_for_the_defender_too() -> None:
    j = two()
    j.put(0, lp=3, hand="ks")
    j.fight_top("Q 2 3")
    black_turn(j, 5)
    j.do(LAY_CARD[card("ks")])
    assert j.events(FightWon)[-1].worth == (12, 12)
    assert j.state.black_lp == 2


def test_20_card_6_players_with_fewer_lp_than_he_has_now_draw() -> None:
    j = two()
    j.put(0, lp=1)
    j.put(1, lp=2)
    black_turn(j, 6)
    assert (len(j.seat(0).hand), len(j.seat(1).hand)) == (1, 0)


def test_20_card_7_the_sheriff_goes_for_the_most_wanted_and_the_other_player_acts() -> None:
    j = two()
    j.put(1, at="mp_plain_4", wp=3, hand="ks qs")
    black_turn(j, 7)
    assert j.asked == (1, "discard")
    j.do(Discard(card("qs")))
    assert j.asked == (0, "fight_card")


def test_20_card_7_the_other_player_chooses_among_equally_short_ways() -> None:
    j = two()
    j.put(0, at="mp_green_ranch", wp=3)
    black_turn(j, 7)
    assert j.asked == (1, "track")
    assert {option.space for option in j.ask.options} == {space("mp_plain_4"), space("mp_plain_5")}  # type: ignore[attr-defined]
    j.do(MOVE_SHERIFF[space("mp_plain_5")])
    assert j.seat(0).wp == 0


def test_20_card_7_he_stops_on_the_first_space_with_an_outlaw_and_the_other_acts() -> None:
    j = two()
    j.put(0, at="mp_hideout_a", wp=3)
    j.put(1, at="mp_plain_4", wp=1, hand="ks qs")
    black_turn(j, 7)
    assert j.asked == (1, "track")
    j.do(MOVE_SHERIFF[space("mp_plain_4")])
    assert j.asked == (1, "discard")
    j.do(Discard(card("qs")))
    assert j.asked == (0, "fight_card")


def test_20_card_7_moves_at_most_3_spaces_and_needs_an_outlaw() -> None:
    j = two()
    black_turn(j, 7)
    assert j.state.sheriff == space("dk_sheriff")
    j = two()
    j.put(0, at="cj_plain_10", wp=3)
    black_turn(j, 7)
    steps = 0
    while j.asked == (1, "track"):
        j.g.choose(1, 0)
        steps += 1
    assert steps <= 3
    assert j.state.sheriff != space("dk_sheriff")
    assert j.seat(0).wp == 3


def test_20_card_8_bandits_come_to_a_and_c_but_not_to_his_own_space() -> None:
    j = two()
    black_turn(j, 8)
    held = {one.id for one in SPACES if j.state.bandits >> one.index & 1}
    assert held == {"mp_hideout_a", "sh_hideout_a", "sv_hideout_c"}


def test_20_card_9_the_robbed_player_chooses_money_or_nuggets() -> None:
    j = two()
    j.put(1, money=70, nuggets=3)
    black_turn(j, 9)
    assert j.state.black_lp == 2
    assert j.asked == (1, "choose")
    j.do(Pick((("half", "nuggets"),)))
    assert (j.seat(1).nuggets, j.seat(1).money, j.seat(1).wounds) == (1, 70, 1)


def test_20_card_10_nobody_in_red_falls_gives_him_2_lp() -> None:
    j = two()
    black_turn(j, 10)
    assert j.state.black_lp == 2
    assert j.asked == (0, "income")


def test_20_card_10_players_in_red_falls_join_in_turn_order_and_a_winner_takes_pot_and_lp() -> None:
    j = two()
    j.put(0, at="rf_doctor", money=10, hand="as ac")
    j.put(1, at="rf_store_n", money=10, hand="kh 3c")
    j.top("4s 4c 5h 6h 7c 9d ah ad 8s")
    black_turn(j, 10)
    assert j.asked == (0, "join")
    j.do(JOIN)
    assert j.asked == (1, "join")
    j.do(JOIN)
    for ask in j.g.pending:
        wanted = set(cards("as ac" if ask.seat == 0 else "kh 3c"))
        option = next(one for one in ask.options if set(one.cards) == wanted)  # type: ignore[attr-defined]
        j.g.choose(ask.seat, option)
    assert j.events(PotWon)[-1].winners == (0,)
    assert (j.seat(0).money, j.seat(0).lp, j.state.black_lp) == (70, 1, 0)
    assert len(j.seat(1).hand) == 2


def test_20_card_10_he_uses_the_best_two_of_four_and_wins_ties() -> None:
    j = two()
    j.put(0, at="rf_doctor", money=10, hand="ks qc")
    j.top("4s kh 3h 6h 7c kd 9d 8s")
    black_turn(j, 10)
    j.do(JOIN)
    ask = j.g.pending[0]
    j.g.choose(0, next(one for one in ask.options if set(one.cards) == set(cards("ks qc"))))  # type: ignore[attr-defined]
    assert j.events(PotWon)[-1].winners == ()
    assert (j.seat(0).lp, j.state.black_lp, len(j.seat(0).hand)) == (0, 2, 2)


def test_21_doc_holliday_draws_one_card_for_a_card_of_the_man_in_black() -> None:
    j = two(characters=("doc_holliday", "bloody_knife"))
    j.put(0, lp=5, hand="3h")
    j.fight_top("8 2 3")
    black_turn(j, 5)
    j.do(LAY_CARD[card("3h")])
    assert (j.seat(0).wounds, len(j.seat(0).hand)) == (2, 2)


def test_20_he_triggers_the_end_after_his_card() -> None:
    j = two()
    j.state.black_lp = 19
    black_turn(j, 8)
    assert j.state.last_round == 6
    assert j.asked == (0, "income")


def test_20_surrendering_after_peeking_with_the_rifle_puts_all_his_cards_under_the_deck() -> None:
    j = two()
    j.put(0, lp=3, hand="ks", owns="rifle+")
    j.fight_top("A 2 3")
    black_turn(j, 5)
    assert j.state.fight is not None
    assert len(j.state.fight.shown) == 2
    j.do(SURRENDER)
    assert set(j.state.fight_deck[:3]) == {fight_card("A"), fight_card("2"), fight_card("3")}
    assert j.seat(0).lp == 3


def test_20_no_more_wounds_than_one_for_surrendering_to_his_rob_and_half_is_lost() -> None:
    j = two()
    j.put(0, money=30, hand="ks")
    black_turn(j, 9)
    j.do(SURRENDER)
    assert (j.seat(0).money, j.seat(0).wounds, j.state.black_lp) == (10, 1, 2)


def test_20_a_second_rob_cannot_take_more_than_the_limits_from_his_endless_purse() -> None:
    j = meet("as", "8 2 3", "rob", money=100)
    j.do(Loot("money"))
    assert j.seat(0).money == 120
