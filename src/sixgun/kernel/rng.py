"""The generators of random numbers: two of them, and how every one is loaded.

Live games use `CountedRng`: number *k* of a game is a keyed hash of the secret seed and *k*, so the
state is two values, nobody can guess ahead, and a revealed seed proves the whole deal. Playouts use
`FastRng`, whose state is a single number. There is no other source of randomness in the engine;
written positions have theirs in `sixgun.kernel.scripted`.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import unpack
from typing import TYPE_CHECKING, Final, TypeVar, cast

from sixgun.kernel.chance import CUPS, Rng, cup
from sixgun.kernel.hashing import blake2b
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

if TYPE_CHECKING:
    from mypy_extensions import i64  # the compiled engine's machine word; interpreted it is an int

T = TypeVar("T")

_WORDS: Final = 16
_BLOCK: Final = "<16I"
_HALF_BITS: Final = 30
_HALF: Final = 0x3FFFFFFF
_HALVES: Final = 0x40000000
_MULTIPLIER: Final = 979278132
"""`_MULTIPLIER * 2**30 - 1` is a prime, and so is half of it: the numbers come round after 2**59."""
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
    """Multiply with carry: for playouts and simulations, not for games people play.

    The state is one number below 2**60: a copy costs nothing, the compiled engine works on it as a machine
    word, and interpreted Python multiplies its halves in one step. Results are exactly fair: a word from the
    incomplete round at the end of the range is drawn again.
    """

    __slots__ = ("x",)

    def __init__(self, x: i64) -> None:
        self.x: i64 = x

    @classmethod
    def seeded(cls, seed: bytes) -> FastRng:
        """A generator from a seed of any length."""
        number = int.from_bytes(blake2b(seed, digest_size=16).digest(), "little")
        return cls(1 + number % (_MULTIPLIER * _HALVES - 2))

    def word(self) -> int:
        return self.below(1 << 16) << 16 | self.below(1 << 16)

    def below(self, n: int) -> int:
        if n > _HALVES:
            return super().below(n)
        bound: i64 = n
        x: i64 = self.x
        while True:
            x = _MULTIPLIER * (x & _HALF) + (x >> _HALF_BITS)
            product: i64 = ((x ^ x >> _HALF_BITS) & _HALF) * bound
            if product & _HALF >= bound or product & _HALF >= _HALVES % bound:
                self.x = x
                return product >> _HALF_BITS

    def pick(self, cards: Sequence[int]) -> int:
        return self.below(len(cards))

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        # As `below`, written out: the hottest lines of a playout with dice.
        try:
            outcomes, count = CUPS[faces][dice]
        except KeyError:
            outcomes, count = cup(dice, faces)
        bound: i64 = count
        x: i64 = self.x
        while True:
            x = _MULTIPLIER * (x & _HALF) + (x >> _HALF_BITS)
            product: i64 = ((x ^ x >> _HALF_BITS) & _HALF) * bound
            if product & _HALF >= bound or product & _HALF >= _HALVES % bound:
                self.x = x
                return outcomes[product >> _HALF_BITS]

    def shuffle(self, items: list[T]) -> None:
        # As `below`, written out with the halves of `x`: nearly half of what it takes to deal a game.
        x: i64 = self.x
        low: i64 = x & _HALF
        high: i64 = x >> _HALF_BITS
        left: i64 = len(items)
        while left > 1:
            x = _MULTIPLIER * low + high
            low = x & _HALF
            high = x >> _HALF_BITS
            product: i64 = (low ^ high) * left
            if product & _HALF >= left or product & _HALF >= _HALVES % left:
                left -= 1
                pick: i64 = product >> _HALF_BITS
                item = items[left]
                items[left] = items[pick]
                items[pick] = item
        self.x = x

    def moment(self) -> int:
        return self.x

    def clone(self) -> Rng:
        return FastRng(self.x)

    def save(self) -> list[Json]:
        return ["fast", int(self.x)]


def number_rows(rows: list[Json]) -> tuple[tuple[int, ...], ...]:
    """Rows of numbers as they are written in JSON."""
    return tuple([tuple([int(str(number)) for number in cast("list[Json]", row)]) for row in rows])


def load_rng(data: list[Json]) -> Rng:
    """The generator behind what `save` returned."""
    match data:
        case ["counted", str(seed), int(counter)]:
            return CountedRng(bytes.fromhex(seed), counter)
        case ["fast", int(x)]:
            return FastRng(x)
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
