"""Many games without people: who wins how often, and how long it takes.

Game number *n* is dealt from ``SEED/n`` and everything in it follows from that, so the same settings give the
same results with any number of jobs. A game that runs past the turn limit is reported as aborted and counts
for nobody. A game that fails stops the simulation with its seed.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter
from traceback import format_exception_only
from typing import Any, Final

from sixgun import fresh_seed
from sixgun.bots import LEVELS
from sixgun.bots.levels import no_level
from sixgun.games.catalog import game as game_of
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import FastRng, seed_bytes
from sixgun.lab.builds import build, found_first
from sixgun.lab.playing import ABORTED, RANDOM, GameRecord, deal, play, record
from sixgun.lab.stats import Lengths, Rate

ENGINES: Final = ("local", "ray")
ALL: Final = 0
"""As the number of players: all numbers the game can seat, in turn."""

CHUNK: Final = 100
"""Games a worker plays before it reports."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class SimConfig:
    """What to simulate.

    Attributes:
        game: Id of the game.
        games: How many games.
        players: Players at each table; several numbers take turns, and `ALL` is every possible one.
        bots: Levels, dealt to the seats in turn and shifted by one from game to game, so that none keeps
            the same chairs; ``random`` takes any option.
        sets: Boxes in play; empty means the game's usual ones.
        settings: Settings of the tables; what is not named has its default.
        seed: The same seed gives the same games.
        jobs: Processes.
        engine: ``local`` processes, or ``ray`` for a cluster.
        max_turns: A game is aborted when a turn after this one begins.
        keep_games: Whether the result holds every single game; needed to write rows.
        home: The folder of another build of the engine that plays the games, in processes of its own;
            empty for the engine of this process.
    """

    game: str = "dice"
    games: int = 1000
    players: int | tuple[int, ...] = 5
    bots: tuple[str, ...] = ("greenhorn",)
    sets: tuple[str, ...] = ()
    settings: Mapping[str, int | str] = field(default_factory=dict)
    seed: str = "sixgun"
    jobs: int = 1
    engine: str = "local"
    max_turns: int = 2000
    keep_games: bool = False
    home: str = ""

    def checked(self) -> "SimConfig":
        """The configuration with sets and settings filled in; BadSettings says what is wrong with it."""
        game = game_of(self.game)
        for players in self.sizes:
            game.checked_players(players)
        for name, value in (
            ("players", len(self.sizes)),
            ("games", self.games),
            ("jobs", self.jobs),
            ("max_turns", self.max_turns),
        ):
            if value < 1:
                raise BadSettings(
                    "{name} must be a number from 1 up, not {value}", "count", name=name, value=value
                )
        levels = (*LEVELS.get(self.game, ()), RANDOM)
        for level in self.bots:
            if level not in levels:
                raise no_level(self.game, level, levels)
        if not self.bots:
            raise BadSettings(
                "name at least one bot level; levels are: {known}", "no-levels", known=", ".join(levels)
            )
        if self.engine not in ENGINES:
            raise BadSettings(
                "there is no engine {name!r}; engines are: {known}",
                "engine",
                name=self.engine,
                known=", ".join(ENGINES),
            )
        fresh_seed(self.seed)  # complains about anything that is not a seed
        sets = game.checked_sets(self.sets or game.default_sets)
        settings = game.checked_settings(sets, self.settings)
        for players in self.sizes:  # some impossible settings show only in the deal
            game.deal(players, sets, settings, FastRng.seeded(seed_bytes(self.seed)))
        filled = {"bots": tuple(self.bots), "sets": sets, "settings": settings}
        return SimConfig(**{**asdict(self), **filled})

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of players that take turns."""
        if isinstance(self.players, tuple):
            return self.players
        if self.players != ALL:
            return (self.players,)
        game = game_of(self.game)
        return tuple(range(game.min_players, game.max_players + 1))

    def players_of(self, number: int) -> int:
        """How many play game `number`."""
        return self.sizes[number % len(self.sizes)]

    def levels_of(self, number: int, players: int) -> tuple[str, ...]:
        """Which level sits where in game `number`; tables of one size go through all shifts."""
        shift = number // len(self.sizes)
        return tuple([self.bots[(seat + shift) % len(self.bots)] for seat in range(players)])

    def changed_settings(self) -> dict[str, int | str]:
        """The settings that differ from the defaults."""
        usual = game_of(self.game).settings_of(self.sets)
        return {name: value for name, value in self.settings.items() if value != usual[name].default}


class GameFailed(RuntimeError):
    """A game could not be played; the text names it so that it can be replayed."""

    def __init__(self, number: int, seed: str, players: int, error: str) -> None:
        super().__init__(number, seed, players, error)
        self.number = number
        self.seed = seed
        self.players = players
        self.error = error

    def __str__(self) -> str:
        return f"game {self.number} (seed {self.seed!r}, {self.players} players) failed: {self.error}"


@dataclass(slots=True)
class Tally:
    """Whole numbers counted over games; adding tallies in any order gives the same tally."""

    games: int = 0
    aborted: int = 0
    decisions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    played: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Finished games by what is counted (role, character, bot) and its name."""
    won: Counter[tuple[str, str]] = field(default_factory=Counter)
    records: list[GameRecord] = field(default_factory=list)
    builds: set[str] = field(default_factory=set)
    """The builds of the engine that played."""
    by_players: dict[int, "Tally"] = field(default_factory=dict)
    """The same, for tables of each size alone."""

    def count(self, game: GameRecord, keep: bool) -> None:
        """Count one game."""
        self._count(game)
        self.by_players.setdefault(game.players, Tally())._count(game)
        if keep:
            self.records.append(game)

    def _count(self, game: GameRecord) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.reasons[game.reason] += 1
        if game.reason == ABORTED:
            self.aborted += 1
            return
        self.turns[game.turns] += 1
        # A role counts once per game, however many hold it: they win and lose together or by one of them.
        self.played.update({("role", seat.role) for seat in game.seats})
        self.won.update({("role", seat.role) for seat in game.seats if seat.won})
        for seat in game.seats:
            for key in (("character", seat.character), ("bot", seat.bot)):
                self.played[key] += 1
                self.won[key] += seat.won

    def add(self, other: "Tally") -> None:
        """Add what another tally has counted."""
        self.games += other.games
        self.aborted += other.aborted
        self.decisions += other.decisions
        self.reasons.update(other.reasons)
        self.turns.update(other.turns)
        self.played.update(other.played)
        self.won.update(other.won)
        self.records += other.records
        self.builds |= other.builds
        for players, part in other.by_players.items():
            self.by_players.setdefault(players, Tally()).add(part)

    def rates(self, kind: str) -> dict[str, Rate]:
        """Win rates of everything of one kind, by name."""
        return {
            name: Rate.of(self.won[key], games)
            for key, games in sorted(self.played.items())
            for name in [key[1]]
            if key[0] == kind
        }


