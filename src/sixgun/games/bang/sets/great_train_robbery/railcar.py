"""What all railcars have in common: cards in play like blue ones, without rank and suit (4.4)."""

from typing import ClassVar, cast

from sixgun.games.bang.effects import DiscardAll
from sixgun.games.bang.harm import Dispossess
from sixgun.games.bang.kinds import CAR, HELD, Blue
from sixgun.games.bang.leaving import CheckVictory
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.sets.great_train_robbery.coupling import PlaceCar, couple, set_down
from sixgun.games.bang.sets.great_train_robbery.part import note, train_of


class Railcar(Blue):
    """A car. It is never in a hand, and when it is discarded it goes under the car deck."""

    colour: ClassVar[str] = CAR

    def homes(self, g: BangTable) -> tuple[int, ...]:
        """In front of whom its owner, who has just got it, may place it."""
        return (self.owner,)

    def refuge(self, g: BangTable) -> tuple[int, ...]:
        """The same if it was taken from someone and not off the train."""
        return (self.owner,)

    def received(self, g: BangTable) -> None:
        note(g, loose=(*train_of(g).loose, self.card))
        targets = self.refuge(g)
        if len(targets) == 1:
            set_down(g, self.owner, self.card, targets[0])
            return
        agenda = g.state.agenda
        place = len(agenda)
        while place and isinstance(agenda[place - 1], CheckVictory | DiscardAll | Dispossess):
            place -= 1  # whoever is out because of losing it leaves the table first
        agenda.insert(place, PlaceCar(self.owner, self.card, targets))

    def put_away(self, g: BangTable) -> None:
        note(g, under=(*train_of(g).under, self.card))
        couple(g)

    def fetched(self, g: BangTable) -> bool:
        under = train_of(g).under
        if self.card not in under:  # the train was short of cars
            return False
        note(g, under=tuple([car for car in under if car != self.card]))
        return True


def car_of(seat: int, card: int) -> Railcar:
    """A car as if it were a player's."""
    return cast(Railcar, HELD[seat][card])
