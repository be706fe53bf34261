"""The texts of one language, read once."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "cs", "es", "ru")
FALLBACK: Final = "en"
"""The language that speaks where another one has no word."""


class Catalogue:
    """Every message of one language."""

    __slots__ = ("_bundle", "lang")

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        folder = files("sixgun.texts").joinpath(lang)
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether the language has a message or, as ``message.attribute``, an attribute."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, key: str, params: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """The sentence behind a key the language has, and what went wrong while it was made."""
        message, _, attribute = key.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{key} has no text of its own"
        text, faults = self._bundle.format_pattern(pattern, dict(params))
        return str(text), faults


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language; one for all speakers."""
    return Catalogue(lang)
