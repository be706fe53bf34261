"""Who knows about what: the kernel knows no card, and no card knows another."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.games.bang.cards import (
    BANG,
    BEER,
    CAT_BALOU,
    DUEL,
    GATLING,
    INDIANS,
    MISSED,
    PANIC,
    STAGECOACH,
    STORE,
    WELLS_FARGO,
)
from sixgun.games.catalog import GAMES, game
from sixgun.kernel.hooks import Layer
from sixgun.kernel.registry import snake

PACKAGE = Path(sixgun.__file__).parent
RULES = PACKAGE / "games" / "bang"
SCREEN = 60
"""As many lines as fit on a screen."""

NOTIONS = {BANG, BEER, CAT_BALOU, DUEL, GATLING, INDIANS, MISSED, PANIC, STAGECOACH, STORE, WELLS_FARGO}
"""Kinds of which printed texts speak; code says them with the constants of the same name."""


HOMONYMS = {"aim", "ghost", "map", "saved", "shot", "switch", "wanted"}
"""Words of the rules, of the engine and of every card that happen to be names of cards, too."""


def spellings(id: str, kind: type[Any]) -> set[str]:
    """What a card or character might be called, in lower case: by its id, its printed name, its class."""
    return {id, id.replace("_", " "), kind.__name__.lower()}


EVERYONE = {
    (game_id, id): spellings(id, kind)
    for game_id in GAMES
    for module in game(game_id).modules
    for id, kind in module.abilities.items()
    if id not in HOMONYMS and kind.layer != Layer.RULES
}
OF_CARDS = {id: spelled for (game_id, id), spelled in EVERYONE.items() if game_id == "bang"}


def as_words(names: set[str]) -> re.Pattern[str]:
    return re.compile(r"\b(" + "|".join(sorted(re.escape(name) for name in names)) + r")\b", re.IGNORECASE)


@pytest.mark.parametrize("path", sorted((PACKAGE / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_names_no_card_and_no_character_of_any_game(path: Path) -> None:
    anyone = as_words({name for spelled in EVERYONE.values() for name in spelled} - HOMONYMS)
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if anyone.search(line)] == []


# -- cards and characters --------------------------------------------------------------------------------

SETS = sorted(path for path in (RULES / "sets").rglob("*.py") if path.name != "table.py")


def classes_in(path: Path) -> Iterator[ast.ClassDef]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node


def words_of(node: ast.AST) -> set[str]:
    """Every name and text in code, in lower case; documentation and keys of sentences are not code."""
    return {word.lower().rstrip("!") for word in _words_of(node)}


def _words_of(node: ast.AST) -> Iterator[str]:
    sentences = {id(text) for text in [*documentation_of(node), *prompts_in(node)]}
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Attribute):
            yield part.attr
        elif isinstance(part, ast.Constant) and isinstance(part.value, str) and id(part) not in sentences:
            yield part.value


def documentation_of(node: ast.AST) -> Iterator[ast.Constant]:
    """The texts that stand alone as a statement."""
    for part in ast.walk(node):
        if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
            yield part.value


def prompts_in(node: ast.AST) -> Iterator[ast.expr]:
    """The keys under which questions find their sentences."""
    for part in ast.walk(node):
        if (
            isinstance(part, ast.AnnAssign)
            and ast.unparse(part.target) == "prompt"
            and part.value is not None
        ):
            yield part.value


CLASSES = [(path, node) for path in SETS for node in classes_in(path)]


@pytest.mark.parametrize(("path", "node"), CLASSES, ids=[node.name for _, node in CLASSES])
def test_no_card_and_no_character_names_another(path: Path, node: ast.ClassDef) -> None:
    words = words_of(node)
    for id, names in OF_CARDS.items():
        if id not in NOTIONS | HOMONYMS and node.name.lower() not in names:
            assert not words & names, f"{node.name} in {path.name} knows {id}"


def test_the_proof_would_see_a_name() -> None:
    node = ast.parse(
        'class Foe:\n    """Beer."""\n    def use(self):\n        return Barrel, "Cat Balou", self.duel'
    )
    assert {"barrel", "cat balou", "duel"} <= words_of(node)
    assert "beer." not in words_of(node)


def test_every_card_and_character_of_the_game_was_checked() -> None:
    kinds = {kind.__name__ for module in game("bang").modules for kind in module.abilities.values()}
    assert kinds <= {node.name for _, node in CLASSES} and set(OF_CARDS) <= {snake(kind) for kind in kinds}


@pytest.mark.parametrize("path", sorted(RULES.glob("*.py")), ids=lambda path: path.name)
def test_the_rules_of_the_game_name_only_the_notions(path: Path) -> None:
    """A written position has to put someone somewhere, so `position` may name characters."""
    if path.name == "position.py":
        return
    words = words_of(ast.parse(path.read_text(encoding="utf-8")))
    ids = {id for id in OF_CARDS if id not in NOTIONS | HOMONYMS}
    assert not words & ids


@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_and_character_fits_on_one_screen(game_id: str) -> None:
    for path in sorted((PACKAGE / "games" / game_id / "sets").rglob("*.py")):
        for node in classes_in(path):
            assert node.end_lineno is not None
            of_state = {ast.unparse(base) for base in node.bases} & {"Part", "Keeper"}
            assert of_state or node.end_lineno - node.lineno < SCREEN, f"{node.name} in {path.name}"
            assert ast.get_docstring(node), f"{node.name} does not say what it does"
