"""What the server does of its own accord at a table: bots move, clocks run out, idle seats are passed.

Several processes may have the same table; only the one with the lease acts.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog

from sixgun.server.desk import Desk
from sixgun.server.entries import AnyEntry, Resumed, WentAway
from sixgun.server.orders import STAND_IN, choice
from sixgun.server.refusals import No
from sixgun.server.room import AskMark, Room
from sixgun.server.stable import Moment, NoThought, origin_data
from sixgun.server.wire import NoClock, Pace

if TYPE_CHECKING:
    from sixgun.server.house import House

PAUSES: Final[dict[Pace, float]] = {"calm": 1.1, "brisk": 0.45, "instant": 0.0}
"""Seconds before a bot's move, so that people can follow; a table without people does not wait."""

AUTO_PASS: Final = (0.9, 2.6)
"""The server passes for whoever has nothing to answer with after a random time between these seconds."""

Work = Callable[[], Coroutine[Any, Any, None]]

LEASE: Final = 15_000
"""Milliseconds for which one process has the right to act at a table."""

_log = structlog.get_logger(__name__)


class Due(NamedTuple):
    """What the server does next at a table: what it is, comparable, and the doing."""

    what: object
    work: Work


class Planner:
    """Decides what is due next at every table, and does it."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._stopped = False

    def stop(self) -> None:
        """Stop planning."""
        self._stopped = True
        for desk in self._house.desks.values():
            if desk.plan is not None:
                desk.plan.cancel()
                desk.plan, desk.planned = None, None

    def plan(self, desk: Desk) -> None:
        """Something may have changed at a table: plan what is due next, unless it is planned already."""
        due = None if self._stopped else self._next(desk)
        if desk.plan is not None and desk.plan is not asyncio.current_task():
            if due is not None and due.what == desk.planned and not desk.plan.done():
                return
            desk.plan.cancel()
        desk.plan, desk.planned = None, None
        if due is not None:
            self._do(desk, due)

    def resume(self, desk: Desk) -> None:
        """The table was restored from its log: clocks restart, and what is due is planned."""
        if isinstance(desk.room.clock, NoClock) or not desk.room.asks:
            self.plan(desk)
        else:
            self._do(desk, Due("resume", partial(self._resume_clock, desk)))

    def _do(self, desk: Desk, due: Due) -> None:
        desk.planned = due.what
        desk.plan = asyncio.create_task(self._guarded(desk, due.work))

    def _next(self, desk: Desk) -> Due | None:
        room = desk.room
        if room.status != "playing":
            return None
        open_asks = {seat: mark for seat, mark in room.asks.items() if option_of(room, seat, 0) is not None}
        for seat, mark in open_asks.items():
            chair = room.chairs[seat]
            if chair.played_by_bot:
                return Due(
                    ("bot", seat, mark.number, chair.level, room.pace, len(room.barred)),
                    partial(self._bot_moves, desk, seat, mark),
                )
        for seat, mark in open_asks.items():
            if room.chairs[seat].auto_pass and len(mark.ask.options) == 1:
                return Due(("pass", seat, mark.number), partial(self._passes, desk, seat, mark))
        due = [(when, seat) for seat in open_asks if (when := room.due(seat)) is not None]
        if not due:
            return None
        when, seat = min(due)
        mark = open_asks[seat]
        return Due(
            ("clock", seat, mark.number, when, len(room.barred)),
            partial(self._runs_out, desk, seat, mark, when),
        )

    async def _guarded(self, desk: Desk, work: Work) -> None:
        """A plan that fails is tried again after a while: a table is never stuck."""
        mine = asyncio.current_task()
        try:
            await self._until_leased(desk)
            await work()
            if desk.plan is mine:
                desk.plan, desk.planned = None, None
            return
        except asyncio.CancelledError:
            raise
        except No as no:
            _log.warning("plan refused", table=desk.room.code, reason=no.code)
        except Exception:
            _log.exception("plan failed", table=desk.room.code)
        if desk.plan is mine and not self._stopped:
            await asyncio.sleep(2.0)
            if desk.plan is mine:
                self.plan(desk)

    async def _until_leased(self, desk: Desk) -> None:
        """Wait until no other process acts at the table: it lets go, or has not renewed its lease."""
        while True:
            desk.freed.clear()
            if await self._leased(desk):
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE / 3000):
                    await desk.freed.wait()

    async def _leased(self, desk: Desk) -> bool:
        house = self._house
        if not house.bus.shared:
            return True
        now = house.now()
        if desk.leased_until - LEASE / 3 > now:
            return True
        until = now + LEASE
        if await house.store.lease(desk.room.code, house.process, now, until):
            desk.leased_until = until
            return True
        return False

    # -- plans -------------------------------------------------------------------------------------------

    async def _bot_moves(self, desk: Desk, seat: int, mark: AskMark) -> None:
        room = desk.room
        pause = PAUSES[room.pace] if room.people() else 0.0
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            thought = await self._house.stable.think(
                moment_of(room), seat, room.chairs[seat].level or STAND_IN
            )
            option = thought.option
        except NoThought:
            _log.exception("bot has no answer", table=room.code, seat=seat)
            option = mark.ask.default
        await asyncio.sleep(max(0.0, pause - (loop.time() - began)))
        await self._answer(desk, seat, mark, option, "bot")

    async def _passes(self, desk: Desk, seat: int, mark: AskMark) -> None:
        await asyncio.sleep(random.uniform(*AUTO_PASS))
        await self._answer(desk, seat, mark, 0, "auto")

    async def _runs_out(self, desk: Desk, seat: int, mark: AskMark, when: int) -> None:
        await asyncio.sleep(max(0, when - self._house.now()) / 1000)

        def late(room: Room, now: int) -> list[AnyEntry]:
            due = room.due(seat)
            if (
                not still_asked(room, seat, mark)
                or due is None
                or due > now
                or isinstance(room.clock, NoClock)
                or room.chairs[seat].away  # another process was faster
            ):
                return []
            if room.clock.expiry == "bot":
                return [WentAway(at=now, seat=seat, level=STAND_IN, late=True)]
            return answer(room, seat, mark, mark.ask.default, now, "clock")

        await self._house.perform(desk, late)
        # Nothing was written if someone gave more time: then there is a later hour to wait for.
        if desk.plan is asyncio.current_task():
            self.plan(desk)

    async def _resume_clock(self, desk: Desk) -> None:
        await self._house.perform(desk, lambda room, now: [Resumed(at=now)] if room.asks else [])

    async def _answer(self, desk: Desk, seat: int, mark: AskMark, option: int, by: str) -> None:
        await self._house.perform(desk, lambda room, now: answer(room, seat, mark, option, now, by))


def answer(room: Room, seat: int, mark: AskMark, option: int, now: int, by: str) -> list[AnyEntry]:
    """The choice of an option, or of another one if the engine fails at it; None if it is no longer asked."""
    if not still_asked(room, seat, mark):
        return []
    found = option_of(room, seat, option)
    return [] if found is None else [choice(room, seat, found, now, by)]


def option_of(room: Room, seat: int, wanted: int) -> int | None:
    """The wanted option of an open ask, or the next best one at which the engine has not failed yet."""
    ask = room.asks[seat].ask
    options: list[int] = [wanted, ask.default, *range(len(ask.options))]
    return next((option for option in options if (seat, option) not in room.barred), None)


def still_asked(room: Room, seat: int, mark: AskMark) -> bool:
    """Whether the question is still the one that was asked."""
    now = room.asks.get(seat)
    return now is not None and now.number == mark.number


def moment_of(room: Room) -> Moment:
    """A room's game as it is described to the bots' processes."""
    return Moment(
        code=room.code,
        game=room.game.id,
        game_number=room.game_number,
        origin=origin_data(room.origin()),
        choices=room.choices,
    )
