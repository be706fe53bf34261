"""Judged: bandits, guards, the sheriff, fight cards (rules 9, 14, 21)."""

import pytest

from sixgun.games.legends.meetings import EffectCancelled, FightCardsDrawn, FightWon
from sixgun.games.legends.options import REACT_WITH, ROB_BANK, STEP_TO
from sixgun.games.legends.replies import ACCEPT, LAY_CARD, SURRENDER, Discard, LayFightCard, Pick
from sixgun.games.legends.view import HIDDEN, LegendsView
from sixgun.kernel.asks import PASS

from .judging import Judged, card, fight_card, space

HIDEOUT = "mp_hideout_a"


def bandit(hand: str, drawn: str = "8 2", **what: object) -> Judged:
    """Player 0 steps onto a hideout with a bandit; the fight cards are known."""
    j = Judged(characters=what.pop("characters", ()))  # type: ignore[arg-type]
    j.bandit(HIDEOUT)
    j.put(0, at="mp_plain_6", hand=hand, **what)
    j.fight_top(drawn)
    j.do(STEP_TO[space(HIDEOUT)])
    return j


def lay(j: Judged, own: str, theirs: str) -> None:
    """The player's card and the fight card."""
    if j.asked == (0, "lay"):
        j.do(LAY_CARD[card(own)])
    if j.ask.prompt == "fight_card":
        j.do(LayFightCard(fight_card(theirs)))


def finish(j: Judged) -> None:
    """Decline every reaction, take the first option of everything else."""
    while j.asked[1] in ("react", "may", "bandit_reward"):
        j.g.choose(j.ask.seat, 0)


# -- common sequence ---------------------------------------------------------------------------------------


def test_9_a_bandit_has_2_fight_cards_played_by_the_right_neighbour() -> None:
    j = bandit("ks", "8 2")
    assert j.asked == (2, "fight_card")
    assert {option.card for option in j.ask.options} == {fight_card("8"), fight_card("2")}  # type: ignore[attr-defined]


def test_9_1_nobody_can_surrender_to_a_virtual_character() -> None:
    j = bandit("ks qs")
    assert j.asked == (0, "lay")
    assert not j.offers(SURRENDER)


def test_9_1_only_whoever_acts_knows_the_fight_cards_drawn() -> None:
    j = bandit("ks", "8 2")
    for reader in (0, 1):
        seen = LegendsView(j.g, reader).fight
        assert seen is not None
        assert set(seen.drawn) == {HIDDEN}
    acting = LegendsView(j.g, 2).fight
    assert acting is not None
    assert set(acting.drawn) == {fight_card("8"), fight_card("2")}


def test_9_1_after_the_reveal_only_the_played_fight_card_is_public() -> None:
    j = bandit("ks qs", "8 2")
    lay(j, "ks", "8")
    assert j.asked == (0, "react")
    seen = LegendsView(j.g, 0).fight
    assert seen is not None
    assert sorted(seen.drawn) == sorted([HIDDEN, fight_card("8")])


def test_9_1_all_fight_cards_drawn_go_under_the_deck() -> None:
    j = bandit("ks", "8 2")
    lay(j, "ks", "8")
    finish(j)
    assert set(j.state.fight_deck[:2]) == {fight_card("8"), fight_card("2")}
    assert len(j.state.fight_deck) == 13
    assert j.state.discard == [card("ks")]


def test_9_2_without_a_poker_card_the_fight_is_lost_and_no_fight_card_drawn() -> None:
    j = bandit("")
    assert j.asked == (0, "act")
    assert (j.seat(0).wounds, len(j.seat(0).hand), j.state.bandits) == (1, 1, 0)
    assert not j.events(FightCardsDrawn)


def test_9_3_the_bandit_leaves_even_after_a_lost_fight() -> None:
    j = bandit("3s", "A 2")
    lay(j, "3s", "A")
    j.do(Pick((("lp", 1),)))
    assert not j.state.bandits


def test_9_3_the_fight_belongs_to_the_move_and_costs_no_further_action() -> None:
    j = bandit("ks")
    lay(j, "ks", "8")
    finish(j)
    assert j.state.day.actions == 2


