"""Everything that travels between the server and a client. The page's types are generated from these.

Clients send ``Order``s and get ``Message``s; both are tagged by ``is``. Unknown fields are refused. Texts
travel as keys with variables (`Said`), so that every reader formats them in their own language.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sixgun.texts.said import Said

PROTOCOL: Final = 1
"""Changes with the messages; a page that speaks another version is told to reload."""

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40
LONGEST_CHAT: Final = 300
LONGEST_FILE: Final = 512 * 1024
"""The most characters an uploaded scenario or replay may have."""

Code = Annotated[str, Meta(pattern=r"^[a-z0-9-]{4,40}$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
Word = Annotated[str, Meta(pattern=r"^[a-z0-9_.-]{1,40}$")]
"""One of the engine's ids: a game, a box, a level, a setting."""

Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Language: TypeAlias = Literal["en", "cs", "es", "ru"]
OnExpiry: TypeAlias = Literal["default", "bot"]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything incoming: an unknown field is an error, never silently ignored."""


# -- a table's house rules -----------------------------------------------------------------------------


class NoClock(Strict, tag="none", tag_field="is"):
    """Nobody is hurried."""


class BankClock(Strict, tag="bank", tag_field="is"):
    """A time bank with an increment per turn, and a clock of its own for reactions; in seconds."""

    bank: Annotated[int, Meta(ge=10, le=7200)] = 300
    increment: Annotated[int, Meta(ge=0, le=300)] = 15
    reaction: Annotated[int, Meta(ge=5, le=600)] = 30
    expiry: OnExpiry = "bot"


class DaysClock(Strict, tag="days", tag_field="is"):
    """A number of days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3
    expiry: OnExpiry = "default"


Clock: TypeAlias = NoClock | BankClock | DaysClock


class NewTable(Strict):
    """What a host wants: the game, who sits there, and the house rules."""

    game: Word
    name: Name
    players: Annotated[int, Meta(ge=2, le=8)] = 5
    sets: Annotated[list[Word], Meta(max_length=12)] | None = None
    preset: Word | None = None
    settings: dict[Word, int | Annotated[str, Meta(max_length=600)]] = msgspec.field(default_factory=dict)
    title: Title = ""
    bots: Annotated[int, Meta(ge=0, le=7)] = 0
    """How many of the other seats are given to bots at once."""
    level: Word = "gunslinger"
    pace: Pace = "calm"
    clock: Clock = msgspec.field(default_factory=NoClock)
    listed: bool = True
    """Whether the lobby shows the table and anyone may sit down; otherwise only with the link."""
    watching: bool = True
    """Whether spectators may watch."""
    begin: bool = False
    """Whether the game begins at once; bots take the seats that are left."""


class SitDown(Strict):
    """Someone takes a free seat."""

    name: Name
    seat: SeatNumber | None = None


class Claim(Strict):
    """Someone follows a private link to a seat."""

    token: Token


class OpenScenario(Strict):
    """A scenario to play on from, at a table of its own."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]
    name: Name
    seat: SeatNumber | None = None
    level: Word = "gunslinger"


class OpenReplay(Strict):
    """A replay file to watch."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class Branch(Strict):
    """What if: a moment of a replay to play on from, at a table of its own."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    name: Name
    seat: SeatNumber = 0
    level: Word = "gunslinger"


# -- orders: from the client to the server over the socket ---------------------------------------------


class Hello(Strict, tag="hello", tag_field="is"):
    """The first order of a socket: which table, and the last number of its stream the client has."""

    table: Code
    protocol: int
    since: Annotated[int, Meta(ge=0)] = 0
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """What a spectator wants to be called."""
    watch: bool = False
    """Whether someone with a seat wants only to watch."""
    token: Token | None = None
    """The seat's token, for clients without cookies."""


