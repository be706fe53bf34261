"""What each role wants: how much everyone's life is worth to it, now.

A stance says how much a player of each role is worth to someone: positive is a friend, negative a foe.
`worths` turns stances and beliefs into one number per seat and life total, and every choice of the bot is
the comparison of sums of these numbers. The same stances predict what others do (`behaviour`).

The numbers were tuned by playing; `docs/bots.md` has the results.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sixgun.bots.beliefs import BANDIT, LAW, LONER, Chances
from sixgun.bots.muster import Muster
from sixgun.games.bang.victory import OWN_TARGET
from sixgun.games.bang.view import BangView

WIN: Final = 12.0
"""What deciding the game is worth, on the scale of the stances."""

SHAPE: Final[tuple[float, ...]] = (0.0, 2.6, 4.1, 5.3, 6.4, 7.4, 8.3, 9.2, 10.1, 10.9, 11.6)
"""How much of a player is there at each life total: the last points count most."""


LOWEST: Final = 3
"""Every player's worth is known up to this many life points, even before there is a character."""


class Stance(NamedTuple):
    """What others by role, oneself, and deaths that decide the game are worth to one role."""

    others: tuple[float, float, float, float]
    own: float
    deciding: tuple[float, float, float, float]
    """What it is worth, on top of that, for a player of each role to be alive at all."""
    own_deciding: float


def stance(role: int, now: Muster) -> Stance:
    """What a role wants in a game with a Sheriff."""
    if role == BANDIT:
        return Stance((-1.3, -0.5, 0.5, -0.25), 0.9, (-WIN, 0.0, 0.0, 0.0), 0.0)
    if role == LONER:
        return _loner(now)
    last = -WIN if now.outlaws + now.renegades == 1 else 0.0
    loner = -0.75 if not now.outlaws else -0.5
    if role == LAW:
        return Stance((0.0, 0.5, -0.9, loner), 1.3, (0.0, 0.0, last, last), WIN)
    return Stance((1.2, 0.4, -0.9, loner), 0.8, (WIN, 0.0, last, last), 0.0)


def _loner(now: Muster) -> Stance:
    """The renegade needs everyone else out, the Sheriff last: he weakens the stronger side until then."""
    if now.alive <= 2:
        return Stance((-1.3, -1.3, -1.3, -1.3), 1.3, (-WIN, -WIN, -WIN, -WIN), WIN)
    if now.outlaws:
        care = 0.8 if now.law_life < 0.6 else 0.35
        ahead = now.outlaws > now.deputies + 1 or now.law_life < 0.6
        bandits, helpers = (-0.7, -0.3) if ahead else (-0.2, -0.6)
        return Stance((care, helpers, bandits, -0.5), 1.2, (WIN, 0.0, 0.0, 0.0), WIN)
    # The law is strong now: wear down the deputies, and let the Sheriff bleed a little but live.
    care = 0.2 if now.law_life < 0.5 else -0.25
    return Stance((care, -0.9, -0.9, -0.8), 1.2, (WIN, 0.0, 0.0, 0.0), WIN)


def expected(chances: Sequence[float], worth: Sequence[float]) -> float:
    """What a player is worth on average, by the chances and the worth of each role."""
    law, helper, bandit, loner = worth
    return chances[0] * law + chances[1] * helper + chances[2] * bandit + chances[3] * loner


class Worths(NamedTuple):
    """How dear everyone is, and what it is worth that they have 0, 1, 2 ... life points."""

    dear: list[float]
    life: list[tuple[float, ...]]


def worths(view: BangView, wants: Stance, chances: Chances, alone: bool = False) -> Worths:
    """What everyone is worth to the view's seat, which wants this unless all roles are open.

    `alone` while only the last one in the game wins.
    """
    if alone:
        return _lonely_worths(view)
    if len(view.seats) == 3:
        return _open_worths(view)
    dear: list[float] = []
    life: list[tuple[float, ...]] = []
    for index, row in enumerate(chances):
        if index == view.seat:
            weight, deciding = wants.own, wants.own_deciding
        else:
            weight = expected(row, wants.others)
            deciding = expected(row, wants.deciding)
        dear.append(weight)
        life.append(_ladder(weight, deciding, view.seats[index].max_life))
    return Worths(dear, life)


def _ladder(weight: float, deciding: float, most: int) -> tuple[float, ...]:
    return (0.0, *[deciding + weight * part for part in SHAPE[1 : max(most, LOWEST) + 1]])


def _lonely_worths(view: BangView) -> Worths:
    """Everyone else has to go, and the last opponent decides the game."""
    last = -WIN if len(view.ring) <= 2 else 0.0
    dear: list[float] = []
    life: list[tuple[float, ...]] = []
    for index, seat in enumerate(view.seats):
        weight, deciding = (1.2, WIN) if index == view.seat else (-1.1, last)
        dear.append(weight)
        life.append(_ladder(weight, deciding, seat.max_life))
    return Worths(dear, life)


def _open_worths(view: BangView) -> Worths:
    """Three players, all roles face up: kill your quarry yourself, and remember that you are hunted too."""
    dear: list[float] = []
    life: list[tuple[float, ...]] = []
    quarry = OWN_TARGET.get(view.seats[view.seat].role, "")
    for index, seat in enumerate(view.seats):
        if index == view.seat:
            weight, deciding = 1.2, WIN
        elif view.last_man_standing or seat.role == quarry:
            weight, deciding = -1.2, -WIN
        else:  # our hunter: their death leaves a fight of two
            weight, deciding = -0.6, 0.0
        dear.append(weight)
        life.append(_ladder(weight, deciding, seat.max_life))
    return Worths(dear, life)
