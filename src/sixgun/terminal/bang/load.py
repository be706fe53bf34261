"""The load of Armed & Dangerous at the terminal: on cards, beside players, and in the supply."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from rich.text import Text

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.model import NOBODY
from sixgun.games.bang.sets.armed_and_dangerous.bomb import FUSE
from sixgun.games.bang.sets.armed_and_dangerous.load import LoadTokens
from sixgun.games.bang.view import BangView
from sixgun.terminal.bang.brought import Brought, Mark
from sixgun.terminal.look import Look, flow
from sixgun.texts import Speaker

LOAD: Final = "•"
BOMB: Final = "bomb"


@dataclass(frozen=True)
class Load(Brought):
    """The load on a table.

    Attributes:
        names: Everyone's name.
        cards: The dangerous cards in play with their load.
        seats: The load on everyone's character.
        supply: The load that lies nowhere.
        bell: Whose next card is played as if everyone were at distance 1.
        belt: Who may play one more BANG! card this turn.
    """

    names: Sequence[str]
    cards: Mapping[int, int]
    seats: Sequence[int]
    supply: int
    bell: int
    belt: int

    signs: ClassVar[str] = "ui-load-signs"

    def rows(self, width: int, room: int, look: Look, speaker: Speaker) -> list[Text]:
        """The supply, and what has been paid for in this turn; one row at most, if there is one."""
        if room < 1:
            return []
        words = [Text(word, f"bold {look.leather_brass}") for word in self._middle(speaker).split()]
        return flow(words, width, Text(), 0)[:room]

    def _middle(self, speaker: Speaker) -> str:
        notes = [f"{LOAD} {speaker.text('ui-load-supply', count=self.supply)}", *self._notes(speaker)]
        return " · ".join(notes)

    def _notes(self, speaker: Speaker) -> list[str]:
        """What holds for the running turn only."""
        found = []
        if self.bell != NOBODY:
            found.append(speaker.text("ui-load-bell", card=speaker.name("card", "bell_tower")))
        if self.belt != NOBODY:
            found.append(speaker.text("ui-load-belt", card=speaker.name("card", "bandolier")))
        return found

    def beside(self, seat: int, own: bool, speaker: Speaker) -> list[Mark]:
        """The load on a character."""
        count = self.seats[seat]
        return [Mark(f"{LOAD}{count}", speaker.text("ui-load-tokens", count=count))] if count else []

    def on_card(self, card: int, speaker: Speaker) -> Mark | None:
        """The load on a card in play."""
        count = self.cards.get(card, 0)
        if self._short(card):
            return Mark(f"{LOAD}{count}!", speaker.text("ui-load-short", count=count))
        return Mark(f"{LOAD}{count}", speaker.text("ui-load-count", count=count)) if count else None

    def _short(self, card: int) -> bool:
        """Whether so little load is left that the next check may be the last."""
        return KIND[card] == BOMB and 0 < self.cards.get(card, 0) <= FUSE

    def _told_on(self, card: int, speaker: Speaker) -> str:
        count = self.cards[card]
        return speaker.text("ui-load-short", count=count) if self._short(card) else str(count)

    def told(self, active: str, own: bool, speaker: Speaker) -> list[str]:
        """Where load lies, in sentences."""
        held = [f"{name} ({count})" for name, count in zip(self.names, self.seats, strict=True) if count]
        laid = [f"{speaker.card(card)} ({self._told_on(card, speaker)})" for card in self.cards]
        lines = []
        if held:
            lines.append(speaker.text("ui-told-load-characters", list=", ".join(held)))
        if laid:
            lines.append(speaker.text("ui-told-load-cards", list=", ".join(laid)))
        lines.append(speaker.text("ui-told-load-supply", count=self.supply))
        return [*lines, *[f"{note}." for note in self._notes(speaker)]]


def load_of(view: BangView) -> Load:
    """The load in a view."""
    part = cast(LoadTokens, view.parts[LoadTokens.id])
    return Load(view.names, dict(part.cards), part.seats, part.supply(), part.bell, part.belt)
