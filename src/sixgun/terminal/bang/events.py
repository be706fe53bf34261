"""The pile of events at the terminal: the one in force, the next one, and what they ask of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from rich.text import Text

from sixgun.games.bang.cards import NO_CARD, SUIT_SIGNS, SUITS
from sixgun.games.bang.event_pile import FACE_DOWN, EventPile
from sixgun.games.bang.view import BangView
from sixgun.terminal.bang.brought import Brought, Mark
from sixgun.terminal.look import Look, flow
from sixgun.texts import Speaker

EVENT: Final = "◈"
DUTY: Final = "!"
RESERVE: Final = "◇"
INDENT: Final = 2
"""Where the second row of a text begins."""


@dataclass(frozen=True)
class Events(Brought):
    """The pile of events as a reader knows it.

    Attributes:
        now, next: The event in force and the one that is coming; empty for none.
        past: Those that have been, without the one in force.
        left: How many are still to come.
        pool: Every event that may come up at this table.
        suit: The suit the active player named for this turn; empty for none.
        duty: The card the active player has to play, or none.
        reserve: The reader's character in reserve, ``?`` while it lies face down, empty for none.
    """

    now: str
    next: str
    past: tuple[str, ...]
    left: int
    pool: tuple[str, ...]
    suit: str
    duty: int
    reserve: str

    signs: ClassVar[str] = "ui-events-signs"
    topics: ClassVar[tuple[str, ...]] = ("events",)

    # -- the middle ----------------------------------------------------------------------------------

    def rows(self, width: int, room: int, look: Look, speaker: Speaker) -> list[Text]:
        """Names with texts, with the beginnings of texts, or in the least room nothing but names."""
        heads = self._heads(speaker)
        notes = [Text(note, f"bold {look.leather_brass}") for note in self._notes(speaker)]
        turn = flow(notes, width, Text(), 0) if notes else []
        whole = [row for head, id in heads for row in _with_text(head, id, width, look, speaker)]
        if len(whole) + len(turn) <= room:
            return [*whole, *turn]
        first, *rest = heads
        short = [_clipped(head, id, width, look, speaker) for head, id in rest]
        longer = [*_with_text(*first, width, look, speaker), *short]
        if len(longer) + len(turn) <= room:
            return [*longer, *turn]
        short = [_clipped(*first, width, look, speaker), *short]
        if len(short) + len(turn) <= room:
            return [*short, *turn]
        bare = " · ".join([head for head, _ in heads])
        words = [Text(word, f"bold {look.leather_brass}") for word in bare.split()]
        return [*flow(words, width, Text(), INDENT), *turn]

    def _heads(self, speaker: Speaker) -> list[tuple[str, str]]:
        """The event in force and the next one: (what stands before its text, its id)."""
        say = speaker.text
        if self.now:
            now = say("ui-events-now", event=speaker.name("card", self.now))
            now += "" if self.next else f" ({say('ui-events-last')})"
        else:
            now = say("ui-events-none")
        heads = [(f"{EVENT} {now}", self.now)]
        if self.next:
            name = speaker.name("card", self.next)
            left = say("ui-events-left", count=self.left)
            heads.append((f"{say('ui-events-next', event=name)} ({left})", self.next))
        return heads

    def _notes(self, speaker: Speaker) -> list[str]:
        """What holds for the running turn only."""
        found = []
        if self.suit:
            sign = SUIT_SIGNS[SUITS.index(self.suit)]
            found.append(f"{sign} {speaker.text('ui-events-suit', suit=speaker.name('suit', self.suit))}")
        if self.duty != NO_CARD:
            found.append(f"{DUTY} {speaker.text('ui-events-duty', card=speaker.card(self.duty))}")
        return found

    # -- seats and cards -----------------------------------------------------------------------------

    def beside(self, seat: int, own: bool, speaker: Speaker) -> list[Mark]:
        """The reader's own character in reserve."""
        if not own or not self.reserve:
            return []
        if self.reserve == FACE_DOWN:
            return [Mark(RESERVE, speaker.text("ui-events-reserve-hidden"))]
        name = speaker.name("character", self.reserve, "bang")
        return [Mark(RESERVE, speaker.text("ui-events-reserve", character=name))]

    def on_card(self, card: int, speaker: Speaker) -> Mark | None:
        """The card that has to be played."""
        if card != self.duty:
            return None
        return Mark(DUTY, speaker.text("ui-events-must-play"))

    # -- reading aloud -------------------------------------------------------------------------------

    def told(self, active: str, own: bool, speaker: Speaker) -> list[str]:
        """Both events with their texts, what holds for the turn, and the reader's reserve."""
        say = speaker.text
        lines = [*self._pile_told(speaker)]
        if self.suit:
            suit = speaker.name("suit", self.suit)
            lines.append(say("ui-told-events-suit", player=active, suit=suit))
        if self.duty != NO_CARD:
            lines.append(say("ui-told-events-duty", player=active, card=speaker.card(self.duty)))
        if own and self.reserve == FACE_DOWN:
            lines.append(say("ui-told-events-reserve-hidden"))
        elif own and self.reserve:
            name = speaker.name("character", self.reserve, "bang")
            ability = speaker.ability("bang", self.reserve)
            lines.append(f"{say('ui-told-events-reserve', character=name)} {ability}")
        return lines

    def _pile_told(self, speaker: Speaker) -> list[str]:
        say = speaker.text
        lines = [_told("ui-told-events-now", self.now, speaker) if self.now else say("ui-told-events-none")]
        if self.next:
            left = say("ui-told-events-left", count=self.left)
            return [*lines, _told("ui-told-events-next", self.next, speaker), left]
        return [*lines, say("ui-told-events-last")]

    def topic_told(self, topic: str, speaker: Speaker) -> list[str]:
        """The pile, and the events that have been."""
        lines = self._pile_told(speaker)
        if self.past:
            names = ", ".join([speaker.name("card", id) for id in self.past])
            lines.append(speaker.text("ui-told-events-past", events=names))
        return lines

    def lying_open(self) -> Sequence[str]:
        """The event in force and the next one."""
        return [id for id in (self.now, self.next) if id]

    def printed(self) -> Sequence[str]:
        """Every event that may come up."""
        return self.pool


