"""The railcars of The Great Train Robbery, 100 x 100, seen from the side.

They and the locomotives run on the same rail and couple at the same height, so that laid edge to edge
they are a train that drives to the right.
"""

from typing import Final

from tools.art.ink import (
    bar,
    box,
    cut,
    dashes,
    disc,
    fill,
    group,
    line,
    oval,
    ring,
    shape,
    star,
    veil,
    wedges,
)
from tools.art.parts import HAT

RAIL: Final = cut(
    fill("".join(f"M{x} 95h8v4h-8z" for x in range(1, 100, 14)), "$H"),
    bar("M-1 94.5h102", 2.6),
)


def small_wheel(x: float, radius: float = 6.4) -> str:
    """A wheel that stands on the rail."""
    return disc(x, 93 - radius, radius, "$S", 2.8) + disc(x, 93 - radius, 1.7, "$I")


_UNDER: Final = cut(
    RAIL,
    line("M-2 79h104", 3.4),
    fill("M5 75h90v7H5z"),
    fill("M12 82h24v3H12zM64 82h24v3H64z"),
    *[small_wheel(x) for x in (17, 31, 69, 83)],
)
"""What every car stands on: rail, wheels, frame and couplings."""

_ROOF: Final = cut(
    shape("M5 27c0-6 12-9 45-9s45 3 45 9v4H5z", "$S", 3),
    fill(wedges(90, 23, 8, -7, 0, -4, 5, 0.9)),
)
"""The roof of a coach."""

_DOOR: Final = cut(box(8, 38, 12, 37, "$H", 2.4), box(10.6, 41, 7, 13, "$P", 1.8), disc(17, 60, 1.4, "$B"))


def _coach(colour: str, *parts: str, door: bool = True) -> str:
    """A coach with a roof and a door at its end."""
    return cut(
        _UNDER,
        shape("M7 30h86v45H7z", colour, 3),
        _ROOF,
        _DOOR if door else "",
        *parts,
    )


def _crate(x: float, y: float, across: float, down: float, colour: str) -> str:
    """A piece of luggage with straps and a handle."""
    return cut(
        line(f"M{x + across / 2 - 4} {y}c0-5 8-5 8 0", 2.2),
        box(x, y, across, down, colour, 2.4, 2),
        bar(f"M{x + across * 0.25} {y}v{down}M{x + across * 0.75} {y}v{down}", 1.8),
    )


def _planks(step: int = 9) -> str:
    """The joints of a boarded wall."""
    return bar("".join(f"M{x} 32v42" for x in range(7 + step, 93, step)), 1.3)


_HEAD: Final = cut(
    shape("M-8-9c-8-2-10-8-8-12 4 3 8 4 12 4h8c4 0 8-1 12-4 2 4 0 10-8 12v10c0 8-16 8-16 0z", "$P", 2.4),
    fill("M-8-5c-4-5 2-10 8-8l-2 12zM-5 6c0-4 10-4 10 0 0 5-10 5-10 0z"),
    disc(-3.6, -1, 1.6, "$I"),
    disc(4, -2, 1.8, "$I"),
)
"""The head of a steer."""

_LAMP: Final = cut(line("M0 0v-7", 2.2), shape("M-6-7h12l-3-8h-6z", "$B", 2))
"""A lamp on a table."""

