"""Chance: two generators behind one small interface, and a scripted one for written positions.

Live games use `CountedRng`: number *k* of a game is a keyed hash of the secret seed and *k*, so the
state is two values, nobody can guess ahead, and a revealed seed proves the whole deal. Playouts use
`FastRng`, a small generator on 32-bit integers. No other source of chance exists in the engine.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import product
from struct import unpack
from typing import Final, TypeVar

from sixgun.kernel.plain import Json

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
_WORDS: Final = 16
SEED_BYTES: Final = 16
END_OF_ROLL: Final = -1
"""Stands between two rolls in a script."""


class ScriptExhausted(Exception):
    """A written position asked for more chance than its script holds."""


class ScriptMismatch(Exception):
    """A roll has another number of dice than the script wrote down for it."""

    def __init__(self, written: int, rolled: int) -> None:
        super().__init__(f"a roll of {written} dice is written down, but {rolled} are rolled")
        self.written = written
        self.rolled = rolled


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

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        """Faces of `dice` fair dice, numbered from 0, out of one draw."""
        outcomes = _OUTCOMES.get((dice, faces))
        if outcomes is None:
            outcomes = _outcomes(dice, faces)
        return outcomes[self.below(len(outcomes))]

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


_OUTCOMES: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}


def _outcomes(dice: int, faces: int) -> tuple[tuple[int, ...], ...]:
    """All equally likely results of rolling some dice; made once for each number of dice and faces."""
    found = tuple(product(range(faces), repeat=dice))
    _OUTCOMES[dice, faces] = found
    return found


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

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        # As in the base class, with `word` and `below` written out: the hottest lines of a playout.
        outcomes = _OUTCOMES.get((dice, faces))
        if outcomes is None:
            outcomes = _outcomes(dice, faces)
        count = len(outcomes)
        while True:
            b = self.b
            c = self.c
            t = (self.a + b + self.counter) & _MASK
            self.counter += 1
            self.a = b ^ (b >> 9)
            self.b = (c + (c << 3)) & _MASK
            self.c = ((c << 21 | c >> 11) + t) & _MASK
            product = t * count
            low = product & _MASK
            if low >= count or low >= 0x100000000 % count:
                return outcomes[product >> 32]

    def moment(self) -> int:
        return self.counter

    def clone(self) -> Rng:
        return FastRng(self.a, self.b, self.c, self.counter)

    def save(self) -> list[Json]:
        return ["fast", self.a, self.b, self.c, self.counter]


class ScriptedRng(Rng):
    """Chance as written down beforehand: each number is the answer to one die or one `below`.

    `END_OF_ROLL` may divide the script into rolls; then every roll must have as many dice as are written. A
    script that ends or does not fit is an error, unless there is a generator to go on with (`after`).
    """

    __slots__ = ("after", "position", "script")

    def __init__(self, script: tuple[int, ...], position: int = 0, after: Rng | None = None) -> None:
        self.script = script
        self.position = position
        self.after = after

    def below(self, n: int) -> int:
        if self.position >= len(self.script):
            if self.after is not None:
                return self.after.below(n)
            raise ScriptExhausted(f"{self.position} numbers were scripted and one more is needed")
        value = self.script[self.position]
        if not 0 <= value < n:
            raise ScriptExhausted(f"number {self.position + 1} of the script is {value}, not below {n}")
        self.position += 1
        return value

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        written = self.dice_written()
        if written not in (-1, dice):
            if self.after is None:
                raise ScriptMismatch(written, dice)
            self.position = len(self.script)
        if self.after is not None and self.position >= len(self.script):
            return self.after.roll(dice, faces)
        rolled = tuple([self.below(faces) for _ in range(dice)])
        if written == dice:
            self.position += 1
        return rolled

    def dice_written(self) -> int:
        """How many dice the next roll of the script has, or -1 if it is not divided or at its end."""
        for index in range(self.position, len(self.script)):
            if self.script[index] == END_OF_ROLL:
                return index - self.position
        return -1

    def rolls_left(self) -> int:
        """How many written rolls have not been rolled yet."""
        return self.script[self.position :].count(END_OF_ROLL)

    def moment(self) -> int:
        return self.position + (0 if self.after is None else self.after.moment())

    def clone(self) -> Rng:
        after = None if self.after is None else self.after.clone()
        return ScriptedRng(self.script, self.position, after)

    def save(self) -> list[Json]:
        after: Json = None if self.after is None else list(self.after.save())
        return ["scripted", list(self.script), self.position, after]


def load_rng(data: list[Json]) -> Rng:
    """The generator behind what `save` returned."""
    match data:
        case ["counted", str(seed), int(counter)]:
            return CountedRng(bytes.fromhex(seed), counter)
        case ["fast", int(a), int(b), int(c), int(counter)]:
            return FastRng(a, b, c, counter)
        case ["scripted", list(script), int(position), after]:
            following = load_rng(after) if isinstance(after, list) else None
            return ScriptedRng(tuple([int(str(item)) for item in script]), position, following)
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
