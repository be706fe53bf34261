"""Simulated people: each has a seat, a socket and an eye on the clock."""

import asyncio
import json
import random
from time import perf_counter
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sixgun.server.wire import PROTOCOL


class Question(msgspec.Struct):
    """What a player must know about an ask: its number, and how many options there are."""

    number: int
    options: list[msgspec.Raw]


class OwnPart(msgspec.Struct):
    """What a player must know about their own part of a message."""

    ask: Question | None = None


class ScenePart(msgspec.Struct):
    """What a player must know about the table: whether the game is over."""

    outcome: msgspec.Raw


class Heard(msgspec.Struct):
    """What a player must know about a message; whatever else is in it is skipped."""

    kind: str = msgspec.field(name="is")
    own: OwnPart | None = None
    scene: ScenePart | None = None
    id: str = ""
    n: int = 0
    code: str = ""


_decode: Final = msgspec.json.Decoder(Heard).decode


class Person:
    """One player at a table."""

    def __init__(self, code: str, token: str, seat: int) -> None:
        self.code = code
        self.token = token
        self.seat = seat
        self.ask: Question | None = None
        self.over = False
        self.refused: dict[str, int] = {}
        self.bytes_heard = 0
        self.messages_heard = 0
        self._socket: ClientConnection | None = None
        self._acks: dict[str, asyncio.Future[float]] = {}
        self._sent = 0
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    async def arrive(self, address: str) -> None:
        """Open the socket and say hello."""
        self._socket = await connect(
            f"ws://{address}/ws", max_size=None, compression=None, ping_interval=None
        )
        hello = {"is": "hello", "table": self.code, "protocol": PROTOCOL, "token": self.token}
        await self._socket.send(json.dumps(hello))
        self._reading = asyncio.create_task(self._read())

    async def leave(self) -> None:
        """Close the socket."""
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def _read(self) -> None:
        assert self._socket is not None, "arrived before"
        async for frame in self._socket:
            self.bytes_heard += len(frame)
            self.messages_heard += 1
            heard = _decode(frame)
            if heard.kind == "ack":
                waiting = self._acks.pop(heard.id, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(perf_counter())
            elif heard.kind == "refused":
                self.refused[heard.code] = self.refused.get(heard.code, 0) + 1
                waiting = self._acks.pop(heard.id, None)
                if waiting is not None and not waiting.done():
                    waiting.cancel()
            elif heard.kind in ("welcome", "update"):
                if heard.own is not None:
                    self.ask = heard.own.ask
                if heard.scene is not None:
                    self.over = bytes(heard.scene.outcome) != b"null"
                self._changed.set()

    async def order(self, kind: str, **fields: object) -> None:
        """Send an order that is not a choice."""
        assert self._socket is not None, "arrived before"
        await self._socket.send(json.dumps({"is": kind, **fields}))

    async def choose(self, chance: random.Random) -> float | None:
        """Take any option of the open ask; returns the seconds until it was acknowledged."""
        ask = self.ask
        if ask is None or self._socket is None:
            return None
        self.ask = None
        self._sent += 1
        id = f"{self.seat}-{self._sent}"
        acknowledged: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._acks[id] = acknowledged
        option = chance.randrange(len(ask.options))
        sent = perf_counter()
        await self._socket.send(json.dumps({"is": "choose", "id": id, "ask": ask.number, "option": option}))
        try:
            async with asyncio.timeout(30):
                return await acknowledged - sent
        except asyncio.CancelledError:
            return None

    async def change(self, seconds: float) -> None:
        """Wait until something is heard."""
        self._changed.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return


async def seated_table(client: httpx.AsyncClient, game: str, people: int) -> list[Person]:
    """A new table full of people, before the game begins."""
    wish = {"game": game, "name": "P0", "players": people, "listed": False, "pace": "instant"}
    answer = (await client.post("/api/tables", json=wish)).raise_for_status().json()
    persons = [Person(answer["code"], answer["token"], 0)]
    for number in range(1, people):
        sat = await client.post(f"/api/tables/{answer['code']}/seat", json={"name": f"P{number}"}, cookies={})
        seated = sat.raise_for_status().json()
        persons.append(Person(answer["code"], seated["token"], seated["seat"]))
        client.cookies.clear()
    return persons
