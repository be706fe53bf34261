"""What a game adds to the frame of the terminal table. One class per game, named in `stage_of`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from rich.text import Text

from sixgun.kernel.asks import Ask, Closed, Option, Refusal
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from sixgun.terminal.look import Look
from sixgun.texts import Speaker

NOBODY: Final = -1


@dataclass(frozen=True)
class Plate:
    """One seat as the frame draws it: inside lines, and the badge on its lower edge."""

    lines: tuple[Text, ...]
    badge: str
    out: bool
    turn: bool
    change: str
    """What just happened to this seat, a few signs such as ``-1``; empty if nothing."""


@dataclass(frozen=True)
class Tray:
    """The middle of the table: everything that depends on who looks and what is picked."""

    view: View
    picked: Option | None
    speaker: Speaker
    look: Look
    width: int
    height: int


@dataclass(frozen=True)
class Parts:
    """A choice put together from parts, such as dice: how many there are, and the words for its two keys."""

    count: int
    word: str
    go: str


class Stage(Protocol):
    """The game's own part of the table. It is given views only.

    Attributes:
        helps: The keys of the lines that explain the keyboard.
        signs: The key of the line that explains the signs on the table.
        example: A choice in notation, as an example of what can be typed.
        hidden_roles: Whether players have roles that others do not know.
        quiet: Prompts that are not worth a remark if there is nothing but passing.
    """

    quiet: ClassVar[tuple[str, ...]]
    hidden_roles: ClassVar[bool]
    helps: ClassVar[tuple[str, ...]]
    signs: ClassVar[str]
    example: ClassVar[str]

    def order(self, view: View) -> Sequence[int]:
        """The seats clockwise, where players have changed places; empty while nobody has."""
        ...

    def plate(self, view: View, seat: int, speaker: Speaker, look: Look, width: int) -> Plate:
        """A seat, to be drawn `width` cells wide."""
        ...

    def own_text(self, view: View, seat: int, speaker: Speaker, look: Look, width: int, height: int) -> Text:
        """The reader's own seat, `width` by `height` cells."""
        ...

    def middle(self, tray: Tray) -> Text:
        """The middle of the table, at most `width` by `height` cells."""
        ...

    def hit(self, tray: Tray, x: int, y: int) -> int:
        """The number key that a click into the middle stands for; 0 for none."""
        ...

    def heard(self, events: Sequence[Event]) -> bool:
        """Take note of what has just happened; True if something in the middle should move."""
        ...

    def tumble(self, moving: bool) -> None:
        """The next frame of the movement, or its end."""
        ...

    def parts(self, ask: Ask) -> Parts | None:
        """What number keys switch if a choice is made of parts; None if they take a whole option."""
        ...

    def toggled(self, picked: Option | None, number: int) -> Option | None:
        """The choice after switching one part; None if no part is left."""
        ...

    def target(self, option: Option) -> int:
        """The seat an option points at, or nobody."""
        ...

    def mark(self, event: Event) -> tuple[str, str]:
        """A sign and a tone (``turn hurt good out plain``) for an event's line in the log."""
        ...

    def role(self, view: View, seat: int, speaker: Speaker) -> str:
        """What is known of the side a seat is on, in a word."""
        ...

    def badge(self, view: View, seat: int, speaker: Speaker) -> str:
        """The same with a sign before it, so that colour need not tell sides apart."""
        ...

    def about(self, view: View, seat: int, speaker: Speaker) -> tuple[str, str]:
        """Who sits there and what this character can do: (name of the character, ability)."""
        ...

    def strangers(self, view: View, words: str, speaker: Speaker) -> list[str]:
        """Who plays along without a seat and is called by these words, in lines; everyone for no words."""
        ...

    def table_told(self, view: View, speaker: Speaker) -> list[str]:
        """The whole table in sentences, one seat a line, for reading aloud."""
        ...

    def condensed(self, events: Sequence[Event]) -> Sequence[Event]:
        """Events of one moment without those that another one says as well."""
        ...

    def scored(self, view: View, speaker: Speaker) -> list[tuple[str, str]]:
        """After the end: how every score was made, (whose, how); nothing in a game without scores."""
        ...

    def idle(self, view: View, last: View | None) -> bool:
        """Whether the reader's open question is not worth asking; `last` was seen at the last decision."""
        ...

    def spelled_out(self, event: Event, speaker: Speaker) -> list[str]:
        """What is told besides an event's line when it happens: it stands out."""
        ...

    def far(self, option: Option, view: View) -> bool:
        """Whether an option is about something that is not even on the table: nobody need be told why not."""
        ...

    def banner(self, view: View, speaker: Speaker) -> str:
        """A moment of what was heard last that stands out, in a sentence or two; empty for none."""
        ...

    def legend(self, view: View, speaker: Speaker) -> str:
        """What the signs on the table mean."""
        ...


