"""Numbers, attributes and permissions that cards may change. Each starts from the rule everyone has."""

from typing import ClassVar, Final

from sixgun.games.bang.cards import KIND, NO_CARD, NO_SUIT, SUIT, SUITS
from sixgun.games.bang.events import SuitCounted
from sixgun.games.bang.measures import AFFECT as AFFECT
from sixgun.games.bang.measures import DISTANCE, SIGHT, WEAPON_RANGE
from sixgun.games.bang.measures import USAGE as USAGE
from sixgun.games.bang.measures import Affect as Affect
from sixgun.games.bang.measures import Distance as Distance
from sixgun.games.bang.measures import EndingTurn as EndingTurn
from sixgun.games.bang.measures import Sight as Sight
from sixgun.games.bang.measures import Usage as Usage
from sixgun.games.bang.measures import WeaponRange as WeaponRange
from sixgun.games.bang.model import MAX_SEATS, BangTable
from sixgun.kernel.agenda import Frame
from sixgun.kernel.asks import Refusal, refusal
from sixgun.kernel.hooks import ANYONE, Query, change
from sixgun.kernel.state import Result


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


class Companions(Query[tuple[int, ...]]):
    """The cards that may accompany a BANG! card when it is played. About: seat, the BANG! card."""


class TurnDirection(Query[int]):
    """1 if the turn passes to the left, -1 if it passes to the right. About: the player whose turn ends."""


class WayBack(Query[str]):
    """What brings an eliminated player back whose turn comes up; empty for nothing. About: seat."""


class KeepsTokens(Query[bool]):
    """Whether a player who leaves the game keeps tokens of a sort, to have them on coming back.

    About: seat, what sort of token.
    """


class Resting(Query[int]):
    """Where a card goes that leaves a hand or the table: a pile, or the seat whose hand it comes to.

    About: whose it was, the card, and why it goes.
    """


class DrawnFrom(Query[int]):
    """From which pile the active player draws now. About: seat."""


