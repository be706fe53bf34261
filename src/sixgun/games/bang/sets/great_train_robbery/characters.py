"""The characters of The Great Train Robbery."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import KIND, NO_CARD, NO_SUIT, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import TRADED, DrawFor, spend_card
from sixgun.games.bang.kinds import Character
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import ShotTurned, TurnPaidOut
from sixgun.games.bang.options import Discard, Use, UseAbility
from sixgun.games.bang.paying import may_spend, pay, payable
from sixgun.games.bang.playing import Act, SpareOne, announce
from sixgun.games.bang.queries import UNLIMITED, immune, next_door, suit_of
from sixgun.games.bang.sets.great_train_robbery.buying import BuyCar, CarLimit, TakeOver, limit_reached
from sixgun.games.bang.sets.great_train_robbery.part import note, train_of
from sixgun.games.bang.sets.great_train_robbery.stand_ins import suited
from sixgun.games.bang.sets.great_train_robbery.told import EFFECT, PlayerSpared, ShotTurnedAway, TrainMoved
from sixgun.games.bang.sets.great_train_robbery.train import advance
from sixgun.games.bang.shooting import Incoming
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import after, modifies, offers
from sixgun.kernel.plain import seats_in

RULE: Final = "great train robbery 10"


class BennyBrawler(Character):
    """He may acquire any number of railcars in his turn."""

    @modifies(CarLimit, own=True, sets=True)
    def want_more(self, g: BangTable, value: int, seat: int) -> int:
        return UNLIMITED


class EvanBabbit(Character):
    """The target of a BANG! card, he may discard a card of its suit: a player next to him is hit instead."""

    @after(ShotTurned)
    def duck_away(self, g: BangTable, shot: ShotTurned) -> None:
        if shot.seat == self.owner and shot.card != NO_CARD and bystanders(g, self.owner, shot.by, shot.card):
            g.then(TurnShot(self.owner, self.id, shot.by, shot.card))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(Use, option)
        if len(g.seat(self.owner).hand) == 1:
            g.state.reveals += 1
        spend_card(g, self.owner, use.card, KIND[use.card], TRADED)
        g.tell(ShotTurnedAway, self.owner, use.card, use.target)
        incoming = g.nearest(Incoming)
        g.amend(incoming, incoming.changed(seat=use.target))


def bystanders(g: BangTable, seat: int, by: int, card: int) -> list[int]:
    """Who can become the target of a BANG! card instead of a player: those next to them whom it affects."""
    if suit_of(g, suited(g, card)) == NO_SUIT:
        return []
    near = [other for other in seats_in(next_door(g, seat)) if other not in (seat, by)]
    return [other for other in near if immune(g, other, by, (suited(g, card),)) is None]


class TurnShot(Decision):
    """Whether the target of a BANG! card discards a card of the same suit to make it hit somebody else."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "by", "card")
    __slots__ = ("by", "card", "source")
    prompt: ClassVar[str] = "turn_shot"

    def __init__(self, seat: int, source: str, by: int, card: int) -> None:
        self.seat = seat
        self.source = source
        self.by = by
        self.card = card

    def own_choices(self, g: BangTable) -> list[Option]:
        suit = suit_of(g, suited(g, self.card))
        cards = [one for one in single(g.seat(self.seat).hand) if suit_of(g, one) == suit]
        ready = [card for card in cards if may_spend(g, self.seat, card)]
        others = bystanders(g, self.seat, self.by, self.card)
        return [PASS, *[UseAbility(self.source, other, card) for card in ready for other in others]]

    def aloud(self, g: BangTable) -> bool:
        return bool(g.seat(self.seat).hand)

    def chosen(self, g: BangTable, option: Option) -> None:
        return

    def closed(self, g: BangTable) -> Sequence[Closed]:
        suit = suit_of(g, suited(g, self.card))
        found: list[Closed] = []
        for card in single(g.seat(self.seat).hand):
            if suit_of(g, card) != suit:
                why = refusal("other-suit", RULE, card=self.source)
                found.extend([Closed(UseAbility(self.source, other, card), why) for other in g.state.ring])
        return found

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by], "source": self.source}


class JimmyTexas(Character):
    """At the end of his turn he draws a card."""

    order_matters: ClassVar[bool] = False

    @after(TurnPaidOut, own=True)
    def call_it_a_day(self, g: BangTable, moment: TurnPaidOut) -> None:
        g.then(DrawFor(self.owner, 1, self.id))


class Manuelita(Character):
    """Whenever the train reaches the end of the line she draws 2 cards."""

    @after(TrainMoved)
    def meet_the_train(self, g: BangTable, arrival: TrainMoved) -> None:
        if arrival.end:
            g.then(DrawFor(self.owner, 2, self.id))


class Sancho(Character):
    """Once in his turn he may take any railcar off the train for nothing."""

    @offers(Act, own=True)
    def board(self, g: BangTable, question: Act) -> Sequence[Option]:
        return self.cars(g)

    @offers(BuyCar, own=True)
    def board_at_the_end(self, g: BangTable, question: BuyCar) -> Sequence[Option]:
        return self.cars(g)

    def cars(self, g: BangTable) -> list[Option]:
        """Every car he can take."""
        if self.refuses_use(g) is not None:
            return []
        return [UseAbility(self.id, -1, car) for car in train_of(g).cars]

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why he cannot take a car now."""
        if train_of(g).taken:
            return refusal("used-up", RULE, card=self.id)
        if not train_of(g).cars:
            return refusal("no-cars", RULE, card=self.id)
        return limit_reached(g, self.owner)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        if why is None:
            return ()
        cars = [Closed(UseAbility(self.id, -1, car), why) for car in train_of(g).cars]
        return [Closed(UseAbility(self.id), why), *cars]

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(UseAbility, option)
        announce(g, self, use)
        question.again(g)
        note(g, taken=True)
        g.then(TakeOver(self.owner, use.card, "", True))


class SgtBlaze(Character):
    """When a card or an effect of his affects several players, he may leave one of them out."""

    @offers(SpareOne, own=True)
    def hold_fire(self, g: BangTable, question: SpareOne) -> Sequence[Option]:
        return [UseAbility(self.id, target) for target in question.targets]

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        spare = cast(SpareOne, question)
        target = cast(UseAbility, option).target
        g.tell(PlayerSpared, self.owner, target, spare.kind)
        spare.without(g, target)


class ShadeOconnor(Character):
    """Whenever the train advances outside his turn he may discard a hand card to draw one."""

    @after(TrainMoved)
    def hide_in_the_steam(self, g: BangTable, arrival: TrainMoved) -> None:
        if g.state.active != self.owner:
            g.then(TradeCard(self.owner, self.id))


class TradeCard(Decision):
    """Whether a player discards a hand card to draw another one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("source",)
    prompt: ClassVar[str] = "shade_card"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PASS, *payable(g, self.seat)]

    def aloud(self, g: BangTable) -> bool:
        return bool(g.seat(self.seat).hand)

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Discard):
            pay(g, self.seat, option.card, TRADED)
            g.then(DrawFor(self.seat, 1, self.source))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}


class ZippyRoy(Character):
    """Once in his turn he may advance the train by one station."""

    @offers(Act, own=True)
    def whip_the_engine(self, g: BangTable, question: Act) -> Sequence[Option]:
        return () if g.used(self.id) else (UseAbility(self.id),)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        if not g.used(self.id):
            return ()
        return (Closed(UseAbility(self.id), refusal("used-up", RULE, card=self.id)),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        announce(g, self, cast(UseAbility, option))
        question.again(g)
        g.use_up(self.id)
        advance(g, self.owner, EFFECT, self.id)
