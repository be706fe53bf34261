"""Tables on the terminal: colours only there, and never when $NO_COLOR is set."""

import sys
from collections.abc import Collection
from typing import TextIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

PIPED_WIDTH = 100
"""How wide tables are when there is no terminal to say otherwise."""


class _Console(Console):
    """A console that leaves closed pipes to the program's entry point."""

    def on_broken_pipe(self) -> None:
        """Called while the error is being handled."""
        raise BrokenPipeError


def console(stream: TextIO | None = None) -> Console:
    """A console for output, by default on standard output."""
    target = stream or sys.stdout
    width = None if target.isatty() else PIPED_WIDTH
    return _Console(file=target, width=width, highlight=False, markup=False, emoji=False, soft_wrap=False)


def table(*headings: str, right: Collection[int] = (), title: str | None = None) -> Table:
    """An empty table; the columns in `right` hold numbers."""
    grid = Table(
        box=SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
        title=title,
        title_justify="left",
        title_style="bold",
    )
    for index, heading in enumerate(headings):
        style = "yellow" if index == 0 else ""
        grid.add_column(heading, justify="right" if index in right else "left", style=style)
    return grid
