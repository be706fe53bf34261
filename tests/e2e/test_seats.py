"""A seat belongs to whoever has its token: across reloads, tabs and devices, until it is taken away."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table, end_by_a_shot, play
from tests.e2e.people import Person

MISSING = r"status of 40\d"
"""The browser itself notes in its console what a server refuses."""


def alone(person: Person, game: str = "dice", **wishes: object) -> Table:
    """A game with bots, at the person's first question."""
    table = Table(person, person.new_table(game, players=3, bots=2, begin=True, **wishes)).open_playing()
    expect(table.mine).to_be_visible()
    return table


def own_role(table: Table) -> str:
    """The badge on the player's own plate, which only they see; or the characters dealt in secret."""
    dealt = table.page.locator(".spot.characters")
    if dealt.count() > 0:
        return dealt.inner_text()
    label = table.plate(0).locator("[role=img]").first.get_attribute("aria-label")
    assert label
    return label


@pytest.mark.parametrize("game", ["dice", "legends"])
def test_a_reload_and_a_new_tab_keep_seat_and_question(ann: Person, game: str) -> None:
    table = alone(ann, game)
    asked, role = table.question.inner_text(), own_role(table)
    ann.page.reload()
    expect(table.mine).to_be_visible()
    assert (table.question.inner_text(), own_role(table)) == (asked, role)
    ann.page.close()
    ann.page = ann.context.new_page()
    again = Table(ann, table.code).open_playing()
    expect(again.mine).to_be_visible()
    assert again.question.inner_text() == asked
    assert again.act()


def test_the_lobby_leads_back_to_your_own_table(ann: Person) -> None:
    table = alone(ann)
    ann.open("/")
    ann.find("link", "web-lobby-continue").first.click()
    expect(table.mine).to_be_visible()


def test_a_private_link_plays_on_another_device(visit: Visit) -> None:
    desk, phone = visit("Ann"), visit("", size="phone")
    table = alone(desk)
    table.open_menu()
    desk.press("web-own-link-show")
    link = desk.page.get_by_label(desk.say("web-own-link"), exact=True).input_value()
    table.close()
    phone.page.goto(link)
    held = Table(phone, table.code)
    expect(held.mine).to_be_visible()
    assert "#" not in phone.page.url
    assert own_role(held) == own_role(table)
    before = desk.page.locator("aside ol li").count()
    play([held], lambda: desk.page.locator("aside ol li").count() > before)


def test_two_tabs_on_one_seat_stay_together(ann: Person) -> None:
    table = alone(ann)
    second = ann.context.new_page()
    second.goto(ann.page.url)
    expect(second.locator("section[aria-labelledby=question].you")).to_be_visible()
    ann.page.bring_to_front()
    play([table], lambda: ann.page.locator("aside ol li").count() > 3)
    expect(second.locator("#question")).to_have_text(table.question.inner_text())


def waiting_table(visit: Visit) -> tuple[Person, Person, str]:
    """Ann hosts, Ben sits at her table; the game has not begun."""
    ann, ben = visit("Ann"), visit("Ben")
    code = ann.new_table("dice", players=3)
    ben.seated(f"/api/tables/{code}/seat", {"name": "Ben"})
    for person in (ann, ben):
        Table(person, code).open()
    expect(ann.page.get_by_text("Ben", exact=True).first).to_be_visible()
    return ann, ben, code


def test_whoever_is_sent_away_reads_so_and_may_watch(visit: Visit) -> None:
    ann, ben, _ = waiting_table(visit)
    ann.press("web-remove-from-seat", name="Ben")
    expect(ben.find("heading", "web-bye-seat")).to_be_visible()
    ben.press("web-watch-instead")
    expect(ben.find("heading", "web-waiting-title")).to_be_visible()


def test_after_a_hand_over_the_old_browser_reads_so_and_the_new_one_plays(visit: Visit) -> None:
    ann, ben, _ = waiting_table(visit)
    newcomer = visit("Cleo")
    ann.press("web-menu")
    ann.press("web-host-seat-menu", name="Ben")
    ann.find("menuitem", "web-host-new-link").click()
    dialog = ann.find("dialog", "web-new-link-title")
    link = dialog.get_by_label(ann.say("web-new-link"), exact=True).input_value()
    expect(ben.find("heading", "web-bye-seat")).to_be_visible()
    newcomer.page.goto(link)
    expect(newcomer.find("heading", "web-waiting-title")).to_be_visible()
    expect(newcomer.page.get_by_text(newcomer.say("web-waiting-for-host", name="Ann"))).to_be_visible()


