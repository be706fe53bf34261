"""Motifs of the events of High Noon, 100 x 100: the thing or the deed, never a person's face."""

from typing import Final

from tools.art.badges import SUITS
from tools.art.event_parts import CLOUD, point, sunrise, turning
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
    wedges,
)
from tools.art.parts import HAT, REVOLVER

_RAVEN: Final = (
    "M6 31l17-9c3-9 11-15 20-13 8 2 12 8 13 16 11 4 20 11 27 21l15 20-18-9-15 1c-8 5-19 6-28 1"
    "-10-5-14-15-14-25z"
)

_COW_SKULL: Final = (
    "M3 24c2 16 13 20 27 20 10-5 30-5 40 0 14 0 25-4 27-20 6 20-6 33-23 33l-5 3-5 19-4 13"
    "c-3 6-17 6-20 0l-4-13-5-19-5-3C9 57-3 44 3 24z"
)


def _masked(x: float, y: float, hat: str) -> str:
    """A rider of a gang as a shadow: hat, cloth over the face, long coat down to the lower edge."""
    return group(
        f"translate({num(x)} {num(y)})",
        fill(f"M-14 {96 - y}V38c0-9 5-13 14-13s14 4 14 13v{58 - y}z"),
        shape("M-8-6H8v22H-8z", "$P", 2),
        bar("M-6.5 7.5h5M1.5 7.5h5", 3),
        shape("M-9 12c6 2 12 2 18 0l-1 11-8 9-8-9z", "$R", 2),
        fill("M-4 17l2 2-2 2-2-2zM3 20l2 2-2 2-2-2z", "$P"),
        shape("M-9-3c0-10 1-16 5-16 2 0 2 3 4 3s2-3 4-3c4 0 5 6 5 16z", hat, 2.5),
        shape("M-16-6c9 5 23 5 32 0-1 7-8 9-16 9s-15-2-16-9z", hat, 2.5),
    )


def _front(x: float, top: float, across: float, lean: float, colour: str) -> str:
    """The false front of a wooden house that leans, its window boarded up."""
    left, right = x - across / 2, x + across / 2
    return group(
        f"rotate({num(lean)} {num(x)} 94)",
        shape(f"M{num(left)} 94V{num(top + 12)}h{num(across)}V94z", colour),
        shape(f"M{num(left - 3)} {num(top + 12)}v-7h6v-5h{num(across - 6)}v5h6v7z", colour, 2.5),
        fill(wedges(right - 1, top + 18, 8, 0, 8, -9, 0, 1.1)),
        fill(f"M{num(x - 6)} {num(top + 20)}h12v14h-12z"),
        bar(f"M{num(x - 9)} {num(top + 22)}l18 9M{num(x - 9)} {num(top + 32)}l18-9", 3, "$S"),
    )


def _beads() -> str:
    """A string of beads hanging in a bow."""
    places = [point(46, 8, 40, degrees) for degrees in range(44, 137, 13)]
    return cut(*[disc(x, y, 4, "$R", 2) for x, y in places])


