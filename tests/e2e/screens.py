"""Every screen there is, and how someone gets to it."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.e2e import positions_legends as legends
from tests.e2e.pages import Lobby, Table, end_by_a_party, end_by_a_shot
from tests.e2e.people import Person
from tests.e2e.positions import (
    DICE_TURN,
    EIGHT_DICE,
    EIGHT_WITH_TWELVE_CARDS,
    OWN_TURN,
    REACTION,
)


def lobby(person: Person) -> None:
    person.new_table("bang", players=5, bots=2, title="High Noon")
    Lobby(person).open()
    person.page.get_by_text("High Noon").first.wait_for()


def new_table(person: Person) -> None:
    person.open("/new?game=bang")
    person.find("button", "web-new-open").wait_for()


def waiting_room(person: Person) -> None:
    Table(person, person.new_table("bang", players=5, bots=2, title="High Noon")).open()
    person.find("heading", "web-invite").wait_for()


def cards(person: Person) -> None:
    person.open("/cards?game=bang")
    person.page.locator("main li").first.wait_for()


def card_dialog(person: Person) -> None:
    person.open("/cards?game=bang&card=bang")
    person.page.get_by_role("dialog").wait_for()


def learn(person: Person) -> None:
    person.open("/learn")
    person.find("link", "web-learn-start").first.wait_for()


def lesson(person: Person) -> None:
    person.open("/learn/bang")
    expect(Table(person).mine).to_be_visible()


def settings(person: Person) -> None:
    person.open("/settings")
    person.find("heading", "web-settings-heading").wait_for()


def not_found(person: Person) -> None:
    person.expect_trouble("404")
    person.open("/wherever/this/leads")
    person.find("heading", "web-not-found-title").wait_for()


def friendly_page(person: Person) -> None:
    person.open("/t/mesa-owl-421-stra")
    person.find("heading", "web-bye-title").wait_for()


def menu(person: Person) -> None:
    table = Table(person, person.scenario(OWN_TURN)).open_playing()
    table.open_menu()


def position(scenario: str) -> Callable[[Person], None]:
    """A table at a prepared position."""

    def open_table(person: Person) -> None:
        table = Table(person, person.scenario(scenario)).open_playing()
        expect(table.mine).to_be_visible()

    return open_table


def aimed(person: Person) -> None:
    position(OWN_TURN)(person)
    table = Table(person)
    table.hand.first.click()
    table.cover(1).click()
    expect(table.main_answer).to_be_visible()


def why_not(person: Person) -> None:
    position(OWN_TURN)(person)
    Table(person).hand.nth(2).click(force=True)
    person.page.locator("a[href='/learn/bang']").last.wait_for()


def after_game(person: Person) -> None:
    end_by_a_shot(person)
    person.find("heading", "web-after-statistics").wait_for()


def legends_after(person: Person) -> None:
    end_by_a_party(person)
    person.find("heading", "web-after-statistics").wait_for()


def replay(person: Person) -> None:
    code = end_by_a_shot(person).code
    person.open(f"/r/{code}.1?at=1")
    person.find("button", "web-replay-play").wait_for()


def text_table(person: Person) -> None:
    code = person.scenario(OWN_TURN)
    person.open("/settings")
    person.find("switch", "web-settings-text-table").click()
    person.open(f"/t/{code}")
    person.find("heading", "web-text-decide").wait_for()


SCREENS: Final[dict[str, Callable[[Person], None]]] = {
    "lobby": lobby,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "after-game": after_game,
    "legends-after-game": legends_after,
    "replay": replay,
    "cards": cards,
    "card-dialog": card_dialog,
    "learn": learn,
    "lesson": lesson,
    "text-table": text_table,
    "settings": settings,
    "not-found": not_found,
    "not-at-this-table": friendly_page,
    "menu": menu,
}
TABLES: Final[dict[str, Callable[[Person], None]]] = {
    "dice-own-turn": position(DICE_TURN),
    "dice-eight": position(EIGHT_DICE),
    "bang-own-turn": position(OWN_TURN),
    "bang-aimed": aimed,
    "bang-why-not": why_not,
    "bang-reaction": position(REACTION),
    "bang-eight": position(EIGHT_WITH_TWELVE_CARDS),
}
LEGENDS: Final[dict[str, Callable[[Person], None]]] = {
    "legends-characters": position(legends.CHARACTERS),
    "legends-own-turn": position(legends.TURN),
    "legends-walk": position(legends.WALK),
    "legends-lay": position(legends.LAY),
    "legends-react": position(legends.REACT),
    "legends-fight-card": position(legends.FIGHT_CARD),
    "legends-hole": position(legends.HOLE),
    "legends-house": position(legends.HOUSE),
    "legends-store": position(legends.STORE),
    "legends-dice": position(legends.DICE),
    "legends-story": position(legends.STORY),
    "legends-sheriff": position(legends.SHERIFF),
    "legends-goals": position(legends.GOALS),
    "legends-six": position(legends.SIX),
    "legends-two": position(legends.TWO),
}
"""Moments of Western Legends."""
