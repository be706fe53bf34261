"""What the keys of the full-screen table mean, on Latin, Cyrillic and Czech keyboards."""

from typing import Final

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
