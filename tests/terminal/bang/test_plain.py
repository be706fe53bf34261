"""The card game in plain lines, fed from a script as a pipe would."""

import io
import random
from collections.abc import Iterator
from typing import TextIO, cast

import pytest

from sixgun.games.bang.cards import KIND
from sixgun.kernel.asks import Pass
from sixgun.terminal import PlayConfig
from sixgun.terminal.plain import BLANK_LINES, PlainTable
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.terminal.stage import card_stage
from sixgun.texts import LANGUAGES
from tests.terminal.bang.tables import BOXES, asks, crowded, mid_game
from tests.terminal.tables import role_word


def told(sitting: Sitting, *lines: str) -> str:
    """What is printed when these lines are typed and then the input ends."""
    out = io.StringIO()
    assert PlainTable(sitting, io.StringIO("".join(line + "\n" for line in lines)), out).play() == 0
    return out.getvalue()


class Typist:
    """Answers every question by numbers: sometimes a card and then a target, sometimes both at once."""

    def __init__(self, sitting: Sitting) -> None:
        self._lines = self._typed(sitting)

    def readline(self) -> str:
        return next(self._lines) + "\n"

    def _typed(self, sitting: Sitting) -> Iterator[str]:
        luck = random.Random(3)
        stage = card_stage(sitting.stage)
        assert stage is not None
        while True:
            ask = sitting.ask()
            if ask is None:
                yield ""
                continue
            found = stage.entries(sitting.view(), ask, (), sitting.speaker)
            entries = [entry for entry in found if entry.open_ways]
            number = luck.randrange(len(entries))
            ways = len(entries[number].open_ways)
            if ways == 1:
                yield str(number + 1)
            elif luck.random() < 0.5:
                yield f"{number + 1} {luck.randrange(ways) + 1}"
            else:
                yield f"{number + 1}"
                yield f"{luck.randrange(ways) + 1}"


@pytest.mark.parametrize(("lang", "humans"), [*[(lang, (0,)) for lang in LANGUAGES], ("en", (0, 2, 3))])
def test_whole_games_by_numbers(lang: str, humans: tuple[int, ...]) -> None:
    sitting = open_sitting(
        PlayConfig(
            game="bang", players=4, seed="pipe", lang=lang, sets=BOXES, humans=humans, bots="greenhorn"
        )
    )
    out = io.StringIO()
    assert PlainTable(sitting, cast(TextIO, Typist(sitting)), out).play() == 0
    text = out.getvalue()
    result = sitting.table.result
    assert result is not None
    assert sitting.speaker.result("bang", result, sitting.table.names) in text
    for seat in range(4):
        assert role_word(sitting, seat, lang) in text
    assert "ui-" not in text and "bang-" not in text and "\x1b" not in text
    assert ("\n" * BLANK_LINES in text) == (len(humans) > 1)


def test_one_line_for_a_card_however_many_targets_it_has() -> None:
    sitting = crowded(players=7, hand=9)
    ask = sitting.ask()
    assert ask is not None and len(ask.options) > 20
    text = told(sitting)
    numbered = [line for line in text.splitlines() if line[:1].isdigit()]
    assert 5 < len(numbered) < 14


def test_a_card_and_its_target_by_name_by_number_and_in_words() -> None:
    for answers in (["{card} {name}"], ["{card}", "{name}"], ["{card}", "{place}"], ["plays duel at {name}"]):
        sitting = crowded(players=5, hand=9)
        stage = card_stage(sitting.stage)
        ask = sitting.ask()
        assert stage is not None and ask is not None
        entries = [
            entry
            for entry in stage.entries(sitting.view(), ask, sitting.closed(), sitting.speaker)
            if entry.open_ways
        ]
        card = next(number for number, entry in enumerate(entries, 1) if KIND[entry.card] == "duel")
        way = entries[card - 1].open_ways[1]
        place = {"card": str(card), "name": way.label.lower(), "place": "2"}
        told(sitting, *[answer.format(**place) for answer in answers])
        history = sitting.table.history or []
        assert history[0].option.notation(sitting.table.names).endswith(f" at {way.label}")


