"""All that is weighed for one choice."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.purse import Purse
from sixgun.bots.beliefs import ROLES
from sixgun.bots.player import Reason
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Ask, Option

COIN: Final = 1e-6
"""Options this close are equally good, and chance decides."""


class Answer(NamedTuple):
    """The index of an option, and why it was taken."""

    choice: int
    reason: Reason


class Mind:
    """One choice of one seat: the question, the table as that seat sees it, and the seat's own randomness."""

    def __init__(self, view: BangView, ask: Ask, appraisal: Appraisal, chance: Random) -> None:
        self.view = view
        self.ask = ask
        self.appraisal = appraisal
        self.purse = Purse(appraisal)
        self._chance = chance

    def best(self, value: Callable[[Option], float]) -> int:
        """The option with the highest value; chance decides between equals."""
        return self.toss_up([value(option) for option in self.ask.options])

    def toss_up(self, values: list[float]) -> int:
        """The index of the highest value; chance decides between equals."""
        bar = max(values) - COIN
        best = [index for index, worth in enumerate(values) if worth >= bar]
        return best[0] if len(best) == 1 else self._chance.choice(best)

    def find(self, kind: type[Option]) -> int:
        """The index of the first option of a kind, or whatever is usual if there is none."""
        index = self.seek(kind)
        return index if index >= 0 else self.ask.default

    def seek(self, kind: type[Option]) -> int:
        """The index of the first option of a kind, or -1."""
        return next((i for i, option in enumerate(self.ask.options) if isinstance(option, kind)), -1)

    def because(self, index: int, key: str) -> Answer:
        """An answer whose reason needs no names."""
        return Answer(index, Reason(key, {}))

    def because_of(self, index: int, key: str, seat: int) -> Answer:
        """An answer that is about someone: who it is, and which role the bot thinks they have."""
        row = self.appraisal.chances[seat]
        code = max(range(len(ROLES)), key=row.__getitem__)
        about: dict[str, int | str] = {
            "player": self.view.names[seat],
            "role": ROLES[code],
            "percent": round(100 * row[code]),
        }
        return Answer(index, Reason(key, about))

    def for_own_sake(self, index: int) -> Answer:
        """Something that heals the seat itself."""
        return Answer(index, Reason("bot-help-self", {"life": self.appraisal.own.life}))
