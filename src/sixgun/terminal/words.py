"""Typed words and what they may mean: without capitals, accents, punctuation, or the suits of cards.

Words fit a text exactly, as its beginning, or as the beginnings of some of its words in their order:
``store`` and ``mov dark st`` both fit "Move to Darkrock store". The closest fit wins; several equally close
ones are for the reader to choose from.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final, TypeVar
from unicodedata import combining, normalize

from sixgun.texts import Speaker

T = TypeVar("T")

EXACT: Final = 0
BEGINNING: Final = 1
SOME_WORDS: Final = 2
NO_FIT: Final = 3

SUITS: Final[Mapping[str, str]] = {
    "♠": "suit-spades",
    "♥": "suit-hearts",
    "♦": "suit-diamonds",
    "♣": "suit-clubs",
}
"""Signs that few keyboards have -> the text with the name of the suit."""

SILENT_SIGNS: Final = str.maketrans("", "", "'’`´")
"""Signs inside of words: "Mesito's" is one word, and found as "mesitos"."""

WORD: Final = re.compile(r"[♠♥♦♣]|\d+|[^\W\d_]+")
RANK_AND_SUIT: Final = re.compile(r"([jqka])([^\W\d_])")
"""A court card typed in one go, such as "qh"; a number and a letter are two words anyway."""


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """The text in small letters without accents."""
    parts = normalize("NFKD", text.casefold().translate(SILENT_SIGNS))
    return "".join([letter for letter in parts if not combining(letter)])


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text; the sign of a suit is a word of its own."""
    return tuple(WORD.findall(folded(text)))


def fit(typed: str, text: str, say: Speaker) -> int:
    """How closely typed words fit a text, from `EXACT` to `NO_FIT`."""
    wanted, found = words_of(typed), words_of(text)
    if not wanted:
        return NO_FIT
    best = _fit(wanted, found, say)
    if best == NO_FIT and any(RANK_AND_SUIT.fullmatch(word) for word in wanted):
        split: list[str] = []
        for word in wanted:
            card = RANK_AND_SUIT.fullmatch(word)
            split.extend(card.groups() if card else (word,))
        best = _fit(tuple(split), found, say)
    return best


def _fit(wanted: Sequence[str], found: Sequence[str], say: Speaker) -> int:
    plain = [word for word in found if word not in SUITS]
    if tuple(wanted) == tuple(found) or list(wanted) == plain:
        return EXACT
    for words in (found, plain):
        head = words[: len(wanted)]
        if (
            len(head) == len(wanted)
            and list(wanted[:-1]) == list(head[:-1])
            and _begins(head[-1], wanted[-1], say)
        ):
            return BEGINNING
    place = 0
    for word in wanted:
        while place < len(found) and not _begins(found[place], word, say):
            place += 1
        if place == len(found):
            return NO_FIT
        place += 1
    return SOME_WORDS


def _begins(word: str, typed: str, say: Speaker) -> bool:
    """Whether a word begins as typed; a suit may be called by its name, a number is only itself."""
    if word in SUITS:
        return typed == word or folded(say.text(SUITS[word])).startswith(typed)
    return word == typed if typed.isdecimal() else word.startswith(typed)


def closest(typed: str, known: Iterable[tuple[T, Sequence[str]]], say: Speaker) -> tuple[int, list[T]]:
    """Everything that typed words fit as closely as nothing else, and how closely that is."""
    best, found = NO_FIT, list[T]()
    for thing, texts in known:
        here = min([fit(typed, text, say) for text in texts], default=NO_FIT)
        if here < best:
            best, found = here, [thing]
        elif here == best < NO_FIT:
            found.append(thing)
    return best, found


def nearest(typed: str, texts: Sequence[str]) -> str:
    """The text that looks most like the typed words, slips of the pen included."""
    wanted = " ".join(words_of(typed))

    def likeness(text: str) -> float:
        plain = " ".join([word for word in words_of(text) if word not in SUITS])
        whole = SequenceMatcher(None, wanted, plain).ratio()
        return max(whole, SequenceMatcher(None, wanted, plain[: len(wanted)]).ratio())

    return max(texts, key=likeness)
