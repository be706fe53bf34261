"""The house: all tables of this process, and the one way to change them.

A change is decided on the room as it is, tried on the engine, written to disk, and only then acknowledged and
shown. Several processes may serve the same table: the store keeps the order, and the second one reads what
the first one wrote and decides again.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import structlog

from sixgun import __version__
from sixgun.kernel.journal import choices_of
from sixgun.server.bus import Bus
from sixgun.server.desk import Desk, Guest
from sixgun.server.entries import AnyEntry, CameBack, Chose, Faulted, Opened, Spoke, from_bytes, to_bytes
from sixgun.server.info import summary_of
from sixgun.server.limits import Limits
from sixgun.server.metrics import Metrics
from sixgun.server.names import new_code
from sixgun.server.planner import Planner
from sixgun.server.refusals import No
from sixgun.server.room import EngineFault, Room
from sixgun.server.stable import Stable
from sixgun.server.store import Append, Conflict, Store, Unavailable
from sixgun.server.wire import Present

Decide = Callable[[Room, int], Sequence[AnyEntry]]
"""What to write, given the room as it is and the time; may raise `No`."""

ATTEMPTS: Final = 60
"""How often a change is retried because another process was faster: each time that one made progress."""

IDLE: Final = 300.0
"""A room nobody follows is dropped after this many seconds; its log is enough to restore it."""

PRESENCE: Final = 15.0
"""Other processes hear who is here at least this often; one that is silent three times as long is gone."""

_log = structlog.get_logger(__name__)


class BusNote(msgspec.Struct, omit_defaults=True):
    """What processes tell each other about a table: a new entry, who is connected, or that it is free."""

    n: int = 0
    process: str = ""
    present: Present | None = None
    free: bool = False
    """The process that acted at the table has let it go: another one may take it over at once."""


_notes: Final = msgspec.json.Decoder(BusNote)
_encode: Final = msgspec.json.Encoder().encode


class House:
    """Every table this process knows, with the store, the bus and the bots behind them."""

    def __init__(self, store: Store, bus: Bus, stable: Stable, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.stable = stable
        self.limits = limits
        self.metrics = metrics
        self.process = secrets.token_hex(6)
        self.desks: dict[str, Desk] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Desk]] = {}
        self._work: set[asyncio.Task[int]] = set()
        self._drawing = asyncio.Lock()
        self._heard: dict[tuple[str, str], float] = {}
        self._tidying: asyncio.Task[None] | None = None
        self._recovering: asyncio.Task[None] | None = None
        self.planner = Planner(self)

    @staticmethod
    def now() -> int:
        """The time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # -- opening and closing -----------------------------------------------------------------------------

    async def open(self) -> None:
        """Open store, bus and bots; games in progress go on."""
        await self.store.open()
        await self.bus.open(self._heard_from)
        await self.stable.open()
        self._tidying = asyncio.create_task(self._tidy())
        self._recovering = asyncio.create_task(self._recover())

    async def close(self) -> None:
        """Finish what has begun, say goodbye to everyone, and close."""
        self.closing = True
        for task in (self._tidying, self._recovering):
            if task is not None:
                task.cancel()
        self.planner.stop()
        await asyncio.gather(*self._work, return_exceptions=True)
        for desk in list(self.desks.values()):
            async with desk.lock:
                for guest in list(desk.guests):
                    guest.shut("shutting-down", True)
        await self.stable.close()
        if self.bus.shared:
            await self.store.release(self.process)
            for desk in self.desks.values():
                await self._tell_others(desk, BusNote(process=self.process, free=True))
        await self.bus.close()
        await self.store.close()

    async def _recover(self) -> None:
        """After a start: games in progress are restored from their logs, so that bots and clocks go on."""
        try:
            codes = await self.store.in_play()
        except Unavailable:
            _log.exception("tables not recovered")
            return
        for code in codes:
            try:
                await self.desk(code)
            except Exception:
                # One table's trouble must not keep the others waiting.
                _log.exception("table not recovered", table=code)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE)
            now = time.monotonic()
            for code, desk in list(self.desks.items()):
                self._forget_silent(desk, code, now)
                if self.bus.shared and desk.guests:
                    await self._tell_others(desk, BusNote(process=self.process, present=desk.present_here()))
                if (
                    not desk.guests
                    and desk.plan is None
                    and now - desk.used > IDLE
                    and not desk.lock.locked()
                ):
                    await self.put_away(code)
            self.metrics.rooms.set(len(self.desks))

    def _forget_silent(self, desk: Desk, code: str, now: float) -> None:
        silent = [
            process for process in desk.elsewhere if now - self._heard.get((code, process), 0) > 3 * PRESENCE
        ]
        for process in silent:
            del desk.elsewhere[process]
            self._heard.pop((code, process), None)
        if silent:
            desk.tell_presence()

    async def put_away(self, code: str) -> None:
        """Forget a room; its log stays."""
        self.desks.pop(code, None)
        self.stable.forget(code)
        await self.bus.unfollow(code)

    # -- finding -----------------------------------------------------------------------------------------

    async def desk(self, code: str) -> Desk:
        """A table by its code, restored from its log if this process does not have it."""
        desk = self.desks.get(code)
        if desk is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            desk = await asyncio.shield(loading)
        desk.used = time.monotonic()
        return desk

    async def _load(self, code: str) -> Desk:
        await self.bus.follow(code)
        room = await self._fold(code)
        desk = self.desks[code] = Desk(room)
        desk.used = time.monotonic()
        self.metrics.rooms.set(len(self.desks))
        self.planner.resume(desk)
        if self.bus.shared:
            # What others wrote and said while the log was being read was missed: the table was not here yet.
            await self.catch_up(desk)
        return desk

    async def _fold(self, code: str) -> Room:
        try:
            stored = await self.store.entries(code)
        except Unavailable:
            raise No("storage", 503) from None
        if not stored:
            await self.bus.unfollow(code)
            raise No("no-table", 404)
        opened = from_bytes(stored[0][1])
        assert isinstance(opened, Opened), "every log begins with the opening of its table"
        room = Room(opened)
        for count, (_, data) in enumerate(stored[1:], 1):
            try:
                room.apply(from_bytes(data))
            except (EngineFault, msgspec.DecodeError):
                _log.exception("log cannot be folded", table=code, entry=count + 1)
                raise No("engine-fault", 500) from None
            if count % 50 == 0:
                await asyncio.sleep(0)
        return room

    # -- changing ----------------------------------------------------------------------------------------

    async def open_table(self, opened: Opened, decide: Decide) -> Desk:
        """A new table; `decide` says what happens right away, such as who sits down."""
        room = Room(opened)
        entries: list[AnyEntry] = [opened]
        try:
            for entry in decide(room, opened.at):
                room.apply(entry)
                entries.append(entry)
        except EngineFault:
            _log.exception("table cannot be dealt", game=opened.game)
            raise No("engine-fault", 500) from None
        try:
            await self.store.create(
                opened.code,
                opened.game,
                room.listed,
                opened.at,
                [to_bytes(entry) for entry in entries],
                room.status,
                summary_of(room),
            )
        except Unavailable:
            raise No("storage", 503) from None
        await self.bus.follow(opened.code)
        desk = self.desks[opened.code] = Desk(room)
        desk.used = time.monotonic()
        self.metrics.tables_opened.labels(opened.game).inc()
        self.planner.plan(desk)
        return desk

    async def fresh_code(self) -> str:
        """A code no table has."""
        while True:
            code = new_code()
            if await self.store.table(code) is None:
                return code

    async def perform(self, desk: Desk, decide: Decide, tell: Callable[[], None] | None = None) -> int:
        """Carry out a change durably, then show it to everyone. Returns the number of its last entry.

        `tell` is called in between: what only the sender may know, before the sender may be sent away.
        """
        # Whoever asked for the change may go away in the middle of it; the change itself is carried through.
        work = asyncio.create_task(self._in_turn(desk, decide, tell))
        self._work.add(work)
        work.add_done_callback(self._work_done)
        return await asyncio.shield(work)

    def _work_done(self, work: asyncio.Task[int]) -> None:
        self._work.discard(work)
        if not work.cancelled():
            work.exception()  # a refusal that nobody is waiting for any more needs no report

    async def _in_turn(self, desk: Desk, decide: Decide, tell: Callable[[], None] | None) -> int:
        async with desk.lock:
            return await self._perform(desk, decide, tell)

    async def _perform(self, desk: Desk, decide: Decide, tell: Callable[[], None] | None) -> int:
        for _ in range(ATTEMPTS):
            if self.closing:
                raise No("shutting-down", 503)
            if desk.astray:
                await self._find_again(desk)
            room, now = desk.room, self.now()
            before, status = room.n, room.status
            entries = decide(room, now)
            if not entries:
                return before
            desk.astray = True
            try:
                for entry in entries:
                    room.apply(entry)
            except EngineFault as fault:
                await self._mend(desk, fault, entries, now)
                raise No("engine-fault", 500) from None
            try:
                await self.store.append(self._append(room, before, entries, now, status))
            except Unavailable:
                # Written or not: the log will say. What was planned is tried again by the planner, later.
                await self._find_again(desk)
                raise No("storage", 503) from None
            except Conflict:
                await self._find_again(desk)
                self.metrics.conflicts.inc()
                continue
            desk.astray = False
            if tell is not None:
                tell()
                await asyncio.sleep(0)  # the sender hears of it before the table is drawn for everyone
            # One table is drawn at a time: in between, other tables' choices are taken and acknowledged.
            async with self._drawing:
                self._shown(desk)
            if self.bus.shared:
                await self._tell_others(desk, BusNote(n=room.n))
            return room.n
        raise No("too-many", 503)

    async def _find_again(self, desk: Desk) -> None:
        """Restore the room from its log, and show what is new in it."""
        desk.room = await self._fold(desk.room.code)
        desk.astray = False
        if desk.room.n > desk.shown:
            self._shown(desk)

    def _append(self, room: Room, before: int, entries: Sequence[AnyEntry], now: int, status: str) -> Append:
        # The list of tables says who sits where and who is asked; a free word of chat changes neither.
        listed = not all(isinstance(entry, Spoke) and not entry.paid for entry in entries)
        return Append(
            code=room.code,
            first=before + 1,
            entries=[to_bytes(entry) for entry in entries],
            at=now,
            status=room.status if room.status != status else None,
            listed=room.listed if listed else None,
            summary=summary_of(room) if listed else None,
        )

    async def _mend(self, desk: Desk, fault: EngineFault, entries: Sequence[AnyEntry], now: int) -> None:
        """The engine failed: the table is as it was before, everyone is told, and a report is written."""
        code = desk.room.code
        _log.error("engine fault", table=code, reason=str(fault), exc_info=fault)
        self.metrics.engine_faults.inc()
        desk.room = await self._fold(code)
        room = desk.room
        table = room.table
        report = {
            "version": __version__,
            "game": room.game.id,
            "sets": room.opened.sets,
            "settings": room.settings,
            "seed": room.seed,
            "position": room.opened.position,
            "choices": choices_of(table) if table is not None else [],
            "entries": [msgspec.to_builtins(entry) for entry in entries],
            "fault": repr(fault.__cause__),
        }
        last = entries[-1]
        option = last.option if isinstance(last, Chose) else -1
        noted = Faulted(at=now, seat=getattr(last, "seat", room.host), option=option)
        try:
            await self.store.save_report(code, now, _encode(report))
            room.apply(noted)
            await self.store.append(Append(code=code, first=room.n, entries=[to_bytes(noted)], at=now))
        except (Conflict, Unavailable):
            desk.room = await self._fold(code)
        desk.astray = False
        self._shown(desk)

    def _shown(self, desk: Desk) -> None:
        self.planner.plan(desk)
        desk.dismiss()
        desk.publish(self.now())

    # -- other processes ---------------------------------------------------------------------------------

    async def _tell_others(self, desk: Desk, note: BusNote) -> None:
        try:
            await self.bus.publish(desk.room.code, _encode(note))
        except Exception as wrong:
            # Others catch up when they next hear of the table; the entry itself is safe on disk.
            _log.warning("bus is away", table=desk.room.code, reason=repr(wrong))

    async def _heard_from(self, code: str, payload: bytes) -> None:
        desk = self.desks.get(code)
        if desk is None:
            return
        note = _notes.decode(payload) if payload else BusNote()
        if note.free:
            desk.freed.set()
            return
        if note.present is not None:
            self._heard[code, note.process] = time.monotonic()
            new = note.process not in desk.elsewhere
            desk.elsewhere[note.process] = note.present
            desk.tell_presence()
            if new and desk.guests:
                await self._tell_others(desk, BusNote(process=self.process, present=desk.present_here()))
            return
        await self.catch_up(desk)

    async def catch_up(self, desk: Desk) -> None:
        """Read what other processes have written to a table, and show it here."""
        async with desk.lock:
            try:
                if desk.astray:
                    return await self._find_again(desk)
                for _, data in await self.store.entries(desk.room.code, desk.room.n):
                    desk.astray = True
                    desk.room.apply(from_bytes(data))
                desk.astray = False
            except (EngineFault, Unavailable, No):
                _log.exception("cannot catch up", table=desk.room.code)
                return
            if desk.room.n > desk.shown:
                self._shown(desk)

    # -- readers -----------------------------------------------------------------------------------------

    async def enter(self, desk: Desk, guest: Guest, since: int) -> None:
        """Someone connects: they get the whole table, and their seat back if a bot has been playing it."""
        if guest.seat >= 0 and desk.room.chairs[guest.seat].away:
            await self.perform(desk, lambda room, now: came_back(room, guest.seat, now))
        async with desk.lock:
            if desk.astray:
                await self._find_again(desk)
            # The seat may have been handed over, or the door shut, while this one waited.
            if guest.seat >= 0 and desk.room.chairs[guest.seat].token != guest.token:
                raise No("no-longer-seated", 403)
            if guest.seat < 0 and not desk.room.watching:
                raise No("no-watching", 403)
            desk.guests.add(guest)
            self.metrics.readers.inc()
            guest.send(desk.welcome(guest, since, self.now(), __version__))
            desk.tell_presence()
        if self.bus.shared:
            await self._tell_others(desk, BusNote(process=self.process, present=desk.present_here()))

    async def leave(self, desk: Desk, guest: Guest) -> None:
        """A reader is gone."""
        if guest not in desk.guests:
            return
        desk.guests.discard(guest)
        self.metrics.readers.dec()
        desk.used = time.monotonic()
        desk.tell_presence()
        if self.bus.shared:
            await self._tell_others(desk, BusNote(process=self.process, present=desk.present_here()))


def came_back(room: Room, seat: int, now: int) -> list[AnyEntry]:
    """A seat's person is back, unless they were there already."""
    return [CameBack(at=now, seat=seat)] if room.chairs[seat].away else []
