"""Where tables are kept: each an append-only list of numbered entries, in SQLite or PostgreSQL."""

from sixgun.server.store.opening import open_store
from sixgun.server.store.rows import (
    ABANDONED,
    OVER,
    PLAYING,
    Append,
    Conflict,
    Summary,
    TableRow,
    Unavailable,
)
from sixgun.server.store.store import Store

__all__ = [
    "ABANDONED",
    "OVER",
    "PLAYING",
    "Append",
    "Conflict",
    "Store",
    "Summary",
    "TableRow",
    "Unavailable",
    "open_store",
]
