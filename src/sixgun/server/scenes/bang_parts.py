"""What boxes add to the card table as it travels: their parts, and what they change about seats and cards.

A box whose part the page can show has one function in `SHOWN` and one in `OWN`, by the id of the part.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, cast

from msgspec import Struct

from sixgun.games.bang.cards import BANG, KIND, SUITS
from sixgun.games.bang.event_pile import FACE_DOWN, FINALS, EventPile
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.parts import Part
from sixgun.games.bang.queries import SuitOf, bang_limit, barred, suit_of
from sixgun.games.bang.sets.armed_and_dangerous.load import LoadTokens
from sixgun.games.bang.sets.gold_rush.part import GoldPart
from sixgun.games.bang.sets.great_train_robbery.part import TrainPart
from sixgun.games.bang.sets.wild_west_show.part import ShowPart
from sixgun.games.bang.turn import PhaseOne, cards_to_draw
from sixgun.games.bang.view import BangView, SeatView

UNKNOWN_DRAW: Final = -1

COUNTING: Final = "miss_susanna"
"""The show card under which everyone counts what the active player plays."""


class Asleep(Struct, kw_only=True):
    """A character (`card` is -1) or a card in play that has no effect now, and what does that to it."""

    id: str
    card: int
    by: str


class EventsPart(Struct, kw_only=True, tag="events", tag_field="is"):
    """The pile of events as everyone sees it. Empty words: nothing, or it lies face down."""

    now: str
    """The event in force."""
    next: str
    """The one that comes into force next."""
    past: list[str]
    """Those that have been, without the one in force, oldest first."""
    left: int
    """How many are still to come."""
    last: str
    """The one that will stay in force until the game ends."""
    suit: str
    """The suit the active player named for this turn."""
    duty: int
    """The card the active player has to play this turn, or -1."""


class OwnEventsPart(Struct, kw_only=True, tag="events", tag_field="is"):
    """What only the reader knows about the pile of events and what belongs to it."""

    reserve: str
    """The reader's character in reserve: its id, "?" while it lies face down, empty for none."""


class GoldShown(Struct, kw_only=True, tag="gold", tag_field="is"):
    """Nuggets, the shop and equipment, which lie open to everyone, and the sides of Shadow Renegades."""

    trade: bool
    """Whether there are nuggets and equipment at this table."""
    nuggets: list[int]
    shop: list[str]
    deck: int
    """How many cards of the equipment deck lie face down."""
    under: list[str]
    """Those that lie face up under it, the lowest last."""
    gear: list[list[str]]
    """The equipment in front of every player."""
    sides: list[str]
    """On whose side every Shadow Renegade is; empty for everybody else."""
    shadows: bool
    """Whether eliminated players come back for their turns."""


class CardLoad(Struct, kw_only=True):
    """The load on a card in play."""

    card: int
    count: int


class LoadPart(Struct, kw_only=True, tag="load", tag_field="is"):
    """The load of Armed & Dangerous, which lies open to everyone."""

    cards: list[CardLoad]
    seats: list[int]
    """The load on everyone's character."""
    supply: int
    bell: int
    """Whose next card is played as if everyone were at distance 1, or -1."""
    belt: int
    """Who may play one more BANG! card this turn, or -1."""


class TrainShown(Struct, kw_only=True, tag="train", tag_field="is"):
    """The train of The Great Train Robbery and its line, which lie open to everyone."""

    engine: str
    """The side of the locomotive that is up."""
    pos: int
    """The station it stands at, counted from 0; the number of stations at the End of the Line."""
    stations: list[str]
    cars: list[int]
    """The cars of the train, from the locomotive backwards."""
    deck: int
    """How many cars lie face down."""
    under: list[int]
    """The cars discarded under the deck since it was shuffled, the lowest last."""
    loose: list[int]
    """Cars that are being placed."""


class ShowShown(Struct, kw_only=True, tag="show", tag_field="is"):
    """The deck of show cards as everyone sees it. Empty words: nothing, or it lies face down."""

    now: str
    """The show card in force."""
    past: list[str]
    """Those that have been, oldest first."""
    left: int
    """How many are still to come."""
    closing: str
    """The one that lies at the bottom of the deck."""
    last: bool
    """Whether the one in force is the last one, which stays until the game ends."""
    open: bool
    """Whether all hands lie open."""
    played: int
    """How many cards the active player has played this turn; -1 while nobody counts them."""
    skips: list[int]
    """Who skips their next turn."""


AnyPart: TypeAlias = EventsPart | GoldShown | LoadPart | TrainShown | ShowShown


def parts_of(view: BangView) -> list[AnyPart]:
    """What the boxes on the table add to it, for everyone."""
    return [SHOWN[id](part) for id, part in view.parts.items() if id in SHOWN]


