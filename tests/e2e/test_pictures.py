"""A picture of every screen in three sizes, kept for viewing; the tables also by night."""

from collections.abc import Callable, Iterator

import pytest

from tests.e2e.conftest import Visit, running
from tests.e2e.people import SIZES, Person, Theme
from tests.e2e.screens import SCREENS, TABLES
from tests.e2e.serving import Server

Keep = Callable[[Person, str], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: the lobby must not be full of other tests' tables."""
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", [*SCREENS, *TABLES])
def test_every_screen_is_kept_as_a_picture(visit: Visit, keep_picture: Keep, screen: str, size: str) -> None:
    themes: tuple[Theme, ...] = ("paper", "night") if screen in TABLES else ("paper",)
    person = visit(size=size, touch=size != "desktop")
    (SCREENS | TABLES)[screen](person)
    for theme in themes:
        person.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        keep_picture(person, f"{screen}-{size}-{theme}")
    assert person.page.locator("main").inner_text().strip()
