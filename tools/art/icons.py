"""Icons of buttons and bars, 24 x 24, in the colour of the text beside them."""

import math
from typing import Final

from tools.art.ink import cut, disc, fill, line, num, ring

_TEXT: Final = "currentColor"


def _pen(data: str, width: float = 2) -> str:
    """A stroke of the pen that draws all icons."""
    return line(data, width, _TEXT)


def _solid(data: str) -> str:
    """A filled part; its corners are rounded like the strokes."""
    return f'<path d="{data}" fill="{_TEXT}" stroke="{_TEXT}" stroke-width="1.5" stroke-linejoin="round"/>'


def _dot(x: float, y: float, radius: float = 1.3) -> str:
    return disc(x, y, radius, _TEXT)


def _hoop(x: float, y: float, radius: float) -> str:
    return ring(x, y, radius, 2, _TEXT)


def _spikes(count: int, inner: float, outer: float) -> str:
    """Short strokes that stand round the middle of an icon."""
    angles = [math.tau * number / count for number in range(count)]
    ends = [(math.cos(angle), math.sin(angle)) for angle in angles]
    return "".join(
        f"M{num(12 + inner * x)} {num(12 + inner * y)}L{num(12 + outer * x)} {num(12 + outer * y)}"
        for x, y in ends
    )


_SPEAKER: Final = _pen("M3 9.5v5h4l5 4.5v-14l-5 4.5z")
_EYE: Final = "M2 12c5-8 15-8 20 0-5 8-15 8-20 0z"
_WAVES: Final = "M2.5 9c6-5 13-5 19 0M6 13c4-3 8-3 12 0"

ICONS: Final = {
    "arrow_right": _pen("M4 12h16M13 5l7 7-7 7"),
    "book": _pen("M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"),
    "chart": _pen("M3 3v18h18") + _pen("M8 17v-5M13 17V7M18 17v-8", 3),
    "chat": cut(_pen("M4 4h16v12h-9l-5 4v-4H4z"), _dot(8.5, 10), _dot(12, 10), _dot(15.5, 10)),
    "check": _pen("M4 13l5 5L20 6", 3),
    "copy": _pen("M9 8h11v13H9zM5.5 16H4V3h11v1.5"),
    "counter_clockwise": _pen("M5 3v6h6M5.4 9a8 8 0 1 1-1 5.5"),
    "cross": _pen("M6 6l12 12M18 6L6 18", 3),
    "dice": cut(
        _pen("M5 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z"),
        _pen("M9 5l2-2h8a2 2 0 0 1 2 2v8l-3 3"),
        _dot(7, 12),
        _dot(11, 16),
    ),
    "door": cut(_pen("M13 3H5v18h8"), _pen("M10 12h11M17 8l4 4-4 4")),
    "download": _pen("M12 3v12M7 10l5 5 5-5M4 20h16"),
    "eye": _pen(_EYE) + _dot(12, 12, 3),
    "eye_off": cut(_pen(_EYE), _dot(12, 12, 3), _pen("M4 20L20 4")),
    "first": _pen("M5 5v14", 2.5) + _solid("M19 6v12l-10-6z"),
    "flag": _pen("M5 22V3") + _solid("M6 4h13l-3 4.5 3 4.5H6z"),
    "hat": fill(
        "M1 15c6 3 16 3 22 0-1 5-6 6-11 6S2 20 1 15zM6 15c0-6 1-10 4-10 1 0 1 1 2 1s1-1 2-1"
        "c3 0 4 4 4 10-4 1-8 1-12 0z",
        _TEXT,
    ),
    "hint": cut(
        _pen("M9 17c0-3-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5-3.5 8z"),
        _pen("M10 21h4M12 17v-5M10 10l2 2 2-2", 1.6),
    ),
    "hourglass": _pen("M5 3h14M5 21h14M7 3v4l5 5-5 5v4M17 3v4l-5 5 5 5v4") + _solid("M9.5 19l2.5-3 2.5 3z"),
    "keyboard": cut(
        _pen("M2 6h20v12H2z"),
        _pen("M6 10h.1M10 10h.1M14 10h.1M18 10h.1M8 14h8"),
    ),
    "lamp": _pen("M8 10h8l2 8H6zM9 18h6v3H9zM10 10V6h4v4M9 6h6")
    + fill("M12 12c2 2 1.5 4 0 4s-2-2 0-4z", _TEXT),
    "last": _pen("M19 5v14", 2.5) + _solid("M5 6v12l10-6z"),
    "link": _pen(
        "M10 14a4 4 0 0 1 0-5.5l3.5-3.5a4 4 0 0 1 5.5 5.5L17 12.5"
        "M14 10a4 4 0 0 1 0 5.5l-3.5 3.5A4 4 0 0 1 5 13.5l2-2"
    ),
    "log": cut(
        _pen("M6 3h12a2 2 0 0 1 2 2v12M4 21h11a2 2 0 0 0 2-2v-2h5v2a2 2 0 0 1-2 2h-5"),
        _pen("M4 21a2 2 0 0 0 2-2V3M10 8h6M10 12h6"),
    ),
    "menu": _pen("M4 6h16M4 12h16M4 18h16", 2.4),
    "minus": _pen("M5 12h14", 3),
    "pause": _pen("M8 5v14M16 5v14", 4),
    "play": _solid("M7 5v14l12-7z"),
    "plus": _pen("M5 12h14M12 5v14", 3),
    "robot": cut(
        _pen("M5 11h14v9H5zM9 17.5h6"),
        _pen("M3 9.5h18M7 9V5.5C7 4 8 3 9.5 3h5C16 3 17 4 17 5.5V9"),
        _dot(9, 14),
        _dot(15, 14),
        _pen("M2.5 14v3M21.5 14v3"),
    ),
    "search": _hoop(10, 10, 6.5) + _pen("M15 15l6 6", 2.6),
    "settings": cut(_hoop(12, 12, 6.5), _dot(12, 12, 2.2), _pen(_spikes(8, 7.5, 10), 3)),
    "share": cut(_dot(6, 12, 3), _dot(18, 5.5, 3), _dot(18, 18.5, 3), _pen("M18 5.5L6 12l12 6.5")),
    "sound_off": _SPEAKER + _pen("M16 9.5l5 5M21 9.5l-5 5"),
    "sound_on": _SPEAKER + _pen("M15.5 9a4.5 4.5 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12"),
    "star": _solid("M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z"),
    "step_back": _pen("M17 5v14", 2.5) + _pen("M12 6l-6 6 6 6", 2.5),
    "step_forward": _pen("M7 5v14", 2.5) + _pen("M12 6l6 6-6 6", 2.5),
    "sun": _hoop(12, 12, 4.5) + _pen(_spikes(8, 8, 10.5)),
    "text": _pen("M4 5h16M4 10h16M4 15h11M4 20h13", 2.4),
    "tree": cut(_dot(6, 5, 2.5), _dot(18, 5, 2.5), _dot(6, 19, 2.5), _pen("M6 5v14M18 5c0 8-12 4-12 11")),
    "undo": _pen("M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12H8"),
    "warning": cut(_pen("M12 3l10 18H2z"), _pen("M12 10v5", 2.4), _dot(12, 18)),
    "wifi_off": cut(_pen(_WAVES), _dot(12, 18, 2), _pen("M4 21L20 3")),
}
"""The icons by name."""
