"""What lies beside the cards: bullets, arrows, gold, and the small marks of a seat plate."""

from typing import Final

from tools.art.event_parts import sunrise, turning
from tools.art.ink import Drawing, bar, box, cut, disc, fill, group, line, ring, shape, veil, wedges


def loads(count: int) -> Drawing:
    """So many tokens of load on one card: cartridges in a disc."""
    places = {1: (24,), 2: (16.5, 31.5), 3: (11, 24, 37), 4: (9, 19, 29, 39)}[count]
    scale = {1: 1.15, 2: 1.0, 3: 0.86, 4: 0.74}[count]
    rounds = [
        group(
            f"translate({x} 24) scale({scale:g})",
            shape("M-5-2C-5-10-3-15 0-16c3 1 5 6 5 14z", "$P", 1.8),
            shape("M-5.5-3h11v16h-11z", "$B", 1.8),
            shape("M-7 13h14v4H-7z", "$B", 1.8),
        )
        for x in places
    ]
    return Drawing(48, 48, cut(disc(24, 24, 22.5, "$O", 2.5), *rounds))


TOKENS: Final = {
    "bullet": Drawing(
        24,
        56,
        cut(
            shape("M5 25C5 12 8 4 12 2c4 2 7 10 7 23z", "$S", 2),
            shape("M4 24h16v25H4z", "$B", 2),
            shape("M2.5 49h19v5h-19z", "$B", 2),
            bar("M8 8c-1 5-1 10-1 15", 1.5, "$P"),
            bar("M7.5 27v19", 2, "$P"),
            fill(wedges(19.5, 29, 5, 0, 4, -8, 0, 0.9) + wedges(18.5, 14, 3, 0.3, 3.6, -6, 0, 0.8)),
        ),
    ),
    "bullet_empty": Drawing(
        24,
        56,
        '<path d="M5 25C5 12 8 4 12 2c4 2 7 10 7 23v24h2.5v5h-19v-5H5z" fill="none" stroke="currentColor"'
        ' stroke-width="2" stroke-dasharray="3.5 2.5" opacity=".75"/>',
    ),
    "arrow": Drawing(
        28,
        64,
        cut(
            fill("M12 14h4v34h-4z"),
            fill("M14 1l9 18-9-4-9 4z"),
            shape("M12.5 38l-8 6v16l8-6zM15.5 38l8 6v16l-8-6z", "$R", 1.8),
        ),
    ),
    "nugget": Drawing(
        48,
        48,
        cut(
            shape("M8 32l4-14 12-8 12 4 7 12-4 12-13 5-13-3z", "$B", 2.5),
            bar("M12 18l10 6 14-10M22 24l-4 17M22 24l17 14M22 24l21 2", 1.5),
            fill("M14 19l9-6 6 2-8 6z", "$P"),
            veil("M27 31l8 5-9 4-5-1z", "$I", 0.35),
        ),
    ),
    "load": Drawing(
        48,
        48,
        cut(
            shape("M24 3l19 34H5z", "$O", 2.5),
            shape("M20 20c0-5 2-8 4-9 2 1 4 4 4 9v10h-8zM18 30h12v4H18z", "$P", 1.5),
            fill("M8 41h32v4H8z"),
        ),
    ),
    **{f"load_{count}": loads(count) for count in (1, 2, 3, 4)},
    "cards": Drawing(
        48,
        48,
        cut(
            group("rotate(-10 17 25)", box(6, 10, 22, 31, "$P", 2.5, 2.5)),
            group("rotate(8 29 24)", box(18, 8, 22, 31, "$R", 2.5, 2.5)),
            ring(29.5, 23.5, 5, 2, "$P"),
        ),
    ),
    "sight": Drawing(
        48,
        48,
        cut(
            ring(24, 24, 15, 3, "currentColor"),
            bar("M24 2v11M24 35v11M2 24h11M35 24h11", 3, "currentColor"),
        ),
    ),
    "wound": Drawing(
        48,
        48,
        cut(
            shape(
                "M24 42C10 32 5 24 5 16c0-7 5-11 10-11 4 0 7 2 9 6"
                " 2-4 5-6 9-6 5 0 10 4 10 11 0 8-5 16-19 26z",
                "$R",
                2.5,
            ),
            bar("M26 10l-6 10 8 3-7 12", 3, "$P"),
        ),
    ),
    "money": Drawing(
        48,
        48,
        cut(
            box(3, 12, 42, 25, "$G", 2.5, 2),
            bar("M7 16h34v17H7z", 1.5, "$P"),
            disc(24, 24.5, 6.5, "$P", 1.5),
            bar("M24 19v11M21.5 27c3 2 5-1 2.5-2.5s-2-4 1.5-2.5", 1.5),
        ),
    ),
    "cattle": Drawing(
        48,
        48,
        cut(
            shape(
                (
                    "M4 10c2 8 8 9 13 8h14c5 1 11 0 13-8 2 10-4 15-10 15l-3 14c-1 5-3 6-7 6s-6-1-7-6l-3-14"
                    "C8 25 2 20 4 10z"
                ),
                "$H",
                2.5,
            ),
            line("M18 24l2 2M30 24l-2 2", 3),
            shape("M19 38c3-3 7-3 10 0l-1 4c-2 2-6 2-8 0z", "$P", 1.5),
        ),
    ),
    "round_starter": Drawing(
        48,
        48,
        cut(
            shape(sunrise(24, 32, 9, 14, 23), "$B", 1.8),
            shape("M11 32a13 13 0 0 1 26 0z", "$R", 2.5),
            bar("M16 28c1-4 3-6 6-6", 2, "$P"),
            shape("M2 32h44v7H2zM9 39h30v6H9z", "$B", 2.2),
        ),
    ),
    # A leap over the one who has to wait.
    "skips_turn": Drawing(
        48,
        48,
        cut(
            disc(24, 24, 22.5, "$P", 2.5),
            turning(24, 31, 15, 184, 338, "$R"),
            shape("M18 42v-8c0-8 12-8 12 0v8z", "$S", 2.2),
            disc(24, 26, 4.6, "$S", 2.2),
        ),
    ),
    "clock": Drawing(
        48,
        48,
        cut(
            ring(24, 27, 16, 3, "currentColor"),
            line("M24 18v9l6 4M19 4h10M24 4v7M37 12l3 3", 3, "currentColor"),
        ),
    ),
}
"""Every token by name; those in the current colour go with the text beside them."""
