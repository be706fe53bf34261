"""All that is weighed for one choice."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from sixgun.bots.legends.appraisal import Appraisal
from sixgun.bots.legends.outlook import Outlook
from sixgun.bots.player import Reason
from sixgun.games.legends.model import BLACK
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.asks import Ask, Option

COIN: Final = 1e-6
"""Options this close are equally good, and chance decides."""


class Answer(NamedTuple):
    """The index of an option, and why it was taken."""

    choice: int
    reason: Reason


class Memory:
    """What a bot keeps from one choice to the next: its character, and the way it is on."""

    def __init__(self, bent: float) -> None:
        self.bent = bent
        """How much it likes crime: above 1 more than the law, below 1 less."""
        self.route: list[int] = []
        """The spaces still to be entered."""
        self.card = -1
        """The card that is to take the figure further after its Move."""


class Mind:
    """One choice of one seat: the question, the table as that seat sees it, and the seat's own randomness."""

    def __init__(self, view: LegendsView, ask: Ask, chance: Random, memory: Memory) -> None:
        self.view = view
        self.ask = ask
        self.seat = view.seat
        self.outlook = Outlook(view, view.seat, memory.bent)
        self.own = self.outlook.own
        self.memory = memory
        self._chance = chance
        self._appraisal: Appraisal | None = None

    @property
    def appraisal(self) -> Appraisal:
        """What deeds are worth; worked out on first use."""
        if self._appraisal is None:
            self._appraisal = Appraisal(self.outlook)
        return self._appraisal

    def best(self, value: Callable[[Option], float]) -> int:
        """The option with the highest value; chance decides between equals."""
        values = [value(option) for option in self.ask.options]
        bar = max(values) - COIN
        best = [index for index, worth in enumerate(values) if worth >= bar]
        return best[0] if len(best) == 1 else self._chance.choice(best)

    def find(self, kind: type[Option]) -> int:
        """The index of the first option of a kind, or -1."""
        for index, option in enumerate(self.ask.options):
            if isinstance(option, kind):
                return index
        return -1

    def because(self, index: int, key: str, **about: int | str) -> Answer:
        """An answer and its reason."""
        return Answer(index, Reason(key, about))

    def because_of(self, index: int, key: str, target: int) -> Answer:
        """An answer that is about someone."""
        if target == BLACK:
            return Answer(index, Reason("bot-legends-black", {}))
        return Answer(index, Reason(key, {"player": self.view.names[target]}))
