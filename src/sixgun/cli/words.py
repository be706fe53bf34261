"""Which language to speak, and how a user's mistake is put into one line."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from sixgun.texts import LANGUAGES, Speaker

FALLBACK: Final = "en"


class Mistake(Exception):
    """The user made a mistake: a text key of `cli.ftl` with its parameters. One line, exit code 2."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def line(self, say: Speaker) -> str:
        """The mistake in words."""
        return say.text(self.key, **self.params)


class Told(Mistake):
    """A mistake that another part of the program has already put into words."""

    def __init__(self, text: str) -> None:
        super().__init__("")
        self.text = text

    def line(self, say: Speaker) -> str:
        """Those words."""
        return self.text


def one_line(text: str) -> str:
    """A message on one line, whatever a file name or a library put into it."""
    return " ".join(text.split())


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of help and messages: `--lang`, else $SIXGUN_LANG, else $LANG, else English."""
    asked = asked_language(arguments)
    if asked in LANGUAGES:
        return asked
    for name in ("SIXGUN_LANG", "LANG"):
        wanted = environment.get(name, "").partition(".")[0].partition("_")[0].lower()
        if wanted in LANGUAGES:
            return wanted
    return FALLBACK


def asked_language(arguments: Sequence[str]) -> str:
    """What follows the last `--lang`, or nothing. Needed before any option can be explained."""
    asked = ""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            asked = argument.partition("=")[2]
        elif argument == "--lang" and index + 1 < len(arguments):
            asked = arguments[index + 1]
    return asked


def checked_language(lang: str) -> str:
    """The language, if there are texts in it."""
    if lang not in LANGUAGES:
        raise Mistake("ui-cli-unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that looks most like `word`, or nothing."""
    return next(iter(get_close_matches(word, known, n=1)), "")
