"""What people do at a table besides plain moves."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import Person, text
from tests.e2e.positions import OWN_TURN

BANG, SCHOFIELD, MISSED, BEER, STAGECOACH = range(5)
"""Places in the hand."""


def sitting(person: Person) -> Table:
    """At the turn that is prepared."""
    table = Table(person, person.scenario(OWN_TURN)).open_playing()
    expect(table.mine).to_be_visible()
    return table


def rule_behind(table: Table) -> Locator:
    """The rule that an explanation names."""
    return table.page.locator("a[href='/learn/bang']").filter(has_text=re.compile(r"\d")).first


def test_a_grey_card_says_why_it_cannot_be_played(visit: Visit) -> None:
    for size in ("phone", "desktop"):
        table = sitting(visit(size=size))
        card = table.hand.nth(MISSED)
        expect(card).to_have_attribute("aria-disabled", "true")
        card.click(force=True)  # though it is disabled: it answers
        expect(rule_behind(table)).to_be_visible()


def test_a_target_out_of_reach_says_why(ann: Person) -> None:
    table = sitting(ann)
    table.hand.nth(BANG).click()
    table.cover(2).click()
    expect(rule_behind(table)).to_be_visible()
    expect(table.main_answer).to_have_count(0)


def test_a_step_is_taken_back_before_it_is_sent(ann: Person) -> None:
    table = sitting(ann)
    table.hand.nth(BANG).click()
    expect(table.hand.nth(BANG)).to_have_attribute("aria-pressed", "true")
    ann.press("web-step-back")
    expect(table.hand.nth(BANG)).to_have_attribute("aria-pressed", "false")
    expect(table.hand).to_have_count(5)


def test_a_choice_is_taken_back_at_once_where_only_bots_play(ann: Person) -> None:
    table = sitting(ann)
    table.hand.nth(BEER).click()
    table.main_answer.click()
    expect(table.hand).to_have_count(4)
    ann.press("web-take-back")
    expect(table.hand).to_have_count(5)


def test_a_choice_is_taken_back_when_the_others_agree(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Bella", lang="es")
    table = sitting(ann)
    table.open_menu()
    ann.press("web-host-seat-menu", name="Ben")
    ann.find("menuitem", "web-host-offer").click()
    table.close()
    other = Table(ben, table.code).open_playing()
    ben.press("web-sit-down")
    ben.find("dialog", "web-sit-title").get_by_role("button", name=ben.say("web-sit-down")).click()
    expect(ben.find("dialog", "web-sit-title")).to_be_hidden()
    for answer, cards in (("web-decline", 4), ("web-agree", 5)):
        if table.hand.count() == 5:
            table.hand.nth(BEER).click()
            table.main_answer.click()
            expect(table.hand).to_have_count(4)
        ann.press("web-take-back")
        asked = other.page.get_by_role("status").filter(has_text=ben.say("web-proposal", name="Ann"))
        expect(asked).to_be_visible()
        ben.press(answer)
        expect(asked).to_be_hidden()
        expect(table.hand).to_have_count(cards)


def test_a_card_is_dragged_onto_a_player(ann: Person) -> None:
    table = sitting(ann)
    table.hand.nth(BANG).drag_to(table.plate(1))
    expect(table.hand).to_have_count(4)
    expect(ann.page.locator("aside ol").get_by_text("Ben").first).to_be_visible()


def test_a_card_without_a_target_is_dragged_onto_the_middle(ann: Person) -> None:
    table = sitting(ann)
    table.hand.nth(BEER).drag_to(ann.page.locator("[data-drop=middle]").first)
    expect(table.hand).to_have_count(4)


def test_the_log_leads_back_to_a_moment_and_on_to_now(ann: Person) -> None:
    table = sitting(ann)
    for card, left in ((STAGECOACH, 6), (BEER, 5)):
        table.hand.nth(card).click()
        table.main_answer.click()
        expect(table.hand).to_have_count(left)
    ann.page.locator("aside ol li button").last.click()
    expect(ann.page.get_by_text(text("web-looking-back"))).to_be_visible()
    ann.press("web-look-now")
    expect(ann.page.get_by_text(text("web-looking-back"))).to_be_hidden()
    expect(table.hand).to_have_count(5)


def test_a_hint_names_an_answer(ann: Person) -> None:
    sitting(ann)
    ann.press("web-hint")
    expect(ann.page.locator("section[aria-labelledby=question] [role=status]")).to_be_visible(timeout=30_000)


def test_your_own_role_can_be_hidden(ann: Person) -> None:
    code = ann.new_table("dice", players=4, bots=3, begin=True)
    table = Table(ann, code).open_playing()
    badge = table.plate(0).locator("[role=img]").first
    role = badge.get_attribute("aria-label")
    table.open_menu()
    ann.find("switch", "web-hide-role").click()
    table.close()
    sheriff = text("web-role-is", role=text("role-sheriff"))
    expect(badge).to_have_attribute("aria-label", sheriff if role == sheriff else text("web-role-unknown"))
    ann.page.reload()
    expect(table.question).to_be_visible()
    expect(badge).to_have_attribute("aria-label", sheriff if role == sheriff else text("web-role-unknown"))


def test_light_sound_and_language_are_kept(ann: Person) -> None:
    ann.open("/settings")
    ann.choose("web-settings-theme", ann.say("web-settings-theme-night"))
    sound = ann.find("switch", "web-settings-sound")
    expect(sound).to_have_attribute("aria-checked", "false")
    sound.click()
    ann.choose("web-lobby-language", "Čeština")
    expect(ann.page.get_by_role("heading", name=text("web-settings-heading", "cs")).first).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "night")
    expect(ann.page.locator("html")).to_have_attribute("lang", "cs")
    ann.lang = "cs"
    expect(ann.find("switch", "web-settings-sound")).to_have_attribute("aria-checked", "true")
    ann.open("/")
    ann.press("web-lobby-theme")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "paper")


def test_a_table_can_be_left_for_good(ann: Person) -> None:
    table = sitting(ann)
    table.open_menu()
    ann.press("web-stand-up")
    ann.find("dialog", "web-stand-up-title").get_by_role("button", name=text("web-stand-up")).click()
    expect(ann.find("heading", "web-lobby-join")).to_be_visible()
