"""The physical cards of all boxes. A card is a number; its facts are in shared tables.

The numbers go on from box to box in the order of `PACKS`, so a new box is added at the end.
"""

from collections.abc import Sequence
from typing import Final

from sixgun.games.bang.sets.base import table as base
from sixgun.games.bang.sets.dodge_city import table as dodge_city

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
SUIT_SIGNS: Final = "♠♥♦♣"
SUIT_LETTERS: Final = "shdc"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Ranks from low to high; a card's rank is a number from 2 to 14."""

NO_CARD: Final = -1

PACKS: Final[dict[str, tuple[str, Sequence[tuple[str, str, str]]]]] = {
    "base": (base.PREFIX, base.DECK),
    "dodge_city": (dodge_city.PREFIX, dodge_city.DECK),
}
"""Every box with the beginning of its card ids and its rows."""

LIFE: Final[dict[str, int]] = dict((*base.CHARACTERS, *dodge_city.CHARACTERS))
"""The bullets printed on each character."""

CAST: Final[dict[str, tuple[str, ...]]] = {
    "base": tuple([row[0] for row in base.CHARACTERS]),
    "dodge_city": tuple([row[0] for row in dodge_city.CHARACTERS]),
}
"""The characters of each box."""

BONUS: Final[tuple[str, ...]] = (*base.BONUS, *dodge_city.BONUS)
"""Characters a table may leave out."""

BANG: Final = "bang"
MISSED: Final = "missed"
STORE: Final = "general_store"
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
    for box, (prefix, rows) in PACKS.items():
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


def single(cards: Sequence[int]) -> Sequence[int]:
    """The cards without duplicates of the same label: twins offer no choice."""
    if TWINS.isdisjoint(cards):
        return cards
    found: list[int] = []
    labels: list[str] = []
    for card in cards:
        if LABEL[card] not in labels:
            labels.append(LABEL[card])
            found.append(card)
    return found
