"""When things happen: settle points, turns that end with their player, rescues, take-backs."""

import pytest

from sixgun.games.bang.events import (
    CardsDrawn,
    CardTaken,
    Eliminated,
    Flipped,
    LifeGained,
    LifeLost,
    Rewarded,
    TurnBegan,
)
from sixgun.games.bang.model import BangTable
from sixgun.kernel.journal import redo, undo, why_no_undo
from sixgun.kernel.state import checksum

from .tables import Player, asked, labels, options, say, table, told

# -- settle points ---------------------------------------------------------------------------------------


def test_the_active_players_reaction_comes_first_and_a_standing_one_again() -> None:
    """Suzy's last card wounds El Gringo: she draws, he takes what she drew, she draws again."""
    g = table(
        Player("suzy_lafayette", "bang 2d"),
        Player("el_gringo"),
        Player(),
        Player(),
        deck="beer 6h, saloon, gatling",
    )
    say(g, "Ann plays bang 2♦ at Ben")
    assert labels(g.seat(1).hand) == ["beer 6♥"]
    assert labels(g.seat(0).hand) == ["saloon 5♥"]
    kinds = [type(event) for event in told(g, CardsDrawn, CardTaken)]
    assert kinds == [CardsDrawn, CardTaken, CardsDrawn]


def test_reactions_of_others_go_clockwise_from_the_active_player() -> None:
    """One Gatling: Bart and Gringo react each right after their own loss, not at the end."""
    g = table(
        Player(hand="gatling, beer 6h, beer 7h"),
        Player("el_gringo"),
        Player("bart_cassidy"),
        Player(),
        deck="saloon",
    )
    say(g, "Ann plays gatling 10♥")
    happened = [type(event) for event in told(g, LifeLost, CardTaken, CardsDrawn)]
    assert happened == [LifeLost, CardTaken, LifeLost, CardsDrawn, LifeLost]
    assert len(g.seat(0).hand) == len(g.seat(1).hand) == 1


def duel_with_molly(life: int, beer: str = "") -> BangTable:
    """Ann challenges Molly, who has two BANG! cards; Ann has one."""
    return table(
        Player(hand="duel 8c, bang 2d, winchester"),
        Player("molly_stark", f"bang 3d, bang 4d{beer}", life=life),
        Player(),
        Player(),
        deck="saloon, gatling, stagecoach, wells fargo",
    )


def test_molly_draws_for_a_duel_only_when_it_is_over() -> None:
    g = duel_with_molly(life=3)
    say(g, "Ann plays duel 8♣ at Ben", "Ben discards bang 3♦")
    assert asked(g) == ("Ann", "duel") and len(g.seat(1).hand) == 1
    say(g, "Ann discards bang 2♦", "Ben discards bang 4♦")
    say(g, "Ann passes")
    assert g.seat(0).life == 4
    assert labels(g.seat(1).hand) == ["saloon 5♥", "gatling 10♥"]
    assert [type(event) for event in told(g, LifeLost, CardsDrawn)] == [LifeLost, CardsDrawn, CardsDrawn]


def test_molly_draws_after_her_own_loss_and_not_if_she_is_out() -> None:
    g = duel_with_molly(life=3)
    say(g, "Ann plays duel 8♣ at Ben", "Ben discards bang 3♦", "Ann discards bang 2♦", "Ben passes")
    assert g.seat(1).life == 2 and labels(g.seat(1).hand) == ["bang 4♦", "saloon 5♥"]
    g = duel_with_molly(life=1)
    say(
        g,
        "Ann plays duel 8♣ at Ben",
        "Ben discards bang 3♦",
        "Ann discards bang 2♦",
        "Ben passes",
        "Ben passes",
    )
    assert not g.seat(1).alive and not g.seat(1).hand
    assert [event.seat for event in told(g, CardsDrawn)] == [0], "only Ann's reward for an Outlaw"


def test_molly_saved_by_a_beer_draws_for_the_duel_and_the_beer_after_the_rescue() -> None:
    g = duel_with_molly(life=1, beer=", beer 6h")
    say(g, "Ann plays duel 8♣ at Ben", "Ben discards bang 3♦", "Ann discards bang 2♦", "Ben passes")
    assert asked(g) == ("Ben", "rescue")
    say(g, "Ben plays beer 6♥")
    assert not told(g, CardsDrawn), "a rescue is one batch"
    say(g, "Ben passes")
    assert g.seat(1).life == 1
    assert labels(g.seat(1).hand) == ["bang 4♦", "saloon 5♥", "gatling 10♥"]


