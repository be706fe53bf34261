"""How likely a deed is for each role: the model of the others that beliefs are updated with.

A player of some role is thought to prefer what serves that role (`goals.stance`), judged by what that role
would believe at that moment, but never for certain: choices follow a soft maximum, and part of the time
anything goes. So a single odd beer hardly convicts anyone, and three shots at the Sheriff do.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from sixgun.bots.beliefs import Beliefs
from sixgun.bots.dice.goals import Stance, stance
from sixgun.bots.muster import Muster
from sixgun.games.roles import ROLES

RESOLVE: Final = 0.35
"""How sharply the others prefer what serves them."""

WHIM: Final = 0.3
"""How much of the time anything goes."""

WASTED: Final = -3.0
"""A beer for someone at full life pleases nobody."""


def _likelihoods(
    beliefs: Beliefs,
    actor: int,
    options: Sequence[int],
    chosen: int,
    now: Muster,
    full: Sequence[int],
    sign: float,
) -> list[float]:
    """For each role: how likely it is that `actor` picks `chosen` among the seats in `options`."""
    found = [1.0] * len(ROLES)
    if len(options) < 2 or beliefs.known[actor] >= 0:
        return found
    for role, chances in beliefs.by_role_of(actor, options).items():
        wants = stance(role, now)
        weights = [
            exp(RESOLVE * (WASTED if seat in full else sign * _worth_of(wants, row, seat == actor)))
            for seat, row in zip(options, chances, strict=True)
        ]
        picked = weights[options.index(chosen)] / sum(weights)
        found[role] = WHIM / len(options) + (1.0 - WHIM) * picked
    return found


def _worth_of(wants: Stance, chances: Sequence[float], own: bool) -> float:
    if own:
        return wants.own
    return sum([chance * worth for chance, worth in zip(chances, wants.others, strict=True)])


def shot(beliefs: Beliefs, shooter: int, targets: Sequence[int], target: int, now: Muster) -> list[float]:
    """How likely a shot at `target` is for each role of the shooter, if `targets` were in reach."""
    return _likelihoods(beliefs, shooter, targets, target, now, (), -1.0)


def help_given(
    beliefs: Beliefs, giver: int, ring: Sequence[int], seat: int, now: Muster, full: Sequence[int]
) -> list[float]:
    """How likely help for `seat` is for each role of the giver; `full` are those it would be wasted on."""
    return _likelihoods(beliefs, giver, ring, seat, now, full, 1.0)
