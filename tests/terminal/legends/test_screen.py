"""Western Legends on the full screen: everything fits, and the keyboard reaches everything."""

import re

import pytest
from textual.pilot import Pilot

from sixgun.games.legends.printed import SPACES
from sixgun.terminal.legends.menu import STEP_ENTRY
from sixgun.terminal.screen import TableApp
from sixgun.texts import LANGUAGES
from tests.terminal.legends.tables import asks, full_turn, legends_of, sitting_at, taken
from tests.terminal.tables import (
    COMPACT,
    LARGE,
    end_quickly,
    one_line,
    play,
    screen_rows,
    screen_text,
    settled,
)

SIZES = [COMPACT, LARGE]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_turn_with_six_players_fits(lang: str, size: tuple[int, int]) -> None:
    sitting = sitting_at(full_turn, players=6, lang=lang)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        rows = screen_rows(app)
        text = "\n".join(rows)
        assert max(len(row) for row in rows) <= size[0]
        for name in sitting.table.names:
            assert name[:6] in text
        assert "★" in text and "$" in text
        assert sitting.prompt()[:20] in one_line(text)
        say = sitting.speaker.text
        for tale in ("ui-key-map", "ui-key-cards", "ui-key-why"):
            assert say(tale) in rows[-1]
        screen = legends_of(app)
        for entry in screen.entries:
            if entry.kind == STEP_ENTRY:
                assert re.search(rf"{entry.key} ?{re.escape(entry.label[:12])}", text), entry
        assert not re.search(r"ui-|legends-", text)

    play(sitting, scene, size)


@pytest.mark.parametrize(
    ("prompt", "shown"),
    [
        ("lay", "against"),
        ("fight_card", "Fight cards you know"),
        ("hole", "Flop:"),
        ("dice", "Dice:"),
        ("shop", "Buy"),
        ("income", "Take $20"),
        ("character", ": "),
        ("hand_limit", "discard"),
    ],
)
def test_what_is_going_on_is_on_the_screen(prompt: str, shown: str) -> None:
    sitting = sitting_at(asks(prompt), players=4)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        assert shown in text and sitting.prompt()[:30] in one_line(text)
        assert len(screen_rows(app)) <= COMPACT[1]

    play(sitting, scene)


def test_a_step_is_taken_with_the_key_on_the_map() -> None:
    sitting = sitting_at(full_turn)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = legends_of(app)
        space, entry = next(iter(screen.steps().items()))
        assert screen.pins().keys[space] == entry.key
        await pilot.press(entry.key)
        await settled(pilot)
        assert taken(sitting) == f"moves to {space}"

    play(sitting, scene)


def test_a_clicked_place_is_gone_to() -> None:
    sitting = sitting_at(full_turn)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        from sixgun.terminal.legends.map import GRID, SMALL

        space = next(iter(legends_of(app).steps()))
        row, column = GRID[space]
        await pilot.click("#middle", offset=(column * SMALL.across + 1, row))
        await settled(pilot)
        assert taken(sitting) == f"moves to {space}"

    play(sitting, scene)


def test_arrows_reach_every_choice_and_enter_takes_it() -> None:
    sitting = sitting_at(full_turn)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = legends_of(app)
        count = len(screen.entries)
        seen = set()
        for _ in range(count):
            await pilot.press("right")
            seen.add(screen.cursor)
        assert seen == set(range(count))
        while screen.entries[screen.cursor or 0].kind != STEP_ENTRY:
            await pilot.press("right")
        await pilot.press("enter")
        await settled(pilot)
        assert taken(sitting).startswith("moves to ")

    play(sitting, scene)


def test_s_ends_the_turn_stops_a_walk_and_leaves_the_store() -> None:
    for prompt, words in (("act", "ends the turn"), ("walk", "stops"), ("dice", "keeps the dice")):
        sitting = sitting_at(asks(prompt))

        async def scene(app: TableApp, pilot: Pilot[int]) -> None:
            await pilot.press("s")
            await settled(pilot)
            if legends_of(app).warned is not None:  # a turn with actions left ends with the second key
                assert taken(sitting) != words  # noqa: B023 - played at once
                assert "Press s once more" in one_line(screen_text(app))
                await pilot.press("s")
                await settled(pilot)
            assert taken(sitting) == words  # noqa: B023 - played at once

        play(sitting, scene)


def test_sheets_for_the_map_the_cards_and_the_players() -> None:
    sitting = sitting_at(full_turn)
    say = sitting.speaker.text

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for key, title in (("m", "ui-map-title"), ("c", "ui-cards-title"), ("i", "ui-info-title")):
            await pilot.press(key)
            await settled(pilot)
            assert say(title) in screen_text(app)
            await pilot.press("escape")
            await settled(pilot)
        await pilot.press("m")
        await settled(pilot)
        here = SPACES[sitting.table.state.seats[sitting.viewer].space].id
        assert say(f"space-{here}") in one_line(screen_text(app))

    play(sitting, scene)


def test_an_attack_is_pointed_at_by_clicking_a_player() -> None:
    def fight(view: object) -> bool:
        return asks("act")(view) and any(  # type: ignore[arg-type]
            option.__class__.__name__ == "Attack" and option.target < 6
            for option in view.own_ask.options  # type: ignore[attr-defined]
        )

    sitting = sitting_at(fight)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = legends_of(app)
        target = next(way.target for entry in screen.entries for way in entry.ways if way.target >= 0)
        screen.point_at(target)
        await settled(pilot)
        assert screen.cursor is not None
        assert screen.entries[screen.cursor].ways[0].target == target

    play(sitting, scene)


def test_hole_cards_are_chosen_one_after_the_other_when_there_are_many() -> None:
    sitting = sitting_at(asks("hole", 15), seeds=60)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = legends_of(app)
        entry = next(entry for entry in screen.entries if len(entry.ways) > 1)
        await pilot.press(entry.key)
        await settled(pilot)
        assert screen.opened is entry
        wanted = sitting.ask().options[entry.ways[0].index]  # type: ignore[union-attr]
        await pilot.press(screen.ways[0][0])
        await settled(pilot)
        assert taken(sitting) == wanted.notation(sitting.table.names)

    play(sitting, scene)


def test_two_people_pass_the_screen_and_hide_their_hands() -> None:
    from sixgun.terminal import PlayConfig
    from sixgun.terminal.sitting import open_sitting

    sitting = open_sitting(PlayConfig(game="legends", players=3, humans=(0, 1), bots="greenhorn", seed="two"))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert sitting.speaker.text("ui-pass-table", player=sitting.table.names[0]) in one_line(
            screen_text(app)
        )
        await pilot.press("enter")
        await settled(pilot)
        assert sitting.viewer == 0
        await pilot.press("1")
        await settled(pilot)
        assert sitting.speaker.text("ui-pass-table", player=sitting.table.names[1]) in one_line(
            screen_text(app)
        )

    play(sitting, scene)


def test_the_end_shows_the_final_scores() -> None:
    sitting = sitting_at(full_turn, length="short")
    end_quickly(sitting)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = one_line(screen_text(app))
        assert sitting.speaker.text("ui-end-title") in text
        for lines in sitting.table.state.scores:
            assert f"{sum(amount for _, amount in lines)} LP" in text

    play(sitting, scene, LARGE)
