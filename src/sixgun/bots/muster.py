"""Who is still in the game, as far as everyone can see; both games deal the same role cards."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sixgun.bots.beliefs import BANDIT, CODE, HELPER, LAW, LONER, ROLES


class Player(Protocol):
    """What the open part of a player's seat has in both games."""

    role: str
    alive: bool
    life: int
    max_life: int


class Muster(NamedTuple):
    """Living players, living cards of each role, and how the Sheriff is doing."""

    alive: int
    deputies: int
    outlaws: int
    renegades: int
    law_life: float
    """The Sheriff's life as a fraction of the maximum."""


def muster(seats: Sequence[Player], dealt: Sequence[str]) -> Muster:
    """Count the living; the dead show their roles, so the count of each role is public."""
    left = [0] * len(ROLES)
    for role in dealt:
        left[CODE[role]] += 1
    law_life = 1.0
    alive = 0
    for seat in seats:
        alive += seat.alive
        if not seat.alive and seat.role:
            left[CODE[seat.role]] -= 1
        elif seat.role and CODE[seat.role] == LAW and seat.max_life:  # none before characters are chosen
            law_life = seat.life / seat.max_life
    return Muster(alive, left[HELPER], left[BANDIT], left[LONER], law_life)
