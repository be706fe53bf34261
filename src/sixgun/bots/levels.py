"""The strengths on offer for every game, weakest first, and how to get a bot of one."""

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.bots.bang.greenhorn import Greenhorn as CardGreenhorn
from sixgun.bots.bang.gunslinger import Gunslinger as CardGunslinger
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.bots.dice.gunslinger import Gunslinger
from sixgun.bots.legends.greenhorn import Greenhorn as LegendsGreenhorn
from sixgun.bots.legends.gunslinger import Gunslinger as LegendsGunslinger
from sixgun.bots.player import Bot
from sixgun.games.catalog import game as game_of
from sixgun.kernel.registry import BadSettings

_MAKERS: Final[dict[str, dict[str, Callable[[int, str], Bot]]]] = {
    "bang": {"greenhorn": CardGreenhorn, "gunslinger": CardGunslinger},
    "dice": {"greenhorn": Greenhorn, "gunslinger": Gunslinger},
    "legends": {"greenhorn": LegendsGreenhorn, "gunslinger": LegendsGunslinger},
}

LEVELS: Final[dict[str, tuple[str, ...]]] = {game: tuple(makers) for game, makers in _MAKERS.items()}
"""Game id -> names of its levels, weakest first."""


def new_bot(game: str, level: str, seat: int, seed: str) -> Bot:
    """A bot of a level for one seat; `seed` is for its own randomness only."""
    game_of(game)
    makers = _MAKERS.get(game, {})
    if not makers:
        raise BadSettings("{game} has no bots yet", "no-bots", game=game)
    if level not in makers:
        raise no_level(game, level, tuple(makers))
    return makers[level](seat, f"{seed}/{level}/{seat}")


def no_level(game: str, level: str, levels: Sequence[str]) -> BadSettings:
    """The complaint about a level that does not exist."""
    return BadSettings(
        "{game} has no bot level {level!r}; levels are: {known}",
        "level",
        game=game,
        level=level,
        known=", ".join(levels),
    )
