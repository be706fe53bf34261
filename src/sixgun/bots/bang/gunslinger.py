"""The gunslinger of the card game: tuned rules of thumb on top of exact beliefs about roles.

It follows the news (`witness`), asks what everyone is worth to its role (`goals`), and puts values on what
can happen to people (`appraisal`), on its own cards (`purse`) and on the moves of its turn (`acting`).
"""

from collections.abc import Sequence
from random import Random
from typing import cast

from sixgun.bots.bang import boxes as boxes  # their opinions are learned when they are loaded
from sixgun.bots.bang.answers import answer_to
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.goals import Stance, stance, worths
from sixgun.bots.bang.judged import STANCES
from sixgun.bots.bang.mind import Mind
from sixgun.bots.bang.witness import Memory, Witness
from sixgun.bots.beliefs import CODE, Chances
from sixgun.bots.player import Circle, Reason
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Ask
from sixgun.kernel.events import Event
from sixgun.kernel.views import View


class Gunslinger:
    """A practised player at one seat."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self._chance = Random(seed)
        self._circle = Circle()
        self._memory = Memory()
        self._weights: list[float] | None = None
        self._chances: Chances = []
        self._reason = Reason("bot-hunch", {})

    def join(self, circle: Circle) -> None:
        """Share with others what everybody knows; before the first choice."""
        self._circle = circle

    def listen(self, view: View, news: Sequence[Event]) -> Witness:
        """Take in what has happened, without having to choose."""
        table = cast(BangView, view)
        witness: Witness | None = self._circle.witness
        if witness is None:
            witness = self._circle.witness = Witness(table)
        witness.hear(news, table, self._memory)
        return witness

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Bring the beliefs up to date, then take the option with the highest value."""
        table = cast(BangView, view)
        ask = cast(Ask, view.own_ask)
        witness = self.listen(view, news)
        role = table.seats[self.seat].role
        if witness.beliefs.weights is not self._weights:
            self._weights = witness.beliefs.weights
            self._chances = witness.beliefs.chances_for(self.seat, role)
        if len(ask.options) == 1:
            self._reason = Reason("bot-no-choice", {})
            return 0
        alone = witness.board.everyone_alone()
        wanted = worths(table, wants_of(table, witness), self._chances, alone)
        mind = Mind(table, ask, Appraisal(table, witness, wanted, self._chances), self._chance)
        index, self._reason = answer_to(mind)
        return index

    def reason(self) -> Reason:
        """Why the last choice was made."""
        return self._reason

    def chances(self) -> Chances:
        """What the bot believed at its last choice: each role's probability, for every seat."""
        return self._chances


def wants_of(view: BangView, witness: Witness) -> Stance:
    """What a seat wants: what its role wants, or the one that a rule of a box makes it count for."""
    role = view.seats[view.seat].role
    for part in view.parts.values():
        role = part.standing(witness.board.g.state, view.seat, role) or role
    special = STANCES.get(role)
    found = special(view) if special is not None else None
    return stance(CODE[role], witness.now) if found is None else found