def test_commands_tell_hand_table_cards_and_reasons() -> None:
    sitting = crowded(players=5, hand=9)
    say = sitting.speaker
    view = sitting.view()
    closed = sitting.closed()
    text = told(
        sitting, "help", "hand", "state", "options", "why", "card beer", "card jail", "info", "hint", "log 2"
    )
    stage = card_stage(sitting.stage)
    assert stage is not None
    for line in [*stage.hand_told(view, say), *stage.table_told(view, say)]:
        assert line in text
    assert say.card_text("beer") in text and say.card_text("jail") in text
    assert say.refusal(closed[0].refusal) in text
    ask = sitting.ask()
    assert ask is not None
    for option in ask.options:
        assert f"= {option.notation(sitting.table.names)}\n" in text
    assert say.text("ui-answer-ways") in text and say.text("ui-command-card.help") in text


def test_bad_lines_are_answered_and_change_nothing() -> None:
    sitting = crowded(players=5, hand=9)
    text = told(sitting, "99", "0", "1 nobody", "dance", "card", "card xyzzy", "1", "77", "²", "1" * 5000)
    assert not sitting.table.history
    say = sitting.speaker.text
    assert say("ui-plain-card-what") in text and say("ui-plain-no-card", name="xyzzy") in text
    assert "99" in text and "dance" in text and "77" in text and "Traceback" not in text


def test_a_target_out_of_reach_says_why() -> None:
    sitting = crowded(players=7, hand=9)
    stage = card_stage(sitting.stage)
    ask = sitting.ask()
    assert stage is not None and ask is not None
    entries = [
        e for e in stage.entries(sitting.view(), ask, sitting.closed(), sitting.speaker) if e.open_ways
    ]
    number, way = next(
        (number, way) for number, entry in enumerate(entries, 1) for way in entry.ways if way.why is not None
    )
    assert way.why is not None
    assert sitting.speaker.refusal(way.why) in told(sitting, f"{number} {way.label}")


def test_the_dice_game_has_no_hands() -> None:
    dice = open_sitting(PlayConfig(players=4, seed="no hands"))
    text = told(dice, "hand", "card beer")
    assert dice.speaker.text("ui-plain-hand") not in text
    assert "“hand”" in text and "“card beer”" in text


def test_whoever_can_only_pass_is_told_so_and_not_asked() -> None:
    def helpless(people: int) -> Sitting:
        return mid_game(
            lambda view: (
                view.own_ask is not None
                and view.own_ask.aloud
                and isinstance(view.own_ask.options[0], Pass)
                and view.own_ask.prompt == "shot"
            ),
            people=people,
        )

    alone = helpless(1)
    assert alone.human_asked() is None and alone.helpless()
    choices = len(alone.table.history or ())
    text = told(alone)
    assert alone.speaker.text("ui-no-answer") in text
    own = [choice for choice in (alone.table.history or [])[choices:] if choice.seat == alone.humans[0]]
    assert own[0].option.notation(()) == "passes"
    several = helpless(2)
    assert several.human_asked() == several.viewer and not several.helpless()


def test_a_moment_between_actions_is_offered_only_when_something_changed() -> None:
    sitting = mid_game(asks("interlude"), players=6, seeds=120)
    seat = sitting.viewer
    assert sitting.human_asked() == seat
    sitting.choose("passes")
    player = sitting.table.state.seats[seat]
    before = (player.life, len(player.hand))
    asked = 0
    for _ in range(300):
        ask = sitting.table.ask_of(seat)
        if sitting.over or (ask is not None and ask.prompt != "interlude"):
            break
        if ask is not None:
            asked += 1
            now = (player.life, len(player.hand))
            worse = now[0] < before[0] or now[1] > before[1]
            assert (sitting.human_asked() == seat) == worse
        if sitting.human_asked() == seat:
            break
        sitting.bots_act()
    assert asked
