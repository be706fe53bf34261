"""Soak test: many random games over random boxes and settings, every invariant checked after every choice.

Choices are taken back now and then, and moments are probed: copies, saved states, views, imagined worlds,
secrets. A failure is told at once, with the game's seed and the command that repeats it. Games are numbered,
so that a run which was stopped can go on where it was.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from shlex import quote
from typing import Any, Final, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import sixgun
from sixgun.games.catalog import GAMES, game
from sixgun.games.dice.effects import Batch
from sixgun.games.dice.model import ARROWS, DiceState
from sixgun.games.dice.queries import rolls_allowed
from sixgun.kernel.asks import Refused
from sixgun.kernel.journal import redo, undo, why_no_undo
from sixgun.kernel.rng import FastRng, Rng, seed_bytes
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table
from sixgun.lab.bang_invariants import bang_invariants
from sixgun.lab.legends_invariants import legends_invariants
from sixgun.lab.mixes import Mix, random_mix
from sixgun.lab.probes import probe, replayed

TURN_CAP: Final = 2_000
"""No random game has come near this many turns; one that does is reported as a failure."""

UNDO_EVERY: Final = 8
"""One choice in this many is followed by an attempt to take it back."""

PROBE_EVERY: Final = 60
"""One moment in this many is probed, and the first one of every kind of question in a game."""

REPLAY_EVERY: Final = 4
"""One game in this many is played again from its record."""

SCHEDULE: Final = ("bang", "bang", "dice", "bang", "bang", "legends", "bang", "dice", "bang", "bang")
"""Which games are soaked in turn if none is named: mostly the one with many boxes."""

ALL_BULLETS: Final = 70


def dice_invariants(table: Table[Any]) -> Iterator[str]:
    """What is wrong with a dice table (rules 4); nothing if all is well."""
    state = cast(DiceState, table.state)
    living = [seat for seat in state.seats if seat.alive]
    if state.pile + sum(seat.arrows for seat in living) != ARROWS:
        yield f"I1: {state.pile} arrows in the pile and {[seat.arrows for seat in living]} make no {ARROWS}"
    if table.pending and not 1 <= state.pile <= ARROWS:
        yield f"I2: {state.pile} arrows in the pile at a decision"
    in_batch = any(isinstance(frame, Batch) for frame in state.agenda)
    for index, seat in enumerate(state.seats):
        least = 1 if seat.alive and not in_batch else 0
        if not least <= seat.life <= seat.max_life or not 0 <= seat.arrows <= ARROWS:
            yield f"I3: seat {index} has {seat.life} of {seat.max_life} life points and {seat.arrows} arrows"
        if not seat.alive and (seat.life or seat.arrows):
            yield f"I1, I3: seat {index} is out with {seat.life} life points and {seat.arrows} arrows"
    if sum(seat.life for seat in state.seats) > ALL_BULLETS:
        yield f"I4: more than {ALL_BULLETS} life points"
    if tuple(state.ring) != tuple(index for index, seat in enumerate(state.seats) if seat.alive):
        yield f"I5: the ring {state.ring} is not the living"
    for ask in table.pending:
        if not state.seats[ask.seat].alive:
            yield f"I5: seat {ask.seat} is out and is asked {ask.prompt}"
    if state.seats[state.active].alive and not 0 <= state.rolls_made <= rolls_allowed(
        cast(Any, table), state.active
    ):
        yield f"I6: {state.rolls_made} rolls"


INVARIANTS: Final[dict[str, Callable[[Table[Any]], Iterable[str]]]] = {
    "dice": dice_invariants,
    "bang": bang_invariants,
    "legends": legends_invariants,
}
"""What each game promises about every position."""


def soak_one(game_id: str, seed: str) -> str | None:
    """Play one random game; what went wrong in it, or None."""
    rng = FastRng.seeded(seed_bytes(f"{seed} choices"))
    kind = game(game_id)
    players = kind.min_players + rng.below(kind.max_players - kind.min_players + 1)
    mix = random_mix(kind, rng, players)
    wrong = _soak_table(game_id, players, mix, seed, rng)
    return None if wrong is None else f"{players} players with {mix}, {wrong}"


def _soak_table(game_id: str, players: int, mix: Mix, seed: str, rng: Rng) -> str | None:
    choices = 0
    try:
        table = sixgun.new(game_id, players, sets=mix.sets, settings=mix.settings, seed=seed)
        probed: set[str] = set()
        while table.pending:
            ask = table.pending[rng.below(len(table.pending))]
            wrong: list[str] = []
            if ask.prompt not in probed or rng.below(PROBE_EVERY) == 0:
                probed.add(ask.prompt)
                wrong += [f"asked {ask.prompt}, {fault}" for fault in probe(table, rng)]
            table.choose(ask.seat, rng.below(len(ask.options)))
            choices += 1
            wrong += INVARIANTS[game_id](table)
            if rng.below(UNDO_EVERY) == 0:
                wrong += take_back(table, ask.seat if rng.below(2) else rng.below(players))
            if wrong:
                return f"after choice {choices}: {'; '.join(wrong)}"
            if table.state.turn_number > TURN_CAP:
                return f"no end after {TURN_CAP} turns"
        if table.result is None:
            return "nobody is asked and nobody has won"
        wrong = list(replayed(table)) if rng.below(REPLAY_EVERY) == 0 else []
    except Exception as fault:  # whatever the engine raises is what this test is looking for
        return f"after choice {choices}: {type(fault).__name__}: {fault}"
    return "; ".join(wrong) or None


def take_back(table: Table[Any], seat: int) -> Iterator[str]:
    """Try to take back the last choice: refused without a trace, or undone and redone to the same place."""
    before = checksum(table.state)
    moment, reveals = table.state.rng.moment(), table.state.reveals
    if why_no_undo(table, seat) is not None:
        try:
            undo(table, seat)
            yield "a refused take-back happened all the same"
        except Refused:
            pass
    else:
        undo(table, seat)
        if (moment, reveals) != (table.state.rng.moment(), table.state.reveals):
            yield "a take-back crossed chance or a reveal"
        redo(table, seat)
    if checksum(table.state) != before:
        yield "take-back and redo changed the position"


def _soak(job: tuple[str, str]) -> tuple[str, str, str | None]:
    return *job, soak_one(*job)


def soak(jobs: Sequence[tuple[str, str]], processes: int) -> Iterator[tuple[str, str, str | None]]:
    """Play games (game, seed), on several processors if asked to; what went wrong in each, in order."""
    with ExitStack() as stack:
        if processes == 1:
            yield from map(_soak, jobs)
            return
        pool = stack.enter_context(ProcessPoolExecutor(processes))
        stack.callback(pool.shutdown, wait=False, cancel_futures=True)
        yield from pool.map(_soak, jobs, chunksize=max(1, min(20, len(jobs) // (4 * processes))))


def positive(text: str) -> int:
    """A positive whole number of the command line."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a positive whole number")
    return int(text)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m sixgun.lab.soak",
        description=__doc__,
        epilog="example: python -m sixgun.lab.soak --games 2000 --seed rain --jobs 2",
    )
    parser.add_argument("--game", choices=sorted(GAMES), help="what to play (all games in turn)")
    parser.add_argument("--games", type=positive, default=2000, metavar="N", help="how many games (2000)")
    parser.add_argument("--first", type=positive, default=1, metavar="K", help="number of the first game (1)")
    parser.add_argument("--seed", default="soak", help="games are dealt from SEED-1, SEED-2, ... (soak)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--most", type=positive, default=20, metavar="F", help="stop after F failures (20)")
    return parser


