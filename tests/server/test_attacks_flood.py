"""Floods through the socket, and readers that take nothing."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.exceptions import InvalidStatus

from sixgun.server import sockets
from sixgun.server.app import make_app
from sixgun.server.opening import open_wished
from sixgun.server.wire import NewTable
from tests.server.attackers import OPEN_WIDE, greeting, in_thread, raw_socket, sqlite
from tests.server.clients import PATIENCE, Json, Running, new_house, party

pytestmark = pytest.mark.anyio

TIGHT: Final = replace(
    OPEN_WIDE,
    orders_rate=0.001,
    orders_burst=60.0,
    chat_rate=0.001,
    chat_burst=3.0,
    heavy_rate=0.001,
    heavy_burst=2.0,
    sockets_per_address=8,
    requests_rate=0.001,
    requests_burst=24.0,
    strikes=5,
)


async def test_floods_of_orders_chat_and_hints_are_stopped(tmp_path: Path) -> None:
    with in_thread(tmp_path, TIGHT) as strict:
        async with party(strict.url) as people:
            host, guest = await people.table("Ada", "Bo", begin=True)
            for number in range(3):
                await guest.order("speak", text=f"{number}")
            assert await guest.refused("speak", text="more") == "too-fast"
            for _ in range(2):
                await guest.answered("looked", "look", at=guest.n)
            assert await guest.refused("look", at=guest.n) == "too-fast"
            assert await guest.refused("hint", ask=1) == "too-fast"
            # Another socket, or a new one, is the same person.
            await guest.enter()
            assert await guest.refused("speak", text="more") == "too-fast"
            assert await guest.refused("look", at=guest.n) == "too-fast"
            assert await host.order("speak", text="but I may")
            watcher = await people.watcher(host.code, name="Eve")
            for number in range(3):
                await watcher.order("speak", text=f"{number}")
            await watcher.enter(watch=True)
            assert await watcher.refused("speak", text="more") == "too-fast"
            for _ in range(80):
                await guest.send("ping")
            assert (await guest.next("bye"))["code"] == "too-fast"
            await guest.gone()
            assert len([message for message in guest.heard if message["is"] == "pong"]) <= 60
            assert await host.answered("pong", "ping")


async def test_too_many_sockets_of_one_address_are_refused(tmp_path: Path) -> None:
    limits = replace(OPEN_WIDE, sockets_per_address=3, requests_rate=0.001, requests_burst=12.0)
    with in_thread(tmp_path, limits) as strict:
        async with raw_socket(strict), raw_socket(strict):
            async with raw_socket(strict):
                with pytest.raises(InvalidStatus):
                    async with raw_socket(strict):
                        pass
                async with raw_socket(strict, additional_headers={"X-Forwarded-For": "192.0.2.7"}):
                    pass
            await until(lambda: accepted_again(strict))
        # And whoever comes and goes all the time is refused, too.
        with pytest.raises(InvalidStatus):
            for _ in range(12):
                async with raw_socket(strict):
                    pass


async def accepted_again(running: Running) -> bool:
    try:
        async with raw_socket(running):
            return True
    except InvalidStatus:
        return False


async def until(what: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await what():
            await asyncio.sleep(0.05)


class Line:
    """A socket without a network: what the application is told and says, until nothing goes through."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.stopped_up = False
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self.say({"type": "websocket.connect"})

    def say(self, message: Json) -> None:
        self._frames.put_nowait(message)

    def order(self, order: Json) -> None:
        self.say({"type": "websocket.receive", "text": json.dumps(order)})

    async def receive(self) -> Any:
        return await self._frames.get()

    async def send(self, message: Any) -> None:
        if self.stopped_up:
            await asyncio.Event().wait()
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))

    def of_kind(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["is"] == kind]


SCOPE: Final[Json] = {"type": "websocket", "path": "/ws", "query_string": b"", "headers": [], "scheme": "ws"}


@pytest.mark.parametrize(("messages", "seconds"), [(20, 60.0), (1_000_000, 0.3)])
async def test_a_reader_that_takes_nothing_is_cut_off_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, messages: int, seconds: float
) -> None:
    monkeypatch.setattr(sockets, "SEND_SECONDS", seconds)
    house = new_house(sqlite(tmp_path), replace(OPEN_WIDE, waiting_messages=messages))
    app: Any = make_app(house, None)
    await house.open()
    seated = await open_wished(house, NewTable(game="dice", name="Ada"))
    host, deaf = Line(), Line()
    listening, ignoring = (
        asyncio.create_task(app({**SCOPE, "client": ("192.0.2.1", 9)}, line.receive, line.send))
        for line in (host, deaf)
    )
    async with asyncio.timeout(PATIENCE):
        host.order(greeting(seated.code, seated.token))
        deaf.order(greeting(seated.code))
        while not deaf.of_kind("welcome"):
            await asyncio.sleep(0.01)
        deaf.stopped_up = True
        for _ in range(30):
            host.order({"is": "speak", "text": "hello?"})
        await ignoring
        while len(host.of_kind("update")) < 30:
            await asyncio.sleep(0.01)
        assert {guest.seat for guest in house.desks[seated.code].guests} == {0}
        assert len(deaf.of_kind("update")) < 30 and not host.of_kind("refused")
        host.say({"type": "websocket.disconnect", "code": 1000})
        await listening
    await house.close()
