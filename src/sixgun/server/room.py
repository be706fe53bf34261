"""A table on the server: chairs, house rules, clock, log and the game itself, folded from its entries.

Folding is deterministic and reads no clock: the same entries give the same room in every process. What may be
asked of a room, and who may ask it, is decided in `orders`.
"""

from typing import Any, Final, Literal, NamedTuple

from sixgun.games.catalog import game as game_of
from sixgun.kernel.asks import Ask
from sixgun.kernel.journal import Origin, start, undo
from sixgun.kernel.table import Table
from sixgun.server import clocks
from sixgun.server.entries import (
    Answered,
    AnyEntry,
    AutoPassSet,
    Begun,
    BotSat,
    CameBack,
    Chose,
    ClockChanged,
    Faulted,
    HandedOver,
    HostMade,
    HouseSet,
    Opened,
    Proposed,
    Rematched,
    Renamed,
    Resumed,
    SatDown,
    SeatOffered,
    Spoke,
    StoodUp,
    TakenBack,
    TimeGiven,
    WentAway,
)
from sixgun.server.talking import SPEECH, carry_out
from sixgun.server.wire import Clock, Line, NoClock, Pace
from sixgun.texts import wording
from sixgun.texts.said import Said

NOBODY: Final = -1
REMEMBERED: Final = 200
"""How many ids of choices are remembered, to recognise one that is sent twice."""


class EngineFault(Exception):
    """The engine failed. The choice that led there must not be made."""


class Chair:
    """A seat of the table and who has it; `level` is the strength of the bot that plays there, if any."""

    __slots__ = ("auto_pass", "away", "bank", "extra", "kind", "level", "name", "offered", "token")

    def __init__(self) -> None:
        self.name = ""
        self.kind: Literal["open", "person", "bot"] = "open"
        self.level = ""
        self.token = ""
        self.away = False
        self.auto_pass = False
        self.offered = False
        """Whether a person may take over this bot's seat in the middle of the game."""
        self.bank = 0
        self.extra = 0

    def clear(self) -> None:
        """Nobody has the seat."""
        self.name, self.kind, self.level, self.token = "", "open", "", ""
        self.away = self.auto_pass = self.offered = False

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.away


class AskMark(NamedTuple):
    """An open ask on the server: its number in the stream, when it was opened, and on whose turn."""

    number: int
    opened: int
    own_turn: bool
    ask: Ask


class Span(NamedTuple):
    """The events that one entry brought about: from `first` up to `last`, which is not one of them."""

    n: int
    at: int
    first: int
    last: int


