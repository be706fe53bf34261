"""How fast other game engines are, measured on this machine: the yardsticks of ``sixgun bench``.

Catanatron (a Catan engine in Python) and OpenSpiel's hearts (C++ driven from Python), both with random
players and nothing else attached.
Neither is needed to play; ``make bench`` installs them in an environment of their own.
"""

from __future__ import annotations

import random
from statistics import median
from time import process_time
from typing import Any, Final

_COPY_AFTER: Final = 400
"""Decisions before the copied Catan game counts as mid-game; a random game has about a thousand."""

_COPIES: Final = 200
_SERIES: Final = 5


class PeerMissing(Exception):
    """The package a measurement needs is not installed."""

    def __init__(self, package: str, *, said: bool = False) -> None:
        """`package` is what is missing, or the whole sentence if it was said elsewhere."""
        why = f"{package} is not installed; `make bench` sets up an environment that has it"
        super().__init__(package if said else why)


def catanatron_decisions_per_second(seconds: float) -> float:
    """Decisions per second of four random players in standard games of Catanatron.

    Every decision counts, forced ones (roll the dice, end the turn) included. Games are played by the
    package's own ``Game.play``, as its users do.

    Args:
        seconds: How long new games are started; the last one is finished and counted.

    Raises:
        PeerMissing: Catanatron is not installed.
    """
    catanatron = _catanatron()
    decisions = 0
    started = process_time()
    while process_time() - started < seconds:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
        game.play()
        decisions += len(game.state.actions)
    return decisions / (process_time() - started)


def catanatron_copy_seconds() -> float:
    """Seconds for one ``game.copy()`` of a Catanatron game halfway through.

    Raises:
        PeerMissing: Catanatron is not installed.
    """
    catanatron = _catanatron()
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=7)
    for _ in range(_COPY_AFTER):
        game.play_tick()
    series = []
    for _ in range(_SERIES):
        started = process_time()
        for _ in range(_COPIES):
            game.copy()
        series.append((process_time() - started) / _COPIES)
    return median(series)


def hearts_decisions_per_second(seconds: float) -> float:
    """Decisions per second of random players in OpenSpiel's hearts, driven from Python.

    Dealing the cards takes time but is nobody's decision: chance nodes are played, not counted.

    Args:
        seconds: How long new games are started; the last one is finished and counted.

    Raises:
        PeerMissing: OpenSpiel is not installed.
    """
    try:
        import pyspiel
    except ImportError as error:
        raise PeerMissing("open_spiel") from error
    hearts = pyspiel.load_game("hearts")
    chance = random.Random(1).random
    decisions = 0
    started = process_time()
    while process_time() - started < seconds:
        state = hearts.new_initial_state()
        while not state.is_terminal():
            # All outcomes of a chance node of hearts are equally likely, so it is chosen from like a move.
            if not state.is_chance_node():
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
    return decisions / (process_time() - started)


def _catanatron() -> Any:
    """The package."""
    try:
        import catanatron
    except ImportError as error:
        raise PeerMissing("catanatron") from error
    return catanatron
