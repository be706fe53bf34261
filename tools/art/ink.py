"""What every drawing is made of: nine printing inks, flat shapes, and the tapering cuts of a woodcut.

A drawing is SVG text in which ``$I`` and its like stand for the inks. Light falls from the upper left,
so the cuts that mean shadow stand on the right and below.
"""

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

INKS: Final = {
    "I": "var(--a-ink,#2a1c12)",
    "P": "var(--a-paper,#f7eed9)",
    "R": "var(--a-red,#a63a22)",
    "B": "var(--a-brass,#cb9a3e)",
    "U": "var(--a-blue,#35607a)",
    "G": "var(--a-sage,#71834a)",
    "H": "var(--a-hide,#96633a)",
    "S": "var(--a-stone,#c3b292)",
    "O": "var(--a-ember,#c8641f)",
}
"""The printing inks by letter: a variable of the page, and the colour where there is no page."""


class Drawing(NamedTuple):
    """A picture of a given size; its body still names the inks by letter."""

    width: int
    height: int
    body: str


def ink(text: str) -> str:
    """Put the inks where their letters stand."""
    return re.sub(r"\$([IPRBUGHSO])", lambda found: INKS[found[1]], text)


def num(value: float) -> str:
    """A coordinate with one decimal at most."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def svg(drawing: Drawing, name: str) -> str:
    """A drawing as a file of its own; a page can show it with ``<use href="file.svg#name">``."""
    size = f"0 0 {drawing.width} {drawing.height}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" viewBox="{size}">{ink(drawing.body)}</svg>\n'


# ---------------------------------------------------------------- path data


def wedges(
    x: float,
    y: float,
    count: int,
    step_x: float,
    step_y: float,
    dx: float,
    dy: float,
    half: float = 1.4,
) -> str:
    """A row of tapering cuts, the handwriting of a woodcut.

    The first cut begins at ``x``, ``y``, is twice ``half`` wide there and ends in a point ``dx``, ``dy``
    further on; each next one begins a step later, and their lengths vary as if cut by hand.
    """
    length = math.hypot(dx, dy)
    across_x, across_y = -dy / length * half, dx / length * half
    cuts = []
    for number in range(count):
        reach = (1, 0.72, 0.9, 0.6, 0.82)[number % 5]
        at_x, at_y = x + number * step_x, y + number * step_y
        cuts.append(
            f"M{num(at_x + across_x)} {num(at_y + across_y)}"
            f"L{num(at_x - across_x)} {num(at_y - across_y)}"
            f"L{num(at_x + dx * reach)} {num(at_y + dy * reach)}Z"
        )
    return "".join(cuts)


def star(
    x: float,
    y: float,
    points: int,
    outer: float,
    inner: float,
    turn: float = -90,
    uneven: Sequence[float] = (1,),
) -> str:
    """A star or a burst; ``uneven`` stretches its corners in turn."""
    corners = []
    for number in range(points * 2):
        radius = (inner if number % 2 else outer) * uneven[number % len(uneven)]
        angle = math.radians(turn + number * 180 / points)
        corners.append(f"{num(x + radius * math.cos(angle))} {num(y + radius * math.sin(angle))}")
    return "M" + "L".join(corners) + "Z"


def rays(
    x: float, y: float, count: int, inner: float, outer: float, share: float = 0.5, turn: float = 0
) -> str:
    """Beams round a middle that cover ``share`` of the ring between two radii."""
    beams = []
    for number in range(count):
        left = math.radians(turn + number * 360 / count)
        right = left + math.radians(360 / count * share)
        corners = [(inner, left), (outer, left), (outer, right), (inner, right)]
        beams.append(
            "M" + "L".join(f"{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}" for r, a in corners) + "Z"
        )
    return "".join(beams)


# ---------------------------------------------------------------- elements


def cut(*parts: str) -> str:
    """Several parts, one on top of the other."""
    return "".join(parts)


def group(transform: str, *parts: str) -> str:
    """Parts moved, turned or scaled together."""
    return f'<g transform="{transform}">{cut(*parts)}</g>'


def tinted(colour: str, *parts: str) -> str:
    """Parts that name no colour of their own, all in one."""
    return f'<g fill="{colour}">{cut(*parts)}</g>'


def plain(data: str) -> str:
    """A flat shape that takes its colour from what contains it."""
    return f'<path d="{data}"/>'


def fill(data: str, colour: str = "$I") -> str:
    """A flat shape without an outline."""
    return f'<path d="{data}" fill="{colour}"/>'


def veil(data: str, colour: str, share: float) -> str:
    """A flat shape that lets what is underneath show through."""
    return f'<path d="{data}" fill="{colour}" opacity="{share:g}"/>'


def shape(data: str, colour: str, width: float = 3) -> str:
    """A flat shape with an ink outline."""
    return f'<path d="{data}" fill="{colour}"{outline(width)} stroke-linejoin="round"/>'


def line(data: str, width: float = 2, colour: str = "$I") -> str:
    """A drawn line with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{num(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def bar(data: str, width: float = 2, colour: str = "$I") -> str:
    """A drawn line with square ends."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'


def dashes(data: str, width: float, pattern: str, colour: str = "$I") -> str:
    """A broken line; the pattern says how long strokes and gaps are."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{num(width)}"'
        f' stroke-dasharray="{pattern}"/>'
    )


def ring(x: float, y: float, radius: float, width: float, colour: str = "$I") -> str:
    """A circle drawn as a line only."""
    middle = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    return f'<circle {middle} fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'


def disc(x: float, y: float, radius: float, colour: str, width: float = 0) -> str:
    """A filled circle, with an ink outline if a width is given."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{colour}"{outline(width)}/>'


def oval(x: float, y: float, across: float, down: float, colour: str, width: float = 0) -> str:
    """A filled ellipse, with an ink outline if a width is given."""
    middle = f'cx="{num(x)}" cy="{num(y)}" rx="{num(across)}" ry="{num(down)}"'
    return f'<ellipse {middle} fill="{colour}"{outline(width)}/>'


def box(
    x: float, y: float, across: float, down: float, colour: str, width: float = 0, corner: float = 0
) -> str:
    """A filled rectangle, with an ink outline and round corners if their sizes are given."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(across)}" height="{num(down)}"'
    rounded = f' rx="{num(corner)}"' if corner else ""
    return f'<rect {place}{rounded} fill="{colour}"{outline(width)}/>'


def outline(width: float) -> str:
    """The attributes of an ink outline; none for a width of zero."""
    return f' stroke="$I" stroke-width="{num(width)}"' if width else ""
