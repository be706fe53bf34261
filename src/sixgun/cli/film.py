"""A finished or interrupted game moment by moment, through one pair of eyes or all."""

from collections.abc import Iterator
from typing import Any, Final

import sixgun
from sixgun.kernel.journal import replay
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR
from sixgun.terminal.stage import card_stage, stage_of
from sixgun.texts import Speaker

ALL_EYES: Final = -2
"""The viewer sees every role and every secret."""


class Film:
    """Moment 0 is the deal, moment *n* the table after choice *n*."""

    def __init__(self, table: Table[Any], eyes: int, say: Speaker) -> None:
        self._eyes = eyes
        self._say = say
        self._history = table.history or []
        self._moments: list[Table[Any]] = []
        self._log_ends: list[int] = []
        again = replay(table, 0)
        self._keep(again)
        for choice in self._history:
            again.choose(choice.seat, choice.option)
            self._keep(again)
        self._events = again.events or []
        self._stage = stage_of(table.game.id)

    def _keep(self, table: Table[Any]) -> None:
        self._moments.append(table.clone())
        self._log_ends.append(len(table.events or ()))

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._moments) - 1

    def shown(self, moment: int) -> Iterator[str]:
        """Everything to print for a moment: where we are, what has just happened, how the table stands."""
        table = self._moments[moment]
        yield self._say.text(
            "ui-cli-replay-moment", moment=str(moment), last=str(self.last), turn=str(table.state.turn_number)
        )
        if moment:
            choice = self._history[moment - 1]
            yield f"> {table.names[choice.seat]} {choice.option.notation(table.names)}"
        yield from self._log(moment)
        eyes = SPECTATOR if self._eyes == ALL_EYES else self._eyes
        for line in self._stage.table_told(sixgun.view(table, eyes), self._say):
            yield f"  {line}"
        if self._eyes == ALL_EYES and self._stage.hidden_roles:
            yield f"  {self._say.text('ui-cli-replay-roles', roles=', '.join(self._roles(table)))}"
        yield from self._hands(table)
        if table.result is not None:
            yield self._say.result(table.game.id, table.result, table.names)

    def _log(self, moment: int) -> Iterator[str]:
        start = self._log_ends[moment - 1] if moment else 0
        table = self._moments[moment]
        events = self._events[start : self._log_ends[moment]]
        seen = events if self._eyes == ALL_EYES else [event.seen_by(self._eyes) for event in events]
        for _, line in self._say.log(table.game.id, seen, table.names):
            yield f"  {line}"

    def _hands(self, table: Table[Any]) -> Iterator[str]:
        """The hands that this viewer may see, in a game that has any."""
        cards = card_stage(self._stage)
        if cards is None or self._eyes == SPECTATOR:
            return
        for seat in range(len(table.names)) if self._eyes == ALL_EYES else (self._eyes,):
            entries = cards.in_hand(sixgun.view(table, seat), self._say)
            held = ", ".join([one.label + (f" ×{one.copies}" if one.copies > 1 else "") for one in entries])
            if held:
                yield f"  {self._say.text('ui-cli-replay-hand', player=table.names[seat], cards=held)}"

    def _roles(self, table: Table[Any]) -> Iterator[str]:
        """Each seat's own card, as only its owner sees it."""
        for seat, name in enumerate(table.names):
            yield f"{name}: {self._stage.badge(sixgun.view(table, seat), seat, self._say)}"
