"""What the printed things of Western Legends are called, and what is written on them.

They are found by number, or by the id that events and questions carry.
"""

from functools import cache
from typing import Final

from sixgun.games.legends.content.kinds import Story
from sixgun.games.legends.content.reading import COLUMNS, packaged_files
from sixgun.games.legends.content.tables import read_table
from sixgun.games.legends.content.vocabulary import FIGHT_TYPES
from sixgun.games.legends.printed import CARDS, CHARACTERS, CONTENT, FIGHT_CARDS, GOALS, ITEMS, STORIES, sign
from sixgun.texts.legends.codes import BLACK, CHARACTER, FIGHT, ITEM, POKER, REACTION, REWARD, called, told
from sixgun.texts.said import Part, Said

ITEM_NUMBERS: Final = CONTENT.numbers["item"]
CATTLE_NUMBERS: Final = CONTENT.numbers["cattle"]
STORY_NUMBERS: Final = {story.slug: number for number, story in enumerate(STORIES)}
KIND_NAMES: Final = {card.kind: card.name for card in CARDS}
"""Kinds of poker cards -> the printed name."""

LEAST_VALUE: Final = 2
"""The value of the lowest poker cards, which come first in the deck."""

SOURCES: Final = (
    *("setup", "income", "work", "store", "bank", "doctor", "cabaret", "poker", "prospect", "delivery"),
    *("fight", "jail", "limit", "marshal", "wanted", "cattle"),
)
"""What can be behind an event without being printed or a kind of fight; `cattle` is the bonus of a token."""


@cache
def card(number: int) -> Said:
    """A poker card by value, suit and name: ``Helping Hand 10♥``."""
    printed = CARDS[number]
    return {"k": "legends-card", "p": {"sign": sign(number), "name": poker(printed.kind)}}


def sign_of(number: int) -> str:
    """A poker card by value and suit: ``10♥``."""
    return sign(number)


def rank_of(value: int) -> str:
    """The value of a poker card, 2 to 14, as cards show it: ``10``, ``Q``."""
    return CARDS[4 * (value - LEAST_VALUE)].rank


def poker(kind: str) -> Part:
    """A kind of poker card."""
    return called("poker", kind, KIND_NAMES[kind])


@cache
def fight_card(number: int) -> Said:
    """A fight card by its value."""
    return {"k": "legends-fight-card", "p": {"rank": FIGHT_CARDS[number].rank}}


@cache
def item(number: int, form: str = "") -> Part:
    """An item; the form ``.it`` is what somebody buys, gains or rides."""
    printed = ITEMS[number]
    name = called("item", printed.id, printed.name)
    return name if isinstance(name, str | int) else {"k": name["k"] + form}


def character(value: int | str) -> Part:
    """A character by number or id."""
    number = value if isinstance(value, int) else CONTENT.numbers["character"][value]
    return called("character", CHARACTERS[number].id, CHARACTERS[number].name)


def story(printed: Story) -> Part:
    """A story card."""
    return called("story", printed.slug, printed.name)


def goal(value: int | str) -> Part:
    """A goal by number or id."""
    number = value if isinstance(value, int) else CONTENT.numbers["goal"][value]
    return called("goal", GOALS[number].id, GOALS[number].name)


@cache
def space(id: str, form: str = "") -> Part:
    """A space of the board; the form ``.it`` is where somebody goes or stands in a sentence."""
    name = called("space", id)
    return name if isinstance(name, str | int) else {"k": name["k"] + form}


@cache
def kind_of(id: str) -> str:
    """What is behind an event or a question: a ``character``, ``item``, ``card``, or something ``else``."""
    numbers = CONTENT.numbers
    if id in numbers["character"]:
        return "character"
    if id in numbers["item"]:
        return "item"
    cards = ("story", "goal", "fight", "black")
    return "card" if id in KIND_NAMES or any(id in numbers[group] for group in cards) else "else"


@cache
def source(id: str) -> Part:
    """What is behind an event: a card, a place, a kind of fight or something that players do."""
    numbers = CONTENT.numbers
    if id in numbers["character"]:
        return character(id)
    if id in numbers["item"]:
        return item(ITEM_NUMBERS[id])
    if id in numbers["story"]:
        return story(STORIES[numbers["story"][id]])
    if id in numbers["goal"]:
        return goal(id)
    if id in numbers["fight"]:
        return fight_card(numbers["fight"][id])
    if id in numbers["black"]:
        return called("black", id, CONTENT.black_cards[numbers["black"][id]].name)
    if id in KIND_NAMES:
        return poker(id)
    if id in FIGHT_TYPES:
        return {"k": f"fight-{id}"}
    return {"k": f"legends-source-{id if id in SOURCES else 'cattle'}"}


CODES: Final = {
    "characters.tsv": ("id", "ability_code", CHARACTER),
    "poker_cards.tsv": ("kind", "ability_code", POKER),
    "items.tsv": ("id", "front_code", ITEM),
    "story_cards.tsv": ("id", "reward_code", REWARD),
    "fight_cards.tsv": ("id", "effect_code", FIGHT),
    "man_in_black.tsv": ("id", "effect_code", BLACK),
}
"""Tables of cards: the columns of their ids and of what they do, and what the code stands on."""


@cache
def _codes() -> dict[str, tuple[str, str]]:
    """Ids of cards -> their code and its kind."""
    files = packaged_files()
    found: dict[str, tuple[str, str]] = {}
    for table, (id, column, kind) in CODES.items():
        for row in read_table(table, files[table], COLUMNS[table]):
            reaction = row.cells.get("ability_type") == REACTION
            found[row.cells[id]] = (row.cells[column], REACTION if reaction else kind)
    return found


def has_text(id: str) -> bool:
    """Whether an id is that of a card."""
    return id in _codes()


def text(id: str) -> Said:
    """What is written on a card: a character, a kind of poker card, an item's front, a reward, an effect."""
    code, kind = _codes()[id]
    return told(code, kind)
