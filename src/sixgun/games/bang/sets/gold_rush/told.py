"""What players of Gold Rush may choose, and what can have happened."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import spaced
from sixgun.games.bang.model import NOBODY
from sixgun.games.bang.options import Use, spellings
from sixgun.kernel.asks import Option
from sixgun.kernel.events import OpenEvent

# -- choices -----------------------------------------------------------------------------------------------


def used_for(gear: str, mode: str, target: int, names: Sequence[str]) -> str:
    """A piece of equipment with what it is used as and at whom."""
    role = f" as {spaced(mode)}" if mode else ""
    return f"{spaced(gear)}{role}" + (f" at {names[target]}" if target >= 0 else "")


class Buy(Use):
    """Buy equipment from the shop, with what it is to be used as and at whom, perhaps at a lower price."""

    fields: ClassVar[tuple[str, ...]] = ("ability", "mode", "target", "cheaper")
    __slots__ = ("cheaper", "mode")

    spelled: bool = True

    def __init__(self, ability: str, mode: str = "", target: int = NOBODY, cheaper: bool = False) -> None:
        super().__init__(ability, target)
        self.mode = mode
        self.cheaper = cheaper

    def notation(self, names: Sequence[str]) -> str:
        cheaper = " cheaper" if self.cheaper else ""
        return f"buys {used_for(self.ability, self.mode, self.target, names)}{cheaper}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ()


class ForceDiscard(Use):
    """Pay for another player's equipment so that it is discarded."""

    fields: ClassVar[tuple[str, ...]] = ("ability", "target")
    __slots__ = ()

    spelled: bool = True

    def __init__(self, ability: str, target: int) -> None:
        super().__init__(ability, target)

    def notation(self, names: Sequence[str]) -> str:
        return f"removes {spaced(self.ability)} of {names[self.target]}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ()


class UseEquipment(Use):
    """Use equipment in front of you."""

    fields: ClassVar[tuple[str, ...]] = ("ability",)
    __slots__ = ()

    def __init__(self, ability: str) -> None:
        super().__init__(ability)


class Sell(Use):
    """Play a Beer for a nugget instead of a life point."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ()

    spelled: bool = True

    def __init__(self, card: int) -> None:
        super().__init__("gold_rules", NOBODY, card)

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"plays {card} for a nugget"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return [self.written(spelling, names) for spelling in spellings(self.card)[1:]]


class PutToUse(Option):
    """Use equipment that was drawn, as something and at somebody if it needs that."""

    fields: ClassVar[tuple[str, ...]] = ("gear", "mode", "target")
    __slots__ = ("gear", "mode", "target")

    def __init__(self, gear: str, mode: str, target: int) -> None:
        self.gear = gear
        self.mode = mode
        self.target = target

    def notation(self, names: Sequence[str]) -> str:
        return f"uses {used_for(self.gear, self.mode, self.target, names)}"


class PutAway(Option):
    """Put equipment under its deck."""

    fields: ClassVar[tuple[str, ...]] = ("gear",)
    __slots__ = ("gear",)

    def __init__(self, gear: str) -> None:
        self.gear = gear

    def notation(self, names: Sequence[str]) -> str:
        return f"discards {spaced(self.gear)}"


class PlayOn(Option):
    """Take the extra turn."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "takes the turn"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("takes the extra turn", "takes turn")


PLAY_ON: Final = PlayOn()

# -- what happened -----------------------------------------------------------------------------------------


class NuggetsTaken(OpenEvent):
    """A player took nuggets from the supply because of `source`."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "source")
    __slots__ = ("count", "seat", "source")

    def __init__(self, seat: int, count: int, source: str) -> None:
        self.seat = seat
        self.count = count
        self.source = source


class NuggetsPaid(OpenEvent):
    """A player paid nuggets for `source`."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "source")
    __slots__ = ("count", "seat", "source")

    def __init__(self, seat: int, count: int, source: str) -> None:
        self.seat = seat
        self.count = count
        self.source = source


class NuggetsLost(OpenEvent):
    """The nuggets of a player who is out go back to the supply."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class GearBought(OpenEvent):
    """A player bought equipment for so many nuggets, `saved` fewer than printed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "gear", "price", "saved")
    __slots__ = ("gear", "price", "saved", "seat")

    def __init__(self, seat: int, gear: str, price: int, saved: int) -> None:
        self.seat = seat
        self.gear = gear
        self.price = price
        self.saved = saved


class ShopRefilled(OpenEvent):
    """A new card lies in the shop."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("gear",)
    __slots__ = ("gear",)

    def __init__(self, gear: str) -> None:
        self.gear = gear


class GearDrawn(OpenEvent):
    """A player turned up the top equipment card to use it."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "gear")
    __slots__ = ("gear", "seat")

    def __init__(self, seat: int, gear: str) -> None:
        self.seat = seat
        self.gear = gear


class GearUsed(OpenEvent):
    """A player uses equipment, as something and at somebody if it needs that."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "gear", "mode", "target")
    __slots__ = ("gear", "mode", "seat", "target")

    def __init__(self, seat: int, gear: str, mode: str, target: int) -> None:
        self.seat = seat
        self.gear = gear
        self.mode = mode
        self.target = target


class GearPlaced(OpenEvent):
    """A player put equipment in front of `target`."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "gear", "target")
    __slots__ = ("gear", "seat", "target")

    def __init__(self, seat: int, gear: str, target: int) -> None:
        self.seat = seat
        self.gear = gear
        self.target = target


class GearDiscarded(OpenEvent):
    """Equipment of a player went under its deck."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "gear")
    __slots__ = ("gear", "seat")

    def __init__(self, seat: int, gear: str) -> None:
        self.seat = seat
        self.gear = gear


class GearForced(OpenEvent):
    """A player paid so that equipment of `target` is discarded."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "gear", "price")
    __slots__ = ("gear", "price", "seat", "target")

    def __init__(self, seat: int, target: int, gear: str, price: int) -> None:
        self.seat = seat
        self.target = target
        self.gear = gear
        self.price = price


class GearShuffled(OpenEvent):
    """A face-up card would have been drawn: the whole equipment deck was turned down and shuffled."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class SideTaken(OpenEvent):
    """A Shadow Renegade plays on a side until the next turn of the same player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side")
    __slots__ = ("seat", "side")

    def __init__(self, seat: int, side: str) -> None:
        self.seat = seat
        self.side = side
