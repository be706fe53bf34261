"""Brown cards that become better for load (4.1): how often, or at whom else, is decided in playing them."""

from typing import ClassVar

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect
from sixgun.games.bang.kinds import card_of
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.playing import carry_on, targets
from sixgun.games.bang.sets.armed_and_dangerous.load import total
from sixgun.games.bang.sets.armed_and_dangerous.paying import PayLoad
from sixgun.games.bang.sets.armed_and_dangerous.told import AddTarget, Upgrade
from sixgun.kernel.asks import PASS, Option
from sixgun.kernel.plain import seats_in


class BuyUpgrades(Decision):
    """How many upgrades a player pays for."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target", "price", "most")
    __slots__ = ("card", "kind", "most", "price", "target")
    prompt: ClassVar[str] = "buy_upgrades"

    def __init__(self, seat: int, card: int, kind: str, target: int, price: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target
        self.price = price
        self.most = most

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PASS, *[Upgrade(times) for times in range(1, self.most + 1)]]

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Upgrade):
            after = CarryOn(self.seat, self.card, self.kind, self.target, (option.times,))
            g.then(PayLoad(self.seat, self.price * option.times), after)
        else:
            g.then(CarryOn(self.seat, self.card, self.kind, self.target, ()))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"kind": self.kind, "count": self.price}


class AddTargets(Decision):
    """At whom else a player aims a card, in the order in which they will be handled."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "targets", "price")
    __slots__ = ("card", "kind", "price", "targets")
    prompt: ClassVar[str] = "add_targets"

    def __init__(self, seat: int, card: int, kind: str, targets: tuple[int, ...], price: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.targets = targets
        self.price = price

    def own_choices(self, g: BangTable) -> list[Option]:
        thing = card_of(self.kind, self.seat, self.card)
        options: list[Option] = [PASS]
        if total(g, self.seat) >= self.price * len(self.targets):
            possible = targets(g, thing, thing.aim, (self.card,))
            options.extend([AddTarget(seat) for seat in seats_in(possible) if seat not in self.targets])
        return options

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, AddTarget):
            g.then(self.changed(targets=(*self.targets, option.target)))
            return
        more = len(self.targets) - 1
        if not more:
            g.then(CarryOn(self.seat, self.card, self.kind, self.targets[0], ()))
            return
        after = CarryOn(self.seat, self.card, self.kind, NOBODY, self.targets)
        g.then(PayLoad(self.seat, self.price * more), after)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"kind": self.kind, "count": self.price}


class CarryOn(BangEffect):
    """What has been decided about a played card is paid for."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target", "extras")
    __slots__ = ("card", "extras", "kind", "seat", "target")

    def __init__(self, seat: int, card: int, kind: str, target: int, extras: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target
        self.extras = extras

    def run(self, g: BangTable) -> None:
        carry_on(g, card_of(self.kind, self.seat, self.card), self.target, self.extras)
