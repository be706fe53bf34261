"""Wild West Show at the terminal: the show card in force, open hands, and who skips a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from rich.text import Text

from sixgun.games.bang.sets.wild_west_show.part import ShowPart
from sixgun.games.bang.view import BangView
from sixgun.terminal.bang.art import card_name
from sixgun.terminal.bang.brought import Brought, Mark
from sixgun.terminal.look import Look, flow
from sixgun.texts import Speaker

SHOW: Final = "✪"
HAND: Final = "▤"
SKIPS: Final = "⤼"
INDENT: Final = 2
"""Where the second row of a text begins."""

COUNTING: Final = "miss_susanna"
"""The show card under which everyone counts what the active player plays."""


@dataclass(frozen=True)
class Show(Brought):
    """The deck of show cards as everyone sees it.

    Attributes:
        now: The show card in force; empty for none.
        past: Those that have been.
        left: How many are still to come.
        played: How many cards the active player has played this turn, or -1 while nobody counts.
        skips: Who skips a turn.
        hands: The cards in every hand, while hands lie open; otherwise empty.
        active: The player on turn.
        names: The players.
        pool: Every show card that may come up.
        reader: The reader's seat, whose hand is shown elsewhere.
    """

    now: str
    past: tuple[str, ...]
    left: int
    played: int
    skips: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    active: str
    names: tuple[str, ...]
    pool: tuple[str, ...]
    reader: int

    signs: ClassVar[str] = "ui-show-signs"

    def rows(self, width: int, room: int, look: Look, speaker: Speaker) -> list[Text]:
        """The card with its text, or in little room without; what is counted; the hands, if they fit."""
        head = speaker.text("ui-show-now", card=speaker.name("card", self.now)) if self.now else ""
        words = [f"{SHOW} {head or speaker.text('ui-show-none')}", *self._notes(speaker)]
        short = flow(_chunks(words, look), width, Text(), INDENT)
        if not self.now:
            return short[: max(1, room)]
        brass = f"bold {look.leather_brass}"
        whole = [Text(word, brass) for word in words[0].split()]
        whole += [Text(word, look.on_leather) for word in ("–", *speaker.card_text(self.now).split())]
        rows = flow(whole, width, Text(), INDENT)
        if words[1:]:
            rows += flow(_chunks(words[1:], look), width, Text(), 0)
        return rows if len(rows) <= room else short[: max(1, room)]

    def _notes(self, speaker: Speaker) -> list[str]:
        """What is special while the card is in force, and how many are left."""
        notes = []
        if self.now and not self.left:
            notes.append(speaker.text("ui-show-last"))
        if self.hands:
            notes.append(speaker.text("ui-show-open"))
        if self.played >= 0:
            notes.append(speaker.text("ui-show-played", player=self.active, count=self.played))
        if self.left:
            notes.append(speaker.text("ui-show-left", count=self.left))
        return notes

    def beside(self, seat: int, own: bool, speaker: Speaker) -> list[Mark]:
        """A turn to be skipped, and a hand that lies open."""
        found = [Mark(SKIPS, speaker.text("ui-show-skips"))] if seat in self.skips else []
        cards = self.hands[seat] if self.hands and not own else ()
        if cards:
            found.append(Mark(HAND, speaker.text("ui-show-hand", cards=self._cards(seat, speaker))))
        return found

    def _cards(self, seat: int, speaker: Speaker) -> str:
        return ", ".join([card_name(card, speaker) for card in self.hands[seat]])

    def told(self, active: str, own: bool, speaker: Speaker) -> list[str]:
        """The card with what it does, what comes and what was, hands and skipped turns."""
        say = speaker.text
        if self.now:
            text = speaker.card_text(self.now)
            lines = [say("ui-told-show-now", card=speaker.name("card", self.now), text=text)]
        else:
            lines = [say("ui-told-show-none")]
        lines.append(say("ui-told-show-left", count=self.left) if self.left else say("ui-told-show-last"))
        if self.played >= 0:
            lines.append(say("ui-told-show-played", player=active, count=self.played))
        if self.hands:
            lines.append(say("ui-told-show-open"))
            lines += [
                say("ui-told-show-hand", player=name, cards=self._cards(seat, speaker))
                for seat, name in enumerate(self.names)
                if seat != self.reader and self.hands[seat]
            ]
        lines += [say("ui-told-show-skips", player=self.names[seat]) for seat in self.skips]
        if self.past:
            names = ", ".join([speaker.name("card", id) for id in self.past])
            lines.append(say("ui-told-show-past", cards=names))
        return lines

    def lying_open(self) -> Sequence[str]:
        """The show card in force."""
        return [self.now] if self.now else []

    def printed(self) -> Sequence[str]:
        """Every show card."""
        return self.pool


def show_of(view: BangView) -> Show:
    """The deck of show cards in a view."""
    part = cast(ShowPart, view.parts[ShowPart.id])
    return Show(
        now=part.card,
        past=part.past,
        left=len(part.coming),
        played=part.played if part.card == COUNTING else -1,
        skips=part.skips,
        hands=tuple([tuple(seat.hand) for seat in view.seats]) if part.opens_hands() else (),
        active=view.names[view.active],
        names=tuple(view.names),
        pool=part.pool,
        reader=view.seat,
    )


def _chunks(words: Sequence[str], look: Look) -> list[Text]:
    """Notes with dots between them."""
    brass = f"bold {look.leather_brass}"
    return [Text(word if word is words[-1] else f"{word} ·", brass) for word in words]
