"""Where the Legendary points of a game came from: the paths on which players of Western Legends win.

A path is a group of sources. Points that a player loses again count against the path that cost them, so the
sum over all paths is the final score.

``python -m sixgun.lab.paths --players 4 --games 200 --goals``
``python -m sixgun.lab.paths --level gunslinger,greenhorn``
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sixgun.bots import Company, new_bot
from sixgun.games.catalog import game as game_of
from sixgun.games.legends.content.kinds import MISC
from sixgun.games.legends.events import LpGained, LpLost
from sixgun.games.legends.meetings import RowScored, Scored
from sixgun.games.legends.printed import CARDS, CATTLE, FIGHT_CARDS, ITEMS, STORIES
from sixgun.kernel.events import Event
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.table import Table
from sixgun.lab.playing import deal
from sixgun.lab.stats import Rate

GAME: Final = "legends"
GOLD: Final = "gold"
CABARET: Final = "cabaret"
LAW: Final = "law"
CRIME: Final = "crime"
CATTLE_PATH: Final = "cattle"
POKER: Final = "poker"
DUELS: Final = "duels"
CARDS_PATH: Final = "cards"
STORIES_PATH: Final = "stories"
GOALS: Final = "goals"
GEAR: Final = "gear"
OTHER: Final = "other"

PATHS: Final = (
    *(GOLD, CABARET, LAW, CRIME, CATTLE_PATH, POKER, DUELS, CARDS_PATH, STORIES_PATH, GOALS, GEAR, OTHER),
)

SOURCES: Final[dict[str, str]] = {
    "bank": GOLD,
    "cabaret": CABARET,
    "marshal": LAW,
    "bandit": LAW,
    "wanted": CRIME,
    "duel": DUELS,
    "poker": POKER,
    **{card.kind: CARDS_PATH for card in CARDS},
    **{token.symbol: CATTLE_PATH for token in CATTLE},
    **{card.id: LAW for card in FIGHT_CARDS},
    **{story.id: STORIES_PATH for story in STORIES},
    **{item.id: POKER for item in ITEMS if item.category == MISC and item.front.on("poker_end")},
}
"""Source of LP -> path. LP on fight cards count as law: most fights are with bandits."""

LINES: Final[dict[str, str]] = {
    "items": GEAR,
    "money": CABARET,
    "wanted": CRIME,
    "marshal": LAW,
    "tokens": GOALS,
    "wounds": OTHER,
}
"""Line of the final scoring -> path."""


def paths_of(events: Iterable[Event], players: int) -> list[Counter[str]]:
    """The LP of every seat by path, from the whole log of a game."""
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        if isinstance(event, LpGained):
            found[event.seat][SOURCES.get(event.source, OTHER)] += event.amount
        elif isinstance(event, LpLost):
            found[event.seat][SOURCES.get(event.source, OTHER)] -= event.amount
        elif isinstance(event, RowScored):
            found[event.seat][CRIME] += event.amount
        elif isinstance(event, Scored) and event.line in LINES:
            found[event.seat][LINES[event.line]] += event.amount
    return found


def main_path(points: Counter[str]) -> str:
    """The path that brought the most; the first one listed in a tie."""
    return max(PATHS, key=lambda path: (points[path], -PATHS.index(path)))


class Count(NamedTuple):
    """What was counted over games: how they were won, how long they took, where the winners' LP came from."""

    games: int
    won: Counter[str]
    """Games by the winner's main path."""
    points: Counter[str]
    """LP of the winners by path."""
    rounds: int
    turns: int
    decisions: int
    unwon: int
    """Games that the Man in Black won."""
    levels: Counter[str]
    """Games by the winner's level."""


def level_at(level: str, seat: int, shift: int) -> str:
    """The level of one seat: with several of them the seats take turns, and so do the games."""
    levels = level.split(",")
    return levels[(seat + shift) % len(levels)]


