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
from sixgun.texts.params import NamedAs, Params, Say, of_winners

NAMED: Final[NamedAs] = {**SHARED, "cause": ("cause",)}

SILENT: Final = frozenset(kind.__name__ for kind in (GatlingsResolved, Standing, TurnEnding))
"""Moments that only abilities wait for; whatever follows from them has its own line."""


def silent(event: Event) -> bool:
    """Whether an event deserves no line."""
    return type(event).__name__ in SILENT


def params(record: Plain, names: Sequence[str], say: Say) -> Params:
    """The variables that only this game's records have."""
    match record:
        case DiceRolled():
            return {**numbered(record.rolled), "dice": faces(record.dice, say)}
        case DiceKept():
            return {"dice": faces(record.dice, say)}
        case ShotAimed():
            return {"face_name": say(f"face-{FACES[record.face]}")}
        case GameEnded():
            shown = [
                f"{name} – {say(f'role-{role}')}" for name, role in zip(names, record.roles, strict=True)
            ]
            return {
                "result": say(f"dice-result-{record.reason}", **of_winners(record.winners, names)),
                "roles": ", ".join(shown),
            }
        case Reroll():
            return numbered(record.mask)
        case _:
            return {}


def faces(dice: tuple[int, ...], say: Say) -> str:
    """Dice by what they show, in their order."""
    return ", ".join([say(f"face-{FACES[face]}.short") for face in dice])


def numbered(mask: int) -> Params:
    """The dice of a mask: how many, and their numbers."""
    chosen = [str(die + 1) for die in range(DICE) if mask >> die & 1]
    return {"count": len(chosen), "numbers": ", ".join(chosen)}
