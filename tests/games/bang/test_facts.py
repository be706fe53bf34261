"""Printed facts: which cards there are, what is printed on them, and the odds and distances that follow."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from sixgun.games.bang.cards import (
    BESIDE,
    BONUS,
    CARD_ID,
    CAST,
    EVENTS,
    HEARTS,
    KIND,
    LABEL,
    LIFE,
    OF_BOX,
    RANK,
    RANKS,
    RESERVED,
    SPADES,
    SUIT,
    SUIT_LETTERS,
    of_piles,
    pack,
    single,
)
from sixgun.games.bang.events import CheckMade
from sixgun.games.bang.kinds import KINDS, Weapon
from sixgun.games.bang.kinds import PRINTED as SPECIMENS
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import distance, weapon_range
from sixgun.games.bang.setup import first_game_without
from sixgun.games.catalog import game
from sixgun.kernel.hooks import Layer

from .tables import BOTH, Player, say, table, told

PRINTED = {
    "base": {
        "barrel": ("blue", "Qs Ks"),
        "dynamite": ("blue", "2h"),
        "jail": ("blue", "10s Js 4h"),
        "mustang": ("blue", "8h 9h"),
        "scope": ("blue", "As"),
        "volcanic": ("blue", "10s 10c"),
        "schofield": ("blue", "Jc Qc Ks"),
        "remington": ("blue", "Kc"),
        "rev_carabine": ("blue", "Ac"),
        "winchester": ("blue", "8s"),
        "bang": ("brown", "As 2d 3d 4d 5d 6d 7d 8d 9d 10d Jd Qd Kd Ad 2c 3c 4c 5c 6c 7c 8c 9c Qh Kh Ah"),
        "missed": ("brown", "10c Jc Qc Kc Ac 2s 3s 4s 5s 6s 7s 8s"),
        "beer": ("brown", "6h 7h 8h 9h 10h Jh"),
        "cat_balou": ("brown", "Kh 9d 10d Jd"),
        "panic": ("brown", "Jh Qh Ah 8d"),
        "duel": ("brown", "Qd Js 8c"),
        "general_store": ("brown", "9c Qs"),
        "indians": ("brown", "Kd Ad"),
        "stagecoach": ("brown", "9s 9s"),
        "gatling": ("brown", "10h"),
        "saloon": ("brown", "5h"),
        "wells_fargo": ("brown", "3h"),
    },
    "dodge_city": {
        "barrel": ("blue", "Ac"),
        "binocular": ("blue", "10d"),
        "dynamite": ("blue", "10c"),
        "hideout": ("blue", "Kd"),
        "mustang": ("blue", "5h"),
        "remington": ("blue", "6d"),
        "rev_carabine": ("blue", "5s"),
        "bang": ("brown", "8s 5c 6c Kc"),
        "beer": ("brown", "6h 6s"),
        "brawl": ("brown", "Js"),
        "cat_balou": ("brown", "8c"),
        "dodge": ("brown", "7d Kh"),
        "general_store": ("brown", "As"),
        "indians": ("brown", "5d"),
        "missed": ("brown", "8d"),
        "panic": ("brown", "Jh"),
        "punch": ("brown", "10s"),
        "rag_time": ("brown", "9h"),
        "springfield": ("brown", "Ks"),
        "tequila": ("brown", "9c"),
        "whisky": ("brown", "Qh"),
        "bible": ("green", "10h"),
        "buffalo_rifle": ("green", "Qc"),
        "can_can": ("green", "Jc"),
        "canteen": ("green", "7h"),
        "conestoga": ("green", "9d"),
        "derringer": ("green", "7s"),
        "howitzer": ("green", "9s"),
        "iron_plate": ("green", "Ad Qs"),
        "knife": ("green", "8h"),
        "pepperbox": ("green", "Ah"),
        "pony_express": ("green", "Qd"),
        "sombrero": ("green", "7c"),
        "ten_gallon_hat": ("green", "Jd"),
    },
    "armed_and_dangerous": {
        "bang": ("brown", "6h 2c 2d 3d"),
        "cat_balou": ("brown", "3h"),
        "missed": ("brown", "Ks"),
        "caravan": ("brown", "2s"),
        "a_little_nip": ("brown", "5h"),
        "quick_shot": ("brown", "3s"),
        "flintlock": ("brown", "As"),
        "arrow": ("brown", "5d"),
        "duck": ("brown", "3d"),
        "reloading": ("brown", "4d"),
        "rust": ("brown", "9s"),
        "squaw": ("brown", "3d"),
        "ace_up_the_sleeve": ("orange", "Ah"),
        "bandolier": ("orange", "2h"),
        "beer_keg": ("orange", "4h"),
        "bell_tower": ("orange", "7c"),
        "bomb": ("orange", "7d"),
        "crate": ("orange", "3h"),
        "lockpick": ("orange", "2c"),
        "tumbleweed": ("orange", "4c"),
        "whip": ("orange", "5c"),
        "big_fifty": ("orange", "Qs"),
        "buntline_special": ("orange", "Js"),
        "double_barrel": ("orange", "6c"),
        "thunderer": ("orange", "3c"),
    },
}
"""Written down from the cards a second time, independent of the tables of the boxes."""

GAME = game("bang")  # fills KINDS from the boxes
BOXES = [module.id for module in GAME.modules]
COLOURS = {
    "base": {"brown": 63, "blue": 17},
    "dodge_city": {"brown": 19, "blue": 7, "green": 14},
    "armed_and_dangerous": {"brown": 15, "orange": 13},
}
BOOK = {"dynamite", "jail", "duel", "general_store", "indians"}
REACH = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
DANGEROUS_REACH = {"double_barrel": 1, "buntline_special": 2, "thunderer": 3, "big_fifty": 6}
THREE_LIVES = {"el_gringo", "paul_regret", "claus_the_saint", "apache_kid", "vera_custer"}


def rank_and_suit(card: int) -> str:
    return RANKS[RANK[card] - 2] + SUIT_LETTERS[SUIT[card]]


# -- the deck --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", PRINTED)
def test_every_card_is_printed_as_it_is(box: str) -> None:
    found: dict[str, list[str]] = {}
    for card in OF_BOX[box]:
        found.setdefault(KIND[card], []).append(rank_and_suit(card))
    assert {kind: Counter(cards) for kind, cards in found.items()} == {
        kind: Counter(cards.split()) for kind, (_, cards) in PRINTED[box].items()
    }


@pytest.mark.parametrize("box", PRINTED)
def test_colours_and_suits_of_a_box(box: str) -> None:
    cards = OF_BOX[box]
    size = sum(COLOURS[box].values())
    assert len(cards) == size
    assert Counter(KINDS[KIND[card]].colour for card in cards) == COLOURS[box]
    assert Counter(SUIT[card] for card in cards) == dict.fromkeys(range(4), size // 4)
    for kind, (colour, _) in PRINTED[box].items():
        assert KINDS[kind].colour == colour


def test_ids_are_unique_and_number_copies() -> None:
    numbered = [*OF_BOX.values(), *BESIDE.values()]
    assert len(set(CARD_ID)) == len(CARD_ID) == sum(map(len, numbered))
    ours = [CARD_ID[card] for box in PRINTED for card in OF_BOX[box]]
    assert [id for id in ours if id[-2:] in ("_1", "_2")] == [
        "base_stagecoach_9_spades_1",
        "base_stagecoach_9_spades_2",
    ]
    assert CARD_ID[OF_BOX["base"][0]] == "base_barrel_q_spades"
    assert CARD_ID[OF_BOX["dodge_city"][0]] == "dc_barrel_a_clubs"


def test_twins_share_name_rank_and_suit_and_only_one_is_offered() -> None:
    cards = [card for box in PRINTED for card in OF_BOX[box]]
    twins = {label: count for label, count in Counter(LABEL[card] for card in cards).items() if count > 1}
    assert twins == dict.fromkeys(
        ("stagecoach 9♠", "bang 5♣", "bang 6♣", "beer 6♥", "panic J♥", "bang 2♣", "bang 2♦", "bang 3♦"), 2
    )
    for first, second in combinations(cards, 2):
        alike = LABEL[first] == LABEL[second]
        assert list(single([first, second])) == ([first] if alike else [first, second])


@pytest.mark.parametrize("box", BOXES)
def test_every_class_of_a_box_is_printed_in_it(box: str) -> None:
    """That everything printed has a class is checked whenever the game is loaded."""
    module = next(module for module in GAME.modules if module.id == box)
    cards = {kind for kind in module.abilities if kind in KINDS}
    assert cards <= {KIND[card] for card in (*OF_BOX[box], *BESIDE[box])}
    others = {*CAST[box], *[event for event, _ in EVENTS[box]], *of_piles(box)}
    rules = {id for id, kind in module.abilities.items() if kind.layer in (Layer.RULES, Layer.HOUSE)}
    assert set(module.abilities) - cards - rules == others - cards - rules


@pytest.mark.parametrize("box", BOXES)
def test_numbers_of_a_box_are_possible(box: str) -> None:
    assert {LIFE[character] for character in CAST[box]} <= {3, 4, 5, 9}
    assert sum(kind == "final" for _, kind in EVENTS[box]) <= 1
    assert set(BONUS) <= set(LIFE) and set(RESERVED) <= {id for rows in EVENTS.values() for id, _ in rows}


def test_weapons_and_their_reach() -> None:
    weapons = {kind: getattr(card, "reach", 0) for kind, card in SPECIMENS.items() if card.weapon}
    reach = {**REACH, **DANGEROUS_REACH}
    assert {kind: weapons[kind] for kind in reach} == reach
    assert {kind for kind, card in SPECIMENS.items() if isinstance(card, Weapon)} <= set(weapons)
    assert not [kind for box in PRINTED.values() for kind in box if kind in weapons and kind not in reach]


def test_the_book_symbol_leaves_sixty_nine_cards() -> None:
    ours = {kind for box in PRINTED.values() for kind in box}
    assert {kind for kind in ours if SPECIMENS[kind].book} == BOOK == ours & set(first_game_without())
    assert len(pack(("base",), tuple(BOOK))) == 69
    assert len(pack(BOTH, tuple(BOOK))) == 120 - 11 - 3


def test_life_points_are_as_printed() -> None:
    assert len(CAST["base"]) == 21 and len(CAST["dodge_city"]) == 15
    for name in (*CAST["base"], *CAST["dodge_city"]):
        assert LIFE[name] == (3 if name in THREE_LIVES else 4)


# -- checks ----------------------------------------------------------------------------------------------


def lucky_tops(g: BangTable, deed: str, source: str) -> set[int]:
    """The cards that, on top of the deck, make the check that follows a deed succeed."""
    lucky = set()
    for card in list(g.state.deck):
        copy = g.clone()
        assert isinstance(copy, BangTable)
        copy.state.deck.remove(card)
        copy.state.deck.append(card)
        copy.events = []
        say(copy, *deed.split("; "))
        check = next(event for event in told(copy, CheckMade) if event.source == source)
        if check.lucky:
            lucky.add(card)
    return lucky


@pytest.mark.parametrize("boxes", [("base",), BOTH], ids=["base", "both"])
@pytest.mark.parametrize("source", ["barrel", "jourdonnais", "jail", "dynamite"])
def test_each_check_succeeds_with_exactly_the_printed_cards(boxes: tuple[str, ...], source: str) -> None:
    target = Player("jourdonnais") if source == "jourdonnais" else Player("willy_the_kid", in_play=source)
    shooter = Player("slab_the_killer", "bang 2d, winchester")
    shot = source in ("barrel", "jourdonnais")
    g = table(shooter, target, Player("black_jack"), Player("paul_regret"), boxes=boxes)
    uses = "barrel Q♠" if source == "barrel" else "jourdonnais"
    deed = f"Ann plays bang 2♦ at Ben; Ben uses {uses}" if shot else "Ann ends turn"
    lucky = lucky_tops(g, deed, source)
    deck = set(g.state.deck)
    if source == "dynamite":
        blasts = {card for card in pack(boxes) if SUIT[card] == SPADES and 2 <= RANK[card] <= 9}
        assert len(blasts) == len(pack(boxes)) // 8, "one card in eight"
        assert deck - lucky == blasts & deck
    else:
        hearts = {card for card in pack(boxes) if SUIT[card] == HEARTS}
        assert len(hearts) == len(pack(boxes)) // 4, "one card in four"
        assert lucky == hearts & deck


def test_lucky_duke_needs_one_of_two() -> None:
    shooter, target = Player("slab_the_killer", "bang 2d, missed 2s"), Player("lucky_duke", in_play="barrel")
    g = table(shooter, target, Player("black_jack"), Player("paul_regret"), boxes=("base",))
    say(g, "Ann plays bang 2♦ at Ben")
    deck = list(g.state.deck)
    hearts = [card for card in deck if SUIT[card] == HEARTS]
    saved = 0
    for first, second in combinations(deck, 2):
        copy = g.clone()
        assert isinstance(copy, BangTable)
        copy.state.deck = [card for card in deck if card not in (first, second)] + [first, second]
        copy.events = []
        copy.choose(1, "uses barrel Q♠")
        if LABEL[first] != LABEL[second]:
            copy.choose(1, f"counts {LABEL[first if first in hearts else second]}")
        saved += told(copy, CheckMade)[0].lucky
    pairs, without = comb(len(deck), 2), comb(len(deck) - len(hearts), 2)
    assert (len(deck), len(hearts)) == (77, 20) and saved == pairs - without


# -- distances -------------------------------------------------------------------------------------------

SIX = ("Alex", "Ben", "Cyril", "Dan", "Eva", "Felix")
STILL = ("slab_the_killer", "black_jack", "willy_the_kid", "sean_mallory", "pixie_pete", "tequila_joe")


def six(**in_play: str) -> BangTable:
    """The six of the reference seating, some with cards in play."""
    seats = [Player(character, "", in_play.get(name, "")) for name, character in zip(SIX, STILL, strict=True)]
    seats[0] = seats[0]._replace(hand="bang 2d, panic, saloon")
    return table(*seats)


def row(g: BangTable, seat: int = 0) -> dict[str, int]:
    return {name: distance(g, seat, other) for other, name in enumerate(SIX) if other != seat}


def seen_from(g: BangTable) -> dict[str, int]:
    """How far away Alex is from the others."""
    return {name: distance(g, other, 0) for other, name in enumerate(SIX) if other}


NORMAL = {"Ben": 1, "Cyril": 2, "Dan": 3, "Eva": 2, "Felix": 1}


def test_distances_of_the_reference_seating() -> None:
    assert row(six()) == seen_from(six()) == NORMAL
    riding = six(Alex="mustang")
    assert seen_from(riding) == {name: steps + 1 for name, steps in NORMAL.items()} and row(riding) == NORMAL
    looking = six(Alex="scope")
    assert row(looking) == {"Ben": 1, "Cyril": 1, "Dan": 2, "Eva": 1, "Felix": 1}
    assert seen_from(looking) == NORMAL
    assert row(six(Alex="scope", Cyril="mustang"))["Cyril"] == 2
    assert row(six(Dan="mustang"))["Dan"] == 4
    assert row(six(Alex="scope, binocular"))["Dan"] == 1
    assert row(six(Dan="mustang, hideout"))["Dan"] == 5


@pytest.mark.parametrize("weapon", [*REACH, ""])
def test_who_can_be_shot_follows_from_reach_and_distance(weapon: str) -> None:
    g = six(Alex=weapon.replace("_", " "), Dan="mustang")
    reach = REACH.get(weapon, 1)
    assert weapon_range(g, 0) == reach
    at = {name for name in SIX if f"plays bang 2♦ at {g.names[SIX.index(name)]}" in notations(g)}
    assert at == {"Alex", *[name for name, steps in row(g).items() if steps <= reach]}


def test_panic_depends_on_distance_and_not_on_the_weapon() -> None:
    def panicked(**in_play: str) -> bool:
        return "plays panic J♥ at Cleo" in notations(six(Cyril="barrel", **in_play))

    assert panicked(Alex="scope")
    assert not panicked(Alex="schofield")


def notations(g: BangTable) -> list[str]:
    return [option.notation(g.names) for option in g.pending[0].options]
