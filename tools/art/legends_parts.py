"""Portrait parts that only the people of Western Legends have: the land behind them, and their things."""

from typing import Final

from tools.art.ink import star
from tools.art.portrait_strokes import (
    card,
    cord,
    cuts,
    dot,
    fill,
    line,
    moved,
    revolver,
    ring,
    shape,
    spread,
)

_PLAIN: Final = fill("M0 0h120v120H0z", "@bg")

_PINE: Final = "l9-14h-5l8-13h-4l8-14 8 14h-4l8 13h-5l9 14h-13v6h-6v-6z"

GROUNDS: Final = {
    "ground-ridge": _PLAIN
    + shape("M-2 98V62l14-20 8 8 14-28 18 34 12-12 20-34 16 30 10-10 12 22v46z", "@b2", 1.6)
    + cuts(38, 30, 5, (3, 6), (-10, 4), 1)
    + cuts(88, 20, 5, (3, 6), (-10, 4), 1)
    + fill("M0 98h120v24H0z", "@b2")
    + line("M0 98h120", 1.6),
    "ground-prairie": _PLAIN
    + fill("M0 84c30-6 90-6 120 0v36H0z", "@b2")
    + line("M0 84c30-6 90-6 120 0", 1.6)
    + line(
        "M8 104l-3-9M11 104v-12M14 104l4-9M102 100l-3-9M105 100v-12M108 100l4-9"
        "M22 96l-2-6M24 96v-8M26 96l2-6M90 94l-2-6M92 94v-8M94 94l2-6",
        1.6,
    )
    + fill("M88 15c5-6 10-6 12 0 2-6 7-6 12 0-5-2-9-1-12 3-3-4-7-5-12-3z"),
    "ground-poles": _PLAIN
    + shape("M12 122V14h6v108zM100 122V30h5v92z", "@b2", 1.6)
    + shape("M0 22h30v5H0zM90 36h26v4H90z", "@b2", 1.6)
    + line("M4 20c30 18 60 20 90 14M26 20c20 12 50 16 86 14M-2 16l6 4M112 34l10-6", 1.3),
    "ground-contours": _PLAIN
    + line(
        "M60 6C20 2 2 34 8 62s26 46 52 46 54-16 54-48S98 10 60 6zM60 18c-28-2-40 20-38 42s16 34 40 34"
        " 40-14 38-38-14-36-40-38zM60 30c-18 0-26 14-24 30s10 22 26 22 26-10 24-26-10-26-26-26z"
        "M-2 20C10 18 18 8 18-2M122 100c-12 2-18 10-20 22",
        2.6,
        "@b2",
    ),
    "ground-pines": _PLAIN
    + fill("M0 92c40-6 80-6 120 0v30H0z", "@b2")
    + shape(f"M-4 98{_PINE}M84 98{_PINE}", "$G", 1.6)
    + shape(f"M20 88{_PINE}", "@b2", 1.6)
    + cuts(24, 90, 4, (-2, -9), (-9, 1), 0.9)
    + cuts(112, 90, 4, (-2, -9), (-9, 1), 0.9),
    "ground-dusk": _PLAIN
    + fill("M0 10h120v12H0zM0 32h120v9H0zM0 50h120v7H0zM0 65h120v5H0zM0 78h120v42H0z", "@b2")
    + line("M0 78h120", 1.6)
    + fill("M0 78v-8h14l4-14h16l4 16h10v6zM120 78V58h-8l-3-10H96l-4 18h-8v12z"),
}

