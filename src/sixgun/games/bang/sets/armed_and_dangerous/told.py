"""What players of Armed & Dangerous may choose, and what can have happened to load."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import NO_CARD
from sixgun.games.bang.options import CardOption
from sixgun.kernel.asks import Option
from sixgun.kernel.events import OpenEvent

CHARACTER: Final = NO_CARD
"""Where a card is asked for: the place for load that is not a card but the player's character."""


class AddLoad(CardOption):
    """Put load on one of your cards, or without a card on your character."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"loads {card or 'character'}"


class Unload(CardOption):
    """Pay so much load from one of your cards, or without a card from your character."""

    fields: ClassVar[tuple[str, ...]] = ("card", "count")
    __slots__ = ("count",)

    def __init__(self, card: int, count: int) -> None:
        self.card = card
        self.count = count

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"unloads {self.count} from {card or 'character'}"


class Upgrade(Option):
    """Pay load to make the card you play better, once or several times."""

    fields: ClassVar[tuple[str, ...]] = ("times",)
    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def notation(self, names: Sequence[str]) -> str:
        return f"upgrades {self.times}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("upgrades",) if self.times == 1 else ()


class AddTarget(Option):
    """Pay load to aim the card you play at one more player."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def notation(self, names: Sequence[str]) -> str:
        return f"adds {names[self.target]}"


class LoadEvent(OpenEvent):
    """Something happened to load on a card in front of a player or, without a card, on the character."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "count")
    __slots__ = ("card", "count", "seat")

    def __init__(self, seat: int, card: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count


class LoadAdded(LoadEvent):
    """Load was put there from the supply."""

    __slots__ = ()


class LoadPaid(LoadEvent):
    """Load from there was paid for something."""

    __slots__ = ()


class LoadRemoved(LoadEvent):
    """Load from there went back to the supply."""

    __slots__ = ()


class LoadMoved(LoadEvent):
    """Load was moved there from the player's own character."""

    __slots__ = ()


class LoadTaken(OpenEvent):
    """A player took load from a card or the character of `target` onto the own character."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "card", "count")
    __slots__ = ("card", "count", "seat", "target")

    def __init__(self, seat: int, target: int, card: int, count: int) -> None:
        self.seat = seat
        self.target = target
        self.card = card
        self.count = count
