"""The two sides of the locomotive: what happens when it reaches the end of the line (6)."""

from typing import ClassVar

from sixgun.games.bang.effects import BangEffect
from sixgun.games.bang.harm import Reckoning
from sixgun.games.bang.kinds import BangAbility
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.sets.base.brown import open_store
from sixgun.games.bang.shooting import shoot
from sixgun.kernel.hooks import Layer


class _Locomotive(BangAbility):
    """A side of the locomotive, as the active player sees it."""

    layer: ClassVar[Layer] = Layer.RULES
    together: bool = True


class Ironhorse(_Locomotive):
    """A BANG! effect on every player, for which nobody is responsible."""

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        g.then(Volley(self.id, seats), Reckoning())


class Volley(BangEffect):
    """Several players are shot at by nobody, one after another; who has left the game is skipped."""

    fields: ClassVar[tuple[str, ...]] = ("cause", "left")
    __slots__ = ("cause", "left")
    settles: bool = True

    def __init__(self, cause: str, left: tuple[int, ...]) -> None:
        self.cause = cause
        self.left = left

    def run(self, g: BangTable) -> None:
        for index, target in enumerate(self.left):
            if g.seat(target).alive:
                g.then(Volley(self.cause, self.left[index + 1 :]))
                shoot(g, NOBODY, target, self.cause)
                return


class Leland(_Locomotive):
    """A card is turned up for every player; each takes one, beginning with the active player."""

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        open_store(g, self.owner, seats)
