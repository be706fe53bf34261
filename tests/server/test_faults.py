"""When something breaks: the engine, the disk, the connection in the middle of a choice."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from sixgun.kernel.table import Table
from sixgun.server import planner
from sixgun.server.entries import Chose, Faulted, from_bytes
from sixgun.server.store import Append, Conflict, Store, Unavailable
from tests.server.clients import Player, Running, level, party, play_out, served, who_is_asked
from tests.server.conftest import Backing
from tests.server.rooms import folded, told

pytestmark = pytest.mark.anyio


@pytest.fixture
async def own_server(backing: Backing, same_deals: None) -> AsyncIterator[Running]:
    """A server whose store and engine a test may break."""
    async with served(backing) as running:
        yield running


@pytest.fixture
async def people(own_server: Running) -> AsyncIterator[list[Player]]:
    """Two people at a table of dice with bots, and a spectator; one of the people is asked."""
    async with party(own_server.url) as town:
        ada, bob = await town.table("Ada", "Bob", players=4)
        watcher = await town.watcher(ada.code)
        await ada.order("begin")
        await who_is_asked([ada, bob])
        await level([ada, bob, watcher])
        yield [ada, bob, watcher]


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[Any]]:
    """What is logged meanwhile: printing it would take longer than the test."""
    with capture_logs() as caught:
        yield caught


def asked(people: list[Player]) -> Player:
    return next(player for player in people if player.asked)


async def stored(server: Running, code: str) -> list[bytes]:
    return [data for _, data in await server.house.store.entries(code)]


# -- the engine ----------------------------------------------------------------------------------------------


Broken = Callable[[int, int, int, int], bool]
"""Whether the engine fails at a choice: its number, its seat, its option, and out of how many."""


def break_engine(monkeypatch: pytest.MonkeyPatch, broken: Broken) -> None:
    """Let the engine fail at some choices, always the same; the bots' own replicas are left alone."""
    choose = Table.choose

    def failing(self: Table[Any], seat: int, option: Any) -> None:
        ask = self.ask_of(seat)
        choose(self, seat, option)
        if self.history is None or ask is None or not isinstance(option, int):
            return
        if broken(len(self.history), seat, option, len(ask.options)):
            raise RuntimeError("an ability went wrong")

    monkeypatch.setattr(Table, "choose", failing)


async def test_a_choice_at_which_the_engine_fails_was_not_made(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch, logs: list[Any]
) -> None:
    who = asked(people)
    before = await stored(own_server, who.code)
    scene, own = who.scene, who.own
    with monkeypatch.context() as patch:
        made = len(folded(before).choices)
        break_engine(patch, lambda number, seat, option, options: number == made + 1)
        answer = await who.choose(0)
    assert (answer["is"], answer["code"]) == ("refused", "engine-fault")
    assert answer["id"]
    assert [log for log in logs if log["event"] == "engine fault"]
    await level(people)
    # Everyone is told, and nothing else has changed.
    for player in people:
        assert player.lines[-1]["text"]["k"] == "server-note-faulted"
        assert player.scene == scene
    assert {**who.own, "ask": None} == {**own, "ask": None}
    after = await stored(own_server, who.code)
    assert after[:-1] == before
    assert from_bytes(after[-1]) == Faulted(at=from_bytes(after[-1]).at, seat=who.seat, option=0)
    # A report was written with everything needed to reproduce it.
    (report,) = [json.loads(data) for data in await reports(own_server, who.code)]
    assert report["game"] == "dice" and report["seed"] and len(report["choices"]) == made
    assert report["entries"][-1]["option"] == 0 and "went wrong" in report["fault"]
    # The game goes on.
    assert (await who.choose(0))["is"] == "ack"
    await play_out(people[:2], Random(2))


async def reports(server: Running, code: str) -> list[bytes]:
    return [data for _, table, data in await server.house.store.reports() if table == code]


