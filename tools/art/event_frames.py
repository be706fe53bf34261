"""Frames of the event cards and their back: slips of 176 x 126, lying across.

Like those of the other cards they differ first in the rule along the edge and the mark at the foot: High Noon
has the strokes of a dial and the sun, A Fistful of Cards the weave of a poncho and a fan of cards.
The field inside, from 16, 16 to 160, 110, is left to the motif and the words; the mark takes 36 x 8 of it.
"""

from typing import Final

from tools.art.event_parts import sunrise
from tools.art.ink import Drawing, bar, box, cut, dashes, disc, fill, group, rays, shape, star, veil

_OXBLOOD: Final = "var(--k-back,#5d2a1c)"
_BLACK: Final = "var(--k-black,#241a14)"

_SLIP: Final = box(1, 1, 174, 124, "$P", 1.5, 5)
_WEAVE: Final = "M7 7" + "l4.5 4 4.5-4" * 18 + "l-4 4 4 4" * 14 + "l-4.5-4-4.5 4" * 18 + "l4-4-4-4" * 14 + "Z"
_FIELD: Final = box(13, 13, 150, 100, "$P", 1.6, 2)

_SUN: Final = cut(
    fill(sunrise(0, 0, 9, 8.5, 14.5)),
    shape("M-7.5 0a7.5 7.5 0 0 1 15 0z", "$R", 2),
)

_FAN: Final = cut(
    *[
        group(
            f"rotate({turn} 0 3)",
            box(-4.5, -12.5, 9, 14, "$P", 1.6, 1.4),
            fill("M0-10l2.6 4-2.6 4-2.6-4z", pip),
        )
        for turn, pip in ((-36, "$I"), (36, "$I"), (0, "$R"))
    ]
)

_HORSESHOE: Final = "M-15 21C-28-4-20-27 0-27S28-4 15 21l-10-3C13-2 11-16 0-16S-13-2-5 18z"


def _dial() -> str:
    """Strokes all along the edge, every fifth a long one, as minutes stand on a dial."""
    short = "M7.4 10.2h162M7.4 115.8h162M10.2 16.4v94M165.8 16.4v94"
    long = "M7.4 9h162M7.4 117h162M9 32.4v80M167 32.4v80"
    return cut(dashes(short, 3.5, "1.3 2.7"), dashes(long, 6, "1.3 18.7"))


def _foot(mark: str) -> str:
    """A mark on a small plate in the middle of the lower edge."""
    return cut(box(70, 102, 36, 19.5, "$P", 1.6, 2), group("translate(88 119)", mark))


_HIGH_NOON: Final = cut(
    _SLIP,
    box(4, 4, 168, 118, "$B", 1.2, 3),
    _dial(),
    _FIELD,
    _foot(_SUN),
)

_FISTFUL: Final = cut(
    _SLIP,
    box(4, 4, 168, 118, _OXBLOOD, 1.2, 3),
    bar(_WEAVE, 1.8, "$B"),
    _FIELD,
    bar("M16 16h144v94H16z", 0.8, _OXBLOOD),
    _foot(group("translate(0 -2.5)", _FAN)),
)

_BACK: Final = cut(
    _SLIP,
    box(7, 7, 162, 112, _BLACK, 0, 3),
    veil(rays(88, 63, 32, 33, 42, 0.4, 3.4), "$B", 0.7),
    bar("M11 11h154v104H11z", 1.2, "$B"),
    bar("M13.5 13.5h149v99h-149z", 0.6, "$B"),
    *[fill(star(x, 63, 5, 8, 3.4), "$B") for x in (30, 146)],
    disc(88, 63, 30, "$P", 2.4),
    group("translate(88 66)", shape(_HORSESHOE, "$S", 2.4)),
    shape(star(88, 66, 8, 8.5, 4.4), "$R", 1.8),
)

EVENT_FRAMES: Final = {
    "event_high_noon": Drawing(176, 126, _HIGH_NOON),
    "event_fistful": Drawing(176, 126, _FISTFUL),
    "event_back": Drawing(176, 126, _BACK),
}
"""The frames by box, and the back of the pile."""