def _told(game_id: str, seed: str, fault: str, number: int, word: str) -> str:
    """A failure, and the command that repeats it."""
    again = f"--game {game_id} --games 1 --first {number} --seed {quote(word)}"
    return f"seed {seed}: {game_id}, {fault}\n  again: python -m sixgun.lab.soak {again}"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when every game held, 1 when one did not, 130 when it was stopped."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        sixgun.fresh_seed(f"{options.seed}-{options.first + options.games}")
    except sixgun.BadSettings as wrong:
        parser.error(str(wrong))
    numbers = range(options.first, options.first + options.games)
    jobs = [
        (options.game or SCHEDULE[number % len(SCHEDULE)], f"{options.seed}-{number}") for number in numbers
    ]
    columns = (TextColumn("soaking"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    done = failures = 0
    stopped = False
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("soak", total=options.games)
        try:
            for game_id, seed, fault in soak(jobs, options.jobs):
                if fault is not None:
                    failures += 1
                    print(_told(game_id, seed, fault, options.first + done, options.seed), flush=True)
                done += 1
                bar.advance(task)
                if failures >= options.most:
                    break
        except KeyboardInterrupt:
            stopped = True
    what = f"games of {options.game}" if options.game else "games"
    print(f"{done - failures} of {done} {what} held every invariant")
    if stopped or done < options.games:
        print(
            f"  go on: python -m sixgun.lab.soak --first {options.first + done} --seed {quote(options.seed)}"
        )
    return 1 if failures else 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
