"""Eight players and twelve cards fit every screen: nothing overlaps or is cut off, everything can be hit."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import PROMPT, Table
from tests.e2e.people import SIZES, Person
from tests.e2e.positions import DICE_TURN, EIGHT_DICE, EIGHT_WITH_TWELVE_CARDS, OWN_TURN, REACTION

FINGER = 44
SLACK = 1.0
"""Pixels by which rounding may move an edge."""

BOXES = """
(selector) => [...document.querySelectorAll(selector)]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length > 0)
  .map((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const name = thing.ariaLabel || thing.innerText.trim().slice(0, 30) || thing.className;
    return { name, left, top, right, bottom };
  })
"""

SMALL = """
(finger) => [...document.querySelectorAll("button, a[href], select, input, [role=switch], summary")]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest(".skip, .vh, p a"))
  .filter((thing) => !thing.matches(".skip, .vh, p > a, span > a"))
  .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && Math.min(Math.round(box.width), Math.round(box.height)) < finger)
  .filter(({ thing, box }) => {
    // A small thing may still answer to a finger beside it.
    const [x, y, far] = [box.x + box.width / 2, box.y + box.height / 2, finger / 2 - 1];
    const around = [[x - far, y], [x + far, y], [x, y - far], [x, y + far]];
    return around.some((point) => !thing.contains(document.elementFromPoint(...point)));
  })
  .map(({ thing, box }) => `${thing.ariaLabel || thing.innerText}: ${box.width} x ${box.height}`)
"""


def boxes(person: Person, selector: str) -> list[dict[str, Any]]:
    """Where the visible things of a kind are."""
    found: list[dict[str, Any]] = person.page.evaluate(BOXES, selector)
    return found


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two things overlap."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(across > SLACK and down > SLACK)


def overlapping(things: list[dict[str, Any]]) -> list[str]:
    """Pairs that overlap."""
    return [
        f"{one['name']} / {other['name']}"
        for place, one in enumerate(things)
        for other in things[place + 1 :]
        if overlap(one, other)
    ]


def outside(person: Person, things: list[dict[str, Any]]) -> list[str]:
    """Things that are not wholly on the screen."""
    size = person.page.viewport_size
    assert size
    return [
        f"{thing['name']}: {thing['left']:.0f} {thing['top']:.0f} {thing['right']:.0f} {thing['bottom']:.0f}"
        for thing in things
        if thing["left"] < -SLACK
        or thing["top"] < -SLACK
        or thing["right"] > size["width"] + SLACK
        or thing["bottom"] > size["height"] + SLACK
    ]


def scrolls_sideways(person: Person) -> bool:
    """Whether the page is wider than the screen."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


POSITIONS = {
    "eight players, twelve cards": EIGHT_WITH_TWELVE_CARDS,
    "eight players, five dice": EIGHT_DICE,
    "four players, dice": DICE_TURN,
    "own turn": OWN_TURN,
    "reaction": REACTION,
}


def problems(person: Person, others: str = "button.die") -> dict[str, list[str]]:
    """What is wrong with a table on the screen: plates, question, hand, and other things between them."""
    plates = boxes(person, "[data-anchor^=plate-]")
    prompt = boxes(person, PROMPT)
    hand = boxes(person, "[data-anchor=hand] button")
    between = boxes(person, others)
    assert plates
    assert prompt
    found = {
        "wider than the screen": ["the page"] if scrolls_sideways(person) else [],
        "overlapping": overlapping([*plates, *prompt, *between]) + overlapping([*prompt, *hand]),
        "outside": outside(person, [*plates, *prompt, *hand, *between]),
        "too small": person.page.evaluate(SMALL, FINGER),
    }
    return {what: things for what, things in found.items() if things}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("position", POSITIONS)
def test_a_table_fits_the_screen(visit: Visit, position: str, size: str) -> None:
    ann = visit(size=size, touch=size != "desktop")
    table = Table(ann, ann.scenario(POSITIONS[position])).open_playing()
    expect(table.mine).to_be_visible()
    assert len(boxes(ann, "[data-anchor^=plate-]")) >= 4
    assert table.hand.count() + table.dice.count() > 0
    assert problems(ann) == {}


PAGES = ("/", "/new?game=bang", "/cards", "/learn", "/settings", "/nowhere")


@pytest.mark.parametrize("size", SIZES)
def test_pages_never_scroll_sideways_and_can_be_hit(visit: Visit, size: str) -> None:
    ann = visit(size=size, touch=size != "desktop")
    ann.expect_trouble("404")
    small = {}
    for path in PAGES:
        ann.open(path)
        ann.page.locator("main h1, main h2").first.wait_for(state="attached")
        ann.page.wait_for_load_state("networkidle")
        assert not scrolls_sideways(ann), path
        small[path] = ann.page.evaluate(SMALL, FINGER)
    assert not any(small.values()), small
