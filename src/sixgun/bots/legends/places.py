"""The actions of the places on the board, as steps of an imagined turn."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from sixgun.bots.legends.odds import beats_cards
from sixgun.bots.legends.outlook import IN_HAND
from sixgun.bots.legends.spot import (
    BOUGHT_GEAR,
    BOUGHT_MISC,
    HEALED,
    PARTIED,
    PLAYED_POKER,
    PROSPECTED,
    ROBBED_BANK,
    SOLD,
    SPENT_ALL,
    TOOK_CATTLE,
    TWO_LP,
    UPGRADED,
    Choice,
    Deed,
    Spot,
)
from sixgun.games.legends.content.kinds import MISC, MOUNT, NOTHING
from sixgun.games.legends.fights import GUARD_CARDS
from sixgun.games.legends.locations import DOCTOR_FEE, ROUND_OF_DRINKS
from sixgun.games.legends.model import HAND_LIMIT
from sixgun.games.legends.outcomes import HEIST_LOST_WP, HEIST_WON_WP
from sixgun.games.legends.poker import ANTE
from sixgun.games.legends.printed import BOARD, CATTLE, ITEMS, TOWN

if TYPE_CHECKING:
    from sixgun.bots.legends.plans import Planner


def mine(plan: "Planner", spot: Spot) -> list[Choice]:
    """Roll for gold."""
    limit = spot.nugget_limit()
    gain, nuggets = plan.appraisal.prospect(int(spot.nuggets), limit, spot.items)
    after = plan.acted(spot, PROSPECTED)
    after.nuggets = min(float(limit), spot.nuggets + nuggets)
    gain -= nuggets * plan.outlook.nugget
    return [(gain + plan.wished(after), after, Deed("prospect"))]


def bank(plan: "Planner", spot: Spot) -> list[Choice]:
    """Sell all gold, or rob the bank."""
    found: list[Choice] = []
    nuggets = int(spot.nuggets + 0.5)
    gain, money, cards = plan.appraisal.sale(nuggets, spot.money, spot.hand)
    if gain:
        after = plan.acted(spot, SOLD | (TWO_LP if gain >= 2 else 0))
        after.nuggets = 0.0
        after.money = money
        after.fame += int(gain)
        for card in cards:
            after.without(card)
        found.append((gain + plan.wished(after), after, Deed("sell")))
    if spot.hand and not spot.did & ROBBED_BANK:
        gain, card = plan.appraisal.heist(spot.hand, spot.mp, spot.wp, spot.wounds, spot.money)
        if card != NOTHING:
            after = plan.acted(spot, ROBBED_BANK)
            after.without(card)
            likely = beats_cards(plan.appraisal.value_against(card, bandit=False), GUARD_CARDS) >= 0.5
            after.turn_outlaw(HEIST_WON_WP if likely else HEIST_LOST_WP)
            found.append((gain + plan.wished(after), after, Deed("heist")))
    return found


def doctor(plan: "Planner", spot: Spot) -> list[Choice]:
    """Have all wounds healed."""
    found: list[Choice] = []
    if spot.wounds and spot.money >= DOCTOR_FEE:
        after = plan.acted(spot, HEALED)
        after.money -= DOCTOR_FEE
        after.wounds = 0
        room = HAND_LIMIT - len(spot.hand)
        gain = plan.outlook.card * min(spot.wounds, max(0, room))
        found.append((gain + plan.wished(after), after, Deed("doctor")))
    return found


def cabaret(plan: "Planner", spot: Spot) -> list[Choice]:
    """Spend all the money, or keep a little."""
    found: list[Choice] = []
    rounds = min(4, spot.money // ROUND_OF_DRINKS)
    for count in {rounds, rounds - 1}:
        if count <= 0:
            continue
        bits = PARTIED | (TWO_LP if count >= 2 else 0) | (SPENT_ALL if count >= 4 else 0)
        after = plan.acted(spot, bits)
        after.money -= count * ROUND_OF_DRINKS
        after.fame += count
        found.append((count + plan.wished(after), after, Deed("party", count * ROUND_OF_DRINKS)))
    return found


def store(plan: "Planner", spot: Spot) -> list[Choice]:
    """Buy and upgrade whatever is a bargain."""
    found: list[Choice] = []
    bargains = plan.appraisal.store.bargains(spot.money, spot.items, spot.upgraded)
    if not bargains:
        return []
    after = plan.acted(spot, 0)
    gain = 0.0
    for how, item in bargains:
        after.money -= ITEMS[item].price
        if how == "upgrade":
            gain += plan.appraisal.store.upgrade_worth(item)
            after.upgraded |= 1 << item
            after.did |= UPGRADED
        else:
            gain += plan.appraisal.store.item_worth(item, after.items)
            after.items |= 1 << item
            after.did |= BOUGHT_MISC if ITEMS[item].category == MISC else BOUGHT_GEAR
            if ITEMS[item].category == MOUNT and ITEMS[item].movement > after.points():
                after.mount = item
    found.append((gain + plan.wished(after), after, Deed("shop")))
    return found


def saloon(plan: "Planner", spot: Spot) -> list[Choice]:
    """Start a game of poker."""
    found: list[Choice] = []
    if spot.money < ANTE or not spot.hand:
        return []
    town = TOWN[spot.space]
    others = len(
        [
            seat
            for seat in plan.outlook.rivals
            if TOWN[plan.view.seats[seat].space] == town and plan.view.seats[seat].money >= ANTE
        ]
    )
    gain = plan.appraisal.poker(spot.hand, spot.money, others)
    after = plan.acted(spot, PLAYED_POKER)
    for card in sorted(spot.hand, key=IN_HAND.__getitem__)[:2]:
        after.without(card)
    found.append((gain + plan.wished(after), after, Deed("poker")))
    return found


def ranch(plan: "Planner", spot: Spot) -> list[Choice]:
    """Take cattle."""
    found: list[Choice] = []
    if spot.cattle == NOTHING and plan.view.with_cattle:
        gain = plan.appraisal.cattle_worth(NOTHING)
        after = plan.acted(spot, TOOK_CATTLE)
        colour = BOARD.ranches.index(spot.space)
        # Any token of the ranch stands for the unknown one.
        after.cattle = next(number for number, token in enumerate(CATTLE) if token.colour == colour)
        gain -= plan.appraisal.cattle_worth(after.cattle)
        found.append((gain + plan.wished(after), after, Deed("cattle")))
    return found


LOCATION_ACTIONS: Final[Mapping[str, Callable[["Planner", Spot], list[Choice]]]] = {
    "mine": mine,
    "bank": bank,
    "doctor": doctor,
    "cabaret": cabaret,
    "general_store": store,
    "saloon": saloon,
    "ranch": ranch,
}
"""What can be done at every kind of location."""
