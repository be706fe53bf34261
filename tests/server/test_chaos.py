"""Ten thousand choices while sockets break, choices are sent twice and the server is killed: nothing is lost.

Every client keeps the table as the page would: it resumes its stream from the last number it saw, and sends a
choice again, with the same id, until that is acknowledged. In the end every client of a table has the same
table and the same log as a newcomer, and every choice that was ever acknowledged is in
the log of the store exactly once.
"""

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen
from time import monotonic
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import httpx
import msgspec
import pytest
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from sixgun.cli.serve import free_port
from sixgun.server.entries import Chose, from_bytes
from sixgun.server.page import Page
from sixgun.server.serve import VARIABLE, ServeSettings
from sixgun.server.store import open_store
from sixgun.server.wire import PROTOCOL
from tools.load.served import GENEROUS, PROGRAM

CHOICES = int(os.environ.get("SIXGUN_CHAOS", "10000"))
TABLES = 16
PEOPLE = 4
KILLS = 3
CUT = 0.02
"""How likely a client cuts its own socket before a choice."""

TWICE = 0.1
"""How likely a choice is sent twice."""

PATIENCE = 120.0
GONE = (OSError, ConnectionClosed, InvalidMessage, TimeoutError)

_decode = msgspec.json.Decoder().decode


class Server:
    """The server's process, killed and started again on the same data."""

    def __init__(self, settings: ServeSettings) -> None:
        self.settings = settings
        self.process: Popen[bytes] | None = None

    def start(self) -> None:
        written = msgspec.json.encode(self.settings).decode()
        self.process = Popen([sys.executable, "-c", PROGRAM], env={**os.environ, VARIABLE: written})

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def ready(self) -> None:
        until = monotonic() + PATIENCE
        while monotonic() < until:
            try:
                await asyncio.to_thread(urlopen, f"http://127.0.0.1:{self.settings.port}/healthz", None, 2)
            except (URLError, OSError):
                await asyncio.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not come back")


@contextmanager
def running(settings: ServeSettings) -> Iterator[Server]:
    server = Server(settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Tally:
    """What all clients have done together."""

    def __init__(self) -> None:
        self.acknowledged: Counter[tuple[str, int, str]] = Counter()
        self.done = asyncio.Event()


class Client:
    """Someone at a table, on a bad line."""

    def __init__(self, port: int, code: str, seat: int, token: str, tally: Tally) -> None:
        self.port = port
        self.code = code
        self.seat = seat
        self.token = token
        self.tally = tally
        self.chance = random.Random(f"{seat} {TABLES}")
        self.n = 0
        self.scene: Any = None
        self.own: Any = None
        self.lines: list[Any] = []
        self.waiting: dict[str, Any] | None = None
        self.sent = 0
        self.resumed = 0

    async def live(self) -> None:
        """Connect again and again until everyone is done and this client has heard all of it."""
        while not self.tally.done.is_set():
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/ws", max_size=None, compression=None, open_timeout=5
                ) as socket:
                    await self._talk(socket)
            except GONE:
                await asyncio.sleep(0.02 + self.chance.random() * 0.1)

    async def look(self) -> "Client":
        """The table as a newcomer sees it."""
        fresh = Client(self.port, self.code, self.seat, self.token, self.tally)
        async with connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None) as socket:
            await fresh._hello(socket)
            fresh._take_in(_decode(await socket.recv()))
        return fresh

    async def catch_up(self) -> None:
        """Resume the stream once more."""
        async with connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None) as socket:
            await self._hello(socket)
            self._take_in(_decode(await socket.recv()))

    async def _hello(self, socket: ClientConnection) -> None:
        hello = {
            "is": "hello",
            "table": self.code,
            "protocol": PROTOCOL,
            "since": self.n,
            "token": self.token,
        }
        await socket.send(msgspec.json.encode(hello).decode())

    async def _talk(self, socket: ClientConnection) -> None:
        await self._hello(socket)
        while not self.tally.done.is_set():
            async with asyncio.timeout(1.0 if self.tally.done.is_set() else 10.0):
                message = _decode(await socket.recv())
            self._take_in(message)
            if message["is"] == "welcome" and self.waiting is not None:
                self.resumed += 1
                await self._send(socket)
            if self.waiting is None and self.own is not None and self.own["ask"] is not None:
                if self.chance.random() < CUT:
                    return
                await self._choose(socket)
            elif self.seat == 0 and self.scene is not None and self.scene["outcome"] is not None:
                await socket.send('{"is":"rematch"}')

    async def _choose(self, socket: ClientConnection) -> None:
        ask = self.own["ask"]
        self.sent += 1
        self.waiting = {
            "is": "choose",
            "id": f"{self.seat}-{self.sent}",
            "ask": ask["number"],
            "option": self.chance.randrange(len(ask["options"])),
        }
        await self._send(socket)
        if self.chance.random() < TWICE:
            await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(self.waiting).decode())

    def _take_in(self, message: Any) -> None:
        match message["is"]:
            case "welcome":
                self.n, self.scene, self.own = message["n"], message["scene"], message["own"]
                self.lines = message["lines"] if message["whole"] else [*self.lines, *message["lines"]]
            case "update":
                assert message["n"] >= self.n, "the stream goes on, never back"
                self.n = message["n"]
                self.scene = self.scene if message["scene"] is None else message["scene"]
                self.own = self.own if message["own"] is None else message["own"]
                lines = message["lines"] or []
                self.lines = lines if message["rewound"] else [*self.lines, *lines]
            case "ack":
                self.tally.acknowledged[self.code, self.seat, message["id"]] += 1
                self._settled(message["id"])
            case "refused":
                # A repeat of a choice that was made may come after the table has moved on; nothing else may.
                assert message["code"] in ("stale", "no-ask", "over", "not-over", "shutting-down"), message
                self._settled(message["id"])
            case other:
                assert other in ("present", "pong"), message

    def _settled(self, id: str) -> None:
        if self.waiting is not None and self.waiting["id"] == id:
            self.waiting = None


