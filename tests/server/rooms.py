"""Rooms without a server: orders go in, entries are folded, and time is what the test says it is."""

from random import Random
from typing import Any

import msgspec

from sixgun.kernel.state import canonical
from sixgun.server import wire
from sixgun.server.entries import AnyEntry, Begun, BotSat, Chose, Opened, from_bytes, to_bytes
from sixgun.server.orders import Visitor, carried_out, choice, sit
from sixgun.server.refusals import No
from sixgun.server.room import Chair, Room

SEED = "00112233445566778899aabbccddeeff"
START = 1_000_000


def opened(game: str = "dice", players: int = 4, **changes: Any) -> Opened:
    fields: dict[str, Any] = {
        "at": START,
        "code": "test-table",
        "game": game,
        "players": players,
        "sets": ["base"],
        "settings": {},
        "seed": SEED,
        "title": "",
        "pace": "instant",
        "clock": wire.NoClock(),
        "listed": True,
        "watching": True,
        **changes,
    }
    return Opened(**fields)


class Table:
    """A room with its log and its own time."""

    def __init__(self, first: Opened) -> None:
        self.room = Room(first)
        self.log = [to_bytes(first)]
        self.now = first.at

    def write(self, *entries: AnyEntry) -> None:
        """Fold entries, and keep them as the store would."""
        for entry in entries:
            stored = to_bytes(entry)
            self.room.apply(from_bytes(stored))
            self.log.append(stored)

    def sit(self, name: str, seat: int | None = None) -> int:
        entry = sit(self.room, name, seat, f"token of {name}", self.now)
        self.write(entry)
        return entry.seat

    def bot(self, seat: int, name: str, level: str = "greenhorn") -> None:
        self.write(BotSat(at=self.now, seat=seat, name=name, level=level))

    def order(self, seat: int, order: wire.Order, after: int = 0) -> list[AnyEntry]:
        """Let a seat (-1: a spectator) send an order, some milliseconds later; returns what came of it."""
        self.now += after
        name = self.room.chairs[seat].name if seat >= 0 else "Watcher"
        entries = carried_out(self.room, Visitor(seat, name), order, self.now)
        # Seeds are random; here they are the same every time.
        entries = [
            msgspec.structs.replace(entry, next_seed=f"{self.room.n:032x}")
            if isinstance(entry, Begun)
            else entry
            for entry in entries
        ]
        self.write(*entries)
        return entries

    def refused(self, seat: int, order: wire.Order) -> str:
        """Why an order is refused; the room stays as it is."""
        before = told(self.room)
        try:
            self.order(seat, order)
        except No as no:
            assert told(self.room) == before
            return no.code
        raise AssertionError(f"{order} is not refused")

    @property
    def asked(self) -> int:
        """The first seat that is asked something."""
        return next(iter(self.room.asks))

    def choose(self, seat: int | None = None, option: int | None = None, after: int = 0) -> Chose:
        """Let a seat answer; the ask's default if nothing else is said."""
        seat = self.asked if seat is None else seat
        mark = self.room.asks[seat]
        index = mark.ask.default if option is None else option
        (made,) = self.order(seat, wire.Choose(id=f"{self.room.n}", ask=mark.number, option=index), after)
        assert isinstance(made, Chose)
        return made

    def play(self, chance: Random, choices: int = 100_000) -> None:
        """Everyone answers at random, until the game is over or this many choices are made."""
        for _ in range(choices):
            if self.room.status != "playing":
                return
            seat = chance.choice(list(self.room.asks))
            index = chance.randrange(len(self.room.asks[seat].ask.options))
            self.now += chance.randrange(1, 3000)
            self.write(choice(self.room, seat, index, self.now, "bot"))

    def again(self) -> Room:
        """The room, folded once more from its log."""
        return folded(self.log)


def folded(log: list[bytes]) -> Room:
    first, *rest = map(from_bytes, log)
    assert isinstance(first, Opened)
    room = Room(first)
    for entry in rest:
        room.apply(entry)
    return room


def seated(*names: str, bots: int = 0, begin: bool = True, **changes: Any) -> Table:
    """A table with these people, and bots behind them; the first one is the host."""
    changes.setdefault("players", len(names) + bots)
    table = Table(opened(**changes))
    for name in names:
        table.sit(name)
    for number in range(bots):
        table.bot(len(names) + number, f"Bot {number + 1}")
    if begin:
        table.order(0, wire.Begin())
    return table


def told(room: Room) -> dict[str, Any]:
    """Everything a room is."""
    table = room.table
    kept = {
        name: value
        for name, value in vars(room).items()
        if name not in ("opened", "game", "table", "chairs", "asks", "record")
    }
    return {
        **kept,
        "opened": msgspec.to_builtins(room.opened),
        "chairs": [[getattr(chair, name) for name in Chair.__slots__] for chair in room.chairs],
        "asks": [
            (
                *(seat, mark.number, mark.opened, mark.own_turn, mark.ask.prompt),
                *(option.notation(room.names) for option in mark.ask.options),
            )
            for seat, mark in room.asks.items()
        ],
        "record": [msgspec.to_builtins(kept) for kept in room.record],
        "state": None if table is None else canonical(table.state.save()),
        "events": None if table is None else [repr(event) for event in table.events or ()],
        "names": None if table is None else (table.names, table.origin and table.origin.names),
        "due": [room.due(seat) for seat in range(len(room.chairs))],
    }
