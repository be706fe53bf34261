"""What the engine may ask of chance, whoever answers: the interface of all generators."""

from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias, TypeVar

from sixgun.kernel.plain import Json

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
ALL_WORDS: Final = 0x100000000
"""How many random words there are."""


class Rng:
    """What the engine may ask of chance. Subclasses provide 32-bit words."""

    __slots__ = ()

    def word(self) -> int:
        """The next 32 random bits."""
        raise NotImplementedError

    def moment(self) -> int:
        """A number that changes whenever chance was used; take-back stops there."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        """An independent generator that will continue with the same numbers."""
        raise NotImplementedError

    def save(self) -> list[Json]:
        """The generator's state as JSON."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1, without bias: unlucky words are drawn again."""
        product = self.word() * n
        low = product & _MASK
        if low < n:
            threshold = ALL_WORDS % n
            while low < threshold:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        """Faces of `dice` fair dice, numbered from 0, out of one draw."""
        try:
            outcomes, count = CUPS[faces][dice]
        except KeyError:
            outcomes, count = cup(dice, faces)
        return outcomes[self.below(count)]

    def pick(self, cards: Sequence[int]) -> int:
        """The place of a card picked at random out of several that nobody may see."""
        return self.below(len(cards))

    def unused(self) -> str:
        """Scripted results that were never used, in words; empty if there are none."""
        return ""

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a fair random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """The first `count` cards of a fairly shuffled pack."""
        pack = list(items)
        for first in range(count):
            pick = first + self.below(len(pack) - first)
            pack[first], pack[pick] = pack[pick], pack[first]
        return pack[:count]


Cup: TypeAlias = tuple[tuple[tuple[int, ...], ...], int]
"""All equally likely results of some dice, and their number."""

CUPS: dict[int, dict[int, Cup]] = {}
"""Cups by faces of a die and number of dice, each made when it is first needed."""


def cup(dice: int, faces: int) -> Cup:
    """Make a cup and keep it."""
    outcomes = tuple(product(range(faces), repeat=dice))
    made = (outcomes, len(outcomes))
    CUPS.setdefault(faces, {})[dice] = made
    return made
