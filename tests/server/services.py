"""Real PostgreSQL and Redis servers for the tests: on loopback, in a temporary folder, gone afterwards.

Each process that runs tests starts its own when the first test asks for it. Where the programs are missing,
the tests that need them are skipped and say so.
"""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

# Debian keeps the server's programs out of the path, one folder per version.
_POSTGRES_FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
_START_S = 30.0


class Server:
    """A server that runs."""

    def __init__(self, port: int, process: "subprocess.Popen[bytes]", password: str) -> None:
        self.port = port
        self.process = process
        self.password = password


class Postgres(Server):
    """A PostgreSQL server on which every test gets a database of its own."""

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        asyncio.run(self.do(f"CREATE DATABASE {name}"))
        try:
            yield self.address(name)
        finally:
            asyncio.run(self.do(f"DROP DATABASE {name} WITH (FORCE)"))

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql+asyncpg://postgres:{self.password}@127.0.0.1:{self.port}/{name}"

    async def do(self, statement: str) -> None:
        """One statement as the administrator."""
        engine = create_async_engine(self.address("postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(statement))
        await engine.dispose()


class RedisServer(Server):
    """A Redis server."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://:{self.password}@127.0.0.1:{self.port}/0"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run PostgreSQL; quick rather than safe."""
    user = _user("postgres")
    with _folder(user) as folder:
        password = secrets.token_hex(12)
        (folder / "password").write_text(password)
        data = folder / "data"
        options = [f"--pwfile={folder / 'password'}", "--encoding=UTF8", "--locale=C", "--no-sync"]
        initdb = [_postgres("initdb"), "--pgdata", str(data), "--username=postgres", "--auth=password"]
        subprocess.run(_as(user, initdb + options), check=True, stdout=subprocess.DEVNULL, cwd=folder)
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "synchronous_commit": "off",
            "full_page_writes": "off",
            "shared_buffers": "16MB",
            "max_connections": "60",
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]

        def command(port: int) -> list[str]:
            return _as(user, [_postgres("postgres"), "-D", str(data), "-p", str(port), *options])

        def answers(port: int) -> bool:
            ready = [_postgres("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
            return subprocess.run(ready, check=False).returncode == 0

        with _running(command, answers, folder, signal.SIGINT) as (port, process):
            yield Postgres(port, process, password)


@contextmanager
def redis(port: int | None = None, password: str | None = None) -> Iterator[RedisServer]:
    """Run Redis, keeping nothing on the disk; at a port that someone remembers, or at a free one."""
    program = shutil.which("redis-server")
    if program is None:
        _missing("redis-server")
    user = _user("redis")
    password = password or secrets.token_hex(12)

    def command(port: int) -> list[str]:
        settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--requirepass", password]
        return _as(user, [program, "--port", str(port), *settings])

    def answers(port: int) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
                connection.sendall(f"AUTH {password}\r\n".encode())
                return connection.recv(3) == b"+OK"
        except OSError:
            return False

    with (
        _folder(user) as folder,
        _running(command, answers, folder, signal.SIGTERM, port) as (found, process),
    ):
        yield RedisServer(found, process, password)


# ---------------------------------------------------------------- programs and users


def _missing(what: str) -> NoReturn:
    pytest.skip(f"{what} is not installed: this test needs the real server")


def _postgres(program: str) -> str:
    for folder in _POSTGRES_FOLDERS:
        if (folder / program).exists():
            return str(folder / program)
    return shutil.which(program) or _missing("PostgreSQL")


def _user(wanted: str) -> str | None:
    """Who the server runs as, if not as ourselves: servers refuse to run as root."""
    if os.geteuid() != 0:
        return None
    for name in (wanted, "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    _missing(f"a user {wanted}")


def _as(user: str | None, command: Sequence[str]) -> list[str]:
    """The command as that user; it ends when we do, however that happens."""
    if shutil.which("setpriv") is None:
        _missing("setpriv")
    change = (
        [] if user is None else ["--reuid", user, "--regid", str(pwd.getpwnam(user).pw_gid), "--clear-groups"]
    )
    return ["setpriv", *change, "--pdeathsig", "TERM", "--", *command]


@contextmanager
def _folder(user: str | None) -> Iterator[Path]:
    """A temporary folder of that user."""
    with tempfile.TemporaryDirectory(prefix="sixgun-test-") as name:
        if user is not None:
            shutil.chown(name, user)
        yield Path(name)


@contextmanager
def _running(
    command: Callable[[int], list[str]],
    answers: Callable[[int], bool],
    folder: Path,
    stop: signal.Signals,
    port: int | None = None,
) -> Iterator[tuple[int, "subprocess.Popen[bytes]"]]:
    """Run a server until it answers, and stop it afterwards."""
    log = folder / "log"
    # Someone else can take a free port before the server does; then it ends, and another port is tried.
    for _ in range(3):
        chosen = port or _free_port()
        with log.open("wb") as output:
            process = subprocess.Popen(command(chosen), stdout=output, stderr=output, cwd=folder)
        try:
            deadline = time.monotonic() + _START_S
            while process.poll() is None and time.monotonic() < deadline:
                if answers(chosen):
                    yield chosen, process
                    return
                time.sleep(0.02)
        finally:
            if process.poll() is None:
                process.send_signal(stop)
            process.wait(timeout=_START_S)
    pytest.fail(f"the server does not start:\n{log.read_text(errors='replace')}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
