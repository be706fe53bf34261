"""The strengths on offer for every game, weakest first, and how to get a bot of one."""

from collections.abc import Callable
from typing import Final

from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.bots.dice.gunslinger import Gunslinger
from sixgun.bots.player import Bot
from sixgun.games.catalog import game as game_of
from sixgun.kernel.registry import BadSettings

_MAKERS: Final[dict[str, dict[str, Callable[[int, str], Bot]]]] = {
    "dice": {"greenhorn": Greenhorn, "gunslinger": Gunslinger},
}

LEVELS: Final[dict[str, tuple[str, ...]]] = {game: tuple(makers) for game, makers in _MAKERS.items()}
"""Game id -> names of its levels, weakest first."""


def new_bot(game: str, level: str, seat: int, seed: str) -> Bot:
    """A bot of a level for one seat; `seed` is for its own chance only."""
    game_of(game)
    makers = _MAKERS.get(game, {})
    if level not in makers:
        known = ", ".join(makers) or "none yet"
        raise BadSettings(f"{game} has no bot level {level!r}; levels are: {known}")
    return makers[level](seat, f"{seed}/{level}/{seat}")
