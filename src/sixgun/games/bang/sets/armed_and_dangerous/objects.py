"""The orange objects, all but the Bomb (7)."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import NO_CARD
from sixgun.games.bang.checks import flip_again
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import TOSS, draw, gain_life, picked, take_random
from sixgun.games.bang.kinds import ANYONE, ANYONE_ELSE, asleep
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import FlipStands
from sixgun.games.bang.options import UseCard
from sixgun.games.bang.sets.armed_and_dangerous.brown import PickLaid, nothing_in_play
from sixgun.games.bang.sets.armed_and_dangerous.dangerous import Reserved, Tool
from sixgun.games.bang.sets.armed_and_dangerous.load import note, on, tokens
from sixgun.games.bang.shooting import Shot, evade
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import PASS, Option, Refusal, refusal
from sixgun.kernel.hooks import after, offers


class AceUpTheSleeve(Tool):
    """2 load: draw a card."""

    price: int = 2

    def play(self, g: BangTable, target: int) -> None:
        draw(g, self.owner, 1, self.id)


class Bandolier(Tool):
    """1 load, once per turn: you may play one more BANG! card."""

    price: int = 1

    def refuses_use(self, g: BangTable) -> Refusal | None:
        if tokens(g).belt == self.owner:
            return refusal("used-up", "armed and dangerous 7", card=self.id)
        return super().refuses_use(g)

    def play(self, g: BangTable, target: int) -> None:
        note(g, belt=self.owner)


class BeerKeg(Tool):
    """3 load: regain 1 life point."""

    price: int = 3

    def play(self, g: BangTable, target: int) -> None:
        gain_life(g, self.owner, 1, self.owner)


class BellTower(Tool):
    """1 load: for the next card you play you see all players at distance 1."""

    price: int = 1

    def play(self, g: BangTable, target: int) -> None:
        note(g, bell=self.owner)


class Crate(Reserved):
    """2 load: a Missed! effect."""

    price: int = 2

    @offers(Shot, own=True)
    def crouch(self, g: BangTable, shot: Shot) -> Sequence[Option]:
        return (UseCard(self.card),) if self.too_little(g) is None else ()

    def refuses_answer(self, g: BangTable) -> Refusal | None:
        return asleep(g, self) or self.too_little(g)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        shot = cast(Shot, question)
        self.pay_for_use(g, NOBODY)
        g.then(SETTLE, shot.going_on(shot.needed, shot.used, shot.missed))
        evade(g)


class Lockpick(Tool):
    """3 load: take a random card from another player's hand."""

    aim: int = ANYONE_ELSE
    picky: bool = True
    price: int = 3

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if g.seat(target).hand:
            return None
        return refusal("empty-hand", "armed and dangerous 7", player=g.names[target])

    def play(self, g: BangTable, target: int) -> None:
        take_random(g, self.owner, target)
        picked(g, self.owner, target)


class Tumbleweed(Reserved):
    """1 load: any player has to make a draw! again."""

    price: int = 1

    @after(FlipStands)
    def roll_in(self, g: BangTable, flip: FlipStands) -> None:
        if self.too_little(g) is None:
            g.then(RollAgain(self.owner, self.card, flip.seat, flip.source, flip.counting))

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        self.pay_for_use(g, cast(RollAgain, question).target)
        flip_again(g)


class RollAgain(Decision):
    """Whether a player makes somebody (`target`) repeat a draw! for which a card (`counting`) counts."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "target", "source", "counting")
    __slots__ = ("card", "counting", "source", "target")
    prompt: ClassVar[str] = "roll_again"

    def __init__(self, seat: int, card: int, target: int, source: str, counting: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.source = source
        self.counting = counting

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PASS, UseCard(self.card)]

    def chosen(self, g: BangTable, option: Option) -> None:
        return  # the draw! stands

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target], "source": self.source}


class Whip(Tool):
    """3 load: discard any card in play."""

    aim: int = ANYONE
    picky: bool = True
    price: int = 3

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        last = target == self.owner and on(g, self.owner, self.card) <= self.price
        return nothing_in_play(g, target, self.card if last else NO_CARD)

    def play(self, g: BangTable, target: int) -> None:
        g.then(PickLaid(self.owner, target, TOSS))
