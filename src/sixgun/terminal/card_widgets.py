"""The parts of the screen of a game with hands of cards: rows of seats, and cells to choose from."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

HANGING = 3
"""By so much the further rows of a long entry begin further right."""


class Ring(Static):
    """The other seats, a row or more for each."""

    @dataclass
    class Clicked(Message):
        """Somebody pointed at a seat."""

        seat: int

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__("", id=id, markup=False)
        self._seats: list[int] = []

    def show(self, rows: Sequence[tuple[int, Text]]) -> None:
        """Draw the rows."""
        self._seats = [seat for seat, _ in rows]
        self.update(Text("\n", no_wrap=True).join([row for _, row in rows]))

    def on_click(self, event: events.Click) -> None:
        """A click means the seat of that row."""
        if event.y < len(self._seats):
            self.post_message(self.Clicked(self._seats[event.y]))


class Cells(Static):
    """Entries in columns, or cards side by side, row by row."""

    @dataclass
    class Clicked(Message):
        """Somebody pointed at an entry, counted from 0 among those of its cells."""

        cells: "Cells"
        number: int

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__("", id=id, markup=False)
        self._spots: list[Region] = []
        self.height = 0
        """How many rows it needs."""

    def show_cells(self, cells: Sequence[Text], width: int) -> None:
        """Entries in as many equal columns as fit; one that is too long for a row goes on below."""
        longest = max([cell.cell_len for cell in cells], default=1)
        if longest <= width:
            self.show_blocks([[cell] for cell in cells], width + 1, longest + 1)
        else:
            console = self.app.console
            self.show_blocks([list(cell.wrap(console, width)) for cell in cells], width, width)

    def show_flow(self, cells: Sequence[Text], width: int) -> None:
        """Entries one after another, each as long as it is; one that is too long for a row goes on below."""
        rows: list[Text] = []
        tail = False  # whether the last row is the end of a long entry
        self._spots = []
        for cell in cells:
            parts = list(cell.wrap(self.app.console, width - HANGING)) if cell.cell_len > width else [cell]
            for number, part in enumerate(parts):
                part.rstrip()
                if number or not rows or tail or rows[-1].cell_len + 1 + part.cell_len > width:
                    rows.append(Text(" " * (HANGING - 1 if number else 0), no_wrap=True))
                tail = len(parts) > 1
                row = rows[-1].append(" " if rows[-1].cell_len else "")
                if not number:
                    self._spots.append(Region(row.cell_len, len(rows) - 1, part.cell_len, len(parts)))
                row.append_text(part)
        self._lay(rows)

    def show_blocks(self, blocks: Sequence[Sequence[Text]], width: int, pitch: int) -> None:
        """Drawings, each `pitch` cells wide with what separates it from the next."""
        across = max(1, width // pitch)
        rows: list[Text] = []
        self._spots = []
        for start in range(0, len(blocks), across):
            beside = blocks[start : start + across]
            top, tall = len(rows), max(len(block) for block in beside)
            rows.extend([Text(no_wrap=True) for _ in range(tall)])
            for place, block in enumerate(beside):
                self._spots.append(Region(place * pitch, top, pitch, tall))
                for row, part in zip(rows[top:], block, strict=False):
                    row.append(" " * (place * pitch - row.cell_len)).append_text(part)
        self._lay(rows)

    def _lay(self, rows: Sequence[Text]) -> None:
        self.height = len(rows)
        self.display = bool(rows)
        self.update(Text("\n", no_wrap=True).join(rows))

    def place_of(self, number: int) -> tuple[int, int]:
        """Where an entry lies: (column, row)."""
        return self._spots[number].offset

    def on_click(self, event: events.Click) -> None:
        """Find the entry under the pointer."""
        for number, spot in enumerate(self._spots):
            if spot.contains(event.x, event.y):
                self.post_message(self.Clicked(self, number))
