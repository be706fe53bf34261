"""Tables as a server has them, for the tests of its bots."""

from collections.abc import Sequence
from typing import Any

import sixgun
from sixgun.bots import Bot, Company, new_bot
from sixgun.games.catalog import game
from sixgun.kernel.asks import Option
from sixgun.kernel.journal import start
from sixgun.kernel.table import Table
from sixgun.server.stable import Moment, origin_data
from sixgun.server.thinking import Answer, Choice, Purpose, Question, Thinker, chance_of


class Play:
    """A table and its choices, as a server has them."""

    def __init__(self, table: Table[Any], code: str = "abcd", game_number: int = 1) -> None:
        assert table.origin is not None
        self.table = table
        self.moment = Moment(code, table.game.id, game_number, origin_data(table.origin), [])

    @property
    def seat(self) -> int:
        return self.table.pending[0].seat

    def choose(self, option: int) -> None:
        self.moment.choices.append((self.seat, option))
        self.table.choose(self.seat, option)

    def take_back(self, choices: int) -> None:
        assert self.table.origin is not None
        del self.moment.choices[-choices:]
        self.table = start(self.table.game, self.table.origin)
        for seat, option in self.moment.choices:
            self.table.choose(seat, option)

    def company(self, level: str, seats: Sequence[int]) -> Company:
        """Bots with the same seed, sitting at the table now."""
        return Company(self.table, {seat: self.bot(level, seat) for seat in seats})

    def bot(self, level: str, seat: int, purpose: Purpose = "bot") -> Bot:
        assert self.table.origin is not None
        return new_bot(self.table.game.id, level, seat, chance_of(self.table.origin, purpose))


def dealt(game_id: str, seed: str = "stable", code: str = "abcd", players: int = 5) -> Play:
    boxes = [module.id for module in game(game_id).modules]
    return Play(sixgun.new(game_id, players, sets=boxes, seed=seed), code)


def last_option(table: Table[Any]) -> Option:
    assert table.history
    return table.history[-1].option


class Desk:
    """Asks a thinker in this process, always telling as little as it needs to know."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.told: list[Choice] | None = None

    def answer(self, play: Play, level: str = "gunslinger", purpose: Purpose = "bot") -> Answer:
        moment = play.moment
        told = self.told or []
        keep = next(
            (n for n, (old, new) in enumerate(zip(told, moment.choices, strict=False)) if old != new),
            min(len(told), len(moment.choices)),
        )
        origin = moment.origin if self.told is None else None
        self.told = list(moment.choices)
        return self.thinker.answer(
            Question("abcd", moment.game, origin, keep, self.told[keep:], play.seat, level, purpose)
        )
