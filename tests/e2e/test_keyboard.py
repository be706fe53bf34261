"""Everything without a mouse, and the text table by the accessibility tree alone."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import Person, text
from tests.e2e.positions import DICE_TURN, LAST_SHOT, OWN_TURN
from tests.e2e.positions_legends import TURN

MOST_STEPS = 80


def tab_to(person: Person, selector: str) -> None:
    """Go on with Tab until something has the focus."""
    for _ in range(MOST_STEPS):
        if person.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached")


def focused(person: Person) -> str:
    """What the focused thing is called."""
    name = person.page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText.trim()")
    return str(name)


def test_from_the_door_into_a_game_by_keyboard(ann: Person) -> None:
    ann.open("/")
    ann.page.locator("main .btn--main").first.wait_for()
    ann.page.keyboard.press("Tab")
    assert focused(ann) == text("web-skip")
    tab_to(ann, "main .btn--main")
    ann.page.keyboard.press("Enter")
    expect(Table(ann).question).to_be_visible()


def test_a_dice_turn_by_keyboard(ann: Person) -> None:
    table = Table(ann, ann.scenario(DICE_TURN)).open_playing()
    expect(table.mine).to_be_visible()
    keys = ann.page.keyboard
    tab_to(ann, "button.die")
    keys.press("Enter")
    expect(table.dice.first).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(table.dice.first).to_have_attribute("aria-pressed", "false")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("Space")
    expect(table.page.locator("button.die[aria-pressed=true]")).to_have_count(1)
    expect(table.main_answer).to_be_visible()
    keys.press("1")
    # Whatever the dice ask for is answered by a digit, or by going to a player.
    turn = re.compile(r"\bturn\b")
    for _ in range(MOST_STEPS):
        if not turn.search(table.plate(0).get_attribute("class") or ""):
            break
        if table.answers.count() > 0:
            keys.press(str(table.answers.count()))
        elif ann.page.locator(".cover[aria-pressed=false]").count() > 0:
            tab_to(ann, ".cover[aria-pressed=false]")
            keys.press("Enter")
            keys.press("1")
        ann.page.wait_for_timeout(100)
    expect(table.plate(0)).not_to_have_class(turn)


def test_cards_are_played_by_keyboard(ann: Person) -> None:
    table = Table(ann, ann.scenario(OWN_TURN)).open_playing()
    expect(table.mine).to_be_visible()
    keys = ann.page.keyboard
    tab_to(ann, "[data-anchor=hand] button")
    keys.press("ArrowRight")
    assert "Schofield" in focused(ann)
    keys.press("ArrowLeft")
    assert "BANG!" in focused(ann)
    keys.press("Enter")
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(table.hand.first).to_have_attribute("aria-pressed", "false")
    keys.press("Enter")
    ann.page.evaluate("document.activeElement.blur()")
    tab_to(ann, "[data-anchor=plate-1] .cover")
    keys.press("Enter")
    expect(table.main_answer).to_be_visible()
    keys.press("1")
    expect(table.hand).to_have_count(4)


def test_a_turn_on_the_map_by_keyboard(ann: Person) -> None:
    table = Table(ann, ann.scenario(TURN)).open_playing()
    expect(table.mine).to_be_visible()
    keys = ann.page.keyboard
    keys.press("m")
    spaces = ann.find("dialog", "web-legends-destinations")
    expect(spaces).to_be_visible()
    tab_to(ann, "dialog [data-goal=dk_street_mid]")
    expect(ann.page.locator("polygon.marked")).to_have_attribute("data-space", "dk_street_mid")
    keys.press("Enter")
    expect(spaces).to_be_hidden()
    keys.press("Enter")  # the focus has gone to the button that confirms
    here = ann.page.locator(".board ul.vh li").filter(has_text="Ann")
    expect(here).to_contain_text(text("space-dk_street_mid"))
    keys.press("1")  # no further step
    expect(table.question).to_have_text(text("web-legends-ask-act", left=2))
    tab_to(ann, "[data-anchor=hand] button[aria-pressed=false]")
    keys.press("Enter")
    expect(table.main_answer).to_be_visible()
    keys.press("1")
    expect(table.hand).not_to_have_count(5)


def test_the_map_is_zoomed_and_pulled_by_keyboard(ann: Person) -> None:
    Table(ann, ann.scenario(TURN)).open_playing()
    land = ann.page.locator(".board .land svg").first
    whole = land.get_attribute("viewBox")
    keys = ann.page.keyboard
    keys.press("+")
    near = land.get_attribute("viewBox")
    assert near != whole
    tab_to(ann, ".board")
    keys.press("ArrowLeft")
    keys.press("ArrowUp")
    assert land.get_attribute("viewBox") not in (near, whole)
    keys.press("-")
    keys.press("0")
    assert land.get_attribute("viewBox") == whole


def test_keys_open_log_chat_hint_and_help(visit: Visit) -> None:
    ann = visit(size="tablet")
    table = Table(ann, ann.scenario(OWN_TURN)).open_playing()
    expect(table.mine).to_be_visible()
    for key in ("l", "c"):
        ann.page.keyboard.press(key)
        expect(ann.find("dialog", "web-log-and-chat")).to_be_visible()
        table.close()
    ann.page.keyboard.press("?")
    expect(ann.find("dialog", "web-help-title")).to_be_visible()
    table.close()
    ann.page.keyboard.press("h")
    expect(ann.page.locator("section[aria-labelledby=question] [role=status]")).to_be_visible(timeout=30_000)


def test_the_text_table_is_played_by_roles_alone(visit: Visit) -> None:
    ann = visit(text_table=True)
    ann.open(f"/t/{ann.scenario(LAST_SHOT)}")
    page = ann.page
    expect(ann.find("heading", "web-text-decide")).to_be_visible()
    page.get_by_role("button", name="Ben").filter(has_text="BANG!").first.click()
    over = ann.find("heading", "web-after-roles").or_(ann.find("heading", "web-text-decide"))
    for _ in range(20):
        over.first.wait_for()
        if ann.find("heading", "web-after-roles").count() > 0:
            break
        page.get_by_role("list").get_by_role("listitem").get_by_role("button").first.click()
    expect(ann.find("heading", "web-after-roles")).to_be_visible()


def test_a_dice_turn_at_the_text_table_by_numbers(visit: Visit) -> None:
    ann = visit(text_table=True)
    ann.open(f"/t/{ann.scenario(DICE_TURN)}")
    expect(ann.find("heading", "web-text-decide")).to_be_visible()
    first = ann.page.get_by_role("listitem").get_by_role("button").first
    ann.page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("6")
    second = text("web-text-dice-roll", roll=2, rolls=3, dice="").removesuffix(" .")
    expect(ann.page.get_by_text(second)).to_be_visible()
