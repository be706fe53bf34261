"""What players of The Great Train Robbery may choose, and what can have happened."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import KIND, LABEL, NO_CARD, spaced
from sixgun.games.bang.model import NOBODY
from sixgun.games.bang.options import CardOption, CardUse, Use, spellings
from sixgun.kernel.asks import Option
from sixgun.kernel.events import OpenEvent

# -- choices -----------------------------------------------------------------------------------------------


class AcquireCar(Use):
    """Pay the price of the station where a car of the train stands, and take the car."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ()
    spelled: bool = True

    def __init__(self, card: int) -> None:
        super().__init__("train_rules", NOBODY, card)

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"acquires {card}"


class MoveTrain(Use):
    """Advance the train by one station before acquiring a car."""

    fields: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()
    spelled: bool = True

    def __init__(self) -> None:
        super().__init__("train_rules")

    def notation(self, names: Sequence[str]) -> str:
        return "moves train"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("moves the train",)


class Place(CardOption):
    """Place a car in front of a player."""

    fields: ClassVar[tuple[str, ...]] = ("card", "target")
    __slots__ = ("target",)

    def __init__(self, card: int, target: int) -> None:
        self.card = card
        self.target = target

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"places {card} in front of {names[self.target]}"


class UseAs(CardUse):
    """Use a car in front of you in place of a card of a kind, perhaps giving up another card for it.

    Attributes:
        other: The card in front of you that is given up; none if it is the car itself.
        companions: Hand cards that accompany it where it stands for a BANG! card.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "kind", "target", "other", "companions")
    __slots__ = ("companions", "kind", "other")

    def __init__(
        self,
        card: int,
        kind: str,
        target: int = NOBODY,
        other: int = NO_CARD,
        companions: tuple[int, ...] = (),
    ) -> None:
        super().__init__(card, target)
        self.kind = kind
        self.other = other
        self.companions = companions

    def written(self, card: str, names: Sequence[str]) -> str:
        beside = [LABEL[one] for one in self.companions]
        return self.spelled_with(card, LABEL[self.other] if self.other != NO_CARD else "", beside, names)

    def spelled_with(self, card: str, other: str, companions: Sequence[str], names: Sequence[str]) -> str:
        """The notation with all cards spelled in a given way."""
        role = f" as {spaced(self.kind)}" if self.other == NO_CARD else ""
        beside = [*([other] if other else []), *companions]
        with_cards = f" with {' and '.join(beside)}" if beside else ""
        at = f" at {names[self.target]}" if self.target >= 0 else ""
        return f"uses {card}{role}{with_cards}{at}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        card = LABEL[self.card]
        others = spellings(self.other) if self.other != NO_CARD else ("",)
        briefly = [spaced(KIND[one]) for one in self.companions]
        every = [LABEL[one] for one in self.companions]
        ways = [every, briefly] if self.companions else [every]
        found = [self.spelled_with(card, other, way, names) for other in others for way in ways]
        return found[1:]


class PlayCopy(Use):
    """Play a hand card to have the effect of the card on top of the discard pile, which is of a kind."""

    fields: ClassVar[tuple[str, ...]] = ("card", "kind", "target")
    __slots__ = ("kind",)
    spelled: bool = True

    def __init__(self, card: int, kind: str, target: int = NOBODY) -> None:
        super().__init__(KIND[card], target, card)
        self.kind = kind

    def written(self, card: str, names: Sequence[str]) -> str:
        at = f" at {names[self.target]}" if self.target >= 0 else ""
        return f"plays {card} copying {spaced(self.kind)}{at}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return [self.written(spelling, names) for spelling in spellings(self.card)[1:]]


class SwapWith(CardOption):
    """SwapWith a card in front of you for another player's."""

    fields: ClassVar[tuple[str, ...]] = ("card", "other")
    __slots__ = ("other",)

    def __init__(self, card: int, other: int) -> None:
        self.card = card
        self.other = other

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"swaps {card} for {LABEL[self.other]}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return [
            f"swaps {one} for {another}" for one in spellings(self.card) for another in spellings(self.other)
        ][1:]


