"""Playouts: a table played on at random to its end, for statistics and search.

The same agenda, frames and hooks as in a game that people play; only the bookkeeping between choices (open
asks, the record, refusals) is left out, because nobody sees the table in between.
"""

from collections.abc import Callable
from typing import Any, Final

from sixgun.kernel.agenda import Effect, Frame, Together, Trigger
from sixgun.kernel.hooks import hooks_of
from sixgun.kernel.registry import Game
from sixgun.kernel.state import State
from sixgun.kernel.table import Table

UNLIMITED: Final = 1_000_000_000


class Bottom(Effect[Table[Any]]):
    """What lies below the agenda during a playout: a list that is never almost empty keeps its memory."""

    __slots__ = ()

    def run(self, g: Table[Any]) -> None:
        g.state.agenda.clear()


BOTTOM: Final = [Bottom()] * 4


def playout(table: Table[Any], random: Callable[[], float], max_turns: int = UNLIMITED) -> int:
    """Play `table` on with uniformly random choices; returns how many questions were answered.

    Forced answers count too, because the engine does the same work for them.
    `random` gives numbers from 0 up to but not including 1. The table stops where it is when turn `max_turns`
    is over; `table.pending` is open again then, and `table.result` stays None. Steps are not counted here, as
    `Table.advance` does: rules that go in circles show up there.
    """
    state: State = table.state  # typed, so that the compiled engine need not look anything up by name
    agenda: list[Frame] = state.agenda
    tray: list[Trigger] = state.tray
    watchful = _watchful(table.game)
    limited = max_turns < UNLIMITED
    answers = 0
    agenda[:0] = BOTTOM
    while agenda:
        frame: Frame = agenda.pop()
        if (tray or (watchful and table.restless)) and frame.settles:
            agenda.append(frame)
            if table.settle():
                continue
            agenda.pop()
        if frame.asks:
            options = frame.choices(table)
            count = len(options)
            if count > 1:
                frame.answer(table, options[int(random() * count)])
                answers += 1
            elif count:
                frame.answer(table, options[0])
                answers += 1
            elif frame.together:
                answers += _answer_all(table, frame, random)
        elif not frame.replaceable or not table.replaced(frame):
            frame.run(table)
            if limited and state.turn_number > max_turns:
                del agenda[: len(BOTTOM)]
                break
    table.advance()
    return answers


_WATCHFUL: dict[str, bool] = {}


def _watchful(game: Game) -> bool:
    """Whether an ability of the game watches for a standing condition."""
    known = _WATCHFUL.get(game.id)
    if known is None:
        kinds = [kind for module in game.modules for kind in module.abilities.values()]
        known = any(hook.verb == "whenever" for kind in kinds for hook in hooks_of(kind))
        _WATCHFUL[game.id] = known
    return known


def _answer_all(table: Table[Any], question: Any, random: Callable[[], float]) -> int:
    """Everyone's secret choice at once; returns how many there are."""
    assert isinstance(question, Together)
    chosen = {}
    table.state.agenda.append(question)
    asks = question.asks_of_all(table)
    table.state.agenda.pop()
    for ask in asks:
        sealed = table.state.sealed.get(ask.seat)
        if sealed is None:
            sealed = int(random() * len(ask.options))
        chosen[ask.seat] = ask.options[sealed]
    table.state.sealed.clear()
    question.answers(table, chosen)
    return len(chosen)
