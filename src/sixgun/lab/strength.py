"""How strong a bot level is: it plays one role among weaker bots, then a weaker bot plays the same chair.

Both play the same deals against the same opponents. Roles are dealt at random, so the chair rotates with the
deal; where a role is dealt twice, the chairs take turns. In a game without roles every chair has its turn.

``python -m sixgun.lab.strength --games 2000``
``python -m sixgun.lab.strength --game bang --sets base,dodge_city --players 7``
``python -m sixgun.lab.strength --game legends --players 4 --games 200 --set goals=1``
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from multiprocessing import get_context
from os import cpu_count
from time import process_time
from typing import Any, Final

from sixgun.bots import LEVELS, Bot, Circle, Company, Reason, new_bot
from sixgun.bots.beliefs import ROLES
from sixgun.games.catalog import game as game_of
from sixgun.games.roles import ROLES_BY_PLAYERS
from sixgun.kernel.events import Event
from sixgun.kernel.registry import BadSettings, Game
from sixgun.kernel.views import View
from sixgun.lab.playing import deal
from sixgun.lab.stats import Rate

LONGEST: Final = 1000
"""Turns after which a game counts as endless: nobody has won it."""

BLOCK: Final = 100
"""Games a worker plays before it reports."""

ROLELESS: Final = ("legends",)
"""Games in which nobody has a role."""

ANY_CHAIR: Final = ""
"""As a role: every chair in turn."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One role at one kind of table: the tested level in one chair of it, the other level elsewhere."""

    role: str
    level: str
    others: str
    players: int
    seed: str
    game: str = "dice"
    sets: tuple[str, ...] = ()
    settings: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """Games, wins, turns of all players, and number and processor time of the tested seat's choices."""

    games: int = 0
    wins: int = 0
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: "Score") -> "Score":
        return Score(
            self.games + other.games,
            self.wins + other.wins,
            self.turns + other.turns,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
        )

    @property
    def rate(self) -> Rate:
        """The win rate with its interval."""
        return Rate.of(self.wins, self.games)

    @property
    def microseconds(self) -> float:
        """Time per choice."""
        return 1e6 * self.seconds / self.decisions if self.decisions else 0.0


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def join(self, circle: Circle) -> None:
        """Let the bot share what everybody knows, if it wants to."""
        join = getattr(self._bot, "join", None)
        if join is not None:
            join(circle)

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Let the bot choose, and time it."""
        begun = process_time()
        choice = self._bot.choose(view, news)
        self.seconds += process_time() - begun
        self.decisions += 1
        return choice

    def reason(self) -> Reason:
        """What the bot says."""
        return self._bot.reason()


def one_game(trial: Trial, number: int) -> Score:
    """Play one deal of a trial."""
    return one_deal((trial,), number)[0]


def one_deal(trials: Sequence[Trial], number: int) -> list[Score]:
    """Play one deal for trials that seat the same bots and watch different chairs."""
    trial = trials[0]
    game, seed = trial.game, f"{trial.seed}/{number}"
    table = deal(game, trial.players, trial.sets, seed, log=True, settings=dict(trial.settings))
    chairs = [_chair(table.state.seats, wanted.role, number) for wanted in trials]
    bots = {
        seat: Timed(new_bot(game, trial.level if seat in chairs else trial.others, seat, seed))
        for seat in range(trial.players)
    }
    company = Company(table, bots)
    while table.state.turn_number <= LONGEST and company.act():
        pass
    winners = () if table.result is None else table.result.winners
    turns = table.state.turn_number
    return [
        Score(1, int(chair in winners), turns, bots[chair].decisions, bots[chair].seconds) for chair in chairs
    ]


def _chair(seats: Sequence[Any], role: str, number: int) -> int:
    if role == ANY_CHAIR:
        return number % len(seats)
    chairs = [index for index, seat in enumerate(seats) if seat.role == role]
    return chairs[number % len(chairs)]


def _block(job: tuple[tuple[Trial, ...], int, int]) -> list[Score]:
    trials, first, games = job
    scores = [Score()] * len(trials)
    for number in range(first, first + games):
        scores = [so_far + one for so_far, one in zip(scores, one_deal(trials, number), strict=True)]
    return scores


def tables(trials: Sequence[Trial]) -> list[tuple[Trial, ...]]:
    """Trials that can share their games: where all bots are of one level, every chair can be watched."""
    shared: dict[Trial, list[Trial]] = {}
    for trial in trials:
        key = replace(trial, role="") if trial.level == trial.others else trial
        shared.setdefault(key, []).append(trial)
    return [tuple(group) for group in shared.values()]


def measure(trials: Sequence[Trial], games: int, jobs: int) -> dict[Trial, Score]:
    """Play every trial; the deals are numbered, so any number of jobs gives the same scores."""
    blocks = [
        (group, first, min(BLOCK, games - first))
        for group in tables(trials)
        for first in range(0, games, BLOCK)
    ]
    scores = dict.fromkeys(trials, Score())
    with ExitStack() as stack:
        played: Iterable[list[Score]] = map(_block, blocks)
        if jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs, mp_context=get_context("spawn")))
            played = pool.map(_block, blocks)
        for (group, _, _), found in zip(blocks, played, strict=True):
            for trial, score in zip(group, found, strict=True):
                scores[trial] += score
    return scores


def roles_at(players: int, game: str = "dice") -> list[str]:
    """The roles dealt to this many players, each once; where there are none, any chair will do."""
    if game in ROLELESS:
        return [ANY_CHAIR]
    return [role for role in ROLES if role in ROLES_BY_PLAYERS[players]]


def _line(name: str, score: Score) -> str:
    rate = score.rate
    return (
        f"  {name:<22} {100 * rate.rate:5.1f} %  ({100 * rate.low:4.1f} to {100 * rate.high:4.1f})"
        f"  {score.microseconds:6.0f} µs per choice, {score.turns / score.games:5.1f} turns"
    )


def report(
    asked: argparse.Namespace, sets: tuple[str, ...], settings: tuple[tuple[str, int | str], ...] = ()
) -> bool:
    """Print the comparison role by role; whether the level is clearly better in all of them."""
    level, others = asked.level, asked.others

    def trials(tested: str, rest: str) -> list[Trial]:
        return [
            Trial(role, tested, rest, asked.players, asked.seed, asked.game, sets, settings)
            for role in roles_at(asked.players, asked.game)
        ]

    strong, plain, equal = trials(level, others), trials(others, others), trials(level, level)
    scores = measure([*strong, *plain, *equal], asked.games, asked.jobs)
    print(
        f"{asked.game} ({', '.join(sets)}), {asked.players} players, {asked.games} games per line, "
        f"95 % intervals, seed {asked.seed!r}"
    )
    better = True
    for tested, weak, even in zip(strong, plain, equal, strict=True):
        apart = scores[tested].rate.low > scores[weak].rate.high
        better = better and apart
        print(
            f"{tested.role or 'any chair'}: {level} is {'clearly better' if apart else 'NOT clearly better'}"
        )
        print(_line(f"{level} among {others}s", scores[tested]))
        print(_line(f"{others} among {others}s", scores[weak]))
        print(_line(f"{level} among {level}s", scores[even]))
    return better


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 if the level is clearly better in every role, 1 if not, 2 for bad arguments."""
    parser = argparse.ArgumentParser(
        prog="python -m sixgun.lab.strength", description="Measure the strength of a bot level, role by role."
    )
    parser.add_argument("--game", default="dice", help=f"one of {', '.join(LEVELS)} (default dice)")
    parser.add_argument("--sets", default="", help="boxes on the table (default: those the game begins with)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the tables"
    )
    parser.add_argument("--games", type=int, default=2000, help="games per role and level (default 2000)")
    parser.add_argument("--players", type=int, default=5, help="players at the table (default 5)")
    parser.add_argument("--level", default="gunslinger", help="the level to test (default gunslinger)")
    parser.add_argument("--others", default="greenhorn", help="the level to compare with (default greenhorn)")
    parser.add_argument("--seed", default="strength", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="processes (default: all cores)")
    asked = parser.parse_args(arguments)
    try:
        game = game_of(asked.game)
        game.checked_players(asked.players)
        sets = game.checked_sets([box for box in asked.sets.split(",") if box] or game.default_sets)
        settings = _checked_settings(game, sets, asked.set)
        for level in (asked.level, asked.others):
            new_bot(asked.game, level, 0, asked.seed)
        for name, value in (("games", asked.games), ("jobs", asked.jobs)):
            if value < 1:
                raise BadSettings(
                    "{name} must be a number from 1 up, not {value}", "count", name=name, value=value
                )
    except BadSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0 if report(asked, sets, settings) else 1


def _checked_settings(
    game: Game, sets: tuple[str, ...], words: Sequence[str]
) -> tuple[tuple[str, int | str], ...]:
    wanted: dict[str, int | str] = {}
    for word in words:
        name, _, value = word.partition("=")
        wanted[name] = int(value) if value.isdigit() else value
    return tuple(sorted(game.checked_settings(sets, wanted).items()))


if __name__ == "__main__":
    sys.exit(main())
