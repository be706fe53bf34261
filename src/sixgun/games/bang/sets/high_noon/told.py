"""What players of High Noon may choose, and what can have happened."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import spaced
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event, Hidden, OpenEvent


class NameSuit(Option):
    """Name the suit that may be played this turn."""

    fields: ClassVar[tuple[str, ...]] = ("suit",)
    __slots__ = ("suit",)

    def __init__(self, suit: str) -> None:
        self.suit = suit

    def notation(self, names: Sequence[str]) -> str:
        return f"names {self.suit}"


class Swap(Option):
    """Become the character in reserve."""

    fields: ClassVar[tuple[str, ...]] = ("character",)
    __slots__ = ("character",)

    def __init__(self, character: str) -> None:
        self.character = character

    def notation(self, names: Sequence[str]) -> str:
        return f"becomes {spaced(self.character)}"


class KeepIdentity(Option):
    """Stay the character one is."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "stays"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("passes", "keeps")


class SuitNamed(OpenEvent):
    """A player named the suit that may be played this turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "suit")
    __slots__ = ("seat", "suit")

    def __init__(self, seat: int, suit: str) -> None:
        self.seat = seat
        self.suit = suit


class ReserveSeen(Event):
    """A player looked at their reserve for the first time; nobody else knows the character."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    __slots__ = ("character", "seat")

    def __init__(self, seat: int, character: Hidden) -> None:
        self.seat = seat
        self.character = character


class IdentityKept(OpenEvent):
    """A player looked at the reserve and stays the same."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class IdentityChanged(OpenEvent):
    """A player becomes the character in reserve, now with this many life points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "character", "life")
    __slots__ = ("character", "life", "seat")

    def __init__(self, seat: int, character: str, life: int) -> None:
        self.seat = seat
        self.character = character
        self.life = life
