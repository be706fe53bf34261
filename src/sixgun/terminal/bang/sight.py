"""The board as the engine sees it, worked out from what one reader sees: distances, ranges, suits, sleep."""

from collections.abc import Sequence
from typing import NamedTuple

from sixgun.games.bang.cards import KIND, NO_CARD
from sixgun.games.bang.game import GAME
from sixgun.games.bang.kinds import COLT, weapon_of
from sixgun.games.bang.model import BangState
from sixgun.games.bang.queries import distance, suit_of, weapon_range
from sixgun.games.bang.view import BangView, imagined
from sixgun.games.roles import OUTLAW
from sixgun.kernel.rng import CountedRng


class Sleeper(NamedTuple):
    """A character (without a card) or a card in play that has no effect now, and what does that to it."""

    id: str
    card: int
    by: str


class Sight:
    """The board of a view with its abilities at work. Roles that lie face down play no part in it."""

    def __init__(self, view: BangView) -> None:
        seats = [imagined(seat, seat.role or OUTLAW) for seat in view.seats]
        state = BangState(CountedRng(bytes(16)), seats, view.boxes, view.without)
        state.active = view.active
        state.turn_number = view.turn_number
        state.course = view.course
        state.order = view.order
        state.parts = dict(view.parts)  # what they put into force lies open
        state.count_living()
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

    def suit(self, card: int) -> int:
        """What a card's suit counts as."""
        return suit_of(self._table, card)

    def asleep(self, seat: int) -> Sequence[Sleeper]:
        """What of a player's characters and cards in play has no effect now."""
        player = self._table.state.seats[seat]
        if not player.alive or not self._table.live.silencers:
            return ()
        things = [(id, NO_CARD) for id in (player.character, *player.borrowed) if id]
        things += [(KIND[card], card) for card in player.in_play]
        found = [
            Sleeper(id, card, self._table.silencer_of(self._table.bound(id, seat, card)))
            for id, card in things
        ]
        return [one for one in found if one.by]
