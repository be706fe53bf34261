"""The rulings register by the cards it names, for the page about cards: numbers only, the words are texts."""

from typing import Final

import sixgun
from sixgun.cli.rulings import LETTERS, RULINGS
from tools.wire.cards import script, table

HEAD: Final = """
/** What the labels of a game's rulings begin with. */
"""


def source() -> str:
    """The whole file."""
    named: dict[str, dict[str, list[int]]] = {game: {} for game in sixgun.GAMES}
    for ruling in RULINGS:
        for name in ruling.names:
            named[ruling.game].setdefault(name, []).append(ruling.number)
    lines = [
        "/** By game and card: numbers of rulings that name it; the texts are `ruling-<game>-<number>`. */",
        "export const RULINGS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {",
    ]
    for game, cards in named.items():
        lines.append(f"  {game}: {{")
        lines.extend(f"    {card}: {script(numbers)}," for card, numbers in sorted(cards.items()))
        lines.append("  },")
    letters = table("RULING_LETTERS", "Readonly<Record<string, string>>", LETTERS)
    return HEAD + "\n".join([letters, "", *lines, "};", ""])
