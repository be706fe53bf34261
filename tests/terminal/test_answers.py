"""Answers in words, whole ways, several cards at once, and questions that are not worth asking."""

from pathlib import Path

import pytest

from sixgun.kernel import journal
from sixgun.terminal import PlayConfig
from sixgun.terminal.legends.cards import place_name
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.terminal.words import folded
from sixgun.texts import LANGUAGES
from tests.terminal.legends.tables import moments
from tests.terminal.positions import SHOT, SURPLUS, WALK, at, chosen, told
from tests.terminal.tables import asked, sitting_where

# -- words -------------------------------------------------------------------------------------------


def test_stop_stops_rolling() -> None:
    sitting = sitting_where(asked("reroll"))
    told(sitting, "Stop")
    assert chosen(sitting, sitting.viewer)[0] == "stops"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_choice_by_its_words_and_by_its_beginning(lang: str, tmp_path: Path) -> None:
    shown = at(SURPLUS, tmp_path, lang).choices()[-1].text
    for words in (shown, shown.upper(), folded(shown), shown.split()[0]):
        sitting = at(SURPLUS, tmp_path, lang)
        told(sitting, words)
        assert chosen(sitting) == ["ends turn"]


def test_a_card_and_its_target_in_words(tmp_path: Path) -> None:
    for line in ("duel Dan", "play duel on dan", "5 dan", "5 3", "duel q dan", "plays duel at Dan"):
        sitting = at(SURPLUS, tmp_path)
        told(sitting, line)
        assert chosen(sitting)[:1] == ["plays duel Q♦ at Dan"], line


def test_words_that_fit_several_choices_tell_them(tmp_path: Path) -> None:
    sitting = at(SURPLUS, tmp_path)
    text = told(sitting, "bang", "duel", "Cleo")
    assert sitting.speaker.text("ui-answer-several") in text
    assert "1 1. Play BANG! 7♦ on Ben\n" in text and "2 1. Play BANG! 8♦ on Ben\n" in text
    assert chosen(sitting)[:1] == ["plays duel Q♦ at Cleo"], "a card alone asks for its target"


def test_words_of_what_is_closed_say_why(tmp_path: Path) -> None:
    sitting = at(SURPLUS, tmp_path)
    text = told(sitting, "bang 7 on cleo", "why play bang 7 on cleo", "why beer", "why xyzzy")
    assert text.count("Cleo is at distance") == 2
    assert sitting.speaker.text("ui-plain-open") in text and "“xyzzy”" in text
    assert not chosen(sitting)


def test_a_choice_that_begins_like_a_command_is_a_choice(tmp_path: Path) -> None:
    sitting = at(SURPLUS, tmp_path, "es")
    for choice in sitting.choices():
        again = at(SURPLUS, tmp_path, "es")
        told(again, choice.text)
        assert again.table.history, choice.text


# -- several cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["1, 3, 4", "1 3 4", "bang 7, beer, mustang", "Discard BANG! 7♦; 3; discards mustang 8♥"]
)
def test_surplus_cards_go_in_one_answer(line: str, tmp_path: Path) -> None:
    sitting = at(SURPLUS, tmp_path)
    text = told(sitting, "end the turn", line)
    assert chosen(sitting)[:4] == [
        "ends turn",
        "discards bang 7♦",
        "discards beer 6♥",
        "discards mustang 8♥",
    ]
    assert sitting.speaker.text("ui-answer-at-once", count=3) in text


def test_less_than_the_surplus_leaves_the_rest_to_be_asked(tmp_path: Path) -> None:
    sitting = at(SURPLUS, tmp_path)
    text = told(sitting, "end", "1, 2", "undo", "options")
    assert chosen(sitting) == ["ends turn"], "what was answered together is taken back together"
    assert sitting.speaker.text("ui-undone") in text
    assert "5. Discard Duel Q♦ = discards duel Q♦" in text.rpartition(sitting.speaker.text("ui-undone"))[2]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1, 2, 3, 4", "only 3"),
        ("1, 9", "9"),
        ("1, panic", "“panic”"),
        ("bang, beer", "That could be several things:\n1. Discard BANG! 7♦\n2. Discard BANG! 8♦\n"),
    ],
)
def test_a_bad_one_among_several_changes_nothing(line: str, said: str, tmp_path: Path) -> None:
    sitting = at(SURPLUS, tmp_path)
    text = told(sitting, "end", line)
    assert said in text and chosen(sitting) == ["ends turn"]


def test_one_question_at_a_time_takes_one_answer(tmp_path: Path) -> None:
    sitting = at(SURPLUS, tmp_path)
    told(sitting, "beer, mustang")
    assert not chosen(sitting)