async def test_a_bot_tries_something_else(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not asked for the same choice again and again."""
    ada, bob, _ = people
    room = own_server.house.desks[ada.code].room
    made = len(room.choices)
    bots = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "bot"]

    def every_second(number: int, seat: int, option: int, options: int) -> bool:
        return number > made and seat in bots and options > 1 and option % 2 == 0

    with monkeypatch.context() as patch:
        break_engine(patch, every_second)
        await play_out([ada, bob], Random(4), lambda: ada.n > 40)
    log = [from_bytes(data) for data in await stored(own_server, ada.code)]
    faults = [entry for entry in log if isinstance(entry, Faulted)]
    assert faults and len({(fault.seat, fault.at, fault.option) for fault in faults}) == len(faults)
    for fault in faults:
        place = log.index(fault)
        following = next((entry for entry in log[place + 1 :] if isinstance(entry, Chose)), None)
        if following is None:
            break  # the last one, at which the test stopped
        assert following.seat == fault.seat and following.option % 2 == 1
    await play_out([ada, bob], Random(5))


async def test_where_everything_fails_the_server_stops_trying(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, _ = people
    desk = own_server.house.desks[ada.code]
    made = len(desk.room.choices)
    bots = [seat for seat, chair in enumerate(desk.room.chairs) if chair.kind == "bot"]
    with monkeypatch.context() as patch:
        break_engine(patch, lambda number, seat, option, options: number > made and seat in bots)
        while ada.asked or bob.asked:
            await asked(people).choose()
            await level(people)
        async with asyncio.timeout(20):
            while desk.plan is not None:
                await asyncio.wait([desk.plan])
        failed = len(desk.room.barred)
        assert failed == len(desk.room.asks[next(iter(desk.room.asks))].ask.options)
    # The host can still do something about it.
    await ada.order("speak", text="Is it broken?")


# -- the disk ------------------------------------------------------------------------------------------------


class Breaking:
    """A store's `append` that fails as long as it is told to, before or after writing."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self._append, self._entries = store.append, store.entries
        self.before = self.after = self.reading = False
        monkeypatch.setattr(store, "append", self.append)
        monkeypatch.setattr(store, "entries", self.entries)

    async def append(self, batch: Append) -> None:
        if self.before:
            raise Unavailable("the disk is full")
        await self._append(batch)
        if self.after:
            raise Unavailable("the connection is lost")

    async def entries(self, code: str, after: int = 0) -> list[tuple[int, bytes]]:
        if self.reading:
            raise Unavailable("nothing can be read")
        return await self._entries(code, after)


@pytest.mark.parametrize("reading", [False, True], ids=["readable", "unreadable"])
async def test_what_cannot_be_written_is_refused_and_nothing_is_lost(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch, reading: bool
) -> None:
    breaking = Breaking(own_server.house.store, monkeypatch)
    who = asked(people)
    before = await stored(own_server, who.code)
    ask = who.own["ask"]
    breaking.before, breaking.reading = True, reading
    for _ in range(2):
        answer = await who.answered("refused", "choose", id="again", ask=ask["number"], option=ask["default"])
        assert (answer["code"], answer["id"]) == ("storage", "again")
    assert await people[0].refused("speak", text="Hello?") == "storage"
    breaking.before = breaking.reading = False
    assert await stored(own_server, who.code) == before
    ack = await who.answered("ack", "choose", id="again", ask=ask["number"], option=ask["default"])
    assert ack["n"] == len(before) + 1, "no number is left out"
    await play_out(people[:2], Random(2))
    await level(people)
    log = await stored(own_server, who.code)
    assert told(folded(log)) == told(own_server.house.desks[who.code].room)
    assert who.n == len(log)


async def test_what_was_written_without_our_knowledge_counts(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking = Breaking(own_server.house.store, monkeypatch)
    who = asked(people)
    number, choice = who.n, {"ask": who.own["ask"]["number"], "option": who.own["ask"]["default"]}
    breaking.after = True
    refused = await who.answered("refused", "choose", id="lost", **choice)
    breaking.after = False
    assert refused["code"] == "storage"
    await who.until(lambda: who.n > number)
    assert (await who.answered("ack", "choose", id="lost", **choice))["n"] == number + 1
    await play_out(people[:2], Random(2))


async def test_bots_wait_for_the_disk_and_go_on(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(planner.PAUSES, "brisk", 0.2)
    store = own_server.house.store
    ada, bob, _ = people
    await ada.order("set_house", pace="brisk")
    while asked_any([ada, bob]):
        await asked([ada, bob]).choose()
        await level([ada, bob])
    tries: list[int] = []
    append = store.append

    async def full(batch: Append) -> None:
        tries.append(batch.first)
        raise Unavailable("the disk is full")

    monkeypatch.setattr(store, "append", full)
    number = ada.n
    async with asyncio.timeout(20):
        while not tries:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.6)
    assert len(tries) <= 2, "a full disk is not hammered"
    monkeypatch.setattr(store, "append", append)
    await ada.until(lambda: ada.n > number)


def asked_any(people: list[Player]) -> bool:
    return any(player.asked for player in people)


async def test_a_conflict_is_retried(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = own_server.house.store
    append = store.append
    quicker = 3

    async def late(batch: Append) -> None:
        nonlocal quicker
        if quicker:
            quicker -= 1
            raise Conflict("someone was faster")
        await append(batch)

    monkeypatch.setattr(store, "append", late)
    await people[0].order("speak", text="Me too")
    assert people[0].lines[-1]["said"] == "Me too"
    quicker = 1000
    assert await people[0].refused("speak", text="Nobody hears") == "too-many"
    quicker = 0


# -- the connection ------------------------------------------------------------------------------------------


async def test_a_choice_is_carried_through_even_if_its_sender_is_gone(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = own_server.house.store
    append = store.append
    arrived, go_on = asyncio.Event(), asyncio.Event()

    async def slow(batch: Append) -> None:
        arrived.set()
        await go_on.wait()
        await append(batch)

    who = asked(people)
    other = next(player for player in people if player is not who)
    ask = who.own["ask"]
    monkeypatch.setattr(store, "append", slow)
    await who.send("choose", id="last words", ask=ask["number"], option=ask["default"])
    await arrived.wait()
    await who.drop()
    await other.answered("pong", "ping")
    go_on.set()
    monkeypatch.setattr(store, "append", append)
    await other.until(lambda: other.n > who.n)
    await who.enter()
    ack = await who.answered("ack", "choose", id="last words", ask=ask["number"], option=ask["default"])
    entry = from_bytes((await stored(own_server, who.code))[ack["n"] - 1])
    assert isinstance(entry, Chose) and entry.id == "last words"


async def test_an_old_token_is_worth_nothing_even_when_it_comes_first(
    own_server: Running, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Someone connects with the old token at the moment the seat is handed over."""
    ada, bob, _ = people
    store = own_server.house.store
    append = store.append
    arrived, go_on = asyncio.Event(), asyncio.Event()

    async def slow(batch: Append) -> None:
        arrived.set()
        await go_on.wait()
        await append(batch)

    monkeypatch.setattr(store, "append", slow)
    await ada.send("hand_over", seat=1)
    await arrived.wait()
    async with party(own_server.url) as town:
        thief = town.player()
        thief.http.cookies.update(bob.http.cookies)
        entering = asyncio.create_task(thief.enter(ada.code))
        await ada_hears(ada)
        go_on.set()
        answer = await entering
    assert answer["is"] == "bye" or answer["seat"] == -1, "the hand is not shown"
    await bob.gone()


async def ada_hears(ada: Player) -> None:
    """Long enough for the other socket's greeting to have reached the lock of the table."""
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert ada.closed is None
