"""The full-screen table of Western Legends: the map beside the players, below it all that can be chosen."""

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from sixgun.terminal.card_screen import CardScreen
from sixgun.terminal.card_widgets import Cells, Ring
from sixgun.terminal.keys import sign_of
from sixgun.terminal.legends_art import CARD_WIDTH, joined
from sixgun.terminal.legends_map import LARGE, SMALL, Pins, place_at
from sixgun.terminal.legends_menu import STEP_ENTRY, space_of
from sixgun.terminal.legends_stage import LegendsStage
from sixgun.terminal.look import Pace
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import NOBODY, Entry
from sixgun.terminal.widgets import Key, Log, Middle, Sheet

MAP_KEY: Final = "m"
FRAME_ROWS: Final = 3
"""Title, keys, and one row of the log in any case."""

SMALL_ROWS: Final = 12
LARGE_ROWS: Final = 21
"""Rows of the map and the players beside it, as the style sheet has them."""


class LegendsScreen(CardScreen):
    """Western Legends being played on the full screen."""

    def __init__(self, sitting: Sitting, pace: Pace, stage: LegendsStage) -> None:
        super().__init__(sitting, pace, stage)
        self.stage = stage

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

    def draw_seats(self) -> None:
        """Players, stories and choices; what the choices leave free is the log's."""
        self.count_entries()
        self.draw_cells()
        beside = LARGE_ROWS if self.roomy else SMALL_ROWS
        scale = LARGE if self.roomy else SMALL
        players = self.scene(beside, max(20, self.size.width - scale.width - 2))
        self.query_one("#ring", Ring).show(self.stage.ring(players))
        strip = self.stage.strip(self.scene(height=int(self.roomy)))
        self.query_one("#strip", Static).update(joined(strip))
        asked = len(Text(self.question()).wrap(self.app.console, max(10, self.size.width - 3)))
        room = self.size.height - FRAME_ROWS - beside - len(strip) - asked
        self.query_one("#box", VerticalScroll).styles.max_height = max(2, room)

    def draw_cells(self) -> None:
        """The hand in a row, below it all choices one after another, or the ways of the opened one."""
        hand = self.hand_entries
        sitting = self.sitting
        shown = hand or self.stage.in_hand(sitting.view(), sitting.speaker)
        width = max(20, self.size.width - 3)
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
        """The keys of every card table, and the map after those that choose."""
        found = super().keys_now()
        place = next((number for number, key in enumerate(found) if key.press == "cards"), len(found))
        found.insert(place, Key(MAP_KEY, self.sitting.speaker.text("ui-key-map"), "map"))
        return found

    # -- keys and clicks -----------------------------------------------------------------------------

    def pressed(self, key: str, character: str | None) -> bool:
        """The map has a key of its own."""
        if sign_of(character) == MAP_KEY:
            self.act("map")
            return True
        return super().pressed(key, character)

    def do_stop(self) -> None:
        """Be content: end the turn, stop moving, leave the store, keep the dice, pass."""
        stop = next((entry for entry in self.entries if entry.kind == "stop"), None)
        if self.sitting.ask() is None or stop is None:
            super().do_stop()
            return
        self.opened = None
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
