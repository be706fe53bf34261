"""Wild West Show on the table: show cards, open hands, orders, new seats, and words that cost lives."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import SIZES, Person
from tests.e2e.test_axe import axe, violations
from tests.e2e.test_languages import OTHERS, SEEN, leftovers, switch
from tests.e2e.test_layout import problems

__all__ = ["axe"]

Keep = Callable[[Person, str], None]

SHOW: Final = "button[data-anchor=show]"

FOUR: Final = """
scenario: browser tests
source: browser tests
game: bang
sets: [base, dodge_city, wild_west_show]
given:
  turn: Ann
  show: %s
  show_past: [gag]
%s
  Ann: {role: sheriff, character: big_spencer, life: 3, hand: [bang 7♦, stagecoach 9♠, missed 3♠],
    in_play: [barrel Q♠]}
  Ben: {role: outlaw, character: gary_looter, hand: [beer 7♥, panic J♥], in_play: [mustang 8♥]}
  Cleo: {role: renegade, character: john_pain, hand: [bang 8♦]}
  Dan: {role: outlaw, character: teren_kill, life: 1, hand: [gatling, missed 2♠], skips: true}
  deck: [saloon, indians K♦, missed 4♠, duel Q♦, beer 8♥]
"""

EIGHT: Final = """
scenario: browser tests
source: browser tests
game: bang
sets: [base, dodge_city, high_noon, wild_west_show]
given:
  turn: Ann
  event: thirst
  coming: [blessing, high_noon]
  show: %s
  Ann: {role: sheriff, character: big_spencer, life: 8,
    hand: [bang 7♦, bang 8♦, missed 3♠, beer 6♥, stagecoach 9♠, panic J♥, cat_balou K♥, duel Q♦],
    in_play: [barrel Q♠, mustang 8♥]}
  Bartholomew: {role: outlaw, character: gary_looter, hand: [beer 7♥, bang 2♦, bang 3♦, missed 2♠, jail J♠],
    in_play: [winchester, scope]}
  Екатерина: {role: renegade, character: john_pain, hand: [bang 9♦, gatling, wells_fargo, saloon]}
  Ondřej: {role: outlaw, character: vulture_sam, life: 2, hand: [bang 10♦, bang J♦], in_play: [dynamite]}
  Cleo: {role: deputy, character: teren_kill, hand: [general_store 9♣, missed 4♠, beer 8♥],
    in_play: [volcanic 10♠]}
  Dan: {role: outlaw, character: lee_van_kliff, life: 1,
    hand: [bang 4♦, duel J♠, panic Q♥, punch, dodge, canteen]}
  Eva: {role: deputy, character: youl_grinner, hand: [indians K♦]}
  Finn: {role: renegade, character: flint_westwood, hand: [schofield J♣, missed 5♠, missed 6♠]}
