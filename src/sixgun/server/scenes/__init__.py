"""How each game's table looks on the wire. A new game adds one module here and one line to `STAGINGS`."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR, View
from sixgun.server.scenes import bang, dice, legends
from sixgun.server.scenes.common import ALL_EYES, Own, Scene, record
from sixgun.texts import wording
from sixgun.texts.said import Said

__all__ = ["ALL_EYES", "STAGINGS", "Own", "Scene", "encode", "own_bytes", "record", "scene_bytes"]


class Staging(NamedTuple):
    """What a game sends: the open table, one reader's own part of it, and all of it laid open."""

    scene_type: type[Scene]
    own_type: type[Own]
    scene: Callable[[Table[Any], View], Scene]
    own: Callable[[Table[Any], View, int, Said | None], Own]
    everything: Callable[[Table[Any]], Own]


STAGINGS: Final = {
    "bang": Staging(bang.BangScene, bang.BangOwn, bang.scene, bang.own, bang.everything),
    "dice": Staging(dice.DiceScene, dice.DiceOwn, dice.scene, dice.own, dice.everything),
    "legends": Staging(
        legends.LegendsScene, legends.LegendsOwn, legends.scene, legends.own, legends.everything
    ),
}

encode: Final = msgspec.json.Encoder().encode


def scene_bytes(table: Table[Any]) -> bytes:
    """The table as everyone sees it; made from a spectator's view, so it can hold nothing else."""
    return encode(STAGINGS[table.game.id].scene(table, table.game.view(table, SPECTATOR)))


def own_bytes(
    table: Table[Any], seat: int, number: int, undo: Said | None, *, auto_pass: bool = False
) -> bytes:
    """What one reader also knows; made from that reader's view. `number` is the number of the open ask."""
    staging = STAGINGS[table.game.id]
    if seat == ALL_EYES:
        return encode(staging.everything(table))
    own = staging.own(table, table.game.view(table, seat), number, undo)
    own.auto_pass = auto_pass
    if table.result is None:
        silence = table.game.silence(table, seat)
        price = table.game.price_of_speech(table, seat)
        own.silence = None if silence is None else wording.refusal(silence)
        own.speech = None if price is None else wording.option(table.game.id, price, table.names)
    return encode(own)
