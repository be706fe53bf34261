"""Shots that are paid for with hand cards."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.kinds import IN_RANGE, BangAbility, out_of_reach
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Use, UseAbility, UseEvent
from sixgun.games.bang.paying import PayForAbility, may_spend
from sixgun.games.bang.playing import announce, targets
from sixgun.games.bang.queries import AFFECT, immune, price_barred
from sixgun.games.bang.shooting import shoot
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import Layer
from sixgun.kernel.plain import seats_in


class PaidShot(BangAbility):
    """Discard hand cards for a BANG! effect on a player in range.

    Attributes:
        price: How many cards it costs.
        needed: How many Missed! effects cancel the shot.
        rule: Where its rule stands.
    """

    aim: int = IN_RANGE
    price: int = 2
    needed: int = 1
    rule: ClassVar[str] = ""

    def counts(self, g: BangTable, card: int) -> bool:
        """Whether a hand card may be part of the price."""
        return True

    def means(self, g: BangTable) -> Sequence[int]:
        """The hand cards that may be part of the price."""
        hand = g.seat(self.owner).hand
        return [card for card in hand if may_spend(g, self.owner, card) and self.counts(g, card)]

    def refuses_shot(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used now, whoever the target."""
        have = len(self.means(g))
        return None if have >= self.price else price_barred(g, self.owner, self.price) or self.lacks(have)

    def lacks(self, have: int) -> Refusal:
        """The reason for refusing it to somebody with too few cards."""
        return refusal("too-few-cards", self.rule, card=self.id, needed=self.price, cards=have)

    def shots(self, g: BangTable) -> Sequence[Option]:
        """At whom it may be used now."""
        if len(self.means(g)) < self.price or self.refuses_shot(g) is not None:
            return ()
        found = seats_in(targets(g, self, self.aim, ()))
        if g.live.anywhere & AFFECT:
            found = [target for target in found if self.can_hit(g, target)]
        return [self.at(target) for target in found]

    def at(self, target: int = NOBODY) -> Use:
        """The choice of using it at a player."""
        return UseEvent(self.id, target) if self.layer == Layer.EVENT else UseAbility(self.id, target)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_shot(g)
        found: list[Closed] = [Closed(self.at(), why)] if why is not None else []
        for target in range(len(g.state.seats)):
            reason = why or out_of_reach(g, self.owner, target, self.aim)
            if reason is None and not self.can_hit(g, target):
                reason = refusal("only-unaffecting-cards", self.rule, player=g.names[target])
            if reason is not None:
                found.append(Closed(self.at(target), reason))
        return found

    def can_hit(self, g: BangTable, target: int) -> bool:
        """Whether cards of the right number would have an effect on a player."""
        return any(self.may_pay(g, (), card, target) for card in self.means(g))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(Use, option)
        announce(g, self, use)
        question.again(g)
        g.then(PayForAbility(self.owner, self.id, self.price, use.target))

    def may_pay(self, g: BangTable, paid: tuple[int, ...], card: int, target: int) -> bool:
        """Cards that leave the target unaffected cannot be discarded together."""
        if not self.counts(g, card):
            return False
        if paid:
            return immune(g, target, self.owner, (*paid, card)) is None
        others = [other for other in self.means(g) if other != card]
        return any(immune(g, target, self.owner, (card, other)) is None for other in others)

    def paid(self, g: BangTable, cards: tuple[int, ...], target: int) -> None:
        shoot(g, self.owner, target, self.id, needed=self.needed)
