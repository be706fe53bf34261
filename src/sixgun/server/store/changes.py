"""What can be written, as statements; the same on every database."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final, TypeAlias

import msgspec
import sqlalchemy as sa

from sixgun.server.store.rows import PLAYING, Append, Summary
from sixgun.server.store.schema import entries, replays, reports, tables

Change: TypeAlias = Append | Callable[[sa.Connection], int]
"""Something to be written in a transaction; unlike an append, it returns how many rows it changed."""

# Tables forgotten in one transaction: a long one would keep the choices of running games waiting.
FORGOTTEN_AT_ONCE: Final = 25


def _or_as_it_is(name: str) -> sa.ColumnElement[Any]:
    """The new value of a column if there is one."""
    column = tables.c[name]
    return sa.func.coalesce(sa.bindparam(f"new_{name}", type_=column.type), column)


# Built once: the engine then finds its compiled form by the object alone.
_INSERT_ENTRIES: Final = sa.insert(entries)
_UPDATE_TABLE: Final = (
    sa.update(tables)
    .where(tables.c.code == sa.bindparam("of_code"))
    .values(
        updated_at=sa.bindparam("new_updated_at"),
        last=sa.bindparam("new_last"),
        status=_or_as_it_is("status"),
        listed=_or_as_it_is("listed"),
        summary=_or_as_it_is("summary"),
    )
)
_LEASE: Final = (
    sa.update(tables)
    .where(
        tables.c.code == sa.bindparam("of_code"),
        sa.or_(
            tables.c.holder.in_(["", sa.bindparam("new_holder")]),
            tables.c.held_until <= sa.bindparam("now"),
        ),
    )
    .values(holder=sa.bindparam("new_holder"), held_until=sa.bindparam("new_held_until"))
)
_RELEASE: Final = (
    sa.update(tables).where(tables.c.holder == sa.bindparam("of_holder")).values(holder="", held_until=0)
)


def carry_out(connection: sa.Connection, changes: Sequence[Change]) -> list[int]:
    """Make the changes in order; consecutive appends go to the database together."""
    counts: list[int] = []
    for together, run in groupby(changes, lambda change: isinstance(change, Append)):
        if together:
            appends = [change for change in run if isinstance(change, Append)]
            _append(connection, appends)
            counts += [len(append.entries) for append in appends]
        else:
            counts += [change(connection) for change in run if not isinstance(change, Append)]
    return counts


def _append(connection: sa.Connection, appends: list[Append]) -> None:
    if connection.dialect.name == "sqlite" and len({append.code for append in appends}) == len(appends):
        with suppress(UnicodeDecodeError):  # bytes that are not text cannot travel as JSON
            _append_in_two_steps(connection, appends)
            return
    # Processes that write to the same tables lock them in the same order, or they could block each other.
    appends = sorted(appends, key=lambda append: append.code)
    new = [row for append in appends for row in numbered(append.code, append.first, append.entries)]
    if new:
        connection.execute(_INSERT_ENTRIES, new)
    connection.execute(
        _UPDATE_TABLE,
        [
            {
                "of_code": append.code,
                "new_updated_at": append.at,
                "new_last": append.first + len(append.entries) - 1,
                "new_status": append.status,
                "new_listed": append.listed,
                "new_summary": append.summary,
            }
            for append in appends
        ],
    )


# SQLite's driver hands the interpreter's lock over at every row of a statement, and has to wait for it again
# while the event loop is busy. So all rows of a batch travel as one JSON text, in one step per statement.
_INSERT_AT_ONCE: Final = (
    "INSERT INTO entries (code, number, data) "
    "SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB) FROM json_each(?)"
)
_UPDATE_AT_ONCE: Final = (
    "UPDATE tables SET updated_at = new.at, last = new.last, status = coalesce(new.status, tables.status), "
    "listed = coalesce(new.listed, tables.listed), "
    "summary = coalesce(CAST(new.summary AS BLOB), tables.summary) FROM ("
    "SELECT value ->> 0 AS code, value ->> 1 AS at, value ->> 2 AS last, value ->> 3 AS status, "
    "value ->> 4 AS listed, value ->> 5 AS summary FROM json_each(?)) AS new WHERE tables.code = new.code"
)


def _append_in_two_steps(connection: sa.Connection, appends: list[Append]) -> None:
    rows = [
        (append.code, number, entry.decode())
        for append in appends
        for number, entry in enumerate(append.entries, append.first)
    ]
    updates = [
        (
            append.code,
            append.at,
            append.first + len(append.entries) - 1,
            append.status,
            append.listed,
            None if append.summary is None else append.summary.decode(),
        )
        for append in appends
    ]
    connection.exec_driver_sql(_INSERT_AT_ONCE, (_json(rows),))
    connection.exec_driver_sql(_UPDATE_AT_ONCE, (_json(updates),))


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


def numbered(code: str, first: int, data: Sequence[bytes]) -> list[dict[str, Any]]:
    """Rows of entries from a number on."""
    return [{"code": code, "number": number, "data": entry} for number, entry in enumerate(data, first)]


def creation(
    code: str, game: str, listed: bool, at: int, data: Sequence[bytes], status: str, summary: Summary
) -> Change:
    """A new table with its first entries."""

    def create(connection: sa.Connection) -> int:
        row = {
            "code": code,
            "game": game,
            "status": status,
            "listed": listed,
            "created_at": at,
            "updated_at": at,
            "summary": summary,
            "last": len(data),
            "holder": "",
            "held_until": 0,
        }
        connection.execute(sa.insert(tables), row)
        if data:
            connection.execute(_INSERT_ENTRIES, numbered(code, 1, data))
        return 1

    return create


def lease(code: str, holder: str, now: int, until: int) -> Change:
    """Hold a table that nobody else holds; one row changes if that succeeds."""
    values = {"of_code": code, "new_holder": holder, "now": now, "new_held_until": until}
    return lambda connection: connection.execute(_LEASE, values).rowcount


def release(holder: str) -> Change:
    """Let go of every table someone holds."""
    return lambda connection: connection.execute(_RELEASE, {"of_holder": holder}).rowcount


def oblivion(before: int) -> Change:
    """Delete some tables without a game in progress, untouched since; their entries go with them."""
    some = (
        sa.select(tables.c.code)
        .where(tables.c.status != PLAYING, tables.c.updated_at < before)
        .limit(FORGOTTEN_AT_ONCE)
    )
    return lambda connection: connection.execute(sa.delete(tables).where(tables.c.code.in_(some))).rowcount


def replay_kept(replay: str, at: int, data: bytes) -> Change:
    """A new replay."""
    return lambda connection: (
        connection.execute(sa.insert(replays), {"id": replay, "at": at, "data": data}).rowcount
    )


def report_kept(code: str, at: int, data: bytes) -> Change:
    """A new report about a table."""
    return lambda connection: (
        connection.execute(sa.insert(reports), {"code": code, "at": at, "data": data}).rowcount
    )
