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
NO_SUIT: Final = 4
NO_RANK: Final = 0
"""The suit and the rank of a card on which none is printed."""

RANKS: Final = shelf.RANKS
SUITS: Final = shelf.SUITS
SUIT_SIGNS: Final = "♠♥♦♣"
SUIT_LETTERS: Final = "shdc"

NO_CARD: Final = -1

LIFE: Final[dict[str, int]] = {}
"""The bullets printed on each character."""

OPENING_HANDS: Final[dict[str, int]] = {}
"""Characters who are not dealt as many cards at the start as bullets are printed on them."""

CAST: Final[dict[str, tuple[str, ...]]] = {}
"""The characters of each box."""

BONUS: Final[list[str]] = []
"""Characters a table may leave out."""

EXTRAS: Final[list[str]] = []
"""Characters of a box that its base game, as it was first printed, does not have."""

BONUS_SWITCH: Final[dict[str, str]] = {}
"""The setting that leaves each of them out."""

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {}
"""The event cards of each box: their ids, and whether they are regular, bonus or final ones."""

PILES: Final[dict[str, dict[str, tuple[tuple[str, str, int, int], ...]]]] = {}
"""The cards of each box without rank and suit, which lie in piles of their own, by the name of the pile.

A row says the id of a card, what sort of card it is, how many copies there are, and what it costs (0 for
cards that have no price).
"""

KEPT_BACK: Final[dict[str, str]] = {}
"""Boxes -> the setting with which their characters are not dealt."""

RESERVED: Final[list[str]] = []
"""The events for which every player needs a second character in reserve."""

BANG: Final = "bang"
MISSED: Final = "missed"
STORE: Final = "general_store"
BEER: Final = "beer"
PANIC: Final = "panic"
DUEL: Final = "duel"
CAT_BALOU: Final = "cat_balou"
GATLING: Final = "gatling"
INDIANS: Final = "indians"
STAGECOACH: Final = "stagecoach"
WELLS_FARGO: Final = "wells_fargo"
"""The kinds of cards that rules and the printed texts of other cards mention by name."""

KIND: Final[list[str]] = []
"""The kind of every card: its name as an id."""

RANK: Final[list[int]] = []
SUIT: Final[list[int]] = []
CARD_ID: Final[list[str]] = []
"""The id of every single card, such as ``base_bang_7_diamonds``."""

LABEL: Final[list[str]] = []
"""What the notation calls a card: ``bang 7♦``. Twins share it."""

TWIN: Final[list[int]] = []
"""For every card a number it shares with the other cards of its label; 0 if there are none."""

OF_BOX: Final[dict[str, tuple[int, ...]]] = {}
"""The cards of every box."""

BESIDE: Final[dict[str, tuple[int, ...]]] = {}
"""The cards of every box without rank and suit that come to lie in front of players like blue ones.

They have a pile of their own and are never in a hand, in the deck or on the discard pile.
"""


def _collect() -> None:
    for box, table in TABLES.items():
        prefix: str = getattr(table, "PREFIX", box)
        rows: Sequence[tuple[str, str, str]] = getattr(table, "DECK", ())
        characters: Sequence[tuple[str, int]] = getattr(table, "CHARACTERS", ())
        LIFE.update(characters)
        OPENING_HANDS.update(getattr(table, "OPENING_HANDS", {}))
        CAST[box] = tuple([id for id, _ in characters])
        bonus: Sequence[str] = getattr(table, "BONUS", ())
        BONUS.extend(bonus)
        EXTRAS.extend([*bonus, *getattr(table, "EXTRAS", ())])
        BONUS_SWITCH.update(dict.fromkeys(bonus, getattr(table, "BONUS_SETTING", "bonus_characters")))
        EVENTS[box] = tuple(getattr(table, "EVENTS", ()))
        PILES[box] = dict(getattr(table, "PILES", {}))
        if hasattr(table, "KEPT_BACK"):
            KEPT_BACK[box] = str(table.KEPT_BACK)
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
        laid: Sequence[str] = getattr(table, "LAID", ())
        for id, _, copies, _ in [row for pile in laid for row in PILES[box][pile]]:
            for copy_number in range(1, copies + 1):
                KIND.append(id)
                RANK.append(NO_RANK)
                SUIT.append(NO_SUIT)
                CARD_ID.append(f"{prefix}_{id}" + (f"_{copy_number}" if copies > 1 else ""))
                LABEL.append(spaced(id))
        BESIDE[box] = tuple(range(first + len(rows), len(KIND)))
    shared = sorted({label for label in LABEL if LABEL.count(label) > 1})
    TWIN.extend([shared.index(label) + 1 if label in shared else 0 for label in LABEL])


def withdraw(box: str) -> None:
    """Take a box that turned out to be broken off the shelf; the numbers of its cards stay unused."""
    del CAST[box], EVENTS[box], OF_BOX[box], BESIDE[box], PILES[box]


def of_piles(box: str) -> list[str]:
    """The ids of the cards of a box that have no rank and suit."""
    return [row[0] for rows in PILES[box].values() for row in rows]


def pile_cards(boxes: Sequence[str], pile: str) -> tuple[str, ...]:
    """Every card of a pile at a table with these boxes, each as often as there are copies."""
    rows = [row for box in boxes for row in PILES[box].get(pile, ())]
    return tuple([id for id, _, copies, _ in rows for _ in range(copies)])


def spaced(id: str) -> str:
    """``cat_balou`` -> ``cat balou``: an id as the notation writes it."""
    return id.replace("_", " ")


def sign(card: int) -> str:
    """Rank and suit of a card, such as ``7♦``; empty if none is printed on it."""
    if SUIT[card] == NO_SUIT:
        return ""
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


def beside(boxes: Sequence[str]) -> tuple[int, ...]:
    """All cards of some boxes that lie in piles of their own until they come into play."""
    return tuple([card for box in boxes for card in BESIDE[box]])


_TWINS: dict[tuple[str, ...], list[int]] = {}


def twins_of(boxes: tuple[str, ...]) -> list[int]:
    """`TWIN` at a table with some boxes only: cards that have no twins there have none at all."""
    known = _TWINS.get(boxes)
    if known is None:
        there = [TWIN[card] for card in pack(boxes)]
        known = [twin if there.count(twin) > 1 else 0 for twin in TWIN]
        _TWINS[boxes] = known
    return known


def is_copy(card: int, cards: list[int]) -> bool:
    """Whether an earlier one of the cards has the same label; ask only about a card that has a `TWIN`."""
    twin = TWIN[card]
    for other in cards:
        if other == card:
            return False
        if TWIN[other] == twin:
            return True
    return False


def single(cards: list[int], twins: list[int] = TWIN) -> list[int]:
    """The cards without further ones of the same label: twins offer no choice."""
    for card in cards:
        if twins[card]:
            return [other for other in cards if not (twins[other] and is_copy(other, cards))]
    return cards
