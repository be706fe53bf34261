"""The Great Train Robbery: what cards, cars and characters are worth, and how its questions are answered."""

from typing import TYPE_CHECKING, Final, cast

from sixgun.bots.bang.acting import DRAW, LATE, MASS, NEVER, SHOOT, STRIP, Acting
from sixgun.bots.bang.answers import IMPOSSIBLE
from sixgun.bots.bang.boxes.railcars import (
    advance_gain,
    arrival,
    bargain,
    before,
    best_car,
    blocked_view,
    car_worth,
    fare,
    is_car,
    laid_cost,
    means_cost,
    second_life,
    swap_gain,
    train_in,
)
from sixgun.bots.bang.judged import CARD
from sixgun.bots.bang.judged import DEEDS as ALL_DEEDS
from sixgun.bots.bang.judged import IN_HAND as WORTHS
from sixgun.bots.bang.judged import IN_PLAY as LAID_WORTHS
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.witness import Witness
from sixgun.games.bang.cards import BANG, DIAMONDS, HEARTS, KIND, NO_CARD, RANK, RANKS, SPADES
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Discard, Give, Pick, Play, Spend, Take, UseAbility
from sixgun.games.bang.playing import SpareOne
from sixgun.games.bang.queries import suit_of
from sixgun.games.bang.sets.great_train_robbery.cars import SplitCars
from sixgun.games.bang.sets.great_train_robbery.part import paired
from sixgun.games.bang.sets.great_train_robbery.swapping import SwapCards, swaps
from sixgun.games.bang.sets.great_train_robbery.told import (
    AcquireCar,
    CardsSwapped,
    CarPlaced,
    CarUsed,
    DoubleEngine,
    Hold,
    MoveTrain,
    Place,
    PlayCopy,
    SkipEngine,
    SwapWith,
    UseAs,
)
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Ask, Option, Pass

if TYPE_CHECKING:
    from sixgun.bots.bang.greenhorn import Greenhorn

JACK: Final = RANKS.index("J") + 2
FACES: Final = 4 / 13
"""How likely a card is a jack or better."""

EXTRA_TURN: Final = 1.3
"""What another turn is worth, without the hand that is discarded before it."""

SOONER: Final = 0.03
"""A car now rather than later, when somebody else may have taken it."""

ENOUGH: Final = 0.25
"""How much less every further car of a turn is worth: cars come back to the train, without an end."""

USED_UP: Final = 0.8
"""The part of the worth of a card in play that is lost when it is given up for something."""

# -- cards and cars ----------------------------------------------------------------------------------------

IN_HAND: Final = {
    "cactus": 0.66,
    "evaded": 0.7,
    "full_steam": 0.35,
    "knife_revolver": 0.55,
    "map": 0.4,
    "money_bag": 0.5,
    "most_wanted": 0.5,
    "next_stop": 0.5,
    "refund": 0.4,
    "strongbox": 0.95,
    "switch": 0.45,
    "train_robbery": 0.55,
    "water_tower": 0.85,
}

IN_PLAY: Final = {
    "dragoon": 0.7,
    "map": 0.45,
    "refund": 0.45,
    "strongbox": 1.0,
    "baggage_car": 0.75,
    "caboose": 0.45,
    "cattle_truck": 0.65,
    "circus_wagon": 0.6,
    "coal_hopper": 0.6,
    "dining_car": 0.65,
    "express_car": 1.2,
    "ghost_car": 1.1,
    "lounge_car": 0.95,
    "lumber_flatcar": -0.35,
    "mail_car": 1.0,
    "observation_car": 1.15,
    "passenger_car": 0.8,
    "prisoner_car": 0.35,
    "private_car": 0.2,
    "sleeper_car": 0.4,
}

REMOVED: Final = {
    "ghost_car": lambda appraisal, seat: -second_life(appraisal, seat),
    "lumber_flatcar": lambda appraisal, seat: -blocked_view(appraisal, seat),
}
SHIELDS: Final = {"baggage_car"}
BONUS_CARD: Final = {"evaded", "cactus"}