class Room:
    """One table. `n` is the number of its last entry, `moment` that of the last one that changed the game."""

    def __init__(self, opened: Opened) -> None:
        self.n = 1
        self.moment = 1
        self.furnished = 1
        """The number of the last entry that changed anything but the game and the chat."""
        self.rewound = 0
        """The number of the last entry that made earlier lines of the log untrue."""
        self.opened = opened
        self.code = opened.code
        self.game = game_of(opened.game)
        self.settings: dict[str, int | str] = dict(opened.settings)
        self.seed = opened.seed
        self.next_seed = ""
        self.title = opened.title
        self.pace: Pace = opened.pace
        self.clock: Clock = opened.clock
        self.listed = opened.listed
        self.watching = opened.watching
        self.chairs = [Chair() for _ in range(opened.players)]
        for chair, name in zip(self.chairs, opened.names, strict=False):
            chair.name = name
        self.host = NOBODY
        self.game_number = 1
        self.table: Table[Any] | None = None
        self.record: list[Span | Line] = []
        self.asks: dict[int, AskMark] = {}
        self.proposal: int = NOBODY
        self.agreed: set[int] = set()
        self.barred: set[tuple[int, int]] = set()
        """Seats and options at which the engine has failed since the last choice."""
        self.ids: dict[tuple[int, str], int] = {}
        self.choices: list[tuple[int, int]] = []
        """Every choice of the game: the seat and the index of its option, or `SPEECH`."""
        self.given = 0
        """How many of them came with a position."""
        self.touched = opened.at

    # -- what others ask ---------------------------------------------------------------------------------

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        """Whether the game is still to begin, is being played, or has ended."""
        if self.table is None:
            return "waiting"
        return "playing" if self.table.result is None else "over"

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [chair.name for chair in self.chairs]

    def people(self) -> list[int]:
        """The seats that belong to people, present or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def voters(self) -> list[int]:
        """Whose consent a take-back needs: everyone present except the one who asks."""
        return [seat for seat in self.people() if seat != self.proposal and not self.chairs[seat].away]

    def due(self, seat: int) -> int | None:
        """When the seat's open ask is due, or None if there is none or nobody is hurried."""
        mark = self.asks.get(seat)
        if mark is None:
            return None
        chair = self.chairs[seat]
        return clocks.due(self.clock, mark.opened, mark.own_turn, chair.bank, chair.extra)

    # -- folding -----------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Fold one more entry. Raises `EngineFault` if the engine fails; the room is unusable then."""
        self.n += 1
        self.touched = entry.at
        try:
            proposed = self.proposal
            self._apply(entry)
            # A choice changes the room only if there is a clock or a proposal, or the game ends.
            if not isinstance(entry, Chose | Spoke) or (
                proposed != NOBODY or self.status == "over" or not isinstance(self.clock, NoClock)
            ):
                self.furnished = self.n
        except Exception as fault:
            raise EngineFault(f"{self.code}, entry {self.n}: {type(entry).__name__}") from fault

    def _apply(self, entry: AnyEntry) -> None:
        match entry:
            case Chose():
                self._chose(entry)
            case Spoke():
                self._spoke(entry)
            case Begun():
                self._begun(entry)
            case TakenBack():
                self._taken_back(entry)
            case Proposed(seat=seat):
                self.proposal, self.agreed = seat, set()
                self._note(entry.at, "proposed", seat)
            case Answered(seat=seat, yes=yes):
                self.agreed.add(seat)
                if not yes:
                    self.proposal = NOBODY
                    self._note(entry.at, "declined", seat)
            case Rematched(settings=settings):
                self._rematched(settings)
            case Faulted(seat=seat, option=option):
                self.barred.add((seat, option))
                self._note(entry.at, "faulted", seat)
            case Opened():
                raise ValueError("a table is opened once")
            case _:
                self._at_the_chairs(entry)

    def _at_the_chairs(self, entry: AnyEntry) -> None:
        match entry:
            case SatDown():
                self._sat_down(entry)
            case BotSat(seat=seat, name=name, level=level):
                chair = self.chairs[seat]
                chair.clear()
                chair.kind, chair.level = "bot", level
                self._call(seat, name)
                self._note(entry.at, "seated-bot", seat)
            case StoodUp():
                self._stood_up(entry)
            case SeatOffered(seat=seat):
                self.chairs[seat].offered = True
                self._note(entry.at, "seat-offered", seat)
            case HandedOver(seat=seat, token=token):
                self.chairs[seat].token = token
                self._note(entry.at, "handed-over", seat)
            case Renamed(seat=seat, name=name):
                self._call(seat, name)
            case HostMade(seat=seat):
                self.host = seat
                self._note(entry.at, "host", seat)
            case HouseSet():
                self.title, self.pace = entry.title, entry.pace
                self.listed, self.watching = entry.listed, entry.watching
            case _:
                self._about_time(entry)

    def _about_time(self, entry: AnyEntry) -> None:
        match entry:
            case ClockChanged(clock=clock):
                self._clock_changed(clock, entry.at)
            case TimeGiven(seat=seat, ms=ms):
                self.chairs[seat].extra += ms
                self._note(entry.at, "time-given", seat)
            case WentAway(seat=seat, level=level):
                self.chairs[seat].away, self.chairs[seat].level = True, level
                self._note(entry.at, "late" if entry.late else "away", seat)
            case CameBack(seat=seat):
                self._came_back(seat, entry.at)
            case AutoPassSet(seat=seat, on=on):
                self.chairs[seat].auto_pass = on
                self.moment = self.n  # so that the seat is shown the change
            case Resumed():
                self.asks = {seat: mark._replace(opened=entry.at) for seat, mark in self.asks.items()}

    # -- people ------------------------------------------------------------------------------------------

    def _sat_down(self, entry: SatDown) -> None:
        chair = self.chairs[entry.seat]
        chair.clear()
        chair.kind, chair.token = "person", entry.token
        self._call(entry.seat, entry.name)
        if self.host == NOBODY:
            self.host = entry.seat
        self._restart_ask(entry.seat, entry.at)
        self._note(entry.at, "sat-down", entry.seat)

    def _stood_up(self, entry: StoodUp) -> None:
        chair = self.chairs[entry.seat]
        self._note(entry.at, "sent-away" if entry.sent_away else "stood-up", entry.seat)
        name = chair.name
        chair.clear()
        if entry.level:
            chair.kind, chair.level, chair.name = "bot", entry.level, name
            chair.offered = True
        if self.host == entry.seat:
            self.host = next(iter(self.people()), NOBODY)
        if self.proposal == entry.seat:
            self.proposal = NOBODY

    def _came_back(self, seat: int, at: int) -> None:
        self.chairs[seat].away, self.chairs[seat].level = False, ""
        self._restart_ask(seat, at)
        self._note(at, "came-back", seat)

    def _restart_ask(self, seat: int, at: int) -> None:
        """Whoever takes over a seat has full time for the decision that is waiting."""
        if seat in self.asks:
            self.asks[seat] = self.asks[seat]._replace(opened=at)

    def _call(self, seat: int, name: str) -> None:
        self.chairs[seat].name = name
        table = self.table
        if table is None or table.origin is None:
            return
        self.moment = self.n
        old = table.origin
        table.names = tuple(self.names)
        table.origin = Origin(
            old.players, old.sets, old.settings, table.names, old.seed, old.fast, old.position
        )

    # -- the game ----------------------------------------------------------------------------------------

    def origin(self) -> Origin:
        """Where the game to be dealt begins."""
        opened = self.opened
        first = self.game_number == 1
        return Origin(
            opened.players,
            tuple(opened.sets),
            self.settings,
            self.names,
            bytes.fromhex(self.seed),
            opened.fast,
            opened.position if first else None,
        )

    def _begun(self, entry: Begun) -> None:
        self.next_seed = entry.next_seed
        self.rewound = self.n
        table = start(self.game, self.origin())
        self.choices = []
        for seat, notation in self.opened.history if self.game_number == 1 else ():
            ask = table.ask_of(seat)
            index = SPEECH if ask is None else ask.find(notation, table.names)  # which finds no speech
            carry_out(table, seat, index)
            self.choices.append((seat, index))
        self.given = len(self.choices)
        self.table = table
        self.record = [kept for kept in self.record if isinstance(kept, Line)]
        for chair in self.chairs:
            chair.bank, chair.extra = clocks.full_bank(self.clock), 0
        self.proposal = NOBODY
        self.record.append(Span(self.n, entry.at, 0, len(table.events or ())))
        self._asks_changed(entry.at)

    def _chose(self, entry: Chose) -> None:
        table = self.playing_table()
        before = len(table.events or ())
        mark = self.asks.get(entry.seat)
        active, turn = table.state.active, table.state.turn_number
        table.choose(entry.seat, entry.option)
        chair = self.chairs[entry.seat]
        if mark is not None:
            chair.bank = clocks.bank_after(
                self.clock, chair.bank, mark.opened, entry.at, mark.own_turn, chair.extra
            )
        chair.extra = 0
        self._turn_may_be_over(active, turn)
        if entry.id:
            self.ids[entry.seat, entry.id] = self.n
            if len(self.ids) > REMEMBERED:
                del self.ids[next(iter(self.ids))]
        self.proposal = NOBODY
        self.choices.append((entry.seat, entry.option))
        self.record.append(Span(self.n, entry.at, before, len(table.events or ())))
        self._asks_changed(entry.at)

    def _turn_may_be_over(self, active: int, turn: int) -> None:
        """Whoever has ended a turn gets the increment of the clock."""
        if self.playing_table().state.turn_number != turn and 0 <= active < len(self.chairs):
            self.chairs[active].bank = clocks.bank_after_turn(self.clock, self.chairs[active].bank)

    def _taken_back(self, entry: TakenBack) -> None:
        table = self.playing_table()
        self.rewound = self.n
        undo(table, entry.seat)
        left = len(table.events or ())
        # The last choice brought about the last span; its lines are withdrawn.
        for index in range(len(self.record) - 1, -1, -1):
            if isinstance(self.record[index], Span):
                del self.record[index]
                break
        assert left == max([kept.last for kept in self.record if isinstance(kept, Span)], default=0)
        self.proposal = NOBODY
        self.choices.pop()
        self._note(entry.at, "taken-back", entry.seat)
        self._asks_changed(entry.at)

    def _rematched(self, settings: dict[str, int | str]) -> None:
        self.settings = dict(settings)
        self.rewound = self.moment = self.n
        self.seed, self.next_seed = self.next_seed, ""
        self.game_number += 1
        self.table = None
        self.asks = {}
        self.record = [kept for kept in self.record if isinstance(kept, Line) and kept.kind == "chat"]

    def playing_table(self) -> Table[Any]:
        """The game being played; a fault if there is none."""
        if self.table is None:
            raise ValueError("no game is being played")
        return self.table

    def _asks_changed(self, at: int, talked: bool = False) -> None:
        """Number the asks that are open now; a secret question stays the same until it is answered.

        So does any other one if somebody has only talked in between.
        """
        self.moment = self.n
        self.barred = set()
        found: dict[int, AskMark] = {}
        table = self.playing_table()
        for ask in table.pending:
            mark = self.asks.get(ask.seat)
            if mark is not None and _still_the_same(mark.ask, ask, talked):
                found[ask.seat] = mark._replace(ask=ask)
            else:
                found[ask.seat] = AskMark(self.n, at, ask.seat == table.state.active, ask)
        self.asks = found

    # -- time and talk -----------------------------------------------------------------------------------

    def _clock_changed(self, clock: Clock, at: int) -> None:
        self.clock = clock
        for chair in self.chairs:
            chair.bank, chair.extra = clocks.full_bank(clock), 0
        self.asks = {seat: mark._replace(opened=at) for seat, mark in self.asks.items()}
        self._note(at, "clock", NOBODY)

    def _spoke(self, entry: Spoke) -> None:
        text: Said | None = wording.said(f"web-phrase-{entry.phrase}", {}) if entry.phrase else None
        self.record.append(
            Line(
                n=self.n,
                at=entry.at,
                kind="chat",
                text=text,
                seat=entry.seat,
                name=entry.name,
                said=entry.text,
            )
        )
        if entry.paid:
            self._paid_for(entry)

    def _paid_for(self, entry: Spoke) -> None:
        """What words do to their speaker in the game is one of its choices, although nobody asked for it."""
        table = self.playing_table()
        before, active, turn = len(table.events or ()), table.state.active, table.state.turn_number
        carry_out(table, entry.seat, SPEECH)
        self._turn_may_be_over(active, turn)
        self.proposal = NOBODY
        self.choices.append((entry.seat, SPEECH))
        self.record.append(Span(self.n, entry.at, before, len(table.events or ())))
        self._asks_changed(entry.at, talked=True)

    def _note(self, at: int, what: str, seat: int) -> None:
        """A line about the table itself."""
        params: dict[str, int | str] = {"name": self.chairs[seat].name} if seat >= 0 else {}
        text = wording.said(f"server-note-{what}", params)
        self.record.append(Line(n=self.n, at=at, kind="house", text=text, seat=seat))


def _still_the_same(before: Ask, now: Ask, talked: bool) -> bool:
    """Whether what is asked has not changed, so that an answer on its way is still an answer to it."""
    if before.question != now.question:
        return False
    return now.question.together or (talked and before.options == now.options)


NOTES: Final = (
    "away",
    "came-back",
    "clock",
    "declined",
    "faulted",
    "handed-over",
    "host",
    "late",
    "proposed",
    "sat-down",
    "seat-offered",
    "seated-bot",
    "sent-away",
    "stood-up",
    "taken-back",
    "time-given",
)
"""Every kind of line about the table itself: ``server-note-<kind>`` is its text."""
