"""Which abilities apply at a moment: the character, the active weapon and mount, and the other items."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends.content.kinds import NOTHING, Abilities, Clause
from sixgun.games.legends.effects import able
from sixgun.games.legends.model import LegendsTable, Seat
from sixgun.games.legends.printed import CHARACTERS, ITEMS, MISC_ITEMS
from sixgun.games.legends.steps import Where, fitting


def of_character(player: Seat, hook: str) -> tuple[Clause, ...]:
    """The character's clauses for a moment, if the ability works."""
    if not able(player):
        return ()
    return CHARACTERS[player.character].abilities.on(hook)


def of_item(player: Seat, item: int, hook: str) -> tuple[Clause, ...]:
    """An item's clauses for a moment, of the side that is up."""
    printed = ITEMS[item]
    return (printed.upgraded if player.upgraded >> item & 1 else printed.front).on(hook)


def masks_at(cards: Sequence[Sequence[Abilities]]) -> dict[str, int]:
    """For every moment, the mask of the cards that have a clause for it on one of their sides."""
    found: dict[str, int] = {}
    for number, sides in enumerate(cards):
        for side in sides:
            for hook in side.by_hook:
                found[hook] = found.get(hook, 0) | 1 << number
    return found


ITEMS_AT: Final = masks_at([(item.front, item.upgraded) for item in ITEMS])
CHARACTERS_AT: Final = masks_at([(character.abilities,) for character in CHARACTERS])


def silent(player: Seat, hook: str) -> bool:
    """Whether nothing that a player has speaks at a moment, at any place and of any kind."""
    if CHARACTERS_AT.get(hook, 0) >> player.character & 1:
        return False
    return not player.items & ITEMS_AT.get(hook, 0)


def speaking(g: LegendsTable, seat: int, hook: str, moment: Where) -> list[tuple[str, Clause]]:
    """A player's clauses for a moment, each with its card's id: character, weapon, mount, other items."""
    player = g.state.seats[seat]
    found: list[tuple[str, Clause]] = []
    for clause in of_character(player, hook):
        if clause.at >> player.space & 1 and fitting(clause.where, moment):
            found.append((CHARACTERS[player.character].id, clause))
    if not player.items & ITEMS_AT.get(hook, 0):
        return found
    for item in (player.weapon, player.mount):
        if item != NOTHING:
            for clause in of_item(player, item, hook):
                if fitting(clause.where, moment):
                    found.append((ITEMS[item].id, clause))
    for item in MISC_ITEMS:
        if player.items >> item & 1:
            for clause in of_item(player, item, hook):
                if fitting(clause.where, moment):
                    found.append((ITEMS[item].id, clause))
    return found
