"""The full-screen table of the card game, driven by keys and clicks as a person would."""

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Static

from sixgun.games.bang.cards import KIND, sign
from sixgun.games.bang.view import BangView
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import CLOSED
from sixgun.terminal.widgets import Sheet
from sixgun.texts import LANGUAGES
from tests.terminal.bang.tables import (
    LONG_NAMES,
    asks,
    bare,
    cards_of,
    crowded,
    entry_where,
    mid_game,
    taken,
    view_of,
)
from tests.terminal.tables import (
    COMPACT,
    LARGE,
    one_line,
    play,
    screen_rows,
    screen_text,
    settled,
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("opened", [False, True])
def test_eight_players_and_twelve_cards_fit_into_80_by_24(lang: str, opened: bool) -> None:
    sitting = crowded(lang=lang)
    view = view_of(sitting)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        if opened:
            await pilot.press(entry_where(app, "hand", aimed=True).key)
            await settled(pilot)
        rows = screen_rows(app)
        text = "\n".join(rows)
        assert max(len(row) for row in rows) <= COMPACT[0] and len(rows) <= COMPACT[1]
        assert "…" not in text
        say = sitting.speaker
        for seat, name in zip(view.seats, LONG_NAMES, strict=True):
            row = next(row for row in rows if f" {name} " in row and "▤" in row)
            assert say.name("character", seat.character, "bang") in row
            assert "▮" * seat.life + "▯" * (seat.max_life - seat.life) in row
            assert f"▤{seat.hand_size}" in row
        for card in view.seats[view.seat].hand:
            assert f"{say.name('card', KIND[card])} {sign(card)}" in text
        question = say.text("ui-bang-at", card="§").partition("§")[2] if opened else sitting.prompt()
        assert one_line(question) in bare(text)
        screen = cards_of(app)
        for widget in screen.query("*"):
            if widget.display and widget.region.area and not widget.has_class("-vertical"):
                assert app.screen.region.contains_region(widget.region), widget
        box = screen.query_one("#box")
        assert box.virtual_size.height <= box.size.height
        assert screen.query_one("#log").size.height >= 1

    play(sitting, scene)


def test_cards_in_play_are_shortened_only_where_nothing_else_fits() -> None:
    def laid(sitting: Sitting) -> list[str]:
        kinds = [KIND[card] for seat in view_of(sitting).seats for card in seat.in_play]
        return [sitting.speaker.name("card", kind) for kind in kinds]

    for count, whole in ((2, True), (4, False)):
        sitting = crowded(laid=count, hand=14)
        names = laid(sitting)

        async def scene(
            app: TableApp, pilot: Pilot[int], names: list[str] = names, whole: bool = whole
        ) -> None:
            text = screen_text(app)
            assert all(name in text for name in names) == whole
            assert all(name[:4] in text for name in names)
            await pilot.resize_terminal(80, 40)
            await settled(pilot)
            text = screen_text(app)
            assert all(name in text for name in names)

        play(sitting, scene)


def test_a_large_terminal_shows_plates_and_drawn_cards() -> None:
    sitting = crowded()
    view = view_of(sitting)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        rows = screen_rows(app)
        text = "\n".join(rows)
        assert max(len(row) for row in rows) <= LARGE[0] and len(rows) <= LARGE[1]
        assert "…" not in text
        assert text.count("[") >= len(view.seats[view.seat].hand)
        for corner in ("┌●", "╔■", "┌◆"):
            assert corner in text
        own = (view.seat,)
        for seat, player in enumerate(view.seats):
            if seat not in own:
                assert any(LONG_NAMES[seat] in row and "─" in row for row in rows)
                assert sitting.speaker.name("character", player.character, "bang") in text
        await pilot.press(entry_where(app, "hand", aimed=True).key)
        await settled(pilot)
        assert any(f"[{place}] " in screen_text(app) for place in range(1, 8))
        await pilot.resize_terminal(*COMPACT)
        await settled(pilot)
        assert "┌●" not in screen_text(app)

    play(sitting, scene, LARGE)


def test_a_card_then_its_target_by_the_number_of_the_seat() -> None:
    sitting = crowded(players=5, hand=10)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = cards_of(app)
        entry = entry_where(app, "hand", aimed=True)
        before = len(sitting.table.history or ())
        await pilot.press(entry.key)
        await settled(pilot)
        assert screen.opened == entry and len(sitting.table.history or ()) == before
        way = next(way for way in entry.open_ways if way.target != sitting.viewer)
        place = (way.target - sitting.viewer) % 5
        await pilot.press("escape")
        await settled(pilot)
        assert screen.opened is None
        await pilot.press(entry.key, str(place))
        await settled(pilot)
        name = sitting.table.names[way.target]
        choices = [
            choice.option.notation(sitting.table.names) for choice in (sitting.table.history or [])[before:]
        ]
        assert choices[0].startswith("plays ") and choices[0].endswith(f" at {name}")

    play(sitting, scene)


def test_a_closed_card_and_a_closed_target_say_why() -> None:
    sitting = crowded(laid=1)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = cards_of(app)
        shut = next(entry for entry in screen.entries if not entry.open_ways and entry.why)
        assert shut.why is not None
        await pilot.press(shut.key)
        await settled(pilot)
        assert one_line(sitting.speaker.refusal(shut.why)) in bare(screen_text(app))
        far = next(
            entry
            for entry in screen.entries
            if entry.open_ways and any(way.index == CLOSED for way in entry.ways)
        )
        way = next(way for way in far.ways if way.index == CLOSED)
        assert way.why is not None
        await pilot.press(far.key, str((way.target - sitting.viewer) % 8))
        await settled(pilot)
        assert one_line(sitting.speaker.refusal(way.why)) in bare(screen_text(app))
        assert not sitting.table.history

    play(sitting, scene)


def test_arrows_walk_and_never_aim_at_yourself_by_accident() -> None:
    sitting = crowded()

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = cards_of(app)
        seen = set()
        for key in ("right", "down", "right", "up", "left", "down", "down", "down", "down"):
            await pilot.press(key)
            seen.add(screen.cursor)
        assert len(seen) > 5 and max(number for number in seen if number is not None) >= 12
        aimed = [entry for entry in screen.entries if len(entry.open_ways) > 1][:3]
        assert any(sitting.viewer in [way.target for way in entry.open_ways] for entry in aimed)
        for entry in aimed:
            await pilot.press(entry.key)
            assert screen.opened == entry
            if screen.cursor is not None:
                assert entry.ways[screen.cursor].target != sitting.viewer
            await pilot.press("escape")
        assert not sitting.table.history

    play(sitting, scene)


def test_the_mouse_takes_a_card_and_a_seat() -> None:
    sitting = crowded(players=5, hand=10)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = cards_of(app)
        hand = screen.hand_entries
        entry = entry_where(app, "hand", aimed=True)
        x, y = screen.place_on_screen(hand.index(entry))
        await pilot.click("#hand", offset=(x + 2, y))
        await settled(pilot)
        assert screen.opened == entry
        way = next(way for way in entry.open_ways if way.target != sitting.viewer)
        rows = [row for row in screen_rows(app) if "▤" in row]
        line = next(n for n, row in enumerate(rows) if sitting.table.names[way.target] in row)
        await pilot.click("#ring", offset=(8, line))
        await settled(pilot)
        assert sitting.table.names[way.target] in taken(sitting)

    play(sitting, scene)


def test_a_click_on_a_seat_without_a_card_tells_who_sits_there() -> None:
    sitting = crowded(players=5, hand=6, laid=0)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click("#ring", offset=(8, 1))
        await settled(pilot)
        assert isinstance(app.screen, Sheet)
        seat = (sitting.viewer + 2) % 5
        ability = sitting.speaker.ability("bang", view_of(sitting).seats[seat].character)
        body = app.screen.query_one("#body Static", Static).render()
        assert isinstance(body, Content) and ability in body.plain

    play(sitting, scene)


def test_sheets_with_texts_of_cards_and_the_whole_log() -> None:
    sitting = crowded(players=5, hand=6)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for key, wanted in (
            (
                "c",
                [
                    sitting.speaker.card_text(KIND[card])
                    for card in view_of(sitting).seats[sitting.viewer].hand
                ],
            ),
            ("g", [line for _, line in sitting.told()]),
        ):
            await pilot.press(key)
            await settled(pilot)
            body = app.screen.query_one("#body Static", Static).render()
            assert isinstance(body, Content)
            assert [text for text in wanted if text not in body.plain] == []
            await pilot.press("escape")
            await settled(pilot)

    play(sitting, scene)


def test_a_hint_points_into_the_card() -> None:
    sitting = crowded(players=5, hand=6)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        hint = sitting.hint()
        assert hint is not None
        ask = sitting.ask()
        assert ask is not None
        wanted = ask.options[hint.index].notation(sitting.table.names)
        await pilot.press("h", "enter")
        await settled(pilot)
        first = (sitting.table.history or [])[0].option.notation(sitting.table.names)
        assert first == wanted

    play(sitting, scene)


def test_russian_letters_and_czech_digits_are_the_same_keys() -> None:
    sitting = crowded()

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = cards_of(app)
        keys = {entry.key: number for number, entry in enumerate(screen.entries) if not entry.open_ways}
        opens = {entry.key: entry for entry in screen.entries if len(entry.ways) > 1 and entry.open_ways}
        pressed = 0
        for written, key in (
            ("ě", "2"),
            ("š", "3"),
            ("č", "4"),
            ("í", "9"),
            ("é", "0"),
            ("ф", "a"),
            ("и", "b"),
        ):
            if key in keys:
                await pilot.press(written)
                assert screen.cursor == keys[key]
                pressed += 1
            elif key in opens:
                await pilot.press(written)
                assert screen.opened == opens[key]
                await pilot.press("escape")
                pressed += 1
        assert pressed >= 3
        await pilot.press("с")
        await settled(pilot)
        assert isinstance(app.screen, Sheet)

    play(sitting, scene)


def test_a_card_used_as_another_says_so() -> None:
    def converted(view: BangView) -> bool:
        own = view.seats[view.seat]
        return own.character == "elena_fuente" and own.hand_size > 2 and asks("shot", 3)(view)

    for size in (COMPACT, LARGE):
        sitting = mid_game(converted, players=7)

        async def scene(app: TableApp, pilot: Pilot[int]) -> None:
            assert screen_text(app).count("=Missed!") >= 2

        play(sitting, scene, size)
