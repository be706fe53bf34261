"""Parts that drawings of the events share: playing cards, arcs, ropes, clouds, a moon."""

import math
from typing import Final

from tools.art.badges import SUITS
from tools.art.ink import box, cut, dashes, fill, group, line, num, shape, wedges

HEAP: Final = "M2 96c6-14 24-21 48-21s42 7 48 21z"
"""A heap of earth along the lower edge."""

CLOUD: Final = "M5 95c-8-9 1-20 11-16 2-11 16-13 21-4 5-9 20-9 25 0 5-8 18-6 20 4 10-3 18 7 12 16z"
"""A bank of cloud along the lower edge."""


def point(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """A place on a circle; degrees run clockwise from the right, as a watch does."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """A piece of a circle from one angle to another; it runs backwards if the end comes before the start."""
    (left, top), (right, bottom) = point(x, y, radius, start), point(x, y, radius, end)
    large, clockwise = int(abs(end - start) > 180), int(end > start)
    bend = f"A{num(radius)} {num(radius)} 0 {large} {clockwise}"
    return f"M{num(left)} {num(top)}{bend} {num(right)} {num(bottom)}"


def sunrise(x: float, y: float, count: int, inner: float, outer: float) -> str:
    """Beams over a horizon: the upper half of a wheel of rays, one of them straight up."""
    beams = []
    step = 180 / (count - 1)
    for number in range(count):
        middle = 180 + step * number
        edges = ((inner, -step / 4), (outer, -step / 4), (outer, step / 4), (inner, step / 4))
        corners = [point(x, y, radius, middle + off) for radius, off in edges]
        beams.append("M" + "L".join(f"{num(across)} {num(down)}" for across, down in corners) + "Z")
    return "".join(beams)


def turning(x: float, y: float, radius: float, start: float, end: float, colour: str = "$R") -> str:
    """A bent arrow round a middle, outlined in ink."""
    step = math.copysign(1, end - start)
    tail = arc(x, y, radius, start, end - 6 * step)
    corners = (
        point(x, y, radius - 8, end - 10 * step),
        point(x, y, radius, end + 12 * step),
        point(x, y, radius + 8, end - 10 * step),
    )
    head = "M" + "L".join(f"{num(across)} {num(down)}" for across, down in corners) + "Z"
    return cut(line(tail, 8), shape(head, colour, 2.5), line(tail, 3.6, colour))


def playing(x: float, y: float, turn: float, suit: str = "", scale: float = 1) -> str:
    """A playing card round its middle, 40 x 56, with one large suit; without a suit its back is up."""
    face = (
        group("translate(-15.2 -15.2) scale(.95)", SUITS[suit])
        if suit
        else cut(box(-15, -23, 30, 46, "$R"), fill("M0-14l9 14-9 14-9-14z", "$B"))
    )
    return group(
        f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale:g})",
        box(-20, -28, 40, 56, "$P", 3, 3),
        face,
    )


def rope(data: str, width: float = 4.5) -> str:
    """A twisted rope along a line."""
    return cut(
        line(data, width + 3.6),
        line(data, width, "$B"),
        dashes(data, width, "1.4 4.2"),
    )


def limb(data: str, width: float, colour: str) -> str:
    """A round limb along a line: fingers, arms, the arms of a cactus."""
    return cut(line(data, width + 5), line(data, width, colour))


def saguaro(x: float, y: float, scale: float) -> str:
    """A tall cactus with two arms, 44 wide and 70 high; the middle of its foot stands at the place."""
    arms = "M0-2v-60M0-24h-15v-18M0-32h15v-14"
    return group(
        f"translate({num(x)} {num(y)}) scale({scale:g})",
        line(arms, 17),
        line(arms, 11.5, "$G"),
        line("M-2-8v-52M-17-30v-12M13-36v-10", 1.8),
        fill(wedges(5.5, -12, 9, 0, -5.4, -5, 0, 1)),
    )
