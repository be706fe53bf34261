"""What the next turn is likely to bring, from where a figure stands and with what it holds by then."""

from math import ceil
from typing import Final, cast

from sixgun.bots.legends.appraisal import Appraisal
from sixgun.bots.legends.ground import FAR, PLACES, nearest, ways
from sixgun.bots.legends.spot import Spot
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.locations import DOCTOR_FEE, ROUND_OF_DRINKS
from sixgun.games.legends.model import ACTIONS, MOST_MONEY
from sixgun.games.legends.poker import ANTE
from sixgun.games.legends.printed import AS_NUGGET, BOARD, CATTLE, ITEMS

DISCOUNT: Final = 0.65
"""What a plan for the next turn is worth today."""
LATE: Final = 0.5
"""What is out of reach in the next turn as well."""


class Prospects:
    """Values places by what could be done there in the next turn."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.outlook = appraisal.outlook
        self.view = appraisal.view
        self._known: dict[tuple[object, ...], tuple[float, int]] = {}
        self._gains: dict[tuple[object, ...], list[tuple[tuple[int, ...], float, float]]] = {}
        # What needs cards is valued once, with the hand as it is now.
        own = appraisal.own
        self._heist = self._poker = self._bandit = 0.0
        if own.hand:
            self._heist = max(0.0, appraisal.heist(own.hand, own.mp, own.wp, own.wounds, own.money)[0] - 0.8)
            self._poker = appraisal.poker(own.hand, max(ANTE, own.money), 0) - 0.5
            self._bandit = appraisal.bandit(own.hand, own.mp, own.wp, own.wounds)[0] - 0.3

    def coming(self, spot: Spot) -> tuple[float, int]:
        """What the next turn may bring, and the space to go to for it."""
        if self.outlook.left == 0:
            return 0.0, NOTHING
        gold = 0
        for card in spot.hand:
            gold += card in AS_NUGGET
        things = (
            *(spot.money, spot.nuggets, gold, spot.cattle, spot.wounds, spot.items, spot.upgraded),
            *(spot.mount, spot.bandits, spot.mp, spot.wp),
        )
        key = (spot.space, spot.left, things)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._look(spot, things)
        return known

    def _look(self, spot: Spot, things: tuple[object, ...]) -> tuple[float, int]:
        reach = spot.points()
        steps = ways(spot.space, spot.bandits, self.view.sheriff if spot.wp else NOTHING).steps
        gains = self._gains.get(things)
        if gains is None:
            gains = self._gains[things] = self._count(spot, int(cast(int, things[2])))
        best, goal = 0.0, NOTHING
        for spaces, first, further in gains:
            space = nearest(steps, spaces) if len(spaces) > 1 else spaces[0]
            far = steps[space]
            if far == FAR:
                continue
            moves = max(0, ceil(far / reach) - spot.left)
            acts = ACTIONS - moves
            if acts >= 1:
                value = first + further * (acts - 1)
            else:
                value = LATE * first - self.outlook.tempo * 0.5 * (moves - ACTIONS)
            value -= 0.01 * far
            if value > best:
                best, goal = value, space
        return DISCOUNT * best, goal

    def _count(self, spot: Spot, gold: int) -> list[tuple[tuple[int, ...], float, float]]:
        """Places, what the first action there brings, and what every further one does."""
        worth, out = self.appraisal, self.outlook
        found: list[tuple[tuple[int, ...], float, float]] = []
        limit = spot.nugget_limit()
        gain, nuggets = worth.prospect(int(spot.nuggets), limit, spot.items)
        again = gain if spot.nuggets + 2 * nuggets <= limit else gain * 0.5
        found.append((PLACES["mine"], gain, again))
        sold = spot.nuggets + gold
        after = min(MOST_MONEY, spot.money + int(20 * sold))
        sale = sold - out.nugget * spot.nuggets + out.money(after) - out.money(spot.money)
        rest = self._heist
        found.append((PLACES["bank"], max(sale, rest), min(sale, rest) if sale > 0 else 0.0))
        rounds = min(4, (spot.money + 10) // ROUND_OF_DRINKS)
        if rounds:
            spent = out.money(spot.money) - out.money(max(0, spot.money - rounds * ROUND_OF_DRINKS))
            found.append((PLACES["cabaret"], rounds - spent, 0.0))
        if spot.wounds and spot.money >= DOCTOR_FEE:
            cured = out.wounds(spot.wounds) + (out.card - 0.1) * spot.wounds - out.ten_dollars
            found.append((PLACES["doctor"], cured, 0.0))
        if spot.money >= 20:
            bargains = worth.store.bargains(spot.money, spot.items, spot.upgraded)
            gain = 0.0
            for how, item in bargains:
                cost = out.ten_dollars * ITEMS[item].price / 10
                if how == "upgrade":
                    gain += worth.store.upgrade_worth(item) - cost
                else:
                    gain += worth.store.item_worth(item, spot.items) - cost
            if gain > 0:
                found.append((PLACES["general_store"], gain, 0.0))
        if self._poker > 0 and spot.money >= ANTE:
            found.append((PLACES["saloon"], self._poker, self._poker * 0.4))
        if spot.cattle != NOTHING:
            self._herd(found, spot)
        elif self.view.with_cattle:
            gain = worth.cattle_worth(NOTHING)
            found.append((PLACES["ranch"], gain, 0.0))
        if self._bandit > 0 and spot.bandits:
            hideouts = tuple([space for space in BOARD.hideouts if spot.bandits >> space & 1])
            found.append((hideouts, self._bandit, 0.0))
        return found

    def _herd(self, found: list[tuple[tuple[int, ...], float, float]], spot: Spot) -> None:
        worth, out = self.appraisal, self.outlook
        bonus = worth.bonus(spot.cattle) - worth.cattle_worth(spot.cattle) + out.tempo
        other = BOARD.ranches[1 - CATTLE[spot.cattle].colour]
        found.append(((other,), bonus + out.more_wanted(spot.mp, spot.wp, 1), 0.0))
        if not spot.wp:
            found.append((PLACES["rail_station"], bonus + out.more_marshal(spot.mp, spot.wp, 1), 0.0))
