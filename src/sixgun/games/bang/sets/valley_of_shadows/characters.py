"""The characters of The Valley of Shadows."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import BANG, BEER, CLUBS, GATLING, KIND, MISSED, NO_CARD, SPADES, single
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import TRADED, gain_life, spend_card
from sixgun.games.bang.events import CardPicked, CardPlayed
from sixgun.games.bang.kinds import NEAR, PRINTED, Blue, Card, Character, card_of
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import DrawPhaseEnded, ShotAnnounced
from sixgun.games.bang.options import RESPONSES, Discard, PlayWith, Respond, Use, UseAbility
from sixgun.games.bang.paying import payable
from sixgun.games.bang.playing import Act, announce, play_card, targets, ways_with_companions, why_not_at
from sixgun.games.bang.queries import CardsToDraw, barred, counts_as, deciding_suit, suit_of
from sixgun.games.bang.sets.valley_of_shadows.told import FewerDrawn, ShotSure, UseWith
from sixgun.games.bang.shooting import UNSTOPPABLE, Incoming, shoot
from sixgun.games.bang.stopping import StopCard
from sixgun.games.bang.turn import PhaseOne, cards_to_draw
from sixgun.kernel.agenda import Frame
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import after, modifies, offers, replaces
from sixgun.kernel.plain import seats_in

RULE: Final = "valley of shadows 3"


class BlackFlower(Character):
    """Once in her turn she may play any clubs card as an extra BANG! card."""

    @offers(Act, own=True)
    def fire_flowers(self, g: BangTable, question: Act) -> Sequence[Option]:
        found: list[Option] = []
        for card in single(g.seat(self.owner).hand):
            if self.refuses_card(g, card) is None:
                bang = card_of(BANG, self.owner, card)
                found.extend(
                    [self.at(target, card) for target in seats_in(targets(g, bang, bang.aim, (card,)))]
                )
                for way in ways_with_companions(g, bang, card):
                    both = cast(PlayWith, way)
                    found.append(UseWith(self.id, both.target, card, both.companions))
        return found

    def at(self, target: int, card: int) -> Option:
        """The choice of firing a card at a player."""
        return UseAbility(self.id, target, card)

    def refuses_card(self, g: BangTable, card: int) -> Refusal | None:
        """Why a hand card cannot be fired."""
        if g.used(self.id):
            return refusal("used-up", RULE, card=self.id)
        if suit_of(g, card) != CLUBS:
            return refusal("no-clubs", RULE, card=KIND[card])
        return barred(g, self.owner, card, BANG, True)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for card in single(g.seat(self.owner).hand):
            bang = card_of(BANG, self.owner, card)
            for target in range(NOBODY, len(g.state.seats)):
                why = self.refuses_card(g, card)
                if why is None and target != NOBODY:
                    why = why_not_at(g, bang, bang.aim, (card,), target)
                if why is not None:
                    found.append(Closed(self.at(target, card), why))
        return found

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(Use, option)
        companions = option.companions if isinstance(option, UseWith) else ()
        question.again(g)
        g.use_up(self.id)
        announce(g, self, use)
        g.state.bangs -= 1  # it does not count towards the limit
        play_card(g, self.owner, use.card, BANG, use.target, companions)


class ColoradoBill(Character):
    """Whenever he plays a BANG! card he draws!: spades mean that it cannot be cancelled."""

    @after(ShotAnnounced)
    def draw_a_bead(self, g: BangTable, shot: ShotAnnounced) -> None:
        if shot.by == self.owner and shot.card != NO_CARD:
            g.then(Check(self.owner, self.id, NO_CARD))

    def checked(self, g: BangTable, card: int) -> None:
        if tell_check(g, self.owner, self.id, card != NO_CARD and deciding_suit(g, card) == SPADES):
            incoming = g.nearest(Incoming)
            g.amend(incoming, incoming.changed(needed=UNSTOPPABLE))
            g.tell(ShotSure, self.owner, self.id)


class DerSpotBurstRinger(Character):
    """Once in his turn he may play a BANG! card as a Gatling."""

    @offers(Act, own=True)
    def spray(self, g: BangTable, question: Act) -> Sequence[Option]:
        if g.used(self.id):
            return ()
        cards = [card for card in self.bullets(g) if self.bars(g, card) is None]
        return [UseAbility(self.id, NOBODY, card) for card in cards]

    def bullets(self, g: BangTable) -> list[int]:
        """The hand cards that are BANG! cards."""
        hand = single(g.seat(self.owner).hand)
        return [card for card in hand if BANG in counts_as(g, self.owner, card)]

    def bars(self, g: BangTable, card: int) -> Refusal | None:
        """What forbids the use of a card as a BANG! card or as a Gatling."""
        return barred(g, self.owner, card, BANG, True) or barred(g, self.owner, card, GATLING, True)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        spent = refusal("used-up", RULE, card=self.id) if g.used(self.id) else None
        found: list[Closed] = []
        for card in single(g.seat(self.owner).hand):
            fits = card in self.bullets(g)
            why = spent or (self.bars(g, card) if fits else refusal("no-bang", RULE, card=KIND[card]))
            if why is not None:
                found.append(Closed(UseAbility(self.id, NOBODY, card), why))
        return found

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        question.again(g)
        g.use_up(self.id)
        play_card(g, self.owner, cast(UseAbility, option).card, GATLING, NOBODY)


class EvelynShebang(Character):
    """In phase 1 she may draw one card fewer; then a BANG! effect on a player at distance 1."""

    aim: int = NEAR

    @replaces(PhaseOne, own=True)
    def hold_back(self, g: BangTable, phase: PhaseOne) -> Sequence[Frame] | None:
        again = phase.changed(seen=(*phase.seen, self.key()))
        if g.used(self.id) or not cards_to_draw(g, self.owner) or not self.marks(g):
            return None
        return (DrawFewer(self.owner, self.id), again)

    def marks(self, g: BangTable) -> list[int]:
        """Who can be shot at."""
        return [seat for seat in seats_in(targets(g, self, self.aim, ())) if seat != self.owner]

    @modifies(CardsToDraw, own=True)
    def draw_less(self, g: BangTable, value: int, seat: int) -> int:
        return value - 1 if g.used(self.id) else value

    @after(DrawPhaseEnded, own=True)
    def take_the_shot(self, g: BangTable, moment: DrawPhaseEnded) -> None:
        if g.used(self.id):
            g.then(ChooseMarkNearby(self.owner, self.id, tuple(self.marks(g))))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(UseAbility, option)
        if use.target == NOBODY:
            g.use_up(self.id)
            g.tell(FewerDrawn, self.owner, self.id)
        else:
            shoot(g, self.owner, use.target, self.id)


class DrawFewer(Decision):
    """Whether a player draws a card fewer for the sake of an ability."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("source",)
    of_turn: bool = True
    prompt: ClassVar[str] = "draw_fewer"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PASS, UseAbility(self.source)]

    def chosen(self, g: BangTable, option: Option) -> None:
        return

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}


