"""Load on the table: it is seen on every screen, and it is gained, paid and used in few touches."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e import positions_armed as armed
from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import SIZES, Person
from tests.e2e.test_axe import axe, violations
from tests.e2e.test_languages import OTHERS, SEEN, leftovers, switch
from tests.e2e.test_layout import problems

__all__ = ["axe"]

Keep = Callable[[Person, str], None]

SUPPLY = "[data-anchor=load]"


def sat_down(person: Person, position: str) -> Table:
    return Table(person, person.scenario(position, seat=0)).open_playing()


@pytest.mark.parametrize("moment", ["four", "eight"])
def test_load_is_seen_on_every_screen(visit: Visit, keep_picture: Keep, axe: str, moment: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, armed.ARMED if moment == "four" else armed.EIGHT)
    wrong: dict[str, object] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        ann.page.wait_for_timeout(50)
        expect(table.page.locator(SUPPLY)).to_be_in_viewport(ratio=1)
        wrong[size] = problems(ann, SUPPLY)
        keep_picture(ann, f"armed-{moment}-{size}")
    for theme in ("night", "paper"):
        ann.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        wrong[f"axe, {theme}"] = violations(ann, axe)
    for lang in OTHERS:
        switch(ann, lang)
        wrong[lang] = leftovers(ann.page.evaluate(SEEN), lang)
    assert {where: what for where, what in wrong.items() if what} == {}


def test_an_upgrade_is_bought_and_paid_with_two_touches(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, armed.ARMED)
    table.page.locator("[data-part^='card:']").filter(has=table.page.locator("text=Caravan")).first.click()
    table.main_answer.click()
    expect(table.question).to_contain_text("Caravan")
    keep_picture(ann, "armed-upgrade")
    table.page.get_by_role("button", name=re.compile(r"^Upgrade$")).click()
    keep_picture(ann, "armed-pay")
    table.page.get_by_role("button", name=re.compile("2 load from your character")).click()
    expect(table.page.locator(SUPPLY)).to_have_accessible_name(re.compile("Load in the supply: 1[0-9]"))
