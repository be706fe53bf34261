"""The skeleton of a box from outside: a package with one card that works as it is.

``BOX`` stands for the id of the box, ``Box`` for the same as part of a class name, ``TITLE`` for its name.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sixgun import __version__
from sixgun.cli.words import Mistake

PYPROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "sixgun-DASHED"
version = "0.1"
description = "TITLE, a box for Sixgun"
requires-python = ">=3.11"
dependencies = ["sixgun>=VERSION"]

# How Sixgun finds the box: its id = its package.
[project.entry-points."sixgun.boxes"]
BOX = "sixgun_BOX"

[tool.setuptools]
packages = ["sixgun_BOX"]

[tool.setuptools.package-data]
sixgun_BOX = ["texts/*/*.ftl", "scenarios/*.yaml", "art/*.svg"]
"""

TABLE: Final = '''\
"""The printed facts of TITLE: one row per card, no behaviour, no prose."""

from typing import Final

FORMAT: Final = 1
"""What Sixgun expects of a box; it says so if it ever expects something else."""

DECK: Final = (
    # kind, rank, suit: one row for every copy. Further copies of known cards, such as "beer", are fine.
    ("BOX_coffee", "3", "clubs"),
    ("BOX_coffee", "8", "hearts"),
)

# CHARACTERS = (("id", life points), ...) and EVENTS = (("id", "regular"), ...) work the same way.
'''

MANIFEST: Final = '''\
"""The manifest of TITLE: its modules, the boxes it needs, its settings."""

from sixgun.games.bang.box import Box
from sixgun_BOX import cards

BOX = Box("BOX", cards, needs=("base",))
'''

CARDS: Final = '''\
"""The cards of TITLE. A class is named after its card: BOX_coffee is BoxCoffee."""

from sixgun.games.bang.effects import gain_life
from sixgun.games.bang.kinds import Brown
from sixgun.games.bang.model import BangTable


class BoxCoffee(Brown):
    """You and the player to your left regain 1 life point each."""

    def play(self, g: BangTable, target: int) -> None:
        """Drink, and pour for the next one."""
        gain_life(g, self.owner, 1, self.owner)
        gain_life(g, g.state.others_of(self.owner)[0], 1, self.owner)
'''

TEXTS: Final = {
    "en": """\
set-bang-BOX = TITLE
card-BOX_coffee = Coffee
bang-card-BOX_coffee = You and the player to your left regain 1 life point each.
""",
    "cs": """\
set-bang-BOX = TITLE
card-BOX_coffee = Káva
bang-card-BOX_coffee = Ty i hráč po tvé levici si vyléčíte po 1 životu.
""",
    "es": """\
set-bang-BOX = TITLE
card-BOX_coffee = Café
bang-card-BOX_coffee = Tú y el jugador a tu izquierda recuperáis 1 punto de vida cada uno.
""",
    "ru": """\
set-bang-BOX = TITLE
card-BOX_coffee = Кофе
bang-card-BOX_coffee = Ты и игрок слева от тебя восстанавливаете по 1 жизни.
""",
}

SCENARIO: Final = """\
scenario: Coffee is for its player and the next player to the left
source: TITLE
game: bang
sets: [base, BOX]
given:
  Ann: {role: sheriff, life: 2, hand: [SPACED coffee 3♣, beer 6♥]}
  Ben: {out: true}
  Cleo: {life: 1}
  Dan: {life: 1}
when:
  - Ann plays SPACED coffee
then:
  - Ann has 3 life
  - Cleo has 2 life
  - Dan has 1 life
"""

DRAWING: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="#2a1c10" stroke-width="3">
  <path d="M24 40H68V70Q68 84 54 84H38Q24 84 24 70Z" fill="#f7eed9"/>
  <path d="M68 48H76Q86 48 86 58T76 68H68"/>
  <path d="M36 32Q30 24 36 16M48 32Q42 24 48 16M60 32Q54 24 60 16" stroke-linecap="round"/>