class Hold(CardOption):
    """Rather be shot at than discard a card."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"keeps {card}"


class SkipEngine(Option):
    """The locomotive does nothing at the end of the line."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "skips locomotive"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("skips the locomotive",)


class DoubleEngine(Option):
    """What the locomotive does at the end of the line happens twice."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "doubles locomotive"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("doubles the locomotive",)


SKIP_ENGINE: Final = SkipEngine()
DOUBLE_ENGINE: Final = DoubleEngine()

ROUND: Final = "round"
FREE_MOVE: Final = "free_move"
EFFECT: Final = "effect"
"""What moves the train: a turn of the round starter, the free move of a purchase, a card or a character."""

# -- what happened -----------------------------------------------------------------------------------------


class EngineChosen(OpenEvent):
    """A card was drawn for the side of the locomotive the game begins with."""

    fields: ClassVar[tuple[str, ...]] = ("card", "engine")
    __slots__ = ("card", "engine")

    def __init__(self, card: int, engine: str) -> None:
        self.card = card
        self.engine = engine


class TrainMoved(OpenEvent):
    """The train advanced to a station, or (`end`) to the end of the line.

    `way` tells what moved it: a turn of the round starter, the free move of a purchase, or an effect, which
    `cause` then names.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "way", "cause", "station", "end")
    __slots__ = ("cause", "end", "seat", "station", "way")

    def __init__(self, seat: int, way: str, cause: str, station: str, end: bool) -> None:
        self.seat = seat
        self.way = way
        self.cause = cause
        self.station = station
        self.end = end


class CarAcquired(OpenEvent):
    """A player took a car off the train, at the price of a station or (empty) for nothing."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "station")
    __slots__ = ("card", "seat", "station")

    def __init__(self, seat: int, card: int, station: str) -> None:
        self.seat = seat
        self.card = card
        self.station = station


class CarPlaced(OpenEvent):
    """A car came into play: `seat` placed it in front of `target`."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target


class CarCoupled(OpenEvent):
    """A car was attached to the end of the train."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class CarsDrawn(OpenEvent):
    """A player drew cars from the car deck."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class CarUsed(OpenEvent):
    """A player used a car in place of a card of a kind, and gave up `other` for it or (none) the car."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target", "other")
    __slots__ = ("card", "kind", "other", "seat", "target")

    def __init__(self, seat: int, card: int, kind: str, target: int, other: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target
        self.other = other


class EngineRuns(OpenEvent):
    """The locomotive does at the end of the line what its side says; `seat` is on turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "engine")
    __slots__ = ("engine", "seat")

    def __init__(self, seat: int, engine: str) -> None:
        self.seat = seat
        self.engine = engine


class EngineSkipped(OpenEvent):
    """A player let the locomotive do nothing."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "engine")
    __slots__ = ("engine", "seat")

    def __init__(self, seat: int, engine: str) -> None:
        self.seat = seat
        self.engine = engine


class TrainRebuilt(OpenEvent):
    """A new row of stations was laid, and a train with the other side of the locomotive up begins again."""

    fields: ClassVar[tuple[str, ...]] = ("engine", "stations", "cards")
    __slots__ = ("cards", "engine", "stations")

    def __init__(self, engine: str, stations: tuple[str, ...], cards: tuple[int, ...]) -> None:
        self.engine = engine
        self.stations = stations
        self.cards = cards


class CardsSwapped(OpenEvent):
    """A player swapped a card in front of them for one in front of another player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target", "other")
    __slots__ = ("card", "other", "seat", "target")

    def __init__(self, seat: int, card: int, target: int, other: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.other = other


class CardHeld(OpenEvent):
    """A player would rather be shot at than discard a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CopyPlayed(OpenEvent):
    """A card that was just played takes effect like a card of another kind."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "target")
    __slots__ = ("seat", "source", "target")

    def __init__(self, seat: int, source: str, target: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target


class ShotTurnedAway(OpenEvent):
    """A player discarded a card so that a BANG! card hits another player instead."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target


class PlayerSpared(OpenEvent):
    """A player left somebody out of a card or an effect of theirs."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "cause")
    __slots__ = ("cause", "seat", "target")

    def __init__(self, seat: int, target: int, cause: str) -> None:
        self.seat = seat
        self.target = target
        self.cause = cause