class Choose(Strict, tag="choose", tag_field="is"):
    """An answer to an ask: the ask's number and the index of an option. The id makes a repeat harmless."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    ask: int
    option: Annotated[int, Meta(ge=0, le=10_000)]


class Speak(Strict, tag="speak", tag_field="is"):
    """A line of chat, or the id of a quick phrase that every reader gets in their own language.

    Where words have a price in the game (`Own.speech`), they are sent only if the sender accepts it.
    """

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""
    accept: bool = False


class Begin(Strict, tag="begin", tag_field="is"):
    """Host: deal. Free seats are taken by bots."""


class SeatBot(Strict, tag="seat_bot", tag_field="is"):
    """Host: let a bot take a free seat, or play on for someone absent."""

    seat: SeatNumber
    level: Word = "gunslinger"


class FreeSeat(Strict, tag="free_seat", tag_field="is"):
    """Host: send a player or a bot away. In a running game a bot plays on, or its seat is offered."""

    seat: SeatNumber


class HandOver(Strict, tag="hand_over", tag_field="is"):
    """Host, or the player: a new private link for a seat. The old one ends at once."""

    seat: SeatNumber


class MakeHost(Strict, tag="make_host", tag_field="is"):
    """Host: make someone else the host."""

    seat: SeatNumber


class StandUp(Strict, tag="stand_up", tag_field="is"):
    """Leave the seat for good. In a running game a bot plays on."""


class Rename(Strict, tag="rename", tag_field="is"):
    """A new name."""

    name: Name


class SetClock(Strict, tag="set_clock", tag_field="is"):
    """Host: change the clock, even in the middle of a game."""

    clock: Clock


class SetHouse(Strict, tag="set_house", tag_field="is"):
    """Host: title, pace of the bots, who may find the table and who may watch."""

    title: Title | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    watching: bool | UnsetType = UNSET


class MoreTime(Strict, tag="more_time", tag_field="is"):
    """Give another player a minute (or a day) more."""

    seat: SeatNumber


class Away(Strict, tag="away", tag_field="is"):
    """Let a bot play for me until I am back, or take the seat back."""

    away: bool


class AutoPass(Strict, tag="auto_pass", tag_field="is"):
    """Answer for me where I have nothing to answer with, after a pause that gives nothing away."""

    on: bool


class TakeBack(Strict, tag="take_back", tag_field="is"):
    """Ask to take the last choice back."""


class Agree(Strict, tag="agree", tag_field="is"):
    """Yes or no to what someone has asked the table for."""

    yes: bool


class Hint(Strict, tag="hint", tag_field="is"):
    """What would a good player do? Answered to the asker alone."""

    ask: int


class Look(Strict, tag="look", tag_field="is"):
    """How did the table look to me after this number of the stream?"""

    at: Annotated[int, Meta(ge=0)]


class Rematch(Strict, tag="rematch", tag_field="is"):
    """Host: another game with the same seats, and settings that change from now on."""

    settings: dict[Word, int | Annotated[str, Meta(max_length=600)]] = msgspec.field(default_factory=dict)


class Ping(Strict, tag="ping", tag_field="is"):
    """Are you there?"""


Order: TypeAlias = (
    Hello
    | Choose
    | Speak
    | Begin
    | SeatBot
    | FreeSeat
    | HandOver
    | MakeHost
    | StandUp
    | Rename
    | SetClock
    | SetHouse
    | MoreTime
    | Away
    | AutoPass
    | TakeBack
    | Agree
    | Hint
    | Look
    | Rematch
    | Ping
)

# -- what a table is -----------------------------------------------------------------------------------


class SeatInfo(Struct, kw_only=True):
    """Who has a seat. `away`: a bot plays on for the person who has it."""

    name: str
    kind: Literal["open", "person", "bot"]
    level: str = ""
    online: bool = False
    away: bool = False
    host: bool = False
    offered: bool = False
    """A bot's seat that a person may take over in the middle of the game."""
    bank: int = 0
    """Milliseconds left of the time bank, as of the last change."""


class Deadline(Struct, kw_only=True):
    """Until when a seat must have decided, in milliseconds since 1970; the server's time stands beside it."""

    seat: int
    until: int
    now: int


class Proposal(Struct, kw_only=True):
    """Someone asks the table to let a choice be taken back; those in `waiting` have not answered yet."""

    seat: int
    waiting: list[int]


class RoomInfo(Struct, kw_only=True):
    """A table apart from its game: who is there, and the house rules."""

    code: str
    game: str
    title: str
    sets: list[str]
    settings: dict[str, int | str]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    clock: Clock
    deadlines: list[Deadline]
    pace: Pace
    listed: bool
    watching: bool
    watchers: int
    commitment: str
    """The hash of the secret seed, shown before the deal; empty before there is one."""
    seed: str = ""
    """The seed itself, after the end."""
    game_number: int = 1
    proposal: Proposal | None = None
    from_scenario: bool = False


# -- what a seat is asked ------------------------------------------------------------------------------


class OptionInfo(Struct, kw_only=True):
    """One choice: its sentence, its canonical notation and the option itself, tagged by ``is``."""

    text: Said
    notation: str
    option: dict[str, Any]


class ClosedInfo(Struct, kw_only=True):
    """A choice that is not open now, and why not."""

    text: Said
    option: dict[str, Any]
    why: Said
    rule: str


class AskInfo(Struct, kw_only=True):
    """A question to the reader. `number` goes back with the answer."""

    number: int
    prompt: str
    text: Said
    options: list[OptionInfo]
    closed: list[ClosedInfo]
    default: int


class Waiting(Struct, kw_only=True):
    """A question to someone, as everyone may know it."""

    seat: int
    prompt: str
    text: Said


class Outcome(Struct, kw_only=True):
    """How a game ended."""

    reason: str
    winners: list[int]
    text: Said


class Line(Struct, kw_only=True, omit_defaults=True):
    """Something that happened: an event of the game, a word of the chat or a change at the table.

    `n` is its number in the stream; lines of one entry share it. Without `text` it gets no line in the
    log and is only there to be shown in pictures.
    """

    n: int
    at: int
    kind: Literal["event", "chat", "house"]
    text: Said | None = None
    event: dict[str, Any] | None = None
    seat: int = -1
    """Who speaks, for chat; -1 for a spectator."""
    name: str = ""
    said: str = ""
    """The chat's own words: text, never markup."""


