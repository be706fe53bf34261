"""Two people and a spectator in three browsers, with bots, from the empty table to the end."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.pages import Table, play, play_to_the_end
from tests.e2e.people import Person, text


def open_by_form(host: Person, game: str, players: int, bots: int, preset: str = "") -> str:
    """The host fills in the form of a new table; returns its code."""
    host.open(f"/new?game={game}")
    if preset:
        host.choose("web-new-preset", host.say(f"{game}-preset-{preset}"))
    host.choose("web-new-players", str(players))
    host.choose("web-new-bots", str(bots))
    host.choose("web-new-level", host.say("web-level-greenhorn"))
    host.choose("web-new-pace", host.say("web-new-pace-instant"))
    host.press("web-new-open")
    host.page.wait_for_url(re.compile(r"/t/"))
    return host.page.url.rpartition("/")[2]


def sit_down(guest: Person) -> None:
    """Take any free seat at the table that is open in the browser."""
    guest.press("web-sit-down")
    dialog = guest.find("dialog", "web-sit-title")
    dialog.get_by_role("textbox").fill(guest.name)
    dialog.get_by_role("button", name=guest.say("web-sit-down"), exact=True).click()
    expect(dialog).to_be_hidden()


LIVES = """
() => {
  const life = ":is(.life, .lp, [data-token=lp])[role=img]";
  const figures = (plate) => (plate.querySelector(life)?.ariaLabel ?? "").matchAll(/\\d+/g);
  const plates = [...document.querySelectorAll("[data-anchor^=plate-]")];
  return Object.fromEntries(plates.map((plate) => [plate.dataset.anchor, [...figures(plate)].join(" of ")]));
}
"""
"""Everyone's life or Legendary points by seat, whatever the language."""


def assert_same_table(tables: Sequence[Table]) -> None:
    """All three see the same on the same seats, as soon as nothing is moving."""
    seen: list[dict[str, str]] = []
    for _ in range(100):
        seen = [table.page.evaluate(LIVES) for table in tables]
        if seen[0] and all(seen[0].values()) and seen.count(seen[0]) == len(seen):
            return
        tables[0].page.wait_for_timeout(50)
    raise AssertionError(seen)


def last_line(table: Table) -> int:
    """How many lines the log has."""
    return table.page.locator("aside ol li").count()


@pytest.mark.parametrize(
    ("game", "players", "preset"), [("dice", 4, ""), ("bang", 5, ""), ("legends", 4, "first_game")]
)
def test_two_people_and_a_spectator_play_to_the_end(
    visit: Visit, game: str, players: int, preset: str
) -> None:
    ann, vera, carl = visit("Ann"), visit("Вера", lang="ru"), visit("Carl")
    code = open_by_form(ann, game, players, players - 2, preset)
    tables = [Table(person, code, seed) for seed, person in enumerate((ann, vera, carl))]
    for table in tables[1:]:
        table.open()
    sit_down(vera)
    expect(ann.page.get_by_text("Вера", exact=True).first).to_be_visible()
    ann.press("web-begin")
    for table in tables:
        table.question.wait_for()
    play(tables[:2], lambda: last_line(tables[2]) > 6)
    assert_same_table(tables)
    everyone_hears(tables)
    play_to_the_end(tables, patience=240)
    assert_same_end(tables)


def everyone_hears(tables: Sequence[Table]) -> None:
    """Own words arrive as they are, quick phrases in the reader's language."""
    ann, vera, carl = (table.person for table in tables)
    words = "Доброго дня & <b>hello</b>"
    vera.page.get_by_label(vera.say("web-chat-label")).first.fill(words)
    vera.press("web-chat-send")
    for person in (ann, vera, carl):
        expect(person.page.locator("aside ol").get_by_text(words).first).to_be_visible()
    ann.page.locator("aside").get_by_role("button", name=text("web-phrase-trust_me")).click()
    for person in (ann, vera, carl):
        heard = person.page.locator("aside ol").get_by_text(person.say("web-phrase-trust_me"))
        expect(heard.first).to_be_visible()


def assert_same_end(tables: Sequence[Table]) -> None:
    """All see the same seed behind the deal, and everyone's role or score."""
    deals = {tuple(table.page.locator("dd code").all_inner_texts()) for table in tables}
    assert len(deals) == 1
    totals = [table.page.locator("tfoot td").all_inner_texts() for table in tables]
    scores = {tuple(re.findall(r"\d+", total)[0] for total in seen) for seen in totals}
    if any(scores):
        assert len(scores) == 1
        return
    sheriffs = [table.page.get_by_text(table.person.say("role-sheriff"), exact=True) for table in tables]
    assert all(sheriff.count() > 0 for sheriff in sheriffs)
