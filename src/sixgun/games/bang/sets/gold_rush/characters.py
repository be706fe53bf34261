"""The characters of Gold Rush."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import BEER, DIAMONDS, HEARTS, NO_CARD, single
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import TRADED, BangEffect, DrawFor, draw, pick_up, put_down
from sixgun.games.bang.events import CardDiscarded, CardPlayed, LifeLost
from sixgun.games.bang.kinds import IN_RANGE, Character, out_of_reach
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import CardsDrawnAll, ExtraTurnsEarned, LastBreath
from sixgun.games.bang.options import Discard, UseAbility
from sixgun.games.bang.playing import Act, announce, targets
from sixgun.games.bang.procedures import react_at_once
from sixgun.games.bang.queries import deciding_suit
from sixgun.games.bang.sets.gold_rush.goods import (
    Discount,
    UseDrawn,
    earn,
    next_equipment,
    pay_for,
    too_poor,
)
from sixgun.games.bang.sets.gold_rush.part import PRICES, gold_of, note
from sixgun.games.bang.sets.gold_rush.told import PLAY_ON, Buy, GearBought, GearDrawn, PlayOn
from sixgun.games.bang.shooting import shoot
from sixgun.games.bang.turn import DrawPhase, cards_to_draw, earn_turn, may_earn_turn
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import after, modifies, offers
from sixgun.kernel.plain import seats_in

RULE = "gold rush 8"


class DonBell(Character):
    """At the end of his turn he draws!: on hearts or diamonds he may take one extra turn."""

    @after(ExtraTurnsEarned, own=True)
    def ring_again(self, g: BangTable, moment: ExtraTurnsEarned) -> None:
        ghost = g.seat(self.owner).ghost
        if may_earn_turn(g, self.id) and not (ghost and g.bound(ghost, self.owner).visits):
            g.then(Check(self.owner, self.id, NO_CARD))

    def checked(self, g: BangTable, card: int) -> None:
        lucky = card != NO_CARD and deciding_suit(g, card) in (HEARTS, DIAMONDS)
        if tell_check(g, self.owner, self.id, lucky):
            g.then(PlayAgain(self.owner, self.id))


class PlayAgain(Decision):
    """Whether a player takes an extra turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("source",)
    of_turn: bool = True
    prompt: ClassVar[str] = "play_again"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PLAY_ON, PASS]

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, PlayOn):
            earn_turn(g, self.source)


