"""Which boxes there are: every folder of `sets`, and every package somebody installed as a box.

A box is a package with two modules: `table` holds its printed facts, `box` its manifest (`BOX`). Packages
from outside name themselves in the entry point group ``sixgun.boxes``. What is wrong with one of them is
noted and told when somebody wants to play it; all other boxes stay playable.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from sixgun.finding import Found, outside, packages_in
from sixgun.games.bang import sets

FORMAT: Final = 1
"""What a table and a manifest look like. A box made for another format says so with its own `FORMAT`."""

TABLES: Final[dict[str, ModuleType]] = {}
"""The printed facts of every box by its id, in the order in which boxes stand on the shelf."""

PACKAGES: Final[dict[str, str]] = {}
"""The package every box comes from."""

FOREIGN: Final[dict[str, Found]] = {}
"""The boxes from outside by their ids."""

BROKEN: Final[dict[str, str]] = {}
"""Boxes from outside that cannot be played, with what is wrong with them."""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks from low to high; a card's rank is a number from 2 to 14."""

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
EVENT_KINDS: Final = ("regular", "bonus", "final")

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*")
"""What ids look like: of boxes, cards, characters and events."""


class BadBox(Exception):
    """A box cannot be played, with the reason."""


def _stock() -> None:
    ours = {name: f"{sets.__name__}.{name}" for name in packages_in(sets.__path__)}
    tables = {id: import_module(f"{package}.table") for id, package in ours.items()}
    for id in sorted(ours, key=lambda id: int(tables[id].PLACE)):
        TABLES[id] = tables[id]
        PACKAGES[id] = ours[id]
    for found in outside():
        if found.id in PACKAGES:
            condemn(
                f"{found.id} ({found.package})", f"there is a box {found.id!r} already, {_home(found.id)}"
            )
            continue
        try:
            _stock_foreign(found)
        except BadBox as wrong:
            condemn(found.id, f"{found.package}: {wrong}")
        except (Exception, SystemExit) as error:  # whatever a stranger does must not stop the others
            condemn(found.id, f"{found.package}.table: {type(error).__name__}: {error}")


def condemn(id: str, reason: str) -> None:
    """A box cannot be played; what a stranger's code has to say about it is put on one line."""
    line = "".join([letter if letter.isprintable() else " " for letter in reason])
    BROKEN[id] = " ".join(line.split())


def _home(id: str) -> str:
    return f"from {FOREIGN[id].distribution}" if id in FOREIGN else "one of our own"


def _stock_foreign(found: Found) -> None:
    if not NAME.fullmatch(found.id):
        raise BadBox(f"{found.id!r} is no id of a box: lower-case letters, digits and single underscores")
    if not found.folder():
        raise BadBox("there is no such package")
    table = import_module(f"{found.package}.table")
    for wrong in _faults(found, table):
        raise BadBox(wrong)
    TABLES[found.id] = table
    PACKAGES[found.id] = found.package
    FOREIGN[found.id] = found


def _faults(found: Found, table: ModuleType) -> Iterator[str]:
    """What is wrong with the printed facts of a box, most basic first."""
    made_for = getattr(table, "FORMAT", FORMAT)
    if made_for != FORMAT:
        yield f"it is made for boxes of format {made_for}, and this program knows format {FORMAT}"
    yield from _bad_rows(table)
    prefix = str(getattr(table, "PREFIX", found.id))
    if prefix in [str(getattr(other, "PREFIX", id)) for id, other in TABLES.items()]:
        yield f"its cards would be numbered like those of another box: PREFIX {prefix!r} is taken"
    sorts = (
        ("character", ids_of(table, "CHARACTERS")),
        ("event", ids_of(table, "EVENTS")),
        ("card without suit", piled_ids(table)),
    )
    for sort, ids in sorts:
        for id in ids:
            home = _printed_in(id)
            if home:
                yield f"there is {home} {id!r} already; its {sort} needs another id"
    yield from _doubles(table)
    known = found.keys("en")
    for key in texts_of(found.id, table):
        if key not in known:
            yield f"texts/en lacks {key}"


