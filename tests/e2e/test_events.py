"""Event cards on the table: they are seen on every screen, change what is shown, and ask questions."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e import positions_events as events
from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import SIZES, Person
from tests.e2e.test_axe import axe, violations
from tests.e2e.test_languages import OTHERS, SEEN, leftovers, switch
from tests.e2e.test_layout import problems

__all__ = ["axe"]

Keep = Callable[[Person, str], None]

SLIPS = "button[data-anchor=events]"

FITTING = {
    "hangover": events.HANGOVER,
    "blessing": events.BLESSING,
    "law": events.LAW_OF_THE_WEST,
    "ghost": events.GHOST_TURN,
    "first-round": events.FIRST_ROUND,
    "eight": events.EIGHT_ROPED,
}


def sat_down(person: Person, position: str, seat: int = 0) -> Table:
    return Table(person, person.scenario(position, seat=seat)).open_playing()


@pytest.mark.parametrize("moment", FITTING)
def test_events_are_seen_on_every_screen(visit: Visit, keep_picture: Keep, axe: str, moment: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FITTING[moment])
    wrong: dict[str, object] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        ann.page.wait_for_timeout(50)
        expect(table.events).to_be_in_viewport(ratio=1)
        wrong[size] = problems(ann, SLIPS)
        keep_picture(ann, f"events-{moment}-{size}")
    for theme in ("night", "paper"):
        ann.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        wrong[f"axe, {theme}"] = violations(ann, axe)
    for lang in OTHERS:
        switch(ann, lang)
        wrong[lang] = leftovers(ann.page.evaluate(SEEN), lang)
    assert {where: what for where, what in wrong.items() if what} == {}


@pytest.mark.parametrize("event", events.QUESTIONS)
def test_the_question_of_an_event_can_be_answered(visit: Visit, keep_picture: Keep, event: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, events.QUESTIONS[event]())
    # A right guess is followed by the same question.
    told = table.page.locator("[data-part='pile:deck']") if event == "peyote" else table.question
    before = re.sub(r"\s+", " ", told.inner_text())
    keep_picture(ann, f"event-question-{event}")
    table.act()
    if table.main_answer.is_visible():
        table.main_answer.click()
    expect(told).not_to_have_text(before)


def test_events_can_be_read_with_those_that_have_been(ann: Person) -> None:
    table = sat_down(ann, events.HANGOVER)
    now, coming = ann.say("card-hangover"), ann.say("card-thirst")
    expect(table.events).to_have_accessible_name(
        f"{ann.say('web-events-now')}: {now}. {ann.say('web-events-next')}: {coming}"
    )
    table.events.click()
    dialog = ann.find("dialog", "web-events-heading")
    for id in ("hangover", "thirst", "shootout", "sermon"):
        expect(dialog).to_contain_text(ann.say(f"card-{id}"))
        expect(dialog).to_contain_text(ann.say(f"bang-card-{id}"))
    expect(dialog).to_contain_text(ann.say("web-events-left", count=2))
    table.close()


def test_a_new_event_is_held_up_and_announced(visit: Visit) -> None:
    dan = visit(name="Dan", size="phone", touch=True)
    table = sat_down(dan, events.NEW_EVENT, seat=3)
    table.answers.last.click()
    said = dan.page.get_by_role("status").filter(has_text=dan.say("bang-card-thirst"))
    expect(said).to_have_count(1)
    held = dan.page.locator(".over > .slip")
    expect(held).to_contain_text(dan.say("card-thirst"))
    expect(table.events).to_contain_text(dan.say("card-thirst"))
    expect(held).to_have_count(0)


def test_whoever_touches_the_table_has_read_the_new_event(visit: Visit) -> None:
    dan = visit(name="Dan", size="phone", touch=True)
    table = sat_down(dan, events.NEW_EVENT, seat=3)
    table.answers.last.click()
    held = dan.page.locator(".over > .slip")
    expect(held).to_be_visible()
    dan.page.locator("header.bar").click()
    expect(held).to_have_count(0, timeout=1000)


def test_a_sleeping_character_looks_asleep_and_says_why(ann: Person) -> None:
    table = sat_down(ann, events.HANGOVER)
    why = ann.say("web-events-asleep-by", by=ann.say("card-hangover"))
    expect(table.plate(1).get_by_role("img", name=why)).to_be_visible()
    expect(table.page.locator(".words .asleep")).to_contain_text(why)
    table.cover(3).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(why)
    table.close()


def test_cards_asleep_and_the_suits_of_an_event_are_named(ann: Person) -> None:
    roped = sat_down(ann, events.LASSO)
    why = ann.say("web-events-asleep-by", by=ann.say("card-lasso"))
    barrel = roped.page.locator("button[data-part^=card]").filter(has=roped.page.locator(".nap"))
    expect(barrel).to_have_count(1)
    assert why in (barrel.get_attribute("aria-label") or "")
    blessed = sat_down(ann, events.BLESSING)
    expect(blessed.hand.nth(2)).to_have_accessible_name(
        ann.say("web-bang-spoken-card", name=ann.say("card-missed"), rank="3", suit=ann.say("suit-hearts"))
    )


def test_turns_that_go_the_other_way_are_told(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    sat_down(ann, events.GOLD_RUSH)
    expect(ann.page.locator(".mat")).to_contain_text(ann.say("web-events-reversed"))
    bea = visit(name="Bea", text_table=True)
    bea.open(f"/t/{bea.scenario(events.GOLD_RUSH)}")
    expect(bea.page.locator("main")).to_contain_text(bea.say("web-text-events-reversed"))


def test_a_low_screen_shows_the_cards_in_front_of_the_reader(visit: Visit) -> None:
    ann = visit()
    for position in (events.GOLD_RUSH, events.EIGHT_ROPED):
        table = sat_down(ann, position)
        ann.page.set_viewport_size(ViewportSize(width=1366, height=800))
        expect(table.page.locator(".play button").last).to_be_in_viewport(ratio=1)
        assert problems(ann, SLIPS) == {}


def test_a_ricochet_goes_at_any_card_in_play(ann: Person) -> None:
    table = sat_down(ann, events.RICOCHET)
    table.hand.first.click()
    table.answers.filter(has_text=ann.say("card-ricochet")).click()
    expect(table.question).to_have_text(ann.say("bang-prompt-ricochet_target"))
    scope = table.plate(2).locator("button[data-part^=card]")
    scope.click()
    table.main_answer.click()
    expect(table.plate(2).locator("[data-anchor^=card]")).to_have_count(0)


def test_the_law_does_not_let_a_turn_end(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, events.LAW_OF_THE_WEST)
    end = table.answers.last
    expect(end).to_have_attribute("aria-disabled", "true")
    end.click(force=True)
    expect(table.mine).to_contain_text(ann.say("card-law_of_the_west"))
    beer = table.hand.last
    expect(beer).to_have_accessible_name(re.compile(ann.say("web-events-duty")))
    beer.click()
    table.main_answer.click()
    expect(end).not_to_have_attribute("aria-disabled", "true")


def test_a_ghost_takes_a_turn(ann: Person) -> None:
    table = sat_down(ann, events.GHOST_TURN)
    expect(table.plate(0)).to_contain_text(ann.say("web-events-ghost"))
    expect(table.plate(0).locator(".pic.ghost")).to_be_visible()
    expect(table.plate(1).get_by_role("img", name=ann.say("web-events-starter"))).to_be_visible()
    for _ in range(4):
        table.act()
    expect(table.mine).to_be_visible()


def test_cards_are_exchanged_together(ann: Person) -> None:
    table = sat_down(ann, events.QUESTIONS["ranch"]())
    expect(table.hand).to_have_count(4)
    table.hand.nth(0).click()
    table.hand.nth(2).click()
    expect(table.main_answer).to_have_text(re.compile("2"))
    table.main_answer.click()
    expect(table.question).to_have_text(ann.say("web-bang-question-act"))
    expect(table.hand).to_have_count(4)


def test_only_rules_that_matter_are_offered(ann: Person) -> None:
    ann.open("/new?game=bang")
    mode = ann.page.get_by_label(ann.say("bang-setting-event_mode"), exact=True)
    ann.find("switch", "set-bang-fistful").click()
    ann.page.locator("summary").first.click()
    expect(mode).to_have_count(0)
    ann.find("switch", "set-bang-high_noon").click()
    final = ann.page.get_by_label(ann.say("bang-setting-final_event"), exact=True)
    expect(final).to_be_visible()
    mode.select_option(label=ann.say("set-bang-fistful"))
    expect(final).to_have_count(0)
    expect(ann.page.get_by_label(ann.say("bang-setting-bonus_events"), exact=True)).to_have_count(0)


def test_the_text_table_tells_events(visit: Visit) -> None:
    ann = visit(text_table=True)
    ann.open(f"/t/{ann.scenario(events.LAW_OF_THE_WEST)}")
    main = ann.page.locator("main")
    expect(main).to_contain_text(ann.say("bang-card-law_of_the_west"))
    expect(main).to_contain_text(ann.say("web-text-events-starter"))
    expect(main).to_contain_text(ann.say("web-events-duty"))
    why = ann.say(
        "refusal-must-play", card_name=ann.say("card-beer"), event_name=ann.say("card-law_of_the_west")
    )
    expect(main).to_contain_text(why)