def play(
    players: int, level: str, seed: str, settings: dict[str, int | str], shift: int = 0
) -> tuple[Table[Any], int]:
    """One game among bots of a level or several; the table at its end, and the number of choices."""
    table = deal(GAME, players, (), seed, log=True, settings=settings)
    bots = {seat: new_bot(GAME, level_at(level, seat, shift), seat, seed) for seat in range(players)}
    company = Company(table, bots)
    decisions = 0
    while company.act():
        decisions += 1
    return table, decisions


def count(players: int, level: str, games: int, seed: str, settings: dict[str, int | str]) -> Count:
    """Play games and count them; of winners who share a victory, the first one counts."""
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    levels: Counter[str] = Counter()
    rounds = turns = decisions = unwon = 0
    for number in range(games):
        table, choices = play(players, level, f"{seed}/{number}", settings, number)
        rounds += table.state.round
        turns += table.state.turn_number
        decisions += choices
        winners = table.result.winners if table.result is not None else ()
        if not winners:
            unwon += 1
            continue
        own = paths_of(table.events or (), players)[winners[0]]
        won[main_path(own)] += 1
        levels[level_at(level, winners[0], number)] += 1
        points.update(own)
    return Count(games, won, points, rounds, turns, decisions, unwon, levels)


def lines(found: Count) -> list[str]:
    """The count as readable lines."""
    games = found.games
    said = [
        f"{games} games, {found.rounds / games:.1f} rounds, {found.turns / games:.1f} turns, "
        f"{found.decisions / games:.0f} decisions on average"
    ]
    if found.unwon:
        said.append(f"  the Man in Black won {found.unwon}")
    if len(found.levels) > 1:
        said.extend([f"  a {level} won {wins}" for level, wins in sorted(found.levels.items())])
    decided = max(1, games - found.unwon)
    for path in PATHS:
        if found.won[path] or found.points[path]:
            rate = Rate.of(found.won[path], decided)
            said.append(
                f"  {path:<8} {100 * rate.rate:5.1f} %  ({100 * rate.low:4.1f} to {100 * rate.high:4.1f})"
                f"  {found.points[path] / decided:5.2f} LP of the winner"
            )
    return said


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 1 if one path wins more than half of the games, 2 for bad arguments, else 0."""
    parser = argparse.ArgumentParser(
        prog="python -m sixgun.lab.paths", description="Which paths win games of Western Legends."
    )
    parser.add_argument("--games", type=int, default=200, help="games (default 200)")
    parser.add_argument("--players", type=int, default=4, help="players at the table (default 4)")
    parser.add_argument(
        "--level",
        default="gunslinger",
        help="the level of all bots, or several with commas (default gunslinger)",
    )
    parser.add_argument("--length", default="medium", help="short, medium or long (default medium)")
    parser.add_argument("--goals", action="store_true", help="play with goals")
    parser.add_argument("--seed", default="paths", help="the same seed gives the same games")
    asked = parser.parse_args(arguments)
    settings: dict[str, int | str] = {"length": asked.length, "goals": int(asked.goals)}
    try:
        game = game_of(GAME)
        game.checked_players(asked.players)
        game.checked_settings(game.default_sets, settings)
        for level in asked.level.split(","):
            new_bot(GAME, level, 0, asked.seed)
        if asked.games < 1:
            raise BadSettings(
                "{name} must be a number from 1 up, not {value}", "count", name="games", value=asked.games
            )
    except BadSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    found = count(asked.players, asked.level, asked.games, asked.seed, settings)
    goals = "with goals" if asked.goals else "without goals"
    who = f"{asked.level} in turn" if "," in asked.level else f"all {asked.level}"
    print(f"{asked.players} players, {asked.length}, {goals}, {who}, seed {asked.seed!r}")
    print("\n".join(lines(found)))
    return 0 if max(found.won.values(), default=0) * 2 <= found.games else 1


if __name__ == "__main__":
    sys.exit(main())
