"""Motifs of the equipment of Gold Rush, 100 x 100, and its characters."""

from typing import Final

from tools.art.ink import box, cut, dashes, disc, fill, group, line, oval, ring, shape, star, wedges
from tools.art.parts import BOOT, HAT, cartridge, wheel
from tools.art.portrait_grounds import PLAIN
from tools.art.portrait_recipes import person
from tools.art.portrait_strokes import fill as mark
from tools.art.portrait_strokes import line as stroke
from tools.art.portrait_strokes import shape as outlined

_LUMP: Final = cut(
    shape("M2 22l3-12 11-7 12 3 6 11-4 11-12 4-12-3z", "$B", 2.6),
    line("M6 11l9 5 12-9M15 16l-3 14M15 16l15 11M15 16l18 1", 1.5),
    fill("M8 11l8-5 6 1-7 6z", "$P"),
)
"""A nugget, 36 wide and high."""


def _nugget(x: float, y: float, scale: float) -> str:
    """A nugget, its upper left corner here."""
    return group(f"translate({x:g} {y:g}) scale({scale:g})", _LUMP)


def _card(x: float, y: float, turn: float, pip: str, colour: str = "$R") -> str:
    """A playing card with a pip."""
    return group(
        f"translate({x:g} {y:g}) rotate({turn:g})",
        box(-13, -19, 26, 38, "$P", 2.4, 3),
        fill(pip, colour),
    )


_HEART: Final = "M0 9C-9 3-11-1-11-5c0-4 3-6 6-6s4 1 5 4c1-3 3-4 5-4s6 2 6 6c0 4-2 8-11 14z"
_DIAMOND: Final = "M0-12L8 0 0 12-8 0z"
_SPADE: Final = "M0-11C8-4 11 0 11 4c0 5-6 7-9 3l3 7H-5l3-7c-3 4-9 2-9-3 0-4 3-8 11-15z"
_CLUB: Final = "M0-11a5 5 0 0 1 4 8a5 5 0 1 1-3 8l3 7H-4l3-7a5 5 0 1 1-3-8a5 5 0 0 1 4-8z"

_GLASS: Final = cut(
    shape("M26 30h48l-7 58c-8 6-26 6-34 0z", "$P", 3.4),
    fill("M30 52h40l-4.4 34c-7 5-24 5-31 0z", "$O"),
    line("M30 52c8 5 30 5 40 0", 2.2),
    oval(50, 30, 24, 7, "$P", 3),
    fill("M35 40l4 1 3 40-4-2z", "$P"),
    fill(wedges(66, 58, 6, -0.7, 4.6, -9, 0, 1.1)),
)

