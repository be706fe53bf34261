"""Gold Rush on the table: the shop, nuggets and equipment are seen on every screen and bought in two taps."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import SIZES, Person
from tests.e2e.test_axe import axe, violations
from tests.e2e.test_languages import OTHERS, SEEN, leftovers, switch
from tests.e2e.test_layout import problems

__all__ = ["axe"]

Keep = Callable[[Person, str], None]

SHOP: Final = "section[data-anchor=shop]"

FOUR: Final = """
scenario: browser tests
source: browser tests
game: bang
sets: [base, dodge_city, gold_rush]
settings: {shadow_gunslingers: true}
given:
  turn: Ann
  Ann: {role: sheriff, character: bart_cassidy, life: 3, nuggets: 5, hand: [bang 7♦, beer 6♥, missed 3♠],
    in_play: [barrel Q♠], equipment: [gold_pan, rucksack]}
  Ben: {role: outlaw, character: willy_the_kid, nuggets: 2, hand: [beer 7♥], in_play: [mustang 8♥],
    equipment: [boots, wanted]}
  Cleo: {role: renegade, character: rose_doolan, out: true, nuggets: 3, side: shadow_outlaw}
  Dan: {role: outlaw, character: vulture_sam, life: 1, equipment: [horseshoe]}
  shop: [bottle, union_pacific, pardner]
  deck: [saloon, gatling, missed 2♠, panic J♥]
"""


def sat_down(person: Person) -> Table:
    return Table(person, person.scenario(FOUR)).open_playing()


def test_the_shop_is_seen_on_every_screen(visit: Visit, keep_picture: Keep, axe: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann)
    wrong: dict[str, object] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        ann.page.wait_for_timeout(50)
        expect(table.page.locator(SHOP)).to_be_in_viewport(ratio=1)
        wrong[size] = problems(ann, SHOP)
        keep_picture(ann, f"gold-rush-{size}")
    for theme in ("night", "paper"):
        ann.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        wrong[f"axe, {theme}"] = violations(ann, axe)
    for lang in OTHERS:
        switch(ann, lang)
        wrong[lang] = leftovers(ann.page.evaluate(SEEN), lang)
    assert {where: what for where, what in wrong.items() if what} == {}


def test_equipment_is_bought_in_two_taps(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann)
    table.page.locator(f"{SHOP} [data-part='item:union_pacific']").click()
    keep_picture(ann, "gold-rush-bought")
    if table.main_answer.is_visible():
        table.main_answer.click()
    expect(table.page.locator(f"{SHOP} [data-part='item:union_pacific']")).to_have_count(0)


def test_a_bottle_asks_what_it_is_used_as(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann)
    table.page.locator(f"{SHOP} [data-part='item:bottle']").click()
    keep_picture(ann, "gold-rush-modes")
    as_beer = ann.say("web-bang-as", kind=ann.say("card-beer"))
    table.answers.filter(has_text=as_beer).first.click()
    if table.main_answer.is_visible():
        table.main_answer.click()
    expect(table.page.locator(f"{SHOP} [data-part='item:bottle']")).to_have_count(0)
