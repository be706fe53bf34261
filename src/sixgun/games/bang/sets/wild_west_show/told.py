"""What players of Wild West Show may choose, and what can have happened."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import spaced
from sixgun.games.bang.options import CardOption
from sixgun.kernel.asks import Option
from sixgun.kernel.events import OpenEvent

# -- choices -----------------------------------------------------------------------------------------------


class NameCard(Option):
    """Name the card that a player is ordered to play."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def notation(self, names: Sequence[str]) -> str:
        return f"names {spaced(self.kind)}"


class Obey(CardOption):
    """Play the card one was ordered to play, or show it if it cannot be played like that."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"obeys with {card}"


class KeepPair(Option):
    """Go on with the same two characters."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "keeps both"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("passes",)


class NewPair(Option):
    """Be dealt two other characters."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "exchanges both"


KEEP_PAIR: Final = KeepPair()
NEW_PAIR: Final = NewPair()

# -- events ------------------------------------------------------------------------------------------------


class ShowCardTurned(OpenEvent):
    """A player turns up the next show card, which takes the place of the one before."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "event")
    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: str) -> None:
        self.seat = seat
        self.event = event


class SeatsSwapped(OpenEvent):
    """Two players exchange seats with everything they have; `target` will skip a turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    __slots__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


class TurnSkipped(OpenEvent):
    """A player's turn is passed over."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class RolesDealt(OpenEvent):
    """The roles of some players were shuffled and dealt anew among them."""

    fields: ClassVar[tuple[str, ...]] = ("seats", "cause")
    __slots__ = ("cause", "seats")

    def __init__(self, seats: tuple[int, ...], cause: str) -> None:
        self.seats = seats
        self.cause = cause


class OrderGiven(OpenEvent):
    """A player orders another one to play a card, at somebody (`aim`) or at nobody."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "kind", "aim")
    __slots__ = ("aim", "kind", "seat", "target")

    def __init__(self, seat: int, target: int, kind: str, aim: int) -> None:
        self.seat = seat
        self.target = target
        self.kind = kind
        self.aim = aim


class HandShown(OpenEvent):
    """A player proves with the whole hand that a card is not there."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class ProofShown(OpenEvent):
    """A player shows the card that was asked for but cannot be played like that."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class SpokeUp(OpenEvent):
    """A player has talked although that costs something."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class HandExchanged(OpenEvent):
    """A player has discarded the whole hand and draws as many cards."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class PairDrawn(OpenEvent):
    """A player has the abilities of these characters of the base box from now on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "abilities")
    __slots__ = ("abilities", "seat")

    def __init__(self, seat: int, abilities: tuple[str, ...]) -> None:
        self.seat = seat
        self.abilities = abilities


class CardRepeated(OpenEvent):
    """A player carries out the effect of a card played before once more."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target")
    __slots__ = ("card", "kind", "seat", "target")

    def __init__(self, seat: int, card: int, kind: str, target: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target
