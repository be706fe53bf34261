"""The events of A Fistful of Cards with shots of their own."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import BANG, KIND, NO_CARD, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect, discard_card, spend_card
from sixgun.games.bang.event_pile import EventCard
from sixgun.games.bang.events import ShotFired
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import TurnStarting
from sixgun.games.bang.options import Pick, UseEvent
from sixgun.games.bang.paid_shots import PaidShot
from sixgun.games.bang.playing import Act, announce
from sixgun.games.bang.queries import MissesNeeded, barred, counts_as, immune
from sixgun.games.bang.sets.fistful.told import CardAimedAt, RouletteFailed
from sixgun.games.bang.shooting import IN_HAND, Shot, shoot
from sixgun.kernel.agenda import SETTLE, Frame
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import Layer, after, offers


class Sniper(PaidShot):
    """In your turn you may discard 2 BANG! cards for a BANG! effect that only 2 Missed! effects cancel."""

    layer: ClassVar[Layer] = Layer.EVENT
    needed: int = 2
    rule: ClassVar[str] = "fistful 5.1"

    @offers(Act)
    def take_aim(self, g: BangTable, question: Act) -> Sequence[Option]:
        return cast(Sniper, g.bound(self.id, question.seat)).shots(g)

    def lacks(self, have: int) -> Refusal:
        return refusal("too-few-bangs", self.rule, card=self.id, needed=self.price, cards=have)

    def counts(self, g: BangTable, card: int) -> bool:
        return usable_as_bang(g, self.owner, card)


def usable_as_bang(g: BangTable, seat: int, card: int) -> bool:
    """Whether a hand card may be given as a BANG! card now."""
    return BANG in counts_as(g, seat, card) and barred(g, seat, card, BANG, False) is None


class Ricochet(EventCard):
    """In your turn you may discard a BANG! card to shoot at a card in play; its owner may cancel the shot."""

    @offers(Act)
    def bounce(self, g: BangTable, question: Act) -> Sequence[Option]:
        seat = question.seat
        cards = [card for card in single(g.seat(seat).hand) if usable_as_bang(g, seat, card)]
        return [UseEvent(self.id, NOBODY, card) for card in cards if marks(g, seat, card)]

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        cards = [card for card in single(g.seat(self.owner).hand) if usable_as_bang(g, self.owner, card)]
        why = refusal("nothing-in-play", "fistful 5.1", card=self.id)
        if not cards:
            return (
                Closed(
                    UseEvent(self.id),
                    refusal("too-few-bangs", "fistful 5.1", card=self.id, needed=1, cards=0),
                ),
            )
        useless = [card for card in cards if not marks(g, self.owner, card)]
        return [Closed(UseEvent(self.id, NOBODY, card), why) for card in useless]

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(UseEvent, option)
        announce(g, self, use)
        question.again(g)
        spend_card(g, self.owner, use.card, BANG)
        g.then(ChooseMark(self.owner, use.card, self.id))


def marks(g: BangTable, seat: int, bang: int) -> list[Option]:
    """Every card in play that a BANG! card can be aimed at."""
    found: list[Option] = []
    for owner in g.state.clockwise_from(seat):
        if immune(g, owner, seat, (bang,)) is None:
            found.extend([Pick(owner, card) for card in g.seat(owner).in_play])
    return found


class ChooseMark(Decision):
    """Which card in play a ricochet is aimed at."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "cause")
    __slots__ = ("card", "cause")
    of_turn: bool = True
    prompt: ClassVar[str] = "ricochet_target"

    def __init__(self, seat: int, card: int, cause: str) -> None:
        self.seat = seat
        self.card = card
        self.cause = cause

    def own_choices(self, g: BangTable) -> list[Option]:
        return marks(g, self.seat, self.card)

    def closed(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for owner in g.state.ring:
            why = immune(g, owner, self.seat, (self.card,))
            if why is not None:
                found.extend([Closed(Pick(owner, card), why) for card in g.seat(owner).in_play])
        return found

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Pick)
        needed = g.query(MissesNeeded, 1, self.seat)
        g.tell(CardAimedAt, self.seat, option.target, option.card)
        if g.attentive:
            g.tell(ShotFired, option.target, self.seat, self.cause, needed)
        g.then(ShotAtCard(option.target, self.seat, self.cause, self.card, needed, mark=option.card))


class ShotAtCard(Shot):
    """A card is shot at: its owner may cancel the shot, or the card is discarded."""

    fields: ClassVar[tuple[str, ...]] = (*Shot.fields, "mark")
    __slots__ = ("mark",)
    prompt: ClassVar[str] = "ricochet"
    personal: bool = False

    def __init__(
        self,
        seat: int,
        by: int,
        cause: str,
        card: int,
        needed: int,
        used: tuple[str, ...] = (),
        missed: tuple[int, ...] = (),
        last: int = NO_CARD,
        place: int = IN_HAND,
        turned: int = 0,
        mark: int = NO_CARD,
    ) -> None:
        super().__init__(seat, by, cause, card, needed, used, missed, last, place, turned)
        self.mark = mark

    def hit(self, g: BangTable) -> None:
        if self.mark in g.seat(self.seat).in_play:
            discard_card(g, self.seat, self.mark, self.by)
            g.then(SETTLE)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by], "card": KIND[self.mark], "needed": self.needed}


class RussianRoulette(EventCard):
    """Everyone in turn needs a Missed! effect; the first who has none loses 2 life points."""

    def revealed(self, g: BangTable) -> None:
        g.then(SpinCylinder(g.state.active, self.id))


class SpinCylinder(BangEffect):
    """The revolver comes to a player, or to the next one who is still in the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause")
    __slots__ = ("cause", "seat")
    settles: bool = True

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, g: BangTable) -> None:
        around = g.state.clockwise_from(self.seat)
        following = around[1] if len(around) > 1 else around[0]
        g.then(RouletteShot(around[0], NOBODY, self.cause, NO_CARD, 1, following=following))


class RouletteShot(Shot):
    """A player shows a Missed! effect and passes the revolver on, or loses 2 life points and ends it."""

    fields: ClassVar[tuple[str, ...]] = (*Shot.fields, "following")
    __slots__ = ("following",)
    prompt: ClassVar[str] = "roulette"

    def __init__(
        self,
        seat: int,
        by: int,
        cause: str,
        card: int,
        needed: int,
        used: tuple[str, ...] = (),
        missed: tuple[int, ...] = (),
        last: int = NO_CARD,
        place: int = IN_HAND,
        turned: int = 0,
        following: int = NOBODY,
    ) -> None:
        super().__init__(seat, by, cause, card, needed, used, missed, last, place, turned)
        self.following = following

    def hit(self, g: BangTable) -> None:
        g.tell(RouletteFailed, self.seat)
        g.then(LoseLife(self.seat, 2, NOBODY, self.cause))

    def dodged(self) -> Frame:
        return SpinCylinder(self.following, self.cause)


class AFistfulOfCards(EventCard):
    """At the start of your turn you are the target of as many BANG! effects as you have cards in hand."""

    @after(TurnStarting)
    def open_fire(self, g: BangTable, moment: TurnStarting) -> None:
        shots = len(g.seat(moment.seat).hand)
        g.then(*[Salvo(moment.seat, self.id) for _ in range(shots)])


class Salvo(BangEffect):
    """One of several shots that nobody fires, at a player who is still in the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause")
    __slots__ = ("cause", "seat")
    settles: bool = True

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, g: BangTable) -> None:
        if g.seat(self.seat).alive:
            shoot(g, NOBODY, self.seat, self.cause)
