"""The texts of one language, read once."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sixgun.finding import outside, read

LANGUAGES: Final = ("en", "cs", "es", "ru")
FALLBACK: Final = "en"
"""The language that speaks where another one has no word."""

FORMS: Final = frozenset({"to", "they", "are", "he", "it", "better", "gender", "nom", "gen", "you", "dice"})
"""Forms of a text that a language has only where its grammar needs them; elsewhere the plain text serves.

==========  =========================================================================================
``to``      a deed in the infinitive: conditions, *you may*, buttons
``they``    a deed of someone else, ``he`` of someone just mentioned, ``are`` what follows *if you*
``it``      a thing as the object of a sentence, ``better`` the same when upgraded
``gender``  the grammatical gender of a thing, to choose a form by
``nom``     a counted noun in the nominative, ``gen`` in the genitive
``you``     a line of the log about its reader
``dice``    how the dice game says it, where a text serves several games
==========  =========================================================================================
"""


class Catalogue:
    """Every message of one language."""

    __slots__ = ("_bundle", "_messages", "_patterns", "lang")

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        self._messages: set[str] = set()
        self._patterns: dict[str, ast.Pattern] = {}
        folder = files("sixgun.texts").joinpath(lang)
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._add(file.read_text(encoding="utf-8"))
        for box in outside():
            for name in box.texts(lang):
                self._add(read(name))

    def _add(self, source: str) -> None:
        """Read a file; a key that is there already keeps its text, so that no box changes what ours say."""
        texts = FluentResource(source)
        self._bundle.add_resource(texts)
        for entry in texts.body:
            if isinstance(entry, ast.Message) and entry.id.name not in self._messages:
                self._messages.add(entry.id.name)
                self._list(entry)

    def _list(self, message: ast.Message) -> None:
        if message.value is not None:
            self._patterns[message.id.name] = message.value
        for attribute in message.attributes:
            self._patterns[f"{message.id.name}.{attribute.id.name}"] = attribute.value

    def has(self, key: str) -> bool:
        """Whether the language has a message or, as ``message.attribute``, an attribute."""
        return key in self._patterns

    def found(self, key: str) -> str:
        """The key under which the language has a text: a form it does not need is its plain text."""
        if key in self._patterns:
            return key
        message, _, form = key.partition(".")
        return message if form in FORMS and message in self._patterns else ""

    def variables(self, key: str) -> frozenset[str]:
        """The variables of a text, with those of the texts it contains; none if there is no such text."""
        pattern = self._patterns.get(key)
        if pattern is None:
            return frozenset()
        inside = Inside()
        inside.visit(pattern)
        return frozenset(inside.variables).union(*[self.variables(part) for part in inside.references])

    def say(self, key: str, params: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """The sentence behind a key the language has, and what went wrong while it was made."""
        message, _, attribute = key.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{key} has no text of its own"
        text, faults = self._bundle.format_pattern(pattern, dict(params))
        return str(text), faults


def capital(text: Any) -> Any:
    """The text as the beginning of a sentence; texts call it ``CAPITAL($text)``."""
    words = str(text)
    return words[:1].upper() + words[1:]


FUNCTIONS: Final[dict[str, Any]] = {"CAPITAL": capital}
"""What texts may call; the page has the same."""


class Inside(Visitor):
    """What a text needs to be said: its variables, and the other texts it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's names
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note another text."""
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language; one for all speakers."""
    return Catalogue(lang)
