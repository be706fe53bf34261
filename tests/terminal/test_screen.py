"""The full-screen table, driven by keys and clicks as a person would."""

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from sixgun.terminal.screen import TableApp
from sixgun.terminal.widgets import Sheet
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.tables import (
    COMPACT,
    LARGE,
    asked,
    asked_with_dynamite,
    one_line,
    play,
    screen_rows,
    screen_text,
    settled,
    sitting_where,
    table_screen,
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eight_players_fit_into_80_by_24(lang: str) -> None:
    names = (
        "Bartholomew",
        "Maximiliana",
        "Konstantin",
        "Ludmila",
        "Wenceslas",
        "Guadalupe",
        "Anastasia",
        "Eve",
    )
    sitting = sitting_where(asked_with_dynamite, players=8, names=names, lang=lang)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        rows = screen_rows(app)
        text = "\n".join(rows)
        assert max(len(row) for row in rows) <= COMPACT[0] and len(rows) <= COMPACT[1]
        for name in names:
            assert name in text
        view = sitting.view()
        for seat in view.seats:  # type: ignore[attr-defined]
            assert sitting.speaker.name("character", seat.character) in text
            assert "▮" * seat.life + "▯" * (seat.max_life - seat.life) in text
        assert "…" not in text
        assert one_line(sitting.prompt()) in one_line(
            text.replace("█", " ").replace("▌", " ").replace("▐", " ")
        )
        for widget in table_screen(app).query("*"):
            if widget.display and widget.region.area:
                assert app.screen.region.contains_region(widget.region), widget
        for number in range(1, 6):
            assert f" {number} " in text
        assert table_screen(app).query_one("#choices").size.height >= 3

    play(sitting, scene)


def test_a_large_terminal_gets_large_dice_and_a_smaller_one_small_dice_again() -> None:
    sitting = sitting_where(asked("reroll"), players=8)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert table_screen(app).query_one("#middle").size.height == 12
        log = table_screen(app).query_one("#log").size
        await pilot.resize_terminal(*COMPACT)
        await settled(pilot)
        assert table_screen(app).query_one("#middle").size.height == 8
        assert table_screen(app).query_one("#log").size.height < log.height
        await pilot.resize_terminal(60, 20)
        await settled(pilot)
        assert "80 × 24" in screen_text(app)

    play(sitting, scene, LARGE)


def test_dice_are_switched_by_keys_and_rolled() -> None:
    sitting = sitting_where(asked("reroll"), players=5)
    before = len(sitting.events())

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        ask = sitting.ask()
        assert ask is not None
        free = [die for die in range(1, 6) if ask.find(f"rerolls {die}", sitting.table.names) >= 0]
        await pilot.press("space")
        assert sitting.speaker.text("ui-nothing-picked") in one_line(screen_text(app))
        await pilot.press(str(free[0]), str(free[1]))
        await settled(pilot)
        assert screen_text(app).count("↻") >= 2
        await pilot.press(str(free[1]))
        picked = table_screen(app).picked
        assert picked is not None and picked == ask.find(f"rerolls {free[0]}", sitting.table.names)
        assert table_screen(app).query_one("#choices", OptionList).highlighted == picked
        await pilot.press("space")
        await settled(pilot)
        assert len(sitting.events()) > before

    play(sitting, scene)


def test_a_czech_and_a_russian_keyboard_reach_the_same_keys() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        ask = sitting.ask()
        assert ask is not None
        for sign, die in (("plus", 1), ("ě", 2), ("š", 3), ("č", 4), ("ř", 5)):
            if ask.find(f"rerolls {die}", sitting.table.names) >= 0:
                await pilot.press(sign)
                assert table_screen(app).picked == ask.find(f"rerolls {die}", sitting.table.names)
                await pilot.press(sign)
        await pilot.press("ы")
        assert sitting.table.history and sitting.table.history[-1].option.notation(()) == "stops"

    play(sitting, scene)


def test_a_locked_die_says_why() -> None:
    sitting = sitting_where(asked_with_dynamite, players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        locked = min(sitting.closed(), key=lambda closed: len(closed.option.notation(())))
        die = locked.option.notation(()).split()[1]
        reason = sitting.speaker.refusal(locked.refusal)
        await pilot.press(die)
        await settled(pilot)
        assert reason in one_line(screen_text(app))
        await pilot.press("question_mark")
        await settled(pilot)
        assert isinstance(app.screen, Sheet)
        assert sitting.speaker.refusal(locked.refusal, rule=False) in one_line(screen_text(app))

    play(sitting, scene, LARGE)


def test_the_mouse_takes_dice_and_targets_and_asks_about_others() -> None:
    sitting = sitting_where(asked("assign_bullseyes"), players=7)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        ask = sitting.ask()
        assert ask is not None
        targets = {sitting.stage.target(option) for option in ask.options}
        other = next(seat for seat in range(1, 7) if seat not in targets)
        await pilot.click(f"#place-{other}")
        await settled(pilot)
        reason = next(c.refusal for c in sitting.closed() if sitting.stage.target(c.option) == other)
        assert sitting.speaker.refusal(reason) in one_line(screen_text(app))
        before = len(sitting.table.history or ())
        await pilot.click(f"#place-{min(targets)}")
        await settled(pilot)
        history = sitting.table.history or []
        assert history[before].option == ask.options[0]

    play(sitting, scene, LARGE)


def test_a_click_on_a_die_switches_it() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        ask = sitting.ask()
        assert ask is not None
        die = next(die for die in range(1, 6) if ask.find(f"rerolls {die}", sitting.table.names) >= 0)
        await pilot.click("#middle", offset=(3 + (die - 1) * 8, 3))
        assert table_screen(app).picked == ask.find(f"rerolls {die}", sitting.table.names)

    play(sitting, scene)


def test_a_choice_is_typed_and_a_wrong_one_answered() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("colon", *"dances", "enter")
        await settled(pilot)
        assert "dances" in screen_text(app)
        assert not table_screen(app).query_one("#command", Input).has_focus
        await pilot.press("colon", *"xx", "escape")
        before = len(sitting.table.history or ())
        await pilot.press("colon", *"Stop", "enter")
        await settled(pilot)
        assert (sitting.table.history or [])[before].option.notation(()) == "stops"

    play(sitting, scene)


def test_information_about_everyone() -> None:
    sitting = sitting_where(asked("reroll"), players=4)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("i")
        await settled(pilot)
        body = app.screen.query_one("#body Static", Static).render()
        assert isinstance(body, Content)
        for seat in sitting.view().seats:  # type: ignore[attr-defined]
            assert sitting.speaker.ability("dice", seat.character) in body.plain
        assert sitting.speaker.text("ui-info-title") in screen_text(app)

    play(sitting, scene)


def test_every_language_in_turn_with_its_log() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for lang in ("cs", "es", "ru", "en"):
            await pilot.press("l")
            await settled(pilot)
            text = one_line(screen_text(app))
            assert speaker(lang).text("ui-key-why") in text
            assert sitting.speaker.lang == lang
            assert one_line(sitting.told()[-1][1])[:30] in text

    play(sitting, scene, LARGE)


def test_daylight_and_lamplight() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        night = app.export_screenshot()
        await pilot.press("t")
        await settled(pilot)
        assert app.theme == "paper" and app.export_screenshot() != night

    play(sitting, scene)


def test_a_hint_points_at_a_legal_option_with_a_reason() -> None:
    sitting = sitting_where(asked("reroll"), players=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("h")
        await settled(pilot)
        picked = table_screen(app).picked
        assert picked is not None
        assert sitting.options()[picked] in one_line(screen_text(app))
        choices = table_screen(app).query_one("#choices", OptionList)
        assert choices.scroll_offset.y <= picked < choices.scroll_offset.y + choices.size.height

    play(sitting, scene)
