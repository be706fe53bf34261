"""Which dice to roll again: the exact expected value of every way to keep dice.

Five dice of six faces make 252 different results and 462 different sets of kept dice; all of them are listed
once, with what they become when one more die falls. The values of the 252 final results give, one die
at a time, the expected values of all sets of kept dice, and from those the values of the results before one
more roll. Only two things are simplified: a rolled arrow costs the same whenever it falls, and final results
are valued face by face.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from sixgun.games.dice.model import (
    BEER,
    BULLSEYE_1,
    BULLSEYE_2,
    DICE,
    DYNAMITE,
    FACES,
    GATLING,
    TOO_MANY,
)

Counts = tuple[int, ...]
"""How many dice show each face."""


def counts_of(dice: Sequence[int]) -> Counts:
    """Dice by face, whatever their order."""
    return tuple([list(dice).count(face) for face in range(len(FACES))])


def _all_keeps() -> list[Counts]:
    found: list[Counts] = []
    for size in range(DICE, -1, -1):
        found += [counts_of(dice) for dice in combinations_with_replacement(range(len(FACES)), size)]
    return found


KEEPS: Final = _all_keeps()
"""Every set of kept dice, complete results first, then with fewer and fewer dice."""

INDEX: Final = {counts: index for index, counts in enumerate(KEEPS)}
RESULTS: Final = sum([1 for counts in KEEPS if sum(counts) == DICE])
"""Keeps before this index are complete results."""


def _grown(counts: Counts, face: int) -> int:
    more = list(counts)
    more[face] += 1
    return INDEX[tuple(more)]


GROWN: Final = [tuple([_grown(counts, face) for face in range(len(FACES))]) for counts in KEEPS[RESULTS:]]
"""For every incomplete keep: what it becomes when one more die shows each face."""


def _parts(counts: Counts, locked: bool) -> tuple[int, ...]:
    ranges = [
        range(count if locked and face == DYNAMITE else 0, count + 1) for face, count in enumerate(counts)
    ]
    found: list[Counts] = [()]
    for choices in ranges:
        found = [(*head, number) for head in found for number in choices]
    return tuple([INDEX[part] for part in found])


KEEPABLE: Final = [_parts(counts, locked=True) for counts in KEEPS[:RESULTS]]
"""For every result: what may be kept of it, dynamite always."""

KEEPABLE_FREELY: Final = [_parts(counts, locked=False) for counts in KEEPS[:RESULTS]]
"""The same for someone who may roll dynamite again."""

FINISHED: Final = [counts[DYNAMITE] >= TOO_MANY for counts in KEEPS[:RESULTS]]

_FEATURES: Final = [
    (counts[BULLSEYE_1], counts[BULLSEYE_2], counts[BEER], counts[GATLING], int(counts[DYNAMITE] >= TOO_MANY))
    for counts in KEEPS[:RESULTS]
]


class FaceValues(NamedTuple):
    """What final dice are worth to a seat, by how many show a face."""

    ones: Sequence[float]
    twos: Sequence[float]
    same_targets: bool
    """Both kinds of bull's-eye hit the same players; `ones` holds for them together."""
    beers: Sequence[float]
    gatlings: Sequence[float]
    explosion: float
    arrow: float
    """What taking an arrow is worth; it is paid when the die falls, not at the end."""
    no_bullseye: float
    """What it is worth that no bull's-eye shows."""
    double: float
    """What one more hit is worth, for someone who may pay for it with a beer."""


def result_values(faces: FaceValues) -> list[float]:
    """The value of every complete result."""
    ones, twos, same, beers, gatlings, explosion, _, no_bullseye, double = faces
    booms = (0.0, explosion)
    values = [
        (ones[one + two] if same else ones[one] + twos[two]) + beers[beer] + gatlings[gatling] + booms[boom]
        for one, two, beer, gatling, boom in _FEATURES
    ]
    if no_bullseye:
        values = [
            value if one or two else value + no_bullseye
            for value, (one, two, _, _, _) in zip(values, _FEATURES, strict=True)
        ]
    if double > 0.0:
        values = [
            value + max(double - (beers[beer] - beers[beer - 1]), 0.0) if beer and (one or two) else value
            for value, (one, two, beer, _, _) in zip(values, _FEATURES, strict=True)
        ]
    return values


def _expected(results: Sequence[float], arrow: float) -> list[float]:
    """The expected value of every keep when all other dice are rolled once."""
    values = list(results)
    append = values.append
    sixth = 1.0 / len(FACES)
    # Keeps of more dice come first, so what a keep grows into is already known.
    for grown in GROWN:
        a, b, c, d, e, f = grown
        append((values[a] + values[b] + values[c] + values[d] + values[e] + values[f] + arrow) * sixth)
    return values


class Plan(NamedTuple):
    """The best dice to keep, their expected value, and the value of stopping now."""

    keep: Counts
    value: float
    stop: float


def best_keep(dice: Sequence[int], rerolls: int, faces: FaceValues, free_dynamite: bool) -> Plan:
    """What to keep with this many rerolls left; keeping everything means stopping."""
    final = result_values(faces)
    keepable = KEEPABLE_FREELY if free_dynamite else KEEPABLE
    values = final
    for _ in range(rerolls - 1):
        expected = _expected(values, faces.arrow)
        expected[:RESULTS] = final
        values = [
            final[index] if FINISHED[index] else max([expected[part] for part in keepable[index]])
            for index in range(RESULTS)
        ]
    expected = _expected(values, faces.arrow)
    now = INDEX[counts_of(dice)]
    expected[now] = final[now]
    best = max(keepable[now], key=expected.__getitem__)
    if expected[best] <= final[now] + 1e-9:
        best = now
    return Plan(KEEPS[best], expected[best], final[now])


def mask_to_reroll(dice: Sequence[int], keep: Counts) -> int:
    """The dice to roll, as a mask, so that the right number of each face stays."""
    left = list(keep)
    mask = 0
    for die, face in enumerate(dice):
        if left[face]:
            left[face] -= 1
        else:
            mask |= 1 << die
    return mask
