"""How the full-screen table is drawn. Shows views of one seat, never the state."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Row

from sixgun.kernel.asks import Option
from sixgun.terminal.look import NIGHT, Look
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import NOBODY, Tray
from sixgun.terminal.widgets import Choices, Hints, Key, Log, Middle, SeatPlate

ROOMY: Final = (116, 34)
"""From this many columns and rows on, dice and log are drawn larger."""

SMALLEST: Final = (80, 24)
REWRITTEN: Final = 400
"""So many events are written anew at most; that is several rounds of any game."""


class DrawnTable(Screen[None]):
    """Seats around the middle, the question, the options, the log and the keys."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.look: Look = NIGHT
        self.picked: int | None = None
        self.logged = 0
        """How many events the log has taken in."""

    def compose(self) -> ComposeResult:
        """You at the bottom, the others clockwise: up the left side, along the top, down the right."""
        yield Static(id="title", markup=False)
        yield from self.compose_ring()
        yield SeatPlate(id="own")
        yield Static(id="prompt", markup=False)
        yield Static(id="notice", markup=False, classes="silent")
        with Horizontal(id="bottom"):
            yield Choices(id="choices", markup=False, compact=True)
            yield Log(id="log", wrap=True, min_width=10)
        yield from self.compose_foot()

    def compose_ring(self) -> ComposeResult:
        """The plates of the others around the middle."""
        others = [SeatPlate(id=f"place-{place}") for place in range(1, len(self.sitting.table.names))]
        side = 2 if len(others) > 5 else 1
        left, top, right = others[:side], others[side : len(others) - side], others[len(others) - side :]
        yield Horizontal(*top, id="top", classes="" if top else "empty")
        with Horizontal(id="mid"):
            yield Vertical(*reversed(left), id="left")
            yield Middle(id="middle", markup=False)
            yield Vertical(*right, id="right")

    def compose_foot(self) -> ComposeResult:
        """The line for typing, and the keys."""
        command = Input(id="command", classes="closed", compact=True)
        command.can_focus = False
        yield command
        yield Hints(id="hints")

    def on_resize(self, event: events.Resize) -> None:
        """Choose the larger or the smaller drawing and draw everything anew."""
        self.set_class(event.size.width >= ROOMY[0] and event.size.height >= ROOMY[1], "roomy")
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Everything, the log included: after a change of size, language or colours."""
        self.rewrite_log()
        self.draw_all()

    def draw_all(self) -> None:
        """Everything but the log."""
        sitting = self.sitting
        say = sitting.speaker.text
        title = Text(no_wrap=True)
        title.append("✪ SIXGUN ", f"bold {self.look.leather_brass}")
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            title.append(" " + say("ui-too-small", columns=SMALLEST[0], rows=SMALLEST[1]))
        else:
            game = sitting.speaker.name("game", sitting.game)
            title.append(f" {game} · {self.course()}")
        self.query_one("#title", Static).update(title)
        self.draw_seats()
        self.draw_middle()
        prompt = self.query_one("#prompt", Static)
        prompt.update(Text(sitting.prompt()))
        prompt.set_class(sitting.ask() is not None, "asked")
        self.draw_choices()
        self.query_one("#hints", Hints).show(self.keys_now(), self.look)

    def course(self) -> str:
        """How far the game is, for the title."""
        return self.sitting.speaker.text("ui-turn", number=self.sitting.view().turn_number)

    def draw_seats(self) -> None:
        """Every plate, from the seat at the bottom clockwise."""
        sitting = self.sitting
        view = sitting.view()
        ask = sitting.ask()
        options: Sequence[Option] = () if ask is None else ask.options
        numbers = {sitting.stage.target(option): index + 1 for index, option in enumerate(options)}
        numbers.pop(NOBODY, None)
        picked = sitting.stage.target(options[self.picked]) if self.picked is not None else NOBODY
        for place, seat in enumerate(sitting.around()):
            own = place == 0
            plate_widget = self.query_one("#own" if own else f"#place-{place}", SeatPlate)
            plate_widget.seat = seat
            width = plate_widget.size.width
            inside = (
                sitting.stage.own_text(
                    view, seat, sitting.speaker, self.look, width, plate_widget.size.height
                )
                if own
                else None
            )
            plate_widget.show(
                sitting.stage.plate(view, seat, sitting.speaker, self.look, width),
                view.names[seat],
                numbers.get(seat, 0),
                seat == picked,
                inside,
            )

    def tray(self) -> Tray:
        """What the stage needs to draw the middle."""
        sitting = self.sitting
        ask = sitting.ask()
        picked = ask.options[self.picked] if ask is not None and self.picked is not None else None
        size = self.query_one("#middle", Middle).size
        return Tray(sitting.view(), picked, sitting.speaker, self.look, size.width, size.height)

    def draw_middle(self) -> None:
        """The game's own part."""
        self.query_one("#middle", Middle).update(self.sitting.stage.middle(self.tray()))

    def draw_choices(self) -> None:
        """The list of options, each with its number where the number key takes it."""
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        sitting = self.sitting
        ask = sitting.ask()
        if ask is None:
            key = "ui-choices-over" if sitting.over else "ui-choices-wait"
            choices.add_option(Row(sitting.speaker.text(key), disabled=True))
            if sitting.viewer >= 0:
                _, ability = sitting.stage.about(sitting.view(), sitting.viewer, sitting.speaker)
                choices.add_option(Row(Content("\n" + ability), disabled=True))
            return
        numbered = sitting.stage.parts(ask) is None
        for index, text in enumerate(sitting.options()):
            number = f"{index + 1} " if numbered and index < 9 else "· "
            choices.add_option(Row(Content(number + text)))
        choices.highlighted = self.picked

    def write_log(self) -> bool:
        """Add what is new to the log; False if nothing of it deserves a line."""
        log = self.query_one("#log", RichLog)
        look = self.look
        inks = {"turn": f"bold {look.brass}", "hurt": look.red, "good": look.green, "out": f"bold {look.red}"}
        news = self.sitting.told(self.logged)
        for event, line in news:
            sign, tone = self.sitting.stage.mark(event)
            ink = f"bold {look.brass}" if tone == "turn" else look.ink_2 if tone == "plain" else look.ink
            rows = Text(line, ink).wrap(self.app.console, max(10, log.size.width - 4))
            for number, row in enumerate(rows):
                row.rstrip()
                log.write(
                    Text(" " if number else sign, inks.get(tone, look.ink_3)).append(" ").append_text(row)
                )
        self.logged = len(self.sitting.events())
        return bool(news)

    def rewrite_log(self) -> None:
        """The log again: in another language, for other eyes, or after a choice was taken back."""
        self.query_one("#log", RichLog).clear()
        self.logged = max(0, len(self.sitting.events()) - REWRITTEN)
        self.write_log()

    def say(self, text: str) -> None:
        """A remark below the question; an empty one takes it away."""
        notice = self.query_one("#notice", Static)
        notice.update(Text(text))
        notice.set_class(not text, "silent")

    def keys_now(self) -> list[Key]:
        """The keys that do something at this moment, the most needed first."""
        sitting = self.sitting
        say = sitting.speaker.text
        ask = sitting.ask()
        found: list[Key] = []
        if ask is not None:
            count = min(len(ask.options), 9)
            parts = sitting.stage.parts(ask)
            if parts is not None:
                found += [Key(f"1-{parts.count}", say(parts.word), "1"), Key("Space", say(parts.go), "go")]
            else:
                found += [Key(f"1-{count}", say("ui-key-choose"), "go")]
            if ask.find("passes", sitting.table.names) >= 0:
                found.append(Key("s", say("ui-key-stop"), "stop"))
        elif not sitting.over:
            found.append(Key("Space", say("ui-key-skip"), "go"))
        found += [
            Key("?", say("ui-key-why"), "why"),
            Key("i", say("ui-key-info"), "info"),
            Key("u", say("ui-key-undo"), "undo"),
            Key("q", say("ui-key-quit"), "quit"),
            Key("l", say("ui-key-language"), "language"),
            Key("h", say("ui-key-hint"), "hint"),
            Key(":", say("ui-key-type"), "type"),
            Key("t", say("ui-key-look"), "look"),
        ]
        return found