class ChooseMarkNearby(Decision):
    """Who is shot at with an ability."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "others")
    __slots__ = ("others", "source")
    of_turn: bool = True
    prompt: ClassVar[str] = "mark_nearby"

    def __init__(self, seat: int, source: str, others: tuple[int, ...]) -> None:
        self.seat = seat
        self.source = source
        self.others = others

    def own_choices(self, g: BangTable) -> list[Option]:
        return [UseAbility(self.source, other) for other in self.others]

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}


class HenryBlock(Character):
    """A player who takes or discards one of his cards is shot at, once for each card."""

    order_matters: ClassVar[bool] = False

    @after(CardPicked, own=True)
    def catch_the_thief(self, g: BangTable, theft: CardPicked) -> None:
        if g.seat(theft.by).alive:
            shoot(g, self.owner, theft.by, self.id)


class LemonadeJim(Character):
    """When another player plays a Beer card he may discard a hand card to regain 1 life point."""

    toasts: bool = True

    @after(CardPlayed)
    def drink_along(self, g: BangTable, played: CardPlayed) -> None:
        if played.kind == BEER and played.seat != self.owner:
            g.then(DrinkAlong(self.owner, self.id))


class DrinkAlong(Decision):
    """Whether a player discards a hand card for a life point."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("source",)
    prompt: ClassVar[str] = "drink_along"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        player = g.seat(self.seat)
        thirsty = g.state.has_lives(self.seat) and player.life < player.max_life and player.hand
        return [PASS, *payable(g, self.seat)] if thirsty else []

    def aloud(self, g: BangTable) -> bool:
        return True

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Discard):
            spend_card(g, self.seat, option.card, KIND[option.card], TRADED)
            gain_life(g, self.seat, 1, self.seat)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}


class MickDefender(Character):
    """He may cancel a card that is turned against him alone by playing a Missed! card."""

    @offers(StopCard, own=True)
    def stand_firm(self, g: BangTable, question: StopCard) -> Sequence[Option]:
        found: list[Option] = []
        for card in single(g.seat(self.owner).hand):
            if PRINTED[KIND[card]].missed:
                way, option = KIND[card], RESPONSES[card]
            elif MISSED in counts_as(g, self.owner, card):
                way, option = MISSED, Respond(card, MISSED)
            else:
                continue
            if barred(g, self.owner, card, way, True) is None:
                found.append(option)
        for ability in g.in_force(self.owner):
            if isinstance(ability, Card):
                found.extend(ability.stand_ins(g, MISSED))
        return found


class TucoFranziskaner(Character):
    """In phase 1 he draws 2 more cards if no blue card lies in front of him."""

    @modifies(CardsToDraw, own=True)
    def travel_light(self, g: BangTable, value: int, seat: int) -> int:
        blue = any(isinstance(PRINTED[KIND[card]], Blue) for card in g.seat(seat).in_play)
        return value if blue else value + 2
