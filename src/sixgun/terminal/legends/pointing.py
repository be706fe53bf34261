"""What is pointed at: the text of a card, the name of a place, the terms of a story."""

from sixgun.games.legends.options import CompleteGoal, Contribute, PlayCard, ReactWith, UseAbility, UseItem
from sixgun.games.legends.printed import CARDS, CHARACTERS, GOALS, ITEMS, STORIES
from sixgun.games.legends.replies import Buy, Discard, LayCard, LayHole, Upgrade
from sixgun.kernel.asks import Option
from sixgun.terminal.legends.cards import (
    CHARACTER,
    GOAL,
    ITEM,
    POKER,
    condition_of,
    place_name,
    printed,
    spoken,
    text_of,
)
from sixgun.terminal.legends.menu import space_of
from sixgun.terminal.legends.seen import Country
from sixgun.terminal.legends.told import figures_on
from sixgun.texts import Speaker


def card_explained(card: int, say: Speaker) -> str:
    """What a poker card does."""
    return _told(POKER, CARDS[card].kind, say)


def explained(option: Option, country: Country, say: Speaker) -> str:
    """More about an option than its label says; nothing if the label says it all."""
    if space_of(option):
        who = ", ".join(figures_on(country, space_of(option), say))
        return place_name(space_of(option), say) + (f": {who}" if who else "")
    match option:
        case PlayCard() | ReactWith() | LayCard() | Discard():
            return card_explained(option.card, say)
        case LayHole():
            return " ".join([card_explained(card, say) for card in dict.fromkeys(option.cards)])
        case Buy() | Upgrade() | UseItem():
            return _told(ITEM, ITEMS[option.item].id, say)
        case Contribute():
            return condition_of(STORIES[option.story].slug, say)
        case CompleteGoal():
            return _told(GOAL, GOALS[option.goal].id, say)
        case UseAbility():
            return _told(CHARACTER, CHARACTERS[option.character].id, say)
        case _:
            return ""


def _told(kind: str, id: str, say: Speaker) -> str:
    card = printed(kind, id)
    return f"{spoken(card.name, say)}: {text_of(card, say)}"
