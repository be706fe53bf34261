"""Programs back into the words of the data files, for notation and for turning them into sentences."""

from collections.abc import Callable
from typing import Any, Final

from sixgun.games.legends.content.kinds import Program, Step

MONEY: Final = "money"
ALL: Final = 99
"""``heal(all)`` in numbers."""


def written(program: Program) -> str:
    """``(("money", 20), ("draw", 1))`` -> ``money(20); draw(1)``."""
    return "; ".join([written_step(step) for step in program])


def written_step(step: Step) -> str:
    """One step as written in a data file."""
    special = SPECIAL.get(step[0])
    if special is not None:
        return special(step)
    arguments = [written(one) if isinstance(one, tuple) else str(one) for one in step[1:]]
    return f"{step[0]}({', '.join(arguments)})" if arguments else str(step[0])


def _choose(step: Step) -> str:
    alternatives: tuple[Program, ...] = step[1]
    return f"choose({' | '.join([written(one) for one in alternatives])})"


def _heal(step: Step) -> str:
    return "heal(all)" if step[1] >= ALL else f"heal({step[1]})"


def _step(step: Step) -> str:
    return f"step({step[2]}*move)" if step[2] else f"step({step[1]})"


def _steal(step: Step) -> str:
    return f"steal({step[1]}={step[2]})"


def _take_cattle(step: Step) -> str:
    return "take_cattle(any)"


SPECIAL: Final[dict[Any, Callable[[Step], str]]] = {
    "choose": _choose,
    "heal": _heal,
    "step": _step,
    "steal": _steal,
    "take_cattle": _take_cattle,
}
