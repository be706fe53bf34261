"""What the keys of the full-screen table mean, on Latin, Cyrillic and Czech keyboards."""

from typing import Final

DIGITS: Final = {str(number): number for number in range(1, 10)} | {
    sign: number for number, sign in enumerate("+ěščřžýáí", 1)
}
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

SAME_KEY: Final = dict(zip("ышгдреЫШГДРЕйЙ", "siulhtsiulhtqq", strict=True))
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


def action_of(key: str, character: str | None) -> str:
    """The action of a key; empty if it has none. A digit is its own action."""
    if key in NAMED:
        return NAMED[key]
    sign = SAME_KEY.get(character or "", (character or "").lower())
    if sign in DIGITS:
        return str(DIGITS[sign])
    return LETTERS.get(sign, "")
