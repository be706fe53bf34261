"""Soak test: many random games with random take-backs, every invariant looked at after every choice.

A failure names the game's seed and the command that plays it again.
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
from sixgun.kernel.rng import FastRng, seed_bytes
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table

TURN_CAP: Final = 2_000
"""No random game has come near this many turns; one that does is reported as a failure."""

UNDO_EVERY: Final = 8
"""One choice in so many is followed by an attempt to take it back."""

ALL_BULLETS: Final = 70


def dice_invariants(table: Table[Any]) -> Iterator[str]:
    """What is wrong with a dice table (rules 4); nothing, if all is well."""
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


INVARIANTS: Final[dict[str, Callable[[Table[Any]], Iterable[str]]]] = {"dice": dice_invariants}
"""What each game promises about every position."""


def soak_one(game_id: str, seed: str) -> str | None:
    """Play one random game; what went wrong in it, or None."""
    rng = FastRng.seeded(seed_bytes(f"{seed} choices"))
    kind = game(game_id)
    players = kind.min_players + rng.below(kind.max_players - kind.min_players + 1)
    try:
        table = sixgun.new(game_id, players, seed=seed)
        choices = 0
        while table.pending:
            ask = table.pending[rng.below(len(table.pending))]
            table.choose(ask.seat, rng.below(len(ask.options)))
            choices += 1
            wrong = list(INVARIANTS[game_id](table))
            if rng.below(UNDO_EVERY) == 0:
                wrong += take_back(table, ask.seat if rng.below(2) else rng.below(players))
            if wrong:
                return f"{players} players, after choice {choices}: {'; '.join(wrong)}"
            if table.state.turn_number > TURN_CAP:
                return f"{players} players: no end after {TURN_CAP} turns"
    except Exception as fault:  # whatever the engine raises is what this test looks for
        return f"{players} players: {type(fault).__name__}: {fault}"
    return None if table.result is not None else f"{players} players: nobody is asked and nobody has won"


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


def _soak(job: tuple[str, str]) -> tuple[str, str | None]:
    return job[1], soak_one(*job)


def soak(
    game_id: str, seeds: Sequence[str], jobs: int, progress: Callable[[], None]
) -> list[tuple[str, str]]:
    """Play all games, on several processors if `jobs` is more than one; the failures as (seed, what)."""
    work = [(game_id, seed) for seed in seeds]
    failures: list[tuple[str, str]] = []
    with ExitStack() as stack:
        results: Iterable[tuple[str, str | None]] = map(_soak, work)
        if jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs))
            results = pool.map(_soak, work, chunksize=max(1, min(100, len(work) // (4 * jobs))))
        for seed, wrong in results:
            progress()
            if wrong is not None:
                failures.append((seed, wrong))
    return failures


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a positive whole number")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when every game held, 1 when one did not."""
    parser = ArgumentParser(
        prog="python -m sixgun.lab.soak",
        description=__doc__,
        epilog="example: python -m sixgun.lab.soak --games 2000 --seed rain --jobs 2",
    )
    parser.add_argument("--game", choices=sorted(GAMES), default="dice", help="what to play (dice)")
    parser.add_argument("--games", type=_positive, default=2000, metavar="N", help="how many games (2000)")
    parser.add_argument(
        "--first", type=_positive, default=1, metavar="K", help="number of the first game (1)"
    )
    parser.add_argument("--seed", default="soak", help="games are dealt from SEED-1, SEED-2, ... (soak)")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes (1)")
    options = parser.parse_args(arguments)
    try:
        sixgun.fresh_seed(f"{options.seed}-{options.first + options.games}")
    except sixgun.BadSettings as wrong:
        parser.error(str(wrong))
    seeds = [f"{options.seed}-{number}" for number in range(options.first, options.first + options.games)]
    columns = (
        TextColumn("soaking {task.fields[game]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("soak", total=options.games, game=options.game)
        failures = soak(options.game, seeds, options.jobs, lambda: bar.advance(task))
    for seed, fault in failures:
        number = seed.removeprefix(f"{options.seed}-")
        again = f"--game {options.game} --games 1 --first {number} --seed {quote(options.seed)}"
        print(f"seed {seed}: {fault}\n  again: python -m sixgun.lab.soak {again}")
    print(f"{options.games - len(failures)} of {options.games} games of {options.game} held every invariant")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
