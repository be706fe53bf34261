"""Posters of the three games, 300 x 400, the logo and the mark."""

from typing import Final

from tools.art.dice import FACES
from tools.art.ink import (
    Drawing,
    bar,
    box,
    cut,
    disc,
    fill,
    group,
    num,
    rays,
    shape,
    tinted,
    veil,
    wedges,
)
from tools.art.lettering import lettering, measure
from tools.art.parts import GUNMAN, cylinder

_WHOLE: Final = "M0 0h300v400H0z"


def _poster(*parts: str) -> str:
    """Parts behind a paper margin with a thick and a thin rule."""
    return cut(
        *parts,
        f'<path d="{_WHOLE}M10 10v380h280V10z" fill="$P" fill-rule="evenodd"/>',
        bar("M10 10h280v380H10z", 3),
        bar("M15 15h270v370H15z", 1),
    )


def _title(
    text: str, y: float, height: float, width: float, colour: str, arc: float = 0, shadow: bool = False
) -> str:
    """A line of wood type in the middle of a poster."""
    data = lettering(text, 150, y, height, "middle", width, arc)
    under = group("translate(3 3)", fill(data)) if shadow else ""
    return under + fill(data, colour)


def _foot(text: str) -> str:
    """The paper slip with the motto at the bottom of a poster."""
    return fill("M30 358h240v18H30z", "$P") + fill(lettering(text, 150, 362, 10, "middle"))


def _die(x: float, y: float, size: float, turn: float, top: str, left: str, right: str) -> str:
    """A die seen from above one corner, with the faces it shows."""

    def side(matrix: str, face: str, shade: float) -> str:
        return group(
            f"matrix({matrix})",
            box(0, 0, 100, 100, "$P", 5, 14),
            group("translate(12 12) scale(.76)", FACES[face]),
            veil("M14 0h72l14 14v72l-14 14H14L0 86V14z", "$I", shade) if shade else "",
        )

    return group(
        f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({size / 100:g}) translate(-86.6 -50)",
        fill("M86.6-48L173 2v97l-86.4 50L0 100V0z"),
        side(".866 -.5 .866 .5 0 0", top, 0),
        side(".866 .5 0 1 0 0", left, 0.1),
        side(".866 -.5 0 1 86.6 50", right, 0.26),
    )


def _house(x: int, width: int, height: int, slope: int) -> str:
    """A house front as a shadow on the street."""
    roof = f"M{x - 3} {300 - height}l{slope}-12h{width + 6 - 2 * slope}l{slope} 12z"
    return f"M{x} 300v-{height}h{width}v{height}z{roof}"


_HOUSES: Final = (
    _house(8, 46, 70, 6)
    + _house(50, 36, 50, 4)
    + _house(84, 26, 38, 4)
    + _house(246, 50, 76, 6)
    + _house(212, 36, 54, 4)
    + _house(188, 26, 38, 4)
)

_WINDOWS: Final = (
    "M20 244h8v12h-8zM36 244h8v12h-8zM60 264h7v10h-7zM258 238h8v12h-8zM276 238h8v12h-8zM224 260h7v10h-7z"
)

_TRAIN: Final = cut(
    group(
        "translate(96 262) scale(1.15)",
        shape("M0 6h46v24H0z", "$R", 2.5),
        fill("M6 11h9v9H6zM20 11h9v9h-9zM34 11h8v9h-8z", "$P"),
        fill("M-2 2h50v5H-2z"),
        shape("M50 2h24v28H50z", "$U", 2.5),
        fill("M56 8h11v9H56z", "$P"),
        fill("M47-3h30v6H47zM74 10h38v20H74zM96-10h10l-2 20h-6zM93-13h16v5H93z"),
        fill("M80 4h8v6h-8z", "$B"),
        shape("M110 34h14l-8-12h-6z", "$B", 2),
        disc(112, 15, 4, "$B"),
    ),
    *[
        disc(x, 300, radius, "$P", 3) + disc(x, 300, 2, "$I")
        for x, radius in ((106, 7), (140, 7), (162, 9), (186, 9), (208, 9), (224, 6))
    ],
    shape(
        "M212 240c-8-14 4-18-2-30 14 2 10-14 26-10 2-12 20-10 22 0 14-2 18 14 6 18"
        " 4 10-10 14-18 8-4 10-20 8-22 0-2 6-4 10-8 14z",
        "$P",
        2,
    ),
)

