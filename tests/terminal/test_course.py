"""The course of games on the full screen: to the end, passed around, taken back, in motion."""

import random

import pytest
from textual.pilot import Pilot

from sixgun.kernel.journal import why_no_undo
from sixgun.terminal import PlayConfig
from sixgun.terminal.look import Pace
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.terminal.stage import stage_of
from sixgun.terminal.widgets import Sheet
from tests.terminal.tables import (
    COMPACT,
    LARGE,
    asked,
    end_quickly,
    one_line,
    play,
    role_word,
    screen_rows,
    screen_text,
    settled,
    sitting_where,
    table_screen,
)


def test_a_whole_game_by_random_keys() -> None:
    sitting = open_sitting(PlayConfig(players=4, seed="keys"))
    luck = random.Random(7)
    common = ["1", "2", "3", "s", "space", "down"] * 4
    keys = [*common, "4", "5", "enter", "up", "h", "u", "l", "i", "question_mark"]

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(600):
            if sitting.over:
                break
            await pilot.press("escape" if isinstance(app.screen, Sheet) else luck.choice(keys))
        await settled(pilot)
        assert sitting.over
        words = sitting.speaker
        assert words.text("ui-end-title") in screen_text(app)

    play(sitting, scene)


def test_chance_cannot_be_taken_back() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "down", "space")
        await settled(pilot)
        choices = len(sitting.table.history or ())
        await pilot.press("u")
        await settled(pilot)
        reason = why_no_undo(sitting.table, sitting.viewer)
        assert reason is not None and sitting.speaker.refusal(reason) in one_line(screen_text(app))
        assert len(sitting.table.history or ()) == choices

    play(sitting, scene, LARGE)


def test_the_first_of_two_shots_is_taken_back() -> None:
    def two_shots(sitting: Sitting) -> bool:
        return any(ask.params.get("total") == 2 and "face" in ask.params for ask in sitting.view().asks)

    sitting = sitting_where(two_shots, players=5)
    lines = len(sitting.told())

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await settled(pilot)
        assert len(sitting.told()) == lines + 1
        shot = sitting.told()[-1][1]
        assert shot in one_line(screen_text(app))
        await pilot.press("u")
        await settled(pilot)
        assert sitting.speaker.text("ui-undone") in screen_text(app)
        assert len(sitting.told()) == lines and shot not in one_line(screen_text(app))

    play(sitting, scene, LARGE)


def test_passing_the_table_hides_everything() -> None:
    sitting = open_sitting(PlayConfig(players=5, humans=(0, 1, 2), seed="pass"))
    passed: list[int] = []

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(60):
            if sitting.over or len(set(passed)) > 1:
                break
            if isinstance(app.screen, Sheet):
                text = screen_text(app)
                for seat in range(5):
                    assert role_word(sitting, seat) not in text
                assert "▮" not in text
                await pilot.press("s", "1", "escape")
                assert isinstance(app.screen, Sheet)
                await pilot.press("enter")
                await settled(pilot)
                passed.append(sitting.viewer)
                text = screen_text(app)
                seats = sitting.view().seats  # type: ignore[attr-defined]
                known = {seat.role for seat in seats}
                for seat in range(5):
                    if sitting.table.state.seats[seat].role not in known:
                        assert role_word(sitting, seat) not in text
                assert screen_rows(app)[16].strip()
                assert sitting.table.names[sitting.viewer] in screen_rows(app)[13]
            else:
                await pilot.press("down", "enter")
                await settled(pilot)

    play(sitting, scene)
    assert len(set(passed)) > 1


def test_one_person_never_passes_the_table() -> None:
    sitting = open_sitting(PlayConfig(players=5, humans=(3,), seed="alone"))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(6):
            assert sitting.over or not isinstance(app.screen, Sheet)
            await pilot.press("down", "enter")

    play(sitting, scene)


def test_the_end_shows_roles_and_saves_the_replay(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("replays")
    monkeypatch.chdir(folder)
    sitting = open_sitting(PlayConfig(players=5, seed="end"))
    end_quickly(sitting)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        for seat, name in enumerate(sitting.table.names):
            assert name in text and role_word(sitting, seat) in text
        await pilot.press("w")
        await settled(pilot)
        assert len(list(folder.glob("dice-*.sixgun.json"))) == 1
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, Sheet)
        await pilot.press("q")
        assert app.return_value == 0

    play(sitting, scene)


def test_leaving_asks_first() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("q")
        await settled(pilot)
        assert sitting.speaker.text("ui-quit-question") in screen_text(app)
        await pilot.press("escape")
        await settled(pilot)
        assert app.return_value is None and not isinstance(app.screen, Sheet)
        await pilot.press("q", "enter")
        assert app.return_value == 0

    play(sitting, scene)


def test_waiting_for_bots_can_be_skipped() -> None:
    sitting = open_sitting(PlayConfig(players=5, seed="skip", humans=(4,)))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert sitting.ask() is None
        assert sitting.speaker.text("ui-key-skip") in screen_text(app)
        await pilot.press("space")
        await settled(pilot)
        assert sitting.ask() is not None

    play(sitting, scene, COMPACT, Pace(pause=60.0, frames=0))


def test_dice_tumble_and_then_show_what_was_rolled() -> None:
    sitting = open_sitting(PlayConfig(players=5, seed="tumble", humans=(0, 1, 2, 3, 4)))
    sitting.hand_over(sitting.table.pending[0].seat)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = table_screen(app)
        drawn = set()
        for _ in range(5):
            screen.tumble()
            drawn.add(sitting.stage.middle(screen.tray()).plain)
        assert len(drawn) > 1
        await pilot.press("i")
        lying = sitting.stage.middle(screen.tray()).plain
        fresh = stage_of("dice").middle(screen.tray()).plain
        assert lying == fresh

    play(sitting, scene, COMPACT, Pace(pause=60.0, frame=60.0, frames=8))


def test_a_key_pressed_while_dice_tumble_is_not_lost() -> None:
    sitting = open_sitting(PlayConfig(players=5, seed="tumble", humans=(0, 1, 2, 3, 4)))
    sitting.hand_over(sitting.table.pending[0].seat)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("s")
        assert sitting.table.history and sitting.table.history[-1].option.notation(()) == "stops"

    play(sitting, scene, COMPACT, Pace(pause=60.0, frame=60.0, frames=8))
