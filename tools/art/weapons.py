"""Motifs of everything that shoots; no two of them share a silhouette."""

from typing import Final

from tools.art.ink import bar, box, cut, dashes, disc, fill, group, line, oval, shape, star, wedges
from tools.art.parts import around, cartridge, wheel

_GROUND: Final = bar("M8 92h84", 2) + fill(wedges(16, 92, 9, 9, 0, 3, 5, 0.9))

WEAPONS: Final = {
    # In its holster: everyone has one, nobody plays it.
    "colt": cut(
        shape("M0 24c30 9 70 9 100 0v15c-30 9-70 9-100 0z", "$H"),
        *[shape(f"M{x} {y}h6v19h-6z", "$B", 2) for x, y in ((3, 22), (13, 25), (23, 27), (79, 26), (90, 23))],
        fill("M45 34l-12-13 5-4 12 7z"),
        shape("M44 36c-2-12 3-24 12-32 9 0 16 4 19 11-6 6-9 13-9 21z", "$S"),
        line("M57 10c-5 7-7 14-6 22", 2),
        fill(wedges(70, 15, 5, -1.4, 4, -9, 0, 0.9)),
        shape("M30 36h44l-3 17c-2 9-9 15-10 27l-1 14c-4 4-13 4-17 0l-2-14c-1-11-8-17-9-27z", "$H", 3.5),
        dashes("M36 42l2 12c2 8 8 15 9 25l1 11", 1.6, "4 3", "$B"),
        fill(star(53, 54, 5, 10, 4.2)),
        fill(star(53, 54, 5, 7, 3), "$B"),
        fill(wedges(72, 44, 5, -1.4, 4.4, -10, 1, 1) + wedges(60, 78, 4, -0.3, 4, -8, 1, 0.9)),
    ),
    # Broken open, the spent shells on their way out.
    "schofield": cut(
        group(
            "rotate(34 46 50)",
            fill("M52 37h46v12H52zM92 33h5v5h-5z"),
            fill("M66 40h28v2H66z", "$P"),
            shape("M42 32h23c3 6 3 18 0 24H42z", "$S"),
            bar("M46 40h19M46 48h19", 2),
            fill("M64 36h6v16h-6z"),
        ),
        fill(
            "M14 34l8-7 7 6 14 8 9 14-4 9-9 2c-3 3-9 3-13 3-6 7-8 15-9 25-6 4-13 2-18-2"
            " 1-11 8-20 10-30 1-9 0-16 9-20z"
        ),
        fill("M13 66c4-7 8-10 14-9-4 9-8 16-9 27-3 2-7 1-10-1 0-7 4-11 5-17z", "$H"),
        fill(wedges(23, 62, 5, -1.2, 4, -6, 2, 0.7)),
        line("M32 66c2 8 8 8 12 1", 3),
        disc(47, 55, 4, "$S", 2),
        cartridge(46, 20, -112, 0.72),
        cartridge(62, 14, -70, 0.72),
        cartridge(78, 26, -40, 0.72),
    ),
    # A lever instead of a drum, and no end of shots.
    "volcanic": cut(
        fill(star(82, 26, 10, 18, 9), "$I"),
        fill(star(82, 26, 10, 14, 7), "$R"),
        fill(star(82, 26, 9, 7, 3), "$B"),
        group(
            "translate(-4 14) rotate(-6 40 40)",
            fill("M34 20h52v9H34zM80 16h5v5h-5z"),
            fill("M46 22h36v1.8H46z", "$P"),
            shape("M34 29h46v8H34z", "$S", 2.5),
            fill("M24 18l-8-9-5 3 5 10z"),
            shape("M18 17h24l2 20-12 5-16-1z", "$B"),
            shape("M16 39c-7 9-10 20-10 32 6 5 14 5 20 1 0-12 4-21 10-30z", "$H"),
            fill(wedges(30, 46, 5, -1.4, 4.6, -9, 1, 0.9)),
            line("M38 41c0 15 4 27 14 30 8 1 11-8 5-13-5-5-11-8-12-19", 4),
            fill("M30 40c1 6 4 9 8 9l-2-4-1-5z"),
        ),
        bar("M54 92h8M68 88h8M82 93h8", 6),
        bar("M55.5 92h5M69.5 88h5M83.5 93h5", 3, "$B"),
    ),
    # A solid frame, a long barrel with the rammer under it, a last curl of smoke.
    "remington": cut(
        line("M82 20c-7-3-6-8 1-10 5-2 5-5 1-8", 3),
        group(
            "translate(6 31) rotate(-24 40 30) scale(.84)",
            fill("M28 12h72v10H28zM94 8h5v5h-5zM28 12h24v20H28z"),
            fill("M56 15h40v2H56z", "$P"),
            fill("M52 22h42l-3 6c-14 0-24 3-32 9l-7 1z"),
            fill("M58 26h26c-10 1-18 3-24 7z", "$S"),
            shape("M32 17h19v17H32z", "$S", 2),
            bar("M32 22.5h19M32 28.5h19", 2),
            fill("M28 14l-9-9-5 4 7 10z"),
            fill("M20 14h12v24c-6 7-10 16-11 29-7 4-15 3-21-2 1-12 9-19 13-29z"),
            fill("M19 39c3-3 6-4 9-3-5 8-9 16-10 27-4 2-8 1-11-1 1-9 8-14 12-23z", "$H"),
            fill(wedges(25, 42, 6, -1.6, 4, -6, 2, 0.7)),
            line("M32 38c0 9 6 13 12 11 5-2 6-7 5-12", 3),
            line("M39 38c0 4 1 6 3 7", 2.5),
        ),
    ),
    # A drum like a revolver's between a shoulder stock and a long barrel.
    "rev_carabine": cut(
        group(
            "translate(5 3) rotate(-22 50 50) scale(.9)",
            shape("M-6 70l-1-20c12-1 24-4 34-11h10v17c-16 0-28 5-43 14z", "$H"),
            fill(wedges(-1, 67, 6, 5, -2.4, -2, -8, 1)),
            fill("M58 36h50v9H58zM100 32h5v5h-5z"),
            fill("M66 38.5h38v2H66z", "$P"),
            fill("M58 45h30v4H58z"),
            fill("M30 32h34v7H30zM30 36h8v22h-8zM30 54h34v6H36z"),
            shape("M36 37h25c4 6 4 14 0 20H36c-3-6-3-14 0-20z", "$S"),
            bar("M37 44h26M37 50h26", 2.2),
            fill("M32 33l-8-9-5 3 5 10z"),
            line("M38 60c1 9 6 12 12 10 5-2 6-6 6-10", 3),
            line("M46 60l2 6", 2.5),
        ),
        _GROUND,
    ),
    # The brass frame and the lever loop.
    "winchester": cut(
        group(
            "translate(5 0) rotate(-22 50 50) scale(.9)",
            shape("M-7 68l1-17 30-9h12v13c-16 2-30 6-43 13z", "$H"),
            fill(wedges(0, 65, 6, 5, -2.2, -2, -8, 1)),
            fill("M52 38h55v6H52zM100 34h5v5h-5z"),
            shape("M54 44h48v6H54z", "$S", 2),
            fill("M82 36h4v15h-4zM98 36h4v15h-4z"),
            shape("M54 42h26v11H54z", "$H", 2.5),
            shape("M30 38h26v17H34z", "$B"),
            fill("M34 39l-7-8-5 3 5 8z"),
            line("M50 56c2 14-6 21-17 19-9-1-12-8-8-14 2-4 6-5 10-5", 4),
            line("M41 56c0 4 1 6 3 8", 2.5),
            fill(wedges(54, 41, 4, 0, 3.6, -9, 0, 0.8)),
        ),
        _GROUND,
    ),
    # Full stock, sling and bayonet: it reaches everyone.
    "springfield": cut(
        group(
            "translate(51 49) rotate(-45) scale(.84) translate(-53 -53)",
            shape("M92 47h30l5 3-5 2H92z", "$S", 2),
            fill("M84 45h10v9H84z"),
            shape("M-18 68l-2-17 30-7h20v11c-18 1-34 6-48 13z", "$H"),
            shape("M30 44h52v10H30z", "$H", 2.5),
            fill("M24 42h64v5H24zM40 42h4v13h-4zM62 42h4v13h-4z"),
            fill("M22 40h16v7H22zM28 41l-3-9 5-2 5 10z"),
            fill(wedges(-12, 65, 6, 5, -2, -2, -7, 0.9)),
            line("M22 56c1 7 5 9 9 8 4-2 5-5 4-9", 2.8),
            line("M64 55c-12 20-46 26-66 8", 4.5),
            line("M64 55c-12 20-46 26-66 8", 1.8, "$R"),
        ),
    ),
    # For the big herds: a heavy barrel with a glass on it, under what it was made for.
    "buffalo_rifle": cut(
        shape(
            "M4 40c0-9 5-16 13-18 5-12 16-18 28-16 13 2 20 9 31 10 9 1 15 8 16 18l2 28h-8l-4-18"
            "c-3 5-4 11-4 18h-9l-1-17c-9 3-17 2-23-1-2 6-2 12-2 18h-8l-2-17-4 17h-8l1-17"
            "c-5 3-9 3-13 1-4-1-6-3-5-6z",
            "$H",
        ),
        fill(
            "M4 40c0-9 5-16 13-18 5-12 16-18 28-16 5 1 4 10 0 20-4 9-6 14-9 24l-8 2c-4 3-10 3-14 2"
            "-7-1-10-5-10-14z"
        ),
        fill(wedges(44, 12, 7, -1.6, 5, 9, 2, 1.4)),
        line("M20 24c-7-2-11-6-10-12", 4.5),
        line("M20 24c-7-2-11-6-10-12", 2, "$P"),
        disc(14, 34, 1.8, "$P"),
        fill(wedges(88, 24, 6, 0.4, 4, -10, 1, 1)),
        shape("M0 94V80l26-5h12v10H24C14 86 8 89 0 94z", "$H", 2.5),
        fill("M30 74h70v9H30zM94 71h4v4h-4zM34 74l-5-7 5-2 6 8z"),
        fill("M44 76h52v2H44z", "$P"),
        shape("M38 66h34v6H38z", "$B", 2),
        fill("M42 70h4v6h-4zM64 70h4v6h-4zM36 65h4v8h-4zM70 65h4v8h-4z"),
        line("M32 84c1 7 8 8 11 0", 2.6),
        line("M70 82l-8 16M78 82l8 16", 3),
    ),
    # Two short barrels, one over the other, and the card from the same sleeve.
    "derringer": cut(
        group(
            "rotate(14 66 40)",
            box(50, 6, 40, 44, "$P", 3, 3),
            fill("M70 14l9 13-9 13-9-13z", "$R"),
        ),
        group(
            "translate(4 11) rotate(-8 50 50) scale(.94)",
            shape("M32 30h60v13H32z", "$S"),
            shape("M32 43h60v13H32z", "$S"),
            fill("M88 26h5v5h-5zM88 33h5v8h-5zM88 46h5v8h-5z"),
            fill("M36 32.5h50v2H36zM36 45.5h50v2H36z", "$P"),
            fill(wedges(86, 55, 10, -4.6, 0, -1.5, -6, 0.8)),
            fill("M22 30l-9-11-5 4 6 12z"),
            shape("M12 33c6-4 14-5 24-4v28H30c-4 8-8 18-7 29-7 5-16 3-21-3 0-20 4-34 10-50z", "$H"),
            shape("M28 29h12v30H28z", "$B", 2.5),
            disc(34, 50, 2.5, "$I"),
            fill("M40 57h9l-3 10-6-3z"),
            fill(wedges(22, 52, 6, -1.2, 4.6, -9, 2, 1)),
        ),
    ),
    # Six barrels in a bundle.
    "pepperbox": cut(
        group(
            "translate(0 3) rotate(-10 50 50)",
            shape("M30 20h48v44H30c-4-8-4-36 0-44z", "$S", 3.5),
            bar("M30 31h40M29 42h38M30 53h40", 3),
            fill(wedges(70, 62, 9, -4.4, 0, -1, -7, 0.9)),
            oval(78, 42, 15, 23, "$B", 3.5),
            *[oval(78 + (x - 78) * 0.62, y, 3.6, 5, "$I") for x, y in around(78, 42, 14)],
            disc(78, 42, 2.2, "$I"),
            fill("M26 22l-7-11-6 3 5 12z"),
            shape("M14 24h18v38H20c-6-6-8-30-6-38z", "$B"),
            shape("M16 54c-8 8-12 18-13 32 6 5 15 5 21 1 0-12 4-19 11-27z", "$H"),
            fill(wedges(30, 64, 5, -1.6, 4.6, -9, 1, 1)),
            '<circle cx="43" cy="74" r="7.5" fill="none" stroke="$I" stroke-width="4"/>',
            line("M38 66l-2-4", 4),
        ),
    ),
    # One shot for all of them.
    "howitzer": cut(
        shape("M34 58L6 92h14l34-24z", "$H"),
        group(
            "rotate(-34 46 56)",
            shape("M14 40h54v30H14c-8-4-10-26 0-30z", "$S", 3.5),
            shape("M66 37h16v36H66z", "$S", 3.5),
            fill("M82 41h5v28h-5z"),
            fill("M28 38h6v34h-6zM50 38h5v34h-5z"),
            disc(4, 55, 5.5, "$I"),
            fill("M36 44h12v3H36zM57 44h7v3h-7zM70 42h8v3h-8z", "$P"),
            fill(wedges(80, 71, 4, -4, 0, -2, -14, 1) + wedges(64, 69, 3, -4, 0, -2, -12, 1)),
            fill(wedges(48, 69, 4, -4, 0, -2, -12, 1) + wedges(26, 69, 4, -4, 0, -2, -12, 1)),
        ),
        wheel(48, 72, 21, 12),
        disc(80, 88, 8, "$I"),
        disc(92, 88, 8, "$I"),
        disc(86, 76, 8, "$I"),
        line("M83 73c1-2 2-3 4-3M77 85c1-2 2-3 4-3", 2, "$P"),
        bar("M2 96h96", 3),
        line("M84 14l8-9M90 24l9-3", 3, "$R"),
        line("M74 8l3-7", 3, "$R"),
    ),
}
"""The motifs by kind of card; the Colt is what a seat without a weapon shoots with."""
