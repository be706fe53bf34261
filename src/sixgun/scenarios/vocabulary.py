"""The words that sentences may use besides names and entries: reasons and verbs.

Every refusal and every ending of a game has a text with its own key, so the files of texts know them all.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import sixgun
from sixgun.kernel.registry import Game
from sixgun.scenarios.moment import spellings

_FILES: Final = Path(sixgun.__file__).parent / "texts" / "en"


@cache
def _keys(game: str, start: str) -> tuple[str, ...]:
    """The ends of all keys of the kernel and a game that begin in a certain way."""
    found: dict[str, None] = {}
    for file in (_FILES / "kernel.ftl", *sorted(_FILES.glob(f"{game}*.ftl"))):
        text = file.read_text(encoding="utf-8")
        found.update(dict.fromkeys(re.findall(rf"^{start}([a-z-]+) =", text, flags=re.MULTILINE)))
    return tuple(sorted(found))


def refusal_keys(game: Game) -> tuple[str, ...]:
    """Why something may be refused in a game."""
    return _keys(game.id, "refusal-")


def ending_keys(game: Game) -> tuple[str, ...]:
    """Why a game may be over."""
    return _keys(game.id, f"{game.id}-result-")


def verb_of(game: Game, word: str) -> str:
    """The verb a deed of a game begins with, written as here or in its base form; empty if there is none."""
    return next((form for form in spellings(word.casefold()) if form in game.deeds), "")
