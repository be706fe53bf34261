"""Motifs of the show cards of Wild West Show, 100 x 100: the thing or the deed, never a person's face."""

from typing import Final

from tools.art.badges import ROLES
from tools.art.event_parts import limb, playing, point, turning
from tools.art.ink import (
    bar,
    box,
    cut,
    disc,
    fill,
    group,
    line,
    num,
    oval,
    rays,
    ring,
    shape,
    star,
    tinted,
    wedges,
)
from tools.art.parts import GUNMAN
from tools.art.show_people import GROUNDS, PARTS, PORTRAITS

__all__ = ["GROUNDS", "PARTS", "PORTRAITS", "WILD_WEST_SHOW"]

_TREE: Final = (
    "M49 96C53 76 48 62 50 44M50 66C36 64 24 56 18 40M50 58C64 54 74 46 80 34M50 46C46 34 38 26 34 14"
)
_TWIGS: Final = (
    "M50 46c4-12 6-22 14-32M24 51L8 46M18 40l-4-14M40 31l-12-3M74 43l18-3M80 34l2-14M57 29l12 2"
    "M49 88l-14 9M50 86l16 11"
)
"""A bare tree: its trunk with the limbs, and what branches off from them."""


def _bone(x: float, y: float, turn: float, scale: float = 1) -> str:
    """A bone, 34 long, round its middle."""
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:g})",
        shape(
            "M-11-3.4h22c-1-5 5-7 7-3 4 0 5 4 2 6.4 3 2.4 2 6.4-2 6.4-2 4-8 2-7-3h-22c1 5-5 7-7 3"
            "-4 0-5-4-2-6.4-3-2.4-2-6.4 2-6.4 2-4 8-2 7 3z",
            "$P",
            2.4,
        ),
    )


def _stone(x: float, across: float, high: float, lean: float) -> str:
    """A gravestone that stands on the lower edge."""
    half, rise = across / 2, num(across * 0.65)
    return group(
        f"translate({num(x)} 94) rotate({num(lean)})",
        shape(f"M{num(-half)} 0v{num(-high)}c0-{rise} {num(across)}-{rise} {num(across)} 0V0z", "$S"),
        bar(f"M0 {num(-high - 2)}v10M-4 {num(-high + 2)}h8", 2.4),
        fill(wedges(half - 1, 2 - high, 3, 0, 4, -6, 1, 0.9)),
    )


def _chair(x: float, y: float, turn: float, seat: str, side: int) -> str:
    """A saloon chair seen from the side; its back is on the left, or on the right if mirrored."""
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({side} 1)",
        line("M-14-30l3 28M-11-2l-4 26M12-2l4 26", 6),
        line("M-14-30l3 28M-11-2l-4 26M12-2l4 26", 2.4, "$H"),
        line("M-13-22h-7M-12-14h-7", 2.4),
        shape("M-15-4h31v6h-31z", seat, 2.6),
        bar("M-13 13h28", 2.4),
    )


def _rose(x: float, y: float, scale: float) -> str:
    """A rose in bloom."""
    return group(
        f"translate({num(x)} {num(y)}) scale({scale:g})",
        shape(
            "M0-15c6-4 13-1 14 5 5 3 5 11 0 14 0 7-7 11-14 8-7 3-14-1-14-8-5-3-5-11 0-14 1-6 8-9 14-5z",
            "$R",
            3,
        ),
        line("M-6-4c1-6 11-6 12 0s-8 7-9 2 6-5 6-1M-10 3c2 6 8 8 14 6M10-8c4 4 4 9 2 13", 2.2),
        fill("M-10-9c2-3 4-4 7-4-2 2-4 4-5 7z", "$P"),
    )


_HEART: Final = (
    "M50 84C22 64 10 50 10 33 10 19 20 11 30 11c9 0 16 5 20 13 4-8 11-13 20-13 10 0 20 8 20 22"
    " 0 17-12 31-40 51z"
)
_LACE: Final = (
    *((50, 20), (41, 11), (29, 7), (17, 11), (9, 20), (6, 32), (8, 44), (14, 55), (22, 65), (31, 74)),
    *((40, 82), (50, 89), (60, 82), (69, 74), (78, 65), (86, 55), (92, 44), (94, 32), (91, 20), (83, 11)),
    *((71, 7), (59, 11)),
)
"""A heart, and the middles of the scallops of lace along its edge."""

