"""How a table with hands of cards is drawn: seats in rows on a small screen, in plates on a large one."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sixgun.terminal.card_widgets import Cells, Ring
from sixgun.terminal.keys import way_keys
from sixgun.terminal.look import CARD_WIDTH, Pace
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import CLOSED, NOBODY, CardStage, Entry, Scene, Way
from sixgun.terminal.table_screen import TableScreen
from sixgun.terminal.widgets import Key, Log, SeatPlate

FIXED_ROWS: Final = 4
"""Title, keys, and what the log keeps in any case."""

LOG_ROWS: Final = 4
"""So many more rows the log has before the middle of the table is told at length."""


class DrawnCards(TableScreen):
    """Seats, middle, own seat, question, hand, choices, log and keys.

    Attributes:
        entries: What can be chosen now.
        opened: The entry whose ways are shown.
        cursor: The entry, or the way of the opened one, that is pointed at.
    """

    def __init__(self, sitting: Sitting, pace: Pace, stage: CardStage) -> None:
        super().__init__(sitting, pace)
        self.cards = stage
        self.entries: list[Entry] = []
        self.opened: Entry | None = None
        self.cursor: int | None = None
        self._moment: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """Both drawings of the seats; the style sheet shows the one that fits."""
        yield Static(id="title", markup=False)
        yield Static(id="strip", markup=False)
        yield Ring(id="ring")
        yield from self.compose_ring()
        yield Static(id="me", markup=False)
        yield Static(id="prompt", markup=False)
        yield Static(id="notice", markup=False, classes="silent")
        with VerticalScroll(id="box", can_focus=False):
            yield Cells(id="hand")
            yield Cells(id="menu")
        yield Log(id="log", wrap=True, min_width=10)
        yield from self.compose_foot()

    # -- what can be chosen --------------------------------------------------------------------------

    @property
    def places(self) -> list[int]:
        """Every seat's number at the table: 0 for the seat at the bottom, then clockwise."""
        around = self.sitting.around()
        return [around.index(seat) for seat in range(len(around))]

    @property
    def ways(self) -> Sequence[tuple[str, Way]]:
        """The ways of the opened entry with their keys."""
        if self.opened is None:
            return ()
        return list(zip(way_keys(self.opened.ways, self.places), self.opened.ways, strict=True))

    def count_entries(self) -> None:
        """Sort the options anew when the question, the reader or the language is another."""
        sitting = self.sitting
        ask = sitting.ask()
        moment = (len(sitting.table.history or ()), sitting.viewer, sitting.speaker.lang, ask is None)
        if moment == self._moment:
            return
        self._moment = moment
        self.opened = self.cursor = None
        self.entries = (
            [] if ask is None else self.cards.entries(sitting.view(), ask, sitting.closed(), sitting.speaker)
        )

    # -- drawing -------------------------------------------------------------------------------------

    def scene(self, height: int = 0, width: int = 0) -> Scene:
        """What the stage needs to draw seats and cards."""
        keys = {way.target: key for key, way in self.ways if way.index != CLOSED and way.target != NOBODY}
        picked = self.ways[self.cursor][1].target if self.opened and self.cursor is not None else NOBODY
        sitting = self.sitting
        return Scene(
            sitting.view(), sitting.speaker, self.look, width or self.size.width - 2, height, keys, picked
        )

    @property
    def roomy(self) -> bool:
        """Whether there is room for drawn cards."""
        return self.has_class("roomy")

    def draw_seats(self) -> None:
        """The choices decide how much room is left for the seats, so they are drawn first."""
        self.count_entries()
        self.draw_cells()
        scene = self.scene()
        own = self.cards.own(scene)
        self.query_one("#me", Static).update(Text("\n", no_wrap=True).join(own))
        prompt = len(Text(self.question()).wrap(self.app.console, max(10, self.size.width - 3)))
        cells = [self.query_one(name, Cells) for name in ("#hand", "#menu")]
        chosen = sum(part.height for part in cells if part.display)
        room = self.size.height - FIXED_ROWS - len(own) - prompt
        box = self.query_one("#box", VerticalScroll)
        if self.roomy:
            self.draw_plates()
            box.styles.max_height = max(4, room - self.query_one("#mid").size.height - 6)
            return
        seats = len(self.cards.ring(self.scene(room)))
        strip = self.cards.strip(self.scene(max(0, room - chosen - seats - LOG_ROWS)))
        self.query_one("#strip", Static).update(Text("\n", no_wrap=True).join(strip))
        ring = self.cards.ring(self.scene(room - len(strip) - chosen))
        self.query_one("#ring", Ring).show(ring)
        box.styles.max_height = max(2, room - len(strip) - len(ring))

    def draw_plates(self) -> None:
        """The others' plates on a large screen."""
        sitting = self.sitting
        view = sitting.view()
        scene = self.scene()
        for place, seat in enumerate(sitting.around()[1:], 1):
            widget = self.query_one(f"#place-{place}", SeatPlate)
            widget.seat = seat
            width = widget.size.width
            number = place if seat in scene.keys else 0
            plate = self.cards.plate(view, seat, sitting.speaker, self.look, width)
            widget.show(plate, view.names[seat], number, seat == scene.picked)

    def draw_all(self) -> None:
        """As every table; an opened card asks its own question."""
        super().draw_all()
        self.query_one("#prompt", Static).update(Text(self.question()))

    def question(self) -> str:
        """What is asked; an opened card asks its own question."""
        if self.opened is None:
            return self.sitting.prompt()
        aimed = any(way.target != NOBODY for way in self.opened.ways)
        return self.sitting.speaker.text("ui-bang-at" if aimed else "ui-bang-how", card=self.opened.label)

    @property
    def hand_entries(self) -> list[Entry]:
        """The cards of the hand that something can be done with or that say why not; they come first."""
        return [entry for entry in self.entries if entry.kind == "hand"]

    def draw_cells(self) -> None:
        """The hand, and below it everything else that can be chosen, or the ways of the opened card."""
        sitting = self.sitting
        hand = self.hand_entries
        shown = hand or self.cards.in_hand(sitting.view(), sitting.speaker)
        width = max(20, self.size.width - 2)
        picked = self.entries[self.cursor] if self.opened is None and self.cursor is not None else self.opened
        cells, menu = self.query_one("#hand", Cells), self.query_one("#menu", Cells)
        scene = self.scene(width=CARD_WIDTH if self.roomy else 0)
        if self.roomy:
            drawn = [self.cards.drawn(scene, entry, entry is picked) for entry in shown]
            cells.show_blocks(drawn, width, CARD_WIDTH)
        else:
            cells.show_cells([self.cards.cell(scene, entry, entry is picked) for entry in shown], width)
        if self.opened is None:
            rest = self.entries[len(hand) :]
            menu.show_cells([self.cards.cell(scene, entry, entry is picked) for entry in rest], width)
        else:
            menu.show_cells([self.way_cell(number) for number in range(len(self.ways))], width)

    def way_cell(self, number: int) -> Text:
        """A way of the opened entry."""
        key, way = self.ways[number]
        entry = Entry("way", key, way.label, -1, 1, (way,), way.why)
        return self.cards.cell(self.scene(), entry, number == self.cursor)

    def draw_choices(self) -> None:
        """Drawn together with the seats."""

    def keys_now(self) -> list[Key]:
        """The keys that do something at this moment, the most needed first."""
        sitting = self.sitting
        say = sitting.speaker.text
        found: list[Key] = []
        ask = sitting.ask()
        if self.opened is not None:
            found += [Key("Esc", say("ui-key-back"), "back")]
        elif ask is not None:
            stop = next((entry for entry in self.entries if entry.kind == "stop"), None)
            if stop is not None:
                ends = "ui-key-end" if ask.prompt == "act" else "ui-key-pass"
                found.append(Key("s", say(ends), "stop"))
        elif not sitting.over:
            found.append(Key("Space", say("ui-key-skip"), "go"))
        if self.cursor is not None:
            found.append(Key("Enter", say("ui-key-choose"), "go"))
        if sitting.over:
            found.append(Key("Enter", say("ui-key-result"), "go"))
        elif ask is not None:
            found += [Key("?", say("ui-key-why"), "why"), Key("h", say("ui-key-hint"), "hint")]
        found += [
            Key("c", say("ui-key-cards"), "cards"),
            Key("i", say("ui-key-info"), "info"),
            Key("g", say("ui-key-log"), "log"),
        ]
        if not sitting.over:
            found.append(Key("u", say("ui-key-undo"), "undo"))
        found += [Key("q", say("ui-key-quit"), "quit"), Key("l", say("ui-key-language"), "language")]
        if ask is not None:
            found.append(Key(":", say("ui-key-type"), "type"))
        else:
            found.append(Key("?", say("ui-key-help"), "why"))
        found.append(Key("t", say("ui-key-look"), "look"))
        return found

    def show_cursor(self) -> None:
        """Draw the choice anew and keep it in sight."""
        self.draw_seats()
        self.draw_middle()
        self.query_one("#prompt", Static).update(Text(self.question()))
        self.call_after_refresh(self._scroll_to_cursor)

    def _scroll_to_cursor(self) -> None:
        if self.cursor is not None:
            row = self.place_on_screen(self.cursor)[1]
            box = self.query_one("#box", VerticalScroll)
            box.scroll_to(y=max(0, row + 1 - box.size.height // 2), animate=False)

    def place_on_screen(self, number: int) -> tuple[int, int]:
        """Where an entry or way lies: (column, row) counted from the first row of the hand."""
        cells, menu = self.query_one("#hand", Cells), self.query_one("#menu", Cells)
        hand = 0 if self.opened is not None else len(self.hand_entries)
        if number < hand:
            return cells.place_of(number)
        column, row = menu.place_of(number - hand)
        return column, row + (cells.height if cells.display else 0)
