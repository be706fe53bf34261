"""How strong a bot level is: it plays one role among weaker bots, then a weaker bot plays the same chair.

Both play the same deals against the same opponents. Roles are dealt at random, so the chair rotates with the
deal; where a role is dealt twice, the chairs take turns.

``python -m sixgun.lab.strength --games 2000``
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from time import process_time
from typing import Final

from sixgun.bots import LEVELS, Bot, Company, Reason, new_bot
from sixgun.games.catalog import game as game_of
from sixgun.games.dice.model import ROLES, ROLES_BY_PLAYERS
from sixgun.kernel.events import Event
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.views import View
from sixgun.lab.playing import deal
from sixgun.lab.stats import Rate

GAME: Final = "dice"
BLOCK: Final = 100
"""Games a worker plays before it reports."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One role at one kind of table: the tested level in one chair of it, the other level elsewhere."""

    role: str
    level: str
    others: str
    players: int
    seed: str


@dataclass(frozen=True, slots=True)
class Score:
    """Games, wins, and the number and processor time of the tested seat's choices."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: "Score") -> "Score":
        return Score(
            self.games + other.games,
            self.wins + other.wins,
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

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Let the bot choose, and take the time."""
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
    seed = f"{trial.seed}/{number}"
    table = deal(GAME, trial.players, (), seed, log=True)
    chairs = [index for index, seat in enumerate(table.state.seats) if seat.role == trial.role]
    tested = chairs[number % len(chairs)]
    bots: dict[int, Bot] = {
        seat: new_bot(GAME, trial.others, seat, seed) for seat in range(trial.players) if seat != tested
    }
    timed = Timed(new_bot(GAME, trial.level, tested, seed))
    bots[tested] = timed
    company = Company(table, bots)
    while company.act():
        pass
    won = table.result is not None and tested in table.result.winners
    return Score(1, int(won), timed.decisions, timed.seconds)


def _block(job: tuple[Trial, int, int]) -> Score:
    trial, first, games = job
    return sum([one_game(trial, number) for number in range(first, first + games)], Score())


def measure(trials: Sequence[Trial], games: int, jobs: int) -> dict[Trial, Score]:
    """Play every trial; the deals are numbered, so any number of jobs gives the same scores."""
    blocks = [
        (trial, first, min(BLOCK, games - first)) for trial in trials for first in range(0, games, BLOCK)
    ]
    scores = dict.fromkeys(trials, Score())
    if jobs == 1:
        for block in blocks:
            scores[block[0]] += _block(block)
        return scores
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for block, score in zip(blocks, pool.map(_block, blocks), strict=True):
            scores[block[0]] += score
    return scores


def roles_at(players: int) -> list[str]:
    """The roles dealt to so many players, each once."""
    return [role for role in ROLES if role in ROLES_BY_PLAYERS[players]]


def _line(name: str, score: Score) -> str:
    rate = score.rate
    return (
        f"  {name:<22} {100 * rate.rate:5.1f} %  ({100 * rate.low:4.1f} to {100 * rate.high:4.1f})"
        f"  {score.microseconds:6.0f} µs per choice"
    )


def report(level: str, others: str, players: int, games: int, seed: str, jobs: int) -> bool:
    """Print the comparison role by role; whether the level is clearly better in all of them."""
    roles = roles_at(players)
    tested = [Trial(role, level, others, players, seed) for role in roles]
    plain = [Trial(role, others, others, players, seed) for role in roles]
    among_equals = [Trial(role, level, level, players, seed) for role in roles]
    scores = measure([*tested, *plain, *among_equals], games, jobs)
    print(f"{GAME}, {players} players, {games} games per line, 95 % intervals, seed {seed!r}")
    better = True
    for strong, weak, equal in zip(tested, plain, among_equals, strict=True):
        apart = scores[strong].rate.low > scores[weak].rate.high
        better = better and apart
        print(f"{strong.role}: {level} is {'clearly better' if apart else 'NOT clearly better'}")
        print(_line(f"{level} among {others}s", scores[strong]))
        print(_line(f"{others} among {others}s", scores[weak]))
        print(_line(f"{level} among {level}s", scores[equal]))
    return better


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 if the level is clearly better in every role, 1 if not, 2 for a wrong question."""
    levels = LEVELS[GAME]
    parser = argparse.ArgumentParser(
        prog="python -m sixgun.lab.strength", description="Measure the strength of a bot level, role by role."
    )
    parser.add_argument("--games", type=int, default=2000, help="games per role and level (default 2000)")
    parser.add_argument("--players", type=int, default=5, help="players at the table (default 5)")
    parser.add_argument("--level", default=levels[-1], help=f"the level to test (default {levels[-1]})")
    parser.add_argument(
        "--others", default=levels[0], help=f"the level to compare with (default {levels[0]})"
    )
    parser.add_argument("--seed", default="strength", help="the same seed gives the same games")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="processes (default: all cores)")
    asked = parser.parse_args(arguments)
    try:
        game_of(GAME).checked_players(asked.players)
        for level in (asked.level, asked.others):
            new_bot(GAME, level, 0, asked.seed)
        for name, value in (("games", asked.games), ("jobs", asked.jobs)):
            if value < 1:
                raise BadSettings(
                    "{name} is a number from 1 up, not {value}", "count", name=name, value=value
                )
    except BadSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    better = report(asked.level, asked.others, asked.players, asked.games, asked.seed, asked.jobs)
    return 0 if better else 1


if __name__ == "__main__":
    sys.exit(main())
