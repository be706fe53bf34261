"""The stations of The Great Train Robbery, 100 x 100: a place on the line and the board that names its price.

The board hangs at the upper right and is as large as it can be, because the price is what is looked for.
"""

from typing import Final

from tools.art.badges import SUITS
from tools.art.event_parts import HEAP, saguaro
from tools.art.ink import bar, box, cut, disc, fill, group, line, oval, shape, star, wedges
from tools.art.parts import HAT, wheel

_PLATFORM: Final = cut(
    shape("M-2 86h104v5H-2z", "$H", 2.4),
    bar("M8 91v9M36 91v9M64 91v9M92 91v9", 4),
    bar("M16 86v5M34 86v5M52 86v5M70 86v5M88 86v5", 1.4),
)
"""The boards of every station."""


def _board(*sign: str) -> str:
    """The board on its post, with what is drawn on it in a field of 32 x 32."""
    return cut(
        bar("M81 38v49", 6.6),
        bar("M81 40v46", 2.6, "$H"),
        box(60, 2, 38, 38, "$P", 3.2, 3),
        box(63.4, 5.4, 31.2, 31.2, "none", 1.4, 1),
        group("translate(66.6 8.6) scale(.775)", *sign),
    )


def _house(x: float, y: float, across: float, roof: str, colour: str) -> str:
    """A house front that stands on the platform: its roof is drawn over walls that begin here."""
    return cut(shape(f"M{x:g} {y:g}h{across:g}V86h-{across:g}z", colour, 2.8), roof)


def _window(x: float, y: float, across: float = 9, down: float = 12) -> str:
    return cut(box(x, y, across, down, "$B", 2.2), bar(f"M{x + across / 2:g} {y:g}v{down:g}", 1.4))


def _door(x: float, y: float, across: float = 12) -> str:
    return cut(box(x, y, across, 86 - y, "$I"), disc(x + across - 3, (y + 88) / 2, 1.3, "$B"))


_HIGH: Final = line(
    "M1.5 11l3-3v16M10 8c-4 0-4 16 0 16s4-16 0-16M16.5 16.500h3M22 24l4-16h1l4 16M23.5 18.500h6", 3
)
"""From ten to the ace."""

_LOW: Final = line(
    "M3 12c0-7 9.5-6 9 0 0 4-9 7-9 12h9.500M16 17h3.500M29.5 13c0 6-7 5-7 0s7-5 7 0v4c0 4-2 7-6 7", 3.2
)
"""From two to nine."""

_MUG: Final = cut(
    line("M21 12c9-2 9 13 0 11", 5.6),
    line("M21 12c9-2 9 13 0 11", 2, "$S"),
    shape("M6 10h16l-1 19H7z", "$B", 2.4),
    shape("M4 10c-2-5 3-7 5-5 2-4 8-4 10 0 4-2 7 2 4 6-4 2-14 2-19-1z", "$P", 2.2),
    bar("M11 15v10M16.5 15v10", 1.8),
)

_BURST: Final = cut(
    fill(star(16, 16, 11, 16, 8.5, -90, (1, 0.9, 1.05))),
    fill(star(16, 16, 11, 12.5, 6.5, -90, (1, 0.9, 1.05)), "$R"),
    fill(star(16, 16, 9, 6, 3), "$B"),
)

_CAT: Final = cut(
    fill("M6 30c-1-12 0-19 1-27l7 6h5l7-6c1 8 2 15 1 27z"),
    fill("M9 16c2-4 6-3 6 1-2 2-4 2-6-1zM18 17c0-4 4-5 6-1-2 3-4 3-6 1z", "$B"),
    fill("M14.5 22h4l-2 3z", "$R"),
    line("M11 25l-8-1M11 27l-7 3M22 25l8-1M22 27l7 3", 1.2, "$S"),
)

_LIFE: Final = cut(
    shape("M9 30V14c0-6 4-9 7-13 3 4 7 7 7 13v16z", "$B", 2.4),
    bar("M9 15h14M9 25h14", 2),
    line("M2 30L30 4", 5.4),
    line("M2 30L30 4", 2.4, "$R"),
)

_BLUE: Final = cut(
    box(5, 1, 22, 30, "$P", 2.4, 2.5),
    bar("M9 5h14v22H9z", 2.6, "$U"),
    fill("M11.5 11.500h9v9h-9z", "$U"),
)

