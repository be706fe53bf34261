"""How many instructions the engine needs per decision, which a busy machine does not change.

    python -m tools.instructions                     count the processor's instructions with valgrind
    python -m tools.instructions --bytecode          count the interpreter's instructions, without valgrind
    python -m tools.instructions --bytecode --write  and note them as the figures that the tests guard
    PYTHONPATH=build/fast python -m tools.instructions     the compiled engine, or any other checkout

A fixed set of random games is played twice, once with more games than the other time; the difference is what
the games cost, without starting Python and importing the engine.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

from sixgun.games.catalog import game
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.playout import playout

PLAYERS: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SUBJECTS: Final[dict[str, tuple[str, tuple[str, ...], int]]] = {
    "cards, base": ("bang", ("base",), 40),
    "cards, four boxes": ("bang", ("base", "dodge_city", "high_noon", "fistful"), 40),
    "cards, all boxes": ("bang", (), 40),
    "dice": ("dice", (), 40),
    "Western Legends": ("legends", (), 4),
}
"""What is counted: the game, its boxes (none named: all there are) and how many games are played."""


FIGURES: Final = Path(__file__).with_name("instructions.json")
"""The interpreter's instructions per decision that were noted last, by the version of Python."""


def tables(subject: str, count: int) -> Sequence[Any]:
    """Tables of a subject, dealt from fixed seeds."""
    id, boxes, _ = SUBJECTS[subject]
    rules = game(id)
    if not boxes:
        boxes = tuple(module.id for module in rules.modules)
    sets = rules.checked_sets(boxes)
    settings = rules.checked_settings(sets, {})
    origins = [
        Origin(len(PLAYERS), sets, settings, PLAYERS, number.to_bytes(16, "little"), fast=True)
        for number in range(count)
    ]
    return [start(rules, origin, record=False, opened=False) for origin in origins]


def play(subject: str, count: int) -> int:
    """Play so many games to the end; returns how many decisions were made."""
    return sum(playout(table, Random(number).random) for number, table in enumerate(tables(subject, count)))


def bytecodes(deed: Callable[[], object]) -> int:
    """How many instructions the interpreter runs during a deed."""
    counted = 0

    def within(frame: FrameType, event: str, _: object) -> Any:
        nonlocal counted
        counted += event == "opcode"
        return within

    def entered(frame: FrameType, event: str, _: object) -> Any:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return within

    sys.settrace(entered)
    try:
        deed()
    finally:
        sys.settrace(None)
    return counted


def bytecodes_per_decision(subject: str, games: int) -> float:
    """The interpreter's instructions per decision; the first game warms up whatever is remembered."""
    play(subject, 1)
    decisions = play(subject, games)
    return bytecodes(lambda: play(subject, games)) / decisions


def processor_instructions(subject: str, games: int) -> int:
    """The processor's instructions of a whole process that plays so many games."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", sys.executable]
        command += ["-m", "tools.instructions", "--play", subject, str(games)]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    found = re.search(r"Collected : (\d+)", ran.stderr)
    if ran.returncode or found is None:
        raise SystemExit(f"valgrind could not play {subject}: {ran.stderr.strip()[-300:]}")
    return int(found.group(1))


def instructions_per_decision(subject: str, games: int) -> float:
    """The processor's instructions per decision."""
    few = games // 4
    more = processor_instructions(subject, games) - processor_instructions(subject, few)
    return more / (play(subject, games) - play(subject, few))


def python_version() -> str:
    """Bytecode differs between versions of Python."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def write(found: Mapping[str, float]) -> None:
    """Note figures for this version of Python; those of other subjects and versions stay."""
    noted = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    noted[python_version()] = {**noted.get(python_version(), {}), **found}
    FIGURES.write_text(json.dumps(noted, indent=2, sort_keys=True) + "\n")


def main(argv: Sequence[str]) -> int:
    """Count and print, one line for each subject."""
    parser = argparse.ArgumentParser(prog="python -m tools.instructions", description=__doc__)
    parser.add_argument("subjects", nargs="*", help=f"what to count: {', '.join(SUBJECTS)}")
    parser.add_argument("--bytecode", action="store_true", help="count the interpreter's instructions")
    parser.add_argument("--write", action="store_true", help=f"note the figures in {FIGURES.name}")
    parser.add_argument("--play", nargs=2, metavar=("SUBJECT", "GAMES"), help=argparse.SUPPRESS)
    asked = parser.parse_args(argv)
    if asked.play:
        subject, games = asked.play
        play(subject, SUBJECTS[subject][2])
        play(subject, int(games))
        return 0
    found: dict[str, float] = {}
    for subject in asked.subjects or SUBJECTS:
        if subject not in SUBJECTS:
            parser.error(f"nothing is called {subject}; there are: {', '.join(SUBJECTS)}")
        games = SUBJECTS[subject][2]
        count = (bytecodes_per_decision if asked.bytecode else instructions_per_decision)(subject, games)
        found[subject] = round(count, 1)
        print(f"{subject:20}{count:12,.0f}", flush=True)
    if asked.write:
        if not asked.bytecode:
            parser.error("only the interpreter's instructions are noted: --bytecode --write")
        write(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
