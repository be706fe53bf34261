"""The railcars that stand for a card of the playing deck: Baggage Car, Caboose, Sleeper Car (8)."""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import BANG, CAT_BALOU, KIND, MISSED, NO_CARD, PANIC, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.demands import GiveBang
from sixgun.games.bang.effects import USED, BangEffect, pick_up, put_down
from sixgun.games.bang.kinds import HELD, ORANGE, PRINTED, Blue, asleep, card_of
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.playing import Act, Resolve, targets, why_not_at
from sixgun.games.bang.queries import COMPANIONS, Companions, barred
from sixgun.games.bang.sets.great_train_robbery.railcar import Railcar
from sixgun.games.bang.sets.great_train_robbery.reach import targets_without
from sixgun.games.bang.sets.great_train_robbery.told import CarUsed, UseAs
from sixgun.games.bang.shooting import Shot, shoot
from sixgun.games.bang.stopping import StopCard, stop, stoppable
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import offers
from sixgun.kernel.plain import seats_in

RULE: Final = "great train robbery 8"


class _Substitute(Railcar):
    """A car that stands for cards of some kinds; it or another card in play is given up for that.

    Attributes:
        roles: What it stands for.
    """

    roles: ClassVar[tuple[str, ...]] = ()

    def fuel(self, g: BangTable) -> list[int]:
        """What can be given up for it; none stands for the car itself."""
        return [NO_CARD]

    def refuses_role(self, g: BangTable, kind: str) -> Refusal | None:
        """Why it cannot stand for a kind of card now."""
        if kind not in self.roles:
            return refusal("stands-not-for", RULE, card=self.id, by=kind)
        return barred(g, self.owner, self.card, kind, False)

    def why_not_as(self, g: BangTable, kind: str) -> Refusal | None:
        """The same, also if it sleeps or there is nothing to give up."""
        why = asleep(g, self) or self.refuses_role(g, kind)
        if why is None and not self.fuel(g):
            why = refusal("nothing-to-give-up", RULE, card=self.id)
        return why

    def stand_ins(self, g: BangTable, kind: str) -> list[Option]:
        if self.refuses_role(g, kind) is not None:
            return []
        return [UseAs(self.card, kind, NOBODY, other) for other in self.fuel(g)]

    @offers(Shot, own=True)
    def take_cover(self, g: BangTable, shot: Shot) -> Sequence[Option]:
        return self.stand_ins(g, MISSED)

    @offers(GiveBang, own=True)
    def answer(self, g: BangTable, demand: GiveBang) -> Sequence[Option]:
        return self.stand_ins(g, BANG)

    def closed_answers(self, g: BangTable, question: Decision) -> Sequence[Closed]:
        kind = BANG if isinstance(question, GiveBang) else MISSED if isinstance(question, Shot) else ""
        why = self.why_not_as(g, kind) if kind else None
        if why is None:
            return ()
        return [Closed(UseAs(self.card, kind, NOBODY, other), why) for other in [NO_CARD, *self.fuel(g)]]

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use_in_place(g, self, cast(UseAs, option), question)

    def count_use(self, g: BangTable) -> None:
        """It was used once more."""


class _StandIn(_Substitute):
    """Such a car, which its owner may also use without being asked, in phase 2."""

    @offers(Act, own=True)
    def be_used(self, g: BangTable, question: Act) -> Sequence[Option]:
        found: list[Option] = []
        for kind in self.roles:
            if kind == BANG:
                found.extend(self.shots(g))
            elif kind != MISSED and self.refuses_role(g, kind) is None:
                found.extend([UseAs(self.card, kind, seat) for seat in seats_in(self.at(g, kind, NO_CARD))])
        return found

    def at(self, g: BangTable, kind: str, other: int) -> int:
        """The mask of all players it can be aimed at as a kind of card, giving up a card for it."""
        thing = card_of(kind, self.owner, self.card)
        if other == NO_CARD:
            return targets(g, thing, thing.aim, (self.card,))
        return targets_without(g, thing, other)

    def shots(self, g: BangTable) -> list[Option]:
        """Every BANG! card it can stand for in its owner's turn, alone or with others from the hand."""
        if self.refuses_role(g, BANG) is not None:
            return []
        found: list[Option] = []
        groups = groups_beside(g, self)
        for other in self.fuel(g):
            aims = seats_in(self.at(g, BANG, other))
            found.extend(
                [UseAs(self.card, BANG, target, other, group) for group in groups for target in aims]
            )
        return found

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for kind in self.roles:
            why = self.why_not_as(g, kind)
            if kind == MISSED:
                why = why or refusal("only-in-answer", RULE, card=self.id)
            for other in self.fuel(g) or [NO_CARD]:
                found.extend(self.closed_aims(g, kind, other, why))
        return found

    def closed_aims(self, g: BangTable, kind: str, other: int, why: Refusal | None) -> list[Closed]:
        """The players it cannot be aimed at as a kind of card, with reasons."""
        found = [Closed(UseAs(self.card, kind, NOBODY, other), why)] if why is not None else []
        thing = card_of(kind, self.owner, self.card)
        cards = (self.card,) if other == NO_CARD else (other,)
        open_to = self.at(g, kind, other) if why is None else 0
        for target in range(len(g.state.seats)):
            if open_to >> target & 1:
                continue
            reason = why or why_not_at(g, thing, thing.aim, cards, target)
            reason = reason or refusal("out-of-range-then", RULE, player=g.names[target])
            found.append(Closed(UseAs(self.card, kind, target, other), reason))
        return found


