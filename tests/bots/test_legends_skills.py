"""What a practised player of Western Legends can do: heal, hide, hunt, play for points, end in time."""

import pytest

import sixgun
from sixgun.bots import Bot, new_bot
from sixgun.bots.legends.ending import Ending
from sixgun.bots.legends.outlook import Outlook
from sixgun.bots.legends.spot import Spot
from sixgun.games.legends.model import ARREST, DUEL, ROB
from sixgun.games.legends.options import (
    OPEN_POKER,
    PARTY,
    ROB_BANK,
    SEE_DOCTOR,
    SELL_GOLD,
    Attack,
    CompleteGoal,
    Contribute,
    Deliver,
    EndTurn,
    PlayCard,
    StepTo,
)
from sixgun.games.legends.printed import BOARD
from sixgun.games.legends.replies import JOIN, SURRENDER, LayCard, MoveSheriff
from sixgun.games.legends.sheriff import Hunting
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.asks import Option, Pass
from tests.games.legends.judging import Judged, card, space

LONG = 60
"""More choices than any turn takes."""


def quiet(players: int = 3, **settings: int | str) -> Judged:
    """A table whose story cards nobody can serve just now."""
    j = Judged(players, settings=dict(settings))
    j.stories("cracksmen", "doctors_rounds")
    return j


def turn(j: Judged, seat: int = 0) -> list[Option]:
    """Let gunslingers play the rest of a turn; what the active one chose."""
    bots: dict[int, Bot] = {index: new_bot("legends", "gunslinger", index, "s") for index in range(6)}
    chosen: list[Option] = []
    for _ in range(LONG):
        ask = j.g.pending[0]
        view = sixgun.view(j.g, ask.seat)
        assert view.own_ask is not None
        option = view.own_ask.options[bots[ask.seat].choose(view, [])]
        if ask.seat == seat:
            chosen.append(option)
        j.g.choose(ask.seat, option)
        if isinstance(option, EndTurn) or j.state.active != seat:
            return chosen
    raise AssertionError("the turn does not end")


def answer(j: Judged) -> Option:
    """What a gunslinger would choose now."""
    ask = j.g.pending[0]
    view = sixgun.view(j.g, ask.seat)
    assert view.own_ask is not None
    return view.own_ask.options[new_bot("legends", "gunslinger", ask.seat, "s").choose(view, [])]


# -- wounds ------------------------------------------------------------------------------------------------


def test_the_badly_wounded_go_to_the_doctor_nearby() -> None:
    j = quiet()
    j.put(0, at="sh_plain_3", money=30, wounds=3)
    assert SEE_DOCTOR in turn(j)
    assert j.seat(0).wounds == 0


def test_a_helping_hand_heals_whoever_is_far_from_the_doctor() -> None:
    j = quiet()
    j.put(0, at="sv_plain_1", hand="qs", wounds=3)
    assert PlayCard(card("qs")) in turn(j)
    assert j.seat(0).wounds < 3


def test_in_the_last_turn_a_wound_costs_a_point_and_is_healed() -> None:
    j = quiet()
    j.state.last_round = j.state.round
    j.put(0, at="rf_doctor", money=20, wounds=2)
    assert SEE_DOCTOR in turn(j)


# -- the law -----------------------------------------------------------------------------------------------


def test_a_rich_outlaw_does_not_stay_near_the_sheriff() -> None:
    j = quiet(4)
    j.put(0, at="dk_saloon_n", wp=6, lp=12, money=30, nuggets=0, hand="3s 3c")
    for seat in (1, 2, 3):
        j.put(seat, mp=1, hand=f"{6 + seat}s")
    before = BOARD.distances[j.state.sheriff][j.seat(0).space]
    turn(j)
    assert j.seat(0).wp >= 6
    assert BOARD.distances[j.state.sheriff][j.seat(0).space] > max(3, before)


def test_a_neutral_player_may_rest_beside_the_sheriff() -> None:
    """A space the outlaw avoids is like any other to everyone else: the bank is here."""
    j = quiet()
    j.put(0, at="dk_saloon_n", nuggets=4)
    assert SELL_GOLD in turn(j)


