"""Western Legends at the web table: fights, poker, store, dice and stories on stage, and the final score."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table, end_by_a_party
from tests.e2e.people import Person, text
from tests.e2e.positions_legends import (
    FIGHT_CARD,
    GOALS,
    HOLE,
    HOUSE,
    LAST_PARTY,
    MINE,
    SHERIFF,
    STORE,
    STORY,
    TURN,
)

SMALL_AND_LARGE = pytest.mark.parametrize("size", ["phone", "desktop"])


def sitting(person: Person, position: str) -> Table:
    """At a prepared moment."""
    table = Table(person, person.scenario(position)).open_playing()
    expect(table.mine).to_be_visible()
    return table


def on_stage(table: Table) -> Locator:
    """What is shown over the map."""
    return table.page.locator(".spot")


@SMALL_AND_LARGE
def test_a_fight_shows_both_cards_and_what_came_of_it(visit: Visit, size: str) -> None:
    ann = visit(size=size, touch=size == "phone")
    table = sitting(ann, TURN)
    stage = on_stage(table)
    ann.press("legends-option-RobBank")
    expect(stage.get_by_role("heading")).to_have_text(text("fight-heist"))
    expect(stage).to_contain_text(text("web-legends-prize-heist"))
    table.hand.nth(1).click()
    table.main_answer.click()
    expect(stage.locator(".worth b")).to_have_text(["13", re.compile("11|12|6")])
    table.answers.last.click()  # no reaction is needed
    expect(stage.get_by_role("heading")).to_have_text(text("web-legends-you-win"))
    expect(stage.locator(".worth b")).to_have_count(2)
    expect(stage.get_by_role("listitem").filter(has_text="3 Wanted points")).to_be_visible()
    stage.get_by_role("button", name=text("web-close")).click()
    expect(stage).to_be_hidden()


def test_fight_cards_are_read_before_one_is_played(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    table = sitting(ann, FIGHT_CARD)
    cards = on_stage(table).locator("[data-part^='fight:']")
    expect(cards).to_have_count(3)
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    table.main_answer.click()
    expect(cards).to_have_count(0)
    expect(on_stage(table).locator(".worth b")).to_have_count(2)


@SMALL_AND_LARGE
def test_a_game_of_poker_is_shown_to_its_end(visit: Visit, size: str) -> None:
    table = sitting(visit(size=size, touch=size == "phone"), HOLE)
    stage = on_stage(table)
    expect(stage).to_contain_text("$80")
    for card in (1, 2):
        table.hand.nth(card).click()
    expect(stage.get_by_role("status")).to_have_text(text("web-legends-hole", count=2))
    table.main_answer.click()
    expect(stage.get_by_role("heading")).to_have_text(text("web-legends-pot-won", names="Ann", pot=80))
    expect(stage.locator(".hole")).to_have_count(3)
    expect(stage).to_contain_text(text("hand-three_of_a_kind"))


def test_the_house_is_played(ann: Person) -> None:
    table = sitting(ann, HOUSE)
    cards = on_stage(table).locator("[data-part^='card:']")
    expect(cards).to_have_count(4)
    cards.nth(0).click()
    cards.nth(1).click()
    table.main_answer.click()
    expect(on_stage(table).locator(".hole")).to_have_count(2)


def test_things_are_bought_and_upgraded(ann: Person) -> None:
    table = sitting(ann, STORE)
    stage = on_stage(table)
    whiskey = stage.locator("[data-part='item:whiskey']")
    expect(whiskey).to_contain_text("$10")
    whiskey.click()
    table.main_answer.click()
    expect(whiskey).to_contain_text(text("web-legends-owned"))
    stage.locator("[data-part='item:mustang']").click()
    table.answers.filter(has_text=text("web-legends-step-upgrade")).or_(table.main_answer).first.click()
    expect(stage.locator("[data-part='item:mustang']")).to_contain_text(text("web-legends-owned-upgraded"))
    ann.press("legends-option-LeaveStore")
    expect(stage).to_be_hidden()
    gear = ann.page.get_by_role("list", name=text("web-legends-gear"))
    expect(gear.locator("[data-part='item:whiskey']")).to_be_visible()


def test_dice_are_rolled_again_by_touch_and_show_what_was_found(ann: Person) -> None:
    table = sitting(ann, MINE)
    ann.press("legends-option-Prospect")
    die = on_stage(table).locator("[data-part='die:0']")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    ann.press("web-step-back")
    ann.press("legends-option-KeepDice")
    expect(on_stage(table).get_by_role("listitem").filter(has_text="You gain").first).to_contain_text("$10")


@SMALL_AND_LARGE
def test_a_story_is_read_while_it_is_resolved(visit: Visit, size: str) -> None:
    ann = visit(size=size, touch=size == "phone")
    table = sitting(ann, STORY)
    stage = on_stage(table)
    expect(stage.get_by_role("heading")).to_have_text(text("story-town_meeting"))
    expect(stage).to_contain_text(text("web-legends-discs-of", names="Ann, Ben"))
    table.answers.first.click()
    expect(stage.get_by_role("listitem").first).to_contain_text("You gain $20")


def test_the_sheriff_is_moved_on_the_map(ann: Person) -> None:
    table = sitting(ann, SHERIFF)
    expect(on_stage(table).get_by_role("heading")).to_have_text(text("story-payday"))
    ann.page.keyboard.press("m")
    ann.page.locator("dialog[open] [data-goal]").first.click()
    ann.page.keyboard.press("Enter")
    sheriff = ann.page.locator(".board ul.vh li").filter(has_text=text("fight-sheriff"))
    expect(sheriff).not_to_contain_text(text("space-dk_sheriff"))


def test_a_goal_is_shown_and_brings_a_token(ann: Person) -> None:
    table = sitting(ann, GOALS)
    goal = ann.page.locator("[data-part='goal:goal_jesse_james_3']")
    expect(goal).to_have_attribute("aria-pressed", "false")
    goal.click()
    table.main_answer.click()
    expect(ann.page.locator("aside ol").get_by_text(text("goal-jesse_james_3")).first).to_be_visible()


def test_a_disc_is_put_on_a_story(ann: Person) -> None:
    table = sitting(ann, TURN)
    story = ann.page.locator("[data-part='story:payday']")
    expect(story).to_have_accessible_name(re.compile(text("web-legends-discs-of", names="Ben")))
    story.click()
    table.main_answer.click()
    expect(story.locator("[data-letter]")).to_have_count(2)


def test_every_line_of_the_final_score_is_explained(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    end_by_a_party(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    score = ann.page.get_by_role("table").first
    lines = [row.locator("td").all_inner_texts() for row in score.locator("tbody tr").all()]
    totals = [int(re.findall(r"\d+", total)[0]) for total in score.locator("tfoot td").all_inner_texts()]
    for seat, total in enumerate(totals):
        amounts = [line[seat].replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "0") for line in lines]
        assert sum(int(amount) for amount in amounts) == total
    for line in ("lp", "items", "money", "wanted", "marshal", "wounds"):
        name, about = text(f"web-legends-score-{line}"), text(f"web-legends-score-{line}.about")
        expect(score.get_by_role("rowheader", name=f"{name} {about}", exact=True)).to_be_visible()
    expect(ann.find("heading", "web-legends-lp-over-time")).to_be_visible()


def test_a_turn_at_the_text_table_by_roles_alone(visit: Visit) -> None:
    ann = visit(text_table=True)
    ann.open(f"/t/{ann.scenario(TURN)}")
    expect(ann.find("heading", "web-text-decide")).to_be_visible()
    choices = ann.page.get_by_role("listitem").get_by_role("button")
    choices.filter(has_text=text("space-dk_street_mid")).first.click()
    stands = ann.page.get_by_text(text("web-legends-stands", space=text("space-dk_street_mid")))
    expect(stands.first).to_be_visible()
    expect(ann.find("heading", "web-text-decide")).to_be_visible()


def test_the_text_table_ends_a_game(visit: Visit) -> None:
    ann = visit(text_table=True)
    ann.open(f"/t/{ann.scenario(LAST_PARTY, seat=2)}")
    expect(ann.find("heading", "web-text-decide")).to_be_visible()
    choices = ann.page.get_by_role("listitem").get_by_role("button")
    choices.filter(has_text="$30").first.click()
    expect(ann.find("heading", "web-legends-score")).to_be_visible()
