"""Cards in the words of a written position: from a spelling to the cards it may mean, and back."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sixgun.games.bang.cards import (
    BESIDE,
    CARD_ID,
    KIND,
    LABEL,
    NO_SUIT,
    OF_BOX,
    RANK,
    RANKS,
    SUIT,
    SUIT_LETTERS,
    SUITS,
    TWIN,
)
from sixgun.games.bang.cards import spaced as spaced
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, shown, spoken

NOTHING: Final = "none"
"""How a place without a card is written: the top of an empty pile."""


def plain(text: str) -> str:
    """One spelling for what people write in several ways: ``Cat_Balou  K♥`` -> ``cat balou k♥``."""
    return " ".join(text.replace("_", " ").replace("!", " ").split()).casefold()


def _spellings() -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for card, kind in enumerate(KIND):
        suit = SUIT[card]
        name = spaced(kind)
        if suit == NO_SUIT:
            for text in dict.fromkeys([plain(name), plain(CARD_ID[card])]):
                found.setdefault(text, []).append(card)
            continue
        rank = RANKS[RANK[card] - 2]
        texts = (
            LABEL[card],
            f"{name} {rank}{SUIT_LETTERS[suit]}",
            f"{name} {rank} of {SUITS[suit]}",
            f"{name} {rank} {SUITS[suit]}",
            CARD_ID[card],
            name,
        )
        for text in dict.fromkeys(plain(text) for text in texts):
            found.setdefault(text, []).append(card)
    return {text: tuple(cards) for text, cards in found.items()}


SPELLINGS: Final = _spellings()
"""All cards a text may mean: one, a few with the same label, or all of a kind."""

HOME: Final = {card: box for box in OF_BOX for card in (*OF_BOX[box], *BESIDE[box])}
"""The box every card comes from."""


def meant(value: Json, path: tuple[str, ...]) -> tuple[int, ...]:
    """All cards of all boxes that a text may mean."""
    cards = SPELLINGS.get(plain(value)) if isinstance(value, str) else None
    if cards is None:
        word = plain(value) if isinstance(value, str) else ""
        kinds = list(dict.fromkeys(spaced(kind) for kind in KIND))
        for kind in kinds:
            if word.startswith(f"{kind} "):
                same = dict.fromkeys(LABEL[card] for card in SPELLINGS[kind])
                raise BadPosition(path, f"there is no card {shown(value)}; there are {', '.join(same)}")
        if not isinstance(value, str):
            raise BadPosition(path, f"{shown(value)} is no card; write its name, such as beer or beer 6♥")
        raise BadPosition(path, f"{shown(value)} is no card", re.sub(r" \S+$", "", word), kinds)
    return cards


def card_list(value: Json, path: tuple[str, ...]) -> list[Json]:
    """The items of an entry that is a list of cards."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadPosition(
            path, f"{spoken(path)} is a list of cards such as [bang 7♦, beer], not {shown(value)}"
        )
    return value


class Pile:
    """All cards of a table while a position hands them out: every card is in one place."""

    def __init__(self, pack: Sequence[int], boxes: Sequence[str]) -> None:
        self.pack = frozenset(pack)
        self.boxes = boxes
        self.places: dict[int, tuple[str, ...]] = {}
        """Where each card that has been handed out lies."""
        self.wanted: list[tuple[tuple[int, ...], tuple[str, ...], str]] = []

    def want(self, value: Json, path: tuple[str, ...]) -> None:
        """Note the cards of an entry; which ones they are is decided by `hand_out`."""
        for index, item in enumerate(card_list(value, path)):
            place = (*path, str(index))
            cards = meant(item, place)
            here = tuple([card for card in cards if card in self.pack])
            if not here:
                box = HOME[cards[0]]
                why = (
                    f"a card of {box}, which is not among the sets"
                    if box not in self.boxes
                    else "left out of a simplified first game"
                )
                raise BadPosition(place, f"{item} is {why}")
            self.wanted.append((here, place, str(item)))

    def hand_out(self) -> dict[tuple[str, ...], list[int]]:
        """All noted cards by entry: first those named exactly, then the others, each the first free copy."""
        found: dict[tuple[str, ...], int] = {}
        for cards, place, text in sorted(self.wanted, key=lambda want: len(want[0])):
            free = [card for card in cards if card not in self.places]
            if not free:
                there = ", ".join(dict.fromkeys(spoken(self.places[card][:-1]) for card in cards))
                count = "there is one" if len(cards) == 1 else f"there are {len(cards)}"
                raise BadPosition(place, f"{text} is written too often; {count}: {there}")
            self.places[free[0]] = place
            found[place] = free[0]
        lists: dict[tuple[str, ...], list[int]] = {}
        for _, place, _ in self.wanted:
            lists.setdefault(place[:-1], []).append(found[place])
        return lists

    def left(self, order: Iterable[int]) -> list[int]:
        """The cards nobody named, in a given order."""
        return [card for card in order if card not in self.places]


def labels(cards: Iterable[int]) -> list[Json]:
    """Cards as claims write them."""
    return [LABEL[card] for card in cards]


def sorted_labels(cards: Iterable[int]) -> list[Json]:
    """Cards whose order means nothing, as claims write them."""
    return labels(sorted(cards))


def exact(cards: Iterable[int]) -> list[Json]:
    """Cards as a position writes them that has to be read again: a card with a twin by its id."""
    return [CARD_ID[card] if TWIN[card] else LABEL[card] for card in cards]


def spelled_cards(value: Json, path: tuple[str, ...]) -> Json:
    """A list of cards in a claim: each as its label, or as its name if no more is said."""
    if value in ("empty", "nothing"):
        return []
    return [spelled_card(item, (*path, str(index))) for index, item in enumerate(card_list(value, path))]


def spelled_card(value: Json, path: tuple[str, ...]) -> str:
    """One card in a claim."""
    if value == NOTHING:
        return NOTHING
    cards = meant(value, path)
    names = {LABEL[card] for card in cards}
    return (
        names.pop()
        if len(names) == 1 and plain(str(value)) != spaced(KIND[cards[0]])
        else spaced(KIND[cards[0]])
    )


def is_card(claimed: Json, found: Json) -> bool:
    """Whether a card is the one a claim names, or of the kind it names."""
    return claimed == found or (isinstance(found, str) and found.rpartition(" ")[0] == claimed)


def same_cards(claimed: Sequence[Json], found: Sequence[Json]) -> bool:
    """Whether these are the claimed cards, in any order."""
    left = list(found)
    named = [card for card in claimed if card in left or any(sign in str(card) for sign in "♠♥♦♣")]
    for card in named:
        if card not in left:
            return False
        left.remove(card)
    for kind in claimed:
        if kind in named:
            continue
        place = next((index for index, card in enumerate(left) if is_card(kind, card)), -1)
        if place < 0:
            return False
        del left[place]
    return not left


def top_cards(claimed: Sequence[Json], found: Sequence[Json]) -> bool:
    """Whether a pile has the claimed cards on top; an empty claim means an empty pile."""
    if not claimed:
        return not found
    return len(claimed) <= len(found) and all(map(is_card, claimed, found))


def bottom_cards(claimed: Sequence[Json], found: Sequence[Json]) -> bool:
    """Whether a pile ends with the claimed cards, the lowest last; an empty claim means an empty pile."""
    if not claimed:
        return not found
    return len(claimed) <= len(found) and all(map(is_card, claimed, found[-len(claimed) :]))


def parts_agree(claimed: Mapping[str, Json], found: Mapping[str, Json]) -> bool:
    """Whether everything claimed about a group of entries is true."""
    return all(found.get(key) == value for key, value in claimed.items())
