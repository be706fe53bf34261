"""Western Legends in plain lines: whole games by numbers, everything that can be asked."""

import io
from random import Random

import pytest

from sixgun.terminal import PlayConfig
from sixgun.terminal.plain import PlainTable
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.legends.tables import asks, full_turn, sitting_at

ASKED = ("help", "table", "map", "stories", "goals", "store", "hand", "text grit", "text 10♥", "card mule")


class Script(io.StringIO):
    """Lines to begin with; after them any number that means something."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.table: PlainTable | None = None
        self._lines = list(lines)
        self._chance = Random("script")

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if self._lines:
            return self._lines.pop(0) + "\n"
        assert self.table is not None
        opened = self.table._opened
        count = len(opened.open_ways) if opened is not None else len(self.table.sitting.entries())
        return f"{self._chance.randint(1, count)}\n"


def told(sitting: Sitting, *lines: str, to_the_end: bool = False) -> str:
    """What is said when these lines are typed."""
    out = io.StringIO()
    typed = Script(*lines) if to_the_end else io.StringIO("".join(f"{line}\n" for line in lines))
    table = PlainTable(sitting, typed, out)
    if isinstance(typed, Script):
        typed.table = table
    table.play()
    return out.getvalue()


@pytest.mark.parametrize(("lang", "players"), list(zip(LANGUAGES, (2, 3, 4, 2), strict=True)))
def test_a_whole_game_by_numbers(lang: str, players: int) -> None:
    sitting = open_sitting(
        PlayConfig(
            game="legends",
            players=players,
            bots="greenhorn",
            seed="plain",
            lang=lang,
            settings={"goals": 1, "length": "short"},
        )
    )
    sitting.speaker = speaker(lang, strict=True)
    text = told(sitting, "1", *ASKED, to_the_end=True)
    assert sitting.over
    assert "ui-" not in text and "legends-" not in text and "{" not in text and "\x1b" not in text
    say = sitting.speaker.text
    assert say("ui-answer-ways") in text and say("ui-command-stories.help") in text
    assert say("poker-grit") in text and say("item-mule") in text and say("poker-lady_luck") in text
    result = sitting.table.result
    assert result is not None
    assert sitting.speaker.result("legends", result, sitting.table.names) in text


def test_what_can_be_asked_in_a_turn() -> None:
    sitting = sitting_at(full_turn)
    name = sitting.table.names[sitting.viewer]
    text = told(
        sitting, "map", "stories", "goals", "store", "hand", "text", "text xyzzy", "info", "why", "log 2"
    )
    say = sitting.speaker.text
    assert say("ui-told-legends-no-goals") in text
    assert "Miner's Map, $10" in text
    assert "Next to you: " in text and "Steps to the nearest: " in text
    assert say("ui-plain-card-what") in text and say("ui-plain-no-card", name="xyzzy") in text
    assert f"{name}, " in text
    assert text.count("Discs: ") == 2


def test_words_of_the_notation_are_understood() -> None:
    sitting = sitting_at(asks("act", 6))
    ask = sitting.ask()
    assert ask is not None
    wanted = next(option for option in ask.options if type(option).__name__ == "StepTo")
    told(sitting, wanted.notation(sitting.table.names))
    assert sitting.table.history is not None
    assert sitting.table.history[-1].option == wanted


def test_the_reader_is_told_the_side_not_a_role() -> None:
    sitting = sitting_at(asks("income"))
    text = told(sitting)
    assert "Your side: " in text and "role" not in text


def test_nothing_is_said_about_goals_that_are_not_fulfilled() -> None:
    sitting = open_sitting(
        PlayConfig(
            game="legends",
            players=3,
            bots="greenhorn",
            seed="quiet",
            settings={"goals": 1, "length": "short"},
        )
    )
    text = told(sitting, to_the_end=True)
    asked = sum(choice.seat == sitting.viewer for choice in sitting.table.history or ())
    assert text.count(sitting.speaker.text("ui-no-answer")) < asked / 10
