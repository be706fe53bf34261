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

THING: Final = ("card", "character")
"""What has rules of its own is a kind of card or a character; no id is both."""

NamedAs: TypeAlias = Mapping[str, tuple[str, ...]]
NAMED: Final[NamedAs] = {
    "ability": ("character",),
    "card": THING,
    "face": ("face",),
    "role": ("role",),
    "weapon": ("card",),
}
"""Fields and parameters that hold an id -> the kinds of names it may have, tried in this order."""


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


def of_question(params: Mapping[str, int | str], player: str) -> Params:
    """The parameters of a question to a player, who is one of them; it has seats as names already."""
    told: Params = {"player": player, **params}
    for field in OTHER_SEATS:
        if field in params:
            name = params[field]
            told[f"{field}_is"] = "nobody" if not name else "self" if name == player else "other"
    return told


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


def with_names(
    params: Mapping[str, int | str], named_as: NamedAs, name: Callable[[tuple[str, ...], str], str]
) -> Params:
    """The same variables, and for each id the printed name beside it."""
    named = dict(params)
    for param, kinds in named_as.items():
        id = params.get(param)
        if isinstance(id, str):
            named[f"{param}_name"] = name(kinds, id)
    return named
