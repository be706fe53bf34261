"""The ten kinds of places of Western Legends, 64 x 64, and the marks that tell hideouts and ranches apart."""

from typing import Final

from tools.art.ink import bar, cut, dashes, disc, fill, group, line, ring, shape, star, wedges
from tools.art.lettering import lettering

_EDGE: Final = 2.2

_GROUND: Final = fill("M3 58h58v3H3z")

_KINDS: Final = {
    "bank": cut(
        _GROUND,
        shape("M5 24L32 5l27 19z", "$P", _EDGE),
        shape("M8 24h48v5H8zM5 52h54v6H5z", "$S", _EDGE),
        shape("M12 29h8v23h-8zM28 29h8v23h-8zM44 29h8v23h-8z", "$P", _EDGE),
        disc(32, 17, 5.5, "$B", 1.8),
        bar("M32 13.5v7M34 15.5c-3-1.5-5 .5-2 1.5s1 3-2 2", 1.2),
        fill(wedges(20, 32, 4, 0, 5, -6, 0, 0.7) + wedges(36, 32, 4, 0, 5, -6, 0, 0.7)),
        fill(wedges(52, 32, 4, 0, 5, -6, 0, 0.7)),
    ),
    "cabaret": cut(
        fill("M4 4h56v56H4z"),
        shape("M4 4h24c0 22-9 36-24 44zM60 4H36c0 22 9 36 24 44z", "$R", _EDGE),
        line("M10 4c0 16-2 30-6 38M19 4c0 18-4 32-12 42M54 4c0 16 2 30 6 38M45 4c0 18 4 32 12 42", 1.4),
        shape("M32 52L11 33c10-13 32-13 42 0z", "$P", _EDGE),
        bar("M32 52L17 30M32 52l-7-26M32 52V24M32 52l7-26M32 52l15-22", 1.4),
        shape("M12 33c10-11 30-11 40 0l-4 4c-8-8-24-8-32 0z", "$B", _EDGE),
        disc(32, 52, 3.4, "$B", _EDGE),
        shape("M4 57h56v4H4z", "$B", 1.4),
    ),
    "doctor": cut(
        line("M18 24c0-14 28-14 28 0", 4),
        shape("M6 24h52l-4 34H10z", "$H", _EDGE),
        fill("M6 24h52v7c-18 5-34 5-52 0z"),
        fill(wedges(55, 36, 5, -0.5, 4, -9, 0, 0.9)),
        disc(32, 43, 11, "$P", _EDGE),
        fill("M29 35h6v5h5v6h-5v5h-6v-5h-5v-6h5z", "$R"),
    ),
    "general_store": cut(
        _GROUND,
        shape("M9 24h46v34H9z", "$H", _EDGE),
        shape("M13 5h38v14H13z", "$P", _EDGE),
        dashes("M19 12h26", 3, "5 2"),
        shape("M9 19h46l5 12H4z", "$P", _EDGE),
        fill("M18 20h9l-2 10H15zM37 20h9l3 10h-9z", "$R"),
        fill("M26 38h12v20H26z"),
        shape("M13 38h9v9h-9zM42 38h9v9h-9z", "$P", _EDGE),
        fill(wedges(54, 34, 5, 0, 4.6, -4, 0, 0.8)),
    ),
    "hideout": cut(
        shape("M2 58c4-22 12-42 22-46 6-3 10 2 16 0 10 4 18 24 22 46z", "$H", _EDGE),
        fill(wedges(56, 44, 8, -2.6, -4, -10, 1, 1)),
        fill("M14 58c0-20 8-28 18-28s18 8 18 28z"),
        line("M24 53l16 4M40 53l-16 4", 3.4, "$H"),
        fill("M32 35c6 6 8 11 4 16h-8c-5-4-2-9 1-10 1 2 2 2 3-6z", "$O"),
        fill("M32 43c2 3 3 5 1 8h-3c-2-2 0-5 2-8z", "$B"),
    ),
    "mine": cut(
        shape("M2 58L18 14l9 8 9-16 26 52z", "$S", _EDGE),
        fill(wedges(46, 22, 7, 2.2, 5, -10, 2, 1)),
        fill("M18 58V36c0-4 28-4 28 0v22z"),
        shape("M15 58V34h5v24zM44 58V34h5v24zM12 30h40v6H12z", "$H", _EDGE),
        shape("M24 48h16l-2 8H26z", "$B", _EDGE),
        disc(28, 58, 3, "$P", 1.8),
        disc(36, 58, 3, "$P", 1.8),
    ),
    "rail_station": cut(
        fill("M3 53h58v3H3zM6 57h5v4H6zM18 57h5v4h-5zM30 57h5v4h-5zM42 57h5v4h-5zM54 57h5v4h-5z"),
        shape("M38 14h18v28H38z", "$R", _EDGE),
        fill("M35 9h24v6H35z"),
        shape("M43 20h9v10h-9z", "$P", 1.8),
        shape("M8 24h30v17H8z", "$S", _EDGE),
        fill(wedges(37, 28, 3, 0, 4.4, -14, 0, 0.9)),
        fill("M13 9h9l-2 15h-5z"),
        shape("M11 4h13v5H11z", "$B", 1.6),
        shape("M28 18h6v6h-6z", "$B", 1.6),
        shape("M1 51l8-11h9v11z", "$B", _EDGE),
        *[disc(x, 46, 6.5, "$P", _EDGE) + disc(x, 46, 2, "$I") for x in (22, 36, 50)],
    ),
    "ranch": cut(
        _GROUND,
        shape("M12 58V28l7-11 13-8 13 8 7 11v30z", "$R", _EDGE),
        line("M9 29l8-14 15-9 15 9 8 14", 4),
        fill("M27 19h10v10H27z"),
        bar("M32 19v10M27 24h10", 1.4, "$P"),
        shape("M21 36h22v22H21z", "$P", _EDGE),
        line("M21 36l22 22M43 36L21 58", 2.4),
        fill(wedges(51, 32, 5, 0, 5, -6, 0, 0.9)),
    ),
    "saloon": cut(
        _GROUND,
        shape("M8 16h48v42H8z", "$R", _EDGE),
        shape("M11 17V9l9-6h24l9 6v8z", "$P", _EDGE),
        shape("M27 6h8v9h-8z", "$B", 1.5),
        line("M35 8h3v4h-3", 1.5),
        fill("M19 28h26v30H19z"),
        shape("M19 37c5-4 9-4 12 0v15H19zM45 37c-5-4-9-4-12 0v15h12z", "$B", _EDGE),
        bar("M22 43h6M22 47h6M36 43h6M36 47h6", 1.4),
        shape("M3 21h58v5H3z", "$H", 1.8),
        bar("M7 26v32M57 26v32", 3),
    ),
    "sheriff_office": cut(
        _GROUND,
        shape("M8 20h48v38H8z", "$S", _EDGE),
        shape("M4 14h56v8H4z", "$H", _EDGE),
        shape(star(32, 19, 5, 16, 7), "$B", _EDGE),
        fill("M12 37h14v13H12z"),
        bar("M15 37v13M19 37v13M23 37v13", 1.6, "$P"),
        shape("M33 36h15v22H33z", "$H", _EDGE),
        line("M44 47h.1", 3.4),
        fill(wedges(55, 28, 5, 0, 5, -5, 0, 0.9)),
    ),
}

