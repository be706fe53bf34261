"""The characters of Armed & Dangerous (8)."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import DIAMONDS, HEARTS, KIND, NO_CARD, RANK, RANKS, single
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import TRADED, BangEffect, DrawFor, spend_card
from sixgun.games.bang.events import LifeLost
from sixgun.games.bang.kinds import BLUE, BROWN, IN_RANGE, ORANGE, PRINTED, Character
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import ShotAverted, ShotIgnored, StayerPlayed
from sixgun.games.bang.options import UseAbility
from sixgun.games.bang.playing import Act, announce, targets, why_not_at
from sixgun.games.bang.procedures import call_off
from sixgun.games.bang.queries import barred, deciding_suit
from sixgun.games.bang.sets.armed_and_dangerous.load import (
    MOST,
    dangerous,
    move_load,
    on,
    places,
    take_load,
    total,
    with_room,
)
from sixgun.games.bang.sets.armed_and_dangerous.paying import PayLoad, PlaceLoad
from sixgun.games.bang.sets.armed_and_dangerous.told import CHARACTER, AddLoad
from sixgun.games.bang.shooting import Incoming, shoot
from sixgun.games.bang.stopping import Pending, StopCard
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import after, offers
from sixgun.kernel.plain import seats_in

RULE: Final = "armed and dangerous 8"
JACK: Final = RANKS.index("J") + 2


class Offer(Decision):
    """Whether a player uses an ability of the own character at the moment it speaks of."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ability")
    __slots__ = ("ability",)
    prompt: ClassVar[str] = "offer"

    def __init__(self, seat: int, ability: str) -> None:
        self.seat = seat
        self.ability = ability

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PASS, UseAbility(self.ability)]

    def chosen(self, g: BangTable, option: Option) -> None:
        return  # declined

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"ability": self.ability}


class AlPreacher(Character):
    """When another player plays a blue or orange card, he may pay 2 load to draw a card."""

    price: int = 2

    @after(StayerPlayed)
    def preach(self, g: BangTable, step: StayerPlayed) -> None:
        worldly = PRINTED[step.kind].colour in (BLUE, ORANGE)
        if worldly and step.seat != self.owner and total(g, self.owner) >= self.price:
            g.then(Offer(self.owner, self.id))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        announce(g, self, cast(UseAbility, option))
        g.then(PayLoad(self.owner, self.price), DrawFor(self.owner, 1, self.id))


class _OncePerTurn(Character):
    """An ability for the owner's phase 2, once."""

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used now."""
        return refusal("used-up", RULE, card=self.id) if g.used(self.id) else None

    def short_of_load(self, g: BangTable, price: int) -> Refusal | None:
        """Why its owner cannot pay load for it."""
        have = total(g, self.owner)
        if have >= price:
            return None
        return refusal("too-little-load", RULE, card=self.id, needed=price, left=have)

    def begin(self, g: BangTable, option: Option, question: Decision) -> UseAbility:
        """It is used: nobody can use it again this turn."""
        use = cast(UseAbility, option)
        announce(g, self, use)
        question.again(g)
        g.use_up(self.id)
        return use


class BassGreeves(_OncePerTurn):
    """Once in his turn he may discard a hand card to put 2 load on one of his cards or on himself."""

    @offers(Act, own=True)
    def fill_up(self, g: BangTable, question: Act) -> Sequence[Option]:
        if self.refuses_use(g) is not None:
            return ()
        hand = single(g.seat(self.owner).hand)
        free = [card for card in hand if barred(g, self.owner, card, KIND[card], False) is None]
        return [UseAbility(self.id, NOBODY, card) for card in free]

    def refuses_use(self, g: BangTable) -> Refusal | None:
        no_room = None if with_room(g, self.owner) else refusal("no-room", RULE, card=self.id)
        return super().refuses_use(g) or no_room

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        hand = single(g.seat(self.owner).hand)
        why = self.refuses_use(g)
        if why is not None:
            with_cards = [Closed(UseAbility(self.id, NOBODY, card), why) for card in hand]
            return (Closed(UseAbility(self.id), why), *with_cards)
        if not hand:
            lacking = refusal("too-few-cards", RULE, card=self.id, needed=1, cards=0)
            return (Closed(UseAbility(self.id), lacking),)
        bars = [(card, barred(g, self.owner, card, KIND[card], False)) for card in hand]
        return [Closed(UseAbility(self.id, NOBODY, card), bar) for card, bar in bars if bar is not None]

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        card = self.begin(g, option, question).card
        spend_card(g, self.owner, card, KIND[card], TRADED)
        g.then(PlaceLoad(self.owner, 2, False))


class BloodyMary(Character):
    """Each time her BANG! card is cancelled she draws a card."""

    @after(ShotAverted)
    def have_another(self, g: BangTable, shot: ShotAverted) -> None:
        if shot.by == self.owner and shot.card != NO_CARD:
            g.then(DrawFor(self.owner, 1, self.id))


class FrankieCanton(_OncePerTurn):
    """Once in his turn he may take 1 load from any dangerous card or other character onto himself."""

    @offers(Act, own=True)
    def pinch(self, g: BangTable, question: Act) -> Sequence[Option]:
        if self.refuses_use(g) is not None:
            return ()
        return [UseAbility(self.id, seat, card) for seat, card in self.sources(g)]

    def sources(self, g: BangTable) -> list[tuple[int, int]]:
        """Where there is load for him to take."""
        found = [(self.owner, card) for card in dangerous(g, self.owner)]
        for seat in g.state.others_of(self.owner):
            found.extend([(seat, card) for card in places(g, seat) if on(g, seat, card)])
        return found

    def refuses_use(self, g: BangTable) -> Refusal | None:
        if on(g, self.owner, CHARACTER) >= MOST:
            return refusal("no-room", RULE, card=self.id)
        nothing = None if self.sources(g) else refusal("nowhere-load", RULE, card=self.id)
        return super().refuses_use(g) or nothing

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        if why is None:
            return ()
        found = [Closed(UseAbility(self.id, seat, card), why) for seat, card in self.sources(g)]
        return (Closed(UseAbility(self.id), why), *found)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = self.begin(g, option, question)
        take_load(g, self.owner, use.target, [use.card])


class JulieCutter(Character):
    """Each time another player makes her lose life points she draws!: on red that player is shot at."""

    @after(LifeLost, own=True)
    def cut_back(self, g: BangTable, hit: LifeLost) -> None:
        if hit.by != NOBODY:
            g.then(Check(self.owner, self.id, NO_CARD), ShootBack(self.owner, hit.by, self.id))

    def checked(self, g: BangTable, card: int) -> None:
        red = card != NO_CARD and deciding_suit(g, card) in (HEARTS, DIAMONDS)
        if not tell_check(g, self.owner, self.id, red):
            call_off(g, ShootBack)


class ShootBack(BangEffect):
    """A BANG! effect on a player who is still in the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "cause")
    __slots__ = ("cause", "seat", "target")

    def __init__(self, seat: int, target: int, cause: str) -> None:
        self.seat = seat
        self.target = target
        self.cause = cause

    def run(self, g: BangTable) -> None:
        if g.seat(self.target).alive:
            shoot(g, self.seat, self.target, self.cause)


