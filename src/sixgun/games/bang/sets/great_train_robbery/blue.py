"""The blue cards of The Great Train Robbery."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import NO_CARD, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import DISCARDED, DrawFor, put_down, turn_up
from sixgun.games.bang.events import CardDiscarded, CardLost, CardsLookedAt
from sixgun.games.bang.kinds import Blue, Weapon
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import TurnPaidOut, WaysLooked
from sixgun.games.bang.options import DISCARDS, Discard
from sixgun.games.bang.queries import BangLimit
from sixgun.games.bang.sets.base.drawers import PutLapBack
from sixgun.kernel.asks import PASS, Option
from sixgun.kernel.events import Hidden, audience
from sixgun.kernel.hooks import after, modifies


class Dragoon(Weapon):
    """Range 2; you may play one more BANG! card in your turn."""

    reach: int = 2

    @modifies(BangLimit, own=True)
    def draw_again(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1


class Map(Blue):
    """Before you draw in phase 1, look at the top 2 cards of the deck; you may discard one of them."""

    @after(WaysLooked, own=True)
    def unfold(self, g: BangTable, moment: WaysLooked) -> None:
        read_map(g, self.owner, self.id)
        g.then(ReadMap(self.owner, self.id), PutLapBack(self.owner))


def read_map(g: BangTable, seat: int, source: str) -> None:
    """A player takes the top cards of the deck into the lap."""
    state = g.state
    state.lap_of = seat
    for _ in range(2):
        card = turn_up(g)
        if card != NO_CARD:
            state.lap.append(card)
    if g.attentive:
        mine = audience(seat)
        g.tell(CardsLookedAt, seat, len(state.lap), tuple([Hidden(card, mine) for card in state.lap]))


class ReadMap(Decision):
    """Whether a player discards one of the cards just looked at."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("source",)
    of_turn: bool = True
    prompt: ClassVar[str] = "map_look"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        cards = single(g.state.lap)
        return [PASS, *[DISCARDS[card] for card in cards]] if cards else []

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Discard):
            g.state.lap.remove(option.card)
            put_down(g, self.seat, option.card, DISCARDED)
            g.tell(CardDiscarded, self.seat, option.card, self.seat)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}


class Refund(Blue):
    """Whenever another player takes or discards another card of yours, draw 1 card."""

    order_matters: ClassVar[bool] = False

    @after(CardLost, own=True)
    def claim(self, g: BangTable, loss: CardLost) -> None:
        g.then(DrawFor(self.owner, 1, self.id))


class Strongbox(Blue):
    """At the end of your turn draw 1 card."""

    order_matters: ClassVar[bool] = False

    @after(TurnPaidOut, own=True)
    def open_it(self, g: BangTable, moment: TurnPaidOut) -> None:
        g.then(DrawFor(self.owner, 1, self.id))
