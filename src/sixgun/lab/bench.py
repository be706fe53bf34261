"""``sixgun bench``: how fast the engine is, side by side with its peers in the same run on one core.

Every round measures everything, rates in short slices that take turns, so that a busy moment of the machine
hits all alike; rates count processor time. A value is the median of its slices; a ratio of two rates is the
median of the quotients of neighbouring slices, any other ratio the quotient of two medians. What a subject
must reach is in the code of :func:`_subjects`, in the words of the product: at least so many times
Catanatron, at most so many milliseconds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import sixgun
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.playout import playout
from sixgun.lab.peers import (
    PeerMissing,
    catanatron_copy_seconds,
    catanatron_decisions_per_second,
    hearts_decisions_per_second,
)

PLAYERS: Final = 5
_RATES: Final = frozenset(
    {"dice", "dice by choose", "cards", "cards, both boxes", "legends", "catanatron", "batch", "hearts"}
)
_BASE: Final = ("base",)
_BOTH: Final = ("base", "dodge_city")
_SLICES: Final = 5
_WARM_UP_SECONDS: Final = 0.2
_BATCH_GAMES: Final = 10_000
_CLONE_AFTER: Final = {"dice": 30, "bang": 75, "legends": 300}
"""Decisions; random games of five have about twice as many."""
_CLONES: Final = 2_000
_SERIES: Final = 5
_STARTS: Final = 7  # subprocesses for one median of the import time

_ROOT: Final = str(Path(sixgun.__file__).resolve().parent.parent)
_START_ENGINE: Final = (
    f"import sys; sys.path.insert(0, {_ROOT!r}); import sixgun; sixgun.new('bang', players={PLAYERS})"
)
_LIST_MODULES: Final = (
    f"import sys; before = set(sys.modules); {_START_ENGINE}; "
    "tops = {name.partition('.')[0] for name in set(sys.modules) - before}; "
    "print(*sorted(tops - set(sys.stdlib_module_names) - {'sixgun'}))"
)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the benchmark.

    Attributes:
        subject: What is measured.
        ours: Our value: decisions per second, milliseconds (import) or seconds (copy).
        peer: What it is compared with.
        peer_value: The peer's value in the same unit.
        ratio: ``ours / peer_value``.
        must: The bound promised for the ratio (for the import: for ``ours``), or None.
        holds: Whether the promise is kept; true if there is none.
    """

    subject: str
    ours: float
    peer: str
    peer_value: float
    ratio: float
    must: float | None
    holds: bool


@dataclass(frozen=True, slots=True)
class Subject:
    """What a row compares: the names of two gauges, and the promise, if there is one."""

    name: str
    ours: str
    peer: str
    theirs: str
    must: float | None = None
    at_most: bool = False
    absolute: bool = False  # the promise is about our value, not about the ratio

    def row(self, values: dict[str, float], samples: dict[str, list[float]]) -> Row:
        """The finished line, given the median of every gauge and what it is the median of."""
        ours, theirs = values[self.ours], values[self.theirs]
        if self.ours in _RATES and self.theirs in _RATES:
            pairs = zip(samples[self.ours], samples[self.theirs], strict=True)
            ratio = median([mine / yours for mine, yours in pairs])
        else:
            ratio = ours / theirs
        judged = ours if self.absolute else ratio
        holds = self.must is None or (judged <= self.must if self.at_most else judged >= self.must)
        return Row(self.name, ours, self.peer, theirs, ratio, self.must, holds)


@dataclass(frozen=True, slots=True)
class Outcome:
    """All rows that could be measured, and in words what could not or went wrong."""

    rows: list[Row]
    notes: list[str]


def engine_is_compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    kernel = [module for name, module in sys.modules.items() if name.startswith("sixgun.kernel.")]
    return any((module.__file__ or "").endswith((".so", ".pyd")) for module in kernel)


def engine_decisions_per_second(game_id: str, sets: tuple[str, ...], seconds: float) -> float:
    """Decisions per second of random players at tables of the engine, set-up included.

    Dealt as a simulation deals and played through `playout`, the engine's entry point for random players.
    Every answered question counts, forced ones included, as every decision of the peer does.
    """
    chance = random.Random(1).random
    game = sixgun.game(game_id)
    settings = game.checked_settings(sets, {})
    names = sixgun.NAMES[:PLAYERS]
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        origin = Origin(PLAYERS, sets, settings, names, games.to_bytes(16, "little"), fast=True)
        table = start(game, origin, record=False, opened=False)
        games += 1
        decisions += playout(table, chance)
    return decisions / (process_time() - started)


