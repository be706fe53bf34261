"""Every screen in both themes under axe, which looks for barriers to accessibility."""

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.people import Person
from tests.e2e.screens import SCREENS, TABLES

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def axe() -> str:
    """The program; it is put into the page by the browser itself, past the page's policy."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    return AXE.read_text("utf-8")


def violations(person: Person, axe: str) -> list[str]:
    """What axe has to say about the screen."""
    person.page.evaluate(axe)
    found: list[dict[str, Any]] = person.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("screen", [*SCREENS, *TABLES])
def test_every_screen_is_accessible(visit: Visit, axe: str, screen: str) -> None:
    person = visit(size="phone" if screen in ("bang-eight", "dice-eight", "menu") else "desktop")
    (SCREENS | TABLES)[screen](person)
    found = {}
    for theme in ("paper", "night"):
        person.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found[theme] = violations(person, axe)
    assert not any(found.values()), "\n".join([*found["paper"], *found["night"]])
