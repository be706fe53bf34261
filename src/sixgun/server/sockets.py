"""The socket at ``/ws``: orders in, messages out. One reader of one table each."""

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sixgun.kernel.journal import replay
from sixgun.server import wire
from sixgun.server.desk import Desk, Guest
from sixgun.server.entries import AnyEntry
from sixgun.server.guarding import right_origin
from sixgun.server.house import House
from sixgun.server.limits import Bucket, Buckets
from sixgun.server.names import cleaned
from sixgun.server.orders import Visitor, carried_out, hand_over
from sixgun.server.planner import moment_of
from sixgun.server.refusals import No
from sixgun.server.room import Room, Span
from sixgun.server.scenes import own_bytes, scene_bytes
from sixgun.server.stable import NoThought
from sixgun.server.tokens import hashed, matches, new_token
from sixgun.texts import wording

GOING_AWAY: Final = 1001
POLICY: Final = 1008
FLOOD_LIMIT: Final = 1013

HELLO_SECONDS: Final = 10.0
"""A client that does not say which table it wants within this time is cut off."""

SEND_SECONDS: Final = 20.0
"""A client that does not take a message within this time is cut off."""

COOKIE: Final = "seat_"
"""Cookies with the token of a seat are named after the table."""

_log = structlog.get_logger(__name__)
_orders: Final[msgspec.json.Decoder[wire.Order]] = msgspec.json.Decoder(wire.Order)
_encode: Final = msgspec.json.Encoder().encode


