"""Prices in hand cards: those printed on cards, and those of abilities."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import KIND, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import SPENT, TRADED, spend_card
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import DISCARDS, Discard
from sixgun.games.bang.queries import barred
from sixgun.kernel.asks import PASS, Closed, Option


class PayCost(Decision):
    """Which further hand cards are discarded together with a card that requires it (dodge city 2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "kind")
    __slots__ = ("kind", "left")
    prompt: ClassVar[str] = "pay_cost"

    def __init__(self, seat: int, left: int, kind: str) -> None:
        self.seat = seat
        self.left = left
        self.kind = kind

    def own_choices(self, g: BangTable) -> list[Option]:
        return payable(g, self.seat) or [PASS]  # only where somebody imagines a hand that may not be spent

    def aloud(self, g: BangTable) -> bool:
        return len(g.state.seats[self.seat].hand) > 1

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Discard):
            return
        pay(g, self.seat, option.card, SPENT)
        if self.left > 1:
            g.state.agenda.append(PayCost(self.seat, self.left - 1, self.kind))

    def closed(self, g: BangTable) -> Sequence[Closed]:
        return unpayable(g, self.seat)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"kind": self.kind}


def payable(g: BangTable, seat: int) -> list[Option]:
    """Every hand card a player may spend as a price."""
    if not g.restricted:
        return [DISCARDS[card] for card in single(g.state.seats[seat].hand)]
    return [DISCARDS[card] for card in single(spendable(g, seat))]


def unpayable(g: BangTable, seat: int) -> list[Closed]:
    """The hand cards a player may not spend as a price, with reasons."""
    hand = single(g.state.seats[seat].hand)
    bars = [(card, barred(g, seat, card, KIND[card], False)) for card in hand]
    return [Closed(Discard(card), why) for card, why in bars if why is not None]


def may_spend(g: BangTable, seat: int, card: int) -> bool:
    """Whether nothing forbids a player to spend a hand card."""
    return barred(g, seat, card, KIND[card], False) is None


def spendable(g: BangTable, seat: int) -> list[int]:
    """The hand cards a player may spend; nobody changes the list."""
    if not g.restricted:
        return g.state.seats[seat].hand
    return [card for card in g.state.seats[seat].hand if may_spend(g, seat, card)]


def pay(g: BangTable, seat: int, card: int, why: str) -> None:
    """A hand card is given as a price; the last one goes unasked, which shows what it was."""
    if len(g.state.seats[seat].hand) == 1:
        g.state.reveals += 1
    spend_card(g, seat, card, KIND[card], why)


class PayForAbility(Decision):
    """Which hand cards are discarded for an ability, one after another; then it takes effect."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ability", "left", "target", "paid")
    __slots__ = ("ability", "left", "paid", "target")
    prompt: ClassVar[str] = "pay_for_ability"

    def __init__(
        self, seat: int, ability: str, left: int, target: int = NOBODY, paid: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.left = left
        self.target = target
        self.paid = paid

    def own_choices(self, g: BangTable) -> list[Option]:
        ability = g.bound(self.ability, self.seat)
        found: list[Option] = []
        for option in payable(g, self.seat):
            assert isinstance(option, Discard)
            if ability.may_pay(g, self.paid, option.card, self.target):
                found.append(option)
        return found or [PASS]  # only where somebody imagines a hand without the cards it needs

    def aloud(self, g: BangTable) -> bool:
        return len(g.state.seats[self.seat].hand) > 1

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Discard):
            return
        pay(g, self.seat, option.card, TRADED)
        paid = (*self.paid, option.card)
        if self.left > 1:
            g.state.agenda.append(PayForAbility(self.seat, self.ability, self.left - 1, self.target, paid))
        else:
            g.bound(self.ability, self.seat).paid(g, paid, self.target)

    def closed(self, g: BangTable) -> Sequence[Closed]:
        return unpayable(g, self.seat)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"ability": self.ability, "left": self.left}
