"""What the keys of the full-screen table mean, on Latin, Cyrillic and Czech keyboards."""

from collections.abc import Sequence
from typing import Final

from sixgun.terminal.stage import NOBODY, Way

DIGITS: Final = {str(number): number for number in range(1, 10)} | {
    sign: number for number, sign in enumerate("+ěščřžýáí", 1)
}
ZEROS: Final = ("0", "é")
"""Signs of the number row, also as a Czech keyboard writes them without Shift."""

LETTERS: Final = {
    "s": "stop",
    "i": "info",
    "u": "undo",
    "l": "language",
    "h": "hint",
    "t": "look",
    "q": "quit",
    "?": "why",
    ":": "type",
}
"""Sign -> the action behind it."""

CARD_LETTERS: Final = LETTERS | {"c": "cards", "g": "log"}
"""The same at a table with hands of cards."""

ENTRY_KEYS: Final = "1234567890abdefjkmnoprvwxyz"
"""The keys of entries in their order; other letters are commands of the table."""

SAME_KEY: Final = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
"""What the same key writes on a Russian keyboard."""

NAMED: Final = {
    "space": "go",
    "enter": "go",
    "up": "previous",
    "down": "next",
    "left": "previous",
    "right": "next",
}
"""Keys that write nothing, by the name they have."""


def sign_of(character: str | None) -> str:
    """The Latin letter or digit of a key, whatever the keyboard writes; else what it writes."""
    sign = (character or "").lower()
    sign = SAME_KEY.get(sign, sign)
    if sign in ZEROS:
        return "0"
    return str(DIGITS[sign]) if sign in DIGITS else sign


def action_of(key: str, character: str | None) -> str:
    """The action of a key; empty if it has none. A digit is its own action."""
    if key in NAMED:
        return NAMED[key]
    sign = sign_of(character)
    return sign if sign in DIGITS else LETTERS.get(sign, "")


def way_keys(ways: Sequence[Way], place_of: Sequence[int]) -> list[str]:
    """The keys of an entry's ways: the number of the seat aimed at, or counted.

    `place_of` gives every seat its number at the table; ways that seats do not tell apart are counted.
    """
    targets = [way.target for way in ways]
    if NOBODY not in targets and len(set(targets)) == len(targets):
        return [str(place_of[target]) for target in targets]
    return [*ENTRY_KEYS[: len(ways)], *[""] * (len(ways) - len(ENTRY_KEYS))]
