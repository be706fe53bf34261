"""The people of Wild West Show: portraits, the show behind them, the things that only they carry."""

from typing import Final

from tools.art.portrait_grounds import PLAIN
from tools.art.portrait_recipes import person
from tools.art.portrait_strokes import card, cord, cuts, dot, fill, line, moved, ring, shape

_STRIPES: Final = "".join(
    f"M60-14L{x} 124h{w}z" for x, w in ((-46, 26), (-2, 20), (34, 16), (66, 16), (98, 20), (138, 26))
)

GROUNDS: Final = {
    # Below the top of the big tent.
    "ground-tent": PLAIN
    + fill(_STRIPES, "@b2")
    + shape(
        "M-4 20c8 10 20 10 26 0 6 10 18 10 25 0 6 10 20 10 26 0 7 10 19 10 25 0 6 10 18 10 26 0V-4H-4z",
        "@b2",
        1.6,
    ),
    # Behind the fence of the ring the benches rise.
    "ground-benches": PLAIN
    + fill(
        "".join(
            f"M{x} {y}a5 5 0 0 1 10 0v7h-10z"
            for y, first in ((12, 4), (32, 14), (52, 4))
            for x in range(first, 118, 20)
        ),
        "@b2",
    )
    + line("M0 22h120M0 42h120M0 62h120", 1.6)
    + shape("M-2 82h124v10H-2zM-2 100h124v10H-2zM10 74h9v50h-9zM101 74h9v50h-9z", "@b2", 1.6),
    # A stage with footlights.
    "ground-lamps": PLAIN
    + fill("M0 0h120v16H0z", "@b2")
    + line("M0 16h120", 1.6)
    + "".join(
        fill(f"M{x} 98L{x - 12} 20h24z", "@b2") + shape(f"M{x - 6} 106c0-10 12-10 12 0z", "@b2", 1.6)
        for x in (12, 36, 84, 108)
    )
    + fill("M0 106h120v14H0z", "@b2")
    + line("M0 106h120", 1.6),
    # A wall full of bills.
    "ground-bills": PLAIN
    + shape(
        "M4 6l30-2 2 42-31 2zM84 2l32 3-3 40-32-3zM-6 60l32-2 2 44-33 2zM92 58l34 3-3 44-33-3z", "@b2", 1.6
    )
    + line("M10 13h18M11 40h20M90 11h19M88 37h20M2 68h18M2 94h20M98 68h18M96 96h18", 1.6)
    + fill("M14 19h13v14H15zM92 17h13l-1 14H91zM4 74h14v13H5zM100 74h13l-1 14H99z", "@bg"),
}
"""What stands behind them: the show."""

_FACE: Final = shape("M-9-12h18v24H-9z", "$P", 1.8)
"""A small upright card that waits for somebody's face."""