def test_a_standing_condition_is_seen_before_the_first_action() -> None:
    g = table(
        Player(hand="bang 2d, winchester"),
        Player("molly_stark", "missed 10c"),
        Player("suzy_lafayette"),
        Player(),
        deck="saloon, gatling",
    )
    assert labels(g.seat(2).hand) == ["saloon 5♥"]
    say(g, "Ann plays bang 2♦ at Ben", "Ben plays missed 10♣")
    assert labels(g.seat(1).hand) == ["gatling 10♥"]


# -- heirs -----------------------------------------------------------------------------------------------


def heirs(sam: int) -> BangTable:
    """Ann kills Dan; Vera (Cleo) and Sam (at `sam`) divide his five cards."""
    players = [
        Player(hand="bang 2d, winchester"),
        Player(),
        Player("vera_custer"),
        Player(hand="beer 6h, beer 7h, beer 8h", in_play="barrel, mustang", life=1, role="renegade"),
    ]
    players[sam] = players[sam]._replace(character="vulture_sam")
    players[0] = players[0]._replace(in_play="schofield, scope")
    g = table(*players)
    g.state.seats[2].borrowed = ("vulture_sam",)
    g.board_changed()
    say(g, "Ann plays bang 2♦ at Dan", "Dan passes", "Dan passes")
    return g


@pytest.mark.parametrize(("sam", "first", "second"), [(0, "Ann", "Cleo"), (1, "Ben", "Cleo")])
def test_two_vultures_take_turns_from_the_left_of_the_grave(sam: int, first: str, second: str) -> None:
    g = heirs(sam)
    assert asked(g) == (first, "inherit")
    assert options(g) == ["picks hand of Dan", "picks barrel Q♠ of Dan", "picks mustang 8♥ of Dan"]
    say(g, f"{first} picks mustang 8♥ of Dan", f"{second} picks hand of Dan", f"{first} picks hand of Dan")
    assert options(g) == ["picks hand of Dan", "picks barrel Q♠ of Dan"]
    say(g, f"{second} picks barrel Q♠ of Dan")
    assert not g.seat(3).hand and not g.seat(3).in_play
    assert len(g.seat(sam).hand) == 3 + (sam == 0) and len(g.seat(2).hand) == 2
    assert asked(g) == ("Ann", "act")


# -- turns that end with their player --------------------------------------------------------------------


def test_a_player_killed_by_dynamite_has_no_turn_and_nobody_is_rewarded() -> None:
    g = table(
        Player(),
        Player(in_play="jail, dynamite 2h", life=3),
        Player(),
        Player(),
        deck="missed 2s, beer 6h",
        fresh_turn=True,
        turn_of=1,
    )
    assert not g.seat(1).alive and asked(g) == ("Cleo", "act")
    assert [(event.seat, event.by) for event in told(g, Eliminated)] == [(1, -1)]
    assert [event.source for event in told(g, Flipped)] == ["dynamite"], "the Jail is not checked any more"
    assert not told(g, Rewarded)
    assert [event.seat for event in told(g, TurnBegan)] == [1, 2]


def test_a_challenger_who_loses_their_own_duel_is_out_and_the_turn_passes() -> None:
    g = table(
        Player(role="renegade"),
        Player(hand="duel 8c", life=1),
        Player(hand="bang 2d", role="sheriff"),
        Player(role="outlaw"),
        turn_of=1,
    )
    say(g, "Ben plays duel 8♣ at Cleo", "Cleo discards bang 2♦")
    assert not g.seat(1).alive and not told(g, Rewarded), "nobody is responsible for a lost own Duel"
    assert asked(g) == ("Cleo", "act") and g.state.turn_number == 2


def test_players_may_shoot_themselves_out_of_the_game() -> None:
    g = table(Player(), Player(hand="bang 2d", life=1), Player(), Player(), turn_of=1)
    say(g, "Ben plays bang 2♦ at Ben")
    assert not g.seat(1).alive and not told(g, Rewarded)
    assert told(g, Eliminated)[0].by == -1
    assert asked(g)[0] == "Cleo" and not g.state.bangs