# -- messages: from the server to the client -----------------------------------------------------------


class Welcome(Struct, kw_only=True, tag="welcome", tag_field="is"):
    """The answer to `Hello`: the whole table as the reader may see it, and the lines missed."""

    n: int
    seat: int
    version: str
    room: RoomInfo
    scene: msgspec.Raw
    own: msgspec.Raw
    lines: msgspec.Raw
    whole: bool
    """Whether `lines` is the log from its beginning, not only what was missed."""


class Update(Struct, kw_only=True, tag="update", tag_field="is"):
    """What a new entry of the stream changed. A part that is null has not changed."""

    n: int
    room: msgspec.Raw
    scene: msgspec.Raw
    own: msgspec.Raw
    lines: msgspec.Raw
    rewound: bool = False
    """A choice was taken back: replace the log with `lines`."""


class Ack(Struct, kw_only=True, tag="ack", tag_field="is"):
    """The choice is on disk. `n` is its number."""

    id: str
    n: int


class Refused(Struct, kw_only=True, tag="refused", tag_field="is"):
    """An order that was not carried out, with the reason; nothing has changed."""

    code: str
    text: Said
    id: str = ""
    rule: str = ""


class Advice(Struct, kw_only=True, tag="advice", tag_field="is"):
    """The answer to `Hint`."""

    ask: int
    option: int
    reason: Said


class Looked(Struct, kw_only=True, tag="looked", tag_field="is"):
    """The answer to `Look`."""

    at: int
    scene: msgspec.Raw
    own: msgspec.Raw


class Present(Struct, kw_only=True, tag="present", tag_field="is"):
    """Who is connected now. Not part of the stream."""

    online: list[int]
    watchers: int


class SeatLink(Struct, kw_only=True, tag="seat_link", tag_field="is"):
    """The answer to `HandOver`: the only time the new token is shown."""

    seat: int
    token: str


class Pong(Struct, kw_only=True, tag="pong", tag_field="is"):
    """Yes. With the server's time in milliseconds."""

    now: int


class Bye(Struct, kw_only=True, tag="bye", tag_field="is"):
    """The socket is about to close, and why. `again` says whether to come back."""

    code: str
    text: Said
    again: bool


Message: TypeAlias = Welcome | Update | Ack | Refused | Advice | Looked | Present | SeatLink | Pong | Bye

# -- answers over HTTP ---------------------------------------------------------------------------------


class MattersInfo(Struct, kw_only=True):
    """A setting makes a difference with so many of these boxes and certain values of another setting."""

    boxes: list[str]
    least: int
    setting: str
    values: list[int | str]


class SettingInfo(Struct, kw_only=True):
    """A setting of a box: its default and what it may be; without choices, any text."""

    name: str
    default: int | str
    choices: list[int | str]
    matters: MattersInfo | None
    """When it makes a difference; null for always."""


class BoxInfo(Struct, kw_only=True):
    """A box of a game."""

    id: str
    needs: list[str]
    settings: list[SettingInfo]


class GameInfo(Struct, kw_only=True):
    """A game you can open a table for."""

    id: str
    least: int
    most: int
    usual: int
    boxes: list[BoxInfo]
    default_sets: list[str]
    suggested: dict[str, list[str]]
    """Boxes that go together, by the name of the preset."""
    presets: dict[str, dict[str, int | str]]
    """Settings that go together, whichever boxes are on the table."""
    levels: list[str]


class TableInfo(Struct, kw_only=True):
    """A table as the lobby lists it."""

    code: str
    game: str
    title: str
    sets: list[str]
    status: Literal["waiting", "playing", "over"]
    host: str
    players: int
    taken: int
    clock: Clock
    watching: bool
    seat: int = -1
    """Your seat, in the list of your tables."""
    your_turn: bool = False


class Lobby(Struct, kw_only=True):
    """The front door."""

    version: str
    protocol: int
    games: list[GameInfo]
    tables: list[TableInfo]
    mine: list[TableInfo]


class Seated(Struct, kw_only=True):
    """You have a seat. The token is in a cookie; it is shown once for private links."""

    code: str
    seat: int
    token: str


class ReplayStep(Struct, kw_only=True):
    """One moment of a replay: the lines that led to it and how it looked."""

    lines: list[Line]
    scene: msgspec.Raw
    own: msgspec.Raw
    suspicion: list[list[float]] | None = None
    """With hidden roles: how likely each seat was to have each role, as a careful spectator would judge."""


class Replay(Struct, kw_only=True):
    """A finished game through one pair of eyes (-1: a spectator's, -2: all cards open)."""

    id: str
    room: RoomInfo
    eyes: int
    steps: list[ReplayStep]
    statistics: list[dict[str, int]]
    """Per seat: counts by their text key, for the page after the game."""


class Problem(Struct, kw_only=True):
    """Why a request was refused."""

    code: str
    text: Said