def _red(g: BangTable, card: int) -> bool:
    return suit_of(g, card) in (HEARTS, DIAMONDS)


def _not_spades(g: BangTable, card: int) -> bool:
    return suit_of(g, card) != SPADES


def _high(g: BangTable, card: int) -> bool:
    return RANK[card] >= JACK


LUCKY: Final = {"cactus": _red, "most_wanted": _not_spades, "knife_revolver": _high}


def _knife(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return SHOOT, acting.appraisal.shot(target, 1, card) + FACES * WORTHS["knife_revolver"]


def _full_steam(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """The locomotive twice, or not at all."""
    return MASS, max(0.0, 2.0 * arrival(acting.mind))


def _most_wanted(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """A card, and a life point of every fourth player."""
    appraisal = acting.appraisal
    hits = sum([appraisal.hit(seat) for seat in appraisal.others]) - appraisal.pain()
    return MASS, CARD + 0.25 * hits


def _next_stop(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, CARD + 0.05 + advance_gain(acting.mind)


def _water_tower(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, best_car(acting.appraisal)


def _switch(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    found = swaps(appraisal.board.g, appraisal.seat, target)
    return STRIP, max([swap_gain(appraisal, target, cast(SwapWith, one)) for one in found], default=NEVER)


def _train_robbery(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """For every card the target takes the lesser evil."""
    appraisal = acting.appraisal
    shot = appraisal.shot(target)
    worst = max if appraisal.dear[target] > 0.0 else min
    laid = appraisal.view.seats[target].in_play
    return SHOOT, sum([worst(appraisal.removal(target, one), shot) for one in laid])


def _cattle_truck(acting: Acting, target: int, card: int) -> tuple[int, float]:
    top = acting.appraisal.view.discard[-3:]
    return DRAW, max([acting.purse.fancy(one) for one in top], default=0.0)


def _circus(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Everybody discards what they need least."""
    appraisal = acting.appraisal
    gain = 0.0
    for seat in appraisal.others:
        losses = [appraisal.removal(seat, one) for one in appraisal.view.seats[seat].in_play]
        if losses:
            gain += max(losses) if appraisal.dear[seat] > 0.0 else min(losses)
    return STRIP, gain


def _coal(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """A card, and the worst car for the bot in front of somebody."""
    appraisal = acting.appraisal
    if target < 0:
        return DRAW, CARD
    cars = [one for one in appraisal.view.seats[target].in_play if one != card and is_car(one)]
    return STRIP, CARD + max([appraisal.removal(target, one) for one in cars], default=0.0)


def _express(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Best with an empty hand, when there is nothing else to do."""
    return LATE, EXTRA_TURN - sum([max(worth, 0.0) for worth in acting.purse.values.values()])


def _dearest(acting: Acting) -> float:
    return max([acting.appraisal.dear[seat] for seat in acting.appraisal.others], default=0.0)


def _lounge(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, 0.75 + CARD * _dearest(acting)


def _mail(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """The worst of three cards for somebody else, or a good one for a friend."""
    return DRAW, 2.0 * CARD + 0.25 + 0.5 * CARD * _dearest(acting)


def _passenger(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return STRIP, acting.best_pick(target, True)


DEEDS: Final = {
    "knife_revolver": _knife,
    "full_steam": _full_steam,
    "most_wanted": _most_wanted,
    "next_stop": _next_stop,
    "water_tower": _water_tower,
    "switch": _switch,
    "train_robbery": _train_robbery,
    "cattle_truck": _cattle_truck,
    "circus_wagon": _circus,
    "coal_hopper": _coal,
    "express_car": _express,
    "lounge_car": _lounge,
    "mail_car": _mail,
    "passenger_car": _passenger,
}
THEFTS: Final = {"passenger_car", "coal_hopper", "switch"}
FOR_ALL: Final = {"most_wanted", "circus_wagon", "full_steam"}

# -- choices of a turn -------------------------------------------------------------------------------------


def _acquire(acting: Acting, option: AcquireCar) -> tuple[int, float]:
    train = train_in(acting.mind.view)
    stop = dict(paired(train))[option.card]
    gain = car_worth(acting.appraisal, option.card) - fare(acting.mind, stop)
    return DRAW, gain + SOONER - ENOUGH * train.bought


def _move(acting: Acting, option: MoveTrain) -> tuple[int, float]:
    """Only for something better: it has to be bought."""
    train = train_in(acting.mind.view)
    after = train.changed(pos=train.pos + 1)
    gain = bargain(acting.mind, after)
    return DRAW, gain + arrival(acting.mind) if after.pos >= len(after.stations) else gain


def _spent(option: UseAs) -> int:
    return option.card if option.other == NO_CARD else option.other


def _use_as(acting: Acting, option: UseAs) -> tuple[int, float]:
    """A car in place of a card, less what is given up for it."""
    appraisal = acting.appraisal
    if option.target == appraisal.seat:
        return LATE, NEVER
    cost = USED_UP * laid_cost(appraisal, _spent(option))
    if option.kind == BANG:
        cost += sum([acting.purse.cost(card) for card in option.companions])
        return SHOOT, appraisal.shot(option.target, appraisal.needed()) - cost
    group, gain = ALL_DEEDS[option.kind](acting, option.target, NO_CARD)
    return group, gain - cost


def _copy(acting: Acting, option: PlayCopy) -> tuple[int, float]:
    """What the copied card would do, for the price of this one."""
    price = acting.purse.cost(option.card)
    if option.target == acting.appraisal.seat:
        return LATE, NEVER
    if option.kind == BANG:
        return SHOOT, acting.appraisal.shot(option.target) - price
    if option.kind not in ALL_DEEDS:
        return LATE, 0.0
    group, gain = ALL_DEEDS[option.kind](acting, option.target, NO_CARD)
    return group, gain - price


CHOICES: Final = {AcquireCar: _acquire, MoveTrain: _move, UseAs: _use_as, PlayCopy: _copy}


def _answer_price(mind: Mind, option: UseAs) -> float:
    """What it costs to answer with a car."""
    return laid_cost(mind.appraisal, _spent(option))


PRICED: Final = {UseAs: _answer_price}


def _sancho(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, car_worth(acting.appraisal, card)


def _zippy(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, advance_gain(acting.mind)


ABILITIES: Final = {"sancho": _sancho, "zippy_roy": _zippy}

CHARACTERS: Final = {
    "benny_brawler": 0.5,
    "evan_babbit": 0.65,
    "jimmy_texas": 0.75,
    "manuelita": 0.5,
    "sancho": 0.7,
    "sgt_blaze": 0.55,
    "shade_oconnor": 0.5,
    "zippy_roy": 0.6,
}

# -- news --------------------------------------------------------------------------------------------------


def _placed(witness: Witness, event: CarPlaced) -> None:
    witness.board.move(event.card, event.target)


def _car_used(witness: Witness, event: CarUsed) -> None:
    """It is gone, or what was given up for it; what it stood for may have been aimed at somebody."""
    witness.board.move(event.card if event.other == NO_CARD else event.other, -1)
    witness.aimed(event.seat, event.kind, event.target, playing=True)


def _swapped(witness: Witness, event: CardsSwapped) -> None:
    """Whoever gets the worse card was harmed."""
    gain = LAID_WORTHS[KIND[event.other]] - LAID_WORTHS[KIND[event.card]]
    others = [seat for seat in witness.board.others(event.seat) if witness.board.cards(seat)]
    witness.board.move(event.card, event.target)
    witness.board.move(event.other, event.seat)
    if gain > 0.0:
        witness.harmed(event.seat, event.target, others)
    else:
        witness.helped(event.seat, event.target, others)


NEWS: Final = {CarPlaced: _placed, CarUsed: _car_used, CardsSwapped: _swapped}

# -- questions ---------------------------------------------------------------------------------------------


def _buy_car(mind: Mind) -> Answer:
    """The best car for its price, at the End of the Line only if it is worth that."""
    acting = Acting(mind)

    def value(option: Option) -> float:
        return 0.0 if isinstance(option, Pass) else acting.judge(option).gain

    return mind.because(mind.best(value), "bot-card-most")


def _pay_fare(mind: Mind) -> Answer:
    """What is needed least; a burden in front of the bot before anything else."""
    return mind.because(mind.best(lambda option: -means_cost(mind, option)), "bot-card-least")


def _place_car(mind: Mind) -> Answer:
    """In front of whom it does most for the bot."""

    def value(option: Option) -> float:
        place = cast(Place, option)
        return before(mind.appraisal, place.target, place.card)

    return mind.because(mind.best(value), "bot-card-most")


def _split_cars(mind: Mind) -> Answer:
    """A good car stays here; friends get good ones, enemies what hurts them."""
    appraisal = mind.appraisal
    cars = cast(SplitCars, mind.ask.question).cars

    def value(option: Option) -> float:
        place = cast(Place, option)
        kept = cars[0] if place.card == cars[1] else cars[1]
        return before(appraisal, appraisal.seat, kept) + before(appraisal, place.target, place.card)

    return mind.because(mind.best(value), "bot-card-most")


def _take_car(mind: Mind) -> Answer:
    """The best one, since it costs nothing."""

    def value(option: Option) -> float:
        return car_worth(mind.appraisal, option.card) if isinstance(option, Take) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-most")


def _swap_cards(mind: Mind) -> Answer:
    target = cast(SwapCards, mind.ask.question).target

    def value(option: Option) -> float:
        return swap_gain(mind.appraisal, target, cast(SwapWith, option))

    return mind.because_of(mind.best(value), "bot-card-strip", target)


def _robbed_card(mind: Mind) -> Answer:
    """A card goes unless it is worth more than a shot costs."""
    appraisal, values = mind.appraisal, mind.purse.values
    missed = min([values[card] for card in values if appraisal.evading(card)], default=-IMPOSSIBLE)
    shot = min(appraisal.pain(), missed) * (1.0 - appraisal.barrels())

    def value(option: Option) -> float:
        return -shot if isinstance(option, Hold) else -laid_cost(appraisal, cast(Discard, option).card)

    return mind.because(mind.best(value), "bot-card-least")


def _full_steam_choice(mind: Mind) -> Answer:
    """Twice if that is good for the bot."""
    return mind.because(mind.find(DoubleEngine if arrival(mind) > 0.0 else SkipEngine), "bot-card-all")


def _map_look(mind: Mind) -> Answer:
    """A card that would not be missed makes room for a better one."""

    def value(option: Option) -> float:
        return CARD - mind.purse.fancy(option.card) if isinstance(option, Discard) else 0.0

    return mind.because(mind.best(value), "bot-card-least")


def _fetch(mind: Mind) -> Answer:
    """The best of what was discarded."""

    def value(option: Option) -> float:
        return mind.purse.fancy(option.card) if isinstance(option, Take) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-most")


def _give_up_laid(mind: Mind) -> Answer:
    """What is needed least of what lies in front of the bot."""

    def value(option: Option) -> float:
        return -laid_cost(mind.appraisal, option.card) if isinstance(option, Discard) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-least")


def _pick_car(mind: Mind) -> Answer:
    def value(option: Option) -> float:
        pick = cast(Pick, option)
        return mind.appraisal.removal(pick.target, pick.card)

    index = mind.best(value)
    return mind.because_of(index, "bot-card-strip", cast(Pick, mind.ask.options[index]).target)


def _mail_out(mind: Mind) -> Answer:
    """A good card for a friend, or the worst for whoever it is."""

    def value(option: Option) -> float:
        gift = cast(Give, option)
        return mind.appraisal.dear[gift.target] * WORTHS[KIND[gift.card]] - mind.purse.values[gift.card]

    index = mind.best(value)
    target = cast(Give, mind.ask.options[index]).target
    friend = mind.appraisal.dear[target] > 0.0
    return mind.because_of(index, "bot-card-gift-good" if friend else "bot-card-gift-poor", target)


def _trade_card(mind: Mind) -> Answer:
    """A poor card for an unknown one."""

    def value(option: Option) -> float:
        return CARD - mind.purse.values[option.card] if isinstance(option, Discard) else SOONER

    return mind.because(mind.best(value), "bot-card-least")


def _turn_shot(mind: Mind) -> Answer:
    """Somebody else is hit, if that and the life point are worth the card."""
    appraisal = mind.appraisal

    def value(option: Option) -> float:
        if not isinstance(option, UseAbility):
            return 0.0
        return appraisal.pain() + appraisal.shot(option.target) - mind.purse.values[option.card]

    index = mind.best(value)
    return mind.because(
        index, "bot-card-dodge" if value(mind.ask.options[index]) > 0.0 else "bot-card-take-hit"
    )


KIND_DEEDS: Final = frozenset({"saloon", "general_store", "leland", "poker", "tornado", "claus_the_saint"})
"""What is good for those it happens to."""


def _spare_one(mind: Mind) -> Answer:
    """A friend is kept out of harm, an enemy away from gifts."""
    appraisal = mind.appraisal
    sign = -1.0 if cast(SpareOne, mind.ask.question).kind in KIND_DEEDS else 1.0

    def value(option: Option) -> float:
        return sign * appraisal.dear[option.target] if isinstance(option, UseAbility) else 0.0

    return mind.because(mind.best(value), "bot-card-all")


ANSWERS: Final = {
    "buy_car": _buy_car,
    "pay_fare": _pay_fare,
    "place_car": _place_car,
    "split_cars": _split_cars,
    "take_car": _take_car,
    "swap_cards": _swap_cards,
    "robbed_card": _robbed_card,
    "full_steam": _full_steam_choice,
    "map_look": _map_look,
    "cattle_truck": _fetch,
    "circus_wagon": _give_up_laid,
    "coal_hopper": _pick_car,
    "mail_car": _mail_out,
    "shade_card": _trade_card,
    "turn_shot": _turn_shot,
    "spare_one": _spare_one,
}

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final = {
    "train_rules": 3.0,
    "next_stop": 4.0,
    "water_tower": 5.0,
    "strongbox": 4.0,
    "map": 3.0,
    "refund": 3.0,
    "full_steam": 1.5,
    "most_wanted": 2.0,
    "knife_revolver": 2.0,
    "train_robbery": 1.5,
    "switch": 1.0,
    "money_bag": 2.0,
    "cattle_truck": 2.0,
    "circus_wagon": 1.5,
    "coal_hopper": 1.5,
    "express_car": 0.6,
    "lounge_car": 3.0,
    "mail_car": 3.0,
    "passenger_car": 2.0,
    "baggage_car": 1.0,
    "sleeper_car": 0.6,
    "sancho": 4.0,
    "zippy_roy": 1.5,
}


def _keen(greenhorn: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    """A car is a car."""
    if isinstance(option, Pass):
        return 0.7
    return 3.0 if isinstance(option, (AcquireCar, UseAbility, Play)) else 1.0


def _thrifty(greenhorn: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    """Paying hurts less with what is worth little."""
    if isinstance(option, (Discard, Spend)):
        held = option.card in view.seats[greenhorn.seat].hand
        worth = WORTHS[KIND[option.card]] if held else LAID_WORTHS[KIND[option.card]]
        return max(0.05, 1.3 - worth) ** 2
    return 0.1


def _wary(greenhorn: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    """With few lives left nobody wants to be shot at for a card."""
    if isinstance(option, Hold):
        return 0.5 if view.seats[greenhorn.seat].life > 2 else 0.1
    return max(0.1, 1.2 - LAID_WORTHS[KIND[option.card]]) if isinstance(option, Discard) else 0.0


FEELINGS: Final = {
    "buy_car": _keen,
    "pay_fare": _thrifty,
    "circus_wagon": _thrifty,
    "robbed_card": _wary,
    "cattle_truck": lambda bot, view, ask, option: bot.take(view, ask, option),
    "take_car": lambda bot, view, ask, option: max(0.1, LAID_WORTHS[KIND[option.card]]),
    "coal_hopper": lambda bot, view, ask, option: bot.pick(view, ask, option),
}
