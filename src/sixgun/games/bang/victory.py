"""Who has won: checked each time a player is eliminated (bang 10, dodge city 7 and 8)."""

from typing import Final

from sixgun.games.bang.model import NOBODY, BangState
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.state import Result

OWN_TARGET: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Three players: who each role has to eliminate personally."""


def verdict(state: BangState, fallen: int, by: int) -> Result | None:
    """How the game ends now that `fallen` was eliminated by `by`; None if it goes on."""
    return of_three(state, fallen, by) if len(state.seats) == 3 else of_many(state)


def of_many(state: BangState) -> Result | None:
    """The Sheriff's death, or the death of all who are against the law, ends the game."""
    roles = standings(state)
    alive = [roles[seat] for seat in state.ring]
    if SHERIFF not in alive:
        if alive == [RENEGADE]:
            return Result(tuple(state.ring), "renegade-alone", "bang 10.1")
        return Result(holders(state, (OUTLAW,)), "sheriff-dead", "bang 10.1")
    if OUTLAW not in alive and RENEGADE not in alive:
        return Result(holders(state, (SHERIFF, DEPUTY)), "law-prevails", "bang 10.2")
    return None


def of_three(state: BangState, fallen: int, by: int) -> Result | None:
    """Whoever personally eliminates their target wins at once; otherwise the last one alive does."""
    if not state.last_man_standing and hunted_down(state, fallen, by):
        return Result((by,), "hunter", "dodge city 7")
    if not state.ring:
        return Result(holders(state, (OUTLAW,)), "everyone-dead", "great train robbery 6")
    if len(state.ring) == 1:
        return Result(tuple(state.ring), "last-man", "dodge city 7")
    return None


def hunted_down(state: BangState, fallen: int, by: int) -> bool:
    """Three players: whether someone who is in the game has eliminated their own target."""
    there = fallen != NOBODY and by != NOBODY and state.seats[by].alive
    return there and OWN_TARGET[state.seats[by].role] == state.seats[fallen].role


def standings(state: BangState) -> list[str]:
    """As what role everyone counts, in the game or not."""
    roles = [seat.role for seat in state.seats]
    for part in state.parts.values():
        roles = [part.standing(state, seat, role) for seat, role in enumerate(roles)]
    return roles


def holders(state: BangState, roles: tuple[str, ...]) -> tuple[int, ...]:
    """Everyone who counts as one of these roles, alive or not."""
    return tuple([seat for seat, role in enumerate(standings(state)) if role in roles])
