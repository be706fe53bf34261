"""The cards of The Valley of Shadows that shoot, make shots worse, or shoot back."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import NO_CARD
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import PLAYED, commanded, put_down
from sixgun.games.bang.events import CardPlayed
from sixgun.games.bang.kinds import CLOSE, IN_RANGE, Brown, card_of
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Play
from sixgun.games.bang.playing import affect
from sixgun.games.bang.queries import immune, in_range, next_door
from sixgun.games.bang.shooting import HarderHit, shoot
from sixgun.kernel.asks import Option, Refusal, refusal
from sixgun.kernel.plain import seats_in

RULE: Final = "valley of shadows 2"


class Aim(Brown):
    """Together with a BANG! card: if that is not cancelled, it costs 2 life points."""

    reaction: bool = True
    joins: bool = True

    def refuses(self, g: BangTable) -> Refusal | None:
        return refusal("only-with-bang", RULE, card=self.id)

    def join(self, g: BangTable, card: int, target: int) -> None:
        g.seat(self.owner).hand.remove(self.card)
        put_down(g, self.owner, self.card, PLAYED)
        g.tell(CardPlayed, self.owner, self.card, self.id, NOBODY)
        g.then(HarderHit(card, 1))


class Backfire(Brown):
    """Counts as a Missed! card; once the shot is cancelled, whoever fired it is shot at in turn."""

    reaction: bool = True
    evades: bool = True
    missed: bool = True
    counters: bool = True

    def countered(self, g: BangTable, by: int) -> None:
        if by not in (NOBODY, self.owner) and g.seat(by).alive:
            shoot(g, self.owner, by, self.id)


class Fanning(Brown):
    """A BANG! effect on a player in range, and one on another player at distance 1 from the first."""

    aim: int = IN_RANGE
    picky: bool = True
    several: bool = True
    limited: bool = True

    def narrowed(self, g: BangTable, found: int) -> int:
        others = found & ~(1 << self.owner)
        paired = sum([1 << target for target in seats_in(others) if beside(g, self.owner, target, self.card)])
        return paired or others

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if target == self.owner:
            return refusal("not-yourself", RULE)
        if not self.narrowed(g, in_range(g, self.owner)) >> target & 1:
            return refusal("needs-neighbour", RULE, card=self.id, player=g.names[target])
        return None

    def asks(self, g: BangTable, target: int) -> Sequence[Decision]:
        return (SecondTarget(self.owner, target, self.id, self.card),)

    def play(self, g: BangTable, target: int) -> None:
        others = beside(g, self.owner, target, self.card)
        if len(others) > 1:
            g.then(*self.asks(g, target))
        else:
            affect(g, self, (target, *others))

    def strike(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)


def beside(g: BangTable, by: int, target: int, card: int) -> list[int]:
    """The players whom a card of `by` can hit together with a first target: those at distance 1 from it."""
    near = next_door(g, target) & ~(1 << target) & ~(1 << by)
    cards = (card,) if card != NO_CARD else ()
    return [seat for seat in seats_in(near) if immune(g, seat, by, cards) is None]


class SecondTarget(Decision):
    """Who else is hit, beside the first target."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "kind", "card")
    __slots__ = ("card", "kind", "target")
    of_turn: bool = True
    prompt: ClassVar[str] = "second_target"

    def __init__(self, seat: int, target: int, kind: str, card: int) -> None:
        self.seat = seat
        self.target = target
        self.kind = kind
        self.card = card

    def own_choices(self, g: BangTable) -> list[Option]:
        others = beside(g, self.seat, self.target, self.card)
        options: list[Option] = [Play(self.card, self.kind, seat) for seat in others]
        order = commanded(g, self.seat)
        return options if order is None else order.announced(options)

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Play)
        affect(g, card_of(self.kind, self.seat, self.card), (self.target, option.target))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target]}


class Tomahawk(Brown):
    """A BANG! effect on a player at distance 2 or less."""

    aim: int = CLOSE

    def play(self, g: BangTable, target: int) -> None:
        shoot(g, self.owner, target, self.id)
