"""The server dies in the middle of a reaction and comes back: nothing is lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit, running
from tests.e2e.pages import Table
from tests.e2e.positions import REACTION
from tests.e2e.serving import Server

NO_SERVER = "WebSocket connection|ERR_CONNECTION|Failed to load resource"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    yield from running(tmp_path_factory.mktemp("server"))


def test_a_reaction_survives_the_death_of_the_server(visit: Visit, server: Server) -> None:
    ann, watcher = visit("Ann"), visit("Carl")
    code = ann.scenario(REACTION)
    tables = [Table(person, code).open_playing() for person in (ann, watcher)]
    table = tables[0]
    expect(table.mine).to_be_visible()
    asked, cards = table.question.inner_text(), table.hand.count()
    for person in (ann, watcher):
        person.expect_trouble(NO_SERVER)
    server.kill()
    for person in (ann, watcher):
        expect(person.page.get_by_text(person.say("web-reconnecting"))).to_be_visible()
    # What is chosen while the connection is down is sent as soon as it is back.
    table.hand.first.click()
    table.main_answer.click()
    server.start()
    for person in (ann, watcher):
        expect(person.page.get_by_text(person.say("web-reconnecting"))).to_be_hidden(timeout=30_000)
    expect(table.hand).to_have_count(cards - 1)
    expect(table.question).not_to_have_text(asked)
    for one, line in zip(tables, ("You play Missed! 3♠.", "Ann plays Missed! 3♠."), strict=True):
        expect(one.page.locator("aside ol li").filter(has_text=line)).to_have_count(1)


def test_a_question_is_asked_again_after_a_restart(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    table = Table(ann, ann.scenario(REACTION)).open_playing()
    expect(table.mine).to_be_visible()
    asked = table.question.inner_text()
    ann.expect_trouble(NO_SERVER)
    server.kill()
    server.start()
    ann.page.reload()
    expect(table.mine).to_be_visible()
    assert table.question.inner_text() == asked
    table.hand.first.click()
    table.main_answer.click()
    expect(table.hand).to_have_count(1)
