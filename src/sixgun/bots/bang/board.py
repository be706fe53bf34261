"""What lies open on a card table and decides who can reach who: seats, characters and cards in play."""

from collections.abc import Sequence

from sixgun.bots.bang.worth import FARTHER, NEARER, REACH, some_of
from sixgun.games.bang.cards import KIND
from sixgun.games.bang.view import BangView

BELLE = "belle_star"


class Board:
    """The open cards of everyone. It can be kept up to date from the news, or read off a view.

    Attributes:
        ring: The living seats, clockwise.
        powers: The characters whose abilities each seat has.
        cards: The cards in front of each seat.
        active: Whose turn it is.
    """

    __slots__ = ("active", "cards", "powers", "ring")

    def __init__(self, view: BangView) -> None:
        self.ring = view.ring
        self.powers = [(seat.character, *seat.borrowed) for seat in view.seats]
        self.cards = [list(seat.in_play) for seat in view.seats]
        self.active = view.active

    def asleep(self, seat: int) -> bool:
        """Whether the cards in front of a player do not work now, because it is Belle Star's turn."""
        return seat != self.active and BELLE in self.powers[self.active]

    def kinds(self, seat: int) -> list[str]:
        """The kinds of cards that work in front of a player now."""
        return [] if self.asleep(seat) else [KIND[card] for card in self.cards[seat]]

    def distance(self, seat: int, other: int) -> int:
        """How far `other` is from `seat`."""
        ring = self.ring
        steps = abs(ring.index(seat) - ring.index(other))
        steps = min(steps, len(ring) - steps)
        farther = some_of(self.kinds(other), FARTHER) + some_of(self.powers[other], FARTHER)
        nearer = some_of(self.kinds(seat), NEARER) + some_of(self.powers[seat], NEARER)
        return max(1, steps + farther - nearer)

    def weapon_range(self, seat: int) -> int:
        """How far a player can shoot."""
        return max([REACH[kind] for kind in self.kinds(seat) if kind in REACH], default=1)

    def within(self, seat: int, reach: int) -> Sequence[int]:
        """All other living players at this distance or less; nobody is near a player who is out."""
        if seat not in self.ring:
            return ()
        return [other for other in self.ring if other != seat and self.distance(seat, other) <= reach]

    def others(self, seat: int) -> Sequence[int]:
        """All other living players."""
        return [other for other in self.ring if other != seat]

    def after(self, seat: int) -> Sequence[int]:
        """The living players in turn order, starting with `seat`."""
        place = self.ring.index(seat)
        return self.ring[place:] + self.ring[:place]

    def move(self, card: int, target: int) -> None:
        """A card in play leaves its place; it lies in front of `target` afterwards, if that is a seat."""
        for cards in self.cards:
            if card in cards:
                cards.remove(card)
        if target >= 0:
            self.cards[target].append(card)

    def bury(self, seat: int) -> None:
        """A player is out; the others move closer."""
        self.ring = tuple([other for other in self.ring if other != seat])
