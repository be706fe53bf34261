"""Judged: the bank heist and the sheriff (rules 9.4, 9.5, 14)."""

from sixgun.games.legends.meetings import FightCardsDrawn, FightWon, SheriffReturned
from sixgun.games.legends.model import VIRTUAL
from sixgun.games.legends.options import PLAY_CARD, ROB_BANK, STOP, WORK
from sixgun.games.legends.replies import LAY_CARD, MOVE_SHERIFF, Aim, Discard, LayFightCard

from .judging import Judged, card, fight_card, space

HIDEOUT = "mp_hideout_a"


def finish(j: Judged) -> None:
    """Decline every reaction, take the first option of everything else."""
    while j.asked[1] in ("react", "may", "bandit_reward"):
        j.g.choose(j.ask.seat, 0)


# -- heist -------------------------------------------------------------------------------------------------


def test_9_4_a_lost_heist_gives_1_wp_a_wound_and_a_card_and_takes_the_mp() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="3s", mp=5)
    j.fight_top("Q J K")
    j.do(ROB_BANK, LayFightCard(fight_card("J")))
    assert (j.seat(0).wp, j.seat(0).mp, j.seat(0).wounds, j.seat(0).money) == (1, 0, 1, 10)
    assert j.events(FightWon)[-1].winner == VIRTUAL


def test_9_4_a_won_heist_pays_80_and_3_wp_with_the_cards_of_the_track() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="as", mp=5)
    j.fight_top("K J Q")
    j.do(ROB_BANK, LayFightCard(fight_card("K")))
    assert (j.seat(0).wp, j.seat(0).mp, j.seat(0).money, len(j.seat(0).hand)) == (3, 0, 80, 1)


def test_9_4_a_heist_is_tried_once_per_turn_and_needs_a_card() -> None:
    j = Judged()
    j.put(0, at="dk_bank")
    assert not j.offers(ROB_BANK)
    j.put(0, hand="as ks")
    j.fight_top("8 J Q")
    j.do(ROB_BANK, LAY_CARD[card("as")], LayFightCard(fight_card("8")))
    finish(j)
    assert not j.offers(ROB_BANK)
    assert j.offers(WORK)


def test_9_a_tie_with_a_guard_is_lost() -> None:
    j = Judged()
    j.put(0, at="dk_bank", hand="qs")
    j.fight_top("Q J K")
    j.do(ROB_BANK, LayFightCard(fight_card("Q")))
    assert j.events(FightWon)[-1].winner == VIRTUAL


def test_data_jesse_james_gains_20_more_for_a_won_heist() -> None:
    j = Judged(characters=("jesse_james", "bloody_knife", "calamity_jane"))
    j.put(0, at="dk_bank", hand="as", lp=5)
    j.fight_top("Q J K")
    j.do(ROB_BANK, LayFightCard(fight_card("Q")))
    assert j.seat(0).money == 100


# -- sheriff -----------------------------------------------------------------------------------------------


def hunt(theirs: str, drawn: str = "A K Q J", **what: object) -> Judged:
    """Player 0 plays Manhunt and leads the sheriff to player 1."""
    j = Judged()
    j.put(0, hand="4s")
    j.put(1, at="mp_plain_4", hand=theirs, **{"wp": 2, **what})
    j.fight_top(drawn)
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")])
    return j


def test_9_5_a_lost_fight_with_the_sheriff_is_jail_for_the_outlaw_and_brings_both_home() -> None:
    j = hunt("3s 3c", money=70, nuggets=3)
    j.do(Discard(card("3c")))
    assert j.asked == (0, "fight_card")
    assert len(j.options) == 4
    j.do(LayFightCard(fight_card("K")))
    one = j.seat(1)
    assert (one.wp, one.money, one.nuggets, one.wounds, len(one.hand)) == (0, 30, 1, 1, 1)
    assert one.space == j.state.sheriff == space("dk_sheriff")
    assert one.lp == 1


def test_9_5_a_won_fight_with_the_sheriff_brings_nothing_but_freedom() -> None:
    j = hunt("as 3c", "8 2 3 4")
    j.do(Discard(card("3c")), LayFightCard(fight_card("8")))
    one = j.seat(1)
    assert (one.wp, one.lp, one.space) == (2, 0, space("mp_plain_4"))
    assert j.state.sheriff == space("dk_sheriff")
    assert len(j.events(SheriffReturned)) == 1


def test_14_an_outlaw_with_one_card_discards_it_and_loses_without_a_card() -> None:
    j = hunt("as")
    assert j.state.discard[0] == card("as")
    assert j.seat(1).space == space("dk_sheriff")
    assert not j.events(FightCardsDrawn)


def test_9_a_tie_with_the_sheriff_is_lost() -> None:
    j = hunt("ks 3c")
    j.do(Discard(card("3c")), LayFightCard(fight_card("K")))
    assert j.seat(1).wp == 0


def test_14_of_several_outlaws_the_moving_player_picks_one() -> None:
    j = Judged()
    j.put(0, hand="4s")
    j.put(1, at="mp_plain_4", wp=1)
    j.put(2, at="mp_plain_4", wp=1)
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")])
    assert j.asked == (0, "suspect")
    j.do(Aim(2))
    assert (j.seat(1).wp, j.seat(2).wp) == (1, 0)


def test_14_players_may_arrest_their_own_figure_and_the_right_neighbour_acts() -> None:
    j = Judged()
    j.put(0, hand="4s ks qs", at="mp_plain_4", wp=1)
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")], Discard(card("qs")))
    assert j.asked == (2, "fight_card")


def test_14_the_sheriff_may_leave_an_outlaw_and_only_reentering_counts() -> None:
    j = Judged()
    j.put(0, hand="4s")
    j.put(1, at="dk_sheriff", wp=1)
    j.do(PLAY_CARD[card("4s")])
    assert j.asked == (0, "sheriff")
    j.do(MOVE_SHERIFF[space("mp_plain_4")])
    assert j.asked == (0, "sheriff")
    j.do(MOVE_SHERIFF[space("dk_sheriff")])
    assert j.seat(1).wp == 0


def test_14_the_sheriff_need_not_move_and_bandits_do_not_stop_him() -> None:
    j = Judged()
    j.bandit(HIDEOUT)
    j.put(0, hand="4s 4c")
    j.put(1, wp=1)
    j.do(PLAY_CARD[card("4s")], STOP)
    assert j.state.sheriff == space("dk_sheriff")
    j.do(PLAY_CARD[card("4c")], MOVE_SHERIFF[space("mp_plain_5")], MOVE_SHERIFF[space(HIDEOUT)])
    assert j.asked == (0, "sheriff")
    assert j.state.bandits


def test_14_put_back_on_his_office_the_sheriff_leaves_an_outlaw_there_alone() -> None:
    j = Judged()
    j.put(2, at="dk_sheriff", wp=1)
    j.put(0, hand="4s")
    j.put(1, at="mp_plain_4", wp=2)
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")])
    assert (j.seat(1).wp, j.seat(2).wp) == (0, 1)
    assert j.asked == (0, "act")


def test_14_lawmen_and_neutral_players_do_not_stop_the_sheriff() -> None:
    j = Judged()
    j.put(0, hand="4s", at="mp_plain_4")
    j.put(1, wp=1)
    j.do(PLAY_CARD[card("4s")], MOVE_SHERIFF[space("mp_plain_4")])
    assert j.asked == (0, "sheriff")
