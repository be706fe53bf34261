"""The motifs of The Valley of Shadows and the portraits of its characters."""

from typing import Final

from tools.art.event_parts import playing
from tools.art.ink import (
    bar,
    cut,
    dashes,
    disc,
    fill,
    group,
    line,
    oval,
    rays,
    ring,
    shape,
    star,
    veil,
    wedges,
)
from tools.art.parts import HAT, REVOLVER, cartridge
from tools.art.portrait_recipes import person

_FLOOR: Final = bar("M8 92h84", 2) + fill(wedges(16, 92, 9, 9, 0, 3, 5, 0.9))

_TARGET: Final = cut(
    disc(50, 48, 42, "$P", 3.5),
    disc(50, 48, 32, "$R", 2.5),
    disc(50, 48, 22, "$P", 2.5),
    disc(50, 48, 11, "$R", 2.5),
)

VALLEY_OF_SHADOWS: Final = {
    "ghost": cut(
        veil("M2 94h96v4H2z", "$I", 0.9),
        shape(
            "M20 92c-2-30-4-62 12-78 9-9 27-9 36 0 16 16 14 48 12 78l-9-8-8 9-9-9-8 9-9-9-8 9z",
            "$P",
            3.5,
        ),
        group("translate(16 -3) scale(.68 .6)", HAT),
        fill("M34 40c6-5 12-4 14 2-4 5-11 5-14-2zM66 40c-6-5-12-4-14 2 4 5 11 5 14-2z"),
        fill("M43 55c4-4 10-4 14 0-1 10-4 14-7 14s-6-4-7-14z"),
        fill(wedges(77, 44, 9, 0.4, 5, -10, 1, 1.1)),
        line("M28 58c-8 2-14 0-18-6M72 58c8 2 14 0 18-6", 5, "$I"),
        line("M28 58c-8 2-14 0-18-6M72 58c8 2 14 0 18-6", 2.4, "$P"),
    ),
    "lemat": cut(
        group("rotate(-14 50 50) translate(-2 16) scale(1.05)", REVOLVER),
        group(
            "rotate(-14 50 50) translate(-2 16) scale(1.05)",
            fill("M48 26h42v8H54z"),
            fill("M56 28h32v1.8H56z", "$P"),
            disc(41, 20, 9.5, "$S", 2.5),
            *[
                disc(41 + x, 20 + y, 1.8, "$I")
                for x, y in ((0, -6), (5.2, -3), (5.2, 3), (0, 6), (-5.2, 3), (-5.2, -3))
            ],
        ),
        fill(star(92, 18, 9, 11, 5, uneven=(1, 1, 0.7))),
        fill(star(92, 18, 9, 6, 3), "$O"),
        _FLOOR,
    ),
    "rattlesnake": cut(
        line("M22 86c-14-8-10-24 10-24h40c16 0 16-16 0-16H36c-16 0-16-16 0-16h20", 15),
        line("M22 86c-14-8-10-24 10-24h40c16 0 16-16 0-16H36c-16 0-16-16 0-16h20", 9, "$G"),
        dashes("M22 86c-14-8-10-24 10-24h40c16 0 16-16 0-16H36c-16 0-16-16 0-16h20", 4, "5 7", "$H"),
        shape("M52 20c8-8 24-8 30 2l6 8c-6 8-26 12-36 6-6-4-6-10 0-16z", "$G"),
        disc(71, 23, 3.4, "$B", 2),
        bar("M71 21v4.5", 1.4),
        line("M87 31c5 0 7 2 9 5M87 31c5-1 8-3 10-6", 2, "$R"),
        fill("M60 33c8 3 18 2 26-3l-3 5c-7 4-16 5-22 3z", "$P"),
        *[shape(f"M{24 + 7 * n} {84 - n}h7v9h-7z", "$B", 2) for n in range(5)],
        line("M62 76l6-5M66 84l8-1M60 70l3-7", 2),
    ),
    "shotgun": cut(
        group(
            "rotate(-24 50 50)",
            shape("M44 40h58v6H44zM44 47h58v6H44z", "$I", 2),
            fill("M46 42h54v1.6H46zM46 49h54v1.6H46z", "$S"),
            shape("M28 38h22v18H34z", "$S", 2.5),
            shape("M-6 54c10-8 22-14 36-16l6 16c-14 2-24 10-32 20z", "$H"),
            line("M38 56c0 9 11 9 12 0", 2.4),
            fill(wedges(10, 58, 5, 5, -3, -6, 4, 0.9)),
            shape("M54 53h26v6H56z", "$H", 2),
        ),
        *[disc(x, y, 2.2, "$I") for x, y in ((90, 6), (97, 16), (84, 4), (96, 28), (91, 18), (99, 8))],
        cartridge(22, 18, -30, 0.9),
        cartridge(38, 12, 16, 0.9),
    ),
    "bounty": cut(
        shape("M12 6l74-2 4 88-78 4z", "$P", 3.5),
        bar("M20 16h58M20 20h58", 2),
        shape("M26 28h46v34H26z", "$S", 2.5),
        oval(49, 46, 10, 12, "$H", 2),
        group("translate(28 22) scale(.42 .34)", HAT),
        fill("M34 62c2-8 28-8 30 0z"),
        fill("M40 48h18v8c-6 4-12 4-18 0z", "$R"),
        fill("M22 68h54v5H22z"),
        disc(40, 83, 8, "$B", 2.5),
        disc(56, 83, 8, "$B", 2.5),
        bar("M40 78v10M56 78v10", 2),
        disc(49, 4, 3.4, "$R", 2),
        fill(wedges(84, 30, 8, 0.3, 7, -8, 1, 0.9)),
    ),
    "bandidos": cut(
        fill(rays(50, 62, 15, 34, 62, 0.4, -170), "$O"),
        *[
            group(
                f"translate({x} {y}) scale({scale})",
                fill("M-24 62c0-30 8-44 24-44s24 14 24 44z"),
                oval(0, 6, 13, 16, "$H", 2.5),
                fill("M-14 6h28l-4 14-10 8-10-8z", colour),
                shape(
                    "M-34-2c6-5 16-4 20-6 0-16 6-20 14-20s14 4 14 20c4 2 14 1 20 6-14 8-54 8-68 0z", "$B", 3
                ),
                fill("M-8 0h6v3h-6zM2 0h6v3H2z"),
            )
            for x, y, scale, colour in ((22, 50, 0.74, "$U"), (78, 50, 0.74, "$G"), (50, 52, 1, "$R"))
        ],
        bar("M4 96h92", 3),
    ),
    "escape": cut(
        shape("M18 6h64v90H18z", "$H", 3.5),
        shape("M26 14h48v82H26z", "$U", 2),
        fill("M26 96V14l34 10v72z", "$B"),
        line("M26 14l34 10v72", 2.5),
        disc(54, 60, 3, "$I"),
        fill(
            "M70 40c5-2 9 2 8 7-1 3-3 4-5 4l8 9 10 2-1 5-13-2-5-6-5 11 9 9-2 16h-6l1-13-11-9-7 11-13 1v-6"
            "l10-1 8-15 5-12-8 2-3 9-5-2 3-12 14-4z"
        ),
        line("M92 84h8M90 74h10M94 92h6", 2),
        fill("M64 42c4-6 12-7 16-3 4 0 6 1 8 3-7 3-16 3-24 0z"),
    ),
    "aim": cut(
        _TARGET,
        bar("M50 0v24M50 72v24M2 48h24M74 48h24", 3),
        shape("M44 40l5 6-5 6-6-6zM58 44l5 6-5 6-6-6z", "$I", 1),
        fill(wedges(86, 34, 7, -0.6, 5, -9, 1, 1)),
        cartridge(24, 88, 60, 0.8),
        cartridge(78, 88, -60, 0.8),
    ),
    "poker": cut(
        oval(50, 78, 46, 18, "$G", 3.5),
        oval(50, 76, 38, 12, "$U", 2),
        playing(24, 42, -26, "", 1.15),
        playing(41, 36, -9, "", 1.15),
        playing(60, 36, 9, "", 1.15),
        playing(77, 42, 26, "spades", 1.15),
        *[disc(x, 76 - y, 8, colour, 2.5) for x, y, colour in ((38, 0, "$R"), (38, 5, "$P"), (62, 0, "$B"))],
        ring(38, 71, 4, 1.4),
        ring(62, 76, 4, 1.4),
    ),
    "backfire": cut(
        shape("M76 44c10 0 16 6 16 15s-7 15-17 15H34v11L8 66l26-19v11h40c3 0 3-3 0-3H54V44z", "$R"),
        line("M40 66h36c8 0 9-12 0-13", 1.8, "$P"),
        group("translate(30 4) scale(.62 .6)", REVOLVER),
        fill(star(15, 30, 8, 13, 6, uneven=(1, 1, 0.7))),
        fill(star(15, 30, 8, 8, 4), "$O"),
        fill(wedges(88, 62, 4, -3, 4, -9, 1, 1)),
        bar("M10 94h80", 2),
    ),
    "saved": cut(
        shape("M66 88C40 66 34 50 40 40c6-9 20-8 26 2 6-10 20-11 26-2 6 10 0 26-26 48z", "$R", 3.5),
        fill("M48 46c3-4 8-4 11-1l-3 5c-3-1-5 0-8 3z", "$P"),
        fill(wedges(90, 52, 6, -2, 5, -10, 1, 1)),
        shape(
            "M46 96c-14-2-24-12-24-28V34c0-6 8-6 8 0v22-34c0-6 9-6 9 0v33-38c0-6 9-6 9 0v38-32c0-6 8-6 8 0v42"
            "l6-7c5-5 11 0 8 6L60 90c-3 5-8 7-14 6z",
            "$H",
            3.5,
        ),
        line("M32 70c8-6 18-6 26 2M34 80c6-3 12-3 18 1", 1.8),
        shape("M18 92l10-10 26 10-6 8H22z", "$U", 3),
        group(
            "translate(6 16) rotate(8)",
            fill("M-4-4h14v8H-4z", "$B"),
            shape("M10-5c8 0 11 3 12 5-1 2-4 5-12 5z", "$S", 2),
        ),
        line("M-2 10h-6M0 22h-6", 2),
    ),
    "fanning": cut(
        *[
            group(
                f"rotate({turn} 22 66)",
                fill("M34 62h58v3H34z", colour),
                shape("M92 58l8 5.5-8 5.5z", "$B", 2),
            )
            for turn, colour in ((-46, "$O"), (-30, "$S"), (-14, "$O"))
        ],
        group("translate(0 46) scale(.66)", REVOLVER),
        shape("M14 38c6-8 20-10 26-4l-2 7-8-2-6 11c-6 2-12 0-14-4z", "$H", 2.5),
        line("M24 34l-4-7M31 31l-1-8M38 32l3-7", 3.5),
        line("M24 34l-4-7M31 31l-1-8M38 32l3-7", 1.6, "$H"),
        line("M4 40c4-8 10-14 18-18M2 52c2-4 4-8 6-10", 2),
    ),
    "tomahawk": cut(
        group(
            "rotate(38 50 50)",
            shape("M46 4h9v92h-9z", "$H", 3),
            fill(wedges(54, 40, 9, 0, 5, -6, 0, 0.8)),
            shape("M30 10h32c8-6 18-6 28 4-2 16-8 26-14 32-4-10-8-14-14-16H30z", "$S", 3.5),
            line("M86 16c-2 10-6 18-11 24", 2, "$P"),
            bar("M42 12v16M60 12v16", 3, "$R"),
            shape("M46 76h9v6h-9zM46 86h9v6h-9z", "$R", 1.5),
        ),
        line("M12 70c4 8 8 13 14 18M6 54c0 4 1 8 2 11M80 92c-6 3-12 4-18 4", 2),
        shape("M24 58c-9 2-14 10-12 20 6-1 13-9 12-20zM30 66c-6 6-7 14-1 21 5-5 7-14 1-21z", "$P", 2),
    ),
    "tornado": cut(
        bar("M2 95h96", 2.5),
        shape("M6 12c8-12 82-12 88 0-4 10-80 10-88 0z", "$S"),
        shape("M14 26c8-7 66-7 72 0-4 9-66 9-72 0z", "$S"),
        shape("M24 41c8-6 46-6 50 0-3 8-46 8-50 0z", "$S"),
        shape("M32 56c6-5 34-5 38 0-3 7-34 7-38 0z", "$S"),
        shape("M42 70c5-4 20-4 24 0-3 6-20 6-24 0z", "$S"),
        shape("M48 82c4-3 10-3 13 0-2 8-6 12-9 13-3-3-5-8-4-13z", "$S", 2.5),
        fill(wedges(90, 12, 6, -5, 13, -14, 1, 1.1)),
        playing(16, 62, -32, "", 0.75),
        playing(84, 54, 28, "", 0.75),
        playing(80, 82, -14, "", 0.6),
        line("M4 84c8 4 20 4 28 0M72 92c6-2 12-2 18 0", 2),
    ),
    "last_call": cut(
        shape("M30 44h40l-4 48H34z", "$B", 3.5),
        fill("M34 50h32l-1 8H35z", "$P"),
        shape("M26 44c-6-8 2-17 9-14 2-8 14-9 17-2 7-5 16 1 14 8 7 1 8 9 2 12-12 3-34 2-42-4z", "$P", 3),
        line("M70 52h8c10 0 10 28-4 28h-6", 6),
        line("M70 52h8c10 0 10 28-4 28h-6", 2.6, "$P"),
        line("M42 62v22M50 62v22M58 62v22", 2),
        fill(wedges(66, 56, 6, -0.5, 5.5, -6, 0, 0.9)),
        shape("M12 6c10-8 22-2 22 9v8H6v-8c0-4 2-7 6-9z", "$S", 2.5),
        fill("M4 22h32v4H4z"),
        disc(20, 29, 3.5, "$I"),
        line("M42 8c4 2 6 5 7 9M40 18c2 1 4 2 5 4", 2),
        bar("M12 95h76", 2.5),
    ),
}

