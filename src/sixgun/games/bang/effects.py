"""The verbs of the card game: drawing, discarding, taking, healing, and putting cards into play."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import NO_CARD, NO_SUIT, SUIT, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.events import (
    CARD_LOST,
    CARD_PICKED,
    CARD_SPENT,
    CardDiscarded,
    CardLost,
    CardPicked,
    CardsDrawn,
    CardSpent,
    CardTaken,
    CardToDeck,
    DeckShuffled,
    DiscardTaken,
    LifeGained,
)
from sixgun.games.bang.model import HELD, NOBODY, BangTable
from sixgun.games.bang.options import IN_ORDER, Discard, Pick, Play
from sixgun.games.bang.queries import DRAWN_FROM, RESTING, DrawnFrom, Resting
from sixgun.kernel.agenda import SETTLE, Effect
from sixgun.kernel.asks import Option
from sixgun.kernel.events import EVERYONE, Hidden, audience


class BangEffect(Effect[BangTable]):
    """An effect of this game."""

    __slots__ = ()


def hand_audience(g: BangTable, *seats: int) -> int:
    """Who sees a card that comes from or to the hands of these players."""
    return EVERYONE if g.state.parts and g.state.hands_open() else audience(*seats)


class Commanded(BangEffect):
    """Until this comes up, a player plays a card on somebody's order, as if it were their own turn.

    Attributes:
        bangs: The BANG! cards that the active player has played; these are no part of it.
        picks: What was announced with the order: players, and cards in front of them (or none).
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "bangs", "picks")
    __slots__ = ("bangs", "picks", "seat")
    settles: bool = True

    def __init__(self, seat: int, bangs: int, picks: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.bangs = bangs
        self.picks = picks

    def run(self, g: BangTable) -> None:
        g.state.bangs = self.bangs
        g.board_changed()  # whose turn it seems to be matters to what puts abilities to sleep

    def announced(self, options: list[Option]) -> list[Option]:
        """Of some choices the one that was announced, if it is still there."""
        return [option for option in options if self.names(option)] or options

    def covers(self, options: list[Option]) -> bool:
        """Whether one of some choices was announced."""
        return any([self.names(option) for option in options])  # noqa: C419  # mypyc

    def names(self, option: Option) -> bool:
        """Whether a choice was announced."""
        if isinstance(option, Play):
            return (option.target, NO_CARD) in self.picks
        return isinstance(option, Pick) and (option.target, option.card) in self.picks


class Again(BangEffect):
    """Until this comes up, the effect of a card happens again: nothing is played, nobody can stop it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")
    settles: bool = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: BangTable) -> None:
        return


def carried_out_again(g: BangTable, seat: int, card: int) -> bool:
    """Whether the effect of a card is just happening again, without the card being played."""
    for frame in g.state.agenda:  # asked often, and a generator takes longer
        if isinstance(frame, Again) and frame.seat == seat and frame.card == card:
            return True
    return False


def commanded(g: BangTable, seat: int) -> Commanded | None:
    """The order on which a player is just playing a card."""
    for frame in reversed(g.state.agenda):
        if isinstance(frame, Commanded) and frame.seat == seat:
            return frame
    return None


def settle_here(g: BangTable) -> None:
    """A settle point, if anyone could react at it."""
    if g.state.tray or g.restless:
        g.state.agenda.append(SETTLE)


# -- the deck ----------------------------------------------------------------------------------------------


def digging(g: BangTable, seat: int) -> bool:
    """Whether a player who draws now draws from the discard pile; its cards have been seen by everyone."""
    if not g.live.anywhere & DRAWN_FROM or not g.state.discard:
        return False
    return g.query(DrawnFrom, TO_DECK, seat) == TO_DISCARD


def turn_up(g: BangTable, seat: int = NOBODY) -> int:
    """The top card of the deck, or none if both piles are empty (bang 7); nobody has it yet.

    It may come from another pile if a player (`seat`) draws it.
    """
    state = g.state
    if g.live.anywhere & DRAWN_FROM and digging(g, seat):
        state.turned += 1
        state.reveals += 1
        state.lifted = (*state.lifted, state.discard[-1])
        return state.discard.pop()
    if not state.deck:
        if not state.discard:
            return NO_CARD
        state.deck, state.discard = state.discard, state.deck
        state.rng.shuffle(state.deck)
        if g.attentive:
            g.tell(DeckShuffled, len(state.deck))
    state.turned += 1
    state.reveals += 1
    return state.deck.pop()


def draw(g: BangTable, seat: int, count: int, source: str = "") -> None:
    """A living player draws cards one at a time, as many as there are."""
    state = g.state
    player = state.seats[seat]
    if not player.alive:
        return
    if g.live.anywhere & DRAWN_FROM:
        draw_open(g, seat, count, source)
        return
    hand = player.hand
    deck = state.deck
    if 0 < count <= len(deck):
        drawn = deck[-count:]
        drawn.reverse()
        del deck[-count:]
        hand += drawn
        state.turned += count
        state.reveals += count
        if g.attentive:
            tell_drawn(g, seat, drawn, source)
        return
    some = 0
    for _ in range(count):
        if some and not state.deck:  # a reshuffle falls between two cards
            tell_drawn(g, seat, hand[-some:], source)
            some = 0
        card = turn_up(g, seat)
        if card == NO_CARD:
            break
        hand.append(card)
        some += 1
    if some:
        tell_drawn(g, seat, hand[-some:], source)


def draw_open(g: BangTable, seat: int, count: int, source: str) -> None:
    """The same while the discard pile may stand in for the deck: its cards are known to everyone."""
    for _ in range(count):
        dug = digging(g, seat)
        card = turn_up(g, seat)
        if card == NO_CARD:
            return
        to_hand(g, seat, card)
        if g.attentive and dug:
            g.tell(DiscardTaken, seat, card)
        elif g.attentive:
            tell_drawn(g, seat, (card,), source)


def tell_drawn(g: BangTable, seat: int, cards: Sequence[int], source: str) -> None:
    """Note that a player drew cards, which only that player knows."""
    if g.attentive:
        mine = hand_audience(g, seat)
        g.tell(CardsDrawn, seat, len(cards), tuple([Hidden(card, mine) for card in cards]), source)


class Draw(BangEffect):
    """A player draws cards of the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, g: BangTable) -> None:
        draw(g, self.seat, self.count)


