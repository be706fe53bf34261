"""Roles in a written position: as given, filled up, and refused where they cannot be."""

from collections.abc import Mapping, Sequence

from sixgun.games.roles import ROLES, ROLES_BY_PLAYERS, SHERIFF
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, one_of


def read_roles(
    players: Mapping[str, Mapping[str, Json]], out: Sequence[bool], without_sheriff: bool = False
) -> list[str]:
    """Roles as given; a missing Sheriff is the first living player without one, the rest follow in order.

    In games that may go on without the Sheriff, he may be out.
    """
    left = list(ROLES_BY_PLAYERS[len(players)])
    roles: list[str] = []
    for name, entries in players.items():
        role = ""
        if "role" in entries:
            role = one_of(entries["role"], (name, "role"), "role", ROLES)
            if role not in left:
                raise BadPosition((name, "role"), roles_line(len(players), role))
            left.remove(role)
        roles.append(role)
    if SHERIFF in left:
        free = [index for index, role in enumerate(roles) if not role and not out[index]]
        if not free:
            raise BadPosition(
                (), "nobody is left to be the sheriff, and the sheriff of a running game is alive"
            )
        roles[free[0]] = SHERIFF
        left.remove(SHERIFF)
    for index, role in enumerate(roles):
        if not role:
            roles[index] = left.pop(0)
    for index, name in enumerate(players):
        if roles[index] == SHERIFF and out[index] and not without_sheriff:
            raise BadPosition(
                (name, "out"),
                f"{name} is the sheriff and out: the game would be over; let the sheriff be alive",
            )
    return roles


def roles_line(players: int, role: str) -> str:
    """Why there cannot be one more of a role, and which roles there are."""
    full = ROLES_BY_PLAYERS[players]
    counted = ", ".join(f"{full.count(one)} {one}" for one in ROLES if one in full)
    return f"{players} players have no further {role}; their roles are {counted}"