_PLAIN: Final = fill("M0 0h120v120H0z", "@bg")

PARTS: Final = {
    "ground-valley": cut(
        _PLAIN,
        disc(60, 30, 16, "@b2"),
        fill("M-2 122V20l20 22 12-8 18 46 12 14 14-16 16-44 14 10 18-24v102z", "@b2"),
        line("M-2 20l20 22 12-8 18 46 12 14 14-16 16-44 14 10 18-24", 1.6),
        fill(wedges(30, 44, 6, 2.4, 7, -10, 2, 1) + wedges(112, 40, 6, -2.4, 8, -10, 2, 1)),
    ),
    "ground-graves": cut(
        _PLAIN,
        fill("M0 88c30-8 90-8 120 0v32H0z", "@b2"),
        line("M0 88c30-8 90-8 120 0", 1.6),
        shape("M8 92V40h-8v-9h8V20h9v11h9v9h-9v52zM98 94V52h-9v-9h9V32h9v11h9v9h-9v42z", "@b2", 1.6),
        shape("M30 86V72c0-10 14-10 14 0v14zM76 86V74c0-9 12-9 12 0v12z", "@b2", 1.6),
        fill("M50 12c4-4 8-3 10 0 2-3 6-4 10 0-4 0-8 1-10 5-2-4-6-5-10-5z"),
    ),
    "ground-smoke": cut(
        _PLAIN,
        line("M12 122C2 96 30 84 16 60S4 28 22 2M104 122c12-24-14-38-2-62s12-36-2-60", 8, "@b2"),
        line("M32 122c8-22-10-30 0-52M88 122c-8-24 10-34 2-54", 5, "@b2"),
    ),
    "ground-lattice": cut(
        _PLAIN,
        bar("M-10 30L30-10M-10 70L70-10M-10 110L110-10M20 130L130 20M60 130l70-70", 4, "@b2"),
        bar("M130 30L90-10M130 70L50-10M130 110L10-10M100 130L-10 20M60 130l-70-70", 4, "@b2"),
    ),
}
"""What stands behind the people of the valley."""