def choose_decisions_per_second(seconds: float) -> float:
    """The same through the public API, which opens every ask so that someone could read it."""
    chance = random.Random(1).random
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        table = sixgun.new("dice", players=PLAYERS, seed=f"bench {games}", fast=True)
        games += 1
        while table.pending:
            ask = table.pending[0]
            table.choose(ask.seat, int(chance() * len(ask.options)))
            decisions += 1
    return decisions / (process_time() - started)


def batch_decisions_per_second(seconds: float) -> float:
    """Decisions per second of the batch kernel, already compiled."""
    try:
        from sixgun.lab.batch import play_many
    except ImportError as error:
        raise PeerMissing("numba") from error
    play_many(PLAYERS, 1, seed=0)
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds:
        decisions += play_many(PLAYERS, _BATCH_GAMES, seed=1, first_game=games).total_decisions
        games += _BATCH_GAMES
    return decisions / (process_time() - started)


def clone_seconds(game_id: str) -> float:
    """Seconds for one copy of a table in the middle of its game, with all its boxes."""
    sets = [module.id for module in sixgun.game(game_id).modules]
    table = sixgun.new(game_id, players=PLAYERS, sets=sets, seed="bench")
    chance = random.Random(1).random
    for _ in range(_CLONE_AFTER[game_id]):
        ask = table.pending[0]
        table.choose(ask.seat, int(chance() * len(ask.options)))
    series = []
    for _ in range(_SERIES):
        started = perf_counter()
        for _ in range(_CLONES):
            table.clone()
        series.append((perf_counter() - started) / _CLONES)
    return median(series)


def start_milliseconds(code: str) -> float:
    """Milliseconds for a fresh, isolated Python that runs ``code``: the median of several starts."""
    series = []
    for _ in range(_STARTS):
        started = perf_counter()
        subprocess.run([sys.executable, "-I", "-c", code], check=True)
        series.append((perf_counter() - started) * 1000)
    return median(series)


def third_party_modules() -> list[str]:
    """Top-level modules from outside the standard library that a new dice table pulls in."""
    command = [sys.executable, "-I", "-c", _LIST_MODULES]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return [name for name in found if not name.endswith("__mypyc")]  # the compiled engine's own shared part


def run(rounds: int = 3) -> list[Row]:
    """Measure every subject whose peer is installed."""
    return measure(rounds, seconds=2.0).rows


def measure(rounds: int, seconds: float) -> Outcome:
    """Measure everything ``rounds`` times in turn, rates for ``seconds`` each, on one core."""
    missing: dict[str, str] = {}
    with one_core():
        samples: dict[str, list[float]] = {}
        gauges = _gauges()
        for name, gauge in gauges.items():
            try:
                gauge(_WARM_UP_SECONDS)
            except PeerMissing as absence:
                missing[name] = str(absence)
            else:
                samples[name] = []
        for _ in range(rounds):
            for _ in range(_SLICES):
                for name in [name for name in samples if name in _RATES]:
                    samples[name].append(gauges[name](seconds / _SLICES))
            for name in [name for name in samples if name not in _RATES]:
                samples[name].append(gauges[name](seconds))
        strangers = third_party_modules()
    values = {name: median(series) for name, series in samples.items()}
    values["import"] = values["start engine"] - values["bare python"]
    rows: list[Row] = []
    notes: list[str] = []
    for subject in _subjects():
        reason = missing.get(subject.ours) or missing.get(subject.theirs)
        if reason is None:
            rows.append(subject.row(values, samples))
        else:
            notes.append(f"skipped {subject.name!r}: {reason}")
    if strangers:
        notes.append(f"engine import pulls in third-party modules: {', '.join(strangers)}")
        rows = [_failed(row) if row.subject == "engine import" else row for row in rows]
    return Outcome(rows, notes)


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and its children on one core, where the system lets us choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def main(argv: list[str]) -> int:
    """Run the benchmark; 0 if every promise holds, 1 if one does not. Skipped rows promise nothing."""
    parser = argparse.ArgumentParser(
        prog="sixgun bench",
        description="Measure the engine next to installed peers, in one run on one core.",
        epilog="example: sixgun bench --rounds 5 --json",
    )
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of a table")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each value (default 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement (default 2)")
    arguments = parser.parse_args(argv)
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds above 0")
    outcome = measure(arguments.rounds, arguments.seconds)
    if arguments.json:
        print(json.dumps([asdict(row) for row in outcome.rows], indent=2))
    else:
        _print_table(outcome.rows, arguments.rounds, arguments.seconds)
    for note in outcome.notes:
        print(note, file=sys.stderr)
    return 0 if all(row.holds for row in outcome.rows) else 1


