"""The brown cards Dodge City adds."""

from collections.abc import Sequence

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import TAKE, TOSS, DrawFor, PickCard, gain_life
from sixgun.games.bang.kinds import ANYONE, NEAR, Brown, nothing_to_lose, with_loot
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.playing import each_other
from sixgun.games.bang.shooting import shoot
from sixgun.kernel.asks import Refusal, refusal


class Brawl(Brown):
    """With another card: each other player discards a card, a random one from the hand or one you choose."""

    extra: int = 1
    steady: bool = False

    def playable(self, g: BangTable) -> bool:
        return self.refuses(g) is None

    def refuses(self, g: BangTable) -> Refusal | None:
        others = [seat for seat in g.state.ring if seat != self.owner]
        if not any(g.seat(seat).hand or g.seat(seat).in_play for seat in others):
            return refusal("nobody-has-cards", "dodge city 5.3")
        return super().refuses(g)

    def asks(self, g: BangTable, target: int) -> Sequence[Decision]:
        return [PickCard(self.owner, other, TOSS) for other in g.state.others_of(self.owner)]

    def play(self, g: BangTable, target: int) -> None:
        each_other(g, self)

    def strike(self, g: BangTable, target: int) -> None:
        g.then(PickCard(self.owner, target, TOSS))


class Dodge(Brown):
    """A Missed! effect; then you draw a card."""

    reaction: bool = True
    evades: bool = True

    def answered(self, g: BangTable) -> None:
        g.then(DrawFor(self.owner, 1, self.id))


class Punch(Brown):
    """A BANG! effect on a player at distance 1."""

    aim: int = NEAR

    def play(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class RagTime(Brown):
    """With another card: take a card from any player."""

    extra: int = 1
    steady: bool = False
    aim: int = ANYONE
    picky: bool = True

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        return nothing_to_lose(g, self, target, own_hand=False)

    def narrowed(self, g: BangTable, found: int) -> int:
        return with_loot(g, self, found, own_hand=False)

    def asks(self, g: BangTable, target: int) -> Sequence[Decision]:
        return (PickCard(self.owner, target, TAKE),)

    def play(self, g: BangTable, target: int) -> None:
        g.then(*self.asks(g, target))


class Springfield(Brown):
    """With another card: a BANG! effect on any player."""

    extra: int = 1
    steady: bool = False
    aim: int = ANYONE

    def play(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class Tequila(Brown):
    """With another card: any player regains 1 life point."""

    helps: bool = True
    extra: int = 1
    steady: bool = False
    aim: int = ANYONE

    def play(self, g: BangTable, target: int) -> None:
        gain_life(g, target, 1, self.owner)


class Whisky(Brown):
    """With another card: you regain 2 life points."""

    extra: int = 1
    steady: bool = False

    def play(self, g: BangTable, target: int) -> None:
        gain_life(g, self.owner, 2, self.owner)