"""

GAGGED: Final = FOUR.replace("show_past: [gag]", "show_past: [showdown]") % ("gag", "")

FITTING: Final = {
    "susanna": FOUR % ("miss_susanna", "  played: 1"),
    "last": FOUR % ("wild_west_show", ""),
    "first": (FOUR % ("none", "")).replace("  show_past: [gag]\n", ""),
    "open-hands": EIGHT % "sacagaway",
}


def sat_down(person: Person, position: str, seat: int = 0) -> Table:
    return Table(person, person.scenario(position, seat=seat)).open_playing()


def confirm(table: Table) -> None:
    """Send what has been picked."""
    table.main_answer.click()


@pytest.mark.parametrize("moment", FITTING)
def test_show_cards_are_seen_on_every_screen(visit: Visit, keep_picture: Keep, axe: str, moment: str) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FITTING[moment])
    wrong: dict[str, object] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size(ViewportSize(width=width, height=height))
        ann.page.wait_for_timeout(50)
        expect(table.page.locator(SHOW)).to_be_in_viewport(ratio=1)
        wrong[size] = problems(ann, SHOW)
        keep_picture(ann, f"show-{moment}-{size}")
    for theme in ("night", "paper"):
        ann.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        wrong[f"axe, {theme}"] = violations(ann, axe)
    for lang in OTHERS:
        switch(ann, lang)
        wrong[lang] = leftovers(ann.page.evaluate(SEEN), lang)
    assert {where: what for where, what in wrong.items() if what} == {}


def test_everything_about_the_show_can_be_read(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FITTING["susanna"])
    table.page.locator(SHOW).click()
    dialog = ann.find("dialog", "web-show-heading")
    for id in ("miss_susanna", "gag", "wild_west_show"):
        expect(dialog).to_contain_text(ann.say(f"card-{id}"))
    keep_picture(ann, "show-dialog")


def test_a_stagecoach_turns_up_a_show_card_that_is_held_up(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    position = FOUR % ("none", "  show_deck: [sacagaway]")
    table = sat_down(ann, position.replace("  show_past: [gag]\n", ""))
    table.hand.nth(1).click()
    confirm(table)
    expect(table.page.locator(".over > .slip")).to_be_visible()
    keep_picture(ann, "show-turned")
    expect(table.page.locator(SHOW)).to_contain_text(ann.say("card-sacagaway"))
    expect(open_hand(table, 1)).to_have_count(2)


def open_hand(table: Table, seat: int) -> Locator:
    return table.plate(seat).locator("ul.hand li")


def test_open_hands_are_closed_again(visit: Visit) -> None:
    ann = visit(size="phone", touch=True)
    position = FOUR % ("sacagaway", "  show_deck: [gag]")
    table = sat_down(ann, position.replace("  show_past: [gag]\n", ""))
    expect(open_hand(table, 3)).to_have_count(2)
    table.hand.nth(1).click()
    confirm(table)
    expect(table.page.locator(SHOW)).to_contain_text(ann.say("card-gag"))
    expect(open_hand(table, 3)).to_have_count(0)


def test_an_order_is_given_step_by_step(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, FOUR % ("dorothy_rage", ""))
    order = ann.say("card-dorothy_rage")
    table.answers.filter(has_text=order).first.click()
    keep_picture(ann, "show-order-whom")
    table.cover(1).click()
    confirm(table)
    finder = table.page.locator(".showcase input[type=search]")
    expect(finder).to_be_visible()
    keep_picture(ann, "show-order-name")
    finder.fill(ann.say("card-panic"))
    table.page.locator("[data-part='item:panic']").click()
    keep_picture(ann, "show-order-named")
    confirm(table)
    expect(finder).to_have_count(0)
    keep_picture(ann, "show-order-target")


def sitting(table: Table) -> list[str]:
    """The others, clockwise from the reader's left."""
    return [name.split("\n")[0] for name in table.names[:-1]]


def test_seats_that_change_places_stay_round_the_table(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    table = sat_down(ann, (FOUR % ("lady_rosa_of_texas", "")).replace(", skips: true", ""))
    assert sitting(table) == ["Ben", "Cleo", "Dan"]
    table.answers.filter(has=table.page.locator("use[href$='#lady_rosa_of_texas']")).first.click()
    expect(table.plate(3).locator("use[href$='#skips_turn']")).to_be_visible()
    assert sitting(table) == ["Dan", "Ben", "Cleo"]
    keep_picture(ann, "show-swapped")


def test_words_of_ones_own_cost_a_life_under_the_gag(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="desktop")
    table = sat_down(ann, GAGGED)
    panel = table.page.locator("aside.side")
    panel.locator("input").fill("Ben is an outlaw")
    panel.locator("form button").click()
    price = panel.locator(".answers button")
    expect(price).to_have_count(2)
    keep_picture(ann, "show-gag-price")
    log = panel.locator(".log")
    expect(log).not_to_contain_text("Ben is an outlaw")
    price.first.click()
    expect(log).to_contain_text("Ben is an outlaw")
    life = ann.say("web-life", life=2, max=10)
    expect(table.plate(0).get_by_role("img", name=life)).to_be_visible()
    panel.locator(".inside .chip").first.click()
    expect(log).to_contain_text(ann.say("web-phrase-not_me_sheriff"))
    expect(table.plate(0).get_by_role("img", name=life)).to_be_visible()


def test_a_new_role_is_held_up_for_its_owner(visit: Visit, keep_picture: Keep) -> None:
    ann = visit(size="phone", touch=True)
    position = FOUR % ("none", "  show_deck: [helena_zontero]")
    position = position.replace("  show_past: [gag]\n", "").replace("role: sheriff", "role: deputy")
    position = position.replace("Ben: {role: outlaw", "Ben: {role: sheriff").replace(
        "role: deputy", "role: outlaw"
    )
    table = sat_down(ann, position.replace("missed 4♠, duel Q♦", "duel Q♦, missed 4♠"))
    table.hand.nth(1).click()
    confirm(table)
    expect(table.page.locator(".over > .role")).to_be_visible()
    expect(table.page.locator(".over > .role")).to_contain_text(ann.say("web-show-new-role", role="").strip())
    keep_picture(ann, "show-new-role")
