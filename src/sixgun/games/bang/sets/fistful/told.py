"""What players of A Fistful of Cards may choose, and what can have happened."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.options import CardOption
from sixgun.kernel.asks import Option
from sixgun.kernel.events import OpenEvent

RED: Final = "red"
BLACK: Final = "black"


class GiveLife(Option):
    """Lose a life point so that another player gains one."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def notation(self, names: Sequence[str]) -> str:
        return f"gives a life to {names[self.target]}"


class Drink(Option):
    """Give up phase 1 for a life point."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "drinks"


class Guess(Option):
    """Say which colour the next card has."""

    fields: ClassVar[tuple[str, ...]] = ("colour",)
    __slots__ = ("colour",)

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def notation(self, names: Sequence[str]) -> str:
        return f"guesses {self.colour}"


class Exchange(CardOption):
    """Discard a hand card to draw another one for it."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"exchanges {card}"


class Done(Option):
    """Exchange no more cards."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "stops"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("passes", "is done", "done")


class PhaseSkipped(OpenEvent):
    """A player gives up phase 1."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source


class ColourGuessed(OpenEvent):
    """A player guessed the colour of a card; the card goes to the hand if it was right."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "card", "lucky")
    __slots__ = ("card", "colour", "lucky", "seat")

    def __init__(self, seat: int, colour: str, card: int, lucky: bool) -> None:
        self.seat = seat
        self.colour = colour
        self.card = card
        self.lucky = lucky


class CardsExchanged(OpenEvent):
    """A player exchanged some hand cards."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class DutyShown(OpenEvent):
    """A player shows a drawn card that has to be played this turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardAimedAt(OpenEvent):
    """A player shoots at a card in front of someone."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "card")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, target: int, card: int) -> None:
        self.seat = seat
        self.target = target
        self.card = card


class RouletteFailed(OpenEvent):
    """A player has no Missed! effect to show, or shows none."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat
