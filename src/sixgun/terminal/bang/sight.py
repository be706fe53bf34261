"""How far players are from one reader and how far they shoot, worked out from what the reader sees."""

from sixgun.games.bang.game import GAME
from sixgun.games.bang.kinds import COLT, weapon_of
from sixgun.games.bang.model import BangState
from sixgun.games.bang.queries import distance, weapon_range
from sixgun.games.bang.view import BangView, imagined
from sixgun.games.roles import OUTLAW
from sixgun.kernel.rng import CountedRng


class Sight:
    """The board of a view with its abilities at work. Roles that lie face down play no part in distances."""

    def __init__(self, view: BangView) -> None:
        seats = [imagined(seat, [OUTLAW]) for seat in view.seats]
        state = BangState(CountedRng(bytes(16)), seats, view.boxes, view.without)
        state.active = view.active
        state.turn_number = view.turn_number
        self._reader = view.seat
        self._table = GAME.table(state, view.names)

    def distance(self, seat: int) -> int:
        """How far a player is for the reader; 0 if that means nothing."""
        ring = self._table.state.ring
        if self._reader not in ring or seat not in ring or seat == self._reader:
            return 0
        return distance(self._table, self._reader, seat)

    def reach(self, seat: int) -> int:
        """How far a player can shoot."""
        return weapon_range(self._table, seat)

    def in_reach(self, seat: int) -> bool:
        """Whether the reader's weapon reaches a player."""
        return 0 < self.distance(seat) <= self.reach(self._reader)

    def weapon(self, seat: int) -> str:
        """The kind of weapon that works for a player; empty for the Colt everybody has."""
        kind = weapon_of(self._table, seat)
        return "" if kind == COLT else kind
