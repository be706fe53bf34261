"""The list of playable games. Each is loaded only when someone sits down to it."""

from importlib import import_module
from typing import Final, cast

from sixgun.kernel.registry import BadSettings, Game

GAMES: Final = {
    "dice": "sixgun.games.dice.game",
    "bang": "sixgun.games.bang.game",
    "legends": "sixgun.games.legends.game",
}
"""Game id -> the Python module whose `GAME` plays it."""

_loaded: dict[str, Game] = {}


def game(id: str) -> Game:
    """The game with this id."""
    known = _loaded.get(id)
    if known is None:
        if id not in GAMES:
            raise BadSettings(
                "there is no game {name!r}; games are: {known}", "game", name=id, known=", ".join(GAMES)
            )
        known = cast(Game, import_module(GAMES[id]).GAME)
        _loaded[id] = known
    return known
