"""Poker hands: how the flop and one player's hole cards compare with another's.

A card is its number in the deck, 0 to 51: four suits of every value, from the twos to the aces. A hand is a
tuple that starts with its place in `RANKS`, followed by the values (2 to 14) that break ties within its rank,
and nothing else. So the better of two hands is simply the greater tuple, and equal tuples are a tie: cards
outside the combination and suits never decide.

Wild cards are not tried out. As they may stand for any card, even for one already there, the best
use of them follows from how often the other cards repeat a value, whether they share a suit, and how far
apart they are.
"""

from collections.abc import Sequence
from typing import Final

RANKS: Final = (
    *("high_card", "pair", "two_pairs", "three_of_a_kind", "straight", "flush", "full_house"),
    *("four_of_a_kind", "straight_flush", "royal_flush", "five_of_a_kind"),
)
"""The names of all hands, weakest first."""

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIRS: Final = 2
THREE_OF_A_KIND: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR_OF_A_KIND: Final = 7
STRAIGHT_FLUSH: Final = 8
ROYAL_FLUSH: Final = 9
FIVE_OF_A_KIND: Final = 10

ACE: Final = 14
"""The value of an ace, which is never low."""

WHOLE_HAND: Final = 5
"""How many cards a straight or a flush takes, and the most that a hand can have."""

WILD: Final = frozenset((2, 3))
"""The cards with the ability ``wild``: the red twos. In the flop they are ordinary twos."""


def best_hand(flop: Sequence[int], hole: Sequence[int], wild: frozenset[int] = WILD) -> tuple[int, ...]:
    """The hand that the flop makes with the hole cards, wild ones among these counted as what is best.

    There are no more than five cards, no more than two of them wild. A hand of fewer than five is never a
    straight, flush or full house.
    """
    cards = list(flop)
    wilds = 0
    for card in hole:
        if card in wild:
            wilds += 1
        else:
            cards.append(card)
    cards.sort(reverse=True)

    # The most frequent value, the highest if there are several: it gains most from whatever is wild.
    counts = [0] * (ACE + 1)
    most = 0
    value = ACE if wilds else 0
    for card in cards:
        here = (card >> 2) + 2
        count = counts[here] + 1
        counts[here] = count
        if count > most:
            most = count
            value = here
    alike = most + wilds

    if alike >= 5:
        return (FIVE_OF_A_KIND, value)
    whole = len(cards) + wilds == WHOLE_HAND
    suited = whole and len({card & 3 for card in cards}) == 1
    top = _top_of_straight(cards) if whole and most == 1 else 0
    if suited and top:
        return (ROYAL_FLUSH,) if top == ACE else (STRAIGHT_FLUSH, top)
    if alike == 4:
        return (FOUR_OF_A_KIND, value)
    second = _other_pair(counts, value) if most >= 2 else 0
    if alike == 3 and second:
        return (FULL_HOUSE, value, second)
    if suited:
        return (FLUSH, *[ACE] * wilds, *[(card >> 2) + 2 for card in cards])
    if top:
        return (STRAIGHT, top)
    if alike == 3:
        return (THREE_OF_A_KIND, value)
    if second:
        return (TWO_PAIRS, value, second)
    if alike == 2:
        return (PAIR, value)
    return (HIGH_CARD, value)


def best_pair(flop: Sequence[int], cards: Sequence[int], wild: frozenset[int] = WILD) -> tuple[int, int]:
    """The two cards that make the best hand with the flop; in a tie, the lowest numbers."""
    ordered = sorted(cards)
    if len(ordered) < 2:
        raise ValueError(f"two hole cards have to be chosen from at least two cards, not from {len(ordered)}")
    best: tuple[int, ...] = ()
    chosen = (ordered[0], ordered[1])
    for place, first in enumerate(ordered):
        for second in ordered[place + 1 :]:
            hand = best_hand(flop, (first, second), wild)
            if hand > best:
                best = hand
                chosen = (first, second)
    return chosen


def describe(hand: tuple[int, ...]) -> str:
    """The name of a hand's rank, such as ``two_pairs``."""
    return RANKS[hand[0]]


def _top_of_straight(cards: list[int]) -> int:
    """The highest card of the best straight around cards of different values; 0 if there is none.

    The cards are sorted from the highest down. Wild cards fill the gaps; any left over go on top as
    far as the ace, the rest below.
    """
    lowest = (cards[-1] >> 2) + 2
    highest = (cards[0] >> 2) + 2
    return min(lowest + 4, ACE) if highest - lowest <= 4 else 0


def _other_pair(counts: list[int], value: int) -> int:
    """Another value that is there twice; 0 if there is none."""
    for other in range(ACE, 1, -1):
        if counts[other] >= 2 and other != value:
            return other
    return 0
