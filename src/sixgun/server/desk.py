"""A room and those who follow it in this process: what they are sent, and when."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from sixgun.kernel.journal import why_no_undo
from sixgun.server.info import room_info
from sixgun.server.lines import LineWriter
from sixgun.server.room import Room
from sixgun.server.scenes import own_bytes, scene_bytes
from sixgun.server.wire import Present, RoomInfo, Update, Welcome
from sixgun.texts import wording
from sixgun.texts.said import Said

encode: Final = msgspec.json.Encoder().encode
NOTHING: Final = msgspec.Raw(b"null")


class Guest:
    """A connected reader: a seat with its token, or a spectator (-1). `send` never waits."""

    __slots__ = ("name", "seat", "send", "shut", "token")

    def __init__(
        self,
        seat: int,
        name: str,
        token: str,
        send: Callable[[bytes], None],
        shut: Callable[[str, bool], None],
    ) -> None:
        self.seat = seat
        self.name = name
        self.token = token
        self.send = send
        self.shut = shut


class Desk:
    """A room in this process. Orders to it are carried out one at a time, under its lock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, Present] = {}
        """Who is connected through other processes, by process."""
        self.plan: asyncio.Task[None] | None = None
        """What the server itself does next at this table: a bot's move, a clock that runs out."""
        self.planned: object = None
        """What that is, to tell whether a change has replaced it with something else."""
        self.shown = room.n
        """The number of the last entry shown to everyone here."""
        self.astray = False
        """Whether a change was tried that is not known to be written: the log must be read again."""
        self.leased_until = 0
        self.freed = asyncio.Event()
        """Set when the process that acts at this table lets it go."""
        self.used = 0.0
        self._room_sent = b""

    # -- who is there ------------------------------------------------------------------------------------

    def online(self) -> set[int]:
        """The seats with a reader connected anywhere."""
        seats = {guest.seat for guest in self.guests if guest.seat >= 0}
        for present in self.elsewhere.values():
            seats.update(present.online)
        return seats

    def watchers(self) -> int:
        """How many spectators are connected anywhere."""
        here = sum(1 for guest in self.guests if guest.seat < 0)
        return here + sum(present.watchers for present in self.elsewhere.values())

    def present_here(self) -> Present:
        """Who is connected to this process."""
        return Present(
            online=sorted({guest.seat for guest in self.guests if guest.seat >= 0}),
            watchers=sum(1 for guest in self.guests if guest.seat < 0),
        )

    def tell_presence(self) -> None:
        """Tell everyone here who is connected now."""
        message = encode(Present(online=sorted(self.online()), watchers=self.watchers()))
        for guest in self.guests:
            guest.send(message)

    def dismiss(self) -> None:
        """Say goodbye to whoever has lost their right to a seat, or to watch."""
        for guest in list(self.guests):
            if guest.seat >= 0 and self.room.chairs[guest.seat].token != guest.token:
                guest.shut("no-longer-seated", False)
            elif guest.seat < 0 and not self.room.watching:
                guest.shut("no-watching", False)

    # -- what readers are sent ---------------------------------------------------------------------------

    def info(self, now: int) -> RoomInfo:
        """The room as everyone at it may know it."""
        return room_info(self.room, self.online(), self.watchers(), now)

    def welcome(self, guest: Guest, since: int, now: int, version: str) -> bytes:
        """The whole table for someone who has just come, with the lines missed since `since`."""
        room = self.room
        whole = not room.rewound <= since <= room.n or since == 0
        table = room.table
        return encode(
            Welcome(
                n=room.n,
                seat=guest.seat,
                version=version,
                room=self.info(now),
                scene=NOTHING if table is None else msgspec.Raw(scene_bytes(table)),
                own=self.own(guest.seat),
                lines=msgspec.Raw(LineWriter(room, 0 if whole else since).for_reader(guest.seat)),
                whole=whole,
            )
        )

    def own(self, seat: int) -> msgspec.Raw:
        """What only one reader knows."""
        table = self.room.table
        if table is None:
            return NOTHING
        mark = self.room.asks.get(seat)
        passes = seat >= 0 and self.room.chairs[seat].auto_pass
        number = mark.number if mark else 0
        return msgspec.Raw(own_bytes(table, seat, number, self._undo(seat), auto_pass=passes))

    def _undo(self, seat: int) -> Said | None:
        room = self.room
        if seat < 0 or room.table is None:
            return None
        if len(room.choices) == room.given:
            return wording.said("refusal-undo-nothing", {})
        if room.table.result is not None:
            return wording.said("refusal-game-over", {})
        reason = why_no_undo(room.table, seat)
        return None if reason is None else wording.refusal(reason)

    def publish(self, now: int) -> None:
        """Send everyone here the changes of all entries not shown yet."""
        room, guests = self.room, self.guests
        after, self.shown = self.shown, room.n
        if not guests:
            return
        about = self._room_sent
        changed = room.furnished > after or not about
        if changed:
            about = self._room_sent = encode(self.info(now))
        table = room.table
        rewound = room.rewound > after
        played = room.moment > after
        scene = msgspec.Raw(scene_bytes(table)) if played and table is not None else NOTHING
        lines = LineWriter(room, 0 if rewound else after)
        written: dict[int, bytes] = {}
        for guest in guests:
            message = written.get(guest.seat)
            if message is None:
                message = written[guest.seat] = encode(
                    Update(
                        n=room.n,
                        room=msgspec.Raw(about) if changed else NOTHING,
                        scene=scene,
                        own=self.own(guest.seat) if played else NOTHING,
                        lines=msgspec.Raw(lines.for_reader(guest.seat)),
                        rewound=rewound,
                    )
                )
            guest.send(message)