def test_a_lawman_rides_to_the_leading_outlaw() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", hand="as kd", mp=2)
    j.put(1, at="sv_plain_8", hand="3c", wp=7, lp=15, money=100)
    assert Attack(1, ARREST) in turn(j)
    assert j.seat(1).wp == 0


def test_the_runaway_is_hunted_rather_than_the_last() -> None:
    j = quiet(3)
    j.put(0, at="sv_plain_4", hand="as", mp=2)
    j.put(1, at="sv_plain_4", hand="3c 4c", wp=4, lp=2)
    j.put(2, at="sv_plain_4", hand="3d 4d", wp=4, lp=17)
    assert answer(j) == Attack(2, ARREST)


def test_losses_of_the_leader_are_worth_more() -> None:
    j = quiet(4)
    j.put(1, lp=17)
    j.put(2, lp=4)
    out = Outlook(LegendsView(j.g, 0), 0)
    assert out.spite(1) > 3 * out.spite(2)
    assert sum([out.spite(seat) for seat in (1, 2, 3)]) < 1.0


# -- fights ------------------------------------------------------------------------------------------------


def test_a_poor_hand_attacks_nobody() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", hand="3s", mp=4)
    j.put(1, at="sv_plain_4", hand="as ks qs js 10s", lp=10)
    assert not [option for option in turn(j) if isinstance(option, Attack)]


@pytest.mark.parametrize("kind", [DUEL, ROB])
def test_the_attacked_defend_what_they_have(kind: str) -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", hand="7s")
    j.put(1, at="sv_plain_4", hand="ks as", money=100, lp=10)
    j.do(Attack(1, kind))
    assert j.asked == (1, "lay")
    assert isinstance(answer(j), LayCard)


def test_a_hopeless_card_is_not_wasted_on_defence() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", hand="7s 8s 9s 10s js")
    j.put(1, at="sv_plain_4", hand="4s")
    j.do(Attack(1, DUEL), LayCard(card("7s")))
    assert answer(j) == SURRENDER


def test_the_bank_is_robbed_with_the_best_card_only() -> None:
    j = quiet()
    j.put(0, at="dk_bank", hand="as 3c", wp=2)
    j.put(1, wp=3)
    chosen = turn(j)
    assert ROB_BANK in chosen
    assert LayCard(card("as")) in chosen


# -- gold, money, cattle, poker ----------------------------------------------------------------------------


def test_gold_is_sold_before_the_end() -> None:
    j = quiet()
    j.state.last_round = j.state.round
    j.put(0, at="sv_plain_5", nuggets=3)
    assert SELL_GOLD in turn(j)
    assert j.seat(0).nuggets == 0


def test_a_gold_nugget_card_is_sold_with_the_gold() -> None:
    j = quiet()
    j.put(0, at="dk_bank", nuggets=2, hand="8h")
    turn(j)
    assert j.seat(0).lp >= 3


def test_money_is_spent_in_the_last_turn() -> None:
    j = quiet()
    j.state.last_round = j.state.round
    j.put(0, at="rf_doctor", money=90)
    assert PARTY[2] in turn(j)


def test_cattle_are_brought_to_the_station_by_a_lawman() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", cattle="green_lp_1", mp=2)
    assert Deliver("rail") in turn(j)
    assert j.seat(0).mp >= 3


def test_a_good_hand_starts_a_game() -> None:
    j = quiet()
    j.put(0, at="dk_saloon_n", money=20, hand="as ad ks 2h")
    assert OPEN_POKER in turn(j)


def open_game(hand: str) -> Judged:
    """Someone started a game in seat 1's town."""
    j = quiet()
    j.put(0, at="dk_saloon_n", money=20, hand="5c 9s")
    j.put(1, at="dk_bank", money=20, hand=hand)
    j.do(OPEN_POKER)
    assert j.asked == (1, "join")
    return j


def test_a_good_hand_joins_a_game() -> None:
    assert answer(open_game("2h 2d ks qs")) == JOIN


