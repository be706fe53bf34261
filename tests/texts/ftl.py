"""The text files as syntax trees: what the tests of this folder compare."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sixgun.texts import LANGUAGES

OTHERS = LANGUAGES[1:]
OURS = ("bang.ftl", "cast.ftl", "dice.ftl", "kernel.ftl", "legends.ftl")


class Found(Visitor):
    """What occurs inside a piece of text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


class File(NamedTuple):
    """One parsed file: its texts by key (`key.attribute` for attributes) and what could not be parsed."""

    texts: dict[str, Found]
    keys: list[str]
    junk: list[str]


def file_names(lang: str) -> list[str]:
    folder = files("sixgun.texts").joinpath(lang)
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))


@cache
def parsed(lang: str, name: str) -> File:
    source = files("sixgun.texts").joinpath(lang, name).read_text(encoding="utf-8")
    texts: dict[str, Found] = {}
    keys: list[str] = []
    junk: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            junk.append(str(entry.content))
        elif isinstance(entry, ast.Message):
            keys.append(entry.id.name)
            for key, pattern in patterns(entry):
                texts[key] = found = Found()
                found.visit(pattern)
    return File(texts, keys, junk)


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


@cache
def all_texts(lang: str) -> dict[str, Found]:
    return {key: found for name in file_names(lang) for key, found in parsed(lang, name).texts.items()}


def our_texts(lang: str) -> dict[str, Found]:
    """What the games say, with the boxes of the card game that have files of their own."""
    boxes = [name for name in file_names(lang) if name.startswith("bang-")]
    return {key: found for name in (*OURS, *boxes) for key, found in parsed(lang, name).texts.items()}


def variables(lang: str, key: str) -> frozenset[str]:
    """The variables of a text, with those of the texts it contains."""
    found = all_texts(lang)[key]
    return frozenset(found.variables).union(*[variables(lang, part) for part in found.references])
