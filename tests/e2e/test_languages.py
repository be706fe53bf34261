"""Every screen in every language, switched while it is open: no English is left behind."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import expect

from sixgun.texts.catalogue import Catalogue, catalogue
from tests.e2e.conftest import Visit
from tests.e2e.pages import Table
from tests.e2e.people import Person, text
from tests.e2e.positions import OWN_TURN
from tests.e2e.screens import SCREENS, TABLES

OTHERS = ("cs", "es", "ru")
LETTERS = 4
"""Shorter texts say nothing about the language they are in."""

FOREIGN_TO_ALL = {"High Noon", "BANG!", "SIXGUN", "Sixgun", "English"}
"""Names that are the same everywhere, and the language that names itself."""

SEEN = """
() => {
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement.checkVisibility()) found.add(node.data);
    } else if (node.lang && node.lang !== document.documentElement.lang) continue;
    else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      if (node.hasAttribute(name)) found.add(node.getAttribute(name));
  }
  return [...found].map((words) => words.replace(/\\s+/g, " ").trim()).filter((words) => words !== "");
}
"""


def sentence(texts: Catalogue, key: str) -> str:
    """A text with a mark for every variable."""
    return texts.say(key, dict.fromkeys(texts.variables(key), "\N{BULLET}"))[0]


@cache
def english_only(lang: str) -> list[re.Pattern[str]]:
    """What English texts look like, where the language words them differently."""
    english, other = catalogue("en"), catalogue(lang)
    theirs = {sentence(other, key) for key in other._patterns}
    found = {sentence(english, key) for key in english._patterns} - theirs - FOREIGN_TO_ALL
    return [
        re.compile(re.escape(words).replace("\N{BULLET}", ".+"))
        for words in found
        if len(re.findall(r"[A-Za-z]", words)) >= LETTERS
    ]


def leftovers(seen: list[str], lang: str) -> list[str]:
    """What is on the screen in English."""
    patterns = english_only(lang)
    return [words for words in seen if any(pattern.fullmatch(words) for pattern in patterns)]


def switch(person: Person, lang: str) -> None:
    """Another tab of the same reader has chosen another language."""
    person.page.evaluate(
        "(value) => dispatchEvent(new StorageEvent('storage', { key: 'sixgun.settings', newValue: value }))",
        json.dumps({"name": person.name, "lang": lang, "textTable": "Text" in person.name}),
    )
    expect(person.page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("screen", [*SCREENS, *TABLES])
def test_no_english_is_left(visit: Visit, screen: str) -> None:
    person = visit("Text Ann" if screen == "text-table" else "Ann")
    (SCREENS | TABLES)[screen](person)
    assert leftovers(person.page.evaluate(SEEN), "ru"), "the English screen would not be noticed"
    found = {}
    for lang in OTHERS:
        switch(person, lang)
        found[lang] = leftovers(person.page.evaluate(SEEN), lang)
    assert not any(found.values()), found


def test_the_bar_switches_the_language(visit: Visit) -> None:
    for size in ("desktop", "phone"):
        person = visit(size=size)
        person.open("/")
        person.find("heading", "web-lobby-join").wait_for()
        if size == "desktop":
            person.page.get_by_role("button", name="RU", exact=False).click()
        else:
            person.page.get_by_role("button", name=text("web-lobby-language"), exact=False).click()
            person.page.get_by_role("menuitemcheckbox", name="Русский").click()
        person.lang = "ru"
        expect(person.find("heading", "web-lobby-join")).to_be_visible()
        person.page.reload()
        expect(person.find("heading", "web-lobby-join")).to_be_visible()


def test_the_menu_of_a_table_switches_the_language(ann: Person) -> None:
    table = Table(ann, ann.scenario(OWN_TURN)).open_playing()
    asked = table.question.inner_text()
    table.open_menu()
    ann.find("combobox", "web-language").select_option("ru")
    ann.lang = "ru"
    expect(ann.find("heading", "web-menu-seat")).to_be_visible()
    table.close()
    expect(table.question).not_to_have_text(asked)
    expect(table.hand.nth(1)).to_have_accessible_name(re.compile(text("card-schofield", "ru")))


def test_a_browser_chooses_the_language_of_the_system(visit: Visit) -> None:
    person = visit(lang="cs")
    person.open("/settings")
    person.find("heading", "web-settings-heading").wait_for()
    person.page.evaluate("localStorage.clear()")
    fresh = person.context.new_page()
    fresh.goto(person.address + "/settings")
    expect(fresh.locator("html")).to_have_attribute("lang", "cs")