@pytest.mark.timeout(280)
def test_nothing_is_lost_in_the_chaos(tmp_path: Path) -> None:
    try:
        Page()
    except Exception as wrong:
        pytest.skip(str(wrong))
    settings = ServeSettings(
        port=free_port("127.0.0.1", 0), data=str(tmp_path), limits=GENEROUS, log_format="json"
    ).checked()
    with running(settings) as server:
        uvloop.run(chaos(server))


async def chaos(server: Server) -> None:
    await server.ready()
    tally = Tally()
    tables = [await opened(server, tally, "bang" if number % 2 else "dice") for number in range(TABLES)]
    clients = [client for table in tables for client in table]
    lives = [asyncio.create_task(client.live()) for client in clients]
    for kill in range(1, KILLS + 1):
        await made(tally, CHOICES * kill // (KILLS + 1), lives)
        server.kill()
        server.start()
    await made(tally, CHOICES, lives)
    tally.done.set()
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    for table in tables:
        await same_for_all(table)
    await all_in_the_store(server, tally)
    assert sum(client.resumed for client in clients) > 0, "nobody ever had to send a choice again"


async def opened(server: Server, tally: Tally, game: str) -> list[Client]:
    port = server.settings.port
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        wish = {"game": game, "name": "P0", "players": PEOPLE, "listed": False}
        answer = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        clients = [Client(port, answer["code"], 0, answer["token"], tally)]
        for number in range(1, PEOPLE):
            http.cookies.clear()
            seat = await http.post(f"/api/tables/{answer['code']}/seat", json={"name": f"P{number}"})
            sat = seat.raise_for_status().json()
            clients.append(Client(port, answer["code"], sat["seat"], sat["token"], tally))
    async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as socket:
        await clients[0]._hello(socket)
        await socket.send('{"is":"begin"}')
        while _decode(await socket.recv())["is"] != "update":
            pass
    return clients


async def made(tally: Tally, choices: int, lives: list[asyncio.Task[None]]) -> None:
    """Wait until this many choices are acknowledged."""
    until = monotonic() + PATIENCE
    while len(tally.acknowledged) < choices:
        assert monotonic() < until, f"only {len(tally.acknowledged)} choices in {PATIENCE} seconds"
        for life in lives:
            if life.done():
                life.result()
        await asyncio.sleep(0.02)


async def same_for_all(table: list[Client]) -> None:
    """Everyone who kept resuming has what a newcomer has."""
    for client in table:
        await client.catch_up()
        fresh = await client.look()
        assert client.n == fresh.n == table[0].n
        assert client.scene == fresh.scene == table[0].scene
        assert client.own == fresh.own
        assert client.lines == fresh.lines


async def all_in_the_store(server: Server, tally: Tally) -> None:
    """Every acknowledged choice is written once, and the numbers of each log have no gap."""
    store = open_store(server.settings.database_url())
    await store.open()
    written: Counter[tuple[str, int, str]] = Counter()
    try:
        for code in {code for code, _, _ in tally.acknowledged}:
            entries = await store.entries(code)
            assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
            for _, data in entries:
                entry = from_bytes(data)
                if isinstance(entry, Chose):
                    written[code, entry.seat, entry.id] += 1
    finally:
        await store.close()
    assert max(written.values()) == 1, "a choice was made twice"
    assert set(tally.acknowledged) - set(written) == set(), "an acknowledged choice is lost"
