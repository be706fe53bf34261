"""What players of The Valley of Shadows may choose, and what can have happened."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import LABEL, spaced
from sixgun.games.bang.options import CardOption, Use, spellings
from sixgun.kernel.events import OpenEvent


class Ante(CardOption):
    """Lay a card face down for a game of poker."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"lays {card}"


class Send(CardOption):
    """Give this card and another one to the player on the left."""

    fields: ClassVar[tuple[str, ...]] = ("card", "companions")
    __slots__ = ("companions",)

    def __init__(self, card: int, companions: tuple[int, ...]) -> None:
        self.card = card
        self.companions = companions

    def written(self, card: str, names: Sequence[str]) -> str:
        return " and ".join([f"sends {card}", *[LABEL[other] for other in self.companions]])

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        pairs = [(card, other) for other in self.companions for card in (self.card,)]
        return [
            f"sends {one} and {another}"
            for card, other in [*pairs, *[(other, card) for card, other in pairs]]
            for one in spellings(card)
            for another in spellings(other)
        ]


class UseWith(Use):
    """Use the ability of a character to play a card as a BANG! card, together with other cards."""

    fields: ClassVar[tuple[str, ...]] = ("ability", "target", "card", "companions")
    __slots__ = ("companions",)

    def __init__(self, ability: str, target: int, card: int, companions: tuple[int, ...]) -> None:
        super().__init__(ability, target, card)
        self.companions = companions

    def written(self, card: str, names: Sequence[str]) -> str:
        beside = " and ".join([LABEL[companion] for companion in self.companions])
        return f"uses {spaced(self.ability)} with {card} and {beside} at {names[self.target]}"


class PokerLaid(OpenEvent):
    """A card that a player laid for poker is turned up."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class PokerSpoilt(OpenEvent):
    """There is an ace among the cards laid for poker: whoever played it takes none of them."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PokerWon(OpenEvent):
    """A player takes one of the cards laid for poker."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class LifeSaved(OpenEvent):
    """A player leaped in: `target` loses one life point less."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "left")
    __slots__ = ("left", "seat", "target")

    def __init__(self, seat: int, target: int, left: int) -> None:
        self.seat = seat
        self.target = target
        self.left = left


class ShotSure(OpenEvent):
    """The shot a player has just fired cannot be cancelled."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source


class FewerDrawn(OpenEvent):
    """A player draws one card fewer for the sake of an ability."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source
