"""The people of The Great Train Robbery, and what stands behind them."""

from typing import Final

from tools.art.ink import star
from tools.art.portrait_grounds import PLAIN
from tools.art.portrait_recipes import person
from tools.art.portrait_strokes import cord, cuts, dot, fill, line, moved, ring, shape

GROUNDS: Final = {
    "ground-rails": PLAIN
    + fill("M0 62h120v60H0z", "@b2")
    + line("M0 62h120", 1.6)
    + line("M2 122L52 62M118 122L68 62", 3.4)
    + line("M10 108h100M22 94h76M33 82h54M42 72h36", 3, "@bg"),
    "ground-steam": PLAIN
    + fill(
        "M-4 20c2-14 22-14 24-2 8-10 24-2 20 8 8 4 4 14-6 13-8 8-20 6-24-2-12 4-18-8-14-17z"
        "M84 42c0-12 20-16 24-4 8-6 20 0 18 10 6 8-4 16-12 12-8 8-22 4-22-4-10 2-14-8-8-14z"
        "M-6 88c4-12 20-10 22 0 8-6 18 2 14 10 4 8-6 12-12 9-8 6-22 4-24-2z",
        "@b2",
    ),
    "ground-boxcar": PLAIN
    + fill("M0 14h120v8H0zM0 92h120v8H0z", "@b2")
    + line("M18 0v120M40 0v120M80 0v120M102 0v120", 1.8, "@b2")
    + line("M6 30l28 56M114 30L86 86", 6, "@b2")
    + "".join(dot(x, y, 1.6) for x in (9, 29, 49, 71, 91, 111) for y in (18, 96)),
    "ground-trestle": PLAIN
    + fill("M0 70c30-10 90-10 120 0v52H0z", "@b2")
    + line("M-2 34h124M-2 42h124", 3)
    + line("M8 42L2 104M18 42l6 62M46 42l-5 30M74 42l5 30M102 42l-6 62M112 42l6 62", 2.6)
    + line("M6 60h14M5 80h17M100 60h14M98 80h17", 2),
}
"""What stands behind them."""

PARTS: Final = {
    "hat-engineer": '<path d="M42 46c10 6 26 6 36 0v7c-10 4-26 4-36 0z" fill="$I" opacity=".3"/>'
    + shape("M35 40c-3-18 6-27 25-27s28 9 25 27z", "@ht")
    + line("M44 16l-2 22M52 14l-1 24M60 13v25M68 14l1 24M76 16l2 22", 2.6, "@ba")
    + shape("M35 36c16 4 34 4 50 0v8c-16 4-34 4-50 0z", "@ba", 2)
    + shape("M40 45c12-3 28-3 40 0 4 3 3 7 0 9-10-5-30-5-40 0-3-2-4-6 0-9z", "@ht", 2),
    # Pushed up on the forehead.
    "thing-goggles": line("M36 34c14 5 34 5 48 0", 5)
    + dot(50, 35, 8, "$B", 2.2)
    + dot(70, 35, 8, "$B", 2.2)
    + dot(50, 35, 5, "$U", 1.4)
    + dot(70, 35, 5, "$U", 1.4)
    + line("M47 34c0-1 1-2 2-2M67 34c0-1 1-2 2-2", 1.6, "$P"),
    "thing-whistle": moved(
        shape("M-5-14H5v10h-10zM-4-2h8v6h4v6h-16v-6h4z", "$B", 1.8)
        + line("M7-18c5-5-3-8 3-14M12-12c6-4 0-9 6-14", 2.6, "$P"),
        96,
        106,
    ),
    # Two fists, bandaged.
    "thing-fists": "".join(
        moved(
            shape("M-13 18c-3-12-3-24 2-30 6-5 18-5 23 0 4 8 4 18 1 30z", "@sk", 2.2)
            + shape("M-13 2c8 3 18 3 26 0l-1 10c-8 3-16 3-24 0z", "$P", 1.8)
            + line("M-5-13v9M2-14v10M8-13v9", 1.8),
            x,
            106,
            turn,
        )
        for x, turn in ((20, 12), (100, -12))
    ),
    # A stove lid on the chest, and where the bullet went.
    "thing-plate": shape("M40 100c12 6 28 6 40 0l3 24H37z", "$S", 2.2)
    + dot(68, 112, 2.6)
    + line("M68 112l18-16M100 84l6-6", 2.6, "$P")
    + shape("M88 96l10-12 5 5-12 9z", "$B", 1.6)
    + line("M44 106v12M76 107v10", 1.6)
    + cuts(76, 120, 4, (-5, 0.4), (-7, -3), 0.9),
    "thing-lonestar": shape(star(90, 106, 5, 13, 5.4), "$B", 2) + dot(90, 106, 2.6, "$R", 1.4),
    "thing-tickets": moved(
        shape("M-14-9h28v5a4 4 0 0 0 0 8v5h-28v-5a4 4 0 0 0 0-8z", "$P", 1.8)
        + line("M5-8V8", 1.6, "$I", "2 2")
        + fill("M-8-4h8v3h-8zM-8 2h6v3h-6z", "$R"),
        98,
        94,
        -24,
    )
    + moved(
        shape("M-14-9h28v5a4 4 0 0 0 0 8v5h-28v-5a4 4 0 0 0 0-8z", "$B", 1.8)
        + line("M5-8V8", 1.6, "$I", "2 2")
        + fill("M-8-4h8v3h-8zM-8 2h6v3h-6z"),
        100,
        110,
        8,
    ),
    "thing-crowbar": cord("M88 124L108 56c3-10 14-6 11 4", 4, "$S") + line("M101 74l4 1", 2),
    "thing-chevrons": "".join(
        line(f"M10 {y}l14 7 12-10", 4.4) + line(f"M10 {y}l14 7 12-10", 2.2, "$B") for y in (100, 107, 114)
    ),
    "thing-flame": shape(
        "M96 120c-12-2-14-14-6-22 0 5 2 7 4 7 2-8 0-14 6-20 0 8 12 14 11 25 0 6-6 11-15 10z", "$O", 2
    )
    + fill("M97 117c-5-1-6-6-2-11 1 3 3 3 4 0 4 4 5 10-2 11z", "$B"),
    "thing-shades": line("M40 58h40", 2.4)
    + dot(50, 61, 8, "$I", 1.6)
    + dot(70, 61, 8, "$I", 1.6)
    + line("M46 60c0-2 2-4 4-4M66 60c0-2 2-4 4-4", 1.8, "$P")
    + ring(50, 61, 8, 1.4, "$B")
    + ring(70, 61, 8, 1.4, "$B"),
}
"""What only they wear and hold."""

