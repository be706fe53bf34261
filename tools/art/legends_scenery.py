"""What grows and stands on the map of Western Legends: rocks, plants, the river, the railway, the compass.

Everything is written with whole numbers and relative steps, since the map is the largest drawing.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Final

from tools.art.ink import bar, cut, disc, fill, group, num, ring, shape, star
from tools.art.legends_board import Board, Line, Point
from tools.art.lettering import lettering

ROCK: Final = "var(--m-rock,#b78355)"
CLIFF: Final = "var(--m-cliff,#c99a68)"
WATER: Final = "var(--m-water,#7fa3ad)"
BED: Final = "var(--m-bed,#d8bd8c)"

COMPASS: Final[Point] = (1286, 944)

_PLANTS: Final = {
    "mesitos_point": ("cactus", "grass", "grass"),
    "sunny_hills": ("pine", "pine", "grass"),
    "dixon_creek": ("pine", "reed", "reed"),
    "spikes_view": ("cactus", "bush", "grass"),
    "cliff_junction": ("stone", "stone", "cactus"),
}
"""What grows where: the regions differ by it, not only by their tint."""

_SHAPES: Final = {
    "cactus": "c-2-8 0-14 0-18 0-5 7-5 7 0v6h3v-4c0-4 5-4 5 0v8h-8v8z",
    "pine": "m-8 0l5-7h-3l5-7h-2l4-8 4 8h-2l5 7h-3l5 7h-7v4h-4v-4z",
    "bush": "m-9 0c-4-6 2-11 5-9 1-6 9-6 10-1 5-2 8 5 4 10z",
    "stone": "m-10 0l3-8 8-4 7 3 4 9z",
    "grass": "l-5-8m7 8v-11m2 11l5-8",
    "reed": "l-3-13m6 13v-17m3 17l4-12",
}

_CUTS: Final = {
    "cactus": "",
    "pine": "m7-8l-4 .5 4 1zm-1-7l-3 .5 3 1z",
    "bush": "m9-2l-6-1 5-1zm0-4l-5-1 3-1z",
    "stone": "m7-9l-5 2 6 1zm2 4l-6 1 7 1z",
}
"""The shadow side of what has a body, from the same foot."""

_INKS: Final = {"cactus": "$G", "pine": "$G", "bush": "$G", "stone": CLIFF}


# ---------------------------------------------------------------- geometry


def outline(polygon: Iterable[Point]) -> str:
    """Path data of a closed outline."""
    return _steps(tuple(polygon)) + "z"


def _steps(line: Sequence[Point]) -> str:
    """Path data of an open line, the first point absolute and all others relative."""
    (x, y), data = line[0], ""
    for to_x, to_y in line[1:]:
        data += step(to_x - x, to_y - y)
        x, y = to_x, to_y
    return f"M{line[0][0]} {line[0][1]}l{data.lstrip()}"


def step(across: int, down: int) -> str:
    """One more step of a relative line; a minus needs no space before it."""
    return _apart(across) + _apart(down)


def _apart(number: int) -> str:
    return f"{number}" if number < 0 else f" {number}"


def smooth(line: Sequence[tuple[float, float]]) -> str:
    """Path data of a curve through the middles between the points of a line."""
    data = f"M{num(line[0][0])} {num(line[0][1])}"
    for (x, y), (next_x, next_y) in pairwise(line[1:]):
        data += f"Q{num(x)} {num(y)} {round((x + next_x) / 2)} {round((y + next_y) / 2)}"
    return data + f"L{num(line[-1][0])} {num(line[-1][1])}"


def inside(x: float, y: float, polygon: Line) -> bool:
    """Whether a point lies within an outline."""
    found = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def off_edge(x: float, y: float, polygon: Line) -> float:
    """How far a point is from an outline."""
    return min(
        _off_stroke(x, y, one, other) for one, other in zip(polygon, polygon[1:] + polygon[:1], strict=True)
    )


def _off_stroke(x: float, y: float, one: Point, other: Point) -> float:
    across, down = other[0] - one[0], other[1] - one[1]
    along = ((x - one[0]) * across + (y - one[1]) * down) / max(1, across * across + down * down)
    along = max(0.0, min(1.0, along))
    return math.hypot(x - one[0] - along * across, y - one[1] - along * down)


def near(x: float, y: float, points: Iterable[tuple[float, float]], reach: float) -> bool:
    """Whether one of the points is nearer than this."""
    return any(math.hypot(x - px, y - py) < reach for px, py in points)


def dotted(line: Line) -> list[Point]:
    """Points along a line, a dozen steps apart."""
    points = []
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, int(math.hypot(bx - ax, by - ay) // 12))
        shares = [number / count for number in range(count)]
        points += [(round(ax + (bx - ax) * share), round(ay + (by - ay) * share)) for share in shares]
    return points


# ---------------------------------------------------------------- plants and stones


def plants(board: Board) -> str:
    """Plants and stones, at most four per space of the wilderness, away from everything that matters."""
    icons = [site.icon for site in board.sites]
    centres = [space.centre for space in board.spaces]
    names = [point for label in board.labels for point in _under(label.at, label.angle)]
    water, rails = dotted(board.river), dotted(board.rails)
    grown: dict[str, list[Point]] = {kind: [] for kind in _SHAPES}
    taken: list[Point] = []
    chance = Random(11)
    for space in board.spaces:
        if space.town:
            continue
        across, down = zip(*space.polygon, strict=True)
        count = 0
        for attempt in range(120):
            x = round(min(across) + chance.random() * (max(across) - min(across)))
            y = round(min(down) + chance.random() * (max(down) - min(down)))
            if (
                not inside(x, y, space.polygon)
                or off_edge(x, y - 8, space.polygon) < 19
                or near(x, y - 8, icons, 58)
                or near(x, y - 8, centres, 42)
                or near(x, y, [COMPASS], 100)
                or near(x, y, names, 30)
                or near(x, y, water, 40)
                or near(x, y, rails, 34)
                or near(x, y, taken, 34)
            ):
                continue
            grown[_PLANTS[space.region][(attempt + count) % 3]].append((x, y))
            taken.append((x, y))
            count += 1
            if count == 4:
                break
    return cut(*[_growth(kind, places) for kind, places in grown.items()])


def _under(at: Point, angle: int) -> list[tuple[float, float]]:
    """Points along the name of a region."""
    turn = math.radians(angle)
    return [(at[0] + step * math.cos(turn), at[1] + step * math.sin(turn)) for step in range(-120, 121, 30)]


def _growth(kind: str, places: list[Point]) -> str:
    """All plants of one kind in as few paths as possible."""
    data = "".join(f"M{x} {y}{_SHAPES[kind]}" for x, y in places)
    if kind not in _INKS:
        return f'<path d="{data}" fill="none" stroke="$I" stroke-width="1.6" opacity=".6"/>'
    cuts = "".join(f"M{x} {y}{_CUTS[kind]}" for x, y in places) if _CUTS[kind] else ""
    return shape(data, _INKS[kind], 1.4) + (fill(cuts) if cuts else "")


# ---------------------------------------------------------------- rocks


def rocks(board: Board) -> str:
    """The impassable rocks: ranges of peaks and mesas, drawn from the back to the front."""
    water = dotted(board.river)
    chance = Random(5)
    parts = []
    for polygon in board.rocks:
        across, down = zip(*polygon, strict=True)
        found: list[tuple[int, int, int, bool]] = []
        for row, y in enumerate(range(min(down) + 34, max(down) + 6, 24)):
            for start in range(min(across) + row % 2 * 27, max(across), 54):
                x = start + round(chance.random() * 16 - 8)
                mesa = chance.random() < 0.45
                for size in (23 + round(chance.random() * 13), 18, 14):
                    feet = all(inside(x + side * size * 0.8, y - 6, polygon) for side in (-1, 1))
                    if feet and off_edge(x, y - 8, polygon) > 10 and not near(x, y - 10, water, size + 9):
                        found.append((x, y, size, mesa))
                        break
        parts += [_peak(*one) for one in sorted(found, key=lambda one: one[1])]
    return cut(*parts)


def _peak(x: int, y: int, size: int, mesa: bool) -> str:
    """A mesa or a double peak whose foot is at ``x``, ``y``; light falls from the left."""
    shares: tuple[tuple[float, float], ...]
    if mesa:
        shares = ((0.2, -0.8), (0.22, -0.08), (0.1, -0.52), (0.85, 0), (0.14, 0.55), (0.2, 0.05))
        top, lean, ink = (0.34, -1.3), 0.1, ROCK
    else:
        shares = ((0.5, -1.05), (0.22, 0.16), (0.32, -0.66))
        top, lean, ink = (0.1, -1.4), 0.15, CLIFF
    rise = "".join(step(round(size * across), round(size * down)) for across, down in shares).lstrip()
    cuts = f"M{x + round(size * top[0])} {y + round(size * top[1])}"
    between = f"m{round(size * lean)} {round(size * 0.21)}"
    for number, share in enumerate((0.5, 0.36, 0.46, 0.3, 0.42, 0.34)):
        long = round(size * share)
        cuts += f"{between if number else ''}l-{long} 2 {long} 1z"
    return shape(f"M{x - size} {y}l{rise}L{x + size} {y}z", ink, 2.2) + fill(cuts)


# ---------------------------------------------------------------- water and rails


def river(board: Board) -> str:
    """The river with its banks and three broken lines of current."""
    left, right = _banks(board)
    flows = []
    for share, pattern in ((0.25, "26 18 8 30"), (0.5, "10 34 22 16"), (0.76, "18 22 30 12")):
        middle = [
            (ax + (bx - ax) * share, ay + (by - ay) * share)
            for (ax, ay), (bx, by) in zip(left, right, strict=True)
        ]
        rounded = [(round(x), round(y)) for x, y in middle]
        flows.append(f'<path d="{smooth(rounded)}" stroke-dasharray="{pattern}"/>')
    current = f'<g fill="none" stroke="$I" stroke-width="1.3" opacity=".55">{cut(*flows)}</g>'
    return shape(smooth([*left, *reversed(right)]) + "z", WATER, 2.4) + current


def _banks(board: Board) -> tuple[list[Point], list[Point]]:
    left, right = [], []
    last = len(board.river) - 1
    for index, ((x, y), width) in enumerate(zip(board.river, board.river_widths, strict=True)):
        before, after = board.river[max(0, index - 1)], board.river[min(last, index + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        half = width / 2 / math.hypot(across, down)
        left.append((round(x - down * half), round(y + across * half)))
        right.append((round(x + down * half), round(y - across * half)))
    return left, right


def railway(board: Board) -> str:
    """The rails on their sleepers, the bridge and the train."""
    track = smooth(board.rails)
    (from_x, y), (to_x, _) = board.bridge
    long = to_x - from_x
    return cut(
        shape(f"M{from_x} {y - 16}h{long}v32h-{long}z", "$H", 2.4),
        bar("".join(f"M{x} {y - 16}v32" for x in range(from_x + 10, to_x, 10)), 1),
        f'<path d="{track}" fill="none" stroke="$I" stroke-width="22" stroke-dasharray="5 9"/>',
        bar(track, 13),
        bar(track, 8.5, BED),
        f'<path d="{track}" fill="none" stroke="$I" stroke-width="8.5" stroke-dasharray="5 9"/>',
        _train(board.train),
    )


def _train(place: Line) -> str:
    """Two carriages and an engine on the straight of the line."""
    wheels = cut(*[disc(x, 38, 4.5, "$P", 2) for x in (7, 26, 46, 64, 82, 98, 110)])
    return group(
        f"translate({place[0][0] + 5} {place[0][1] - 27}) scale(1.15)",
        shape("M0 12h34v24H0zM38 12h34v24H38z", "$R", 2),
        fill("M-2 8h38v5H-2zM36 8h38v5H36z"),
        fill("M5 17h7v8H5zM20 17h7v8h-7zM43 17h7v8h-7zM58 17h7v8h-7z", "$P"),
        shape("M76 8h18v28H76z", "$U", 2),
        fill("M80 13h9v8h-9z", "$P"),
        fill("M73 4h23v5H73zM94 16h22v20H94zM103 1h10l-2 15h-6z"),
        shape("M116 36h9l-7-11h-2z", "$B", 1.6),
        wheels,
    )


def compass() -> str:
    """The compass of an old map."""
    return group(
        f"translate({COMPASS[0]} {COMPASS[1]})",
        disc(0, 0, 44, "$P", 2.5),
        ring(0, 0, 37, 1),
        fill(star(0, 0, 4, 36, 8)),
        shape(star(0, 0, 4, 24, 7, -45), "$B", 1.5),
        fill("M0-36L6-8 0 0z", "$R"),
        fill(lettering("N", 0, -62, 15, "middle")),
    )
