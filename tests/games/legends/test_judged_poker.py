"""Judged: poker in a saloon (rules 10), with a second opinion on who is paid what."""

from random import Random

import pytest

from sixgun.games.legends.contests import PokerGame
from sixgun.games.legends.hands import best_hand
from sixgun.games.legends.meetings import HouseShown, PotWon
from sixgun.games.legends.model import HOUSE
from sixgun.games.legends.options import OPEN_POKER
from sixgun.games.legends.poker import winners_of
from sixgun.games.legends.printed import WILD
from sixgun.games.legends.replies import JOIN, LayHole
from sixgun.games.legends.view import HIDDEN, LegendsView
from sixgun.kernel.asks import PASS

from .judging import Judged, card, cards

SALOON = "dk_saloon_n"


def hole(words: str) -> LayHole:
    """Hole cards, in the order of the hand."""
    return LayHole(tuple(cards(words)))


def lay(j: Judged, seat: int, words: str) -> None:
    """One participant chooses hole cards."""
    wanted = set(cards(words))
    ask = j.g.ask_of(seat)
    assert ask is not None
    j.g.choose(seat, next(one for one in ask.options if set(one.cards) == wanted))  # type: ignore[attr-defined]


def table(joined: int, hands: list[str], top: str, money: int = 10, **what: object) -> Judged:
    """A game hosted by player 0 in Darkrock with this many others in town, who all join."""
    j = Judged(players=4, **what)  # type: ignore[arg-type]
    for seat, words in enumerate(hands):
        j.put(seat, hand=words, money=money)
    for seat in range(1, joined + 1):
        j.put(seat, at="dk_bank")
    j.put(0, at=SALOON)
    j.top(top)
    j.do(OPEN_POKER)
    for _ in range(joined):
        j.do(JOIN)
    return j


def test_10_starting_a_game_costs_10_and_draws_a_card() -> None:
    j = table(0, ["ks qs"], "3s")
    assert (j.seat(0).money, len(j.seat(0).hand)) == (0, 3)


def test_10_a_game_needs_10() -> None:
    j = Judged()
    j.put(0, at=SALOON)
    assert not j.offers(OPEN_POKER)


@pytest.mark.parametrize("at", ["dk_saloon_n", "dk_saloon_e", "dk_saloon_sw", "rf_saloon_w"])
def test_10_any_space_of_a_saloon_will_do(at: str) -> None:
    j = Judged()
    j.put(0, at=at, money=10)
    assert j.offers(OPEN_POKER)


def test_10_everyone_anywhere_in_town_may_join_clockwise_and_draws_a_card() -> None:
    j = Judged(players=5, active=1)
    j.put(1, at=SALOON, money=10)
    j.put(0, at="dk_store_n", money=10)
    j.put(2, at="rf_saloon_n", money=10)
    j.put(3, at="dk_sheriff", money=10)
    j.put(4, at="dk_street_mid")
    j.do(OPEN_POKER)
    assert j.asked == (3, "join")
    j.do(JOIN)
    assert (j.seat(3).money, len(j.seat(3).hand)) == (0, 1)
    assert j.asked == (0, "join")
    j.do(PASS)
    assert {ask.seat for ask in j.g.pending} == {1, 3}


def test_10_if_nobody_joins_the_right_neighbour_deals_with_4_cards() -> None:
    j = table(0, ["ks qs"], "3s 4s 5s 6s 7s")
    asks = {ask.seat: ask for ask in j.g.pending}
    assert set(asks) == {0, 3}
    assert asks[3].prompt == "house"
    assert len(asks[3].options) == 6
    assert j.state.poker is not None
    assert j.state.poker.pot == 60


def test_10_a_neighbour_in_town_who_declined_deals_all_the_same() -> None:
    j = Judged(players=3)
    j.put(0, at=SALOON, money=10, hand="ks")
    j.put(2, at="dk_bank", money=10)
    j.do(OPEN_POKER, PASS)
    assert {ask.seat for ask in j.g.pending} == {0, 2}
    assert j.seat(2).money == 10


