"""Someone who has never been here plays a game to its end, and another one."""

import os
import time

from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Lobby, Table, end_by_a_shot, play_to_the_end
from tests.e2e.people import Person

SLOWNESS = float(os.environ.get("SIXGUN_SLOWNESS", "1"))
"""How many times slower than a usual one this machine is at the moment; for figures in seconds only."""

IN_A_GAME = 2.0
FIRST_SCREEN = 400 * 1024


def test_one_click_leads_into_a_game_within_two_seconds(visit: Visit) -> None:
    for game in ("dice", "bang", "legends"):
        newcomer = visit(name="")
        lobby = Lobby(newcomer).open()
        begun = time.monotonic()
        lobby.play_button(game).click()
        Table(newcomer).question.wait_for()
        took = time.monotonic() - begun
        assert took <= IN_A_GAME * SLOWNESS, f"{game}: {took:.2f} s"


def test_a_newcomer_finishes_a_game_and_plays_another(visit: Visit) -> None:
    newcomer = visit(name="", size="phone", touch=True)
    Lobby(newcomer).open().play_button("dice").click()
    table = Table(newcomer)
    table.question.wait_for()
    assert table.question.inner_text().strip()
    table.hurry_bots()
    play_to_the_end([table], patience=240)
    newcomer.press("web-after-rematch")
    table.question.wait_for()
    expect(table.over).to_be_hidden()


def test_statistics_that_come_too_late_are_for_nobody(visit: Visit) -> None:
    ann = visit()
    held: list[Route] = []
    ann.page.route("**/api/replays/**", lambda route: held.append(route))
    table = end_by_a_shot(ann)
    ann.press("web-after-rematch")
    expect(table.over).to_be_hidden()
    table.question.wait_for()
    assert held
    with ann.page.expect_request_finished(lambda request: "/api/replays/" in request.url):
        for route in held:
            route.continue_()
    ann.page.wait_for_timeout(200)


def test_the_first_screen_is_small(ann: Person) -> None:
    devtools = ann.context.new_cdp_session(ann.page)
    devtools.send("Network.enable")
    loaded: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    Lobby(ann).open()
    ann.page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded) < FIRST_SCREEN, f"{sum(loaded) / 1024:.0f} KB"
