"""The railcars that are used by discarding them, and those that simply work (8)."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import DUEL, HEARTS, INDIANS, KIND, NO_CARD, single
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import (
    TAKE,
    BangEffect,
    PickCard,
    discard_card,
    draw,
    gain_life,
    lost,
    order_matters,
    picked,
    take_discard,
)
from sixgun.games.bang.events import CardGiven
from sixgun.games.bang.harm import OwnTurn
from sixgun.games.bang.kinds import ANYONE, CAR, PRINTED, nothing_to_lose, with_loot
from sixgun.games.bang.leaving import lose_hold
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import PhaseThreeEnded
from sixgun.games.bang.options import DISCARDS, IN_ORDER, Discard, Give, Pick, Take, UseCard
from sixgun.games.bang.playing import Act, closed_uses_of, each_other, use_up_card, uses_of
from sixgun.games.bang.queries import Affect, BangTarget, Distance, EndingTurn, deciding_suit
from sixgun.games.bang.sets.great_train_robbery.coupling import cars_left, give_place, next_car, set_down
from sixgun.games.bang.sets.great_train_robbery.part import note, train_of
from sixgun.games.bang.sets.great_train_robbery.railcar import Railcar, car_of
from sixgun.games.bang.sets.great_train_robbery.told import CarsDrawn, Place
from sixgun.games.bang.turn import earn_turn, end_phase_two, turn_at
from sixgun.games.roles import SHERIFF
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.events import Hidden, audience
from sixgun.kernel.hooks import forbids, modifies, offers

RULE: Final = "great train robbery 8"


class _Tool(Railcar):
    """A car that is used in its owner's phase 2 by discarding it."""

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used now, whoever the target."""
        return None

    @offers(Act, own=True)
    def be_used(self, g: BangTable, question: Act) -> Sequence[Option]:
        return uses_of(g, self, self.refuses_use(g))

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        return closed_uses_of(g, self, self.refuses_use(g))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use_up_card(g, self, cast(UseCard, option), question)


class CattleTruck(_Tool):
    """Look at the top 3 cards of the discard pile and take 1 of them."""

    depth: int = 3

    def refuses_use(self, g: BangTable) -> Refusal | None:
        return None if g.state.discard else refusal("no-discards", RULE, card=self.id)

    def play(self, g: BangTable, target: int) -> None:
        """What was discarded everyone has seen, so the three cards lie open."""
        state = g.state
        state.reveals += 1
        for _ in range(min(self.depth, len(state.discard))):
            state.row.append(state.discard.pop())
        g.then(RoundUp(self.owner))


class RoundUp(Decision):
    """Which of the top cards of the discard pile a player takes; the others go back as they lay."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "cattle_truck"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Take(card) for card in single(g.state.row)]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Take)
        g.state.discard.extend(reversed(g.state.row))
        g.state.row.clear()
        take_discard(g, self.seat, option.card)


class CircusWagon(_Tool):
    """Each other player discards one of their cards in play."""

    def play(self, g: BangTable, target: int) -> None:
        each_other(g, self)

    def strike(self, g: BangTable, target: int) -> None:
        g.then(GiveUpLaid(target, self.owner, self.id))


class GiveUpLaid(Decision):
    """Which of the cards in front of them a player discards because somebody (`by`) demands it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause")
    __slots__ = ("by", "cause")
    prompt: ClassVar[str] = "circus_wagon"

    def __init__(self, seat: int, by: int, cause: str) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause

    def own_choices(self, g: BangTable) -> list[Option]:
        return [DISCARDS[card] for card in single(g.seat(self.seat).in_play)]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard)
        discard_card(g, self.seat, option.card, self.seat)
        lost(g, self.seat, self.by)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by], "cause": self.cause}


class CoalHopper(_Tool):
    """Draw 1 card, then discard 1 railcar in front of any player."""

    def loaded(self, g: BangTable, target: int) -> bool:
        """Whether a car lies in front of a player that can be discarded."""
        return any(car != self.card for car in cars_before(g, target))

    @offers(Act, own=True)
    def be_used(self, g: BangTable, question: Act) -> Sequence[Option]:
        found = [UseCard(self.card, target) for target in g.state.ring if self.loaded(g, target)]
        return found or [UseCard(self.card)]

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        found = list(closed_uses_of(g, self, None))
        if not found:
            bare = [target for target in g.state.ring if not self.loaded(g, target)]
            reasons = [(seat, refusal("no-railcar", RULE, player=g.names[seat])) for seat in bare]
            found.extend([Closed(UseCard(self.card, seat), why) for seat, why in reasons])
        return found

    def play(self, g: BangTable, target: int) -> None:
        draw(g, self.owner, 1, self.id)
        if target != NOBODY:
            g.then(SETTLE, PickCar(self.owner, target, self.id))


def cars_before(g: BangTable, seat: int) -> list[int]:
    """The railcars in front of a player."""
    return [card for card in g.seat(seat).in_play if PRINTED[KIND[card]].colour == CAR]


class PickCar(Decision):
    """Which railcar in front of a player is discarded."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "source")
    __slots__ = ("source", "target")
    of_turn: bool = True
    prompt: ClassVar[str] = "coal_hopper"

    def __init__(self, seat: int, target: int, source: str) -> None:
        self.seat = seat
        self.target = target
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Pick(self.target, car) for car in cars_before(g, self.target)]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Pick)
        discard_card(g, self.target, option.card, self.seat)
        picked(g, self.seat, self.target)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target], "source": self.source}


