"""Several processes serve the same table: here two houses with one database and one bus."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import NamedTuple

import pytest

from sixgun.server import planner
from sixgun.server.entries import Chose, from_bytes
from tests.server import services
from tests.server.clients import PATIENCE, Party, Running, level, party, play_out, served, who_is_asked
from tests.server.conftest import Backing
from tests.server.rooms import folded, told

pytestmark = pytest.mark.anyio


class Pair(NamedTuple):
    """Two processes, how to end each of them, and people who use either."""

    one: Running
    two: Running
    ends: list[AsyncExitStack]
    town: Party


@pytest.fixture
async def pair(
    postgres_url: str, redis: services.RedisServer, same_deals: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Pair]:
    monkeypatch.setattr(planner, "LEASE", 600)
    backing = Backing(postgres_url, redis.url)
    ends = [AsyncExitStack(), AsyncExitStack()]
    one, two = [await end.enter_async_context(served(backing)) for end in ends]
    try:
        async with party(one.url) as town:
            yield Pair(one, two, ends, town)
    finally:
        for end in ends:
            await end.aclose()


async def test_people_at_different_processes_play_one_game(pair: Pair) -> None:
    ada = await pair.town.player().open_table("bang", name="Ada", players=5)
    bob = await pair.town.player(pair.two.url).sit(ada.code, "Bob")
    watcher = pair.town.player(pair.two.url)
    await ada.enter()
    await bob.enter()
    await watcher.enter(ada.code, watch=True)
    for player in (ada, bob, watcher):
        await player.until(lambda p=player: p.present.get("online") == [0, 1])  # type: ignore[misc]
        assert player.present["watchers"] == 1
    await ada.order("begin")
    await bob.order("speak", text="Hello from the other side")
    await play_out([ada, bob], Random(3))
    everyone = [ada, bob, watcher]
    await level(everyone)
    assert ada.scene == bob.scene == watcher.scene and ada.over
    assert [line["n"] for line in ada.lines] == [line["n"] for line in bob.lines]
    log = [data for _, data in await pair.one.house.store.entries(ada.code)]
    assert ada.n == len(log)
    rooms = [running.house.desks[ada.code].room for running in (pair.one, pair.two)]
    assert told(folded(log)) == told(rooms[0]) == told(rooms[1])
    # Every question was answered once; a bot's by one process only.
    moves = [entry for entry in map(from_bytes, log) if isinstance(entry, Chose)]
    assert [(move.seat, move.option) for move in moves] == rooms[0].choices
    assert {move.by for move in moves} == {"player", "bot"}


async def test_a_storm_of_orders_from_both_sides_keeps_one_order(pair: Pair) -> None:
    ada = await pair.town.player().open_table(name="Ada", players=4)
    bob = await pair.town.player(pair.two.url).sit(ada.code, "Bob")
    await ada.enter()
    await bob.enter()
    for number in range(40):
        await ada.send("speak", text=f"ada {number}")
        await bob.send("speak", text=f"bob {number}")

    def complete() -> bool:
        return sum(1 for line in ada.lines if line["kind"] == "chat") == 80

    await ada.until(complete)
    assert not [message for one in (ada, bob) for message in one.heard if message["is"] == "refused"]
    await level([ada, bob])
    assert ada.lines == bob.lines
    assert [line["said"] for line in ada.lines if line.get("seat") == 0 and line["kind"] == "chat"] == [
        f"ada {number}" for number in range(40)
    ]
    conflicts = [running.house.metrics.conflicts._value.get() for running in (pair.one, pair.two)]
    assert sum(conflicts) > 0, "they were in each other's way, and nobody noticed"


async def test_when_a_process_dies_another_one_moves_its_bots(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(planner.PAUSES, "brisk", 0.1)
    ada = await pair.town.player().open_table(name="Ada", players=4, pace="brisk")
    await ada.enter()
    await ada.order("begin")
    while ada.asked:
        await ada.choose()
    # The process ends with a bot to move, as if it had been killed: it gives nothing back and says nothing.
    first = pair.one.house
    first.planner.stop()
    monkeypatch.setattr(first.planner, "plan", lambda desk: None)
    number = ada.n
    elsewhere = pair.town.player(pair.two.url)
    elsewhere.http.cookies.update(ada.http.cookies)
    await elsewhere.enter(ada.code)
    await elsewhere.until(lambda: elsewhere.asked)
    assert elsewhere.n > number
    assert (await who_is_asked([elsewhere])) is elsewhere


@pytest.mark.parametrize("waiting", [False, True], ids=["unknown elsewhere", "waited for elsewhere"])
async def test_a_process_that_ends_well_gives_its_tables_back(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, waiting: bool
) -> None:
    monkeypatch.setattr(planner, "LEASE", 3_600_000)
    monkeypatch.setitem(planner.PAUSES, "brisk", 0.3)
    ada = await pair.town.player().open_table(name="Ada", players=4, pace="brisk")
    await ada.enter()
    await ada.order("begin")
    while ada.asked:
        await ada.choose()
    if waiting:
        # The other process knows the table, and has asked in vain for the right to move its bots.
        refused = told_when_refused(pair.two, monkeypatch)
        await pair.town.player(pair.two.url).enter(ada.code, watch=True)
        async with asyncio.timeout(PATIENCE):
            await refused.wait()
    await pair.ends[0].aclose()
    await ada.gone()
    elsewhere = pair.town.player(pair.two.url)
    elsewhere.http.cookies.update(ada.http.cookies)
    await elsewhere.enter(ada.code)
    await elsewhere.until(lambda: elsewhere.asked)


def told_when_refused(running: Running, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set as soon as a process has asked for a lease and has not got it."""
    refused = asyncio.Event()
    lease = running.house.store.lease

    async def asked(code: str, holder: str, now: int, until: int) -> bool:
        got = await lease(code, holder, now, until)
        if not got:
            refused.set()
        return got

    monkeypatch.setattr(running.house.store, "lease", asked)
    return refused


async def test_what_is_written_while_a_table_is_loaded_is_not_missed(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await pair.town.player().open_table(name="Ada", players=3)
    await ada.enter()
    store = pair.two.house.store
    entries = store.entries
    first = True

    async def read(code: str, after: int = 0) -> list[tuple[int, bytes]]:
        nonlocal first
        found = await entries(code, after)
        if first:
            first = False
            await ada.order("speak", text="in between")
        return found

    monkeypatch.setattr(store, "entries", read)
    welcome = await pair.town.player(pair.two.url).enter(ada.code)
    assert welcome["n"] == ada.n
    assert welcome["lines"][-1]["said"] == "in between"