class Doorman:
    """Lets sockets in: right origin, not too many from one address."""

    def __init__(self, house: House, origins: frozenset[str]) -> None:
        self.house = house
        self._origins = origins
        self._counts: dict[str, int] = {}
        limits = house.limits
        self.arrivals = Buckets(limits.requests_rate, limits.requests_burst)
        # Per person, not per socket: reconnecting brings no new ones.
        self.chat = Buckets(limits.chat_rate, limits.chat_burst)
        self.heavy = Buckets(limits.heavy_rate, limits.heavy_burst)

    async def receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Serve one socket from its opening to its end."""
        address = socket.client.host if socket.client else ""
        if not right_origin(socket.headers.get("origin"), socket.headers.get("host", ""), self._origins):
            self.house.metrics.refused.labels("origin").inc()
            await socket.close(POLICY, "origin")
            return
        if self._counts.get(address, 0) >= self.house.limits.sockets_per_address:
            self.house.metrics.refused.labels("too-many").inc()
            await socket.close(FLOOD_LIMIT, "too-many")
            return
        if not self.arrivals.take(address):
            self.house.metrics.refused.labels("too-fast").inc()
            await socket.close(FLOOD_LIMIT, "too-fast")
            return
        self._counts[address] = self._counts.get(address, 0) + 1
        try:
            await socket.accept()
            await Session(self, socket, address).run()
        finally:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class Session:
    """One open socket. What it is sent waits in a queue, so that a slow reader holds nobody up."""

    def __init__(self, doorman: Doorman, socket: WebSocket[Any, Any, Any], address: str) -> None:
        limits = doorman.house.limits
        self._doorman = doorman
        self._house = doorman.house
        self._socket = socket
        self._address = address
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._orders = Bucket(limits.orders_rate, limits.orders_burst)
        self._strikes = 0
        self._desk: Desk | None = None
        self._guest: Guest | None = None
        self._writer: asyncio.Task[None] | None = None
        self._ended = False
        self._sending = 0.0
        """Since when a message has been on its way to the reader; 0 if none is."""
        self._working = asyncio.Lock()
        """Held while an order is carried out: it is finished even if its sender goes."""

    async def run(self) -> None:
        """Read orders until the reader goes or is sent away."""
        writer = self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        watch = asyncio.create_task(self._watch(writer))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not writer.done():
                self._end()
                await asyncio.wait({writer}, timeout=2.0)
        finally:
            async with self._working:
                reader.cancel()
            watch.cancel()
            writer.cancel()
            for wrong in await asyncio.gather(reader, writer, watch, return_exceptions=True):
                if isinstance(wrong, Exception):
                    _log.error("socket failed", exc_info=wrong)
            if self._desk is not None and self._guest is not None:
                await self._house.leave(self._desk, self._guest)

    # -- sending -----------------------------------------------------------------------------------------

    def _send(self, message: bytes) -> None:
        if self._ended:
            return
        if self._waiting.qsize() >= self._house.limits.waiting_messages:
            # Nothing more gets through to this reader, not even a goodbye.
            self._ended = True
            if self._writer is not None:
                self._writer.cancel()
            return
        self._waiting.put_nowait(message)

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self._waiting.put_nowait(None)

    def _shut(self, code: str, again: bool) -> None:
        """Say goodbye and close."""
        no = No(code)
        self._send(_encode(wire.Bye(code=code, text=no.text, again=again)))
        self._end()

    async def _write(self) -> None:
        try:
            now, send = asyncio.get_running_loop().time, self._socket.send
            while (message := await self._waiting.get()) is not None:
                self._sending = now()
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                self._sending = 0.0
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.close(GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the reader is gone, or takes nothing; whatever it missed it will ask for

    async def _watch(self, writer: asyncio.Task[None]) -> None:
        """Cut off a reader that takes nothing; checked now and then: a timer per message costs too much."""
        now = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(SEND_SECONDS / 4)
            if self._sending and now() - self._sending > SEND_SECONDS:
                self._ended = True
                writer.cancel()

    # -- receiving ---------------------------------------------------------------------------------------

    async def _read(self) -> None:
        deadline = asyncio.get_running_loop().time() + HELLO_SECONDS
        try:
            while self._desk is None and not self._ended:
                async with asyncio.timeout_at(deadline):
                    frame = await self._socket.receive_data("text")
                async with self._working:
                    await self._first(frame)
            while not self._ended:
                frame = await self._socket.receive_data("text")
                async with self._working:
                    await self._next(frame)
        except TimeoutError:
            self._shut("hello-first", False)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    def _decoded(self, frame: str | bytes) -> wire.Order | None:
        """The order in a frame; a frame without a valid one costs a strike."""
        if not self._orders.take():
            self._refuse(No("too-fast"))
            return None
        try:
            order = _orders.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(No("bad-message"))
            return None
        return order

    async def _first(self, frame: str | bytes) -> None:
        order = self._decoded(frame)
        if order is None:
            return
        if not isinstance(order, wire.Hello):
            self._refuse(No("hello-first"))
            return
        if order.protocol != wire.PROTOCOL:
            self._shut("old-page", False)
            return
        try:
            await self._hello(order)
        except No as no:
            self._house.metrics.refused.labels(no.code).inc()
            self._send(_encode(wire.Bye(code=no.code, text=no.text, again=no.status == 503)))
            self._end()

    async def _hello(self, order: wire.Hello) -> None:
        desk = await self._house.desk(order.table)
        token = order.token or self._socket.cookies.get(COOKIE + order.table, "")
        seat = -1 if order.watch else seat_of(desk.room, token)
        if seat < 0:
            if order.token is not None and not order.watch:
                raise No("wrong-token", 403)
            if not desk.room.watching:
                raise No("no-watching", 403)
        name = desk.room.chairs[seat].name if seat >= 0 else cleaned(order.name) if order.name.strip() else ""
        self._guest = Guest(seat, name, hashed(token) if seat >= 0 else "", self._send, self._shut)
        self._desk = desk
        await self._house.enter(desk, self._guest, order.since)

    async def _next(self, frame: str | bytes) -> None:
        order = self._decoded(frame)
        if order is None:
            return
        assert self._desk is not None and self._guest is not None
        self._strikes = 0
        try:
            await self._carry_out(self._desk, self._guest, order)
        except No as no:
            self._refuse(no, getattr(order, "id", ""))

    def _refuse(self, no: No, id: str = "") -> None:
        self._house.metrics.refused.labels(no.code).inc()
        self._send(_encode(wire.Refused(code=no.code, text=no.text, id=id, rule=no.rule)))
        if no.code in ("bad-message", "too-fast", "hello-first"):
            self._strikes += 1
            if self._strikes >= self._house.limits.strikes:
                self._shut("too-fast", False)

    # -- orders ------------------------------------------------------------------------------------------

    async def _carry_out(self, desk: Desk, guest: Guest, order: wire.Order) -> None:
        match order:
            case wire.Choose():
                await self._choose(desk, guest, order)
            case wire.Ping():
                self._send(_encode(wire.Pong(now=self._house.now())))
            case wire.Hint():
                await self._hint(desk, guest, order)
            case wire.Look():
                await self._look(desk, guest, order)
            case wire.HandOver():
                await self._hand_over(desk, guest, order)
            case wire.Hello():
                raise No("bad-message")
            case _:
                if isinstance(order, wire.Speak):
                    self._charge(self._doorman.chat, desk, guest)
                await self._house.perform(
                    desk, lambda room, now: carried_out(room, visitor(room, guest), order, now)
                )

    def _charge(self, buckets: Buckets, desk: Desk, guest: Guest) -> None:
        """What a seat, or a watching address, may not ask for too often; more sockets do not help."""
        who = self._address if guest.seat < 0 else str(guest.seat)
        if not buckets.take(f"{desk.room.code}/{who}"):
            raise No("too-fast")

    async def _choose(self, desk: Desk, guest: Guest, order: wire.Choose) -> None:
        sent = (guest.seat, order.id)

        def decide(room: Room, now: int) -> Sequence[AnyEntry]:
            who = visitor(room, guest)
            # A choice that is sent twice is made once.
            return [] if sent in room.ids else carried_out(room, who, order, now)

        made = False

        def acknowledge() -> None:
            nonlocal made
            made = True
            self._send(_encode(wire.Ack(id=order.id, n=desk.room.ids[sent])))
            self._house.metrics.choices.inc()
            self._house.metrics.choice_seconds.observe(perf_counter() - arrived)

        arrived = perf_counter()
        number = await self._house.perform(desk, decide, acknowledge)
        if not made:  # it had been made before, if only a moment ago
            self._send(_encode(wire.Ack(id=order.id, n=desk.room.ids.get(sent, number))))

    async def _hint(self, desk: Desk, guest: Guest, order: wire.Hint) -> None:
        self._charge(self._doorman.heavy, desk, guest)
        visitor(desk.room, guest)
        mark = desk.room.asks.get(guest.seat)
        if mark is None:
            raise No("no-ask")
        if mark.number != order.ask:
            raise No("stale")
        try:
            thought = await self._house.stable.hint(moment_of(desk.room), guest.seat)
        except NoThought:
            raise No("no-ask") from None
        reason: Any = thought.reason
        self._send(_encode(wire.Advice(ask=order.ask, option=thought.option, reason=reason)))

    async def _look(self, desk: Desk, guest: Guest, order: wire.Look) -> None:
        self._charge(self._doorman.heavy, desk, guest)
        scene, own = await asyncio.to_thread(looked_back, desk.room, guest.seat, order.at)
        self._send(_encode(wire.Looked(at=order.at, scene=msgspec.Raw(scene), own=msgspec.Raw(own))))

    async def _hand_over(self, desk: Desk, guest: Guest, order: wire.HandOver) -> None:
        token = new_token()
        link = _encode(wire.SeatLink(seat=order.seat, token=token))
        await self._house.perform(
            desk,
            lambda room, now: hand_over(room, visitor(room, guest), order.seat, token, now),
            # Whoever hands over their own seat has lost it when everyone is told.
            lambda: self._send(link),
        )


def visitor(room: Room, guest: Guest) -> Visitor:
    """Who this is now: the name may have changed, and the seat may be gone."""
    if guest.seat < 0:
        return Visitor(-1, guest.name)
    chair = room.chairs[guest.seat]
    if chair.token != guest.token:
        raise No("no-longer-seated", 403)
    return Visitor(guest.seat, chair.name)


def seat_of(room: Room, token: str) -> int:
    """The seat a token gives the right to, or -1."""
    if token:
        for seat, chair in enumerate(room.chairs):
            if matches(token, chair.token):
                return seat
    return -1


def looked_back(room: Room, seat: int, at: int) -> tuple[bytes, bytes]:
    """How a table looked to a seat after an entry. Runs in a thread: it replays the game up to there."""
    table = room.table
    spans = [kept for kept in list(room.record) if isinstance(kept, Span)]
    if table is None or not spans or not spans[0].n <= at <= room.n:
        raise No("no-look")
    made = sum(1 for span in spans[1:] if span.n <= at)
    again = replay(table, room.given + made)
    return scene_bytes(again), own_bytes(again, seat, 0, wording.said("refusal-undo-nothing", {}))
