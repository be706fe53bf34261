"""The black equipment: it stays in front of a player, never two of the same name."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import DIAMONDS
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import DrawFor, draw, gain_life
from sixgun.games.bang.events import LifeLost
from sixgun.games.bang.harm import Rescue
from sixgun.games.bang.kinds import ANYONE, out_of_reach
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import LastBreath
from sixgun.games.bang.playing import Act
from sixgun.games.bang.queries import (
    Affect,
    CardsToDraw,
    FlipCount,
    HandLimit,
    RescueReach,
    suit_of,
)
from sixgun.games.bang.sets.gold_rush.gear import Equipment, Way
from sixgun.games.bang.sets.gold_rush.goods import (
    earn,
    has_gear,
    nuggets_of,
    pay_for,
    too_poor,
)
from sixgun.games.bang.sets.gold_rush.part import gold_of, note
from sixgun.games.bang.sets.gold_rush.told import UseEquipment
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import after, forbids, modifies, offers

LARGE_HAND = 8


class _Lasting(Equipment):
    """Equipment that its buyer puts in play."""

    def ways(self, g: BangTable) -> Sequence[Way]:
        return () if has_gear(g, self.owner, self.id) else (("", NOBODY),)

    def refuses_way(self, g: BangTable, mode: str, target: int) -> Refusal | None:
        if has_gear(g, self.owner, self.id):
            return refusal("already-in-play", "gold rush 5.1", card=self.id)
        return None


class Boots(_Lasting):
    """For each life point you lose, draw 1 card, but not for the last one."""

    @after(LifeLost, own=True)
    def run_on(self, g: BangTable, hit: LifeLost) -> None:
        if not hit.last:
            g.then(DrawFor(self.owner, hit.points, self.id))


class Calumet(_Lasting):
    """Diamond cards used by other players do not affect you."""

    @forbids(Affect)
    def keep_the_peace(self, g: BangTable, deed: Affect) -> bool:
        return deed.seat == self.owner and all(suit_of(g, card) == DIAMONDS for card in deed.cards)


class GoldPan(_Lasting):
    """Up to twice in your turn you may pay 1 nugget to draw 1 card."""

    times: int = 2
    handy: bool = True

    @offers(Act, own=True)
    def wash_gold(self, g: BangTable, question: Act) -> Sequence[Option]:
        return () if self.refuses_use(g) else (UseEquipment(self.id),)

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used now."""
        if g.used(self.id) >= self.times:
            return refusal("used-up", "gold rush 7.2", card=self.id)
        return too_poor(g, self.owner, 1, self.id, "gold rush 7.2")

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        return () if why is None else (Closed(UseEquipment(self.id), why),)

    def use_in_play(self, g: BangTable, question: Decision) -> None:
        question.again(g)
        g.use_up(self.id)
        pay_for(g, self.owner, 1, self.id)
        draw(g, self.owner, 1, self.id)


class GunBelt(_Lasting):
    """You may keep 8 cards at the end of your turn."""

    @modifies(HandLimit, own=True)
    def hold_more(self, g: BangTable, value: int, seat: int) -> int:
        return max(value, LARGE_HAND)


class Horseshoe(_Lasting):
    """For every draw! you flip one more card and choose which one counts."""

    @modifies(FlipCount, own=True)
    def try_your_luck(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1


class LuckyCharm(_Lasting):
    """For each life point you lose, take 1 nugget, but not for the last one."""

    order_matters: ClassVar[bool] = False

    @after(LifeLost, own=True)
    def find_gold(self, g: BangTable, hit: LifeLost) -> None:
        if not hit.last:
            earn(g, self.owner, hit.points, self.id)


class Pickaxe(_Lasting):
    """Draw 1 card more in phase 1."""

    @modifies(CardsToDraw, own=True)
    def dig_deeper(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1


class Rucksack(_Lasting):
    """In your turn, or to survive, you may pay 2 nuggets to regain 1 life point."""

    cost: int = 2
    handy: bool = True
    rescues: bool = True

    @offers(Act, own=True)
    def rest(self, g: BangTable, question: Act) -> Sequence[Option]:
        return () if self.refuses_use(g) else (UseEquipment(self.id),)

    @offers(Rescue, own=True)
    def survive(self, g: BangTable, rescue: Rescue) -> Sequence[Option]:
        return () if self.refuses_rescue(g, rescue) else (UseEquipment(self.id),)

    @modifies(RescueReach, own=True)
    def last_longer(self, g: BangTable, value: int, seat: int, spare: int) -> int:
        return value + nuggets_of(g, seat) // self.cost

    def refuses_rescue(self, g: BangTable, rescue: Rescue) -> Refusal | None:
        """Why it does not help to survive: it never gives more than that takes (ruling B450)."""
        if rescue.life >= 1:
            return refusal("rescue-complete", "gold rush 7.2", card=self.id)
        if rescue.reach(g) < 1:
            return refusal("rescue-too-weak", "gold rush 7.2", card=self.id)
        return too_poor(g, self.owner, self.cost, self.id, "gold rush 7.2")

    def closed_rescues(self, g: BangTable, rescue: Rescue) -> Sequence[Closed]:
        why = self.refuses_rescue(g, rescue)
        return () if why is None else (Closed(UseEquipment(self.id), why),)

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used now."""
        player = g.seat(self.owner)
        if player.ghost:
            return refusal("without-lives", "timing 5.3", card=self.id)
        if player.life >= player.max_life:
            return refusal("full-life", "gold rush 7.2", card=self.id)
        return too_poor(g, self.owner, self.cost, self.id, "gold rush 7.2")

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        return () if why is None else (Closed(UseEquipment(self.id), why),)

    def use_in_play(self, g: BangTable, question: Decision) -> None:
        pay_for(g, self.owner, self.cost, self.id)
        if isinstance(question, Rescue):
            g.then(question.healed(g, 1))
        else:
            question.again(g)
            gain_life(g, self.owner, 1, self.owner)


class Wanted(Equipment):
    """Put it in front of any player: whoever eliminates that one draws 2 cards and takes 1 nugget."""

    def aimed(self, mode: str) -> bool:
        return True

    def ways(self, g: BangTable) -> Sequence[Way]:
        around = g.state.clockwise_from(self.owner)
        return [("", target) for target in around if not has_gear(g, target, self.id)]

    def refuses_way(self, g: BangTable, mode: str, target: int) -> Refusal | None:
        if not has_gear(g, target, self.id):
            return out_of_reach(g, self.owner, target, ANYONE)
        return refusal("already-in-front", "gold rush 7.2", card=self.id, player=g.names[target])

    @after(LastBreath, own=True)
    def fall_due(self, g: BangTable, loss: LastBreath) -> None:
        """It is discarded before the reward is paid, so the table remembers it."""
        note(g, wanted=(*gold_of(g).wanted, self.owner))
