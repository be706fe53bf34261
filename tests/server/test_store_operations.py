"""Opening, backing up, and addresses of databases."""

import asyncio
from pathlib import Path

import pytest

from sixgun.kernel.registry import BadSettings
from sixgun.server.store import Append, open_store
from sixgun.server.store.lines import SqliteLine
from tests.server import services

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("setting", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)],
)
def test_sqlite_is_set_to_lose_nothing(setting: str, value: int | str, tmp_path: Path) -> None:
    line = SqliteLine(tmp_path / "tables.db")
    found = line.run(lambda connection: connection.exec_driver_sql(f"PRAGMA {setting}").scalar_one())
    line.close()
    assert found == value


async def test_a_backup_is_the_database_at_one_moment(sqlite_url: str, tmp_path: Path) -> None:
    store = open_store(sqlite_url)
    await store.open()
    await store.create("A", "bang", True, 1, [b"{}"], "playing", b"")
    going_on = True

    async def play() -> int:
        number = 1
        while going_on:
            number += 1
            await store.append(Append("A", number, [b"x" * 500], number))
        return number

    player = asyncio.ensure_future(play())
    copy = tmp_path / "copy.db"
    for _ in range(3):  # the second replaces the first
        await store.backup(copy)
    going_on = False
    written = await player
    await store.close()

    restored = open_store(f"sqlite+aiosqlite:///{copy}")
    await restored.open()
    row = await restored.table("A")
    kept = await restored.entries("A")
    assert row is not None and row.last == len(kept) <= written
    assert [number for number, _ in kept] == list(range(1, len(kept) + 1))
    await restored.append(Append("A", row.last + 1, [b"goes on"], 5))
    await restored.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "tables.db"]


async def test_an_impossible_backup_is_refused(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    small, large = open_store(sqlite_url), open_store(postgres_url)
    with pytest.raises(BadSettings, match="there is no folder"):
        await small.backup(tmp_path / "nowhere" / "copy.db")
    with pytest.raises(BadSettings, match="pg_dump"):
        await large.backup(tmp_path / "copy.db")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "sqlite:///tables.db",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "postgresql://me:secret@host/name",
        "postgresql+asyncpg://me:secret@host",
        "mysql://me:secret@host/name",
        "postgresql+asyncpg://me:secret@host:port/name",
    ],
)
async def test_a_wrong_address_says_what_a_right_one_is(url: str) -> None:
    with pytest.raises(BadSettings) as caught:
        open_store(url)
    assert caught.value.key == "database"
    assert "sqlite+aiosqlite:///folder/file.db" in str(caught.value)
    assert "secret" not in str(caught.value)


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="nowhere") as caught:
        open_store(f"sqlite+aiosqlite:///{tmp_path}/nowhere/tables.db")
    assert caught.value.key == "folder"


async def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Sir, " * 1000)
    with pytest.raises(BadSettings, match=r"letter\.db cannot be opened: file is not a database") as caught:
        await open_store(f"sqlite+aiosqlite:///{file}").open()
    assert caught.value.key == "database-shut"


async def test_a_server_that_is_away_is_named_without_its_password() -> None:
    store = open_store("postgresql+asyncpg://me:secret@127.0.0.1:1/tables")
    with pytest.raises(BadSettings, match=r"127\.0\.0\.1:1/tables cannot be opened") as caught:
        await store.open()
    assert caught.value.key == "database-shut"
    assert "secret" not in str(caught.value)


async def test_a_database_that_is_not_there_is_named(postgres: services.Postgres) -> None:
    with pytest.raises(BadSettings, match='database "nonesuch" does not exist') as caught:
        await open_store(postgres.address("nonesuch")).open()
    assert postgres.password not in str(caught.value)
