"""Draws the pictures of the terminal table in the documentation: ``python -m tests.terminal.pictures``."""

import asyncio
import re
from pathlib import Path
from typing import Final, NamedTuple

import sixgun
from sixgun.bots import Company, new_bot
from sixgun.games.bang.view import BangView
from sixgun.terminal.sitting import Sitting
from tests.terminal.bang.tables import asks, mid_game
from tests.terminal.tables import app_of, asked, settled, sitting_where

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
LATELY: Final = 12
"""This many events have just happened."""

FONTS: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"


class Picture(NamedTuple):
    """A moment worth seeing: the table, the size of the terminal, and keys pressed before it is drawn."""

    name: str
    size: tuple[int, int]
    players: int
    lang: str
    prompt: str
    keys: tuple[str, ...]
    game: str = "dice"


PICTURES: Final = (
    Picture("table-80x24", (80, 24), 8, "en", "reroll", ("h",)),
    Picture("table-120x36", (120, 36), 6, "en", "reroll", ("h",)),
    Picture("table-paper-120x36", (120, 36), 5, "cs", "assign_bullseyes", ("t", "down")),
    Picture("bang-80x24", (80, 24), 8, "en", "act", ("h",), "bang"),
    Picture("bang-120x36", (120, 36), 7, "en", "act", ("h",), "bang"),
    Picture("bang-paper-120x36", (120, 36), 5, "cs", "pick_from_store", ("t", "right"), "bang"),
    Picture("legends-80x24", (80, 24), 5, "en", "act", ("right",), "legends"),
    Picture("legends-120x36", (120, 36), 6, "en", "act", ("right",), "legends"),
    Picture("legends-paper-120x36", (120, 36), 4, "cs", "lay", ("t",), "legends"),
)


def later(prompt: str, players: int) -> "Sitting":
    """A question in the middle of a game, when some have lost life and someone is already out."""

    def holds(sitting: Sitting) -> bool:
        view = sitting.view()
        seats = view.seats  # type: ignore[attr-defined]
        own = seats[sitting.viewer]
        out = [seat for seat in seats if not seat.alive]
        return asked(prompt)(sitting) and len(out) == 1 and own.alive and view.active == sitting.viewer

    return sitting_where(holds, players=players)


def later_with_cards(prompt: str, players: int) -> Sitting:
    """A question in the middle of a card game, when someone is out and the hand is worth seeing."""

    def holds(view: BangView) -> bool:
        own = view.seats[view.seat]
        armed = [seat for seat in view.seats if len(seat.in_play) > 1]
        full = own.hand_size > 3 and len(armed) > 2 and len(view.ring) == players - 1
        return full and asks(prompt, 3)(view)

    return mid_game(holds, players=players)


def later_in_the_west(prompt: str, players: int) -> Sitting:
    """A question in the middle of a game of Western Legends that bots have played so far."""
    for number in range(40):
        table = sixgun.new("legends", players, seed=f"west {number}")
        levels = {seat: new_bot("legends", "gunslinger", seat, f"{number}") for seat in range(players)}
        company = Company(table, levels)
        while table.pending:
            ask = table.pending[0]
            own = table.state.seats[ask.seat]
            late = table.state.round >= 4 and len(own.hand) >= 3 and max(map(len, table.state.discs)) > 0
            if late and ask.prompt == prompt and (prompt != "act" or len(ask.options) > 9):
                sitting = Sitting(table, [ask.seat], "gunslinger", "en", luck="west")
                sitting.hand_over(ask.seat)
                return sitting
            company.act()
    raise LookupError("no seed leads there")


def without_foreign_fonts(picture: str) -> str:
    """The picture without links to anything elsewhere; the reader's own fonts will do."""
    local = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", picture, flags=re.DOTALL)
    return local.replace("Fira Code, monospace", FONTS).replace(
        "font-family: Fira Code", f"font-family: {FONTS}"
    )


async def drawn(picture: Picture) -> str:
    """The picture as SVG."""
    finders = {"dice": later, "bang": later_with_cards, "legends": later_in_the_west}
    sitting = finders[picture.game](picture.prompt, picture.players)
    sitting.speak(picture.lang)
    app = app_of(sitting)
    async with app.run_test(size=picture.size) as pilot:
        await settled(pilot)
        sitting.stage.heard(sitting.events()[-LATELY:])
        for key in picture.keys:
            await pilot.press(key)
        await settled(pilot)
        return without_foreign_fonts(app.export_screenshot())


def main() -> None:
    """Write all pictures."""
    for picture in PICTURES:
        (FOLDER / f"{picture.name}.svg").write_text(asyncio.run(drawn(picture)), encoding="utf-8")


if __name__ == "__main__":
    main()
