"""Where tables are kept: an append-only list of numbered entries each, on SQLite or PostgreSQL."""

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
