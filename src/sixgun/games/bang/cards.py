"""The physical cards of all boxes. A card is a number; its facts are in shared tables.

The numbers go on from box to box in the order of the shelf, so a new box is put at its end.
"""

from collections.abc import Sequence
from typing import Final

from sixgun.games.bang import shelf
from sixgun.games.bang.shelf import TABLES

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
RANKS: Final = shelf.RANKS
SUITS: Final = shelf.SUITS
SUIT_SIGNS: Final = "♠♥♦♣"
SUIT_LETTERS: Final = "shdc"

NO_CARD: Final = -1

LIFE: Final[dict[str, int]] = {}
"""The bullets printed on each character."""

CAST: Final[dict[str, tuple[str, ...]]] = {}
"""The characters of each box."""

BONUS: Final[list[str]] = []
"""Characters a table may leave out."""

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {}
"""The event cards of each box: their ids, and whether they are regular, bonus or final ones."""

RESERVED: Final[list[str]] = []
"""The events for which every player needs a second character in reserve."""

BANG: Final = "bang"
MISSED: Final = "missed"
STORE: Final = "general_store"
BEER: Final = "beer"
"""The kinds of cards that rules and the printed texts of other cards mention by name."""

KIND: Final[list[str]] = []
"""The kind of every card: its name as an id."""

RANK: Final[list[int]] = []
SUIT: Final[list[int]] = []
CARD_ID: Final[list[str]] = []
"""The id of every single card, such as ``base_bang_7_diamonds``."""

LABEL: Final[list[str]] = []
"""What the notation calls a card: ``bang 7♦``. Twins share it."""

TWINS: Final[set[int]] = set()
"""The cards that share their label with another one."""

OF_BOX: Final[dict[str, tuple[int, ...]]] = {}
"""The cards of every box."""


def _collect() -> None:
    for box, table in TABLES.items():
        prefix: str = getattr(table, "PREFIX", box)
        rows: Sequence[tuple[str, str, str]] = getattr(table, "DECK", ())
        characters: Sequence[tuple[str, int]] = getattr(table, "CHARACTERS", ())
        LIFE.update(characters)
        CAST[box] = tuple([id for id, _ in characters])
        BONUS.extend(getattr(table, "BONUS", ()))
        EVENTS[box] = tuple(getattr(table, "EVENTS", ()))
        RESERVED.extend(getattr(table, "RESERVED", ()))
        first = len(KIND)
        ids = [f"{prefix}_{kind}_{rank.lower()}_{suit}" for kind, rank, suit in rows]
        for number, (kind, rank, suit) in enumerate(rows):
            id = ids[number]
            copy = f"_{ids[:number].count(id) + 1}" if ids.count(id) > 1 else ""
            KIND.append(kind)
            RANK.append(RANKS.index(rank) + 2)
            SUIT.append(SUITS.index(suit))
            CARD_ID.append(id + copy)
            LABEL.append(f"{spaced(kind)} {rank}{SUIT_SIGNS[SUITS.index(suit)]}")
        OF_BOX[box] = tuple(range(first, len(KIND)))
    TWINS.update([card for card, label in enumerate(LABEL) if LABEL.count(label) > 1])


def withdraw(box: str) -> None:
    """Take a box that turned out to be broken off the shelf; the numbers of its cards stay unused."""
    del CAST[box], EVENTS[box], OF_BOX[box]


def spaced(id: str) -> str:
    """``cat_balou`` -> ``cat balou``: an id as the notation writes it."""
    return id.replace("_", " ")


def sign(card: int) -> str:
    """Rank and suit of a card, such as ``7♦``."""
    return RANKS[RANK[card] - 2] + SUIT_SIGNS[SUIT[card]]


_collect()

_PACKS: dict[tuple[tuple[str, ...], tuple[str, ...]], tuple[int, ...]] = {}


def pack(boxes: tuple[str, ...], without: tuple[str, ...] = ()) -> tuple[int, ...]:
    """All cards of some boxes, without some kinds."""
    known = _PACKS.get((boxes, without))
    if known is None:
        known = tuple([card for box in boxes for card in OF_BOX[box] if KIND[card] not in without])
        _PACKS[boxes, without] = known
    return known


def single(cards: list[int]) -> list[int]:
    """The cards without duplicates of the same label: twins offer no choice."""
    if TWINS.isdisjoint(cards) or len(TWINS.intersection(cards)) == 1:
        return cards
    found: list[int] = []
    labels: list[str] = []
    for card in cards:
        if LABEL[card] not in labels:
            labels.append(LABEL[card])
            found.append(card)
    return found