def _gauges() -> dict[str, Callable[[float], float]]:
    """Everything that is measured once a round. Those that count a fixed amount of work ignore the time."""
    return {
        "dice by choose": choose_decisions_per_second,
        "dice": lambda seconds: engine_decisions_per_second("dice", _BASE, seconds),
        "catanatron": catanatron_decisions_per_second,
        "cards": lambda seconds: engine_decisions_per_second("bang", _BASE, seconds),
        "cards, both boxes": lambda seconds: engine_decisions_per_second("bang", _BOTH, seconds),
        "legends": lambda seconds: engine_decisions_per_second("legends", _BASE, seconds),
        "batch": batch_decisions_per_second,
        "hearts": hearts_decisions_per_second,
        "clone of dice": lambda _: clone_seconds("dice"),
        "clone of cards": lambda _: clone_seconds("bang"),
        "clone of legends": lambda _: clone_seconds("legends"),
        "catanatron copy": lambda _: catanatron_copy_seconds(),
        "start engine": lambda _: start_milliseconds(_START_ENGINE),
        "bare python": lambda _: start_milliseconds("pass"),
    }


def _subjects() -> list[Subject]:
    """The lines of the benchmark and what the product promises for each."""
    if engine_is_compiled():
        dice = Subject("dice, compiled", "dice", "Catanatron", "catanatron")
        cards = Subject("cards, compiled", "cards", "Catanatron", "catanatron", must=10.0)
        hearts = Subject("cards, compiled", "cards", "OpenSpiel hearts", "hearts", must=1.2)
        legends = Subject("legends, compiled", "legends", "Catanatron", "catanatron", must=6.0)
    else:
        dice = Subject("dice, interpreted", "dice", "Catanatron", "catanatron", must=8.0)
        cards = Subject("cards, interpreted", "cards", "Catanatron", "catanatron", must=3.0)
        hearts = Subject("cards, interpreted", "cards", "OpenSpiel hearts", "hearts")
        legends = Subject("legends, interpreted", "legends", "Catanatron", "catanatron", must=2.0)
    return [
        dice,
        Subject("dice through choose()", "dice by choose", "Catanatron", "catanatron"),
        Subject("dice, batch kernel", "batch", "Catanatron", "catanatron", must=200.0),
        cards,
        hearts,
        legends,
        Subject("cards, base box alone", "cards", "with Dodge City", "cards, both boxes", 1.3, at_most=True),
        Subject("engine import", "import", "bare Python", "bare python", 60.0, at_most=True, absolute=True),
        Subject(
            "copy of a mid-game dice table",
            "clone of dice",
            "Catanatron",
            "catanatron copy",
            0.25,
            at_most=True,
        ),
        Subject(
            "copy of a mid-game card table",
            "clone of cards",
            "Catanatron",
            "catanatron copy",
            0.25,
            at_most=True,
        ),
        Subject(
            "copy of a mid-game legends table",
            "clone of legends",
            "Catanatron",
            "catanatron copy",
            1.0,
            at_most=True,
        ),
        Subject("dice vs OpenSpiel hearts", "dice", "OpenSpiel hearts", "hearts"),
    ]


def _failed(row: Row) -> Row:
    return Row(row.subject, row.ours, row.peer, row.peer_value, row.ratio, row.must, holds=False)


def _print_table(rows: list[Row], rounds: int, seconds: float) -> None:
    console = Console()
    console.print(
        f"{_processor()}, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
    )
    console.print(f"{datetime.now():%Y-%m-%d %H:%M}, {_peer_versions()}")
    console.print(f"one core, median of {rounds} interleaved rounds, {seconds:g} s for each rate")
    promises = {(subject.name, subject.peer): subject for subject in _subjects()}
    table = Table("subject", "peer", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("ours", "theirs", "ratio", "must"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("holds")
    for row in rows:
        subject = promises[row.subject, row.peer]
        verdict = "" if row.must is None else "[green]yes" if row.holds else "[bold red]no"
        table.add_row(
            row.subject,
            row.peer,
            _value(subject, row.ours),
            _value(subject, row.peer_value),
            f"{row.ratio:.3g}" if row.ratio < 100 else f"{row.ratio:.0f}",
            _promise(subject),
            verdict,
        )
    console.print(table)


def _value(subject: Subject, value: float) -> str:
    if subject.ours == "import":
        return f"{value:.1f} ms"
    if subject.ours.startswith("clone"):
        return f"{value * 1e6:.2f} µs"
    return f"{value:,.0f}/s"


def _promise(subject: Subject) -> str:
    if subject.must is None:
        return ""
    return f"{'≤' if subject.at_most else '≥'} {subject.must:g}{' ms' if subject.absolute else ''}"


def _processor() -> str:
    """The model of the processor, as well as the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown processor"


def _peer_versions() -> str:
    found = []
    for package in ("catanatron", "open_spiel", "numba"):
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            found.append(f"{package} missing")
    return ", ".join(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