PORTRAITS: Final = {
    "benny_brawler": person(
        "square bold broad gap handlebar shag",
        "boxcar braces bowler plaster fists",
        "warm red",
        "bg#d2a679 b2#b3835a ht#3d3027 ba#a63a22 ct#6b4a2e sh#e7d3b1 ac#a63a22",
    ),
    "evan_babbit": person(
        "long sly straight smirk pencil wave",
        "trestle suit flat plate",
        "fair straw",
        "bg#b9c7bd b2#93a891 ht#4a4f58 ba#a63a22 ct#4f4a55 sh#f4e9d2 ac#a63a22",
    ),
    "jimmy_texas": person(
        "oval merry small grin - straight",
        "rails bandana stetson straw lonestar",
        "tan straw",
        "bg#e8c27c b2#cb9f58 ht#b98a55 ba#a63a22 ct#7a5230 sh#f1e4c7 ac#35607a",
    ),
    "manuelita": person(
        "heart lash small full - braids",
        "steam shawl straw tickets earring",
        "olive black",
        "bg#dfa58c b2#c78069 ht#e0c27a ba#71834a ct#a63a22 sh#f7eed9 ac#cb9a3e",
    ),
    "sancho": person(
        "round wide hook gap walrus curl",
        "boxcar poncho rag crowbar",
        "brown black",
        "bg#b9a36e b2#94804f ht#a63a22 ba#d9a441 ct#4f6248 sh#e9dcbf ac#d9a441",
    ),
    "sgt_blaze": person(
        "square bold straight frown burnside crop",
        "trestle cavalry cavalry chevrons flame",
        "deep black",
        "bg#d98f5c b2#b96a3c ht#35506b ba#cb9a3e ct#35506b sh#cb9a3e ac#cb9a3e",
    ),
    "shade_oconnor": person(
        "gaunt calm straight line goatee wave",
        "steam collar hanging shades",
        "fair red",
        "bg#8e97a0 b2#727c87 ht#2c2a2e ba#71834a ct#2f3a34 sh#c3b292 ac#71834a",
    ),
    "zippy_roy": person(
        "oval bold small grin stubble short",
        "rails jacket engineer goggles whistle",
        "warm brown",
        "bg#9fbcc0 b2#7b9da3 ht#e9dcbf ba#35607a ct#35607a sh#e9dcbf ac#a63a22",
    ),
}
"""What the characters look like."""
