"""Chance: two generators behind one small interface, and a scripted one for written positions.

Live games use `CountedRng`: number *k* of a game is a keyed hash of the secret seed and *k*, so the
state is two values, nobody can guess ahead, and a revealed seed proves the whole deal. Playouts use
`FastRng`, which is built the same way but does less. There is no other source of randomness in the engine.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import product
from math import factorial
from struct import unpack
from typing import Final, TypeAlias, TypeVar, cast

from sixgun.kernel.plain import Json

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
_ALL_WORDS: Final = 0x100000000
_WORDS: Final = 16
_BLOCK: Final = "<16I"
_ONE_DRAW: Final = 12
"""The orders of this many things can be numbered with one word."""
SEED_BYTES: Final = 16
END_OF_ROLL: Final = -1
"""Stands between two rolls in a script."""


class ScriptExhausted(Exception):
    """A written position needed more random results than its script has."""


class ScriptMismatch(Exception):
    """What chance has to decide does not match what the script says."""


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
            threshold = _ALL_WORDS % n
            while low < threshold:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        """Faces of `dice` fair dice, numbered from 0, out of one draw."""
        try:
            outcomes, count, _ = _CUPS[faces][dice]
        except KeyError:
            outcomes, count, _ = _cup(dice, faces)
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


Cup: TypeAlias = tuple[tuple[tuple[int, ...], ...], int, int]
"""All equally likely results of some dice, their number, and the bound below which a random word is fair."""

_CUPS: dict[int, dict[int, Cup]] = {}
"""Cups by faces of a die and number of dice, each made when it is first needed."""


def _cup(dice: int, faces: int) -> Cup:
    outcomes = tuple(product(range(faces), repeat=dice))
    made = (outcomes, len(outcomes), _ALL_WORDS - _ALL_WORDS % len(outcomes))
    _CUPS.setdefault(faces, {})[dice] = made
    return made


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
        fair = _ALL_WORDS - _ALL_WORDS % n
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
            outcomes, count, fair = _CUPS[faces][dice]
        except KeyError:
            outcomes, count, fair = _cup(dice, faces)
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


class ScriptedRng(Rng):
    """Chance as written down beforehand: each number is the answer to one die or one `below`.

    `END_OF_ROLL` may divide the script into rolls; then every roll must have as many dice as are written. A
    script that ends or does not fit is an error, unless there is a generator to continue with (`after`).
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
                raise ScriptMismatch(f"a roll of {written} dice is written down, but {dice} are rolled")
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

    def unused(self) -> str:
        return told_unused(self.rolls_left(), "rolls")

    def moment(self) -> int:
        return self.position + (0 if self.after is None else self.after.moment())

    def clone(self) -> Rng:
        after = None if self.after is None else self.after.clone()
        return ScriptedRng(self.script, self.position, after)

    def save(self) -> list[Json]:
        after: Json = None if self.after is None else list(self.after.save())
        return ["scripted", list(self.script), self.position, after]


class PickingRng(Rng):
    """Chance for written positions of card games: which cards are picked out of hidden hands is written down.

    Each pick is written as the cards that would do (several if only a kind is named) and must be found among
    those it is picked from. Everything else, such as a shuffle, comes from `after`. When `strict`, a pick
    that is missing or does not fit is an error, otherwise `after` decides from there on. Out of one card
    there is nothing to pick, so it need not be written.
    """

    __slots__ = ("after", "picks", "position", "strict")

    def __init__(
        self, picks: tuple[tuple[int, ...], ...], position: int, after: Rng, strict: bool = False
    ) -> None:
        self.picks = picks
        self.position = position
        self.after = after
        self.strict = strict

    def word(self) -> int:
        return self.after.word()

    def below(self, n: int) -> int:
        return self.after.below(n)

    def pick(self, cards: Sequence[int]) -> int:
        wanted = self.picks[self.position] if self.position < len(self.picks) else ()
        for place, card in enumerate(cards):
            if card in wanted:
                self.position += 1
                return place
        if len(cards) == 1:
            return 0
        if self.strict and wanted:
            raise ScriptMismatch(
                f"number {self.position + 1} of 'picks' is none of the {len(cards)} cards it is picked from"
            )
        if self.strict:
            raise ScriptExhausted("a card is picked at random here and none is left in 'picks'")
        self.position = len(self.picks)
        return self.after.pick(cards)

    def unused(self) -> str:
        return told_unused(len(self.picks) - self.position, "picks")

    def moment(self) -> int:
        return self.position + self.after.moment()

    def clone(self) -> Rng:
        return PickingRng(self.picks, self.position, self.after.clone(), self.strict)

    def save(self) -> list[Json]:
        picks: list[Json] = [list(cards) for cards in self.picks]
        return ["picking", picks, self.position, list(self.after.save()), self.strict]


