"""Tables for the tests of the terminal, and how to read what is on the screen."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from sixgun.terminal import PlayConfig
from sixgun.terminal.look import NO_PAUSE, Pace
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.terminal.table_screen import TableScreen
from sixgun.texts import speaker

Scene = Callable[[TableApp, Pilot[int]], Awaitable[None]]
"""What a test does at an open table."""

COMPACT = (80, 24)
LARGE = (120, 36)
CELL = 12.2
"""Width of a cell in an exported picture."""


def sitting_where(wanted: Callable[[Sitting], bool], **config: object) -> Sitting:
    """The first sitting, over many seeds, in which the person is asked at a moment when something holds."""
    for number in range(300):
        sitting = open_sitting(PlayConfig(seed=f"search {number}", **config))  # type: ignore[arg-type]
        for _ in range(40):
            if sitting.human_asked() is None and not sitting.bots_act():
                break
            if sitting.human_asked() is not None:
                if wanted(sitting):
                    return sitting
                sitting.choose(0)
    raise LookupError("no seed leads there")


def asked(prompt: str) -> Callable[[Sitting], bool]:
    """The person is asked this."""

    def holds(sitting: Sitting) -> bool:
        ask = sitting.ask()
        return ask is not None and ask.prompt == prompt

    return holds


def asked_with_dynamite(sitting: Sitting) -> bool:
    """The person rolls, and at least one die is locked."""
    return asked("reroll")(sitting) and bool(sitting.closed())


def app_of(sitting: Sitting, pace: Pace = NO_PAUSE) -> TableApp:
    """The full-screen table of a sitting; bots do not pause unless told to."""
    return TableApp(sitting, pace)


def table_screen(app: TableApp) -> TableScreen:
    """The table itself, whatever lies over it."""
    screen = app.screen_stack[1]
    assert isinstance(screen, TableScreen)
    return screen


async def settled(pilot: Pilot[int]) -> None:
    """Let everything that waits be drawn."""
    for _ in range(3):
        await pilot.pause()


def screen_rows(app: TableApp) -> list[str]:
    """What is on the screen, row by row, read from the exported picture."""
    picture = app.export_screenshot()
    found: dict[int, dict[int, str]] = {}
    for attributes, body in re.findall(r"<text ([^>]*)>(.*?)</text>", picture):
        row = re.search(r"line-(\d+)", attributes)
        left = re.search(r'\bx="([\d.]+)"', attributes)
        if row and left:
            text = html.unescape(body).replace("\xa0", " ")
            found.setdefault(int(row[1]), {})[round(float(left[1]) / CELL)] = text
    rows = []
    for number in range(max(found) + 1):
        line = ""
        for column, text in sorted(found.get(number, {}).items()):
            line = line.ljust(column) + text
        rows.append(line)
    return rows


def screen_text(app: TableApp) -> str:
    """The whole screen as one text."""
    return "\n".join(screen_rows(app))


def one_line(text: str) -> str:
    """The screen without its line breaks, for sentences that wrap."""
    return " ".join(text.split())


def end_quickly(sitting: Sitting) -> None:
    """Play a sitting to its end, people choosing the first option."""
    while not sitting.over:
        human = sitting.human_asked()
        if human is None:
            sitting.bots_act()
        else:
            sitting.hand_over(human)
            sitting.choose(0)


def role_word(sitting: Sitting, seat: int, lang: str = "en") -> str:
    """A seat's true role, as the tests know it and the screen may not."""
    return speaker(lang).name("role", sitting.table.state.seats[seat].role)


def play(sitting: Sitting, scene: Scene, size: tuple[int, int] = COMPACT, pace: Pace | None = None) -> None:
    """Open the table, let the scene act on it, close it."""

    async def run() -> None:
        app = app_of(sitting) if pace is None else app_of(sitting, pace)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await scene(app, pilot)

    asyncio.run(run())
