"""What a game adds to the frame of the terminal table. One class per game, named in `stage_of`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from rich.text import Text

from sixgun.kernel.asks import Ask, Option
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
    """The game's own part of the table. It is given views only."""

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

    def table_told(self, view: View, speaker: Speaker) -> list[str]:
        """The whole table in sentences, one seat a line, for reading aloud."""
        ...


def stage_of(game: str) -> Stage:
    """A fresh stage for a game."""
    from sixgun.terminal.dice_stage import DiceStage

    stages: dict[str, Callable[[], Stage]] = {"dice": DiceStage}
    return stages[game]()
