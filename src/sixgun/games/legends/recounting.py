"""Where in a turn the table is, as claims call it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.games.legends.model import LegendsState
from sixgun.games.legends.position import ACT, END, SETUP, START
from sixgun.games.legends.turn import (
    Turn,
    begin,
    choose_mount,
    choose_weapon,
    earn,
    play,
    wake,
)

STAGES: Final[dict[Callable[[Any, Any], object], str]] = {
    begin: START,
    wake: START,
    earn: "income",
    choose_weapon: "equip",
    choose_mount: "equip",
    play: ACT,
}
"""The phase to which each step of a turn belongs; all others are its end."""


def phase_now(state: LegendsState) -> str:
    """Where in a turn the table is; before the first turn there is the set-up, after the last one the end."""
    agenda: Sequence[object] = state.agenda
    for frame in reversed(agenda):
        if isinstance(frame, Turn):
            # A turn that waits for something is written with the step that comes next.
            step = frame.stage if frame is agenda[-1] else frame.stage - 1
            return STAGES.get(Turn.stages[step], END) if 0 <= step < len(Turn.stages) else END
    return SETUP if state.result is None else END
