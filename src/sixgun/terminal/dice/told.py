"""The dice table in sentences, for reading aloud, whether it is here or on a server."""

from collections.abc import Sequence
from typing import Protocol

from sixgun.texts import Speaker


class Seated(Protocol):
    """A player, as a view shows them or as a server sends them."""

    life: int
    max_life: int
    arrows: int
    alive: bool


def table_lines(
    player: str, turn: int, pile: int, rolls_made: int, faces: Sequence[str], say: Speaker
) -> list[str]:
    """Whose turn it is, the arrows in the middle, and the dice by the ids of their faces."""
    lines = [
        say.text("ui-told-turn", player=player, number=turn),
        say.text("ui-dice-pile", count=pile),
    ]
    if faces:
        dice = ", ".join([f"{number} {say.name('face', face)}" for number, face in enumerate(faces, 1)])
        lines.append(say.text("ui-told-dice", roll=rolls_made, dice=dice))
    return lines


def seat_line(name: str, player: Seated, character: str, role: str, say: Speaker) -> str:
    """Everything about one seat in a line."""
    return say.text(
        "ui-told-seat" if player.alive else "ui-told-seat-out",
        player=name,
        character=character,
        role=role,
        life=player.life,
        most=player.max_life,
        arrows=player.arrows,
    )
