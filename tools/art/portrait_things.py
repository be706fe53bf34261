"""Things: the one object that says what a person can do. `-b` parts lie behind the person."""

from typing import Final

from tools.art.ink import star
from tools.art.portrait_strokes import (
    DIAMOND,
    card,
    cord,
    cuts,
    dot,
    fill,
    line,
    mirrored,
    moved,
    revolver,
    ring,
    sector,
    shape,
    sheet,
    spread,
)

WORN: Final = {
    "thing-scar": line("M70 66l6 13M69 71l5-2M71 75l5-2", 1.6),
    "thing-holes": "".join(
        dot(x, y, 3, "@bg", 2) + line(f"M{x - 6} {y - 3}l3 1.5M{x + 4} {y + 3}l3 2M{x + 2} {y - 6}l-1 3", 1.3)
        for x, y in ((49, 23), (68, 19))
    ),
    "thing-cigar": shape("M66 80l22 6-1 6-22-7z", "$H", 1.8)
    + fill("M86 86l5 1-1 6-5-1z", "$R")
    + line("M94 86c4-4-2-8 3-13s-1-9 4-13", 2.6, "$P"),
    "thing-straw": line("M64 80l22-6", 2.6, "$B") + line("M86 74l8-7M86 74l9-3", 2, "$B"),
    "thing-rose": moved(
        dot(0, 0, 8, "@ac", 1.8)
        + line("M-4 0c0-4 8-4 8 0s-6 4-6 0 3-2 3 0", 1.4)
        + shape("M6 6c5 0 8 2 10 6-5 0-9-1-10-6z", "$G", 1.4),
        84,
        34,
    ),
    "thing-earring": ring(40, 74, 4, 2.4, "$B") + ring(80, 74, 4, 2.4, "$B"),
    "thing-glasses": ring(50.5, 60, 7.5, 2)
    + ring(69.5, 60, 7.5, 2)
    + line("M58 59c1-1 3-1 4 0M43 59l-4-2M77 59l4-2", 2)
    + line("M46 57l4-3M65 57l4-3", 1.6, "$P"),
    "thing-pencil": shape("M78 62l22-20 4 4-22 20z", "$B", 1.6) + shape("M78 62l4 4-7 3z", "$P", 1.4),
    "thing-freckles": line("M45 69h.1M49 71h.1M47 74h.1M72 71h.1M75 69h.1M73 74h.1", 2, "@bl"),
    "thing-blush": dot(44.5, 70, 4.5, "@bl") + dot(75.5, 70, 4.5, "@bl"),
    "thing-plaster": moved(
        shape(sheet(10, 4), "$P", 1.6) + line("M-3-1h.1M0-1h.1M3-1h.1M-3 1.5h.1M0 1.5h.1M3 1.5h.1", 1.3),
        49,
        72,
        -24,
    ),
    "thing-pendant": line("M49 93c2 7 6 12 11 15 5-3 9-8 11-15", 1.8)
    + moved(shape(DIAMOND, "$R", 1.6), 60, 111)
    + line("M58 108l2-3", 1.4, "$P"),
    "thing-hatstar": shape(star(52, 25, 5, 8.5, 3.6), "$B", 1.6),
    "thing-rounds": "".join(
        shape(f"M{x} 43V32c0-5 3-8 4-10 1 2 4 5 4 10v11z", "$B", 1.6) + line(f"M{x} 33h8", 1.3)
        for x in (64, 74)
    ),
    "thing-belt": shape("M14 118L92 98l4 6-60 16z", "$H", 1.8)
    + shape(
        "M30 108l4-1 3 9-4 1zM42 105l4-1 3 9-4 1zM54 102l4-1 3 9-4 1zM66 99l4-1 3 9-4 1zM78 96l4-1 3 9-4 1z",
        "$B",
        1.2,
    ),
    "thing-ace": card(78, 24, 14, "spade"),
    "thing-tucked": card(23, 102, -16, "back")
    + shape("M3 122c4-10 11-15 20-17 9 3 15 9 19 17z", "@ct", 2)
    + line("M8 121c4-5 9-8 15-9 6 2 10 5 13 9", 3, "@ac"),
    "thing-pocket": card(90, 101, 10, "back", 0.9)
    + shape("M79 107l22-3 2 18H81z", "@ct", 1.8)
    + line("M80 111l22-3", 1.3),
    "thing-three": spread(74, 48, 26, (-18, 4, 26), "club", 0.8),
}