def events_of(view: BangView) -> Events:
    """The pile of events in a view."""
    pile = cast(EventPile, view.parts[EventPile.id])
    return Events(
        now=pile.event(),
        next=pile.coming[-1] if pile.coming else "",
        past=pile.past[:-1],
        left=len(pile.coming),
        pool=pile.pool,
        suit=SUITS[pile.suit] if pile.suit >= 0 else "",
        duty=pile.duty,
        reserve=pile.reserves[view.seat] if 0 <= view.seat < len(pile.reserves) else "",
    )


def _told(key: str, id: str, speaker: Speaker) -> str:
    """An event with what it does, in a sentence."""
    return speaker.text(key, event=speaker.name("card", id), text=speaker.card_text(id))


def _with_text(head: str, id: str, width: int, look: Look, speaker: Speaker) -> list[Text]:
    """An event with its whole text."""
    words = [Text(word, f"bold {look.leather_brass}") for word in head.split()]
    if id:
        words += [Text(word, look.on_leather) for word in ("–", *speaker.card_text(id).split())]
    return flow(words, width, Text(), INDENT)


def _clipped(head: str, id: str, width: int, look: Look, speaker: Speaker) -> Text:
    """An event with the beginning of its text in one row."""
    row = Text(head, f"bold {look.leather_brass}", no_wrap=True)
    if id:
        row.append(f" – {speaker.card_text(id)}", look.on_leather)
    row.truncate(width, overflow="ellipsis")
    return row