class DrawFor(BangEffect):
    """A player draws cards because of a card or a character."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "source")
    __slots__ = ("count", "seat", "source")

    def __init__(self, seat: int, count: int, source: str) -> None:
        self.seat = seat
        self.count = count
        self.source = source

    def run(self, g: BangTable) -> None:
        draw(g, self.seat, self.count, self.source)


def take_discard(g: BangTable, seat: int, card: int) -> None:
    """A player takes a card from the discard pile, if it is still there."""
    if card in g.state.discard and g.state.seats[seat].alive:
        if digging(g, seat):
            g.state.lifted = (*g.state.lifted, card)
        g.state.discard.remove(card)
        to_hand(g, seat, card)
        g.state.reveals += 1  # what lay below it is seen again
        if g.attentive:
            g.tell(DiscardTaken, seat, card)


# -- discarding --------------------------------------------------------------------------------------------


PLAYED: Final = "played"
"""A brown card was played from the hand."""
USED: Final = "used"
"""A card in play was given up for its effect."""
SPENT: Final = "spent"
"""A hand card was given because something asked for it: a price, a Duel."""
TRADED: Final = "traded"
"""A hand card was given for the ability of a character."""
DISCARDED: Final = "discarded"
"""A card was simply discarded, by choice or by force."""
SURPLUS: Final = "surplus"
"""A hand card was discarded because of the hand limit."""
FLIPPED: Final = "flipped"
"""A card was flipped and did not count for a check."""
COUNTED: Final = "counted"
"""A card was flipped for a check and counted."""

TO_DISCARD: Final = -1
TO_DECK: Final = -2
AWAY: Final = -3
"""The piles a card may go to: the last one stands for any of its own. Where a seat stands instead, that
player takes it in hand."""


def pick_up(g: BangTable, seat: int, card: int) -> None:
    """A card leaves a player's hand or the table in front of them."""
    player = g.state.seats[seat]
    if card in player.hand:
        player.hand.remove(card)
    else:
        player.in_play.remove(card)
        g.card_left(seat, card)