HELD: Final = {
    "thing-pistols": revolver(102, 92, -82, 0.95) + mirrored(revolver(102, 92, -82, 0.95)),
    "thing-smoking": revolver(101, 98, -78) + line("M107 61c-6-6 5-10-1-17s4-9 1-15", 3, "$P"),
    "thing-heart": card(98, 102, 12, "heart", 1.15),
    "thing-bang": card(97, 100, 12, "bang", 1.2),
    "thing-blue": card(97, 101, 12, "blue", 1.2),
    "thing-pile": card(101, 106, 62, "back", 1.05) + card(94, 103, 14, "club", 1.05),
    "thing-pair": card(88, 103, -10, "diamond", 1.1) + card(103, 104, 16, "spade", 1.1),
    "thing-many": spread(60, 140, 33, (-54, -36, -18, 0, 18, 36, 54), "back", 1.05),
    "thing-torn": shape("M90 88l9 2-3 5 5 4-5 6 3 6-14-3z", "$P", 1.8)
    + shape("M104 92l11 5-6 20-10-3 2-6-4-3 6-4-3-5z", "$P", 1.8)
    + fill("M92 92l3 1-1 4-3-1z", "$U")
    + fill("M107 108l3 1-1 4-3-1z", "$U"),
    "thing-spyglass": moved(
        shape("M-16-3.5h14v7h-14z", "$H", 1.8)
        + shape("M-2-5h14V5H-2z", "$B", 1.8)
        + shape("M12-7h6V7h-6z", "$H", 1.8)
        + line("M0-2h10", 1.6, "$P"),
        94,
        98,
        -42,
        1.35,
    ),
    "thing-rifle-b": cord("M90 124L111 30", 3, "$S")
    + cord("M88 124L101 68", 6, "$H")
    + line("M104 70l6 2M108 52l6 2", 3)
    + cord("M109 76l7-30", 4.4, "$B")
    + line("M107.5 79l1.5-6M115 49l1.5-6", 8.5),
    "thing-horse-b": shape(
        "M40 122c2-20 4-38-4-54l1-15-8 8C19 66 13 78 7 90c-3 6-3 12 1 14 4 3 8 0 11-4l8-3c0 8-4 16-8 25z",
        "$H",
        2.2,
    )
    + shape("M37 53c8 6 12 20 12 40l-8 12c0-14-1-26-6-38z", "$I", 1.6)
    + dot(24, 78, 2.2)
    + dot(10.5, 97, 1.4)
    + line("M15 82l11 12M20 73l14 4M26 94l8-17", 2, "$B"),
    "thing-tonic": shape("M91 84h8v8c5 3 6 6 6 11v19H85v-19c0-5 1-8 6-11z", "$G", 1.8)
    + shape("M90 79h10v6H90z", "$H", 1.6)
    + fill("M87 103h16v13H87z", "$P")
    + line("M95 105v9M90.5 109.5h9", 2.8, "$R")
    + line("M88.5 101c0-3 1-5 3-6", 1.6, "$P"),
    "thing-bottle": shape("M95 70h8v14c6 4 8 8 8 14v24H87V98c0-6 2-10 8-14z", "$B", 1.8)
    + shape("M94 64h10v8H94z", "$H", 1.6)
    + fill("M89 100h20v14H89z", "$P")
    + line("M99 102v10M94 104l10 6M104 104l-10 6", 1.6, "$G")
    + line("M91 98c0-4 2-7 5-9", 2, "$P"),
    "thing-fan": "".join(
        shape(sector(22, 122, 10, 40, start, start + 22), colour, 1.6)
        for start, colour in zip(range(-118, 14, 22), ("@ac", "$P") * 3, strict=True)
    )
    + dot(22, 122, 10, "$B", 1.6),
    "thing-purse": shape("M92 98c-10 6-12 18-4 23h22c8-5 6-17-4-23z", "@ac", 1.8)
    + shape("M90 92l4 4-2 3h14l-2-3 4-4-5 1-4-2-4 2z", "@ac", 1.6)
    + line("M90 99h18", 3, "$B")
    + line("M108 100c6 0 8 6 5 10", 1.6),
    "thing-vulture": shape(
        "M86 104c-3-14 2-25 12-29 12 4 20 22 17 38l-3 9-5-6-4 7-5-7-5 6c-4-5-6-11-7-18z", "#4a3d36", 2
    )
    + line("M95 88c-3 8-3 16-1 22M102 86c-1 10 0 18 1 26M109 90c2 8 2 14 1 20", 1.5, "#7d6c5e")
    + shape("M88 80c4-5 15-6 20-1 0 4-3 6-6 5-2 3-6 3-8 0-3 1-6-1-6-4z", "$P", 1.6)
    + dot(96, 69, 7, "#d08a6e", 1.8)
    + shape("M90 67c-7-1-10 4-8 10 2-3 5-4 9-3z", "$B", 1.6)
    + dot(95, 67.5, 1.6),
    "thing-gift": shape("M84 98h28v24H84z", "$G", 1.8)
    + fill("M95 98h6v24h-6zM84 107h28v5H84z", "$P")
    + shape("M98 97c-10-2-12-12-4-11 3 1 4 6 4 11zM98 97c10-2 12-12 4-11-3 1-4 6-4 11z", "$P", 1.6),
    "thing-shovel-b": cord("M92 124L106 44", 3.4, "$H")
    + shape("M97 40l2-26c4-8 10-12 15-13 3 5 5 12 4 20l-6 24z", "$S", 2)
    + line("M107 14l-3 24", 1.6)
    + cuts(116, 18, 4, (-0.8, 5), (-7, 0), 0.9),
    "thing-poster": moved(
        shape("M-12-16l23-1 2 31-6 3-5-2-6 2-8-1z", "$P", 1.8)
        + fill("M-8-12H8v4H-8z", "$R")
        + fill(
            "M-6 2c1-3 2-3 4-4v-2c-3 0-5-1-6-1 2-1 3-1 4-1 0-3 1-3 3-3s3 0 3 3"
            "c1 0 2 0 4 1-1 0-3 1-6 1v2c3 1 4 1 5 4z"
        )
        + line("M-7 7H7M-7 11H4", 1.6),
        96,
        101,
        10,
    ),
    "thing-lasso": cord("M14 84c12-8 24 2 20 16s-20 18-26 8 2-22 10-22 14 8 10 18-14 12-16 6", 2.8, "$B"),
    "thing-cane": cord("M96 124V82c0-13 16-13 16 0v4", 4.2, "$H") + line("M94 96h6", 3, "$B"),
    "thing-binoculars": shape("M8 122c6-18 16-34 28-46l12 7c-8 12-12 24-14 39z", "@ct")
    + mirrored(shape("M8 122c6-18 16-34 28-46l12 7c-8 12-12 24-14 39z", "@ct"))
    + shape("M33 78l4-6 13 8-3 6z", "@sh", 1.8)
    + mirrored(shape("M33 78l4-6 13 8-3 6z", "@sh", 1.8))
    + shape("M55 56h10v8H55z", "$B", 1.8)
    + dot(49, 61, 11.5, "$H", 2)
    + dot(71, 61, 11.5, "$H", 2)
    + dot(49, 61, 8, "$B", 1.6)
    + dot(71, 61, 8, "$B", 1.6)
    + dot(49, 61, 5.8, "$U", 1.4)
    + dot(71, 61, 5.8, "$U", 1.4)
    + line("M46 61c0-2 1-3 3-3.5M68 61c0-2 1-3 3-3.5", 1.8, "$P")
    + shape(
        "M36 69c-3-6 1-12 6-11 4 2 8 8 8 14-1 6-8 8-13 3zM84 69c3-6-1-12-6-11-4 2-8 8-8 14 1 6 8 8 13 3z",
        "@sk",
        1.8,
    )
    + line("M40 62l5 3M39 66l7 3M41 71l6 2M80 62l-5 3M81 66l-7 3M79 71l-6 2", 1.3),
    "thing-mask": cord("M20 124l-3-26", 2.6, "$B")
    + moved(
        shape("M-15-15c10 4 20 4 30 0 2 14-3 27-15 31-12-4-17-17-15-31z", "$P", 2)
        + fill("M-10-4c2-3 6-3 7 0-2 2-5 2-7 0zM3-4c1-3 5-3 7 0-2 2-5 2-7 0z")
        + fill("M-8 5c5 2 11 2 16 0-2 6-5 8-8 8s-6-2-8-8z", "$R")
        + line("M0-3l-1.5 5h3", 1.3),
        18,
        82,
        -10,
    ),
}

PARTS: Final = {**WORN, **HELD}
