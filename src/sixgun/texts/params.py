"""From the fields of a record to the variables of a sentence, as far as all games agree."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias
from unicodedata import category

from sixgun.kernel.plain import Plain
from sixgun.texts.said import MAIN_SEAT, Params, Part, player

OTHER_SEATS: Final = ("by", "first", "target")
"""Fields that hold a seat, or -1 for nobody."""

THING: Final = ("card", "character")
"""What has rules of its own is a kind of card or a character; no id is both."""

NamedAs: TypeAlias = Mapping[str, tuple[str, ...]]
NAMED: Final[NamedAs] = {
    "ability": ("character", "card"),
    "by": THING,
    "card": THING,
    "character": ("character",),
    "event": ("card",),
    "face": ("face",),
    "role": ("role",),
    "suit": ("suit",),
    "weapon": ("card",),
}
"""Fields and parameters that hold an id -> the kinds of names it may have, tried in this order."""

EXACT: Final = 2**53 - 1
"""The largest number that a reader of JSON can be trusted with."""


def of_record(record: Plain, names: Sequence[str]) -> Params:
    """Numbers and ids as they are, seats as players. Anything else is the game's own business.

    So is someone at the table who has no seat, such as an opponent that the rules move.
    """
    params: Params = {}
    for field in record.fields:
        value = getattr(record, field)
        if (field == MAIN_SEAT or field in OTHER_SEATS) and value >= len(names):
            continue
        if field == MAIN_SEAT:
            params[field] = player(names[value], value)
        elif field in OTHER_SEATS:
            if value < 0:
                params[field] = ""
                params[f"{field}_is"] = "nobody"
            else:
                params[field] = player(names[value], value)
                if value == getattr(record, MAIN_SEAT, None):
                    params[f"{field}_is"] = "self"
        elif isinstance(value, str):
            params[field] = value
        elif isinstance(value, int):
            params[field] = int(value)
    return params


def of_question(params: Mapping[str, int | str], asked: str) -> Params:
    """The parameters of a question to a player, which has seats as names already."""
    told: Params = {**params}
    for field in OTHER_SEATS:
        if field in params:
            name = params[field]
            told[f"{field}_is"] = "nobody" if not name else "you" if name == asked else "other"
    return told


def of_request(params: Mapping[str, int | str]) -> Params:
    """The parameters of an answer to what somebody asked for: numbers may be of any size."""
    return {
        name: value if type(value) is int and abs(value) <= EXACT else str(value)
        for name, value in params.items()
    }


def of_winners(winners: Sequence[int], names: Sequence[str]) -> Params:
    """Who has won, and how many they are."""
    called: list[Part] = [names[seat] for seat in winners]
    return {"winners": called, "count": len(winners)}


def of_roles(roles: Sequence[str], names: Sequence[str]) -> list[Part]:
    """Every player with the role that comes to light at the end."""
    return [
        {"k": "kernel-pair", "p": {"left": name, "right": {"k": f"role-{role}"}}}
        for name, role in zip(names, roles, strict=True)
    ]


def visible(text: str) -> str:
    """The text with control characters and the like written as escapes."""
    return "".join(
        letter.encode("unicode_escape").decode() if category(letter).startswith("C") else letter
        for letter in text
    )
