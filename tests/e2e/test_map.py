"""The map of Western Legends: zoomed and pulled in every way, it glows where you can go, and is walked on."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import Person, text
from tests.e2e.positions_legends import LAY, TURN, TWO, WALK

VIEW = "(map) => map.querySelector('svg').getAttribute('viewBox').split(' ').map(Number)"
LAND = ".board .land"

AT = """
([space]) => {
  const polygon = document.querySelector(`[data-space=${space}]`);
  const box = polygon.getBoundingClientRect();
  const tries = [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7], [0.25, 0.25], [0.75, 0.75]];
  const points = tries.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
  return points.find((point) => document.elementFromPoint(...point) === polygon) ?? null;
}
"""
"""A point of a space that nothing covers."""


def sitting(person: Person, position: str = TURN) -> Table:
    table = Table(person, person.scenario(position)).open_playing()
    expect(table.mine).to_be_visible()
    return table


def seen(table: Table) -> list[float]:
    """The part of the map on the screen: left, top, width, height."""
    found: list[float] = table.page.locator(LAND).evaluate(VIEW)
    return found


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def space(table: Table, name: str) -> tuple[float, float]:
    """Where to touch a space."""
    point: list[float] | None = table.page.evaluate(AT, [name])
    assert point, f"{name} is covered"
    return point[0], point[1]


def standing(table: Table, figure: str) -> str:
    """On which space a figure stands, as a screen reader says it."""
    return table.page.locator(".board ul.vh li").filter(has_text=figure).inner_text()


def test_the_map_is_zoomed_and_pulled_by_mouse(ann: Person) -> None:
    table = sitting(ann)
    whole = seen(table)
    mouse = ann.page.mouse
    x, y = middle_of(ann.page.locator(LAND))
    mouse.move(x, y)
    mouse.wheel(0, -600)
    near = seen(table)
    assert near[2] < whole[2] * 0.7
    mouse.down()
    mouse.move(x - 120, y - 60, steps=4)
    mouse.up()
    pulled = seen(table)
    assert pulled[0] > near[0]
    assert pulled[1] > near[1]
    expect(ann.page.locator("dialog[open]")).to_have_count(0)  # dragging is not a tap
    assert table.main_answer.count() == 0
    ann.press("web-legends-map-whole")
    assert seen(table) == whole
    ann.press("web-legends-zoom-in")
    assert seen(table)[2] < whole[2]
    ann.press("web-legends-zoom-out")
    assert seen(table) == whole


def touch(devtools: Any, kind: str, *points: tuple[float, float]) -> None:
    """Fingers on the screen."""
    places = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def test_the_map_is_zoomed_and_pulled_by_touch(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    table = sitting(ann)
    near = seen(table)
    devtools = ann.context.new_cdp_session(ann.page)
    x, y = middle_of(ann.page.locator(LAND))
    y -= 40  # above the buttons on it
    touch(devtools, "touchStart", (x - 30, y), (x + 30, y))
    for apart in (40, 50, 60):
        touch(devtools, "touchMove", (x - apart, y), (x + apart, y))
    touch(devtools, "touchEnd")
    nearer = seen(table)
    assert nearer[2] < near[2] * 0.75
    touch(devtools, "touchStart", (x, y))
    for way in (20, 40, 60):
        touch(devtools, "touchMove", (x + way, y))
    touch(devtools, "touchEnd")
    assert seen(table)[0] < nearer[0]
    ann.press("web-legends-map-whole")
    assert seen(table)[2] > near[2]
    ann.press("web-legends-show-own")
    assert seen(table) == near


def test_a_space_is_planned_with_one_touch_and_gone_to_with_the_next(ann: Person) -> None:
    table = sitting(ann)
    before = standing(table, "Ann")
    glowing = ann.page.locator("polygon.near, polygon.far")
    assert glowing.count() > 20
    ann.page.mouse.click(*space(table, "dk_store_n"))
    goes = text("web-legends-go-to", space=text("space-dk_store_n"), count=3)
    expect(table.main_answer).to_contain_text(goes)
    expect(ann.page.locator("polygon.goal")).to_have_attribute("data-space", "dk_store_n")
    assert standing(table, "Ann") == before
    ann.press("web-step-back")
    expect(ann.page.locator("polygon.goal")).to_have_count(0)
    for _ in range(2):
        ann.page.mouse.click(*space(table, "dk_store_n"))
    expect(ann.page.locator(".board ul.vh li").filter(has_text="Ann")).to_contain_text(
        text("space-dk_store_n")
    )


def test_a_touched_figure_is_met(ann: Person) -> None:
    table = sitting(ann)
    ann.page.locator("[data-figure=seat-1] .press").click()
    expect(table.answers.filter(has_text=text("fight-arrest"))).to_be_visible()
    table.answers.filter(has_text=text("fight-duel")).click()
    expect(ann.page.get_by_role("heading", name=text("fight-duel"), exact=True)).to_be_visible()


def test_the_man_in_black_is_met(ann: Person) -> None:
    table = sitting(ann, TWO)
    ann.page.locator("[data-figure=black] .press").click()
    table.answers.filter(has_text=text("fight-rob")).first.click()
    expect(ann.page.get_by_role("heading", name=text("fight-rob"), exact=True)).to_be_visible()


def test_a_figure_walks_from_space_to_space(ann: Person) -> None:
    ann.page.emulate_media(reduced_motion="no-preference")
    table = sitting(ann, WALK)
    ann.page.evaluate(
        """
        () => {
          window.walked = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            const points = frames.map(({ transform }) => transform);
            if (this.dataset?.figure === "seat-0") window.walked.push(points);
            return animate.call(this, frames, timing);
          };
        }
        """
    )
    goal = ann.page.locator("polygon.far").first.get_attribute("data-space")
    assert goal
    ann.page.mouse.click(*space(table, goal))
    table.main_answer.click()
    expect(ann.page.locator(".board ul.vh li").filter(has_text="Ann")).to_contain_text(text(f"space-{goal}"))
    steps: list[list[str]] = ann.page.evaluate("window.walked")
    assert len(steps) >= 2
    for before, after in pairwise(steps):
        assert before[-1] == after[0]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_touched_space_without_a_way_tells_about_itself(visit: Visit, size: str) -> None:
    ann = visit(size=size, touch=size == "phone")
    table = sitting(ann, LAY)
    ann.press("web-legends-fold")
    if size == "phone":
        ann.press("web-legends-map-whole")
    ann.page.mouse.click(*space(table, "sv_rail_station"))
    expect(ann.page.get_by_role("dialog")).to_contain_text(text("web-legends-place-rail_station"))
