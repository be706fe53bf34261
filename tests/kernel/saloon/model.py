"""The nouns of the saloon: forty cards, seats, the state, what can be told and what can be asked for."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from sixgun.kernel.asks import Option
from sixgun.kernel.events import EVERYONE, Event, Hidden
from sixgun.kernel.hooks import Query, sound
from sixgun.kernel.plain import Json, Plain
from sixgun.kernel.rng import Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table

SUITS: Final = "hdcs"
HEARTS: Final = 0
RANKS: Final = 10
COPIES: Final = (
    ("bang", 14),
    ("missed", 8),
    ("beer", 3),
    ("duel", 4),
    ("barrel", 2),
    ("charm", 2),
    ("spyglass", 3),
    ("poker", 4),
)
_PACK: Final = [kind for kind, copies in COPIES for _ in range(copies)]
CARDS: Final = len(_PACK)
KIND: Final = tuple([_PACK[card * 7 % CARDS] for card in range(CARDS)])
"""The kind of every card; seven and forty have no common factor, so the kinds are spread over all suits."""

EVENTS: Final = ("blessing", "hangover", "sermon", "thirst", "wake")
NOBODY: Final = -1
FACE_DOWN: Final = -1


def suit(card: int) -> int:
    """0 hearts, 1 diamonds, 2 clubs, 3 spades."""
    return card // RANKS


def rank(card: int) -> int:
    """1 to 10."""
    return card % RANKS + 1


def label(card: int) -> str:
    """``bang 7h``: one spelling per card."""
    return f"{KIND[card]} {rank(card)}{SUITS[suit(card)]}"


class Seat:
    """One player."""

    __slots__ = ("alive", "character", "copies", "hand", "in_play", "life", "max_life")

    def __init__(self, character: str, life: int, hand: list[int], in_play: list[int]) -> None:
        self.character = character
        self.life = life
        self.max_life = life
        self.alive = True
        self.copies = NOBODY
        self.hand = hand
        self.in_play = in_play

    def clone(self) -> "Seat":
        other = Seat(self.character, self.life, list(self.hand), list(self.in_play))
        other.max_life = self.max_life
        other.alive = self.alive
        other.copies = self.copies
        return other


class SaloonState(State):
    """A table of the saloon. `known[card]` is the mask of seats that know where the card is."""

    __slots__ = (
        "bandit",
        "bangs",
        "deck",
        "discard",
        "events",
        "fought",
        "house",
        "known",
        "seats",
        "turned",
    )

    def __init__(self, rng: Rng, seats: list[Seat]) -> None:
        super().__init__(rng)
        self.seats = seats
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.bandit: list[int] = []
        self.known: list[int] = [0] * CARDS
        self.events: list[str] = []
        self.turned = 0
        self.house: tuple[str, ...] = ()
        self.bangs = 0
        self.fought = False

    def seat_count(self) -> int:
        return len(self.seats)

    @property
    def event(self) -> str:
        """The event card in force; the first `turned` of them lie face up."""
        return self.events[self.turned - 1] if self.turned else ""

    def living(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.alive]

    def neighbour(self, seat: int, step: int) -> int:
        """The next living player to the left (1) or to the right (-1)."""
        count = len(self.seats)
        return next(
            other
            for other in [(seat + step * places) % count for places in range(1, count + 1)]
            if self.seats[other].alive
        )

    def clone(self) -> "SaloonState":
        other = SaloonState(self.rng.clone(), [seat.clone() for seat in self.seats])
        other.copy_from(self)
        other.deck = list(self.deck)
        other.discard = list(self.discard)
        other.bandit = list(self.bandit)
        other.known = list(self.known)
        other.turned = self.turned
        other.events = list(self.events)
        other.house = self.house
        other.bangs = self.bangs
        other.fought = self.fought
        return other

    def save(self) -> dict[str, Json]:
        return super().save() | {
            "seats": [{name: getattr(seat, name) for name in Seat.__slots__} for seat in self.seats],
            "deck": list(self.deck),
            "discard": list(self.discard),
            "bandit": list(self.bandit),
            "known": list(self.known),
            "turned": self.turned,
            "events": list(self.events),
            "house": list(self.house),
            "bangs": self.bangs,
            "fought": self.fought,
        }

    def load(self, data: Mapping[str, Json], classes: Mapping[str, type[Plain]]) -> None:
        super().load(data, classes)
        self.seats = []
        for row in cast("list[dict[str, Any]]", data["seats"]):
            seat = Seat(row["character"], row["life"], list(row["hand"]), list(row["in_play"]))
            seat.max_life, seat.alive, seat.copies = row["max_life"], row["alive"], row["copies"]
            self.seats.append(seat)
        self.deck = list(cast("list[int]", data["deck"]))
        self.discard = list(cast("list[int]", data["discard"]))
        self.bandit = list(cast("list[int]", data["bandit"]))
        self.known = list(cast("list[int]", data["known"]))
        self.turned = cast(int, data["turned"])
        self.events = list(cast("list[str]", data["events"]))
        self.house = tuple(cast("list[str]", data["house"]))
        self.bangs = cast(int, data["bangs"])
        self.fought = bool(data["fought"])


class SaloonTable(Table[SaloonState]):
    """A table of the saloon, with the moves of cards that everything else is made of."""

    __slots__ = ()

    def seat(self, index: int) -> Seat:
        return self.state.seats[index]

    def top_of_deck(self) -> int:
        """Take the top card; an empty deck is rebuilt from the discard pile. -1 when no card is left."""
        state = self.state
        if not state.deck and state.discard:
            state.rng.shuffle(state.discard)
            state.deck, state.discard = state.discard, state.deck
            for card in state.deck:
                state.known[card] = 0
        return state.deck.pop() if state.deck else FACE_DOWN

    def draw(self, seat: int) -> None:
        card = self.top_of_deck()
        if card != FACE_DOWN:
            self.seat(seat).hand.append(card)
            self.state.known[card] |= 1 << seat
            self.reveal(CardDrawn, seat, Hidden(card, self.state.known[card]))

    def drop(self, seat: int, card: int) -> None:
        """From the hand to the discard pile, for everyone to see."""
        self.seat(seat).hand.remove(card)
        self.lay_open(card, self.state.discard)
        self.reveal(CardDropped, seat, card)

    def lay_open(self, card: int, place: list[int]) -> None:
        place.append(card)
        self.state.known[card] = EVERYONE

    def steal(self, thief: int, victim: int) -> None:
        """A card from a hidden hand is always a random one, and the others lose track of it."""
        state = self.state
        hand = self.seat(victim).hand
        if not hand:
            return
        if len(hand) > 1:
            for card in hand:
                state.known[card] = 1 << victim
        card = hand.pop(state.rng.below(len(hand)))
        self.seat(thief).hand.append(card)
        state.known[card] |= 1 << thief
        self.reveal(CardStolen, thief, victim, Hidden(card, state.known[card]))


# -- what has happened -----------------------------------------------------------------------------------


class _Fact(Event):
    """An event whose fields are just listed."""

    __slots__ = ("contents",)

    def __init__(self, *contents: object) -> None:
        self.contents = contents

    def __getattr__(self, name: str) -> Any:
        if name in self.fields:
            return self.contents[self.fields.index(name)]
        raise AttributeError(name)


class TurnBegan(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "number")


class EventTurned(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("event",)


class CardDrawn(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")


class CardDropped(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")


class CardStolen(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "card")


class CardPlayed(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target")


class CardFlipped(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "suit")


class CardPeeked(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")


class BanditDealt(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")


class CardsShown(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("shown", "winner")


class LifeLost(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by", "life")


LIFE_LOST = sound(LifeLost)


class Died(_Fact):
    fields: ClassVar[tuple[str, ...]] = ("seat",)


# -- what abilities may change ---------------------------------------------------------------------------


class CardsDrawn(Query[int]):
    """How many cards a turn begins with. About: seat."""


class MissedNeeded(Query[int]):
    """How many Missed! a shot needs. About: shooter."""


class SuitOf(Query[int]):
    """What a card flipped for a "draw!" shows. About: card."""


# -- what can be chosen ----------------------------------------------------------------------------------


class _Choice(Option):
    """An option that is a verb with a card or a player."""

    __slots__ = ("what",)
    fields: ClassVar[tuple[str, ...]] = ("what",)
    verb: ClassVar[str] = ""

    def __init__(self, what: int) -> None:
        self.what = what

    def notation(self, names: Sequence[str]) -> str:
        return f"{self.verb} {label(self.what)}"


class Use(_Choice):
    """Answer with a card from the hand."""

    verb: ClassVar[str] = "uses"


class Drop(_Choice):
    """Discard a card."""

    verb: ClassVar[str] = "drops"


class Show(_Choice):
    """Bet on a card, face down."""

    verb: ClassVar[str] = "bets"


class Copy(_Choice):
    """Become like another player."""

    def notation(self, names: Sequence[str]) -> str:
        return f"copies {names[self.what]}"


class Play(Option):
    """Play a card, at someone or not."""

    fields: ClassVar[tuple[str, ...]] = ("card", "target")
    __slots__ = ("card", "target")

    def __init__(self, card: int, target: int = NOBODY) -> None:
        self.card = card
        self.target = target

    def notation(self, names: Sequence[str]) -> str:
        return f"plays {label(self.card)}" + (f" at {names[self.target]}" if self.target >= 0 else "")


class Hide(Option):
    """Draw! behind a barrel."""

    fields: ClassVar[tuple[str, ...]] = ("key",)
    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def notation(self, names: Sequence[str]) -> str:
        return f"hides behind {self.key}"


class _Word(Option):
    """An option without contents."""

    __slots__ = ()
    word: ClassVar[str] = ""

    def notation(self, names: Sequence[str]) -> str:
        return self.word


class EndTurn(_Word):
    word: ClassVar[str] = "ends turn"


class FightBandit(_Word):
    word: ClassVar[str] = "fights the bandit"


class Agree(_Word):
    word: ClassVar[str] = "agrees"
