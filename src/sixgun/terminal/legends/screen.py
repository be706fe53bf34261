"""The full-screen table of Western Legends: the map beside the players, below it all that can be chosen."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from sixgun.games.legends.options import EndTurn, Stop
from sixgun.games.legends.replies import KeepDice, LeaveStore
from sixgun.kernel.asks import Ask, Option
from sixgun.terminal.card_screen import CardScreen
from sixgun.terminal.card_widgets import Cells, Ring
from sixgun.terminal.keys import sign_of
from sixgun.terminal.legends.art import joined
from sixgun.terminal.legends.map import LARGE, SMALL, Pins, place_at
from sixgun.terminal.legends.menu import STEP_ENTRY, space_of, stops
from sixgun.terminal.legends.stage import LegendsStage
from sixgun.terminal.look import CARD_WIDTH, Pace
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import NOBODY, Entry
from sixgun.terminal.widgets import Hints, Key, Log, Middle, Sheet

MAP_KEY: Final = "m"
SAID_ROWS: Final = 4
"""A question or a remark has no more rows, as the style sheet says."""

TITLE_MARK: Final = 14
"""Cells of the title that are not the game's name or its course."""

FRAME_ROWS: Final = 3
"""Title, keys, and one row of the log in any case."""

RING_ROWS: Final = 12
"""So many rows at most are the players' on a small screen; the map takes one less."""

TABLE_WIDTH: Final = 126
WIDE: Final = 160
"""From this width on the log stands beside a table of that width, not below it."""

STOP_WORDS: Final[dict[type[Option], str]] = {
    EndTurn: "ui-key-end",
    Stop: "ui-key-stop",
    LeaveStore: "ui-key-leave",
    KeepDice: "ui-die-keep",
}
"""What the key of being content means, where it is more than passing."""


