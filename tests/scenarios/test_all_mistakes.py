"""Words that no sentence knows are named with the nearest one, and all mistakes of a file at once."""

from pathlib import Path

import pytest

from sixgun.scenarios import Malformed, check_file, outcome, read_text

TABLE = """scenario: a table
game: dice
given:
  turn: Ann
  Ann: {role: sheriff}
  Ben: {}
  Cleo: {}
  Dan: {}
  dice: [1, beer, gatling, dynamite, dynamite]
"""


def complaints(text: str, tmp_path: Path) -> list[tuple[int, str]]:
    """All mistakes of a file: line and reason."""
    file = tmp_path / "mistakes.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        check_file(file)
    assert all(wrong.file == file for wrong in caught.value.every())
    return [(wrong.line, wrong.reason) for wrong in caught.value.every()]


WORDS = [
    # a sentence of `when`, and what is wrong with it
    ("Ann shots Ben", "'shots' is not a verb of this game; did you mean 'shoots'?"),
    ("Ann cannot rerol 4", "'rerol' is not a verb of this game; did you mean 'rerolls'?"),
    ("Ann shoots Bean", "there is no player 'Bean'; did you mean 'Ben'?"),
    ("Ann cannot shoot Kleo twice", "there is no player 'Kleo'; did you mean 'Cleo'?"),
    ("Ann gives beer to Dann", "there is no player 'Dann'; did you mean 'Dan'?"),
    (
        "Ann cannot reroll 4 because dynamite-lock",
        "nothing is refused because 'dynamite-lock'; did you mean 'dynamite-locked'?",
    ),
    (
        "Ann cannot reroll 4 because dynamite_locked",
        "nothing is refused because 'dynamite_locked'; did you mean 'dynamite-locked'?",
    ),
    (
        "Ann cannot take back because undo-rndom",
        "nothing is refused because 'undo-rndom'; did you mean 'undo-random'?",
    ),
    ("Ann is not offered [shots Ben]", "'shots' is not a verb of this game; did you mean 'shoots'?"),
    ("pile is 9", "'pile is 9' is a claim; between deeds it is written 'expect: pile is 9'"),
    (
        "Ben has 3 lifes",
        "'Ben has 3 lifes' is a claim; between deeds it is written 'expect: Ben has 3 lifes'",
    ),
    (
        "nothing else changed",
        "'nothing else changed' is a claim; between deeds it is written 'expect: nothing else changed'",
    ),
]


@pytest.mark.parametrize(("sentence", "reason"), WORDS)
def test_a_wrong_word_of_a_deed_is_named_with_the_nearest(sentence: str, reason: str, tmp_path: Path) -> None:
    assert complaints(TABLE + f"when:\n  - {sentence}\n", tmp_path) == [(11, reason)]
    documented = Path("docs/scenarios.md").read_text(encoding="utf-8")
    assert reason.split("'")[0] in documented


def test_a_wrong_reason_for_the_end_is_named_with_the_nearest(tmp_path: Path) -> None:
    assert complaints(TABLE + "then:\n  - the reason is sherif-dead\n", tmp_path) == [
        (11, "no game is over because of 'sherif-dead'; did you mean 'sheriff-dead'?")
    ]


def test_a_sentence_may_be_wrong_in_two_places(tmp_path: Path) -> None:
    assert complaints(TABLE + "when:\n  - Ann cannot shoot Bean because wrong-distanz\n", tmp_path) == [
        (11, "there is no player 'Bean'; did you mean 'Ben'?"),
        (11, "nothing is refused because 'wrong-distanz'; did you mean 'wrong-distance'?"),
    ]


def test_what_shall_mean_nothing_may_have_any_words() -> None:
    text = (
        TABLE
        + "when:\n  - Ann cannot fly to Bean because not-an-option\nthen:\n  - Ann is to choose reroll\n"
    )
    assert outcome(read_text(text, Path("test"))[0]).differs == ()


