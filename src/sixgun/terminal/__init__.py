"""A game at the terminal: a full-screen table, or plain lines for screen readers and pipes.

Importing this package costs nothing; the full-screen parts are loaded when a table is opened.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["PlayConfig", "run"]


@dataclass(frozen=True)
class PlayConfig:
    """What to play, with whom, and how to show it.

    `humans` are the seats played by people; all others are played by bots of the level `bots`. A `scenario`
    file replaces the deal: its position says how many sit at the table and what they are called. `sets` are
    the boxes to deal from, `settings` whatever is not as usual.
    """

    game: str = "dice"
    players: int = 5
    names: tuple[str, ...] | None = None
    humans: tuple[int, ...] = (0,)
    bots: str = "gunslinger"
    lang: str = "en"
    seed: str | None = None
    scenario: Path | None = None
    plain: bool = False
    save: Path | None = None
    sets: tuple[str, ...] = ("base",)
    settings: Mapping[str, int | str] = field(default_factory=dict)


def run(config: PlayConfig) -> int:
    """Play one game until it is over or the people leave; settings nobody can play raise `BadSettings`."""
    from sixgun.terminal.sitting import open_sitting

    sitting = open_sitting(config)
    if config.plain:
        import sys

        from sixgun.terminal.plain import PlainTable

        return PlainTable(sitting, sys.stdin, sys.stdout).play()
    from sixgun.terminal.screen import play_on_screen

    return play_on_screen(sitting)
