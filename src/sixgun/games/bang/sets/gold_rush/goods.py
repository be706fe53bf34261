"""What is done with nuggets and equipment: earning and paying, buying, putting cards in play and away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from sixgun.games.bang.cards import NO_CARD
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect, lost
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import IN_ORDER
from sixgun.games.bang.sets.gold_rush.part import LASTING, PRICES, gold_of, instead, note
from sixgun.games.bang.sets.gold_rush.told import (
    Buy,
    GearBought,
    GearDiscarded,
    GearForced,
    GearPlaced,
    GearShuffled,
    GearUsed,
    NuggetsPaid,
    NuggetsTaken,
    PutAway,
    PutToUse,
    ShopRefilled,
)
from sixgun.games.bang.stopping import STOPPING, Pending, StopCard
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import Query, change

if TYPE_CHECKING:
    from sixgun.games.bang.sets.gold_rush.gear import Equipment, Way


class Discount(Query[int]):
    """How many nuggets less one purchase may cost now. About: seat."""


# -- nuggets -----------------------------------------------------------------------------------------------


def nuggets_of(g: BangTable, seat: int) -> int:
    """How many nuggets a player has."""
    return gold_of(g).nuggets[seat]


def earn(g: BangTable, seat: int, count: int, source: str) -> None:
    """A player who is in the game takes nuggets from the supply, which never runs out (ruling B101)."""
    if count > 0 and g.state.seats[seat].alive:
        nuggets = gold_of(g).nuggets
        note(g, nuggets=instead(nuggets, seat, nuggets[seat] + count))
        if g.attentive:
            g.tell(NuggetsTaken, seat, count, source)


def pay(g: BangTable, seat: int, count: int) -> None:
    """A player returns nuggets to the supply."""
    nuggets = gold_of(g).nuggets
    note(g, nuggets=instead(nuggets, seat, nuggets[seat] - count))


def pay_for(g: BangTable, seat: int, count: int, source: str) -> None:
    """A player pays nuggets for something that has no line of its own."""
    pay(g, seat, count)
    if g.attentive:
        g.tell(NuggetsPaid, seat, count, source)


def too_poor(g: BangTable, seat: int, price: int, thing: str, rule: str) -> Refusal | None:
    """Why a player cannot pay, if that is so."""
    have = nuggets_of(g, seat)
    return None if have >= price else refusal("too-few-nuggets", rule, card=thing, price=price, have=have)


# -- the deck ----------------------------------------------------------------------------------------------


def next_equipment(g: BangTable) -> str:
    """The top card of the equipment deck.

    If it lies face up, all cards of the deck are turned face down and shuffled first.
    """
    gold = gold_of(g)
    deck = gold.deck
    if not deck:
        cards = list(gold.under)
        g.state.rng.shuffle(cards)
        deck = tuple(cards)
        note(g, under=())
        if g.attentive:
            g.tell(GearShuffled, len(deck))
    g.state.reveals += 1
    note(g, deck=deck[:-1])
    return deck[-1]


def put_under(g: BangTable, gear: str) -> None:
    """Equipment goes face up to the bottom of its deck."""
    note(g, under=(*gold_of(g).under, gear))


def refill(g: BangTable, place: int) -> None:
    """The empty place in the shop is filled again."""
    gear = next_equipment(g)
    note(g, shop=instead(gold_of(g).shop, place, gear))
    if g.attentive:
        g.tell(ShopRefilled, gear)


# -- equipment in front of players -------------------------------------------------------------------------


def has_gear(g: BangTable, seat: int, gear: str) -> bool:
    """Whether a player has a black card of this name."""
    return gear in gold_of(g).gear[seat]


def place(g: BangTable, seat: int, gear: str, target: int) -> None:
    """A black card comes into play in front of a player and works from now on."""
    gears = gold_of(g).gear
    note(g, gear=instead(gears, target, (*gears[target], gear)))
    g.ability_came(g.bound(gear, target))
    if g.attentive:
        g.tell(GearPlaced, seat, gear, target)


def take_away(g: BangTable, seat: int, gear: str) -> None:
    """A black card in front of a player goes under its deck."""
    gears = gold_of(g).gear
    left = list(gears[seat])
    left.remove(gear)
    note(g, gear=instead(gears, seat, tuple(left)))
    if g.state.seats[seat].alive:
        g.ability_left(g.bound(gear, seat))
    put_under(g, gear)


def give_up_gear(g: BangTable, seat: int) -> None:
    """All equipment of a player goes under the deck, in the order the player chooses."""
    gear = gold_of(g).gear[seat]
    if len(gear) > 1:
        g.then(OrderGear(seat))
    else:
        give_up_the_rest(g, seat)


def give_up_the_rest(g: BangTable, seat: int) -> None:
    """What is left of a player's equipment goes under the deck in the order in which it lies."""
    for gear in gold_of(g).gear[seat]:
        take_away(g, seat, gear)
        if g.attentive:
            g.tell(GearDiscarded, seat, gear)