def put_down(g: BangTable, seat: int, card: int, why: str) -> int:
    """A card that was a player's goes to the discard pile, or where something sends it instead.

    Returns where it is now: on the discard pile for all to see, on the deck, or in a player's hand.
    """
    if SUIT[card] == NO_SUIT:
        HELD[seat][card].put_away(g)
        return AWAY
    if not g.live.anywhere & RESTING:
        g.state.discard.append(card)
        return TO_DISCARD
    place = g.query_all(Resting, TO_DISCARD, seat, card, why)
    if place == TO_DISCARD:
        g.state.discard.append(card)
    elif place == TO_DECK:
        g.state.deck.append(card)
    else:
        to_hand(g, place, card)
        if g.attentive:
            g.tell(CardTaken, place, seat, Hidden(card, EVERYONE), False)
    return place


def to_hand(g: BangTable, seat: int, card: int) -> None:
    """A card comes into a player's hand, or where it belongs instead."""
    if SUIT[card] == NO_SUIT:
        HELD[seat][card].received(g)
        return
    g.state.seats[seat].hand.append(card)
    if g.state.parts and g.state.hands_open():
        g.state.reveals += 1


def fetch(g: BangTable, seat: int, card: int) -> bool:
    """Take a player's card from the pile it was put down on, if it still lies there."""
    state = g.state
    if SUIT[card] == NO_SUIT:
        return HELD[seat][card].fetched(g)
    for pile in (state.discard, state.deck):
        if card in pile:
            pile.remove(card)
            state.reveals += 1  # what lay below it is seen again
            return True
    return False


def into_play(g: BangTable, seat: int, card: int) -> None:
    """A card comes into play in front of a player and works from now on."""
    g.state.seats[seat].in_play.append(card)
    g.card_came(seat, card)


def move_in_play(g: BangTable, seat: int, card: int, target: int) -> None:
    """A card in front of a player comes to lie in front of another one without leaving play."""
    g.state.seats[seat].in_play.remove(card)
    g.state.seats[target].in_play.append(card)
    g.card_moved(seat, card, target)


def discard_card(g: BangTable, seat: int, card: int, by: int, why: str = DISCARDED) -> None:
    """A card of a player goes to the discard pile without being used."""
    hidden = card in g.state.seats[seat].hand
    pick_up(g, seat, card)
    place = put_down(g, seat, card, why)
    if place in (TO_DISCARD, AWAY):
        if g.attentive:
            g.tell(CardDiscarded, seat, card, by)
    elif place == TO_DECK and g.attentive:
        g.tell(CardToDeck, seat, Hidden(card, hand_audience(g, seat) if hidden else EVERYONE))
    lost(g, seat, by)


def spend_card(g: BangTable, seat: int, card: int, kind: str, why: str = SPENT) -> None:
    """A player gives a hand card voluntarily, as a card of a kind."""
    g.state.seats[seat].hand.remove(card)
    place = put_down(g, seat, card, why)
    if g.heard_of[seat] & CARD_SPENT:
        g.tell(CardSpent, seat, card, kind)
    if place == TO_DECK and g.attentive:
        g.tell(CardToDeck, seat, Hidden(card, EVERYONE))


def order_matters(g: BangTable) -> bool:
    """Whether someone at the table uses the top of the discard pile."""
    return any(getattr(ability, "reads_discard", False) for ability in g.live.abilities)


class DiscardAll(BangEffect):
    """A player discards everything: cards in play in order, then the hand, or in a chosen order."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: BangTable) -> None:
        player = g.state.seats[self.seat]
        if len(player.hand) + len(player.in_play) > 1 and order_matters(g):
            g.state.agenda.append(OrderDiscards(self.seat))
        else:
            discard_the_rest(g, self.seat)


def discard_the_rest(g: BangTable, seat: int) -> None:
    """What is left of a player's cards is discarded in the order in which it lies."""
    player = g.state.seats[seat]
    if player.hand:
        g.state.reveals += 1  # cards that were not named by anyone
    for card in [*player.in_play, *player.hand]:
        discard_card(g, seat, card, NOBODY)