_TWO: Final = cut(
    group("rotate(-14 11 18)", box(2, 4, 17, 25, "$R", 2.2, 2), fill("M10.5 9l4 7-4 7-4-7z", "$B")),
    group("rotate(12 21 17)", box(13, 5, 17, 25, "$R", 2.2, 2), fill("M21.5 10l4 7-4 7-4-7z", "$B")),
)

_HAT: Final = cut(
    group("translate(-3 2) rotate(-10 16 10) scale(.4)", HAT, disc(58, 26, 7, "$P", 4)),
    line("M3 31l10-4M16 31l9-4", 2.6),
)

_TREE: Final = cut(
    line(
        "M0 0c-2-14 1-22-1-34M-1-14c-8-2-12-8-13-16M0-20c8-3 12-9 12-18M-14-24l-6-1M11-32l7-2M-1-34"
        "l-6-10M-1-34l5-12",
        5,
    ),
    line("M0-2c-2-12 1-20-1-30", 1.6, "$S"),
)
"""A dead tree; the middle of its foot is at the origin."""

STATIONS: Final = {
    # The boom of an oil well.
    "boom_town": cut(
        fill("M24 26c-12-4-10-16 0-14-2-10 14-12 16-4 9-6 17 4 9 9 8 4 2 13-6 10-6 5-14 4-19-1z", "$I"),
        fill("M30 34V14h6v20z"),
        shape("M33 24L14 86h38z", "none", 3.6),
        line("M28 42l16 10M24 56l24 14M20 70l30 14M38 42L22 54M43 56L18 70M47 70L18 84", 2.4),
        shape("M2 62h20v24H2z", "$R", 2.8),
        shape("M-1 63l13-10 13 10z", "$H", 2.6),
        _window(8, 68),
        _PLATFORM,
        _board(_BURST),
    ),
    "catico": cut(
        _house(8, 46, 42, shape("M4 46h50v-7H4z", "$R", 2.6), "$B"),
        shape("M18 39c0-18 22-18 22 0z", "$B", 2.8),
        disc(29, 33, 4, "$P", 2),
        _door(23, 64),
        _window(11, 52, 8, 10),
        _window(39, 52, 8, 10),
        shape("M56 72h48v14H56z", "$S", 2.4),
        bar("M64 72v14M74 72v14M92 72v14", 1.6),
        # a cat on the fence
        fill(
            "M60 72c-1-12 3-17 10-18l2-6 4 4 4-4 1 8c0 4-2 6-5 7l1 9zM60 70"
            "c-7 2-9 10-5 14 2 1 3-1 2-3-2-3 0-6 5-7z"
        ),
        _PLATFORM,
        _board(_CAT),
    ),
    "creepy_creek": cut(
        disc(22, 20, 13, "$S", 2.6),
        shape("M18 24c4 0 6-7 10-7 4 1 6 7 8 6-3 5-7 3-9 6-2-3-6-2-9-5z", "$I", 1),
        shape("M-2 70c20-8 40-6 104 0v32H-2z", "$G", 2.8),
        shape("M40 70c-6 10 18 12 6 18s-20 6-22 14h44c0-10 14-12 8-18S54 78 56 70z", "$U", 2.6),
        line("M48 80c4 2 8 2 10 4M44 92c6-2 12 0 16 2", 1.8, "$P"),
        group("translate(24 78)", _TREE),
        group("translate(58 72) scale(.7)", _TREE),
        shape("M-2 90h22v5H-2z", "$H", 2.4),
        bar("M2 95v6M14 95v6M4 90v-8M15 90v-8M0 83h20", 2.6),
        _board(SUITS["spades"]),
    ),
    # A saloon that wears a crown.
    "crowns_hole": cut(
        _house(6, 40, 50, "", "$R"),
        shape("M3 40V26h56v14z", "$H", 2.8),
        shape("M16 26l-4-18 11 9 8-13 8 13 11-9-4 18z", "$B", 2.8),
        disc(31, 20, 2.6, "$R", 1.4),
        fill("M11 31h40v4H11z", "$P"),
        _window(10, 48, 10, 13),
        _window(42, 48, 10, 13),
        shape("M24 58h14v28H24z", "$I", 2.4),
        shape("M23 64h7v14h-7zM32 64h7v14h-7z", "$H", 2),
        _PLATFORM,
        _board(_MUG),
    ),
    "deathwood": cut(
        shape(HEAP, "$G", 2.8),
        group("translate(14 92) scale(1.15)", _TREE),
        group("translate(56 90) scale(1.02)", _TREE),
        shape("M30 84V66c0-9 16-9 16 0v18z", "$S", 2.8),
        bar("M38 67v11M34 71h8", 2.4),
        shape("M62 88V74h-5v-5h5v-6h5v6h5v5h-5v14z", "$H", 2.2),
        fill("M4 18c3-4 7-3 9 0 2-3 6-4 9 0-4-1-7 1-9 5-2-4-5-6-9-5z"),
        fill(wedges(46, 68, 4, 0, 4, -5, 1, 0.8)),
        _board(_BLUE),
    ),
    # Doors and barrels that have been shot at, and nobody was hit.
    "dodgeville": cut(
        _house(4, 34, 44, shape("M0 34h52l-6-14H6z", "$H", 2.8), "$U"),
        _window(9, 42, 12, 14),
        _door(30, 50, 13),
        *[
            disc(x, y, 1.8, "$P", 1.6)
            for x, y in ((13, 66), (20, 72), (25, 38), (44, 44), (34, 60), (16, 28))
        ],
        shape("M54 62c6-3 16-3 22 0 3 8 3 16 0 24H54c-3-8-3-16 0-24z", "$H", 2.8),
        bar("M53 68h24M53 80h24M61 61v25M69 61v25", 2),
        disc(65, 73, 2.2, "$P", 1.6),
        line("M58 52l20-5M58 57l14-3M56 47l10-3", 2.2),
        _PLATFORM,
        _board(_HAT),
    ),
    "fort_wroth": cut(
        line("M16 44V4", 4),
        shape("M17 5c10-4 14 4 26 0v18c-12 4-16-4-26 0z", "$R", 2.6),
        fill(star(30, 13, 5, 5.4, 2.2), "$P"),
        "".join(shape(f"M{x} 88V54l5.5-8 5.5 8v34z", "$H", 2.6) for x in range(-3, 100, 11)),
        shape("M4 46h26V34H4z", "$B", 2.6),
        shape("M1 34h32l-7-9H8z", "$H", 2.6),
        box(12, 37, 10, 6, "$I"),
        bar("M-2 64h104M-2 78h104", 2.6),
        box(42, 58, 20, 30, "$B", 2.8),
        bar("M42 58l20 30M62 58L42 88", 2.4),
        _PLATFORM,
        _board(_HIGH),
    ),
    # A cable car on a hill above the bay.
    "frisco": cut(
        shape("M-2 66h104v24H-2z", "$U", 2.6),
        line("M50 74h10M64 80h12M86 76h10", 1.8, "$P"),
        shape("M46 66l4 8h22l5-8z", "$H", 2.4),
        bar("M60 66V44", 2.4),
        shape("M58 46v16H46zM62 44v18h12z", "$P", 2.2),
        shape("M-2 52L58 90H-2z", "$G", 2.8),
        group(
            "rotate(31 24 58)",
            shape("M6 44h40v20H6z", "$R", 2.6),
            shape("M2 36h48v8H2z", "$H", 2.6),
            box(11, 47, 8, 9, "$P", 2),
            box(22, 47, 8, 9, "$P", 2),
            box(33, 47, 8, 9, "$P", 2),
            disc(15, 65, 4, "$S", 2.2),
            disc(37, 65, 4, "$S", 2.2),
        ),
        shape("M2 34V14h16v20z", "$B", 2.4),
        shape("M0 15l10-11 10 11z", "$R", 2.4),
        _window(6, 19, 8, 9),
        _PLATFORM,
        _board(SUITS["clubs"]),
    ),
    "miners_oath": cut(
        shape("M-2 88L14 40l14 6 14-30 20 26 10-4 30 50z", "$S", 2.8),
        fill(wedges(64, 50, 6, 3.6, 6, -12, 3, 1.1)),
        shape("M18 88V60c0-18 32-18 32 0v28z", "$I", 2.8),
        bar("M20 88V56M48 88V56M14 56h40", 5.6),
        bar("M20 87V57M48 87V57M16 56h36", 2.4, "$H"),
        shape("M40 66h28l-4 15H45z", "$H", 2.6),
        fill("M42 66l4-7 6 3 5-5 5 4 4 5z", "$B"),
        line("M42 66l4-7 6 3 5-5 5 4 4 5", 2),
        wheel(49, 83, 4, 4),
        wheel(61, 83, 4, 4),
        _PLATFORM,
        _board(SUITS["diamonds"]),
    ),
    "san_tafe": cut(
        disc(14, 22, 10, "$O", 2.4),
        _house(0, 56, 66, bar("M0 64h10M56 64h10", 4, "$H"), "$B"),
        shape("M16 86V36h6v-8h6v-8c0-9 12-9 12 0v8h6v8h6v50z", "$B", 2.8),
        bar("M34 12V2M30 6h8", 2.6),
        shape("M28 40c0-8 12-8 12 0v8H28z", "$I", 2),
        shape("M31 47c0-8 6-8 6 0z", "$R", 1.6),
        shape("M27 86V70c0-10 14-10 14 0v16z", "$H", 2.6),
        bar("M34 63v23", 1.6),
        _window(4, 67, 7, 9),
        _window(56, 67, 7, 9),
        fill(wedges(50, 44, 6, 0, 5, -7, 1, 0.9)),
        _PLATFORM,
        _board(SUITS["hearts"]),
    ),
    # The rock is a headstone.
    "tombrock": cut(
        shape("M6 88V38c0-14 6-26 22-26s24 12 24 26l3 50z", "$S", 3),
        fill(wedges(52, 34, 9, 0.3, 5.6, -12, 2, 1.2)),
        line("M14 46l4 6-3 8M44 22l-5 5", 2),
        bar("M29 24v26M20 33h18", 5),
        line("M18 60h22M21 67h16", 2.6),
        # a vulture waits on it
        fill("M18 12c-2-9 6-12 12-10 3-4 9-3 10 1l4 2-5 1c-1 7-7 10-13 9l-10 4z"),
        disc(37.5, 3.4, 1.2, "$R"),
        shape("M54 88c2-10 10-14 18-10 10-4 22 0 30 10z", "$H", 2.6),
        shape("M-2 88c4-8 12-9 18 0z", "$H", 2.6),
        _PLATFORM,
        _board(_LIFE),
    ),
    "virginia_town": cut(
        shape("M-2 60L18 26l12 14L48 8l30 54z", "$S", 2.8),
        fill("M48 8l10 18-7-2-5 6-5-7-4 3zM18 26l7 8-4 4-5-3-4 2z", "$P"),
        fill(wedges(60, 34, 5, 3.4, 6, -12, 3, 1.1)),
        _house(0, 62, 24, shape("M-3 62l15-12 15 12z", "$R", 2.6), "$P"),
        _house(24, 56, 26, shape("M22 56v-9h30v9z", "$G", 2.6), "$H"),
        _house(50, 64, 22, shape("M48 64l13-10 13 10z", "$U", 2.6), "$P"),
        _window(4, 68, 7, 9),
        _door(14, 70, 8),
        _window(28, 62, 8, 10),
        _door(38, 68, 9),
        _window(54, 69, 7, 9),
        _door(64, 72, 6),
        _PLATFORM,
        _board(_TWO),
    ),
    # Nothing but sun and sand.
    "yooma": cut(
        disc(26, 30, 15, "$O", 2.8),
        fill(star(26, 30, 12, 25, 17, -90) + "M26 30m-15 0", "$B"),
        disc(26, 30, 15, "$O", 2.8),
        shape("M-2 66c20-10 34-4 48 0s34 4 56-4v40H-2z", "$B", 2.8),
        fill(wedges(40, 74, 6, 8, 1, -10, 4, 1)),
        group("translate(50 86) scale(.62)", saguaro(0, 0, 1)),
        saguaro(12, 90, 0.72),
        oval(31, 82, 7, 4, "$S", 2.2),
        _PLATFORM,
        _board(_LOW),
    ),
    # A buffer stop, and nothing behind it.
    "end_of_line": cut(
        bar("M-2 94.5h74", 2.6),
        fill("".join(f"M{x} 95h8v4h-8z" for x in range(1, 72, 14)), "$H"),
        shape("M58 46h14v49H58z", "$H", 3),
        line("M72 52l22 42M72 74l14 20", 5),
        line("M72 52l22 42M72 74l14 20", 2, "$H"),
        bar("M60 94.5h40", 4),
        shape("M40 34h50v17H40z", "$P", 3),
        fill("M42 36h9l-8 13h-1zM59 36h10l-8 13H51zM77 36h10l-8 13H69zM88 40v9h-1z", "$R"),
        bar("M40 34h50v17H40z", 3),
        shape("M34 36h7v13h-7z", "$S", 2.6),
        shape("M34 72h25v9H34z", "$S", 2.6),
        shape("M28 68h7v17h-7z", "$I", 2),
        disc(65, 22, 9, "$R", 3),
        disc(65, 22, 3.6, "$P"),
        line("M65 31v4", 3),
        fill(wedges(71, 56, 6, 0, 5, -6, 0, 0.9)),
    ),
}
"""The stations, and what stands behind the last of them."""
