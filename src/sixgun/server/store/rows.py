"""What goes into the store and comes out of it, and how it says no."""

from typing import Final, TypeAlias

import msgspec

# What the store itself has to know of a table's status; any other word: it has not begun.
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"

Summary: TypeAlias = bytes
"""What a list of tables shows of one table, in whatever form the caller writes it."""


class Conflict(Exception):
    """Someone else has already written this number, or the table no longer exists.

    Either way the caller's idea of the table is out of date: read it again.
    """


class Unavailable(Exception):
    """The database failed to do it: the disk is full, the server is down.

    A write that ends like this may or may not have been made (a connection can break while it commits): read
    the table again before going on.
    """


class TableRow(msgspec.Struct, frozen=True):
    """One table as the store lists it; `last` is the number of its last entry, times are milliseconds."""

    code: str
    game: str
    status: str
    listed: bool
    created_at: int
    updated_at: int
    summary: Summary
    last: int


class Append(msgspec.Struct):
    """New entries of one table, numbered from `first`, and what changes in its row with them.

    `None` leaves a column as it is. Entries, `at` and the changes are written together or not at all.
    """

    code: str
    first: int
    entries: list[bytes]
    at: int
    status: str | None = None
    listed: bool | None = None
    summary: Summary | None = None
