"""The generators of random numbers: two of them, and how every one is loaded.

Live games use `CountedRng`: number *k* of a game is a keyed hash of the secret seed and *k*, so the
state is two values, nobody can guess ahead, and a revealed seed proves the whole deal. Playouts use
`FastRng`, which is built the same way but does less. There is no other source of randomness in the engine;
written positions have theirs in `sixgun.kernel.scripted`.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import factorial
from struct import unpack
from typing import Final, TypeVar, cast

from sixgun.kernel.chance import ALL_WORDS, CUPS, Rng, cup
from sixgun.kernel.plain import Json
from sixgun.kernel.scripted import PickingRng, ScriptedRng, WrittenRng

__all__ = [
    "SEED_BYTES",
    "CountedRng",
    "FastRng",
    "Rng",
    "commitment",
    "load_rng",
    "seed_bytes",
]

T = TypeVar("T")

_WORDS: Final = 16
_BLOCK: Final = "<16I"
_ONE_DRAW: Final = 12
"""The orders of this many things can be numbered with one word."""
SEED_BYTES: Final = 16


class CountedRng(Rng):
    """Keyed BLAKE2b in counter mode: unpredictable, verifiable, two values of state."""

    __slots__ = ("_block", "_words", "counter", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.counter = counter
        self._block = -1
        self._words: tuple[int, ...] = ()

    def word(self) -> int:
        block = self.counter // _WORDS
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "little"), key=self.seed, person=b"sixgun-rng").digest()
            self._words = unpack(_BLOCK, digest)
            self._block = block
        word = self._words[self.counter % _WORDS]
        self.counter += 1
        return word

    def moment(self) -> int:
        return self.counter

    def clone(self) -> Rng:
        return CountedRng(self.seed, self.counter)

    def save(self) -> list[Json]:
        return ["counted", self.seed.hex(), self.counter]


class FastRng(Rng):
    """BLAKE2b over the seed and a block number: for playouts, not for games people play.

    `CountedRng` without the key, and drawn from with fewer steps. One call of the hash gives sixteen words,
    which in interpreted Python is faster than computing them with a small generator's arithmetic.
    The state is two values and needs no warming up, the period is 2**68 words, every word is independent of
    all others as far as anyone can tell, and all numbers fit a machine word. Results are exactly fair: a
    word above the largest multiple of the number of results is drawn again.
    """

    __slots__ = ("_words", "block", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.block = counter // _WORDS
        self._words: list[int] = []  # the rest of the last block, the next word at the end
        if counter % _WORDS:
            self._refill()
            del self._words[_WORDS - counter % _WORDS :]

    @classmethod
    def seeded(cls, seed: bytes) -> "FastRng":
        """A generator from a seed of any length."""
        return cls(seed if len(seed) == SEED_BYTES else blake2b(seed, digest_size=SEED_BYTES).digest())

    def _refill(self) -> None:
        """The words of the next block."""
        digest = blake2b(self.seed + self.block.to_bytes(8, "little")).digest()
        self._words.extend(unpack(_BLOCK, digest))
        self.block += 1

    def word(self) -> int:
        if not self._words:
            self._refill()
        return self._words.pop()

    def below(self, n: int) -> int:
        fair = ALL_WORDS - ALL_WORDS % n
        words = self._words
        while True:
            if not words:
                self._refill()
            word = words.pop()
            if word < fair:
                return word % n

    def pick(self, cards: Sequence[int]) -> int:
        return self.below(len(cards))

    def shuffle(self, items: list[T]) -> None:
        if len(items) > _ONE_DRAW:
            super().shuffle(items)
            return
        order = self.below(factorial(len(items)))  # one draw for all: every order has its number
        for last in range(len(items) - 1, 0, -1):
            order, pick = divmod(order, last + 1)
            items[last], items[pick] = items[pick], items[last]

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        # As `below`, written out: the hottest lines of a playout.
        try:
            outcomes, count, fair = CUPS[faces][dice]
        except KeyError:
            outcomes, count, fair = cup(dice, faces)
        while True:
            try:
                word = self._words.pop()
            except IndexError:
                self._refill()
                continue
            if word < fair:
                return outcomes[word % count]

    def moment(self) -> int:
        return self.block * _WORDS - len(self._words)

    def clone(self) -> Rng:
        other = FastRng(self.seed)
        other.block = self.block
        other._words = self._words.copy()
        return other

    def save(self) -> list[Json]:
        return ["fast", self.seed.hex(), self.moment()]


def number_rows(rows: list[Json]) -> tuple[tuple[int, ...], ...]:
    """Rows of numbers as they are written in JSON."""
    return tuple([tuple([int(str(number)) for number in cast("list[Json]", row)]) for row in rows])


def load_rng(data: list[Json]) -> Rng:
    """The generator behind what `save` returned."""
    match data:
        case ["counted", str(seed), int(counter)]:
            return CountedRng(bytes.fromhex(seed), counter)
        case ["fast", str(seed), int(counter)]:
            return FastRng(bytes.fromhex(seed), counter)
        case ["scripted", list(script), int(position), after]:
            following = load_rng(after) if isinstance(after, list) else None
            return ScriptedRng(tuple([int(str(item)) for item in script]), position, following)
        case ["picking", list(picks), int(position), list(after), bool(strict)]:
            return PickingRng(number_rows(picks), position, load_rng(after), strict)
        case ["written", list(rolls), list(picks), list(after), bool(strict), int(rolled), int(picked)]:
            return WrittenRng(number_rows(rolls), number_rows(picks), load_rng(after), strict, rolled, picked)
    raise ValueError(f"unknown generator {data!r}")


def seed_bytes(text: str) -> bytes:
    """The 128-bit seed behind a text: 32 hex digits are taken literally, anything else is hashed."""
    if len(text) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return blake2b(text.encode(), digest_size=SEED_BYTES, person=b"sixgun-seed").digest()


def commitment(seed: bytes) -> str:
    """What is shown before the deal: it binds the table to the seed without revealing it."""
    return blake2b(seed, digest_size=16, person=b"sixgun-deal").hexdigest()