class EarnTurn(Frame):
    """Deed: a player earns an extra turn through `source`, an event, a card or a character."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source


class BangTarget(Frame):
    """Deed: a player (`by`) chooses another one (`seat`) as the target of a BANG! card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class Talking(Frame):
    """Deed: somebody, perhaps a spectator, talks at the table."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class AnyDecision(Frame):
    """What `@offers` listens to for an ability that works at any moment its owner has to decide something."""

    __slots__ = ()


APART: Final[dict[int, list[int]]] = {}
"""Distances without changes, by who is in the game and who looks, where nobody has changed places."""

COLT_RANGE: Final = 1
UNLIMITED: Final = 1_000


def distance_row(g: BangTable, seat: int) -> list[int]:
    """How far every player is from `seat`; 0 for the seat itself and for players who are out."""
    found = g.rows[seat]
    if found:
        return found
    found = seats_between(g, seat)
    if g.live.anywhere & DISTANCE:
        changing = [one for one in g.live.modifies[Distance] if one.only == seat or one.only == ANYONE]
        if changing:
            found = found.copy()
            for other in g.state.ring:
                if other != seat:
                    steps = found[other]
                    for bound in changing:
                        steps = bound.function(bound.ability, g, steps, seat, other)
                    found[other] = steps if steps > 1 else 1
    g.rows[seat] = found
    return found


def seats_between(g: BangTable, seat: int) -> list[int]:
    """How far every player is from `seat` if nothing changes it; the list is shared."""
    state = g.state
    usual = not state.order
    key = state.living * MAX_SEATS + seat
    if usual and key in APART:
        return APART[key]
    ring = state.ring
    count = len(ring)
    found = [0] * MAX_SEATS
    here = ring.index(seat) if state.seats[seat].alive else 0
    for place, other in enumerate(ring):
        if other != seat:
            steps = abs(place - here)
            found[other] = max(1, min(steps, count - steps))
    if usual:
        APART[key] = found
    return found


def distance(g: BangTable, seat: int, other: int) -> int:
    """Seats between two players, the shorter way round, changed by what they have in play; at least 1."""
    return distance_row(g, seat)[other]


def sight_row(g: BangTable, seat: int) -> list[int]:
    """How far every player is for a card played from the hand of `seat`."""
    row = distance_row(g, seat)
    if not g.live.anywhere & SIGHT:
        return row
    return [g.query_with(Sight, row[other], seat, other) if row[other] else 0 for other in range(len(row))]


def weapon_range(g: BangTable, seat: int) -> int:
    """How far a player can shoot: 1 with the Colt everyone has."""
    return g.query(WeaponRange, COLT_RANGE, seat) if g.changes[seat] & WEAPON_RANGE else COLT_RANGE


def within(g: BangTable, seat: int, reach: int) -> int:
    """The mask of all players at this distance or less, including the seat itself."""
    row = distance_row(g, seat)
    mask = 0
    for other in g.state.ring:
        if row[other] <= reach:
            mask |= 1 << other
    return mask


def in_range(g: BangTable, seat: int) -> int:
    """The mask of all players whom the weapon of a player reaches."""
    known = g.fields_of_fire[seat]
    if not known:
        known = g.fields_of_fire[seat] = within(g, seat, weapon_range(g, seat))
    return known


def next_door(g: BangTable, seat: int) -> int:
    """The mask of all players at distance 1."""
    known = g.near[seat]
    if not known:
        known = g.near[seat] = within(g, seat, 1)
    return known


def suit_of(g: BangTable, card: int) -> int:
    """The suit printed on a card, unless something changes all suits; none stays none."""
    changed = g.live.anywhere & SUIT_OF and SUIT[card] != NO_SUIT
    return g.query(SuitOf, SUIT[card], card) if changed else SUIT[card]


def deciding_suit(g: BangTable, card: int) -> int:
    """The suit of a card that decides something; if it is not the printed one, everyone is told why."""
    suit = suit_of(g, card)
    if suit != SUIT[card] and g.attentive:
        g.tell(SuitCounted, card, SUITS[suit], g.live.modifies[SuitOf][-1].ability.id)
    return suit


def counts_as(g: BangTable, seat: int, card: int) -> tuple[str, ...]:
    """The kinds a hand card may be used as, its own first."""
    own = (KIND[card],)
    return g.query_with(CountsAs, own, seat, card) if g.changes[seat] & COUNTS_AS else own


def hand_limit(g: BangTable, seat: int) -> int:
    """As many cards as life points."""
    life = g.state.seats[seat].life
    return g.query(HandLimit, life, seat) if g.changes[seat] & HAND_LIMIT else life


def bang_limit(g: BangTable, seat: int) -> int:
    """One."""
    return g.query(BangLimit, 1, seat) if g.changes[seat] & BANG_LIMIT else 1


def turn_direction(g: BangTable) -> int:
    """1 while turns pass to the left, -1 while they pass to the right."""
    return g.query(TurnDirection, 1, g.state.active) if g.live.anywhere & TURN_DIRECTION else 1


def keeps_tokens(g: BangTable, seat: int, sort: str) -> bool:
    """Usually everything goes back to the supply (timing 5.2)."""
    return g.query_with(KeepsTokens, False, seat, sort)


def immune(g: BangTable, seat: int, by: int, cards: tuple[int, ...], kind: str = "") -> Refusal | None:
    """Why cards another player uses, as a kind of card, do not affect a player, or None if they do."""
    if seat == by or not cards or not g.live.anywhere & AFFECT:
        return None
    return g.forbidden(Affect(seat, by, cards, kind))


def off_limits(g: BangTable, seat: int, by: int) -> Refusal | None:
    """Why a player cannot be chosen as the target of a BANG! card."""
    if seat == by or not g.live.anywhere & BANG_TARGET:
        return None
    return g.forbidden(BangTarget(seat, by))


def distance_apart_from(g: BangTable, seat: int, other: int) -> int:
    """How far away a player would be without the cards in front of them and without their character."""
    if not g.state.seats[seat].alive:
        return distance(g, seat, other)
    ring = g.state.ring
    steps = abs(ring.index(seat) - ring.index(other))
    steps = min(steps, len(ring) - steps)
    for bound in g.live.modifies.get(Distance, ()):
        if bound.ability.owner != other and bound.only in (ANYONE, seat):
            steps = bound.function(bound.ability, g, steps, seat, other)
    return max(1, steps)


def immune_apart_from(g: BangTable, seat: int, by: int, cards: tuple[int, ...]) -> Refusal | None:
    """Why cards another player uses would not affect a player even without that player's own abilities."""
    if seat == by or not cards:
        return None
    deed = Affect(seat, by, cards)
    for bound in g.live.forbids.get(Affect, ()):
        if bound.ability.owner != seat:
            answer = bound.call(g, deed)
            if answer:
                return answer if isinstance(answer, Refusal) else forbidden_by(bound.ability.id)
    return None


def forbidden_by(ability: str) -> Refusal:
    """The reason for what an ability forbids without giving one."""
    return refusal("forbidden-by", card=ability)


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


ANY_DECISION: Final[int] = change(AnyDecision)
BANG_LIMIT: Final[int] = change(BangLimit)
BANG_TARGET: Final[int] = change(BangTarget)
BASE_DRAW: Final[int] = change(BaseDraw)
BEER_GAIN: Final[int] = change(BeerGain)
CARDS_TO_DRAW: Final[int] = change(CardsToDraw)
COMPANIONS: Final[int] = change(Companions)
COUNTS_AS: Final[int] = change(CountsAs)
DRAWN_FROM: Final[int] = change(DrawnFrom)
FLIP_COUNT: Final[int] = change(FlipCount)
HAND_LIMIT: Final[int] = change(HandLimit)
MISSES_NEEDED: Final[int] = change(MissesNeeded)
RESCUE_REACH: Final[int] = change(RescueReach)
RESTING: Final[int] = change(Resting)
SUIT_OF: Final[int] = change(SuitOf)
TURN_DIRECTION: Final[int] = change(TurnDirection)
VERDICT: Final[int] = change(Verdict)
WAY_BACK: Final[int] = change(WayBack)
