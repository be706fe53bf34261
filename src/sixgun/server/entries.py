"""What a table's log holds. The log is the table: whoever folds the same entries has the same table.

Entries are appended, never changed. Each has its time, so that folding needs no clock of its own.
"""

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from sixgun.server.wire import Clock, Pace


class Entry(Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="is"):
    """Something that happened at a table, at a time in milliseconds since 1970."""

    at: int


class Opened(Entry, frozen=True, tag="opened"):
    """The table was set up. `position` and `history` come from a scenario or a branch of a replay."""

    code: str
    game: str
    players: int
    sets: list[str]
    settings: dict[str, int | str]
    seed: str
    title: str
    pace: Pace
    clock: Clock
    listed: bool
    watching: bool
    names: list[str] = []
    """The names of all seats, where a position or a history speaks of them."""
    position: dict[str, Any] | None = None
    history: list[tuple[int, str]] = []
    """Choices already made: seat and notation."""
    fast: bool = False


class SatDown(Entry, frozen=True, tag="sat_down"):
    """A person took a seat. Only the hash of the token is kept."""

    seat: int
    name: str
    token: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot took a seat."""

    seat: int
    name: str
    level: str


class StoodUp(Entry, frozen=True, tag="stood_up"):
    """A person or a bot left a seat, or was sent away. In a running game a bot of `level` plays on."""

    seat: int
    level: str = ""
    sent_away: bool = False


class SeatOffered(Entry, frozen=True, tag="seat_offered"):
    """A bot's seat in a running game is free for a person to take over."""

    seat: int


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """A seat got a new token; the old one is no longer valid."""

    seat: int
    token: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """Someone changed their name."""

    seat: int
    name: str


class HostMade(Entry, frozen=True, tag="host_made"):
    """Someone else is the host now."""

    seat: int


class HouseSet(Entry, frozen=True, tag="house_set"):
    """The house rules from now on."""

    title: str
    pace: Pace
    listed: bool
    watching: bool


class ClockChanged(Entry, frozen=True, tag="clock_changed"):
    """The clock from now on."""

    clock: Clock


class Begun(Entry, frozen=True, tag="begun"):
    """The game was dealt. `next_seed` is for the game after it: its hash is shown before the deal."""

    next_seed: str


class Chose(Entry, frozen=True, tag="chose"):
    """A seat's answer. The notation is for readers of the log; the index counts."""

    seat: int
    option: int
    notation: str
    by: Literal["player", "bot", "clock", "auto"] = "player"
    id: str = ""


class TakenBack(Entry, frozen=True, tag="taken_back"):
    """The last choice was taken back by the seat that made it."""

    seat: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asks the table to let it take its last choice back."""

    seat: int


class Answered(Entry, frozen=True, tag="answered"):
    """What someone answered to that."""

    seat: int
    yes: bool


class TimeGiven(Entry, frozen=True, tag="time_given"):
    """A seat got more time."""

    seat: int
    by: int
    ms: int


class WentAway(Entry, frozen=True, tag="went_away"):
    """A bot plays on for someone until they are back; `late` if the clock ran out."""

    seat: int
    level: str
    late: bool = False


class CameBack(Entry, frozen=True, tag="came_back"):
    """The person plays again."""

    seat: int


class AutoPassSet(Entry, frozen=True, tag="auto_pass_set"):
    """Whether the server answers for a seat that has nothing to answer with."""

    seat: int
    on: bool


class Spoke(Entry, frozen=True, tag="spoke"):
    """A line of chat, or a quick phrase; seat -1 is a spectator."""

    seat: int
    name: str
    text: str = ""
    phrase: str = ""
    paid: bool = False
    """Whether it had a price in the game, which is paid with it."""


class Faulted(Entry, frozen=True, tag="faulted"):
    """The engine failed at a choice, which therefore was not made; a report was written.

    The server itself does not try that option again; -1 if what failed was not a choice.
    """

    seat: int
    option: int = -1


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was down for a while: clocks restart from here."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next game of the series, with these settings, waits to be dealt."""

    settings: dict[str, int | str]


AnyEntry: TypeAlias = (
    Opened
    | SatDown
    | BotSat
    | StoodUp
    | SeatOffered
    | HandedOver
    | Renamed
    | HostMade
    | HouseSet
    | ClockChanged
    | Begun
    | Chose
    | TakenBack
    | Proposed
    | Answered
    | TimeGiven
    | WentAway
    | CameBack
    | AutoPassSet
    | Spoke
    | Faulted
    | Resumed
    | Rematched
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def to_bytes(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def from_bytes(data: bytes) -> AnyEntry:
    """A stored entry."""
    return _decoder.decode(data)
