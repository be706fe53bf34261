"""Typed words: what they fit, and commands in every language."""

import pytest

import sixgun
from sixgun.terminal.commands import COMMANDS, MORE_WORDS, command_in, help_lines, words_for
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import Way, card_stage
from sixgun.terminal.understanding import choices_of, meaning_of, names_choice, parts_of
from sixgun.terminal.words import BEGINNING, EXACT, NO_FIT, SOME_WORDS, fit, folded, nearest
from sixgun.texts import LANGUAGES, speaker


@pytest.mark.parametrize(
    ("typed", "text", "lang", "how_well"),
    [
        ("Stop", "Stop", "en", EXACT),
        ("  stop. ", "Stop", "en", EXACT),
        ("ukoncit TAH", "Ukončit tah", "cs", EXACT),
        ("все еще", "Всё ещё", "ru", EXACT),
        ("mesitos point 4", "Mesito's Point 4", "en", EXACT),
        ("play beer", "Play Beer 6♥", "en", BEGINNING),
        ("play beer 6", "Play Beer 6♥", "en", EXACT),
        ("play beer 6h", "Play Beer 6♥", "en", BEGINNING),
        ("play beer 6 hearts", "Play Beer 6♥", "en", BEGINNING),
        ("zahrat pivo 6 srdce", "Zahrát Pivo 6♥", "cs", BEGINNING),
        ("duel qd", "Play Duel Q♦", "en", SOME_WORDS),
        ("move to Darkrock store", "Move to Darkrock store, south-west", "en", BEGINNING),
        ("mov dark st", "Move to Darkrock store, south-west", "en", SOME_WORDS),
        ("store dark", "Move to Darkrock store, south-west", "en", NO_FIT),
        ("point 1", "Mesito's Point 12", "en", NO_FIT),
        ("play beer 6s", "Play Beer 6♥", "en", NO_FIT),
        ("?!", "Stop", "en", NO_FIT),
        ("", "Stop", "en", NO_FIT),
    ],
)
def test_how_well_words_fit(typed: str, text: str, lang: str, how_well: int) -> None:
    assert fit(typed, text, speaker(lang)) == how_well


def test_a_slip_of_the_pen_has_a_nearest_text() -> None:
    assert nearest("plya ber", ["End the turn", "Play Beer 6♥", "Play Duel Q♦"]) == "Play Beer 6♥"


def test_several_answers_in_a_line() -> None:
    assert parts_of("1, 2;3") == ["1", "2", "3"]
    assert parts_of("1 2 3") == ["1", "2", "3"]
    assert parts_of("beer, duel q") == ["beer", "duel q"]
    assert parts_of("beer 6") == [] and parts_of("2") == [] and parts_of("") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["dice", "bang", "legends"])
def test_every_shown_choice_is_understood_as_itself(game: str, lang: str) -> None:
    """Also in small letters without accents, and with the mark that is shown behind it."""
    table = sixgun.new(game, 4, seed="shown")
    asked = 0
    while table.pending and asked < 60:
        ask = table.pending[0]
        sitting = Sitting(table, [ask.seat], "greenhorn", lang, luck="shown")
        known = sitting.choices()
        assert {choice.way.index for choice in known} == set(range(len(ask.options)))
        assert (card_stage(sitting.stage) is None) == (game == "dice")
        for choice in known:
            twins = [other.number for other in known if other.text == choice.text]
            for words in (choice.text, folded(choice.text), f"{choice.text} ({choice.way.mark})"):
                meant = meaning_of(words, known, sitting.shut(), sitting.speaker).choices
                assert [one.number for one in meant] == twins, words
            assert names_choice(choice.text, known)
        for index, spelled in enumerate(sitting.notations()):
            meant = meaning_of(spelled[0], known, sitting.shut(), sitting.speaker).choices
            assert [one.way.index for one in meant if one.way.then is None] == [index], spelled
        asked += 1
        table.choose(ask.seat, ask.default)


def test_words_that_fit_nothing_are_answered_with_the_nearest_choice() -> None:
    say = speaker("en")
    known = choices_of(
        [("Stop", (Way(0, ""),)), ("Roll", (Way(1, ""),))], ["Stop", "Roll"], [("stops",), ("rolls",)]
    )
    meaning = meaning_of("stpo", known, [], say)
    assert not meaning.choices and "“stpo”" in meaning.answer and "“Stop”" in meaning.answer


# -- commands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_words_of_its_own(lang: str) -> None:
    """No word means two commands, the English ones included, which work everywhere."""
    say, english = speaker(lang, strict=True), speaker("en", strict=True)
    meanings: dict[str, str] = {}
    for command in COMMANDS:
        for word in (*words_for(command, say), *words_for(command, english)):
            assert meanings.setdefault(folded(word), command) == command, word
            for line in (word, word.upper(), folded(word), f"  {word}?"):
                assert command_in(line, COMMANDS, say) == (command, ""), line
            more = (command, "10") if command in MORE_WORDS else None
            assert command_in(f"{word} 10", COMMANDS, say) == more


def test_words_of_another_language_are_no_commands() -> None:
    czech, russian = speaker("cs"), speaker("ru")
    assert command_in("možnosti", COMMANDS, czech) == ("options", "")
    assert command_in("moznosti", COMMANDS, czech) == ("options", "")
    assert command_in("¿Por qué?", COMMANDS, speaker("es")) == ("why", "")
    assert command_in("Почему 2", COMMANDS, russian) == ("why", "2")
    assert command_in("možnosti", COMMANDS, russian) is None
    assert command_in("why not", COMMANDS, russian) == ("why", "")
    assert command_in("?", COMMANDS, russian) == ("help", "")
    assert command_in("options", ("why",), russian) is None
    assert command_in("", COMMANDS, russian) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_teaches_the_words_of_the_language(lang: str) -> None:
    say = speaker(lang, strict=True)
    lines = help_lines(COMMANDS, say)
    assert len(lines) == len(COMMANDS)
    for line, command in zip(lines, COMMANDS, strict=True):
        assert line.startswith(words_for(command, say)[0])
