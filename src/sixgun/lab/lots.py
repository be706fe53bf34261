"""The lots that golden games draw to choose: a generator that must give the same numbers for ever."""

from hashlib import blake2b
from struct import unpack
from typing import Final

from sixgun.kernel.chance import ALL_WORDS, Rng

_BLOCK: Final = "<16I"


class Lots(Rng):
    """BLAKE2b over the seed and a block number; the games themselves are dealt by `CountedRng`."""

    __slots__ = ("_words", "block", "seed")

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.block = 0
        self._words: list[int] = []  # the rest of the last block, the next word at the end

    def word(self) -> int:
        """The next word of the block, last to first."""
        if not self._words:
            digest = blake2b(self.seed + self.block.to_bytes(8, "little")).digest()
            self._words.extend(unpack(_BLOCK, digest))
            self.block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """A fair number: a word above the largest multiple of n is drawn again."""
        fair = ALL_WORDS - ALL_WORDS % n
        while (word := self.word()) >= fair:
            pass
        return word % n
