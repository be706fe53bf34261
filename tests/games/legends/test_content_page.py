"""The page about the data files leaves nothing out, and its examples are read."""

import re
from pathlib import Path

import pytest

from sixgun.games.legends.content.grammar import parse_code, parse_condition
from sixgun.games.legends.content.reading import BOARD, COLUMNS
from sixgun.games.legends.content.vocabulary import (
    EVENT_FILTERS,
    FIGHT_TYPES,
    HANDS,
    HAVE_LIMITS,
    HOOK_FILTERS,
    OPPONENTS,
    STEP_SHAPES,
    TERM_SHAPES,
    TURN_KEYS,
)

PAGE = (Path(__file__).parents[3] / "docs" / "content-legends.md").read_text(encoding="utf-8")


def words_of(text: str) -> set[str]:
    """The words between back quotes."""
    return {word for quoted in re.findall(r"`([^`\n]+)`", text) for word in re.findall(r"[a-z_]+", quoted)}


def section(title: str) -> str:
    found = re.search(rf"^#+ {title}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group(1)


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Steps", set(STEP_SHAPES)),
        ("Terms", {*TERM_SHAPES, *EVENT_FILTERS, *HAVE_LIMITS, *TURN_KEYS, *FIGHT_TYPES, *HANDS, *OPPONENTS}),
        ("Terms", {key for keys in EVENT_FILTERS.values() for key in keys}),
        ("Moments", {*HOOK_FILTERS, *[key for keys in HOOK_FILTERS.values() for key in keys]}),
    ],
)
def test_every_word_of_the_grammar_is_told(title: str, words: set[str]) -> None:
    assert words - words_of(section(title)) == set()


@pytest.mark.parametrize("file", COLUMNS)
def test_every_column_is_told(file: str) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{file}`")]
    assert re.findall(r"`([a-z_]+)`", line) == list(COLUMNS[file])


def test_the_board_is_told() -> None:
    assert f"`{BOARD}`" in PAGE


def test_examples_are_read() -> None:
    codes, conditions = (
        re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL) for kind in ("codes", "conditions")
    )
    assert all(parse_code(line) for block in codes for line in block.splitlines())
    assert all(parse_condition(line).alternatives for block in conditions for line in block.splitlines())
    assert len(codes) == len(conditions) == 1
