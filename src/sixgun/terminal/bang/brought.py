"""The places where boxes show what they bring: the middle of the table, beside a seat, on a card.

A box whose part of the table can be shown has one line in `BROUGHT`, by the id of the part. What it shows is
made of plain values, so that it serves a table here just as well as one on a server.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple, cast

from rich.text import Text

from sixgun.games.bang.event_pile import EventPile, EventRevealed
from sixgun.games.bang.events import TurnBegan
from sixgun.games.bang.sets.armed_and_dangerous.load import LoadTokens
from sixgun.games.bang.sets.gold_rush.part import GoldPart
from sixgun.games.bang.sets.great_train_robbery.part import TrainPart
from sixgun.games.bang.sets.wild_west_show.part import ShowPart
from sixgun.games.bang.sets.wild_west_show.told import ShowCardTurned
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event
from sixgun.terminal.look import Look
from sixgun.texts import Speaker


class Mark(NamedTuple):
    """A sign, and the word for who cannot tell the sign."""

    sign: str
    word: str


class Brought:
    """What the part of a box shows; nothing, unless it says so.

    Attributes:
        signs: The key of the line that explains its signs; empty for none.
        topics: What of it the plain table tells by its name.
    """

    signs: ClassVar[str] = ""
    topics: ClassVar[tuple[str, ...]] = ()

    def rows(self, width: int, room: int, look: Look, speaker: Speaker) -> list[Text]:
        """The middle of the table: as much as fits into so many rows, the most important in any case."""
        return []

    def beside(self, seat: int, own: bool, speaker: Speaker) -> list[Mark]:
        """What lies beside a seat."""
        return []

    def lifeless(self, cause: str, speaker: Speaker) -> str:
        """What a player is called whom this part brought back without life points; empty for others."""
        return ""

    def on_card(self, card: int, speaker: Speaker) -> Mark | None:
        """What lies on a card in somebody's hand or in play."""
        return None

    def told(self, active: str, own: bool, speaker: Speaker) -> list[str]:
        """The same in sentences; `active` is the player on turn, `own` whether the reader sits here."""
        return []

    def topic_told(self, topic: str, speaker: Speaker) -> list[str]:
        """One of its topics in lines."""
        return []

    def lying_open(self) -> Sequence[str]:
        """The ids of its cards that everyone can read now."""
        return ()

    def far(self, option: Option) -> bool:
        """Whether an option is about a card that is not on the table now: nobody need be told why not."""
        return False

    def printed(self) -> Sequence[str]:
        """The ids of all its cards that may come up at this table."""
        return ()


def brought_by(view: BangView) -> list[Brought]:
    """What the boxes on a table bring to the middle, the seats and the cards."""
    return [BROUGHT[id](view) for id in view.parts if id in BROUGHT]


def _events(view: BangView) -> Brought:
    from sixgun.terminal.bang.events import events_of

    return events_of(view)


def _gold(view: BangView) -> Brought:
    from sixgun.terminal.bang.gold import gold_of

    return gold_of(view)


def _load(view: BangView) -> Brought:
    from sixgun.terminal.bang.load import load_of

    return load_of(view)


def _train(view: BangView) -> Brought:
    from sixgun.terminal.bang.train import train_of

    return train_of(view)


def _show(view: BangView) -> Brought:
    from sixgun.terminal.bang.show import show_of

    return show_of(view)


BROUGHT: Final[dict[str, Callable[[BangView], Brought]]] = {
    EventPile.id: _events,
    GoldPart.id: _gold,
    LoadTokens.id: _load,
    TrainPart.id: _train,
    ShowPart.id: _show,
}
"""The id of a part -> what it shows."""


def _revealed(event: Event, speaker: Speaker) -> list[str]:
    revealed = cast(EventRevealed, event)
    return revealed_told(revealed.event, revealed.next, speaker)


def _turned(event: Event, speaker: Speaker) -> list[str]:
    return [speaker.card_text(cast(ShowCardTurned, event).event)]


MOMENTS: Final[dict[type[Event], Callable[[Event, Speaker], list[str]]]] = {
    EventRevealed: _revealed,
    ShowCardTurned: _turned,
}
"""Events that stand out -> what is told in addition to their lines, once, when they happen."""


def explained(event: Event, speaker: Speaker) -> list[str]:
    """What is told in addition to the line of an event."""
    tell = MOMENTS.get(type(event))
    return [] if tell is None else tell(event, speaker)


class Banner:
    """The moment that stands out: what a box has just changed, until the turn it came with is over."""

    def __init__(self) -> None:
        self._event: Event | None = None
        self._turns = 0

    def heard(self, events: Sequence[Event]) -> None:
        """Take note of what has just happened."""
        for event in events:
            if type(event) in MOMENTS:
                self._event, self._turns = event, 0
            elif isinstance(event, TurnBegan):
                self._turns += 1
                self._event = self._event if self._turns < 2 else None

    def text(self, speaker: Speaker, game: str, names: Sequence[str]) -> str:
        """The moment in a sentence or two; empty if there is none."""
        event = self._event
        if event is None:
            return ""
        return " ".join([speaker.event(game, event, names), *explained(event, speaker)])


def revealed_told(event: str, next: str, speaker: Speaker) -> list[str]:
    """What a new event does, and which one is coming; the last one says itself that it is."""
    lines = [speaker.card_text(event)]
    if next:
        name = speaker.name("card", next)
        lines.append(speaker.text("ui-told-events-next", event=name, text=speaker.card_text(next)))
    return lines
