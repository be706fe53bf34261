"""Replay files: read with suspicion, played again, and proved."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import sixgun
from sixgun.cli.files import read_text
from sixgun.cli.table_options import checked_game
from sixgun.cli.words import Mistake
from sixgun.kernel.journal import SCHEMA, BrokenJournal, choices_in, load
from sixgun.kernel.plain import Json
from sixgun.kernel.rng import ScriptExhausted
from sixgun.kernel.table import EndlessAgenda, Table

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
"""Entries a replay must have, besides what says that it is one."""


class Replay(NamedTuple):
    """A replay file that has the right form; whether it plays again is found out by `played`."""

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
        """The game played again to its last choice; raises `BrokenJournal` where it goes astray."""
        try:
            return load(self.data, sixgun.game(self.game), verify=True)
        except (BrokenJournal, sixgun.BadSettings):
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
            raise BrokenJournal(f"the position cannot be played: {wrong!r}") from None

    def unproved(self) -> str:
        """Why the file proves less than it should although it plays again, or nothing."""
        checks = {pair[0] for pair in cast("list[list[Any]]", self.data["checksums"])}
        last = len(choices_in(self.data))
        return (
            f"there is no checksum after choice {last}, the last one" if last and last not in checks else ""
        )


def read_replay(path: Path) -> Replay:
    """The replay in a file, or a `Mistake` that says why it is none."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError) as wrong:
        line = getattr(wrong, "lineno", 1)
        raise Mistake("ui-cli-replay-not-json", file=str(path), line=str(line)) from None
    if not isinstance(data, dict) or not isinstance(data.get("sixgun"), str) or "schema" not in data:
        raise Mistake("ui-cli-replay-no-replay", file=str(path))
    _refuse_future(path, data["sixgun"], data["schema"])
    for name, kind in FORM.items():
        if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
            raise _broken(path, f"{name!r} is missing or has the wrong form")
    checked_game(data["game"])
    _check_details(path, data)
    return Replay(path, data)


def _refuse_future(path: Path, version: str, schema: object) -> None:
    """A newer program may have known more choices or other rules: it has to open the file itself."""
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise _broken(path, f"'schema' is {schema!r}, not a number from 1 on")
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9}){0,3}([a-z.+-].*)?", version):
        raise _broken(path, f"'sixgun' is {version[:40]!r}, not a version")
    if schema > SCHEMA or _numbers(version) > _numbers(sixgun.__version__):
        raise Mistake("ui-cli-replay-future", file=str(path), version=version[:40], ours=sixgun.__version__)


def _numbers(version: str) -> tuple[int, ...]:
    found = re.match(r"[\d.]+", version)
    return tuple([int(part) for part in (found.group() if found else "").split(".") if part])


def _check_details(path: Path, data: dict[str, Json]) -> None:
    """What the journal takes for granted about the entries."""
    names = cast("list[Json]", data["names"])
    if not all(isinstance(name, str) for name in names):
        raise _broken(path, "'names' holds something that is no text")
    if not all(isinstance(name, str) for name in cast("list[Json]", data["sets"])):
        raise _broken(path, "'sets' holds something that is no text")
    if not re.fullmatch(r"[0-9a-f]{32}", cast(str, data["seed"])):
        raise _broken(path, "'seed' is not 32 hex digits")
    for pair in cast("list[Json]", data["checksums"]):
        match pair:
            case [int(), str()]:
                continue
            case _:
                raise _broken(path, "'checksums' holds something that is not [number, text]")
    try:
        sixgun.checked_names(cast("list[str]", names), cast(int, data["players"]))
        choices_in(data)
    except ValueError as wrong:
        raise _broken(path, str(wrong)) from None


def _broken(path: Path, reason: str) -> Mistake:
    return Mistake("ui-cli-replay-broken", file=str(path), reason=reason)
