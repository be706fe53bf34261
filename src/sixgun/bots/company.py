"""Bots sitting at a table. The company holds the table; a bot is handed only its own seat's view and news."""

from collections.abc import Mapping
from typing import Any

from sixgun.bots.player import Bot, Circle
from sixgun.kernel.table import Table
from sixgun.kernel.views import events_seen


class Company:
    """Lets bots answer the open asks of their seats.

    A bot's news comes from the table's log, so the table has to keep one: `sixgun.new` does, unless it is
    asked for a fast table.
    """

    def __init__(self, table: Table[Any], bots: Mapping[int, Bot]) -> None:
        if table.events is None:
            raise ValueError("bots follow the log, and this table keeps none")
        self.table = table
        self.bots = bots
        self._read = dict.fromkeys(bots, 0)
        circle = Circle()
        for bot in bots.values():
            join = getattr(bot, "join", None)
            if join is not None:
                join(circle)

    def act(self) -> bool:
        """Let one bot with an open ask choose; False if no open ask belongs to a bot."""
        table = self.table
        for ask in table.pending:
            bot = self.bots.get(ask.seat)
            if bot is not None:
                table.choose(ask.seat, self._choice(bot, ask.seat))
                return True
        return False

    def _choice(self, bot: Bot, seat: int) -> int:
        table = self.table
        news = events_seen(table, seat, self._read[seat])
        self._read[seat] = len(table.events or ())
        return bot.choose(table.game.view(table, seat), news)