THINGS: Final = {
    "thing-medals": "".join(
        fill(f"M{x - 3} {y}h6v7h-6z", ribbon) + dot(x, y + 11, 4.6, "$B", 1.4)
        for x, y, ribbon in ((79, 99, "$R"), (90, 102, "$U"), (100, 106, "$R"))
    ),
    "thing-badge": shape(star(84, 109, 5, 11.5, 5), "$B", 1.8) + dot(84, 109, 2.4, "$P", 1.2),
    "thing-star": shape(star(60, 110, 6, 13, 7.4), "$B", 1.8)
    + "".join(
        dot(x, y, 2.2, "$B", 1.3)
        for x, y in ((60, 97), (71.3, 103.5), (71.3, 116.5), (48.7, 103.5), (48.7, 116.5))
    )
    + dot(60, 110, 4, "$P", 1.4),
    "thing-loot": "".join(
        moved(
            shape("M-15-9h30V9h-30z", "$G", 1.8)
            + line("M-11-5.5h22v11h-22z", 1.2, "$P")
            + dot(0, 0, 4.6, "$P", 1.2)
            + line("M0-3v6", 1.4),
            x,
            y,
            turn,
        )
        for x, y, turn in ((90, 108, -38), (96, 103, -12), (101, 101, 16))
    ),
    "thing-medal": line("M48 94c3 9 7 13 12 15 5-2 9-6 12-15", 2.2, "$B")
    + dot(60, 111, 8.5, "$S", 1.8)
    + ring(60, 111, 5.6, 1.1)
    + fill(star(60, 111, 5, 4.4, 1.9)),
    "thing-whip": cord("M110 124l-12-26", 5, "$H")
    + cord("M98 98c-6-12 8-20 14-11s-4 22-15 18-12-20 0-27", 2.4, "$B"),
    "thing-fist": spread(94, 136, 36, (-30, -14, 2, 18, 34), "diamond", 0.95),
    "thing-sack": shape("M92 96c-13 6-16 19-8 26h28c8-7 5-20-8-26z", "$S", 1.8)
    + shape("M90 88l5 4-3 4h12l-3-4 5-4-5 1-3-3-3 3z", "$S", 1.6)
    + line("M91 97h14", 3, "$R")
    + line("M98 103v15M102 106c-4-3-9 0-5 3s7 2 5 5-6 2-8 0", 1.8)
    + cuts(110, 104, 4, (-0.4, 4), (-6, 1), 0.8),
    "thing-chart": moved(
        shape("M-18-13l12 4 12-4 12 4v24l-12-4-12 4-12-4z", "$P", 1.8)
        + line("M-6-9v24M6-13v24", 1.2)
        + line("M-14-4l5 8 8-4 5 6", 1.8, "$R", "3 2")
        + line("M9-2l5 5M14-2l-5 5", 2.2, "$R"),
        96,
        104,
        -8,
    ),
    "thing-mail": line("M30 96l62 18", 7)
    + line("M30 96l62 18", 4.4, "$H")
    + shape("M82 102h32v22H82z", "$H", 1.8)
    + moved(
        shape("M-11-8h22V8h-22z", "$P", 1.6) + line("M-11-8L0 2l11-10", 1.4) + dot(0, 1, 2.4, "$R"),
        97,
        97,
        -9,
    )
    + shape("M82 106h32l-16 10z", "$H", 1.6)
    + dot(98, 114, 2, "$B", 1.2),
    "thing-aces": card(87, 103, -12, "spade", 1.15) + card(103, 104, 14, "club", 1.15),
    "thing-buntline": moved(shape("M30-6h26v6H30z", "$S", 1.8), 98, 106, -80) + revolver(98, 106, -80),
    "thing-brand": cord("M104 124L97 84", 3, "$S")
    + ring(95, 73, 8.5, 7.4)
    + ring(95, 73, 8.5, 4.4, "$O")
    + line("M84 75l22-4", 7)
    + line("M84 75l22-4", 4, "$O")
    + line("M88 58c-4-4 3-6-1-11M101 56c-4-4 3-6-1-11", 2.2, "$P"),
    "thing-shadow": '<path d="M40 48c12 5 28 5 40 0 1 14-1 25-5 33-9 5-21 5-30 0-4-8-6-19-5-33z"'
    ' fill="$I" opacity=".72"/>' + fill("M46 61l9-2-1 4zM74 61l-9-2 1 4z", "$P"),
}

PARTS: Final = {**GROUNDS, **THINGS}