def test_cards_and_places_are_not_taken_for_players() -> None:
    text = """scenario: suits
game: bang
given:
  turn: Ann
  Ann: {hand: [panic]}
  Ben: {in_play: [barrel Q♠], hand: [beer]}
  Cleo: {}
  Dan: {}
when:
  - Ann plays panic at ben
  - Ann picks barrel Q of spades
then:
  - Ann's hand is [barrel Q♠]
"""
    assert outcome(read_text(text, Path("test"))[0]).differs == ()


def test_all_mistakes_of_a_file_are_named_at_once(tmp_path: Path) -> None:
    text = (
        TABLE.replace("Ben: {}", "Ben: {lifes: 3}")
        + """when:
  - Ann stapps
  - [Ann stops]
  - Ann shoots Bean
then:
  - Ben hass 3 life
  - pyle is 9
---
scenario: another one
game: dice
when: Ann stops
sorce: nowhere
---
scenario: one without mistakes
game: dice
given: {players: 4}
---
scenario: the last one
game: dise
given: {players: 4}
"""
    )
    assert complaints(text, tmp_path) == [
        (6, "'lifes' is no entry of Ben; did you mean 'life'?"),
        (11, "'stapps' is not a verb of this game; did you mean 'stops'?"),
        (12, "an item of 'when' is a sentence or 'expect: sentence'"),
        (13, "there is no player 'Bean'; did you mean 'Ben'?"),
        (15, "'Ben hass 3 life' is no claim: after Ben comes another word; did you mean 'has'?"),
        (16, "'pyle is 9' is no claim; did you mean 'pile'?"),
        (20, "'when' is a list of sentences, each after a dash"),
        (21, "'sorce' is no entry of a scenario; did you mean 'source'?"),
        (28, "'dise' is no game; did you mean 'dice'?"),
    ]


def test_what_is_missing_is_not_said_of_what_is_misspelled(tmp_path: Path) -> None:
    assert complaints("scenari: x\ngame: dice\ngiven: {players: 4}\n", tmp_path) == [
        (1, "'scenari' is no entry of a scenario; did you mean 'scenario'?")
    ]
    assert complaints("scenario: x\ngam: dice\ngiven: {players: 4}\n", tmp_path) == [
        (2, "'gam' is no entry of a scenario; did you mean 'game'?")
    ]


def test_the_mistakes_before_broken_yaml_are_named_as_well(tmp_path: Path) -> None:
    found = complaints(TABLE + "when:\n  - Ann stopps\n---\nscenario: [\n", tmp_path)
    assert [line for line, _ in found] == [11, 14]
    assert found[1][1].startswith("this is not YAML")


TURN = """scenario: nobody says whose turn it is
game: bang
given:
  Ann: {hand: [bang, mustang]}
  Ben: {role: sheriff, hand: [bang, mustang]}
  Cleo: {}
  Dan: {}
when:
  - Ann plays mustang
then:
  - Ann has 1 card
"""


def test_a_missing_turn_is_said_if_somebody_else_acts_first() -> None:
    assert outcome(read_text(TURN, Path("test"))[0]).differs == (
        "line 9: Ben is still asked: act",
        "line 1: 'turn' is missing, so it is Ben's turn; write 'turn: Ann' if not",
        "line 9: Ann plays mustang: refused: not-your-choice (waiting Ben)",
    )
    with_turn = TURN.replace("given:\n", "given:\n  turn: Ann\n")
    assert outcome(read_text(with_turn, Path("test"))[0]).differs == ()


def test_a_missing_turn_is_not_said_if_the_first_player_acts_first() -> None:
    text = TURN.replace("Ann plays mustang", "Ben plays mustang").replace("Ann has 1 card", "Ann has 9 cards")
    assert outcome(read_text(text, Path("test"))[0]).differs == (
        "line 9: Ben is still asked: act",
        "line 11: Ann has 9 cards: cards of Ann is 2, not 9",
    )
