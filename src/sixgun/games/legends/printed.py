"""Shortcuts to what is printed on the components, read once."""

from typing import Final

from sixgun.games.legends.content.kinds import MISC, MOUNT, WEAPON
from sixgun.games.legends.content.reading import content

CONTENT: Final = content()
BOARD: Final = CONTENT.board
SPACES: Final = BOARD.spaces
CARDS: Final = CONTENT.poker_cards
FIGHT_CARDS: Final = CONTENT.fight_cards
ITEMS: Final = CONTENT.items
CHARACTERS: Final = CONTENT.characters
STORIES: Final = CONTENT.stories
GOALS: Final = CONTENT.goals
BLACK_CARDS: Final = CONTENT.black_cards
CATTLE: Final = CONTENT.cattle
TOKENS: Final = CONTENT.legend_tokens
FACES: Final = CONTENT.dice

ADJACENT: Final = tuple([space.adjacent for space in SPACES])
KIND: Final = tuple([space.kind for space in SPACES])
REGION: Final = tuple([space.region for space in SPACES])
REGION_BIT: Final = tuple([1 << space.region for space in SPACES])
TOWN: Final = tuple([space.town for space in SPACES])
VALUE: Final = tuple([card.value for card in CARDS])
PRISON: Final = BOARD.prison

WEAPONS: Final = tuple([number for number, item in enumerate(ITEMS) if item.category == WEAPON])
MOUNTS: Final = tuple([number for number, item in enumerate(ITEMS) if item.category == MOUNT])
MISC_ITEMS: Final = tuple([number for number, item in enumerate(ITEMS) if item.category == MISC])
WEAPON_MASK: Final = sum([1 << item for item in WEAPONS])
MOUNT_MASK: Final = sum([1 << item for item in MOUNTS])
MISC_MASK: Final = sum([1 << item for item in MISC_ITEMS])

WILD: Final = frozenset([number for number, card in enumerate(CARDS) if "wild" in card.abilities.flags])
"""Cards that count as any card in poker."""
AS_NUGGET: Final = tuple([number for number, card in enumerate(CARDS) if card.abilities.on("sell")])
"""Cards that are sold like a nugget."""

ACTION_ITEMS: Final = tuple([item for item in MISC_ITEMS if ITEMS[item].front.on("action")])
"""The items that can be used as an action."""

SUIT_SIGNS: Final = ("♠", "♣", "♥", "♦")
SIGNS: Final = tuple([card.rank + SUIT_SIGNS[card.suit] for card in CARDS])


def sign(card: int) -> str:
    """A poker card in short: ``10♥``."""
    return SIGNS[card]
