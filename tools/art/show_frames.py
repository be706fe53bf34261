"""Frame and back of the show cards: slips of 176 x 126 as the events are, lit up like the front of a show.

Their edge is a row of lamps on a red board, their mark a tent. The field inside, from 16, 16 to 160, 110, is
left to the motif and the words; the mark takes 36 x 8 of it.
"""

from typing import Final

from tools.art.ink import Drawing, bar, box, cut, fill, group, rays, shape, star, veil
from tools.art.lettering import lettering

_SLIP: Final = box(1, 1, 174, 124, "$P", 1.5, 5)
_FIELD: Final = box(13, 13, 150, 100, "$P", 1.6, 2)

_ROWS: Final = "M16 8.5h145M16 117.5h145M8.5 15v97M167.5 15v97"
"""Where the lamps stand, one every 12."""

_TENT: Final = cut(
    bar("M0-14V-7", 1.4),
    fill("M0-15l7 2-7 2z", "$R"),
    shape("M0-9c-3 4-8 6-13 8v8h26v-8C8-3 3-5 0-9z", "$P", 2),
    fill("M0-9c-2 5-4 7-6 9v7h12V0c-2-2-4-4-6-9z", "$R"),
    shape("M0-2L-2.6 7h5.2z", "$I", 0.8),
)


def _dots(across: float, colour: str) -> str:
    """A round dot at every lamp."""
    return (
        f'<path d="{_ROWS}" fill="none" stroke="{colour}" stroke-width="{across}"'
        ' stroke-linecap="round" stroke-dasharray="0 12"/>'
    )


_LAMPS: Final = cut(
    _dots(7.6, "$I"),
    _dots(5.2, "$B"),
    group("translate(-.8 -.9)", _dots(2, "$P")),
)


_SHOW: Final = cut(
    _SLIP,
    box(4, 4, 168, 118, "$R", 1.2, 3),
    _LAMPS,
    _FIELD,
    bar("M15.5 15.5h145v95h-145z", 0.8, "$R"),
    cut(box(70, 102, 36, 19.5, "$P", 1.6, 2), group("translate(88 113.5) scale(.94 .86)", _TENT)),
)


def _words(text: str, y: float, high: float, width: float, arc: float = 0) -> str:
    """A line of the bill."""
    data = lettering(text, 88, y, high, "middle", width, arc)
    return group("translate(1.4 1.4)", fill(data)) + fill(data, "$P")


_BACK: Final = cut(
    _SLIP,
    box(4, 4, 168, 118, "$R", 1.2, 3),
    _LAMPS,
    box(13, 13, 150, 100, "$U", 1.6, 2),
    veil(rays(88, 66, 32, 12, 47, 0.5, 3), "$B", 0.85),
    shape(
        "M88 43C78 54 60 62 40 68v36h96V68C116 62 98 54 88 43z",
        "$P",
        2.4,
    ),
    fill(
        "M88 43c-3 12-9 20-16 26v35H56V69l-5-5c13-4 27-10 37-21zM88 43c3 12 9 20 16 26v35h16V69l5-5"
        "c-13-4-27-10-37-21z",
        "$R",
    ),
    shape("M88 52c-1 6-4 12-7 17v35h14V69c-3-5-6-11-7-17z", "$I", 1.4),
    shape("M88 36c4-2 6 2 11 0v6c-5 2-7-2-11 0v5", "$R", 1.4),
    shape(
        "M37 68c3 6 9 6 12 1 3 5 10 5 13 0 3 5 10 5 13 0 3 5 10 5 13 0 3 5 10 5 13 0 3 5 10 5 13 0"
        " 3 5 10 5 13 0 3 5 9 5 12-1l-14-4H51z",
        "$B",
        1.8,
    ),
    shape("M13 102h150v11H13z", "$H", 1.6),
    fill(star(30, 86, 5, 9, 3.8), "$B"),
    fill(star(146, 86, 5, 9, 3.8), "$B"),
    _words("WILD WEST", 17, 17, 132),
    box(43, 83, 90, 18, "$I", 0, 2),
    fill(lettering("SHOW", 88, 86.5, 11, "middle", 62), "$B"),
    fill(star(50, 92, 5, 4.5, 1.9), "$B"),
    fill(star(126, 92, 5, 4.5, 1.9), "$B"),
)

SHOW_FRAMES: Final = {
    "show": Drawing(176, 126, _SHOW),
    "show_back": Drawing(176, 126, _BACK),
}
"""The frame, and the back of the pile: the bill of the show, which is the cover of the whole box."""