PARTS: Final = {
    # A frying pan, empty for the moment.
    "thing-pan": cord("M84 118L96 96", 4, "$I")
    + dot(102, 82, 15, "$I", 2)
    + dot(101, 81, 11, "#6d655c", 1.6)
    + fill("M94 80c1-5 5-8 10-7-4 2-6 5-7 9z", "$P")
    + "".join(
        shape(f"M{x} {y}c0-4 6-4 6 0s-6 4-6 0z", "$R", 1.3) for x, y in ((95, 84), (101, 88), (103, 80))
    ),
    # A match, cold as he is.
    "thing-match": line("M66 81l20 4", 2.4, "$B") + dot(87, 85.4, 2.6, "$R", 1.2),
    # One given, two taken.
    "thing-trade": card(90, 104, -14, "back", 0.95)
    + card(104, 100, 12, "back", 0.95)
    + shape("M80 78c8-8 20-8 27-2l3-4 3 13-13 0 4-4c-6-4-14-3-19 2z", "$R", 1.6),
    # As much as two arms can hold.
    "thing-armful": card(34, 110, -34, "back", 1)
    + card(50, 104, -10, "club", 1)
    + card(68, 103, 8, "diamond", 1)
    + card(86, 109, 30, "back", 1)
    + card(60, 112, -4, "spade", 1)
    + shape("M2 122c4-14 20-14 34-6 4 3 2 6-2 6zM118 122c-4-14-20-14-34-6-4 3-2 6 2 6z", "@ct", 2)
    + shape("M34 113c8-2 14 0 15 5 0 4-3 5-9 5zM86 113c-8-2-14 0-15 5 0 4 3 5 9 5z", "@sk", 1.8)
    + line("M40 114l5 8M80 114l-5 8", 1.3),
    # Two other people he can be.
    "thing-faces": moved(
        _FACE
        + dot(0, 1, 5, "#efcfac", 1.4)
        + fill("M-7-2c4 2 10 2 14 0-1-2-3-2-4-2-1-5-5-5-6 0-2 0-3 0-4 2z", "$I")
        + line("M-2 4c1 1 3 1 4 0", 1.1),
        20,
        102,
        -12,
        1.25,
    )
    + moved(
        _FACE
        + dot(0, 1, 5, "#9a6540", 1.4)
        + fill("M-5-1c0-7 10-7 10 0-3-2-7-2-10 0z", "$R")
        + fill("M-4 4c2-2 6-2 8 0-1 3-7 3-8 0z", "$I"),
        100,
        102,
        12,
        1.25,
    ),
    # A card on its way to him.
    "thing-turned": card(98, 66, 22, "heart", 1.05)
    + line("M84 44c8-6 18-6 25-1M86 92c6 6 12 8 20 6", 2.2)
    + shape("M84 98l2-10-10 3z", "$R", 1.4),
    # A pipe.
    "thing-pipe": line("M64 82l18 8", 5)
    + line("M64 82l18 8", 2.2, "$B")
    + shape("M79 84h12l-1 14c-4 3-9 1-10-3z", "$H", 1.8)
    + line("M86 80c-5-6 5-9 0-16s4-9 1-14", 2.6, "$P"),
    # The watch that stopped a bullet, and the time.
    "thing-watch": line("M52 98c-8 6-12 8-18 8", 2.2, "$B")
    + ring(30, 92.5, 3, 2, "$B")
    + dot(30, 107, 13, "$B", 2)
    + dot(30, 107, 9.6, "$P", 1.4)
    + line("M30 101v-1M36 107h1M30 113v1M24 107h-1", 1.4)
    + line("M26 100l3 5-5 5M36 102l-4 4 5 6", 1.4)
    + dot(30.5, 107, 3.6, "$I")
    + dot(30, 106.4, 1.8, "$S"),
    # A hat held out, with what everybody had to put into it.
    "thing-hatful": card(86, 86, -16, "back", 0.85)
    + card(97, 83, 4, "diamond", 0.85)
    + card(107, 88, 22, "back", 0.85)
    + shape("M72 96c10 5 36 5 46 0l-7 24H80z", "$I", 2)
    + fill("M76 103c10 4 28 4 38 0l-1 6c-10 4-26 4-36 0z", "@ba")
    + shape("M66 92c12 6 46 6 58 0 2 6-10 11-29 11s-31-5-29-11z", "$I", 2)
    + cuts(111, 112, 3, (-1, 3), (-8, 1), 0.8),
}
"""The things that only they carry."""

PORTRAITS: Final = {
    "big_spencer": person(
        "square merry broad soft full crop",
        "tent braces - pan",
        "tan brown",
        "bg#d9b98c b2#b8664a ht#6b4a2e ba#2b2019 ct#4b3a2c sh#a63a22 ac#cb9a3e",
    ),
    "flint_westwood": person(
        "long squint straight line stubble crop",
        "bills poncho flat match trade",
        "tan brown",
        "bg#c9c2a2 b2#aaa07c ht#5a4632 ba#2b2019 ct#5c6a44 sh#f1e4c7 ac#e9dcbf",
    ),
    "gary_looter": person(
        "round sly small grin mask shag",
        "benches duster cap armful",
        "fair brown",
        "bg#9fb3a8 b2#7c948a ht#54503a ba#3a3426 ct#6d5338 sh#d9cba8 ac#35607a",
    ),
    "greygory_deck": person(
        "gaunt calm straight smirk imperial part",
        "lamps bow tophat faces",
        "warm grey",
        "bg#8f8aa0 b2#b9b0c0 ht#3a3540 ba#a63a22 ct#4a4452 sh#f4e9d2 ac#a63a22",
    ),
    "john_pain": person(
        "square bold broad line - short",
        "tent bandana cavalry turned",
        "fair brown",
        "bg#b4c2cc b2#8ea2b2 ht#c3a676 ba#35607a ct#35507a sh#e9dcbf ac#cb9a3e",
    ),
    "lee_van_kliff": person(
        "gaunt squint hook smirk handlebar bald",
        "bills suit gambler pipe rounds",
        "olive black",
        "bg#b06a4a b2#8f4f38 ht#241c18 ba#5c5147 ct#2b2622 sh#f1e4c7 ac#6e2a1f",
    ),
    "teren_kill": person(
        "oval wink straight grin stubble shag",
        "benches vest slouch watch",
        "fair straw",
        "bg#e6d3a0 b2#cfae66 ht#8a7350 ba#57412f ct#7a5230 sh#c9d3cf ac#8f3a26",
    ),
    "youl_grinner": person(
        "oval bold broad grin - bald",
        "lamps jacket - hatful",
        "olive black",
        "bg#c89058 b2#e2b778 ht#241c18 ba#cb9a3e ct#2b2622 sh#2b2622 ac#3a332e",
    ),
}
"""What the characters look like."""