</svg>
"""

TEST: Final = '''\
"""The box works: its scenarios hold, its texts are there, games with it end."""

from pathlib import Path

import pytest

import sixgun
import sixgun_BOX
from sixgun.games.bang.shelf import BROKEN, FOREIGN
from sixgun.kernel.rng import FastRng
from sixgun.scenarios import check_file
from sixgun.texts import LANGUAGES

HOME = Path(sixgun_BOX.__file__).parent


def test_the_box_can_be_played() -> None:
    assert "BOX" not in BROKEN, BROKEN["BOX"]
    assert "BOX" in [module.id for module in sixgun.game("bang").modules]


@pytest.mark.parametrize("file", sorted(HOME.glob("scenarios/*.yaml")), ids=lambda file: file.stem)
def test_scenarios_hold(file: Path) -> None:
    assert [outcome.differs for outcome in check_file(file) if not outcome.holds] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts(lang: str) -> None:
    assert FOREIGN["BOX"].keys(lang) == FOREIGN["BOX"].keys("en")


@pytest.mark.parametrize("players", range(3, 9))
def test_games_end(players: int) -> None:
    table = sixgun.new("bang", players, sets=["base", "BOX"], seed="BOX")
    rng = FastRng.seeded(b"BOX")
    while table.pending:
        ask = table.pending[0]
        table.choose(ask.seat, rng.below(len(ask.options)))
    assert table.result is not None
'''

README: Final = """\
# TITLE

A box for the card game of Sixgun, with one card to begin with.

```sh
pip install -e .                              # Sixgun finds the box by itself from now on
sixgun box BOX                                # what is in it, what is missing
sixgun card BOX_coffee                        # its card, with text, scenarios and code
sixgun check sixgun_BOX/scenarios             # what its scenarios claim holds
sixgun play bang --sets base,BOX              # play; also sixgun sim, sixgun serve
python -m pytest                              # all of that at once
```

| file | holds |
| --- | --- |
| `sixgun_BOX/table.py` | what is printed: cards with rank and suit, characters, events |
| `sixgun_BOX/cards.py` | what the cards do, one class each; as many modules as you like |
| `sixgun_BOX/box.py` | the manifest: the modules, the boxes it needs, its settings |
| `sixgun_BOX/texts/` | names and texts; English is needed, other languages fall back to it |
| `sixgun_BOX/scenarios/` | positions, moves and what must follow: the rules of the cards, checked |
| `sixgun_BOX/bots.py` | not there yet: what bots think of the cards, see `sixgun/bots/bang/boxes` |
| `sixgun_BOX/art/` | `BOX_coffee.svg` is the drawing of that card; a card without one gets a plain picture |

A new card is a row in `table.py`, a class in `cards.py` and two texts, `card-ID` and `bang-card-ID`.
The cards of Sixgun's own boxes, in `sixgun/games/bang/sets`, are the best examples.
"""


def files(box: str) -> dict[str, str]:
    """Everything in the skeleton of a box, by path."""
    package = f"sixgun_{box}"
    templates = {
        "pyproject.toml": PYPROJECT,
        "README.md": README,
        "tests/test_box.py": TEST,
        f"{package}/__init__.py": '"""TITLE, a box for Sixgun."""\n',
        f"{package}/table.py": TABLE,
        f"{package}/box.py": MANIFEST,
        f"{package}/cards.py": CARDS,
        f"{package}/scenarios/coffee.yaml": SCENARIO,
        f"{package}/art/{box}_coffee.svg": DRAWING,
        **{f"{package}/texts/{lang}/{box}.ftl": text for lang, text in TEXTS.items()},
    }
    return {path: filled(text, box) for path, text in templates.items()}


def filled(text: str, box: str) -> str:
    """A template with the names of the box."""
    words = box.split("_")
    names = {
        "BOX = Box(": "MANIFEST = Box(",  # the name of the manifest is not that of the box
        "DASHED": "-".join(words),
        "SPACED": " ".join(words),
        "TITLE": " ".join([word.capitalize() for word in words]),
        "VERSION": __version__,
        "BoxCoffee": "".join([word.capitalize() for word in words]) + "Coffee",
        "BOX": box,
        "MANIFEST": "BOX",
    }
    for name, value in names.items():
        text = text.replace(name, value)
    return text


def write(box: str, folder: Path) -> Sequence[str]:
    """Write the skeleton; what can be done next, as commands."""
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise Mistake("ui-cli-box-full", folder=str(folder))
    try:
        for path, text in files(box).items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    except OSError as failed:
        raise Mistake(
            "ui-cli-box-unwritable", folder=str(folder), reason=failed.strerror or str(failed)
        ) from None
    return (
        f"pip install -e {folder}",
        f"sixgun box {box}",
        f"sixgun check {folder / f'sixgun_{box}' / 'scenarios'}",
        f"sixgun play bang --sets base,{box}",
    )
