"""A sentence before anyone says it: the key of a text and what its variables stand for.

The engine's facts become a `Said` once. Whoever reads it says it in their own language and from their own
chair: `Speaker.say` here, the web table in the browser. It is plain data, so it travels as JSON as it is, and
the same line goes to every reader.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NotRequired, TypeAlias, TypedDict


class Said(TypedDict):
    """The sentence of a text: ``k`` is its key, ``key.form`` for one of its forms, ``p`` its variables.

    A variable is a number, words that are the same in every language, another sentence, or a list of these,
    which is said as its items with ", " between them. Numbers are written without separators between their
    digits. A `Said` is shared by all who use it and never changed.
    """

    k: str
    p: NotRequired[dict[str, "Value"]]


Part: TypeAlias = int | str | Said
Value: TypeAlias = int | str | Said | list[Part]
Params: TypeAlias = dict[str, Value]

BETWEEN: Final = ", "
"""What stands between the items of a list."""

PLAYER: Final = "kernel-player"
"""The sentence that is only a player: a name and a seat, so that the reader can be *you*."""

MAIN_SEAT: Final = "seat"
"""The variable of whoever a sentence is about. If that is the reader, the form ``.you`` says it."""

NOBODY: Final = -1
"""The reader of a sentence that is said to the whole table: nobody is *you*."""


@cache
def player(name: str, seat: int) -> Said:
    """A player as a part of a sentence."""
    return {"k": PLAYER, "p": {"name": name, "seat": seat}}


def seat_of(value: Value) -> int:
    """The seat of a variable that is a player; `NOBODY` for every other variable."""
    if isinstance(value, dict) and value["k"] == PLAYER:
        seat = value["p"]["seat"]
        return seat if isinstance(seat, int) else NOBODY
    return NOBODY


def together(parts: Sequence[Part]) -> Part:
    """All of them inside a sentence: commas, and *and* before the last one."""
    return _joined("kernel-and", parts)


def either(parts: Sequence[Part]) -> Part:
    """One of them: commas, and *or* before the last one."""
    return _joined("kernel-or", parts)


def _joined(key: str, parts: Sequence[Part]) -> Part:
    if len(parts) == 1:
        return parts[0]
    return {"k": key, "p": {"many": [*parts[:-1]], "last": parts[-1]}}
