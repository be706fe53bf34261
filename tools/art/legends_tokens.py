"""Tokens of Western Legends, 48 x 48, and the faces of its prospecting dice, 100 x 100.

Every kind has its own outline, and what is worth more shows more of the same sign.
"""

from typing import Final

from tools.art.ink import (
    Drawing,
    bar,
    box,
    cut,
    dashes,
    disc,
    fill,
    group,
    line,
    num,
    oval,
    ring,
    shape,
    star,
)
from tools.art.legends_places import BRAND_INKS, BRANDS
from tools.art.tokens import TOKENS

_DIGITS: Final = {
    "0": "M5 0C1 0 0 3 0 6s1 6 5 6 5-3 5-6-1-6-5-6z",
    "1": "M2 2l4-2v12M2 12h8",
    "3": "M1 2c2-3 8-3 8 1 0 2-2 3-5 3 3 0 6 1 6 3 0 4-8 4-10 1",
    "4": "M7 12V0L0 8.5h10",
    "$": "M9 2C7 0 1 0 1 3s8 3 8 6-6 3.5-9 1M5-2v16",
}
"""Figures as lines, 10 wide and 12 high."""


def _sum(text: str, x: float, y: float, scale: float, colour: str = "$I") -> str:
    """A sum of money whose middle is at ``x``, top at ``y``."""
    wide = len(text) * 13 - 3
    parts = [
        group(f"translate({number * 13} 0)", line(_DIGITS[letter], 2.6, colour))
        for number, letter in enumerate(text)
    ]
    return group(f"translate({num(x - wide * scale / 2)} {num(y)}) scale({scale:g})", *parts)


# ---------------------------------------------------------------- points

_STARS: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((24, 24, 13),),
    2: ((16, 24, 8.5), (32, 24, 8.5)),
    3: ((24, 15.5, 8), (15.5, 30, 8), (32.5, 30, 8)),
}


def _legend(worth: int) -> str:
    """A legend token: as many stars as it is worth."""
    stars = [fill(star(x, y, 5, size, size * 0.42), "$R") for x, y, size in _STARS[worth]]
    return disc(24, 24, 22, "$B", 2.2) + disc(24, 24, 18, "$P", 1.4) + cut(*stars)


_ROSETTE: Final = cut(
    shape("M14 26l-5 20 8-4 4 5 4-17zM34 26l5 20-8-4-4 5-4-17z", "$R", 2),
    shape(star(24, 19, 12, 18, 15), "$B", 2),
    disc(24, 19, 11, "$P", 1.8),
    fill(star(24, 19, 5, 8.5, 3.6)),
)
_BADGE: Final = cut(
    shape(star(24, 24, 6, 20, 11.5), "$B", 2.2),
    *[disc(x, y, 3, "$B", 1.8) for x, y in ((24, 4), (41.3, 14), (41.3, 34), (24, 44), (6.7, 34), (6.7, 14))],
    disc(24, 24, 7, "$P", 1.8),
)
_POSTER: Final = cut(
    shape("M8 4h32v36l-6 4-5-3-5 4-5-4-5 3-6-3z", "$P", 2.2),
    fill("M12 8h24v5H12z", "$R"),
    fill("M15 26l4-1c0-7 2-9 5-9s5 2 5 9l4 1c-4 3-14 3-18 0z"),
    shape("M17 29h14c1 6-3 9-7 9s-8-3-7-9z", "$R", 1.4),
)

# ---------------------------------------------------------------- cattle

_HEAD: Final = shape(
    "M4 10c2 8 8 9 13 8h14c5 1 11 0 13-8 2 10-4 15-10 15l-3 14c-1 5-3 6-7 6s-6-1-7-6l-3-14C8 25 2 20 4 10z",
    "$P",
    2.4,
)


def _back(colour: str) -> str:
    """The back of a cattle token: its own outline, a head, and the brand of its ranch."""
    outline = (
        "M24 2a22 22 0 0 1 0 44a22 22 0 0 1 0-44z"
        if colour == "blue"
        else "M14 2h20l12 12v20L34 46H14L2 34V14z"
    )
    return cut(
        shape(outline, BRAND_INKS[colour], 2.4),
        group("translate(5.8 1) scale(.76)", _HEAD),
        disc(24, 35.5, 8.5, "$I"),
        group(f"translate(24 {36 if colour == 'blue' else 37}) scale(.62)", BRANDS[colour]),
    )


_FACE: Final = box(2, 2, 44, 44, "$P", 2.4, 6)


def _on_face(*parts: str) -> str:
    return cut(_FACE, *parts)


def _small(name: str, x: float, y: float, scale: float) -> str:
    """A token of another name, made small."""
    return group(f"translate({num(x)} {num(y)}) scale({scale:g})", TOKENS[name].body)


