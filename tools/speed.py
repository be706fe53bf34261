"""The chart of speed over time in ``docs/benchmarks.md``, drawn from figures that were noted.

    python -m tools.speed                                         draw docs/pictures/speed.svg
    python -m tools.speed --note STAGE MACHINE < bench.json       note a run of `make bench ARGS=--json` first

A line of ``docs/figures/speed.tsv`` says when, after which stage of the work and on which machine something
was measured. Every ratio to Catanatron comes from one run; instructions are those of `make instructions`.
"""

import argparse
import csv
import io
import json
import sys
from collections.abc import Sequence
from datetime import date
from math import log10
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
FIGURES: Final = DOCS / "figures" / "speed.tsv"
PICTURE: Final = DOCS / "pictures" / "speed.svg"

RATIO: Final = "Catanatron"
INSTRUCTIONS: Final = "instructions"

SUBJECTS: Final = {
    "cards, base box": "cards",
    "dice": "dice",
    "Western Legends": "legends",
}
"""The lines of the benchmark that are noted, and what they are called here."""

WIDTH: Final = 980
LEFT: Final = 70
RIGHT: Final = 770
STYLES: Final = """
  .ground { fill: #f5ead2; }
  .plot { fill: #fcf5e5; stroke: #b59a6d; }
  .rule { stroke: #b59a6d; stroke-width: 0.6; }
  .title { font-size: 18px; font-weight: bold; fill: #2a1c12; }
  .label { font-size: 13px; fill: #2a1c12; }
  .note { font-size: 12px; fill: #5c4631; }
  .line { fill: none; stroke-width: 2.5; }
  .interpreted { stroke-dasharray: 7 4; }
  .cards { stroke: #94301b; fill: #94301b; }
  .dice { stroke: #1f5a63; fill: #1f5a63; }
  .legends { stroke: #7d560c; fill: #7d560c; }
  .line.cards, .line.dice, .line.legends { fill: none; }
  text.cards, text.dice, text.legends { stroke: none; }
"""


class Figure(NamedTuple):
    """One measured value."""

    date: str
    stage: str
    machine: str
    measure: str
    subject: str
    value: float


def figures(text: str) -> list[Figure]:
    """What was noted, oldest first."""
    rows = csv.DictReader(io.StringIO(text), delimiter="\t")
    return [
        Figure(row["date"], row["stage"], row["machine"], row["measure"], row["subject"], float(row["value"]))
        for row in rows
    ]


def stages(found: Sequence[Figure]) -> list[tuple[str, str]]:
    """Days and names of the stages, in order."""
    return list(dict.fromkeys([(figure.date, figure.stage) for figure in found]))


