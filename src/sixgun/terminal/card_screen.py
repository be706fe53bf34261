"""What keys and clicks do at a table with hands of cards: first the card, then the target."""

from collections.abc import Sequence

from rich.text import Text

from sixgun.terminal.card_drawing import DrawnCards
from sixgun.terminal.card_widgets import Cells, Ring
from sixgun.terminal.keys import CARD_LETTERS, sign_of
from sixgun.terminal.sheets import cards_text, log_text
from sixgun.terminal.stage import CLOSED, Entry, Way
from sixgun.terminal.understanding import Known
from sixgun.terminal.widgets import Sheet

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class CardScreen(DrawnCards):
    """A card game being played on the full screen."""

    # -- keys ----------------------------------------------------------------------------------------

    def pressed(self, key: str, character: str | None) -> bool:
        """Arrows and keys of entries first, then the keys of the table."""
        sign = sign_of(character)
        if key in ARROWS:
            self.move(*ARROWS[key])
        elif key in ("enter", "space"):
            self.act("go")
        elif key in ("escape", "backspace"):
            self.do_back()
        elif sign in CARD_LETTERS:
            self.act(CARD_LETTERS[sign])
        else:
            return self.sitting.ask() is not None and self.press(sign)
        return True

    def press(self, key: str) -> bool:
        """Take the entry or the way with this key; False if there is none."""
        if self.opened is not None:
            for number, (sign, way) in enumerate(self.ways):
                if sign == key:
                    self.cursor = number
                    self.take_way(way)
                    return True
            return False
        for number, entry in enumerate(self.entries):
            if entry.key == key:
                self.cursor = number
                self.take_entry(entry)
                return True
        return False

    def take_entry(self, entry: Entry) -> None:
        """Do what can be done with a card, show its ways if there are several, or say why there is none."""
        ways = entry.open_ways
        speaker = self.sitting.speaker
        if not ways:
            why = entry.why
            self.say(
                speaker.text("ui-bang-no-use", card=entry.label) if why is None else speaker.refusal(why)
            )
            self.show_cursor()
        elif len(ways) == 1 and len(entry.ways) == 1 and ways[0].then is None:
            self.choose(ways[0].index)
        else:
            self.say("")
            self.opened = entry
            near = [number for number, way in enumerate(entry.ways) if way.index != CLOSED]
            self.cursor = next((n for n in near if entry.ways[n].target != self.sitting.viewer), None)
            self.draw_all()

    def take_way(self, way: Way) -> None:
        """Choose a way, or say why it is closed."""
        if way.index != CLOSED:
            self.choose(way.index, way.then)
        elif way.why is not None:
            self.say(self.sitting.speaker.refusal(way.why))
            self.show_cursor()

    def opens(self, choices: Sequence[Known]) -> bool:
        """Open the card that all these choices are about."""
        usable = [entry for entry in self.entries if entry.open_ways]
        if len({choice.group for choice in choices}) > 1:
            return False
        self.take_entry(usable[choices[0].group])
        return True

    def do_back(self) -> None:
        """Put the opened card back into the hand."""
        if self.opened is not None:
            self.cursor = self.entries.index(self.opened)
            self.opened = None
        else:
            self.cursor = None
        self.say("")
        self.draw_all()

    def do_go(self) -> None:
        """Take what is pointed at; while others play, do not wait for them."""
        if self.sitting.ask() is None or self.cursor is None:
            super().do_go()
        elif self.opened is not None:
            self.take_way(self.ways[self.cursor][1])
        else:
            self.take_entry(self.entries[self.cursor])

    def do_stop(self) -> None:
        """Be content: end the turn, pass."""
        self.opened = None
        super().do_stop()

    def pick(self, index: int | None) -> None:
        """Point at an option of the ask, in its card if the card has several."""
        for number, entry in enumerate(self.entries):
            for place, way in enumerate(entry.ways):
                if way.index == index and way.then is None:
                    several = len(entry.ways) > 1
                    self.opened = entry if several else None
                    self.cursor = place if several else number
        self.say("")
        self.draw_all()

    def move(self, right: int, down: int) -> None:
        """Point at the nearest entry in a direction; at the first one if none is pointed at yet."""
        count = len(self.ways) if self.opened is not None else len(self.entries)
        if not count:
            return
        if self.cursor is None:
            self.cursor = 0
        elif right:
            self.cursor = (self.cursor + right) % count
        else:
            x, y = self.place_on_screen(self.cursor)
            spots = [(number, *self.place_on_screen(number)) for number in range(count)]
            ahead = [
                (abs(top - y), abs(left - x), number) for number, left, top in spots if (top - y) * down > 0
            ]
            self.cursor = min(ahead)[2] if ahead else self.cursor
        self.say("")
        self.show_cursor()

    def do_cards(self) -> None:
        """What the cards in sight do."""
        self._open_sheet("ui-cards-title", cards_text(self.sitting, self.cards, self.look), "c")

    def do_log(self) -> None:
        """The whole log."""
        self._open_sheet("ui-log-title", log_text(self.sitting, self.look), "g", last=True)

    def _open_sheet(self, title: str, body: Text, key: str, last: bool = False) -> None:
        say = self.sitting.speaker.text
        keys = {"escape": "back", "enter": "back", key: "back", "q": "back"}
        self.app.push_screen(Sheet(say(title), body, say("ui-sheet-keys"), keys, last=last))

    # -- clicks --------------------------------------------------------------------------------------

    def on_cells_clicked(self, event: Cells.Clicked) -> None:
        """A clicked card or way is taken; a card that nothing can be done with now is not."""
        hand = self.hand_entries
        if event.cells.id == "hand":
            if hand:
                self.opened = None
                self.cursor = event.number
                self.take_entry(hand[event.number])
        elif self.opened is not None:
            self.cursor = event.number
            self.take_way(self.ways[event.number][1])
        else:
            self.cursor = len(hand) + event.number
            self.take_entry(self.entries[self.cursor])

    def on_ring_clicked(self, event: Ring.Clicked) -> None:
        """A clicked row is aimed at, or tells who sits there."""
        self.point_at(event.seat)

    def point_at(self, seat: int) -> None:
        """Aim the opened card at a seat; without one, who sits there."""
        for number, (_, way) in enumerate(self.ways):
            if way.target == seat:
                self.cursor = number
                self.take_way(way)
                return
        self.show_info(seat)