_PARROT: Final = (
    "M34 20c8-10 26-11 34-1 6 8 6 17 4 25l6 22c3 10 0 18-6 24l4 10-14-3-8-7c-14-4-24-16-26-32-8-8-6-26 6-38z"
)

WILD_WEST_SHOW: Final = {
    # A tree that bears bones, and what it grows from.
    "bone_orchard": cut(
        disc(70, 24, 19, "$S", 3),
        ring(77, 18, 3.4, 1.8),
        ring(64, 14, 2.2, 1.6),
        line(_TREE, 9.5),
        line(_TWIGS, 5),
        fill(wedges(48, 60, 7, 0.3, 5, -3, 4, 0.8) + wedges(30, 57, 3, 6, 3, -2, -4, 0.7), "$S"),
        _bone(9, 61, 84, 0.72),
        _bone(30, 39, 98, 0.6),
        _bone(70, 58, 82, 0.72),
        _bone(92, 52, 96, 0.6),
        _stone(20, 21, 13, -5),
        _stone(82, 23, 15, 4),
        fill("M0 92h100v5H0z"),
    ),
    # A valentine with a lace edge; the hand behind it goes, another one comes.
    "darling_valentine": cut(
        *[disc(x, y, 4.2, "$P", 2) for x, y in _LACE],
        shape(_HEART, "$R", 3.4),
        line("M20 34c0-8 4-13 10-14", 3, "$P"),
        fill(wedges(84, 34, 7, -3.4, 6, -10, -1, 1.2)),
        playing(36, 46, -12, "hearts", 0.74),
        playing(63, 46, 12, "", 0.74),
        turning(50, 44, 31, -128, -52, "$B"),
        turning(50, 46, 31, 52, 128, "$B"),
    ),
    # A speaking trumpet, and the card that is called for.
    "dorothy_rage": cut(
        fill(star(70, 34, 11, 31, 17, -80, (1, 0.88, 1.1, 0.94))),
        fill(star(70, 34, 11, 26, 14, -80, (1, 0.88, 1.1, 0.94)), "$O"),
        playing(77, 30, 14, "", 0.8),
        line("M22 64l-3 18c-1 6 10 8 12 2l5-14", 6),
        line("M22 64l-3 18c-1 6 10 8 12 2l5-14", 2.4, "$H"),
        group(
            "translate(34 59) rotate(-27)",
            shape("M-26-6h10L24-24v44L-16 6h-10z", "$B", 3.2),
            shape("M-34-8h9V8h-9z", "$I", 2),
            oval(24, -2, 8, 23, "$H", 3),
            oval(24, -2, 4, 15, "$I"),
            bar("M-8-8V5", 2.6),
            line("M-10-6L14-16", 2.2, "$P"),
            fill(wedges(18, 14, 8, -4, -1.6, -2, -9, 1)),
        ),
        line("M50 88l7-7M66 90l1-10M84 86l-6-8", 3.6, "$R"),
    ),
    # The loudest voice of the show, and a cloth round its beak.
    "gag": cut(
        line("M6 82h88", 10),
        line("M6 82h88", 4.6, "$H"),
        shape("M70 84c4 6 6 10 6 15H58c2-6 2-10 0-15z", "$U", 2.6),
        shape(_PARROT, "$G", 3.4),
        shape("M48 47c14-4 26 4 29 20 1 8 0 14-4 20-14-4-24-18-25-40z", "$U", 2.8),
        line("M55 54c2 10 7 20 14 26M64 53c1 8 5 17 10 23", 2),
        fill(wedges(71, 36, 4, 1, 6, -9, 1, 1.1)),
        shape("M37 17c6-12 16-16 25-14-4 4-6 8-6 13z", "$R", 2.6),
        disc(50, 27, 7, "$P", 2.4),
        disc(48.6, 27, 3.2, "$I"),
        line("M43 17l12 3", 2.8),
        shape("M38 26C24 22 8 30 9 48c0 8 4 13 9 15 1-8 4-12 10-14 6 0 10-4 11-8z", "$B", 3),
        line("M11 47c6-3 14-4 20-3", 2.4),
        shape("M5 36c14-6 28-6 41 1l-2 13c-13-6-26-6-38 0z", "$R", 3),
        shape("M43 38c9-5 15-6 21-3-4 5-10 8-16 8 6 4 9 9 9 15-8-1-13-6-15-14z", "$R", 2.6),
        fill("M14 41l2 2-2 2-2-2zM25 39l2 2-2 2-2-2zM36 41l2 2-2 2-2-2z", "$P"),
        line("M38 82l-4 7M46 82l-2 7", 5),
        line("M38 82l-4 7M46 82l-2 7", 2, "$B"),
    ),
    # What she sees: who everybody may be now.
    "helena_zontero": cut(
        *[
            group(
                f"translate({x} 24) rotate({turn})",
                box(-13, -18, 26, 36, "$H", 2.8, 3),
                group("translate(-10.5 -10.5) scale(.33)", ROLES[role]),
            )
            for x, turn, role in ((19, -18, "outlaw"), (81, 18, "renegade"))
        ],
        shape("M22 96c0-10 8-14 14-18h28c6 4 14 8 14 18z", "$H", 3.2),
        shape("M28 80h44l-3 7H31z", "$B", 2.6),
        disc(50, 50, 33, "$U", 3.4),
        fill("M22 60a33 33 0 0 0 56 0c-16-8-40-8-56 0z", "$S"),
        group("translate(28 28) scale(.69)", ROLES["unknown"]),
        line("M26 42c2-8 7-13 14-16", 3.4, "$P"),
        disc(24.5, 51, 2, "$P"),
        fill(wedges(81, 56, 5, -3, 5, -8, -2, 1.1)),
        fill(star(50, 8, 4, 9, 2.6), "$B"),
        fill(star(8, 62, 4, 7, 2), "$B"),
        fill(star(92, 62, 4, 7, 2), "$B"),
    ),
    # Two chairs change places; one of them waits with a rose on it.
    "lady_rosa_of_texas": cut(
        fill("M4 92h92v4H4z"),
        _chair(26, 68, 0, "$R", 1),
        _chair(74, 68, 0, "$U", -1),
        turning(50, 46, 38, -154, -34, "$B"),
        turning(50, 66, 18, 26, 146, "$B"),
        line("M49 62c-3-8-1-14 2-22", 5),
        line("M49 62c-3-8-1-14 2-22", 2, "$G"),
        shape("M48 55c-7 2-12-1-14-7 8-2 13 1 14 7zM49 50c6 0 11-3 12-8-7-1-12 2-12 8z", "$G", 2.2),
        _rose(52, 32, 0.92),
    ),
    # Three cards at least, and the tune to them.
    "miss_susanna": cut(
        playing(38, 26, -24, "clubs", 0.66),
        playing(57, 22, 2, "hearts", 0.66),
        playing(78, 63, 62, "spades", 0.62),
        group(
            "translate(2 15) scale(.82) rotate(40 38 64)",
            shape("M34-22h9l2 62h-13z", "$H", 3),
            bar("M33-2h11M33 10h11M33 22h11", 2, "$B"),
            shape("M31-38h15l3 17H28z", "$I", 2.4),
            *[disc(x, y, 2.6, "$B", 1.6) for x, y in ((26, -33), (26, -25), (51, -33), (51, -25))],
            disc(38, 64, 27, "$B", 3.4),
            disc(38, 64, 21.5, "$P", 2.4),
            *[disc(*point(38, 64, 24.3, degrees), 1.5, "$I") for degrees in range(15, 360, 30)],
            bar("M31 76h14", 4),
            line("M35-20v95M38.5-20v95M42-20v95", 1.1),
            fill(wedges(57, 60, 5, -0.6, 4.6, -9, 1, 1)),
        ),
        line("M8 52c-3-6 3-8 0-14M17 42c-3-6 3-8 0-14M66 88c6-3 8 3 14 0M72 96c6-3 8 3 14 0", 3, "$R"),
    ),
    # All hands lie open to the eye that watches over the trail.
    "sacagaway": cut(
        fill(rays(50, 34, 20, 30, 46, 0.42, 4.5), "$B"),
        shape("M10 34c14-22 66-22 80 0-14 20-66 20-80 0z", "$P", 3.6),
        disc(50, 33, 14.5, "$U", 3),
        disc(50, 33, 6.4, "$I"),
        fill("M43 27c1-3 4-5 7-5l-2 5-3 3z", "$P"),
        line("M14 30c16-16 56-16 72 0", 3),
        fill(wedges(78, 42, 5, -5, 2.4, -4, -5, 1)),
        *[
            group(f"rotate({turn} 50 112)", playing(50, 74, 0, suit, 0.66))
            for turn, suit in ((-39, "clubs"), (-13, "hearts"), (39, "diamonds"), (13, "spades"))
        ],
    ),
    # The street, the sun, and the other one at its end, seen past whoever draws now.
    "showdown": cut(
        disc(50, 42, 29, "$O", 3),
        fill(rays(50, 42, 24, 32, 52, 0.42, 2), "$O"),
        fill("M0 66h100v32H0z", "$H"),
        fill("M45 66h10l21 32H24z", "$B"),
        bar("M0 66h100", 2.6),
        group("translate(50 33) scale(.15)", tinted("$I", GUNMAN)),
        fill("M47 68h6l12 20H35z"),
        *[
            group(
                f"translate(50 0) scale({side} 1)",
                shape("M0 0c-4 8-8 14-12 18-8 24-14 48-16 66h-24c0-30 6-60 18-84z", "$U", 3),
                fill(wedges(-16, 30, 9, -1.4, 6, -9, 1, 1.2)),
                shape("M-53 72h27l-1 14c8 2 10 5 10 12h-36z", "$I", 2),
                fill("M-49 78h17v2.4h-17z", "$B"),
                line("M-52 91h-6", 3),
            )
            for side in (1, -1)
        ],
        shape("M10-3h80v12c-26 6-54 6-80 0z", "$H", 3),
        *[box(18 + 8 * number, -1, 4.4, 9.5, "$B", 1.6, 1.6) for number in range(9)],
        shape("M74 4l17 3-2 34c-4 7-12 6-15-1z", "$H", 3),
        line("M77 34l11 2", 2),
        shape("M73-4h16c8 0 9 12 2 15-6 2-14 2-18-1z", "$I", 2),
        limb("M66 22c-4-4-2-8 2-9h10M66 29c-2-4 0-7 3-8h10", 4.4, "$S"),
    ),
    # The tent is full, the flags are up; one will take the last bow.
    "wild_west_show": cut(
        fill(rays(50, 44, 24, 20, 50, 0.42, 3), "$B"),
        bar("M50 2v16M18 28V14M82 28V14", 2.6),
        shape("M50 2c6-3 10 3 18 0v9c-8 3-12-3-18 0z", "$R", 2.2),
        shape("M18 12c5-2 8 2 14 0v7c-6 2-9-2-14 0zM82 12c-5-2-8 2-14 0v7c6 2 9-2 14 0z", "$U", 2.2),
        shape("M50 16C40 34 24 44 6 50v44h88V50C76 44 60 34 50 16z", "$P", 3.4),
        fill(
            "M50 16C46 34 40 46 32 52v42H18V52l-4-4C30 42 42 32 50 16z"
            "M50 16c4 18 10 30 18 36v42h14V52l4-4C70 42 58 32 50 16z",
            "$R",
        ),
        shape("M50 30c-2 10-6 17-10 22v42h20V52c-4-5-8-12-10-22z", "$I", 2),
        fill("M50 46c-2 6-4 10-6 13v35h12V59c-2-3-4-7-6-13z", "$O"),
        shape(
            "M3 50c3 8 11 8 13 1 3 8 13 8 16 1 3 8 13 8 18 0 5 8 15 8 18 0 3 7 13 7 16-1 2 7 10 7 13-1"
            "L86 44H14z",
            "$B",
            2.8,
        ),
        line("M50 16C40 34 24 44 6 50v44h88V50C76 44 60 34 50 16z", 3.4),
        fill(star(50, 82, 5, 13, 5.4)),
        fill(star(50, 82, 5, 9.4, 4), "$B"),
        fill("M0 92h100v5H0z"),
    ),
}
"""The motifs by show card."""
