"""The log of a table as one reader may read it. What everyone may know is written once and shared."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from sixgun.kernel.events import Event
from sixgun.kernel.views import SPECTATOR
from sixgun.server.room import Room, Span
from sixgun.server.scenes import record
from sixgun.server.wire import Line
from sixgun.texts import wording

_encode: Final = msgspec.json.Encoder().encode


class LineWriter:
    """Writes lines for several readers of one room; an event that hides nothing is written only once."""

    def __init__(self, room: Room, after: int) -> None:
        self._room = room
        self._after = after
        self._shared: dict[int, bytes] = {}

    def for_reader(self, seat: int) -> bytes:
        """All lines with a number above `after`, as a JSON list."""
        return b"[" + b",".join(self._each(seat)) + b"]"

    def _each(self, seat: int) -> Iterator[bytes]:
        room = self._room
        events = room.table.events or [] if room.table is not None else []
        for kept in tail_of(room.record, self._after):
            if isinstance(kept, Line):
                yield _encode(kept)
                continue
            for index in range(kept.first, kept.last):
                shared = self._shared.get(index)
                if shared is not None:
                    yield shared
                    continue
                event = events[index]
                written = _encode(event_line(room.game.id, room.names, event.seen_by(seat), kept.n, kept.at))
                # A reader who may know everything about an event is no yardstick; a spectator is.
                if event.seen_by(SPECTATOR) is event:
                    self._shared[index] = written
                yield written


def event_line(game: str, names: Sequence[str], event: Event, n: int, at: int = 0) -> Line:
    """A line about an event, masked already. It has no text if the event deserves none."""
    return Line(n=n, at=at, kind="event", text=wording.event(game, event, names), event=record(event))


def tail_of(kept: list[Span | Line], after: int) -> list[Span | Line]:
    """The end of a record: everything with a number above `after`, found from the back."""
    first = len(kept)
    while first and kept[first - 1].n > after:
        first -= 1
    return kept[first:]
