"""The bot's cards: what each is worth in hand, what parting with it costs, what a weapon is good for."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from sixgun.bots.bang.appraisal import DULLED, Appraisal
from sixgun.bots.bang.judged import CHERISHED, HELD, IN_HAND, IN_PLAY, LAID
from sixgun.games.bang.cards import BANG, KIND, MISSED
from sixgun.games.bang.kinds import KINDS, PRINTED
from sixgun.games.bang.queries import UNLIMITED, BangLimit
from sixgun.kernel.hooks import hooks_of

AS_MISSED: Final = 0.45
AS_BANG: Final = 0.3
"""What any card is worth at least that can be used as one of these."""

USELESS: Final = 0.05

IDLE: Final = 0.45
"""What is left of a card that may not be played in the bot's next turn."""


@lru_cache(maxsize=256)
def rapid(kind: str) -> bool:
    """Whether a kind of card changes how many BANG! cards may be played."""
    return any(hook.subject is BangLimit for hook in hooks_of(KINDS[kind]))


def reach_of(kind: str) -> int:
    """The number in the sight of a weapon."""
    return PRINTED[kind].reach


class Purse:
    """The bot's hand with prices on it."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        own = appraisal.own
        board = appraisal.board
        seat = appraisal.seat
        self.laid = frozenset([KIND[card] for card in own.in_play])
        self.limit = board.limit(seat)
        self.free_fire = board.bangs_left(seat) > UNLIMITED // 2
        self.burden = appraisal.burden()
        self._converting = board.converts(seat)
        self._limited = board.ahead().forbidding()
        self.bangs = len(self.bang_cards())
        self.values = self._values(own.hand)
        ranked = sorted(self.values.values(), reverse=True)
        self.floor = max(0.0, ranked[self.limit]) if len(ranked) > self.limit else 0.0

    def bang_cards(self) -> list[int]:
        """The hand cards that can be given as BANG! cards now."""
        board, seat = self.appraisal.board, self.appraisal.seat
        hand = self.appraisal.own.hand
        if self._converting:
            found = [card for card in hand if BANG in board.counts(seat, card)]
        else:
            found = [card for card in hand if KIND[card] == BANG]
        if board.forbidding():
            found = [card for card in found if not board.barred(seat, card, BANG, False)]
        return found

    def _values(self, hand: Sequence[int]) -> dict[int, float]:
        seen: dict[str, int] = {}
        found: dict[int, float] = {}
        for card in hand:
            kind = KIND[card]
            found[card] = self.value(card, seen.get(kind, 0))
            seen[kind] = seen.get(kind, 0) + 1
        return found

    def value(self, card: int, copies: int) -> float:
        """What a card is worth in hand with this many others like it, until the bot's next turn."""
        kind = KIND[card]
        appraisal = self.appraisal
        board, seat = appraisal.board, appraisal.seat
        worth = self._plain_value(kind, copies)
        if self._limited and not PRINTED[kind].reaction and board.ahead().barred(seat, card, kind, True):
            worth *= IDLE
        if self._converting:
            others = [other for other in board.counts(seat, card) if other != kind]
            worth = max(worth, AS_MISSED if MISSED in others else 0.0, AS_BANG if BANG in others else 0.0)
        for power in appraisal.powers:
            if power in CHERISHED:
                worth = max(worth, CHERISHED[power](kind))
        if self.burden:  # a card that answers the event pays for itself
            worth -= 0.0 if appraisal.evading(card) else self.burden
        return worth

    def _plain_value(self, kind: str, copies: int) -> float:
        held = HELD.get(kind)
        if held is not None:
            return held(self, copies)
        if PRINTED[kind].weapon:
            return max(USELESS, 0.8 * self.weapon_gain(kind)) if not copies else USELESS
        for_others = kind in LAID and PRINTED[kind].laid_before
        if PRINTED[kind].stays and not for_others and (copies or kind in self.laid):
            return USELESS
        return IN_HAND[kind]

    def fancy(self, card: int) -> float:
        """What one more card would be worth in hand."""
        kind = KIND[card]
        return self.value(card, sum([1 for held in self.values if KIND[held] == kind]))

    def cost(self, card: int) -> float:
        """What parting with a card costs: nothing if it, or a better one, had to be discarded anyway."""
        value = self.values[card]
        return max(0.0, value - self.floor) if value >= 0.0 else value

    def cheapest(self, count: int, without: Iterable[int] = ()) -> float:
        """What the least valuable cards cost together."""
        kept = set(without)
        return self.price_of([card for card in self.values if card not in kept], count)

    def price_of(self, cards: Sequence[int], count: int) -> float:
        """What the least valuable of some cards cost together; surplus cards are free."""
        prices = sorted([max(0.0, self.values[card]) for card in cards])
        free = max(0, len(cards) - self.limit)
        return sum(prices[free:count]) if count > free else 0.0

    # -- weapons -------------------------------------------------------------------------------------

    def weapon_gain(self, kind: str) -> float:
        """How much better a weapon is than the one in play."""
        held = [laid for laid in self.laid if PRINTED[laid].weapon]
        if kind in held:
            return 0.0
        now = self.weapon_worth(reach_of(held[0]) if held else 1, bool(held) and rapid(held[0]))
        return self.weapon_worth(reach_of(kind), rapid(kind)) - now

    def weapon_worth(self, reach: int, quick: bool) -> float:
        """What a weapon of this range is worth, given where the enemies sit."""
        appraisal = self.appraisal
        prey = [-appraisal.dear[seat] for seat in appraisal.board.within(appraisal.seat, reach)]
        best = max(prey, default=0.0)
        total = sum([worth for worth in prey if worth > 0.0])
        worth = 0.5 * max(best, 0.0) + 0.15 * total + 0.04 * reach
        if quick and not (self.free_fire and not any(rapid(laid) for laid in self.laid)):
            worth += max(best, 0.0) * 0.45 * max(0, self.bangs - 1)
        return worth

    def equipment_gain(self, kind: str, card: int) -> float:
        """What it is worth to have a card in front of oneself; less while it would have no effect."""
        gain = self.weapon_gain(kind) if PRINTED[kind].weapon else IN_PLAY[kind]
        return gain * DULLED if self.appraisal.board.asleep(self.appraisal.seat, card) else gain
