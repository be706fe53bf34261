"""`texts`: a text in every language, and in its place."""

import json

import pytest

from sixgun.cli.overheard import ENOUGH, overheard
from sixgun.texts import LANGUAGES
from tests.cli.conftest import Typing


def test_a_text_is_shown_in_every_language_with_its_line(run: Typing) -> None:
    out = run("texts", "dice-event-DiceKept", "--lang", "en").out
    for lang in LANGUAGES:
        assert f"texts/{lang}/dice.ftl:" in out
    assert out.count("dice-event-DiceKept =") == len(LANGUAGES)
    assert "in a game:" in out and "keep" in out


def test_a_form_is_found_by_its_text(run: Typing) -> None:
    assert "bang-prompt-shot =" in run("texts", "bang-prompt-shot.waiting").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_overheard_in_games(lang: str) -> None:
    heard = overheard("bang-event-CardsDrawn", lang)
    assert len(heard) == ENOUGH == len(set(heard))
    assert not [line for line in heard if "bang-" in line or "{" in line]


def test_texts_of_doors_are_in_no_game() -> None:
    assert overheard("web-life", "en") == []


def test_a_pattern_lists_keys(run: Typing) -> None:
    keys = run("texts", "bang-event-*").out.split()
    assert "bang-event-CardsDrawn" in keys and all(key.startswith("bang-event-") for key in keys)


def test_a_piece_of_a_text_finds_it_in_the_readers_language(run: Typing) -> None:
    assert "card-barrel" in run("texts", "Barrel", "--lang", "en").out
    rows = json.loads(run("texts", "Бочка", "--lang", "ru", "--json").out)
    assert "card-barrel" in [row["key"] for row in rows]


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ([], "name the text"),
        (["bang-event-CardDrawn"], "did you mean bang-event-CardsDrawn?"),
        (["qqqqqqqqqqqq"], "there is no text “qqqqqqqqqqqq”"),
    ],
)
def test_a_mistake_is_one_line(run: Typing, asked: list[str], line: str) -> None:
    done = run("texts", *asked, "--lang", "en")
    assert done.code == 2 and line in done.err and done.err.count("\n") == 1
