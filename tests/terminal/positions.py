"""Tables at written positions for the tests of the terminal, and lines typed at them."""

import io
from pathlib import Path

from sixgun.terminal import PlayConfig
from sixgun.terminal.plain import PlainTable
from sixgun.terminal.sitting import Sitting, open_sitting

SHOT = """
scenario: Ann has a shot, one life point and a beer
source: bang 9.2
game: bang
given:
  turn: Ann
  Ann: {role: sheriff, life: 1, hand: [bang 7♦, beer 6♥, mustang 8♥]}
  Ben: {}
  Cleo: {}
  Dan: {}
"""

SURPLUS = """
scenario: Ann ends her turn with three cards too many
source: bang 5
game: bang
given:
  turn: Ann
  Ann:
    {role: sheriff, life: 2, character: willy_the_kid, hand: [bang 7♦, bang 8♦, beer 6♥, mustang 8♥, duel Q♦]}
  Ben: {}
  Cleo: {}
  Dan: {}
"""

WALK = """
scenario: Ann has a day before her, and a bandit not far away
source: legends 6
game: legends
given:
  phase: act
  Ann: {space: sh_plain_1, mount: mustang, items: [mustang], hand: [A♣, 3♠, 4♠]}
  Ben: {space: rf_cabaret}
  Cleo: {}
  bandits: [sh_hideout_b]
"""


def at(text: str, folder: Path, lang: str = "en", humans: tuple[int, ...] = (0,)) -> Sitting:
    """People at a written position."""
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    return open_sitting(PlayConfig(scenario=file, humans=humans, lang=lang, seed="position"))


def told(sitting: Sitting, *lines: str) -> str:
    """What is printed when these lines are typed and then the input ends."""
    out = io.StringIO()
    assert PlainTable(sitting, io.StringIO("".join(line + "\n" for line in lines)), out).play() == 0
    return out.getvalue()


def chosen(sitting: Sitting, seat: int = 0) -> list[str]:
    """What a seat has chosen so far, in notation."""
    names = sitting.table.names
    return [one.option.notation(names) for one in sitting.table.history or () if one.seat == seat]
