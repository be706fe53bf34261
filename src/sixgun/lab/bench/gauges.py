"""Everything about the engine of this process that can be measured, each under a name.

A gauge is called with the seconds it may take; those that do a fixed amount of work ignore them.
"""

import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import sixgun
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import FastRng
from sixgun.kernel.table import Table
from sixgun.lab.peers import PeerMissing
from sixgun.lab.playing import deal, play

PLAYERS: Final = 5
BASE: Final = ("base",)
TWO_BOXES: Final = ("base", "dodge_city")
FOUR_BOXES: Final = ("base", "dodge_city", "high_noon", "fistful")

BATCH_GAMES: Final = 10_000
MIDDLE: Final = {"dice": 30, "bang": 75, "legends": 300}
"""Decisions; random games of five have about twice as many."""

COPIES: Final = 2_000
LOOKS: Final = 1_000
SERIES: Final = 5
STARTS: Final = 7  # subprocesses for one median of the import time
KEPT: Final = 200
"""Copies whose memory is counted together."""

LONGEST: Final = 2_000
"""Turns after which a bots' game would be given up."""


def all_boxes(game: str) -> tuple[str, ...]:
    """Every box of a game that can be played."""
    rules = sixgun.game(game)
    return rules.checked_sets([module.id for module in rules.modules])


# -- random players ----------------------------------------------------------------------------------------


def decisions_per_second(game_id: str, sets: tuple[str, ...], seconds: float) -> float:
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


def choices_per_second(seconds: float) -> float:
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
        decisions += play_many(PLAYERS, BATCH_GAMES, seed=1, first_game=games).total_decisions
        games += BATCH_GAMES
    return decisions / (process_time() - started)