GOLD_RUSH: Final = {
    "boots": cut(
        group("translate(46 6) scale(.86)", BOOT),
        group("translate(12 30) scale(.98)", BOOT),
        fill("M4 90h92v5H4z"),
        line("M70 12l9-6M76 24h12M4 30l8 4", 3),
    ),
    "bottle": cut(
        shape("M41 4h18v20c0 8 13 10 13 24v44c0 4-3 5-6 5H34c-3 0-6-1-6-5V48c0-14 13-16 13-24z", "$G", 3.4),
        fill("M39 3h22v9H39z", "$H"),
        line("M39 12h22", 2.4),
        shape("M28 52h44v30H28z", "$P", 2.6),
        fill("M50 55l3 8 8 .5-6 5 2 8-7-4.5-7 4.5 2-8-6-5 8-.5z", "$R"),
        fill("M34 36l5-6-1 15-4 3zM33 84h4v8h-4z", "$P"),
        fill(wedges(70, 46, 10, 0, 4.8, -7, 1, 1.1)),
        _nugget(70, 66, 0.74),
    ),
    # A pipe with feathers, its smoke rising.
    "calumet": cut(
        line("M14 90L84 26", 8),
        line("M14 90L84 26", 4, "$H"),
        shape("M76 22l16 10-10 20-16-10z", "$R", 3),
        oval(84, 26, 9, 4.5, "$I", 2),
        line("M26 79l7 8M33 73l7 8M56 52l7 8", 3, "$B"),
        shape("M42 66c-2 10-8 18-18 24 4-10 8-17 14-24z", "$P", 2.2),
        shape("M50 60c2 12-1 22-8 30-1-11 0-20 4-29z", "$R", 2.2),
        line("M38 70c-4 6-8 12-13 18M48 62c-1 9-2 17-5 26", 1.5),
        line("M84 18c-8-5 6-9-2-14M70 16c-9-4 2-10-8-12", 3),
        _card(24, 30, -14, _DIAMOND),
    ),
    "gold_pan": cut(
        shape("M6 44h88L78 78c-14 10-42 10-56 0z", "$S", 3.4),
        oval(50, 44, 44, 17, "$S", 3.4),
        oval(50, 46, 35, 12, "$U", 2.4),
        _nugget(28, 34, 0.52),
        _nugget(47, 40, 0.44),
        _nugget(58, 33, 0.58),
        line("M20 44c4-3 8-4 12-5M72 52c4-1 6-2 8-4", 2, "$P"),
        fill(wedges(86, 58, 7, -3.4, 3.8, -12, -1, 1.2)),
        line("M24 14v10M40 6v12M60 8v10M76 16v8", 3.4, "$U"),
    ),
    # A signpost into the hills, where everyone runs.
    "gold_rush": cut(
        shape("M2 78L30 38l14 18 20-34 34 56z", "$S", 3),
        fill("M64 22l9 15-6 4-4-5-6 5-5-1zM30 38l6 8-5 4-5-4-4 2z", "$P"),
        fill(wedges(78, 46, 6, 3, 5.4, -10, 2, 1.2)),
        shape("M0 76h100v22H0z", "$H", 3),
        line("M6 84h20M40 90h26M76 84h18", 2),
        shape("M45 52h8v44h-8z", "$H", 2.6),
        shape("M22 46h48l12 10-12 10H22z", "$B", 3),
        _nugget(36, 46, 0.56),
        line("M28 56h4", 2.6),
        group("translate(4 66) scale(.3)", HAT),
    ),
    "gun_belt": cut(
        line("M8 34c20 26 64 26 84 0", 20),
        line("M8 34c20 26 64 26 84 0", 14, "$H"),
        *[cartridge(x, y, -90, 0.62) for x, y in ((20, 45), (31, 51), (68, 51), (79, 45))],
        shape("M40 44h20v22H40z", "$B", 3),
        box(45, 49, 10, 12, "$H", 2.2, 1),
        shape("M66 62l18-7 6 32c-4 8-14 9-18 2z", "$I", 3),
        shape("M62 56l16-18 12 6-6 12-16 6z", "$H", 2.8),
        dashes("M71 64l11-4 4 24", 1.6, "3 2.6", "$B"),
        line("M14 72c6 8 14 14 24 16", 3),
        disc(14, 70, 3, "$B", 1.6),
    ),
    "horseshoe": cut(
        shape(
            "M30 92C6 66 4 8 50 8s44 58 20 84l-14-8C72 60 74 26 50 26S28 60 44 84z",
            "$S",
            3.4,
        ),
        *[
            disc(x, y, 2.8, "$I")
            for x, y in ((30, 78), (21, 58), (21, 38), (33, 22), (67, 22), (79, 38), (79, 58), (70, 78))
        ],
        fill("M24 48c1-14 8-22 18-25-8 7-12 16-13 27z", "$P"),
        fill(wedges(78, 66, 5, -2, 4.6, -9, -1, 1.1)),
        fill(star(50, 56, 5, 12, 5), "$B"),
    ),
    # A paw on a string, beads and a tooth.
    "lucky_charm": cut(
        line("M14 6c2 34 18 44 36 44S84 40 86 6", 3.6, "$H"),
        *[
            disc(x, y, 4.4, colour, 2)
            for x, y, colour in ((22, 33, "$R"), (33, 44, "$U"), (67, 44, "$U"), (78, 33, "$R"))
        ],
        shape("M38 50h24l6 26c0 12-8 18-18 18s-18-6-18-18z", "$S", 3.2),
        fill("M42 84c0-5 16-5 16 0 0 6-16 6-16 0z", "$R"),
        *[oval(x, y, 3, 4, "$R") for x, y in ((38, 76), (46, 71), (54, 71), (62, 76))],
        shape("M36 44h28v10H36z", "$B", 2.8),
        fill(wedges(64, 58, 5, 0.8, 4.4, -8, 0, 1)),
    ),
    # Two hats, one plan.
    "pardner": cut(
        shape("M4 98c0-22 10-34 24-34s24 12 24 34z", "$U", 3.2),
        shape("M48 98c0-24 10-36 26-36s24 14 24 36z", "$H", 3.2),
        disc(30, 52, 15, "$H", 3),
        disc(72, 48, 16, "$S", 3),
        shape("M16 54c8 4 20 4 28 0l-2 12-12 8-12-8z", "$R", 2.6),
        shape("M56 52c9 4 23 4 32 0l-3 12-13 9-13-9z", "$I", 2.6),
        group("translate(4 16) scale(.52)", HAT),
        group("translate(44 8) scale(.58)", HAT),
        fill("M24 47h5v3h-5zM34 47h5v3h-5zM65 43h5v3h-5zM76 43h5v3h-5z"),
        fill(wedges(92, 78, 4, 1, 5, -11, 0, 1.2)),
    ),
    "pickaxe": cut(
        group(
            "rotate(38 50 50)",
            shape("M46 14h9v82c0 4-9 4-9 0z", "$H", 3),
            line("M49 22v66", 1.6),
            shape("M50 6c-18 0-34 6-44 20 14-8 28-10 44-10s31 2 45 10C86 12 69 6 50 6z", "$S", 3.2),
            fill(wedges(88, 20, 6, -6, -1.4, -2, 5, 1)),
            fill("M42 4h17v16H42z"),
        ),
        _nugget(4, 62, 0.86),
        _nugget(66, 70, 0.62),
        line("M14 56l-6-8M26 58l2-9", 2.6),
    ),
    # A jug among the four suits.
    "rhum": cut(
        _card(18, 26, -16, _HEART),
        _card(82, 26, 16, _SPADE, "$I"),
        _card(16, 74, 12, _CLUB, "$I"),
        _card(84, 74, -12, _DIAMOND),
        shape("M40 14h20v14c14 6 18 16 18 30 0 22-8 36-28 36S22 80 22 58c0-14 4-24 18-30z", "$H", 3.4),
        fill("M38 8h24v9H38z", "$S"),
        line("M38 17h24M38 8h24", 2.2),
        shape("M66 34c16-2 16 22 4 24", "none", 4),
        shape("M30 52h40v20H30z", "$P", 2.4),
        line("M35 57l7 10M42 57l-7 10M47 57l7 10M54 57l-7 10M58 57l7 10M65 57l-7 10", 2),
        fill(wedges(74, 66, 5, -1.2, 4.8, -8, 0, 1.1)),
    ),
    "rucksack": cut(
        line("M24 40C4 46 6 76 20 82M76 40c20 6 18 36 4 42", 5, "$H"),
        shape("M22 32c0-14 12-22 28-22s28 8 28 22v54c0 6-4 9-9 9H31c-5 0-9-3-9-9z", "$G", 3.4),
        shape("M20 34c0-16 12-24 30-24s30 8 30 24c-4 12-14 17-30 17S24 46 20 34z", "$H", 3.2),
        shape("M32 62h36v26H32z", "$H", 2.8),
        shape("M45 44h10v16H45z", "$B", 2.4),
        shape("M46 68h8v10h-8z", "$B", 2),
        box(28, 2, 44, 12, "$R", 3, 6),
        fill("M36 3h4v10h-4zM60 3h4v10h-4z"),
        fill(wedges(76, 54, 6, 0, 6, -8, 1, 1.2)),
    ),
    "shot": cut(
        _GLASS,
        line("M16 18l8 6M50 6v10M84 18l-8 6", 3.4, "$B"),
        shape("M50 76c-9-6-11-9-11-13 0-3 3-5 5-5s5 1 6 4c1-3 4-4 6-4s5 2 5 5c0 4-2 7-11 13z", "$R", 2.4),
    ),
    # A locomotive comes head on.
    "union_pacific": cut(
        line("M30 98L42 64M70 98L58 64M18 92h64M26 84h48", 4, "$H"),
        shape("M38 6h24l4 18H34z", "$I", 3),
        shape("M22 28h56v36H22z", "$U", 3.2),
        disc(50, 40, 21, "$S", 3.2),
        ring(50, 40, 15, 2),
        disc(50, 40, 8.5, "$B", 2.4),
        fill(star(50, 40, 8, 5, 2.4), "$P"),
        shape("M14 62h72v8H14z", "$R", 3),
        shape("M20 70h60L66 94H34z", "$I", 3),
        line("M36 72l5 20M50 72v20M64 72l-5 20", 2.2, "$B"),
        fill("M34 4c-8-4-2-8 6-3 4-5 18-5 22 0 8-4 12 2 4 5z", "$P"),
        wheel(13, 74, 8, 6),
        wheel(87, 74, 8, 6),
    ),
    # A poster with a hole where the face should be.
    "wanted": cut(
        group(
            "rotate(-4 50 50)",
            shape("M16 6l68-2 2 88-70 4z", "$P", 3.2),
            fill("M24 14h5l2 9 3-9h4l3 9 2-9h5l-5 16h-5l-2-8-3 8h-5zM52 14h24v5H52zM52 24h24v5H52z"),
            disc(50, 56, 17, "$S", 2.8),
            fill("M34 62c8-8 24-8 32 0-4 8-10 11-16 11s-12-3-16-11z", "$R"),
            group("translate(28 32) scale(.44)", HAT),
            fill("M42 53h5v3h-5zM53 53h5v3h-5z"),
            line("M26 80h48M32 87h36", 3),
        ),
        _nugget(66, 66, 0.8),
        disc(20, 10, 3, "$I"),
        disc(80, 8, 3, "$I"),
    ),
}
"""The motifs by the id of their card."""

