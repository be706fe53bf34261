"""The few statistics the laboratory needs: rates with intervals, lengths with quantiles."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The 97.5% point of the normal distribution: 95% of it lies between this and its negative."""


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval of a rate; sound even near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = z * z / games
    centre = (rate + spread / 2) / (1 + spread)
    reach = z * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    low = 0.0 if wins == 0 else max(centre - reach, 0.0)
    high = 1.0 if wins == games else min(centre + reach, 1.0)
    return low, high


@dataclass(frozen=True, slots=True)
class Rate:
    """Wins out of games, with a 95% interval."""

    games: int
    wins: int
    rate: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: int, games: int) -> "Rate":
        """The rate of `wins` out of `games`; with no games it is 0 and could be anything."""
        low, high = wilson(wins, games)
        return cls(games, wins, wins / games if games else 0.0, low, high)

    def apart_from(self, other: "Rate") -> bool:
        """Whether the two intervals do not overlap."""
        return self.low > other.high or other.low > self.high


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long games took, in turns."""

    mean: float
    median: float
    p95: float
    longest: int

    @classmethod
    def of(cls, counts: Mapping[int, int]) -> "Lengths":
        """Mean and quantiles of the lengths counted in `counts`; all zero if there are none."""
        total = sum(counts.values())
        if not total:
            return cls(0.0, 0.0, 0.0, 0)
        mean = sum([length * count for length, count in counts.items()]) / total
        return cls(mean, quantile(counts, 0.5), quantile(counts, 0.95), max(counts))


def quantile(counts: Mapping[int, int], part: float) -> float:
    """The value below which `part` of the counted values lie, between two of them if it falls there."""
    values = sorted(counts)
    position = part * (sum(counts.values()) - 1)
    below = int(position)
    first, second = _value_at(counts, values, below), _value_at(counts, values, below + 1)
    return first + (second - first) * (position - below)


def _value_at(counts: Mapping[int, int], values: list[int], place: int) -> int:
    seen = 0
    for value in values:
        seen += counts[value]
        if place < seen:
            return value
    return values[-1]
