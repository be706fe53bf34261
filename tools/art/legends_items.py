"""Motifs of the nine items of Western Legends, 100 x 100, and of the upgraded sides of those that have one.

An upgraded item stands in a double frame with a star: the shape says it, the brass only repeats it.
"""

from typing import Final

from tools.art.gear import GEAR
from tools.art.ink import bar, box, cut, dashes, disc, fill, group, line, oval, shape, star, wedges
from tools.art.parts import HAT, REVOLVER

_GROUND: Final = bar("M10 92h80", 2) + fill(wedges(18, 92, 9, 8, 0, 3, 5, 0.9))

ITEMS: Final = {
    "revolver": cut(group("translate(2 20) scale(.96)", REVOLVER), _GROUND),
    "shotgun": cut(
        group(
            "rotate(-32 50 50)",
            shape("M38 41h64v7H38z", "$S", 2.5),
            shape("M38 49h64v7H38z", "$S", 2.5),
            fill("M97 38h4v4h-4zM58 56h26v5H58z"),
            shape("M22 40h20l2 17-8 3-14 1z", "$B", 2.5),
            fill("M26 40l-4-7 5-1 5 8z"),
            shape("M24 42c-12 4-20 10-30 12l2 22c12-1 22-5 32-15z", "$H", 3),
            fill("M-6 54l2 22 5-1-2-22z"),
            line("M28 60c1 8 12 8 13-2M33 60v5", 2.5),
            fill(wedges(20, 58, 6, -4, 2.6, -3, -8, 0.9)),
            bar("M48 44.5h44", 1.4, "$P"),
        ),
        group(
            "rotate(-16 74 78)",
            shape("M66 68h14v20H66z", "$R", 2.5),
            shape("M65 86h16v7H65z", "$B", 2.5),
            bar("M69 71v13", 1.6, "$P"),
        ),
    ),
    "rifle": cut(
        group(
            "rotate(-32 50 50)",
            shape("M40 43h66v6H40z", "$S", 2.5),
            shape("M40 50h50v6H40z", "$H", 2.5),
            fill("M100 38h4v6h-4zM60 43h3v13h-3zM84 43h3v13h-3z"),
            shape("M20 41h24v16H20z", "$B", 2.5),
            fill("M22 41l-3-6 5-1 4 7z"),
            shape("M22 43c-12 2-20 6-30 6l2 22c12 0 20-6 29-14z", "$H", 3),
            fill("M-8 49l2 22 4-1-1-21z"),
            line("M26 57c0 12 14 14 17 5s-3-6-5-6", 3),
            fill(wedges(18, 56, 6, -4, 2, -3, -8, 0.9)),
            line("M44 45.5h44", 1.3, "$P"),
        ),
        disc(72, 76, 15, "$P", 3),
        bar("M72 58v11M72 83v11M54 76h11M79 76h11", 3),
        disc(72, 76, 4, "$R"),
    ),
    "mustang": GEAR["mustang"],
    "mule": cut(
        shape("M38 30C30 18 26 8 28 0c8 4 14 14 16 26zM56 26C60 12 68 4 76 2c0 10-4 20-12 30z", "$H"),
        fill("M34 22c-2-6-3-11-2-15 4 4 7 9 8 14zM60 24c2-6 5-11 10-15-1 6-3 11-6 15z", "$R"),
        shape(
            "M34 30c8-8 24-8 32 0 8 6 10 16 6 26l-6 22c-1 10-8 16-16 16s-15-6-16-16l-6-22c-4-10-2-20 6-26z",
            "$H",
            3.5,
        ),
        fill("M44 24c4 4 8 4 12 0l2 14-4-5-4 8-4-8-4 5z"),
        shape("M32 74c0-10 36-10 36 0 2 12-6 22-18 22s-20-10-18-22z", "$P"),
        fill("M40 78c3-3 6-2 6 2-3 2-6 1-6-2zM60 78c-3-3-6-2-6 2 3 2 6 1 6-2z"),
        line("M42 88c5 3 11 3 16 0", 2.4),
        fill("M34 50c4-3 8-3 9 1-3 3-7 3-9-1zM66 50c-4-3-8-3-9 1 3 3 7 3 9-1z"),
        line("M29 62l42 0M33 66l-4-24M67 66l4-24", 3.6, "$R"),
        disc(30, 63, 3.2, "$B", 1.6),
        disc(70, 63, 3.2, "$B", 1.6),
        fill(wedges(70, 36, 6, 0, 5, -9, 1, 1)),
    ),
    "whiskey": cut(
        shape("M34 6h16v22c12 4 14 10 14 18v48H20V46c0-8 2-14 14-18z", "$B", 3.5),
        shape("M32 2h20v10H32z", "$H", 2.5),
        shape("M20 52h44v28H20z", "$P", 2.5),
        fill("M27 58h30v5H27zM32 66h20v3H32zM32 72h20v3H32z", "$R"),
        line("M26 48c0-6 3-9 8-11", 3, "$P"),
        fill(wedges(63, 42, 2, 0, 5, -10, 1, 1.1) + wedges(63, 84, 2, 0, 5, -12, 0, 1.1)),
        shape("M68 66h26l-3 28H71z", "$P", 3),
        shape("M70 77h22l-2 15H72z", "$B", 2),
        line("M74 72v4", 2),
    ),
    "ten_gallon": cut(
        group("translate(0 20) rotate(-6 50 40)", HAT),
        fill(star(52, 60, 5, 8, 3.4), "$I"),
        fill(star(52, 60, 5, 6, 2.6), "$B"),
    ),
    "provisions": cut(
        shape("M10 46h52v46H10z", "$S", 3.5),
        shape("M10 46l8-14h36l8 14z", "$S"),
        line("M24 32c2-8 22-8 24 0", 3),
        shape("M28 54h16v24H28z", "$P", 2.5),
        fill(star(36, 66, 5, 7, 3), "$R"),
        fill(wedges(61, 50, 8, 0, 5, -10, 0, 1.1)),
        shape("M60 60c0-8 32-8 32 0v32H60z", "$H", 3),
        oval(76, 60, 16, 5.5, "$B", 2.5),
        bar("M60 70c8 4 24 4 32 0M60 82c8 4 24 4 32 0", 2),
        shape("M58 40c4-12 12-18 22-16 12 0 18 8 18 18l-10 2-18 2z", "$O", 3),
        line("M70 30l4 6M78 28l4 7M86 31l3 7", 2),
        fill("M2 92h96v4H2z"),
    ),
    "miners_map": cut(
        shape("M6 18l28 8 30-10 30 8v62l-30-8-30 10-28-8z", "$P", 3.5),
        bar("M34 26v62M64 16v62", 2),
        shape("M12 52l10-18 6 6 6-8v22z", "$S", 2.2),
        dashes("M20 70c8-8 16 4 24-4s12-14 26-12", 3.6, "6 4", "$R"),
        line("M74 46l12 14M87 46L73 60", 5, "$R"),
        line("M42 38c6-4 10 4 18 0", 2.4, "$U"),
        line("M42 46c6-4 8 2 14 0", 2.4, "$U"),
        fill(wedges(63, 70, 6, 0, -6, -8, 1, 0.9) + wedges(93, 76, 6, 0, -8, -8, 1, 0.9)),
    ),
}
"""The front sides by item."""

UPGRADABLE: Final = ("revolver", "shotgun", "rifle", "mustang", "mule")


def _upgraded(body: str) -> str:
    """The same thing as a treasure: in a double frame with a star over its corner."""
    return cut(
        box(2, 2, 96, 96, "$B", 3, 16),
        box(8, 8, 84, 84, "$P", 2, 11),
        group("translate(15 15) scale(.7)", body),
        shape(star(82, 18, 5, 18, 8), "$R", 3),
        fill(star(82, 18, 5, 8, 3.5), "$P"),
    )


UPGRADED: Final = {f"{item}_upgraded": _upgraded(ITEMS[item]) for item in UPGRADABLE}
"""The upgraded sides."""