def _bad_rows(table: ModuleType) -> Iterator[str]:
    """Rows that do not say what they should."""
    decks, casts, events = [rows_of(table, name) for name in ("DECK", "CHARACTERS", "EVENTS")]
    for row in decks:
        if not (_begins_with_id(row, 3) and row[1] in RANKS and row[2] in SUITS):
            yield f"DECK has {row!r}; a row is a kind, a rank ({RANKS[0]} to {RANKS[-1]}) and a suit"
    for row in casts:
        if not (_begins_with_id(row, 2) and isinstance(row[1], int) and 1 <= row[1] <= 9):
            yield f"CHARACTERS has {row!r}; a row is an id and 1 to 9 life points"
    for row in events:
        if not (_begins_with_id(row, 2) and row[1] in EVENT_KINDS):
            yield f"EVENTS has {row!r}; a row is an id and one of {', '.join(EVENT_KINDS)}"
    for row in piled_rows(table):
        whole = _begins_with_id(row, 4) and isinstance(row[2], int) and isinstance(row[3], int)
        if not (whole and NAME.fullmatch(str(row[1])) and row[2] >= 1 and row[3] >= 0):
            yield f"PILES has {row!r}; a row is an id, a sort of card, how many copies, and a price or 0"
    if not (decks or casts or events or piled_rows(table)):
        yield "its table lists no cards, no characters and no events"
    elif hasattr(table, "COVER") and table.COVER not in printed_ids(table):
        yield f"its cover shows {table.COVER!r}, which is not in its table"


def _doubles(table: ModuleType) -> Iterator[str]:
    """Ids that a table gives to several things; only cards have copies."""
    ids = ids_of(table, "DECK")
    for row in (*rows_of(table, "CHARACTERS"), *rows_of(table, "EVENTS"), *piled_rows(table)):
        if row[0] in ids:
            yield f"its table has {row[0]!r} twice; every character and event needs an id of its own"
        ids.append(row[0])


def _begins_with_id(row: Any, length: int) -> bool:
    """Whether a row has so many columns, the first of which is an id."""
    return (
        isinstance(row, tuple)
        and len(row) == length
        and isinstance(row[0], str)
        and NAME.fullmatch(row[0]) is not None
    )


def rows_of(table: ModuleType, name: str) -> tuple[Any, ...]:
    """One of the lists of a table; a box need not have them all."""
    return tuple(getattr(table, name, ()))


def piled_rows(table: ModuleType) -> list[Any]:
    """The rows of all piles of cards without rank and suit."""
    return [row for rows in dict(getattr(table, "PILES", {})).values() for row in rows]


def piled_ids(table: ModuleType) -> list[str]:
    """The cards without rank and suit, each once."""
    return list(dict.fromkeys([str(row[0]) for row in piled_rows(table)]))


def ids_of(table: ModuleType, name: str) -> list[str]:
    """What the rows of a list are about, each once."""
    return list(dict.fromkeys([str(row[0]) for row in rows_of(table, name)]))


def printed_ids(table: ModuleType) -> list[str]:
    """Everything a box prints: kinds of cards, events, cards of other piles, characters."""
    kinds, events, cast = [ids_of(table, name) for name in ("DECK", "EVENTS", "CHARACTERS")]
    return [*kinds, *events, *piled_ids(table), *cast]


def cover_of(box: str) -> str:
    """The card whose picture is on the cover of a box: what its table says, or the first one printed."""
    table = TABLES[box]
    return str(getattr(table, "COVER", printed_ids(table)[0]))


def _printed_in(id: str) -> str:
    """As what an id is printed already; empty if it is free."""
    for table in TABLES.values():
        for name, sort in (("DECK", "a card"), ("CHARACTERS", "a character"), ("EVENTS", "an event")):
            if id in ids_of(table, name):
                return sort
        if id in piled_ids(table):
            return "a card"
    return ""


def texts_of(box: str, table: ModuleType) -> list[str]:
    """The texts without which nobody could play with a box: its name, and what is on its cards."""
    new = [kind for kind in ids_of(table, "DECK") if not _printed_in(kind)]
    cards = [*new, *ids_of(table, "EVENTS"), *piled_ids(table)]
    characters = ids_of(table, "CHARACTERS")
    return [
        f"set-bang-{box}",
        *[key for id in cards for key in (f"card-{id}", f"bang-card-{id}")],
        *[key for id in characters for key in (f"character-{id}", f"bang-ability-{id}")],
    ]


_stock()