def test_10_the_dealers_cards_are_secret_until_the_reveal() -> None:
    j = table(0, ["ks qs"], "3s 4s 5s 6s 7s")
    for reader, known in ((3, True), (0, False), (1, False)):
        seen = LegendsView(j.g, reader).poker
        assert seen is not None
        assert (HIDDEN not in seen.house) is known


def test_10_hole_cards_stay_secret_until_everyone_has_chosen() -> None:
    j = table(1, ["ks qs", "3h 3d"], "2s 2c 7s 8s 9s")
    lay(j, 0, "ks qs")
    seen = LegendsView(j.g, 1).poker
    assert seen is not None
    assert seen.holes == ()
    assert LegendsView(j.g, 1).seats[0].hand_size == 3


def test_10_exactly_two_cards_are_chosen_or_the_only_one() -> None:
    j = Judged(players=3)
    j.put(0, at=SALOON, money=10)
    j.do(OPEN_POKER)
    ask = j.g.ask_of(0)
    assert ask is not None
    assert [len(one.cards) for one in ask.options] == [1]  # type: ignore[attr-defined]


def test_22_example_16_the_dealer_wins_and_the_loser_draws_and_lady_luck_pays() -> None:
    j = table(0, ["10h 10c"], "3s 2d 4h 9s jc jd 3c 10s 5h 5d")
    lay(j, 3, "2d jc")
    lay(j, 0, "10h 10c")
    assert j.events(PotWon)[-1].winners == ()
    assert (j.seat(0).money, j.seat(0).lp) == (30, 0)
    assert set(j.seat(0).hand) == set(cards("3s 5h 5d"))
    assert set(j.events(HouseShown)[0].house) == set(cards("2d 4h 9s jc"))
    assert set(j.state.discard) == set(cards("10h 10c 2d 4h 9s jc jd 3c 10s"))


def test_10_the_dealers_keep_their_own_hand() -> None:
    j = table(0, ["10s 10c", "", "", "as ac"], "3s 2s 4h 9s jc jd 3c 10d")
    lay(j, 3, "2s jc")
    lay(j, 0, "10s 10c")
    assert set(j.seat(3).hand) == set(cards("as ac"))
    assert j.seat(3).money == 10


def test_10_a_tie_with_the_dealer_is_won_by_the_active_player() -> None:
    j = table(0, ["ks qs"], "3s kh 4h 9s 5c kd 3c 10d")
    lay(j, 3, "kh 4h")
    lay(j, 0, "ks qs")
    assert (j.seat(0).money, j.seat(0).lp) == (60, 1)
    assert set(j.seat(0).hand) == set(cards("3s"))


def test_10_the_active_player_alone_wins_a_tie_with_guests() -> None:
    j = table(2, ["ks qs", "kh 4h", "kc 4c"], "2s 2c 3s kd 9h 7h")
    lay(j, 0, "ks qs")
    lay(j, 1, "kh 4h")
    lay(j, 2, "kc 4c")
    assert j.events(PotWon)[-1].winners == (0,)
    assert (j.seat(0).money, j.seat(0).lp, j.seat(1).money) == (80, 1, 0)
    assert len(j.seat(1).hand) == 2
    assert len(j.seat(0).hand) == 1


def test_22_example_8_guests_who_tie_split_80_and_gain_no_lp() -> None:
    j = table(2, ["qs 6d", "kh 4h", "kc 4c"], "2s 2c 3s kd 9h 7h")
    lay(j, 0, "qs 6d")
    lay(j, 1, "kh 4h")
    lay(j, 2, "kc 4c")
    assert [j.seat(seat).money for seat in range(3)] == [0, 40, 40]
    assert [j.seat(seat).lp for seat in range(3)] == [0, 0, 0]
    assert len(j.seat(0).hand) == 2


def test_10_the_remainder_of_a_split_goes_to_the_bank() -> None:
    j = table(3, ["qs 6d", "kh 4h", "kc 4c", "ks 4s"], "2s 2c 3s 3c kd 9h 7h")
    for seat, words in enumerate(("qs 6d", "kh 4h", "kc 4c", "ks 4s")):
        lay(j, seat, words)
    assert [j.seat(seat).money for seat in range(4)] == [0, 30, 30, 30]