class DiningCar(Railcar):
    """At the start of your turn draw!: hearts regain 1 life point."""

    turn_check: int = 5

    def check_at_start(self, g: BangTable) -> None:
        g.then(Check(self.owner, self.id, self.card))

    def checked(self, g: BangTable, card: int) -> None:
        lucky = card != NO_CARD and deciding_suit(g, card) == HEARTS
        if tell_check(g, self.owner, self.id, lucky):
            gain_life(g, self.owner, 1, self.owner)


class ExpressCar(_Tool):
    """Your turn ends at once, you discard your whole hand, then you play another turn."""

    def refuses_use(self, g: BangTable) -> Refusal | None:
        return g.forbidden(EndingTurn(self.owner))

    def play(self, g: BangTable, target: int) -> None:
        if not g.state.course.extra:
            note(g, rider=self.owner, riding=False)
        earn_turn(g, self.id)
        end_phase_two(g)
        g.amend(g.nearest(OwnTurn), turn_at(PhaseThreeEnded))
        g.then(DiscardHand(self.owner))


class DiscardHand(BangEffect):
    """A player discards the whole hand, in a chosen order if that matters to anyone."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: BangTable) -> None:
        if len(g.seat(self.seat).hand) > 1 and order_matters(g):
            g.then(OrderHand(self.seat))
        else:
            drop_hand(g, self.seat)


def drop_hand(g: BangTable, seat: int) -> None:
    """What is left of a hand is discarded as it lies."""
    hand = list(g.seat(seat).hand)
    if hand:
        g.state.reveals += 1  # cards that were not named by anyone
    for card in hand:
        discard_card(g, seat, card, seat)


class OrderHand(Decision):
    """A player who has to discard the hand says in which order."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "order_discards"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [IN_ORDER, *[DISCARDS[card] for card in single(g.seat(self.seat).hand)]]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Discard):
            discard_card(g, self.seat, option.card, self.seat)
            g.then(DiscardHand(self.seat))
        else:
            drop_hand(g, self.seat)


class GhostCar(Railcar):
    """Whoever has it in front of them stays in the game, or comes back, without life points."""

    keeps: bool = True
    catches: bool = True
    spares_sheriff: bool = True

    def homes(self, g: BangTable) -> tuple[int, ...]:
        """In front of anyone but the Sheriff, in the game or not."""
        around = g.state.around()
        return tuple([seat for seat in around if g.seat(seat).role != SHERIFF])

    def refuge(self, g: BangTable) -> tuple[int, ...]:
        """A Sheriff who gets it from someone must pass it on at once."""
        return self.homes(g) if g.seat(self.owner).role == SHERIFF else (self.owner,)

    def left(self, g: BangTable) -> None:
        lose_hold(g, self.owner, self.id)


class LoungeCar(_Tool):
    """Draw 2 railcars: put 1 in front of you and 1 in front of another player."""

    def refuses_use(self, g: BangTable) -> Refusal | None:
        return None if cars_left(g) else refusal("no-cars-left", RULE, card=self.id)

    def play(self, g: BangTable, target: int) -> None:
        """The car itself lies at the bottom of the deck by now and is not drawn."""
        drawn: list[int] = []
        while len(drawn) < 2 and cars_left(g) and next_up(g) != self.card:
            drawn.append(next_car(g))
        note(g, loose=(*train_of(g).loose, *drawn))
        g.tell(CarsDrawn, self.owner, tuple(drawn))
        if len(drawn) == 2:
            g.then(SplitCars(self.owner, (drawn[0], drawn[1])))
        elif drawn:
            give_place(g, self.owner, drawn[0], car_of(self.owner, drawn[0]).refuge(g))


