"""The phase, the bottom of a pile and the loss a player is about to suffer, in all games that have them."""

from pathlib import Path

import pytest

from sixgun.scenarios import outcome, read_text


def differs(given: str, *sentences: str) -> tuple[str, ...]:
    """What differs from claims in the middle of deeds, without the line numbers."""
    text = f"scenario: a table\n{given}when:\n" + "".join(f"  - {line}\n" for line in sentences)
    return tuple(line.split(": ", 1)[1] for line in outcome(read_text(text, Path("test"))[0]).differs)


RESCUE = """game: bang
given:
  turn: Ann
  phase: start
  Ann: {role: sheriff, life: 2, hand: [beer 6♥, beer 7♥, duel], in_play: [dynamite]}
  Ben: {}
  Cleo: {}
  Dan: {}
  deck: [missed 3♠]
"""
BART = """game: dice
given:
  turn: Ann
  Ann: {role: sheriff}
  Bart: {character: bart_cassidy, life: 5}
  players: 5
  dice: [1, gatling, gatling, dynamite, dynamite]
  final: true
"""
PILES = """game: bang
given:
  Ann: {hand: [bang]}
  players: 4
  deck: [duel Q♦]
  deck_bottom: [saloon, beer 6♥]
  discard: [gatling]
  discard_bottom: [panic A♥]
"""
LEGENDS = """game: legends
given:
  phase: act
  Ann: {}
  Ben: {}
  deck_bottom: [3♠, 10♥]
  fight_deck_bottom: [9]
"""


def test_a_rescue_tells_how_much_is_about_to_be_lost() -> None:
    asked = "Ann is asked rescue"
    assert differs(RESCUE, asked, "expect: Ann has 3 loss and 2 life", "expect: Ben has no loss") == ()
    assert differs(RESCUE, "expect: Ann has 2 loss") == ("Ann has 2 loss: loss of Ann is 3, not 2",)
    assert differs(RESCUE, "Ann plays beer 6♥", "expect: Ann has 2 loss") == ()
    assert differs(RESCUE, "Ann passes", "expect: Ann has no loss", "expect: Ann is out") == ()


def test_a_loss_that_may_be_replaced_is_about_to_happen() -> None:
    assert differs(BART, "Ann shoots Bart", "expect: Bart has 1 loss and 5 life") == ()
    assert differs(BART, "Ann shoots Bart", "Bart takes 1 arrow", "expect: Bart has no loss") == ()


@pytest.mark.parametrize(
    ("given", "deeds", "phase"),
    [
        (RESCUE, (), "start"),
        (PILES, (), "play"),
        (BART, (), "bullseyes"),
        (BART, ("Ann shoots Bart",), "bullseyes"),
        (BART.replace("  final: true\n", ""), (), "roll"),
        (LEGENDS, (), "act"),
        (LEGENDS.replace("act", "start"), (), "income"),
        (LEGENDS.replace("act", "setup"), (), "setup"),
    ],
)
def test_the_phase_is_where_the_turn_waits(given: str, deeds: tuple[str, ...], phase: str) -> None:
    given = given.replace(
        "phase: setup\n  Ann: {}\n  Ben: {}",
        "phase: setup\n  Ann: {dealt: [doc_holliday, "
        "wyatt_earp]}\n  Ben: {dealt: [jesse_james, bass_reeves]}",
    )
    assert differs(given, *deeds, f"expect: phase is {phase}") == ()
    assert differs(given, *deeds, "expect: phase is dusk") == (f"phase is dusk: phase is {phase}, not dusk",)


def test_the_bottom_of_a_pile_lies_beneath_everything_else() -> None:
    assert differs(PILES, "expect: deck_bottom is beer 6♥", "expect: deck_bottom is [saloon, beer]") == ()
    assert differs(PILES, "expect: discard_bottom is [gatling, panic]", "expect: deck_top is duel") == ()
    assert differs(PILES, "expect: discard_bottom is gatling") == (
        "discard_bottom is gatling: discard_bottom is [gatling 10♥, panic A♥], not [gatling]",
    )
    assert differs(LEGENDS, "expect: deck_bottom is [3♠, 10♥]", "expect: fight_deck_bottom is 9") == ()
    assert len(differs(LEGENDS, "expect: deck_bottom is 3♠")) == 1


def test_an_empty_pile_has_no_bottom_and_nobody_sees_that_of_a_deck() -> None:
    empty = PILES.replace("  discard: [gatling]\n  discard_bottom: [panic A♥]\n", "")
    assert differs(empty, "expect: discard_bottom is empty") == ()
    assert differs(PILES, "expect: Ann sees the deck_bottom as unknown") == ()
    assert differs(PILES, "expect: Ann sees the discard_bottom as unknown") == ()
    assert differs(LEGENDS, "expect: Ann sees the fight_deck_bottom as unknown") == ()
