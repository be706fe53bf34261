"""One run of the benchmark: everything in turn, several times over, on one core."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Final

from sixgun.lab.bench.engine import Engine, engines
from sixgun.lab.bench.subjects import Row, Subject, is_rate, subjects
from sixgun.lab.peers import (
    PeerMissing,
    catanatron_copy_seconds,
    catanatron_decisions_per_second,
    hearts_decisions_per_second,
)

SLICES: Final = 5
WARM_UP_SECONDS: Final = 0.2

Gauge = Callable[[float], float]

PEERS: Final[Mapping[str, Gauge]] = {
    "catanatron": catanatron_decisions_per_second,
    "hearts": hearts_decisions_per_second,
    "catanatron copy": lambda _: catanatron_copy_seconds(),
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """All rows that could be measured, and in words what could not or went wrong."""

    rows: list[Row]
    notes: list[str]
    builds: tuple[str, ...]
    asked: list[Subject]
    """What each row is about."""


def measure(rounds: int, seconds: float, only: str = "") -> Outcome:
    """Measure everything ``rounds`` times in turn, rates for ``seconds`` each, on one core.

    ``only`` leaves out all subjects that do not contain this text.
    """
    with one_core(), ExitStack() as running:
        found, notes = engines()
        for engine in found:
            running.enter_context(engine)
        asked = [subject for subject in subjects([engine.name for engine in found]) if only in subject.name]
        gauges = gauges_for(asked, found)
        samples, missing = sampled(gauges, rounds, seconds)
        strangers = {engine.name: int(engine.measure("strangers", 0.0)) for engine in found}
    values = {name: median(series) for name, series in samples.items()}
    rows: list[Row] = []
    measured: list[Subject] = []
    for subject in asked:
        reason = missing.get(subject.ours) or missing.get(subject.theirs)
        if reason is None:
            rows.append(subject.row(values, samples))
            measured.append(subject)
        else:
            notes.append(f"skipped {subject.name!r}: {reason}")
    for build, count in strangers.items():
        if count:
            notes.append(f"the import of the {build} engine pulls in {count} third-party modules")
            rows = [failed(row) if row.subject.startswith(f"{build}: engine import") else row for row in rows]
    return Outcome(rows, notes, tuple([engine.name for engine in found]), measured)


def gauges_for(asked: list[Subject], engines: list[Engine]) -> dict[str, Gauge]:
    """Everything that has to be measured, in the order in which it is."""
    by_name = {engine.name: engine for engine in engines}
    found: dict[str, Gauge] = {}
    for name in dict.fromkeys([gauge for subject in asked for gauge in subject.gauges()]):
        build, _, gauge = name.partition(": ")
        found[name] = partial(by_name[build].measure, gauge) if gauge else PEERS[name]
    return found


def sampled(
    gauges: Mapping[str, Gauge], rounds: int, seconds: float
) -> tuple[dict[str, list[float]], dict[str, str]]:
    """What every gauge said, and why some said nothing."""
    samples: dict[str, list[float]] = {}
    missing: dict[str, str] = {}
    for name, gauge in gauges.items():
        try:
            gauge(WARM_UP_SECONDS)
        except PeerMissing as absence:
            missing[name] = str(absence)
        else:
            samples[name] = []
    for _ in range(rounds):
        for _ in range(SLICES):
            for name in [name for name in samples if is_rate(name)]:
                samples[name].append(gauges[name](seconds / SLICES))
        for name in [name for name in samples if not is_rate(name)]:
            samples[name].append(gauges[name](seconds))
    return samples, missing


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and its children on one core, where the system lets us choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def failed(row: Row) -> Row:
    """The same line with its promise broken."""
    return Row(row.subject, row.ours, row.peer, row.peer_value, row.ratio, row.must, False, row.aim)
