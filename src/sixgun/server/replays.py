"""Finished games, watched again: moment by moment, through any pair of eyes."""

import asyncio
import secrets
from collections import OrderedDict
from typing import Any, Final

import msgspec
import structlog

from sixgun import __version__
from sixgun.bots.bang.witness import Witness as CardWitness
from sixgun.bots.dice.witness import Witness as DiceWitness
from sixgun.kernel.events import Event
from sixgun.kernel.journal import replay, save, start
from sixgun.kernel.rng import commitment
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR
from sixgun.server.entries import Opened, Rematched, from_bytes
from sixgun.server.files import read_replay
from sixgun.server.house import House
from sixgun.server.lines import event_line
from sixgun.server.refusals import No
from sixgun.server.room import Room
from sixgun.server.scenes import ALL_EYES, STAGINGS, encode, scene_bytes
from sixgun.server.tally import tally
from sixgun.server.wire import NoClock, Replay, ReplayStep, RoomInfo, SeatInfo

WITNESSES: Final[dict[str, type[Any]]] = {"bang": CardWitness, "dice": DiceWitness}
"""Who follows a game's news from a spectator's chair and says who may have which role."""

FILE: Final = "file-"
"""How the ids of uploaded replays begin."""

KEPT: Final = 24
"""How many replays are kept ready; beyond that, the one left unwatched longest is dropped."""

_log = structlog.get_logger(__name__)


class Library:
    """The replays of a house: its finished games and the files people uploaded."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._ready: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    async def replay(self, id: str, eyes: int) -> Replay:
        """A finished game through one pair of eyes."""
        if (id, eyes) in self._ready:
            self._ready.move_to_end((id, eyes))
            return self._ready[id, eyes]
        id, table, seats = await self._finished(id)
        known = self._ready.get((id, eyes))
        if known is not None:
            self._ready.move_to_end((id, eyes))
            return known
        if eyes >= len(table.names):
            raise No("no-such-seat", 404)
        return await self._made(id, table, eyes, seats)

    async def _made(self, id: str, table: Table[Any], eyes: int, seats: list[SeatInfo]) -> Replay:
        try:
            made = await asyncio.to_thread(_made, id, table, eyes, seats)
        except Exception as wrong:
            if not id.startswith(FILE):
                raise
            # A written position can be one the engine can play on from but cannot show.
            _log.info("replay not shown", reason=type(wrong).__name__)
            raise No("no-replay") from None
        self._ready[id, eyes] = made
        if len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return made

    async def keep(self, text: str) -> Replay:
        """Keep a replay file that someone uploaded, if it can be replayed."""
        table = await asyncio.to_thread(read_replay, text)
        id = f"{FILE}{secrets.token_hex(8)}"
        made = await self._made(id, table, ALL_EYES, seats_of(table))
        data = encode(await asyncio.to_thread(save, table, __version__))
        await self._house.store.save_replay(id, self._house.now(), data)
        return made

    async def file(self, id: str) -> bytes:
        """The file of a finished game."""
        _, table, _ = await self._finished(id)
        return msgspec.json.format(encode(await asyncio.to_thread(save, table, __version__)), indent=1)

    async def moment(self, id: str, at: int) -> Table[Any]:
        """A finished game as it was after this many choices."""
        _, table, _ = await self._finished(id)
        if at > len(table.history or ()):
            raise No("no-look", 404)
        return await asyncio.to_thread(replay, table, at)

    async def _finished(self, id: str) -> tuple[str, Table[Any], list[SeatInfo]]:
        """A finished game: its full id, its table, and who sat there."""
        stored = await self._house.store.replay(id)
        if stored is not None:
            table = await asyncio.to_thread(read_replay, stored.decode())
            return id, table, seats_of(table)
        code, _, number = id.partition(".")
        room = (await self._house.desk(code)).room
        last = room.game_number if room.status == "over" else room.game_number - 1
        wanted = int(number) if number else last
        if not 1 <= wanted <= last:
            raise No("not-over", 409)
        if wanted != room.game_number:
            room = await _earlier(self._house, code, wanted)
        assert room.table is not None, "a finished game has its table"
        seats = [SeatInfo(name=one.name, kind=one.kind, level=one.level) for one in room.chairs]
        return f"{code}.{wanted}", room.table, seats


def seats_of(table: Table[Any]) -> list[SeatInfo]:
    """Who sat at the table of a file."""
    return [SeatInfo(name=name, kind="person") for name in table.names]


async def _earlier(house: House, code: str, number: int) -> Room:
    """A room as it was at the end of an earlier game of its series."""
    room: Room | None = None
    for _, data in await house.store.entries(code):
        entry = from_bytes(data)
        if isinstance(entry, Opened):
            room = Room(entry)
        elif room is not None:
            if isinstance(entry, Rematched) and room.game_number == number:
                return room
            room.apply(entry)
    raise No("no-replay", 404)


# -- making --------------------------------------------------------------------------------------------


def _made(id: str, table: Table[Any], eyes: int, seats: list[SeatInfo]) -> Replay:
    """Replay the game and note every moment. Runs in a thread."""
    assert table.origin is not None and table.history is not None, "a finished game keeps its record"
    again = start(table.game, table.origin)
    follower = _Follower(again)
    steps = [_step(again, 0, 0, eyes, follower)]
    for number, choice in enumerate(table.history, 1):
        before = len(again.events or ())
        again.choose(choice.seat, choice.option)
        steps.append(_step(again, number, before, eyes, follower))
    return Replay(
        id=id,
        room=_room_info(id, table, seats),
        eyes=eyes,
        steps=steps,
        statistics=tally(again.events or (), len(table.names)),
    )


def _step(table: Table[Any], number: int, before: int, eyes: int, follower: "_Follower") -> ReplayStep:
    staging = STAGINGS[table.game.id]
    if eyes == ALL_EYES:
        own = staging.everything(table)
    else:
        own = staging.own(table, table.game.view(table, eyes), 0, None)
        own.ask = None
    events = (table.events or [])[before:]
    seen = events if eyes == ALL_EYES else [event.seen_by(eyes) for event in events]
    return ReplayStep(
        lines=[event_line(table.game.id, table.names, event, number) for event in seen],
        scene=msgspec.Raw(scene_bytes(table)),
        own=msgspec.Raw(encode(own)),
        suspicion=follower.follow(table, events),
    )


class _Follower:
    """A careful spectator: takes in the public news and says who may have which role."""

    def __init__(self, table: Table[Any]) -> None:
        kind = WITNESSES.get(table.game.id)
        self._witness = kind(table.game.view(table, SPECTATOR)) if kind is not None else None

    def follow(self, table: Table[Any], events: list[Event]) -> list[list[float]] | None:
        """The probability of each role, for every seat, after these events."""
        if self._witness is None:
            return None
        view = table.game.view(table, SPECTATOR)
        self._witness.hear([event.seen_by(SPECTATOR) for event in events], view)
        return [[round(chance, 3) for chance in row] for row in self._witness.beliefs.chances()]


def _room_info(id: str, table: Table[Any], seats: list[SeatInfo]) -> RoomInfo:
    origin = table.origin
    assert origin is not None, "a finished game keeps its record"
    return RoomInfo(
        code=id,
        game=table.game.id,
        title="",
        sets=list(origin.sets),
        settings=dict(origin.settings),
        status="over",
        seats=seats,
        clock=NoClock(),
        deadlines=[],
        pace="calm",
        listed=False,
        watching=True,
        watchers=0,
        commitment=commitment(origin.seed),
        seed=origin.seed.hex(),
        from_scenario=origin.position is not None,
    )
