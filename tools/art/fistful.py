"""Motifs of the events of A Fistful of Cards, 100 x 100: the thing or the deed, never a person's face."""

from typing import Final

from tools.art.badges import SUITS
from tools.art.event_parts import HEAP, limb, playing, point, rope, saguaro, turning
from tools.art.ink import (
    bar,
    box,
    cut,
    disc,
    fill,
    group,
    line,
    num,
    ring,
    shape,
    star,
    tinted,
    wedges,
)
from tools.art.parts import GUNMAN, HAT, around, cartridge

_HEART: Final = "M0 14C-12 5-17-1-17-8c0-5 4-9 8-9s7 2 9 6c2-4 5-6 9-6s8 4 8 9c0 7-5 13-17 22z"


def _whirl(x: float, y: float, radius: float, arms: int) -> str:
    """Bent beams round a middle, as eyes see them that should rest."""
    beams = []
    for number in range(arms):
        start = 360 / arms * number
        ax, ay = point(x, y, radius, start)
        bx, by = point(x, y, radius, start + 180 / arms)
        bend = f"A{num(radius * 0.7)} {num(radius * 0.7)} 0 0 "
        beams.append(
            f"M{num(x)} {num(y)}{bend}1 {num(ax)} {num(ay)}"
            f"A{num(radius)} {num(radius)} 0 0 1 {num(bx)} {num(by)}{bend}0 {num(x)} {num(y)}Z"
        )
    return "".join(beams)


def _vanes(x: float, y: float, radius: float) -> str:
    """The wheel of a wind pump."""
    blades = []
    for number in range(10):
        degrees = 36 * number
        corners = [point(x, y, radius * reach, degrees + off) for reach, off in ((0.3, 0), (1, -10), (1, 12))]
        blades.append("M" + "L".join(f"{num(a)} {num(b)}" for a, b in corners) + "Z")
    return cut(shape("".join(blades), "$S", 1.6), disc(x, y, radius * 0.22, "$R", 1.8))


def _bullet_hole(x: float, y: float) -> str:
    """A hole with cracks round it."""
    return cut(fill(star(x, y, 7, 7, 3.2, -70)), disc(x, y, 2, "$B"))


def _fist(x: float, y: float) -> str:
    """A fist from the front, its fingers closed over what it holds, the cuff below."""
    fingers = [box(-25 + 12 * number, -12, 13.5, 27, "$H", 2.8, 6.5) for number in range(4)]
    return group(
        f"translate({num(x)} {num(y)})",
        shape("M-17 14h36l5 30h-46z", "$R", 3),
        shape("M-26 0c-2 16 4 24 14 26h22c10-2 15-10 14-26z", "$H", 3),
        *fingers,
        shape("M-28 14c-2-7 3-11 9-9l20 5c8 2 7 12-1 12h-13c-7 1-13-2-15-8z", "$H", 2.8),
        line("M-21-7c0-2 4-3 6-1M-9-7c0-2 4-3 6-1M3-7c0-2 4-3 6-1", 1.8, "$P"),
        fill(wedges(23, -2, 4, -0.4, 5, -7, 1, 1) + wedges(20, 30, 3, 0.6, 4, -9, 0, 1)),
    )