HIGH_NOON: Final = {
    # Light falls round the card of hearts, above the clouds.
    "blessing": cut(
        fill(sunrise(50, 54, 15, 14, 50), "$B"),
        group(
            "translate(50 46)",
            box(-23, -33, 46, 66, "$P", 3.5, 4),
            group("translate(-19 -19) scale(1.2)", SUITS["hearts"]),
        ),
        shape(CLOUD, "$P", 3.5),
        line("M22 88c2-4 6-5 9-3M62 86c3-3 7-3 9 0", 2.4),
        fill(wedges(92, 82, 4, -3, 4, -10, 1, 1)),
    ),
    # A raven on the card of spades, the moon behind it.
    "curse": cut(
        disc(64, 34, 31, "$S", 3),
        ring(78, 26, 4, 2),
        ring(70, 14, 2.4, 1.8),
        group("translate(46 74) rotate(-6)", box(-20, -26, 40, 48, "$P", 3.5, 3)),
        group("translate(27.5 57) rotate(-6 19 18) scale(1.12)", SUITS["spades"]),
        line("M41 47l-2 7M52 48l-1 6M36 54h6M48 54h6", 2.6),
        fill(_RAVEN),
        fill(wedges(50, 30, 6, 5, 4, 9, 1, 0.9), "$P"),
        disc(31, 21, 3, "$R", 0),
        disc(31, 21, 1.2, "$P"),
    ),
    # Crooked houses by moonlight, and someone who should have left.
    "ghost_town": cut(
        disc(66, 24, 20, "$S", 3),
        ring(74, 16, 3.6, 1.8),
        ring(60, 14, 2.4, 1.8),
        _front(23, 24, 30, -4, "$H"),
        _front(77, 36, 30, 5, "$H"),
        fill("M0 92h100v5H0z"),
        shape("M33 96V64c0-12 7-19 17-19s17 7 17 19v32l-6-6-5 6-6-6-6 6-5-6z", "$P", 3.5),
        oval(44, 62, 3.4, 5, "$I"),
        oval(56, 62, 3.4, 5, "$I"),
        oval(50, 74, 3.2, 4.4, "$I"),
        fill(wedges(66, 62, 6, 0, 5, -8, 0, 1)),
    ),
    # A pan with nuggets, and the direction everyone runs in.
    "gold_rush_event": cut(
        disc(50, 51, 32, "$S", 3.5),
        ring(50, 51, 26, 2),
        disc(50, 53, 21, "$U", 2.5),
        shape("M33 56l3-9 10-3 8 5-1 10-10 5-8-2z", "$B", 2.4),
        shape("M55 50l4-7 7 2 2 8-6 4-6-2zM49 67l5-6 9 1 2 5-7 4-7-1z", "$B", 2.4),
        line("M36 47l7 4 10-2M43 51l-1 12M59 44l3 5 5 3", 1.6),
        fill("M37 48l8-3 5 2-7 3zM60 45l4 1-2 2z", "$P"),
        fill(wedges(80, 46, 6, -1, 5, -8, 0, 1.1)),
        turning(50, 51, 42, -18, -148),
        turning(50, 51, 42, 162, 32),
    ),
    # A bottle in a crooked hat sees stars.
    "hangover": cut(
        fill("M4 93h92v4H4z"),
        shape("M42 38h16v17c10 4 14 10 14 18v20H28V73c0-8 4-14 14-18z", "$G", 3.5),
        shape("M30 72h40v15H30z", "$P", 2.5),
        line("M42 76l6 6M48 76l-6 6M54 76l6 6M60 76l-6 6", 2.2),
        fill(wedges(70, 66, 3, 0.4, 3, -9, 0, 1)),
        line("M46 48v9c-6 3-9 6-10 10", 2.2, "$P"),
        group("translate(18 8) rotate(-13 32 26) scale(.66)", HAT),
        line("M12 26C-2 12 28 2 50 2s56 8 40 24", 2.4),
        *[fill(star(x, y, 5, 9.5, 4)) for x, y in ((10, 27), (26, 9), (74, 8), (91, 26))],
        *[fill(star(x, y, 5, 6, 2.5), "$B") for x, y in ((10, 27), (26, 9), (74, 8), (91, 26))],
    ),
    # Two guns, two shots.
    "shootout": cut(
        *[
            cut(
                fill(star(x, 20, 10, 20, 10, -90, (1, 0.9, 1.1, 0.95))),
                fill(star(x, 20, 10, 15.5, 8, -90, (1, 0.9, 1.1, 0.95)), "$R"),
                fill(star(x, 20, 8, 8, 3.6), "$B"),
            )
            for x in (20, 80)
        ],
        group("translate(50 66) rotate(-47) scale(.78) translate(-30 -22)", REVOLVER),
        group("translate(50 66) scale(-1 1) rotate(-47) scale(.78) translate(-30 -22)", REVOLVER),
    ),
    # Four hats, four cloths, one name.
    "the_daltons": cut(
        _masked(39, 22, "$H"),
        _masked(82, 30, "$H"),
        _masked(18, 39, "$S"),
        _masked(61, 45, "$S"),
        fill("M0 94h100v3H0z"),
    ),
    # The bag that is carried from house to house.
    "the_doctor": cut(
        line("M32 30c0-24 36-24 36 0", 8),
        line("M32 30c0-24 36-24 36 0", 3.4, "$H"),
        shape("M8 50c2-16 10-24 22-24h40c12 0 20 8 22 24l-2 42H10z", "$I", 3.5),
        shape("M10 42c4-10 10-15 20-15h40c10 0 16 5 20 15-26-5-54-5-80 0z", "$B", 2.5),
        fill(wedges(88, 50, 9, -0.2, 4.6, -12, 0, 1.1), "$H"),
        line("M15 54c-1 10-1 22 0 32", 2.4, "$H"),
        disc(50, 66, 20, "$P", 2),
        group("translate(34 51) scale(1)", SUITS["hearts"]),
        shape("M44 30h12v10H44z", "$S", 2.5),
        fill("M8 91h84v5H8z"),
    ),
    # The mug stands upside down, with a rosary round it.
    "the_reverend": cut(
        fill("M4 91h92v4H4z"),
        shape("M70 30h10c11 0 13 8 13 17s-4 20-14 20h-7v-9h4c5 0 7-5 7-11s-1-8-6-8h-7z", "$S"),
        shape("M24 16h44l6 75H18z", "$B", 3.5),
        shape("M22 12h48v8H22z", "$S", 2.5),
        line("M32 24l-2 62M60 24l2 62", 2.4),
        fill(wedges(71, 52, 8, 0.4, 4.4, -11, 0, 1.2)),
        _beads(),
        shape("M41 50h10v9h9v9h-9v19H41V68h-9v-9h9z", "$P", 3),
        fill(wedges(50, 72, 3, 0, 4.6, -6, 0, 0.8)),
    ),
    # A church on Sunday, its bell ringing.
    "sermon": cut(
        fill(sunrise(50, 56, 13, 14, 50), "$B"),
        shape("M14 94V62l36-20 36 20v32z", "$P", 3.5),
        line("M9 65l41-23 41 23", 5),
        fill(wedges(85, 66, 6, 0, 5, -12, 0, 1.1)),
        shape("M36 94V36h28v58z", "$P", 3.5),
        fill(wedges(63, 42, 5, 0, 4.4, -7, 0, 1)),
        shape("M32 37l18-24 18 24z", "$R", 3),
        fill("M48.5 1h3v4h4v3h-4v7h-3V8h-4V5h4z"),
        fill("M42 58V48c0-10 16-10 16 0v10z"),
        fill("M45 56c2-2 2-8 5-8s3 6 5 8zM49 57h2v2h-2z", "$B"),
        fill("M41 94V78c0-12 18-12 18 0v16z", "$H"),
        line("M41 94V78c0-12 18-12 18 0v16zM50 70v24", 2.4),
        fill("M20 84V72c0-7 9-7 9 0v12zM71 84V72c0-7 9-7 9 0v12z", "$U"),
        fill("M2 93h96v4H2z"),
    ),
    # What the sun leaves over.
    "thirst": cut(
        fill(rays(50, 37, 20, 29, 37, 0.42, 5), "$O"),
        disc(50, 37, 25, "$O", 3),
        line("M0 90h18l8 8M100 88H82l-6 10M10 90l-4 8M88 88l8 8M30 86l-12 4M70 86l12 2", 2.4),
        shape(_COW_SKULL, "$P", 3.5),
        fill("M31 54c8 0 12 4 12 10-6 4-12 0-12-10zM69 54c-8 0-12 4-12 10 6 4 12 0 12-10z"),
        fill("M45 82c3-2 3 4 2 8-3 0-4-4-2-8zM55 82c-3-2-3 4-2 8 3 0 4-4 2-8z"),
        line("M50 45v8l-3 5 4 5v5", 2),
        fill(wedges(68, 64, 4, -1.4, 5, -8, 1, 1) + wedges(93, 40, 4, -5, 3.6, -5, -5, 1)),
    ),
    # The engine, head on.
    "train_arrival": cut(
        shape(
            "M58 26c-4-8 4-13 10-10 0-9 12-12 17-5 8-4 16 4 12 11 4 8-4 15-11 11-5 6-14 5-16-1"
            "-5 2-11-1-12-6z",
            "$P",
            3,
        ),
        line("M76 20c3-2 6-2 8 1M68 25c1-2 3-3 5-2", 2),
        shape("M38 30h18l-2-14 6-10H34l6 10z", "$I", 2.5),
        fill("M34 5h26l-3 5H37z", "$R"),
        fill("M12 66h16v24H12zM72 66h16v24H72z"),
        disc(47, 50, 28, "$I", 3),
        disc(47, 50, 22, "$S", 2.5),
        disc(47, 50, 13, "$B", 3),
        disc(47, 50, 7.5, "$P", 2),
        fill(star(47, 50, 10, 7, 2), "$B"),
        *[disc(*point(47, 50, 25, degrees), 1.7, "$B") for degrees in range(0, 360, 45)],
        fill(wedges(67, 46, 5, -1, 4, -7, 0, 1)),
        shape("M8 68h78v9H8z", "$R", 3),
        shape("M16 77h62l14 18H2z", "$R", 3),
        line("M30 77l-8 17M39 77l-3 17M47 77v17M55 77l3 17M64 77l8 17", 2.6),
        bar("M0 97h100", 3),
    ),
    # Two cuffs, one chain and the key to both.
    "handcuffs": cut(
        line("M41 39l6 7M47 46l6 7M53 53l6 7", 9.5),
        line("M41 39l6 7M53 53l6 7", 4.5, "$S"),
        line("M47 46l6 7", 3, "$B"),
        *[
            cut(
                ring(x, y, 18.5, 13),
                ring(x, y, 18.5, 7, "$S"),
                shape(f"M{x - 6} {y + dy}h12v12h-12z", "$B", 2.5),
                fill(wedges(x + 21, y + 4, 4, -1.6, 4, -7, -2, 1)),
            )
            for x, y, dy in ((26, 27, -25), (74, 72, 12))
        ],
        line("M9 21c1-4 4-8 8-10M57 66c1-4 4-8 8-10", 2, "$P"),
        ring(17, 82, 9, 7),
        ring(17, 82, 9, 3, "$B"),
        line("M24 76l16-14M33 68l5 6M38 64l5 6", 7),
        line("M24 76l16-14M33 68l5 6M38 64l5 6", 3, "$B"),
    ),
    # All it takes: another hat, another nose, another name.
    "new_identity": cut(
        shape("M24 32C22 10 34 2 50 2s28 8 26 30z", "$I"),
        fill("M24 24h52v8H24z", "$R"),
        shape("M6 30c10 5 78 5 88 0 2 8-8 13-44 13S4 38 6 30z", "$I", 2.5),
        line("M32 14c2-4 6-6 10-7", 2.6, "$S"),
        line("M18 55L4 49M82 55l14-6M44 54c4-4 8-4 12 0", 4.5),
        disc(31, 57, 14, "$U", 4.5),
        disc(69, 57, 14, "$U", 4.5),
        line("M23 56c1-4 4-7 8-7M61 56c1-4 4-7 8-7", 2.6, "$P"),
        shape(
            "M50 76c-6-8-18-7-22 2-4 7-13 9-22 3 4 14 18 20 30 16 8-3 12-8 14-13 2 5 6 10 14 13"
            " 12 4 26-2 30-16-9 6-18 4-22-3-4-9-16-10-22-2z",
            "$H",
            3.5,
        ),
        line("M45 82c-5 0-9 2-13 6M55 82c5 0 9 2 13 6", 2),
        fill(wedges(84, 90, 5, -5, 1.4, -5, -6, 0.9)),
    ),
    # Both hands up, the sun above: twelve o'clock.
    "high_noon": cut(
        fill(star(50, 50, 16, 50, 34, -90)),
        fill(star(50, 50, 16, 45, 30, -90), "$R"),
        disc(50, 50, 34, "$B", 3),
        disc(50, 50, 28.5, "$P", 2.5),
        *[
            line(f"M{num(a)} {num(b)}L{num(c)} {num(d)}", 3.4 if degrees % 90 == 0 else 1.8)
            for degrees in range(0, 360, 30)
            for (a, b), (c, d) in [(point(50, 50, 21.5, degrees), point(50, 50, 25, degrees))]
        ],
        fill("M50 21l4.4 31h-8.8z"),
        shape("M50 33c6 4 8 8 5 12l-3 7h-4l-3-7c-3-4-1-8 5-12z", "$R", 2.4),
        disc(50, 51, 5, "$B", 2.4),
    ),
}
"""The motifs by event: twelve, two that came as a bonus, and the one that ends the pile."""
