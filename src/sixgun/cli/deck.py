"""Every card of every game as the command line shows it: printed numbers, kind, and where its code is."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import sixgun
from sixgun.kernel.plain import home_of
from sixgun.texts import Speaker


class Card(NamedTuple):
    """One card: what is printed on it, without the words."""

    game: str
    set: str
    id: str
    kind: str
    life: int
    choice: str
    """Whether its player has a say: mandatory or optional."""


def dice_cards() -> list[Card]:
    """The characters of the dice game."""
    from sixgun.games.dice.sets.base.table import ROWS

    return [Card("dice", "base", id, "character", life, choice) for id, life, choice in ROWS]


DECKS = {"dice": dice_cards}
"""Game -> its cards."""


def all_cards(games: list[str]) -> list[Card]:
    """The cards of some games, in the order of their boxes."""
    return [card for game in games for card in DECKS[game]()]


def code_of(card: Card) -> tuple[Path, int]:
    """The file and line where a card's class begins.

    The class is looked up in the text: a compiled engine knows no source lines.
    """
    kind = sixgun.game(card.game).ability(card.id)
    spec = find_spec(home_of(kind))
    assert spec is not None and spec.origin is not None, "a class in use has a file"
    origin = Path(spec.origin)
    source = origin.with_name(origin.name.partition(".")[0] + ".py")
    start = re.compile(rf"class {kind.__name__}\b")
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), 1):
        if start.match(line):
            return source, number
    raise LookupError(f"{kind.__name__} is not in {source}")


def in_words(card: Card, say: Speaker) -> dict[str, int | str]:
    """A card for programs to read: its ids, its numbers, and its text in the speaker's language."""
    return {
        "game": card.game,
        "set": card.set,
        "id": card.id,
        "name": say.name(card.kind, card.id),
        "kind": card.kind,
        "choice": card.choice,
        "life": card.life,
        "text": say.ability(card.game, card.id),
    }
