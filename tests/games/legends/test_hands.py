"""Poker hands: the examples of the rules, every edge they name, and a second opinion that tries all cards."""

import csv
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Final

import pytest

from sixgun.games.legends.content.kinds import SUITS
from sixgun.games.legends.hands import RANKS, WILD, best_hand, best_pair, describe

RANK_SIGNS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUIT_SIGNS: Final = "♠♣♥♦"
DECK: Final = range(52)
STRONGEST_FIRST: Final = (
    "five_of_a_kind",
    "royal_flush",
    "straight_flush",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight",
    "three_of_a_kind",
    "two_pairs",
    "pair",
    "high_card",
)
BY_SHAPE: Final = {
    (5,): ("five_of_a_kind", 1),
    (4, 1): ("four_of_a_kind", 1),
    (4,): ("four_of_a_kind", 1),
    (3, 2): ("full_house", 2),
    (3, 1, 1): ("three_of_a_kind", 1),
    (3, 1): ("three_of_a_kind", 1),
    (3,): ("three_of_a_kind", 1),
    (2, 2, 1): ("two_pairs", 2),
    (2, 2): ("two_pairs", 2),
    (2, 1, 1, 1): ("pair", 1),
    (2, 1, 1): ("pair", 1),
    (2, 1): ("pair", 1),
    (2,): ("pair", 1),
}
"""How often values repeat: the name of such a hand, and how many of the values are compared."""


def cards(words: str) -> tuple[int, ...]:
    """Cards in words: ``10♠ 2♥``."""
    return tuple(4 * RANK_SIGNS.index(word[:-1]) + SUIT_SIGNS.index(word[-1]) for word in words.split())


def hand(flop: str, hole: str) -> tuple[int, ...]:
    return best_hand(cards(flop), cards(hole))


def named(flop: str, hole: str) -> tuple[str, list[int]]:
    """A hand as its name and the values that are compared."""
    made = hand(flop, hole)
    return describe(made), list(made[1:])


# ------------------------------------------------------------------------- the second opinion


