"""Set-up: roles, characters, life, who begins (rules 3 and 13)."""

from typing import Final

from sixgun.games.dice.effects import OPEN_GAME
from sixgun.games.dice.model import DiceState, Seat
from sixgun.games.dice.sets.base.table import LIFE
from sixgun.games.dice.turn import TURN
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF, starter
from sixgun.kernel.rng import Rng

SHERIFF_BONUS: Final = 2
CHARACTERS: Final = tuple(sorted(LIFE))


def max_life(role: str, character: str) -> int:
    """Life points at the start; the Sheriff has two more, and with three players there is none (R2)."""
    return LIFE[character] + (SHERIFF_BONUS if role == SHERIFF else 0)


def deal(players: int, rng: Rng) -> DiceState:
    """Shuffle and deal roles, then characters; the Sheriff (three players: the Deputy) takes the dice."""
    roles = list(ROLES_BY_PLAYERS[players])
    rng.shuffle(roles)
    characters = rng.sample(CHARACTERS, players)
    seats: list[Seat] = []
    for role, character in zip(roles, characters, strict=True):
        life = max_life(role, character)
        seats.append(Seat(role, character, life, life))
    state = DiceState(rng, seats)
    state.active = roles.index(starter(players))
    state.agenda.append(TURN[0])
    state.agenda.append(OPEN_GAME)
    return state


def first_player(state: DiceState) -> int:
    """Who begins."""
    return [seat.role for seat in state.seats].index(starter(len(state.seats)))