_DUELLIST: Final = group(
    "translate(150 160) scale(.88)",
    tinted("$I", GUNMAN),
    fill("M-26 90h52v8h-52z", "$H"),
    fill("M-7 88h14v12H-7z", "$B"),
    fill(
        wedges(-50, 180, 8, 3, -11, 12, -3, 1.6)
        + wedges(-31, 40, 5, 1, 8, 12, 2, 1.4)
        + wedges(-58, 88, 5, 1.6, 7, 8, 0, 1.2)
        + "M-44-4c14 6 30 7 44 7v3c-18 0-36-2-44-10z",
        "$O",
    ),
)

POSTERS: Final = {
    "bang": _poster(
        fill(_WHOLE, "$R"),
        fill(rays(150, 236, 36, 0, 330, 0.5, 2), "$O"),
        disc(150, 226, 86, "$B"),
        disc(150, 226, 74, "$P"),
        _title("BANG!", 34, 76, 244, "$P", 16, True),
        fill(_HOUSES),
        fill(_WINDOWS, "$B"),
        fill("M0 298h300v102H0z", "$H"),
        fill("M0 297h300v4H0z"),
        fill(wedges(0, 312, 10, 5, 3, 70, 1, 2) + wedges(300, 308, 10, -5, 3.6, -64, 1, 2)),
        _DUELLIST,
        _foot("HIDDEN ROLES - HIGH NOON"),
    ),
    "dice": _poster(
        fill(_WHOLE, "$G"),
        veil(rays(150, 230, 30, 0, 330), "$I", 0.16),
        _title("BANG!", 36, 62, 232, "$P", 14, True),
        fill("M40 120h220v24H40z"),
        _title("THE DICE GAME", 125, 14, 196, "$B"),
        _die(92, 222, 58, -12, "bullseye_2", "beer", "arrow"),
        _die(206, 212, 58, 16, "gatling", "bullseye_1", "dynamite"),
        _die(70, 318, 54, 22, "beer", "dynamite", "gatling"),
        _die(230, 318, 54, -20, "arrow", "gatling", "bullseye_1"),
        _die(150, 286, 64, 4, "bullseye_1", "arrow", "beer"),
        _foot("FIVE DICE - ONE SHERIFF"),
    ),
    "legends": _poster(
        fill(_WHOLE, "$B"),
        veil(rays(84, 196, 40, 0, 340, 0.5, 1), "$P", 0.4),
        disc(84, 192, 44, "$R"),
        shape(
            "M0 262v-44h18l6-36h44l8 38h24l4-18h26l6 24h40l4-58h10l4-10h34l6 12h8l6 58h22l4-20h40v54z",
            "$O",
            2.5,
        ),
        fill(
            wedges(68, 186, 7, 1, 5, -20, 3, 1.6)
            + wedges(231, 166, 9, 1.6, 6.4, -24, 4, 1.8)
            + wedges(130, 206, 4, 1.4, 5, -12, 2, 1.2)
        ),
        fill("M0 260h300v140H0z", "$H"),
        bar("M0 260h300", 3),
        fill("M300 322c-60-6-90 10-140 16s-110 2-160 26v40h300z", "$U"),
        bar("M300 322c-60-6-90 10-140 16s-110 2-160 26", 3),
        bar("M60 366h70M150 352h60M200 372h60M20 384h60M120 380h50", 2, "$P"),
        fill("M0 306h300v4H0z" + "".join(f"M{x} 310h7v6h-7z" for x in range(2, 300, 16))),
        _TRAIN,
        _title("WESTERN", 32, 44, 244, "$I"),
        _title("LEGENDS", 84, 44, 244, "$R", 0, True),
        _foot("RIDE - PROSPECT - ROB"),
    ),
}
"""One poster for each game."""

MARK: Final = Drawing(100, 100, cylinder(50, 50, 42, loaded=True))
"""The cylinder with one loaded chamber: favicon, loading figure, half of the logo."""


def _logo() -> Drawing:
    """The mark and the name between two rules; the letters take the colour of the text."""
    long = measure("SIXGUN") * 0.72
    rules = f"M118 93h{num(long)}v3h-{num(long)}zM118 4h{num(long)}v3h-{num(long)}z"
    letters = fill(lettering("SIXGUN", 118, 14, 72) + rules, "currentColor")
    return Drawing(round(122 + long), 100, letters + MARK.body)


LOGO: Final = _logo()
"""The logo of the whole house."""
