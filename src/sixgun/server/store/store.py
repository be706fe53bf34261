"""The store: one class for both databases."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixgun.kernel.registry import BadSettings
from sixgun.server.migrations import upgrade
from sixgun.server.store import changes
from sixgun.server.store.lines import TROUBLE, Line
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
from sixgun.server.store.schema import entries, replays, reports, tables
from sixgun.server.store.writer import Writer

_ROW = [tables.c[name] for name in TableRow.__struct_fields__]


class Store:
    """Tables with their entries, replays and reports. Every write is durable when its call returns.

    Any call can raise `Unavailable`: the database could not be asked.
    """

    def __init__(self, name: str, reading: AsyncEngine, line: Line) -> None:
        self._name = name
        self._reading = reading
        self._line = line
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Connect and bring the database up to date; several processes may do so at once.

        Raises:
            BadSettings: The database cannot be opened, or a newer version of the program made it.
        """
        self._writer = Writer(self._line)
        try:
            await self._writer.write(upgrade)
        except Exception as error:
            await self.close()
            if isinstance(error, CommandError):
                raise BadSettings(
                    "the database {database} was made by a newer version; update the program "
                    "or name another database",
                    "database-newer",
                    database=self._name,
                ) from error
            if isinstance(error, Unavailable):
                raise BadSettings(
                    "the database {database} cannot be opened: {trouble}",
                    "database-shut",
                    database=self._name,
                    trouble=_cause(error),
                ) from error
            raise

    async def close(self) -> None:
        """Finish every write that was accepted and let all connections go."""
        if self._writer is not None:
            await self._writer.close()
        await self._reading.dispose()

    # ------------------------------------------------------------ tables

    async def create(
        self,
        code: str,
        game: str,
        listed: bool,
        at: int,
        entries: list[bytes],
        status: str,
        summary: Summary,
    ) -> None:
        """A new table; its entries get the numbers 1, 2, ... `Conflict` if the code is taken."""
        await self._write(changes.creation(code, game, listed, at, entries, status, summary))

    async def append(self, batch: Append) -> None:
        """More entries of a table: all of them, or `Conflict` if any number is taken or the table is gone.

        Append to one table one batch at a time: a batch sent before the last one was answered may be written
        although that one was refused.
        """
        await self._write(batch)

    async def entries(self, code: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries with a higher number, in order; none for a table that does not exist."""
        found = await self._read(
            sa.select(entries.c.number, entries.c.data)
            .where(entries.c.code == code, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [(number, data) for number, data in found]

    async def table(self, code: str) -> TableRow | None:
        """One table, or None if no table has that code."""
        found = await self.rows([code])
        return found[0] if found else None

    async def rows(self, codes: Sequence[str]) -> list[TableRow]:
        """The tables of these codes that exist, newest first."""
        return await self._tables(sa.select(*_ROW).where(tables.c.code.in_(codes)))

    async def listed(self, limit: int = 60) -> list[TableRow]:
        """Tables that anyone may find, and that are not over, newest first."""
        going_on = tables.c.status.not_in([OVER, ABANDONED])
        return await self._tables(sa.select(*_ROW).where(tables.c.listed, going_on).limit(limit))

    async def in_play(self) -> list[str]:
        """The codes of all tables with a game under way."""
        found = await self._read(
            sa.select(tables.c.code).where(tables.c.status == PLAYING).order_by(tables.c.code)
        )
        return [code for (code,) in found]

    async def forget(self, before: int) -> int:
        """Delete tables without a game under way that nobody has touched since; returns how many."""
        forgotten = 0
        while count := await self._write(changes.oblivion(before)):
            forgotten += count
        return forgotten

    async def lease(self, code: str, holder: str, now: int, until: int) -> bool:
        """Take or renew the right to move a table's bots and clocks; returns whether the holder has it."""
        return await self._write(changes.lease(code, holder, now, until)) == 1

    async def release(self, holder: str) -> None:
        """Give back every table this holder has."""
        await self._write(changes.release(holder))

    # ------------------------------------------------------------ replays and reports

    async def save_replay(self, id: str, at: int, data: bytes) -> None:
        """Keep a replay; one that is already there stays as it is."""
        with suppress(Conflict):
            await self._write(changes.replay_kept(id, at, data))

    async def replay(self, id: str) -> bytes | None:
        """A replay, or None if none has that id."""
        found = await self._read(sa.select(replays.c.data).where(replays.c.id == id))
        return found[0][0] if found else None

    async def save_report(self, code: str, at: int, data: bytes) -> None:
        """Keep a report about a table; it outlives the table."""
        await self._write(changes.report_kept(code, at, data))

    async def reports(self) -> list[tuple[int, str, bytes]]:
        """All reports with their times and tables, oldest first."""
        found = await self._read(
            sa.select(reports.c.at, reports.c.code, reports.c.data).order_by(reports.c.at, reports.c.id)
        )
        return [(at, code, data) for at, code, data in found]

    # ------------------------------------------------------------ operations

    async def ping(self) -> None:
        """Ask the database for a sign of life."""
        await self._read(sa.select(1))

    async def backup(self, path: Path) -> None:
        """Copy the database into a file, as it is at one moment, while it stays in use.

        The file appears when it is complete; one that was there is replaced.

        Raises:
            BadSettings: The database is a server with its own tools, or the folder does not exist.
        """
        if self._reading.dialect.name != "sqlite":
            raise BadSettings("PostgreSQL is backed up with its own program, pg_dump", "database-backup")
        if not path.parent.is_dir():
            raise BadSettings("there is no folder {folder}", "folder", folder=str(path.parent))
        try:
            await asyncio.to_thread(_copy, Path(self._reading.url.database or ""), path)
        except TROUBLE as error:
            raise Unavailable(str(error)) from error

    async def _write(self, change: changes.Change) -> int:
        if self._writer is None:
            raise Unavailable("the store is not open")
        return await self._writer.write(change)

    async def _read(self, query: sa.Executable) -> Sequence[Any]:
        try:
            async with self._reading.connect() as connection:
                return (await connection.execute(query)).all()
        except TROUBLE as error:
            raise Unavailable(str(error)) from error

    async def _tables(self, query: sa.Select[Any]) -> list[TableRow]:
        newest_first = query.order_by(tables.c.created_at.desc(), tables.c.code)
        return [TableRow(*row) for row in await self._read(newest_first)]


def _cause(error: Unavailable) -> str:
    """The driver's own words, without the statement and links that SQLAlchemy wraps around them."""
    cause = error.__cause__
    return str(cause.orig if isinstance(cause, sa.exc.DBAPIError) else cause or error)


def _copy(source: Path, target: Path) -> None:
    unfinished = target.with_name(f"{target.name}.unfinished")
    with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(unfinished)) as copy:
        # All pages in one step see one moment; writers go on meanwhile, as always with a write-ahead log.
        running.backup(copy, pages=-1)
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
