"""Frames of the cards, 126 x 176, and their back.

Colour is the last hint of a card's family: first come the rule along the edge and the mark at the foot.
"""

import math
from typing import Final

from tools.art.ink import bar, box, cut, disc, fill, group, num, veil
from tools.art.lettering import lettering
from tools.art.parts import cylinder

_BROWN: Final = "var(--k-brown,#7a4a22)"
_BLUE: Final = "var(--k-blue,#2b5a78)"
_GREEN: Final = "var(--k-green,#4c6b2a)"
_ORANGE: Final = "var(--k-orange,#b4560f)"
_BLACK: Final = "var(--k-black,#241a14)"
_BACK: Final = "var(--k-back,#5d2a1c)"

_PAPER: Final = box(1, 1, 124, 174, "$P", 1.5, 7)

_SAW: Final = "M9 9" + "l3 3 3-3" * 18 + "l-3 3 3 3" * 26 + "l-3-3-3 3" * 18 + "l3-3-3-3" * 26 + "Z"

_SLANTS: Final = "".join(
    [f"M{x} 5l6 7h4l-6-7zM{x} 171l6-7h4l-6 7z" for x in range(8, 114, 9)]
    + [f"M5 {y}l7 6v4l-7-6zM121 {y}l-7 6v4l7-6z" for y in range(8, 164, 9)]
)

_TIES: Final = "".join(
    [f"M{x} 3h4v10h-4zM{x} 163h4v10h-4z" for x in range(16, 110, 9)]
    + [f"M3 {y}h10v4H3zM113 {y}h10v4h-10z" for y in range(16, 160, 9)]
)

_RIVETS: Final = [(x, y) for x in range(8, 122, 11) for y in (8, 168)] + [
    (x, y) for y in range(19, 160, 11) for x in (8, 118)
]


def _mark(data: str, colour: str, edge: str = "$P") -> str:
    """The small shape at the foot of a card that says how it is played."""
    path = f'<path d="{data}" fill="{colour}" stroke="{edge}" stroke-width="2"/>'
    return group("translate(63 167)", path)


FRAMES: Final = {
    "brown": cut(
        _PAPER,
        bar("M6 6h114v164H6z", 5, _BROWN),
        _mark("M-7 0a7 7 0 0 1 14 0a7 7 0 0 1-14 0z", _BROWN),
    ),
    "blue": cut(
        _PAPER,
        bar("M18 5h90c0 7 6 13 13 13v140c-7 0-13 6-13 13H18c0-7-6-13-13-13V18c7 0 13-6 13-13z", 4, _BLUE),
        bar("M21 10h84c1 6 6 11 11 12v132c-5 1-10 6-11 12H21c-1-6-6-11-11-12V22c5-1 10-6 11-12z", 1.4, _BLUE),
        _mark("M-7-7H7V7H-7z", _BLUE),
    ),
    "green": cut(
        _PAPER,
        bar(_SAW, 3, _GREEN),
        bar("M5 5h116v166H5z", 2.4, _GREEN),
        _mark("M0-9L9 0 0 9-9 0z", _GREEN),
    ),
    "orange": cut(
        _PAPER,
        fill(_SLANTS, _ORANGE),
        bar("M5 5h116v166H5z", 2, _ORANGE),
        bar("M12 12h102v152H12z", 1.6, _ORANGE),
        _mark("M0-9L10 7H-10z", _ORANGE),
    ),
    # A track all round, and a wheel.
    "car": cut(
        _PAPER,
        fill(_TIES, "$H"),
        bar(
            "M14 5.5h98a8.5 8.5 0 0 1 8.5 8.5v148a8.5 8.5 0 0 1-8.5 8.5H14a8.5 8.5 0 0 1-8.5-8.5V14"
            "A8.5 8.5 0 0 1 14 5.5z",
            1.8,
        ),
        bar(
            "M15 10.5h96a4.5 4.5 0 0 1 4.5 4.5v146a4.5 4.5 0 0 1-4.5 4.5H15a4.5 4.5 0 0 1-4.5-4.5V15"
            "a4.5 4.5 0 0 1 4.5-4.5z",
            1.8,
        ),
        disc(63, 167, 8.5, "$P", 2.4),
        bar("M63 159v16M55 167h16M57.5 161.5l11 11M68.5 161.5l-11 11", 1.6),
        disc(63, 167, 2.6, "$I"),
    ),
    "black": cut(
        _PAPER,
        fill(
            "M3 10a7 7 0 0 1 7-7h106a7 7 0 0 1 7 7v156a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7zM13 13v150h100V13z",
            _BLACK,
        ),
        *[disc(x, y, 1.8, "$B") for x, y in _RIVETS],
        bar("M15 15h96v146H15z", 1, _BLACK),
        _mark("M-5-8h10l5 8-5 8H-5l-5-8z", _BLACK, "$B"),
    ),
    "poker": cut(
        _PAPER,
        bar("M9 6h108a3 3 0 0 1 3 3v158a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z", 1.6),
        bar("M6 54h114", 1.6),
    ),
}
"""The frames by family: brown, blue and green of the card game, orange, black and cars of its later boxes."""

_NAME: Final = fill(lettering("SIXGUN", 63, 26, 13, "middle"), "$B")


def _sunburst() -> str:
    """Beams from round the cylinder to the inner edge of the back.

    They are turned so that the four corners of the edge fall between two beams; so every beam ends on
    one side, and no clipping is needed.
    """
    beams = []
    for number in range(40):
        corners = []
        for degrees, outer in ((2.5, False), (2.5, True), (6.5, True), (6.5, False)):
            angle = math.radians(number * 9 + degrees)
            across, down = math.cos(angle), math.sin(angle)
            reach = min(52 / abs(across), 77 / abs(down)) if outer else 34
            corners.append(f"{num(63 + reach * across)} {num(88 + reach * down)}")
        beams.append("M" + "L".join(corners) + "Z")
    return "".join(beams)


CARD_BACK: Final = cut(
    _PAPER,
    box(7, 7, 112, 162, _BACK, 0, 4),
    veil(_sunburst(), "$B", 0.3),
    bar("M11 11h104v154H11z", 1.2, "$B"),
    bar("M13.5 13.5h99v149h-99z", 0.6, "$B"),
    cylinder(63, 88, 27),
    _NAME,
    group("rotate(180 63 88)", _NAME),
)
"""The back of a card, 126 x 176: oxblood with brass rays round the cylinder."""
