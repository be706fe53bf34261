"""The events of A Fistful of Cards that change what is allowed and how things are counted."""

from sixgun.games.bang.event_pile import EventCard
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import Distance, Usage
from sixgun.kernel.hooks import Ability, Layer, forbids, modifies, silences


class Ambush(EventCard):
    """The distance between any two players is 1, changed only by cards in play and characters."""

    @modifies(Distance, sets=True)
    def close_in(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return 1


class TheJudge(EventCard):
    """No card may be played that stays in play."""

    @forbids(Usage)
    def overrule(self, g: BangTable, deed: Usage) -> bool:
        return deed.playing and PRINTED[deed.kind].stays


class Lasso(EventCard):
    """Cards in play have no effect."""

    @silences
    def bind(self, g: BangTable, ability: Ability) -> bool:
        return ability.layer == Layer.EQUIPMENT
