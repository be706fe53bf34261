"""What can be done at the locations on the board (rules 11); fights, poker and dice have their own files."""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final

from sixgun.games.legends import effects
from sixgun.games.legends.asking import Decision, Happening
from sixgun.games.legends.clauses import speaking
from sixgun.games.legends.content.kinds import MOUNT, NOTHING, WEAPON
from sixgun.games.legends.effects import can_receive, drop_surplus
from sixgun.games.legends.events import (
    AbilityUsed,
    CattleDelivered,
    DoctorVisited,
    ItemBought,
    ItemUpgraded,
    NuggetsSold,
    Partied,
    Readied,
    Worked,
)
from sixgun.games.legends.model import LegendsTable, Seat
from sixgun.games.legends.printed import AS_NUGGET, CATTLE, ITEMS, MISC_MASK, SPACES
from sixgun.games.legends.replies import LEAVE_STORE, Buy, Sell, Upgrade
from sixgun.games.legends.steps import Carry, take_item
from sixgun.kernel.asks import Option

WAGE: Final = 10
NUGGET_PRICE: Final = 20
PRICES: Final = tuple([item.price for item in ITEMS])
DOCTOR_FEE: Final = 10
ROUND_OF_DRINKS: Final = 30
"""This much money earns 1 LP in the cabaret."""

STORE: Final = "store"
BANK: Final = "bank"
DOCTOR: Final = "doctor"
CABARET: Final = "cabaret"
WORKING: Final = "work"


def work(g: LegendsTable, seat: int) -> None:
    """Any location pays a day's wage."""
    space = SPACES[g.state.seats[seat].space]
    if g.attentive:
        g.tell(Worked, seat, space.id)
    effects.gain_money(g, seat, WAGE, WORKING)
    effects.remember(g, seat, WORKING, ("site", space.site))


# -- store -----------------------------------------------------------------------------------------------


def purchases(g: LegendsTable, seat: int) -> list[Option]:
    """Everything a player can pay for and may have."""
    player = g.state.seats[seat]
    found: list[Option] = []
    for number, price in enumerate(PRICES):
        if price > player.money:
            continue
        if can_receive(g, seat, number):
            if not MISC_MASK >> number & 1:
                found.append(BUY_AND_READY[number])
            found.append(BUY[number])
        elif upgradable(player, number):
            found.append(UPGRADE[number])
    return found


def can_buy(g: LegendsTable, seat: int) -> bool:
    """Whether there is anything a player can pay for and may have."""
    player = g.state.seats[seat]
    for number, price in enumerate(PRICES):
        if price <= player.money and (can_receive(g, seat, number) or upgradable(player, number)):
            return True
    return False


def upgradable(player: Seat, item: int) -> bool:
    """Whether a player owns an item that can still be turned over."""
    return bool(player.items & ~player.upgraded & ~MISC_MASK & 1 << item)


class Shopping(Decision):
    """The next purchase or upgrade; after the first one the player may leave."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "first")
    __slots__ = ("first",)
    prompt: ClassVar[str] = "shop"

    def __init__(self, seat: int, first: bool) -> None:
        super().__init__(seat)
        self.first = first

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        found = purchases(g, self.seat)
        return found if self.first else [LEAVE_STORE, *found]

    def answer(self, g: LegendsTable, option: Option) -> None:
        if isinstance(option, Buy):
            g.state.agenda.append(Shopping(self.seat, False))
            buy(g, self.seat, option.item, option.ready)
        elif isinstance(option, Upgrade):
            g.state.agenda.append(Shopping(self.seat, False))
            upgrade(g, self.seat, option.item)

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        return {"money": g.state.seats[self.seat].money}


def buy(g: LegendsTable, seat: int, number: int, ready: bool) -> None:
    """Pay for an item and take it, with the effect it has when gained."""
    item = ITEMS[number]
    if g.attentive:
        g.tell(ItemBought, seat, item.id, item.price)
    effects.lose_money(g, seat, item.price, STORE)
    effects.remember(g, seat, "buy", ("category", item.category))
    if ready:
        make_active(g, seat, number)
    take_item(g, seat, number)


def make_active(g: LegendsTable, seat: int, number: int) -> None:
    """Make a weapon or mount the active one; losing a mule's bonus costs the surplus nuggets at once."""
    player = g.state.seats[seat]
    category = ITEMS[number].category
    if category == WEAPON and player.weapon != number:
        player.weapon = number
    elif category == MOUNT and player.mount != number:
        player.mount = number
    else:
        return
    if g.attentive:
        g.tell(Readied, seat, ITEMS[number].id)
    drop_surplus(g, seat)


