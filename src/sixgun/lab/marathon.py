"""Marathon: very many games to their end, over random boxes, settings and numbers of players.

Nothing may be aborted and nothing may go on for ever. Most games are only played, at random or by bots; one
in so many is soaked: checked after every choice. The last lines tell the longest game and the slowest step.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import sixgun
from sixgun.bots import LEVELS, Company, new_bot
from sixgun.games.catalog import GAMES, game
from sixgun.kernel.playout import playout
from sixgun.kernel.registry import ALL_SETS, Game
from sixgun.kernel.rng import FastRng, Rng, seed_bytes
from sixgun.kernel.table import Table
from sixgun.lab.mixes import Mix, random_mix
from sixgun.lab.playing import RANDOM
from sixgun.lab.soak import TURN_CAP, positive, soak_one

MIXES: Final = "mixes"
"""Another mix of boxes in every game."""

BATCH: Final = 50
"""Games a process plays before it reports."""


class Leg(NamedTuple):
    """One game of a marathon: what is played, and how."""

    game: str
    sets: str
    """`MIXES`, or the boxes of every game."""
    level: str
    seed: str
    soaked: bool


class Finish(NamedTuple):
    """How a game went."""

    seed: str
    what: str
    """Players, boxes and settings; empty if the game was soaked."""
    turns: int
    choices: int
    slowest: float
    """Seconds the slowest choice took, bots' thinking included; 0 where choices are not timed."""
    fault: str | None


def run_leg(leg: Leg) -> Finish:
    """Play one game."""
    if leg.soaked:
        return Finish(leg.seed, "", 0, 0, 0.0, soak_one(leg.game, leg.seed))
    kind = game(leg.game)
    rng = FastRng.seeded(seed_bytes(f"{leg.seed} choices"))
    players = kind.min_players + rng.below(kind.max_players - kind.min_players + 1)
    mix = _mix_of(kind, leg.sets, rng, players)
    what = f"{players} players with {mix}"
    try:
        table = sixgun.new(
            leg.game,
            players,
            sets=mix.sets,
            settings=mix.settings,
            seed=leg.seed,
            fast=leg.level == RANDOM,
        )
        played = _at_random(table, leg) if leg.level == RANDOM else _by_bots(table, leg)
    except Exception as fault:  # whatever the engine raises is what this run is looking for
        return Finish(leg.seed, what, 0, 0, 0.0, f"{type(fault).__name__}: {fault}")
    turns = table.state.turn_number
    wrong = None
    if turns > TURN_CAP:
        wrong = f"no end after {TURN_CAP} turns"
    elif table.result is None:
        wrong = "nobody is asked and nobody has won"
    return Finish(leg.seed, what, turns, *played, wrong)


def _mix_of(kind: Game, sets: str, rng: Rng, players: int) -> Mix:
    """The boxes and settings of a game; only a mix takes unusual settings as well."""
    if sets == MIXES:
        return random_mix(kind, rng, players)
    return Mix(kind.checked_sets(sets), {})


def _at_random(table: Table[Any], leg: Leg) -> tuple[int, float]:
    return playout(table, Random(leg.seed).random, TURN_CAP), 0.0


def _by_bots(table: Table[Any], leg: Leg) -> tuple[int, float]:
    seats = range(len(table.names))
    company = Company(table, {seat: new_bot(leg.game, leg.level, seat, leg.seed) for seat in seats})
    choices, slowest = 0, 0.0
    while table.pending and table.state.turn_number <= TURN_CAP:
        began = perf_counter()
        company.act()
        slowest = max(slowest, perf_counter() - began)
        choices += 1
    return choices, slowest


class Tally:
    """What a marathon tells at its end."""

    def __init__(self) -> None:
        self.games = self.soaked = self.failures = self.choices = 0
        self.longest: Finish | None = None
        self.slowest: Finish | None = None

    def add(self, finish: Finish) -> None:
        """Count one more game."""
        self.games += 1
        self.failures += finish.fault is not None
        if not finish.what:
            self.soaked += 1
            return
        self.choices += finish.choices
        if self.longest is None or finish.turns > self.longest.turns:
            self.longest = finish
        if finish.slowest and (self.slowest is None or finish.slowest > self.slowest.slowest):
            self.slowest = finish

    def lines(self, seconds: float) -> Iterator[str]:
        """The result in a few lines."""
        ended = f"{self.games - self.failures} of {self.games} games came to an end"
        yield f"{ended} ({self.soaked} of them soaked), {self.choices} choices, {seconds:.0f} s"
        if self.longest is not None:
            yield f"longest: {self.longest.turns} turns, {self.longest.what} (seed {self.longest.seed})"
        if self.slowest is not None:
            milliseconds = self.slowest.slowest * 1000
            yield f"slowest step: {milliseconds:.0f} ms, {self.slowest.what} (seed {self.slowest.seed})"


def _legs(options: Any) -> Iterator[Leg]:
    for number in range(options.first, options.first + options.games):
        soaked = options.soaked > 0 and number % options.soaked == 0
        yield Leg(options.game, options.sets, options.bots, f"{options.seed}-{number}", soaked)


def _finishes(legs: Sequence[Leg], processes: int) -> Iterator[Finish]:
    if processes == 1:
        yield from map(run_leg, legs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(run_leg, legs, chunksize=BATCH)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m sixgun.lab.marathon",
        description=__doc__,
        epilog="example: python -m sixgun.lab.marathon --games 100000 --sets all --bots greenhorn --jobs 2",
    )
    number: Callable[[str], int] = positive
    parser.add_argument("--game", choices=sorted(GAMES), default="bang", help="what to play (bang)")
    parser.add_argument("--games", type=number, default=2000, metavar="N", help="how many games (2000)")
    parser.add_argument("--first", type=number, default=1, metavar="K", help="number of the first game (1)")
    parser.add_argument(
        "--sets",
        default=MIXES,
        help=f"boxes of every game, {ALL_SETS} for every box; usual: {MIXES}, random ones",
    )
    parser.add_argument("--bots", default=RANDOM, help=f"who plays: {RANDOM} (usual) or a level of bots")
    parser.add_argument(
        "--soaked",
        type=int,
        default=100,
        metavar="K",
        help="check every step of one game in K; 0: of none (100)",
    )
    parser.add_argument(
        "--seed", default="marathon", help="games are dealt from SEED-1, SEED-2, ... (marathon)"
    )
    parser.add_argument("--jobs", type=number, default=1, metavar="J", help="processes (1)")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when every game came to an end and held, 1 when one did not."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.bots not in (RANDOM, *LEVELS[options.game]):
        parser.error(
            f"no bots are called {options.bots!r}; levels are: {', '.join((RANDOM, *LEVELS[options.game]))}"
        )
    try:
        sixgun.fresh_seed(f"{options.seed}-{options.first + options.games}")
        if options.sets != MIXES:
            game(options.game).checked_sets(options.sets)
    except sixgun.BadSettings as wrong:
        parser.error(str(wrong))
    tally, began = Tally(), perf_counter()
    columns = (TextColumn("running"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("marathon", total=options.games)
        for finish in _finishes(list(_legs(options)), options.jobs):
            if finish.fault is not None:
                print(f"seed {finish.seed}: {finish.what} {finish.fault}".replace("  ", " "), flush=True)
            tally.add(finish)
            bar.advance(task)
    for line in tally.lines(perf_counter() - began):
        print(line)
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
