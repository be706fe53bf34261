"""The pages of the web table, as someone sees and uses them."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from playwright.sync_api import ElementHandle, Error, Locator, expect

from tests.e2e.people import Person
from tests.e2e.positions import LAST_SHOT
from tests.e2e.positions_legends import LAST_PARTY

PROMPT: Final = "section[aria-labelledby=question]"

NEXT: Final = """
([dare, luck]) => {
  const prompt = document.querySelector("section[aria-labelledby=question].you");
  const listed = [...document.querySelectorAll("dialog[open] [data-goal]")];
  if (listed.length > 0) return listed[Math.floor(luck * listed.length)];
  if (!prompt || document.querySelector("dialog[open]")) return null;
  const ready = prompt.querySelector(".answers .btn--main");
  if (ready) return ready;
  const ways = document.querySelector("main button[aria-haspopup=dialog].list");
  if (ways && dare && luck < 0.4) return ways;
  if (ways && luck > 0.7) return prompt.querySelector(".answers button:last-child");
  const open = [...document.querySelectorAll("main [aria-pressed=false]:not([aria-disabled=true])")];
  const seats = open.filter((thing) => thing.classList.contains("cover"));
  const things = open.filter((thing) => !thing.classList.contains("cover"));
  const answers = [...prompt.querySelectorAll(".answers button:not([aria-disabled=true])")];
  const begun = document.querySelector("main [aria-pressed=true]") !== null;
  const on = begun ? [...seats, ...answers.slice(0, 1), ...things] : [...things, ...seats];
  return (dare ? on[0] ?? answers[0] : answers[0] ?? on[0]) ?? null;
}
"""
"""What a hasty player touches next: what is ready to be sent, then who to aim at, then what can be used.

On a map they often see where they can go, and go anywhere; or they have done enough.
"""


class Lobby:
    """The front door."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def open(self) -> "Lobby":
        self.person.open("/")
        self.play_button("dice").wait_for()
        return self

    def play_button(self, game: str) -> Locator:
        name = self.person.say(f"game-{game}")
        return self.person.find("button", "web-lobby-play-now-about", game=name)


class Table:
    """A table in the browser of one person."""

    def __init__(self, person: Person, code: str = "", seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.code = code
        self.random = Random(seed)

    # -- the way to it

    def open(self) -> "Table":
        self.person.open(f"/t/{self.code}")
        self.page.locator("header.bar").wait_for()
        return self

    def open_playing(self) -> "Table":
        self.open()
        self.question.wait_for()
        return self

    # -- what is on it

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def mine(self) -> Locator:
        """The question, while it is this person's to answer."""
        return self.page.locator(f"{PROMPT}.you")

    @property
    def answers(self) -> Locator:
        return self.page.locator(f"{PROMPT} .answers button")

    @property
    def main_answer(self) -> Locator:
        return self.page.locator(f"{PROMPT} .answers .btn--main")

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-anchor=hand] button[data-part]")

    @property
    def dice(self) -> Locator:
        return self.page.locator("button.die")

    def plate(self, seat: int) -> Locator:
        return self.page.locator(f"[data-anchor=plate-{seat}]")

    def cover(self, seat: int) -> Locator:
        """What is pressed to aim at a player, or to read about them."""
        return self.plate(seat).locator("button.cover")

    @property
    def names(self) -> list[str]:
        """Everyone at the table as this person reads them, clockwise from the bottom left."""
        return [name.strip() for name in self.page.locator("[data-anchor^=plate-] h3").all_inner_texts()]

    @property
    def over(self) -> Locator:
        """The heading of the page after a game."""
        return self.person.find("heading", "web-after-roles")

    @property
    def events(self) -> Locator:
        """The event in force and the coming one, in the middle."""
        return self.page.locator("button[data-anchor=events]")

    # -- playing

    def act(self) -> bool:
        """Touch one thing, if this person is asked something."""
        moods = [self.random.random() < 0.8, self.random.random()]
        found: ElementHandle | None = self.page.evaluate_handle(NEXT, moods).as_element()
        if found is None:
            return False
        try:
            found.click(timeout=2000)
        except Error:
            # The question went away while the hand was moving; anything that stays covered shows in `play`.
            return False
        return True

    def open_menu(self) -> None:
        self.person.press("web-menu")
        self.person.find("dialog", "web-menu").wait_for()

    def close(self) -> None:
        """Close what is open above the table."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def hurry_bots(self) -> None:
        """The host lets bots answer at once."""
        self.open_menu()
        self.person.choose("web-host-pace", self.person.say("web-pace-instant"))
        self.close()


def play(tables: Sequence[Table], until: Callable[[], bool], patience: float = 150.0) -> None:
    """Everyone plays hastily until a condition holds."""
    end = time.monotonic() + patience
    while not until():
        acted = [table.act() for table in tables]
        if not any(acted):
            tables[0].page.wait_for_timeout(20)
        assert time.monotonic() < end, [table.question.inner_text() for table in tables]


def end_by_a_shot(person: Person) -> Table:
    """A short game: a drink, then the shot that wins it; the person sees how it went."""
    table = Table(person, person.scenario(LAST_SHOT)).open_playing()
    table.hand.nth(1).click()
    table.main_answer.click()
    expect(table.hand).to_have_count(1)
    table.hand.first.click()
    table.cover(1).click()
    table.main_answer.click()
    expect(table.over).to_be_visible()
    return table


def end_by_a_party(person: Person) -> Table:
    """A short game of Western Legends: the last money of the last turn is spent, the points are counted."""
    table = Table(person, person.scenario(LAST_PARTY, seat=2)).open_playing()
    table.answers.filter(has_text="$30").first.click()
    if table.mine.is_visible():
        table.answers.last.click()
    expect(table.over).to_be_visible()
    return table


def play_to_the_end(tables: Sequence[Table], patience: float = 150.0) -> None:
    """Everyone plays hastily until all see the page after the game."""
    play(tables, lambda: all(table.over.is_visible() for table in tables), patience)