class DutchWill(Character):
    """In phase 1 he discards one of the cards he draws and takes 1 nugget."""

    @offers(DrawPhase, own=True)
    def sift(self, g: BangTable, phase: DrawPhase) -> Sequence[Option]:
        return (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        held = len(g.seat(self.owner).hand)
        draw(g, self.owner, cards_to_draw(g, self.owner))
        new = len(g.seat(self.owner).hand) - held
        g.then(DiscardDrawn(self.owner, new), TakeNuggets(self.owner, 1, self.id))
        g.tell(CardsDrawnAll, self.owner)
        react_at_once(g, CardsDrawnAll)


class DiscardDrawn(Decision):
    """Which of the cards drawn last is discarded."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)
    of_turn: bool = True
    prompt: ClassVar[str] = "discard_drawn"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def own_choices(self, g: BangTable) -> list[Option]:
        hand = g.seat(self.seat).hand
        return [Discard(card) for card in single(hand[len(hand) - self.count :])] if self.count else []

    def aloud(self, g: BangTable) -> bool:
        return self.count > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard)
        if self.count == 1:
            g.state.reveals += 1
        pick_up(g, self.seat, option.card)
        put_down(g, self.seat, option.card, TRADED)
        g.tell(CardDiscarded, self.seat, option.card, self.seat)


class TakeNuggets(BangEffect):
    """A player takes nuggets from the supply."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "source")
    __slots__ = ("count", "seat", "source")

    def __init__(self, seat: int, count: int, source: str) -> None:
        self.seat = seat
        self.count = count
        self.source = source

    def run(self, g: BangTable) -> None:
        earn(g, self.seat, self.count, self.source)


class _Payer(Character):
    """A character who may pay nuggets for something in phase 2."""

    cost: int = 2

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why the ability cannot be used now."""
        return too_poor(g, self.owner, self.cost, self.id, RULE)

    @offers(Act, own=True)
    def name_the_price(self, g: BangTable, question: Act) -> Sequence[Option]:
        return () if self.refuses_use(g) else (UseAbility(self.id),)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        return () if why is None else (Closed(UseAbility(self.id), why),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        announce(g, self, cast(UseAbility, option))
        question.again(g)
        pay_for(g, self.owner, self.cost, self.id)
        self.bought(g, cast(UseAbility, option).target)

    def bought(self, g: BangTable, target: int) -> None:
        """What the nuggets were paid for."""
        raise NotImplementedError


class JackyMurieta(_Payer):
    """In his turn he may pay 2 nuggets for a BANG! effect on a player in range."""

    aim: int = IN_RANGE

    @offers(Act, own=True)
    def name_the_price(self, g: BangTable, question: Act) -> Sequence[Option]:
        if self.refuses_use(g) is not None:
            return ()
        return [UseAbility(self.id, target) for target in seats_in(targets(g, self, self.aim, ()))]

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        found = [Closed(UseAbility(self.id), why)] if why is not None else []
        for target in range(len(g.state.seats)):
            reason = why or out_of_reach(g, self.owner, target, self.aim)
            if reason is not None:
                found.append(Closed(UseAbility(self.id, target), reason))
        return found

    def bought(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class JoshMccloud(_Payer):
    """In his turn he may pay 2 nuggets to draw the top equipment card and use it at once."""

    def bought(self, g: BangTable, target: int) -> None:
        gear = next_equipment(g)
        note(g, bought=gear)
        g.reveal(GearDrawn, self.owner, gear)
        g.then(UseDrawn(self.owner, gear))


class MadamYto(Character):
    """She draws a card whenever anyone plays a Beer card."""

    toasts: bool = True

    @after(CardPlayed)
    def raise_the_glass(self, g: BangTable, played: CardPlayed) -> None:
        if played.kind == BEER:
            g.then(DrawFor(self.owner, 1, self.id))


class PrettyLuzena(Character):
    """Once in her turn she may buy equipment for 1 nugget less."""

    @modifies(Discount, own=True)
    def smile(self, g: BangTable, value: int, seat: int) -> int:
        return value if g.used(self.id) else value + 1

    @after(GearBought, own=True)
    def have_smiled(self, g: BangTable, bought: GearBought) -> None:
        if bought.saved:
            g.use_up(self.id)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        if not g.used(self.id):
            return ()
        spent = refusal("used-up", RULE, card=self.id)
        return [Closed(Buy(gear, cheaper=True), spent) for gear in PRICES if gear in gold_of(g).shop]


class RaddieSnake(_Payer):
    """Up to twice in his turn he may pay 1 nugget to draw 1 card."""

    cost: int = 1
    times: int = 2

    def refuses_use(self, g: BangTable) -> Refusal | None:
        if g.used(self.id) >= self.times:
            return refusal("used-up", RULE, card=self.id)
        return super().refuses_use(g)

    def bought(self, g: BangTable, target: int) -> None:
        g.use_up(self.id)
        draw(g, self.owner, 1, self.id)


class SimeonPicos(Character):
    """For each life point he loses, the last one included, he takes 1 nugget."""

    order_matters: ClassVar[bool] = False

    @after(LifeLost, own=True)
    def turn_pain_to_gold(self, g: BangTable, hit: LifeLost) -> None:
        earn(g, self.owner, hit.points, self.id)

    @after(LastBreath, own=True)
    def take_it_along(self, g: BangTable, loss: LastBreath) -> None:
        earn(g, self.owner, loss.points, self.id)
