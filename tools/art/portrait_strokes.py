"""The hand that draws portrait parts: filled shapes, ink lines, woodcut cuts, small repeated objects.

A drawing is SVG text in which `$X` names a printing ink (see `ink.ink`) and `@xx` a colour of the person
(see `portraits.PALETTE`). Every portrait sets the ink as stroke and zero as stroke width once, so a part
only says how thick its line is.
"""

import math
from collections.abc import Sequence
from typing import Final

from tools.art.ink import num, wedges

OUTLINE: Final = 2.4

HEART: Final = "M0 6c-5-4-7-7-6-10 1-3 5-3 6 0 1-3 5-3 6 0 1 3-1 6-6 10z"
DIAMOND: Final = "M0-8l5.5 8-5.5 8-5.5-8z"
SPADE: Final = "M0-8c3 4 6 5.5 6 9.5 0 3-3 4-5 2l1.5 4h-5l1.5-4c-2 2-5 1-5-2 0-4 3-5.5 6-9.5z"
CLUB: Final = "M0-8a3.4 3.4 0 0 1 3 5 3.4 3.4 0 1 1-2 6l1 4h-4l1-4a3.4 3.4 0 1 1-2-6 3.4 3.4 0 0 1 3-5z"


def fill(d: str, colour: str = "$I") -> str:
    """A shape without an outline."""
    return f'<path d="{d}" fill="{colour}"/>'


def shape(d: str, colour: str, width: float = OUTLINE) -> str:
    """A shape with an ink outline."""
    return f'<path d="{d}" fill="{colour}" stroke-width="{num(width)}"/>'


def line(d: str, width: float, colour: str = "$I", dashes: str = "") -> str:
    """An open line; ink unless stated otherwise."""
    stroke = "" if colour == "$I" else f' stroke="{colour}"'
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="{d}" fill="none"{stroke} stroke-width="{num(width)}"{dashed}/>'


def cord(d: str, width: float, colour: str) -> str:
    """A thick coloured line with an ink edge: rope, cane, strap."""
    return line(d, width + 3.2) + line(d, width, colour)


def dot(cx: float, cy: float, r: float, colour: str = "$I", width: float = 0) -> str:
    """A disc, outlined when a width is given."""
    stroke = f' stroke-width="{num(width)}"' if width else ""
    return f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{colour}"{stroke}/>'


def ring(cx: float, cy: float, r: float, width: float, colour: str = "$I") -> str:
    """A circle line."""
    stroke = "" if colour == "$I" else f' stroke="{colour}"'
    place = f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"'
    return f'<circle {place} fill="none"{stroke} stroke-width="{num(width)}"/>'


def cuts(
    x: float, y: float, count: int, step: tuple[float, float], reach: tuple[float, float], w: float
) -> str:
    """A row of tapering woodcut lines from (x, y), each `step` further, reaching `reach` away."""
    return fill(wedges(x, y, count, step[0], step[1], reach[0], reach[1], w))


def moved(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A drawing around the origin put elsewhere, turned by degrees and scaled."""
    moves = [f"translate({num(x)} {num(y)})"]
    if turn:
        moves.append(f"rotate({num(turn)})")
    if scale != 1:
        moves.append(f"scale({scale:g})")
    return f'<g transform="{"".join(moves)}">{body}</g>'


def mirrored(body: str) -> str:
    """A drawing on the other side of the portrait."""
    return f'<g transform="matrix(-1 0 0 1 120 0)">{body}</g>'


def sheet(half_width: float, half_height: float) -> str:
    """Path data of a card with round corners around the origin."""
    w, h = half_width - 2, half_height - 2
    return (
        f"M{num(-w)}{num(-half_height)}h{num(2 * w)}q2 0 2 2v{num(2 * h)}q0 2-2 2"
        f"h{num(-2 * w)}q-2 0-2-2v{num(-2 * h)}q0-2 2-2z"
    )


def card(x: float, y: float, turn: float, face: str, scale: float = 1) -> str:
    """A playing card; `face` is a suit, `back`, `blue` or `bang`."""
    faces = {
        "heart": fill(HEART, "$R"),
        "diamond": fill(DIAMOND, "$R"),
        "spade": fill(SPADE),
        "club": fill(CLUB),
        "back": fill(sheet(6.5, 10), "$R") + fill("M0-6l4 6-4 6-4-6z", "$B"),
        "blue": fill(sheet(6.5, 10), "$U") + fill("M-3.5-5h7v10h-7z", "$P"),
        "bang": fill("M0-8l2 4 4-2-1 4 4 2-4 2 1 5-4-2-2 4-2-4-4 2 1-5-4-2 4-2-1-4 4 2z", "$R"),
    }
    return moved(shape(sheet(8.5, 12), "$P", 1.8) + faces[face], x, y, turn, scale)


def revolver(x: float, y: float, turn: float, scale: float = 1) -> str:
    """A revolver around its cylinder; the barrel points right before it is turned."""
    body = (
        shape("M-7-4c-7 2-12 10-14 19 4 3 8 3 10 1 1-7 4-10 9-12z", "$H", 1.8)
        + line("M-3 5c0 7 9 7 10 0", 1.8)
        + shape("M4-6h29v6H4z", "$S", 1.8)
        + fill("M29-9h3v3h-3zM-9-9l5 3-3 3z")
        + shape("M-7-7H8V5H-7z", "$S", 1.8)
        + line("M-3-3H5M-3 1h8", 1.3)
    )
    return moved(body, x, y, turn, scale)


def sector(cx: float, cy: float, inner: float, outer: float, start: float, end: float) -> str:
    """Path data of a ring segment between two angles in degrees, clockwise from the right."""
    a, b = math.radians(start), math.radians(end)
    points = [(outer, a), (outer, b), (inner, b), (inner, a)]
    (ax, ay), (bx, by), (cx2, cy2), (dx, dy) = (
        (cx + r * math.cos(t), cy + r * math.sin(t)) for r, t in points
    )
    return (
        f"M{num(ax)} {num(ay)}A{num(outer)} {num(outer)} 0 0 1 {num(bx)} {num(by)}"
        f"L{num(cx2)} {num(cy2)}A{num(inner)} {num(inner)} 0 0 0 {num(dx)} {num(dy)}z"
    )


def spread(cx: float, cy: float, radius: float, turns: Sequence[float], face: str, scale: float = 1) -> str:
    """Cards held in a fan around a point below them."""
    return "".join(
        card(
            cx + radius * math.sin(math.radians(turn)),
            cy - radius * math.cos(math.radians(turn)),
            turn,
            face,
            scale,
        )
        for turn in turns
    )