# -- whole ways --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_way_in_one_answer(lang: str, tmp_path: Path) -> None:
    sitting = at(WALK, tmp_path, lang)
    told(sitting, folded(place_name("dk_store_e", sitting.speaker)))
    assert chosen(sitting) == ["moves to mp_plain_3", "moves to dk_store_e", "stops"]


def test_a_way_as_long_as_the_movement_needs_no_stop(tmp_path: Path) -> None:
    sitting = at(WALK, tmp_path)
    told(sitting, "go to bank")
    assert len(chosen(sitting)) == 4 and chosen(sitting)[-1] == "moves to dk_bank"
    ask = sitting.ask()
    assert ask is not None and ask.prompt == "act"


def test_a_whole_way_is_taken_back_at_once(tmp_path: Path) -> None:
    sitting = at(WALK, tmp_path)
    text = told(sitting, "go to bank", "undo")
    assert not chosen(sitting) and sitting.speaker.text("ui-undone") in text


def test_bandits_are_marked_where_one_can_go(tmp_path: Path) -> None:
    sitting = at(WALK, tmp_path)
    text = told(sitting, "options", "go to")
    assert "3. Move to Sunny Hills hideout B (Bandit)\n" in text
    assert "Sunny Hills hideout B (Bandit) = moves to sh_hideout_b" in text
    assert "\nGo to:\n1. Darkrock store – east (2 steps)\n" in text


def test_every_way_that_is_offered_leads_where_it_says() -> None:
    """Over the bandits, outlaws and sheriffs of random games."""
    tried = 0
    for number in range(3):
        for table, ask in moments(f"ways {number}", length="short"):
            if ask.prompt not in ("act", "walk") or len(table.history or ()) % 7:
                continue
            known = Sitting(table, [ask.seat], "greenhorn", "en", luck="ways").choices()
            for way in [choice.way for choice in known if choice.way.then is not None][-3:]:
                assert way.then is not None
                walker = Sitting(
                    journal.fork(table, len(table.history or ())), [ask.seat], "greenhorn", "en", luck="ways"
                )
                walker.choose(way.index, way.then)
                steps = [ask.options[way.index].notation(table.names), *way.then.answers]
                made = chosen(walker, ask.seat)[-len(steps) :]
                assert made == steps
                after = walker.ask()
                assert after is None or after.prompt != "walk", "the way ends where it says"
                tried += 1
    assert tried > 20


# -- what is told and what is not asked --------------------------------------------------------------


def test_a_rescue_that_has_succeeded_asks_nothing_more(tmp_path: Path) -> None:
    sitting = at(SHOT, tmp_path, humans=(0, 1))
    text = told(sitting, "", "bang on ann", "pass", "beer")
    assert chosen(sitting) == ["plays bang 7♦ at Ann", "passes", "plays beer 6♥", "passes"]
    assert text.count("1. Pass\n") == 1, "asked about the shot, not after the rescue"
    assert sitting.speaker.text("ui-no-answer") not in text
    assert text.rstrip().splitlines()[-2].endswith("End your turn")


def test_the_store_of_a_first_game_has_what_is_in_it() -> None:
    first = open_sitting(PlayConfig(game="legends", players=3, seed="store", settings={"first_game": 1}))
    whole = open_sitting(PlayConfig(game="legends", players=3, seed="store"))
    for sitting, there in ((first, False), (whole, True)):
        text = told(sitting, "store")
        assert "Mustang, $50" in text and ("Miner's Map, $10" in text) is there


def test_the_man_in_black_is_known() -> None:
    two = open_sitting(PlayConfig(game="legends", players=2, seed="black"))
    text = told(two, "text man in black", "info man in black", "info MAN IN")
    assert text.count(two.speaker.text("ui-legends-black-about")) == 3
    three = open_sitting(PlayConfig(game="legends", players=3, seed="black"))
    text = told(three, "info man in black")
    assert three.speaker.text("ui-plain-no-player", name="man in black") in text


@pytest.mark.parametrize("game", ["dice", "bang", "legends"])
def test_why_always_answers(game: str) -> None:
    sitting = open_sitting(PlayConfig(game=game, players=4, seed="why"))
    for _ in range(25):
        while sitting.human_asked() is None and not sitting.over:
            sitting.bots_act()
        if sitting.over:
            break
        for line in ("why", "why 1", "why 99", "why pass", "why xyzzy", "why 1 2"):
            question = told(sitting).count("\n")
            assert told(sitting, line).count("\n") > question, line
        ask = sitting.ask()
        assert ask is not None
        sitting.choose(ask.default)
