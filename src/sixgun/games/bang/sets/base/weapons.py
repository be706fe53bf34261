"""The weapons of the base box."""

from sixgun.games.bang.kinds import Weapon
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import UNLIMITED, BangLimit
from sixgun.kernel.hooks import modifies


class Remington(Weapon):
    """Range 3."""

    reach: int = 3


class RevCarabine(Weapon):
    """Range 4."""

    reach: int = 4


class Schofield(Weapon):
    """Range 2."""

    reach: int = 2


class Volcanic(Weapon):
    """Range 1; you may play any number of BANG! cards."""

    reach: int = 1

    @modifies(BangLimit, own=True, sets=True)
    def keep_firing(self, g: BangTable, value: int, seat: int) -> int:
        return UNLIMITED


class Winchester(Weapon):
    """Range 5."""

    reach: int = 5
