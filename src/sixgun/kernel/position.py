"""Positions in words: what a scenario file says, and how a game refuses the impossible.

A game reads a `Written` position into a state and writes a state back; files, line numbers and the search for
the nearest right word belong to whoever reads the file.
"""

from collections.abc import Mapping, Sequence

from sixgun.kernel.plain import Json


class Written:
    """A position in words: each player's facts by name, in seat order, and the facts of the table.

    Attributes:
        midway: The agenda is written out as well, so that the position may be between two decisions.
        sets, settings: The boxes and house rules the position is for.
        follows: Entries of a player that only repeat another one (a hand's size, its cards) or, named "",
            follow from the whole table; mentioning one implies the other.
    """

    __slots__ = ("follows", "midway", "players", "sets", "settings", "table")

    def __init__(
        self,
        players: Mapping[str, Mapping[str, Json]],
        table: Mapping[str, Json],
        midway: bool = False,
        *,
        sets: tuple[str, ...] = (),
        settings: Mapping[str, int | str] | None = None,
        follows: Mapping[str, str] | None = None,
    ) -> None:
        self.players = players
        self.table = table
        self.midway = midway
        self.sets = sets
        self.settings = settings or {}
        self.follows = follows or {}


class BadPosition(ValueError):
    """An impossible position: where it is stated, what is wrong and what would be right.

    `word` is an unknown word and `known` are those that would be right in its place.
    """

    def __init__(self, path: tuple[str, ...], reason: str, word: str = "", known: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason
        self.word = word
        self.known = tuple(known)


def spoken(path: Sequence[str]) -> str:
    """``("Ann", "life")`` -> ``life of Ann``."""
    return " of ".join(reversed(path))


def shown(value: Json) -> str:
    """A value as a reader of the file would write it."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "a group of entries"
    return f"'{value}'" if isinstance(value, str) else str(value)


def whole(value: Json, path: tuple[str, ...], low: int, high: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(path, f"{spoken(path)} is a whole number from {low} to {high}, not {shown(value)}")
    return value


def flag(value: Json, path: tuple[str, ...]) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadPosition(path, f"{spoken(path)} is true or false, not {shown(value)}")
    return value


def one_of(value: Json, path: tuple[str, ...], what: str, known: Sequence[str]) -> str:
    """One of the known words for a `what`."""
    if not isinstance(value, str) or value not in known:
        word = value if isinstance(value, str) else ""
        raise BadPosition(path, f"{shown(value)} is no {what}", word, known)
    return value


def only(entries: Mapping[str, Json], path: tuple[str, ...], known: Sequence[str]) -> None:
    """Only known entries."""
    for word in entries:
        if word not in known:
            where = f" of {spoken(path)}" if path else ""
            raise BadPosition((*path, word), f"'{word}' is no entry{where}", word, known)
