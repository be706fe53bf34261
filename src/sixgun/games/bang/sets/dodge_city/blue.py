"""The blue cards Dodge City adds."""

from sixgun.games.bang.kinds import Blue
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import Distance
from sixgun.kernel.hooks import modifies


class Binocular(Blue):
    """You see the others at distance -1."""

    @modifies(Distance, own=True)
    def look_closer(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value - 1


class Hideout(Blue):
    """Others see you at distance +1."""

    @modifies(Distance)
    def keep_away(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value + 1 if other == self.owner else value
