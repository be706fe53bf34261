"""The course of card games on the full screen: chosen characters, passed around, to the end."""

import asyncio
from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.timer import Timer

from sixgun.games.bang.view import BangView
from sixgun.terminal import PlayConfig
from sixgun.terminal.card_screen import CardScreen
from sixgun.terminal.look import Pace
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import open_sitting
from sixgun.terminal.widgets import Sheet
from sixgun.texts import LANGUAGES
from tests.terminal.bang.tables import (
    asks,
    bare,
    cards_of,
    crowded,
    mid_game,
    taken,
    view_of,
)
from tests.terminal.tables import (
    COMPACT,
    end_quickly,
    one_line,
    play,
    role_word,
    screen_rows,
    screen_text,
    settled,
)

PATIENCE = 60.0
"""Seconds a test waits for what must come."""


def test_whole_games_by_keys_with_roles_at_the_end() -> None:
    def nearly_over(view: BangView) -> bool:
        lives = [view.seats[seat].life for seat in view.ring if seat != view.seat]
        return asks("act", 3)(view) and lives == [1]

    sitting = mid_game(nearly_over, players=4)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(400):
            if sitting.over or isinstance(app.screen, Sheet):
                break
            await pilot.press("h", "enter")
        await settled(pilot)
        assert sitting.over
        text = screen_text(app)
        for seat, name in enumerate(sitting.table.names):
            assert name in text and role_word(sitting, seat) in text
        await pilot.press("enter")
        await settled(pilot)
        hints = screen_rows(app)[-1]
        assert sitting.speaker.text("ui-key-result") in hints
        for word in ("ui-key-undo", "ui-key-hint", "ui-key-type"):
            assert sitting.speaker.text(word) not in hints

    play(sitting, scene)


def test_bots_go_on_by_themselves_even_after_something_not_worth_telling(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = open_sitting(PlayConfig(game="bang", players=4, seed="quiet", humans=()))
    delays: list[float] = []
    set_timer = CardScreen.set_timer

    def at_once(screen: CardScreen, delay: float, callback: Callable[[], None]) -> Timer:
        delays.append(delay)
        return set_timer(screen, 0.001, callback)

    monkeypatch.setattr(CardScreen, "set_timer", at_once)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        # As long as it takes: on a loaded machine a hundredth of a second may pass without any choice.
        async with asyncio.timeout(PATIENCE):
            while len(sitting.table.history or ()) < 40:
                await pilot.pause(0.01)
        choices = len(sitting.table.history or ())
        assert min(delays) > 0 and len(delays) < choices

    play(sitting, scene, COMPACT, Pace(pause=60.0, frames=0))


def test_the_hand_is_hidden_while_the_keyboard_is_passed() -> None:
    sitting = crowded(players=4, hand=5, people=4)
    names = sitting.table.names
    first = sitting.viewer

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("s")
        for _ in range(12):
            if isinstance(app.screen, Sheet):
                break
            await pilot.press(cards_of(app).entries[0].key)
            await settled(pilot)
        assert isinstance(app.screen, Sheet)
        text = screen_text(app)
        hands = [card for seat in sitting.table.state.seats for card in seat.hand]
        for card in hands:
            assert sitting.speaker.card(card) not in text
        human = sitting.human_asked()
        assert human is not None and human != first and names[human] in text
        await pilot.press("enter")
        await settled(pilot)
        assert sitting.viewer == human
        text = screen_text(app)
        shown = [sitting.speaker.card(card) for card in sitting.table.state.seats[human].hand]
        assert all(card in text for card in shown)

    play(sitting, scene)


def test_the_end_can_be_viewed_in_every_language() -> None:
    sitting = mid_game(lambda view: len(view.ring) <= 2, players=3)
    end_quickly(sitting)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        for _ in LANGUAGES:
            await pilot.press("l")
            await settled(pilot)
            result = sitting.table.result
            assert result is not None
            ending = sitting.speaker.result("bang", result, sitting.table.names)
            assert one_line(ending) in bare(screen_text(app))

    play(sitting, scene)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_characters_are_chosen_with_their_abilities_in_sight(lang: str) -> None:
    sitting = open_sitting(
        PlayConfig(
            game="bang", players=6, seed="two", lang=lang, settings={"expert_characters": 1}, bots="greenhorn"
        )
    )

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = bare(screen_text(app))
        dealt = view_of(sitting).seats[0].dealt
        for character in dealt:
            assert one_line(sitting.speaker.ability("bang", character)) in text
        assert sitting.speaker.name("card", "colt") not in text
        x, y = cards_of(app).place_on_screen(1)
        await pilot.click("#menu", offset=(x + 2, y + 1))
        await settled(pilot)
        assert view_of(sitting).seats[0].character == dealt[1]

    play(sitting, scene)


def test_what_was_decided_for_the_reader_is_said() -> None:
    def helpless(view: BangView) -> bool:
        ask = view.own_ask
        return ask is not None and ask.aloud and ask.prompt == "shot"

    sitting = mid_game(helpless)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert sitting.speaker.text("ui-no-answer") in screen_text(app)
        assert taken(sitting) == "passes"

    play(sitting, scene)
