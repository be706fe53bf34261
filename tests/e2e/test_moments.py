"""Every moment of Western Legends on every screen: it fits, is accessible and leaves no English behind.

Each is opened once and checked in several ways, since there are many. The pictures are kept for viewing.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import Visit
from tests.e2e.people import SIZES, Person
from tests.e2e.screens import LEGENDS
from tests.e2e.test_axe import axe, violations
from tests.e2e.test_languages import OTHERS, SEEN, leftovers, switch
from tests.e2e.test_layout import problems

__all__ = ["axe"]

Keep = Callable[[Person, str], None]

BETWEEN = ".map > .middle, .strip button"
"""The map or the stage over it, and the stories below."""

CUT_OFF = """
() => [...document.querySelectorAll("main .body.scrolls")]
  .filter((thing) => thing.scrollWidth > thing.clientWidth + 1)
  .map((thing) => thing.innerText.slice(0, 40))
"""
"""Stages may be longer than their place, which scrolls; never wider."""


@pytest.mark.parametrize("moment", LEGENDS)
def test_a_moment_fits_every_screen(visit: Visit, keep_picture: Keep, axe: str, moment: str) -> None:
    ann = visit(size="phone", touch=True)
    LEGENDS[moment](ann)
    wrong: dict[str, object] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        ann.page.wait_for_timeout(50)
        wrong[size] = problems(ann, BETWEEN) | {"cut off": ann.page.evaluate(CUT_OFF)}
        for theme in ("paper", "night"):
            ann.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            keep_picture(ann, f"{moment}-{size}-{theme}")
        ann.page.keyboard.press("0")  # a phone shows the surroundings, the others the whole map
    wrong["axe by night"] = violations(ann, axe)
    ann.page.evaluate("document.documentElement.dataset.theme = 'paper'")
    wrong["axe by day"] = violations(ann, axe)
    for lang in OTHERS:
        switch(ann, lang)
        wrong[lang] = leftovers(ann.page.evaluate(SEEN), lang)
    assert {where: what for where, what in wrong.items() if what and what != {"cut off": []}} == {}
