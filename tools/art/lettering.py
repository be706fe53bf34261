"""Wood type of our own for the logo, posters and card backs: a reverse-contrast slab face.

Thick feet and heads, thin waists. A letter is a width and some polygons on a cap height of 100.
"""

from typing import Final, Literal

from tools.art.ink import num

Point = tuple[float, float]
Polygon = list[Point]

SLAB: Final = 25
"""How high heads and feet are."""

STEM: Final = 17
"""How wide an upright is."""


def _box(left: float, top: float, right: float, bottom: float) -> Polygon:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _points(text: str) -> Polygon:
    """Corners written as ``x,y`` pairs."""
    pairs = [pair.split(",") for pair in text.split()]
    return [(float(x), float(y)) for x, y in pairs]


def _stem(
    middle: float,
    left: float = 14,
    right: float = 14,
    head: bool = True,
    foot: bool = True,
    top: float = 0,
) -> list[Polygon]:
    """An upright whose head and foot reach out to both sides, with small brackets under them."""
    half = STEM / 2
    parts = [_box(middle - half, top, middle + half, 100)]
    for wanted, upper, lower, down in ((head, top, top + SLAB, 1), (foot, 100 - SLAB, 100, -1)):
        if not wanted:
            continue
        parts.append(_box(middle - half - left, upper, middle + half + right, lower))
        edge = lower if down == 1 else upper
        if left:
            parts.append(
                [(middle - half - 8, edge), (middle - half, edge), (middle - half, edge + 10 * down)]
            )
        if right:
            parts.append(
                [(middle + half, edge), (middle + half + 8, edge), (middle + half, edge + 10 * down)]
            )
    return parts


_ROUND: Final[Polygon] = _points("16,0 30,0 30,25 26,25 18,34 18,66 26,75 30,75 30,100 16,100 0,84 0,16")
"""The left half of a round letter."""


def _mirrored(width: float) -> Polygon:
    """The right half of a round letter of this width."""
    return [(width - x, y) for x, y in _ROUND]


