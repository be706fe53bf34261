"""Frames made up from the types of the wire, thrown at a live table through three sockets.

Whatever comes, the server lives on, nothing unforeseen is logged, and someone who sits at the same table and
behaves notices nothing. ``SIXGUN_FUZZ=20`` throws twenty times as much.
"""

import asyncio
import json
import logging
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
import structlog
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixgun.server import wire
from tests.server.attackers import greeting, in_thread
from tests.server.clients import PATIENCE, Json, Party, Player, Running, party
from tests.server.rooms import folded

# The server lives in a thread of this process and may use random numbers while an example is drawn.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

EXAMPLES: Final = 20 * int(os.environ.get("SIXGUN_FUZZ", "1"))
FRAMES: Final = 40
"""The most frames thrown at one table."""

WITNESS: Final = 2
"""The seat of someone who behaves; nobody may send them away."""

# -- frames ----------------------------------------------------------------------------------------------

JUNK: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


def fitting(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values that fit a type of the wire."""
    match kind:
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType(ge=least, le=most):
            return st.integers(-5 if least is None else least, 60 if most is None else most)
        case inspect.StrType(pattern=str(pattern)):
            made_up = st.from_regex(pattern, fullmatch=True)
            real = [word for word in ("gunslinger", "greenhorn") if re.search(pattern, word)]
            return made_up | st.sampled_from(real) if real else made_up
        case inspect.StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=min(most or 20, 60))
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.NoneType():
            return st.none()
        case inspect.UnionType(types=kinds):
            return st.one_of(*[fitting(one) for one in kinds])
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(fitting(key), fitting(value), max_size=2)
        case inspect.StructType(tag=tag, fields=fields):
            needed = {field.encode_name: fitting(field.type) for field in fields if field.required}
            further = {field.encode_name: fitting(field.type) for field in fields if not field.required}
            tagged = {} if tag is None else {"is": st.just(tag)}
            return st.fixed_dictionaries({**tagged, **needed}, optional=further)
    raise AssertionError(f"{kind} does not travel")


def orders() -> st.SearchStrategy[Json]:
    """Orders that fit."""
    kinds = inspect.type_info(wire.Order)
    assert isinstance(kinds, inspect.UnionType)
    return st.one_of(*[fitting(kind) for kind in kinds.types])


@st.composite
def nearly(draw: st.DrawFn) -> str:
    """An order in which one thing is wrong."""
    order = draw(orders())
    key = draw(st.sampled_from(sorted(order)))
    match draw(st.integers(0, 4)):
        case 0:
            del order[key]
        case 1:
            order[key] = draw(JUNK)
        case 2:
            order[draw(st.text(max_size=8))] = draw(JUNK)
        case 3:
            text = json.dumps(order)
            return text[: draw(st.integers(0, len(text) - 1))]
        case _:
            return json.dumps(order) + draw(st.text(min_size=1, max_size=4))
    return json.dumps(order)


class Throw(NamedTuple):
    """A frame for one of the sockets; None stands for an answer to whatever is asked there."""

    socket: int
    frame: str | bytes | None


THROWS: Final = st.builds(
    Throw,
    st.integers(0, 2),
    st.none() | orders().map(json.dumps) | nearly() | st.text(max_size=40) | st.binary(max_size=40),
)


def harms_the_witness(frame: str | bytes | None) -> bool:
    """Whether a frame is within the host's rights, but would send the witness away."""
    with suppress(ValueError, TypeError, LookupError):
        order = json.loads(frame or "")
        return bool(order["is"] in ("free_seat", "seat_bot", "hand_over") and order["seat"] == WITNESS)
    return False


# -- throwing --------------------------------------------------------------------------------------------


class Thrower:
    """One of the three: a socket that is opened again whenever the server has had enough of it."""

    def __init__(self, running: Running, hello: Json) -> None:
        self._url = f"ws://127.0.0.1:{running.port}/ws"
        self._hello = hello
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._ask: Json | None = None

    async def throw(self, frame: str | bytes | None) -> None:
        if self._socket is None:
            self._socket = await connect(self._url, max_size=None, compression=None)
            self._reading = asyncio.create_task(self._read(self._socket))
            await self._socket.send(json.dumps(self._hello))
        if frame is None:
            if self._ask is None:
                return
            number, option = self._ask["number"], self._ask["default"]
            frame = json.dumps({"is": "choose", "id": f"{number}", "ask": number, "option": option})
        try:
            await self._socket.send(frame)
        except ConnectionClosed:
            self._socket = None

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                if message.get("own"):
                    self._ask = message["own"]["ask"]

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading


async def thrown(running: Running, game: str, begin: bool, throws: list[Throw]) -> Player:
    """Throw everything at a new table; the witness, who behaves, comes back."""
    async with party(running.url) as people, AsyncExitStack() as stack:
        host, guest, witness = await seated(people, game, begin)
        hellos = (greeting(host.code, host.token), greeting(host.code, guest.token), greeting(host.code))
        throwers = [Thrower(running, hello) for hello in hellos]
        for thrower in throwers:
            stack.push_async_callback(thrower.close)
        for number, throw in enumerate(throws):
            if not harms_the_witness(throw.frame):
                await throwers[throw.socket].throw(throw.frame)
            if witness.asked and number % 4 == 0:
                await witness.choose()
        await witness.order("speak", text="and still here")
        await witness.until(lambda: any(line.get("said") == "and still here" for line in witness.lines))
        await compared(people, witness)
        return witness


async def compared(people: Party, witness: Player) -> None:
    """What came bit by bit is what a newcomer is told."""
    again = people.player()
    async with asyncio.timeout(PATIENCE):
        while True:
            welcome = await again.enter(witness.code, since=0, token=witness.token)
            assert welcome["seat"] == WITNESS
            await witness.until(lambda n=welcome["n"]: witness.n >= n)  # type: ignore[misc]
            # Bots may have moved meanwhile; sooner or later they wait for people.
            if witness.n == welcome["n"]:
                break
            await asyncio.sleep(0.05)
    assert [happened(line) for line in witness.lines] == [happened(line) for line in welcome["lines"]]
    assert (witness.scene, witness.own) == (welcome["scene"], welcome["own"])


def happened(line: Json) -> Json:
    """A line without its sentence, in which names are those of today."""
    return {word: value for word, value in line.items() if word != "text"}


async def seated(people: Party, game: str, begin: bool) -> list[Player]:
    """A host, a guest and the witness at a table with bots; only the witness comes in by the front door."""
    host = await people.player().open_table(game, players=5, level="greenhorn")
    guest = await people.player().sit(host.code, "Bo")
    witness = await people.player().sit(host.code, "Wit", WITNESS)
    await witness.enter()
    if begin:
        await host.enter()
        await host.order("begin")
        await host.leave()
    return [host, guest, witness]


class Target(NamedTuple):
    """A server, its database, and what it logs."""

    running: Running
    database: Path
    logged: list[Any]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("fuzzed")
    with structlog.testing.capture_logs() as logged, in_thread(folder) as running:
        yield Target(running, folder / "attacked.db", logged)


def stored(database: Path, code: str) -> list[bytes]:
    """The log of a table as it is on disk."""
    connection = sqlite3.connect(database)
    try:
        rows = connection.execute("SELECT data FROM entries WHERE code = ? ORDER BY number", (code,))
        return [row[0] for row in rows]
    finally:
        connection.close()


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_no_frame_kills_a_table(target: Target, caplog: pytest.LogCaptureFixture, game: str) -> None:
    caplog.set_level(logging.ERROR)

    @given(begin=st.booleans(), throws=st.lists(THROWS, min_size=FRAMES // 2, max_size=FRAMES))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )
    def attack(begin: bool, throws: list[Throw]) -> None:
        witness = asyncio.run(asyncio.wait_for(thrown(target.running, game, begin, throws), 3 * PATIENCE))
        room = folded(stored(target.database, witness.code))
        assert room.n >= witness.n and room.chairs[WITNESS].name == "Wit"
        assert [event for event in target.logged if event["log_level"] in ("error", "critical")] == []
        assert caplog.records == []

    attack()
    assert target.running.house.metrics.engine_faults._value.get() == 0


def test_made_up_orders_fit() -> None:
    """What is thrown as an order is one: otherwise the server would only ever refuse."""
    decoder = msgspec.json.Decoder(wire.Order)
    seen: set[type] = set()

    @given(orders())
    @settings(max_examples=300, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def fits(order: Json) -> None:
        seen.add(type(decoder.decode(json.dumps(order))))

    fits()
    assert len(seen) >= 18