def test_money_that_counts_at_the_end_is_not_gambled_away_after_the_last_turn() -> None:
    j = Judged(3, active=2)
    j.state.last_round = j.state.round
    j.put(2, at="dk_saloon_n", money=20, hand="5c 9s")
    j.put(1, at="dk_bank", money=60, hand="ks qs")
    j.do(OPEN_POKER)
    assert j.asked == (1, "join")
    assert answer(j) == Pass()


# -- stories and goals -------------------------------------------------------------------------------------


def test_a_story_nearby_is_told_on_the_way() -> None:
    j = Judged()
    j.stories("bank_audit", "cracksmen")
    j.discs((1,))
    j.put(0, at="sv_plain_5", nuggets=2)
    assert [option for option in turn(j) if isinstance(option, Contribute)]


def test_a_goal_that_a_short_way_fulfils_is_completed() -> None:
    j = quiet(3, goals=1)
    j.goals(0, "calamity_jane_1")
    j.put(0, at="rf_doctor", owns="whiskey", lp=2)
    assert [option for option in turn(j) if isinstance(option, CompleteGoal)]


# -- the end of the game -----------------------------------------------------------------------------------


def end_worth(j: Judged, fame: int) -> float:
    """What ending the bot's turn with this many LP on the track is worth."""
    view = LegendsView(j.g, 0)
    spot = Spot.now(view, 0)
    spot.fame = fame
    return Ending(Outlook(view, 0)).worth(spot)


def test_the_end_is_good_for_whoever_leads_and_bad_for_the_rest() -> None:
    j = quiet()
    j.put(0, lp=18)
    j.put(1, lp=9)
    assert end_worth(j, 20) > 0.5
    assert end_worth(j, 19) == 0.0
    j.put(1, lp=19, wp=8, money=120, nuggets=4)
    assert end_worth(j, 20) < -0.5


def test_nobody_can_trigger_what_is_triggered() -> None:
    j = quiet()
    j.put(0, lp=18)
    j.put(1, lp=21)
    assert end_worth(j, 20) == 0.0
    j.put(1, lp=12)
    j.state.last_round = j.state.round + 1
    assert end_worth(j, 20) == 0.0


@pytest.mark.parametrize(("rival", "ends"), [({"lp": 8}, True), ({"lp": 19, "wp": 9, "nuggets": 4}, False)])
def test_the_leader_ends_the_game_and_whoever_is_behind_waits(rival: dict[str, int], ends: bool) -> None:
    j = quiet()
    j.put(0, at="rf_cabaret", lp=19, money=30)
    j.put(1, money=120, **rival)
    turn(j)
    assert (j.seat(0).lp >= j.state.target) == ends


# -- beginners ---------------------------------------------------------------------------------------------


def beginners(j: Judged, count: int = 40) -> list[Option]:
    """What this many beginners would choose now."""
    ask = j.g.pending[0]
    view = sixgun.view(j.g, ask.seat)
    assert view.own_ask is not None
    bots = [new_bot("legends", "greenhorn", ask.seat, f"s{number}") for number in range(count)]
    return [view.own_ask.options[bot.choose(view, [])] for bot in bots]


def test_beginners_send_the_sheriff_after_others() -> None:
    j = quiet()
    j.put(0, at="mp_plain_4", wp=1)
    j.put(1, at="dk_street_east", wp=3)
    j.state.agenda.append(Hunting(0, 3))
    j.refresh()
    target = BOARD.distances[space("dk_street_east")]
    chosen = beginners(j)
    nearer = [
        option
        for option in chosen
        if isinstance(option, MoveSheriff) and target[option.space] < target[j.state.sheriff]
    ]
    assert len(nearer) > 25
    assert MoveSheriff(space("mp_plain_4")) not in chosen


def test_beginners_with_a_badge_arrest_whoever_they_meet() -> None:
    j = quiet()
    j.put(0, at="sv_plain_4", hand="as", mp=1)
    j.put(1, at="sv_plain_4", hand="3c", wp=2)
    assert beginners(j).count(Attack(1, ARREST)) > 20


def test_beginners_dream_of_different_things() -> None:
    j = quiet()
    j.put(0, at="dk_street_mid", hand="as ks qs", money=20)
    ways = [option.space for option in beginners(j, 60) if isinstance(option, StepTo)]
    assert len(set(ways)) >= 3
