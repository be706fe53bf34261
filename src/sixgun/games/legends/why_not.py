"""What a player might expect in a turn that is not open now, and why (rules 5 to 20).

Only what the player knows counts: the board, their own hand, goals and purse, and what everyone can see.
"""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends import locations
from sixgun.games.legends.clauses import of_item
from sixgun.games.legends.conditions import STORY, holds, on_other_ranch
from sixgun.games.legends.content.kinds import NOTHING, Clause
from sixgun.games.legends.effects import able
from sixgun.games.legends.fights import REACTION
from sixgun.games.legends.goals import met_terms
from sixgun.games.legends.model import (
    ABILITY_LP,
    ABILITY_WINDOW,
    ARREST,
    BLACK,
    CARD_WINDOW,
    DUEL,
    ITEM_WINDOW,
    ROB,
    LegendsTable,
    Seat,
)
from sixgun.games.legends.moving import AFTER, closed_steps, may_follow, others_here
from sixgun.games.legends.options import (
    BY_RAIL,
    OPEN_POKER,
    PARTY,
    PLAY_CARD,
    REACT_WITH,
    ROB_BANK,
    RUSTLE,
    SEE_DOCTOR,
    SELL_GOLD,
    SHOP,
    TAKE_CATTLE,
    WORK,
    Attack,
    CompleteGoal,
    Contribute,
    UseAbility,
    UseItem,
)
from sixgun.games.legends.poker import ANTE
from sixgun.games.legends.possible import does_something
from sixgun.games.legends.printed import CARDS, CHARACTERS, ITEMS, KIND, MISC_ITEMS, SPACES, STORIES
from sixgun.games.legends.stories import DISCS, active_story, discs_needed
from sixgun.kernel.asks import Closed, Option, Refusal, refusal

SPENT: Final = refusal("no-actions-left", "legends 5.2")
NO_CARD: Final = refusal("no-poker-card", "legends 8")


def closed_options(g: LegendsTable, seat: int, legal: Sequence[Option]) -> list[Closed]:
    """Everything of interest that cannot be chosen; `legal` are the actions possible while any are left."""
    player = g.state.seats[seat]
    found = [] if g.state.day.actions else [Closed(option, SPENT) for option in legal]
    found.extend(closed_steps(g, player))
    found.extend(closed_location(g, seat, player))
    found.extend(closed_attacks(g, seat, player))
    found.extend(closed_cards(g, seat, player))
    found.extend(closed_items(g, seat, player))
    found.extend(closed_ability(g, seat, player))
    found.extend(closed_delivery(player))
    found.extend(closed_stories(g, seat))
    found.extend(closed_goals(g, seat, player))
    return found


def too_dear(price: int, player: Seat, rule: str) -> Refusal:
    """There is not enough money."""
    return refusal("not-enough-money", rule, price=price, money=player.money)


# -- places ----------------------------------------------------------------------------------------------


