"""A sentence before it is said in any language: the key of a text and what its variables stand for.

The engine's facts become a `Said` once, and everybody who reads it says it in the own language: `Speaker.say`
here, the web table in the browser. It is plain data, so it travels as JSON as it is.
"""

from typing import Final, NotRequired, TypeAlias, TypedDict


class Said(TypedDict):
    """The sentence of a text: ``k`` is its key, ``key.attribute`` for an attribute, ``p`` its variables.

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