class Usual:
    """What most games do alike at the terminal; a game that does otherwise says so itself.

    Attributes:
        marks: The signs and tones of events that have one in the log.
    """

    marks: ClassVar[Mapping[type[Event], tuple[str, str]]] = {}
    quiet: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[str]

    def order(self, view: View) -> Sequence[int]:
        """Nobody ever changes places."""
        return ()

    def hit(self, tray: Tray, x: int, y: int) -> int:
        """No number key stands for a place in the middle."""
        return 0

    def tumble(self, moving: bool) -> None:
        """Nothing tumbles."""

    def parts(self, ask: Ask) -> Parts | None:
        """No choice is put together from parts."""
        return None

    def toggled(self, picked: Option | None, number: int) -> Option | None:
        """Nothing can be switched."""
        return None

    def mark(self, event: Event) -> tuple[str, str]:
        """A sign for the log."""
        return self.marks.get(type(event), (" ", "plain"))

    def strangers(self, view: View, words: str, speaker: Speaker) -> list[str]:
        """Nobody plays along without a seat."""
        return []

    def condensed(self, events: Sequence[Event]) -> Sequence[Event]:
        """Every event has a line of its own."""
        return events

    def scored(self, view: View, speaker: Speaker) -> list[tuple[str, str]]:
        """Nobody counts points."""
        return []

    def idle(self, view: View, last: View | None) -> bool:
        """Every question is worth asking."""
        return False

    def spelled_out(self, event: Event, speaker: Speaker) -> list[str]:
        """Every event is told by its line."""
        return []

    def far(self, option: Option, view: View) -> bool:
        """Everything is on the table."""
        return False

    def banner(self, view: View, speaker: Speaker) -> str:
        """No moment stands out."""
        return ""

    def legend(self, view: View, speaker: Speaker) -> str:
        """The signs of the game."""
        return speaker.text(self.signs)

    def has_topic(self, topic: str, view: View) -> bool:
        """Every topic of the game is there."""
        return True


CLOSED: Final = -1
"""The index of a way that cannot be taken now."""


@dataclass(frozen=True)
class Course:
    """Answers in notation that follow a choice, as long as questions of this kind ask for them."""

    prompt: str
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Way:
    """One option of an entry.

    Attributes:
        index: Its index in the ask, or closed.
        label: What tells it from the other ways.
        target: A seat or nobody.
        why: Why it is closed.
        then: What else is answered with it: the further steps of a way over the map.
        mark: What has to be known of it where no picture shows it: who stands on a space.
    """

    index: int
    label: str
    target: int = NOBODY
    why: Refusal | None = None
    then: Course | None = None
    mark: str = ""


@dataclass(frozen=True)
class Entry:
    """A thing that can be done something with: a card, an ability, or an option of its own.

    Attributes:
        kind: ``hand`` for a card of the hand, ``stop`` for doing no more, ``other`` for all else.
        key: The key that takes it; empty if there are more entries than keys.
        label: What it is called.
        card: The card it is about, or -1.
        copies: How many equal cards it stands for.
        ways: What can be done with it.
        why: Why nothing can be done with it.
        used_as: What it is used as, if that is something else.
        note: What has to be known of it before it is chosen; it stands behind the label.
    """

    kind: str
    key: str
    label: str
    card: int
    copies: int
    ways: tuple[Way, ...]
    why: Refusal | None = None
    used_as: str = ""
    note: str = ""

    @property
    def open_ways(self) -> tuple[Way, ...]:
        """The ways that can be taken now."""
        return tuple([way for way in self.ways if way.index != CLOSED])


@dataclass(frozen=True)
class Scene:
    """A drawing of seats or cards: what is seen, in which size, and which keys take what.

    Attributes:
        keys: Seat -> the key that aims at it now.
        picked: The seat that is pointed at.
    """

    view: View
    speaker: Speaker
    look: Look
    width: int
    height: int
    keys: Mapping[int, str]
    picked: int = NOBODY


class CardStage(Stage, Protocol):
    """The stage of a game with hands of cards.

    Attributes:
        topics: Parts of the table that the plain table tells by their names.
    """

    topics: ClassVar[tuple[str, ...]]

    def entries(self, view: View, ask: Ask, closed: Sequence[Closed], speaker: Speaker) -> list[Entry]:
        """The options of an ask sorted by what they are about, closed ones included."""
        ...

    def ring(self, scene: Scene) -> list[tuple[int, Text]]:
        """The other seats as rows, clockwise from the reader's left: (seat, row)."""
        ...

    def own(self, scene: Scene) -> list[Text]:
        """The reader's own seat in rows."""
        ...

    def strip(self, scene: Scene) -> list[Text]:
        """The middle of the table in a few rows, at most `height` if that is possible."""
        ...

    def cell(self, scene: Scene, entry: Entry, picked: bool) -> Text:
        """An entry as a cell of a list."""
        ...

    def drawn(self, scene: Scene, entry: Entry, picked: bool) -> list[Text]:
        """An entry as a drawn card."""
        ...

    def in_hand(self, view: View, speaker: Speaker) -> list[Entry]:
        """The reader's hand when nothing can be done with it."""
        ...

    def hand_told(self, view: View, speaker: Speaker) -> list[str]:
        """The reader's hand in lines."""
        ...

    def topic_told(self, topic: str, view: View, speaker: Speaker) -> list[str]:
        """One of the topics in lines."""
        ...

    def has_topic(self, topic: str, view: View) -> bool:
        """Whether this table has such a part."""
        ...

    def texts(self, view: View, speaker: Speaker) -> list[tuple[str, str]]:
        """Every different card the reader sees, with what it does: the hand, then the table."""
        ...

    def look_up(self, view: View, words: str, speaker: Speaker) -> list[str]:
        """What a card or a character does whose name begins with these words."""
        ...


def stage_of(game: str) -> Stage:
    """A fresh stage for a game."""
    from sixgun.terminal.bang.stage import BangStage
    from sixgun.terminal.dice.stage import DiceStage
    from sixgun.terminal.legends.stage import LegendsStage

    stages: dict[str, Callable[[], Stage]] = {
        "bang": BangStage,
        "dice": DiceStage,
        "legends": LegendsStage,
    }
    return stages[game]()


def card_stage(stage: Stage) -> CardStage | None:
    """The stage of a game with hands of cards, or None if the game has none."""
    from sixgun.terminal.bang.stage import BangStage
    from sixgun.terminal.legends.stage import LegendsStage

    return stage if isinstance(stage, BangStage | LegendsStage) else None
