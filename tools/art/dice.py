"""The six faces of a die, 100 x 100, with unmistakable silhouettes."""

from typing import Final

from tools.art.deeds import DEEDS
from tools.art.gear import GEAR
from tools.art.ink import bar, cut, disc, fill, group, ring, shape
from tools.art.parts import around

_CROSS: Final = bar("M50 6v16M50 78v16M6 50h16M78 50h16", 6)
_ONE: Final = fill("M42 38l12-8v40h6v6H42v-6h5V42l-5 2z", "$P")
_TWO: Final = fill(
    "M38 42c0-9 6-13 13-13s12 5 12 12c0 9-9 15-14 22h8l6-3v14H38v-7c5-8 15-16 15-24 0-4-5-5-6-1l1 4z",
    "$P",
)

FACES: Final = {
    "arrow": group(
        "translate(49 53) rotate(40)",
        fill("M-3.5-34h7v58h-7z"),
        fill("M0-52l15 27-15-7-15 7z"),
        shape("M-2.5 8l-13 9v26l13-10zM2.5 8l13 9v26l-13-10z", "$R"),
    ),
    "dynamite": group("translate(6 4) scale(.88)", GEAR["dynamite"]),
    "bullseye_1": cut(_CROSS, disc(50, 50, 31, "$R", 5), _ONE),
    "bullseye_2": cut(_CROSS, ring(50, 50, 35, 4.5), disc(50, 50, 28, "$I"), _TWO),
    "beer": group("translate(3 3) scale(.92)", DEEDS["beer"]),
    "gatling": cut(
        disc(50, 50, 38, "$B", 5),
        *[disc(*barrel, 8.5, "$P", 3) + disc(*barrel, 4, "$I") for barrel in around(50, 50, 19, 0)],
        disc(50, 50, 6, "$I"),
        bar("M12 50H2M98 50H88", 7),
    ),
}
"""The faces by name."""
