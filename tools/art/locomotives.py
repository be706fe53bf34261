"""The two sides of the locomotive of The Great Train Robbery, 100 x 100; it drives to the right."""

from typing import Final

from tools.art.ink import bar, box, cut, disc, fill, group, line, shape, star, wedges
from tools.art.parts import HAT
from tools.art.rolling_stock import RAIL, small_wheel


def _driver(x: float) -> str:
    """A driving wheel with spokes and a counterweight."""
    return cut(
        disc(x, 81.5, 11.5, "$R", 3),
        line(f"M{x} 71.500v20M{x - 10} 81.500h20M{x - 7} 74.500l14 14M{x + 7} 74.500l-14 14", 1.8),
        disc(x, 81.5, 3.4, "$B", 1.8),
    )


_GEAR: Final = cut(
    RAIL,
    line("M-2 79h14", 3.4),
    fill("M2 72h86v6H2z"),
    _driver(22),
    _driver(48),
    small_wheel(68),
    small_wheel(82),
    line("M22 83h26l14-3", 4),
    line("M22 83h26l14-3", 1.6, "$S"),
    box(60, 74, 15, 9, "$S", 2.4, 2),
    shape("M84 72h6l10 21H80z", "$B", 2.6),
    bar("M86 74l-2 18M89 76l1 16M93 82l2 10", 1.8),
)
"""Wheels, rods and cow-catcher of a locomotive."""

LOCOMOTIVES: Final = {
    # A black brute under a cloud of sparks.
    "ironhorse": cut(
        _GEAR,
        shape("M34 42h48c6 0 8 6 8 15s-2 15-8 15H34z", "$I", 3),
        bar("M46 43v28M60 43v28M74 43v28", 2.2, "$S"),
        shape("M4 34h32v39H4z", "$I", 3),
        shape("M-1 26h42v8H-1z", "$R", 2.6),
        box(10, 40, 18, 15, "$O", 2.6),
        group("translate(9 39) scale(.22)", HAT),
        fill("M14 55c0-6 10-6 12 0z"),
        shape("M66 42l2-8-9-12h24l-9 12 2 8z", "$I", 3),
        bar("M60 24h22", 2.6, "$R"),
        shape("M44 42v-6c0-6 11-6 11 0v6z", "$B", 2.4),
        # a skull on the smoke box
        disc(84, 56, 9.4, "$P", 2.6),
        fill("M79 54c1-3 4-3 5 0-1 3-4 3-5 0zM86 54c1-3 4-3 5 0-1 3-4 3-5 0zM84 57l1.5 3h-3z"),
        bar("M80 62.500h8M82 61v4M84.5 61v4M87 61v4", 1.2),
        shape(
            "M56 17c-9 2-12-6-6-9-2-8 9-10 12-5 4-7 16-6 17 1 9-2 13 7 6 10 3 7-6 9-10 6-5 4-15 3-19-3z",
            "$S",
            2.6,
        ),
        fill(
            star(46, 6, 4, 5, 1.8)
            + star(92, 8, 4, 5.5, 2)
            + star(34, 14, 4, 4, 1.5)
            + star(88, 24, 4, 3.6, 1.3),
            "$O",
        ),
        fill(wedges(80, 62, 6, -7, 0.6, -5, 8, 0.9), "$S"),
    ),
    # Brass, flags and goods for everyone.
    "leland": cut(
        _GEAR,
        shape("M34 44h50c4 0 6 5 6 14s-2 14-6 14H34z", "$U", 3),
        bar("M46 44v28M60 44v28M74 44v28", 3, "$B"),
        shape("M4 36h32v37H4z", "$G", 3),
        shape("M-1 34c0-6 8-9 21-9s21 3 21 9z", "$H", 2.6),
        shape("M10 56V45c0-6 18-6 18 0v11z", "$P", 2.6),
        bar("M19 41v15", 1.8),
        box(9, 61, 22, 6, "$B", 2),
        shape("M68 44V24h10v20z", "$I", 2.6),
        shape("M62 14h22l-4 10H66z", "$B", 2.6),
        shape("M42 44v-4c0-6 12-6 12 0v4z", "$B", 2.4),
        line("M56 44v-8M56 37c-3 0-4-7 0-7s3 7 0 7", 2.2),
        box(83, 33, 11, 11, "$B", 2.4, 1),
        disc(88.5, 38.5, 3.2, "$P", 1.6),
        shape("M64 10c-7 0-8-7-2-8 2-5 10-5 12 0 6-2 9 5 4 8z", "$P", 2.4),
        shape("M46 12c-4 0-4-5 0-5 2-4 8-2 8 1 4 0 4 5 0 5z", "$P", 2),
        disc(84, 58, 8, "$B", 2.4),
        fill(star(84, 58, 5, 6, 2.5), "$R"),
        fill(wedges(70, 50, 4, -14, 0, -5, 6, 0.9)),
    ),
}
"""The two sides of the locomotive."""
