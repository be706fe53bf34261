"""What makes Western Legends pleasant to play: few keys, few lines, and everything you need is said."""

import re
from typing import cast

import pytest
from textual.pilot import Pilot

import sixgun
from sixgun.games.legends import events as told
from sixgun.games.legends import meetings
from sixgun.games.legends.hands import best_hand
from sixgun.games.legends.options import StepTo, TakeCharacter, Work
from sixgun.games.legends.printed import ITEMS
from sixgun.games.legends.replies import Buy, LayHole
from sixgun.games.legends.view import LegendsView
from sixgun.terminal.legends.art import _pairs_of_letters
from sixgun.terminal.legends.cards import start_of
from sixgun.terminal.legends.log import condensed
from sixgun.terminal.legends.map import ARROWS, GRID, step_label
from sixgun.terminal.legends.menu import STEP_ENTRY, space_of
from sixgun.terminal.legends.pointing import explained
from sixgun.terminal.legends.seen import country_of
from sixgun.terminal.legends.stage import LegendsStage
from sixgun.terminal.screen import TableApp
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.legends.tables import asks, full_turn, legends_of, sitting_at
from tests.terminal.tables import end_quickly, one_line, play, screen_rows, screen_text, settled

WIDE = (200, 50)


def test_places_are_numbered_as_they_lie_on_the_map() -> None:
    sitting = sitting_at(full_turn)
    ask = sitting.ask()
    assert ask is not None
    entries = LegendsStage().entries(sitting.view(), ask, (), sitting.speaker)
    steps = [entry for entry in entries if entry.kind == STEP_ENTRY]
    spots = [GRID[space_of(ask.options[entry.ways[0].index])] for entry in steps]
    assert spots == sorted(spots)
    assert [entry.key for entry in steps] == list("1234567890"[: len(steps)])


def test_a_step_says_where_it_leads_and_who_is_there() -> None:
    sitting = sitting_at(full_turn)
    country = country_of(cast(LegendsView, sitting.view()))
    say = sitting.speaker
    assert step_label(country, "dk_street_mid", "dk_bank", say).startswith("↘ Bank")
    assert step_label(country, "dk_bank", "dk_street_mid", say)[0] in "".join(ARROWS)
    sheriff = step_label(country, "", country.sheriff, say)
    assert sheriff.endswith("★)") or "★" in sheriff


def test_work_has_the_same_letter_in_every_turn() -> None:
    keys = set()
    for at_least in (4, 8, 12):
        sitting = sitting_at(
            lambda view, count=at_least: asks("act", count)(view) and Work() in view.own_ask.options,  # type: ignore[misc]
            players=3,
        )
        ask = sitting.ask()
        assert ask is not None
        for entry in LegendsStage().entries(sitting.view(), ask, sitting.closed(), sitting.speaker):
            if isinstance(ask.options[entry.ways[0].index] if entry.ways else None, Work):
                keys.add(entry.key)
    assert keys == {"w"}


