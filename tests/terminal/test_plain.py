"""The table in plain lines, fed from a script as a pipe would."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO, cast

import pytest

from sixgun.games.catalog import game
from sixgun.kernel.journal import load
from sixgun.terminal import PlayConfig, run
from sixgun.terminal.plain import BLANK_LINES, PlainTable
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.tables import asked, asked_with_dynamite, role_word, sitting_where


def told(sitting: Sitting, *lines: str) -> str:
    """What is printed when these lines are typed and then the input ends."""
    out = io.StringIO()
    assert PlainTable(sitting, io.StringIO("".join(line + "\n" for line in lines)), out).play() == 0
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_through_a_pipe(lang: str) -> None:
    sitting = open_sitting(PlayConfig(players=5, seed="pipe", lang=lang))
    text = told(sitting, *["2", "1"] * 1000)
    assert sitting.over
    result = sitting.table.result
    assert result is not None
    assert sitting.speaker.result("dice", result, sitting.table.names) in text
    for seat in range(5):
        assert role_word(sitting, seat, lang) in text
    assert "ui-" not in text and "\x1b" not in text


def test_whole_games_by_notation_and_by_three_people() -> None:
    sitting = open_sitting(PlayConfig(players=4, seed="three", humans=(0, 2, 3)))

    def answers() -> Iterator[str]:
        while True:
            ask = sitting.ask()
            yield (ask.options[-1].notation(sitting.table.names) if ask is not None else "") + "\n"

    class Live:
        def readline(self) -> str:
            return next(source)

    source = answers()
    out = io.StringIO()
    assert PlainTable(sitting, cast(TextIO, Live()), out).play() == 0
    assert sitting.over
    assert "\n" * BLANK_LINES in out.getvalue()


def test_what_one_person_reads_is_gone_when_the_next_one_sits_down() -> None:
    sitting = open_sitting(PlayConfig(players=5, seed="secret", humans=(0, 1, 2, 3, 4)))
    text = told(sitting, *["", "1", "1"] * 12)
    parts = text.split("\n" * BLANK_LINES)
    assert len(parts) > 3
    for part in parts[1:]:
        name = re.match(r"\s*Pass the table to (\w+)\.", part)
        assert name is not None
        seat = sitting.table.names.index(name[1])
        introduced = re.search(r"You are (\w+), .*\. Your role: (\w+)\.", part)
        if introduced is not None:
            assert (introduced[1], introduced[2]) == (name[1], role_word(sitting, seat))


def test_everyone_hears_what_happened_before_they_sat_down() -> None:
    sitting = open_sitting(PlayConfig(players=3, seed="hear", humans=(0, 1, 2)))
    parts = told(sitting, *["", "1", "1"] * 6).split("\n" * BLANK_LINES)
    began = sitting.told()[0][1]
    heard = [part for part in parts if began in part]
    people = {name[1] for part in heard if (name := re.search(r"You are (\w+),", part))}
    assert len(people) == len(heard) > 1


def test_the_end_of_the_input_ends_the_game_cleanly() -> None:
    sitting = open_sitting(PlayConfig(players=5, seed="eof"))
    assert told(sitting).endswith(sitting.speaker.text("ui-plain-eof") + "\n")


def test_leaving() -> None:
    sitting = open_sitting(PlayConfig(players=5, seed="eof"))
    assert told(sitting, "quit", "1").endswith(sitting.speaker.text("ui-plain-bye") + "\n")


def test_bad_lines_are_answered_and_change_nothing() -> None:
    sitting = sitting_where(asked("reroll"), players=5)
    choices = len(sitting.table.history or ())
    text = told(
        sitting,
        "",
        "99",
        "0",
        "dance",
        "why 77",
        "lang xx",
        "save",
        "log x",
        "info Nobody",
        "²",
        "1" * 5000,
        "1 2",
    )
    assert len(sitting.table.history or ()) == choices
    say = sitting.speaker.text
    assert "99" in text and "dance" in text
    assert say("ui-plain-no-language", lang="xx", known=", ".join(LANGUAGES)) in text
    assert say("ui-plain-save-where") in text and say("ui-plain-log-number") in text
    assert say("ui-plain-no-player", name="Nobody") in text
    assert "Traceback" not in text


def test_commands_tell_table_log_options_and_reasons() -> None:
    sitting = sitting_where(asked_with_dynamite, players=5)
    closed = sitting.closed()[0]
    words = closed.option.notation(sitting.table.names)
    text = told(
        sitting,
        "help",
        "table",
        "log 2",
        "log",
        "options",
        "why",
        f"why {words}",
        "why 1",
        "why stops",
        "info",
        "hint",
    )
    assert sitting.speaker.refusal(closed.refusal) in text
    assert sitting.speaker.text("ui-plain-open") in text
    for line in sitting.stage.table_told(sitting.view(), sitting.speaker):
        assert line in text
    ask = sitting.ask()
    assert ask is not None
    for number, option in enumerate(ask.options, 1):
        assert f"{number}. " in text and option.notation(sitting.table.names) in text
    for seat in sitting.view().seats:  # type: ignore[attr-defined]
        assert sitting.speaker.ability("dice", seat.character) in text


def test_the_question_is_heard_once_and_again_on_an_empty_line() -> None:
    sitting = sitting_where(asked("reroll"), players=5)
    prompt = sitting.prompt()
    assert told(sitting, "table", "why", "log").count(prompt) == 1
    assert told(sitting, "table", "", "log").count(prompt) == 2


def test_taking_back() -> None:
    def two_shots(sitting: Sitting) -> bool:
        return any(ask.params.get("total") == 2 and "face" in ask.params for ask in sitting.view().asks)

    sitting = sitting_where(two_shots, players=5)
    choices = len(sitting.table.history or ())
    text = told(sitting, "1", "undo")
    assert sitting.speaker.text("ui-undone") in text
    assert len(sitting.table.history or ()) == choices


def test_another_language_from_now_on() -> None:
    sitting = sitting_where(asked("reroll"), players=5)
    text = told(sitting, "lang cs", "table")
    assert speaker("cs").text("ui-plain-language") in text and speaker("cs").text("ui-plain-table") in text


def test_replays_are_saved_on_command_and_at_the_end(tmp_path: Path) -> None:
    at_end = tmp_path / "end.sixgun.json"
    sitting = open_sitting(PlayConfig(players=4, seed="save", save=at_end))
    text = told(
        sitting, f"save {tmp_path / 'now.sixgun.json'}", f"save {tmp_path / 'no' / 'where'}", *["1"] * 3000
    )
    assert sitting.over
    assert sitting.speaker.text("ui-saved", file=str(at_end)) in text
    again = load(json.loads(at_end.read_text(encoding="utf-8")), game("dice"))
    assert again.result == sitting.table.result
    load(json.loads((tmp_path / "now.sixgun.json").read_text(encoding="utf-8")), game("dice"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["end.sixgun.json", "now.sixgun.json"]


def test_run_reads_and_writes_the_standard_streams(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(PlayConfig(plain=True, seed="streams")) == 0
    assert "BANG! The Dice Game" in capsys.readouterr().out
