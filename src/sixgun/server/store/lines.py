"""The one connection of a process that writes; used by one thread only, the writer's.

Reading goes through a pool of the caller's event loop. Writing does not: SQLite lets one connection write at
a time, and a commit must neither wait for a busy event loop nor be cancelled halfway.
"""

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from sixgun.server.store.rows import Unavailable

# How long a statement waits for a lock that another process holds.
BUSY_MS: Final = 10_000
# What drivers raise when the database is unavailable; asyncpg lets the network's own errors through.
TROUBLE: Final = (sa.exc.DBAPIError, OSError, sqlite3.Error)

Result = TypeVar("Result")


class Lost(Exception):
    """The connection was gone before anything was committed: the work may be retried on a new one."""


class Line(ABC):
    """A connection that is opened when needed, and reopened when lost."""

    def run(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do the work in a transaction of its own; it is durable when this returns."""
        try:
            return self._run(work)
        except Lost:
            try:
                return self._run(work)
            except Lost as lost:
                raise Unavailable(str(lost)) from lost

    @abstractmethod
    def _run(self, work: Callable[[sa.Connection], Result]) -> Result: ...

    @abstractmethod
    def close(self) -> None:
        """Give the connection back."""


def _in_transaction(connection: sa.Connection, work: Callable[[sa.Connection], Result]) -> Result:
    transaction = connection.begin()
    try:
        result = work(connection)
    except BaseException as error:
        try:
            transaction.rollback()
        except TROUBLE:
            _drop(connection)
        if isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated:
            _drop(connection)
            raise Lost(str(error.orig)) from error
        raise
    try:
        transaction.commit()
    except BaseException:
        # It may still be in its transaction, or gone; either way the next work gets a new one.
        _drop(connection)
        raise
    return result


def _drop(connection: sa.Connection) -> None:
    with suppress(*TROUBLE):
        connection.invalidate()
    with suppress(*TROUBLE):
        connection.close()


class SqliteLine(Line):
    """A connection to a file, without the round trips between threads that an asynchronous driver makes."""

    def __init__(self, path: Path) -> None:
        self._engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), poolclass=NullPool)
        self._connection: sa.Connection | None = None
        sa.event.listen(self._engine, "connect", _prepare_writing)
        sa.event.listen(self._engine, "begin", _begin_writing)

    def _run(self, work: Callable[[sa.Connection], Result]) -> Result:
        if self._connection is None or self._connection.closed:
            self._connection = self._engine.connect()
        return _in_transaction(self._connection, work)

    def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _prepare_writing(connection: sqlite3.Connection, _record: object) -> None:
    # The driver's own transactions begin too late, at the first change; ours begin in `_begin_writing`.
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    _use_wal(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _use_wal(connection: sqlite3.Connection) -> None:
    """Let readers read while we write. It is a mark in the file; waiting to set it is up to us."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _begin_writing(connection: sa.Connection) -> None:
    # Wait for the lock here, where waiting is possible, and not at the first change, where it may not be.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class PostgresLine(Line):
    """A connection to a server through the asynchronous driver, on an event loop of the writer's thread."""

    def __init__(self, url: sa.URL, arguments: dict[str, Any]) -> None:
        self._runner = asyncio.Runner()
        self._engine = create_async_engine(url, connect_args=arguments, poolclass=NullPool)
        self._connection: AsyncConnection | None = None

    def _run(self, work: Callable[[sa.Connection], Result]) -> Result:
        return self._runner.run(self._run_async(work))

    async def _run_async(self, work: Callable[[sa.Connection], Result]) -> Result:
        if self._connection is None or self._connection.closed:
            self._connection = await self._engine.connect()
        return await self._connection.run_sync(_in_transaction, work)

    def close(self) -> None:
        """Disconnect from the server, if it is still there, and end the event loop."""
        with self._runner:
            self._runner.run(self._close_async())

    async def _close_async(self) -> None:
        with suppress(*TROUBLE):
            if self._connection is not None:
                await self._connection.close()
        await self._engine.dispose()
