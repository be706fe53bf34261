"""Parts that several drawings share: guns, a hat, arrows, wheels, the cylinder of a revolver."""

import math
from typing import Final

from tools.art.ink import bar, cut, disc, fill, group, line, num, plain, ring, shape, star, wedges

REVOLVER: Final = cut(
    fill(
        "M26 9h24l2 3h44v9H84v4H52l-1 5-15 2"
        "c-5 8-9 15-9 26-6 4-14 3-20-1 0-9 7-17 8-26 1-6-1-11 5-17l-8-9 4-3 7 5z"
    ),
    fill("M34 13h15v14H34z", "$S"),
    bar("M34 17.5h15M34 22.5h15", 1.8),
    fill("M36 31c0 9 4 12 10 10 4-2 5-6 4-11l-4 .6c1 4-1 6-3 6.4-2 .4-3-2-3-6.5z"),
    fill("M93 7h3v5h-4z"),
    fill("M55 14.5h38v1.8H55z", "$P"),
    fill("M17 34c3-5 8-6 13-4-5 7-8 15-8 24-4 2-8 1-11-1 1-7 5-12 6-19z", "$H"),
    fill(wedges(27, 33, 6, -1.2, 4, -6, 2, 0.7)),
)
"""A revolver that points to the right, 100 wide and 60 high."""

HAT: Final = cut(
    shape("M29 46c-2-16 2-33 11-35 5-1 7 4 10 4s6-5 11-4c9 2 12 19 10 35z", "$H"),
    shape("M28 37h43v9H28z", "$R", 2),
    shape("M5 40c8 7 22 6 45 6s37 1 45-6c-1 13-20 19-45 19S6 53 5 40z", "$H"),
    fill(wedges(70, 18, 5, 0.6, 4, -12, 2, 0.9) + wedges(90, 47, 6, -6, 1.6, -10, 3, 0.9)),
)
"""A felt hat, 100 wide and 60 high."""

BOOT: Final = cut(
    shape("M4 0h25c-1 12 0 22 3 31 8 4 20 5 21 14v6H24l-4-5h-4v10H3l1-18C7 26 5 12 4 0z", "$H"),
    fill("M3 51h50v5H24l-4-5-1 5H3z"),
    fill("M5 6c8 4 15 4 24 0l-1 7c-7 3-16 3-22 0z", "$R"),
    bar("M17 16c4 4 4 10 0 16-4-6-4-12 0-16z", 2),
    fill(wedges(28, 18, 5, 0.6, 3.6, -7, 1, 0.9) + wedges(50, 46, 4, -5, -0.6, -3, -5, 0.8)),
    line("M3 40h-7", 3),
    fill(star(-7, 40, 6, 7, 3)),
    fill(star(-7, 40, 6, 4, 2), "$B"),
)
"""A riding boot with a spur, 60 wide and high, its toe to the right."""

GUNMAN: Final = cut(
    plain("M-46-6c16 8 76 8 92 0-2 12-22 16-46 16s-44-4-46-16z"),
    plain("M-21 0c-2-18 4-32 12-32 5 0 5 4 9 4s4-4 9-4c8 0 14 14 12 32z"),
    plain("M-13 6h26l-2 16-7 8h-8l-7-8z"),
    plain("M-10 28l-24 8 8 54-26 98 28-6 12-70h24l12 70 28 6-26-98 8-54-24-8z"),
    plain("M-32 36c-12 6-22 28-28 50l6 38 11 2-1-38 16-26zM32 36c12 6 22 28 28 50l-6 38-11 2 1-38-16-26z"),
    plain("M-14 104l-16 110h16l13-98h2l13 98h16L14 104z"),
    plain("M-32 210h20v10h-28c0-5 4-7 8-10zM32 210H12v10h28c0-5-4-7-8-10z"),
    plain("M24 92l12 2-2 24-10 2z"),
)
"""A figure in a long coat as a shadow, 120 wide and 250 high, the middle of the brim at the origin."""


def arrow(x: float, y: float, turn: float, scale: float) -> str:
    """An arrow in flight; unturned it points up."""
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:g})",
        fill("M-1.6-26h3.2v46h-3.2z"),
        fill("M0-40l7 16-7-4-7 4z"),
        shape("M-1.5 8l-7 6v14l7-6zM1.5 8l7 6v14l-7-6z", "$R", 1.5),
    )


def cartridge(x: float, y: float, turn: float, scale: float = 1) -> str:
    """A brass round in flight; unturned it points to the right."""
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:g})",
        shape("M-10-5H4c7 0 11 3 13 5-2 2-6 5-13 5h-14z", "$B", 2.5),
        bar("M-5-5v10", 2),
    )


def wheel(x: float, y: float, radius: float, spokes: int) -> str:
    """A wagon wheel."""
    ends = [math.tau * number / spokes for number in range(spokes)]
    reach = radius - 2
    return cut(
        ring(x, y, radius, 4),
        ring(x, y, radius, 1, "$H"),
        bar(
            "".join(
                f"M{num(x)} {num(y)}L{num(x + reach * math.cos(end))} {num(y + reach * math.sin(end))}"
                for end in ends
            ),
            2,
        ),
        disc(x, y, 3.5, "$B", 1.5),
    )


def around(x: float, y: float, radius: float, start: float = -90) -> list[tuple[float, float]]:
    """Six places round a middle, as the chambers of a cylinder stand."""
    angles = [math.radians(start + 60 * number) for number in range(6)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def cylinder(x: float, y: float, radius: float, loaded: bool = False) -> str:
    """The six-chambered cylinder from behind; if loaded, a red round sits in the top chamber."""
    parts = [disc(x, y, radius, "$B", radius * 0.09)]
    chambers = around(x, y, radius * 0.58)
    notches = around(x, y, radius * 1.02, -60)
    for chamber, notch in zip(chambers, notches, strict=True):
        parts.append(disc(*chamber, radius * 0.22, "$I"))
        if loaded and chamber is chambers[0]:
            parts.append(disc(*chamber, radius * 0.15, "$R"))
        parts.append(disc(*notch, radius * 0.13, "$I"))
    return cut(*parts, disc(x, y, radius * 0.16, "$I"))