FISTFUL: Final = {
    # A hat and a rifle behind the rock at the bend of the trail.
    "ambush": cut(
        shape("M52 62V40c4-6 24-6 30 0v26z", "$I", 2),
        bar("M58 46h5M69 46h5", 3, "$B"),
        group("translate(37 9) scale(.6)", HAT),
        shape("M30 95c-3-18 4-30 18-36 12-7 28-8 38 2 9 8 13 20 12 34z", "$S", 3.5),
        fill(wedges(95, 74, 4, 0.6, 5, -14, 1, 1.3) + wedges(80, 84, 3, -7, 3, -8, 0, 1)),
        group(
            "rotate(7 40 58)",
            fill("M0 50h56v6H0zM3 46h4v5H3z"),
            fill("M6 51.5h46v1.6H6z", "$P"),
            shape("M36 55h24l14 1v11c-6-4-14-5-22-5l-16-1z", "$H", 2.5),
        ),
        saguaro(18, 95, 0.5),
        fill("M0 93h100v4H0z"),
    ),
    # Far away, and close, through the glass.
    "sniper": cut(
        disc(50, 50, 48, "$I"),
        disc(50, 50, 39, "$P"),
        fill("M12.7 62c12-7 20-6 37.3-5s27 3 37.3 5A39 39 0 0 1 12.7 62z", "$B"),
        line("M13 62c12-7 20-6 37-5s27 3 37 5", 2.4),
        fill(wedges(26, 68, 6, 9, 0, -3, 6, 1)),
        group("translate(50 37) scale(.19)", tinted("$I", GUNMAN)),
        ring(50, 50, 39, 3, "$B"),
        bar("M50 9v20M50 71v20M9 50h20M71 50h20", 4.5, "$R"),
        bar("M50 29v42M29 50h42", 1.6, "$R"),
        ring(50, 50, 21, 2.6, "$R"),
        line("M22 22c5-5 10-8 16-9", 2.6, "$S"),
    ),
    # The first to go comes back: a hand out of the grave.
    "dead_man": cut(
        group(
            "translate(4 0) rotate(-7 26 80)",
            shape("M21 14h11v72H21z", "$S", 3),
            shape("M4 30h45v11H4z", "$S", 3),
            line("M10 35h12M32 36h10M26 48v20", 1.6),
            fill(wedges(31, 46, 6, 0, 5, -6, 0, 0.9)),
        ),
        group("translate(4 3) rotate(-16 24 16) scale(.5)", HAT),
        shape("M56 66h24l3 22H53z", "$R", 3),
        limb("M57 46l-4-20M65 43V18M73 45l4-23M80 51l8-17M56 58l-11-10", 6, "$P"),
        shape("M54 45c8-4 20-4 29 4-1 10-5 16-7 20H59c-3-6-6-14-5-24z", "$P", 2.5),
        line("M57 46l-1-6M65 43v-7M73 45l1-7M80 51l3-7", 6, "$P"),
        line("M61 58c4 3 9 3 14-1", 2),
        fill(wedges(82, 52, 4, -1.4, 4, -7, 0, 0.9)),
        shape(HEAP, "$H", 3.5),
        fill(wedges(92, 92, 9, -8, -1.4, -5, -8, 1.2)),
        shape("M40 82l6-7 9 2 3 7zM78 84l5-6 8 3 1 5z", "$H", 2.2),
    ),
    # Two hands hold on to each other; a life passes over.
    "blood_brothers": cut(
        limb("M14 84L44 56", 21, "$H"),
        limb("M86 84L56 56", 21, "$S"),
        shape("M0 86l16-18 18 18-14 14H0zM100 86L84 68 66 86l14 14h20z", "$U", 3),
        line("M10 78l18 18M90 78L72 96", 2.2, "$P"),
        limb("M40 48l8-6", 13, "$H"),
        limb("M42 46l18 16M48 41l18 15M56 38l14 11", 7, "$H"),
        limb("M60 44L48 34", 8, "$S"),
        fill(wedges(80, 74, 4, -5, -5, -7, 5, 1) + wedges(42, 64, 4, -6, 5.4, -3, -8, 1)),
        group("translate(50 20)", shape(_HEART, "$R", 3), line("M-9-11c-3 0-4 3-3 6", 2.6, "$P")),
        line("M20 10l8 5M16 26l9-1M80 10l-8 5M84 26l-9-1", 3),
    ),
    # The gavel has fallen.
    "the_judge": cut(
        shape("M8 84h60v10H8z", "$H", 3),
        shape("M14 75h48v9H14z", "$H", 3),
        fill(wedges(66, 87, 4, -9, 0, -6, 6, 1)),
        group(
            "rotate(-32 40 44)",
            shape("M50 40h49c5 0 5 11 0 11H50z", "$H", 3),
            line("M66 43h26", 2, "$P"),
            fill(wedges(96, 50, 6, -6, 0, -2, -5, 0.9)),
            shape("M24 20h30v50H24z", "$H", 3.5),
            shape("M20 14h38v13H20zM20 63h38v13H20z", "$B", 3),
            line("M29 31v28", 2.4, "$P"),
            fill(wedges(53, 32, 7, 0, 4.4, -12, 0, 1.1)),
        ),
        line("M68 66l13-6M72 77l14 1M74 88l12 5", 3.5, "$R"),
    ),
    # The loop has caught a card.
    "lasso": cut(
        rope("M14 34C14 14 86 8 88 32"),
        group(
            "translate(50 40) rotate(10)",
            box(-19, -28, 38, 56, "$P", 3, 3),
            bar("M-14-23h28v46h-28z", 2.6, "$U"),
            fill(star(0, 0, 5, 11, 4.6), "$U"),
        ),
        rope("M14 34c0 20 74 22 74-2"),
        rope("M52 49c2 18 30 20 34 32 3 12-26 14-46 12-22-2-36-8-30-14 8-8 52-4 58 4 4 6-18 8-30 4"),
        shape("M46 44h13v11H46z", "$H", 2.8),
        bar("M50 44v11M55 44v11", 1.8),
    ),
    # What is written, and the star that stands for it.
    "law_of_the_west": cut(
        shape("M14 10h72v74H14z", "$P", 3.5),
        shape("M8 4h84c6 0 6 12 0 12H8c-6 0-6-12 0-12z", "$S", 3),
        shape("M8 81h84c6 0 6 13 0 13H8c-6 0-6-13 0-13z", "$S", 3),
        fill(wedges(85, 20, 11, 0, 5, -9, 0, 1) + wedges(90, 8, 3, -8, 0, -3, 6, 1)),
        bar("M21 23h20M59 23h14M21 31h12M21 67h12M21 75h20M59 75h14", 2.6),
        shape(star(50, 49, 6, 25, 14), "$B", 3.2),
        *[disc(x, y, 4.4, "$B", 2.6) for x, y in around(50, 49, 25)],
        disc(50, 49, 9, "$R", 2.6),
        line("M45 47c1-2 2-3 4-3", 2, "$P"),
    ),
    # The jug without a name.
    "hard_liquor": cut(
        line("M36 10c-5-3-4-6 0-9M48 8c-5-3-4-5 0-8", 2.6),
        line("M54 30c24-12 36 6 16 22", 9),
        line("M54 30c24-12 36 6 16 22", 4, "$S"),
        shape(
            "M34 24h18v12c16 6 24 18 24 32 0 16-7 26-16 26H26c-9 0-16-10-16-26 0-14 8-26 24-32z", "$S", 3.5
        ),
        fill("M12 62c-1-12 7-21 22-26V25h18v11c15 5 23 14 22 26-20 5-42 5-62 0z", "$H"),
        line("M12 62c20 5 42 5 62 0", 2.4),
        shape("M32 20h22v8H32z", "$H", 2.8),
        shape("M36 12h14v9H36z", "$B", 2.5),
        line("M22 72l9 11M31 72l-9 11M39 72l9 11M48 72l-9 11M56 72l9 11M65 72l-9 11", 3.6),
        line("M19 56c1-6 6-11 12-14", 2.6, "$P"),
        fill(wedges(74, 66, 6, -0.6, 4.4, -8, 0, 1.1)),
        shape("M80 72h18l-3 22H83z", "$P", 2.8),
        fill("M82.5 81h13l-1.4 11H84z", "$O"),
        fill("M2 93h96v4H2z"),
    ),
    # Timber, rails, and a cart that nobody empties.
    "abandoned_mine": cut(
        shape("M0 95L6 54l8-8 8-22 20-6 10-14 18 10 10 16 12 12 8 53z", "$S", 3.5),
        fill(wedges(72, 24, 5, 3.4, 8, -10, 4, 1.4) + wedges(92, 58, 5, 1.4, 7, -9, 2, 1.2)),
        fill("M24 95V38h52v57z"),
        shape("M16 95l4-57h9l-2 57zM84 95l-4-57h-9l2 57z", "$H", 2.8),
        shape("M10 30h80v11H10z", "$H", 3),
        line("M18 35h18M54 36h22", 1.6),
        group("rotate(-13 50 50)", shape("M14 46h72v9H14z", "$B", 2.5), line("M24 50h18M56 51h20", 1.4)),
        fill("M0 93h100v4H0z"),
        shape("M34 72l6-8 10 2 8-5 9 11z", "$S", 2.5),
        shape("M28 71h44l-6 18H34z", "$R", 3),
        bar("M42 72l2 16M58 72l-2 16", 2),
        shape("M26 69h48v5H26z", "$S", 2),
        disc(40, 91, 6, "$I"),
        disc(60, 91, 6, "$I"),
        disc(40, 91, 2.2, "$S"),
        disc(60, 91, 2.2, "$S"),
    ),
    # The cactus with the flower, and what it does to red and black.
    "peyote": cut(
        disc(50, 48, 45, "$R", 3),
        fill(_whirl(50, 48, 44, 7)),
        shape("M10 84c0-24 16-38 40-38s40 14 40 38c-10 12-70 12-80 0z", "$G", 3.5),
        line("M50 46c-14 10-20 26-18 46M50 46c14 10 20 26 18 46M50 46v46M50 46C28 52 18 66 16 88", 2.4),
        line("M50 46c22 6 32 20 34 42", 2.4),
        fill(wedges(88, 76, 5, -1.4, 3.8, -9, 0, 1.1) + wedges(68, 68, 4, 0, 5, -7, 0, 1)),
        *[
            disc(x, y, 3.2, "$P", 1.6)
            for x, y in ((24, 70), (40, 66), (59, 66), (76, 70), (42, 82), (60, 83))
        ],
        *[
            group(f"translate(50 46) rotate({turn})", shape("M0 2c-9-6-9-18 0-25 9 7 9 19 0 25z", "$P", 2.2))
            for turn in (-76, 76, -40, 40, 0)
        ],
        disc(50, 43, 5.5, "$B", 2.2),
    ),
    # A barn, a wind pump, a fence.
    "ranch": cut(
        bar("M70 94l9-62M92 94l-9-62M73 74h17M75 58h12M71 92l17-18M90 92L73 74M75 58l13 16M87 58L73 74", 2.4),
        fill("M82 27l17 4-1 9z", "$I"),
        _vanes(80, 25, 18),
        shape("M8 94V52l8-20 22-12 22 12 8 20v42z", "$R", 3.5),
        line("M3 55l10-26 25-14 25 14 10 26", 6.5),
        line("M5 53l10-23 23-12 23 12 10 23", 2, "$S"),
        fill(wedges(67, 56, 7, 0, 5, -10, 0, 1.1)),
        fill("M31 34h14v13H31z"),
        shape("M22 58h32v36H22z", "$P", 2.8),
        line("M22 58l32 36M54 58L22 94M38 58v36", 2.8),
        bar("M0 84h10M66 84h34M0 90h10M66 90h34", 3.4, "$H"),
        fill("M2 78h5v18H2zM70 78h5v18h-5zM93 78h5v18h-5z"),
        fill("M0 94h100v3H0z"),
    ),
    # Off the anvil and through what lay in play.
    "ricochet": cut(
        group(
            "translate(28 31) rotate(-14)",
            box(-18, -25, 36, 50, "$P", 3, 3),
            bar("M-13-20h26v40h-26z", 2.4, "$U"),
        ),
        _bullet_hole(28, 28),
        fill("M66 58L28 25l34 38z", "$I"),
        fill("M66 60L2 70l62-3z", "$I"),
        fill(star(72, 60, 11, 27, 12, -84, (1, 0.9, 1.1, 0.95))),
        fill(star(72, 60, 11, 21, 9.5, -84, (1, 0.9, 1.1, 0.95)), "$R"),
        fill(star(72, 60, 9, 11, 5), "$B"),
        shape("M36 70h60c0 8-6 11-16 12v6l10 2v6H46v-6l10-2v-6c-10 0-18-4-20-12z", "$S", 3.5),
        fill(wedges(94, 73, 4, -3, 3.4, -10, 0, 1)),
        line("M44 74h28", 2.2, "$P"),
        cartridge(44, 40, -138, 0.85),
    ),
    # Six chambers, one round, and a spin.
    "russian_roulette": cut(
        turning(50, 50, 43, 200, 325),
        turning(50, 50, 43, 20, 145),
        disc(50, 50, 32, "$S", 3.5),
        *[disc(x, y, 5.4, "$I") for x, y in around(50, 50, 31.5, -60)],
        *[disc(x, y, 8, "$I") for x, y in around(50, 50, 19.5)],
        disc(50, 30.5, 8, "$B", 2.5),
        disc(50, 30.5, 3.2, "$R", 1.5),
        disc(50, 50, 6, "$H", 2.5),
        line("M26 42c2-6 5-10 9-13", 2.6, "$P"),
        fill(wedges(77, 58, 4, -3, 4, -8, -1, 1)),
    ),
    # A dagger through the card of hearts.
    "vendetta": cut(
        shape("M4 20h92v22H4zM4 42h92v24H4zM4 66h92v24H4z", "$H", 3),
        line("M10 31h20M70 30h20M12 54h10M80 55h12M10 78h24M72 78h16", 1.8),
        group("rotate(-8 48 60)", box(24, 24, 50, 70, "$P", 3.5, 3)),
        group("translate(22 35) rotate(-8 24 24) scale(1.55)", SUITS["hearts"]),
        group(
            "translate(53 62) rotate(24) scale(.95)",
            shape("M-5.5-32h11L4-4 0 6-4-4z", "$S", 2.8),
            line("M0-28V-4", 1.6),
            shape("M-15-38h30c4 0 4 8 0 8h-30c-4 0-4-8 0-8z", "$B", 2.8),
            shape("M-5-58H5l2 20H-7z", "$I", 2),
            line("M-5-52H5M-6-46H6", 1.8, "$B"),
            disc(0, -60, 5.5, "$B", 2.5),
        ),
        fill("M55 68l14 8-11-3z"),
    ),
    # A fan of cards in a fist, each good for a shot.
    "a_fistful_of_cards": cut(
        *[
            group(f"rotate({turn} 50 66)", playing(50, 32, 0, suit, 0.79))
            for turn, suit in (
                (-40, "clubs"),
                (-20, "diamonds"),
                (40, "clubs"),
                (20, "hearts"),
                (0, "spades"),
            )
        ],
        *[_bullet_hole(x, y) for x, y in ((57, 19), (83, 33), (27, 22))],
        _fist(50, 66),
    ),
}
"""The motifs by event: fourteen and the one that ends the pile."""