GROUNDS: Final = {
    "ground-mine": PLAIN
    + mark("M0 0h120v120H0z", "@b2")
    + outlined("M18 120V34l14-16h56l14 16v86H88V44H32v76z", "@bg", 1.6)
    + mark("M32 44h56v76H32z", "@bg")
    + stroke("M24 40h8M88 40h8M22 70h10M88 70h10M22 98h10M88 98h10", 1.6),
    "ground-tents": PLAIN
    + outlined("M-6 96L22 40l28 56zM66 96l30-64 30 64z", "@b2", 1.6)
    + stroke("M22 40v56M96 32v64M22 40l-6-8M96 32l6-9", 1.6)
    + mark("M0 96h120v24H0z", "@b2")
    + stroke("M0 96h120", 1.6),
    "ground-sluice": PLAIN
    + outlined("M-4 34l128 28v14L-4 48z", "@b2", 1.6)
    + stroke("M-4 41l128 28M16 52v68M60 62v58M104 72v48", 1.6)
    + mark("M0 108h120v12H0z", "@b2"),
    "ground-lumps": PLAIN
    + mark(
        "".join(
            f"M{x} {y + 8}l3-7 8-3 7 5-2 8-8 3z" for x, y in ((4, 8), (44, 2), (92, 10), (20, 40), (98, 46))
        )
        + "".join(f"M{x} {y + 8}l3-7 8-3 7 5-2 8-8 3z" for x, y in ((0, 74), (100, 82), (66, 20), (8, 104))),
        "@b2",
    ),
}
"""What stands behind them."""

