"""Everything that can have happened at a card table. Past tense, facts only."""

from typing import ClassVar, Final

from sixgun.kernel.events import Event, Hidden, OpenEvent
from sixgun.kernel.hooks import sound


class GameBegan(OpenEvent):
    """Roles, characters and hands are dealt; `first` begins."""

    fields: ClassVar[tuple[str, ...]] = ("players", "first")
    __slots__ = ("first", "players")

    def __init__(self, players: int, first: int) -> None:
        self.players = players
        self.first = first


class CharacterShown(OpenEvent):
    """A player chose this character and shows it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ability")
    __slots__ = ("ability", "seat")

    def __init__(self, seat: int, ability: str) -> None:
        self.seat = seat
        self.ability = ability


class TurnBegan(OpenEvent):
    """A player's turn starts, before anything else in it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")
    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class TurnLost(OpenEvent):
    """A player loses the whole turn because of a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class RoundStarterChanged(OpenEvent):
    """A player starts the rounds from now on, because the one who did is out."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CameBack(OpenEvent):
    """An eliminated player is in the game again; without lives if `life` is 0."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause", "life")
    __slots__ = ("cause", "life", "seat")

    def __init__(self, seat: int, cause: str, life: int) -> None:
        self.seat = seat
        self.cause = cause
        self.life = life


class StayedAsGhost(OpenEvent):
    """A player lost the last life point and stays in the game without any because of a card (`cause`)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause")
    __slots__ = ("cause", "seat")

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause


class LeftAgain(OpenEvent):
    """A player who had come back is out of the game again."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause")
    __slots__ = ("cause", "seat")

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause


class RoleSeen(Event):
    """A player looks at the role that was dealt to them anew."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "role")
    __slots__ = ("role", "seat")

    def __init__(self, seat: int, role: Hidden) -> None:
        self.seat = seat
        self.role = role


class RoleShown(OpenEvent):
    """A player who leaves the game without being eliminated shows a role that was secret."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "role")
    __slots__ = ("role", "seat")

    def __init__(self, seat: int, role: str) -> None:
        self.seat = seat
        self.role = role


class TurnEarned(OpenEvent):
    """A player gets an extra turn after this one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source


class DeckShuffled(OpenEvent):
    """The deck had run out: the discard pile was shuffled into a new one."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


REWARD: Final = "reward"
"""What cards are drawn for by whoever eliminates an Outlaw."""


class CardsDrawn(Event):
    """A player drew cards from the deck; only that player knows which.

    ``source`` is the card or character that let them draw, or `REWARD`; empty for the cards of a turn.
    """

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cards", "source")
    __slots__ = ("cards", "count", "seat", "source")

    def __init__(self, seat: int, count: int, cards: tuple[Hidden, ...], source: str = "") -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.source = source


class CardShown(OpenEvent):
    """A player showed a card just drawn to everyone."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class DiscardTaken(OpenEvent):
    """A player took the top card of the discard pile into the hand."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Flipped(OpenEvent):
    """Cards were turned up for a check that `source` asks for: a kind of card or a character."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "source")
    __slots__ = ("cards", "seat", "source")

    def __init__(self, seat: int, cards: tuple[int, ...], source: str) -> None:
        self.seat = seat
        self.cards = cards
        self.source = source


class FlipCounted(OpenEvent):
    """Of several flipped cards this one counts."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class SuitCounted(OpenEvent):
    """A card that decides something counts as another suit than the printed one, because of `source`."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("card", "suit", "source")
    __slots__ = ("card", "source", "suit")

    def __init__(self, card: int, suit: str, source: str) -> None:
        self.card = card
        self.suit = suit
        self.source = source


