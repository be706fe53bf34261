"""The parts of the screen that every game shares: plates, hints, sheets of paper laid over the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import OptionList, RichLog, Static

from sixgun.terminal.look import Look, clip
from sixgun.terminal.stage import Plate


class SeatPlate(Static):
    """A seat at the table. Which seat it shows changes when the table is turned to another person."""

    @dataclass
    class Clicked(Message):
        """Somebody pointed at a seat."""

        seat: int

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__("", id=id, markup=False)
        self.seat = 0

    def show(self, plate: Plate, title: str, number: int, picked: bool, inside: Text | None = None) -> None:
        """Draw the plate; `number` is the key that chooses this seat, 0 if it cannot be chosen now."""
        room = self.size.width - 2
        tail = f" {plate.change}" if plate.change else ""
        head = ("▶ " if plate.turn else "") + (f"[{number}] " if number else "")
        name = clip(title, room - cell_len(head) - cell_len(tail))
        colour = "$red" if plate.change.startswith("−") else "$green"
        self.border_title = Content.assemble(head + name, (tail, colour))
        badge = plate.badge if cell_len(plate.badge) <= room else plate.badge.replace(" ", "", 1)
        self.border_subtitle = Content(clip(badge, room))
        self.set_class(plate.out, "out")
        self.set_class(plate.turn, "turn")
        self.set_class(number > 0, "target")
        self.set_class(picked, "picked")
        self.update(Text("\n").join(plate.lines) if inside is None else inside)

    def on_click(self) -> None:
        """A click means this seat."""
        self.post_message(self.Clicked(self.seat))


class Middle(Static):
    """The middle of the table, drawn by the game's stage."""

    @dataclass
    class Clicked(Message):
        """Somebody pointed into the middle."""

        x: int
        y: int

    def on_click(self, event: events.Click) -> None:
        """Say where."""
        self.post_message(self.Clicked(event.x, event.y))


class Choices(OptionList, can_focus=False):
    """The options. A remark above may take room from it; the picked option stays in sight."""

    def on_resize(self) -> None:
        """Bring the picked option back into sight."""
        self.call_after_refresh(self.scroll_to_highlight)


class Log(RichLog, can_focus=False):
    """What has happened, newest line last and always in sight."""

    def on_resize(self, event: events.Resize) -> None:
        """Show the newest line again."""
        self.call_after_refresh(self.scroll_end, animate=False)


@dataclass(frozen=True)
class Key:
    """A key and the word for what it does; `press` is what a click on the word stands for."""

    sign: str
    word: str
    press: str


class Hints(Static):
    """The last line: which keys do something now. As many as fit, the most needed first."""

    @dataclass
    class Clicked(Message):
        """Somebody clicked a key hint."""

        press: str

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__("", id=id, markup=False)
        self._spans: list[tuple[int, int, str]] = []

    def show(self, keys: Sequence[Key], look: Look) -> None:
        """Draw the hints."""
        line = Text(no_wrap=True)
        self._spans = []
        room = max(20, self.size.width - 2)
        for key in keys:
            gap = "  " if line else ""
            start = line.cell_len + len(gap)
            if start + cell_len(key.sign) + 1 + cell_len(key.word) > room:
                break
            line.append(gap).append(key.sign, f"bold {look.leather_brass}")
            line.append(" " + key.word, look.on_leather)
            self._spans.append((start, line.cell_len, key.press))
        self.update(line)

    def on_click(self, event: events.Click) -> None:
        """Find the hint under the pointer."""
        for start, end, press in self._spans:
            if start <= event.x - 1 < end:
                self.post_message(self.Clicked(press))


class Sheet(ModalScreen[str]):
    """A sheet laid over the table until a key is pressed. An opaque one hides everything below it.

    A long text is shown from its beginning, or from its end if that matters (`last`).
    """

    def __init__(
        self,
        title: str,
        body: Text,
        hint: str,
        keys: Mapping[str, str],
        *,
        opaque: bool = False,
        last: bool = False,
    ) -> None:
        super().__init__(classes="opaque" if opaque else "")
        self._title = title
        self._body = body
        self._hint = hint
        self._keys = keys
        self._last = last

    def compose(self) -> ComposeResult:
        """Title on the edge, the text, and below it the keys that lead on."""
        with Vertical(id="box") as box:
            box.border_title = Content(self._title)
            with VerticalScroll(id="body"):
                yield Static(self._body, markup=False)
            yield Static(self._hint, id="keys", markup=False)

    def on_mount(self) -> None:
        """Let arrow keys scroll a long text; one whose end matters begins there."""
        body = self.query_one("#body")
        body.focus()
        if self._last:
            self.call_after_refresh(body.scroll_end, animate=False)

    def on_key(self, event: events.Key) -> None:
        """Leave with what the key stands for; other keys only scroll."""
        answer = self._keys.get(event.key) or self._keys.get(event.character or "")
        if answer is not None:
            event.stop()
            self.dismiss(answer)

    def on_click(self, event: events.Click) -> None:
        """A click on the line of keys is the first of them."""
        if event.widget is not None and event.widget.id == "keys":
            self.dismiss(next(iter(self._keys.values())))
