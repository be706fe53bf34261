"""The Valley of Shadows on the table: ghosts look it, and its questions say what led to them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e import positions_valley as valley
from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import SIZES, Person
from tests.e2e.test_axe import axe, violations
from tests.e2e.test_languages import OTHERS, SEEN, leftovers, switch

__all__ = ["axe"]

Keep = Callable[[Person, str], None]


def sat_down(person: Person, position: str) -> Table:
    return Table(person, person.scenario(position, seat=0)).open_playing()


def test_a_ghost_looks_it_on_every_screen(visit: Visit, keep_picture: Keep, axe: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, valley.GHOSTLY)
    wrong: dict[str, object] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        ann.page.wait_for_timeout(50)
        expect(table.plate(2)).to_contain_text(ann.say("web-events-ghost"))
        keep_picture(ann, f"valley-ghost-{size}")
    wrong["axe"] = violations(ann, axe)
    for lang in OTHERS:
        switch(ann, lang)
        wrong[lang] = leftovers(ann.page.evaluate(SEEN), lang)
    assert {where: what for where, what in wrong.items() if what} == {}


@pytest.mark.parametrize("prompt", valley.QUESTIONS)
def test_the_question_can_be_answered_by_touch(visit: Visit, keep_picture: Keep, prompt: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, valley.QUESTIONS[prompt]())
    before = table.question.inner_text()
    keep_picture(ann, f"valley-question-{prompt}")
    for _ in range(4):
        if table.question.inner_text() != before or not table.act():
            break
    if table.main_answer.is_visible() and table.question.inner_text() == before:
        table.main_answer.click()
    expect(table.question).not_to_have_text(before)


def test_two_taps_choose_the_cards_for_the_tornado(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, valley.QUESTIONS["pass_two"]())
    table.hand.nth(0).click()
    table.hand.nth(2).click()
    keep_picture(ann, "valley-tornado-chosen")
    expect(table.main_answer).to_be_visible()
    table.main_answer.click()
    expect(table.question).not_to_contain_text(ann.say("card-tornado"))
