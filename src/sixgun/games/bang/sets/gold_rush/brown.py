"""The brown equipment: used up as soon as it is bought."""

from collections.abc import Sequence

from sixgun.games.bang.cards import BANG, BEER, CAT_BALOU, DUEL, NO_CARD, PANIC, STORE
from sixgun.games.bang.checks import WideCheck
from sixgun.games.bang.effects import TAKE, TOSS, PickCard, draw, gain_life
from sixgun.games.bang.kinds import (
    ANYONE,
    ANYONE_ELSE,
    IN_RANGE,
    NEAR,
    has_loot,
    nothing_to_lose,
    out_of_reach,
)
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.playing import affect
from sixgun.games.bang.queries import EndingTurn, deciding_suit, in_range, next_door
from sixgun.games.bang.sets.base.brown import DuelRound, open_store
from sixgun.games.bang.sets.gold_rush.gear import Equipment, Way
from sixgun.games.bang.sets.gold_rush.goods import bury_bought
from sixgun.games.bang.sets.gold_rush.part import note
from sixgun.games.bang.shooting import shoot
from sixgun.games.bang.turn import earn_turn, end_phase_two
from sixgun.kernel.asks import Refusal
from sixgun.kernel.plain import seats_in

AT_NOBODY: tuple[Way, ...] = (("", NOBODY),)


class Shot(Equipment):
    """Any player regains 1 life point."""

    def ways(self, g: BangTable) -> Sequence[Way]:
        return [("", target) for target in g.state.clockwise_from(self.owner)]

    def aimed(self, mode: str) -> bool:
        return True

    def refuses_way(self, g: BangTable, mode: str, target: int) -> Refusal | None:
        return out_of_reach(g, self.owner, target, ANYONE)

    def take_effect(self, g: BangTable, mode: str, target: int) -> None:
        gain_life(g, target, 1, self.owner)


class Bottle(Equipment):
    """The effect of Panic!, of Beer or of BANG!, without being one of those cards."""

    def modes(self) -> Sequence[str]:
        return (PANIC, BEER, BANG)

    def aimed(self, mode: str) -> bool:
        return mode != BEER

    def ways(self, g: BangTable) -> Sequence[Way]:
        near = [target for target in seats_in(next_door(g, self.owner)) if self.finds_loot(g, target)]
        shots = seats_in(in_range(g, self.owner))
        return [
            *[(PANIC, target) for target in near],
            (BEER, NOBODY),
            *[(BANG, target) for target in shots],
        ]

    def finds_loot(self, g: BangTable, target: int) -> bool:
        """Whether a player has a card that can be taken."""
        return has_loot(g, target, self.owner, own_hand=False)

    def refuses_way(self, g: BangTable, mode: str, target: int) -> Refusal | None:
        if mode == BEER:
            return None
        if mode == BANG:
            return out_of_reach(g, self.owner, target, IN_RANGE)
        return out_of_reach(g, self.owner, target, NEAR) or nothing_to_lose(g, self, target, own_hand=False)

    def take_effect(self, g: BangTable, mode: str, target: int) -> None:
        if mode == PANIC:
            g.then(PickCard(self.owner, target, TAKE))
        elif mode == BANG:
            shoot(g, self.owner, target, self.id)
        else:
            gain_life(g, self.owner, 1, self.owner)


class Pardner(Equipment):
    """The effect of General Store, of Duel or of Cat Balou, without being one of those cards."""

    together: bool = True

    def modes(self) -> Sequence[str]:
        return (STORE, DUEL, CAT_BALOU)

    def aimed(self, mode: str) -> bool:
        return mode != STORE

    def ways(self, g: BangTable) -> Sequence[Way]:
        around = g.state.clockwise_from(self.owner)
        return [
            (STORE, NOBODY),
            *[(DUEL, target) for target in around if target != self.owner],
            *[(CAT_BALOU, target) for target in around if has_loot(g, target, self.owner, own_hand=True)],
        ]

    def refuses_way(self, g: BangTable, mode: str, target: int) -> Refusal | None:
        if mode == STORE:
            return None
        if mode == DUEL:
            return out_of_reach(g, self.owner, target, ANYONE_ELSE)
        return out_of_reach(g, self.owner, target, ANYONE) or nothing_to_lose(g, self, target, own_hand=True)

    def take_effect(self, g: BangTable, mode: str, target: int) -> None:
        if mode == DUEL:
            g.then(DuelRound(target, self.owner, self.owner, self.id))
        elif mode == CAT_BALOU:
            g.then(PickCard(self.owner, target, TOSS))
        else:
            affect(g, self, g.state.clockwise_from(self.owner))

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        open_store(g, self.owner, seats)


class Rhum(Equipment):
    """Draw! 4 cards: you regain 1 life point for each different suit among them."""

    count: int = 4

    def ways(self, g: BangTable) -> Sequence[Way]:
        return AT_NOBODY

    def take_effect(self, g: BangTable, mode: str, target: int) -> None:
        g.then(WideCheck(self.owner, self.id, NO_CARD, self.count))

    def counted(self, g: BangTable, cards: tuple[int, ...]) -> None:
        suits = {deciding_suit(g, card) for card in cards}
        gain_life(g, self.owner, len(suits), self.owner)


class UnionPacific(Equipment):
    """Draw 4 cards."""

    def ways(self, g: BangTable) -> Sequence[Way]:
        return AT_NOBODY

    def take_effect(self, g: BangTable, mode: str, target: int) -> None:
        draw(g, self.owner, 4, self.id)


class GoldRush(Equipment):
    """Your turn ends, then you regain all your life points and take another turn."""

    def ways(self, g: BangTable) -> Sequence[Way]:
        return () if g.forbidden(EndingTurn(self.owner)) is not None else AT_NOBODY

    def refuses_way(self, g: BangTable, mode: str, target: int) -> Refusal | None:
        return g.forbidden(EndingTurn(self.owner))

    def take_effect(self, g: BangTable, mode: str, target: int) -> None:
        bury_bought(g)
        note(g, rush=True)
        earn_turn(g, self.id, again=True)
        end_phase_two(g)
