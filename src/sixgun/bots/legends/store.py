"""What the store has to offer: the worth of items and upgrades, and the best bargains for some money."""

from typing import TYPE_CHECKING

from sixgun.bots.legends.ground import points
from sixgun.games.legends.content.kinds import MISC, MOUNT, NOTHING
from sixgun.games.legends.model import MOST_MISC
from sixgun.games.legends.printed import GOALS, ITEMS, MISC_MASK, STORIES

if TYPE_CHECKING:
    from sixgun.bots.legends.appraisal import Appraisal


class Store:
    """Values of items for one seat at one moment."""

    def __init__(self, appraisal: "Appraisal") -> None:
        self.appraisal = appraisal
        self.outlook = appraisal.outlook
        self.view = appraisal.view
        self.own = appraisal.own
        self._bargains: dict[tuple[int, int, int], tuple[tuple[str, int], ...]] = {}
        self._wanted_items = self._items_for_wishes()

    def _items_for_wishes(self) -> dict[int, float]:
        """Items that goals and the story cards on the table ask for, with what they add to their worth."""
        wanted: dict[int, float] = {}
        left = self.outlook.left
        for goal in self.own.goals:
            for terms in GOALS[goal].condition:
                for term in terms:
                    if term[0] == "pay" and term[1] == "item" and left:
                        wanted[term[2]] = wanted.get(term[2], 0.0) + 0.7 * self.outlook.goal_worth()
                    elif term[0] == "have" and term[1] == "item":
                        wanted[term[3]] = wanted.get(term[3], 0.0) + 0.3 * self.outlook.goal_worth()
        for story in self.view.stories:
            if story != NOTHING:
                for terms in STORIES[story].condition:
                    for term in terms:
                        if term[0] == "have" and term[1] == "item" and left > 1:
                            wanted[term[3]] = wanted.get(term[3], 0.0) + 0.3
        return wanted

    def may_have(self, item: int, items: int) -> bool:
        """Whether an item is available."""
        if items >> item & 1 or not self.view.stock[item]:
            return False
        return ITEMS[item].category != MISC or (items & MISC_MASK).bit_count() < MOST_MISC

    def item_worth(self, item: int, items: int) -> float:
        """What owning one more item is worth."""
        left = min(self.outlook.left, 7)
        kind = ITEMS[item]
        worth = self._wanted_items.get(item, 0.0)
        if kind.category == MOUNT:
            now = points(self.own)
            worth += max(0, kind.movement - now) * 0.17 * left
        elif kind.category == MISC:
            for clause in kind.front.on("gain"):
                worth += max(0.0, self.appraisal.program(clause.program))
            if kind.front.on("action"):
                worth += 0.25 if left else 0.0
            if kind.front.on("prospect_roll"):
                worth += 0.16 * left
            if kind.front.on("poker_end"):
                worth += 0.1 * left
            if kind.front.on("after_move_action"):
                worth += 0.08 if left else 0.0
        else:
            worth += 0.03 * left
        misc = (items & MISC_MASK).bit_count() + (kind.category == MISC)
        for goal in self.own.goals:
            for terms in GOALS[goal].condition:
                for term in terms:
                    if term[0] == "have" and term[1] == "misc_items" and kind.category == MISC:
                        worth += self.outlook.goal_worth() * misc / term[3] * 0.6
        return worth

    def upgrade_worth(self, item: int) -> float:
        """What upgrading an item is worth."""
        left = min(self.outlook.left, 7)
        kind = ITEMS[item]
        worth = float(kind.end_lp)
        if kind.category == MOUNT:
            worth += max(0, kind.upgraded_movement - points(self.own)) * 0.12 * left
        elif kind.upgraded.on("fight"):
            worth += 0.1 * left
        for goal in self.own.goals:
            for terms in GOALS[goal].condition:
                for term in terms:
                    if term[0] == "have" and (
                        (term[1] == "upgraded" and term[3] == item)
                        or (term[1] == "upgraded_mounts" and kind.category == MOUNT)
                    ):
                        worth += self.outlook.goal_worth()
        return worth

    def bargains(self, money: int, items: int, upgraded: int) -> tuple[tuple[str, int], ...]:
        """What to buy and upgrade with this much money; worked out once."""
        key = (money, items, upgraded)
        known = self._bargains.get(key)
        if known is None:
            known = self._bargains[key] = self._purchases(money, items, upgraded)
        return known

    def _purchases(self, money: int, items: int, upgraded: int) -> tuple[tuple[str, int], ...]:
        """Best bargains first; nothing that costs more than it is worth."""
        chosen: list[tuple[str, int]] = []
        while True:
            best, deal = 0.05, ("", NOTHING)
            for number, item in enumerate(ITEMS):
                if item.price > money:
                    continue
                price = self.outlook.money(money) - self.outlook.money(money - item.price)
                if self.may_have(number, items):
                    net = self.item_worth(number, items) - price
                    how = "buy"
                    if item.category != MISC and money >= 2 * item.price:
                        both = self.outlook.money(money) - self.outlook.money(money - 2 * item.price)
                        pair = self.item_worth(number, items) + self.upgrade_worth(number) - both
                        net = max(net, pair)
                elif items >> number & 1 and not upgraded >> number & 1 and item.category != MISC:
                    net = self.upgrade_worth(number) - price
                    how = "upgrade"
                else:
                    continue
                if net > best:
                    best, deal = net, (how, number)
            if deal[1] == NOTHING:
                return tuple(chosen)
            chosen.append(deal)
            money -= ITEMS[deal[1]].price
            if deal[0] == "buy":
                items |= 1 << deal[1]
            else:
                upgraded |= 1 << deal[1]
