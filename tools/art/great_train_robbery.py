"""The motifs of The Great Train Robbery; its cars, stations, locomotives and people come from beside."""

from typing import Final

from tools.art.event_parts import HEAP, arc, saguaro, turning
from tools.art.ink import (
    bar,
    box,
    cut,
    dashes,
    disc,
    fill,
    group,
    line,
    rays,
    ring,
    shape,
    star,
    wedges,
)
from tools.art.locomotives import LOCOMOTIVES
from tools.art.parts import HAT, REVOLVER, cartridge
from tools.art.rolling_stock import CARS
from tools.art.stations import STATIONS
from tools.art.train_people import GROUNDS as GROUNDS
from tools.art.train_people import PARTS as PARTS
from tools.art.train_people import PORTRAITS as PORTRAITS

_DOLLAR: Final = "M5-6c-3-5-11-4-11 1 0 6 11 3 11 9 0 5-9 6-12 1M0-12v26"


def _coin(x: float, y: float, across: float = 12) -> str:
    return cut(disc(x, y, across, "$B", 2.8), ring(x, y, across * 0.68, 1.6), bar(f"M{x} {y - 4}v8", 2.4))


def _notice(x: float, y: float, turn: float, band: str) -> str:
    """A poster with a masked face."""
    return group(
        f"translate({x} {y}) rotate({turn})",
        shape("M-19-28l38 1-1 56-36-1z", "$P", 2.8),
        fill("M-13-22h26v4h-26z"),
        disc(0, -1, 10, "$H", 2.2),
        fill("M-10-1h20c0 6-4 11-10 11s-10-5-10-11z", band),
        group("translate(-17 -19) scale(.34)", HAT),
        fill("M-5-3h3.500v2.500H-5zM2-3h3.500v2.500H2z"),
        bar("M-12 16h24M-8 22h16", 2.2),
    )


