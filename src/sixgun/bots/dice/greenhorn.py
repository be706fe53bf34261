"""The greenhorn: plays by gut feeling. Always legal, lively, and with nothing but the role's goal in mind."""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from sixgun.bots.player import Reason
from sixgun.games.dice.model import ARROW, BEER
from sixgun.games.dice.options import Reroll, Serve, Shoot
from sixgun.games.dice.victory import HUNTS
from sixgun.games.dice.view import DiceView
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.events import Event
from sixgun.kernel.views import View

CONTENT: Final = 0.35
"""How often the dice are good enough as they lie."""

AT_SHERIFF: Final = {OUTLAW: 3.0, DEPUTY: 0.25, RENEGADE: 0.7}
"""How eagerly each role shoots the Sheriff; anyone else counts as 1."""

BEER_FOR_SHERIFF: Final = {OUTLAW: 0.05, DEPUTY: 2.0, RENEGADE: 0.5}


class Greenhorn:
    """A beginner at one seat."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self._chance = Random(seed)
        self._reason = Reason("bot-hunch", {})

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Pick an option by gut feeling; the news is not followed."""
        table = cast(DiceView, view)
        ask = cast(Ask, view.own_ask)
        options = ask.options
        if ask.prompt == "reroll":
            return self._reroll(table, options)
        weights = [self._liking(table, option) for option in options]
        return self._chance.choices(range(len(options)), weights)[0]

    def reason(self) -> Reason:
        """There is nothing but a hunch."""
        return self._reason

    def _reroll(self, view: DiceView, options: Sequence[Option]) -> int:
        """Arrows are rolled again; for every other die it depends on the mood."""
        if self._chance.random() < CONTENT:
            return 0
        wanted = 0
        hurt = view.seats[self.seat].life < view.seats[self.seat].max_life
        for die, face in enumerate(view.dice):
            mood = 0.9 if face == ARROW else 0.2 if face == BEER and hurt else 0.45
            if self._chance.random() < mood:
                wanted |= 1 << die
        masks = [option.mask if isinstance(option, Reroll) else 0 for option in options]
        allowed = wanted & max(masks)
        return masks.index(allowed) if allowed in masks else 0

    def _liking(self, view: DiceView, option: Option) -> float:
        own = view.seats[self.seat]
        match option:
            case Shoot(target=target):
                return self._eagerness(view, target)
            case Serve(seat=seat) if seat == self.seat:
                return 4.0 if own.life < own.max_life else 0.2
            case Serve(seat=seat):
                drinker = view.seats[seat]
                if drinker.life == drinker.max_life:
                    return 0.05
                return BEER_FOR_SHERIFF[own.role] if drinker.role == SHERIFF and own.role != SHERIFF else 0.3
            case _:
                return 1.0

    def _eagerness(self, view: DiceView, target: int) -> float:
        own, other = view.seats[self.seat].role, view.seats[target].role
        if len(view.seats) == 3:
            return 2.0 if HUNTS[own] == other else 1.0
        return AT_SHERIFF[own] if other == SHERIFF else 1.0
