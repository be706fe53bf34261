"""What the engine can say, read from its classes and sources, so that no list has to be kept by hand."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import sixgun
from sixgun.games.catalog import GAMES, game
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Plain

SOURCE = Path(sixgun.__file__).parent
GAME_IDS = tuple(GAMES)


def classes_of(game_id: str, base: type[Plain]) -> dict[str, type[Plain]]:
    """Every kind of option or event a game may use; base classes do not count."""
    kinds = {name: kind for name, kind in game(game_id).records().items() if issubclass(kind, base)}
    built_upon = {parent for kind in kinds.values() for parent in kind.__mro__[1:]}
    found = {name: kind for name, kind in kinds.items() if kind is not base and kind not in built_upon}
    assert found, f"the game has no {base.__name__}"
    return found


def option_classes(game_id: str) -> set[str]:
    return set(classes_of(game_id, Option))


def event_classes(game_id: str) -> set[str]:
    return set(classes_of(game_id, Event))


@cache
def trees(folder: str = "") -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((SOURCE / folder).rglob("*.py"))]


def rules_trees() -> list[ast.Module]:
    """Kernel and games: everything that refuses, asks and ends games."""
    return trees("kernel") + trees("games")


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def constant(call: ast.Call, position: int) -> str | None:
    if len(call.args) > position:
        argument = call.args[position]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            return argument.value
    return None


def refusals() -> dict[str, set[str]]:
    """Every refusal key with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for tree in rules_trees():
        for call in calls(tree, "refusal"):
            key = constant(call, 0)
            assert key is not None, f"line {call.lineno}: a refusal whose key is not written out"
            found.setdefault(key, set()).update(str(word.arg) for word in call.keywords)
    return found


class Raised(NamedTuple):
    """A complaint as it is written in the sources."""

    where: str
    key: str
    wording: str
    params: frozenset[str]


COMPLAINTS = ("BadSettings", "BrokenJournal")


@cache
def complaints() -> list[Raised]:
    """Every complaint made anywhere in the sources."""
    found: list[Raised] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in COMPLAINTS:
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                wording, key = constant(node, 0), constant(node, 1)
                assert wording and key, f"{where}: a complaint whose words or key are not written out"
                found.append(Raised(where, key, wording, frozenset(str(word.arg) for word in node.keywords)))
    return found


def prompts(game_id: str) -> dict[str, set[str]]:
    """Every prompt of a game with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for tree in trees("kernel") + trees(f"games/{game_id}"):
        words = constants(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for prompt in prompts_in(node, words):
                    found[prompt] = params_of(node)
    return found


def constants(tree: ast.Module) -> dict[str, str]:
    """The strings that a module has given a name."""
    found: dict[str, str] = {}
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text))):
                found[name] = text
    return found


def prompts_in(question: ast.ClassDef, words: dict[str, str]) -> Iterator[str]:
    """The prompts of a question: what it calls its own, and those it asks with."""
    for node in question.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="prompt"), value=ast.Constant(value=str(prompt))) if prompt:
                yield prompt
            case ast.AnnAssign(target=ast.Name(id="prompt"), value=ast.Name(id=name)):
                yield words[name]
    for call in calls(question, "Ask"):
        asked = constant(call, 1)
        if asked:
            yield asked


def params_of(question: ast.ClassDef) -> set[str]:
    """The keys of the mapping that a question's `params` returns."""
    for method in question.body:
        if isinstance(method, ast.FunctionDef) and method.name == "params":
            return {
                str(key.value)
                for node in ast.walk(method)
                if isinstance(node, ast.Dict)
                for key in node.keys
                if isinstance(key, ast.Constant)
            }
    return set()


def reasons(game_id: str = "") -> set[str]:
    """Every reason a game can end for; without a name, those of all games."""
    found = [constant(call, 1) for tree in trees(f"games/{game_id}") for call in calls(tree, "Result")]
    return {reason for reason in found if reason is not None}


def literals(folder: str = "") -> set[str]:
    """Every string written out in the sources; pieces of composed strings do not count."""
    found: set[str] = set()
    for tree in trees(folder):
        pieces = {
            id(piece) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
                found.add(node.value)
    return found