def test_10_a_winning_guest_gains_the_pot_but_no_lp_and_the_active_player_draws() -> None:
    j = table(1, ["qs 6d", "kh 4h"], "2s 2c kd 9h 7h")
    lay(j, 0, "qs 6d")
    lay(j, 1, "kh 4h")
    assert (j.seat(1).money, j.seat(1).lp, len(j.seat(1).hand)) == (70, 0, 1)
    assert len(j.seat(0).hand) == 2


def test_10_cards_outside_the_combination_never_break_a_tie() -> None:
    j = table(2, ["6s 6d", "kh ah", "kc 4c"], "2s 2c 3s kd 9h 7h")
    lay(j, 0, "6s 2s")
    lay(j, 1, "kh ah")
    lay(j, 2, "kc 4c")
    assert j.events(PotWon)[-1].winners == (1, 2)


def test_10_red_twos_are_wild_from_the_hand_only() -> None:
    j = table(1, ["as 3d", "kh 4h"], "5s 6c 2h 9h 7s")
    lay(j, 0, "as 3d")
    lay(j, 1, "kh 4h")
    assert j.events(PotWon)[-1].winners == (0,)
    assert ("hand", "high_card") in j.seat(0).deeds[-1].facts


def test_22_example_6_and_7_wild_cards() -> None:
    assert best_hand(cards("7s 8s 10s"), cards("9s 2h")) == (8, 11)
    assert best_hand(cards("6c 6d ks"), cards("6h 2d")) == (7, 6)
    assert best_hand(cards("6c 6d 6s"), cards("6h 2d")) == (10, 6)


def test_10_the_ace_is_never_low() -> None:
    assert best_hand(cards("as 3h 4d"), cards("2s 5c")) == (0, 14)


def test_data_the_hat_gives_a_winner_1_lp_and_a_loser_10() -> None:
    j = table(1, ["qs 6d", "kh 4h"], "2s 2c kd 9h 7h")
    j.put(0, owns="ten_gallon")
    j.put(1, owns="ten_gallon")
    lay(j, 0, "qs 6d")
    lay(j, 1, "kh 4h")
    assert (j.seat(0).money, j.seat(1).lp, j.seat(1).money) == (10, 1, 70)


def test_10_split_winners_are_winners_for_the_hat() -> None:
    j = table(2, ["qs 6d", "kh 4h", "kc 4c"], "2s 2c 3s kd 9h 7h")
    j.put(2, owns="ten_gallon")
    for seat, words in enumerate(("qs 6d", "kh 4h", "kc 4c")):
        lay(j, seat, words)
    assert j.seat(2).lp == 1


def test_data_lady_luck_does_not_count_from_the_flop() -> None:
    j = table(1, ["qs 6d", "kh 4h"], "2s 2c 10h 10d 7h")
    lay(j, 0, "qs 6d")
    lay(j, 1, "kh 4h")
    assert (j.seat(0).money, j.seat(1).money) == (70, 0)


def test_data_lady_luck_pays_a_winner_after_the_pot_and_up_to_the_limit() -> None:
    j = table(1, ["10h as", "kh 4h"], "2s 2c 10s 9d 7h", money=80)
    lay(j, 0, "10h as")
    lay(j, 1, "kh 4h")
    assert j.seat(0).money == 120
    assert len(j.seat(0).hand) == 2


def test_data_wild_bill_draws_2_after_paying_the_ante_as_host_and_as_guest() -> None:
    for seat in (0, 1):
        names = ["bloody_knife", "calamity_jane", "kit_carson", "y_b_rowdy"]
        names[seat] = "wild_bill_hickok"
        j = Judged(players=4, characters=names)
        j.put(0, at=SALOON, money=10)
        j.put(1, at="dk_bank", money=10)
        j.put(seat, lp=5)
        j.do(OPEN_POKER, JOIN)
        assert len(j.seat(seat).hand) == 2
        assert len(j.seat(1 - seat).hand) == 1


def test_10_poker_can_be_played_again_in_the_same_turn() -> None:
    j = table(1, ["qs 6d", "kh 4h"], "2s 2c kd 9h 7h", money=20)
    lay(j, 0, "qs 6d")
    lay(j, 1, "kh 4h")
    assert j.offers(OPEN_POKER)


