"""A simulation as one HTML file: charts, tables and settings, readable offline, light or dark."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import Final

from sixgun.lab.rows import check_folder, write_whole
from sixgun.lab.sim import ALL, SimResult
from sixgun.lab.stats import Rate

WIDTH: Final = 720
LABELS: Final = 140
VALUES: Final = 150
BAR: Final = 18
STEP: Final = 28
BINS: Final = 30
"""At most so many columns in the histogram."""


def write_report(result: SimResult, path: Path) -> None:
    """Write the report; the file is whole or not there."""
    check_folder(path)
    page = report(result)
    write_whole(path, lambda file: _write(file, page))


def _write(path: Path, page: str) -> None:
    path.write_text(page, encoding="utf-8")


def report(result: SimResult) -> str:
    """The whole page."""
    config = result.config
    title = f"{result.games:,} games of {config.game}".replace(",", " ")
    players = "all numbers of players in turn" if config.players == ALL else f"{config.players} players"
    style = files("sixgun.lab").joinpath("report.css").read_text(encoding="utf-8")
    by_rate = dict(sorted(result.characters.items(), key=lambda item: -item[1].rate))
    sections = [
        _section(
            "By role", _role_note(), bars("Win rate by role", result.roles), rates("role", result.roles)
        ),
        _section(
            "By character",
            "Each character counts once per game it was dealt in. Sorted by rate.",
            bars("Win rate by character", by_rate),
            rates("character", by_rate),
        ),
        _section("By bot", _bot_note(), "", rates("bot", result.bots)),
        _section("How games ended", "", "", counts("reason", result.reasons, result.games)),
        _section("Game length", _length_note(result), histogram(result), ""),
        _section("Settings", "The same settings give the same games.", "", settings(result)),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Sixgun: {escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(players)}; bots: '
        f"{escape(', '.join(config.bots))}</p>\n{facts(result)}\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def _role_note() -> str:
    return (
        "A role counts once per game, however many players hold it. Lines show 95 % intervals (Wilson). "
        "Aborted games count for nobody."
    )


def _bot_note() -> str:
    return (
        "Counted by seat. Seats of one game depend on each other, so these intervals are a little too narrow."
    )


def _length_note(result: SimResult) -> str:
    length = result.length
    return (
        f"Turns of finished games: mean {length.mean:.1f}, median {length.median:g}, "
        f"95 % take at most {length.p95:g}, the longest {length.longest}."
    )


def _section(title: str, note: str, chart: str, table: str) -> str:
    parts = [f"<section>\n<h2>{escape(title)}</h2>"]
    if note:
        parts.append(f'<p class="note">{escape(note)}</p>')
    if chart:
        parts.append(f"<figure>{chart}</figure>")
    if table:
        parts.append(f'<div class="scroll">{table}</div>')
    return "\n".join([*parts, "</section>"])


def facts(result: SimResult) -> str:
    """The figures one looks for first."""
    shown = {
        "Games": f"{result.games:,}".replace(",", " "),
        "Aborted": f"{result.aborted:,}".replace(",", " "),
        "Median length": f"{result.length.median:g} turns",
        "Time": f"{result.seconds:.1f} s",
        "Games per second": f"{result.games_per_second:,.0f}".replace(",", " "),
        "Choices per second": f"{result.decisions_per_second:,.0f}".replace(",", " "),
    }
    items = "".join([f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in shown.items()])
    return f'<dl class="facts">{items}</dl>'


# -- tables ----------------------------------------------------------------------------------------------


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the row."""
    head = "".join([f'<th scope="col">{escape(name)}</th>' for name in heads])
    body = "".join(
        [
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join([f"<td>{escape(cell)}</td>" for cell in row[1:]])
            + "</tr>\n"
            for row in rows
        ]
    )
    return (
        f"<table>\n<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n"
        f"<tbody>\n{body}</tbody>\n</table>"
    )


def words(id: str) -> str:
    """An id as words: ``bart_cassidy`` -> ``Bart Cassidy``."""
    return " ".join([part if part == "the" else part.capitalize() for part in id.split("_")])


def percent(rate: float) -> str:
    """A rate with one decimal."""
    return f"{100 * rate:.1f} %"


def interval(rate: Rate) -> str:
    """The interval of a rate in percent."""
    return f"{100 * rate.low:.1f} to {100 * rate.high:.1f}"


