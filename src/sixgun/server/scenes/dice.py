"""The dice table as it travels: dice, arrows and distances."""

from typing import Any, cast

from msgspec import Struct

from sixgun.games.dice.model import FACES, DiceTable
from sixgun.games.dice.queries import rerollable, rolls_allowed
from sixgun.games.dice.view import DiceView, ring_distances
from sixgun.kernel.table import Table
from sixgun.kernel.views import View
from sixgun.server.scenes.common import Own, Scene, ask_of, outcome_of, waiting_for
from sixgun.texts.said import Said


class DiceSeat(Struct, kw_only=True):
    """A player at the dice table. The role is empty while its card lies face down."""

    character: str
    role: str
    life: int
    max_life: int
    arrows: int
    alive: bool


class DiceScene(Scene, kw_only=True):
    """The dice in the tray by the names of their faces, the pile of arrows, and the players."""

    seats: list[DiceSeat]
    pile: int
    dice: list[str]
    rolls_made: int
    rolls_allowed: int
    free: list[bool]
    """Which dice the active player may still roll again."""
    last_man_standing: bool


class DiceOwn(Own, kw_only=True):
    """How far everyone is from the reader; 0 for the reader and for those who are out."""

    distances: list[int]
    roles: list[str] | None
    """All roles, for a reader who may see everything."""


def scene(table: Table[Any], view: View) -> DiceScene:
    """The table as everyone sees it, from a spectator's view."""
    seen = cast(DiceView, view)
    dice_table = cast(DiceTable, table)
    free = rerollable(dice_table, seen.active) if seen.dice and seen.result is None else 0
    return DiceScene(
        game=seen.game,
        names=list(seen.names),
        active=seen.active,
        turn=seen.turn_number,
        asking=waiting_for(seen),
        outcome=outcome_of(seen),
        seats=[
            DiceSeat(
                character=seat.character,
                role=seat.role,
                life=seat.life,
                max_life=seat.max_life,
                arrows=seat.arrows,
                alive=seat.alive,
            )
            for seat in seen.seats
        ],
        pile=seen.pile,
        dice=[FACES[face] for face in seen.dice],
        rolls_made=seen.rolls_made,
        rolls_allowed=rolls_allowed(dice_table, seen.active),
        free=[bool(free >> die & 1) for die in range(len(seen.dice))],
        last_man_standing=seen.last_man_standing,
    )


def own(table: Table[Any], view: View, number: int, undo: Said | None) -> DiceOwn:
    """What only one seat knows."""
    seen = cast(DiceView, view)
    return DiceOwn(
        role=seen.seats[seen.seat].role if seen.seat >= 0 else "",
        ask=ask_of(table, seen, number),
        undo=undo,
        distances=ring_distances(seen),
        roles=None,
    )


def everything(table: Table[Any]) -> DiceOwn:
    """What lies open to someone who may see all cards."""
    state = cast(DiceTable, table).state
    return DiceOwn(role="", ask=None, undo=None, distances=[], roles=[seat.role for seat in state.seats])
