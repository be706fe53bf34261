"""The bot's cards: what each is worth in hand, what parting with it costs, what a weapon is good for."""

from collections.abc import Iterable, Sequence
from typing import Final

from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.worth import IN_HAND, IN_PLAY, REACH
from sixgun.games.bang.cards import BANG, KIND
from sixgun.games.bang.kinds import BLUE, KINDS

BANGS: Final = (0.4, 0.25, 0.15, 0.1)
MISSES: Final = (0.6, 0.5, 0.4, 0.3)
"""What the first, second ... card of a kind is worth; after the last number they are all worth the same."""

USELESS: Final = 0.05


class Purse:
    """The bot's hand with prices on it."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        own = appraisal.own
        self.laid = frozenset([KIND[card] for card in own.in_play])
        powers = appraisal.powers
        self.limit = max(own.life, 10) if "sean_mallory" in powers else own.life
        self.free_fire = "willy_the_kid" in powers or "volcanic" in self.laid
        self.bangs = self._count_bangs(own.hand)
        self.values = self._values(own.hand)
        ranked = sorted(self.values.values(), reverse=True)
        self.floor = ranked[self.limit] if len(ranked) > self.limit else 0.0

    def _count_bangs(self, hand: Sequence[int]) -> int:
        powers = self.appraisal.powers
        if "annie_versary" in powers:
            return len(hand)
        count = sum([1 for card in hand if KIND[card] == BANG])
        if "calamity_janet" in powers:
            count += sum([1 for card in hand if KIND[card] == "missed"])
        return count

    def _values(self, hand: Sequence[int]) -> dict[int, float]:
        seen: dict[str, int] = {}
        found: dict[int, float] = {}
        for card in hand:
            kind = KIND[card]
            found[card] = self.value(kind, seen.get(kind, 0))
            seen[kind] = seen.get(kind, 0) + 1
        return found

    def value(self, kind: str, copies: int) -> float:
        """What a card of a kind is worth in hand with this many others like it."""
        worth = self._plain_value(kind, copies)
        powers = self.appraisal.powers
        if "elena_fuente" in powers:
            worth = max(worth, 0.45)
        if "annie_versary" in powers:
            worth = max(worth, 0.3)
        if "jose_delgado" in powers and KINDS[kind].colour == BLUE:
            worth = max(worth, 0.5)
        return worth

    def _plain_value(self, kind: str, copies: int) -> float:
        own = self.appraisal.own
        if kind == BANG:
            return IN_HAND[kind] if self.free_fire else BANGS[min(copies, 3)]
        if kind == "missed":
            return MISSES[min(copies, 3)] + (0.1 if own.life <= 2 else 0.0)
        if kind == "beer":
            if len(self.appraisal.ring) <= 2:
                return USELESS
            return 0.35 if own.life == own.max_life else 0.7
        if kind in REACH:
            return max(USELESS, 0.8 * self.weapon_gain(kind)) if not copies else USELESS
        if KINDS[kind].stays and kind != "jail" and (copies or kind in self.laid):
            return USELESS
        return IN_HAND[kind]

    def fancy(self, card: int) -> float:
        """What one more card would be worth in hand."""
        kind = KIND[card]
        return self.value(kind, sum([1 for held in self.values if KIND[held] == kind]))

    def cost(self, card: int) -> float:
        """What parting with a card costs: nothing if it, or a better one, had to be discarded anyway."""
        return max(0.0, self.values[card] - self.floor)

    def cheapest(self, count: int, without: Iterable[int] = ()) -> float:
        """What the least valuable cards cost together."""
        kept = set(without)
        prices = sorted([value for card, value in self.values.items() if card not in kept])
        free = max(0, len(self.values) - len(kept) - self.limit)
        return sum(prices[free:count]) if count > free else 0.0

    # -- weapons -------------------------------------------------------------------------------------

    def weapon_gain(self, kind: str) -> float:
        """How much better a weapon is than the one in play."""
        held = [laid for laid in self.laid if laid in REACH]
        if kind in held:
            return 0.0
        now = self.weapon_worth(REACH[held[0]] if held else 1, "volcanic" in held)
        return self.weapon_worth(REACH[kind], kind == "volcanic") - now

    def weapon_worth(self, reach: int, rapid: bool) -> float:
        """What a weapon of this range is worth, given where the enemies sit."""
        appraisal = self.appraisal
        prey = [-appraisal.dear[seat] for seat in appraisal.board.within(appraisal.seat, reach)]
        best = max(prey, default=0.0)
        total = sum([worth for worth in prey if worth > 0.0])
        worth = 0.5 * max(best, 0.0) + 0.15 * total + 0.04 * reach
        if rapid and "willy_the_kid" not in appraisal.powers:
            worth += max(best, 0.0) * 0.45 * max(0, self.bangs - 1)
        return worth

    def equipment_gain(self, kind: str) -> float:
        """What it is worth to have a card of a kind in front of oneself."""
        return self.weapon_gain(kind) if kind in REACH else IN_PLAY[kind]