@cache
def by_values(values: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """What sorted values are worth if the suits do not matter."""
    groups = sorted(((count, value) for value, count in Counter(values).items()), reverse=True)
    shape = tuple(count for count, _ in groups)
    if shape in BY_SHAPE:
        name, compared = BY_SHAPE[shape]
        return name, tuple(value for _, value in groups[:compared])
    if values in {tuple(range(low, low + 5)) for low in range(2, 11)}:
        return "straight", (values[-1],)
    return "high_card", (values[-1],)


def plain(all_cards: tuple[int, ...]) -> tuple[int, ...]:
    """A hand without wild cards, in the form of `best_hand`."""
    values = tuple(sorted([card // 4 + 2 for card in all_cards]))
    name, compared = by_values(values)
    if len(all_cards) == 5 and len({card % 4 for card in all_cards}) == 1:
        if name == "straight":
            name, compared = ("royal_flush", ()) if values[-1] == 14 else ("straight_flush", compared)
        elif name in ("high_card", "pair", "two_pairs", "three_of_a_kind"):
            name, compared = "flush", values[::-1]
    return (10 - STRONGEST_FIRST.index(name), *compared)


def tried_out(flop: tuple[int, ...], hole: tuple[int, ...]) -> tuple[int, ...]:
    """The best of all hands that wild cards could make, each standing for each of the 52 cards."""
    fixed = (*flop, *[card for card in hole if card not in WILD])
    wilds = len(flop) + len(hole) - len(fixed)
    return max(plain((*fixed, *stand_ins)) for stand_ins in combinations_with_replacement(DECK, wilds))


def random_cards(rng: Random, count: int) -> tuple[int, ...]:
    """Cards without the wild ones; often from few values or one suit, so that rare hands are not rare."""
    low = rng.randrange(2, 10)
    narrow = [card for card in DECK if low <= card // 4 + 2 <= low + 5]
    suit = rng.randrange(4)
    suited = [card for card in DECK if card % 4 == suit]
    run = [card for card in narrow if card % 4 == suit]
    pool = rng.choice((DECK, narrow, suited, run))
    return tuple(rng.sample([card for card in pool if card not in WILD], count))


@pytest.mark.parametrize(("in_flop", "in_hole"), [(3, 2), (3, 1), (3, 0), (2, 2), (2, 1), (1, 0)])
def test_hands_without_wild_cards_equal_the_second_opinion(in_flop: int, in_hole: int) -> None:
    rng = Random(f"plain {in_flop} {in_hole}")
    for _ in range(1200):
        drawn = random_cards(rng, in_flop + in_hole)
        flop, hole = drawn[:in_flop], drawn[in_flop:]
        assert best_hand(flop, hole) == plain(drawn), (flop, hole)


@pytest.mark.parametrize(("in_flop", "others"), [(3, 1), (3, 0), (2, 1), (2, 0), (0, 0)])
def test_one_wild_card_is_worth_the_best_of_all_cards(in_flop: int, others: int) -> None:
    rng = Random(f"one {in_flop} {others}")
    for _ in range(800 if in_flop == 3 else 40):
        drawn = random_cards(rng, in_flop + others)
        flop, hole = drawn[:in_flop], (*drawn[in_flop:], rng.choice((2, 3)))
        assert best_hand(flop, hole) == tried_out(flop, hole), (flop, hole)


@pytest.mark.parametrize(("in_flop", "times"), [(3, 150), (2, 20), (1, 5), (0, 1)])
def test_two_wild_cards_are_worth_the_best_of_all_pairs_of_cards(in_flop: int, times: int) -> None:
    rng = Random(f"two {in_flop}")
    for _ in range(times):
        flop = random_cards(rng, in_flop)
        assert best_hand(flop, (2, 3)) == tried_out(flop, (2, 3)), flop


def test_second_wild_card_is_worth_the_best_of_all_cards_beside_the_first() -> None:
    rng = Random("chain")
    first = frozenset((2,))
    for _ in range(1000):
        flop = random_cards(rng, 3)
        stand_ins = [best_hand(flop, (2, card), first) for card in DECK if card != 2]
        assert best_hand(flop, (2, 3)) == max(stand_ins), flop


def test_every_rank_comes_as_often_as_combinatorics_says() -> None:
    nines_to_aces = range(28, 52)
    told = Counter(describe(best_hand(drawn[:3], drawn[3:])) for drawn in combinations(nines_to_aces, 5))
    assert told == {
        "royal_flush": 4,
        "straight_flush": 4,
        "four_of_a_kind": 6 * 20,
        "full_house": 6 * 4 * 5 * 6,
        "flush": 4 * 6 - 8,
        "straight": 2 * 4**5 - 8,
        "three_of_a_kind": 6 * 4 * 10 * 4**2,
        "two_pairs": 15 * 6**2 * 16,
        "pair": 6 * 6 * 10 * 4**3,
        "high_card": 4 * 4**5 - 16,
    }


# ------------------------------------------------------------------------- the print


def test_numbers_of_the_cards_follow_the_printed_deck() -> None:
    text = files("sixgun.games.legends").joinpath("data", "poker_cards.tsv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines(), delimiter="\t"))
    assert [(int(row["value"]), row["suit"]) for row in rows] == [
        (card // 4 + 2, SUITS[card % 4]) for card in DECK
    ]
    assert frozenset(number for number, row in enumerate(rows) if row["ability_code"] == "wild") == WILD


def test_ranks_are_those_of_the_table_upside_down() -> None:
    assert STRONGEST_FIRST[::-1] == RANKS


@pytest.mark.parametrize(
    ("flop", "hole", "name", "compared"),
    [
        ("2♠ 7♣ 9♥", "J♦ K♠", "high_card", [13]),
        ("2♠ 7♣ 9♥", "9♦ K♠", "pair", [9]),
        ("2♠ 7♣ 9♥", "9♦ 7♠", "two_pairs", [9, 7]),
        ("2♠ 7♣ 9♥", "9♦ 9♠", "three_of_a_kind", [9]),
        ("6♠ 7♣ 9♥", "8♦ 10♠", "straight", [10]),
        ("2♠ 7♠ 9♠", "J♠ K♠", "flush", [13, 11, 9, 7, 2]),
        ("7♠ 7♣ 9♥", "9♦ 7♥", "full_house", [7, 9]),
        ("7♠ 7♣ 9♥", "9♦ 9♠", "full_house", [9, 7]),
        ("7♠ 7♣ 9♥", "7♦ 7♥", "four_of_a_kind", [7]),
        ("6♠ 7♠ 9♠", "8♠ 10♠", "straight_flush", [10]),
        ("A♥ K♥ J♥", "Q♥ 10♥", "royal_flush", []),
        # Examples 6, 7 and 16 of the rules.
        ("7♠ 8♠ 10♠", "9♠ 2♥", "straight_flush", [11]),
        ("6♣ 6♦ K♠", "6♥ 2♦", "four_of_a_kind", [6]),
        ("6♣ 6♦ 6♠", "6♥ 2♦", "five_of_a_kind", [6]),
        ("J♦ 3♣ 10♠", "2♦ J♣", "three_of_a_kind", [11]),
        ("J♦ 3♣ 10♠", "10♥ 10♣", "three_of_a_kind", [10]),
        # One wild card.
        ("4♠ 7♣ 9♥", "Q♦ 2♥", "pair", [12]),
        ("4♠ 4♣ 9♥", "9♦ 2♥", "full_house", [9, 4]),
        ("4♠ 7♠ 9♠", "Q♠ 2♥", "flush", [14, 12, 9, 7, 4]),
        ("4♠ 7♠ 9♠", "A♠ 2♥", "flush", [14, 14, 9, 7, 4]),
        ("J♥ Q♣ K♥", "A♥ 2♦", "straight", [14]),
        ("J♥ Q♥ K♥", "A♥ 2♦", "royal_flush", []),
        ("2♠ 3♣ 4♥", "5♦ 2♥", "straight", [6]),
        # Two wild cards.
        ("4♠ 8♣ 9♥", "2♥ 2♦", "three_of_a_kind", [9]),
        ("4♠ 4♣ 9♥", "2♥ 2♦", "four_of_a_kind", [4]),
        ("4♠ 4♣ 4♥", "2♥ 2♦", "five_of_a_kind", [4]),
        ("4♠ 7♠ 9♠", "2♥ 2♦", "flush", [14, 14, 9, 7, 4]),
        ("5♠ 7♣ 9♠", "2♥ 2♦", "straight", [9]),
        ("5♠ 6♠ 7♠", "2♥ 2♦", "straight_flush", [9]),
        ("10♠ Q♠ A♠", "2♥ 2♦", "royal_flush", []),
        # In the flop they are ordinary twos, beside a wild one as well.
        ("2♥ 2♦ 9♠", "Q♦ K♠", "pair", [2]),
        ("2♥ 2♦ 9♠", "9♦ K♠", "two_pairs", [9, 2]),
        ("2♥ 2♦ 9♠", "9♦ 9♣", "full_house", [9, 2]),
        ("2♥ 2♦ 9♠", "2♠ 2♣", "four_of_a_kind", [2]),
        ("2♥ 9♦ 9♠", "9♣ 2♦", "four_of_a_kind", [9]),
        ("2♥ 2♠ 2♣", "K♠ 2♦", "four_of_a_kind", [2]),
    ],
)
def test_hands_that_people_know(flop: str, hole: str, name: str, compared: list[int]) -> None:
    assert named(flop, hole) == (name, compared)


@pytest.mark.parametrize(
    ("flop", "hole", "name", "compared"),
    [
        ("A♠ 2♣ 3♥", "4♦ 5♠", "high_card", [14]),
        ("A♠ 2♣ 3♥", "4♦ 2♥", "pair", [14]),
        ("A♠ 3♣ 4♥", "2♥ 2♦", "three_of_a_kind", [14]),
        ("A♠ 2♠ 3♠", "4♠ 5♠", "flush", [14, 5, 4, 3, 2]),
    ],
)
def test_ace_is_never_low(flop: str, hole: str, name: str, compared: list[int]) -> None:
    assert named(flop, hole) == (name, compared)


@pytest.mark.parametrize(
    ("flop", "hole", "name"),
    [
        ("6♠ 7♣ 8♥", "9♦", "high_card"),
        ("6♠ 7♠ 8♠", "9♠", "high_card"),
        ("6♠ 7♠ 8♠", "2♥", "pair"),
        ("6♠ 6♣ 8♥", "8♦", "two_pairs"),
        ("6♠ 6♣ 8♥", "2♦", "three_of_a_kind"),
        ("6♠ 6♣ 6♥", "8♦", "three_of_a_kind"),
        ("6♠ 6♣ 6♥", "2♦", "four_of_a_kind"),
        ("6♠ 7♠ 8♠", "", "high_card"),
        ("6♠ 6♣ 8♥", "", "pair"),
        ("2♥ 2♦ 8♥", "", "pair"),
        ("6♠ 6♣ 6♥", "", "three_of_a_kind"),
    ],
)
def test_fewer_than_five_cards_make_no_straight_flush_or_full_house(flop: str, hole: str, name: str) -> None:
    assert describe(hand(flop, hole)) == name


def test_nothing_at_all_loses_to_any_card() -> None:
    assert best_hand((), ()) < best_hand((), (0,))


@pytest.mark.parametrize(
    ("flop", "one", "other"),
    [
        ("9♠ 9♣ 4♥", "A♠ 3♣", "K♦ 3♠"),
        ("9♠ 9♣ 4♥", "4♠ A♣", "4♦ 5♠"),
        ("9♠ 9♣ 9♥", "A♠ K♣", "3♦ 5♠"),
        ("9♠ 9♣ 9♥", "9♦ A♣", "9♦ 3♣"),
        ("A♠ 9♣ 4♥", "K♠ Q♣", "7♦ 5♠"),
        ("10♠ J♣ Q♥", "K♠ A♣", "K♦ A♥"),
        ("10♠ J♠ Q♠", "K♠ A♠", "2♥ 2♦"),
    ],
)
def test_neither_other_cards_nor_suits_break_a_tie(flop: str, one: str, other: str) -> None:
    assert hand(flop, one) == hand(flop, other)


@pytest.mark.parametrize(
    ("flop", "better", "worse"),
    [
        ("9♠ 7♠ 4♠", "A♠ 5♠", "A♠ 3♠"),
        ("9♠ 9♣ 4♥", "9♦ 4♠", "4♠ 4♣"),
        ("9♠ 9♣ 4♥", "K♦ K♠", "Q♦ Q♠"),
        ("9♠ 6♣ 4♥", "9♦ 6♠", "9♦ 4♠"),
        ("9♠ 10♣ J♥", "Q♦ K♠", "8♦ 7♠"),
        ("K♠ K♣ K♥", "K♦ 2♥", "A♠ 2♥"),
        ("Q♠ K♠ A♠", "2♥ 2♦", "J♠ 10♣"),
    ],
)
def test_values_are_compared_in_the_printed_order(flop: str, better: str, worse: str) -> None:
    assert hand(flop, better) > hand(flop, worse)


# ------------------------------------------------------------------------- choosing hole cards


def test_dealer_of_the_rules_uses_the_wild_two_and_the_jack() -> None:
    assert best_pair(cards("J♦ 3♣ 10♠"), cards("2♦ 4♥ 9♠ J♣")) == cards("2♦ J♣")


def test_chosen_pair_is_the_best_one_and_in_a_tie_the_lowest() -> None:
    rng = Random("pairs")
    for _ in range(150):
        drawn = tuple(rng.sample(DECK, 3 + rng.randrange(2, 7)))
        flop, held = drawn[:3], drawn[3:]
        pairs = list(combinations(sorted(held), 2))
        best = max(best_hand(flop, pair) for pair in pairs)
        assert best_pair(flop, held) == min(pair for pair in pairs if best_hand(flop, pair) == best)


def test_which_cards_are_wild_can_be_said() -> None:
    flop, held = cards("9♠ 9♣ 9♥"), cards("2♥ 3♠ K♠")
    assert best_hand(flop, held[:2], frozenset()) == (RANKS.index("three_of_a_kind"), 9)
    assert best_pair(flop, held, frozenset(cards("3♠ K♠"))) == cards("3♠ K♠")


def test_one_card_is_not_a_choice_of_two() -> None:
    with pytest.raises(ValueError, match="not from 1"):
        best_pair(cards("9♠ 9♣ 9♥"), cards("K♠"))
