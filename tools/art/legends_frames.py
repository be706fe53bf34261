"""Frames of the cards of Western Legends, and the backs of those that are held or drawn.

Upright cards are 126 x 176, stories are slips of 176 x 126. What a poker card is for shows in the mark at its
foot: an arrow for an action, a burst for a reaction, a diamond for an effect.
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
    rays,
    ring,
    shape,
    star,
    veil,
)
from tools.art.legends_actions import ACTIONS
from tools.art.lettering import lettering

_LEATHER: Final = "var(--k-brown,#7a4a22)"
_BLACK: Final = "var(--k-black,#241a14)"
_BACK: Final = "var(--k-back,#5d2a1c)"
_BLUE: Final = "var(--k-blue,#2b5a78)"

_PAPER: Final = box(1, 1, 124, 174, "$P", 1.5, 7)
_RULES: Final = bar("M9 6h108a3 3 0 0 1 3 3v158a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z", 1.6)
_DISC: Final = disc(0, 0, 10, "$P") + disc(0, 0, 8.5, "$I")

_MARKS: Final = {
    "action": cut(_DISC, line("M-5 0h9M0-4l4 4-4 4", 2.4, "$P")),
    "effect": cut(_DISC, fill("M0-6l5 6-5 6-5-6z", "$P")),
    "reaction": cut(_DISC, fill("M2-7l-6 8h4l-2 6 6-8H0z", "$P")),
}


def _poker(*kinds: str) -> str:
    """A poker card with the marks of what it is for."""
    places = {1: (63,), 2: (51, 75)}[len(kinds)]
    marks = [group(f"translate({x} 164)", _MARKS[kind]) for x, kind in zip(places, kinds, strict=True)]
    return cut(_PAPER, _RULES, bar("M6 54h114", 1.6), *marks)


_STITCHES: Final = (
    "M12 6.5h102a5.5 5.5 0 0 1 5.5 5.5v152a5.5 5.5 0 0 1-5.5 5.5H12a5.5 5.5 0 0 1-5.5-5.5V12"
    "a5.5 5.5 0 0 1 5.5-5.5z"
)

_HOLES: Final = [(13, 13), (113, 13), (13, 163), (113, 163)]

_ITEM: Final = cut(
    box(1, 1, 124, 174, _LEATHER, 1.5, 9),
    dashes(_STITCHES, 1.4, "4 3", "$B"),
    box(12, 12, 102, 152, "$P", 1.4, 4),
)

_UPGRADED: Final = cut(
    box(1, 1, 124, 174, "$B", 1.5, 9),
    bar("M6 10a4 4 0 0 1 4-4h106a4 4 0 0 1 4 4v156a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z", 1.6),
    box(12, 12, 102, 152, "$P", 2.4, 4),
    *[shape(star(x, y, 5, 10, 4.4), "$R", 1.8) for x, y in _HOLES],
)

_FIGHT: Final = cut(
    _PAPER,
    box(4, 4, 118, 168, _BLACK, 0, 5),
    box(10, 10, 106, 156, "$P", 0, 3),
    bar("M13 13h100v150H13z", 1),
    *[
        disc(x, y, 5, _BLACK) + line(f"M{x - 8} {y - 3}l4 1M{x + 4} {y + 3}l4 2M{x + 2} {y - 8}l-1 4", 1.4)
        for x, y in ((22, 154), (104, 150))
    ],
)

_GOAL: Final = cut(
    _PAPER,
    bar("M6 6h114v164H6z", 4, _BLUE),
    dashes("M11 11h104v154H11z", 1.6, "7 4", _BLUE),
    group(
        "translate(63 168)",
        disc(0, 0, 9, "$P"),
        ring(0, 0, 7.5, 2.4, _BLUE),
        disc(0, 0, 3, _BLUE),
    ),
)

_MAN: Final = cut(
    _PAPER,
    box(4, 4, 118, 168, _BLACK, 0, 5),
    bar("M7 7h112v162H7z", 1.2, "$R"),
    fill("M10 20L20 10h86l10 10v136l-10 10H20l-10-10z", "$P"),
    bar("M14 22l8-8h82l8 8v132l-8 8H22l-8-8z", 1, "$R"),
)

_STORY: Final = cut(
    box(1, 1, 174, 124, "$P", 1.5, 5),
    bar("M6 6h164v114H6z", 2.4),
    bar("M10 10h156v106H10z", 1),
    fill("M10 10h22v106H10z", "$H"),
    bar("M32 10v106", 1.6),
    fill("".join(f"M{x} {y}l4-4 4 4-4 4z" for x in (17,) for y in range(22, 112, 14)), "$B"),
)


def _back(colour: str, motif: str, name: str) -> str:
    """The back of a card: rays, a motif on a disc of paper, its game twice in wood type."""
    title = fill(lettering(name, 63, 24, 11, "middle", 84), "$B")
    return cut(
        _PAPER,
        box(7, 7, 112, 162, colour, 0, 4),
        veil(rays(63, 88, 36, 40, 52, 0.4, 3), "$B", 0.45),
        bar("M11 11h104v154H11z", 1.2, "$B"),
        bar("M13.5 13.5h99v149h-99z", 0.6, "$B"),
        disc(63, 88, 36, "$P", 2.4),
        group("translate(38 63) scale(.5)", ACTIONS[motif]),
        title,
        group("rotate(180 63 88)", title),
    )


_UPRIGHT: Final = {
    "poker_action": _poker("action"),
    "poker_effect": _poker("effect"),
    "poker_reaction": _poker("reaction"),
    "poker_effect_action": _poker("effect", "action"),
    "item": _ITEM,
    "item_upgraded": _UPGRADED,
    "fight": _FIGHT,
    "goal": _GOAL,
    "man_in_black": _MAN,
    "poker_back": _back(_BACK, "poker", "LEGENDS"),
    "fight_back": _back(_BLACK, "fight", "LEGENDS"),
    "goal_back": _back(_BLUE, "goal", "LEGENDS"),
    "man_in_black_back": _back(_BLACK, "man_in_black", "LEGENDS"),
}

LEGENDS_FRAMES: Final = {
    **{name: Drawing(126, 176, body) for name, body in _UPRIGHT.items()},
    "story": Drawing(176, 126, _STORY),
    "story_back": Drawing(
        176,
        126,
        cut(
            box(1, 1, 174, 124, "$P", 1.5, 5),
            box(7, 7, 162, 112, "$H", 0, 3),
            bar("M11 11h154v104H11z", 1.2, "$B"),
            disc(88, 63, 36, "$P", 2.4),
            group("translate(63 38) scale(.5)", ACTIONS["story"]),
        ),
    ),
}
"""The frames and backs by kind of card."""
