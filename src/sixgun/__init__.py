"""Sixgun: the Wild West at one table. Tabletop games with their real rules, on one engine.

>>> import sixgun
>>> table = sixgun.new("dice", players=5, seed="tumbleweed")
>>> while table.pending:
...     ask = table.pending[0]
...     table.choose(ask.seat, ask.options[0])
>>> table.result is not None
True
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.games.catalog import GAMES, game
from sixgun.kernel.asks import Ask, Closed, Option, Refusal, Refused
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import seed_bytes
from sixgun.kernel.state import Result
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR, View

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Ask",
    "BadSettings",
    "Closed",
    "Option",
    "Refusal",
    "Refused",
    "Result",
    "Table",
    "View",
    "game",
    "new",
    "rematch",
    "view",
]

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
"""Names for seats nobody has named."""


def new(
    game_id: str,
    players: int = 5,
    *,
    sets: Sequence[str] | str | None = None,
    preset: str | None = None,
    settings: Mapping[str, int | str] | None = None,
    seed: str | None = None,
    names: Sequence[str] | None = None,
    fast: bool = False,
) -> Table[Any]:
    """A fresh table, dealt and waiting for the first choice.

    `sets` names the boxes: a list, a text with commas between them, or "all" for every box of the game.
    A `preset` is a name for boxes and settings that belong together; explicit `sets` and `settings`
    override it. Without a `seed` the deal is unpredictable. `fast` is for simulations: it uses the small
    generator and keeps neither log nor record.
    """
    chosen = game(game_id)
    chosen.checked_players(players)
    boxes, wanted = chosen.wanted(sets, preset, settings or {})
    origin = Origin(
        players,
        boxes,
        wanted,
        checked_names(names, players),
        fresh_seed(seed),
        fast,
    )
    return start(chosen, origin, record=not fast)


def rematch(
    table: Table[Any], *, settings: Mapping[str, int | str] | None = None, seed: str | None = None
) -> Table[Any]:
    """The next game of a series: the same players at the same seats, with the same sets and settings.

    It inherits from the previous game whatever the settings allow; `settings` change some of them from now
    on.
    """
    origin = table.origin
    if origin is None or table.result is None:
        raise BadSettings("the game is not over yet; a series continues after its end", "not-over")
    return new(
        table.game.id,
        len(table.names),
        sets=origin.sets,
        settings=table.game.next_settings(table.state, {**origin.settings, **(settings or {})}),
        seed=seed,
        names=table.names,
    )


def view(table: Table[Any], seat: int = SPECTATOR) -> View:
    """Exactly what a seat may know; without a seat, what a spectator may know."""
    if not -1 <= seat < len(table.names):
        raise BadSettings(
            "there is no seat {seat}; seats are 0 to {last}", "seat", seat=seat, last=len(table.names) - 1
        )
    return table.game.view(table, seat)


def fresh_seed(text: str | None) -> bytes:
    """The seed behind a text, or a new secret one."""
    if text is None:
        return os.urandom(16)
    if not text.strip() or len(text) > 128 or not text.isprintable():
        raise BadSettings("a seed is 1 to 128 printable characters, for example 'tumbleweed'", "seed")
    return seed_bytes(text)


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names of all seats: as given, otherwise the usual ones; distinct, not empty, on one line."""
    if names is None:
        return NAMES[:players]
    if len(names) != players:
        raise BadSettings(
            "{players} players need {players} names, not {names}",
            "names",
            players=players,
            names=len(names),
        )
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > 40:
            raise BadSettings(
                "{name!r} is not a valid name: use 1 to 40 printable characters", "name", name=name
            )
    if len({name.casefold() for name in names}) != players:
        raise BadSettings("two players have the same name", "same-name")
    return tuple(names)
