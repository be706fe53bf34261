"""Every reason, note and phrase of the server has its sentence in every language, and is used."""

import ast
from pathlib import Path

import pytest

import sixgun.server
from sixgun.server.orders import PHRASES
from sixgun.server.refusals import CODES
from sixgun.server.room import NOTES
from sixgun.texts.catalogue import LANGUAGES, catalogue

SOURCES = [path for path in Path(sixgun.server.__file__).parent.rglob("*.py") if path.name != "refusals.py"]


def words(path: Path) -> set[str]:
    """Every text in a module."""
    tree = ast.parse(path.read_text())
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def codes_given(path: Path) -> set[str]:
    """What a module says no with: `No("code")`, and the codes with which sockets are shut."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            code = node.args[0]
            if name in ("No", "_shut", "shut") and isinstance(code, ast.Constant):
                found.add(str(code.value))
    return found


KEYS = [
    *[f"server-no-{code}" for code in CODES],
    *[f"server-note-{note}" for note in NOTES],
    *[f"web-phrase-{phrase}" for phrase in PHRASES],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_server_says_has_a_sentence(language: str) -> None:
    texts = catalogue(language)
    assert [key for key in KEYS if not texts.has(key)] == []


def test_every_code_is_listed() -> None:
    given = set().union(*map(codes_given, SOURCES))
    assert given - set(CODES) == set()


def test_every_code_is_given_somewhere() -> None:
    assert set(CODES) - set().union(*map(words, SOURCES)) == set()


def test_every_note_is_made_somewhere() -> None:
    room = next(path for path in SOURCES if path.name == "room.py")
    made = {
        str(part.value)
        for node in ast.walk(ast.parse(room.read_text()))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "_note"
        for part in ast.walk(node.args[1])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    assert made == set(NOTES)
    assert list(NOTES) == sorted(NOTES)
