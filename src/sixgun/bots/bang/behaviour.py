"""How likely a deed is for each role: the model of the others that beliefs are updated with.

A player of some role is thought to prefer what serves that role (`goals.stance`), judged by what that role
would believe at that moment, but never for certain: choices follow a soft maximum, and part of the time
anything goes. Nobody has to shoot: doing nothing is always among the choices, so a shot means something even
if only one player was in reach.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from sixgun.bots.bang.goals import Stance, expected, stance
from sixgun.bots.beliefs import ROLES, Beliefs
from sixgun.bots.muster import Muster

RESOLVE: Final = 2.0
"""How sharply the others prefer what serves them."""

WHIM: Final = 0.3
"""How much of the time anything goes."""

PATIENCE: Final = 0.2
"""What it is worth to keep a card instead of harming someone with it."""


def harm(beliefs: Beliefs, actor: int, targets: Sequence[int], target: int, now: Muster) -> list[float]:
    """How likely harm to `target` is for each role of the actor, if any of `targets` could have been hit."""
    return _likelihoods(beliefs, actor, targets, target, now, -1.0)


def help_given(beliefs: Beliefs, actor: int, targets: Sequence[int], target: int, now: Muster) -> list[float]:
    """How likely help for `target` is for each role of the actor."""
    return _likelihoods(beliefs, actor, targets, target, now, 1.0)


def _likelihoods(
    beliefs: Beliefs, actor: int, targets: Sequence[int], target: int, now: Muster, sign: float
) -> list[float]:
    found = [1.0] * len(ROLES)
    if beliefs.known[actor] >= 0 or target not in targets:
        return found
    place = targets.index(target)
    for role, chances in beliefs.by_role_of(actor, targets).items():
        wants = stance(role, now)
        weights = [
            exp(RESOLVE * sign * _worth_of(wants, row, seat == actor))
            for seat, row in zip(targets, chances, strict=True)
        ]
        picked = weights[place] / (sum(weights) + exp(RESOLVE * PATIENCE))
        found[role] = WHIM / (len(targets) + 1) + (1.0 - WHIM) * picked
    return found


def _worth_of(wants: Stance, chances: Sequence[float], own: bool) -> float:
    return wants.own if own else expected(chances, wants.others)