def test_an_old_private_link_ends_at_a_friendly_page(visit: Visit) -> None:
    ann, stranger = visit("Ann"), visit("Dan")
    table = alone(ann)
    stranger.expect_trouble(MISSING)
    stranger.open(f"/t/{table.code}#seat=AAAAAAAAAAAAAAAAAAAAAA")
    expect(stranger.find("heading", "web-bye-title")).to_be_visible()
    stranger.press("web-watch-instead")
    expect(stranger.page.get_by_text(stranger.say("web-watching"), exact=True)).to_be_visible()


def test_a_full_table_can_still_be_watched(visit: Visit) -> None:
    ann, dan = visit("Ann"), visit("Dan")
    code = ann.new_table("dice", players=3)
    for name in ("Ben", "Cleo"):
        visit(name).seated(f"/api/tables/{code}/seat", {"name": name})
    Table(dan, code).open()
    expect(dan.page.get_by_text(dan.say("web-table-full"))).to_be_visible()
    expect(dan.find("button", "web-sit-down")).to_have_count(0)


def test_a_mistyped_link_says_so_and_leads_home(ann: Person) -> None:
    ann.expect_trouble(MISSING)
    ann.open("/t/mesa-owl-421-stra")
    expect(ann.find("heading", "web-bye-title")).to_be_visible()
    ann.find("link", "web-to-lobby").first.click()
    expect(ann.find("heading", "web-lobby-join")).to_be_visible()
    ann.page.get_by_label(ann.say("web-lobby-code"), exact=True).fill("no such thing!")
    ann.press("web-lobby-join-now")
    expect(ann.page.get_by_text(ann.say("web-lobby-code-wrong"))).to_be_visible()
    ann.open("/wherever/this/leads")
    expect(ann.find("heading", "web-not-found-title")).to_be_visible()
    ann.open("/r/mesa-owl-421-stra.1")
    expect(ann.find("heading", "web-replay-problem")).to_be_visible()


def test_an_ended_game_shows_how_it_went(visit: Visit) -> None:
    ann, late = visit("Ann"), visit("Late")
    over = Table(late, end_by_a_shot(ann).code).open()
    expect(over.over).to_be_visible()
    expect(late.find("heading", "web-after-over")).to_be_visible()


def test_impossible_names_are_refused_in_words(ann: Person) -> None:
    ann.expect_trouble(MISSING)
    ann.open("/")
    name = ann.page.get_by_label(ann.say("web-lobby-name"), exact=True)
    name.fill("N" * 500)
    assert len(name.input_value()) <= 24
    name.fill("Ann\u0007\u202e")
    ann.press("web-lobby-play-now-about", game=ann.say("game-dice"))
    expect(ann.page.locator("main").get_by_text(ann.say("server-no-name-signs"))).to_be_visible()
    name.fill("Ann")
    ann.press("web-lobby-play-now-about", game=ann.say("game-dice"))
    expect(Table(ann).question).to_be_visible()


def test_a_name_with_markup_is_only_a_name(visit: Visit) -> None:
    rogue, guest = visit("<img src=x onerror=a()>"), visit("Guest")
    code = rogue.new_table("dice", players=3)
    Table(guest, code).open()
    expect(guest.page.get_by_text(rogue.name, exact=True).first).to_be_visible()
    assert guest.page.locator("main img").count() == 0


def test_an_outdated_page_offers_to_reload(ann: Person) -> None:
    table = alone(ann)
    ann.page.add_init_script(
        """
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
          send.call(this, text.replace(/"protocol":\\d+/, '"protocol":99'));
        };
        """
    )
    ann.page.reload()
    expect(ann.find("button", "web-load-again")).to_be_visible()
    expect(ann.find("link", "web-to-lobby")).to_be_visible()
    assert table.question.count() == 0


def test_a_browser_without_sockets_is_told_in_all_languages(ann: Person) -> None:
    ann.page.add_init_script("delete window.WebSocket")
    ann.open("/")
    for lang in ("en", "cs", "es", "ru"):
        expect(ann.page.locator(f"#fallback p[lang={lang}]")).to_be_visible()


def test_parts_that_an_update_has_removed_lead_to_a_friendly_page(ann: Person) -> None:
    ann.open("/")
    ann.find("link", "web-lobby-settings").wait_for()
    ann.expect_trouble("404|Failed to fetch|Failed to load")
    ann.page.route(re.compile(r"/assets/Settings"), gone)
    ann.find("link", "web-lobby-settings").first.click()
    expect(ann.find("heading", "web-broken-title")).to_be_visible()


def gone(route: Route) -> None:
    route.fulfill(status=404, body="")
