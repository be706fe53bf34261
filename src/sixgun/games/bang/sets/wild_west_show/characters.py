"""The characters of Wild West Show, all but the two who play with other cards and characters.

Those are Greygory Deck (`greygory`) and Lee Van Kliff (`lee`).
"""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import KIND, NO_CARD, SPADES, single
from sixgun.games.bang.checks import Check, KeptFlip, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import (
    COUNTED,
    SURPLUS,
    TO_DISCARD,
    draw,
    hand_audience,
    picked,
    take_random,
    to_hand,
)
from sixgun.games.bang.events import CardGiven
from sixgun.games.bang.harm import Doom, Rescue, survive
from sixgun.games.bang.kinds import ANYONE_ELSE, PRINTED, Character, out_of_reach
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import YieldCollected
from sixgun.games.bang.options import Give, Use, UseAbility
from sixgun.games.bang.playing import Act, announce
from sixgun.games.bang.queries import Resting, Usage, barred, deciding_suit
from sixgun.kernel.agenda import SETTLE, Frame
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.events import Hidden
from sixgun.kernel.hooks import after, forbids, modifies, offers, replaces

RULE: Final = "wild west show 5"


class BigSpencer(Character):
    """He starts with 5 cards; he cannot play Missed! cards."""

    @forbids(Usage)
    def stand_too_tall(self, g: BangTable, deed: Usage) -> bool:
        """Other cards that are used as a Missed! card still help, and a Missed! card used as another one."""
        own = deed.playing and deed.seat == self.owner
        return own and PRINTED[deed.kind].missed and PRINTED[KIND[deed.card]].missed


class FlintWestwood(Character):
    """Once in his turn he may swap a hand card for 2 random cards from another player's hand."""

    aim: int = ANYONE_ELSE
    loot: int = 2

    @offers(Act, own=True)
    def drive_a_bargain(self, g: BangTable, question: Act) -> Sequence[Option]:
        if g.used(self.id):
            return ()
        rich = [other for other in g.state.others_of(self.owner) if g.seat(other).hand]
        mine = [card for card in single(g.seat(self.owner).hand) if self.bars(g, card) is None]
        return [UseAbility(self.id, target, card) for card in mine for target in rich]

    def bars(self, g: BangTable, card: int) -> Refusal | None:
        """What forbids giving a card away."""
        return barred(g, self.owner, card, KIND[card], False)

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if g.seat(target).hand:
            return None
        return refusal("no-hand", RULE, player=g.names[target])

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        spent = refusal("used-up", RULE, card=self.id) if g.used(self.id) else None
        hand = single(g.seat(self.owner).hand)
        if not hand:
            lacking = spent or refusal("too-few-cards", RULE, card=self.id, needed=1, cards=0)
            return [Closed(UseAbility(self.id, target), lacking) for target in range(len(g.state.seats))]
        found: list[Closed] = []
        for card in hand:
            for target in range(len(g.state.seats)):
                why = spent or out_of_reach(g, self.owner, target, self.aim)
                why = why or self.refuses_target(g, target) or self.bars(g, card)
                if why is not None:
                    found.append(Closed(UseAbility(self.id, target, card), why))
        return found

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(Use, option)
        announce(g, self, use)
        question.again(g)
        g.use_up(self.id)
        for _ in range(min(self.loot, len(g.seat(use.target).hand))):
            take_random(g, self.owner, use.target)
            picked(g, self.owner, use.target)
        hand_over(g, self.owner, use.card, use.target)


def hand_over(g: BangTable, seat: int, card: int, target: int) -> None:
    """A player gives a hand card to another one; only the two know which."""
    g.seat(seat).hand.remove(card)
    to_hand(g, target, card)
    g.reveal(CardGiven, seat, target, Hidden(card, hand_audience(g, seat, target)))


class GaryLooter(Character):
    """He takes all cards that other players discard because of their hand limit."""

    @modifies(Resting)
    def loot(self, g: BangTable, place: int, seat: int, card: int, why: str) -> int:
        if why != SURPLUS or seat == self.owner:
            return place
        others = [ability.owner for ability in g.live.abilities if ability.id == self.id]
        takers = [other for other in g.state.others_of(seat) if other in others]
        return takers[0] if takers else place


class JohnPain(Character):
    """He takes every card flipped for a draw! while he has fewer than 6 cards."""

    most: int = 5

    @modifies(Resting)
    def pick_up(self, g: BangTable, place: int, seat: int, card: int, why: str) -> int:
        if why != COUNTED:
            return place
        those = [ability.owner for ability in g.live.abilities if ability.id == self.id]
        for other in g.state.clockwise_from(g.state.active):
            if other in those and len(g.seat(other).hand) <= self.most:
                return other
        return TO_DISCARD

    @forbids(Usage)
    def wait_for_the_end(self, g: BangTable, deed: Usage) -> Refusal | None:
        """Not before the effect that asked for the draw! is over."""
        kept = [frame.kept for frame in g.state.agenda if isinstance(frame, KeptFlip)]
        if deed.seat != self.owner or deed.card not in kept:
            return None
        return refusal("just-flipped", RULE, card=KIND[deed.card])


class TerenKill(Character):
    """When he would be eliminated he draws!: unless it is spades he keeps 1 life point and draws a card."""

    @replaces(Doom, own=True)
    def cheat_death(self, g: BangTable, doom: Doom) -> Sequence[Frame]:
        return (Check(self.owner, self.id, NO_CARD), doom.changed(seen=(*doom.seen, self.key())))

    def checked(self, g: BangTable, card: int) -> None:
        if tell_check(g, self.owner, self.id, card != NO_CARD and deciding_suit(g, card) != SPADES):
            doom = g.nearest(Doom)
            g.state.agenda.remove(doom)
            survive(g, Rescue(self.owner, 1, doom.by, doom.cause))
            draw(g, self.owner, 1, self.id)


class YoulGrinner(Character):
    """Before he draws in phase 1, everyone with more hand cards than he has gives him one of them."""

    @after(YieldCollected, own=True)
    def hold_out_the_hat(self, g: BangTable, moment: YieldCollected) -> None:
        mine = len(g.seat(self.owner).hand)
        for other in reversed(g.state.others_of(self.owner)):
            if len(g.seat(other).hand) > mine:
                g.then(GiveOne(other, self.owner), SETTLE)


class GiveOne(Decision):
    """Which card a player gives to another one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    __slots__ = ("target",)
    prompt: ClassVar[str] = "give_to_collector"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def own_choices(self, g: BangTable) -> list[Option]:
        there = g.seat(self.seat).alive and g.seat(self.target).alive
        return [Give(card, self.target) for card in single(g.seat(self.seat).hand)] if there else []

    def aloud(self, g: BangTable) -> bool:
        return len(g.seat(self.seat).hand) > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        hand_over(g, self.seat, cast(Give, option).card, self.target)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target]}
