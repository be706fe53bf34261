"""The databases and buses the server is tested on."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sixgun.server import opening
from tests.server import services
from tests.server.clients import Lots, Party, Running, party, served


class Backing(NamedTuple):
    """What a server runs on."""

    store_url: str
    bus_url: str


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[services.RedisServer]:
    with services.redis() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres_url(postgres: services.Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """A new, empty database, of both kinds in turn."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture(params=["memory", "redis"])
def bus_url(request: pytest.FixtureRequest) -> str:
    """A bus, of both kinds in turn."""
    if request.param == "memory":
        return "memory://"
    server: services.RedisServer = request.getfixturevalue("redis")
    return server.url


@pytest.fixture(params=["one process", "many processes"])
def backing(request: pytest.FixtureRequest) -> Backing:
    """What a small server runs on, and what a large one does."""
    if request.param == "one process":
        return Backing(request.getfixturevalue("sqlite_url"), "memory://")
    server: services.RedisServer = request.getfixturevalue("redis")
    return Backing(request.getfixturevalue("postgres_url"), server.url)


@pytest.fixture(scope="module", params=["one process", "many processes"])
def shared_backing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Backing]:
    """The same for a whole file of tests, in turn."""
    if request.param == "one process":
        yield Backing(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}", "memory://")
        return
    bus: services.RedisServer = request.getfixturevalue("redis")
    server: services.Postgres = request.getfixturevalue("postgres")
    with server.database() as url:
        yield Backing(url, bus.url)


@pytest.fixture(scope="module")
async def server(shared_backing: Backing, anyio_backend: str) -> AsyncIterator[Running]:
    """A server that a file's tests share: each of them has tables of its own."""
    async with served(shared_backing) as running:
        yield running


@pytest.fixture
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What tables are dealt is the same in every run of a test."""
    monkeypatch.setattr(opening, "secrets", Lots(request.node.name))


@pytest.fixture
async def town(server: Running, same_deals: None) -> AsyncIterator[Party]:
    """People who use that server."""
    async with party(server.url) as people:
        yield people
