"""The journal: origin and choices are the saved game. Replay, take-back, fork and proof come from it.

A snapshot is only a cache. Any table can be rebuilt by dealing from the origin and making the same
choices; every twentieth choice records a checksum, so a replay that diverges says where.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from sixgun.kernel.asks import Option, Refusal, Refused, refusal
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.hashing import blake2b
from sixgun.kernel.plain import Json, Plain
from sixgun.kernel.rng import SEED_BYTES, CountedRng, FastRng, Rng, commitment
from sixgun.kernel.state import canonical, checksum

if TYPE_CHECKING:
    from sixgun.kernel.registry import Game
    from sixgun.kernel.table import Table

SCHEMA: Final = 1
CHECK_EVERY: Final = 20


class BrokenJournal(Complaint):
    """A saved game that cannot be read or does not replay; the text says where and why."""


class Choice(Plain):
    """One recorded choice, and the moment before it: randomness used, secrets revealed, turn, log length."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "option", "moment", "reveals", "turn", "events")
    __slots__ = ("events", "moment", "option", "reveals", "seat", "turn")

    def __init__(self, seat: int, option: Option, moment: int, reveals: int, turn: int, events: int) -> None:
        self.seat = seat
        self.option = option
        self.moment = moment
        self.reveals = reveals
        self.turn = turn
        self.events = events


class Origin:
    """Where a table began: a seed that is dealt from, or a written position."""

    __slots__ = ("fast", "names", "players", "position", "seed", "sets", "settings")

    def __init__(
        self,
        players: int,
        sets: tuple[str, ...],
        settings: Mapping[str, int | str],
        names: Sequence[str],
        seed: bytes,
        fast: bool = False,
        position: Mapping[str, Json] | None = None,
    ) -> None:
        self.players = players
        self.sets = sets
        self.settings = settings
        self.names = tuple(names)
        self.seed = seed
        self.fast = fast
        self.position = position


def start(
    game: "Game", origin: Origin, *, record: bool = True, log: bool = False, opened: bool = True
) -> "Table[Any]":
    """Deal a table from its origin and run it to the first ask; `log` keeps the events without a record.

    A playout needs no ask to be `opened` for it.
    """
    if origin.position is not None:
        state = game.load(origin.position)
    else:
        rng: Rng = FastRng.seeded(origin.seed) if origin.fast else CountedRng(origin.seed)
        state = game.deal(origin.players, origin.sets, origin.settings, rng)
    table = game.table(state, origin.names)
    table.origin = origin
    if record or log:
        table.events = []
    if record:
        table.history = []
    if opened:
        table.advance()
    return table


def replay(table: "Table[Any]", choices: int) -> "Table[Any]":
    """The table as it was after its first `choices` choices."""
    if table.origin is None or table.history is None:
        raise BrokenJournal("this table keeps no record", "no-record")
    again = start(table.game, table.origin)
    for choice in table.history[:choices]:
        again.choose(choice.seat, choice.option)
    return again


fork = replay


def why_no_undo(table: "Table[Any]", seat: int) -> Refusal | None:
    """Which of the four take-back rules forbids it, or None.

    Never past another player's choice, a random event, a reveal, or a change of whose turn it is.
    """
    if not table.history:
        return refusal("undo-nothing")
    last = table.history[-1]
    state = table.state
    if last.seat != seat:
        return refusal("undo-other-player", player=table.names[last.seat])
    if last.moment != state.rng.moment():
        return refusal("undo-random")
    if last.reveals != state.reveals:
        return refusal("undo-reveal")
    if last.turn != state.turn_number:
        return refusal("undo-turn")
    return None


def undo(table: "Table[Any]", seat: int) -> None:
    """Take back the last choice, if the four rules allow it."""
    reason = why_no_undo(table, seat)
    if reason is not None:
        raise Refused(reason)
    history = cast("list[Choice]", table.history)
    undone = [*table.undone, history[-1]]
    _adopt(table, replay(table, len(history) - 1))
    table.undone = undone


def redo(table: "Table[Any]", seat: int) -> None:
    """Redo the choice that was taken back last."""
    if not table.undone or table.undone[-1].seat != seat:
        raise Refused(refusal("redo-nothing"))
    undone = table.undone[:-1]
    table.choose(seat, table.undone[-1].option)
    table.undone = undone


def _adopt(table: "Table[Any]", other: "Table[Any]") -> None:
    table.state = other.state
    table.live = other.live
    table.pending = other.pending
    table.events = other.events
    table.history = other.history


# -- files -----------------------------------------------------------------------------------------------


def save(table: "Table[Any]", version: str) -> dict[str, Json]:
    """The replay file: everything needed to play the game again, and to prove the deal."""
    origin = table.origin
    if origin is None or table.history is None:
        raise BrokenJournal("this table keeps no record", "no-record")
    checks: list[Json] = []
    again = start(table.game, origin)
    for number, choice in enumerate(table.history, 1):
        again.choose(choice.seat, choice.option)
        if number % CHECK_EVERY == 0 or number == len(table.history):
            checks.append([number, proof(again)])
    return {
        "sixgun": version,
        "schema": SCHEMA,
        "game": table.game.id,
        "players": origin.players,
        "sets": list(origin.sets),
        "settings": dict(origin.settings),
        "names": list(origin.names),
        "commitment": commitment(origin.seed),
        "seed": origin.seed.hex(),
        "fast": origin.fast,
        "position": None if origin.position is None else dict(origin.position),
        "choices": choices_of(table),
        "checksums": checks,
    }


