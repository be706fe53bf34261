"""Replay files: read with suspicion, replayed, and verified."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import sixgun
from sixgun.cli.files import read_text
from sixgun.cli.table_options import checked_game
from sixgun.cli.words import Mistake
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.journal import SCHEMA, BrokenJournal, checks_in, choices_in, load
from sixgun.kernel.plain import Json
from sixgun.kernel.scripted import ScriptExhausted
from sixgun.kernel.table import EndlessAgenda, Table
from sixgun.texts import Speaker

FORM: Final[dict[str, type]] = {
    "game": str,
    "players": int,
    "sets": list,
    "settings": dict,
    "names": list,
    "commitment": str,
    "seed": str,
    "choices": list,
    "checksums": list,
}
"""Entries a replay must have, besides the one that says it is a replay."""


class Replay(NamedTuple):
    """A replay file that has the right form; `played` finds out whether it can be replayed."""

    path: Path
    data: dict[str, Json]

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self.data["game"])

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return cast("list[str]", self.data["names"])

    def played(self) -> Table[Any]:
        """The game replayed to its last choice; raises `BrokenJournal` where it goes wrong."""
        try:
            return load(self.data, sixgun.game(self.game), verify=True)
        except Complaint:
            raise
        except (
            ArithmeticError,
            AssertionError,
            AttributeError,
            EndlessAgenda,
            LookupError,
            RecursionError,
            ScriptExhausted,
            TypeError,
            ValueError,
        ) as wrong:
            # A written position can hold anything; whatever the engine stumbles over, the file is to blame.
            raise BrokenJournal(
                "the position cannot be played: {detail}", "position-play", detail=repr(wrong)
            ) from None


class BrokenReplay(Mistake):
    """A file that is meant to be a replay but cannot be replayed; the complaint says why."""

    def __init__(self, path: Path, complaint: Complaint) -> None:
        super().__init__("ui-cli-replay-broken", file=str(path))
        self.complaint = complaint

    def line(self, say: Speaker) -> str:
        """The file and what is wrong with it."""
        return say.text(self.key, reason=say.complaint(self.complaint), **self.params)


def read_replay(path: Path) -> Replay:
    """The replay in a file, or a `Mistake` that says why it is not one."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError) as wrong:
        line = getattr(wrong, "lineno", 1)
        raise Mistake("ui-cli-replay-not-json", file=str(path), line=str(line)) from None
    if not isinstance(data, dict) or not isinstance(data.get("sixgun"), str) or "schema" not in data:
        raise Mistake("ui-cli-replay-no-replay", file=str(path))
    try:
        _refuse_future(path, data["sixgun"], data["schema"])
        _check_form(data)
        checked_game(data["game"])
        _check_details(data)
    except Complaint as wrong:
        raise BrokenReplay(path, wrong) from None
    return Replay(path, data)


def _refuse_future(path: Path, version: str, schema: object) -> None:
    """A newer program may have known more choices or other rules: it has to open the file itself."""
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise BrokenJournal(
            "'schema' is {schema}, not a number from 1 up", "schema-form", schema=repr(schema)
        )
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9}){0,3}([a-z.+-].*)?", version):
        raise BrokenJournal("'sixgun' is {version!r}, not a version", "version-form", version=version[:40])
    if schema > SCHEMA or _numbers(version) > _numbers(sixgun.__version__):
        raise Mistake("ui-cli-replay-future", file=str(path), version=version[:40], ours=sixgun.__version__)


def _numbers(version: str) -> tuple[int, ...]:
    found = re.match(r"[\d.]+", version)
    return tuple([int(part) for part in (found.group() if found else "").split(".") if part])


def _check_form(data: dict[str, Json]) -> None:
    """Whether every entry is there and of the right kind."""
    for name, kind in FORM.items():
        if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
            raise BrokenJournal("{entry!r} is missing or has the wrong form", "entry", entry=name)


def _check_details(data: dict[str, Json]) -> None:
    """What the journal takes for granted about the entries."""
    for entry in ("names", "sets"):
        if not all(isinstance(name, str) for name in cast("list[Json]", data[entry])):
            raise BrokenJournal("{entry!r} holds something that is not text", "not-text", entry=entry)
    if not re.fullmatch(r"[0-9a-f]{32}", cast(str, data["seed"])):
        raise BrokenJournal("'seed' is not 32 hex digits", "seed-digits")
    sixgun.checked_names(cast("list[str]", data["names"]), cast(int, data["players"]))
    checks_in(data)
    choices_in(data)