def test_the_sheriffs_death_ends_indians_before_the_next_is_asked() -> None:
    g = table(
        Player(life=1, hand="beer 6h"),
        Player(hand="bang 3d"),
        Player(hand="bang 4d"),
        Player(hand="indians"),
        turn_of=3,
    )
    say(g, "Dan plays indians K♦")
    assert asked(g) == ("Ann", "indians")
    say(g, "Ann passes", "Ann passes")
    assert g.result is not None and g.result.reason == "sheriff-dead" and g.result.winners == (1, 3)
    assert not g.pending and not g.state.agenda and not g.state.tray
    assert labels(g.seat(1).hand) == ["bang 3♦"]


def test_a_gatling_goes_on_past_those_it_kills() -> None:
    g = table(
        Player(hand="gatling"),
        Player(life=1),
        Player(life=1, role="outlaw"),
        Player(),
        Player(role="renegade"),
    )
    say(g, "Ann plays gatling 10♥")
    assert [event.seat for event in told(g, Eliminated)] == [1, 2]
    assert [event.seat for event in told(g, LifeLost)] == [1, 2, 3, 4]
    assert len(g.seat(0).hand) == 6 and len(told(g, Rewarded)) == 2


# -- rescue ----------------------------------------------------------------------------------------------


def test_a_rescue_needs_enough_beers_at_once() -> None:
    def blast(hand: str) -> BangTable:
        return table(
            Player(),
            Player("sean_mallory", hand, "dynamite 2h", life=2),
            Player(),
            Player(),
            deck="missed 2s",
            fresh_turn=True,
            turn_of=1,
        )

    g = blast("beer 6h, beer 7h")
    assert asked(g) == ("Ben", "rescue")
    say(g, "Ben plays beer 6♥")
    assert asked(g) == ("Ben", "act"), "the one card left can only be the second Beer"
    assert g.seat(1).life == 1
    assert [(event.points, event.life) for event in told(g, LifeGained)] == [(1, 1)]
    g = blast("beer 6h, saloon")
    assert asked(g) == ("Ben", "rescue") and options(g) == ["passes"], "one Beer would not be enough"
    g = blast("beer 6h")
    assert not g.seat(1).alive, "with one card in hand everyone knows that nothing can help"


# -- take-back -------------------------------------------------------------------------------------------


def test_what_you_may_take_back_at_a_card_table() -> None:
    g = table(
        Player(hand="barrel, bang 2d, stagecoach, panic, missed 10c"),
        Player(hand="beer 6h, beer 7h", in_play="scope"),
        Player(),
        Player(),
    )
    before = checksum(g.state)
    say(g, "Ann plays barrel Q♠")
    after = checksum(g.state)
    undo(g, 0)
    assert checksum(g.state) == before and labels(g.seat(0).hand)[0] == "barrel Q♠" and not g.seat(0).in_play
    redo(g, 0)
    assert checksum(g.state) == after
    say(g, "Ann plays panic J♥ at Ben")
    assert why_no_undo(g, 0) is None, "nothing was picked yet"
    say(g, "Ann picks scope A♠ of Ben")
    assert why_no_undo(g, 0) is None, "a card that lay open is no secret"
    undo(g, 0)
    say(g, "Ann picks hand of Ben")
    assert why(g, 0) == "undo-random"
    say(g, "Ann plays stagecoach 9♠")
    assert why(g, 0) == "undo-reveal"
    say(g, "Ann plays bang 2♦ at Ben")
    assert why_no_undo(g, 0) is None and why(g, 1) == "undo-other-player"
    undo(g, 0)
    assert len(g.seat(0).hand) == 5
    say(g, "Ann ends turn")
    assert why(g, 0) == "undo-reveal", "the next player has drawn"


def why(g: BangTable, seat: int) -> str:
    reason = why_no_undo(g, seat)
    assert reason is not None
    return reason.key


def test_a_single_missed_against_two_needed_comes_back() -> None:
    g = table(
        Player("slab_the_killer", "bang 2d, winchester"),
        Player(hand="missed 10c, beer 6h"),
        Player(),
        Player(),
    )
    say(g, "Ann plays bang 2♦ at Ben", "Ben plays missed 10♣")
    assert asked(g) == ("Ben", "shot") and labels(g.state.discard) == ["bang 2♦", "missed 10♣"]
    say(g, "Ben passes")
    assert g.seat(1).life == 3 and labels(g.seat(1).hand) == ["beer 6♥", "missed 10♣"]
    assert labels(g.state.discard) == ["bang 2♦"]