def upgrade(g: LegendsTable, seat: int, number: int) -> None:
    """Pay the price again and turn the item over."""
    item = ITEMS[number]
    if g.attentive:
        g.tell(ItemUpgraded, seat, item.id, item.price)
    effects.lose_money(g, seat, item.price, STORE)
    g.state.seats[seat].upgraded |= 1 << number
    drop_surplus(g, seat)
    effects.remember(g, seat, "upgrade", ("category", item.category))


# -- bank, doctor, cabaret ---------------------------------------------------------------------------------


def gold_cards(player: Seat) -> list[int]:
    """The poker cards in hand that can be sold like a nugget."""
    return [card for card in AS_NUGGET if card in player.hand]


class Selling(Decision):
    """How many nuggets are sold, and which cards that count as nuggets."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "sell"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        player = g.state.seats[self.seat]
        cards = gold_cards(player)
        found: list[Option] = []
        for count in range(player.nuggets, -1, -1):
            for size in range(len(cards), -1, -1):
                for some in combinations(cards, size):
                    if count or some:
                        found.append(Sell(count, some))
        return found

    def aloud(self, g: LegendsTable) -> bool:
        return bool(g.state.seats[self.seat].hand)

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Sell)
        player = g.state.seats[self.seat]
        if g.attentive:
            g.tell(NuggetsSold, self.seat, option.nuggets, option.cards)
        player.nuggets -= option.nuggets
        for card in option.cards:
            player.hand.remove(card)
            g.state.discard.append(card)
        sold = option.nuggets + len(option.cards)
        effects.gain_money(g, self.seat, NUGGET_PRICE * sold, BANK)
        effects.gain_lp(g, self.seat, sold, BANK)
        effects.remember(g, self.seat, "sell", ("nuggets", sold))


def see_doctor(g: LegendsTable, seat: int) -> None:
    """Pay, heal all wounds, and draw a card for each."""
    effects.lose_money(g, seat, DOCTOR_FEE, DOCTOR)
    healed = g.state.seats[seat].wounds
    if g.attentive:
        g.tell(DoctorVisited, seat, healed)
    effects.heal(g, seat, healed, DOCTOR)
    effects.draw(g, seat, healed, DOCTOR)
    effects.remember(g, seat, DOCTOR, ("healed", healed))


def party(g: LegendsTable, seat: int, spent: int) -> None:
    """Money for fame."""
    if g.attentive:
        g.tell(Partied, seat, spent)
    effects.lose_money(g, seat, spent, CABARET)
    effects.gain_lp(g, seat, spent // ROUND_OF_DRINKS, CABARET)
    effects.remember(g, seat, "revel", ("spent", spent))


# -- ranches and the rail station ----------------------------------------------------------------------------


def round_up(g: LegendsTable, seat: int) -> None:
    """The action of a ranch: take a token of its colour."""
    effects.take_cattle(g, seat, SPACES[g.state.seats[seat].space].ranch)
    effects.remember(g, seat, "take_cattle")


def deliver(g: LegendsTable, seat: int, how: str) -> None:
    """Show the token and put it back, take the point, then the bonus, then what abilities add."""
    player = g.state.seats[seat]
    token = player.cattle
    player.cattle = NOTHING
    g.state.reveals += 1
    if g.attentive:
        g.tell(CattleDelivered, seat, CATTLE[token].id, how)
    effects.return_token(g, token)
    if how == "rail":
        effects.gain_mp(g, seat, 1, "delivery")
    else:
        effects.gain_wp(g, seat, 1, "delivery")
    effects.remember(g, seat, "deliver", ("how", how))
    g.then(Carry(seat, CATTLE[token].program, CATTLE[token].symbol), Delivered(seat))


class Delivered(Happening):
    """What abilities add to a delivery, once its bonus is paid."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: LegendsTable) -> None:
        frames: list[Carry] = []
        for source, clause in speaking(g, self.seat, "deliver", {}):
            if g.attentive:
                g.tell(AbilityUsed, self.seat, source)
            frames.append(Carry(self.seat, clause.program, source))
        g.then(*frames)


BUY: Final = tuple([Buy(item, False) for item in range(len(ITEMS))])
BUY_AND_READY: Final = tuple([Buy(item, True) for item in range(len(ITEMS))])
UPGRADE: Final = tuple([Upgrade(item) for item in range(len(ITEMS))])
