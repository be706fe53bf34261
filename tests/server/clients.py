"""A real server for the tests, and people who sit at its tables over real sockets."""

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixgun.server.app import make_app
from sixgun.server.bus import open_bus
from sixgun.server.house import House
from sixgun.server.limits import Limits
from sixgun.server.metrics import Metrics
from sixgun.server.page import Page
from sixgun.server.stable import Stable
from sixgun.server.store import open_store
from sixgun.server.wire import PROTOCOL
from tests.server.home_bots import HomeStable

if TYPE_CHECKING:
    from tests.server.conftest import Backing

Json = dict[str, Any]

LOOSE: Final = replace(
    Limits(),
    orders_rate=1e6,
    orders_burst=1e6,
    chat_burst=1000.0,
    heavy_burst=1000.0,
    requests_burst=1e6,
    tables_burst=1e6,
    readings_burst=1e6,
)
"""Limits that nobody who behaves ever feels."""

PATIENCE: Final = 40.0
"""Seconds a test waits for what must come."""


class QuietServer(uvicorn.Server):
    """A server that leaves the signals of the test run alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A server that runs."""

    def __init__(self, port: int, house: House) -> None:
        self.port = port
        self.house = house

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def new_house(backing: "Backing", limits: Limits = LOOSE, stable: Stable | None = None) -> House:
    return House(
        open_store(backing.store_url),
        open_bus(backing.bus_url),
        HomeStable() if stable is None else stable,
        limits,
        Metrics(),
    )


@asynccontextmanager
async def served(
    backing: "Backing", limits: Limits = LOOSE, page: Page | None = None, stable: Stable | None = None
) -> AsyncIterator[Running]:
    """A server in this process, on a free port of its own."""
    house = new_house(backing, limits, stable)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        make_app(house, page),
        ws="websockets-sansio",
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    server = QuietServer(config)
    serving = asyncio.create_task(server.serve([listening]))
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            if serving.done():
                listening.close()
                raise AssertionError("the server does not start")
            await asyncio.sleep(0.005)
    try:
        yield Running(listening.getsockname()[1], house)
    finally:
        server.should_exit = True
        await serving
        listening.close()