def own_parts_of(view: BangView) -> list[OwnEventsPart]:
    """What the boxes on the table add to what the reader knows."""
    return [OWN[id](part, view.seat) for id, part in view.parts.items() if id in OWN]


def events(part: Part) -> EventsPart:
    """The pile of events."""
    pile = cast(EventPile, part)
    known = [id for id in pile.coming if id != FACE_DOWN]
    over = not pile.coming
    final = next((id for id in known if id in FINALS), "")
    return EventsPart(
        now=pile.event(),
        next=known[-1] if known else "",
        past=list(pile.past[:-1]),
        left=len(pile.coming),
        last=pile.event() if over else final,
        suit=SUITS[pile.suit] if pile.suit >= 0 else "",
        duty=pile.duty,
    )


def own_events(part: Part, seat: int) -> OwnEventsPart:
    """The character a player has in reserve."""
    reserves = cast(EventPile, part).reserves
    return OwnEventsPart(reserve=reserves[seat] if 0 <= seat < len(reserves) else "")


def gold(part: Part) -> GoldShown:
    """Nuggets, shop and equipment."""
    shown = cast(GoldPart, part)
    return GoldShown(
        trade=shown.trade,
        nuggets=list(shown.nuggets),
        shop=list(shown.shop),
        deck=len(shown.deck),
        under=list(shown.under),
        gear=[list(cards) for cards in shown.gear],
        sides=list(shown.sides),
        shadows=shown.shadows,
    )


def load(part: Part) -> LoadPart:
    """The load on cards and characters."""
    tokens = cast(LoadTokens, part)
    return LoadPart(
        cards=[CardLoad(card=card, count=count) for card, count in tokens.cards],
        seats=list(tokens.seats),
        supply=tokens.supply(),
        bell=tokens.bell,
        belt=tokens.belt,
    )


def train(part: Part) -> TrainShown:
    """The train on its line."""
    shown = cast(TrainPart, part)
    return TrainShown(
        engine=shown.engine,
        pos=shown.pos,
        stations=list(shown.stations),
        cars=list(shown.cars),
        deck=len(shown.deck),
        under=list(shown.under),
        loose=list(shown.loose),
    )


def show(part: Part) -> ShowShown:
    """The deck of show cards."""
    deck = cast(ShowPart, part)
    lowest = deck.coming[0] if deck.coming else ""
    return ShowShown(
        now=deck.card,
        past=list(deck.past),
        left=len(deck.coming),
        closing="" if lowest == FACE_DOWN else lowest,
        last=bool(deck.card) and not deck.coming,
        open=deck.opens_hands(),
        played=deck.played if deck.card == COUNTING else -1,
        skips=list(deck.skips),
    )


SHOWN: Final[Mapping[str, Callable[[Part], AnyPart]]] = {
    EventPile.id: events,
    GoldPart.id: gold,
    LoadTokens.id: load,
    TrainPart.id: train,
    ShowPart.id: show,
}
OWN: Final[Mapping[str, Callable[[Part, int], OwnEventsPart]]] = {EventPile.id: own_events}


def asleep_at(g: BangTable, seat: int, player: SeatView) -> list[Asleep]:
    """The characters and cards of a player that have no effect now."""
    if not player.alive:
        return []
    things = [(id, -1) for id in (player.character, *player.borrowed) if id]
    things.extend([(KIND[card], card) for card in player.in_play])
    for part in g.state.parts.values():
        things.extend([(id, -1) for id, owner in part.in_force(g.state) if owner == seat])
    found = [Asleep(id=id, card=card, by=g.silencer_of(g.bound(id, seat, card))) for id, card in things]
    return [one for one in found if one.by]


def suits_now(g: BangTable) -> tuple[list[int], str]:
    """The suit of every card by its number and what changes it; nothing while all are as printed."""
    changing = g.live.modifies.get(SuitOf, ())
    if not changing:
        return [], ""
    return [suit_of(g, card) for card in range(len(KIND))], changing[-1].ability.id


def draws_of(g: BangTable, seat: int) -> int:
    """How many cards a player draws in phase 1; -1 if that is not a number."""
    return UNKNOWN_DRAW if PhaseOne in g.live.replaces else cards_to_draw(g, seat)


def bangs_of(g: BangTable, seat: int) -> int:
    """How many BANG! cards a player may play in a turn; none while not one of them may be played."""
    limit = bang_limit(g, seat)
    if not g.restricted:
        return limit
    # Asked about every such card of the table, so that nothing is told about the player's hand.
    cards = [card for card in g.state.pack() if KIND[card] == BANG]
    return limit if any(barred(g, seat, card, BANG, True) is None for card in cards) else 0
