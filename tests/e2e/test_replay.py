"""A finished game is watched again, through several eyes, and played on from one of its moments."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table, end_by_a_party, end_by_a_shot
from tests.e2e.people import Person


def open_replay(person: Person, end: Callable[[Person], Table] = end_by_a_shot) -> str:
    """Play a short game to its end and go to its replay; returns the address."""
    end(person)
    person.find("link", "web-after-watch-replay").click()
    person.find("button", "web-replay-play").wait_for()
    return person.page.url


def moment(person: Person) -> int:
    """Which moment is shown."""
    return int(person.page.get_by_role("slider").first.input_value())


@pytest.mark.parametrize("end", [end_by_a_shot, end_by_a_party])
def test_a_replay_steps_and_plays(ann: Person, end: Callable[[Person], Table]) -> None:
    open_replay(ann, end)
    assert moment(ann) == 0
    ann.press("web-replay-on")
    assert moment(ann) == 1
    ann.press("web-replay-last")
    last = moment(ann)
    assert last >= 1
    ann.press("web-replay-back")
    assert moment(ann) == last - 1
    ann.page.keyboard.press("Home")
    assert moment(ann) == 0
    ann.press("web-replay-play")
    expect(ann.page.get_by_role("slider").first).not_to_have_value("0")


def test_eyes_decide_what_is_seen(visit: Visit) -> None:
    ann, stranger = visit("Ann"), visit("Carl")
    address = open_replay(ann)
    stranger.page.goto(address)
    hand = stranger.page.locator("[data-anchor=hand] button[data-part]")
    expect(hand).to_have_count(2)
    eyes = stranger.find("combobox", "web-replay-eyes")
    eyes.select_option(label=stranger.say("web-replay-eyes-spectator"))
    expect(hand).to_have_count(0)
    eyes.select_option(label="Ann")
    expect(hand).to_have_count(2)


def test_a_moment_is_played_on_at_a_table_of_its_own(ann: Person) -> None:
    open_replay(ann)
    ann.press("web-replay-branch")
    ann.page.wait_for_url(re.compile(r"/t/"))
    table = Table(ann)
    expect(table.mine).to_be_visible()
    expect(table.hand).to_have_count(2)


def test_a_replay_file_is_opened_from_the_lobby(ann: Person) -> None:
    address = open_replay(ann)
    file = ann.context.request.get(address.replace("/r/", "/api/replays/") + "/file").body()
    ann.open("/")
    with ann.page.expect_file_chooser() as chosen:
        ann.press("web-lobby-open-replay")
    chosen.value.set_files(FilePayload(name="game.sixgun.json", mimeType="application/json", buffer=file))
    ann.page.wait_for_url(re.compile(r"/r/"))
    expect(ann.find("button", "web-replay-play")).to_be_visible()


def test_a_wrong_file_is_refused_in_words(ann: Person) -> None:
    ann.expect_trouble(r"status of 4\d\d")
    ann.open("/")
    with ann.page.expect_file_chooser() as chosen:
        ann.press("web-lobby-open-scenario")
    chosen.value.set_files(FilePayload(name="x.yaml", mimeType="text/yaml", buffer=b"nonsense: ["))
    expect(ann.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    assert "/t/" not in ann.page.url