BRANDS: Final = {
    "blue": cut(ring(0, 0, 5.5, 2.6, "$P"), bar("M-9 0H9", 2.6, "$P")),
    "green": line("M-8 6L0-6 8 6M-8 0L0-11 8 0", 2.6, "$P"),
}
"""The brands of the two ranches, round the origin: a ring with a bar for blue, two rafters for green."""

BRAND_INKS: Final = {"blue": "$U", "green": "$G"}


def _letter(letter: str) -> str:
    """The letter of a hideout, at the upper right of its place."""
    return disc(54, 11, 10.5, "$I") + disc(54, 11, 9, "$P") + fill(lettering(letter, 54, 5, 12, "middle"))


def _shield(colour: str) -> str:
    """The shield with a ranch's brand, at the upper right of its place."""
    return cut(
        shape("M42 0h22v17l-11 7-11-7z", BRAND_INKS[colour], 2),
        group("translate(53 11) scale(.8)", BRANDS[colour]),
    )


PLACES: Final = {
    **_KINDS,
    **{f"hideout_{letter.lower()}": _KINDS["hideout"] + _letter(letter) for letter in "ABC"},
    **{f"ranch_{colour}": _KINDS["ranch"] + _shield(colour) for colour in BRANDS},
}
"""The places by kind; hideouts and ranches also with what tells them apart on the map."""
