"""Simulated games as a table file: one row per seat, CSV or Parquet, complete or not at all."""

import csv
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from sixgun.kernel.registry import BadSettings
from sixgun.lab.sim import SimResult

COLUMNS: Final = (
    "game",
    "seed",
    "players",
    "seat",
    "role",
    "character",
    "bot",
    "won",
    "life",
    "turns",
    "reason",
)
OTHER_WORDS: Final = {"legends": {"role": "side", "life": "lp"}}
"""What columns are called in a game that has something else there."""

ENDINGS: Final = (".csv", ".parquet")


def checked_path(path: Path) -> Path:
    """The path, if its ending says which of the two forms is wanted and its folder exists."""
    if path.suffix.lower() not in ENDINGS:
        raise BadSettings("{file} should end in .csv or .parquet", "ending", file=path.name)
    check_folder(path)
    if path.suffix.lower() == ".parquet":
        _pyarrow()
    return path


def check_folder(path: Path) -> None:
    """Refuse a path whose folder does not exist."""
    if not path.parent.is_dir():
        raise BadSettings("there is no folder {folder}", "folder", folder=str(path.parent))


def columns_of(result: SimResult) -> tuple[str, ...]:
    """The names of the columns in this game."""
    words = OTHER_WORDS.get(result.config.game, {})
    return tuple([words.get(name, name) for name in COLUMNS])


def rows(result: SimResult) -> Iterator[tuple[int | str | bool, ...]]:
    """One row per game and seat, in the order of `COLUMNS`."""
    for game in result.records:
        for number, seat in enumerate(game.seats):
            yield (
                game.number,
                game.seed,
                game.players,
                number,
                seat.role,
                seat.character,
                seat.bot,
                seat.won,
                seat.life,
                game.turns,
                game.reason,
            )


def write_rows(result: SimResult, path: Path) -> None:
    """Write all games of a result; the simulation has to be run with `keep_games`.

    Raises:
        BadSettings: The path's ending is unknown, its folder is missing, pyarrow is missing for Parquet, or
            the result does not hold single games.
    """
    checked_path(path)
    if len(result.records) != result.games:
        raise BadSettings(
            "the simulation did not keep its games; run it with keep_games=True", "games-not-kept"
        )
    if path.suffix.lower() == ".csv":
        write_whole(path, lambda file: _write_csv(result, file))
    else:
        write_whole(path, lambda file: _write_parquet(result, file))


def _write_csv(result: SimResult, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns_of(result))
        for row in rows(result):
            writer.writerow([int(value) if isinstance(value, bool) else value for value in row])


def _write_parquet(result: SimResult, path: Path) -> None:
    arrow, parquet = _pyarrow()
    kinds = {"game": arrow.int64(), "won": arrow.bool_()}
    small = ("players", "seat", "life", "lp", "turns")
    names = columns_of(result)
    schema = arrow.schema(
        [(name, kinds.get(name, arrow.int32() if name in small else arrow.string())) for name in names]
    )
    columns: list[list[int | str | bool]] = [[] for _ in names]
    for row in rows(result):
        for column, value in zip(columns, row, strict=True):
            column.append(value)
    parquet.write_table(arrow.table(columns, schema=schema), path)


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadSettings(
            "Parquet needs the package pyarrow (pip install 'sixgun[lab]'); .csv needs nothing", "pyarrow"
        ) from None
    return pyarrow, pyarrow.parquet


def write_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Let `write` fill a temporary file beside `path`, then put it in place; failure leaves nothing."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        write(temporary)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
