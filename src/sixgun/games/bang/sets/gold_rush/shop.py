"""The rules of Gold Rush that belong to the table: earning nuggets, and three new things to do in phase 2."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import BEER, KIND, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import PLAYED, draw, gain_life, put_down
from sixgun.games.bang.events import CARD_PLAYED, CardPlayed
from sixgun.games.bang.harm import Rescue
from sixgun.games.bang.kinds import BangAbility, asleep
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import (
    CARD_RESOLVED,
    PLAY_STEPS,
    PUNISHED,
    Dispossessed,
    LifeTaken,
    RewardDue,
    TurnRestored,
)
from sixgun.games.bang.playing import Act, Finishing, Putting
from sixgun.games.bang.procedures import heard
from sixgun.games.bang.queries import barred, keeps_tokens
from sixgun.games.bang.sets.gold_rush.gear import Equipment
from sixgun.games.bang.sets.gold_rush.goods import (
    DISCOUNT,
    SURCHARGE,
    Discount,
    bury_bought,
    closed_with,
    earn,
    equipment,
    give_up_gear,
    nuggets_of,
    too_poor,
)
from sixgun.games.bang.sets.gold_rush.part import PRICES, gold_of, instead, note
from sixgun.games.bang.sets.gold_rush.told import Buy, ForceDiscard, NuggetsLost, Sell, UseEquipment
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import Layer, after, offers

NUGGETS = "nuggets"
"""The sort of token, for those who decide what a player keeps."""

WANTED = "wanted"
BUYING = "gold rush 5.1"
FORCING = "gold rush 5.2"
SELLING = "gold rush 5.3"


class GoldRules(BangAbility):
    """Whoever makes others lose life points takes nuggets; in phase 2 they buy equipment or remove it."""

    layer: ClassVar[Layer] = Layer.RULES

    @after(LifeTaken)
    def pay_for_damage(self, g: BangTable, loss: LifeTaken) -> None:
        """Only the life points the player really had are paid for (ruling B103)."""
        if loss.by != NOBODY:
            earn(g, loss.by, min(loss.points, g.seat(loss.seat).life), loss.cause)

    @after(RewardDue)
    def pay_for_the_wanted(self, g: BangTable, due: RewardDue) -> None:
        wanted = gold_of(g).wanted
        if due.seat in wanted:
            note(g, wanted=tuple([seat for seat in wanted if seat != due.seat]))
            draw(g, due.by, 2, WANTED)
            earn(g, due.by, 1, WANTED)

    @after(Dispossessed)
    def clear_away(self, g: BangTable, loss: Dispossessed) -> None:
        """Equipment goes under its deck, after the brown card that is just being used (ruling B109)."""
        seat = loss.seat
        have = nuggets_of(g, seat)
        if have and loss.why != PUNISHED and not keeps_tokens(g, seat, NUGGETS):
            note(g, nuggets=instead(gold_of(g).nuggets, seat, 0))
            if g.attentive:
                g.tell(NuggetsLost, seat, have)
        if gold_of(g).gear[seat]:
            if seat == g.state.active:
                bury_bought(g)
            give_up_gear(g, seat)

    @after(TurnRestored)
    def restore(self, g: BangTable, moment: TurnRestored) -> None:
        """What the equipment named after the box promises once the turn has ended."""
        if gold_of(g).rush:
            player = g.seat(moment.seat)
            gain_life(g, moment.seat, player.max_life - player.life, moment.seat)

    @offers(Act)
    def open_for_business(self, g: BangTable, question: Act) -> Sequence[Option]:
        seat = question.seat
        options = purchases(g, seat)
        options += forced(g, seat)
        options += [Sell(card) for card in sellable(g, seat)]
        return options

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        return why_not(g, self.owner)

    def closed_rescues(self, g: BangTable, rescue: Rescue) -> Sequence[Closed]:
        return why_no_rescue(g, self.owner, rescue)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        question.again(g)
        sell(g, self.owner, cast(Sell, option).card)


def why_no_rescue(g: BangTable, seat: int, rescue: Rescue) -> list[Closed]:
    """Equipment that might save a life and cannot now, with reasons."""
    found: list[Closed] = []
    for gear in gold_of(g).gear[seat]:
        thing = equipment(g, gear, seat)
        sleeping = asleep(g, thing)
        if sleeping is None:
            found.extend(thing.closed_rescues(g, rescue))
        elif thing.rescues:
            found.append(Closed(UseEquipment(gear), sleeping))
    return found


def why_not(g: BangTable, seat: int) -> list[Closed]:
    """What a player might expect to do with nuggets and equipment and cannot, with reasons."""
    found: list[Closed] = []
    for gear in PRICES:
        found.extend(why_not_buy(g, seat, gear))
    for other in g.state.ring:
        for gear in gold_of(g).gear[other]:
            why = why_not_force(g, seat, gear, other)
            found.extend(closed_with(ForceDiscard(gear, other), why))
    for card in single(g.seat(seat).hand):
        found.extend(closed_with(Sell(card), why_not_sell(g, seat, card)))
    for gear in gold_of(g).gear[seat]:
        thing = equipment(g, gear, seat)
        sleeping = asleep(g, thing)
        if sleeping is None:
            found.extend(thing.closed_uses(g))
        elif thing.handy:
            found.append(Closed(UseEquipment(gear), sleeping))
    return found


def purchases(g: BangTable, seat: int) -> list[Option]:
    """Everything a player can buy now, in every way and at every price."""
    part = gold_of(g)
    nuggets = part.nuggets[seat]
    saving = g.query(Discount, 0, seat) if g.changes[seat] & DISCOUNT else 0
    found: list[Option] = []
    for gear in dict.fromkeys(part.shop):
        price = PRICES[gear]
        if nuggets >= price - saving:
            ways = equipment(g, gear, seat).ways(g)
            if saving:
                found.extend([Buy(gear, mode, target, True) for mode, target in ways])
            if nuggets >= price:
                found.extend([Buy(gear, mode, target, False) for mode, target in ways])
    return found


def why_not_buy(g: BangTable, seat: int, gear: str) -> list[Closed]:
    """The ways of buying a card that are not open now, with reasons."""
    thing = equipment(g, gear, seat)
    why: Refusal | None = None
    if gear not in gold_of(g).shop:
        why = refusal("not-in-shop", BUYING, card=gear)
    else:
        why = too_poor(g, seat, PRICES[gear], gear, BUYING)
    found = why_not_so(g, thing, why, False)
    saving = g.query(Discount, 0, seat)
    if saving and gear in gold_of(g).shop:
        found.extend(why_not_so(g, thing, too_poor(g, seat, PRICES[gear] - saving, gear, BUYING), True))
    return found


def why_not_so(g: BangTable, thing: Equipment, why: Refusal | None, cheaper: bool) -> list[Closed]:
    """The same for one of the prices: because of it (`why`), or because it cannot be used so."""
    found: list[Closed] = []
    ways = 0
    for mode in thing.modes():
        for target in range(len(g.state.seats)) if thing.aimed(mode) else (NOBODY,):
            ways += 1
            reason = why or thing.refuses_way(g, mode, target)
            found.extend(closed_with(Buy(thing.id, mode, target, cheaper), reason))
    if len(found) == ways and found[0].option != Buy(thing.id, "", NOBODY, cheaper):
        found.insert(0, Closed(Buy(thing.id, "", NOBODY, cheaper), found[0].refusal))
    return found


def forced(g: BangTable, seat: int) -> list[Option]:
    """The equipment of others that a player can afford to have discarded."""
    part = gold_of(g)
    left = part.nuggets[seat] - SURCHARGE
    found: list[Option] = []
    if left < 0:
        return found
    for other in g.state.others_of(seat):
        for gear in part.gear[other]:
            if left >= PRICES[gear]:
                found.append(ForceDiscard(gear, other))
    return found


def why_not_force(g: BangTable, seat: int, gear: str, other: int) -> Refusal | None:
    """Why equipment of a player cannot be discarded for nuggets."""
    if other == seat:
        return refusal("own-equipment", FORCING, card=gear)
    return too_poor(g, seat, PRICES[gear] + SURCHARGE, gear, FORCING)


def sellable(g: BangTable, seat: int) -> list[int]:
    """The Beer cards a player may play for a nugget."""
    beers = [card for card in g.seat(seat).hand if KIND[card] == BEER]
    return [card for card in single(beers) if barred(g, seat, card, BEER, True) is None]


def why_not_sell(g: BangTable, seat: int, card: int) -> Refusal | None:
    """Why a hand card cannot be played for a nugget."""
    if KIND[card] != BEER:
        return refusal("no-nugget", SELLING, card=KIND[card])
    return barred(g, seat, card, BEER, True)


def sell(g: BangTable, seat: int, card: int) -> None:
    """A Beer is played for a nugget instead of a life point; it is a play of a Beer card all the same."""
    g.state.seats[seat].hand.remove(card)
    put_down(g, seat, card, PLAYED)
    if g.heard_of[seat] & CARD_PLAYED:
        g.tell(CardPlayed, seat, card, BEER, NOBODY)
    if g.watched and heard(g, PLAY_STEPS):
        g.then(Selling(seat, card, BEER, NOBODY))
    else:
        earn(g, seat, 1, BEER)


class Selling(Putting):
    """A Beer that is played for a nugget lies on the discard pile."""

    __slots__ = ()

    def conclude(self, g: BangTable) -> None:
        if g.live.heard & CARD_RESOLVED:
            g.then(Finishing(self.seat, self.card, self.kind, self.target))
        earn(g, self.seat, 1, BEER)
