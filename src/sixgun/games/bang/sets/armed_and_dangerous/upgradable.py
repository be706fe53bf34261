"""What brown cards with an upgrade for load have in common (4.1)."""

from typing import Final

from sixgun.games.bang.effects import commanded
from sixgun.games.bang.kinds import Brown
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.playing import affect
from sixgun.games.bang.sets.armed_and_dangerous.load import total
from sixgun.games.bang.sets.armed_and_dangerous.paying import Regain
from sixgun.games.bang.sets.armed_and_dangerous.upgrades import AddTargets, BuyUpgrades, CarryOn
from sixgun.kernel.agenda import Frame

ANY_NUMBER: Final = 100


class Regained(Brown):
    """A brown card that may be taken back for load if it was cancelled."""

    price: int = 0

    def foiled(self, g: BangTable) -> None:
        """It was cancelled in some way."""
        if total(g, self.owner) >= self.price and commanded(g, self.owner) is None:
            g.then(Regain(self.owner, self.card, self.id, self.price))


class Upgradable(Brown):
    """A brown card with an upgrade for load, once or as often as its player pays."""

    announces: bool = True
    price: int = 0
    most: int = ANY_NUMBER

    def announced(self, g: BangTable, target: int) -> Frame:
        affordable = min(self.most, total(g, self.owner) // self.price)
        if affordable:
            return BuyUpgrades(self.owner, self.card, self.id, target, self.price, affordable)
        return CarryOn(self.owner, self.card, self.id, target, ())

    def play(self, g: BangTable, target: int) -> None:
        self.play_more(g, target, ())


class Multiplied(Upgradable):
    """A brown card at one player that can be aimed at more players for load, each of them once."""

    def announced(self, g: BangTable, target: int) -> Frame:
        return AddTargets(self.owner, self.card, self.id, (target,), self.price)

    def play_more(self, g: BangTable, target: int, extras: tuple[int, ...]) -> None:
        affect(g, self, extras or (target,))
