"""The train on the table: it is seen on every screen, it drives, and its cars are bought in two taps."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import SIZES, Person
from tests.e2e.test_axe import axe, violations
from tests.e2e.test_languages import OTHERS, SEEN, leftovers, switch
from tests.e2e.test_layout import problems

__all__ = ["axe"]

Keep = Callable[[Person, str], None]

TRAIN: Final = "section[data-anchor=train]"
LOCOMOTIVE: Final = f"{TRAIN} [data-part='item:locomotive']"

HEAD: Final = """
scenario: browser tests
source: browser tests
game: bang
sets: [base, dodge_city, great_train_robbery]
given:
  turn: Ann
"""

FOUR: Final = f"""{HEAD}
  Ann: {{role: sheriff, character: benny_brawler, life: 3, hand: [bang 7♦, beer 6♥, missed 3♠],
    in_play: [barrel Q♠, caboose]}}
  Ben: {{role: outlaw, character: jimmy_texas, hand: [beer 7♥], in_play: [mustang 8♥, mail car]}}
  Cleo: {{role: renegade, character: rose_doolan, in_play: [ghost car]}}
  Dan: {{role: outlaw, character: vulture_sam, life: 1}}
  locomotive: leland
  stations: [boom_town, dodgeville, frisco, miners_oath]
  train: [circus wagon, passenger car, prisoner car]
  train_pos: 2
"""

AT_THE_LAST: Final = FOUR.replace("train_pos: 2", "train_pos: 3")

EIGHT: Final = f"""{HEAD}
  Ann: {{role: sheriff, character: sancho, life: 3, hand: [bang 7♦, beer 6♥, missed 3♠, panic J♥,
    cat_balou K♥, duel Q♦, stagecoach 9♠, bang 8♦], in_play: [barrel Q♠, caboose, mustang 8♥]}}
  Bartholomew: {{role: outlaw, character: willy_the_kid, hand: [beer 7♥], in_play: [winchester, mail car]}}
  Екатерина: {{role: renegade, character: johnny_kisch, hand: [bang 9♦], in_play: [ghost car]}}
  Ondřej: {{role: outlaw, character: evan_babbit, life: 2, in_play: [jail J♠]}}
  Eve: {{role: deputy, character: manuelita, in_play: [sleeper car, dining car]}}
  Finn: {{role: outlaw, character: zippy_roy}}
  Gus: {{role: deputy, character: sgt_blaze, in_play: [scope, coal hopper]}}
  Hope: {{role: renegade, character: shade_oconnor}}
  locomotive: ironhorse
  stations: [boom_town, creepy_creek, fort_wroth, catico, tombrock, yooma, deathwood, san_tafe]
  train: [baggage car, express car, lounge car]
  train_pos: 3
"""


def sat_down(person: Person, position: str) -> Table:
    return Table(person, person.scenario(position)).open_playing()


def car(table: Table, name: str) -> str:
    """Where a car of the train is touched."""
    button = table.page.locator(f"{TRAIN} .wagon").filter(has=table.page.locator(f"use[href$='#{name}']"))
    part = button.get_attribute("data-part")
    return f"{TRAIN} [data-part='{part}']"


@pytest.mark.parametrize("moment", ["four", "eight"])
def test_the_train_is_seen_on_every_screen(visit: Visit, keep_picture: Keep, axe: str, moment: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FOUR if moment == "four" else EIGHT)
    wrong: dict[str, object] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        ann.page.wait_for_timeout(50)
        expect(table.page.locator(TRAIN)).to_be_in_viewport(ratio=1)
        wrong[size] = problems(ann, TRAIN)
        keep_picture(ann, f"train-{moment}-{size}")
    for theme in ("night", "paper"):
        ann.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        wrong[f"axe, {theme}"] = violations(ann, axe)
    for lang in OTHERS:
        switch(ann, lang)
        wrong[lang] = leftovers(ann.page.evaluate(SEEN), lang)
    assert {where: what for where, what in wrong.items() if what} == {}


def test_a_car_is_bought_in_two_taps_and_paid_for_at_its_station(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FOUR)
    wagon = table.page.locator(car(table, "passenger_car"))
    expect(wagon).to_have_accessible_name(re.compile(ann.say("card-boom_town")))
    wagon.click()
    table.main_answer.click()
    price = table.page.locator("[data-part^='card:'][aria-label^='BANG!']")
    expect(price).to_have_attribute("aria-pressed", re.compile("true|false"))
    keep_picture(ann, "train-fare")
    table.main_answer.click()
    expect(table.page.locator(f"{TRAIN} use[href$='#passenger_car']")).to_have_count(0)
    expect(table.page.locator(f"{TRAIN} .wagon")).to_have_count(4)


def test_the_locomotive_is_touched_to_move_the_train_and_a_car_has_to_be_bought(
    visit: Visit, keep_picture: Keep
) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FOUR)
    expect(table.page.locator(LOCOMOTIVE)).to_have_accessible_name(re.compile(ann.say("card-frisco")))
    table.page.locator(LOCOMOTIVE).click()
    table.main_answer.click()
    expect(table.page.locator(LOCOMOTIVE)).to_have_accessible_name(re.compile(ann.say("card-miners_oath")))
    keep_picture(ann, "train-moved")


def test_the_end_of_the_line_is_held_up_for_everyone(visit: Visit, keep_picture: Keep) -> None:
    ann = visit()
    table = sat_down(ann, AT_THE_LAST)
    table.page.locator(LOCOMOTIVE).click()
    table.main_answer.click()
    expect(table.page.locator(".over .notice")).to_contain_text(ann.say("web-train-end"))
    keep_picture(ann, "train-end")


def test_the_timetable_tells_every_price_and_every_car(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FOUR)
    ann.find("button", "web-train-timetable").click(position={"x": 330, "y": 20})
    dialog = table.page.get_by_role("dialog")
    for key in ("bang-card-boom_town", "bang-card-prisoner_car", "bang-card-leland", "web-train-end"):
        expect(dialog).to_contain_text(ann.say(key))
    keep_picture(ann, "train-timetable")


def test_the_text_table_tells_the_train(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(text_table=True)
    Table(ann, ann.scenario(FOUR)).open()
    for name in ("passenger_car", "boom_town", "miners_oath", "leland"):
        expect(ann.page.locator("main")).to_contain_text(ann.say(f"card-{name}"))
    keep_picture(ann, "train-text")