PORTRAITS: Final = {
    "black_flower": person(
        "heart lash small full - straight",
        "lattice dress riding rose fan",
        "olive black",
        "bg#6d5a72 b2#8c7690 ht#2a2430 ba#a63a22 ct#2d2733 sh#cbb8c4 ac#241c28",
    ),
    "colorado_bill": person(
        "long squint hook line walrus long",
        "valley buckskin cavalry rifle",
        "tan straw",
        "bg#d59a6a b2#b0693f ht#3f4a35 ba#cb9a3e ct#a5713c sh#e9dcbf ac#3f4a35",
    ),
    "der_spot_burst_ringer": person(
        "square wide broad grin imperial spikes",
        "smoke cavalry kepi belt scar",
        "fair straw",
        "bg#aeb7a0 b2#94a084 ht#4a5a4a ba#cb9a3e ct#4a5a4a sh#f1e4c7 ac#a63a22",
    ),
    "evelyn_shebang": person(
        "oval wink small smirk - bun",
        "valley vest gambler pair earring",
        "brown black",
        "bg#e0b98a b2#c08f55 ht#6e2a3c ba#f1e4c7 ct#35607a sh#f4e9d2 ac#cb9a3e",
    ),
    "henry_block": person(
        "square bold broad frown burnside bald",
        "graves suit bowler badge cigar",
        "fair brown",
        "bg#a8bcc4 b2#8aa2ac ht#4b3a2c ba#2b2019 ct#4f4a3c sh#f4e9d2 ac#35607a",
    ),
    "lemonade_jim": person(
        "oval merry straight soft - part",
        "lattice suit stetson bottle medal",
        "fair straw",
        "bg#efe0a4 b2#d9b54a ht#f1ead6 ba#cb9a3e ct#f1ead6 sh#cfe0d8 ac#35607a",
    ),
    "mick_defender": person(
        "square calm broad line full crop",
        "smoke jacket fur plaster fist",
        "warm red",
        "bg#93a98a b2#6f8766 ht#6b4a2e ba#8a6a45 ct#5d3f2a sh#d8c8a4 ac#71834a",
    ),
    "tuco_franziskaner": person(
        "round sly hook gap stubble curl",
        "graves poncho sombrero pendant loot",
        "olive black",
        "bg#d8cbb0 b2#bda98a ht#57412f ba#cb9a3e ct#6b4a35 sh#c3a676 ac#8f3a26",
    ),
}
