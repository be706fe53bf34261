"""The motifs and portraits of Armed & Dangerous."""

from typing import Final

from tools.art.ink import bar, cut, dashes, disc, fill, group, line, rays, ring, shape, star, wedges
from tools.art.parts import REVOLVER, cartridge, wheel
from tools.art.portrait_recipes import person

_HEART: Final = "M0 10C-14 0-12-12-4-12c3 0 4 3 4 4 0-1 1-4 4-4 8 0 10 12-4 22z"
_CARD: Final = "M-16-24h32a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-32a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4z"
_GROUND: Final = bar("M6 92h88", 2) + fill(wedges(16, 92, 9, 9, 0, 3, 5, 0.9))

ARMED_AND_DANGEROUS: Final = {
    # A hip flask, uncorked, and two drops.
    "a_little_nip": cut(
        shape("M26 40c0-8 6-12 12-12h24c6 0 12 4 12 12v42c0 6-4 10-10 10H36c-6 0-10-4-10-10z", "$S"),
        shape("M40 14h20v15H40z", "$B", 2.5),
        bar("M40 20h20M40 25h20", 1.6),
        fill("M26 58h48v24c0 6-4 10-10 10H36c-6 0-10-4-10-10z", "$H"),
        line("M26 58c8 4 16-4 24 0s16 4 24 0", 2.5),
        fill("M32 38c2-3 5-4 8-4v50c-4 0-6-1-8-3z", "$P"),
        fill(wedges(72, 42, 9, 0, 5, -10, 1, 1)),
        shape("M66 8l12-6 6 10-12 6z", "$H", 2.5),
        fill("M86 30c5 7 5 12 0 14-5-2-5-7 0-14zM90 52c4 6 4 9 0 11-4-2-4-5 0-11z", "$O"),
    ),
    # Two cards, the ace half out of a cuff.
    "ace_up_the_sleeve": cut(
        group("translate(60 34) rotate(24)", shape(_CARD, "$P"), group("scale(.9)", fill(_HEART, "$R"))),
        group("translate(42 30) rotate(-4)", shape(_CARD, "$P"), fill(_HEART, "$R")),
        fill("M33 10l3-2 4 8-5 0zM31 15h3v4h-3z", "$R"),
        shape("M22 46c18-8 38-6 54 4l-4 20c-16-9-32-9-48-4z", "$P"),
        fill(star(64, 57, 6, 4, 2), "$B"),
        shape("M24 62c16-6 34-5 50 4l16 26H6z", "$U"),
        fill(wedges(78, 74, 6, -2, 3.6, -14, -3, 1.1)),
        bar("M28 72c12-4 26-3 40 3", 2),
    ),
    # One arrow in a target board.
    "arrow": cut(
        disc(42, 58, 36, "$S", 3),
        disc(42, 58, 26, "$P", 2.5),
        disc(42, 58, 16, "$R", 2.5),
        disc(42, 58, 6, "$B", 2),
        group("rotate(45 42 58)", fill("M40-4h5v64h-5z"), shape("M42 66l-7-12h14z", "$S", 2)),
        group(
            "rotate(45 42 58)",
            shape("M40-8l-10-8v20l10 8zM45-8l10-8v20l-10 8z", "$G", 2.2),
            bar("M40-2l-9-6M40 4l-9-6M45-2l9-6M45 4l9-6", 1.4),
        ),
        fill(wedges(70, 74, 6, -3, 3.4, -7, -4, 1)),
    ),
    # A belt of cartridges slung across.
    "bandolier": cut(
        shape("M4 18C26 8 74 40 96 84l-14 10C62 58 28 30 8 36z", "$H"),
        dashes("M7 22c24-6 64 22 82 66M10 32c20-4 54 22 72 56", 1.4, "4 3", "$B"),
        *[cartridge(x, y, turn, 0.78) for x, y, turn in ((24, 18, 22), (40, 27, 30), (54, 39, 40))],
        *[cartridge(x, y, turn, 0.78) for x, y, turn in ((67, 53, 48), (78, 68, 56))],
        shape("M4 16h14v22H4z", "$B", 2.5),
        shape("M9 21h5v12H9z", "$I", 1),
    ),
    # A keg on its side with a tap.
    "beer_keg": cut(
        shape("M14 22C8 36 8 60 14 76h62c8-16 8-40 0-54z", "$H"),
        bar("M22 22c-5 14-5 40 0 54M38 20c-3 16-3 42 0 58M54 20c3 16 3 42 0 58M68 22c5 14 5 40 0 54", 1.6),
        bar("M28 20c-4 16-4 42 0 58M62 20c4 16 4 42 0 58", 6, "$S"),
        bar("M25 21c-4 16-4 40 0 56M31 20c-4 16-4 42 0 58M59 20c4 16 4 42 0 58M65 21c4 16 4 40 0 56", 1.4),
        shape("M76 42h12v10H76z", "$B", 2.5),
        shape("M80 34h6v8h-6zM74 31h18v5H74z", "$B", 2),
        line("M84 54c0 8 1 14 0 20", 4, "$O"),
        shape("M74 74h20l-2 20H76z", "$P", 2.5),
        fill("M76 80h16l-1 12H77z", "$O"),
        disc(45, 30, 4, "$I"),
        bar("M6 84h66", 3),
        fill(wedges(16, 84, 6, 9, 0, 2, 6, 1)),
    ),
    # A church tower with its bell swinging.
    "bell_tower": cut(
        shape("M22 94V36h56v58z", "$S"),
        shape("M14 38L50 6l36 32z", "$R"),
        bar("M50 6V-2M44 2h12", 3),
        shape("M30 90V56c0-26 40-26 40 0v34z", "$U"),
        group(
            "rotate(12 50 46)",
            shape("M50 42c-9 2-12 12-13 24l-5 8h36l-5-8c-1-12-4-22-13-24z", "$B"),
            fill("M34 70h32l2 4H32z"),
            disc(50, 79, 5, "$I"),
            fill("M43 52c2-5 4-6 6-7l-3 22h-5z", "$P"),
        ),
        fill(wedges(77, 44, 9, 0, 5.4, -8, 0, 1)),
        bar("M22 90h56", 3),
        line("M8 60c-3 6-3 12 0 18M92 60c3 6 3 12 0 18", 2.5),
    ),
    # A long single-shot rifle on a rest, a buffalo skull below.
    "big_fifty": cut(
        fill("M2 30h66v5H2zM2 26h3v5H2z"),
        fill("M8 31h50v1.6H8z", "$P"),
        shape("M62 28h14v10H62z", "$S", 2),
        shape("M74 28c10 0 18 6 24 14l-2 10c-8-6-14-10-24-13z", "$H"),
        line("M68 38c0 8 6 9 9 3", 3),
        shape("M66 28l4-10 5 2-3 9z", "$B", 1.8),
        line("M30 34L18 62M30 34l12 28", 3.5),
        disc(30, 34, 3, "$B", 1.5),
        shape("M56 58c-8-8-16-8-22-2 8 2 12 8 20 12zM82 58c8-8 14-6 18 0-8 2-10 8-18 10z", "$P", 2.2),
        shape("M52 62c8-8 26-8 34 0 2 10-8 14-9 24-3 10-13 10-16 0-1-10-11-14-9-24z", "$P", 2.5),
        fill("M58 68c4-2 7 0 7 5-4 2-7 0-7-5zM80 68c-4-2-7 0-7 5 4 2 7 0 7-5zM66 88l2-8h2l2 8z"),
        fill(wedges(84, 66, 4, -1.6, 4.6, -5, 2, 0.8)),
    ),
    # A round bomb, its fuse alight.
    "bomb": cut(
        disc(44, 60, 33, "$I"),
        fill("M22 54c2-12 12-20 22-20-9 5-14 12-16 24z", "$S"),
        fill(wedges(70, 56, 7, -2, 5, -9, 1, 1.2), "$P"),
        shape("M56 26l12 9-7 9-12-9z", "$B", 2.5),
        line("M62 30c4-12 12-16 18-8 4 5 8 2 8-4", 4, "$H"),
        fill(star(88, 14, 9, 15, 6), "$R"),
        fill(star(88, 14, 8, 10, 4), "$O"),
        fill(star(88, 14, 6, 5, 2), "$P"),
    ),
    # The longest revolver, with a shoulder stock beside it.
    "buntline_special": cut(
        group("translate(0 14) scale(.62)", REVOLVER),
        fill("M50 18h48v5H50zM94 15h3v4h-3z"),
        fill("M52 19.4h44v1.5H52z", "$P"),
        shape("M10 62c18-2 40-8 66-8 8 0 10 4 10 12s-2 14-8 16l-14 3c-4-8-30-12-54-13z", "$H"),
        shape("M4 60h10v14H4z", "$B", 2.2),
        fill(wedges(74, 60, 7, -6, 0.6, -9, 5, 1)),
        bar("M84 58v20", 3),
    ),
    # Covered wagons one behind the other.
    "caravan": cut(
        disc(82, 22, 12, "$B", 2),
        fill(rays(82, 22, 12, 15, 21, 0.4), "$B"),
        shape("M4 92V78c18-6 40-6 92-2v16z", "$G", 2),
        group(
            "translate(56 30) scale(.55)",
            shape("M0 30C-8-2 70-6 72 30z", "$P"),
            bar("M14 8c4 6 4 16 2 22M36 4c2 8 2 18 0 26M58 8c-3 8-3 16-2 22", 2),
            shape("M0 30h74l-4 16H4z", "$H"),
            wheel(16, 50, 13, 8),
            wheel(58, 50, 13, 8),
        ),
        group(
            "translate(4 34) scale(.82)",
            shape("M0 30C-10-6 66-10 70 30z", "$P"),
            bar("M12 6c4 6 4 18 2 24M34 1c2 8 2 20 0 29M56 6c-3 8-3 18-2 24", 2),
            shape("M0 30h72l-4 16H4z", "$H"),
            wheel(16, 50, 15, 8),
            wheel(56, 50, 15, 8),
            line("M70 38h14", 3),
        ),
    ),
    # A slatted crate with a hat behind it.
    "crate": cut(
        shape("M26 32c-2-12 4-24 12-25 4 0 6 3 9 3s5-3 9-3c8 1 14 13 12 25z", "$I"),
        shape("M12 32c12 4 60 4 72 0 0 8-16 12-36 12S12 40 12 32z", "$H"),
        shape("M10 42h80v50H10z", "$H"),
        bar("M10 54h80M10 67h80M10 80h80", 3),
        shape("M10 42h11v50H10zM79 42h11v50H79z", "$S", 2.5),
        shape("M20 86l52-44h12v6L30 92H20z", "$S", 2.5),
        *[disc(x, y, 1.6, "$I") for x in (15.5, 84.5) for y in (48, 60, 73, 86)],
        fill(wedges(88, 46, 9, 0, 5, -6, 1, 0.9)),
    ),
    # Two muzzles side by side.
    "double_barrel": group(
        "translate(-1 6) scale(.96)",
        shape("M70 4l14 12L38 68l-16-12z", "$S"),
        line("M77 10L31 61", 2.5),
        fill("M72 8L26 57l-3-2L68 5z", "$P"),
        disc(80, 12, 9, "$I", 3),
        disc(70, 4, 9, "$I", 3),
        ring(80, 12, 6, 1.6, "$P"),
        ring(70, 4, 6, 1.6, "$P"),
        shape("M22 56l16 12-5 8-18-13z", "$B", 2.5),
        shape("M16 62l16 12c-3 8-8 14-18 22L2 84c5-9 9-14 14-22z", "$H"),
        fill(wedges(30, 76, 6, -2.4, 3, -9, -4, 1)),
        line("M34 72c6 6 12 2 9-5M30 76c4 8 14 6 14 0", 2.6),
    ),
    # Somebody drops below a flying bullet.
    "duck": cut(
        cartridge(76, 20, 90, 1),
        bar("M6 14h40M14 20h42M4 26h36", 2.4),
        shape("M22 58c-2-12 4-22 12-23 4 0 5 3 8 3s5-3 9-3c8 1 12 11 10 23z", "$H"),
        shape("M6 56c12 6 60 6 72 0 0 8-16 13-36 13S6 64 6 56z", "$H"),
        shape("M26 66h32v12c0 8-32 8-32 0z", "$P", 2.5),
        fill("M32 70h6v4h-6zM47 70h6v4h-6z"),
        shape("M4 94c2-14 16-20 38-20s36 6 38 20z", "$R"),
        fill(wedges(74, 84, 6, -6, -1, -4, 9, 1)),
        bar("M0 94h100", 3),
    ),
    # A duelling pistol whose flint strikes.
    "flintlock": cut(
        shape("M8 34h66v11H8z", "$S"),
        fill("M10 36h60v2H10z", "$P"),
        shape("M6 45h60l12-3c14 2 18 16 18 34 0 8-6 14-14 12-8-3-6-12-8-20-2-10-8-14-22-14H6z", "$H"),
        fill(wedges(88, 60, 6, 0.4, 4, -9, 1, 0.9)),
        shape("M60 34l4-14 8 2-2 12z", "$B", 2.2),
        shape("M46 34l-3-10 8-2 5 12z", "$B", 2.2),
        fill(star(56, 18, 8, 11, 4), "$R"),
        fill(star(56, 18, 7, 6.5, 2.6), "$O"),
        line("M58 54c0 12 12 14 14 4", 3),
        line("M12 49h44", 3, "$B"),
        line("M52 10c-4-6 2-8 0-12M64 8c4-4 0-8 4-10", 2),
    ),
    # A ring of skeleton keys before a keyhole.
    "lockpick": cut(
        shape("M48 8h44v84H48z", "$H"),
        fill(wedges(90, 14, 10, 0, 7.6, -8, 0, 1)),
        disc(70, 44, 17, "$B", 3),
        fill("M70 34c6 0 9 7 4 11l4 13H62l4-13c-5-4-2-11 4-11z"),
        ring(22, 26, 14, 4),
        ring(22, 26, 14, 1.5, "$S"),
        group(
            "rotate(14 22 40)",
            shape("M20 38h5v44h-5z", "$S", 2),
            shape("M25 70h10v5H25zM25 78h8v5h-8z", "$S", 2),
        ),
        group("rotate(-26 22 40)", shape("M20 38h4v38h-4z", "$S", 2), line("M22 76c-4 6 4 8 6 3", 3)),
        line("M38 60l26-12", 4),
        line("M38 60l26-12", 1.5, "$S"),
    ),
    # Three shots from a hip, fanned out.
    "quick_shot": cut(
        group("translate(4 44) scale(.78)", REVOLVER),
        *[fill(star(x, y, 8, 10, 4, turn), "$O") for x, y, turn in ((88, 50, 0), (90, 30, 20))],
        fill(star(92, 72, 8, 10, 4, 10), "$O"),
        line("M84 52L62 22M84 54h-4", 2),
        cartridge(70, 16, 60, 0.66),
        cartridge(46, 10, 74, 0.66),
        cartridge(24, 18, 90, 0.66),
        bar("M60 14h-8M36 8h-8M14 18H6", 2.2),
        line("M30 96c10-4 20-4 30 0", 2),
    ),
    # A drum swung out, cartridges on their way in.
    "reloading": cut(
        disc(44, 56, 36, "$S", 3),
        disc(44, 56, 6, "$I"),
        *[disc(44 + dx, 56 + dy, 8.5, "$I") for dx, dy in ((0, -22), (19, -11), (19, 11))],
        *[disc(44 + dx, 56 + dy, 8.5, "$B", 2) for dx, dy in ((0, 22), (-19, 11), (-19, -11))],
        *[disc(44 + dx, 56 + dy, 3, "$I") for dx, dy in ((0, 22), (-19, 11), (-19, -11))],
        fill(wedges(72, 66, 7, -2.4, 3.4, -8, -4, 1)),
        cartridge(66, 20, -130, 0.9),
        cartridge(84, 38, -150, 0.9),
        line("M58 10c8-6 22-4 30 6M88 16l1-9M88 16l-9-1", 2.6),
    ),
    # A revolver gone to flakes.
    "rust": cut(
        group("translate(2 22)", REVOLVER),
        fill(
            "M30 36c6-4 12 2 9 8-5 4-12-2-9-8zM58 34c8-2 12 4 8 9-7 2-12-4-8-9z"
            "M80 38c5-2 8 2 6 6-4 2-8-2-6-6z",
            "$O",
        ),
        fill("M18 62c5-3 9 2 7 7-4 3-9-2-7-7zM44 44c3-2 6 1 5 4-3 2-6-1-5-4z", "$O"),
        fill(star(62, 66, 6, 5, 2), "$O"),
        fill(star(76, 76, 5, 4, 2), "$O"),
        fill(star(50, 84, 6, 5, 2.4), "$O"),
        fill(star(86, 88, 5, 4, 2), "$O"),
        fill(star(68, 90, 5, 3, 1.4), "$O"),
        line("M60 58v6M74 56v16M48 60v18M86 54v28", 1.4),
        bar("M8 94h84", 2),
    ),
    # Feathers, braids and a shawl seen from behind.
    "squaw": cut(
        shape("M50 8c16 0 24 12 24 26 0 12-4 20-8 26H34c-4-6-8-14-8-26C26 20 34 8 50 8z", "$I"),
        fill("M48 8h4v52h-4z", "$H"),
        bar("M26 30c12-5 36-5 48 0", 7, "$R"),
        bar("M28 30l5-3 5 4 5-4 5 4 5-4 5 4 5-4 5 3", 1.6, "$B"),
        group(
            "rotate(-8 66 20)",
            shape("M66 22c-5-8-3-18 4-26 5 8 5 18 0 26z", "$P", 2.2),
            line("M68 20V2", 1.4),
        ),
        shape("M8 94c2-22 16-36 42-36s40 14 42 36z", "$U"),
        fill("M8 94c1-6 2-10 4-14h76c2 4 3 8 4 14z", "$R"),
        bar("M12 84l7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6", 2.4, "$B"),
        shape("M32 46c-6 10-7 24-4 38h8c3-12 3-26 2-38zM68 46c6 10 7 24 4 38h-8c-3-12-3-26-2-38z", "$I", 1),
        bar("M28 56h9M27 64h10M27 72h9M63 56h9M63 64h10M63 72h9", 1.6, "$H"),
        shape("M27 82h9v5h-9zM64 82h9v5h-9z", "$O", 1.6),
    ),
    # A revolver with a bird's-head grip under a bolt of lightning.
    "thunderer": cut(
        shape("M62-2L30 40h16L34 66l36-40H54L72-2z", "$B", 2.5),
        fill("M62-2L40 30h6L68-2z", "$P"),
        group("translate(6 42) scale(.9)", REVOLVER),
        fill(wedges(10, 14, 5, 4, -1, 8, 4, 1)),
        line("M80 8c6-4 14 0 12 8 6 4 2 12-6 10", 2.4),
        line("M4 30c4-6 12-4 12 2 6-2 10 4 6 8", 2.4),
    ),
    # A ball of dry twigs rolling before the wind.
    "tumbleweed": cut(
        disc(48, 52, 33, "$H", 0),
        *[
            line(data, 2.6, colour)
            for data, colour in (
                ("M18 46c8-24 44-32 58-8 10 20-6 44-30 42-20-2-30-20-22-34 8-16 34-20 44-4", "$I"),
                ("M24 68c-8-20 6-42 28-44 18 0 28 14 26 30-4 18-26 26-40 16-12-10-6-28 8-30", "$I"),
                ("M40 84c-20-8-26-34-10-48 16-12 44-6 48 16 2 16-14 30-30 24", "$B"),
                ("M60 22c-18-4-36 8-38 28 0 18 18 32 36 26 14-6 20-24 10-36", "$B"),
            )
        ],
        fill(wedges(16, 60, 6, 1, 5, -10, 3, 1) + wedges(78, 40, 6, 1, 5, 9, -4, 1)),
        bar("M0 26h20M6 36h10M0 78h16M84 86h16M82 20h14", 2.4),
        _GROUND,
    ),
    # A coiled bullwhip that cracks.
    "whip": cut(
        line("M26 86c26 8 54-4 54-26 0-20-32-26-44-12-10 14 6 26 22 20 14-6 12-22-2-22", 6),
        line("M26 86c26 8 54-4 54-26 0-20-32-26-44-12-10 14 6 26 22 20 14-6 12-22-2-22", 3, "$H"),
        line("M56 46c14 0 30-8 30-22 0-6-4-10-10-10", 3),
        shape("M4 70l24 12-4 10-24-12z", "$H"),
        bar("M8 72l-4 9M15 76l-4 9M22 79l-4 9", 2),
        fill(star(70, 14, 9, 14, 5), "$R"),
        fill(star(70, 14, 8, 9, 3.4), "$O"),
        fill(star(70, 14, 6, 4, 1.6), "$P"),
    ),
}

