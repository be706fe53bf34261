"""What events bring to the terminal: on the screen, in plain lines, and in words typed at their questions."""

from pathlib import Path

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Static

import sixgun
from sixgun.games.bang.cards import EVENTS
from sixgun.terminal import PlayConfig
from sixgun.terminal.bang.events import Events
from sixgun.terminal.look import NIGHT
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import open_sitting
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.bang.events import A_GHOST, before, under
from tests.terminal.bang.tables import LONG_NAMES, bare, cards_of, view_of
from tests.terminal.positions import at, chosen, told
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

ALL = tuple([id for rows in EVENTS.values() for id, _ in rows])
BOXES = ("base", "dodge_city", "high_noon", "fistful")

# -- the middle ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [COMPACT, LARGE])
def test_both_events_stand_in_the_middle_with_their_texts(
    lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    sitting = under("hangover", tmp_path, lang)
    say = sitting.speaker

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        middle = app.screen.query_one("#strip" if size == COMPACT else "#middle", Static).render()
        assert isinstance(middle, Content)
        text = one_line(middle.plain)
        assert say.text("ui-events-now", event=say.name("card", "hangover")) in text
        assert say.text("ui-events-next", event=say.name("card", "thirst")) in text
        assert say.text("ui-events-left", count=2) in text
        assert "…" not in text
        assert say.card_text("hangover") in text and say.card_text("thirst") in text

    play(sitting, scene, size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_keeps_room_for_the_names_of_events(lang: str, tmp_path: Path) -> None:
    laid = "in_play: [{}]"
    weapons = (
        "schofield J♣",
        "schofield Q♣",
        "remington K♣",
        "winchester 8♠",
        "volcanic 10♠",
        "volcanic 10♣",
    )
    lines = [
        "scenario: A full table",
        "source: high noon 3",
        "game: bang",
        f"sets: [{', '.join(BOXES)}]",
        "given:",
        f"  turn: {LONG_NAMES[0]}",
        "  event: ghost_town",
        "  coming: [abandoned_mine, high_noon]",
        f"  {LONG_NAMES[0]}:",
        "    role: sheriff",
        "    hand: [bang 7♦, missed 10♣, cat balou 9♦, mustang 8♥, general store 9♣, panic A♥, beer 6♥]",
        *[f"  {name}: {{{laid.format(card)}}}" for name, card in zip(LONG_NAMES[1:], weapons, strict=False)],
        f"  {LONG_NAMES[7]}: {{}}",
    ]
    sitting = at("\n".join(lines) + "\n", tmp_path, lang)
    say = sitting.speaker

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        rows = screen_rows(app)
        text = "\n".join(rows)
        assert max(len(row) for row in rows) <= COMPACT[0] and len(rows) <= COMPACT[1]
        assert say.name("card", "ghost_town") in text and say.name("card", "abandoned_mine") in text
        for name in LONG_NAMES:
            assert any(f"{name} " in row and "▤" in row for row in rows)
        assert bare(sitting.prompt()) in bare(text)
        box = cards_of(app).query_one("#box")
        assert box.virtual_size.height <= box.size.height
        assert cards_of(app).query_one("#log").size.height >= 1

    play(sitting, scene)


def test_no_event_in_the_first_round_and_none_after_the_last(tmp_path: Path) -> None:
    under("none", tmp_path)
    text = (tmp_path / "position.yaml").read_text(encoding="utf-8").replace("past: [the_doctor]", "past: []")
    first = at(text, tmp_path)
    assert "No event is in force in the first round." in told(first, "table")
    text = text.replace("event: none", "event: high_noon").replace(
        "coming: [thirst, law_of_the_west]", "coming: []"
    )
    last = at(text, tmp_path)
    assert "This is the last event." in told(last, "table")

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert "event: High Noon (last event)" in screen_text(app)

    play(last, scene)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ALL)
def test_every_event_fits_in_every_room(id: str, lang: str) -> None:
    say = speaker(lang)
    shown = Events(id, id, (), 12, (id,), "hearts", 0, "")
    for width in (54, 78):
        for room in range(16):
            rows = shown.rows(width, room, NIGHT, say)
            assert len(rows) <= max(room, 5) and all(row.cell_len <= width for row in rows)
            assert say.name("card", id) in " ".join([row.plain.strip() for row in rows])
        assert say.card_text(id) in " ".join([row.plain.strip() for row in rows])


def test_a_new_event_is_a_moment(tmp_path: Path) -> None:
    sitting = before("train_arrival", tmp_path)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        notice = app.screen.query_one("#notice", Static).render()
        assert isinstance(notice, Content)
        assert notice.plain.startswith("New event: Train Arrival. You draw 1 card more")
        assert "Next event: Thirst." in notice.plain
        assert "◈ New event: Train Arrival." in screen_text(app)

    play(sitting, scene, (100, 40))


# -- seats and cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sleeping_characters_carry_a_sign_and_say_why(lang: str, tmp_path: Path) -> None:
    sitting = under("hangover", tmp_path, lang)
    say = sitting.speaker
    name, event = say.name("character", "jourdonnais", "bang"), say.name("card", "hangover")
    why = f"{name} ({event})"

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        assert f"☾{name}" in text and f"☾ {say.text('ui-events-asleep')} ({event})" in text
        assert "☾" not in text[text.index("Schofield") if "Schofield" in text else -1 :][:3]
        await pilot.press("i")
        await settled(pilot)
        body = app.screen.query_one("#body Static", Static).render()
        assert isinstance(body, Content)
        assert say.text("ui-told-events-asleep", names=why) in body.plain
        assert say.text("ui-events-signs") in body.plain

    play(sitting, scene)
    assert say.text("ui-told-events-asleep", names=why) in told(sitting, "table", "info Cleo")


def test_sleeping_cards_carry_a_sign_and_weapons_their_true_range(tmp_path: Path) -> None:
    sitting = under("lasso", tmp_path)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        assert "■☾Barrel" in text and "■☾Winchester" in text and "Colt .45(1)" in text
        assert "☾ no effect now (Lasso)" in text and "☾Willy" not in text
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert "■☾Schofield" in screen_text(app)

    play(sitting, scene)
    text = told(sitting, "table")
    assert "range 1. In play: Barrel Q♠, Winchester 8♠. Ann starts the rounds." in text
    assert "No effect now: Barrel (Lasso), Winchester (Lasso)." in text


def test_distances_follow_the_event(tmp_path: Path) -> None:
    assert (
        "Cleo: Jourdonnais, role unknown, life 4 of 4, no cards in hand, range 1. Distance from you 1"
        in told(under("ambush", tmp_path), "table")
    )
    assert "range 1. Distance from you 2" in told(under("curse", tmp_path), "table")


def test_suits_follow_the_event(tmp_path: Path) -> None:
    sitting = under("curse", tmp_path)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert "BANG! 7♦=♠" in screen_text(app)
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert "7♦=♠┐" in screen_text(app)

    play(sitting, scene)
    assert "BANG! 7♦, brown, counts as spades" in told(sitting, "hand")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_round_starter_and_a_ghost_are_marked(lang: str, tmp_path: Path) -> None:
    sitting = under("lasso", tmp_path, lang, A_GHOST)
    say = sitting.speaker

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        rows = screen_rows(app)
        assert any("⚑Ann" in row and say.text("ui-events-starter") in row for row in rows)
        assert any("Cleo" in row and f"☠ {say.text('ui-events-ghost')}" in row for row in rows)
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert f"☠ {say.text('ui-events-ghost')}" in screen_text(app)

    play(sitting, scene)
    text = told(sitting, "table")
    assert say.text("ui-told-events-ghost", player="Cleo") in text
    assert say.text("ui-told-events-starter", player="Ann") in text


@pytest.mark.parametrize("looked", [True, False])
def test_the_own_reserve(looked: bool, tmp_path: Path) -> None:
    sitting = under("curse", tmp_path, looked=looked)
    shown = "reserve: Bart Cassidy" if looked else "reserve: face down"

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert f"◇ {shown}" in screen_text(app)

    play(sitting, scene)
    assert ("Your reserve: Bart Cassidy." in told(sitting, "table")) == looked


def test_the_card_that_has_to_be_played(tmp_path: Path) -> None:
    sitting = before("law_of_the_west", tmp_path)
    duty = sitting.table.state.parts["events"].duty
    assert duty in view_of(sitting).seats[0].hand
    card = sitting.speaker.card(duty)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        assert f"! must be played: {card}" in bare(text)
        assert f"{card} !" in text
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert "] !" in screen_text(app)

    play(sitting, scene)
    text = told(sitting, "hand", "table", "why end")
    assert f"{card}, " in text and ", must be played" in text
    assert f"Ann: {card} must be played this turn." in text


# -- questions -----------------------------------------------------------------------------------------------

QUESTIONS = [
    ("handcuffs", ("names hearts", "name hearts", "hearts", "2"), "names hearts"),
    ("peyote", ("guesses red", "red", "1"), "guesses red"),
    ("ranch", ("exchanges bang 7♦", "bang 7", "1"), "exchanges bang 7♦"),
    ("ranch", ("is done", "stops", "done", "8"), "stops"),
    ("blood_brothers", ("gives a life to Ben", "ben", "1"), "gives a life to Ben"),
    ("hard_liquor", ("drinks", "drink", "1"), "drinks"),
    ("new_identity", ("becomes bart cassidy", "becomes bart", "swap", "1"), "becomes bart cassidy"),
    ("new_identity", ("stays", "keep", "keeps", "2"), "stays"),
]


@pytest.mark.parametrize(("event", "lines", "choice"), QUESTIONS)
def test_questions_are_answered_by_words_and_numbers(
    event: str, lines: tuple[str, ...], choice: str, tmp_path: Path
) -> None:
    for line in lines:
        sitting = before(event, tmp_path)
        told(sitting, line)
        assert chosen(sitting)[:1] == [choice], line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", [*dict.fromkeys([event for event, _, _ in QUESTIONS])])
def test_every_choice_is_taken_by_its_own_words(event: str, lang: str, tmp_path: Path) -> None:
    for number, choice in enumerate(before(event, tmp_path, lang).choices()):
        sitting = before(event, tmp_path, lang)
        notation = sitting.notations()[choice.way.index][0]
        told(sitting, choice.text)
        assert chosen(sitting)[:1] == [notation], (number, choice.text)


@pytest.mark.parametrize("line", ["1, 3, done", "bang 7, beer 6, is done", "exchanges bang 7♦; beer 6; 8"])
def test_several_cards_are_exchanged_in_one_line(line: str, tmp_path: Path) -> None:
    sitting = before("ranch", tmp_path)
    text = told(sitting, line)
    assert chosen(sitting)[:3] == ["exchanges bang 7♦", "exchanges beer 6♥", "stops"]
    assert sitting.speaker.text("ui-answer-any") in text and "You exchange 2 cards." in text


@pytest.mark.parametrize(
    ("event", "lines", "choices"),
    [
        (
            "ricochet",
            ("bang 7 ricochet", "schofield"),
            ["uses ricochet with bang 7♦", "picks schofield J♣ of Ben"],
        ),
        (
            "ricochet",
            ("uses ricochet with bang 8", "1"),
            ["uses ricochet with bang 8♦", "picks barrel Q♠ of Ann"],
        ),
        (
            "ricochet",
            ("1 ricochet", "picks dynamite"),
            ["uses ricochet with bang 7♦", "picks dynamite 2♥ of Ben"],
        ),
        ("sniper", ("sniper ben", "1"), ["uses sniper at Ben", "discards bang 7♦"]),
        ("sniper", ("sniper", "ben", "bang 8"), ["uses sniper at Ben", "discards bang 8♦"]),
    ],
)
def test_what_an_event_allows_is_done_by_words(
    event: str, lines: tuple[str, ...], choices: list[str], tmp_path: Path
) -> None:
    sitting = under(event, tmp_path)
    told(sitting, *lines)
    assert chosen(sitting)[: len(choices)] == choices


def test_keys_and_clicks_answer_the_questions_too(tmp_path: Path) -> None:
    sitting = before("blood_brothers", tmp_path)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await settled(pilot)
        assert chosen(sitting)[:1] == ["gives a life to Ben"]

    play(sitting, scene)
    other = before("new_identity", tmp_path)

    async def stay(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("s")
        await settled(pilot)
        assert chosen(other)[:1] == ["stays"]

    play(other, stay)


def test_why_names_the_event(tmp_path: Path) -> None:
    for event, words, why in (
        ("sermon", "bang 7", "Sermon does not allow it."),
        ("the_reverend", "beer", "The Reverend does not allow it."),
        ("the_judge", "mustang", "The Judge does not allow it."),
    ):
        sitting = under(event, tmp_path)
        text = told(sitting, f"why {words}", words)
        assert text.count(why) == 2 and not chosen(sitting)


# -- plain lines ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_are_read_and_remembered(lang: str, tmp_path: Path) -> None:
    sitting = under("hangover", tmp_path, lang)
    say = sitting.speaker
    text = told(sitting, "events", f"card {say.name('card', 'thirst')}", "help")
    assert say.text("ui-told-events-past", events=say.name("card", "the_doctor")) in text
    assert f"{say.name('card', 'thirst')}: {say.card_text('thirst')}" in text
    assert say.text("ui-command-events.help") in text
    assert say.text("ui-told-events-left", count=2) in text


def test_a_table_without_events_does_not_speak_of_them() -> None:
    sitting = open_sitting(PlayConfig(game="bang", seed="quiet", humans=(0, 1)))
    text = told(sitting, "", "help", "table")
    assert "event" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_tells_what_happens(lang: str) -> None:
    config = PlayConfig(game="bang", sets=BOXES, seed="evening", players=5, lang=lang, bots="greenhorn")
    sitting = open_sitting(config)
    end_quickly(sitting)
    say = sitting.speaker
    lines = [line for _, line in sitting.told()]
    past = view_of(sitting).parts["events"].past  # type: ignore[attr-defined]
    assert len(past) > 1
    for id in past:
        assert any(say.name("card", id) in line for line in lines)
    assert not [line for line in lines if "bang-" in line or "{" in line]


def test_settings_of_events_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    from sixgun.cli import main

    for wrong in (
        "event_mode=high_noon",
        "event_cards=99",
        "final_event=curse",
        "bonus_events=2",
        "event_mod=x",
    ):
        assert main(["play", "bang", "--sets", "base,fistful", "--set", wrong, "--plain"]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1 and "complaint" not in said, said


def test_a_table_of_settings(tmp_path: Path) -> None:
    settings: dict[str, int | str] = {
        "event_cards": 15,
        "final_event": "a_fistful_of_cards",
        "bonus_events": 0,
    }
    table = sixgun.new("bang", 4, sets=BOXES, settings=settings, seed="s")
    assert len(table.state.parts["events"].coming) == 16
