"""A question that is still open is said before everything else that differs."""

from pathlib import Path

from sixgun.scenarios import outcome, read_text

START = """scenario: a shot
game: bang
given:
  turn: Ann
  Ann: {hand: [bang 7♦, panic A♥, mustang 8♥]}
  Ben: {hand: [missed 3♠, beer 6♥]}
  Cleo: {}
  Dan: {}
when:
  - Ann plays bang at Ben
"""


def differences(*lines: str) -> tuple[str, ...]:
    """What differs after the shot of line 10."""
    return outcome(read_text(START + "".join(f"{line}\n" for line in lines), Path("test"))[0]).differs


def test_a_question_nobody_answered_is_said_first() -> None:
    assert differences("then:", "  - Ben has 3 life") == (
        "line 10: Ben is still asked: shot",
        "line 12: Ben has 3 life: life of Ben is 4, not 3",
    )


def test_a_question_that_is_expected_is_not_said() -> None:
    for claim in ("Ben is asked shot", "Ben is to choose shot", "Ben is offered [passes]"):
        assert differences("then:", f"  - {claim}", "  - Ben has 3 life") == (
            "line 13: Ben has 3 life: life of Ben is 4, not 3",
        )


def test_a_question_expected_with_the_wrong_prompt_is_said() -> None:
    assert differences("then:", "  - Ben is asked indians") == (
        "line 10: Ben is still asked: shot",
        "line 12: Ben is asked indians: Ben is asked shot, not indians",
    )


def test_a_scenario_that_holds_may_leave_a_question_open() -> None:
    assert differences("then:", "  - Ben has 4 life") == ()


def test_the_question_of_another_player_explains_a_deed_that_is_refused() -> None:
    assert differences("  - Ann plays panic at Ben") == (
        "line 11: Ben is still asked: shot",
        "line 11: Ann plays panic at Ben: refused: not-your-choice (waiting Ben)",
    )
    (only,) = differences("  - Ben plays beer")
    assert only.startswith("line 11: Ben plays beer: refused: ")


def test_between_the_deeds_a_question_is_nothing_special() -> None:
    assert differences("  - expect: Ben has 3 life") == ("line 11: Ben has 3 life: life of Ben is 4, not 3",)
    assert differences("  - nobody is asked") == ("line 11: nobody is asked: Ben is asked shot",)
    assert differences("  - Ben cannot pass") == ("line 11: Ben cannot pass: it was accepted",)


def test_what_chance_has_left_over_is_explained_by_an_open_question() -> None:
    found = outcome(read_text(START.replace("when:", "  picks: [gatling]\nwhen:"), Path("test"))[0]).differs
    assert found == ("line 11: Ben is still asked: shot", "line 1: 1 of the written picks was not used")


def test_without_deeds_the_question_is_that_of_the_position() -> None:
    text = START.split("when:")[0] + "then:\n  - Ann has 3 life\n"
    assert outcome(read_text(text, Path("test"))[0]).differs == (
        "line 1: Ann is still asked: act",
        "line 10: Ann has 3 life: life of Ann is 5, not 3",
    )
