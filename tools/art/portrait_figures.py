"""Figures that stand for someone without a character: an unknown face, a bot."""

from typing import Final

from tools.art.ink import star
from tools.art.portrait_clothes import HATS, NECK, SHOULDERS
from tools.art.portrait_strokes import cuts, dot, fill, line, moved, shape

FIGURES: Final = {
    "unknown": fill("M0 0h120v120H0z", "#d8c497")
    + dot(60, 56, 46, "#c9b283")
    + shape(SHOULDERS, "#5a4630")
    + shape("M44 95l16 20 16-20 6 4-10 23H48l-10-23z", "#463523")
    + fill("M50 80h20v22H50z", "#3a2a1c")
    + shape("M41 46c-1 22 4 47 19 47s20-25 19-47C78 33 70 27 60 27s-18 6-19 19z", "#4a3827")
    + line("M53 66c0-9 14-9 14 0 0 6-7 5-7 11", 4.4, "#d8c497")
    + dot(60, 84, 2.8, "#d8c497")
    + HATS["hat-stetson"],
    "bot": fill("M0 0h120v120H0z", "#b9c4bb")
    + fill(star(60, 60, 14, 58, 47), "#a6b4aa")
    + NECK
    + shape("M14 122c0-16 10-24 26-25h40c16 1 26 9 26 25z", "#8f7a52")
    + line("M30 103v19M90 103v19", 1.6)
    + dot(24, 110, 2.2, "$B", 1.2)
    + dot(96, 110, 2.2, "$B", 1.2)
    + shape("M60 104l-14-7v14zM60 104l14-7v14z", "$R", 1.8)
    + dot(60, 104, 3.2, "$R", 1.6)
    + shape("M86 62h8v-6c-8-4-6-14 4-14 9 0 11 10 3 14v16h-15z", "$B", 2)
    + dot(98, 49, 2.6, "#b9c4bb", 1.4)
    + shape("M30 58h8v14h-8z", "$B", 2)
    + shape("M36 46c0-8 48-8 48 0v38c0 14-48 14-48 0z", "@sk")
    + fill("M76 42c5 1 7 2 7 4v38c0 5-6 8-13 9 4-16 7-34 6-51z", "@ss")
    + cuts(82, 74, 4, (-0.6, 3.6), (-8, 1), 0.9)
    + dot(49.5, 62, 8.5, "$B", 2)
    + dot(70.5, 62, 8.5, "$B", 2)
    + dot(49.5, 62, 5.6, "$P", 1.4)
    + dot(70.5, 62, 5.6, "$P", 1.4)
    + dot(50.5, 62, 3)
    + dot(71.5, 62, 3)
    + dot(49.4, 60.8, 1.1, "$P")
    + dot(70.4, 60.8, 1.1, "$P")
    + dot(44, 75, 3.6, "#d39a7c")
    + dot(76, 75, 3.6, "#c98a6c")
    + line("M48 77c3 9 21 9 24 0", 2.6)
    + line("M54 82v3.5M60 83.5v3.5M66 82v3.5", 1.8)
    + "".join(dot(x, y, 1.4) for x, y in ((40, 53), (80, 53), (40, 84), (80, 84)))
    + moved(moved(HATS["hat-bowler"], -60, -44), 60, 44, -6),
}

FIGURE_COLOURS: Final = {
    "unknown": {"ht": "#6b4527", "ba": "#8e2f2a"},
    "bot": {"sk": "#c9bfa2", "ht": "#4a3a2e", "ba": "#a63a22"},
}
