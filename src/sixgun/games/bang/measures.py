"""What the memory of a table depends on: distances, ranges, and what may forbid the use of a card."""

from typing import ClassVar, Final

from sixgun.kernel.agenda import Frame
from sixgun.kernel.hooks import Query, change


class Distance(Query[int]):
    """How far away one player is from another. About: who looks, who is looked at."""


class Sight(Query[int]):
    """How far away one player is for a card that another plays from the hand. About: who looks, at whom."""


class WeaponRange(Query[int]):
    """How far the weapon of a player reaches. About: seat."""


class Affect(Frame):
    """Deed: cards used by one player (`by`), as a kind of card, have an effect on another (`seat`)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cards", "kind")
    __slots__ = ("by", "cards", "kind", "seat")

    def __init__(self, seat: int, by: int, cards: tuple[int, ...], kind: str = "") -> None:
        self.seat = seat
        self.by = by
        self.cards = cards
        self.kind = kind


class Usage(Frame):
    """Deed: a player uses a hand card as a kind, by playing it or (not `playing`) by spending it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "playing")
    __slots__ = ("card", "kind", "playing", "seat")

    def __init__(self, seat: int, card: int, kind: str, playing: bool) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.playing = playing


class EndingTurn(Frame):
    """Deed: the active player ends phase 2."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


DISTANCE: Final[int] = change(Distance)
SIGHT: Final[int] = change(Sight)
WEAPON_RANGE: Final[int] = change(WeaponRange)
AFFECT: Final[int] = change(Affect)
USAGE: Final[int] = change(Usage)
REACHES: Final[int] = DISTANCE | WEAPON_RANGE
"""What distances and ranges depend on."""
RESTRICTIONS: Final[int] = USAGE | change(EndingTurn)
"""Deeds that decide what the active player may do with hand cards."""
