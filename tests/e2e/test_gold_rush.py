"""Gold Rush on the table: the shop, nuggets and equipment are seen on every screen and bought in two taps."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import PROMPT, Table
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

EIGHT: Final = """
scenario: browser tests
source: browser tests
game: bang
sets: [base, gold_rush]
settings: {shadow_gunslingers: true}
given:
  turn: Ann
  Ann: {role: sheriff, character: bart_cassidy, life: 3, nuggets: 4,
    hand: [bang 7♦, beer 6♥, missed 3♠, duel Q♦], in_play: [barrel Q♠], equipment: [boots]}
  Bartholomew: {role: outlaw, character: willy_the_kid, nuggets: 2, in_play: [winchester, mustang 8♥],
    equipment: [wanted]}
  Екатерина: {role: renegade, character: rose_doolan, out: true, nuggets: 3, side: shadow_outlaw}
  Ondřej: {role: outlaw, character: vulture_sam, life: 1, equipment: [horseshoe], in_play: [jail J♠]}
  Eve: {role: deputy, character: paul_regret, nuggets: 7}
  Finn: {role: outlaw, character: kit_carlson, out: true, nuggets: 1}
  Gus: {role: deputy, character: lucky_duke, nuggets: 1, in_play: [scope]}
  Hope: {role: renegade, character: jesse_jones, nuggets: 12}
  shop: [bottle, union_pacific, pardner]
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


@pytest.mark.parametrize("size", ["phone", "tablet", "low desktop"])
def test_eight_players_and_the_shop_fit_the_screen(visit: Visit, keep_picture: Keep, size: str) -> None:
    ann = visit(size="desktop" if size == "low desktop" else size, touch=size != "low desktop")
    if size == "low desktop":
        ann.page.set_viewport_size(ViewportSize(width=1366, height=768))
    table = Table(ann, ann.scenario(EIGHT)).open_playing()
    expect(table.page.locator(SHOP)).to_be_in_viewport(ratio=1)
    keep_picture(ann, f"gold-rush-eight-{size.replace(' ', '-')}")
    assert problems(ann, SHOP) == {}
    if size != "tablet":
        high = ann.page.evaluate(
            "document.querySelector('[data-anchor=hand]').getBoundingClientRect().bottom"
        )
        assert high <= (ann.page.viewport_size or {"height": 0})["height"]


def test_the_shop_is_explained_once(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann)
    prompt = table.page.locator(PROMPT)
    expect(prompt).to_contain_text(ann.say("web-bang-coach-act"))
    hint = ann.say("web-gold-hint-shop")
    table.hand.nth(1).click()
    table.answers.first.click()
    expect(prompt).to_contain_text(hint)
    table.page.locator(f"{SHOP} [data-part='item:union_pacific']").click()
    table.main_answer.click()
    expect(table.page.locator(f"{SHOP} [data-part='item:union_pacific']")).to_have_count(0)
    expect(prompt).not_to_contain_text(hint)
