"""From the fields of a record to the variables of a sentence, as far as all games agree."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias
from unicodedata import category

from fluent.runtime.types import FluentInt

from sixgun.kernel.plain import Plain

Params: TypeAlias = dict[str, int | str]
Say: TypeAlias = Callable[..., str]
"""Says a key with variables: `Speaker.text`."""

MAIN_SEAT: Final = "seat"
OTHER_SEATS: Final = ("by", "first", "target")
"""Fields that hold a seat, or -1 for nobody."""

NAMED: Final = {
    "ability": "character",
    "card": "character",
    "cause": "cause",
    "face": "face",
    "role": "role",
}
"""Fields and parameters that hold an id -> the kind of name it has."""


def of_record(record: Plain, names: Sequence[str]) -> Params:
    """Numbers and ids as they are, seats as names. What is none of these is the game's own business."""
    params: Params = {}
    main = getattr(record, MAIN_SEAT, None)
    for field in record.fields:
        value = getattr(record, field)
        if field == MAIN_SEAT:
            params[field] = names[value]
        elif field in OTHER_SEATS:
            params[field] = names[value] if value >= 0 else ""
            params[f"{field}_is"] = "nobody" if value < 0 else "self" if value == main else "other"
        elif isinstance(value, bool):
            params[field] = int(value)
        elif isinstance(value, int | str):
            params[field] = value
    return params


def of_winners(winners: Sequence[int], names: Sequence[str]) -> Params:
    """Who has won, and how many they are."""
    return {"winners": ", ".join([names[seat] for seat in winners]), "count": len(winners)}


def as_typed(params: Mapping[str, int | str]) -> Params:
    """The same variables, with numbers that are written without separators between their digits."""
    return {
        name: FluentInt(value, useGrouping=False) if isinstance(value, int) else str(value)
        for name, value in params.items()
    }


def visible(text: str) -> str:
    """The text with control characters and the like written as escapes."""
    return "".join(
        letter.encode("unicode_escape").decode() if category(letter).startswith("C") else letter
        for letter in text
    )


def with_names(params: Mapping[str, int | str], name: Callable[[str, str], str]) -> Params:
    """The same variables, and for each id the printed name beside it."""
    named = dict(params)
    for param, kind in NAMED.items():
        if param in params:
            named[f"{param}_name"] = name(kind, str(params[param]))
    return named