def next_up(g: BangTable) -> int:
    """The card that is drawn next from the car deck, which must not be empty."""
    train = train_of(g)
    return train.deck[-1] if train.deck else train.under[0]


class SplitCars(Decision):
    """Which of two cars goes in front of whom; the other one goes in front of the player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cars")
    __slots__ = ("cars",)
    of_turn: bool = True
    prompt: ClassVar[str] = "split_cars"

    def __init__(self, seat: int, cars: tuple[int, int]) -> None:
        self.seat = seat
        self.cars = cars

    def own_choices(self, g: BangTable) -> list[Option]:
        found: list[Option] = []
        for given, kept in (self.cars, self.cars[::-1]):
            if PRINTED[KIND[kept]].spares_sheriff and g.seat(self.seat).role == SHERIFF:
                continue
            homes = car_of(self.seat, given).homes(g)
            anyone = homes if PRINTED[KIND[given]].spares_sheriff else g.state.clockwise_from(self.seat)
            found.extend([Place(given, target) for target in anyone if target != self.seat])
        return found

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Place)
        kept = self.cars[0] if option.card == self.cars[1] else self.cars[1]
        set_down(g, self.seat, kept, self.seat)
        set_down(g, self.seat, option.card, option.target)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"card": KIND[self.cars[0]], "kind": KIND[self.cars[1]]}


class LumberFlatcar(Railcar):
    """Put it in front of any player, who sees all others at distance +1."""

    def homes(self, g: BangTable) -> tuple[int, ...]:
        return g.state.clockwise_from(self.owner)

    @modifies(Distance, own=True)
    def block_the_view(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value + 1


class MailCar(_Tool):
    """Draw 3 cards and give 1 of them to another player."""

    def play(self, g: BangTable, target: int) -> None:
        before = len(g.seat(self.owner).hand)
        draw(g, self.owner, 3, self.id)
        drawn = len(g.seat(self.owner).hand) - before
        if drawn:
            g.then(MailOut(self.owner, drawn))


class MailOut(Decision):
    """Which of the cards just drawn, the last ones of the hand, a player gives to whom."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    __slots__ = ("drawn",)
    of_turn: bool = True
    prompt: ClassVar[str] = "mail_car"

    def __init__(self, seat: int, drawn: int) -> None:
        self.seat = seat
        self.drawn = drawn

    def own_choices(self, g: BangTable) -> list[Option]:
        cards = single(g.seat(self.seat).hand[-self.drawn :])
        return [Give(card, other) for card in cards for other in g.state.others_of(self.seat)]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def aloud(self, g: BangTable) -> bool:
        return self.drawn > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Give)
        g.seat(self.seat).hand.remove(option.card)
        g.seat(option.target).hand.append(option.card)
        both = audience(self.seat, option.target)
        g.reveal(CardGiven, self.seat, option.target, Hidden(option.card, both))


class ObservationCar(Railcar):
    """You see the others at distance -1, they see you at distance +1."""

    @modifies(Distance, own=True)
    def look_closer(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value - 1

    @modifies(Distance)
    def keep_away(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value + 1 if other == self.owner else value


class PassengerCar(_Tool):
    """Take a card from any player."""

    aim: int = ANYONE
    picky: bool = True

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        return nothing_to_lose(g, self, target, own_hand=False)

    def narrowed(self, g: BangTable, found: int) -> int:
        return with_loot(g, self, found, own_hand=False)

    def play(self, g: BangTable, target: int) -> None:
        g.then(PickCard(self.owner, target, TAKE))


class PrisonerCar(Railcar):
    """Duel and Indians! cards played by other players do not affect you."""

    @forbids(Affect)
    def lock_the_door(self, g: BangTable, deed: Affect) -> bool:
        played = deed.kind in (DUEL, INDIANS) and all(KIND[card] == deed.kind for card in deed.cards)
        return deed.seat == self.owner and played


class PrivateCar(Railcar):
    """With an empty hand you cannot be the target of BANG! cards."""

    @forbids(BangTarget)
    def draw_the_curtains(self, g: BangTable, deed: BangTarget) -> bool:
        return deed.seat == self.owner and not g.seat(self.owner).hand
