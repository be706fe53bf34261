"""How fast other game engines are, measured on this machine: the yardsticks of ``sixgun bench``.

Catanatron (a Catan engine in Python) and OpenSpiel's hearts (C++ driven from Python). Both are driven by
random players in the fastest fair way: no statistics attached, no copies made, no work thrown away.
Neither is needed to play; ``make bench`` installs them in an environment of their own.
"""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter
from typing import Any, Final

_COPY_AFTER: Final = 400
"""Decisions before the copied Catan game counts as mid-game; a random game has about a thousand."""

_COPIES: Final = 200
_SERIES: Final = 5


class PeerMissing(Exception):
    """The package a measurement needs is not installed."""

    def __init__(self, package: str) -> None:
        super().__init__(f"{package} is not installed; `make bench` sets up an environment that has it")
        self.package = package


def catanatron_decisions_per_second(seconds: float) -> float:
    """Decisions per second of four random players in standard games of Catanatron.

    Every call of ``decide`` counts, forced ones (roll the dice, end the turn) included. The loop is that
    of ``Game.play`` without its two copies of the game, and moves are not checked a second time.

    Args:
        seconds: For how long new games are begun; the last one is finished and counted.

    Raises:
        PeerMissing: Catanatron is not installed.
    """
    catanatron, turns_limit = _catanatron()
    decisions = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
        state = game.state
        while game.winning_color() is None and state.num_turns < turns_limit:
            action = state.current_player().decide(game, state.playable_actions)
            game.execute(action, validate_action=False)
            decisions += 1
    return decisions / (perf_counter() - started)


def catanatron_copy_seconds() -> float:
    """Seconds for one ``game.copy()`` of a Catanatron game in its middle.

    Raises:
        PeerMissing: Catanatron is not installed.
    """
    catanatron, _ = _catanatron()
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=7)
    for _ in range(_COPY_AFTER):
        game.play_tick()
    series = []
    for _ in range(_SERIES):
        started = perf_counter()
        for _ in range(_COPIES):
            game.copy()
        series.append((perf_counter() - started) / _COPIES)
    return median(series)


def hearts_decisions_per_second(seconds: float) -> float:
    """Decisions per second of random players in OpenSpiel's hearts, driven from Python.

    Dealing the cards takes its time but is nobody's decision: chance nodes are played, not counted.

    Args:
        seconds: For how long new games are begun; the last one is finished and counted.

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
    started = perf_counter()
    while perf_counter() - started < seconds:
        state = hearts.new_initial_state()
        while not state.is_terminal():
            # All outcomes of a chance node of hearts are equally likely, so it is chosen from like a move.
            if not state.is_chance_node():
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
    return decisions / (perf_counter() - started)


def _catanatron() -> tuple[Any, int]:
    """The package, and the number of turns after which it gives a game up."""
    try:
        import catanatron
        from catanatron.game import TURNS_LIMIT
    except ImportError as error:
        raise PeerMissing("catanatron") from error
    return catanatron, int(TURNS_LIMIT)