class WrittenRng(Rng):
    """Chance for written positions of games with dice and with hidden cards: both are written down.

    Each roll is written as its faces and must have as many dice as are rolled. Each pick is written as the
    numbers that would do and must be found among those it is picked from; a sample counts as that many
    picks, unless it takes everything there is. Shuffles come from `after`. When `strict`, what is missing or
    does not fit is an error, otherwise `after` decides from there on.
    """

    __slots__ = ("after", "picked", "picks", "rolled", "rolls", "strict")

    def __init__(
        self,
        rolls: tuple[tuple[int, ...], ...],
        picks: tuple[tuple[int, ...], ...],
        after: Rng,
        strict: bool,
        rolled: int = 0,
        picked: int = 0,
    ) -> None:
        self.rolls = rolls
        self.picks = picks
        self.after = after
        self.strict = strict
        self.rolled = rolled
        self.picked = picked

    def word(self) -> int:
        return self.after.word()

    def below(self, n: int) -> int:
        return self.after.below(n)

    def shuffle(self, items: list[T]) -> None:
        self.after.shuffle(items)

    def roll(self, dice: int, faces: int) -> tuple[int, ...]:
        written = self.rolls[self.rolled] if self.rolled < len(self.rolls) else ()
        if len(written) == dice:
            self.rolled += 1
            return written
        if self.strict and written:
            raise ScriptMismatch(f"a roll of {len(written)} dice is written down, but {dice} are rolled")
        if self.strict:
            raise ScriptExhausted("a roll is needed here and none is left in 'rolls'")
        self.rolled = len(self.rolls)
        return self.after.roll(dice, faces)

    def pick(self, cards: Sequence[int]) -> int:
        wanted = self.picks[self.picked] if self.picked < len(self.picks) else ()
        for place, card in enumerate(cards):
            if card in wanted:
                self.picked += 1
                return place
        if len(cards) == 1:
            return 0
        if self.strict and wanted:
            raise ScriptMismatch(
                f"number {self.picked + 1} of 'picks' is none of the {len(cards)} it is picked from"
            )
        if self.strict:
            raise ScriptExhausted("something is picked at random here and nothing is left in 'picks'")
        self.picked = len(self.picks)
        return self.after.pick(cards)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        left = list(items)
        if count >= len(left):
            return left
        return [left.pop(self.pick(cast("list[int]", left))) for _ in range(count)]

    def unused(self) -> str:
        left = (
            told_unused(len(self.rolls) - self.rolled, "rolls"),
            told_unused(len(self.picks) - self.picked, "picks"),
        )
        return "; ".join([text for text in left if text])

    def moment(self) -> int:
        return self.rolled + self.picked + self.after.moment()

    def clone(self) -> Rng:
        return WrittenRng(self.rolls, self.picks, self.after.clone(), self.strict, self.rolled, self.picked)

    def save(self) -> list[Json]:
        rolls: list[Json] = [list(faces) for faces in self.rolls]
        picks: list[Json] = [list(cards) for cards in self.picks]
        return ["written", rolls, picks, list(self.after.save()), self.strict, self.rolled, self.picked]


def told_unused(count: int, what: str) -> str:
    """``2 of the written rolls were not used``; nothing if all were."""
    return f"{count} of the written {what} {'was' if count == 1 else 'were'} not used" if count > 0 else ""


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
