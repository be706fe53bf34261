"""Every choice a player of the dice game can be offered, with its canonical notation."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.dice.model import ALL_DICE, ARROWS, DICE, MAX_SEATS
from sixgun.kernel.asks import Option


class Stop(Option):
    """Keep the dice as they lie."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "stops"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("stop", "passes", "keeps all", "keeps everything")


class Reroll(Option):
    """Roll some dice again; `mask` has bit *k* for die *k + 1*, `dice` says how many they are."""

    fields: ClassVar[tuple[str, ...]] = ("mask",)
    __slots__ = ("dice", "mask")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.dice = mask.bit_count()

    def notation(self, names: Sequence[str]) -> str:
        return "rerolls " + numbers(self.mask)

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        every = ("rerolls all",) if self.mask == ALL_DICE else ()
        kept = ALL_DICE & ~self.mask
        return (f"keeps {numbers(kept)}" if kept else "keeps none", "reroll " + numbers(self.mask), *every)


def numbers(mask: int) -> str:
    """Dice of a mask by their numbers, 1 to 5."""
    return " ".join(str(die + 1) for die in range(DICE) if mask >> die & 1)


class Shoot(Option):
    """Assign one bull's-eye to a target; doubled, it takes two life points and a beer is used up.

    `hits` has the target and the points it is to lose, as one of the hits of a batch.
    """

    fields: ClassVar[tuple[str, ...]] = ("target", "doubled")
    __slots__ = ("doubled", "hits", "target")

    def __init__(self, target: int, doubled: bool = False) -> None:
        self.target = target
        self.doubled = doubled
        self.hits = ((target, 2 if doubled else 1),)

    def notation(self, names: Sequence[str]) -> str:
        return f"shoots {names[self.target]}" + (" twice" if self.doubled else "")

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return (
            (f"shoots {names[self.target]} doubled", f"doubles at {names[self.target]}")
            if self.doubled
            else ()
        )


class Serve(Option):
    """Give one beer to a player."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def notation(self, names: Sequence[str]) -> str:
        return f"gives beer to {names[self.seat]}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        name = names[self.seat]
        return (f"serves {name}", f"gives a beer to {name}", f"heals {name}")


class Heal(Option):
    """Let a player gain one life point."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def notation(self, names: Sequence[str]) -> str:
        return f"heals {names[self.seat]}"


class TakeInstead(Option):
    """Take this many arrows instead of losing as many life points."""

    fields: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def notation(self, names: Sequence[str]) -> str:
        return f"takes {arrows(self.count)}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("passes", "takes 0 arrows") if self.count == 0 else (f"takes {self.count}",)


class DropArrows(Option):
    """Return this many of your arrows to the pile."""

    fields: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def notation(self, names: Sequence[str]) -> str:
        return f"discards {arrows(self.count)}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("passes", "discards 0 arrows") if self.count == 0 else (f"discards {self.count}",)


class RemoveArrow(Option):
    """Return one arrow of a player to the pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def notation(self, names: Sequence[str]) -> str:
        return f"removes arrow from {names[self.seat]}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return (f"removes an arrow from {names[self.seat]}",)


def arrows(count: int) -> str:
    """``no arrow``, ``1 arrow``, ``2 arrows``."""
    return "no arrow" if count == 0 else "1 arrow" if count == 1 else f"{count} arrows"


# Options without secrets are made once and shared by all tables.
STOP: Final = Stop()
SHOOT: Final = tuple([Shoot(seat) for seat in range(MAX_SEATS)])
SHOOT_TWICE: Final = tuple([Shoot(seat, True) for seat in range(MAX_SEATS)])
SERVE: Final = tuple([Serve(seat) for seat in range(MAX_SEATS)])
HEAL: Final = tuple([Heal(seat) for seat in range(MAX_SEATS)])
TAKE_INSTEAD: Final = tuple([TakeInstead(count) for count in range(ARROWS + 1)])
DROP_ARROWS: Final = tuple([DropArrows(count) for count in range(ARROWS + 1)])
REMOVE_ARROW: Final = tuple([RemoveArrow(seat) for seat in range(MAX_SEATS)])


REROLL_ALL: Final = Reroll(ALL_DICE)


def _reroll_menus() -> tuple[tuple[Option, ...], ...]:
    options = [*[Reroll(mask) for mask in range(ALL_DICE)], REROLL_ALL]
    return tuple(
        [
            (STOP, *[options[mask] for mask in range(1, ALL_DICE + 1) if mask & ~free == 0]) if free else ()
            for free in range(ALL_DICE + 1)
        ]
    )


REROLL_MENU: Final = _reroll_menus()
"""For every mask of rerollable dice: stop, then every non-empty subset; nothing if all are locked."""