def test_hole_cards_say_what_they_make_the_best_first() -> None:
    sitting = sitting_at(asks("hole", 3))
    ask, view = sitting.ask(), cast(LegendsView, sitting.view())
    assert ask is not None and view.poker is not None
    entries = LegendsStage().entries(view, ask, (), sitting.speaker)
    holes = [cast(LayHole, ask.options[entry.ways[0].index]) for entry in entries]
    hands = [best_hand(view.poker.flop, hole.cards) for hole in holes]
    assert hands == sorted(hands, reverse=True)
    notes = [entry.note or entry.ways[0].label for entry in entries]
    assert all(re.search(r"[A-Z][a-z]+", note) for note in notes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_character_is_chosen_with_its_start_in_sight(lang: str) -> None:
    sitting = sitting_at(asks("character"), lang=lang)
    ask = sitting.ask()
    assert ask is not None
    for entry in LegendsStage().entries(sitting.view(), ask, (), sitting.speaker):
        option = cast(TakeCharacter, ask.options[entry.ways[0].index])
        from sixgun.games.legends.printed import CHARACTERS
        from sixgun.terminal.legends.cards import CHARACTER, printed

        start = start_of(printed(CHARACTER, CHARACTERS[option.character].id), sitting.speaker)
        assert start in entry.note and "ui-" not in start and "{" not in start


def test_the_log_tells_ways_by_their_end_and_adds_up_gains() -> None:
    way = [told.Moved(1, space, "x", "move") for space in ("dk_bank", "dk_street_mid", "dk_saloon_n")]
    gains = [told.MoneyGained(1, 10, "prospect"), told.MoneyGained(1, 10, "prospect")]
    other = [told.MoneyGained(2, 10, "prospect"), told.MoneyGained(2, 10, "work")]
    sheriff = [meetings.SheriffMoved(0, space) for space in ("dk_bank", "dk_street_mid")]
    found = condensed([*way, *gains, *other, *sheriff])
    assert found[0] == way[-1]
    assert [event.amount for event in found if isinstance(event, told.MoneyGained)] == [20, 10, 10]
    assert found[-1] == sheriff[-1] and len(found) == 5


def test_in_a_store_the_cards_sheet_tells_what_is_for_sale() -> None:
    sitting = sitting_at(asks("shop"))
    names = [name for name, _ in LegendsStage().texts(sitting.view(), sitting.speaker)]
    assert "Mule, $30" in names and "Whiskey, $10" in names
    away = sitting_at(full_turn)
    assert "Mule, $30" not in [name for name, _ in LegendsStage().texts(away.view(), away.speaker)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_items_have_two_letters_of_their_own(lang: str) -> None:
    pairs = _pairs_of_letters(speaker(lang))
    assert len(set(pairs.values())) == len(ITEMS)
    assert all(len(pair) == 2 for pair in pairs.values())


def test_what_is_pointed_at_explains_itself() -> None:
    sitting = sitting_at(asks("shop"))
    ask = sitting.ask()
    assert ask is not None
    country = country_of(cast(LegendsView, sitting.view()))
    for option in ask.options:
        text = explained(option, country, sitting.speaker)
        assert bool(text) == isinstance(option, Buy) or "Upgraded" in text

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down")
        await settled(pilot)
        assert "LP at the end" in one_line(screen_text(app)) or "No effect" in one_line(screen_text(app))

    play(sitting, scene)


def test_a_long_remark_does_not_push_the_keys_off_the_screen() -> None:
    sitting = sitting_at(asks("shop", 8))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        legends_of(app).say("A remark of many words. " * 12)
        await settled(pilot)
        assert sitting.speaker.text("ui-key-why") in screen_rows(app)[-1]

    play(sitting, scene)


def test_the_title_tells_round_and_actions() -> None:
    sitting = sitting_at(full_turn)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        country = country_of(cast(LegendsView, sitting.view()))
        assert f"Round {country.round}" in screen_rows(app)[0]

    play(sitting, scene)


def test_on_a_wide_screen_the_log_stands_beside_the_table() -> None:
    sitting = sitting_at(full_turn, goals=1)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        screen = legends_of(app)
        await settled(pilot)
        assert screen.has_class("wide") and screen.query_one("#log").region.x == screen.across
        assert sitting.speaker.text("ui-key-why") in screen_rows(app)[-1]

    play(sitting, scene, WIDE)


def test_the_final_score_is_explained_line_by_line() -> None:
    sitting = sitting_at(asks("income"), players=2, length="short")
    end_quickly(sitting)
    found = sitting.stage.scored(sitting.view(), sitting.speaker)
    assert [whose for whose, _ in found] == [*sitting.table.names, "Man in Black"]
    for (_, how), lines in zip(found, sitting.table.state.scores, strict=False):
        assert how.endswith(f"in all {sum(amount for _, amount in lines)} LP.")
        assert how.count(",") == len(lines) - 1
    assert not sixgun.view(sitting.table, 0).asks

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert "Legendary points on the track" in one_line(screen_text(app))

    play(sitting, scene)


def test_before_the_start_nobody_stands_on_the_board() -> None:
    sitting = sitting_at(asks("start"))
    ask = sitting.ask()
    assert ask is not None
    country = country_of(cast(LegendsView, sitting.view()))
    assert country.seats[ask.seat].space == ""
    told = sitting.stage.table_told(sitting.view(), sitting.speaker)
    assert any("Place: –." in line for line in told)
    entries = LegendsStage().entries(sitting.view(), ask, (), sitting.speaker)
    assert all(" – " in entry.label for entry in entries)  # such as "Darkrock store – north"


def test_steps_that_the_map_does_not_know_keep_their_name() -> None:
    sitting = sitting_at(full_turn)
    country = country_of(cast(LegendsView, sitting.view()))
    step = next(option for option in sitting.ask().options if isinstance(option, StepTo))  # type: ignore[union-attr]
    assert len(step_label(country, "", space_of(step), sitting.speaker)) > 1
