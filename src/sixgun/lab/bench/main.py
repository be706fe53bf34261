"""The benchmark as a command: options, the table, the exit code."""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sixgun.lab.bench.run import Outcome, measure
from sixgun.lab.bench.subjects import KIBIBYTES, MICROSECONDS, MILLISECONDS, Subject

WIDE: Final = 160
"""Columns where nobody says how many there are."""


def main(argv: Sequence[str]) -> int:
    """Run the benchmark; 0 if every promise holds, 1 if one does not. Skipped rows promise nothing."""
    parser = argparse.ArgumentParser(
        prog="sixgun bench",
        description="Measure the engine next to installed peers, in one run on one core.",
        epilog="example: sixgun bench --rounds 5 --json",
    )
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of a table")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each value (default 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement (default 2)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only subjects that contain this text")
    arguments = parser.parse_args(argv)
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds above 0")
    outcome = measure(arguments.rounds, arguments.seconds, arguments.only)
    if arguments.json:
        print(json.dumps([asdict(row) for row in outcome.rows], indent=2))
    else:
        show(outcome, arguments.rounds, arguments.seconds)
    for note in outcome.notes:
        print(note, file=sys.stderr)
    return 0 if all(row.holds for row in outcome.rows) else 1


def show(outcome: Outcome, rounds: int, seconds: float) -> None:
    """Print the table."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    console.print(
        f"{processor()}, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
    )
    console.print(f"{datetime.now():%Y-%m-%d %H:%M}, {peer_versions()}")
    console.print(f"one core, median of {rounds} interleaved rounds, {seconds:g} s for each rate")
    console.print(f"engine measured: {' and '.join(outcome.builds)}")
    table = Table("build", "subject", "peer", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("ours", "theirs", "ratio", "must", "aim"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("holds")
    for subject, row in zip(outcome.asked, outcome.rows, strict=True):
        verdict = "" if row.must is None else "[green]yes" if row.holds else "[bold red]no"
        build, _, what = row.subject.rpartition(": ")
        table.add_row(
            build,
            what,
            row.peer,
            value(subject, row.ours),
            value(subject, row.peer_value) if row.peer else "",
            (f"{row.ratio:.3g}" if row.ratio < 100 else f"{row.ratio:.0f}") if row.peer else "",
            promise(subject, subject.must),
            promise(subject, subject.aim),
            verdict,
        )
    console.print(table)


def value(subject: Subject, found: float) -> str:
    """A measured value with its unit."""
    if subject.unit == MICROSECONDS:
        return f"{found * 1e6:,.2f} µs"
    if subject.unit in (MILLISECONDS, KIBIBYTES):
        return f"{found:,.1f} {subject.unit}"
    return f"{found:,.0f}/s" if found >= 1000 else f"{found:,.1f}/s"


def promise(subject: Subject, bound: float | None) -> str:
    """A bound, with its unit where nothing is compared."""
    if bound is None:
        return ""
    return f"{'≤' if subject.at_most else '≥'} {bound:g}{'' if subject.peer else ' ' + subject.unit}"


def processor() -> str:
    """The model of the processor, as well as the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown processor"


def peer_versions() -> str:
    """The versions of the peers that are installed."""
    found = []
    for package in ("catanatron", "open_spiel", "numba"):
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            found.append(f"{package} missing")
    return ", ".join(found)
