"""A simulation as one HTML file: charts, tables and settings, readable offline, light or dark."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import Final

from sixgun.lab.rows import check_folder, write_whole
from sixgun.lab.sim import ALL, SimConfig, SimResult
from sixgun.lab.stats import Rate
from sixgun.texts import Speaker, speaker

SIDES: Final = "legends"
"""The game whose players have sides instead of roles."""

WIDTH: Final = 720
LABELS: Final = 140
VALUES: Final = 150
BAR: Final = 18
STEP: Final = 28
BINS: Final = 30
"""The most columns the histogram may have."""


def write_report(result: SimResult, path: Path, say: Speaker | None = None) -> None:
    """Write the report; the file is complete or absent."""
    check_folder(path)
    page = report(result, say)
    write_whole(path, lambda file: _write(file, page))


def _write(path: Path, page: str) -> None:
    path.write_text(page, encoding="utf-8")


def report(result: SimResult, say: Speaker | None = None) -> str:
    """The whole page, in English unless another speaker is given."""
    say = say or speaker("en")
    config = result.config
    title = say.text(
        "report-title",
        games=counted(say, "report-games", result.games),
        game=say.name("game", config.game),
    )
    lead = say.text("report-lead", players=_players(say, config), bots=", ".join(config.bots))
    style = files("sixgun.lab").joinpath("report.css").read_text(encoding="utf-8")
    roles = {role_name(say, config.game, id): rate for id, rate in result.roles.items()}
    by_role = "report-sides" if config.game == SIDES else "report-roles"
    ranked = sorted(result.characters.items(), key=lambda item: -item[1].rate)
    characters = {say.name("character", id, config.game): rate for id, rate in ranked}
    sections = [
        _section(
            say.text(by_role),
            say.text(f"{by_role}.note"),
            bars(say, by_role, roles),
            rates(say, by_role, roles),
        ),
        *_sizes_section(say, result),
        _section(
            say.text("report-characters"),
            say.text("report-characters.note"),
            bars(say, "report-characters", characters),
            rates(say, "report-characters", characters),
        ),
        _section(
            say.text("report-bots"), say.text("report-bots.note"), "", rates(say, "report-bots", result.bots)
        ),
        _section(say.text("report-reasons"), "", "", reasons(say, result)),
        _section(say.text("report-length"), _length_note(say, result), histogram(say, result), ""),
        _section(say.text("report-settings"), say.text("report-settings.note"), "", settings(say, result)),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{say.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Sixgun: {escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n{facts(say, result)}\n'
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def role_name(say: Speaker, game: str, id: str) -> str:
    """What a role is called, or a side where nobody has a role."""
    return say.text(f"side-{id}") if game == SIDES else say.name("role", id)


def _players(say: Speaker, config: SimConfig) -> str:
    """How many play, in words."""
    if config.players == ALL:
        return say.text("report-players-all")
    if len(config.sizes) > 1:
        return say.text("report-players-several", shown=", ".join(map(str, config.sizes)))
    return counted(say, "report-players", config.sizes[0])


def _sizes_section(say: Speaker, result: SimResult) -> list[str]:
    """How the roles fared at tables of each size, if there was more than one."""
    if len(result.by_players) < 2:
        return []
    sided = result.config.game == SIDES
    title, note = say.text("report-sizes"), say.text("report-sides.sizes" if sided else "report-sizes.note")
    return [_section(title, note, "", sizes(say, result))]


def grouped(number: float) -> str:
    """A number without decimals, with its thousands separated."""
    return f"{number:,.0f}".replace(",", " ")


def counted(say: Speaker, key: str, number: int) -> str:
    """A number of things, with the noun in the form that the number requires."""
    return say.text(key, count=number, shown=grouped(number))


def _turns(say: Speaker, turns: float) -> str:
    """A number of turns, which may be fractional; some languages have a form for that."""
    count = int(turns) if turns.is_integer() else "part"
    return say.text("report-turns", count=count, shown=f"{turns:g}")


def _length_note(say: Speaker, result: SimResult) -> str:
    length = result.length
    return say.text(
        "report-length.note",
        mean=f"{length.mean:.1f}",
        median=f"{length.median:g}",
        most=f"{length.p95:g}",
        longest=str(length.longest),
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


def facts(say: Speaker, result: SimResult) -> str:
    """The figures people look for first."""
    shown = {
        "report-fact-games": grouped(result.games),
        "report-fact-aborted": grouped(result.aborted),
        "report-fact-median": _turns(say, float(result.length.median)),
        "report-fact-time": say.text("report-seconds", shown=f"{result.seconds:.1f}"),
        "report-fact-games-speed": grouped(result.games_per_second),
        "report-fact-choices-speed": grouped(result.decisions_per_second),
    }
    items = "".join(
        [
            f"<div><dt>{escape(say.text(key))}</dt><dd>{escape(value)}</dd></div>"
            for key, value in shown.items()
        ]
    )
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


def percent(rate: float) -> str:
    """A rate with one decimal."""
    return f"{100 * rate:.1f} %"


def interval(say: Speaker, rate: Rate) -> str:
    """The interval of a rate in percent."""
    return say.text("report-range", low=f"{100 * rate.low:.1f}", high=f"{100 * rate.high:.1f}")


def rates(say: Speaker, key: str, found: Mapping[str, Rate]) -> str:
    """Win rates as a table."""
    rows = [
        [name, str(rate.games), str(rate.wins), percent(rate.rate), interval(say, rate)]
        for name, rate in found.items()
    ]
    heads = (
        say.text(f"{key}.head"),
        say.text("report-column-games"),
        say.text("report-column-wins"),
        say.text("report-column-rate"),
        say.text("report-column-interval"),
    )
    return table(say.text(f"{key}.caption"), heads, rows)


def sizes(say: Speaker, result: SimResult) -> str:
    """Win rates of the roles for each number of players, as a table."""
    rows = [
        [
            str(players),
            str(part.games),
            *[_cell(say, part.roles.get(role)) for role in result.roles],
            f"{part.length.median:g}",
        ]
        for players, part in result.by_players.items()
    ]
    heads = (
        say.text("report-sizes.head"),
        say.text("report-column-games"),
        *[role_name(say, result.config.game, role) for role in result.roles],
        say.text("report-fact-median"),
    )
    return table(say.text("report-sizes.caption"), heads, rows)


def _cell(say: Speaker, rate: Rate | None) -> str:
    """A rate with its interval in whole percent; a dash for a role that is not dealt."""
    if rate is None:
        return "–"
    span = say.text("report-range", low=f"{100 * rate.low:.0f}", high=f"{100 * rate.high:.0f}")
    return f"{percent(rate.rate)} ({span})"


def reasons(say: Speaker, result: SimResult) -> str:
    """How often games ended for each reason, as a table."""
    rows = [
        [say.name("report-reason", reason), str(count), percent(count / result.games)]
        for reason, count in result.reasons.items()
    ]
    heads = (
        say.text("report-reasons.head"),
        say.text("report-column-games"),
        say.text("report-column-share"),
    )
    return table(say.text("report-reasons.caption"), heads, rows)


def settings(say: Speaker, result: SimResult) -> str:
    """What was simulated, as the command that repeats it."""
    config = result.config
    everything = say.text("report-setting-players-all")
    players = everything if config.players == ALL else ", ".join(map(str, config.sizes))
    changed = ", ".join([f"{name}={value}" for name, value in config.changed_settings().items()])
    shown = {
        "report-setting-game": config.game,
        "report-setting-sets": ", ".join(config.sets),
        "report-setting-settings": changed or say.text("report-setting-usual"),
        "report-setting-players": players,
        "report-setting-bots": ", ".join(config.bots),
        "report-setting-seed": config.seed,
        "report-setting-limit": str(config.max_turns),
        "report-setting-engine": config.engine,
        "report-setting-jobs": str(config.jobs),
    }
    heads = (say.text("report-column-setting"), say.text("report-column-value"))
    rows = [(say.text(key), value) for key, value in shown.items()]
    return table(say.text("report-settings.caption"), heads, rows)


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


def bars(say: Speaker, key: str, found: Mapping[str, Rate]) -> str:
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
        value = f"{percent(rate.rate)} ({interval(say, rate)})"
        inside += [
            _text(LABELS - 10, middle + 4, name, "end"),
            f'<rect class="bar" x="{LABELS}" y="{y}" width="{span * rate.rate / top:.1f}" height="{BAR}">'
            f"<title>{escape(name)}: {escape(value)}</title></rect>",
            f'<path class="whisker" d="M{low:.1f} {middle - 5:g}v10M{low:.1f} {middle:g}H{high:.1f}'
            f'M{high:.1f} {middle - 5:g}v10"/>',
            _text(WIDTH, middle + 4, value, "end"),
        ]
    return _svg(say.text(f"{key}.chart"), say.text("report-bars"), bottom + 26, inside)


def histogram(say: Speaker, result: SimResult) -> str:
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
        span = str(last) if width == 1 else say.text("report-range", low=str(first), high=str(last))
        told = f"{say.text('report-turns', count=last, shown=span)}: {counted(say, 'report-games', games)}"
        inside.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{max(column - 2, 1):.1f}" '
            f'height="{tall:.1f}"><title>{escape(told)}</title></rect>'
        )
        if index % max(1, len(bins) // 10) == 0:
            inside.append(_text(x + column / 2, bottom + 18, str(first), "middle", "faint"))
    median = left + column * (result.length.median + 0.5) / width
    inside += [
        _line(median, top - 4, median, bottom, "mark"),
        _text(
            median, top - 8, say.text("report-length.median", median=f"{result.length.median:g}"), "middle"
        ),
        _text(WIDTH - 8, bottom + 36, say.text("report-length.turns"), "end", "faint"),
        _text(left - 8, top - 10, say.text("report-length.games"), "end", "faint"),
    ]
    return _svg(say.text("report-length"), _length_note(say, result), bottom + 44, inside)
