import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager

import pytest
from redis.asyncio import Redis

from sixgun.kernel.registry import BadSettings
from sixgun.server.bus import Bus, open_bus
from tests.server import services

pytestmark = pytest.mark.anyio


class Ear:
    """Remembers what it hears; hearing of the table "BAD" fails."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []

    async def hear(self, code: str, payload: bytes) -> None:
        self.heard.append((code, payload))
        if code == "BAD":
            raise ValueError("as told")


@asynccontextmanager
async def process(url: str, *codes: str) -> AsyncIterator[tuple[Bus, Ear]]:
    """A process that follows tables."""
    bus, ear = open_bus(url), Ear()
    await bus.open(ear.hear)
    for code in codes:
        await bus.follow(code)
    try:
        yield bus, ear
    finally:
        await bus.close()


async def until(condition: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


async def settled(bus: Bus, ear: Ear) -> list[tuple[str, bytes]]:
    """Everything said so far: what anyone says now comes after it."""
    await bus.publish("END", b"end")
    await until(lambda: ("END", b"end") in ear.heard)
    return ear.heard[: ear.heard.index(("END", b"end"))]


async def test_every_bus_can_be_used_by_a_process_that_is_alone(bus_url: str) -> None:
    async with process(bus_url, "A") as (bus, ear):
        await bus.publish("A", b"mine")
        await bus.ping()
        await bus.unfollow("A")
        await bus.unfollow("never followed")
    assert ear.heard == []
    assert bus.shared == bus_url.startswith("redis")


async def test_others_hear_it_in_order_and_the_speaker_does_not(redis: services.RedisServer) -> None:
    async with process(redis.url, "A", "END") as one, process(redis.url, "A", "B", "END") as two:
        for number in range(100):
            await one[0].publish("A", b"%d" % number)
        await two[0].publish("B", b"nobody follows this")
        assert await settled(one[0], two[1]) == [("A", b"%d" % number) for number in range(100)]
        assert await settled(two[0], one[1]) == []


async def test_a_table_is_heard_of_from_follow_to_unfollow(redis: services.RedisServer) -> None:
    async with process(redis.url) as (speaker, _), process(redis.url, "END") as (bus, ear):
        await speaker.publish("A", b"before")
        await bus.follow("A")
        await speaker.publish("A", b"\x00\xff")
        await speaker.publish("A", b"")
        assert await settled(speaker, ear) == [("A", b"\x00\xff"), ("A", b"")]
        ear.heard.clear()
        await bus.unfollow("A")
        await speaker.publish("A", b"after")
        assert await settled(speaker, ear) == []


async def test_many_tables_are_followed_at_once(redis: services.RedisServer) -> None:
    codes = [f"T{number}" for number in range(100)]
    async with process(redis.url) as (speaker, _), process(redis.url, "END") as (bus, ear):
        await asyncio.gather(*(bus.follow(code) for code in codes), *(bus.follow(code) for code in codes))
        await asyncio.gather(*(speaker.publish(code, b"x") for code in codes))
        assert sorted(await settled(speaker, ear)) == sorted((code, b"x") for code in codes)


async def test_a_listener_that_fails_hears_the_rest(redis: services.RedisServer) -> None:
    async with process(redis.url) as (speaker, _), process(redis.url, "BAD", "A", "END") as (_, ear):
        await speaker.publish("BAD", b"1")
        await speaker.publish("A", b"2")
        assert await settled(speaker, ear) == [("BAD", b"1"), ("A", b"2")]


async def test_after_an_outage_everyone_catches_up() -> None:
    with ExitStack() as first:
        server = first.enter_context(services.redis())
        async with process(server.url, "A", "END") as (one, heard_one), process(server.url, "A") as (two, _):
            first.close()  # the server goes away
            with pytest.raises(ConnectionError):
                await one.ping()
            await two.publish("A", b"lost")
            # Nobody is kept waiting: a connection that is not given up at once would take its 3 seconds.
            await asyncio.wait_for(two.publish("B", b"lost too"), 2.5)
            await asyncio.wait_for(one.follow("B"), 2.5)
            assert heard_one.heard == []

            with services.redis(server.port, server.password):
                await until(lambda: {("A", b""), ("B", b"")} <= set(heard_one.heard))
                await one.ping()
                async with asyncio.timeout(10):
                    while ("END", b"heard again") not in heard_one.heard:
                        await two.publish("END", b"heard again")
                        await asyncio.sleep(0.02)


async def test_a_listening_connection_that_is_cut_comes_back(redis: services.RedisServer) -> None:
    async with process(redis.url) as (speaker, _), process(redis.url, "A", "END") as (_, ear):
        async with Redis.from_url(redis.url) as administrator:
            assert await administrator.client_kill_filter(_type="pubsub") >= 1
        await until(lambda: ("A", b"") in ear.heard)
        ear.heard.clear()
        await speaker.publish("A", b"heard again")
        assert ("A", b"heard again") in await settled(speaker, ear)


async def test_whoever_hears_of_a_table_may_follow_another(redis: services.RedisServer) -> None:
    bus = open_bus(redis.url)
    heard: list[str] = []

    async def hear(code: str, _payload: bytes) -> None:
        await bus.follow(code + "+")
        heard.append(code)

    async with process(redis.url) as (speaker, _):
        await bus.open(hear)
        await bus.follow("A")
        await speaker.publish("A", b"1")
        await until(lambda: heard == ["A"])
        await speaker.publish("A+", b"2")
        await until(lambda: heard == ["A", "A+"])
        await bus.close()


@pytest.mark.parametrize(
    "url", ["", "memory", "redis", "redis://", "amqp://me:secret@host", "redis://me:secret@host:port/0"]
)
async def test_a_wrong_address_says_what_a_right_one_is(url: str) -> None:
    with pytest.raises(BadSettings, match=r"use memory:// or redis://host:6379/0") as caught:
        open_bus(url)
    assert caught.value.key == "bus"
    assert "secret" not in str(caught.value)


async def test_a_server_that_is_away_is_named_without_its_password() -> None:
    bus = open_bus("redis://me:secret@127.0.0.1:1/0")
    with pytest.raises(BadSettings, match=r"127\.0\.0\.1:1/0 cannot be reached") as caught:
        await bus.open(Ear().hear)
    assert caught.value.key == "bus-away"
    assert "secret" not in str(caught.value)
