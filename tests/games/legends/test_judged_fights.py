"""Judged: fights between players (rules 8, 9.7 and the clarifications of 21)."""

import pytest

from sixgun.games.legends import acting
from sixgun.games.legends.meetings import FightWon, HandPeeked, Surrendered
from sixgun.games.legends.options import REACT_WITH
from sixgun.games.legends.replies import ACCEPT, DISCARD, LAY_CARD, SURRENDER, Pick, Prepare
from sixgun.games.legends.view import HIDDEN, LegendsView
from sixgun.kernel.asks import PASS

from .judging import Judged, card, cards
from .judging_scenes import PLACE, both, duel

# -- who may attack who ------------------------------------------------------------------------------------


def test_8_only_characters_on_the_same_space_can_be_attacked() -> None:
    j = both("ks", "")
    assert j.offers(acting.ATTACKS[1, "duel"])
    assert not j.offers(acting.ATTACKS[2, "duel"])


def test_8_an_attacker_needs_a_poker_card() -> None:
    j = both("", "ks")
    assert not j.offers(acting.ATTACKS[1, "duel"])


@pytest.mark.parametrize(
    ("own", "theirs", "legal"),
    [
        ({"mp": 1}, {"wp": 1}, True),
        ({}, {"wp": 1}, False),
        ({"wp": 1}, {"wp": 1}, False),
        ({"mp": 1}, {}, False),
        ({"mp": 1}, {"mp": 1}, False),
    ],
)
def test_8_arrest_is_for_lawmen_against_outlaws(
    own: dict[str, int], theirs: dict[str, int], legal: bool
) -> None:
    j = both("ks", "qs")
    j.put(0, **own)
    j.put(1, **theirs)
    assert j.offers(acting.ATTACKS[1, "arrest"]) is legal
    assert j.offers(acting.ATTACKS[1, "duel"])
    assert j.offers(acting.ATTACKS[1, "rob"])


def test_8_the_same_character_is_attacked_once_per_turn_whatever_the_type() -> None:
    j = both("ks qs", "3s")
    j.put(2, at=PLACE)
    duel(j, "ks", "3s")
    while j.asked != (0, "act"):
        j.do(PASS)
    assert not j.offers(acting.ATTACKS[1, "rob"])
    assert j.offers(acting.ATTACKS[2, "rob"])


# -- surrender ---------------------------------------------------------------------------------------------


def test_8_1_a_surrender_costs_the_wound_and_the_reward_and_the_attackers_card_has_no_effect() -> None:
    j = both("5s ks", "qs 2h")
    j.do(acting.ATTACKS[1, "duel"], LAY_CARD[card("5s")], SURRENDER)
    assert j.asked == (0, "act")
    assert (j.seat(0).lp, j.seat(1).wounds, len(j.seat(1).hand)) == (2, 1, 3)
    assert j.state.discard == [card("5s")]


def test_8_1_a_defender_without_cards_must_surrender() -> None:
    j = both("ks qs", "")
    duel(j, "ks", "")
    assert len(j.events(Surrendered)) == 1
    assert (j.seat(0).lp, j.seat(1).wounds, len(j.seat(1).hand)) == (2, 1, 1)


def test_8_1_an_attacker_left_without_cards_by_annie_loses_even_to_nobodys_card() -> None:
    j = Judged(characters=("bloody_knife", "annie_oakley", "calamity_jane"))
    j.put(1, at=PLACE, lp=5)
    j.put(0, at=PLACE, hand="ks", wounds=3)
    j.do(acting.ATTACKS[1, "duel"])
    assert j.asked == (0, "act")
    assert j.state.discard == [card("ks")]
    assert (j.seat(0).lp, j.seat(1).wounds) == (0, 0)
    assert len(j.seat(0).hand) == 1
    assert j.events(FightWon)[-1].winner == 1


# -- before the fight --------------------------------------------------------------------------------------


