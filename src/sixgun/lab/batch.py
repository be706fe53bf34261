"""Mass statistics of the dice game: millions of whole games with random players in seconds.

``play_many`` plays; :class:`BatchResult` holds the results. The players are those of a random walk
through the engine: every ask with at least two options is answered with one of them, all equally likely.
The rules are in :mod:`sixgun.lab.batch_kernel`, compiled on first use (a few seconds, then kept on disk).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from sixgun.lab.batch_base import ABORTED, CHARACTER_IDS, ROLE_IDS
from sixgun.lab.batch_kernel import play_games

SIDES: Final = ("sheriff", "outlaw", "renegade", "draw")
"""Outcomes with four to eight players: the Sheriff's side, all outlaws, one renegade, nobody."""

SIDES_OF_THREE: Final = ("deputy", "outlaw", "renegade", "draw")
"""Outcomes with three players: the role of the winner, or nobody."""

_SEED_LIMIT: Final = 1 << 63


@dataclass(frozen=True, slots=True)
class BatchResult:
    """What happened in a batch of games.

    Attributes:
        players: Number of players at every table.
        games: Number of games played, aborted ones included.
        sides: Names of the outcomes, in the order of ``wins``.
        outcomes: For each game its index in ``sides``, or ``len(sides)`` if it was aborted.
        turns: For each game the number of turns begun.
        decisions: For each game the number of asks with at least two options.
        life: For each game and seat the life at the end; 0 means eliminated.
        dealt: How often ``[role, character]`` was dealt, in the order of ``ROLE_IDS`` and ``CHARACTER_IDS``.
        won: How often the seat with that role and character was among the winners.
    """

    players: int
    games: int
    sides: tuple[str, ...]
    outcomes: npt.NDArray[np.int8]
    turns: npt.NDArray[np.int32]
    decisions: npt.NDArray[np.int32]
    life: npt.NDArray[np.int8]
    dealt: npt.NDArray[np.int64]
    won: npt.NDArray[np.int64]

    @property
    def wins(self) -> npt.NDArray[np.int64]:
        """Games by outcome, in the order of ``sides``; together with ``aborted`` they are all games."""
        return self._outcome_counts()[: len(self.sides)]

    @property
    def aborted(self) -> int:
        """Games given up at the limit of turns; they have no winner."""
        return int(self._outcome_counts()[ABORTED])

    @property
    def games_by_role(self) -> npt.NDArray[np.int64]:
        """How many seats had each role, in the order of ``ROLE_IDS``."""
        return np.asarray(self.dealt.sum(axis=1))

    @property
    def wins_by_role(self) -> npt.NDArray[np.int64]:
        """How many of these seats were among the winners."""
        return np.asarray(self.won.sum(axis=1))

    @property
    def games_by_character(self) -> npt.NDArray[np.int64]:
        """How many games each character took part in, in the order of ``CHARACTER_IDS``."""
        return np.asarray(self.dealt.sum(axis=0))

    @property
    def wins_by_character(self) -> npt.NDArray[np.int64]:
        """How many of these games the character won."""
        return np.asarray(self.won.sum(axis=0))

    @property
    def total_turns(self) -> int:
        """Turns of all games."""
        return int(self.turns.sum(dtype=np.int64))

    @property
    def total_decisions(self) -> int:
        """Decisions of all games."""
        return int(self.decisions.sum(dtype=np.int64))

    def _outcome_counts(self) -> npt.NDArray[np.int64]:
        return np.bincount(self.outcomes, minlength=ABORTED + 1).astype(np.int64)


def play_many(
    players: int, games: int, seed: int, max_turns: int = 10_000, *, first_game: int = 0
) -> BatchResult:
    """Play ``games`` games with random players; roles and characters are dealt again for each.

    Game number *k* of a seed is always the same game, so a big batch can be cut into pieces and shared
    out: ``first_game`` is the number of the first one.

    Args:
        players: Seats at the table, 3 to 8.
        games: How many games to play.
        seed: Any integer from 0 to 2**63 - 1.
        max_turns: A game still running after this many turns is aborted.
        first_game: Number of the first game of this piece.

    Raises:
        ValueError: An argument is out of range.
    """
    if not 3 <= players <= 8:
        raise ValueError(f"the dice game has 3 to 8 players, not {players}")
    if games < 0 or first_game < 0 or max_turns < 1:
        raise ValueError("games and first_game must be at least 0, max_turns at least 1")
    if not 0 <= seed < _SEED_LIMIT:
        raise ValueError(f"the seed must be from 0 to {_SEED_LIMIT - 1}, not {seed}")
    result = BatchResult(
        players=players,
        games=games,
        sides=SIDES_OF_THREE if players == 3 else SIDES,
        outcomes=np.zeros(games, dtype=np.int8),
        turns=np.zeros(games, dtype=np.int32),
        decisions=np.zeros(games, dtype=np.int32),
        life=np.zeros((games, players), dtype=np.int8),
        dealt=np.zeros((len(ROLE_IDS), len(CHARACTER_IDS)), dtype=np.int64),
        won=np.zeros((len(ROLE_IDS), len(CHARACTER_IDS)), dtype=np.int64),
    )
    play_games(
        players,
        seed,
        first_game,
        max_turns,
        result.outcomes,
        result.turns,
        result.decisions,
        result.life,
        result.dealt,
        result.won,
    )
    return result