class Plot(NamedTuple):
    """One of the two diagrams: its place, and the values at its lower and upper edge, both on a log scale."""

    title: str
    measure: str
    top: int
    height: int
    low: float
    high: float
    rules: tuple[int, ...]

    def y(self, value: float) -> float:
        """Where a value lies."""
        part = (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return round(self.top + self.height * (1 - part), 1)


PLOTS: Final = (
    Plot(
        "Decisions of random players per second, times Catanatron's",
        RATIO,
        60,
        300,
        2.5,
        60,
        (3, 5, 10, 20, 50),
    ),
    Plot(
        "Processor instructions per decision, card game (less is better)",
        INSTRUCTIONS,
        430,
        240,
        5_000,
        100_000,
        (5_000, 10_000, 20_000, 50_000, 100_000),
    ),
)
FOOT: Final = 716


def drawn(found: Sequence[Figure]) -> str:
    """The picture."""
    order = stages(found)
    height = FOOT + 24 * len(order) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'aria-labelledby="t d" font-family="Georgia, \'Times New Roman\', serif">',
        '<title id="t">Speed of Sixgun over time</title>',
        f'<desc id="d">{escape(told(found))}</desc>',
        f"<style>{STYLES}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="10"/>',
    ]
    for plot in PLOTS:
        parts += diagram(plot, [figure for figure in found if figure.measure == plot.measure], order)
    parts.append(f'<text class="title" x="{LEFT}" y="{FOOT + 14}">Stages</text>')
    for place, (day, stage) in enumerate(order):
        machine = next(figure.machine for figure in found if (figure.date, figure.stage) == (day, stage))
        parts.append(
            f'<text class="label" x="{LEFT}" y="{FOOT + 40 + 24 * place}">{place + 1}. {day}: '
            f"{escape(stage)} ({escape(machine)})</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


def diagram(plot: Plot, found: Sequence[Figure], order: Sequence[tuple[str, str]]) -> list[str]:
    """One diagram: frame, scale, a line for every subject with its name at the end."""
    parts = [
        f'<text class="title" x="{LEFT}" y="{plot.top - 14}">{escape(plot.title)}</text>',
        f'<rect class="plot" x="{LEFT}" y="{plot.top}" width="{RIGHT - LEFT}" height="{plot.height}"/>',
    ]
    for value in plot.rules:
        y = plot.y(value)
        parts.append(f'<path class="rule" d="M{LEFT} {y}H{RIGHT}"/>')
        shown = f"{value:,}".replace(",", " ")
        parts.append(f'<text class="note" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{shown}</text>')
    places = {stage: x_of(place, len(order)) for place, stage in enumerate(order)}
    for place in range(len(order)):
        x, y = x_of(place, len(order)), plot.top + plot.height + 18
        parts.append(f'<text class="note" x="{x}" y="{y}" text-anchor="middle">{place + 1}</text>')
    ends: list[tuple[float, str, str]] = []
    for subject in dict.fromkeys([figure.subject for figure in found]):
        game, _, build = subject.partition(", ")
        dots = [
            (places[figure.date, figure.stage], plot.y(figure.value), figure.value)
            for figure in found
            if figure.subject == subject
        ]
        path = "L".join([f"{x} {y}" for x, y, _ in dots])
        parts.append(f'<path class="line {game} {build}" d="M{path}"/>')
        parts += [f'<circle class="{game}" cx="{x}" cy="{y}" r="3.5"/>' for x, y, _ in dots]
        last = dots[-1][2]
        shown = f"{last:,.0f}".replace(",", " ") if last >= 100 else f"{last:g}"
        ends.append((dots[-1][1], game, f"{subject}: {shown}"))
    bottom = 0.0
    for y, game, label in sorted(ends):
        bottom = max(y, bottom + 17)
        parts.append(f'<text class="label {game}" x="{RIGHT + 10}" y="{bottom + 4}">{escape(label)}</text>')
    return parts


def x_of(place: int, count: int) -> float:
    """Where a stage lies from left to right."""
    return round(LEFT + (RIGHT - LEFT) * (place + 0.5) / count, 1)


def told(found: Sequence[Figure]) -> str:
    """The latest figures in words, for those who cannot see the lines."""
    latest = {(figure.measure, figure.subject): figure for figure in found}
    ratios = [f"{f.subject} {f.value:g}" for (measure, _), f in latest.items() if measure == RATIO]
    counts = [f"{f.subject} {f.value:,.0f}" for (measure, _), f in latest.items() if measure != RATIO]
    return (
        f"Latest decisions per second as multiples of Catanatron's: {'; '.join(ratios)}. "
        f"Latest instructions per decision: {'; '.join(counts)}."
    )


def noted(stage: str, machine: str, bench: str) -> list[Figure]:
    """The figures of one run of the benchmark that the chart shows."""
    found: list[Figure] = []
    for row in json.loads(bench):
        build, _, what = str(row["subject"]).rpartition(": ")
        if row["peer"] == RATIO and what in SUBJECTS:
            ratio = round(float(row["ratio"]), 1)
            found.append(
                Figure(date.today().isoformat(), stage, machine, RATIO, f"{SUBJECTS[what]}, {build}", ratio)
            )
    return found


def main(argv: Sequence[str]) -> int:
    """Note what there is to note, and draw."""
    parser = argparse.ArgumentParser(prog="python -m tools.speed", description=__doc__)
    parser.add_argument("--note", nargs=2, metavar=("STAGE", "MACHINE"), help="note a benchmark from stdin")
    asked = parser.parse_args(argv)
    if asked.note:
        with FIGURES.open("a", encoding="utf-8") as file:
            for figure in noted(asked.note[0], asked.note[1], sys.stdin.read()):
                file.write("\t".join([*map(str, figure[:-1]), f"{figure.value:g}"]) + "\n")
    PICTURE.write_text(drawn(figures(FIGURES.read_text(encoding="utf-8"))), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
