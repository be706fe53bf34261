"""What each role wants: how much everyone's life is worth to it, now.

A stance says how much the life of each role is worth to a player: positive is a friend, negative a foe.
`worths` turns stances and beliefs into one number per seat and life total, and every choice of the bot is
the comparison of sums of these numbers. The same stances predict what others do (`behaviour`).

The numbers were tuned by playing; `docs/bots.md` has the results.
"""

from math import exp
from typing import Final, NamedTuple

from sixgun.bots.beliefs import BANDIT, LAW, LONER, Chances
from sixgun.bots.muster import Muster
from sixgun.games.dice.victory import HUNTS
from sixgun.games.dice.view import DiceView, SeatView

WIN: Final = 40.0
"""What deciding the game is worth, on the scale of the stances."""

KILL: Final = 0.25
"""The part of a stance that hangs on the last life point alone: the dead do not roll dice."""

MOST_LIFE: Final = 11


def _shape(life: int) -> float:
    """How much of a player's worth is there at a life total: half in the points, half in being far from 0."""
    return 0.5 * life / 8 + 0.5 * (1.0 - exp(-life / 2.5))


SHAPE: Final = tuple([_shape(life) for life in range(MOST_LIFE + 1)])


class Stance(NamedTuple):
    """What others' lives by role, one's own life, and decisive deaths are worth to one role."""

    others: tuple[float, float, float, float]
    own: float
    deciding: tuple[float, float, float, float]
    """What it is worth for a player of each role to be alive at all, beyond `KILL`."""
    own_deciding: float


def stance(role: int, now: Muster) -> Stance:
    """What a role wants in a game with a Sheriff."""
    if role == BANDIT:
        return Stance((-12.0, -6.0, 4.0, -2.0), 8.0, (-WIN, 0.0, 0.0, 0.0), 0.0)
    if role == LONER:
        return _loner(now)
    foes = now.outlaws + now.renegades
    last = -WIN if foes == 1 else 0.0
    if role == LAW:
        return Stance((0.0, 3.0, -6.0, -4.5), 12.0, (0.0, 0.0, last, last), WIN)
    return Stance((12.0, 3.0, -6.0, -4.5), 4.5, (WIN, 0.0, last, last), 0.0)


def _loner(now: Muster) -> Stance:
    """The renegade needs everyone else out, the Sheriff last: he keeps the weaker side alive until then."""
    if now.alive <= 2:
        return Stance((-12.0, -12.0, -12.0, -12.0), 12.0, (-WIN, -WIN, -WIN, -WIN), WIN)
    if now.outlaws:
        care = 6.0 if now.law_life < 0.6 else 0.0
        return Stance((care, -3.0, -3.0, -3.0), 12.0, (WIN, 0.0, 0.0, 0.0), WIN)
    # The law is strong now: wear down the deputies, and let the Sheriff bleed a little but live.
    care = 2.0 if now.law_life < 0.4 else -1.5
    return Stance((care, -6.0, -6.0, -6.0), 12.0, (WIN, 0.0, 0.0, 0.0), WIN)


Worths = list[tuple[float, ...]]
"""For every seat: what its being at 0, 1, 2 ... life points is worth."""


def worths(view: DiceView, role: int, chances: Chances, now: Muster) -> Worths:
    """What everyone's life is worth to the view's seat."""
    if len(view.seats) == 3:
        return [_duel_worth(view, index, seat) for index, seat in enumerate(view.seats)]
    wants = stance(role, now)
    found: Worths = []
    for index, row in enumerate(chances):
        if index == view.seat:
            weight, deciding = wants.own, wants.own_deciding
        else:
            weight = sum([p * w for p, w in zip(row, wants.others, strict=True)])
            deciding = sum([p * d for p, d in zip(row, wants.deciding, strict=True)])
        found.append(_ladder(weight, deciding))
    return found


def _ladder(weight: float, deciding: float) -> tuple[float, ...]:
    alive = deciding + KILL * weight
    return (0.0, *[alive + weight * part for part in SHAPE[1:]])


def _duel_worth(view: DiceView, index: int, seat: SeatView) -> tuple[float, ...]:
    """Three players, all roles face up: kill your quarry yourself, and remember that you are hunted too."""
    if index == view.seat:
        return _ladder(12.0, WIN)
    if view.last_man_standing:
        return _ladder(-12.0, -WIN)
    if HUNTS[view.seats[view.seat].role] == seat.role:
        return _ladder(-12.0, -WIN)
    # The third player hunts us and is hunted by our quarry, who must not get that kill.
    return _ladder(-3.0, 0.0)
