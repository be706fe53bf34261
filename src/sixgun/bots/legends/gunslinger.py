"""The gunslinger of Western Legends: plans its turn, knows what things are worth, and minds the others.

It sees the seat's view only. `outlook` prices everything by the turns that are left, `appraisal` values
deeds, `plans` searches the rest of the turn, `fighting` and `answers` have all other questions.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from sixgun.bots.legends.answers import ANSWERS
from sixgun.bots.legends.mind import Memory, Mind
from sixgun.bots.player import Reason
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.asks import Ask
from sixgun.kernel.events import Event
from sixgun.kernel.views import View

LAWFUL: Final = 0.75
LAWLESS: Final = 1.35
"""No two gunslingers see law and crime in the same light; a table of them has both."""


class Gunslinger:
    """A practised player at one seat."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self._chance = Random(seed)
        self._memory = Memory(self._chance.uniform(LAWFUL, LAWLESS))
        self._reason = Reason("bot-hunch", {})

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Take the option with the highest value; the view tells all there is to know about the past."""
        ask = cast(Ask, view.own_ask)
        if len(ask.options) == 1:
            self._reason = Reason("bot-no-choice", {})
            return 0
        mind = Mind(cast(LegendsView, view), ask, self._chance, self._memory)
        index, self._reason = ANSWERS[ask.prompt](mind)
        return index

    def reason(self) -> Reason:
        """Why the last choice was made."""
        return self._reason
