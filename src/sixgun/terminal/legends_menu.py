"""The options of an ask of Western Legends, sorted for choosing: the hand, ways over the map, all else."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from sixgun.games.legends.options import (
    Aim,
    Attack,
    Buy,
    CompleteGoal,
    Contribute,
    Deliver,
    Discard,
    EndTurn,
    KeepDice,
    LayCard,
    LayHole,
    LeaveStore,
    MoveSheriff,
    PlayCard,
    ReactWith,
    StartAt,
    StepTo,
    Stop,
    TakeCharacter,
    UseAbility,
    UseItem,
)
from sixgun.games.legends.printed import CHARACTERS, SPACES, STORIES, sign
from sixgun.kernel.asks import Closed, Option, Pass, Refusal
from sixgun.terminal.legends_cards import (
    CHARACTER,
    STORY,
    card_name,
    name_of,
    place_name,
    printed,
    spoken,
    text_of,
)
from sixgun.terminal.stage import NOBODY, Entry, Way
from sixgun.texts import Speaker

DIGITS: Final = "1234567890"
LETTERS: Final = "abdefjknoprvwxyz"
"""The keys of entries; other letters are commands of the table."""

STOP_KEY: Final = "s"
HAND_ENTRY: Final = "hand"
STEP_ENTRY: Final = "step"
OTHER_ENTRY: Final = "other"
STOP_ENTRY: Final = "stop"

MOST_HOLES: Final = 12
"""More pairs of hole cards than this are chosen card by card."""

FREE: Final = (Contribute, CompleteGoal, Deliver)
AFTER_MOVE: Final = (UseItem, UseAbility)


def card_of(option: Option) -> int:
    """The card of the own hand that an option is about, or -1."""
    return option.card if isinstance(option, (PlayCard, ReactWith, LayCard, Discard)) else -1


def space_of(option: Option) -> str:
    """The place an option leads to, or nothing."""
    return SPACES[option.space].id if isinstance(option, (StepTo, MoveSheriff, StartAt)) else ""


def target_of(option: Option, players: int) -> int:
    """The seat an option is aimed at, or nobody; the Man in Black has no seat."""
    target = option.target if isinstance(option, (Attack, Aim)) else NOBODY
    return target if target < players else NOBODY


def stops(option: Option) -> bool:
    """Whether an option means to be content."""
    return isinstance(option, (EndTurn, Stop, Pass, LeaveStore, KeepDice))


class Menu:
    """Sorts the options of one ask."""

    def __init__(
        self,
        options: Sequence[Option],
        closed: Sequence[Closed],
        hand: Sequence[int],
        names: Sequence[str],
        speaker: Speaker,
    ) -> None:
        self._options = options
        self._closed = closed
        self._hand = hand
        self._names = names
        self._speaker = speaker

    def entries(self) -> list[Entry]:
        """All entries with their keys: the hand in its order, then places, then everything else."""
        found = [*self._of_hand(), *self._places(), *self._others()]
        steps = [entry for entry in found if entry.kind == STEP_ENTRY]
        fast = iter(DIGITS)
        keys = iter([*LETTERS, *DIGITS[len(steps) :]] if steps else [*DIGITS, *LETTERS])
        keyed: list[Entry] = []
        for entry in found:
            source = fast if entry.kind == STEP_ENTRY else keys
            key = STOP_KEY if entry.kind == STOP_ENTRY else next(source, "")
            keyed.append(replace(entry, key=key))
        return keyed

    def _text(self, option: Option) -> str:
        return self._speaker.option("legends", option, self._names)

    def _way(self, index: int, option: Option) -> Way:
        return Way(index, self._text(option), target_of(option, len(self._names)))

    def _of_hand(self) -> Iterator[Entry]:
        """A card of the hand, with everything that can be done with it or the reason why nothing can."""
        ways: dict[int, list[Way]] = {}
        reasons: dict[int, Refusal] = {}
        for index, option in enumerate(self._options):
            if card_of(option) >= 0:
                ways.setdefault(card_of(option), []).append(self._way(index, option))
        for closed in self._closed:
            if card_of(closed.option) in self._hand:
                reasons.setdefault(card_of(closed.option), closed.refusal)
        if not ways and not reasons:
            return
        for card in self._hand:
            label = card_name(card, self._speaker)
            yield Entry(HAND_ENTRY, "", label, card, 1, tuple(ways.get(card, ())), reasons.get(card))

    def _places(self) -> Iterator[Entry]:
        for index, option in enumerate(self._options):
            if space_of(option):
                label = place_name(space_of(option), self._speaker)
                yield Entry(STEP_ENTRY, "", label, -1, 1, (Way(index, self._text(option)),))

    def _others(self) -> Iterator[Entry]:
        """What is neither a card nor a place: actions first, then free activities, then what stops."""
        rest = [
            (index, option)
            for index, option in enumerate(self._options)
            if card_of(option) < 0 and not space_of(option)
        ]
        many = len(rest) > MOST_HOLES
        groups: dict[tuple[str, int], list[tuple[int, Option]]] = {}
        for index, option in sorted(rest, key=lambda one: _rank(one[1])):
            groups.setdefault(_group(index, option, many), []).append((index, option))
        for found in groups.values():
            yield self._single(*found[0]) if len(found) == 1 else self._several(found)

    def _single(self, index: int, option: Option) -> Entry:
        label = _signs(option.cards) if isinstance(option, LayHole) else ""
        if isinstance(option, TakeCharacter):
            card = printed(CHARACTER, CHARACTERS[option.character].id)
            label = f"{spoken(card.name, self._speaker)}: {text_of(card, self._speaker)}"
        kind = STOP_ENTRY if stops(option) else OTHER_ENTRY
        return Entry(kind, "", label or self._text(option), -1, 1, (self._way(index, option),))

    def _several(self, found: list[tuple[int, Option]]) -> Entry:
        """One thing and several ways to do it: which card pays, which card goes along."""
        ways = [self._way(index, option) for index, option in found]
        first = found[0][1]
        if isinstance(first, Contribute):
            label = name_of(STORY, STORIES[first.story].slug, self._speaker)
        elif isinstance(first, LayHole):
            label = sign(first.cards[0])
            ways = [replace(way, label=_signs(self._hole(way.index)[1:])) for way in ways]
        else:
            label = next((self._text(one) for _, one in found if isinstance(one, Buy) and not one.ready), "")
        return Entry(OTHER_ENTRY, "", label or ways[0].label, -1, 1, tuple(ways))

    def _hole(self, index: int) -> tuple[int, ...]:
        option = self._options[index]
        return option.cards if isinstance(option, LayHole) else ()


def _rank(option: Option) -> int:
    """Actions come before what may follow a Move and what is free, and these before the end."""
    if stops(option):
        return 2
    return 1 if isinstance(option, (*FREE, *AFTER_MOVE)) else 0


def _group(index: int, option: Option, many: bool) -> tuple[str, int]:
    """What tells entries apart: options of one group are ways to do the same thing."""
    if isinstance(option, Contribute):
        return f"story {option.moved}", option.story
    if isinstance(option, Buy):
        return "buy", option.item
    if isinstance(option, LayHole) and many and len(option.cards) > 1:
        return "hole", option.cards[0]
    return "option", index


def _signs(cards: Sequence[int]) -> str:
    return " ".join([sign(card) for card in cards])