def rates(kind: str, found: Mapping[str, Rate]) -> str:
    """Win rates as a table."""
    rows = [
        [words(name), str(rate.games), str(rate.wins), percent(rate.rate), interval(rate)]
        for name, rate in found.items()
    ]
    heads = (words(kind), "Games", "Wins", "Rate", "95 % interval")
    return table(f"Win rates by {kind}", heads, rows)


def counts(kind: str, found: Mapping[str, int], total: int) -> str:
    """Counts and shares as a table."""
    rows = [[name, str(count), percent(count / total)] for name, count in found.items()]
    return table(f"Games by {kind}", (words(kind), "Games", "Share"), rows)


def settings(result: SimResult) -> str:
    """What was simulated."""
    config = result.config
    shown = {
        "Game": config.game,
        "Sets": ", ".join(config.sets),
        "Players": "all" if config.players == ALL else str(config.players),
        "Bots, seat by seat": ", ".join(config.bots),
        "Seed": config.seed,
        "Turn limit": str(config.max_turns),
        "Engine": config.engine,
        "Processes": str(config.jobs),
    }
    return table("Settings of this simulation", ("Setting", "Value"), [list(item) for item in shown.items()])


# -- charts ----------------------------------------------------------------------------------------------


def _svg(title: str, description: str, height: float, inside: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img"><title>{escape(title)}</title>'
        f"<desc>{escape(description)}</desc>{''.join(inside)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def bars(title: str, found: Mapping[str, Rate]) -> str:
    """Horizontal bars of win rates with their intervals."""
    if not found:
        return ""
    top = min(ceil(max([rate.high for rate in found.values()]) * 10) / 10, 1.0)
    span = WIDTH - LABELS - VALUES
    bottom = len(found) * STEP + 8
    inside: list[str] = []
    ticks = round(top * 10)
    for tick in range(ticks + 1):
        x = LABELS + span * tick / ticks
        inside.append(_line(x, 4, x, bottom, "grid"))
        inside.append(_text(x, bottom + 18, f"{100 * top * tick / ticks:g} %", "middle", "faint"))
    for index, (name, rate) in enumerate(found.items()):
        y = 8 + index * STEP
        middle = y + BAR / 2
        low, high = (LABELS + span * edge / top for edge in (rate.low, rate.high))
        value = f"{percent(rate.rate)} ({interval(rate)})"
        inside += [
            _text(LABELS - 10, middle + 4, words(name), "end"),
            f'<rect class="bar" x="{LABELS}" y="{y}" width="{span * rate.rate / top:.1f}" height="{BAR}">'
            f"<title>{escape(words(name))}: {value}</title></rect>",
            f'<path class="whisker" d="M{low:.1f} {middle - 5:g}v10M{low:.1f} {middle:g}H{high:.1f}'
            f'M{high:.1f} {middle - 5:g}v10"/>',
            _text(WIDTH, middle + 4, value, "end"),
        ]
    return _svg(title, "Bars with 95 % intervals; the numbers are in the table below.", bottom + 26, inside)


def histogram(result: SimResult) -> str:
    """How many games took how many turns."""
    if not result.turns:
        return ""
    longest = result.length.longest
    width = max(1, ceil((longest + 1) / BINS))
    bins = [0] * (longest // width + 1)
    for turns, games in result.turns.items():
        bins[turns // width] += games
    left, top, height = 56, 28, 190
    bottom = top + height
    column = (WIDTH - left - 8) / len(bins)
    most = max(bins)
    inside: list[str] = []
    for part in (0.0, 0.5, 1.0):
        y = bottom - height * part
        inside += [
            _line(left, y, WIDTH - 8, y, "grid"),
            _text(left - 8, y + 4, f"{most * part:.0f}", "end", "faint"),
        ]
    for index, games in enumerate(bins):
        x = left + index * column
        tall = height * games / most
        first, last = index * width, index * width + width - 1
        span = f"{first}" if width == 1 else f"{first} to {last}"
        inside.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{max(column - 2, 1):.1f}" '
            f'height="{tall:.1f}"><title>{span} turns: {games} games</title></rect>'
        )
        if index % max(1, len(bins) // 10) == 0:
            inside.append(_text(x + column / 2, bottom + 18, str(first), "middle", "faint"))
    median = left + column * (result.length.median + 0.5) / width
    inside += [
        _line(median, top - 4, median, bottom, "mark"),
        _text(median, top - 8, f"median {result.length.median:g}", "middle"),
        _text(WIDTH - 8, bottom + 36, "turns", "end", "faint"),
        _text(left - 8, top - 10, "games", "end", "faint"),
    ]
    return _svg("Game length", _length_note(result), bottom + 44, inside)
