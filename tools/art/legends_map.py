"""The map of Western Legends, drawn from the outlines of its spaces: land, water, rocks, rails and names.

The page lays what moves or glows over it: the spaces, then the places, then the figures.
"""

from typing import Final

from tools.art.ink import Drawing, bar, cut, dashes, fill, group, line, veil
from tools.art.legends_board import HEIGHT, WIDTH, Board, Point, board
from tools.art.legends_scenery import ROCK, compass, outline, plants, railway, river, rocks, smooth, step
from tools.art.lettering import lettering
from tools.art.sheets import small

TINTS: Final = {
    "mesitos_point": "var(--m-mesitos,#d6cf9a)",
    "sunny_hills": "var(--m-sunny,#edd592)",
    "dixon_creek": "var(--m-dixon,#c9d0b6)",
    "spikes_view": "var(--m-spikes,#e3bd85)",
    "cliff_junction": "var(--m-cliffs,#dcb294)",
    "darkrock": "var(--m-town,#f6e8c8)",
    "red_falls": "var(--m-town,#f6e8c8)",
}

NAMES: Final = {
    "mesitos_point": "MESITO'S POINT",
    "sunny_hills": "SUNNY HILLS",
    "dixon_creek": "DIXON CREEK",
    "spikes_view": "SPIKE'S VIEW",
    "cliff_junction": "CLIFF JUNCTION",
    "darkrock": "DARKROCK",
    "red_falls": "RED FALLS",
}

_HEIGHTS: Final = {"darkrock": 22, "red_falls": 22, "dixon_creek": 14}


def _land(drawn: Board) -> str:
    """Every region in its tint."""
    parts = []
    for region, tint in TINTS.items():
        data = "".join(outline(space.polygon) for space in drawn.spaces if space.region == region)
        parts.append(f'<path d="{data}" fill="{tint}" stroke="{tint}" stroke-width="1.5"/>')
    return cut(*parts)


def _spaces(drawn: Board) -> str:
    """The borders between spaces, each once: a light line with dots of ink."""
    strokes: dict[frozenset[Point], tuple[Point, Point]] = {}
    for space in drawn.spaces:
        for one, other in zip(space.polygon, space.polygon[1:] + space.polygon[:1], strict=True):
            strokes.setdefault(frozenset((one, other)), (one, other))
    edges = set(_edges_of(drawn.paper))
    kept = [ends for ends in strokes.values() if frozenset(ends) not in edges]
    data = _joined(kept)
    halo = f'<path d="{data}" fill="none" stroke="$P" stroke-width="4" opacity=".55"/>'
    dots = (
        f'<path d="{data}" fill="none" stroke="$I" stroke-width="2.6" stroke-dasharray="1 6"'
        ' stroke-linecap="round" opacity=".8"/>'
    )
    return halo + dots


def _edges_of(polygon: tuple[Point, ...]) -> list[frozenset[Point]]:
    return [frozenset(ends) for ends in zip(polygon, polygon[1:] + polygon[:1], strict=True)]


def _joined(strokes: list[tuple[Point, Point]]) -> str:
    """Path data of many short strokes, those that follow each other as one line."""
    data, at = "", None
    for (ax, ay), (bx, by) in strokes:
        stroke = step(bx - ax, by - ay)
        data += stroke if at == (ax, ay) else f"M{ax} {ay}l{stroke.lstrip()}"
        at = (bx, by)
    return data


def _borders(drawn: Board) -> str:
    """Borders of regions as dash and dot, of towns as a palisade."""
    regions = "".join(smooth(border) for border in drawn.borders)
    towns = "".join(outline(town) for town in drawn.towns.values())
    return cut(
        f'<path d="{regions}" fill="none" stroke="$I" stroke-width="4" stroke-dasharray="17 6 4 6"/>',
        line(towns, 8),
        line(towns, 4.6, "$H"),
        dashes(towns, 4.6, "2 8", "$P"),
    )


_FINE: Final = 2
"""Letters are written this many times larger and then shrunk: whole numbers alone are too coarse for them."""


def _names(drawn: Board) -> str:
    """The names of towns in red, of regions in ink, each on a breath of its own ground."""
    parts = []
    for region, (x, y), angle in drawn.labels:
        high = _HEIGHTS.get(region, 24) * _FINE
        town = region in drawn.towns
        data = _whole(lettering(NAMES[region], 0, -high / 2, high, "middle", track=12 if town else 20))
        name = (
            f'<path d="{data}" fill="{"$R" if town else "$I"}" stroke="{TINTS[region]}"'
            f' stroke-width="{8 * _FINE}" paint-order="stroke"/>'
        )
        parts.append(group(f"translate({x} {y}) rotate({angle}) scale({1 / _FINE})", name))
    return cut(*parts)


def _whole(data: str) -> str:
    """The same polygons in whole numbers, each point as a step from the one before."""
    polygons = []
    for polygon in data.split("Z")[:-1]:
        pairs = [pair.split(" ") for pair in polygon.removeprefix("M").split("L")]
        polygons.append(outline((round(float(x)), round(float(y))) for x, y in pairs))
    return "".join(polygons)


def _map() -> Drawing:
    drawn = board()
    paper = outline(drawn.paper)
    massifs = "".join(outline(rock) for rock in drawn.rocks)
    body = cut(
        group("translate(7 9)", veil(paper, "$I", 0.4)),
        _land(drawn),
        plants(drawn),
        _spaces(drawn),
        fill(massifs, ROCK),
        bar(massifs, 2.4),
        river(drawn),
        rocks(drawn),
        _borders(drawn),
        railway(drawn),
        _names(drawn),
        line(paper, 5),
        compass(),
    )
    return Drawing(WIDTH, HEIGHT, _lean(body))


def _lean(body: str) -> str:
    """The same drawing with the ink and the round corners stated once, at the top."""
    for usual in (' fill="$I"', ' stroke="$I"', ' stroke-linejoin="round"'):
        body = body.replace(usual, "")
    return f'<g fill="$I" stroke="$I" stroke-width="0" stroke-linejoin="round">{small(body)}</g>'


MAP: Final = _map()
"""The land under everything else."""
