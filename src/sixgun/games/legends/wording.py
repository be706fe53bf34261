"""The words of written positions: from a spelling to the printed things it may mean, and back."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sixgun.games.legends.content.kinds import COLOURS, NOTHING, SUITS
from sixgun.games.legends.printed import (
    BLACK_CARDS,
    BOARD,
    CARDS,
    CATTLE,
    CHARACTERS,
    FACES,
    FIGHT_CARDS,
    GOALS,
    ITEMS,
    SIGNS,
    SPACES,
    STORIES,
    TOKENS,
)
from sixgun.games.legends.view import HIDDEN
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, shown, spoken

NONE: Final = "none"
"""How an empty place is written."""
UNKNOWN: Final = "unknown"
"""How everything face down is written."""


def plain(text: str) -> str:
    """One spelling for what people write in several ways: ``Hands_Up!`` -> ``hands up``."""
    return " ".join(text.replace("_", " ").replace("!", " ").split()).casefold()


class Words:
    """What a group of printed things may be called.

    Attributes:
        what: The noun for complaints: ``card``, ``space``.
        labels: How every thing is written, by number.
        spellings: All numbers that a text may mean.
        known: The words that a complaint suggests.
        example: A list of them, for complaints.
    """

    __slots__ = ("example", "known", "labels", "spellings", "what")

    def __init__(
        self, what: str, labels: Sequence[str], example: str, further: Iterable[tuple[str, int]] = ()
    ) -> None:
        self.what = what
        self.labels = tuple(labels)
        self.example = example
        spellings: dict[str, list[int]] = {}
        for number, label in enumerate(labels):
            spellings.setdefault(plain(label), []).append(number)
        for text, number in further:
            numbers = spellings.setdefault(plain(text), [])
            if number not in numbers:
                numbers.append(number)
        self.spellings: dict[str, tuple[int, ...]] = {
            text: tuple(numbers) for text, numbers in spellings.items()
        }
        self.known = tuple(dict.fromkeys(labels))

    def meant(self, value: Json, path: tuple[str, ...]) -> tuple[int, ...]:
        """Everything that a text may mean; a whole number counts as text."""
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        found = self.spellings.get(plain(text)) if isinstance(text, str) else None
        if found is None:
            word = text if isinstance(text, str) else ""
            raise BadPosition(path, f"{shown(value)} is no {self.what}", word, self.known)
        return found

    def one(self, value: Json, path: tuple[str, ...]) -> int:
        """The thing a text means; the first of several."""
        return self.meant(value, path)[0]

    def one_or_none(self, value: Json, path: tuple[str, ...]) -> int:
        """The thing a text means, or nothing for ``none``."""
        return NOTHING if value is None or value == NONE else self.one(value, path)

    def items(self, value: Json, path: tuple[str, ...]) -> list[Json]:
        """The items of an entry that is a list of such things."""
        if value is None:
            return []
        if not isinstance(value, list):
            raise BadPosition(
                path, f"{spoken(path)} is a list of {self.what}s such as {self.example}, not {shown(value)}"
            )
        return value

    def all(self, value: Json, path: tuple[str, ...]) -> list[int]:
        """A list of such things."""
        return [self.one(item, (*path, str(index))) for index, item in enumerate(self.items(value, path))]

    def label(self, number: int) -> str:
        """How a thing is written."""
        if number == NOTHING:
            return NONE
        return UNKNOWN if number == HIDDEN else self.labels[number]

    def written(self, numbers: Iterable[int]) -> list[Json]:
        """How several things are written, in their order."""
        return [self.label(number) for number in numbers]

    def spelled(self, value: Json, path: tuple[str, ...]) -> str:
        """One thing in a claim: as it is written, or the text itself if that may mean several."""
        if value in (NONE, UNKNOWN):
            return str(value)
        found = self.meant(value, path)
        return self.labels[found[0]] if len(found) == 1 else plain(str(value))

    def is_meant(self, claimed: Json, found: Json) -> bool:
        """Whether a thing is the one a claim names, or one of those."""
        if claimed == found:
            return True
        numbers = self.spellings.get(str(claimed), ())
        return any(self.labels[number] == found for number in numbers)

    def same(self, claimed: Sequence[Json], found: Sequence[Json]) -> bool:
        """Whether these are the claimed things, in any order."""
        left = list(found)
        for one in sorted(claimed, key=self.freedom):
            place = next((index for index, other in enumerate(left) if self.is_meant(one, other)), -1)
            if place < 0:
                return False
            del left[place]
        return not left

    def freedom(self, claimed: Json) -> int:
        """How many things a claim may mean; unambiguous ones are matched first."""
        return len(self.spellings.get(plain(str(claimed)), ()))

    def on_top(self, claimed: Sequence[Json], found: Sequence[Json]) -> bool:
        """Whether a pile has the claimed things on top; an empty claim means an empty pile."""
        if not claimed:
            return not found
        return len(claimed) <= len(found) and all(map(self.is_meant, claimed, found))


def _card_spellings() -> Iterable[tuple[str, int]]:
    for number, card in enumerate(CARDS):
        suit = SUITS[card.suit]
        yield f"{card.rank}{suit[0]}", number
        yield f"{card.rank} of {suit}", number
        yield card.id, number
        yield card.kind, number


CARD_WORDS: Final = Words("card", SIGNS, "[10♥, J♣]", _card_spellings())
FIGHT_WORDS: Final = Words(
    "fight card",
    [card.rank for card in FIGHT_CARDS],
    "[9, J]",
    [(card.id, number) for number, card in enumerate(FIGHT_CARDS)],
)
SPACE_WORDS: Final = Words("space", [space.id for space in SPACES], "[sh_mine]")
ITEM_WORDS: Final = Words("item", [item.id for item in ITEMS], "[rifle, whiskey]")
CHARACTER_WORDS: Final = Words("character", [one.id for one in CHARACTERS], "[doc_holliday]")
STORY_WORDS: Final = Words(
    "story",
    [story.slug for story in STORIES],
    "[payday, gold_fever]",
    [(story.id, number) for number, story in enumerate(STORIES)],
)
GOAL_WORDS: Final = Words(
    "goal",
    [goal.id for goal in GOALS],
    "[goal_wyatt_earp_1]",
    [(goal.id.removeprefix("goal_"), number) for number, goal in enumerate(GOALS)],
)
CATTLE_WORDS: Final = Words(
    "cattle token",
    [token.id for token in CATTLE],
    "[blue_nugget]",
    [(COLOURS[token.colour], number) for number, token in enumerate(CATTLE)],
)
BLACK_WORDS: Final = Words(
    "card of the Man in Black",
    [card.id for card in BLACK_CARDS],
    "[mib_01]",
    [(text, number) for number, card in enumerate(BLACK_CARDS) for text in (str(card.number), card.name)],
)
TOKEN_WORDS: Final = Words(
    "legend token",
    [f"legend_{number + 1:02d}" for number in range(len(TOKENS))],
    "[3, 1]",
    [(str(value), number) for number, value in enumerate(TOKENS)],
)
REGION_WORDS: Final = Words("region", BOARD.region_ids, "[darkrock]")
FACE_WORDS: Final = Words(
    "face",
    [face.id for face in FACES],
    "[nugget, blank]",
    [(face.symbol, number) for number, face in enumerate(FACES)],
)
FACE_SYMBOLS: Final = tuple(dict.fromkeys([face.symbol for face in FACES]))
FACE_WORDS.known = FACE_SYMBOLS
TOKEN_WORDS.known = tuple(dict.fromkeys([str(value) for value in TOKENS]))
CARD_WORDS.known = (*SIGNS, *dict.fromkeys([card.kind for card in CARDS]))


class Pile:
    """All things of a kind while a position hands them out: each is in one place."""

    __slots__ = ("places", "wanted", "words")

    def __init__(self, words: Words) -> None:
        self.words = words
        self.places: dict[int, tuple[str, ...]] = {}
        """Where each thing that has been handed out is."""
        self.wanted: list[tuple[tuple[int, ...], tuple[str, ...], str]] = []

    def want(self, value: Json, path: tuple[str, ...]) -> None:
        """Note the things of an entry; which ones they are is decided by `hand_out`."""
        for index, item in enumerate(self.words.items(value, path)):
            if item is not None and item != NONE:
                self.want_one(item, (*path, str(index)))

    def want_one(self, item: Json, place: tuple[str, ...]) -> None:
        """Note one thing."""
        self.wanted.append((self.words.meant(item, place), place, str(item)))

    def hand_out(self) -> dict[tuple[str, ...], int]:
        """All noted things by place: first those named exactly, then the first free one for each other."""
        found: dict[tuple[str, ...], int] = {}
        for numbers, place, text in sorted(self.wanted, key=_choice):
            free = [number for number in numbers if number not in self.places]
            if not free:
                there = ", ".join(dict.fromkeys([spoken_place(self.places[number]) for number in numbers]))
                count = "there is one" if len(numbers) == 1 else f"there are {len(numbers)}"
                raise BadPosition(place, f"{text} is written too often; {count}: {there}")
            self.places[free[0]] = place
            found[place] = free[0]
        return found

    def listed(self, found: Mapping[tuple[str, ...], int], path: tuple[str, ...]) -> list[int]:
        """The things of one entry, in the order they are written."""
        return [found[place] for _, place, _ in self.wanted if place[:-1] == path]

    def left(self, order: Iterable[int]) -> list[int]:
        """The things nobody named, in a given order."""
        return [number for number in order if number not in self.places]


def _choice(want: tuple[tuple[int, ...], tuple[str, ...], str]) -> int:
    return len(want[0])


def spoken_place(place: tuple[str, ...]) -> str:
    """``("Ann", "hand", "2")`` -> ``hand of Ann``."""
    return spoken([step for step in place if not step.isdigit()])