def groups_beside(g: BangTable, car: Railcar) -> list[tuple[int, ...]]:
    """The hand cards that may accompany a car as a BANG! card, in every combination, none included."""
    beside: list[int] = []
    if g.changes[car.owner] & COMPANIONS:
        hand = g.seat(car.owner).hand
        every = g.query_with(Companions, (), car.owner, car.card)
        beside = [card for card in every if card in hand]
    return [group for count in range(len(beside) + 1) for group in combinations(beside, count)]


def use_in_place(g: BangTable, car: _Substitute, way: UseAs, question: Decision) -> None:
    """Something is given up, and the question goes on as if the card it stands for had been used."""
    seat = car.owner
    spent = car.card if way.other == NO_CARD else way.other
    place = g.seat(seat).in_play.index(spent)
    turned = g.state.turned
    if isinstance(question, Act):
        question.again(g)
    car.count_use(g)
    pick_up(g, seat, spent)
    put_down(g, seat, spent, USED)
    if g.attentive:
        g.tell(CarUsed, seat, car.card, way.kind, way.target, way.other)
    if isinstance(question, Shot):
        lasting = PRINTED[KIND[spent]].colour == ORANGE  # what lay on it is back in the supply
        question.answered(g, NO_CARD if lasting else spent, car.id, question.missed, place, turned)
    elif isinstance(question, GiveBang):
        question.given(g)
    elif isinstance(question, StopCard):
        stop(g, question)
    elif g.seat(seat).alive:  # and not kept in the game by what was given up
        act_in_place(g, car, way)


def act_in_place(g: BangTable, car: Railcar, way: UseAs) -> None:
    """In its owner's phase 2 a car has the effect of a card."""
    seat = car.owner
    thing = card_of(way.kind, seat, car.card)
    if way.kind == BANG:
        for companion in way.companions:
            HELD[seat][companion].join(g, car.card, way.target)
        if way.other != NO_CARD:
            g.then(InItsPlace(car.card, way.other))
        shoot(g, seat, way.target, BANG, car.card)
    elif stoppable(g, seat, thing, way.target):
        pending = Resolve(seat, car.card, way.kind, way.target)
        g.then(StopCard(way.target, seat, car.id, car.card), pending)
    else:
        thing.play(g, way.target)


class InItsPlace(BangEffect):
    """Until this comes up, a shot with a card that has no suit has that of another card; then it is over."""

    fields: ClassVar[tuple[str, ...]] = ("card", "other")
    __slots__ = ("card", "other")

    def __init__(self, card: int, other: int) -> None:
        self.card = card
        self.other = other

    def run(self, g: BangTable) -> None:
        return


def suited(g: BangTable, card: int) -> int:
    """The card whose suit a shot with a card has."""
    for frame in g.state.agenda:
        if isinstance(frame, InItsPlace) and frame.card == card:
            return frame.other
    return card


class BaggageCar(_StandIn):
    """Discard it in place of a Missed!, a Panic!, a Cat Balou or, outside the limit, a BANG! card."""

    roles: ClassVar[tuple[str, ...]] = (MISSED, PANIC, CAT_BALOU, BANG)


class _Fuelled(_StandIn):
    """A car for which another blue card or railcar in front of its owner is discarded."""

    def fuel(self, g: BangTable) -> list[int]:
        in_play = single(g.seat(self.owner).in_play)
        return [card for card in in_play if card != self.card and isinstance(PRINTED[KIND[card]], Blue)]


class Caboose(_Fuelled):
    """Discard another of your blue cards or railcars from play in place of a Missed! card."""

    roles: ClassVar[tuple[str, ...]] = (MISSED,)


class SleeperCar(_Fuelled):
    """Once per turn, discard another of your blue cards or railcars in place of an extra BANG! card."""

    roles: ClassVar[tuple[str, ...]] = (BANG,)

    def refuses_role(self, g: BangTable, kind: str) -> Refusal | None:
        if kind == BANG and g.used(self.id):
            return refusal("used-up", RULE, card=self.id)
        return super().refuses_role(g, kind)

    def count_use(self, g: BangTable) -> None:
        g.use_up(self.id)