class OrderGear(Decision):
    """A player who has to give up all equipment says in which order."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "order_gear"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [IN_ORDER, *[PutAway(gear) for gear in gold_of(g).gear[self.seat]]]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, PutAway):
            give_up_the_rest(g, self.seat)
            return
        take_away(g, self.seat, option.gear)
        if g.attentive:
            g.tell(GearDiscarded, self.seat, option.gear)
        give_up_gear(g, self.seat)


# -- buying and using --------------------------------------------------------------------------------------


def equipment(g: BangTable, gear: str, seat: int) -> "Equipment":
    """A card of the equipment deck as if it were a player's."""
    return cast("Equipment", g.bound(gear, seat))


def buy(g: BangTable, seat: int, option: Buy) -> None:
    """Pay, fill the place again, then use the card or put it in play (gold rush 5.1)."""
    gear = option.ability
    saved = min(g.query(Discount, 0, seat), PRICES[gear]) if option.cheaper else 0
    pay(g, seat, PRICES[gear] - saved)
    g.tell(GearBought, seat, gear, PRICES[gear] - saved, saved)
    refill(g, gold_of(g).shop.index(gear))
    put_to_use(g, seat, gear, option.mode, option.target)


def put_to_use(g: BangTable, seat: int, gear: str, mode: str, target: int) -> None:
    """A brown card has its effect and then goes under the deck; a black one is put in play."""
    if gear in LASTING:
        place(g, seat, gear, seat if target == NOBODY else target)
        return
    note(g, bought=gear)
    if g.attentive and (mode or target != NOBODY):
        g.tell(GearUsed, seat, gear, mode, target)
    g.then(TakeEffect(seat, gear, mode, target), SETTLE, PutUnder())
    if mode and target not in (NOBODY, seat) and g.changes[target] & STOPPING:
        g.then(StopCard(target, seat, gear, NO_CARD))


class TakeEffect(Pending):
    """The effect of a brown equipment card, which may be stopped if it is turned against one player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "gear", "mode", "target")
    __slots__ = ("gear", "mode", "seat", "target")

    def __init__(self, seat: int, gear: str, mode: str, target: int) -> None:
        self.seat = seat
        self.gear = gear
        self.mode = mode
        self.target = target

    def run(self, g: BangTable) -> None:
        equipment(g, self.gear, self.seat).take_effect(g, self.mode, self.target)


class PutUnder(BangEffect):
    """The brown card whose effect is over goes under the deck, unless it lies there already."""

    __slots__ = ()

    def run(self, g: BangTable) -> None:
        bury_bought(g)


def bury_bought(g: BangTable) -> None:
    """The brown card that is just being used goes under the deck."""
    bought = gold_of(g).bought
    if bought:
        note(g, bought="")
        put_under(g, bought)


class UseDrawn(Decision):
    """How equipment that was drawn is used; if there is no way at all, it is put away."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "gear")
    __slots__ = ("gear",)
    of_turn: bool = True
    prompt: ClassVar[str] = "use_drawn"

    def __init__(self, seat: int, gear: str) -> None:
        self.seat = seat
        self.gear = gear

    def own_choices(self, g: BangTable) -> list[Option]:
        thing = equipment(g, self.gear, self.seat)
        ways = drawn_ways(g, thing)
        found: list[Option] = [PutToUse(self.gear, mode, target) for mode, target in ways]
        if not found or (self.gear in LASTING and all(target == self.seat for _, target in ways)):
            found.append(PutAway(self.gear))
        return found

    def closed(self, g: BangTable) -> Sequence[Closed]:
        thing = equipment(g, self.gear, self.seat)
        found: list[Closed] = []
        for mode in thing.modes():
            for target in range(len(g.state.seats)) if thing.aimed(mode) else (NOBODY,):
                found.extend(
                    closed_with(PutToUse(self.gear, mode, target), thing.refuses_way(g, mode, target))
                )
        return found

    def chosen(self, g: BangTable, option: Option) -> None:
        note(g, bought="")
        if isinstance(option, PutToUse):
            put_to_use(g, self.seat, self.gear, option.mode, option.target)
        else:
            put_under(g, self.gear)
            if g.attentive:
                g.tell(GearDiscarded, self.seat, self.gear)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"gear": self.gear}


def drawn_ways(g: BangTable, thing: "Equipment") -> Sequence["Way"]:
    """How drawn equipment may be used; one that lies in front of its owner already, not at all."""
    return () if has_gear(g, thing.owner, thing.id) else thing.ways(g)


# -- making others discard ---------------------------------------------------------------------------------

DISCOUNT: Final[int] = change(Discount)

SURCHARGE: Final = 1


def force_discard(g: BangTable, seat: int, gear: str, target: int) -> None:
    """A player pays for the equipment of another one, which goes under its deck (gold rush 5.2)."""
    price = PRICES[gear] + SURCHARGE
    pay(g, seat, price)
    if g.attentive:
        g.tell(GearForced, seat, target, gear, price)
    take_away(g, target, gear)
    lost(g, target, seat)


def closed_with(option: Option, why: Refusal | None) -> list[Closed]:
    """A choice that is not open, if there is a reason."""
    return [] if why is None else [Closed(option, why)]
