"""Hidden roles as both BANG! games deal them: who there is, who begins, who may know which role."""

from typing import Final

SHERIFF: Final = "sheriff"
DEPUTY: Final = "deputy"
OUTLAW: Final = "outlaw"
RENEGADE: Final = "renegade"
ROLES: Final = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)

ROLES_BY_PLAYERS: Final = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, OUTLAW, OUTLAW, RENEGADE),
    5: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE),
    6: (SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    7: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE),
    8: (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE),
}


def starter(players: int) -> str:
    """The role that begins."""
    return DEPUTY if players == 3 else SHERIFF


def roles_public(players: int) -> bool:
    """With three players all roles lie face up."""
    return players == 3
