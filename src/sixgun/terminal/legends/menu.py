"""The options of an ask of Western Legends, sorted for choosing: the hand, ways over the map, all else."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from sixgun.games.legends.hands import RANKS, best_hand, describe
from sixgun.games.legends.options import (
    Attack,
    CompleteGoal,
    Contribute,
    Deliver,
    EndTurn,
    OpenPoker,
    PlayCard,
    Prospect,
    ReactWith,
    RobBank,
    SeeDoctor,
    SellGold,
    Shop,
    StartAt,
    StepTo,
    Stop,
    TakeCattle,
    TakeCharacter,
    UseAbility,
    UseItem,
    Work,
)
from sixgun.games.legends.printed import CHARACTERS, SPACES, STORIES, WILD, sign
from sixgun.games.legends.replies import (
    Aim,
    Buy,
    Discard,
    KeepDice,
    LayCard,
    LayHole,
    LeaveStore,
    MoveSheriff,
)
from sixgun.kernel.asks import Closed, Option, Pass, Refusal
from sixgun.terminal.legends.cards import (
    CHARACTER,
    STORY,
    card_name,
    name_of,
    place_name,
    printed,
    spoken,
    start_of,
    text_of,
)
from sixgun.terminal.legends.map import GRID
from sixgun.terminal.legends.ways import WALK, Ground
from sixgun.terminal.stage import NOBODY, Course, Entry, Way
from sixgun.texts import Speaker

DIGITS: Final = "1234567890"
LETTERS: Final = "abdefjknoprvwxyz"
"""The keys of entries; other letters are commands of the table."""

ALWAYS: Final[dict[type[Option], str]] = {
    Work: "w",
    OpenPoker: "p",
    Prospect: "p",
    Shop: "v",
    SellGold: "v",
    RobBank: "r",
    SeeDoctor: "x",
    TakeCattle: "x",
    Deliver: "y",
}
"""What one does again and again in a turn has the same letter wherever it is done."""

STOP_KEY: Final = "s"
NOWHERE: Final = (99, 99)
"""Where a place lies that the drawing of the map does not know."""

HAND_ENTRY: Final = "hand"
STEP_ENTRY: Final = "step"
GO_ENTRY: Final = "go"
OTHER_ENTRY: Final = "other"
STOP_ENTRY: Final = "stop"

MOST_HOLES: Final = 12
"""More pairs of hole cards than this are chosen card by card."""

TWO_VALUES: Final = ("two_pairs", "full_house")
"""Poker hands that are told by two values."""

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
        flop: Sequence[int] = (),
        place: Callable[[str], str] | None = None,
        ground: Ground | None = None,
    ) -> None:
        self._options = options
        self._closed = closed
        self._hand = hand
        self._names = names
        self._speaker = speaker
        self._flop = flop
        self._place = place or (lambda space: place_name(space, speaker))
        self._ground = ground

    def entries(self) -> list[Entry]:
        """All entries with their keys: the hand in its order, then places, then everything else."""
        found = [*self._of_hand(), *self._places(), *self._routes(), *self._others()]
        steps = [entry for entry in found if entry.kind == STEP_ENTRY]
        own = [self._always(entry) if steps else "" for entry in found]
        free = [letter for letter in LETTERS if letter not in ALWAYS.values()]
        rest = [letter for letter in LETTERS if letter in ALWAYS.values() and letter not in own]
        fast = iter(DIGITS)
        keys = iter([*free, *rest, *DIGITS[len(steps) :]] if steps else [*DIGITS, *free, *rest])
        keyed: list[Entry] = []
        for entry, always in zip(found, own, strict=True):
            source = fast if entry.kind == STEP_ENTRY else keys
            key = STOP_KEY if entry.kind == STOP_ENTRY else always or next(source, "")
            keyed.append(replace(entry, key=key))
        return keyed

    def _always(self, entry: Entry) -> str:
        """The letter of what is offered under the same one every time."""
        if len(entry.ways) != 1 or entry.kind == GO_ENTRY:
            return ""
        return ALWAYS.get(type(self._options[entry.ways[0].index]), "")

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
        """The places as they lie on the map: the topmost first, then from the left."""
        found = [(index, option) for index, option in enumerate(self._options) if space_of(option)]
        for index, option in sorted(found, key=lambda one: GRID.get(space_of(one[1]), NOWHERE)):
            label = self._place(space_of(option))
            mark = "" if self._ground is None else self._ground.figures(space_of(option))
            yield Entry(STEP_ENTRY, "", label, -1, 1, (Way(index, self._text(option), mark=mark),))

    def _routes(self) -> Iterator[Entry]:
        """Whole ways: every place worth going to that is farther than a step, as one entry."""
        first = {
            space_of(option): index
            for index, option in enumerate(self._options)
            if isinstance(option, StepTo)
        }
        ways: list[Way] = []
        for spaces, label, stop in self._ground.routes(list(first)) if self._ground is not None else ():
            steps = [f"moves to {space}" for space in spaces[1:]]
            then = Course(WALK, tuple([*steps, "stops"] if stop else steps))
            ways.append(Way(first[spaces[0]], label, then=then))
        if ways:
            yield Entry(GO_ENTRY, "", self._speaker.text("ui-legends-go"), -1, 1, tuple(ways))

    def _others(self) -> Iterator[Entry]:
        """What is neither a card nor a place: actions first, then free activities, then what stops."""
        rest = [
            (index, option)
            for index, option in enumerate(self._options)
            if card_of(option) < 0 and not space_of(option)
        ]
        many = len(rest) > MOST_HOLES
        groups: dict[tuple[str, int], list[tuple[int, Option]]] = {}
        for index, option in sorted(rest, key=lambda one: (_rank(one[1]), self._strength(one[1]))):
            groups.setdefault(_group(index, option, many), []).append((index, option))
        for found in groups.values():
            yield self._single(*found[0]) if len(found) == 1 else self._several(found)

    def _single(self, index: int, option: Option) -> Entry:
        label = note = ""
        if isinstance(option, LayHole):
            label, note = _signs(option.cards), self._hand_name(option.cards)
        elif isinstance(option, TakeCharacter):
            card = printed(CHARACTER, CHARACTERS[option.character].id)
            label = spoken(card.name, self._speaker)
            note = f"{text_of(card, self._speaker)} {start_of(card, self._speaker)}"
        kind = STOP_ENTRY if stops(option) else OTHER_ENTRY
        way = self._way(index, option)
        return Entry(kind, "", label or self._text(option), -1, 1, (way,), note=note)

    def _hand_name(self, cards: Sequence[int]) -> str:
        """What hole cards make together with the flop."""
        if not self._flop or not cards:
            return ""
        hand = best_hand(self._flop, cards, WILD)
        name = self._speaker.text(f"hand-{describe(hand)}")
        values = hand[1:3] if RANKS[hand[0]] in TWO_VALUES else hand[1:2]
        return " ".join([name, *[sign(4 * (value - 2))[:-1] for value in values]])

    def _strength(self, option: Option) -> tuple[int, ...]:
        """The better a poker hand, the smaller; other options keep their order."""
        if not isinstance(option, LayHole) or not self._flop or not option.cards:
            return ()
        return tuple([-number for number in best_hand(self._flop, option.cards, WILD)])

    def _several(self, found: list[tuple[int, Option]]) -> Entry:
        """One thing and several ways to do it: which card pays, which card goes along."""
        ways = [self._way(index, option) for index, option in found]
        first = found[0][1]
        if isinstance(first, Contribute):
            label = name_of(STORY, STORIES[first.story].slug, self._speaker)
        elif isinstance(first, LayHole):
            label = sign(first.cards[0])
            ways = [replace(way, label=self._added(self._hole(way.index))) for way in ways]
        else:
            label = next((self._text(one) for _, one in found if isinstance(one, Buy) and not one.ready), "")
        return Entry(OTHER_ENTRY, "", label or ways[0].label, -1, 1, tuple(ways))

    def _hole(self, index: int) -> tuple[int, ...]:
        option = self._options[index]
        return option.cards if isinstance(option, LayHole) else ()

    def _added(self, cards: Sequence[int]) -> str:
        """The second hole card, and what both make."""
        name = self._hand_name(cards)
        return _signs(cards[1:]) + (f" – {name}" if name else "")


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
