"""Where load is put and where it is paid from: one place after another, as its player likes (2 to 4)."""

from typing import ClassVar

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect, to_hand
from sixgun.games.bang.events import CardReturned
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.sets.armed_and_dangerous.load import (
    add_load,
    on,
    pay_load,
    places,
    total,
    with_room,
)
from sixgun.games.bang.sets.armed_and_dangerous.told import AddLoad, Unload, Upgrade
from sixgun.kernel.asks import PASS, Option


class PlaceLoad(Decision):
    """Where a player puts load, all of it in one place; some of it may be declined."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "optional")
    __slots__ = ("count", "optional")
    prompt: ClassVar[str] = "place_load"

    def __init__(self, seat: int, count: int, optional: bool) -> None:
        self.seat = seat
        self.count = count
        self.optional = optional

    def own_choices(self, g: BangTable) -> list[Option]:
        room: list[Option] = [AddLoad(card) for card in with_room(g, self.seat)]
        return [PASS, *room] if room and self.optional else room

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, AddLoad):
            add_load(g, self.seat, option.card, self.count)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.count}


class PayLoad(Decision):
    """From which place a player pays load; what is missing then comes from the others, but `done`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "done")
    __slots__ = ("done", "left")
    prompt: ClassVar[str] = "pay_load"

    def __init__(self, seat: int, left: int, done: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.left = left
        self.done = done

    def own_choices(self, g: BangTable) -> list[Option]:
        if not g.state.seats[self.seat].alive:
            return []
        here = [card for card in places(g, self.seat) if card not in self.done]
        everything = sum([on(g, self.seat, card) for card in here])
        found: list[Option] = []
        for card in here:
            load = on(g, self.seat, card)
            least = max(1, self.left - (everything - load))
            found.extend([Unload(card, count) for count in range(min(self.left, load), least - 1, -1)])
        return found

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Unload)
        pay_load(g, self.seat, option.card, option.count)
        if option.count < self.left:
            g.state.agenda.append(PayLoad(self.seat, self.left - option.count, (*self.done, option.card)))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.left}


class TakeCardBack(BangEffect):
    """A player takes a card just played back into the hand, if it still lies on the discard pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: BangTable) -> None:
        if g.state.seats[self.seat].alive and self.card in g.state.discard:
            g.state.discard.remove(self.card)
            g.state.reveals += 1  # what lay below it is seen again
            to_hand(g, self.seat, self.card)
            if g.attentive:
                g.tell(CardReturned, self.seat, self.card)


class Regain(Decision):
    """Whether a player pays load to take a card just played back."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "price")
    __slots__ = ("card", "kind", "price")
    prompt: ClassVar[str] = "regain_card"

    def __init__(self, seat: int, card: int, kind: str, price: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.price = price

    def own_choices(self, g: BangTable) -> list[Option]:
        there = self.card in g.state.discard and g.state.seats[self.seat].alive
        return [PASS, Upgrade(1)] if there and total(g, self.seat) >= self.price else []

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Upgrade):
            g.then(PayLoad(self.seat, self.price), TakeCardBack(self.seat, self.card))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"kind": self.kind, "count": self.price}
