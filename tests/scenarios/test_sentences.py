"""Every form of sentence, once where it holds and once where it does not."""

from pathlib import Path

import pytest

from sixgun.scenarios import outcome, read_text

START = """
scenario: a table for sentences
game: dice
given:
  turn: Ann
  Ann: {role: sheriff, life: 6}
  Ben: {role: deputy, life: 1, arrows: 2}
  Cleo: {role: outlaw}
  Dan: {role: outlaw}
  Eve: {role: renegade}
  dice: [1, beer, gatling, dynamite, dynamite]
  rolls:
    - [2]
"""


def differences(when: list[str], then: list[str], start: str = START) -> tuple[str, ...]:
    """What differs, without the line numbers and the questions that are still open."""
    text = start + "when:\n" + "".join(f"  - {line}\n" for line in when)
    text += "then:\n" + "".join(f"  - {line}\n" for line in then)
    lines = outcome(read_text(text, Path("test"))[0]).differs
    return tuple(line.split(": ", 1)[1] for line in lines if " is still asked: " not in line)


PLAY = ["Ann rerolls 1", "Ann stops", "Ann shoots Cleo", "Ann gives beer to Ann"]

CLAIMS = [
    # what holds after the play, what does not, and how it differs
    ("Ann has 7 life", "Ann has 6 life", "life of Ann is 7, not 6"),
    (
        "Ben has 1 life and 2 arrows",
        "Ben has 2 life and 1 arrow",
        "life of Ben is 1, not 2; arrows of Ben is 2, not 1",
    ),
    ("Ann has no arrows", "Ben has no arrow", "arrows of Ben is 2, not 0"),
    ("Ann is alive", "Ann is out", "out of Ann is false, not true"),
    ("Ann's role is sheriff", "Ann's role is outlaw", "role of Ann is sheriff, not outlaw"),
    ("pile is 7", "the pile is 8", "pile is 7, not 8"),
    ("turn is Ben", "turn is Ann", "turn is Ben, not Ann"),
    ("it is Ben's turn", "it is Ann's turn", "it is Ben's turn"),
    ("the game goes on", "nobody wins", "the game goes on"),
    ("the game goes on", "Ann and Ben win", "the game goes on"),
    ("the game goes on", "the reason is draw", "the game goes on"),
    (
        "Ann sees the role of Cleo as unknown",
        "Ann sees the role of Cleo as outlaw",
        "Ann sees the role of Cleo as unknown, not outlaw",
    ),
    (
        "a spectator sees the life of Ben as 1",
        "a spectator sees the role of Ben as deputy",
        "a spectator sees the role of Ben as unknown, not deputy",
    ),
    ("nothing else changed for Ben", "nothing else changed for Cleo", "life of Cleo was 8 and is 7"),
    ("nothing is pending", "Ben is to choose reroll", "Ben is not asked; nobody is asked"),
    ("nobody is asked", "Ben is asked reroll", "Ben is not asked; nobody is asked"),
    ("event ShotAimed", "event Eliminated", "Eliminated did not happen"),
    ("no event Eliminated", "no event DiceRolled", "DiceRolled happened 1 time"),
    ("1 event DiceRolled", "2 events LifeGained", "LifeGained happened 1 time"),
]


@pytest.mark.parametrize(("holds", "fails", "how"), CLAIMS)
def test_a_claim_holds_or_says_how_the_table_differs(holds: str, fails: str, how: str) -> None:
    assert differences(PLAY, [holds]) == ()
    assert differences(PLAY, [fails]) == (f"{fails}: {how}",)
    assert differences([*PLAY, f"expect: {holds}"], []) == ()
    assert differences([*PLAY, f"expect: {fails}"], []) == (f"{fails}: {how}",)


DEEDS = [
    # deeds up to here, one that holds, one that does not, and how it differs
    ([], "Ann reroll 1", "Ann rerolls 4", "refused: dynamite-locked (die 4), rule dice 5.1"),
    ([], "Ann keeps 2 3 4 5", "Ben stops", "refused: not-your-choice (waiting Ann)"),
    ([], "Ann cannot reroll 4", "Ann cannot stop", "it was accepted"),
    (
        [],
        "Ann cannot reroll 4 because dynamite-locked",
        "Ann cannot reroll 4 because is-out",
        "refused because dynamite-locked (die 4), rule dice 5.1, not because is-out",
    ),
    (
        [],
        "Ann cannot stap because not-an-option",
        "Ann cannot take aim",
        "'take aim' means nothing here (not-an-option (nearest rerolls 3, text take aim)); "
        "add 'because not-an-option' if so",
    ),
    ([], "Ann is asked reroll", "Ann is asked rerol", "Ann is asked reroll, not rerol"),
    (
        ["Ann stops"],
        "Ann is asked assign_bullseyes with [shoot Eve, shoots Ben]",
        "Ann is asked assign_bullseyes with [shoots Eve, shoots Dan]",
        "Ann is not offered: shoots Dan; Ann is also offered: shoots Ben",
    ),
    (
        ["Ann stops"],
        "Ann is asked assign_bullseyes with 2 options",
        "Ann is asked assign_bullseyes with 1 option",
        "Ann has 2 options, not 1: shoots Ben, shoots Eve",
    ),
    ([], "Ben is not asked", "Ann is not asked", "Ann is asked reroll"),
    (PLAY, "nobody is asked", "Ann is asked reroll", "Ann is not asked; nobody is asked"),
    (["Ann stops"], "Ann takes back", "Ben takes back", "refused: undo-other-player (player Ann)"),
    (["Ann stops"], "Ben cannot take back", "Ann cannot take back", "it could be taken back"),
    (
        ["Ann rerolls 1"],
        "Ann cannot take back because undo-random",
        "Ann cannot take back because undo-turn",
        "refused because undo-random, not because undo-turn",
    ),
    (
        ["Ann stops"],
        "Ann shoots Eve",
        "Ann shoots Eve thrice",
        "refused: not-an-option (nearest shoots Eve, text shoots Eve thrice)",
    ),
]