def test_8_1_annies_rival_picks_a_discard_or_a_wound_whoever_attacks() -> None:
    for annie in (0, 1):
        names = ["bloody_knife", "calamity_jane", "wyatt_earp"]
        names[annie] = "annie_oakley"
        j = Judged(characters=names)
        j.put(0, at=PLACE, hand="ks qs")
        j.put(1, at=PLACE, hand="3s 8s")
        j.put(annie, lp=5)
        j.do(acting.ATTACKS[1, "duel"])
        assert j.asked == (1 - annie, "choose")
        j.do(Pick((("wound", 1),)))
        assert j.seat(1 - annie).wounds == 1
        assert j.asked == (0, "lay")


def test_8_1_annies_effect_stays_even_if_the_defender_surrenders() -> None:
    j = Judged(characters=("annie_oakley", "calamity_jane", "wyatt_earp"))
    j.put(0, at=PLACE, hand="ks qs", lp=5)
    j.put(1, at=PLACE, hand="3s 8s")
    j.do(acting.ATTACKS[1, "duel"], Pick((("wound", 1),)), LAY_CARD[card("ks")], SURRENDER)
    assert j.seat(1).wounds == 2


def test_8_1_several_effects_of_one_player_before_the_fight_are_ordered_by_their_owner() -> None:
    j = Judged(characters=("annie_oakley", "calamity_jane", "wyatt_earp"))
    j.put(0, at=PLACE, hand="ks qs", lp=5, owns="rifle")
    j.put(1, at=PLACE, hand="3s 8s 2h")
    j.do(acting.ATTACKS[1, "duel"])
    assert j.asked == (0, "prepare")
    j.do(Prepare("annie_oakley"), Pick((("discard", 1),)), DISCARD[card("2h")])
    assert {one.value for one in j.events(HandPeeked)[0].cards} == {card("3s"), card("8s")}


def test_8_1_effects_before_the_fight_alternate_attacker_first() -> None:
    j = Judged(characters=("annie_oakley", "calamity_jane", "wyatt_earp"))
    j.put(0, at=PLACE, hand="ks qs", lp=5, owns="rifle")
    j.put(1, at=PLACE, hand="3s 8s 2h", owns="rifle")
    j.do(acting.ATTACKS[1, "duel"], Prepare("annie_oakley"))
    j.do(Pick((("wound", 1),)))
    assert [event.seat for event in j.events(HandPeeked)] == [1, 0]


def test_8_1_only_the_rifle_owner_sees_the_cards_shown() -> None:
    j = both("ks qs", "3s 8s 2h")
    j.put(0, owns="rifle")
    j.do(acting.ATTACKS[1, "duel"])
    fight = j.state.fight
    assert fight is not None
    assert len(fight.peeked[0]) == 2
    assert set(fight.peeked[0]) <= set(j.seat(1).hand)
    for reader in (1, 2):
        seen = LegendsView(j.g, reader).fight
        assert seen is not None
        assert set(seen.peeked[0]) == {HIDDEN}


def test_8_1_played_cards_are_secret_until_the_reveal() -> None:
    j = both("ks qs", "3s 8s")
    j.do(acting.ATTACKS[1, "duel"], LAY_CARD[card("ks")])
    for reader, seen_card in ((0, card("ks")), (1, HIDDEN), (2, HIDDEN)):
        seen = LegendsView(j.g, reader).fight
        assert seen is not None
        assert seen.cards[0] == seen_card


# -- reveal, reactions, result -----------------------------------------------------------------------------


def test_8_4_on_a_tie_the_attacker_wins() -> None:
    j = both("ks", "kh")
    duel(j, "ks", "kh")
    assert (j.seat(0).lp, j.seat(1).wounds, len(j.seat(1).hand)) == (2, 1, 1)


def test_8_5_a_winning_defender_gets_no_reward_but_wounds_the_attacker() -> None:
    j = both("3s", "kh")
    duel(j, "3s", "kh", "rob")
    assert (j.seat(0).wp, j.seat(0).wounds, j.seat(1).lp, j.seat(1).wp) == (0, 1, 0, 0)
    assert len(j.seat(0).hand) == 1


