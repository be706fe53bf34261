"""Motifs of the abilities on the poker cards of Western Legends, 100 x 100."""

from typing import Final

from tools.art.ink import bar, box, cut, disc, fill, group, line, rays, shape, star, tinted, wedges
from tools.art.parts import BOOT, GUNMAN, REVOLVER

_SPADE: Final = "M0-14c5 7 12 10 12 17 0 6-7 7-10 3 0 4 1 7 3 9H-5c2-2 3-5 3-9-3 4-10 3-10-3 0-7 7-10 12-17z"


_LEAF: Final = "M0 0C-24-10-28-30-14-36c8-3 14 4 14 10 0-6 6-13 14-10 14 6 10 26-14 36z"


def poker_card(x: float, y: float, turn: float, back: bool = False) -> str:
    """A poker card round its middle, its back or its spade up."""
    face = box(-12, -17, 24, 34, "$R") + disc(0, 0, 5, "$B") if back else fill(_SPADE)
    return group(f"translate({x} {y}) rotate({turn})", box(-16, -22, 32, 44, "$P", 3, 4), face)


ABILITIES: Final = {
    "sprint": cut(
        line("M2 30h22M0 46h18M4 62h16", 4),
        group("translate(30 6) scale(1.18)", BOOT),
        fill("M6 82h22l-22 5zM34 88h44l-44 5z"),
        bar("M4 94h92", 2.5),
    ),
    "cheat": cut(
        group(
            "rotate(16 50 50)",
            poker_card(50, 27, 0),
            shape("M26 42h48l3 16H23z", "$P", 3),
            shape("M24 58h52l8 46H16z", "$U", 3.5),
            disc(66, 50, 3, "$B", 1.6),
            line("M38 64l-4 34M52 64v34", 2),
            fill(wedges(77, 66, 6, 1, 5, -14, 0, 1.2)),
        ),
        line("M14 16l8 8M8 32l11 2M28 4l3 10", 3),
    ),
    "sucker_punch": cut(
        fill(star(30, 46, 11, 32, 17, -90, (1, 0.9, 1.1))),
        fill(star(30, 46, 11, 26, 13, -90, (1, 0.9, 1.1)), "$R"),
        fill(star(30, 46, 9, 15, 7), "$B"),
        shape(
            "M100 36L72 34c-2-8-14-10-20-6-8-2-16 2-16 10-3 4-3 8 0 11-1 4 1 8 5 9 1 6 8 9 14 7h16l29 7z",
            "$H",
        ),
        line("M36 40c6-2 12-2 18 0M37 50c6-2 12-2 18 0M42 58c4-2 10-2 14 0M54 28c4 4 6 10 4 16", 2.4),
        shape("M78 30h22v46H78z", "$U", 3),
        bar("M84 30v46", 2),
        fill(wedges(76, 66, 5, -5, 0, -3, -9, 1)),
    ),
    "manhunt": cut(
        shape("M14 6h60v70H14z", "$P"),
        fill("M22 14h44v8H22z", "$R"),
        shape("M30 28h28v28H30z", "$S", 2.2),
        fill(
            "M34 56c1-8 4-11 7-12-4-2-6-3-7-5 3-1 5-1 5-1 0-6 2-8 5-8s5 2 5 8"
            "c0 0 2 0 5 1-1 2-3 3-7 5 3 1 6 4 7 12z"
        ),
        bar("M24 63h40M28 69h32", 2.6),
        group("translate(73 73)", shape(star(0, 0, 6, 26, 15), "$B"), disc(0, 0, 9, "$P", 2.4)),
        *[
            disc(x, y, 4, "$B", 2.2)
            for x, y in ((73, 47), (95.5, 60), (95.5, 86), (73, 99), (50.5, 86), (50.5, 60))
        ],
    ),
    "shootout": cut(
        disc(50, 48, 36, "$R"),
        fill("M0 78h100v22H0z", "$P"),
        fill("M0 77h100v3H0zM0 84h34l-34 4zM100 90H62l38 4z"),
        group("translate(24 26) scale(.32)", tinted("$I", GUNMAN)),
        group("translate(76 26) scale(-.32 .32)", tinted("$I", GUNMAN)),
        fill(star(50, 46, 8, 14, 6), "$I"),
        fill(star(50, 46, 8, 10, 4), "$B"),
    ),
    "hands_up": cut(
        shape(
            "M8 96L16 56c-4-8-8-18-8-26 0-4 5-4 6 0l5 14-3-30c0-5 6-5 7 0l4 27 1-32c0-5 7-5 7 0"
            "l1 33 6-26c1-4 7-3 6 2l-4 30c2 6 2 14 0 20l-4 28z",
            "$P",
        ),
        shape(
            "M92 96L84 56c4-8 8-18 8-26 0-4-5-4-6 0l-5 14 3-30c0-5-6-5-7 0l-4 27-1-32c0-5-7-5-7 0"
            "l-1 33-6-26c-1-4-7-3-6 2l4 30c-2 6-2 14 0 20l4 28z",
            "$P",
        ),
        shape("M2 78h44v22H2zM54 78h44v22H54z", "$U", 3),
        bar("M2 86h44M54 86h44", 2),
        fill(wedges(42, 60, 4, -1, 5, -8, 0, 1) + wedges(86, 60, 4, -1, 5, -8, 0, 1)),
    ),
    "saddle_up": cut(
        shape(
            "M14 30c10-4 16 2 22 8 10 8 22 8 32-2 6-8 8-18 4-26 10 0 16 8 14 18 6 10 4 24-6 32H24"
            "c-12-6-16-18-10-30z",
            "$H",
            3.5,
        ),
        line("M18 36c8 16 22 20 36 20s26-6 30-20", 2.4),
        fill(wedges(84, 40, 6, -3, 4, -11, 1, 1.1)),
        bar("M44 58l-2 18", 7),
        bar("M44 58l-2 18", 3, "$R"),
        line("M30 92c-2-10 4-16 12-16s14 6 12 16z", 4, "$I"),
        line("M30 92c-2-10 4-16 12-16s14 6 12 16z", 1.4, "$S"),
        line("M66 60l6 26M74 58l8 22", 3.4, "$R"),
        shape("M8 24c0-8 6-12 14-10l4 10-10 6z", "$B", 2.5),
    ),
    "quick_hand": cut(
        line("M2 26h24M0 42h20M4 58h18", 4),
        group("translate(18 18) rotate(-8) scale(.8)", REVOLVER),
        shape(
            "M16 92l8-22c4-10 10-16 18-18l6 4-4 10 12-6c4 0 6 4 3 7l-3 2c4 0 6 5 2 8l-4 2"
            "c2 2 2 6-2 7l-10 4-8 8z",
            "$P",
        ),
        line("M44 70l12-5M42 78l14-3M44 85l8-2", 2.2),
        shape("M10 100l8-24 18 10-6 14z", "$R", 3),
    ),
    "gold_nugget": cut(
        fill(rays(50, 50, 12, 40, 49, 0.35), "$B"),
        shape("M16 66l8-32 26-18 26 10 12 26-8 26-28 12-28-8z", "$B", 3.5),
        bar("M24 34l22 14 30-22M46 48l-8 36M46 48l36 30M46 48l42 4", 2.4),
        fill("M28 34l20-13 12 5-16 14z", "$P"),
        fill(wedges(80, 62, 6, -3, 5, -14, 1, 1.2)),
    ),
    "trackers_instinct": cut(
        group(
            "translate(34 44) rotate(-14)",
            shape("M0-34c14 0 18 12 15 26-2 10-6 14-13 14s-12-4-14-14c-4-14-2-26 12-26z", "$H"),
            shape("M-10 12c6 4 16 4 22 0 2 12-2 20-10 20s-14-8-12-20z", "$H"),
            fill(wedges(13, -22, 5, 0.2, 5, -12, 1, 1) + wedges(11, 16, 3, -1, 4, -10, 0, 0.9)),
        ),
        disc(64, 60, 22, "$P", 4),
        disc(64, 60, 15, "$U", 2),
        line("M56 54c2-4 6-6 10-6", 3, "$P"),
        line("M80 76l14 16", 9),
        line("M81 77l12 14", 5, "$B"),
    ),
    "helping_hand": cut(
        shape("M0 44l18-6 24 4 16-6 6 6-14 10 20-4 30-8v26c-8 8-22 14-36 16-18 2-34-4-46-16L0 66z", "$P"),
        line("M50 52l-14 4M70 62l14-6M64 70l14-6M56 76l12-5", 2.6),
        shape("M0 36h16v38H0z", "$U", 3),
        shape("M84 30h16v40H84z", "$R", 3),
        fill(wedges(20, 68, 5, 6, 3, 4, -8, 1)),
        fill("M46 8h8v8h8v8h-8v8h-8v-8h-8v-8h8z", "$R"),
        line("M46 8h8v8h8v8h-8v8h-8v-8h-8v-8h8z", 2.2),
    ),
    "bulletproof_vest": cut(
        shape("M24 6l12 4c4 8 24 8 28 0l12-4 12 20-8 12 6 54c-24 6-48 6-72 0l6-54-8-12z", "$S", 3.5),
        bar("M50 16v78", 2.4),
        line("M22 54c18 6 38 6 56 0M20 74c20 6 40 6 60 0", 2),
        *[
            disc(x, y, 2.6, "$B", 1.4)
            for x, y in ((28, 44), (72, 44), (26, 64), (74, 64), (24, 84), (76, 84))
        ],
        fill(wedges(80, 44, 9, 0.4, 5, -10, 0, 1.1)),
        *[
            disc(x, y, 5, "$B", 2.4)
            + line(f"M{x - 11} {y - 5}l5 2M{x + 6} {y + 4}l5 3M{x + 3} {y - 11}l-1 5M{x - 4} {y + 7}l-3 5", 2)
            for x, y in ((38, 34), (60, 62))
        ],
    ),
    "grit": cut(
        shape(
            "M50 94C20 74 6 56 6 36 6 20 16 10 28 10c10 0 18 6 22 16 4-10 12-16 22-16 12 0 22 10 22"
            " 26 0 20-14 38-44 58z",
            "$R",
            3.5,
        ),
        fill(wedges(90, 40, 8, -3.4, 6, -12, 1, 1.3)),
        line("M18 34c1-7 5-11 10-12", 4, "$P"),
        group(
            "rotate(-22 50 48)",
            shape("M-2 38h104v22H-2z", "$P", 3),
            line("M38 38v22M62 38v22", 2),
            line("M44 44h.1M50 44h.1M56 44h.1M44 49h.1M50 49h.1M56 49h.1M44 54h.1M50 54h.1M56 54h.1", 2.4),
        ),
    ),
    "cattle_baron": cut(
        shape(
            "M2 14c4 16 14 20 24 18l10 2h28l10-2c10 2 20-2 24-18 6 20-4 34-20 34l-8 2-6 28"
            "c-2 12-8 18-14 18s-12-6-14-18l-6-28-8-2C6 48-4 34 2 14z",
            "$H",
            3.5,
        ),
        fill("M38 34c6-6 18-6 24 0l-4 10-8-4-8 4z"),
        line("M36 52l6 4M64 52l-6 4", 5),
        shape("M38 78c6-6 18-6 24 0l-2 10c-4 6-16 6-20 0z", "$P", 2.5),
        fill("M44 82h4v4h-4zM53 82h4v4h-4z"),
        fill(wedges(68, 54, 6, -1, 5, -8, 1, 1.1)),
        shape("M30 8l10 8 10-14 10 14 10-8-4 20H34z", "$B", 3),
        disc(50, 22, 3, "$R"),
    ),
    "lady_luck": cut(
        line("M44 42c4 20 2 36-8 54", 5),
        *[group(f"translate(44 42) rotate({turn})", shape(_LEAF, "$G", 3)) for turn in (-45, 45, 135, 225)],
        *[group(f"translate(44 42) rotate({turn})", bar("M0-4v-18", 1.8)) for turn in (-45, 45, 135, 225)],
        group(
            "translate(74 78) rotate(14)",
            box(-17, -17, 34, 34, "$P", 3, 6),
            *[disc(x, y, 3.6, "$R") for x, y in ((-8, -8), (8, 8), (8, -8), (-8, 8), (0, 0))],
        ),
    ),
    "living_legend": cut(
        fill(rays(50, 40, 20, 20, 49, 0.5, 4), "$B"),
        fill("M0 76h100v24H0z", "$H"),
        bar("M0 76h100", 3),
        shape("M28 98l4-16h36l4 16z", "$S", 3),
        group("translate(50 18) scale(.31)", tinted("$I", GUNMAN)),
        fill(star(50, 90, 5, 6, 2.6)),
        fill(wedges(70, 84, 3, 0.6, 4, -8, 0, 0.9)),
    ),
}
"""One motif for every kind of poker card."""
