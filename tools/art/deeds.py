"""Motifs of the cards that are played and discarded: the thing or the deed, never a person.

All motifs are 100 x 100: ink, paper, hide or brass, and one spot colour.
"""

from typing import Final

from tools.art.ink import (
    bar,
    box,
    cut,
    dashes,
    disc,
    fill,
    group,
    line,
    oval,
    rays,
    shape,
    star,
    tinted,
    wedges,
)
from tools.art.parts import GUNMAN, HAT, REVOLVER, arrow, cartridge, wheel

_BURST: Final = (1, 0.95, 0.78, 1.05, 0.96, 0.9, 1.02, 1, 0.86)

DEEDS: Final = {
    "bang": cut(
        fill(star(54, 47, 13, 45, 23, -90, _BURST)),
        fill(star(54, 47, 13, 38, 19, -90, _BURST), "$R"),
        fill(star(54, 47, 11, 23, 11, -80, (1, 0.9, 1.1)), "$B"),
        fill(star(54, 47, 9, 14, 6, -80), "$P"),
        group("translate(-6 49) rotate(-9) scale(.62)", REVOLVER),
    ),
    "missed": cut(
        group("rotate(-14 50 50) translate(2 -2) scale(.94)", HAT, disc(58, 27, 4, "$P", 2)),
        fill("M0 84l60-22-58 28zM8 95l44-24-40 28z"),
        cartridge(70, 64, -24),
    ),
    "beer": cut(
        shape("M66 42h12c9 0 11 7 11 15s-3 19-12 19H66v-9h9c4 0 5-5 5-10s-1-7-5-7h-9z", "$S"),
        shape("M20 34h48l-3 54c0 4-4 6-8 6H31c-4 0-8-2-8-6z", "$B", 3.5),
        line("M31 44l2 42M44 44v43M57 44l-2 42", 2.5),
        fill(wedges(66, 46, 10, -0.3, 4.4, -11, 1.5, 1.2)),
        shape(
            (
                "M14 36c-4-9 3-15 9-13 1-9 13-12 18-5 5-6 17-5 18 3 8-3 17 3 13 12-1 3-4 5-7 4 1 7-2 12-6 12"
                "s-5-5-7-10c-4 3-8 3-12 1-3 4-8 5-12 1-6 2-11 0-14-5z"
            ),
            "$P",
        ),
        line("M28 27c2-3 6-3 8-1M48 24c2-2 6-2 8 1", 2),
    ),
    "panic": cut(
        group(
            "rotate(12 62 40)",
            box(40, 8, 42, 58, "$P", 3, 3),
            fill("M61 24c5 6 11 9 11 15 0 5-6 7-9 3 0 4 1 6 3 8H56c2-2 3-4 3-8-3 4-9 2-9-3 0-6 6-9 11-15z"),
        ),
        shape(
            (
                "M2 98l8-26c2-9 6-15 14-21 6-5 12-9 17-10 4 0 5 4 2 6l-9 8 31-11c4-1 7 1 7 4s-2 5-5 6l2 0"
                "c4 0 6 3 5 6s-3 4-6 5c3 0 5 3 4 6s-3 4-6 5c2 1 3 3 2 6-1 3-4 4-7 4-10 0-16 2-24 7L24 100z"
            ),
            "$H",
        ),
        line("M46 62l24-8M46 72l22-7M46 81l19-5", 2.2),
        shape("M0 100l7-24 22 12-7 12z", "$R"),
        fill(wedges(20, 70, 6, 2.6, 3.2, 8, -7, 1)),
        line("M84 14l10-8M89 26l10-3M88 40l9 3", 3),
    ),
    "cat_balou": cut(
        fill("M4 78h92v6H4z"),
        shape("M8 84h84l-4 14H12z", "$H", 2.5),
        fill(wedges(84, 87, 9, -8, 0, -4, 9, 1)),
        fill(
            "M22 78c-8-14-4-30 6-37-1-6-4-12-3-20l9 8c3-1 7-1 10 0l9-8"
            "c1 8-1 14-3 20 5 5 6 10 5 15 5 1 11 4 14 8 2 3-1 6-4 5-5-2-9-4-13-4 1 5 1 9 0 13z"
        ),
        fill("M24 76C10 78 2 68 6 54c1-4 6-4 6 0-2 8 1 14 9 13z"),
        fill("M30 37c2-2 5-2 6 1-2 2-5 1-6-1zM48 37c-2-2-5-2-6 1 2 2 5 1 6-1z", "$B"),
        fill("M37 43h4l-2 2.5z", "$R"),
        bar("M26 44l-10-2M26 46l-9 3M52 44l10-2M52 46l9 3", 1, "$P"),
        fill("M27 50c7 5 17 5 24 0l1 5c-8 5-18 5-26 0z", "$R"),
        disc(39, 57, 2.8, "$B"),
        fill(wedges(33, 62, 5, 1, 3, 9, 1, 0.7), "$P"),
        group("rotate(28 80 52)", box(68, 34, 25, 36, "$P", 2.5, 2), fill("M80 43l6 9-6 9-6-9z", "$R")),
        line("M70 26l3 6M80 20l1 7M92 24l-3 6", 2.5),
    ),
    "stagecoach": cut(
        bar("M2 86h96", 3),
        shape("M22 24h52c3 0 5 2 5 5l-4 26c-1 8-6 13-14 13H37c-9 0-14-6-15-14l-4-24c-1-3 1-6 4-6z", "$R"),
        fill("M18 24h62v-5H18z"),
        shape("M26 19v-6h14v6M46 19v-9h22v9z", "$H", 2.5),
        fill("M25 31h13v15H27zM60 31h12l-2 15H60z"),
        shape("M41 29h16v36H41z", "$B", 2.5),
        fill("M45 34h8v11h-8z"),
        bar("M53 53h2", 3),
        fill(wedges(76, 32, 8, -0.7, 3.7, -9, 1, 0.9)),
        shape("M79 44h14l-3 8H78zM92 44l5-14", "$H", 2.5),
        wheel(28, 72, 16, 10),
        wheel(76, 75, 12, 8),
        bar("M2 96c10-4 18-4 26 0M60 96c10-4 20-4 36 0", 2),
    ),
    "wells_fargo": cut(
        shape("M10 46h80v42H10z", "$H", 3.5),
        shape("M10 46c0-20 8-28 20-28h40c12 0 20 8 20 28z", "$H", 3.5),
        bar("M24 20v68M76 20v68", 9),
        bar("M24 22v64M76 22v64", 4.5, "$B"),
        bar("M10 46h80", 4),
        fill(wedges(89, 52, 9, 0, 4, -11, 0, 1.1) + wedges(68, 24, 5, 0, 4, -14, 1, 1)),
        shape("M40 40h20v24c0 4-20 4-20 0z", "$B"),
        fill("M50 48a4 4 0 0 1 2 7l1 6h-6l1-6a4 4 0 0 1 2-7z"),
        *[oval(x, y, 9, 5, "$B", 2.5) for x, y in ((12, 93), (30, 95), (22, 89), (88, 94))],
    ),
    "gatling": cut(
        shape("M30 62L8 94h10l20-24z", "$H"),
        group(
            "rotate(-8 50 44)",
            shape("M14 32h24v26H14z", "$B"),
            fill("M38 30h10v30H38z"),
            shape("M48 33h46v5H48zM48 40h49v5H48zM48 47h49v5H48zM48 54h46v4H48z", "$S", 2),
            shape("M72 30h6v30h-6z", "$B", 2.5),
            fill("M22 32v-14h10v14"),
            bar("M14 50H6v10", 4),
            disc(6, 62, 4, "$R", 2),
            fill(wedges(37, 36, 5, 0, 4.4, -13, 0, 0.9)),
        ),
        wheel(46, 74, 20, 12),
        bar("M2 96h96", 3),
    ),
    "duel": cut(
        disc(50, 54, 34, "$R"),
        fill(rays(50, 54, 28, 38, 49, 0.4, 3), "$R"),
        fill("M0 76h100v28H0z", "$P"),
        fill("M0 75h100v3H0z"),
        fill("M0 82h38l-38 4zM100 88H60l40 4zM0 92h20l-20 4z"),
        group("translate(22 24) scale(.33)", tinted("$I", GUNMAN)),
        group("translate(78 24) scale(-.33 .33)", tinted("$I", GUNMAN)),
    ),
    "indians": cut(
        fill("M0 88c20-10 34-6 50-2s32 2 50-6v20H0z", "$H"),
        bar("M0 88c20-10 34-6 50-2s32 2 50-6", 3),
        fill(wedges(6, 90, 12, 7.6, -0.3, -3, 9, 1.1)),
        arrow(16, 48, 158, 0.92),
        arrow(38, 36, 164, 1),
        arrow(62, 46, 158, 1.05),
        arrow(84, 38, 164, 0.9),
        line("M2 10l5 16M24 2l3 10M48 2l3 8M72 4l3 8M94 4l2 8", 2),
    ),
    "general_store": cut(
        shape("M10 40h80v52H10z", "$H"),
        shape("M16 6h68v22H16z", "$P"),
        dashes("M24 14h52M24 20h52", 3, "9 3"),
        shape("M12 28h76l8 20H4z", "$P"),
        fill("M24.7 28h12.7l-2 20h-15.3zM50 28h12.7l3 20H50zM75.4 28H88l8 20H81z", "$R"),
        shape(
            "M4 48h92v5c-4 5-11 5-15 0-4 5-11 5-15 0-4 5-12 5-16 0"
            "-4 5-11 5-15 0-4 5-11 5-15 0-5 5-11 5-16 0z",
            "$P",
            2.5,
        ),
        fill("M40 62h20v30H40z"),
        fill("M43 65h14v12H43z", "$B"),
        shape("M16 62h18v16H16zM66 62h18v16H66z", "$P", 2.5),
        fill("M18 78v-6h6v6zM26 78v-9h5v9zM69 78v-5h6v5zM77 78c-2-6 1-9 3-9s4 3 2 9z", "$U"),
        fill(wedges(89, 58, 8, 0, 4.2, -5, 0, 0.9)),
        fill("M2 92h96v5H2z"),
    ),
    "saloon": cut(
        shape("M6 4h88v92H6z", "$B"),
        fill("M16 14h68v82H16z"),
        fill(rays(50, 34, 14, 10, 19, 0.35), "$B"),
        disc(50, 32, 8, "$P"),
        fill("M44 20h12l-2 5h-8zM49 14h2v7h-2z", "$B"),
        shape("M16 44c10-8 22-8 32-2v40H16zM84 44c-10-8-22-8-32-2v40h32z", "$H"),
        fill(
            "M22 50c7-3 14-3 20 0v5H22zM22 60h20v5H22zM22 70h20v5H22zM78 50c-7-3-14-3-20 0v5h20z"
            "M58 60h20v5H58zM58 70h20v5H58z"
        ),
        bar("M47 60v8M53 60v8", 3, "$B"),
        fill("M0 96h100v4H0z"),
        fill(wedges(94, 10, 16, 0, 5.4, -7, 0, 1)),
    ),
}
"""The motifs by kind of card."""
