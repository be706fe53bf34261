"""The dice game's own fields as words: faces, dice by number, winners and roles."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.dice.events import DiceKept, DiceRolled, GameEnded, GatlingsResolved, ShotAimed, TurnEnding
from sixgun.games.dice.model import DICE, FACES
from sixgun.games.dice.options import Reroll
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Plain
from sixgun.kernel.table import Standing
from sixgun.texts.params import NAMED as SHARED
from sixgun.texts.params import NamedAs, of_roles, of_winners
from sixgun.texts.said import Params, Part, Said

NAMED: Final[NamedAs] = {**SHARED, "cause": ("cause",)}

SILENT: Final = frozenset(kind.__name__ for kind in (GatlingsResolved, Standing, TurnEnding))
"""Moments that only abilities wait for; whatever follows from them has its own line."""


def silent(event: Event) -> bool:
    """Whether an event deserves no line."""
    return type(event).__name__ in SILENT


def params(record: Plain, names: Sequence[str]) -> Params:
    """The variables that only this game's records have."""
    match record:
        case DiceRolled():
            return {**numbered(record.rolled), "dice": faces(record.dice)}
        case DiceKept():
            return {"dice": faces(record.dice)}
        case ShotAimed():
            return {"face_name": {"k": f"face-{FACES[record.face]}"}}
        case GameEnded():
            ended: Said = {"k": f"dice-result-{record.reason}", "p": of_winners(record.winners, names)}
            return {"result": ended, "roles": of_roles(record.roles, names)}
        case Reroll():
            return numbered(record.mask)
        case _:
            return {}


def faces(dice: tuple[int, ...]) -> list[Part]:
    """Dice by what they show, in their order."""
    return [{"k": f"face-{FACES[face]}.short"} for face in dice]


def numbered(mask: int) -> Params:
    """The dice of a mask: how many, and their numbers."""
    chosen: list[Part] = [die + 1 for die in range(DICE) if mask >> die & 1]
    return {"count": len(chosen), "numbers": chosen}
