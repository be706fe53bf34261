"""Judged: two players and the Man in Black (rules 19 and 20)."""

import pytest

import sixgun
from sixgun.games.legends import acting
from sixgun.games.legends.meetings import BlackCardTurned, FightWon
from sixgun.games.legends.model import BLACK
from sixgun.games.legends.options import END_TURN, OPEN_POKER, REACT_WITH, STEP_TO
from sixgun.games.legends.printed import BLACK_CARDS
from sixgun.games.legends.replies import ACCEPT, LAY_CARD, Loot
from sixgun.games.legends.turn import TURN, Turn, let_black_act
from sixgun.kernel.asks import PASS

from .judging import Judged, card, fight_card, space
from .judging_scenes import black_number, meet, two

# -- two players -------------------------------------------------------------------------------------------


def test_19_each_player_acts_for_the_others_bandits_and_deals_for_the_other() -> None:
    j = Judged(players=2)
    j.bandit("mp_hideout_a")
    j.put(0, at="mp_plain_6", hand="ks", money=10)
    j.do(STEP_TO[space("mp_hideout_a")])
    assert j.asked == (1, "fight_card")
    j = Judged(players=2)
    j.put(0, at="dk_saloon_n", money=10)
    j.do(OPEN_POKER)
    assert {(ask.seat, ask.prompt) for ask in j.g.pending} == {(0, "hole"), (1, "house")}


def test_20_he_starts_on_the_cabaret_and_only_with_two_players() -> None:
    for players in (2, 3):
        state = sixgun.new("legends", players=players, seed="x").state
        assert state.with_black is (players == 2)
        assert state.black_space == (space("rf_cabaret") if players == 2 else -1)
        assert len(state.black_deck) == (10 if players == 2 else 0)


def test_20_he_acts_after_the_second_player_in_every_round() -> None:
    j = Judged(players=2)
    j.state.black_deck = (black_number(8), black_number(6))
    j.do(END_TURN)
    assert not j.events(BlackCardTurned)
    j.g.choose(1, 0)
    j.do(END_TURN)
    assert [event.black for event in j.events(BlackCardTurned)] == [BLACK_CARDS[black_number(6)].id]
    assert j.asked == (0, "income")


def test_20_after_all_ten_cards_they_are_shuffled_again() -> None:
    j = two()
    j.state.black_shown = tuple(range(10))
    j.state.black_deck = ()
    j.state.agenda[:] = [TURN[Turn.stages.index(let_black_act)]]
    j.refresh()
    assert len(j.state.black_deck) == 9
    assert len(j.state.black_shown) == 1


# -- fights against him ------------------------------------------------------------------------------------


def test_20_he_is_attacked_with_duel_or_rob_but_never_arrested() -> None:
    j = Judged(players=2)
    j.state.black_space = space("mp_plain_2")
    j.put(0, at="mp_plain_2", hand="ks", mp=3)
    assert j.offers(acting.ATTACKS[BLACK, "duel"])
    assert j.offers(acting.ATTACKS[BLACK, "rob"])
    assert not j.offers(acting.ATTACKS[BLACK, "arrest"])


def test_20_he_is_attacked_once_per_turn() -> None:
    j = meet("as ks", "8 2 3")
    j.do(LAY_CARD[card("as")], PASS)
    assert j.asked == (0, "act")
    assert not j.offers(acting.ATTACKS[BLACK, "rob"])


def test_20_he_uses_the_highest_of_3_and_a_card_against_him_is_worth_1_less() -> None:
    j = meet("qs", "3 J 2")
    assert j.events(FightWon)[-1].worth == (11, 11)
    assert j.events(FightWon)[-1].winner == BLACK
    assert (j.seat(0).wounds, len(j.seat(0).hand), j.seat(0).lp) == (1, 1, 0)


def test_20_the_effect_of_his_card_applies_to_the_player() -> None:
    j = meet("ks", "3 J 2")
    assert (j.seat(0).money, j.seat(0).lp) == (10, 2)


def test_20_a_duel_against_him_is_2_lp() -> None:
    j = meet("as", "8 2 3")
    assert (j.seat(0).lp, j.seat(0).wounds) == (2, 1)


@pytest.mark.parametrize(("thing", "money", "nuggets"), [("money", 60, 0), ("nuggets", 0, 2)])
def test_20_a_rob_against_him_is_1_wp_and_60_or_2_nuggets(thing: str, money: int, nuggets: int) -> None:
    j = meet("as", "8 2 3", "rob")
    assert j.seat(0).wp == 1
    j.do(Loot(thing))
    assert (j.seat(0).money, j.seat(0).nuggets, j.seat(0).lp) == (money, nuggets, 0)


def test_20_he_makes_no_use_of_fight_card_10() -> None:
    j = meet("as", "10 2 3")
    assert j.seat(0).lp == 2


def test_20_quick_hand_does_not_work_against_him_but_the_vest_does() -> None:
    j = meet("8s", "7 2 3", wounds=3)
    assert j.asked == (0, "act")
    assert j.seat(0).hand != []
    j = meet("jc", "8 2 3", wounds=2)
    assert j.seat(0).wounds == 1
    j = meet("8s", "8 2 3")
    assert j.seat(0).wounds == 2
    assert len(j.seat(0).hand) == 1


def test_20_shootout_restarts_with_3_new_fight_cards() -> None:
    j = meet("5c as", "Q 2 3 J 4 6")
    j.do(LAY_CARD[card("5c")], ACCEPT, LAY_CARD[card("as")])
    j.do(PASS)
    assert j.events(FightWon)[-1].worth == (13, 11)
    assert set(j.state.fight_deck[:3]) == {fight_card("J"), fight_card("4"), fight_card("6")}


def test_20_hands_up_lowers_his_card() -> None:
    j = meet("qs 6s", "3 Q 2")
    j.do(LAY_CARD[card("qs")], REACT_WITH[card("6s")])
    assert j.events(FightWon)[-1].worth == (11, 10)


def test_20_an_upgraded_rifle_shows_2_of_his_3_the_front_shows_nothing() -> None:
    j = meet("qs ks", "3 Q 2", owns="rifle+")
    assert j.state.fight is not None
    assert (len(j.state.fight.shown), j.state.fight.peeked) == (2, ((), ()))
    j = meet("qs ks", "3 Q 2", owns="rifle")
    assert j.state.fight is not None
    assert (j.state.fight.shown, j.state.fight.drawn) == ((), ())


def test_20_annies_ability_has_no_effect_on_him_and_wyatt_earps_has() -> None:
    j = meet("qs ks", "3 J 2", characters=("annie_oakley", "bloody_knife"), lp=5)
    assert j.asked == (0, "lay")
    j = meet("qs", "3 J 2", characters=("wyatt_earp", "bloody_knife"), lp=5)
    assert j.events(FightWon)[-1].worth == (12, 11)


def test_20_bloody_knife_gets_nothing_since_he_is_not_a_virtual_character() -> None:
    j = meet("qs", "3 J 2", characters=("bloody_knife", "kit_carson"), lp=5)
    assert j.events(FightWon)[-1].worth == (11, 11)


def test_20_the_cards_against_him_do_not_fall_below_2() -> None:
    j = meet("2h", "3 4 2")
    assert j.events(FightWon)[-1].worth[0] == 2