def closed_location(g: LegendsTable, seat: int, player: Seat) -> list[Closed]:
    """What the player's space would offer if something were not missing."""
    kind = KIND[player.space]
    if kind == "plain":
        return [Closed(WORK, refusal("no-location", "legends 11.10"))]
    if kind == "general_store" and not locations.purchases(g, seat):
        return [Closed(SHOP, refusal("nothing-to-buy", "legends 11.1", money=player.money))]
    if kind == "saloon" and player.money < ANTE:
        return [Closed(OPEN_POKER, too_dear(ANTE, player, "legends 10"))]
    if kind == "bank":
        return closed_bank(g, player)
    if kind == "doctor" and not player.wounds:
        return [Closed(SEE_DOCTOR, refusal("no-wounds", "legends 11.5"))]
    if kind == "doctor" and player.money < locations.DOCTOR_FEE:
        return [Closed(SEE_DOCTOR, too_dear(locations.DOCTOR_FEE, player, "legends 11.5"))]
    if kind == "cabaret":
        dear = PARTY[player.money // locations.ROUND_OF_DRINKS :]
        return [Closed(party, too_dear(party.spent, player, "legends 11.6")) for party in dear]
    if kind == "ranch":
        return closed_ranch(g, player)
    return []


def closed_bank(g: LegendsTable, player: Seat) -> list[Closed]:
    """Nothing to sell, or no more heists."""
    found: list[Closed] = []
    if not player.nuggets and not locations.gold_cards(player):
        found.append(Closed(SELL_GOLD, refusal("nothing-to-sell", "legends 11.3")))
    if g.state.day.heist:
        found.append(Closed(ROB_BANK, refusal("heist-tried", "legends 9.4")))
    elif not player.hand:
        found.append(Closed(ROB_BANK, refusal("no-poker-card", "legends 9.4")))
    return found


def closed_ranch(g: LegendsTable, player: Seat) -> list[Closed]:
    """No cattle available."""
    if not g.state.with_cattle:
        return [Closed(TAKE_CATTLE, refusal("no-cattle-in-game", "legends 17"))]
    if player.cattle != NOTHING:
        return [Closed(TAKE_CATTLE, refusal("has-cattle", "legends 11.7"))]
    if not g.state.ranches[SPACES[player.space].ranch]:
        return [Closed(TAKE_CATTLE, refusal("ranch-empty", "legends 11.7"))]
    return []


def closed_delivery(player: Seat) -> list[Closed]:
    """Cattle that cannot be delivered where its owner stands."""
    kind = KIND[player.space]
    if player.cattle == NOTHING:
        return []
    if kind == "rail_station" and player.wp:
        return [Closed(BY_RAIL, refusal("outlaw-by-rail", "legends 11.9"))]
    if kind == "ranch" and not on_other_ranch(player):
        return [Closed(RUSTLE, refusal("own-ranch", "legends 11.8"))]
    return []


# -- fights ------------------------------------------------------------------------------------------------


def closed_attacks(g: LegendsTable, seat: int, player: Seat) -> list[Closed]:
    """Attacks on characters on the player's space, each kind with what is missing."""
    found: list[Closed] = []
    for other in others_here(g, seat):
        for kind in (ARREST, DUEL, ROB):
            reason = no_attack(g, player, other, kind)
            if reason is not None:
                found.append(Closed(Attack(other, kind), reason))
    return found


def no_attack(g: LegendsTable, player: Seat, other: int, kind: str) -> Refusal | None:
    """Why a character cannot be attacked in this way, or None."""
    if kind == ARREST and other == BLACK:
        return refusal("black-not-arrested", "legends 20")
    if g.state.day.attacked >> other & 1:
        if other == BLACK:
            return refusal("black-attacked", "legends 20")
        return refusal("attacked-already", "legends 8", player=g.names[other])
    if not player.hand:
        return NO_CARD
    if kind == ARREST and not player.mp:
        return refusal("not-a-lawman", "legends 8")
    if kind == ARREST and not g.state.seats[other].wp:
        return refusal("not-an-outlaw", "legends 8", player=g.names[other])
    return None


# -- cards, items, the character -----------------------------------------------------------------------------


def closed_cards(g: LegendsTable, seat: int, player: Seat) -> list[Closed]:
    """The player's cards that cannot be used now, each with its reason."""
    found: list[Closed] = []
    for card in player.hand:
        printed = CARDS[card]
        clauses = printed.abilities.on(AFTER)
        if clauses:
            reason = no_reaction(g, seat, clauses, CARD_WINDOW)
            if reason is not None:
                found.append(Closed(REACT_WITH[card], reason))
        elif printed.action:
            if not does_something(g, seat, printed.action):
                found.append(Closed(PLAY_CARD[card], refusal("does-nothing", "legends 7")))
        elif printed.abilities.on(REACTION):
            found.append(Closed(REACT_WITH[card], refusal("only-in-fight", "legends 8.3")))
        else:
            found.append(Closed(PLAY_CARD[card], refusal("no-action-card", "legends 7")))
    return found


def closed_items(g: LegendsTable, seat: int, player: Seat) -> list[Closed]:
    """The player's items that wait for a Move action, or would do nothing."""
    found: list[Closed] = []
    for item in MISC_ITEMS:
        if not player.items >> item & 1:
            continue
        clauses = of_item(player, item, AFTER)
        reason = no_reaction(g, seat, clauses, ITEM_WINDOW) if clauses else None
        for clause in ITEMS[item].front.on("action"):
            if not does_something(g, seat, clause.program):
                reason = refusal("does-nothing", "legends 7")
        if reason is not None:
            found.append(Closed(UseItem(item), reason))
    return found


def closed_ability(g: LegendsTable, seat: int, player: Seat) -> list[Closed]:
    """The player's ability, if it follows Move actions."""
    clauses = CHARACTERS[player.character].abilities.on(AFTER)
    if not clauses:
        return []
    reason = no_reaction(g, seat, clauses, ABILITY_WINDOW)
    if not able(player):
        reason = refusal("ability-asleep", "legends 5.4", needed=ABILITY_LP, lp=player.lp)
    return [] if reason is None else [Closed(UseAbility(player.character), reason)]


def no_reaction(g: LegendsTable, seat: int, clauses: Sequence[Clause], window: int) -> Refusal | None:
    """Why something that follows a Move action cannot be used, or None."""
    if not g.state.day.windows & window:
        return refusal("only-after-move", "legends 6")
    if any(may_follow(g, seat, clause) for clause in clauses):
        return None
    return refusal("does-nothing-here", "legends 6")


# -- stories and goals ---------------------------------------------------------------------------------------


def closed_stories(g: LegendsTable, seat: int) -> list[Closed]:
    """Story cards that take no disc from this player now."""
    state = g.state
    found: list[Closed] = []
    free = state.discs[0].count(seat) + state.discs[1].count(seat) < DISCS
    for deck in (0, 1):
        story = active_story(g, deck)
        if story == NOTHING:
            continue
        movable = not free and state.discs[1 - deck].count(seat) == 1
        reason: Refusal | None = None
        if state.day.contributed:
            reason = refusal("contributed-already", "legends 15")
        elif len(state.discs[deck]) >= discs_needed(g):
            reason = refusal("story-full", "legends 15")
        elif not free and not movable:
            reason = refusal("no-disc-left", "legends 15")
        elif not holds(g, seat, STORIES[story].condition, STORY):
            reason = refusal("story-not-fulfilled", "legends 15")
        if reason is not None:
            found.append(Closed(Contribute(deck, story, movable, NOTHING), reason))
    return found


def closed_goals(g: LegendsTable, seat: int, player: Seat) -> list[Closed]:
    """The player's goals that are not fulfilled."""
    if not g.state.with_goals:
        return []
    reason = refusal("goal-not-fulfilled", "legends 18")
    return [Closed(CompleteGoal(goal), reason) for goal in player.goals if met_terms(g, seat, goal) is None]