def test_23_a_deed_of_poker_tells_role_town_hand_and_hole() -> None:
    j = table(1, ["qs as", "kh 4h"], "2s 2c kd 9h 7h")
    lay(j, 0, "qs as")
    lay(j, 1, "kh 4h")
    facts = dict(j.seat(1).deeds[-1].facts)
    assert facts == {"result": "win", "role": "guest", "town": "darkrock", "hand": "pair", "hole": ("K", "4")}


# -- a second opinion on the payment -------------------------------------------------------------------------


def paid(host: int, seats: list[int], ranks: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, int, int]]:
    """Rules 10 in other words: money from the pot, LP and cards drawn for everyone taking part.

    `host` is the active player, or HOUSE in the Man in Black's game, where the house wins all ties.
    """
    pot = 5 + len(seats)
    best = max(ranks.values())
    first = [one for one, rank in ranks.items() if rank == best]
    if host in first:
        first = [host]
    elif HOUSE in first:
        first = [HOUSE]
    result = {}
    for seat in seats:
        if seat not in first:
            result[seat] = (0, 0, 1)
        else:
            result[seat] = (pot // len(first) * 10, int(host in (seat, HOUSE)), 0)
    return result


@pytest.mark.parametrize("seed", range(40))
def test_10_random_games_are_paid_as_the_second_opinion_says(seed: int) -> None:
    """Everyone keeps all cards; the only effects at the end are the losers' cards and Lady Luck."""
    chance = Random(seed)
    joined = chance.randrange(4)
    deck = list(range(52))
    chance.shuffle(deck)
    j = Judged(players=4)
    j.put(0, at=SALOON)
    for seat in range(4):
        j.put(seat, money=10)
        if 0 < seat <= joined:
            j.put(seat, at="dk_bank")
    j.state.deck = deck
    j.do(OPEN_POKER)
    for _ in range(joined):
        j.do(JOIN)
    game = j.state.poker
    assert isinstance(game, PokerGame)
    # A small flop makes ties frequent: apart from the flop, values are nearly equal.
    if chance.random() < 0.5:
        flop = cards("ks kh kd")
        for seat in range(4):
            j.seat(seat).hand = [one for one in j.seat(seat).hand if one not in flop] or [
                card("3s") + 4 * seat
            ]
        game.flop = tuple(flop)
        game.house = tuple([one for one in game.house if one not in flop])
        j.refresh()
    chosen: dict[int, tuple[int, ...]] = {}
    before = {seat: len(j.seat(seat).hand) for seat in range(4)}
    for ask in j.g.pending:
        option = ask.options[chance.randrange(len(ask.options))]
        chosen[HOUSE if ask.prompt == "house" else ask.seat] = option.cards  # type: ignore[attr-defined]
        j.g.choose(ask.seat, option)
    ranks = {seat: best_hand(game.flop, some, WILD) for seat, some in chosen.items()}
    seats = list(range(joined + 1))
    luck = {seat: len([one for one in chosen[seat] if one in cards("10h 10d")]) for seat in seats}
    for seat, (money, lp, drawn) in paid(0, seats, ranks).items():
        player = j.seat(seat)
        assert player.money == min(120, money + 30 * luck[seat])
        assert player.lp == lp
        assert len(player.hand) == before[seat] - len(chosen[seat]) + drawn + luck[seat]


@pytest.mark.parametrize("seed", range(60))
def test_10_and_20_winners_of_any_ranks_are_those_of_the_second_opinion(seed: int) -> None:
    chance = Random(seed)
    seats = list(range(chance.randrange(1, 5)))
    black = chance.random() < 0.3
    ranks: dict[int, tuple[int, ...]] = {seat: (chance.randrange(3),) for seat in seats}
    if black or len(seats) == 1:
        ranks[HOUSE] = (chance.randrange(3),)
    game = PokerGame(7 if black else 0, "darkrock")
    game.players = tuple(seats)
    expected = paid(HOUSE if black else 0, seats, ranks)
    assert set(winners_of(game, ranks)) == {seat for seat in seats if not expected[seat][2]}
