"""Chance: two generators behind one small interface, and a scripted one for written positions.

Live games use `CountedRng`: number *k* of a game is a keyed hash of the secret seed and *k*, so the
state is two values, nobody can guess ahead, and a revealed seed proves the whole deal. Playouts use
`FastRng`, a small generator on 32-bit integers. No other source of chance exists in the engine.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

from sixgun.kernel.plain import Json

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
_WORDS: Final = 16
SEED_BYTES: Final = 16


class ScriptExhausted(Exception):
    """A written position asked for more chance than its script holds."""


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
            threshold = 0x100000000 % n
            while low < threshold:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def roll(self, dice: int, faces: int) -> list[int]:
        """Faces of `dice` fair dice, numbered from 0, out of one draw."""
        code = self.below(faces**dice)
        result: list[int] = []
        for _ in range(dice):
            result.append(code % faces)
            code //= faces
        return result

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a fair random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]


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
            self._words = unpack(f"<{_WORDS}I", digest)
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
    """sfc32: a small chaotic generator for playouts, not for games people play."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: int, b: int, c: int, counter: int = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @classmethod
    def seeded(cls, seed: bytes) -> "FastRng":
        """A generator warmed up from a seed of any length."""
        a, b, c = unpack("<3I", blake2b(seed, digest_size=12, person=b"sixgun-fast").digest())
        rng = cls(a, b, c)
        for _ in range(12):
            rng.word()
        return rng

    def word(self) -> int:
        b = self.b
        c = self.c
        t = (self.a + b + self.counter) & _MASK
        self.counter += 1
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((c << 21 | c >> 11) + t) & _MASK
        return t

    def moment(self) -> int:
        return self.counter

    def clone(self) -> Rng:
        return FastRng(self.a, self.b, self.c, self.counter)

    def save(self) -> list[Json]:
        return ["fast", self.a, self.b, self.c, self.counter]


class ScriptedRng(Rng):
    """Chance as written down beforehand: each number is the answer to one die or one `below`."""

    __slots__ = ("position", "script")

    def __init__(self, script: tuple[int, ...], position: int = 0) -> None:
        self.script = script
        self.position = position

    def below(self, n: int) -> int:
        if self.position >= len(self.script):
            raise ScriptExhausted(f"{self.position} numbers were scripted and one more is needed")
        value = self.script[self.position]
        if not 0 <= value < n:
            raise ScriptExhausted(f"number {self.position + 1} of the script is {value}, not below {n}")
        self.position += 1
        return value

    def roll(self, dice: int, faces: int) -> list[int]:
        return [self.below(faces) for _ in range(dice)]

    def moment(self) -> int:
        return self.position

    def clone(self) -> Rng:
        return ScriptedRng(self.script, self.position)

    def save(self) -> list[Json]:
        return ["scripted", list(self.script), self.position]


def load_rng(data: list[Json]) -> Rng:
    """The generator behind what `save` returned."""
    match data:
        case ["counted", str(seed), int(counter)]:
            return CountedRng(bytes.fromhex(seed), counter)
        case ["fast", int(a), int(b), int(c), int(counter)]:
            return FastRng(a, b, c, counter)
        case ["scripted", list(script), int(position)]:
            return ScriptedRng(tuple([int(str(item)) for item in script]), position)
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
    """What is shown before the deal: it binds the table to the seed without telling it."""
    return blake2b(seed, digest_size=16, person=b"sixgun-deal").hexdigest()
