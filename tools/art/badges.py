"""Badges of the roles, told apart by their outline, and the four suits."""

from typing import Final

from tools.art.ink import bar, box, cut, dashes, disc, fill, line, shape, star, wedges
from tools.art.lettering import lettering
from tools.art.parts import around

ROLES: Final = {
    "sheriff": cut(
        shape(star(32, 32, 6, 27, 15.5), "$B", 2.5),
        *[disc(*tip, 3.6, "$B", 2) for tip in around(32, 32, 27)],
        disc(32, 32, 11, "$P", 2),
        fill(lettering("S", 32, 25, 14, "middle")),
    ),
    "deputy": cut(
        shape("M32 4c7 5 15 6 23 5 2 20-2 40-23 51C11 49 7 29 9 9c8 1 16 0 23-5z", "$S", 2.5),
        bar("M32 10c6 3 11 4 17 4 1 16-3 30-17 39-14-9-18-23-17-39 6 0 11-1 17-4z", 1.5),
        fill(star(32, 32, 5, 15, 6.2), "$U"),
        fill(wedges(51, 20, 7, -1, 4, -7, 1, 0.9)),
    ),
    "outlaw": cut(
        shape("M8 6h48v46c-8 2-10 6-16 6s-8-4-12-4-8 4-20 2z", "$P", 2.5),
        fill("M14 11h36v5H14z", "$R"),
        fill("M20 32c0-8 5-11 12-11s12 3 12 11l8 1c-6 4-34 4-40 0z"),
        shape("M21 38h22c1 9-4 15-11 15s-12-6-11-15z", "$R", 1.5),
        fill("M22 36h20v4H22z", "$P"),
        bar("M26 38h3M35 38h3", 2.4),
        bar("M25 44h1M31 46h1M37 44h1M28 49h1M35 49h1", 2, "$P"),
    ),
    "renegade": cut(
        disc(32, 32, 27, "$P", 2.5),
        fill("M32 5a27 27 0 0 1 0 54c-6-6 5-12 0-18s5-12 0-18 4-12 0-18z"),
        fill("M13 32c0-8 5-13 12-15v29c-7-1-12-7-12-14z", "$U"),
        fill("M39 18c7 2 12 7 12 14s-5 13-12 15z", "$R"),
        bar("M17 30h6M41 30h6", 2.5, "$P"),
    ),
    "unknown": cut(
        box(10, 4, 44, 56, "$H", 2.5, 4),
        dashes(
            "M16.5 8.5h31a2 2 0 0 1 2 2v43a2 2 0 0 1-2 2h-31a2 2 0 0 1-2-2v-43a2 2 0 0 1 2-2z",
            1.5,
            "3 2",
            "$B",
        ),
        fill("M23 26c0-7 4-10 9-10s9 4 9 9c0 6-6 7-7 13h-5c0-8 6-9 6-13 0-4-5-4-5 1zM28 42h7v7h-7z", "$P"),
    ),
}
"""The roles, 64 x 64, and the back of a role card."""

SUITS: Final = {
    "spades": fill(
        "M16 2c5 7 13 10 13 17 0 6-7 8-10.5 4.5 0 3 1 5 3.5 6.5H10c2.5-1.5 3.5-3.5 3.5-6.5"
        "C10 27 3 25 3 19 3 12 11 9 16 2z"
    ),
    "clubs": fill(
        "M16 2c4 0 7 3 7 6.5 0 2-1 3.5-2 4.5 5-1 9 2 9 6.5S26 26 22.5 26"
        "c-2 0-4-1-5-2.5 0 3 1 5 3.5 6.5H11c2.5-1.5 3.5-3.5 3.5-6.5-1 1.5-3 2.5-5 2.5"
        "C6 26 2 24 2 19.5S6 12 11 13c-1-1-2-2.5-2-4.5C9 5 12 2 16 2z"
    ),
    "hearts": cut(
        fill(
            (
                "M16 29C7 22 2 17 2 10.5 2 6 5.5 3 9 3c3 0 5.5 2 7 5 1.5-3 4-5 7-5 3.5 0 7 3 7 7.5"
                "C30 17 25 22 16 29z"
            ),
            "$R",
        ),
        line("M9 7c-2 0-3.5 2-3 4.5", 2, "$P"),
    ),
    "diamonds": cut(fill("M16 1l11 15-11 15L5 16z", "$R"), bar("M16 8l6 8-6 8-6-8z", 2, "$P")),
}
"""The suits, 32 x 32: red ones carry an inner shape, so that they can be told apart without the red."""