def test_22_example_15_the_upgraded_shotgun_makes_a_tie_that_the_attacker_wins() -> None:
    j = Judged(characters=("annie_oakley", "bass_reeves", "wyatt_earp"))
    j.put(0, at=PLACE, hand="ks", lp=5, owns="revolver")
    j.put(1, at=PLACE, hand="qs 2h", owns="shotgun+")
    j.do(acting.ATTACKS[1, "duel"], Pick((("discard", 1),)), DISCARD[card("2h")])
    j.do(LAY_CARD[card("qs")])
    assert j.events(FightWon)[-1].worth == (12, 12)
    assert (j.seat(0).lp, j.seat(1).wounds, len(j.seat(1).hand)) == (7, 1, 1)


def test_8_2_a_final_value_is_never_below_2() -> None:
    j = both("2h", "2d 6s")
    j.put(1, owns="shotgun+")
    j.do(acting.ATTACKS[1, "duel"], LAY_CARD[card("2d")], REACT_WITH[card("6s")])
    assert j.events(FightWon)[-1].worth == (2, 2)
    assert j.seat(0).lp == 2


def test_8_2_modifiers_add_up_and_the_upgraded_revolver_adds_1() -> None:
    j = Judged(characters=("wyatt_earp", "bloody_knife", "calamity_jane"))
    j.put(0, at=PLACE, hand="ks", lp=5, owns="revolver+")
    j.put(1, at=PLACE, hand="as", lp=5)
    duel(j, "ks", "as")
    assert j.events(FightWon)[-1].worth == (15, 14)


def test_8_3_one_chance_each_the_attacker_first_also_if_only_the_defender_played() -> None:
    j = both("ks 6s 6c", "as 6h 6d")
    duel(j, "ks", "as")
    assert j.asked == (0, "react")
    j.do(PASS)
    assert j.asked == (1, "react")
    j.do(REACT_WITH[card("6h")])
    assert j.asked == (0, "act")
    assert j.events(FightWon)[-1].worth == (11, 14)
    assert set(j.state.discard) == set(cards("ks as 6h"))


def test_8_3_whoever_has_reacted_is_not_asked_again() -> None:
    for answer, worth in ((PASS, (13, 12)), (REACT_WITH[card("6h")], (11, 12))):
        j = both("ks 6s 6c", "as 6h 6d")
        duel(j, "ks", "as")
        j.do(REACT_WITH[card("6s")])
        assert j.asked == (1, "react")
        j.do(answer)
        assert j.asked == (0, "act")
        assert j.events(FightWon)[-1].worth == worth


def test_8_3_two_passes_end_the_step() -> None:
    j = both("ks 6s", "as 6h")
    duel(j, "ks", "as")
    j.do(PASS, PASS)
    assert j.asked == (0, "act")
    assert j.events(FightWon)[-1].worth == (13, 14)


def test_8_3_whoever_has_no_cards_has_no_chance() -> None:
    j = both("ks", "as 6h")
    duel(j, "ks", "as")
    assert j.asked == (1, "react")
    j = both("ks 6s", "as")
    duel(j, "ks", "as")
    assert j.asked == (0, "react")
    j.do(REACT_WITH[card("6s")])
    assert j.asked == (0, "act")


def test_24_15_a_hand_without_reactions_is_asked_all_the_same() -> None:
    j = both("ks 2h", "as 2d")
    duel(j, "ks", "as")
    assert j.asked == (0, "react")
    assert j.options == [PASS.notation(j.names)]


def test_8_2_bulletproof_vest_heals_against_a_player_before_the_result() -> None:
    j = both("js", "3s")
    j.put(0, wounds=2)
    duel(j, "js", "3s")
    assert j.seat(0).wounds == 1
    assert ("wounds", 1) in j.seat(0).deeds[-1].facts


def test_8_2_quick_hand_does_nothing_against_a_player() -> None:
    j = both("8s", "3s")
    duel(j, "8s", "3s")
    assert j.seat(0).hand == []


def test_8_2_trackers_instinct_adds_nothing_against_a_player() -> None:
    j = both("9s", "10s")
    duel(j, "9s", "10s")
    assert j.events(FightWon)[-1].worth == (9, 10)