CARS: Final = {
    "baggage_car": cut(
        _coach("$H", _planks(), door=False),
        box(26, 36, 48, 39, "$I", 2.6),
        box(69, 35, 16, 40, "$B", 2.6),
        bar("M72 38l10 34M82 38L72 72", 2),
        _crate(29, 56, 22, 18, "$R"),
        _crate(53, 60, 14, 14, "$S"),
        _crate(33, 43, 15, 12, "$U"),
        shape("M53 59c0-9 13-9 13 0z", "$B", 2.2),
        bar("M21 35h66", 2.6),
    ),
    "caboose": cut(
        _UNDER,
        shape("M14 38h72v37H14z", "$R", 3),
        shape("M9 38c0-5 12-7 41-7s41 2 41 7z", "$I", 2),
        shape("M34 16h32v15H34z", "$R", 3),
        shape("M29 17c0-4 9-6 21-6s21 2 21 6z", "$I", 2),
        box(38, 19, 9, 8, "$B", 2),
        box(53, 19, 9, 8, "$B", 2),
        box(25, 45, 13, 14, "$P", 2.6),
        box(62, 45, 13, 14, "$P", 2.6),
        box(43, 44, 14, 31, "$H", 2.6),
        disc(53, 60, 1.6, "$B"),
        bar("M3 52v24M97 52v24M3 54h11M97 54H86M3 63h11M97 63H86", 2.6),
        line("M78 31V21M75 20h6", 3.4),
        line("M79 15c-5-4 5-7 0-12", 2.6),
        shape("M5 66h6v8H5z", "$O", 2),
        fill(wedges(84, 44, 6, 0, 5, -6, 1, 0.9)),
    ),
    # A steer looks out between the slats.
    "cattle_truck": cut(
        _UNDER,
        shape("M7 32h86v43H7z", "$I", 3),
        fill("M11 36h78v36H11z", "$B"),
        group("translate(31 57) scale(1.2)", _HEAD),
        group("translate(70 58) scale(-1.1 1.1)", _HEAD),
        bar("M7 35h86M7 43h86M7 71h86", 7),
        bar("M7 35h86M7 43h86M7 71h86", 3.4, "$H"),
        bar("M9 32v44M50 32v44M91 32v44", 8),
        bar("M9 32v44M50 32v44M91 32v44", 3.8, "$H"),
        shape("M5 27c0-5 12-7 45-7s45 2 45 7v4H5z", "$S", 3),
        fill(wedges(90, 25, 8, -7, 0, -4, 4, 0.8)),
        line("M22 15l3-6M44 14v-7M66 14l3-6", 2.4, "$H"),
    ),
    "circus_wagon": cut(
        _UNDER,
        shape("M8 34h84v41H8z", "$R", 3),
        shape("M8 34c0-9 5-14 10-14 6-8 14-3 16 1 4-9 28-9 32 0 2-4 10-9 16-1 5 0 10 5 10 14z", "$B", 3),
        fill(star(50, 25, 5, 6.6, 2.8), "$R"),
        shape("M17 40h66v29H17z", "$P", 2.8),
        # an elephant
        shape(
            "M28 69V57c0-8 7-12 18-12 6 0 9 1 12 3 8-3 16 2 16 10v8c0 3 4 3 4 0h3c0 6-9 7-10 1v-5h-7v7h-7"
            "v-7H42v7z",
            "$S",
            2.4,
        ),
        fill("M58 49c-6 2-7 12-1 15 6-2 8-11 1-15z", "$H"),
        disc(67, 55, 1.6, "$I"),
        bar("M24 40v29M33 40v29M42 40v29M51 40v29M60 40v29M69 40v29M78 40v29", 1.6),
        bar("M17 40h66v29H17z", 2.8),
        *[disc(x, 72, 1.8, "$B") for x in range(14, 92, 9)],
        bar("M50 14V3", 2.2),
        shape("M50 2l14 4-14 4z", "$U", 1.8),
    ),
    "coal_hopper": cut(
        _UNDER,
        shape(
            "M10 40c4-9 9-8 12-13 6-1 8-7 15-6 6-6 14-6 19 0 7-3 12 2 16 6 8 0 12 6 17 13z",
            "$I",
            3,
        ),
        fill("M24 31l6-4 5 4-5 3zM43 24l7-3 5 5-7 4zM62 30l6-3 5 4-6 4zM36 35l5-3 4 3zM54 36l5-3 5 3z", "$S"),
        shape("M4 38h92L84 75H16z", "$U", 3.2),
        bar("M24 40l6 34M42 40l3 34M58 40l-3 34M76 40l-6 34", 2.4),
        bar("M4 40h92", 5),
        shape("M38 75h24l-7 12H45z", "$S", 2.6),
        fill(wedges(88, 46, 5, -2, 6, -10, 2, 1)),
        group(
            "rotate(34 82 22)", box(80, 6, 4, 26, "$H", 1.8), shape("M75 32h14v10c-4 5-10 5-14 0z", "$S", 2)
        ),
    ),
    "dining_car": _coach(
        "$G",
        box(24, 37, 62, 24, "$P", 2.8),
        # two laid tables with a lamp
        *[
            group(
                f"translate({x} 60)",
                group("translate(0 -7)", _LAMP),
                shape("M-13-8h26v4h-26z", "$R", 2),
                bar("M0-4v5", 2.6),
                oval(-8, -10, 3.4, 1.8, "$S", 1.6),
                line("M9-9v-6M7-15h4", 1.8),
            )
            for x in (40, 70)
        ],
        bar("M55 37v24", 2.6),
        # knife and fork
        line("M48 65v8M62 65v8", 2.2, "$P"),
        line("M46 64v3c0 2 4 2 4 0v-3", 1.6, "$P"),
        fill("M61 63c4 1 4 5 2 7h-2z", "$P"),
        bar("M24 66h16M70 66h16", 2, "$B"),
    ),
    "express_car": _coach(
        "$U",
        # a wheel with wings
        shape("M40 51c-8-10-18-10-18-10 0 5 2 6 5 8h-5c1 5 4 6 8 7-2 1-3 1-3 1 2 5 7 7 14 5z", "$P", 2.2),
        shape("M66 51c8-10 18-10 18-10 0 5-2 6-5 8h5c-1 5-4 6-8 7 2 1 3 1 3 1-2 5-7 7-14 5z", "$P", 2.2),
        disc(53, 53, 13, "$B", 2.8),
        disc(53, 53, 9, "$P", 2),
        line("M53 53v-6M53 53l4 3", 2.2),
        bar("M22 69h66", 3, "$B"),
        line("M-2 8h34M8 13h46M-2 39h7M-2 48h6M-2 58h5M62 9h20", 2.6),
    ),
    # Boards are missing, nobody stokes, and it looks at you.
    "ghost_car": cut(
        dashes("M-1 94.5h102", 2.6, "8 5"),
        line("M-2 79h104", 2.4),
        shape(
            "M6 76V36c0-4 2-8 5-10l9-5 12 3 16-6 18 4 16-2 10 8c2 3 2 6 2 9v40"
            "l-9-6-8 7-10-7-9 6-9-6-9 6-9-6-8 7-9-6z",
            "$P",
            3.2,
        ),
        line("M14 32v34M86 32v30M7 44l10 2M83 50l11-2", 1.8, "$S"),
        shape("M24 34h18v16c-5 5-13 5-18 0zM58 34h18v16c-5 5-13 5-18 0z", "$I", 2),
        disc(35, 43, 3.6, "$B"),
        disc(65, 43, 3.6, "$B"),
        shape("M36 60c8-5 20-5 28 0-3 8-25 8-28 0z", "$I", 2),
        fill("M42 58l3 4 3-5zM52 57l3 5 3-4z", "$P"),
        *[ring(x, 87, 5.6, 2.2, "$S") for x in (18, 32, 68, 82)],
        veil(
            "M4 14c6-8 12 0 18-6s10 2 16-3c-4 8-10 6-15 9s-12 4-19 0zM60 11c6-7 11 0 16-5s11 2 18-2"
            "c-3 8-12 8-18 9s-11 2-16-2z",
            "$U",
            0.75,
        ),
        fill(wedges(92, 40, 7, 0, 5, -8, 1, 1)),
    ),
    "lounge_car": _coach(
        "$R",
        box(24, 36, 62, 34, "$P", 2.8),
        # a wing chair and a palm
        shape("M32 69V53c0-7 12-9 15 0v6h13v10z", "$G", 2.6),
        line("M45 59v6h16v-5", 2.4),
        fill(wedges(44, 48, 4, 0, 4, -5, 0, 0.8)),
        shape("M67 62h11l-2 7h-7z", "$B", 2),
        line(
            "M72.5 62V51M72.5 52c-3-6-8-6-9-3M72.5 52c3-6 8-6 9-3M72.5 51c-2-6-5-8-8-7M72.5 51c2-6 5-8 8-7",
            2.4,
            "$G",
        ),
        shape("M24 36h13c0 8-5 12-13 13zM86 36H73c0 8 5 12 13 13z", "$B", 2.2),
    ),
    "lumber_flatcar": cut(
        _UNDER,
        fill("M3 72h94v6H3z", "$H"),
        *[
            cut(
                shape(f"M{x} {y - 7}h76c5 0 5 14 0 14H{x}z", "$H", 2.6),
                bar(f"M{x + 14} {y - 2}h22M{x + 44} {y + 2}h24", 1.4),
                oval(x, y, 4.6, 7, "$B", 2.4),
                oval(x, y, 1.8, 3, "none", 1.4),
            )
            for x, y in ((10, 65), (13, 51), (10, 37))
        ],
        bar("M24 26v50M52 26v50M80 26v50", 6.4),
        bar("M24 27v48M52 27v48M80 27v48", 2.6, "$S"),
        line("M6 58l-4-4M5 44l-4-3", 2),
    ),
    "mail_car": _coach(
        "$O",
        box(30, 36, 40, 27, "$P", 2.8),
        line("M31 37l19 15 19-15M31 62l13-14M69 62L56 48", 2.4),
        disc(50, 52, 5.4, "$R", 2),
        shape("M76 75c-4-6-3-14 2-16h8c5 2 6 10 2 16z", "$S", 2.4),
        line("M77 60c4 2 6 2 10 0", 2.2),
        shape("M72 75c-3-5-2-9 2-11h6c4 2 5 6 2 11z", "$S", 2.2),
        bar("M25 68h42", 3, "$B"),
    ),
    # An open deck under an awning, and glass all round.
    "observation_car": cut(
        _UNDER,
        shape("M28 34h65v41H28z", "$U", 3),
        shape("M5 25c0-5 12-8 45-8s45 3 45 8v4H5z", "$S", 3),
        shape("M40 17c2-11 38-11 40 0z", "$P", 2.6),
        bar("M50 17l2-8M60 17V8M70 17l-2-8", 1.8),
        bar("M8 29v46", 3.4),
        box(34, 36, 24, 22, "$P", 2.6),
        box(63, 36, 24, 22, "$P", 2.6),
        line("M38 52l8-12M68 52l8-12M43 54l5-7", 2, "$S"),
        bar("M5 56h23", 3.2),
        bar("M11 57v18M17 57v18M23 57v18", 2),
        bar("M28 65h65", 3, "$B"),
        # a telescope on the rail
        line("M15 55v-7", 2.6),
        group("rotate(-20 15 45)", shape("M6 42h13v6H6z", "$B", 2), shape("M-2 40.500h9v9h-9z", "$H", 2)),
        fill(wedges(92, 40, 6, 0, 4.6, -6, 1, 0.9)),
    ),
    "passenger_car": _coach(
        "$B",
        *[
            cut(
                box(x, 36, 17, 22, "$P", 2.6),
                group(
                    f"translate({x + 8.5} 58)",
                    fill("M-7 0c0-7 3-9 7-9s7 2 7 9z", coat),
                    disc(0, -11, 3.8, "$H", 1.4),
                    group(f"translate(-7.5 -20) scale({width} .15)", HAT),
                ),
            )
            for x, coat, width in ((24, "$R", 0.15), (46, "$U", 0.15), (68, "$G", 0.15))
        ],
        bar("M22 66h68", 3, "$R"),
    ),
    "prisoner_car": cut(
        _UNDER,
        shape("M7 28h86v47H7z", "$S", 3.4),
        bar("M7 39h86M7 64h86M22 28v11M50 28v11M78 28v11M15 64v11M36 64v11M64 64v11M85 64v11", 2),
        shape("M4 21h92v8H4z", "$I", 2),
        *[
            cut(
                box(x, 42, 30, 19, "$I", 2.6),
                line(f"M{x + 6} 54h4M{x + 20} 54h4", 6.5, "$H"),
                bar(f"M{x + 4} 41v20M{x + 11.5} 41v20M{x + 19} 41v20M{x + 26} 41v20", 3, "$P"),
            )
            for x in (13, 57)
        ],
        box(44, 54, 12, 11, "$B", 2.4, 1),
        line("M46.5 54v-4c0-5 7-5 7 0v4", 2.4),
        disc(50, 59, 1.8, "$I"),
        *[disc(x, y, 1.5, "$I") for x in (11, 89) for y in (33, 69)],
        fill(wedges(92, 41, 5, 0, 4.6, -7, 1, 0.9)),
    ),
    # Blinds down, crest on the wall.
    "private_car": _coach(
        "$I",
        *[
            cut(
                shape(f"M{x} 58V43c0-8 15-8 15 0v15z", "$R", 2.6),
                bar(f"M{x} 43c0-8 15-8 15 0v15H{x}z", 1.8, "$B"),
                line(f"M{x + 2} 46h11M{x + 2} 50h11M{x + 2} 54h11", 1.4),
            )
            for x in (24, 72)
        ],
        shape("M56 34c5 4 9 4 12 3 1 14-3 23-12 28-9-5-13-14-12-28 3 1 7 1 12-3z", "$B", 2.4),
        disc(56, 45, 4.6, "none", 2.6) + line("M56 50v10M56 55h4M56 59h4", 2.6),
        bar("M22 67h68M22 71h68", 1.6, "$B"),
        bar("M7 33h86", 2, "$B"),
    ),
    "sleeper_car": _coach(
        "$U",
        box(24, 36, 40, 34, "$P", 2.8),
        bar("M24 53h40", 3.2),
        # two berths, one of them taken
        shape("M26 52v-6c6-4 12-2 14 0 8-2 18-1 22 2v4z", "$R", 2.2),
        disc(33, 45, 4.4, "$H", 1.8),
        shape("M26 69v-4c0-4 10-4 11 0v4z", "$P", 2),
        shape("M37 69v-5c9-2 17-1 25 1v4z", "$G", 2.2),
        line("M45 41h5l-5 5h5M54 38h4l-4 4h4", 1.8),
        fill("M82 38a11 11 0 1 0 6 18 9 9 0 0 1-6-18z", "$B"),
        fill(star(72, 44, 5, 3.6, 1.5) + star(73, 63, 5, 3, 1.2) + star(88, 42, 5, 2.6, 1), "$P"),
        bar("M68 70h22", 2, "$B"),
    ),
}
"""The railcars."""