def deal_seconds(game_id: str) -> float:
    """Seconds until a table of a game is dealt and waits for its first choice, as people play it."""
    series = []
    for _ in range(SERIES):
        started = process_time()
        for number in range(LOOKS // 10):
            sixgun.new(game_id, players=PLAYERS, seed=f"bench {number}")
        series.append((process_time() - started) * 10 / LOOKS)
    return median(series)


# -- bots --------------------------------------------------------------------------------------------------


def bot_games_per_second(game_id: str, level: str, seconds: float) -> float:
    """Games per second at tables where everyone is a bot of one level."""
    games = 0
    started = process_time()
    while process_time() - started < seconds:
        seed = f"bench {games}"
        play(deal(game_id, PLAYERS, BASE, seed, log=True), [level] * PLAYERS, seed, LONGEST)
        games += 1
    return games / (process_time() - started)


# -- looking and searching ---------------------------------------------------------------------------------


def middle_of(game_id: str, sets: tuple[str, ...]) -> Table[Any]:
    """A table in the middle of its game."""
    table = sixgun.new(game_id, players=PLAYERS, sets=sets, seed="bench")
    chance = random.Random(1).random
    for _ in range(MIDDLE[game_id]):
        ask = table.pending[0]
        table.choose(ask.seat, int(chance() * len(ask.options)))
    return table


def each(deed: Callable[[], object], times: int) -> float:
    """Seconds for one of many repetitions: the median of several series."""
    series = []
    for _ in range(SERIES):
        started = process_time()
        for _ in range(times):
            deed()
        series.append((process_time() - started) / times)
    return median(series)


def copy_seconds(game_id: str) -> float:
    """Seconds for one copy of a table in the middle of its game; of the card game with two boxes."""
    table = middle_of(game_id, TWO_BOXES if game_id == "bang" else BASE)
    return each(table.clone, COPIES)


def view_seconds(game_id: str) -> float:
    """Seconds for the view of the seat that has to decide."""
    table = middle_of(game_id, BASE)
    seat = table.pending[0].seat
    return each(lambda: table.game.view(table, seat), LOOKS)


def imagine_seconds(game_id: str) -> float:
    """Seconds for a position that looks the same to the seat that has to decide."""
    table = middle_of(game_id, BASE)
    view = table.game.view(table, table.pending[0].seat)
    rng = FastRng.seeded(b"bench")
    return each(lambda: table.game.imagine(view, rng), LOOKS)


def search_seconds(game_id: str) -> float:
    """Seconds for one step of a search: imagine a position, copy its table, play the copy to the end."""
    table = middle_of(game_id, BASE)
    game = table.game
    view = game.view(table, table.pending[0].seat)
    rng = FastRng.seeded(b"bench")
    chance = random.Random(1).random

    def step() -> int:
        return playout(game.table(game.imagine(view, rng), table.names).clone(), chance)

    return each(step, LOOKS // 10)


# -- memory and start --------------------------------------------------------------------------------------


def copy_kibibytes(game_id: str) -> float:
    """Memory for a copy of a table in the middle of its game, in KiB; of the card game with two boxes."""
    table = middle_of(game_id, TWO_BOXES if game_id == "bang" else BASE)
    return _kibibytes(lambda: [table.clone() for _ in range(KEPT)], KEPT)


def table_kibibytes(game_id: str) -> float:
    """Memory for a table with its log and record in the middle of its game, in KiB."""
    few = KEPT // 10
    return _kibibytes(lambda: [middle_of(game_id, BASE) for _ in range(few)], few)


def _kibibytes(make: Callable[[], list[Any]], count: int) -> float:
    make()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = make()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    del kept
    return (after - before) / count / 1024


HOME: Final = str(Path(sixgun.__file__).resolve().parent.parent)
START_ENGINE: Final = (
    f"import sys; sys.path.insert(0, {HOME!r}); import sixgun; sixgun.new('bang', players={PLAYERS})"
)
LIST_MODULES: Final = (
    f"import sys; before = set(sys.modules); {START_ENGINE}; "
    "tops = {name.partition('.')[0] for name in set(sys.modules) - before}; "
    "print(*sorted(tops - set(sys.stdlib_module_names) - {'sixgun'}))"
)


def import_milliseconds() -> float:
    """Milliseconds that the import and a dealt card table add to the start of a bare Python."""
    return _start_milliseconds(START_ENGINE) - _start_milliseconds("pass")


def _start_milliseconds(code: str) -> float:
    """Milliseconds for a fresh, isolated Python that runs ``code``: the median of several starts."""
    series = []
    for _ in range(STARTS):
        started = children_seconds()
        subprocess.run([sys.executable, "-I", "-c", code], check=True)
        series.append((children_seconds() - started) * 1000)
    return median(series)


def children_seconds() -> float:
    """The processor time of all child processes that have ended; where nobody counts it, the time of day."""
    if sys.platform == "win32":
        return perf_counter()
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def strangers() -> float:
    """How many modules from outside the standard library a new card table pulls in."""
    command = [sys.executable, "-I", "-c", LIST_MODULES]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    # The compiled engine has a shared part of its own.
    return float(len([name for name in found if not name.endswith("__mypyc")]))


RATES: Final[Mapping[str, Callable[[float], float]]] = {
    "dice": partial(decisions_per_second, "dice", BASE),
    "dice by choose": choices_per_second,
    "cards": partial(decisions_per_second, "bang", BASE),
    "cards, four boxes": partial(decisions_per_second, "bang", FOUR_BOXES),
    "cards, all boxes": lambda seconds: decisions_per_second("bang", all_boxes("bang"), seconds),
    "legends": partial(decisions_per_second, "legends", BASE),
    "batch": batch_decisions_per_second,
    **{
        f"{level}, {game}": partial(bot_games_per_second, game, level)
        for game in MIDDLE
        for level in ("gunslinger", "greenhorn")
    },
}
"""What is measured in slices: how much of something per second."""

OF_EVERY_GAME: Final[Mapping[str, Callable[[str], float]]] = {
    "copy": copy_seconds,
    "view": view_seconds,
    "imagine": imagine_seconds,
    "search": search_seconds,
    "deal": deal_seconds,
    "size of copy": copy_kibibytes,
    "size of table": table_kibibytes,
}

AMOUNTS: Final[Mapping[str, Callable[[], float]]] = {
    **{f"{what}, {game}": partial(gauge, game) for what, gauge in OF_EVERY_GAME.items() for game in MIDDLE},
    "import": import_milliseconds,
    "strangers": strangers,
}
"""What is measured once a round: seconds, KiB, milliseconds or a number."""
