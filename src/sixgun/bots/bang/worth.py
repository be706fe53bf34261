"""What cards and characters are worth, as plain numbers: an average card is 0.4, a life point about 1."""

from collections.abc import Iterable
from typing import Final

from sixgun.games.bang.cards import HEARTS, RANK, SPADES, SUIT

CARD: Final = 0.4
"""A card nobody has seen."""


class Worth(dict[str, float]):
    """Numbers by id; a card or a character that nobody has judged yet is an average one."""

    def __missing__(self, id: str) -> float:
        return CARD


IN_HAND: Final = Worth(
    {
        "bang": 0.42,
        "missed": 0.56,
        "dodge": 0.66,
        "beer": 0.6,
        "cat_balou": 0.45,
        "panic": 0.45,
        "duel": 0.42,
        "general_store": 0.3,
        "indians": 0.4,
        "stagecoach": 0.75,
        "gatling": 0.6,
        "saloon": 0.35,
        "wells_fargo": 1.1,
        "barrel": 0.65,
        "dynamite": 0.2,
        "jail": 0.35,
        "mustang": 0.6,
        "scope": 0.5,
        "volcanic": 0.35,
        "schofield": 0.4,
        "remington": 0.5,
        "rev_carabine": 0.55,
        "winchester": 0.6,
        "binocular": 0.5,
        "hideout": 0.6,
        "brawl": 0.3,
        "punch": 0.4,
        "rag_time": 0.45,
        "springfield": 0.42,
        "tequila": 0.35,
        "whisky": 0.45,
        "bible": 0.65,
        "buffalo_rifle": 0.55,
        "can_can": 0.45,
        "canteen": 0.6,
        "conestoga": 0.55,
        "derringer": 0.55,
        "howitzer": 0.6,
        "iron_plate": 0.55,
        "knife": 0.45,
        "pepperbox": 0.5,
        "pony_express": 0.9,
        "sombrero": 0.55,
        "ten_gallon_hat": 0.55,
    }
)
"""What a card in hand is worth to someone who can use it."""

IN_PLAY: Final = Worth(
    {
        "barrel": 0.9,
        "mustang": 0.8,
        "hideout": 0.8,
        "scope": 0.55,
        "binocular": 0.55,
        "volcanic": 0.6,
        "schofield": 0.5,
        "remington": 0.6,
        "rev_carabine": 0.65,
        "winchester": 0.7,
        "jail": -0.9,
        "dynamite": -0.35,
        "bible": 0.7,
        "buffalo_rifle": 0.6,
        "can_can": 0.45,
        "canteen": 0.65,
        "conestoga": 0.55,
        "derringer": 0.6,
        "howitzer": 0.65,
        "iron_plate": 0.6,
        "knife": 0.5,
        "pepperbox": 0.5,
        "pony_express": 0.9,
        "sombrero": 0.6,
        "ten_gallon_hat": 0.6,
    }
)
"""What a card is worth to the player it lies in front of."""

REACH: Final[dict[str, int]] = {
    "volcanic": 1,
    "schofield": 2,
    "remington": 3,
    "rev_carabine": 4,
    "winchester": 5,
}
"""How far the weapons carry."""

SHIELDS: Final = frozenset({"bible", "iron_plate", "sombrero", "ten_gallon_hat"})
"""Cards in play that are a sure Missed! effect once they have been there for a turn."""

DODGES: Final = frozenset({"missed", "dodge"})
"""Hand cards that are a Missed! effect."""

FARTHER: Final = frozenset({"mustang", "hideout", "paul_regret"})
"""Cards and characters seen at a distance one greater."""

NEARER: Final = frozenset({"scope", "binocular", "rose_doolan"})
"""Cards and characters that see others at a distance one smaller."""

CHARACTERS: Final = Worth(
    {
        "bart_cassidy": 0.6,
        "black_jack": 0.6,
        "calamity_janet": 0.65,
        "el_gringo": 0.45,
        "jesse_jones": 0.6,
        "jourdonnais": 0.65,
        "kit_carlson": 0.65,
        "lucky_duke": 0.45,
        "paul_regret": 0.55,
        "pedro_ramirez": 0.5,
        "rose_doolan": 0.5,
        "sid_ketchum": 0.6,
        "slab_the_killer": 0.65,
        "suzy_lafayette": 0.55,
        "vulture_sam": 0.5,
        "willy_the_kid": 0.7,
        "johnny_kisch": 0.4,
        "uncle_will": 0.6,
        "claus_the_saint": 0.4,
        "emiliano": 0.5,
        "annie_versary": 0.6,
        "apache_kid": 0.5,
        "belle_star": 0.5,
        "bill_noface": 0.55,
        "chuck_wengam": 0.55,
        "doc_holyday": 0.6,
        "elena_fuente": 0.7,
        "greg_digger": 0.45,
        "herb_hunter": 0.45,
        "jose_delgado": 0.5,
        "molly_stark": 0.6,
        "pat_brennan": 0.55,
        "pixie_pete": 0.75,
        "sean_mallory": 0.5,
        "tequila_joe": 0.45,
        "vera_custer": 0.45,
    }
)
"""How good it is to be someone."""


def lucky(source: str, card: int) -> bool:
    """Whether a flipped card is a good one for what asked for it."""
    if source == "dynamite":
        return SUIT[card] != SPADES or not 2 <= RANK[card] <= 9
    return SUIT[card] == HEARTS


def some_of(kinds: Iterable[str], wanted: frozenset[str]) -> int:
    """How many of the kinds are among the wanted ones."""
    return sum([1 for kind in kinds if kind in wanted])
