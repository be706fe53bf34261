"""`sixgun sim GAME`: many games without people, counted."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from sixgun.cli.files import checked_target
from sixgun.cli.options import Options, whole, words
from sixgun.cli.table_options import (
    assignment,
    checked_game,
    checked_players,
    checked_seed,
    checked_sets,
    checked_settings,
)
from sixgun.cli.words import Mistake, one_line
from sixgun.kernel.registry import Game
from sixgun.texts import Speaker

if TYPE_CHECKING:
    from sixgun.lab.sim import SimResult
    from sixgun.lab.stats import Rate

Tell: TypeAlias = Callable[[int], None]
"""Called with the number of games done."""

EXAMPLE: Final = "sixgun sim bang --sets all --games 2000 --players 4-7 --bots gunslinger,greenhorn"
MOST: Final = 1_000_000_000
ALL: Final = "all"
ENGINES: Final = ("local", "ray")
OUT_SUFFIXES: Final = (".parquet", ".csv")
REPORT_SUFFIXES: Final = (".html",)


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("game", "GAME")
    options.value("games", "N", whole("--games", 1, MOST), 1000, usual="1000")
    options.value("players", "N|A-B|all", _players, 5, usual="5")
    options.value("bots", "A,B,...", words("--bots"), ("greenhorn",), usual="greenhorn")
    options.value("sets", "A,B", words("--sets"))
    options.value("preset", "NAME")
    options.values("set", "NAME=VALUE", assignment)
    options.value("seed", "TEXT", default="sixgun", usual="sixgun")
    options.value("jobs", "N", whole("--jobs", 1, 1024))
    options.value("engine", "ENGINE", default=ENGINES[0])
    options.value("out", "FILE")
    options.value("report", "FILE")
    options.value("max-turns", "N", whole("--max-turns", 1, MOST), 2000, usual="2000")
    options.flag("interpreted")
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Check everything, play, count, write."""
    game = checked_game(arguments.game)
    players = arguments.players
    for size in players if isinstance(players, tuple) else (players,):
        if size != 0:
            checked_players(game, size)
    _check_levels(game, arguments.bots)
    sets = checked_sets(game, arguments.sets, arguments.preset)
    settings = checked_settings(game, sets, arguments.preset, arguments.set)
    seed = checked_seed(arguments.seed)
    assert seed is not None, "the option has a default"
    if arguments.engine not in ENGINES:
        raise Mistake("ui-cli-unknown-engine", name=arguments.engine, known=", ".join(ENGINES))
    out, report = _targets(arguments)

    from sixgun.lab.builds import beside, switched_off
    from sixgun.lab.sim import GameFailed, SimConfig
    from sixgun.lab.sim import run as play_all

    wanted = arguments.engine == ENGINES[0] and not arguments.interpreted and not switched_off()
    compiled = beside() if wanted else None
    config = SimConfig(
        game=game.id,
        games=arguments.games,
        players=players,
        bots=arguments.bots,
        sets=sets,
        settings=settings,
        seed=seed,
        jobs=arguments.jobs or processors(),
        engine=arguments.engine,
        max_turns=arguments.max_turns,
        keep_games=out is not None,
        home=compiled.folder if compiled is not None and compiled.fresh else "",
    )
    if compiled is not None and not compiled.fresh:
        print(say.text("ui-cli-sim-build-old", folder=compiled.folder), file=sys.stderr)
    try:
        apart = config.jobs > 1 or bool(config.home)
        with _progress(arguments.games, say) as tell, _interrupts_for_us_alone(apart, tell) as told:
            result = play_all(config, told)
    except GameFailed as failed:
        print(f"sixgun: {one_line(str(failed))}", file=sys.stderr)
        return 1
    written = _write(result, out, report, say)
    if arguments.json:
        print(json.dumps(result.to_json(), ensure_ascii=False, indent=2))
    else:
        _show(result, say)
        for path in written:
            print(say.text("ui-cli-sim-written", file=str(path)))
    return 0


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _players(text: str) -> int | tuple[int, ...]:
    """A number of players, or several that take turns; 0 stands for all the game can seat."""
    if text == ALL:
        return 0
    read = whole("--players", 1, 99)
    least, dash, most = text.partition("-")
    if not (least and dash and most):
        return read(text)
    sizes = tuple(range(read(least), read(most) + 1))
    if not sizes:
        raise Mistake("ui-cli-range-wanted", option="--players", text=text)
    return sizes


def _check_levels(game: Game, bots: tuple[str, ...]) -> None:
    from sixgun.bots import LEVELS
    from sixgun.lab.playing import RANDOM

    known = (*LEVELS[game.id], RANDOM)
    for level in bots:
        if level not in known:
            raise Mistake("ui-cli-unknown-bot", name=level, known=", ".join(known))


def _targets(arguments: argparse.Namespace) -> tuple[Path | None, Path | None]:
    """Where results go, found writable before the first game is played."""
    out = checked_target(arguments.out, "--out", OUT_SUFFIXES) if arguments.out is not None else None
    report = (
        checked_target(arguments.report, "--report", REPORT_SUFFIXES)
        if arguments.report is not None
        else None
    )
    if out is not None and out.suffix.lower() == ".parquet":
        import pyarrow  # noqa: F401  # its absence must be known before the games are played
    return out, report