class CheckMade(OpenEvent):
    """A check succeeded or failed, seen from the player who made it."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "lucky")
    __slots__ = ("lucky", "seat", "source")

    def __init__(self, seat: int, source: str, lucky: bool) -> None:
        self.seat = seat
        self.source = source
        self.lucky = lucky


class CardPlayed(OpenEvent):
    """A player played a hand card as `kind`, in their own turn or in answer to something."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target")
    __slots__ = ("card", "kind", "seat", "target")

    def __init__(self, seat: int, card: int, kind: str, target: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target


class CardLaid(OpenEvent):
    """A player put a card into play, in front of themselves or of `target`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target


class CardStopped(OpenEvent):
    """A player stopped what `by` turned against them alone: a card or an ability (`cause`)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause")
    __slots__ = ("by", "cause", "seat")

    def __init__(self, seat: int, by: int, cause: str) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause


class CardUsed(OpenEvent):
    """A player used a card in front of them."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target


class AbilityUsed(OpenEvent):
    """A player used the ability of a character."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "ability", "target")
    __slots__ = ("ability", "seat", "target")

    def __init__(self, seat: int, ability: str, target: int) -> None:
        self.seat = seat
        self.ability = ability
        self.target = target


class EventUsed(OpenEvent):
    """A player uses what an event allows everyone, at a player if it needs one."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "ability", "target")
    __slots__ = ("ability", "seat", "target")

    def __init__(self, seat: int, ability: str, target: int) -> None:
        self.seat = seat
        self.ability = ability
        self.target = target


class AbilityCopied(OpenEvent):
    """A player has the ability of another character for a while."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "ability")
    __slots__ = ("ability", "seat")

    def __init__(self, seat: int, ability: str) -> None:
        self.seat = seat
        self.ability = ability


class CardSpent(OpenEvent):
    """A player discarded a hand card voluntarily: as a price, or where a card of its kind is required."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind")
    __slots__ = ("card", "kind", "seat")

    def __init__(self, seat: int, card: int, kind: str) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind


class CardDiscarded(OpenEvent):
    """A card of a player went to the discard pile without being used; `by` is who made it happen."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "by")
    __slots__ = ("by", "card", "seat")

    def __init__(self, seat: int, card: int, by: int) -> None:
        self.seat = seat
        self.card = card
        self.by = by


class CardToDeck(Event):
    """A card a player discarded went face down onto the deck instead."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: Hidden) -> None:
        self.seat = seat
        self.card = card


class CardReturned(OpenEvent):
    """A card spent in a defence that was given up went back to where it had been."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardTaken(Event):
    """A player took a card in front of `target`, or (`from_hand`) one from `target`'s hand."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "card", "from_hand")
    __slots__ = ("card", "from_hand", "seat", "target")

    def __init__(self, seat: int, target: int, card: Hidden, from_hand: bool) -> None:
        self.seat = seat
        self.target = target
        self.card = card
        self.from_hand = from_hand


class CardPicked(OpenEvent):
    """A player took or discarded a card of `seat` by free choice, with a card or an ability of their own."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class CardLost(OpenEvent):
    """A player lost a card, whichever it was, because another one (`by`) took it or had it discarded."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class CardGiven(Event):
    """A player gave a card to another player; only the two know which."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "card")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, target: int, card: Hidden) -> None:
        self.seat = seat
        self.target = target
        self.card = card


class CardPassed(OpenEvent):
    """A card in play moved on from one player to `target`."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target


class CardsLookedAt(Event):
    """A player looks at cards from the deck, some of which will be kept; nobody else knows them."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cards")
    __slots__ = ("cards", "count", "seat")

    def __init__(self, seat: int, count: int, cards: tuple[Hidden, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards


class CardsPutBack(OpenEvent):
    """A player put cards back on top of the deck."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class StoreOpened(OpenEvent):
    """Cards were turned up for everyone to take one."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class StoreCardTaken(OpenEvent):
    """A player took one of the turned-up cards."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class ShotFired(OpenEvent):
    """A player is the target of a BANG! effect that `cause` describes: a kind of card or a character."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "needed")
    __slots__ = ("by", "cause", "needed", "seat")

    def __init__(self, seat: int, by: int, cause: str, needed: int) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.needed = needed


class ShotCancelled(OpenEvent):
    """A BANG! effect missed. `card` is the BANG! card, if it was one, and `missed` are the Missed! cards."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "card", "missed")
    __slots__ = ("by", "card", "cause", "missed", "seat")

    def __init__(self, seat: int, by: int, cause: str, card: int, missed: tuple[int, ...]) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.card = card
        self.missed = missed


class LifeLost(OpenEvent):
    """A player lost life points; `last` if the loss reached the last one, even if a rescue followed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "cause", "by", "life", "last")
    __slots__ = ("by", "cause", "last", "life", "points", "seat")

    def __init__(self, seat: int, points: int, cause: str, by: int, life: int, last: bool) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause
        self.by = by
        self.life = life
        self.last = last


class LifeGained(OpenEvent):
    """A player regained life points; `by` is whose card or ability it was."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by", "life")
    __slots__ = ("by", "life", "points", "seat")

    def __init__(self, seat: int, points: int, by: int, life: int) -> None:
        self.seat = seat
        self.points = points
        self.by = by
        self.life = life


class Eliminated(OpenEvent):
    """A player is out of the game and shows their role."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "role", "cause", "by")
    __slots__ = ("by", "cause", "role", "seat")

    def __init__(self, seat: int, role: str, cause: str, by: int) -> None:
        self.seat = seat
        self.role = role
        self.cause = cause
        self.by = by


class EstateTaken(Event):
    """A player took cards of an eliminated one; only the two know those from the hand."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "count", "cards")
    __slots__ = ("cards", "count", "seat", "target")

    def __init__(self, seat: int, target: int, count: int, cards: tuple[Hidden, ...]) -> None:
        self.seat = seat
        self.target = target
        self.count = count
        self.cards = cards


class Buried(OpenEvent):
    """The cards of an eliminated player have found their place."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class Rewarded(OpenEvent):
    """A player is rewarded for the elimination of `target` with this many cards."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "count")
    __slots__ = ("count", "seat", "target")

    def __init__(self, seat: int, target: int, count: int) -> None:
        self.seat = seat
        self.target = target
        self.count = count


class Punished(OpenEvent):
    """The Sheriff eliminated the Deputy `target` and discards everything."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    __slots__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


class LastManStanding(OpenEvent):
    """Three players: nobody killed their own target; from now on the last one alive wins."""

    __slots__ = ()


class GameEnded(OpenEvent):
    """The game is over and all roles are shown."""

    fields: ClassVar[tuple[str, ...]] = ("winners", "reason", "roles")
    __slots__ = ("reason", "roles", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, roles: tuple[str, ...]) -> None:
        self.winners = winners
        self.reason = reason
        self.roles = roles


CARD_LAID: Final[int] = sound(CardLaid)
CARD_LOST: Final[int] = sound(CardLost)
CARD_PICKED: Final[int] = sound(CardPicked)
CARD_PLAYED: Final[int] = sound(CardPlayed)
CARD_SPENT: Final[int] = sound(CardSpent)
LIFE_LOST: Final[int] = sound(LifeLost)
SHOT_CANCELLED: Final[int] = sound(ShotCancelled)
TURN_BEGAN: Final[int] = sound(TurnBegan)
