"""The green cards: they wait in front of their player and are discarded when they are used."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import TAKE, TOSS, DrawFor, PickCard, draw, gain_life
from sixgun.games.bang.kinds import (
    ANYONE,
    GREEN,
    IN_RANGE,
    NEAR,
    asleep,
    has_in_play,
    nothing_to_lose,
    with_loot,
)
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import UseCard
from sixgun.games.bang.playing import Act, Usable, each_other, use_up_card
from sixgun.games.bang.shooting import Shot, evade_from_play, shoot
from sixgun.kernel.asks import Option, Refusal, refusal
from sixgun.kernel.hooks import offers


class _Green(Usable):
    """A card that stays in play and cannot be used in the turn it was played."""

    colour: ClassVar[str] = GREEN
    stays: bool = True
    shields: bool = False
    """Whether it is a Missed! effect rather than something for its owner's phase 2."""

    def refuses(self, g: BangTable) -> Refusal | None:
        if has_in_play(g, self.owner, self.id):
            return refusal("already-in-play", "bang 4.1", card=self.id)
        return None

    def ready(self, g: BangTable) -> bool:
        """Whether it has been in play since before this turn."""
        return self.card not in g.state.fresh

    def refuses_use(self, g: BangTable) -> Refusal | None:
        if not self.ready(g):
            return refusal("played-this-turn", "dodge city 1", card=self.id)
        if self.shields:
            return refusal("only-in-answer", "dodge city 1", card=self.id)
        return None


class _Tool(_Green):
    """A green card that is used in its owner's phase 2."""

    @offers(Act, own=True)
    def be_used(self, g: BangTable, question: Act) -> Sequence[Option]:
        return self.uses(g)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use_up_card(g, self, cast(UseCard, option), question)


class _Shield(_Green):
    """A green card with a Missed! effect, for whenever its owner is shot at."""

    shields: bool = True

    def refuses_answer(self, g: BangTable) -> Refusal | None:
        return asleep(g, self) or (None if self.ready(g) else self.refuses_use(g))

    @offers(Shot, own=True)
    def protect(self, g: BangTable, shot: Shot) -> Sequence[Option]:
        return (UseCard(self.card),) if self.ready(g) else ()

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        evade_from_play(g, cast(Shot, question), self.card)


class Bible(_Shield):
    """A Missed! effect; then you draw a card."""

    def answered(self, g: BangTable) -> None:
        g.then(DrawFor(self.owner, 1, self.id))


class BuffaloRifle(_Tool):
    """A BANG! effect on any player."""

    aim: int = ANYONE

    def play(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class CanCan(_Tool):
    """Any player discards a card."""

    aim: int = ANYONE
    picky: bool = True

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        return nothing_to_lose(g, self, target, own_hand=True)

    def narrowed(self, g: BangTable, found: int) -> int:
        return with_loot(g, self, found, own_hand=True)

    def play(self, g: BangTable, target: int) -> None:
        g.then(PickCard(self.owner, target, TOSS))


class Canteen(_Tool):
    """You regain 1 life point."""

    def play(self, g: BangTable, target: int) -> None:
        gain_life(g, self.owner, 1, self.owner)


class Conestoga(_Tool):
    """Take a card from any player."""

    aim: int = ANYONE
    picky: bool = True

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        return nothing_to_lose(g, self, target, own_hand=False)

    def narrowed(self, g: BangTable, found: int) -> int:
        return with_loot(g, self, found, own_hand=False)

    def play(self, g: BangTable, target: int) -> None:
        g.then(PickCard(self.owner, target, TAKE))


class Derringer(_Tool):
    """A BANG! effect on a player at distance 1; then you draw a card."""

    aim: int = NEAR

    def play(self, g: BangTable, target: int) -> None:
        g.then(DrawFor(self.owner, 1, self.id))
        shoot(g, self.owner, target, self.id)


class Howitzer(_Tool):
    """A BANG! effect on all other players."""

    def play(self, g: BangTable, target: int) -> None:
        each_other(g, self)

    def strike(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class IronPlate(_Shield):
    """A Missed! effect."""


class Knife(_Tool):
    """A BANG! effect on a player at distance 1."""

    aim: int = NEAR

    def play(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class Pepperbox(_Tool):
    """A BANG! effect on a player in the range of your weapon."""

    aim: int = IN_RANGE

    def play(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


class PonyExpress(_Tool):
    """Draw 3 cards."""

    def play(self, g: BangTable, target: int) -> None:
        draw(g, self.owner, 3, self.id)


class Sombrero(_Shield):
    """A Missed! effect."""


class TenGallonHat(_Shield):
    """A Missed! effect."""
