"""Chance that follows a script: generators for written positions."""

from collections.abc import Sequence
from typing import Final, TypeVar, cast

from sixgun.kernel.chance import Rng
from sixgun.kernel.plain import Json

T = TypeVar("T")

END_OF_ROLL: Final = -1
"""Stands between two rolls in a script."""


class ScriptExhausted(Exception):
    """A written position needed more random results than its script has."""


class ScriptMismatch(Exception):
    """What chance has to decide does not match what the script says."""


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
