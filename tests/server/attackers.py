"""Servers to attack, and what attackers send."""

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

import sixgun
from sixgun.kernel.journal import Origin, save, start
from sixgun.server.limits import Limits
from sixgun.server.page import Page
from sixgun.server.wire import PROTOCOL
from tests.server.clients import LOOSE, PATIENCE, Json, Running, served
from tests.server.conftest import Backing

TOKEN_SHAPED: Final = "AAAAAAAAAAAAAAAAAAAAAA"
"""A token in form only; nobody has it."""

EVIL: Final = "https://evil.example"
SCENARIO: Final = "scenario: x\ngame: dice\ngiven: {players: 4}\n"
WISH: Final[Json] = {"game": "dice", "name": "Ada", "pace": "calm"}

OPEN_WIDE: Final = replace(LOOSE, readings_rate=1e6, readings_burst=1e6, chat_burst=1e6, heavy_burst=1e6)
"""Limits that stop no fuzzer: what it sends must be judged on its merits."""


def sqlite(folder: Path) -> Backing:
    return Backing(f"sqlite+aiosqlite:///{folder / 'attacked.db'}", "memory://")


def built_page(folder: Path) -> Page:
    """A page of three files, in place of the built one."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Sixgun</title>" + " " * 700)
    (folder / "assets" / "app-1a2b.js").write_text("export const a = 1;\n" * 60)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return Page(folder)


@contextmanager
def in_thread(folder: Path, limits: Limits = OPEN_WIDE, page: Page | None = None) -> Iterator[Running]:
    """A server with an event loop and a thread of its own."""
    ready: list[Running] = []
    started, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        try:
            async with served(sqlite(folder), limits, page) as running:
                ready.append(running)
                started.set()
                while not stop.is_set():
                    await asyncio.sleep(0.02)
        finally:
            started.set()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert started.wait(PATIENCE) and ready, "the server does not start"
        yield ready[0]
    finally:
        stop.set()
        thread.join()


@asynccontextmanager
async def raw_socket(running: Running, **settings: Any) -> AsyncIterator[ClientConnection]:
    """A socket through which anything can be sent."""
    async with connect(
        f"ws://127.0.0.1:{running.port}/ws", max_size=None, compression=None, **settings
    ) as socket:
        yield socket


def greeting(code: str, token: str | None = None, **fields: Any) -> Json:
    hello = {"is": "hello", "table": code, "protocol": PROTOCOL, **fields}
    return hello if token is None else {**hello, "token": token}


def finished_replay(game: str = "dice", seed: str = "attacked", position: bool = False) -> str:
    """The file of a game that was played to its end by chance, from the deal or from a written position."""
    table = sixgun.new(game, 4, seed=seed)
    if position:
        origin = table.origin
        assert origin is not None
        table = start(
            table.game,
            Origin(4, origin.sets, origin.settings, origin.names, origin.seed, position=table.state.save()),
        )
    chance = Random(seed)
    while table.result is None:
        ask = table.pending[0]
        table.choose(ask.seat, chance.randrange(len(ask.options)))
    return json.dumps(save(table, "0"))


def visitor(running: Running) -> httpx.Client:
    """Someone with an empty browser."""
    return httpx.Client(base_url=running.url, trust_env=False, timeout=20)


def opened(http: httpx.Client, **wish: Any) -> Json:
    answer = http.post("/api/tables", json={**WISH, **wish})
    assert answer.status_code == 201, answer.text
    seated: Json = answer.json()
    return seated


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def check_headers(answer: httpx.Response, status: int) -> None:
    assert answer.status_code == status
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert not re.search(r"unsafe|\*|https?:|blob:|ws", answer.headers["content-security-policy"])
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
