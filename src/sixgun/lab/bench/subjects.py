"""The lines of the benchmark and what the product promises for each, in the words of the product.

A gauge of the engine is named with its build, as in ``compiled: cards``; the peers' gauges have plain names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from sixgun.lab.bench.gauges import MIDDLE, RATES
from sixgun.lab.builds import COMPILED, INTERPRETED

CATANATRON: Final = "Catanatron"
HEARTS: Final = "OpenSpiel hearts"

PER_SECOND: Final = "/s"
MICROSECONDS: Final = "µs"
MILLISECONDS: Final = "ms"
KIBIBYTES: Final = "KiB"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the benchmark.

    Attributes:
        subject: What is measured.
        ours: Our value: something per second, milliseconds (import), KiB (memory) or seconds.
        peer: What it is compared with; empty if with nothing.
        peer_value: The peer's value in the same unit; 0 without a peer.
        ratio: ``ours / peer_value``; ``ours`` without a peer.
        must: The bound promised for the ratio, or None.
        holds: Whether the promise is kept; true if there is none.
        aim: The bound we aim at, or None.
    """

    subject: str
    ours: float
    peer: str
    peer_value: float
    ratio: float
    must: float | None
    holds: bool
    aim: float | None = None


@dataclass(frozen=True, slots=True)
class Subject:
    """What a row compares: the names of two gauges, and the promise, if there is one."""

    name: str
    ours: str
    peer: str = ""
    theirs: str = ""
    must: float | None = None
    aim: float | None = None
    at_most: bool = False
    unit: str = PER_SECOND

    def gauges(self) -> list[str]:
        """What has to be measured for it."""
        return [gauge for gauge in (self.ours, self.theirs) if gauge]

    def row(self, values: Mapping[str, float], samples: Mapping[str, Sequence[float]]) -> Row:
        """The finished line, given the median of every gauge and what it is the median of."""
        ours = values[self.ours]
        theirs = values[self.theirs] if self.theirs else 0.0
        if not self.theirs:
            ratio = ours
        elif is_rate(self.ours) and is_rate(self.theirs):
            pairs = zip(samples[self.ours], samples[self.theirs], strict=True)
            ratio = median([mine / yours for mine, yours in pairs])
        else:
            ratio = ours / theirs
        holds = self.must is None or (ratio <= self.must if self.at_most else ratio >= self.must)
        return Row(self.name, ours, self.peer, theirs, ratio, self.must, holds, self.aim)


PEER_RATES: Final = ("catanatron", "hearts")


def is_rate(gauge: str) -> bool:
    """Whether something is measured in slices that take turns."""
    return gauge in PEER_RATES or gauge.partition(": ")[2] in RATES


def against_catanatron(name: str, gauge: str, must: float | None = None, aim: float | None = None) -> Subject:
    """A rate compared with Catanatron's."""
    return Subject(name, gauge, CATANATRON, "catanatron", must, aim)


def copies(build: str) -> list[Subject]:
    """How long a copy of a table takes next to a copy of Catanatron's, and how large it is."""
    bounds = {"bang": (0.2, 0.1), "dice": (0.25, 0.1), "legends": (1.0, 0.25)}
    times = [
        Subject(
            f"{build}: copy of a mid-game table of {NAMES[game]}",
            f"{build}: copy, {game}",
            CATANATRON,
            "catanatron copy",
            *bounds[game],
            at_most=True,
            unit=MICROSECONDS,
        )
        for game in bounds
    ]
    sizes = [
        Subject(
            f"{build}: size of this copy, {NAMES[game]}",
            f"{build}: size of copy, {game}",
            must=4.0 if game == "bang" else None,
            aim=2.5 if game == "bang" else None,
            at_most=True,
            unit=KIBIBYTES,
        )
        for game in bounds
    ]
    tables = [
        Subject(
            f"{build}: size of a table with its log, {NAMES[game]}",
            f"{build}: size of table, {game}",
            unit=KIBIBYTES,
        )
        for game in bounds
    ]
    return [*times, *sizes, *tables]


