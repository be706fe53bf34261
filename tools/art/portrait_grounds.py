"""Grounds behind a person: the base box has desert and saloon, Dodge City a town, Armed & Dangerous arms."""

from typing import Final

from tools.art.ink import rays
from tools.art.portrait_strokes import cuts, dot, fill, line, ring, shape

PLAIN: Final = fill("M0 0h120v120H0z", "@bg")

DIAMONDS: Final = "".join(
    f"M{x} {y - 8}l6 8-6 8-6-8z"
    for row, y in enumerate(range(8, 130, 20))
    for x in range(10 + row % 2 * 12, 130, 24)
)

SPOKES: Final = "M60 8v100M10 58h100M25 23l70 70M95 23L25 93"

BASE: Final = {
    "ground-rays": PLAIN + fill(rays(60, 66, 22, 0, 110, 0.5, 4), "@b2"),
    "ground-sun": PLAIN
    + dot(60, 58, 46, "@b2")
    + line("M0 96h120", 1.6)
    + fill("M0 102h30l-30 3zM120 106H84l36 3z"),
    "ground-mesa": PLAIN
    + shape("M0 92V66h8l3-20h20l4 22h8v24zM84 92V70h6l3-32h20l3 30h4v24z", "@b2", 1.6)
    + cuts(30, 48, 5, (1, 4.4), (-9, 1), 0.9)
    + cuts(112, 42, 7, (0.5, 4.4), (-9, 1), 0.9)
    + fill("M0 92h120v28H0z", "@b2")
    + line("M0 92h120", 1.6),
    "ground-moon": PLAIN
    + dot(94, 26, 17, "@b2")
    + fill(
        "M14 20l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM30 44l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"
        "M52 12l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM108 58l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
        "@b2",
    ),
    "ground-stripes": PLAIN + fill("".join(f"M{x} 0h10v120h-10z" for x in range(5, 120, 20)), "@b2"),
    "ground-cards": PLAIN + fill(DIAMONDS, "@b2"),
    "ground-planks": PLAIN
    + line("M0 20h120M0 44h120M0 68h120M0 92h120M24 0v20M80 20v24M40 44v24M96 68v24M18 92v28", 3, "@b2")
    + line("M10 8c10-3 14 3 24 0M50 32c10-3 14 3 24 0M90 56c10-3 14 3 24 0", 2, "@b2"),
    "ground-curtain": PLAIN
    + shape("M0 0h34c-2 30-12 56-34 76zM120 0H86c2 30 12 56 34 76z", "@b2", 1.8)
    + line(
        "M8 0c0 24-2 46-8 60M18 0c0 24-5 46-16 66M112 0c0 24 2 46 8 60M102 0c0 24 5 46 16 66",
        1.4,
    ),
    "ground-cactus": PLAIN
    + fill("M0 90c30-8 90-8 120 0v30H0z", "@b2")
    + shape(
        "M8 96V50c0-7 10-7 10 0v18h4V58c0-5 8-5 8 0v18h-12v20z"
        "M100 98h12V36c0-8-12-8-12 0v24h-5V48c0-5-8-5-8 0v20h13z",
        "$G",
        1.6,
    ),
}

DODGE_CITY: Final = {
    "ground-street": PLAIN
    + shape("M-2 96V40h4v-6h10v-8h12v8h10v6h4v56zM122 96V34h-6v-6H92v6h-6v62z", "@b2", 1.6)
    + line("M0 44h36M88 40h32M0 66h36M88 62h32", 1.4)
    + fill("M6 50h8v12H6zM22 50h8v12h-8zM94 46h8v12h-8zM109 46h8v12h-8z")
    + fill("M0 96h120v24H0z", "@b2")
    + line("M0 96h120", 1.6),
    "ground-window": PLAIN
    + line("M4 4h112v84H4zM60 4v84M4 46h112", 4, "@b2")
    + line("M14 30l14-16M20 38l22-25M78 34l18-20M88 38l20-23M12 76l16-18M92 76l16-18", 2, "@b2")
    + fill("M0 90h120v30H0z", "@b2")
    + line("M0 90h120", 1.6),
    "ground-wheel": PLAIN + ring(60, 58, 51, 8, "@b2") + line(SPOKES, 5, "@b2") + dot(60, 58, 12, "@b2"),
    "ground-fence": PLAIN
    + fill("M0 84c20-6 40-4 60-2s44 2 60-3v41H0z", "@b2")
    + shape("M6 120V58l5-6 5 6v62zM104 120V54l5-6 5 6v66z", "@b2", 1.6)
    + shape("M-2 66h124v7H-2zM-2 88h124v7H-2z", "@b2", 1.6)
    + fill("M9 69h3v2H9zM108 69h3v2h-3zM9 91h3v2H9zM108 91h3v2h-3z"),
    "ground-bunting": PLAIN
    + line("M-2 8c40 16 84 16 124 0M-2 48c40 16 84 16 124 0", 1.8)
    + shape(
        "M4 10l14 5-10 13zM24 17l15 3-10 13zM46 21l15 1-8 14zM68 21l15-2-5 14zM90 18l14-4-3 14z"
        "M108 12l12-4v13z"
        "M4 50l14 5-10 13zM24 57l12 3-8 13zM90 58l14-4-3 14zM108 52l12-4v13z",
        "@b2",
        1.4,
    ),
    "ground-clouds": PLAIN
    + fill(
        "M-4 34c0-9 12-12 16-5 4-9 20-8 21 2 8-2 11 9 3 10H-4zM84 24"
        "c1-8 12-10 16-4 4-8 17-6 17 2 7-1 9 8 3 10H85"
        "c-6 0-7-7-1-8zM-4 72c2-8 14-9 17-2 7-3 13 5 8 9H-4zM92 70c2-7 11-8 14-2 6-4 16 0 16 6v5H94"
        "c-6 0-7-7-2-9z",
        "@b2",
    )
    + line("M0 98h120", 1.6)
    + fill("M4 98l1-7 2 6 3-8 1 9zM104 98l2-9 2 7 3-6 1 8z"),
}

ARMED_AND_DANGEROUS: Final = {
    "ground-crates": PLAIN
    + shape("M-2 44h44v78H-2zM78 30h44v92H78zM42 78h36v44H42z", "@b2", 1.6)
    + line("M0 56h42M0 110h42M78 42h44M78 108h44M42 90h36M4 110l34-54M82 108l36-66", 1.4),
    "ground-target": PLAIN
    + ring(60, 58, 52, 9, "@b2")
    + ring(60, 58, 32, 9, "@b2")
    + dot(60, 58, 14, "@b2")
    + line("M60 0v18M60 98v22M0 58h18M102 58h18", 2),
    "ground-bricks": PLAIN
    + line("".join(f"M0 {y}h120" for y in range(12, 120, 16)), 2.4, "@b2")
    + line(
        "".join(
            f"M{x} {y}v16" for row, y in enumerate(range(-4, 120, 16)) for x in range(row % 2 * 15, 125, 30)
        ),
        2.4,
        "@b2",
    ),
    "ground-belt": PLAIN
    + fill("M-10 30L110-20h30L-10 62zM-10 96L130 20v32L10 128h-20z", "@b2")
    + line(
        "M4 34l8 14M22 26l8 14M40 18l8 14M58 10l8 14M76 2l8 14M2 104l9 15M22 92l9 15M92 52l9 15M108 44l9 14",
        3,
    ),
}

PARTS: Final = {**BASE, **DODGE_CITY, **ARMED_AND_DANGEROUS}
