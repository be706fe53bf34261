"""What cars are worth and what they cost, and what it means to move the train, for bots that weigh it."""

from collections.abc import Iterable
from typing import Final, cast

from sixgun.bots.bang.acting import NEVER
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.judged import CARD, IN_PLAY, REMOVED
from sixgun.bots.bang.mind import Mind
from sixgun.games.bang.cards import KIND, RANK
from sixgun.games.bang.options import Discard, Spend
from sixgun.games.bang.sets.great_train_robbery.buying import station
from sixgun.games.bang.sets.great_train_robbery.part import IRONHORSE, TrainPart, paired
from sixgun.games.bang.sets.great_train_robbery.railcar import car_of
from sixgun.games.bang.sets.great_train_robbery.told import SwapWith
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option

LIFELESS: Final = 0.6
"""What it is worth to be kept in the game without lives, for each point a player is dear."""

FAR: Final = 0.35
"""How much it hurts to see everyone a step further away."""

DANGER: Final[tuple[float, ...]] = (1.0, 1.0, 0.75)
"""How much of the worth of a second life is felt with so many life points left."""

SAFE: Final = 0.5
ALONE: Final = 0.5
"""What is left of a car that needs other cards, while there are none."""

TOO_DEAR: Final = 1000.0


def train_in(view: BangView) -> TrainPart:
    """The train in a view."""
    return cast(TrainPart, view.parts[TrainPart.id])


def is_car(card: int) -> bool:
    """Whether a card in play is a railcar."""
    return not RANK[card]


# -- what cards are worth in front of somebody -------------------------------------------------------------


def second_life(appraisal: Appraisal, seat: int) -> float:
    """Gain if a Ghost Car lies in front of a player, who may be out."""
    player = appraisal.view.seats[seat]
    dear = appraisal.dear[seat]
    if not player.alive or player.ghost:
        return LIFELESS * dear
    danger = DANGER[player.life] if player.life < len(DANGER) else SAFE
    return IN_PLAY["ghost_car"] * danger * dear


def blocked_view(appraisal: Appraisal, seat: int) -> float:
    """Gain if a Lumber Flatcar lies in front of a player."""
    return -FAR * appraisal.dear[seat]


def before(appraisal: Appraisal, seat: int, card: int) -> float:
    """Gain if a card comes to lie in front of a player."""
    kind = KIND[card]
    if kind in REMOVED:
        return -REMOVED[kind](appraisal, seat)
    return IN_PLAY[kind] * appraisal.dear[seat]


def laid_cost(appraisal: Appraisal, card: int) -> float:
    """What it costs the bot to give up a card in front of it; below zero for a burden."""
    return -appraisal.removal(appraisal.seat, card)


def swap_gain(appraisal: Appraisal, target: int, option: SwapWith) -> float:
    """What it brings that two cards change places."""
    own, mine, theirs = appraisal.seat, option.card, option.other
    given = appraisal.removal(own, mine) + before(appraisal, target, mine)
    return given + appraisal.removal(target, theirs) + before(appraisal, own, theirs)


# -- cars of the train -------------------------------------------------------------------------------------


def car_worth(appraisal: Appraisal, card: int) -> float:
    """What a car is worth to the bot if it gets it off the train."""
    kind = KIND[card]
    if kind in REMOVED:  # it may go in front of others
        homes = car_of(appraisal.seat, card).homes(appraisal.board.g)
        return best_place(appraisal, card, homes)
    own = appraisal.own
    if kind == "dining_car" and own.ghost:
        return 0.0
    needs_cards = kind in ("caboose", "sleeper_car") and not own.in_play
    return IN_PLAY[kind] * (ALONE if needs_cards else 1.0)


def best_place(appraisal: Appraisal, card: int, homes: Iterable[int]) -> float:
    """What a car is worth in front of whom it does most for the bot."""
    return max([before(appraisal, seat, card) for seat in homes], default=0.0)


def best_car(appraisal: Appraisal) -> float:
    """The best car of the train, for nothing."""
    return max([car_worth(appraisal, car) for car in train_in(appraisal.view).cars], default=0.0)


def means_cost(mind: Mind, option: Option) -> float:
    """What a card costs with which a price is paid."""
    if not isinstance(option, (Discard, Spend)):
        return TOO_DEAR
    if option.card in mind.purse.values:
        return mind.purse.cost(option.card)
    return laid_cost(mind.appraisal, option.card)


def fare(mind: Mind, stop: str) -> float:
    """What it costs to pay at a station."""
    appraisal = mind.appraisal
    g = appraisal.board.g
    there = station(g, stop, appraisal.seat)
    if there.refuses(g) is not None:
        return TOO_DEAR
    costs = sorted([means_cost(mind, option) for option in there.means(g)])
    return sum(costs[: there.count]) if costs else appraisal.pain()


def bargain(mind: Mind, train: TrainPart) -> float:
    """The best that can be had for its price where a train stands."""
    gains = [car_worth(mind.appraisal, car) - fare(mind, stop) for car, stop in paired(train)]
    return max(gains, default=NEVER)


# -- moving it ---------------------------------------------------------------------------------------------


def arrival(mind: Mind) -> float:
    """What the locomotive does at the End of the Line is worth to the bot, if it happens now."""
    appraisal = mind.appraisal
    dear = appraisal.dear
    if train_in(appraisal.view).engine != IRONHORSE:
        return CARD + 0.1 + CARD * sum([dear[seat] for seat in appraisal.others])
    values = mind.purse.values
    missed = min([values[card] for card in values if appraisal.evading(card)], default=TOO_DEAR)
    own = min(appraisal.pain(), missed) * (1.0 - appraisal.barrels())
    return sum([appraisal.shot(seat) for seat in appraisal.others]) - own


def advance_gain(mind: Mind) -> float:
    """What it is worth that the train moves on by a station, before the bot buys anything."""
    train = train_in(mind.view)
    ahead = train.changed(pos=train.pos + 1)
    gain = arrival(mind) if ahead.pos >= len(ahead.stations) else 0.0
    if train.bought:
        return gain
    return gain + max(bargain(mind, ahead), 0.0) - max(bargain(mind, train), 0.0)