GLYPHS: Final[dict[str, tuple[float, list[Polygon]]]] = {
    "I": (46, _stem(23)),
    "H": (92, _stem(23, 14, 10) + _stem(69, 10, 14) + [_box(23, 43, 69, 57)]),
    "N": (92, _stem(23, 14, 6) + _stem(69, 10, 14, True, False) + [_points("10,0 34,0 78,100 60,100")]),
    "M": (
        112,
        _stem(23, 14, 4)
        + _stem(89, 4, 14)
        + [_points("14,0 36,0 62,74 50,74"), _points("98,0 76,0 50,74 62,74")],
    ),
    "L": (76, [*_stem(23, 14, 14), _box(23, 75, 76, 100), _points("60,75 76,56 76,76")]),
    "E": (
        80,
        [
            *_stem(23, 14, 0),
            _box(23, 0, 78, SLAB),
            _box(23, 75, 80, 100),
            _box(23, 43, 58, 57),
            _box(50, 35, 60, 65),
            _points("62,25 78,42 78,24"),
            _points("62,75 80,56 80,76"),
        ],
    ),
    "F": (
        76,
        [
            *_stem(23, 14, 12),
            _box(23, 0, 76, SLAB),
            _box(23, 43, 56, 57),
            _box(49, 35, 59, 65),
            _points("60,25 76,42 76,24"),
        ],
    ),
    "T": (
        84,
        [
            *_stem(42, 14, 14, False, True),
            _box(0, 0, 84, SLAB),
            _points("0,24 16,25 0,44"),
            _points("84,24 68,25 84,44"),
        ],
    ),
    "X": (
        92,
        [
            _box(0, 0, 40, SLAB),
            _box(52, 0, 92, SLAB),
            _box(0, 75, 40, 100),
            _box(52, 75, 92, 100),
            _points("9,10 31,10 83,90 61,90"),
            _points("83,10 67,10 9,90 25,90"),
        ],
    ),
    "V": (
        88,
        [
            _box(0, 0, 40, SLAB),
            _box(50, 0, 88, SLAB),
            _points("9,10 30,10 52,76 44,100 38,100"),
            _points("79,10 64,10 38,88 44,100 50,100"),
        ],
    ),
    "A": (
        90,
        [
            _box(26, 0, 62, 22),
            _box(0, 75, 38, 100),
            _box(50, 75, 90, 100),
            _points("34,12 50,12 28,88 12,88"),
            _points("38,12 58,12 82,88 62,88"),
            _box(26, 51, 66, 63),
        ],
    ),
    "W": (
        124,
        [
            _box(0, 0, 38, SLAB),
            _box(46, 0, 82, SLAB),
            _box(90, 0, 124, SLAB),
            _points("9,10 28,10 44,78 36,100 30,100"),
            _points("64,10 52,10 28,88 36,100 42,100"),
            _points("54,10 72,10 92,78 84,100 78,100"),
            _points("114,10 100,10 76,88 84,100 90,100"),
        ],
    ),
    "Y": (
        88,
        [
            *_stem(44, 14, 14, False, True, 50),
            _box(0, 0, 38, SLAB),
            _box(50, 0, 88, SLAB),
            _points("9,10 28,10 54,56 36,62"),
            _points("79,10 64,10 40,56 52,62"),
        ],
    ),
    "K": (
        94,
        [
            *_stem(23, 14, 10),
            _box(52, 0, 92, SLAB),
            _box(54, 75, 94, 100),
            _points("76,10 62,10 24,58 24,74"),
            _points("40,44 54,36 84,90 62,90"),
        ],
    ),
    "Z": (
        80,
        [
            _box(2, 0, 78, SLAB),
            _box(2, 75, 80, 100),
            _points("56,12 78,12 24,88 2,88"),
            _points("2,25 18,25 2,42"),
            _points("80,75 64,75 80,58"),
        ],
    ),
    "O": (88, [_ROUND, _mirrored(88), _box(28, 0, 60, SLAB), _box(28, 75, 60, 100)]),
    "Q": (
        88,
        [
            _ROUND,
            _mirrored(88),
            _box(28, 0, 60, SLAB),
            _box(28, 75, 60, 100),
            _points("44,62 60,62 88,108 66,108"),
        ],
    ),
    "C": (
        82,
        [
            _ROUND,
            _box(28, 0, 66, SLAB),
            _box(28, 75, 66, 100),
            _points("58,0 66,0 82,16 82,40 66,40 66,30 58,25"),
            _points("58,100 66,100 82,84 82,64 66,64 66,70 58,75"),
        ],
    ),
    "G": (
        90,
        [
            _ROUND,
            _box(28, 0, 66, SLAB),
            _box(28, 75, 62, 100),
            _points("58,0 66,0 82,16 82,38 66,38 66,30 58,25"),
            _points("58,100 66,100 82,86 82,50 66,50 66,70 58,75"),
            _box(48, 47, 90, 62),
        ],
    ),
    "D": (88, [*_stem(23, 14, 0), _box(23, 0, 60, SLAB), _box(23, 75, 60, 100), _mirrored(88)]),
    "U": (
        92,
        [
            _box(0, 0, 40, SLAB),
            _box(54, 0, 92, SLAB),
            _points("12,10 29,10 29,68 36,75 46,75 46,100 30,100 12,82"),
            _points("80,10 65,10 65,68 58,75 46,75 46,100 62,100 80,82"),
        ],
    ),
    "J": (
        72,
        [
            _box(24, 0, 72, SLAB),
            _points("60,10 43,10 43,68 37,75 30,75 30,100 44,100 60,84"),
            _points("30,75 24,75 18,68 18,56 0,56 0,84 16,100 30,100"),
        ],
    ),
    "B": (
        86,
        [
            *_stem(23, 14, 0),
            _box(23, 0, 62, SLAB),
            _box(23, 75, 64, 100),
            _box(23, 43, 66, 57),
            _points("60,0 68,0 82,14 82,38 74,50 60,57 60,43 66,38 66,30 60,25"),
            _points("60,43 74,48 86,60 86,84 70,100 60,100 60,75 64,75 69,69 69,62 62,57"),
        ],
    ),
    "P": (
        84,
        [
            *_stem(23, 14, 12),
            _box(23, 0, 62, SLAB),
            _box(23, 46, 62, 61),
            _points("58,0 68,0 84,16 84,46 70,61 58,61 58,46 62,46 67,40 67,31 61,25 58,25"),
        ],
    ),
    "R": (
        94,
        [
            *_stem(23, 14, 10),
            _box(23, 0, 60, SLAB),
            _box(23, 44, 62, 58),
            _points("56,0 66,0 82,16 82,42 66,58 56,58 56,44 60,44 66,38 66,31 60,25 56,25"),
            _points("44,54 62,52 80,90 62,90"),
            _box(58, 75, 94, 100),
        ],
    ),
    "S": (
        80,
        [
            _points(
                "16,0 62,0 62,25 24,25 18,30 18,34 26,42 60,42 78,58 78,84 "
                "62,100 18,100 18,75 54,75 61,70 61,64 55,59 18,59 0,44 0,16"
            ),
            _points("56,0 64,0 76,10 76,38 62,38 62,25 54,25"),
            _points("24,100 14,100 0,90 0,62 15,62 15,75 26,75"),
        ],
    ),
    "!": (36, [_points("4,0 32,0 25,64 11,64"), _box(6, 75, 30, 100)]),
    "-": (40, [_box(4, 42, 36, 58)]),
    "'": (24, [_points("4,0 22,0 15,34 9,34")]),
    ".": (28, [_box(4, 76, 26, 100)]),
    " ": (38, []),
}
"""Width and polygons of every letter there is."""


def measure(text: str, track: float = 8) -> float:
    """How wide a line of text is at a height of 100; ``track`` is the gap between two letters."""
    return sum(GLYPHS[letter][0] + track for letter in text) - track


def lettering(
    text: str,
    x: float,
    y: float,
    height: float,
    anchor: Literal["start", "middle"] = "start",
    width: float | None = None,
    arc: float = 0,
    track: float = 8,
) -> str:
    """Path data for a line of wood type whose top is at ``y``.

    ``width`` squeezes or stretches it to fit; ``arc`` lifts its middle by that much.
    """
    down = height / 100
    across = width / measure(text, track) if width else down
    total = measure(text, track) * across
    begin = x - (total / 2 if anchor == "middle" else 0)
    outlines = []
    at = 0.0
    for letter in text:
        wide, polygons = GLYPHS[letter]
        for polygon in polygons:
            points = []
            for px, py in _clockwise(polygon):
                along = (at + px) * across
                lift = arc * (1 - (along / total * 2 - 1) ** 2)
                points.append(f"{num(begin + along)} {num(y + py * down - lift)}")
            outlines.append("M" + "L".join(points) + "Z")
        at += wide + track
    return "".join(outlines)


def _clockwise(polygon: Polygon) -> Polygon:
    """Overlapping outlines fill only if all run the same way."""
    following = polygon[1:] + polygon[:1]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, following, strict=True))
    return polygon if area > 0 else polygon[::-1]
