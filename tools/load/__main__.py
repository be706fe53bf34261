"""Load on loopback: 200 sockets at 40 tables, 500 durable choices a second; then many tables with bots."""

import argparse
import json
import platform
import random
import sys
import time
from typing import Any, Final

import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from sixgun.cli.serve import free_port
from tools.load.played import BotTables, Rush
from tools.load.served import Served

MUST_P99: Final = 5.0
"""The most milliseconds from a choice to its acknowledgement, for 99 in 100."""

FLAT: Final = 1.10
"""The memory of a soak's last third may be at most this many times that of its second third."""


def main() -> int:
    """Measure, print, and say whether the promises hold."""
    options = read_options()
    console = Console(stderr=True)
    with Served(free_port("127.0.0.1", 0), options.database, options.bus) as server:
        seconds = options.soak or options.seconds
        rush = Rush(server, options.tables, options.people, options.rate, random.Random(options.seed))
        with bar(console) as progress:
            figures = uvloop.run(rush.run(seconds, progress))
            if not options.soak:
                figures |= uvloop.run(BotTables(server, options.bot_tables).run(progress))
    figures["machine"] = f"{platform.processor() or platform.machine()}, Python {platform.python_version()}"
    figures["date"] = time.strftime("%Y-%m-%d")
    holds = figures["p99_ms"] <= MUST_P99 and figures["errors"] == 0
    if options.soak:
        third = len(figures["memory_mib"]) // 3
        middle, last = figures["memory_mib"][third : 2 * third], figures["memory_mib"][2 * third :]
        figures["growth"] = round((sum(last) / len(last)) / (sum(middle) / len(middle)), 3)
        holds = figures["growth"] <= FLAT and figures["errors"] == 0
    figures["holds"] = holds
    if options.json:
        print(json.dumps(figures))
    else:
        Console().print(grid(figures))
    return 0 if holds else 1


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--people", type=int, default=5, help="at each table")
    parser.add_argument("--rate", type=float, default=500.0, help="choices a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bot-tables", type=int, default=300)
    parser.add_argument("--soak", type=float, default=0.0, help="seconds; watch the memory instead")
    parser.add_argument("--database", default="")
    parser.add_argument("--bus", default="memory://")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def bar(console: Console) -> Progress:
    """A progress bar on standard error."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[figure]}"),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )


def grid(figures: dict[str, Any]) -> Grid:
    """The figures, for people to read."""
    table = Grid(title="The server under load", show_header=False)
    for name, value in figures.items():
        if isinstance(value, list):
            value = " ".join(str(item) for item in value)
        table.add_row(name.replace("_", " "), str(value))
    return table


if __name__ == "__main__":
    sys.exit(main())