def test_8_5_shotgun_draws_after_a_won_defence_too() -> None:
    j = both("3s", "ks")
    j.put(1, owns="shotgun")
    duel(j, "3s", "ks")
    assert len(j.seat(1).hand) == 1


def test_5_1_the_last_choice_of_weapon_stays_active_when_defending() -> None:
    j = both("ks", "qs")
    j.put(1, owns="shotgun+ revolver")
    duel(j, "ks", "qs")
    assert j.events(FightWon)[-1].worth == (13, 12)


# -- Shootout ----------------------------------------------------------------------------------------------


def test_9_7_shootout_restarts_the_fight_and_draws_a_card_for_its_player() -> None:
    j = both("5s ks", "as 2h")
    duel(j, "5s", "as")
    assert j.asked == (0, "may")
    j.do(ACCEPT)
    assert set(j.state.discard) == set(cards("5s as"))
    assert len(j.seat(0).hand) == 2
    assert j.asked == (0, "lay")
    j.do(LAY_CARD[card("ks")])
    assert j.asked == (1, "lay")
    assert j.offers(SURRENDER)
    j.do(SURRENDER)
    assert (j.seat(0).lp, j.seat(1).wounds) == (2, 1)
    assert j.state.day.actions == 2


def test_9_7_a_restarted_fight_is_one_event_and_counts_hands_up_again() -> None:
    j = both("5s ks 6s", "qs 2h 6h")
    duel(j, "5s", "qs")
    j.do(ACCEPT, LAY_CARD[card("ks")], LAY_CARD[card("2h")])
    assert j.asked == (0, "react")
    j.do(PASS, PASS)
    assert len([deed for deed in j.seat(0).deeds if deed.event == "fight"]) == 1


def test_8_2_the_attacker_decides_first_and_then_the_other_shootout_does_nothing() -> None:
    j = both("5s ks", "5h 2h")
    duel(j, "5s", "5h")
    assert j.asked == (0, "may")
    j.do(ACCEPT)
    assert j.asked == (0, "lay")
    assert len(j.seat(1).hand) == 1


def test_8_2_the_defender_decides_on_shootout_if_the_attacker_did_not() -> None:
    j = both("5s ks", "5h 2h")
    duel(j, "5s", "5h")
    j.do(PASS)
    assert j.asked == (1, "may")
    j.do(ACCEPT)
    assert j.asked == (1, "lay")
    assert len(j.seat(1).hand) == 2


def test_9_7_shootout_comes_after_other_effects_which_stay() -> None:
    j = both("5s ks", "js 2h")
    j.put(1, wounds=2)
    duel(j, "5s", "js")
    assert j.seat(1).wounds == 1
    j.do(ACCEPT)
    assert j.seat(1).wounds == 1


def test_9_7_without_a_card_for_the_new_fight_the_attacker_loses() -> None:
    j = both("ks", "5s")
    duel(j, "ks", "5s")
    assert j.asked == (1, "may")
    j.do(ACCEPT)
    assert j.events(FightWon)[-1].winner == 1
    assert (j.seat(0).wounds, j.seat(0).lp) == (1, 0)


def test_9_7_without_a_card_for_the_new_fight_the_defender_surrenders() -> None:
    j = both("5s", "ks")
    duel(j, "5s", "ks")
    j.do(ACCEPT)
    assert j.events(FightWon)[-1].winner == 0
    assert (j.seat(0).lp, j.seat(1).wounds) == (2, 1)


def test_9_7_effects_before_the_fight_apply_again() -> None:
    j = Judged(characters=("annie_oakley", "calamity_jane", "wyatt_earp"))
    j.put(0, at=PLACE, hand="5s ks", lp=5)
    j.put(1, at=PLACE, hand="3s 2h 2d")
    j.do(acting.ATTACKS[1, "duel"], Pick((("wound", 1),)), LAY_CARD[card("5s")], LAY_CARD[card("3s")], ACCEPT)
    assert j.asked == (1, "choose")