class Player:
    """Someone with a browser: cookies, a socket, and the table as the page would show it."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=PATIENCE)
        self.code = ""
        self.token: str | None = None
        self.seat = -1
        self.n = 0
        self.room: Json = {}
        self.scene: Json = {}
        self.own: Json = {}
        self.lines: list[Json] = []
        self.present: Json = {}
        self.heard: list[Json] = []
        """Every message, as it came."""
        self.raw: list[str] = []
        self.closed: int | None = None
        """The code with which the socket was closed."""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    # -- over HTTP ---------------------------------------------------------------------------------------

    async def post(self, path: str, **body: Any) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return cast(Json, answer.json())

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused_post(self, path: str, **body: Any) -> str:
        """The code of the refusal that must come."""
        answer = await self.http.post(path, json=body)
        assert 400 <= answer.status_code < 600, answer.text
        return cast(str, answer.json()["code"])

    async def open_table(self, game: str = "dice", **wish: Any) -> "Player":
        wish = {"name": "Ada", "players": 4, "pace": "instant", **wish}
        return self._seated(await self.post("/api/tables", game=game, **wish))

    async def sit(self, code: str, name: str, seat: int | None = None) -> "Player":
        wish = {"name": name} if seat is None else {"name": name, "seat": seat}
        return self._seated(await self.post(f"/api/tables/{code}/seat", **wish))

    def _seated(self, answer: Json) -> "Player":
        self.code, self.seat, self.token = answer["code"], answer["seat"], answer["token"]
        return self

    # -- over the socket ---------------------------------------------------------------------------------

    async def enter(self, code: str = "", since: int | None = None, **hello: Any) -> Json:
        """Connect and greet with the cookies of a browser; the welcome or the goodbye comes back."""
        await self.leave()
        self.code = code or self.code
        self.closed = None
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await connect(
            f"{str(self.http.base_url).replace('http', 'ws', 1).rstrip('/')}/ws",
            max_size=None,
            compression=None,
            additional_headers={"Cookie": cookies} if cookies else {},
        )
        first = len(self.heard)
        self._reading = asyncio.create_task(self._read(self._socket))
        greeting = {"table": self.code, "protocol": PROTOCOL, "since": self.n if since is None else since}
        await self.send("hello", **greeting, **hello)
        return await self.next("welcome", "bye", after=first)

    async def leave(self) -> None:
        """Close the socket; what is known stays known."""
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading
            self._socket = self._reading = None

    async def drop(self) -> None:
        """Lose the connection without a word."""
        assert self._socket is not None and self._reading is not None
        self._socket.transport.abort()
        await self._reading
        self._socket = self._reading = None

    async def send(self, order: str, **fields: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps({"is": order, **fields}))

    async def order(self, order: str, **fields: Any) -> int:
        """Send an order and wait until it is shown; the number of the stream then."""
        before = self.n
        await self.send(order, **fields)
        await self.until(lambda: self.n > before)
        return self.n

    async def refused(self, order: str, **fields: Any) -> str:
        """Send an order that must be refused; the code of the refusal."""
        first = len(self.heard)
        await self.send(order, **fields)
        answer = await self.next("refused", after=first)
        return cast(str, answer["code"])

    async def answered(self, kind: str, order: str, **fields: Any) -> Json:
        """Send an order that is answered with a message of this kind."""
        first = len(self.heard)
        await self.send(order, **fields)
        return await self.next(kind, after=first)

    async def choose(self, option: int | None = None, id: str = "") -> Json:
        """Answer the open question; the acknowledgement or the refusal."""
        await self.until(lambda: self.asked)
        ask = self.own["ask"]
        id = id or secrets.token_hex(8)
        first = len(self.heard)
        await self.send(
            "choose", id=id, ask=ask["number"], option=ask["default"] if option is None else option
        )
        answer = await self.next("ack", "refused", after=first)
        if answer["is"] == "ack":
            await self.until(lambda: self.n >= answer["n"])
        return answer

    @property
    def asked(self) -> bool:
        return bool(self.own and self.own["ask"])

    @property
    def over(self) -> bool:
        return bool(self.scene and self.scene["outcome"])

    async def until(self, what: Callable[[], bool]) -> None:
        """Wait until a condition holds; fails if the socket is closed before, or after a long time."""
        async with asyncio.timeout(PATIENCE), self._changed:
            while not what():
                assert self.closed is None, f"the socket was closed: {self.heard[-1:]}"
                await self._changed.wait()

    async def gone(self) -> int:
        """Wait until the server has closed the socket; the code with which it did."""
        async with asyncio.timeout(PATIENCE), self._changed:
            while self.closed is None:
                await self._changed.wait()
        return self.closed

    async def next(self, *kinds: str, after: int = 0) -> Json:
        """The first message of these kinds after a number of messages."""

        def found() -> Json | None:
            return next((message for message in self.heard[after:] if message["is"] in kinds), None)

        await self.until(lambda: found() is not None)
        message = found()
        assert message is not None
        return message

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                async with self._changed:
                    self.raw.append(str(text))
                    self._take(json.loads(text))
                    self._changed.notify_all()
        async with self._changed:
            self.closed = socket.close_code
            self._changed.notify_all()

    def _take(self, message: Json) -> None:
        """Do with a message what the page does."""
        self.heard.append(message)
        match message["is"]:
            case "welcome":
                self.seat, self.room = message["seat"], message["room"]
                self.scene, self.own = message["scene"], message["own"]
                self._read_lines(message, message["whole"])
            case "update":
                assert message["n"] >= self.n, "the stream goes back"
                for part in ("room", "scene", "own"):
                    if message[part] is not None:
                        setattr(self, part, message[part])
                self._read_lines(message, message["rewound"])
            case "present":
                self.present = message

    def _read_lines(self, message: Json, reread: bool) -> None:
        if reread:
            self.lines = []
        known = 0 if reread else self.n
        self.lines += [line for line in message["lines"] or () if line["n"] > known]
        self.n = message["n"]

    async def close(self) -> None:
        await self.leave()
        await self.http.aclose()


class Party:
    """The people of one test; they all leave at its end."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url = url
        self._stack = stack

    def player(self, url: str = "") -> Player:
        player = Player(url or self.url)
        self._stack.push_async_callback(player.close)
        return player

    async def table(self, *names: str, game: str = "dice", begin: bool = False, **wish: Any) -> list[Player]:
        """A new table with these people at it, all connected; the first one is its host."""
        host = await self.player().open_table(game, name=names[0], **wish)
        people = [host, *[await self.player().sit(host.code, name) for name in names[1:]]]
        for one in people:
            await one.enter()
        if begin:
            await host.order("begin")
            for one in people:
                await one.until(lambda one=one: one.room["status"] == "playing")  # type: ignore[misc]
        return people

    async def watcher(self, code: str, **hello: Any) -> Player:
        """Someone who only watches."""
        watcher = self.player()
        await watcher.enter(code, watch=True, **hello)
        return watcher


class Lots:
    """Generates values for new tables as `secrets` does, but the same ones in every run of a test."""

    def __init__(self, word: str) -> None:
        self._chance = Random(word)

    def token_bytes(self, size: int) -> bytes:
        return self._chance.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


@asynccontextmanager
async def party(url: str) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack:
        yield Party(url, stack)


async def play_out(
    players: Sequence[Player], chance: Random, stop: Callable[[], bool] = lambda: False
) -> None:
    """Everyone answers whatever they are asked, at random, until the game is over or `stop` says so."""

    async def play(player: Player) -> None:
        while True:
            await player.until(lambda: player.asked or player.over or stop())
            if player.over or stop():
                return
            answer = await player.choose(chance.randrange(len(player.own["ask"]["options"])))
            assert answer["is"] == "ack" or answer["code"] in ("stale", "no-ask"), answer

    playing = [asyncio.create_task(play(player)) for player in players]
    try:
        async with asyncio.timeout(3 * PATIENCE):
            done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for one in done:
            one.result()
    finally:
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await level(players)


async def level(players: Sequence[Player]) -> None:
    """Wait until everyone has seen the same number of the stream."""
    for player in players:
        last = max(one.n for one in players)
        await player.until(lambda last=last, player=player: player.n >= last)  # type: ignore[misc]


async def who_is_asked(players: Sequence[Player]) -> Player:
    """Which of these people is asked something, once someone is."""

    async def asked(player: Player) -> Player:
        await player.until(lambda: player.asked)
        return player

    tasks = [asyncio.create_task(asked(player)) for player in players]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    await level(players)
    return done.pop().result()