NAMES: Final[Mapping[str, str]] = {"bang": "cards", "dice": "dice", "legends": "Western Legends"}


def rates(build: str) -> list[Subject]:
    """Random players, next to those of the peers."""
    bounds: Mapping[str, tuple[float, float]] = {
        INTERPRETED: (4.5, 5.5),
        COMPILED: (22.0, 28.0),
    }
    dice: Mapping[str, tuple[float, float]] = {INTERPRETED: (9.0, 15.0), COMPILED: (30.0, 45.0)}
    legends: Mapping[str, tuple[float, float]] = {INTERPRETED: (5.0, 7.0), COMPILED: (25.0, 35.0)}
    cards, hearts = f"{build}: cards", (1.2, 1.4) if build == COMPILED else (None, None)
    return [
        against_catanatron(f"{build}: cards, base box", cards, *bounds[build]),
        Subject(f"{build}: cards, base box", cards, HEARTS, "hearts", *hearts),
        Subject(
            f"{build}: cards, base box alone",
            cards,
            "four boxes",
            f"{build}: cards, four boxes",
            1.5,
            1.25,
            at_most=True,
        ),
        Subject(
            f"{build}: cards, base box alone",
            cards,
            "all boxes there are",
            f"{build}: cards, all boxes",
            2.5,
            1.7,
            at_most=True,
        ),
        against_catanatron(f"{build}: dice", f"{build}: dice", *dice[build]),
        against_catanatron(f"{build}: dice through choose()", f"{build}: dice by choose"),
        against_catanatron(f"{build}: Western Legends", f"{build}: legends", *legends[build]),
    ]


def pace(build: str) -> list[Subject]:
    """Games of bots, what a search needs, and the deal."""
    bots = [
        Subject(f"{build}: games of {level}s, {NAMES[game]}", f"{build}: {level}, {game}")
        for game in MIDDLE
        for level in ("gunslinger", "greenhorn")
    ]
    looks = [
        Subject(f"{build}: {what}, {NAMES[game]}", f"{build}: {gauge}, {game}", unit=MICROSECONDS)
        for gauge, what in (
            ("view", "view"),
            ("imagine", "imagine"),
            ("search", "imagine, copy and playout"),
        )
        for game in MIDDLE
    ]
    deals = [
        Subject(f"{build}: deal, {NAMES[game]}", f"{build}: deal, {game}", unit=MICROSECONDS)
        for game in MIDDLE
    ]
    return [*bots, *looks, *deals]


def between() -> list[Subject]:
    """What compiling brings where a promise says so, and a step of a search for information."""
    return [
        Subject(
            "compiled: games of gunslingers, cards",
            f"{COMPILED}: gunslinger, bang",
            INTERPRETED,
            f"{INTERPRETED}: gunslinger, bang",
            2.2,
            3.0,
        ),
        Subject(
            "compiled: imagine, copy and playout, cards",
            f"{COMPILED}: search, bang",
            INTERPRETED,
            f"{INTERPRETED}: search, bang",
            at_most=True,
            unit=MICROSECONDS,
        ),
    ]


def subjects(builds: Sequence[str]) -> list[Subject]:
    """All lines for the builds that are measured; what does not depend on the build is measured with one."""
    found = [subject for build in builds for subject in rates(build)]
    first = builds[0]
    found.append(against_catanatron("dice, batch kernel", f"{first}: batch", 400.0, 700.0))
    if {INTERPRETED, COMPILED} <= set(builds):
        found += between()
    for build in builds:
        found.append(
            Subject(
                f"{build}: engine import and a dealt card table",
                f"{build}: import",
                must=60.0,
                aim=40.0,
                at_most=True,
                unit=MILLISECONDS,
            )
        )
        found += copies(build)
        found += pace(build)
    return found