GREAT_TRAIN_ROBBERY: Final = {
    # It took the shot, and it flowers.
    "cactus": cut(
        shape(HEAP, "$H", 3),
        saguaro(48, 88, 1.18),
        shape("M48 14c-7-1-8-9-2-11 4-4 10 0 9 5 3 4-3 8-7 6z", "$R", 2.4),
        shape("M67 36c-4-4 2-9 6-6 4 0 4 6 0 7z", "$R", 2),
        disc(50, 44, 4.4, "$I"),
        disc(45, 62, 3.6, "$I"),
        cartridge(82, 50, 184, 1.05),
        line("M98 44H90M99 52h-6M96 60h-8", 2.4),
        shape(
            "M16 72c-6-5-9-8-9-12 0-3 2-5 5-5 2 0 3 1 4 3 1-2 3-3 5-3 3 0 5 2 5 5 0 4-4 7-10 12z", "$R", 2.2
        ),
        line("M10 44h6M13 41v6M26 46h4M28 44v4", 2.2),
    ),
    # A horseman's pistol: long, heavy, with its rammer under the barrel.
    "dragoon": cut(
        shape("M50 2l38 12c1 32-10 58-38 76C22 72 11 46 12 14z", "$U", 3.2),
        bar("M50 9l31 10c0 26-9 46-31 62-22-16-31-36-31-62z", 1.8, "$B"),
        line("M22 82L84 16M78 82L16 16", 5.6),
        line("M22 82L84 16M78 82L16 16", 2.2, "$B"),
        group(
            "translate(-8 30) rotate(-10 50 30) scale(1.08)",
            shape("M50 6h50v10H50z", "$S", 2.4),
            REVOLVER,
            shape("M52 24h30l4-4v6l-6 5H54z", "$S", 2.2),
            line("M24 52c2 5 8 8 14 6", 3, "$B"),
        ),
        fill(star(50, 88, 5, 8, 3.4), "$B"),
    ),
    # Flat on the ground, and it passes overhead.
    "evaded": cut(
        bar("M2 90h96", 3),
        fill(wedges(10, 91, 9, 10, 0, 4, 6, 0.9)),
        *[
            cut(cartridge(x, y, 180, 1.05), line(f"M{x + 16} {y}h{reach}", 2.4))
            for x, y, reach in ((64, 12, 14), (30, 24, 24), (70, 34, 10))
        ],
        group("translate(50 28) rotate(20) scale(.5)", HAT),
        line("M62 68l-5-5M72 64l-1-7M52 66l-7-3", 2.4),
        group(
            "translate(-6 -17) scale(1.17)",
            fill("M4 90c-2-6 2-12 8-13l34-7 16-2 14 5-1 6-14-2-8 11z"),
            fill("M60 90c6-3 16-3 22-1l8 1v1H58z"),
            disc(77, 77, 8.5, "$H", 2.6),
            fill("M69 73c1-7 14-8 17 0-6-2-11-2-17 0z"),
            fill("M66 79h12v7c-6 2-11-1-12-7z", "$R"),
            shape("M10 82l-6-8 5-3 7 7z", "$H", 2.2),
            fill("M24 76l28-6-3 12-26 5z", "$U"),
            fill(wedges(50, 72, 5, -5, 1.4, -3, 7, 0.9)),
        ),
    ),
    "full_steam": cut(
        shape("M2 30c-6-12 8-20 16-12 4-10 20-8 20 2M98 30c6-12-8-20-16-12-4-10-20-8-20 2", "$P", 3),
        shape("M42 76h16v22H42z", "$B", 3),
        bar("M36 94h28", 4),
        disc(50, 48, 36, "$B", 3.6),
        disc(50, 48, 28, "$P", 2.8),
        bar(arc(50, 48, 23, 150, 330), 3.4),
        bar(arc(50, 48, 23, 332, 390), 6, "$R"),
        "".join(group(f"rotate({turn} 50 48)", bar("M50 22v7", 2.6)) for turn in range(-120, 121, 30)),
        shape("M46 50L72 58l-25-1z", "$R", 1.4),
        group("rotate(8 50 48)", shape("M46 44l30 5-30 3z", "$R", 2)),
        disc(50, 48, 5, "$I"),
        line("M32 74h36", 2),
        line("M4 50h6M2 60h7M96 50h-6M98 60h-7", 3),
        fill(wedges(82, 62, 6, -4, 4, -8, -3, 1)),
    ),
    "knife_revolver": cut(
        group("translate(-6 6) rotate(-8 50 30) scale(1.02)", REVOLVER),
        group(
            "rotate(-8 50 40)",
            shape("M46 38h10v9H46z", "$B", 2.4),
            shape("M56 36h30c8 0 12 4 15 9-12 4-32 5-45 2z", "$S", 2.8),
            line("M58 42h32", 1.6, "$P"),
            fill(wedges(84, 47, 5, -6, 0, -3, -5, 0.8)),
        ),
        line("M90 62l8 5M84 68l9 8M78 74l6 9", 2.8),
        turning(56, 82, 11, 160, 410, "$R"),
    ),
    "map": cut(
        group(
            "rotate(-5 50 50)",
            shape("M6 18l22-8 22 8 22-8 22 8v66l-22-8-22 8-22-8-22 8z", "$P", 3.2),
            fill("M50 18l22-8v66l-22 8zM6 18l22-8v66L6 84z", "$S"),
            bar("M28 10v66M50 18v66M72 10v66", 2),
            shape("M6 18l22-8 22 8 22-8 22 8v66l-22-8-22 8-22-8-22 8z", "none", 3.2),
            line("M10 62c14-12 24 4 36-8s16-8 26-2", 6, "$U"),
            dashes("M16 30c18 14 22 4 34 14s14 20 28 18", 3, "5 4"),
            line("M74 56l10 10M84 56L74 66", 4.4, "$R"),
            shape("M56 34l7-12 8 12z", "$H", 2.2),
            shape("M64 34l6-9 6 9z", "$H", 2.2),
            disc(16, 30, 4, "$R", 2),
            ring(36, 30, 8, 1.8),
            fill("M36 20l3 10-3 10-3-10z"),
            fill("M26 30l10-2 10 2-10 2z"),
        ),
    ),
    "money_bag": cut(
        shape("M36 30c-20 10-32 28-30 46 2 18 20 20 44 20s42-2 44-20c2-18-10-36-30-46z", "$H", 3.4),
        shape("M34 8c6 4 10-2 16 2 6-4 10 2 16-2 4 8-2 14-4 22H38C36 22 30 16 34 8z", "$H", 3),
        bar("M34 30h32", 8),
        bar("M34 30h32", 3.6, "$R"),
        line("M62 32c8 2 12 8 10 16", 3, "$R"),
        group("translate(48 64) scale(1.5)", line(_DOLLAR, 5.4), line(_DOLLAR, 2.6, "$B")),
        fill(wedges(90, 62, 8, -1, 4, -12, -1, 1.2)),
        _coin(80, 88, 10),
        _coin(62, 92, 7),
    ),
    "most_wanted": cut(
        fill(rays(50, 50, 18, 10, 70, 0.5), "$S"),
        _notice(25, 38, -12, "$U"),
        _notice(75, 38, 12, "$G"),
        _notice(50, 54, 1, "$R"),
        disc(50, 27, 3, "$B", 2),
        group(
            "rotate(-14 50 88)",
            box(16, 80, 68, 15, "$R", 2.8, 2),
            fill(
                star(32, 87.5, 5, 5.5, 2.3) + star(50, 87.5, 5, 5.5, 2.3) + star(68, 87.5, 5, 5.5, 2.3), "$P"
            ),
        ),
    ),
    # A signal that is clear, and the way to the next board.
    "next_stop": cut(
        bar("M30 6v92", 8),
        bar("M30 8v88", 3.6, "$S"),
        shape("M18 96h24v-8H18z", "$I"),
        group(
            "rotate(-16 30 26)",
            shape("M26 19h56v14H26z", "$R", 3),
            fill("M68 20.500h6v11h-6z", "$P"),
            disc(22, 26, 7.4, "$G", 2.6),
        ),
        shape("M14 48h58l18 14-18 14H14z", "$P", 3.4),
        disc(30, 62, 5.5, "$I"),
        bar("M35 62h34", 3.4),
        disc(50, 62, 4.6, "$P", 2.6),
        shape("M64 54l14 8-14 8z", "$R", 2.4),
        line("M48 94h46M56 88v10M68 88v10M80 88v10M92 88v10", 3),
    ),
    "refund": cut(
        turning(50, 46, 39, 150, 404, "$R"),
        group(
            "rotate(-8 50 50)",
            box(18, 32, 62, 34, "$G", 3, 2),
            box(22.5, 36.5, 53, 25, "$P", 1.8, 1),
            disc(49, 49, 10, "$G", 2.2),
            group("translate(49.5 48) scale(.62)", line(_DOLLAR, 3.4)),
            bar("M27 42h6M27 56h6M66 42h6M66 56h6", 2),
        ),
        _coin(30, 80, 11),
        _coin(48, 86, 9),
        fill(wedges(78, 54, 4, -1, 4, -7, 0, 0.9)),
    ),
    "strongbox": cut(
        shape("M8 40L20 16h60l12 24z", "$S", 3.2),
        shape("M6 40h88v48H6z", "$H", 3.4),
        shape("M6 40h88v10H6z", "$S", 2.8),
        bar("M22 18v70M78 18v70", 9),
        bar("M22 19v68M78 19v68", 4.4, "$S"),
        *[disc(x, y, 2, "$I") for x in (22, 78) for y in (30, 45, 58, 70, 82)],
        box(39, 44, 22, 26, "$B", 3, 2),
        disc(50, 54, 3.6, "$I"),
        fill("M48 54h4l1.5 10h-7z"),
        line("M42 16c0-10 16-10 16 0", 4),
        shape("M10 88h12v7H10zM78 88h12v7H78z", "$I", 1),
        fill(wedges(72, 56, 6, 0, 5, -8, 0, 1)),
    ),
    # Two tracks out of one, and the lever that decides.
    "switch": cut(
        line("M28 97h24M30 84h20M31 71h22M24 58h38M14 46h60M8 34h28M54 34h34M4 22h26M64 22h30", 5, "$H"),
        line("M34 99C34 60 28 40 8 8M46 99C46 66 38 40 22 4", 3.2),
        line("M34 99C36 66 48 40 78 4M46 99C48 70 60 50 92 12", 3.2),
        shape("M64 88h30v9H64z", "$I", 2),
        line("M79 90L64 56", 7.4),
        line("M79 90L64 56", 3.4, "$S"),
        disc(63, 54, 7, "$R", 2.8),
        disc(79, 90, 4.4, "$B", 2),
        line("M66 93H48", 2.8),
        group("translate(84 66)", shape("M-9-9H9L15 0 9 9H-9z", "$B", 2.4), disc(-1, 0, 3, "$I")),
    ),
    # Somebody is on the roof.
    "train_robbery": cut(
        shape("M-3 62h106v40H-3z", "$U", 3.2),
        shape("M-3 58c30-5 76-5 106 0v9H-3z", "$S", 3),
        *[box(x, 73, 18, 16, "$P", 2.8) for x in (8, 41, 74)],
        fill("M44 89c0-8 3-10 6-10s6 2 6 10z"),
        disc(50, 79, 3.4, "$I"),
        fill("M12 58l10-24c2-8 10-12 20-12s18 4 22 12l4 8-7 4-5-8 2 8 8 14H48l-4-10-8 10z"),
        shape("M28 24h28l-4 14-10 6-10-6z", "$R", 2.6),
        disc(42, 18, 12, "$H", 2.8),
        fill("M30 18h24c0 8-5 12-12 12s-12-4-12-12z", "$R"),
        group("translate(17 -9) scale(.5)", HAT),
        fill("M35 14h5v3h-5zM44 14h5v3h-5z"),
        group("translate(62 28) rotate(-6) scale(.36)", REVOLVER),
        shape("M10 50c-8 2-10 14-4 18h14c6-5 3-16-5-18z", "$B", 2.6),
        line("M9 50h8", 3.4),
        line("M12 60h3", 2.6),
        line("M-2 44h12M-2 34h16M82 50h16M88 14h12", 2.4),
    ),
    "water_tower": cut(
        shape("M18 30L50 4l32 26z", "$R", 3.2),
        shape("M22 30h56l-3 30H25z", "$H", 3.2),
        bar("M22 38h56M24 52h52", 3.2),
        bar("M33 30v30M44 30v30M56 30v30M67 30v30", 1.6),
        bar("M18 62h64", 5.4),
        bar("M28 64l-8 34M72 64l8 34M50 64v10M25 78h50", 4.4),
        line("M28 66l44 30M72 66L28 96", 2.6),
        shape("M76 46l20 14-3 6-20-12z", "$S", 2.8),
        shape("M90 66c-2 8-1 20-3 30h10c1-12 0-24-1-29z", "$U", 2.4),
        line("M91 74v14", 1.8, "$P"),
        fill("M50 84c5 7 7 9 7 12s-3 5-7 5-7-2-7-5 2-5 7-12z", "$U"),
        fill(wedges(74, 34, 5, -0.4, 5, -9, 0, 1)),
    ),
}
"""The motifs by the id of their card."""

APART: Final = {**CARS, **LOCOMOTIVES, **STATIONS}
"""What only lies on tables with a train; it has a sheet of its own, so that other tables need not load it."""