def _write(result: "SimResult", out: Path | None, report: Path | None, say: Speaker) -> list[Path]:
    from sixgun.lab.report import write_report
    from sixgun.lab.rows import write_rows

    if out is not None:
        write_rows(result, out)
    if report is not None:
        write_report(result, report, say)
    return [path for path in (out, report) if path is not None]


@contextmanager
def _progress(games: int, say: Speaker) -> Iterator[Tell | None]:
    """A bar on standard error if that is a terminal; otherwise nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from sixgun.cli.tables import console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(sys.stderr), transient=True) as bar:
        task = bar.add_task(say.text("ui-cli-sim-progress"), total=games)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def _interrupts_for_us_alone(apart: bool, tell: Tell | None) -> Iterator[Tell | None]:
    """Ctrl-C reaches every process of the terminal; workers, if there are any, would answer with tracebacks.

    Processes inherit which signals are held back. So it is held back until the first games are reported, when
    all workers have been started: they never hear it, and it is heard here by then at the latest.
    """
    if not apart or not hasattr(signal, "pthread_sigmask"):
        yield tell
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # starting it lets interrupts through again, so it must not be started later
    interrupt = {signal.SIGINT}

    def report(done: int) -> None:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, interrupt)
        if tell is not None:
            tell(done)

    signal.pthread_sigmask(signal.SIG_BLOCK, interrupt)
    try:
        yield report
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, interrupt)


def _show(result: "SimResult", say: Speaker) -> None:
    from sixgun.lab.report import SIDES, role_name

    sizes = result.config.sizes
    print(
        say.text(
            "ui-cli-sim-head",
            game=say.name("game", result.config.game),
            players=str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]}–{sizes[-1]}",
            games=str(result.games),
            seed=result.config.seed,
        )
    )
    changed = result.config.changed_settings()
    if changed:
        shown = ", ".join([f"{name}={value}" for name, value in changed.items()])
        print(say.text("ui-cli-sim-settings", settings=shown))
    game = result.config.game
    roles = {id: role_name(say, game, id) for id in result.roles}
    _show_rates("side" if game == SIDES else "role", result.roles, roles, say)
    if len(result.by_players) > 1:
        _show_sizes(result, say)
    names = {id: say.name("character", id, result.config.game) for id in result.characters}
    _show_rates("character", result.characters, names, say)
    if len(result.bots) > 1:
        _show_rates("bot", result.bots, {level: level for level in result.bots}, say)
    length = result.length
    print()
    print(
        say.text(
            "ui-cli-sim-length",
            turns=f"{length.mean:.1f}",
            median=f"{length.median:.0f}",
            longest=str(length.longest),
            decisions=f"{result.decisions / result.games:.1f}",
        )
    )
    print(say.text("ui-cli-sim-aborted", aborted=result.aborted, most=str(result.config.max_turns)))
    print(
        say.text(
            "ui-cli-sim-speed",
            seconds=f"{result.seconds:.1f}",
            games=f"{result.games_per_second:.0f}",
            decisions=f"{result.decisions_per_second:.0f}",
        )
    )
    print(say.text("ui-cli-sim-build", build=result.build))


def _show_rates(kind: str, rates: Mapping[str, "Rate"], names: Mapping[str, str], say: Speaker) -> None:
    """Win rates of one kind, best first."""
    from sixgun.cli.tables import console, table

    grid = table(
        say.text(f"ui-cli-sim-{kind}"),
        say.text("ui-cli-sim-played"),
        say.text("ui-cli-sim-wins"),
        say.text("ui-cli-sim-rate"),
        say.text("ui-cli-sim-interval"),
        right=(1, 2, 3, 4),
        title=say.text(f"ui-cli-sim-by-{kind}"),
    )
    for id, rate in sorted(rates.items(), key=lambda item: -item[1].rate):
        grid.add_row(
            names[id],
            str(rate.games),
            str(rate.wins),
            f"{rate.rate:.1%}",
            f"{rate.low:.1%} – {rate.high:.1%}",
        )
    print()
    console().print(grid)


def _show_sizes(result: "SimResult", say: Speaker) -> None:
    """How the roles fared at tables of each size."""
    from sixgun.cli.tables import console, table
    from sixgun.lab.report import role_name

    grid = table(
        say.text("ui-cli-sim-players-column"),
        say.text("ui-cli-sim-played"),
        *[role_name(say, result.config.game, role) for role in result.roles],
        say.text("ui-cli-sim-median"),
        right=range(1, 3 + len(result.roles)),
        title=say.text("ui-cli-sim-by-players"),
    )
    for players, part in result.by_players.items():
        rates = [part.roles.get(role) for role in result.roles]
        grid.add_row(
            str(players),
            str(part.games),
            *[f"{rate.rate:.1%} ({rate.low:.0%}–{rate.high:.0%})" if rate else "–" for rate in rates],
            f"{part.length.median:g}",
        )
    print()
    console().print(grid)
