"""Piles that run out in the middle of something, and Dynamites that go round."""

from sixgun.games.bang.events import (
    CardsDrawn,
    CheckMade,
    DeckShuffled,
    Flipped,
    StoreOpened,
    TurnLost,
)

from .tables import Player, asked, labels, say, table, told


def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    g = table(
        Player(hand="wells fargo"),
        Player(),
        Player(),
        Player(),
        deck="saloon",
        discard="beer 6h, beer 7h",
        empty_deck=True,
    )
    say(g, "Ann plays wells fargo 3♥")
    assert [event.count for event in told(g, DeckShuffled)] == [3], "the card being played is shuffled in"
    assert labels(g.seat(0).hand)[0] == "saloon 5♥"
    assert len(g.seat(0).hand) == 3 and len(g.state.deck) == 1 and not g.state.discard


def test_with_both_piles_empty_you_draw_what_there_is() -> None:
    g = table(Player(), Player(), Player(), Player(), deck="saloon", empty_deck=True, fresh_turn=True)
    assert labels(g.seat(0).hand) == ["saloon 5♥"] and asked(g) == ("Ann", "act")
    assert [event.count for event in told(g, CardsDrawn)] == [1]


def test_a_store_without_enough_cards_serves_the_first() -> None:
    g = table(Player(hand="general store"), Player(), Player(), Player(), deck="saloon", empty_deck=True)
    say(g, "Ann plays general store 9♣")
    shown = told(g, StoreOpened)[0].cards
    assert labels(list(shown)) == ["saloon 5♥", "general store 9♣"], "the store itself comes round again"
    say(g, "Ann takes general store 9♣")
    assert labels(g.seat(1).hand) == ["saloon 5♥"] and not g.seat(2).hand and not g.state.row


def test_checks_without_a_card_to_flip_lack_the_wanted_card() -> None:
    g = table(
        Player(in_play="jail, dynamite"), Player(), Player(), Player(), empty_deck=True, fresh_turn=True
    )
    assert told(g, Flipped)[0].cards == ()
    results = [(event.source, event.lucky) for event in told(g, CheckMade)][:2]
    assert results == [("dynamite", True), ("jail", False)]
    assert [event.seat for event in told(g, TurnLost)] == [0]


def test_a_barrel_flips_the_very_card_that_was_fired_if_nothing_else_is_left() -> None:
    g = table(Player(hand="bang 2d"), Player(in_play="barrel"), Player(), Player(), empty_deck=True)
    say(g, "Ann plays bang 2♦ at Ben", "Ben uses barrel Q♠")
    assert labels(list(told(g, Flipped)[0].cards)) == ["bang 2♦"]
    assert not told(g, CheckMade)[0].lucky and g.seat(1).life == 3


def test_suzy_waits_while_both_piles_are_empty() -> None:
    g = table(Player("suzy_lafayette", "barrel"), Player(), Player(), Player(), empty_deck=True)
    say(g, "Ann plays barrel Q♠")
    assert not g.seat(0).hand and not told(g, CardsDrawn)
    assert asked(g) == ("Dan", "act"), "without cards there is nothing to ask her or the next two"
    g = table(
        Player("suzy_lafayette", "beer 6h"), Player(), Player(), Player(hand="beer 7h"), empty_deck=True
    )
    say(g, "Ann plays beer 6♥")
    assert labels(g.seat(0).hand) == ["beer 6♥"], "what she played is shuffled and drawn again"


def test_black_jack_shows_no_second_card_if_he_gets_none() -> None:
    g = table(
        Player("black_jack", "beer 6h"),
        Player(),
        Player(),
        Player(),
        deck="saloon",
        empty_deck=True,
        fresh_turn=True,
    )
    assert labels(g.seat(0).hand) == ["beer 6♥", "saloon 5♥"]
    assert [type(event) for event in told(g, CardsDrawn)] == [CardsDrawn]


# -- dynamite --------------------------------------------------------------------------------------------


def test_two_dynamites_between_two_players_stay_and_are_checked_every_turn() -> None:
    g = table(
        Player(in_play="dynamite 2h"),
        Player(alive=False),
        Player(in_play="dynamite 10c", role="renegade"),
        Player(alive=False),
        deck="beer 6h, saloon, gatling, beer 7h, stagecoach 9s, beer 8h",
        fresh_turn=True,
    )
    assert labels(g.seat(0).in_play) == ["dynamite 2♥"] and asked(g) == ("Ann", "act")
    say(g, "Ann ends turn")
    assert labels(g.seat(2).in_play) == ["dynamite 10♣"] and asked(g) == ("Cleo", "act")
    assert [event.seat for event in told(g, Flipped)] == [0, 2]
    say(g, "Cleo ends turn")
    assert [event.seat for event in told(g, Flipped)] == [0, 2, 0]


def test_a_dynamite_passes_over_a_player_who_has_one() -> None:
    g = table(
        Player(in_play="dynamite 2h"),
        Player(in_play="dynamite 10c"),
        Player(),
        Player(),
        deck="beer 6h",
        fresh_turn=True,
    )
    assert labels(g.seat(2).in_play) == ["dynamite 2♥"] and labels(g.seat(1).in_play) == ["dynamite 10♣"]