@dataclass(frozen=True, slots=True)
class Part:
    """What a simulation found at tables of one size."""

    games: int
    aborted: int
    roles: dict[str, Rate]
    characters: dict[str, Rate]
    length: Lengths

    @classmethod
    def of(cls, tally: Tally) -> "Part":
        """The figures of a tally."""
        return cls(
            tally.games,
            tally.aborted,
            tally.rates("role"),
            tally.rates("character"),
            Lengths.of(tally.turns),
        )

    def to_json(self) -> dict[str, Any]:
        """The figures under the names that the whole simulation gives them."""
        return {
            "games": self.games,
            "aborted": self.aborted,
            "wins": {role: asdict(rate) for role, rate in self.roles.items()},
            "wins_by_character": {name: asdict(rate) for name, rate in self.characters.items()},
            "turns": asdict(self.length),
        }


@dataclass(frozen=True, slots=True)
class SimResult:
    """What a simulation found. Rates and lengths are of finished games; `games` counts the aborted too.

    `by_players` has the figures for each number of players, even if there was only one.
    """

    config: SimConfig
    games: int
    aborted: int
    decisions: int
    seconds: float
    roles: dict[str, Rate]
    characters: dict[str, Rate]
    bots: dict[str, Rate]
    reasons: dict[str, int]
    turns: dict[int, int]
    length: Lengths
    by_players: dict[int, Part]
    records: tuple[GameRecord, ...]
    build: str
    """Which build of the engine played: compiled or interpreted."""

    @property
    def games_per_second(self) -> float:
        """Speed in games."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Speed in choices."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """Everything except the single games, ready for `json.dumps`."""
        return {
            "game": self.config.game,
            "sets": list(self.config.sets),
            "settings": dict(self.config.settings),
            "players": self._players_asked(),
            "bots": list(self.config.bots),
            "seed": self.config.seed,
            "max_turns": self.config.max_turns,
            "games": self.games,
            "aborted": self.aborted,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "build": self.build,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
            "wins": {role: asdict(rate) for role, rate in self.roles.items()},
            "wins_by_character": {name: asdict(rate) for name, rate in self.characters.items()},
            "wins_by_bot": {level: asdict(rate) for level, rate in self.bots.items()},
            "reasons": dict(self.reasons),
            "turns": asdict(self.length),
            "by_players": {str(players): part.to_json() for players, part in self.by_players.items()},
        }

    def _players_asked(self) -> int | str | list[int]:
        players = self.config.players
        if isinstance(players, tuple):
            return list(players)
        return "all" if players == ALL else players


def run(config: SimConfig, progress: Progress | None = None) -> SimResult:
    """Play all games; `progress` is told how many are done.

    Raises:
        BadSettings: The configuration cannot be played.
        GameFailed: A game went wrong; its number and seed are in the text.
    """
    config = config.checked()
    chunks = [(config, first, min(CHUNK, config.games - first)) for first in range(0, config.games, CHUNK)]
    total = Tally()
    begun = perf_counter()
    for tally in _ENGINES[config.engine](chunks, config.jobs, config.home):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    seconds = perf_counter() - begun
    return SimResult(
        config=config,
        games=total.games,
        aborted=total.aborted,
        decisions=total.decisions,
        seconds=seconds,
        roles=total.rates("role"),
        characters=total.rates("character"),
        bots=total.rates("bot"),
        reasons=dict(sorted(total.reasons.items())),
        turns=dict(sorted(total.turns.items())),
        length=Lengths.of(total.turns),
        by_players={players: Part.of(part) for players, part in sorted(total.by_players.items())},
        records=tuple(total.records),
        build=" and ".join(sorted(total.builds)),
    )


Chunk = tuple[SimConfig, int, int]


def play_chunk(chunk: Chunk) -> Tally:
    """Play some games in a row; what a worker does."""
    config, first, games = chunk
    tally = Tally(builds={build()})
    for number in range(first, first + games):
        tally.count(play_one(config, number), config.keep_games)
    return tally


def play_one(config: SimConfig, number: int) -> GameRecord:
    """Play one game of a simulation."""
    seed = f"{config.seed}/{number}"
    players = config.players_of(number)
    levels = config.levels_of(number, players)
    try:
        table = deal(
            config.game, players, config.sets, seed, log=set(levels) != {RANDOM}, settings=config.settings
        )
        decisions = play(table, levels, seed, config.max_turns)
        return record(table, number, seed, levels, decisions, config.max_turns)
    except Exception as error:
        text = "".join(format_exception_only(error)).strip()
        raise GameFailed(number, seed, players, text) from error


def _locally(chunks: Sequence[Chunk], jobs: int, home: str) -> Iterator[Tally]:
    if jobs == 1 and not home:
        yield from map(play_chunk, chunks)
        return
    # Spawned workers start clean, whatever threads or displays the caller has open.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn"))
    ours = sys.path.copy()
    try:
        # They look for packages where we do at the moment they are started, which is when they get work.
        sys.path[:] = found_first(home) if home else ours
        try:
            found = pool.map(play_chunk, chunks)
        finally:
            sys.path[:] = ours
        yield from found
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(chunks: Sequence[Chunk], jobs: int, home: str) -> Iterator[Tally]:
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadSettings(
            "engine 'ray' needs the package ray, which is not installed; engine 'local' needs nothing",
            "ray",
        ) from None
    if not ray.is_initialized():
        ray.init()
    remote = ray.remote(play_chunk)
    waiting = [remote.remote(chunk) for chunk in chunks]
    for reference in waiting:
        yield ray.get(reference)


_ENGINES: Final[dict[str, Callable[[Sequence[Chunk], int, str], Iterator[Tally]]]] = {
    "local": _locally,
    "ray": _on_ray,
}
