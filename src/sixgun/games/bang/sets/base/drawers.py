"""The characters of the base box who draw in their own way in phase 1."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import DIAMONDS, HEARTS, NO_CARD, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import (
    BangEffect,
    Draw,
    digging,
    draw,
    hand_audience,
    picked,
    take_discard,
    take_random,
    to_hand,
    turn_up,
)
from sixgun.games.bang.events import (
    CardGiven,
    CardsDrawn,
    CardShown,
    CardsLookedAt,
    CardsPutBack,
)
from sixgun.games.bang.kinds import Character
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import DRAW_DECK, TAKE_DISCARD, Give, Pick, Take, UseAbility
from sixgun.games.bang.queries import deciding_suit
from sixgun.games.bang.turn import DrawPhase, cards_to_draw
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Option
from sixgun.kernel.events import EVERYONE, Hidden, audience
from sixgun.kernel.hooks import offers


class _Drawer(Character):
    """A character with its own way of drawing in phase 1."""

    @offers(DrawPhase, own=True)
    def draw_differently(self, g: BangTable, phase: DrawPhase) -> Sequence[Option]:
        return (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        self.draw_own_way(g, cards_to_draw(g, self.owner))

    def draw_own_way(self, g: BangTable, count: int) -> None:
        """Phase 1 of this character, where everyone else would draw `count` cards."""
        raise NotImplementedError


class BlackJack(_Drawer):
    """He shows the second card he draws; if it is red, he draws one more."""

    def draw_own_way(self, g: BangTable, count: int) -> None:
        held = len(g.seat(self.owner).hand)
        draw(g, self.owner, min(count, 2))
        if len(g.seat(self.owner).hand) < held + 2:
            return
        second = g.seat(self.owner).hand[-1]
        if g.attentive:
            g.tell(CardShown, self.owner, second)
        lucky = deciding_suit(g, second) in (HEARTS, DIAMONDS)
        draw(g, self.owner, count - 2 + (1 if lucky else 0), self.id)


class ClausTheSaint(_Drawer):
    """He draws a card for every other player besides his own, keeps his share and gives one to each."""

    def draw_own_way(self, g: BangTable, count: int) -> None:
        look_at(g, self.owner, len(g.state.ring) - 1 + count)
        g.then(KeepFromLap(self.owner, count), GiveFromLap(self.owner, tuple(g.state.others_of(self.owner))))


class JesseJones(_Drawer):
    """He may take his first card from a player's hand."""

    def draw_own_way(self, g: BangTable, count: int) -> None:
        if count:
            g.then(FirstFromHand(self.owner), SETTLE, Draw(self.owner, count - 1))


class KitCarlson(_Drawer):
    """He looks at the top three cards of the deck and chooses which to keep."""

    sight: int = 3

    def draw_own_way(self, g: BangTable, count: int) -> None:
        if count >= self.sight:  # he keeps all he sees, there is nothing to choose
            draw(g, self.owner, count)
            return
        look_at(g, self.owner, self.sight)
        g.then(
            KeepFromLap(self.owner, count), PutLapBack(self.owner), Draw(self.owner, 0)
        )  # as saved games say


class PedroRamirez(_Drawer):
    """He may take his first card from the top of the discard pile."""

    reads_discard: bool = True

    def draw_own_way(self, g: BangTable, count: int) -> None:
        if count:
            g.then(FirstFromDiscard(self.owner), SETTLE, Draw(self.owner, count - 1))


class FirstFromHand(Decision):
    """Whether the first card comes from the deck or, at random, from someone's hand."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "first_from_hand"

    def own_choices(self, g: BangTable) -> list[Option]:
        others = [seat for seat in g.state.ring if seat != self.seat and g.seat(seat).hand]
        return [DRAW_DECK, *[Pick(seat) for seat in others]]

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Pick):
            take_random(g, self.seat, option.target)
            picked(g, self.seat, option.target)
        else:
            draw(g, self.seat, 1)


class FirstFromDiscard(Decision):
    """Whether the first card comes from the deck or from the discard pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "first_from_discard"

    def own_choices(self, g: BangTable) -> list[Option]:
        if digging(g, self.seat):
            return [TAKE_DISCARD]  # both would be the same card
        return [DRAW_DECK, TAKE_DISCARD] if g.state.discard else [DRAW_DECK]

    def chosen(self, g: BangTable, option: Option) -> None:
        if option is TAKE_DISCARD or option == TAKE_DISCARD:
            take_discard(g, self.seat, g.state.discard[-1])
        else:
            draw(g, self.seat, 1)


# -- cards a player looks at before keeping some -----------------------------------------------------------


def look_at(g: BangTable, seat: int, count: int) -> None:
    """A player takes the top cards of the deck into the lap, as many as there are."""
    state = g.state
    state.lap_of = seat
    for _ in range(count):
        card = turn_up(g, seat)
        if card != NO_CARD:
            state.lap.append(card)
    if g.attentive:
        mine = audience(seat)
        seen = [Hidden(card, EVERYONE if card in state.lifted else mine) for card in state.lap]
        g.tell(CardsLookedAt, seat, len(seen), tuple(seen))


def empty_lap(g: BangTable) -> None:
    """Nobody is looking at cards any more, if none are left."""
    if not g.state.lap:
        g.state.lap_of = NOBODY


class KeepFromLap(Decision):
    """Which of the cards in the lap go to the hand, one after another."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)
    of_turn: bool = True
    prompt: ClassVar[str] = "keep_card"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Take(card) for card in single(g.state.lap)] if self.count else []

    def aloud(self, g: BangTable) -> bool:
        return len(g.state.lap) > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        card = cast(Take, option).card
        g.state.lap.remove(card)
        to_hand(g, self.seat, card)
        if g.attentive:
            g.tell(CardsDrawn, self.seat, 1, (Hidden(card, hand_audience(g, self.seat)),))
        empty_lap(g)
        if self.count > 1:
            g.then(KeepFromLap(self.seat, self.count - 1))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.count}


class PutLapBack(BangEffect):
    """What is left in the lap goes back on the deck as it lay."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: BangTable) -> None:
        lap = g.state.lap
        if lap:
            if g.attentive:
                g.tell(CardsPutBack, self.seat, len(lap))
            for card in reversed(lap):
                pile = g.state.discard if card in g.state.lifted else g.state.deck
                pile.append(card)
            g.state.lifted = tuple([card for card in g.state.lifted if card not in lap])
            lap.clear()
        empty_lap(g)


class GiveFromLap(Decision):
    """Which card of the lap the next player gets."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    __slots__ = ("left",)
    of_turn: bool = True
    prompt: ClassVar[str] = "give_card"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Give(card, self.left[0]) for card in single(g.state.lap)] if self.left else []

    def aloud(self, g: BangTable) -> bool:
        return len(g.state.lap) > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        gift = cast(Give, option)
        g.state.lap.remove(gift.card)
        to_hand(g, gift.target, gift.card)
        g.state.reveals += 1
        if g.attentive:
            g.tell(
                CardGiven, self.seat, gift.target, Hidden(gift.card, hand_audience(g, self.seat, gift.target))
            )
        empty_lap(g)
        g.then(GiveFromLap(self.seat, self.left[1:]))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.left[0]] if self.left else ""}
