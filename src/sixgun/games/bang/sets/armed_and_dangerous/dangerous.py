"""Dangerous cards: orange, treated like blue ones, and used up by their load (3)."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import BANG, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.events import CardUsed
from sixgun.games.bang.kinds import ORANGE, Blue, asleep
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import ShotStep
from sixgun.games.bang.options import UseCard
from sixgun.games.bang.playing import Act, Resolve, closed_uses_of, uses_of, why_not_with
from sixgun.games.bang.queries import Companions, WeaponRange, counts_as
from sixgun.games.bang.sets.armed_and_dangerous.load import (
    FULL,
    add_load,
    note,
    on,
    pay_load,
    tokens,
)
from sixgun.games.bang.sets.armed_and_dangerous.shots import Release
from sixgun.games.bang.stopping import StopCard, stoppable
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import modifies, offers

RULE: Final = "armed and dangerous 3"


class Dangerous(Blue):
    """An orange card: put into play with 3 load, and discarded when the last one leaves it.

    Attributes:
        price: The load that one use of it costs, paid from the card itself.
    """

    colour: ClassVar[str] = ORANGE
    steady: bool = False
    price: int = 0

    def playable(self, g: BangTable) -> bool:
        return tokens(g).supply() >= FULL and super().playable(g)

    def refuses(self, g: BangTable) -> Refusal | None:
        left = tokens(g).supply()
        if left < FULL:
            return refusal("too-little-supply", f"{RULE}.1", card=self.id, needed=FULL, left=left)
        return super().refuses(g)

    def laid(self, g: BangTable, holder: int) -> None:
        add_load(g, holder, self.card, FULL)

    def too_little(self, g: BangTable) -> Refusal | None:
        """Why its price cannot be paid now."""
        here = on(g, self.owner, self.card)
        if here >= self.price:
            return None
        return refusal("too-little-load", f"{RULE}.2", card=self.id, needed=self.price, left=here)

    def pay_for_use(self, g: BangTable, target: int) -> None:
        """Its owner announces a use of it and pays."""
        if g.attentive:
            g.tell(CardUsed, self.owner, self.card, target)
        pay_load(g, self.owner, self.card, self.price)


class Tool(Dangerous):
    """An orange card that is used in its owner's phase 2, as often as it can pay."""

    @offers(Act, own=True)
    def be_used(self, g: BangTable, question: Act) -> Sequence[Option]:
        return uses_of(g, self, self.refuses_use(g))

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used now, whoever the target."""
        return self.too_little(g)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        return closed_uses_of(g, self, self.refuses_use(g))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        target = cast(UseCard, option).target
        question.again(g)
        self.pay_for_use(g, target)
        if stoppable(g, self.owner, self, target):
            pending = Resolve(self.owner, self.card, self.id, target)
            g.then(StopCard(target, self.owner, self.id, self.card), pending)
        else:
            self.play(g, target)


class Reserved(Dangerous):
    """An orange card that is used in answer to something, not by itself in its owner's phase 2."""

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        return (Closed(UseCard(self.card), refusal("only-in-answer", f"{RULE}.2", card=self.id)),)


class Gun(Dangerous):
    """A dangerous weapon: for load it accompanies a BANG! card from the hand, once per card (5)."""

    weapon: bool = True
    reach: int = 1
    price: int = 1

    @modifies(WeaponRange, own=True, sets=True)
    def replace_the_colt(self, g: BangTable, value: int, seat: int) -> int:
        return self.reach

    @modifies(Companions, own=True)
    def stand_by(self, g: BangTable, found: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
        ready = self.too_little(g) is None and self.unsuited(g, card) is None
        return (*found, self.card) if ready else found

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for card in single(g.seat(self.owner).hand):
            if BANG in counts_as(g, self.owner, card):
                why = asleep(g, self) or self.too_little(g) or self.unsuited(g, card)
                found.extend(why_not_with(g, self, card, why))
        return found

    def unsuited(self, g: BangTable, card: int) -> Refusal | None:
        """Why its effect means nothing to a BANG! card."""
        return None

    def join(self, g: BangTable, card: int, target: int) -> None:
        self.pay_for_use(g, NOBODY)
        if not tokens(g).shot:
            g.then(Release())
        note(g, shot=(*(tokens(g).shot or (card,)), self.card))
        self.fired(g, card, target)

    def fired(self, g: BangTable, card: int, target: int) -> None:
        """A BANG! card accompanied by it was played and paid for."""
        return

    def approached(self, g: BangTable, shot: ShotStep) -> None:
        """Its shot is on its way, and nobody has reacted yet."""
        return

    def averted(self, g: BangTable, shot: ShotStep) -> None:
        """Its shot was cancelled."""
        return
