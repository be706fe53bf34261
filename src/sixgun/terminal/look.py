"""Colours and small type: ink on warm paper by day, lamplight by night. No widgets here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

CALM: Final = "SIXGUN_CALM"
"""Environment variable: anything but empty or 0 means that nothing on the screen moves."""

CARD_WIDTH: Final = 19
"""The width of a drawn card: every name fits, and six stand beside each other on a large screen."""

ROLE_SIGNS: Final = {"sheriff": "★", "deputy": "◆", "outlaw": "✗", "renegade": "◐", "": "?"}
"""Every role has its own sign beside its word; an unknown one has a question mark."""


@dataclass(frozen=True)
class Look:
    """One theme. `bone` is the ground of dice, which stay bright in both; fills come with their ink."""

    name: str
    dark: bool
    ground: str
    paper: str
    raised: str
    ink: str
    ink_2: str
    ink_3: str
    line: str
    brass: str
    brass_fill: str
    on_brass: str
    red: str
    red_fill: str
    on_red: str
    blue: str
    green: str
    orange: str
    leather: str
    on_leather: str
    leather_brass: str
    leather_red: str
    leather_line: str
    bone: str
    bone_ink: str
    bone_red: str
    bone_blue: str
    bone_brass: str


NIGHT: Final = Look(
    name="night",
    dark=True,
    ground="#15100c",
    paper="#261c15",
    raised="#32261c",
    ink="#f3e6cb",
    ink_2="#d3bf9a",
    ink_3="#b39c76",
    line="#5d4833",
    brass="#e3b75c",
    brass_fill="#cb9a3e",
    on_brass="#21160d",
    red="#f2937c",
    red_fill="#a63a22",
    on_red="#fff6e6",
    blue="#8fc0dc",
    green="#b2cb85",
    orange="#f0a868",
    leather="#3a2619",
    on_leather="#f3e6cb",
    leather_brass="#e3b75c",
    leather_red="#f2937c",
    leather_line="#8a6a4a",
    bone="#ecdfc4",
    bone_ink="#2a1c12",
    bone_red="#a63a22",
    bone_blue="#1d4f7a",
    bone_brass="#b07a1e",
)
PAPER: Final = Look(
    name="paper",
    dark=False,
    ground="#e6d6b5",
    paper="#f5ead2",
    raised="#fcf5e5",
    ink="#2a1c12",
    ink_2="#5c4631",
    ink_3="#75593a",
    line="#b59a6d",
    brass="#7d560c",
    brass_fill="#cb9a3e",
    on_brass="#2a1c12",
    red="#94301b",
    red_fill="#a63a22",
    on_red="#fff6e6",
    blue="#23506d",
    green="#3f5d22",
    orange="#8f4409",
    leather="#6a4128",
    on_leather="#f7e9cd",
    leather_brass="#f0c878",
    leather_red="#f7b8a6",
    leather_line="#b08a66",
    bone="#f7eed9",
    bone_ink="#2a1c12",
    bone_red="#a63a22",
    bone_blue="#1d4f7a",
    bone_brass="#b07a1e",
)


@dataclass(frozen=True)
class Pace:
    """How long things take, in seconds: a bot's pause, one frame of tumbling dice, and how many frames."""

    pause: float = 0.9
    frame: float = 0.07
    frames: int = 8


CALM_PACE: Final = Pace(frame=0.0, frames=0)
"""Bots still take their time, so that one can follow; nothing moves."""

NO_PAUSE: Final = Pace(pause=0.0, frame=0.0, frames=0)


def clip(text: str, width: int) -> str:
    """The text in at most `width` cells, with an ellipsis if something had to go."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…" if width > 1 else "…"[:width]


def centred(lines: Sequence[Text], width: int, height: int) -> Text:
    """Lines in the middle of so many cells; what is too wide is cut."""
    above = max(0, (height - len(lines)) // 2)
    middle = Text("\n" * above, no_wrap=True)
    for number, line in enumerate(lines):
        line.truncate(width)
        line.align("center", width)
        middle.append("\n" if number else "").append_text(line)
    return middle


def flow(chunks: Sequence[Text], width: int, first: Text, indent: int) -> list[Text]:
    """Pieces one after another behind `first`; what does not fit goes on in the next row, never cut."""
    rows = [first.copy()]
    fresh = True
    for chunk in chunks:
        gap = 0 if fresh else 1
        if rows[-1].cell_len + gap + chunk.cell_len > width and not fresh:
            rows.append(Text(" " * indent))
            gap = 0
        rows[-1].append(" " * gap).append_text(chunk)
        fresh = False
    return rows