def test_9_3_a_hideout_without_a_bandit_is_harmless() -> None:
    j = Judged()
    j.put(0, at="mp_plain_6", hand="ks")
    j.do(STEP_TO[space(HIDEOUT)])
    assert j.asked == (0, "walk")


def test_9_1_the_upgraded_rifle_shows_2_of_the_fight_cards_before_the_player_chooses() -> None:
    j = bandit("ks qs", "8 2", owns="rifle+")
    assert j.asked == (0, "lay")
    seen = LegendsView(j.g, 0).fight
    assert seen is not None
    assert set(seen.shown) == {fight_card("8"), fight_card("2")}
    other = LegendsView(j.g, 1).fight
    assert other is not None
    assert set(other.shown) <= {HIDDEN}


def test_9_1_the_front_of_the_rifle_shows_nothing_of_a_bandit() -> None:
    j = bandit("ks qs", "8 2", owns="rifle")
    assert j.state.fight is not None
    assert j.state.fight.shown == ()


def test_9_1_the_rifle_shows_2_of_3_cards_of_a_guard() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="ks qs", owns="rifle+")
    j.do(ROB_BANK)
    assert j.state.fight is not None
    assert (len(j.state.fight.shown), len(j.state.fight.drawn)) == (2, 3)


# -- fight cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rank", "wounds", "lp"),
    [("2", 1, 4), ("3", 2, 5), ("5", 1, 5), ("6", 1, 5), ("8", 1, 5), ("K", 0, 6), ("J", 0, 5), ("Q", 0, 5)],
)
def test_9_1_the_effect_of_a_fight_card_happens_whoever_wins(rank: str, wounds: int, lp: int) -> None:
    for hand, won in (("ac", True), ("2h", False)):
        j = bandit(hand, f"{rank} 10", lp=5, characters=("calamity_jane", "bloody_knife", "kit_carson"))
        lay(j, hand, rank)
        if j.asked == (0, "bandit_reward"):
            j.g.choose(0, 0)
        assert j.seat(0).wounds == min(3, wounds + (not won))
        assert j.seat(0).lp == lp + won
        assert j.seat(0).money == (10 if rank == "J" else 0)


def test_9_1_fight_card_4_wounds_and_then_a_card_of_your_choice_is_discarded() -> None:
    j = bandit("ac ks qs", "4 2")
    lay(j, "ac", "4")
    finish(j)
    assert j.asked == (0, "discard")
    assert j.seat(0).wounds == 1
    j.do(Discard(card("qs")))
    assert j.seat(0).hand == [card("ks")]


def test_21_fight_card_7_the_fighting_player_chooses_and_the_card_is_random() -> None:
    j = bandit("ac ks qs", "7 2")
    j.chance(picks="qs")
    lay(j, "ac", "7")
    j.do(PASS)
    assert j.asked == (0, "choose")
    j.do(Pick((("discard_random", 1),)))
    assert card("qs") in j.state.discard


def test_21_fight_card_7_at_3_wounds_only_the_discard_is_left() -> None:
    j = bandit("ac ks", "7 2", wounds=3)
    lay(j, "ac", "7")
    j.do(PASS)
    assert card("ks") in j.state.discard


def test_21_fight_card_9_with_neither_money_nor_card_costs_nothing_but_the_mp() -> None:
    j = bandit("ac", "9 2")
    lay(j, "ac", "9")
    assert j.asked == (0, "act")
    assert (j.seat(0).lp, j.seat(0).mp) == (1, 0)


def test_21_fight_card_5_forbids_the_mp() -> None:
    j = bandit("ac", "5 2")
    lay(j, "ac", "5")
    assert j.asked == (0, "act")
    assert j.seat(0).lp == 1


def test_21_a_cancelled_fight_card_5_does_not_forbid_the_mp() -> None:
    j = bandit("js", "5 2")
    lay(j, "js", "5")
    assert j.asked == (0, "bandit_reward")
    assert len(j.options) == 2


@pytest.mark.parametrize(("wp", "options"), [(0, 3), (1, 2)])
def test_21_fight_card_a_lets_outlaws_choose_only_lp_or_wp(wp: int, options: int) -> None:
    j = bandit("3s", "A 2", wp=wp)
    lay(j, "3s", "A")
    assert j.asked == (0, "choose")
    assert len(j.options) == options


