"""A bus between processes on any number of machines: publish and subscribe of a Redis server."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from sixgun.kernel.registry import BadSettings
from sixgun.server.bus.bus import Hear

# What the client raises when the server is away.
_TROUBLE: Final = (RedisError, OSError)
# A server that says nothing for this long is asked for a sign of life, and has as long again to give it.
_SILENCE_S: Final = 10.0
_FIRST_PAUSE_S: Final = 0.05
_LONGEST_PAUSE_S: Final = 2.0
_ID_LENGTH: Final = 8

_log = structlog.get_logger(__name__)


class RedisBus:
    """One connection that listens and one that speaks; both reconnect automatically.

    Every message begins with the id of the process that sent it, so that no process hears itself. If the
    listening connection was lost, `hear` is called with nothing for every table: messages may be missing.
    """

    shared = True

    def __init__(self, url: str, name: str) -> None:
        self._name = name
        # The client's own retries are off: it must not come back without our catching up.
        self._client = Redis.from_url(
            url,
            single_connection_client=True,  # messages arrive in the order in which they were published
            socket_connect_timeout=3,
            socket_timeout=5,
            retry=Retry(NoBackoff(), 0),
        )
        self._id = secrets.token_bytes(_ID_LENGTH)
        # Channels are common to all databases of a server; ours say which one they belong to.
        database = self._client.connection_pool.connection_kwargs.get("db", 0)
        self._prefix = f"sixgun:{database}:table:"
        # Nobody publishes here; being subscribed shows that the listening connection is up.
        self._own_channel = f"sixgun:{database}:process:{self._id.hex()}"
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._followed: dict[str, asyncio.Event] = {}  # set when the server has confirmed it
        self._unsaid: set[str] = set()  # tables of which the others do not know the last news
        self._pubsub: PubSub | None = None  # only while it is up
        self._changing = asyncio.Lock()  # of what the listening connection listens to
        self._begun = asyncio.Event()
        self._pause = _FIRST_PAUSE_S
        self._tasks: list[asyncio.Task[None]] = []
        self._repeater: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Connect and begin to listen."""
        try:
            await self.ping()
        except ConnectionError as error:
            await self._client.aclose()
            raise BadSettings(
                "the bus {bus} cannot be reached: {trouble}", "bus-away", bus=self._name, trouble=str(error)
            ) from error
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell(hear))]
        await self._begun.wait()

    async def close(self) -> None:
        """Stop listening and speaking."""
        tasks = [*self._tasks, *([self._repeater] if self._repeater else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._release_waiting()
        await self._client.aclose()

    async def ping(self) -> None:
        """Ask the server for a sign of life."""
        try:
            # The annotations of the client cover its blocking form too, which answers at once.
            await self._client.execute_command("PING")  # type: ignore[no-untyped-call]
        except _TROUBLE as error:
            raise ConnectionError(str(error)) from error

    # ------------------------------------------------------------ listening

    async def follow(self, code: str) -> None:
        """Subscribe, and wait until the server has confirmed it or is known to be away."""
        confirmed = self._followed.setdefault(code, asyncio.Event())
        if not confirmed.is_set():
            async with self._changing:
                if self._pubsub is None:
                    return  # it is subscribed to with all others when the connection is back
                try:
                    await self._pubsub.subscribe(self._prefix + code)
                except _TROUBLE:
                    return  # the listener notices too, and starts over
            await confirmed.wait()

    async def unfollow(self, code: str) -> None:
        """Unsubscribe."""
        if self._followed.pop(code, None) is None:
            return
        async with self._changing:
            if self._pubsub is not None and code not in self._followed:
                with suppress(*_TROUBLE):
                    await self._pubsub.unsubscribe(self._prefix + code)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_lost()
            except _TROUBLE as error:
                _log.warning("bus-lost", bus=self._name, trouble=str(error))
            self._release_waiting()
            await asyncio.sleep(self._pause)
            self._pause = min(self._pause * 2, _LONGEST_PAUSE_S)

    async def _listen_until_lost(self) -> None:
        async with self._client.pubsub() as pubsub:
            async with self._changing:
                await pubsub.subscribe(*(self._prefix + code for code in self._followed), self._own_channel)
                self._pubsub = pubsub
            try:
                await self._take_all(pubsub)
            finally:
                self._pubsub = None

    async def _take_all(self, pubsub: PubSub) -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=_SILENCE_S)
            if message is not None:
                asked = False
                self._take(message)
            elif asked:
                raise ConnectionError("no answer")
            else:
                asked = True
                await pubsub.ping()

    def _take(self, message: dict[str, Any]) -> None:
        channel = (message["channel"] or b"").decode()
        if message["type"] == "subscribe":
            self._subscribed(channel)
        elif message["type"] == "message":
            sender, payload = message["data"][:_ID_LENGTH], message["data"][_ID_LENGTH:]
            if sender != self._id:
                self._heard.put_nowait((channel.removeprefix(self._prefix), payload))

    def _subscribed(self, channel: str) -> None:
        if channel != self._own_channel:
            confirmed = self._followed.get(channel.removeprefix(self._prefix))
            if confirmed is not None:
                confirmed.set()
            return
        # Our own channel is subscribed to once per connection, together with all others.
        self._pause = _FIRST_PAUSE_S
        if not self._begun.is_set():
            self._begun.set()
            return
        _log.info("bus-back", bus=self._name)
        for code in self._followed:
            self._heard.put_nowait((code, b""))

    async def _tell(self, hear: Hear) -> None:
        """Pass on what was heard. Not while listening: whoever hears something may want to follow more."""
        while True:
            code, payload = await self._heard.get()
            if code not in self._followed:
                continue
            try:
                await hear(code, payload)
            except Exception:
                # One table's trouble must not make the process deaf to all others.
                _log.exception("bus-listener-failed", table=code)

    def _release_waiting(self) -> None:
        """Nobody waits for a confirmation of a lost connection: the next one makes everyone catch up."""
        for confirmed in self._followed.values():
            confirmed.set()

    # ------------------------------------------------------------ speaking

    async def publish(self, code: str, payload: bytes) -> None:
        """Tell the others; while the server is away, only remember that they have to catch up."""
        if not self._unsaid:
            try:
                return await self._send(code, payload)
            except _TROUBLE as error:
                _log.warning("bus-not-told", bus=self._name, trouble=str(error))
        self._unsaid.add(code)
        if self._repeater is None or self._repeater.done():
            self._repeater = asyncio.create_task(self._repeat())

    async def _repeat(self) -> None:
        """Make the others catch up with every table they were not told about."""
        pause = _FIRST_PAUSE_S
        while self._unsaid:
            code = next(iter(self._unsaid))
            try:
                await self._send(code, b"")
                self._unsaid.discard(code)
            except _TROUBLE:
                await asyncio.sleep(pause)
                pause = min(pause * 2, _LONGEST_PAUSE_S)

    async def _send(self, code: str, payload: bytes) -> None:
        await self._client.publish(self._prefix + code, self._id + payload)
