"""What Wild West Show brings to the terminal: show cards, open hands, skipped turns, changed seats."""

from pathlib import Path

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Static

from sixgun.games.bang.cards import PILES
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import Sitting
from sixgun.texts import LANGUAGES
from tests.terminal.positions import at
from tests.terminal.tables import COMPACT, LARGE, one_line, play, screen_text

CARDS = [row[0] for row in PILES["wild_west_show"]["show"]]

ON_SHOW = """
scenario: Ann's turn while a show card is in force
source: wild west show 3
game: bang
sets: [base, wild_west_show]
given:
  turn: Ann
  show: {show}
  played: 1
  Ann: {{role: sheriff, character: jourdonnais, hand: [bang 7♦, beer 6♥]}}
  Ben: {{character: gary_looter, hand: [panic J♥, missed 3♠]}}
  Cleo: {{character: john_pain, skips: true}}
  Dan: {{character: teren_kill, hand: [duel Q♦]}}
"""


def on_show(show: str, folder: Path, lang: str = "en") -> Sitting:
    return at(ON_SHOW.format(show=show), folder, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [COMPACT, LARGE])
def test_the_show_card_stands_in_the_middle_with_its_text(
    lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    sitting = on_show("miss_susanna", tmp_path, lang)
    say = sitting.speaker

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        middle = app.screen.query_one("#strip" if size == COMPACT else "#middle", Static).render()
        assert isinstance(middle, Content)
        text = one_line(middle.plain)
        assert say.text("ui-show-now", card=say.name("card", "miss_susanna")) in text
        assert say.card_text("miss_susanna") in text
        assert say.text("ui-show-played", player="Ann", count=1) in text

    play(sitting, scene, size)


@pytest.mark.parametrize("card", CARDS)
def test_every_show_card_is_told_in_plain_lines(card: str, tmp_path: Path) -> None:
    sitting = on_show(card, tmp_path)
    say, told = sitting.speaker, sitting.stage.table_told(sitting.view(), sitting.speaker)
    assert say.text("ui-told-show-now", card=say.name("card", card), text=say.card_text(card)) in told
    assert say.text("ui-told-show-skips", player="Cleo") in told
    assert (say.text("ui-told-show-last") in told) == (card == CARDS[-1])
    assert (say.text("ui-told-show-played", player="Ann", count=1) in told) == (card == "miss_susanna")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_open_hands_stand_beside_the_others(lang: str, tmp_path: Path) -> None:
    sitting = on_show("sacagaway", tmp_path, lang)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = one_line(screen_text(app))
        assert "J♥" in text and "3♠" in text and "Q♦" in text

    play(sitting, scene, COMPACT)
    told = "\n".join(sitting.stage.table_told(sitting.view(), sitting.speaker))
    assert "J♥" in told and "Q♦" in told
    hidden = on_show("gag", tmp_path, lang)
    assert "J♥" not in "\n".join(hidden.stage.table_told(hidden.view(), hidden.speaker))


def test_seats_that_change_places_are_drawn_where_they_are(tmp_path: Path) -> None:
    sitting = on_show("lady_rosa_of_texas", tmp_path)
    assert [sitting.table.names[seat] for seat in sitting.around()] == ["Ann", "Ben", "Cleo", "Dan"]
    sitting.table.choose(0, "uses lady rosa of texas")
    assert [sitting.table.names[seat] for seat in sitting.around()] == ["Ann", "Dan", "Ben", "Cleo"]

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        assert text.index("Dan") < text.index("Ben") < text.index("Cleo")

    play(sitting, scene, COMPACT)


def test_a_card_that_has_just_been_turned_up_says_what_it_does(tmp_path: Path) -> None:
    text = ON_SHOW.format(show="gag").replace("beer 6♥", "stagecoach 9♠")
    sitting = at(text.replace("  played: 1\n", "  show_deck: [showdown]\n"), tmp_path)
    sitting.table.choose(0, "plays stagecoach 9♠")
    sitting.stage.heard(sitting.events())
    banner = sitting.stage.banner(sitting.view(), sitting.speaker)
    assert sitting.speaker.card_text("showdown") in banner