@pytest.mark.parametrize(("before", "holds", "fails", "how"), DEEDS)
def test_a_deed_is_done_or_says_why_not(before: list[str], holds: str, fails: str, how: str) -> None:
    unused = (differences([*before, holds], []) or ("",))[0]
    assert unused in ("", "1 of the written rolls was not used")
    assert differences([*before, fails], []) == (f"{fails}: {how}",)


def test_winners_and_reasons_of_a_finished_game() -> None:
    start = START.replace("Ann: {role: sheriff, life: 6}", "Ann: {role: sheriff, life: 1}").replace(
        "turn: Ann", "turn: Ben"
    )
    play = ["Ben rerolls 1", "Ben rerolls 1"]
    start = start.replace("- [2]", "- [beer]\n    - [1]")
    play += ["Ben shoots Ann"]
    assert differences(play, ["Cleo and Dan win", "the reason is sheriff-dead"], start) == ()
    wrong = ["Cleo wins", "nobody wins", "Cleo, Dan and Eve win", "the game goes on", "the reason is draw"]
    assert differences(play, wrong, start) == (
        "Cleo wins: the winners are: Cleo, Dan (sheriff-dead)",
        "nobody wins: the winners are: Cleo, Dan (sheriff-dead)",
        "Cleo, Dan and Eve win: the winners are: Cleo, Dan (sheriff-dead)",
        "the game goes on: the game is over: sheriff-dead",
        "the reason is draw: the reason is sheriff-dead, not draw",
    )


def test_nothing_else_changed_spares_what_other_claims_speak_of() -> None:
    assert differences(PLAY, ["Ann has 7 life", "Cleo has 7 life", "nothing else changed"]) == ()
    assert differences(PLAY, ["Ann has 7 life", "nothing else changed"]) == (
        "nothing else changed: life of Cleo was 8 and is 7",
    )


def test_questions_are_never_answered_automatically() -> None:
    (only,) = differences(["Ann rerolls 1", "Ann stops", "Ann gives beer to Ann"], [])
    assert only.startswith("Ann gives beer to Ann: refused: not-an-option")


def test_a_roll_that_was_not_written_down_fails_the_scenario() -> None:
    assert differences(["Ann rerolls 1", "Ann rerolls 1"], []) == (
        "Ann rerolls 1: a roll is needed here and none is left in 'rolls'",
    )


def test_a_roll_of_another_number_of_dice_fails_the_scenario() -> None:
    assert differences(["Ann rerolls 1 2"], []) == (
        "Ann rerolls 1 2: a roll of 1 dice is written down, but 2 are rolled",
    )
    start = START.replace("  dice: [1, beer, gatling, dynamite, dynamite]\n", "")
    assert differences([], [], start) == ("a roll of 1 dice is written down, but 5 are rolled",)


def test_a_written_roll_that_nobody_rolls_fails_the_scenario() -> None:
    assert differences(["Ann stops"], ["Ann is to choose assign_bullseyes"]) == (
        "1 of the written rolls was not used",
    )


def test_after_the_last_written_roll_the_next_turn_waits_for_its_dice() -> None:
    waiting = "the turn waits for its first roll and none is left in 'rolls'"
    for line in ("Ben stops", "Ben cannot stop", "Ann takes back", "Ann cannot take back"):
        assert differences([*PLAY, line], []) == (f"{line}: {waiting}",)


def test_an_agenda_that_breaks_later_fails_the_scenario() -> None:
    start = START.replace("    - [2]\n", "").replace("  rolls:\n", "")
    start += "  agenda:\n    - {is: Batch, cause: bullseyes, by: 0, losses: [[9, 1]], stage: 0}\n"
    start += "    - {is: Rolling, seat: 0}\n"
    assert differences(["Ann stops"], [], start) == (
        "Ann stops: the agenda cannot be carried out; take it from a saved table",
    )


def test_the_first_wrong_deed_ends_the_play_and_names_its_line() -> None:
    text = START + "when:\n  - Ann rerolls 4\n  - Ann stops\nthen:\n  - pile is 1\n"
    assert outcome(read_text(text, Path("test"))[0]).differs == (
        "line 15: Ann rerolls 4: refused: dynamite-locked (die 4), rule dice 5.1",
    )


def test_names_may_have_several_words_and_begin_alike() -> None:
    text = """
scenario: names
game: dice
given:
  Ann: {role: sheriff}
  Ann Lee: {life: 3}
  No: {}
  "42": {}
  rolls:
    - [1, beer, gatling, dynamite, dynamite]
when:
  - Ann stops
  - Ann shoots Ann Lee
  - Ann gives beer to No
then:
  - Ann Lee has 2 life
  - it is Ann Lee's turn
  - 42 sees the role of No as unknown
"""
    assert outcome(read_text(text, Path("test"))[0]).differs == ()