def test_21_after_choosing_wp_from_fight_card_a_the_winner_is_an_outlaw_and_gets_the_lp() -> None:
    j = bandit("as", "A 2", characters=("bloody_knife", "calamity_jane", "kit_carson"), lp=5)
    lay(j, "as", "A")
    j.do(Pick((("wp", 1),)))
    assert j.asked == (0, "act")
    assert (j.seat(0).lp, j.seat(0).wp) == (6, 1)


def test_9_7_whoever_acts_decides_on_fight_card_10_and_the_rival_draws_a_card() -> None:
    j = bandit("ac", "10 2")
    lay(j, "ac", "10")
    assert j.asked == (2, "may")
    j.do(ACCEPT)
    assert j.state.discard == [card("ac")]
    assert j.asked == (2, "fight_card")
    assert fight_card("10") not in {option.card for option in j.ask.options}  # type: ignore[attr-defined]


def test_9_7_fight_card_10_need_not_be_used() -> None:
    j = bandit("ac", "10 2")
    lay(j, "ac", "10")
    j.do(PASS)
    assert j.asked == (0, "bandit_reward")


def test_9_7_a_cancelled_fight_card_10_cannot_be_used() -> None:
    j = bandit("jc", "10 2")
    lay(j, "jc", "10")
    assert j.asked == (0, "bandit_reward")


def test_9_7_shootout_against_a_bandit_draws_new_fight_cards() -> None:
    j = bandit("5c ks", "8 2 3 4")
    lay(j, "5c", "8")
    j.do(ACCEPT)
    assert j.asked == (0, "lay")
    j.do(LAY_CARD[card("ks")])
    assert {option.card for option in j.ask.options} == {fight_card("3"), fight_card("4")}  # type: ignore[attr-defined]


@pytest.mark.parametrize("word", ["js", "8s"])
def test_21_fight_card_6_cannot_be_cancelled(word: str) -> None:
    j = bandit(word, "6 2", wounds=1)
    lay(j, word, "6")
    assert not j.events(EffectCancelled)
    assert j.seat(0).wounds == (1 if word == "js" else 2)


def test_7_quick_hand_cancels_and_draws_a_card_after_the_fight_won_or_lost() -> None:
    for rank, drawn in (("3", 1), ("9", 2)):
        j = bandit("8s", f"{rank} 2")
        lay(j, "8s", rank)
        finish(j)
        assert len(j.seat(0).hand) == drawn
        assert len(j.events(EffectCancelled)) == 1


def test_22_example_17_bulletproof_vest_in_a_heist() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="jh", wounds=2)
    j.fight_top("3 2 4")
    j.do(ROB_BANK, LayFightCard(fight_card("3")))
    assert (j.seat(0).wounds, j.seat(0).wp, j.seat(0).money) == (1, 3, 80)


def test_22_example_18_a_fight_card_q_draws_before_the_result() -> None:
    j = bandit("10c 6s", "Q 2")
    lay(j, "10c", "Q")
    j.do(PASS)
    assert (j.seat(0).wounds, len(j.seat(0).hand)) == (1, 3)
    assert card("6s") in j.seat(0).hand


def test_9_1_hands_up_works_against_a_fight_card() -> None:
    j = bandit("10c 6s", "J 2")
    lay(j, "10c", "J")
    j.do(REACT_WITH[card("6s")])
    assert j.events(FightWon)[-1].worth == (9, 10)
    assert j.events(FightWon)[-1].winner == 0


def test_data_trackers_instinct_and_bloody_knife_add_up_against_a_bandit() -> None:
    j = bandit(
        "9c", "Q 2", lp=5, characters=("bloody_knife", "calamity_jane", "kit_carson"), owns="revolver+"
    )
    lay(j, "9c", "Q")
    assert j.events(FightWon)[-1].worth == (12, 13)


def test_9_1_the_equipment_of_whoever_acts_never_counts() -> None:
    j = Judged()
    j.bandit(HIDEOUT)
    j.put(2, owns="revolver+ shotgun+", lp=9)
    j.put(0, at="mp_plain_6", hand="qc")
    j.fight_top("J 2")
    j.do(STEP_TO[space(HIDEOUT)], LayFightCard(fight_card("J")))
    assert j.events(FightWon)[-1].worth == (11, 12)
