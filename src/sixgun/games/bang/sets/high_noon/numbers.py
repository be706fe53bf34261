"""The events of High Noon that change how many cards are drawn or BANG! cards played."""

from sixgun.games.bang.event_pile import EventCard
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import BangLimit, CardsToDraw
from sixgun.kernel.hooks import modifies


class Shootout(EventCard):
    """Two BANG! cards may be played per turn."""

    @modifies(BangLimit, sets=True)
    def fire_twice(self, g: BangTable, value: int, seat: int) -> int:
        return 2


class Thirst(EventCard):
    """Everyone draws 1 card fewer in phase 1."""

    @modifies(CardsToDraw)
    def draw_less(self, g: BangTable, value: int, seat: int) -> int:
        return value - 1


class TrainArrival(EventCard):
    """Everyone draws 1 card more in phase 1."""

    @modifies(CardsToDraw)
    def draw_more(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1
