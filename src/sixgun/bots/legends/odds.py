"""Chances of fights and of poker games."""

from collections.abc import Sequence
from math import comb
from typing import Final

from sixgun.games.legends.hands import best_hand
from sixgun.games.legends.printed import FIGHT_CARDS, WILD

HIGHEST: Final = 20
"""The most a card is ever worth, with everything that can be added to it."""
RANKS: Final = 13
LOWEST: Final = 2

_VALUES: Final = tuple([card.value for card in FIGHT_CARDS])


def _beaten(cards: int, value: int) -> float:
    below = len([one for one in _VALUES if one < value])
    return comb(below, cards) / comb(len(_VALUES), cards)


VIRTUAL_ODDS: Final = tuple(
    [
        tuple([_beaten(cards, value) if cards else 1.0 for value in range(HIGHEST + 1)])
        for cards in range(len(_VALUES) + 1)
    ]
)
"""By the number of fight cards and the value played: the chance of beating the best of them."""


def beats_cards(value: int, cards: int) -> float:
    """The chance that a value beats the highest of some fight cards; ties are lost."""
    return VIRTUAL_ODDS[min(cards, len(_VALUES))][max(LOWEST, min(value, HIGHEST))]


def beats_hand(value: int, cards: int, *, ties: bool) -> float:
    """The chance that a value beats the card played from an unknown hand, most often its second best.

    Nobody plays the best card of a big hand without need, so a hand counts as if it were smaller.
    """
    if cards <= 0:
        return 1.0
    lower = max(0, min(RANKS, value - LOWEST + (1 if ties else 0)))
    return float((lower / RANKS) ** min(2.5, 0.6 + 0.45 * cards))


HOST_ODDS: Final[tuple[float, ...]] = (0.0, 0.23, 0.33, 0.43, 0.54, 0.62, 0.70, 0.74)
"""The host's chance of beating the house by the number of cards in hand, counted over random deals."""

WILD_BONUS: Final = 0.35
"""What a wild card in hand adds to that chance."""


def beats_house(cards: int, wilds: int) -> float:
    """The host's chance of beating the house."""
    return min(0.98, HOST_ODDS[min(cards, len(HOST_ODDS) - 1)] + WILD_BONUS * wilds)


HAND_ODDS: Final[tuple[float, ...]] = (0.16, 0.5, 0.72, 0.93, 0.95, 0.93, 0.99, 1.0, 1.0, 1.0, 1.0)
"""The chance that a hand of each rank is the better of two."""


def hand_odds(flop: Sequence[int], hole: Sequence[int], rivals: int) -> float:
    """The chance that hole cards win against this many others, with the flop known."""
    hand = best_hand(flop, hole, WILD)
    alone = HAND_ODDS[hand[0]]
    if hand[0] in (1, 3):
        alone += 0.012 * (hand[1] - 8)
    elif hand[0] == 0:
        alone += 0.005 * (hand[1] - 8)
    return float(max(0.01, min(alone, 1.0)) ** max(1, rivals))


def wild_count(cards: Sequence[int]) -> int:
    """How many wild cards there are."""
    return len([card for card in cards if card in WILD])