PORTRAITS: Final = {
    "al_preacher": person(
        "gaunt bold hook line chops straight",
        "bricks collar flat medal",
        "fair grey",
        "bg#7f8f9a b2#5f6f7a ht#221b18 ba#221b18 ct#221b18 sh#f4e9d2 ac#cb9a3e",
    ),
    "bass_greeves": person(
        "square squint broad smirk goatee short",
        "crates duster slouch belt",
        "deep black",
        "bg#d2b07a b2#b58a4e ht#4a3a2c ba#a63a22 ct#6a5138 sh#e9dcbf ac#cb9a3e",
    ),
    "bloody_mary": person(
        "heart sly straight full - wave",
        "belt dress feather bottle",
        "fair red",
        "bg#6e2a2a b2#d8a58a ht#2b2019 ba#a63a22 ct#8e1f24 sh#f1d9c7 ac#d9a441",
    ),
    "frankie_canton": person(
        "long sly straight smirk pencil part",
        "target suit bowler cigar",
        "olive black",
        "bg#9aa37a b2#5f6b4a ht#5a4a34 ba#2b2019 ct#4a5b3f sh#f4e9d2 ac#b8452f",
    ),
    "julie_cutter": person(
        "oval bold small line - straight",
        "crates buckskin rag scar",
        "tan straw",
        "bg#c9d0b4 b2#7d8a5a ht#7a5a3a ba#35607a ct#8a6a45 sh#e9dcbf ac#35607a",
    ),
    "mexicali_kid": person(
        "round merry small gap - spikes",
        "target poncho sombrero pistols",
        "brown black",
        "bg#f0c98a b2#b07a3a ht#c98a3a ba#35607a ct#35607a sh#f4e9d2 ac#a63a22",
    ),
    "ms_abigail": person(
        "long lash straight soft - bun",
        "bricks habit riding pendant fan",
        "warm brown",
        "bg#d9b4b8 b2#c48f98 ht#5a3a5c ba#e9dcbf ct#5a3a5c sh#f4e9d2 ac#d9a441",
    ),
    "red_ringo": person(
        "square wink broad grin handlebar shag",
        "belt jacket slouch rounds",
        "fair red",
        "bg#cf8a5a b2#b5653a ht#6e2a1f ba#2b2019 ct#8a3a26 sh#efe0c0 ac#cb9a3e",
    ),
}
