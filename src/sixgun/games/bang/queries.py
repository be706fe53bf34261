"""Numbers, attributes and permissions that cards may change. Each starts from the rule everyone has."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import KIND, NO_CARD, SUIT, SUITS
from sixgun.games.bang.events import SuitCounted
from sixgun.games.bang.model import Affect as Affect
from sixgun.games.bang.model import BangTable
from sixgun.kernel.agenda import Frame
from sixgun.kernel.asks import Refusal
from sixgun.kernel.hooks import Query
from sixgun.kernel.state import Result


class Distance(Query[int]):
    """How far away one player is from another. About: who looks, who is looked at."""


class WeaponRange(Query[int]):
    """How far the weapon of a player reaches. About: seat."""


class BangLimit(Query[int]):
    """How many BANG! cards a player may play in their own turn. About: seat."""


class MissesNeeded(Query[int]):
    """How many Missed! effects cancel a BANG! card. About: who plays it."""


class FlipCount(Query[int]):
    """How many cards are flipped for a check. About: seat."""


class BaseDraw(Query[int]):
    """How many cards a player draws in phase 1 before anything is added or taken off. About: seat."""


class CardsToDraw(Query[int]):
    """How many cards a player draws in phase 1: what is added to the base number. About: seat."""


class HandLimit(Query[int]):
    """How many cards a player may keep at the end of the turn. About: seat."""


class BeerGain(Query[int]):
    """How many life points a Beer card gives. About: seat."""


class RescueReach(Query[int]):
    """How many life points a dying player could regain at most. About: seat, hand cards not yet counted."""


class CountsAs(Query[tuple[str, ...]]):
    """The kinds of card a hand card may be used as. About: seat, card."""


class SuitOf(Query[int]):
    """The suit of a card. About: card."""


class Verdict(Query[Result | None]):
    """How the game ends now, or None if it goes on. About: who has just left, and who is responsible."""


class TurnDirection(Query[int]):
    """1 if the turn passes to the left, -1 if it passes to the right. About: the player whose turn ends."""


class WayBack(Query[str]):
    """What brings an eliminated player back whose turn comes up; empty for nothing. About: seat."""


class Resting(Query[int]):
    """Where a card goes that leaves a hand or the table: a pile, or the seat whose hand it comes to.

    About: whose it was, the card, and why it goes.
    """


class DrawnFrom(Query[int]):
    """From which pile the active player draws now. About: seat."""


class Usage(Frame):
    """Deed: a player uses a hand card as a kind, by playing it or (not `playing`) by spending it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "playing")
    __slots__ = ("card", "kind", "playing", "seat")

    def __init__(self, seat: int, card: int, kind: str, playing: bool) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.playing = playing


class EndingTurn(Frame):
    """Deed: the active player ends phase 2."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class AnyDecision(Frame):
    """What `@offers` listens to for an ability that works at any moment its owner has to decide something."""

    __slots__ = ()


COLT_RANGE = 1
UNLIMITED = 1_000


def distance_row(g: BangTable, seat: int) -> Sequence[int]:
    """How far every player is from `seat`; 0 for the seat itself and for players who are out."""
    row = g.rows.get(seat)
    if row is not None:
        return row
    ring = g.state.ring
    count = len(ring)
    found = [0] * len(g.state.seats)
    here = ring.index(seat) if seat in ring else 0
    changed = Distance in g.live.modifies
    for place, other in enumerate(ring):
        steps = abs(place - here)
        steps = min(steps, count - steps)
        if other != seat:
            if changed:
                steps = g.query(Distance, steps, seat, other)
            found[other] = max(1, steps)
    g.rows[seat] = found
    return found


def distance(g: BangTable, seat: int, other: int) -> int:
    """Seats between two players, the shorter way round, changed by what they have in play; at least 1."""
    return distance_row(g, seat)[other]


def weapon_range(g: BangTable, seat: int) -> int:
    """How far a player can shoot: 1 with the Colt everyone has."""
    known = g.weapons.get(seat)
    if known is None:
        known = g.query(WeaponRange, COLT_RANGE, seat) if WeaponRange in g.changes[seat] else COLT_RANGE
        g.weapons[seat] = known
    return known


def within(g: BangTable, seat: int, reach: int) -> Sequence[int]:
    """All players at this distance or less, in seat order; always including the seat itself."""
    key = seat << 4 | reach
    known = g.reaches.get(key)
    if known is None:
        row = distance_row(g, seat)
        known = [other for other in g.state.ring if row[other] <= reach]
        g.reaches[key] = known
    return known


def suit_of(g: BangTable, card: int) -> int:
    """The suit printed on a card, unless something changes all suits."""
    return g.query(SuitOf, SUIT[card], card) if SuitOf in g.live.modifies else SUIT[card]


def deciding_suit(g: BangTable, card: int) -> int:
    """The suit of a card that decides something; if it is not the printed one, everyone is told why."""
    suit = suit_of(g, card)
    if suit != SUIT[card] and g.attentive:
        g.tell(SuitCounted, card, SUITS[suit], g.live.modifies[SuitOf][-1].ability.id)
    return suit


def counts_as(g: BangTable, seat: int, card: int) -> tuple[str, ...]:
    """The kinds a hand card may be used as, its own first."""
    own = (KIND[card],)
    return g.query(CountsAs, own, seat, card) if CountsAs in g.changes[seat] else own


def hand_limit(g: BangTable, seat: int) -> int:
    """As many cards as life points."""
    life = g.state.seats[seat].life
    return g.query(HandLimit, life, seat) if HandLimit in g.changes[seat] else life


def bang_limit(g: BangTable, seat: int) -> int:
    """One."""
    return g.query(BangLimit, 1, seat) if BangLimit in g.changes[seat] else 1


def turn_direction(g: BangTable) -> int:
    """1 while turns pass to the left, -1 while they pass to the right."""
    return g.query(TurnDirection, 1, g.state.active) if TurnDirection in g.live.modifies else 1


def immune(g: BangTable, seat: int, by: int, cards: tuple[int, ...]) -> Refusal | None:
    """Why cards another player uses do not affect a player, or None if they do."""
    if seat == by or not cards or Affect not in g.live.forbids:
        return None
    return g.forbidden(Affect(seat, by, cards))


def barred(g: BangTable, seat: int, card: int, kind: str, playing: bool) -> Refusal | None:
    """What forbids the use of a hand card as a kind, if anything does."""
    if not g.restricted:
        return None
    return g.forbidden(Usage(seat, card, kind, playing))


def price_barred(g: BangTable, seat: int, price: int, leaving: int = NO_CARD) -> Refusal | None:
    """Why a player cannot pay a price in hand cards, if there are enough but some may not be spent.

    `leaving` is a card that cannot be part of the price, since it is the one being played.
    """
    cards = [card for card in g.state.seats[seat].hand if card != leaving]
    reasons = [barred(g, seat, card, KIND[card], False) for card in cards] if len(cards) >= price else []
    bars = [why for why in reasons if why is not None]
    return bars[0] if len(cards) - len(bars) < price and bars else None
