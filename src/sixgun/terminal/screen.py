"""The full-screen table as a program."""

import os
import sys
from typing import ClassVar, Final

from textual.app import App
from textual.theme import Theme

import sixgun
from sixgun.terminal.card_screen import CardScreen
from sixgun.terminal.legends.screen import LegendsScreen
from sixgun.terminal.legends.stage import LegendsStage
from sixgun.terminal.look import CALM, CALM_PACE, NIGHT, PAPER, Look, Pace
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import card_stage
from sixgun.terminal.table_screen import TableScreen

COLOURS: Final = (
    *("ground", "paper", "raised", "ink", "ink_2", "ink_3", "line", "brass", "brass_fill", "on_brass"),
    *("red", "red_fill", "on_red", "blue", "green", "leather", "on_leather"),
)
"""Colours of a look that the style sheet uses."""


class TableApp(App[int]):
    """The table as a program of its own."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    TITLE = "Sixgun"

    def __init__(self, sitting: Sitting, pace: Pace) -> None:
        super().__init__()
        self.animation_level = "none"  # lists jump to their place; only dice move, and only if they may
        self._sitting = sitting
        self._pace = pace
        for look in (NIGHT, PAPER):
            self.register_theme(theme_of(look))
        self.theme = NIGHT.name

    def on_mount(self) -> None:
        """Set the table."""
        sitting, pace = self._sitting, self._pace
        stage = sitting.stage
        cards = card_stage(stage)
        if isinstance(stage, LegendsStage):
            self.push_screen(LegendsScreen(sitting, pace, stage))
        elif cards is not None:
            self.push_screen(CardScreen(sitting, pace, cards))
        else:
            self.push_screen(TableScreen(sitting, pace))


def theme_of(look: Look) -> Theme:
    """A look as variables of the style sheet."""
    variables: dict[str, str] = {name.replace("_", "-"): getattr(look, name) for name in COLOURS}
    variables["bubble"] = look.ink
    variables["on-bubble"] = look.ground
    return Theme(
        name=look.name,
        primary=look.brass_fill,
        foreground=look.ink,
        background=look.ground,
        surface=look.paper,
        panel=look.raised,
        dark=look.dark,
        variables=variables,
    )


def play_on_screen(sitting: Sitting) -> int:
    """Open the table on this terminal; save what was played if that was asked for."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise sixgun.BadSettings(
            "the full-screen table needs a terminal; --plain works everywhere", "no-terminal"
        )
    calm = os.environ.get(CALM, "") not in ("", "0")
    code = TableApp(sitting, CALM_PACE if calm else Pace()).run()
    if sitting.save_to is not None and not sitting.over:
        sitting.save(sitting.save_to)
    return code or 0