PORTRAITS: Final = {
    "don_bell": person(
        "long sly straight smirk handlebar part",
        "lumps suit tophat pocket cigar",
        "warm black",
        "bg#cfae6a b2#b8934c ht#2f2a33 ba#a63a22 ct#4a3f57 sh#f4e9d2 ac#d9a441",
    ),
    "dutch_will": person(
        "round merry broad soft burnside straight",
        "sluice vest cap three",
        "fair straw",
        "bg#b7c4a6 b2#8ca17c ht#3f5e77 ba#2b2019 ct#6d5338 sh#f1e4c7 ac#cb9a3e",
    ),
    "jacky_murieta": person(
        "oval bold hook line mask long",
        "tents bandana sombrero rounds",
        "olive black",
        "bg#e0b673 b2#c78d47 ht#5a2c22 ba#d9a441 ct#3f2f28 sh#e9dcbf ac#a63a22",
    ),
    "josh_mccloud": person(
        "square wide broad gap full wave",
        "mine braces slouch sack",
        "tan red",
        "bg#d8c08a b2#b98752 ht#7b6a4c ba#3a2c22 ct#54606a sh#e7c9a0 ac#8a5a35",
    ),
    "madam_yto": person(
        "round sly small full - plait",
        "sluice shawl tophat tonic pendant",
        "warm black",
        "bg#c98f86 b2#a8605a ht#3a2432 ba#d9a441 ct#6e2a3f sh#f4e9d2 ac#d9a441",
    ),
    "pretty_luzena": person(
        "heart wink small grin - curl",
        "tents dress straw pendant",
        "fair straw",
        "bg#cfd9d2 b2#9db5b0 ht#e0c27a ba#b8452f ct#b8647a sh#f7eed9 ac#cb9a3e",
    ),
    "raddie_snake": person(
        "gaunt squint hook smirk goatee nape",
        "sluice duster hanging scar shadow",
        "deep grey",
        "bg#a9a27e b2#7f7a58 ht#3d4a36 ba#71834a ct#4d5a3c sh#c3b292 ac#71834a",
    ),
    "simeon_picos": person(
        "square old straight frown stubble short",
        "mine jacket bandage plaster shovel",
        "brown brown",
        "bg#c8b79c b2#a3906f ht#e9dcbf ba#a63a22 ct#7a5a3a sh#d8c4a0 ac#a63a22",
    ),
}
"""What the characters look like."""