CATTLE: Final = {
    "cattle_money_40": _on_face(_small("money", 6, 2, 0.75), _sum("$40", 24, 32, 0.8)),
    "cattle_nugget": _on_face(_small("nugget", 3, 3, 0.88)),
    "cattle_money_10_action": _on_face(
        _sum("$10", 24, 8, 0.78),
        line("M12 33h18M25 26l8 7-8 7", 4.4),
        line("M38 26v14", 4.4),
    ),
    "cattle_money_30_heal": _on_face(
        _sum("$30", 24, 8, 0.78),
        shape("M24 44c-8-6-12-9-12-14 0-7 9-8 12-2 3-6 12-5 12 2 0 5-4 8-12 14z", "$R", 1.8),
        fill("M22 29h4v3h3v4h-3v3h-4v-3h-3v-4h3z", "$P"),
    ),
    "cattle_lp_1": _on_face(group("translate(3 1) scale(.88)", _ROSETTE)),
    "cattle_money_30_card": _on_face(
        _sum("$30", 24, 8, 0.78),
        group("rotate(-8 24 34)", box(17, 23, 14, 19, "$R", 2, 2), ring(24, 32.5, 3.4, 1.8, "$P")),
    ),
    "cattle_mp_or_wp": _on_face(
        group("translate(4 4) scale(.46)", _BADGE),
        line("M36 8L12 40", 2),
        group("translate(23 22) scale(.48)", _POSTER),
    ),
    "cattle_prospect_die": _on_face(
        group("rotate(-8 24 24)", box(9, 9, 30, 30, "$S", 2.4, 6)),
        _small("nugget", 11, 11, 0.54),
    ),
}
"""The eight signs under cattle tokens."""

# ---------------------------------------------------------------- all

_HOURGLASS: Final = cut(
    shape("M12 8c0 10 8 12 10 16-2 4-10 6-10 16h24c0-10-8-12-10-16 2-4 10-6 10-16z", "$P", 2.4),
    fill("M16 14c4 2 12 2 16 0-1 4-5 6-8 9-3-3-7-5-8-9zM15 39c2-6 6-7 9-11 3 4 7 5 9 11z", "$O"),
    shape("M9 3h30v6H9zM9 39h30v6H9z", "$H", 2.2),
)

_FIELD: Final = (
    '<circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" stroke-width="2.4"'
    ' stroke-dasharray="5 3.4"/>'
)

_PIN: Final = "M24 46C12 32 6 26 6 18a18 16 0 0 1 36 0c0 8-6 14-18 28z"

_BODIES: Final = {
    **{f"legend_{worth}": _legend(worth) for worth in _STARS},
    "legend_back": cut(
        disc(24, 24, 22, "$H", 2.2),
        dashes("M24 6a18 18 0 0 1 0 36a18 18 0 0 1 0-36z", 1.4, "3 2", "$B"),
        shape("M15 36c-6-12-4-24 9-25 13 1 15 13 9 25l-6-2c4-8 4-16-3-16s-7 8-3 16z", "$B", 1.8),
    ),
    "lp": _ROSETTE,
    "mp": _BADGE,
    "wp": _POSTER,
    "end_marker": _HOURGLASS,
    "disc": cut(
        '<circle cx="24" cy="24" r="20" fill="currentColor" stroke="$I" stroke-width="2.4"/>',
        ring(24, 24, 15, 1.6, "$P"),
    ),
    "disc_field": _FIELD,
    "figure_sheriff": cut(
        shape(_PIN, "$H", 2.2),
        group("translate(9 3) scale(.62)", _BADGE),
    ),
    "figure_bandit": cut(
        shape(_PIN, "$S", 2.2),
        group("translate(9.5 4) scale(.6)", _POSTER),
    ),
    "figure_black": cut(
        shape(_PIN, "$I", 2.2),
        oval(24, 20, 14, 2.8, "$R"),
        fill("M15 18l2-10c4-2 10-2 14 0l2 10z", "$R"),
        fill("M17 24l6 1-1 3zM31 24l-6 1 1 3z", "$P"),
    ),
    "action": cut(disc(24, 24, 20, "$R", 2.2), line("M14 24h18M26 16l8 8-8 8", 4.4, "$P")),
    "action_spent": cut(
        _FIELD,
        line("M16 16l16 16M32 16L16 32", 3, "currentColor"),
    ),
    "cattle_blue": _back("blue"),
    "cattle_green": _back("green"),
    **CATTLE,
}

LEGENDS_TOKENS: Final = {
    **{name: Drawing(48, 48, body) for name, body in _BODIES.items()},
    **{name: TOKENS[name] for name in ("cards", "money", "nugget", "wound")},
}
"""Every token of the game, with those it shares with the others."""

PROSPECTING: Final = {
    "nugget": group("translate(2 2) scale(2)", TOKENS["nugget"].body),
    "money": cut(
        box(4, 14, 92, 50, "$G", 4, 5),
        bar("M11 21h78v36H11z", 2.4, "$P"),
        disc(50, 39, 13, "$P", 3),
        group("translate(44 31) scale(1.2)", line(_DIGITS["$"], 2.4)),
        _sum("$10", 50, 74, 1.7),
    ),
    "money_reroll": cut(
        line("M14 50a36 36 0 0 1 64-22M86 50a36 36 0 0 1-64 22", 6),
        fill("M88 12v26H62zM12 88V62h26z"),
        _sum("$10", 50, 42, 1.3, "$R"),
    ),
    "blank": line("M34 50h32", 5, "$S"),
}
"""The faces of a prospecting die."""