class MexicaliKid(_OncePerTurn):
    """Once in his turn he may pay 2 load for a BANG! effect on a player in range."""

    aim: int = IN_RANGE
    price: int = 2

    @offers(Act, own=True)
    def fan_the_hammer(self, g: BangTable, question: Act) -> Sequence[Option]:
        if self.refuses_use(g) is not None:
            return ()
        return [UseAbility(self.id, target) for target in seats_in(targets(g, self, self.aim, ()))]

    def refuses_use(self, g: BangTable) -> Refusal | None:
        return super().refuses_use(g) or self.short_of_load(g, self.price)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        found = [Closed(UseAbility(self.id), why)] if why is not None else []
        for target in range(len(g.state.seats)):
            reason = why or why_not_at(g, self, self.aim, (), target)
            if reason is not None:
                found.append(Closed(UseAbility(self.id, target), reason))
        return found

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        target = self.begin(g, option, question).target
        g.then(PayLoad(self.owner, self.price), ShotForLoad(self.owner, target, self.id))


class ShotForLoad(ShootBack):
    """A BANG! effect that is paid for, if its price has not been the death of the shooter."""

    __slots__ = ()

    def run(self, g: BangTable) -> None:
        if g.seat(self.seat).alive:
            super().run(g)


class MsAbigail(Character):
    """She may ignore a brown card of rank J, Q, K or A that is played at her alone."""

    def ignorable(self, card: int) -> bool:
        """Whether she could ignore a card played at her alone."""
        return PRINTED[KIND[card]].colour == BROWN and RANK[card] >= JACK

    @offers(StopCard, own=True)
    def turn_away(self, g: BangTable, question: StopCard) -> Sequence[Option]:
        played = question.card != NO_CARD and self.ignorable(question.card)
        return (UseAbility(self.id),) if played else ()

    @after(ShotIgnored, own=True)
    def brush_off(self, g: BangTable, shot: ShotIgnored) -> None:
        if shot.card != NO_CARD and shot.by != self.owner and self.ignorable(shot.card):
            g.then(Offer(self.owner, self.id))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        announce(g, self, cast(UseAbility, option))
        call_off(g, Pending if isinstance(question, StopCard) else Incoming)


def roomy(g: BangTable, seat: int) -> list[int]:
    """The dangerous cards in front of a player with room for load."""
    return [card for card in dangerous(g, seat) if on(g, seat, card) < MOST]


class RedRingo(_OncePerTurn):
    """He begins with 4 load; once in his turn he may move up to 2 of it to his dangerous cards."""

    @offers(Act, own=True)
    def hand_out(self, g: BangTable, question: Act) -> Sequence[Option]:
        if self.refuses_use(g) is not None:
            return ()
        return [UseAbility(self.id, NOBODY, card) for card in roomy(g, self.owner)]

    def refuses_use(self, g: BangTable) -> Refusal | None:
        if not on(g, self.owner, CHARACTER):
            return super().refuses_use(g) or refusal("too-little-load", RULE, card=self.id, needed=1, left=0)
        no_room = None if roomy(g, self.owner) else refusal("no-room", RULE, card=self.id)
        return super().refuses_use(g) or no_room

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses_use(g)
        found = [Closed(UseAbility(self.id), why)] if why is not None else []
        full = refusal("no-room", RULE, card=self.id)
        for card in dangerous(g, self.owner):
            if why is not None or card not in roomy(g, self.owner):
                found.append(Closed(UseAbility(self.id, NOBODY, card), why or full))
        return found

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        move_load(g, self.owner, self.begin(g, option, question).card)
        g.then(MoveAnother(self.owner, self.id))


class MoveAnother(Decision):
    """Whether a player moves a second load from the character, and to which card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ability")
    __slots__ = ("ability",)
    of_turn: bool = True
    prompt: ClassVar[str] = "move_load"

    def __init__(self, seat: int, ability: str) -> None:
        self.seat = seat
        self.ability = ability

    def own_choices(self, g: BangTable) -> list[Option]:
        cards = roomy(g, self.seat) if on(g, self.seat, CHARACTER) else []
        return [PASS, *[AddLoad(card) for card in cards]] if cards else []

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, AddLoad):
            move_load(g, self.seat, option.card)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"ability": self.ability}
