"""Motifs of what figures do in Western Legends, 100 x 100: fights, stories, goals, the work at a place."""

from typing import Final

from tools.art.ink import bar, cut, disc, fill, group, line, oval, rays, shape, star, wedges
from tools.art.legends_deeds import poker_card
from tools.art.parts import REVOLVER

SKULL: Final = cut(
    shape("M0-26c16 0 24 10 24 22 0 8-4 12-8 16v10h-32V12c-4-4-8-8-8-16 0-12 8-22 24-22z", "$P"),
    fill("M-16-6c2-7 11-7 13 0s-3 10-7 10-7-4-6-10zM16-6c-2-7-11-7-13 0s3 10 7 10 7-4 6-10zM0 4l4 8h-8z"),
    bar("M-8 14v8M0 14v8M8 14v8", 2.4),
)

ACTIONS: Final = {
    "fight": cut(
        group("translate(50 60) rotate(-42) translate(-34 -20)", REVOLVER),
        group("translate(50 60) scale(-1 1) rotate(-42) translate(-34 -20)", REVOLVER),
        group("translate(50 54) scale(1.05)", SKULL),
    ),
    "story": cut(
        shape(
            "M10 12c14-6 30-4 40 4v74c-10-8-26-10-40-4zM90 12c-14-6-30-4-40 4v74c10-8 26-10 40-4z", "$P", 3.5
        ),
        line("M18 26c8-3 16-2 24 2M18 38c8-3 16-2 24 2M18 50c8-3 16-2 24 2M18 62c8-3 16-2 24 2", 2.4),
        shape("M58 58l8-20 7 6 9-16 6 8v22z", "$O", 2.4),
        disc(66, 28, 6, "$R"),
        line("M58 68c8-3 16-3 24-2", 2.4),
        fill(wedges(49, 30, 8, 0, 7, -7, 1, 1)),
    ),
    "goal": cut(
        disc(46, 54, 42, "$P", 3.5),
        disc(46, 54, 30, "$R", 2.5),
        disc(46, 54, 18, "$P", 2.5),
        disc(46, 54, 7, "$I"),
        line("M46 54L86 14", 5),
        line("M46 54L86 14", 2, "$B"),
        shape("M80 20l2-14 12-4-2 12 8 0-6 10-12 2z", "$U", 2.5),
        fill(wedges(84, 62, 6, -3, 6, -10, 1, 1.2)),
    ),
    "man_in_black": cut(
        disc(50, 46, 40, "$R"),
        fill(rays(50, 46, 24, 42, 50, 0.4), "$R"),
        fill("M10 100c2-26 16-34 40-36 24 2 38 10 40 36z"),
        fill("M28 40h44c2 20-6 36-22 38-16-2-24-18-22-38z"),
        fill("M26 38l4-30c12-5 28-5 40 0l4 30z"),
        fill("M0 36c26 7 74 7 100 0 1 10-22 16-50 16S-1 46 0 36z"),
        fill("M34 54l12-2-1 5-9 1zM66 54l-12-2 1 5 9 1z", "$P"),
        bar("M29 30c14 4 28 4 42 0", 3.4, "$R"),
    ),
    "prospect": cut(
        group(
            "rotate(24 50 50)",
            shape("M46 24h9v70h-9z", "$H", 3),
            shape("M6 34c14-20 74-20 88 0-20-8-68-8-88 0z", "$S", 3.5),
        ),
        shape("M10 92l6-14 12-6 14 8 2 12z", "$B", 3),
        line("M16 78l10 6 12-6M26 84l-2 8", 2),
    ),
    "heist": cut(
        shape("M8 10h84v80H8z", "$S", 3.5),
        disc(50, 50, 28, "$B", 3.5),
        disc(50, 50, 17, "$P", 3),
        bar("M50 33v34M33 50h34", 3.4),
        disc(50, 50, 5, "$I"),
        *[disc(x, y, 3, "$I") for x in (15, 85) for y in (18, 82)],
        bar("M12 94h16M72 94h16", 5),
        fill(wedges(91, 18, 12, 0, 6, -9, 0, 1.1)),
        shape("M82 40h8v20h-8z", "$H", 2.4),
    ),
    "arrest": cut(
        line("M28 44c10-16 34-16 44 0", 5),
        line("M28 44c10-16 34-16 44 0", 1.8, "$S"),
        disc(24, 62, 19, "$S", 3.5),
        disc(24, 62, 11, "$P", 3),
        disc(76, 62, 19, "$S", 3.5),
        disc(76, 62, 11, "$P", 3),
        shape("M18 40h12v10H18zM70 40h12v10H70z", "$B", 2.5),
        fill(wedges(40, 70, 4, -2.4, 4, -8, -2, 1) + wedges(92, 70, 4, -2.4, 4, -8, -2, 1)),
    ),
    "rob": cut(
        shape("M34 40C12 54 8 82 22 94h56c14-12 10-40-12-54z", "$S", 3.5),
        shape("M30 16l14 8 6-8 6 8 14-8-8 24H38z", "$S", 3),
        bar("M34 40h32", 5, "$R"),
        line("M50 52v34M60 58c-6-5-19-3-17 4s18 5 18 12-14 8-20 2", 3.6),
        fill(wedges(82, 62, 6, -0.4, 5, -12, 1, 1.1)),
    ),
    "duel": cut(
        fill(star(50, 42, 10, 24, 11)),
        fill(star(50, 42, 10, 19, 8), "$R"),
        fill(star(50, 42, 8, 10, 4), "$B"),
        group("translate(-2 32) scale(.46)", REVOLVER),
        group("translate(102 32) scale(-.46 .46)", REVOLVER),
        bar("M6 78h88", 2.4),
        line("M20 86h16M64 86h16", 2.4),
    ),
    "poker": cut(
        poker_card(26, 48, -24, back=True),
        poker_card(44, 42, -8),
        poker_card(64, 44, 10),
        oval(74, 84, 20, 8, "$R", 3),
        oval(74, 78, 20, 8, "$P", 3),
        oval(74, 72, 20, 8, "$R", 3),
        oval(30, 88, 18, 7, "$U", 3),
        oval(30, 83, 18, 7, "$P", 3),
    ),
    "work": cut(
        shape("M44 30h10v62H44z", "$H", 3),
        shape("M20 12h44l14 8-14 8H20c-6 0-6-16 0-16z", "$S", 3.5),
        fill(wedges(60, 26, 6, -6, 0, -2, -8, 1.1)),
        fill(wedges(53, 40, 8, 0, 6, -7, 1, 0.9)),
        fill("M10 92h80v4H10z"),
        disc(76, 76, 15, "$B", 3),
        line("M76 67v18M80 71c-4-3-10 0-6 4s8 3 6 7-8 2-9 0", 2.2),
    ),
}
"""The motifs by deed; a fight card shows `fight`."""