def choices_of(table: "Table[Any]") -> list[Json]:
    """The record in a file's form: seat and notation of every choice."""
    return [[choice.seat, choice.option.notation(table.names)] for choice in table.history or ()]


def proof(table: "Table[Any]") -> str:
    """A checksum of the position and of the choices that led to it: two paths to one position differ."""
    text = canonical([choices_of(table), checksum(table.state)])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def read_origin(data: Mapping[str, Json], game: "Game") -> Origin:
    """The origin in a replay file, checked as strictly as a new table."""
    try:
        players = game.checked_players(cast(int, data["players"]))
        sets = game.checked_sets(cast("list[str]", data["sets"]))
        settings = game.checked_settings(sets, cast("dict[str, int | str]", data["settings"]))
        seed = bytes.fromhex(cast(str, data["seed"]))
        names = cast("list[str]", data["names"])
        if len({name.casefold() for name in names}) != players or len(names) != players:
            raise BrokenJournal(
                "{players} players need {players} different names", "different-names", players=players
            )
        if len(seed) != SEED_BYTES:
            raise BrokenJournal(
                "a seed has {wanted} bytes, not {found}", "seed-bytes", wanted=SEED_BYTES, found=len(seed)
            )
        position = cast("dict[str, Json] | None", data.get("position"))
        return Origin(players, sets, settings, names, seed, bool(data.get("fast")), position)
    except KeyError as missing:
        entry = str(missing.args[0])
        raise BrokenJournal("the file has no entry {entry!r}", "no-entry", entry=entry) from None
    except Complaint:
        raise
    except (TypeError, AttributeError, ValueError) as wrong:
        detail = str(wrong)
        raise BrokenJournal("an entry has the wrong form: {detail}", "entry-form", detail=detail) from None


def choices_in(data: Mapping[str, Json]) -> list[tuple[int, str]]:
    """The choices in a replay file as (seat, notation)."""
    found: list[tuple[int, str]] = []
    for number, item in enumerate(_list_in(data, "choices"), 1):
        match item:
            case [int(seat), str(text)]:
                found.append((seat, text))
            case _:
                raise BrokenJournal("choice {number} is not [seat, text]", "choice-form", number=number)
    return found


def checks_in(data: Mapping[str, Json]) -> dict[int, str]:
    """The checksums in a replay file by the number of choices made."""
    found: dict[int, str] = {}
    for item in _list_in(data, "checksums"):
        match item:
            case [int(number), str(check)]:
                found[number] = check
            case _:
                raise BrokenJournal("a checksum is not [number of choices, text]", "checksum-form")
    return found


def _list_in(data: Mapping[str, Json], key: str) -> list[Json]:
    items = data.get(key)
    if not isinstance(items, list):
        raise BrokenJournal("the file has no list {entry!r}", "no-list", entry=key)
    return items


def load(data: Mapping[str, Json], game: "Game", *, verify: bool = True) -> "Table[Any]":
    """Play a replay file again; with `verify`, every checksum and the commitment must match."""
    if data.get("schema") != SCHEMA:
        raise BrokenJournal(
            "schema {schema} is not one that this version reads (it reads {ours})",
            "schema",
            schema=repr(data.get("schema")),
            ours=SCHEMA,
        )
    origin = read_origin(data, game)
    if verify and data.get("commitment") != commitment(origin.seed):
        raise BrokenJournal("the seed does not match the commitment shown before the deal", "commitment")
    choices = choices_in(data)
    checks = checks_in(data) if verify else {}
    if verify and max(checks, default=0) != len(choices):
        raise BrokenJournal(
            "the file has {choices} choices, but its checksums count a different number",
            "choices-checked",
            choices=len(choices),
        )
    table = _start_from_file(game, origin)
    for number, (seat, text) in enumerate(choices, 1):
        try:
            table.choose(seat, text)
        except Refused as refused:
            raise BrokenJournal(
                "choice {number} ({text!r}) is refused: {reason}",
                "choice-refused",
                refused.refusal,
                number=number,
                text=text,
                reason=str(refused),
            ) from None
        if number in checks and checks[number] != proof(table):
            raise BrokenJournal(
                "the game differs from the file after choice {number}", "game-differs", number=number
            )
    return table


def _start_from_file(game: "Game", origin: Origin) -> "Table[Any]":
    """Like `start`, but a written position may hold anything."""
    if origin.position is None:
        return start(game, origin)
    try:
        return start(game, origin)
    except (AttributeError, LookupError, TypeError, ValueError) as wrong:
        raise BrokenJournal(
            "the position in the file cannot be set up: {detail}", "position-setup", detail=repr(wrong)
        ) from None