class OrderDiscards(Decision):
    """A player who has to discard everything says in which order (bang 7)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "order_discards"

    def own_choices(self, g: BangTable) -> list[Option]:
        player = g.state.seats[self.seat]
        cards = single([*player.in_play, *player.hand])
        return [IN_ORDER, *[Discard(card) for card in cards]]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Discard):
            discard_the_rest(g, self.seat)
            return
        player = g.state.seats[self.seat]
        discard_card(g, self.seat, option.card, NOBODY)
        if len(player.hand) + len(player.in_play) > 1:
            self.again(g)
        else:
            discard_the_rest(g, self.seat)


# -- someone else's cards ---------------------------------------------------------------------------------

TAKE: Final = "take"
TOSS: Final = "discard"


def lost(g: BangTable, seat: int, by: int) -> None:
    """A player in the game has lost a card because another one took it or had it discarded."""
    if g.live.heard & CARD_LOST and by != seat and by != NOBODY and g.state.seats[seat].alive:
        g.tell(CardLost, seat, by)


def take_random(g: BangTable, seat: int, target: int) -> None:
    """A player takes a random card from someone's hand."""
    hand = g.state.seats[target].hand
    if not hand or not g.state.seats[seat].alive:
        return
    card = hand.pop(g.state.rng.pick(hand))
    to_hand(g, seat, card)
    g.state.reveals += 1
    if g.attentive:
        g.tell(CardTaken, seat, target, Hidden(card, hand_audience(g, seat, target)), True)
    lost(g, target, seat)


def take_in_play(g: BangTable, seat: int, target: int, card: int) -> None:
    """A player takes a card in front of someone into their hand."""
    pick_up(g, target, card)
    to_hand(g, seat, card)
    if g.attentive:
        g.tell(CardTaken, seat, target, Hidden(card, EVERYONE), False)
    lost(g, target, seat)


def picked(g: BangTable, seat: int, target: int) -> None:
    """A player has just taken or discarded a card of another one by free choice."""
    if g.live.heard & CARD_PICKED and seat != target:
        g.tell(CardPicked, target, seat)


class TakeRandom(BangEffect):
    """A player takes a random card from someone's hand, if there is one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    __slots__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def run(self, g: BangTable) -> None:
        take_random(g, self.seat, self.target)


class PickCard(Decision):
    """Which card of a player is taken or discarded: a random one from the hand, or one in play."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "deed")
    __slots__ = ("deed", "target")

    def __init__(self, seat: int, target: int, deed: str) -> None:
        self.seat = seat
        self.target = target
        self.deed = deed

    prompt: ClassVar[str] = "pick_card"

    def own_choices(self, g: BangTable) -> list[Option]:
        player = g.state.seats[self.target]
        options: list[Option] = []
        if player.hand and (self.target != self.seat or self.deed == TOSS):
            options.append(Pick(self.target))
        options.extend([Pick(self.target, card) for card in player.in_play])
        order = commanded(g, self.seat)
        return options if order is None else order.announced(options)

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Pick)
        if self.deed == TAKE:
            if option.card == NO_CARD:
                take_random(g, self.seat, self.target)
            else:
                take_in_play(g, self.seat, self.target, option.card)
            picked(g, self.seat, self.target)
            return
        card = option.card
        if card == NO_CARD:
            hand = g.state.seats[self.target].hand
            card = hand[g.state.rng.pick(hand)]
            g.state.reveals += 1
        discard_card(g, self.target, card, self.seat)
        picked(g, self.seat, self.target)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target], "deed": self.deed}


# -- life --------------------------------------------------------------------------------------------------


def gain_life(g: BangTable, seat: int, points: int, by: int) -> None:
    """A living player regains life points, never above the maximum."""
    player = g.state.seats[seat]
    gained = min(points, player.max_life - player.life)
    if player.alive and gained > 0 and not player.ghost:
        player.life += gained
        if g.attentive:
            g.tell(LifeGained, seat, gained, by, player.life)


class GainLife(BangEffect):
    """A player regains life points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by")
    __slots__ = ("by", "points", "seat")

    def __init__(self, seat: int, points: int, by: int) -> None:
        self.seat = seat
        self.points = points
        self.by = by

    def run(self, g: BangTable) -> None:
        gain_life(g, self.seat, self.points, self.by)