class LegendsScreen(CardScreen):
    """Western Legends being played on the full screen."""

    def __init__(self, sitting: Sitting, pace: Pace, stage: LegendsStage) -> None:
        super().__init__(sitting, pace, stage)
        self.stage = stage
        self.remark = ""
        self.fixed_rows = 0
        """Rows of everything but the question, the remark and the choices."""
        self.warned: Ask | None = None
        """The question at which the reader wanted to end the turn with actions left."""

    def compose(self) -> ComposeResult:
        """Map and players side by side, everything else below them."""
        yield Static(id="title", markup=False)
        with Horizontal(id="country"):
            yield Middle(id="middle", markup=False)
            yield Ring(id="ring")
        yield Static(id="strip", markup=False)
        yield Static(id="prompt", markup=False)
        yield Static(id="notice", markup=False, classes="silent")
        with VerticalScroll(id="box", can_focus=False):
            yield Cells(id="hand")
            yield Cells(id="menu")
            yield Static(id="notes", markup=False)
        yield Log(id="log", wrap=True, min_width=10)
        yield from self.compose_foot()

    # -- drawing -------------------------------------------------------------------------------------

    def steps(self) -> dict[str, Entry]:
        """The places that can be gone to now, with the entries that lead there."""
        ask = self.sitting.ask()
        if ask is None or self.opened is not None:
            return {}
        return {
            space_of(ask.options[entry.ways[0].index]): entry
            for entry in self.entries
            if entry.kind == STEP_ENTRY
        }

    def pins(self) -> Pins:
        """The keys on the map, and the place that is pointed at."""
        steps = self.steps()
        picked = self.entries[self.cursor] if self.opened is None and self.cursor is not None else None
        here = next((space for space, entry in steps.items() if entry is picked), "")
        return Pins({space: entry.key for space, entry in steps.items()}, here, self.sitting.viewer)

    def draw_middle(self) -> None:
        """The map with the keys of this moment."""
        sitting = self.sitting
        rows = self.stage.map_rows(sitting.view(), self.pins(), sitting.speaker, self.look, self.roomy)
        self.query_one("#middle", Middle).update(joined(rows))

    def course(self) -> str:
        """Round, turn and actions, as far as there is room."""
        sitting = self.sitting
        parts = self.stage.course(sitting.view(), sitting.speaker)
        taken = TITLE_MARK + cell_len(sitting.speaker.name("game", sitting.game))
        while len(parts) > 1 and taken + cell_len(" · ".join(parts)) > self.across:
            parts.pop()
        return " · ".join(parts)

    @property
    def across(self) -> int:
        """Columns of the table, without the log where that stands beside it."""
        return TABLE_WIDTH if self.roomy and self.size.width >= WIDE else self.size.width

    def draw_seats(self) -> None:
        """Players, stories and choices; what the choices leave free is the log's."""
        self.count_entries()
        self.draw_frame()
        self.draw_cells()
        scale = LARGE if self.roomy else SMALL
        most = scale.height + 1 if self.roomy else RING_ROWS
        ring = self.stage.ring(self.scene(most, max(20, self.across - scale.width - 2)))
        beside = max(scale.height + 1, len(ring))
        self.query_one("#country").styles.height = beside
        self.query_one("#ring", Ring).show(ring)
        strip = self.stage.strip(self.scene(int(self.roomy), self.across - 2))
        self.query_one("#strip", Static).update(joined(strip))
        self.fixed_rows = FRAME_ROWS - self.has_class("wide") + beside + len(strip)
        self.fit_choices()

    def fit_choices(self) -> None:
        """The choices have what is left; more of them are scrolled."""
        said = sum([self.rows_of(text) for text in (self.question(), self.remark) if text])
        room = self.size.height - self.fixed_rows - said
        self.query_one("#box", VerticalScroll).styles.max_height = max(2, room)

    def draw_frame(self) -> None:
        """The log below the table, or beside it on a wide screen."""
        beside = self.size.width - self.across
        self.set_class(beside > 0, "wide")
        self.query_one("#log").styles.width = beside or "100%"
        if beside:
            texts = self.stage.texts(self.sitting.view(), self.sitting.speaker)
            notes = [
                Text(f"{name}: ", f"bold {self.look.brass}").append(does, self.look.ink_2)
                for name, does in texts
            ]
            self.query_one("#notes", Static).update(Text("\n").join(notes))

    def rows_of(self, text: str) -> int:
        """How many rows a question or a remark takes."""
        return min(SAID_ROWS, len(Text(text).wrap(self.app.console, max(10, self.across - 3))))

    def say(self, text: str) -> None:
        """A remark takes room from the choices."""
        self.remark = text
        super().say(text)
        self.fit_choices()

    def draw_cells(self) -> None:
        """The hand in a row, below it all choices one after another, or the ways of the opened one."""
        hand = self.hand_entries
        sitting = self.sitting
        shown = hand or self.stage.in_hand(sitting.view(), sitting.speaker)
        width = max(20, self.across - 3)
        picked = self.entries[self.cursor] if self.opened is None and self.cursor is not None else self.opened
        scene = self.scene()
        rest = [] if self.opened is not None else self.entries[len(hand) :]
        cells = [self.stage.cell(scene, entry, entry is picked) for entry in rest]
        if self.opened is not None:
            cells = [self.way_cell(number) for number in range(len(self.ways))]
        held = self.query_one("#hand", Cells)
        if self.roomy and len(shown) * CARD_WIDTH <= width:
            wide = self.scene(width=CARD_WIDTH)
            drawn = [self.stage.drawn(wide, entry, entry is picked) for entry in shown]
            held.show_blocks(drawn, width, CARD_WIDTH)
        else:
            held.show_flow([self.stage.cell(scene, entry, entry is picked) for entry in shown], width)
        self.query_one("#menu", Cells).show_flow(cells, width)

    def keys_now(self) -> list[Key]:
        """The keys of every card table with the word for what stops, and the map after those that choose."""
        found = [
            Key(key.sign, self.stop_word(), key.press) if key.press == "stop" else key
            for key in super().keys_now()
        ]
        place = next((number for number, key in enumerate(found) if key.press == "cards"), len(found))
        found.insert(place, Key(MAP_KEY, self.sitting.speaker.text("ui-key-map"), "map"))
        return found

    def stop_word(self) -> str:
        """What it means now to be content."""
        ask = self.sitting.ask()
        stop = next((option for option in ask.options if stops(option)), None) if ask is not None else None
        key = "ui-key-pass" if stop is None else STOP_WORDS.get(type(stop), "ui-key-pass")
        return self.sitting.speaker.text(key)

    # -- keys and clicks -----------------------------------------------------------------------------

    def pressed(self, key: str, character: str | None) -> bool:
        """The map has a key of its own."""
        if sign_of(character) == MAP_KEY:
            self.act("map")
            return True
        return super().pressed(key, character)

    def move(self, right: int, down: int) -> None:
        """Whatever is pointed at says what it is."""
        super().move(right, down)
        sitting = self.sitting
        ask = sitting.ask()
        if ask is None or self.cursor is None:
            return
        opened = self.opened
        entry = self.entries[self.cursor] if opened is None else opened
        way = None if opened is None else self.ways[self.cursor][1]
        self.say(self.stage.explained(sitting.view(), ask, entry, way, sitting.speaker))
        self.show_cursor()
        self.query_one("#hints", Hints).show(self.keys_now(), self.look)

    def do_stop(self) -> None:
        """Be content: stop moving, leave the store, keep the dice, pass, end the turn.

        With actions left the turn ends only when the key is pressed once more: it cannot be taken back.
        """
        stop = next((entry for entry in self.entries if entry.kind == "stop"), None)
        ask = self.sitting.ask()
        if ask is None or stop is None:
            super().do_stop()
            return
        self.opened = None
        left = self.stage.country(self.sitting.view()).actions
        if isinstance(ask.options[stop.ways[0].index], EndTurn) and left and self.warned != ask:
            self.warned = ask
            self.say(self.sitting.speaker.text("ui-legends-sure", count=left))
            self.show_cursor()
        else:
            self.take_entry(stop)

    def do_map(self) -> None:
        """Where everybody is, in words: the sheet names every place that the map only hints at."""
        sitting = self.sitting
        lines = self.stage.topic_told("map", sitting.view(), sitting.speaker)
        body = Text("\n").join([Text(line, self.look.ink) for line in lines])
        say = sitting.speaker.text
        keys = {"escape": "back", "enter": "back", MAP_KEY: "back", "q": "back"}
        self.app.push_screen(Sheet(say("ui-map-title"), body, say("ui-sheet-keys"), keys))

    def on_middle_clicked(self, event: Middle.Clicked) -> None:
        """A clicked place is gone to."""
        entry = self.steps().get(place_at(event.x, event.y, LARGE if self.roomy else SMALL))
        if entry is not None:
            self.cursor = self.entries.index(entry)
            self.take_entry(entry)

    def point_at(self, seat: int) -> None:
        """Point at the first choice that is aimed at a player; without one, who sits there."""
        if seat == NOBODY:
            return
        for number, entry in enumerate(self.entries):
            if any(way.target == seat for way in entry.open_ways):
                self.opened = None
                self.cursor = number
                self.show_cursor()
                return
        self.show_info(seat)
