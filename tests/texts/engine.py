"""What the engine can say, read from its classes and sources, so that no list has to be kept by hand."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import sixgun
from sixgun.games.catalog import game
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Plain

SOURCE = Path(sixgun.__file__).parent
GAME = game("dice")


def classes_of(base: type[Plain]) -> set[str]:
    """Every kind of option or event the dice game may use."""
    kinds = {name for name, kind in GAME.records().items() if issubclass(kind, base) and kind is not base}
    assert kinds, f"the game has no {base.__name__}"
    return kinds


def option_classes() -> set[str]:
    return classes_of(Option)


def event_classes() -> set[str]:
    return classes_of(Event)


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
    """Every complaint that is made anywhere in the sources."""
    found: list[Raised] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in COMPLAINTS:
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                wording, key = constant(node, 0), constant(node, 1)
                assert wording and key, f"{where}: a complaint whose words or key are not written out"
                found.append(Raised(where, key, wording, frozenset(str(word.arg) for word in node.keywords)))
    return found


def prompts() -> dict[str, set[str]]:
    """Every prompt with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for tree in rules_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for call in calls(node, "Ask"):
                    prompt = constant(call, 1)
                    if prompt is not None:
                        found[prompt] = params_of(node)
    return found


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


def reasons() -> set[str]:
    """Every reason a game can end for."""
    found = [constant(call, 1) for tree in trees("games") for call in calls(tree, "Result")]
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
