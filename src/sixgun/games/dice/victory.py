"""When the game ends and who has won (rules 12 and 13)."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.dice.model import NOBODY, DiceState
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.state import Result

HUNTS: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Three players: who each role has to eliminate personally."""


def verdict(state: DiceState, fallen: Sequence[int], by: int) -> Result | None:
    """The result after a batch with eliminations, or None while the game goes on."""
    return _three_players(state, fallen, by) if len(state.seats) == 3 else _sheriffs_game(state)


def _seats_of(state: DiceState, *roles: str) -> tuple[int, ...]:
    return tuple([index for index, seat in enumerate(state.seats) if seat.role in roles])


def _sheriffs_game(state: DiceState) -> Result | None:
    """R12: the Sheriff's death is checked before the deaths of everyone hunted."""
    living = [state.seats[seat].role for seat in state.ring]
    if SHERIFF not in living:
        if living == [RENEGADE]:
            return Result((state.ring[0],), "renegade-alone", "dice 12 a1")
        return Result(_seats_of(state, OUTLAW), "sheriff-dead", "dice 12 a2")
    if OUTLAW not in living and RENEGADE not in living:
        return Result(_seats_of(state, SHERIFF, DEPUTY), "law-prevails", "dice 12 b")
    return None


def _three_players(state: DiceState, fallen: Sequence[int], by: int) -> Result | None:
    """t1 to t4; `by` is nobody for Indians and dynamite, so those are never a personal kill (R14)."""
    if by != NOBODY and not state.last_man_standing:
        target = HUNTS[state.seats[by].role]
        if any(state.seats[seat].role == target for seat in fallen):
            return Result((by,), "hunter", "dice 13 t1")
    if len(state.ring) == 1:
        return Result((state.ring[0],), "last-man", "dice 13 t2")
    if not state.ring:
        return Result((), "draw", "dice 13 t3")
    return None
