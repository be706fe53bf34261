"""A server, a browser, and people who visit.

Where the browser or the built page is missing, the tests say so as skipped; `make test` sees to both.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    StorageState,
    ViewportSize,
    expect,
    sync_playwright,
)

from sixgun.server.page import HOME
from tests.e2e.people import SIZES, Person, Theme
from tests.e2e.serving import Server

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE: Final = 30_000
"""Milliseconds after which something that should be there counts as missing, even on a busy machine."""

PICTURES: Final = Path(__file__).resolve().parents[1] / "pictures"


class Visit(Protocol):
    """Someone opens a browser."""

    def __call__(
        self,
        name: str = "Ann",
        lang: str = "en",
        size: str = "desktop",
        theme: Theme = "paper",
        touch: bool = False,
        text_table: bool = False,
    ) -> Person: ...


def running(folder: Path) -> Iterator[Server]:
    """A server with nothing in it, until it is no longer needed."""
    if not (HOME / "index.html").is_file():
        pytest.skip("the page is not built: make web")
    server = Server(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for a module: another module's tests may need an event loop of their own."""
    program = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if program is None:
        pytest.skip("Chromium is missing (on Debian: apt-get install chromium)")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for everyone who does not mind other people's tables."""
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def server(common_server: Server) -> Server:
    """Where people go; modules that need a server to themselves have their own."""
    return common_server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """People who open browsers. At the end nobody's browser may have complained about anything."""
    people: list[Person] = []

    def arrive(
        name: str = "Ann",
        lang: str = "en",
        size: str = "desktop",
        theme: Theme = "paper",
        touch: bool = False,
        text_table: bool = False,
    ) -> Person:
        width, height = SIZES[size]
        settings = {"name": name, "lang": lang, "theme": theme, "textTable": text_table}
        value = json.dumps(settings)
        state = StorageState(
            cookies=[],
            origins=[
                {"origin": server.address, "localStorage": [{"name": "sixgun.settings", "value": value}]}
            ],
        )
        context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            locale=lang,
            reduced_motion="reduce",
            has_touch=touch,
            storage_state=state,
        )
        person = Person(context, server.address, name, lang)
        people.append(person)
        return person

    yield arrive
    complaints = {}
    for person in people:
        if not person.page.is_closed():
            person.page.evaluate("0")  # after this, everything said so far has been heard
        complaints[person.name] = person.unexpected()
        person.context.close()
    assert not any(complaints.values()), complaints


@pytest.fixture
def ann(visit: Visit) -> Person:
    """Someone at a desk."""
    return visit()


@pytest.fixture(scope="session")
def keep_picture() -> Callable[[Person, str], None]:
    """Keeps pictures of what a person sees, to be viewed after the tests."""
    PICTURES.mkdir(exist_ok=True)

    def keep(person: Person, name: str) -> None:
        person.page.screenshot(path=PICTURES / f"{name}.png")

    return keep
