"""From an address to a store."""

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sixgun.kernel.registry import BadSettings
from sixgun.server.store.lines import BUSY_MS, PostgresLine, SqliteLine
from sixgun.server.store.store import Store

# Connections that read: each one of SQLite's is a thread, each one of PostgreSQL's a process.
_POOL: Final[dict[str, Any]] = {"pool_size": 4, "max_overflow": 4}


def open_store(url: str) -> Store:
    """The store at an address; it connects when it is opened.

    Raises:
        BadSettings: No store can be at that address.
    """
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError) as error:
        # The address itself is not repeated: there may be a password in it.
        raise _no_database(url.partition(":")[0]) from error
    match address.drivername:
        case "sqlite+aiosqlite" if address.database and address.database != ":memory:":
            return _sqlite(address, Path(address.database))
        case "postgresql+asyncpg" if address.database:
            return _postgresql(address)
    raise _no_database(address.render_as_string())


def _no_database(given: str) -> BadSettings:
    return BadSettings(
        "{database} is not a valid database; use for example "
        "sqlite+aiosqlite:///folder/file.db or postgresql+asyncpg://user:password@host/name",
        "database",
        database=given,
    )


def _sqlite(address: sa.URL, path: Path) -> Store:
    if not path.parent.is_dir():
        raise BadSettings("there is no folder {folder}", "folder", folder=str(path.parent))
    reading = _reading(address)

    @sa.event.listens_for(reading.sync_engine, "connect")
    def prepare_reading(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    return Store(str(path), reading, SqliteLine(path))


def _postgresql(address: sa.URL) -> Store:
    # A network that swallows everything must end in an error too, not in waiting forever.
    arguments = {"timeout": 10, "command_timeout": 30, "server_settings": {"application_name": "sixgun"}}
    reading = _reading(address, connect_args=arguments, pool_pre_ping=True)
    return Store(address.render_as_string(), reading, PostgresLine(address, arguments))


def _reading(address: sa.URL, **options: Any) -> AsyncEngine:
    # Every read is one statement: a transaction around it would only add round trips.
    return create_async_engine(address, isolation_level="AUTOCOMMIT", **_POOL, **options)
