"""The base box: what its cards and characters are worth, and how its questions are answered."""

from typing import Final, cast

from sixgun.bots.bang.acting import DUEL, HEAL, JAIL, LATE, MASS, NEVER, Acting
from sixgun.bots.bang.answers import IMPOSSIBLE, give_bang, prices, robbing, take
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.judged import CARD
from sixgun.bots.bang.judged import IN_HAND as WORTHS
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.purse import USELESS, Purse
from sixgun.games.bang.cards import KIND, NO_CARD, RANK, SPADES
from sixgun.games.bang.harm import beer_gain
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Give, Pick, TakeDiscard
from sixgun.games.bang.queries import suit_of
from sixgun.games.bang.sets.base.brown import DuelRound
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option, Pass

BANGS: Final[tuple[float, ...]] = (0.4, 0.25, 0.15, 0.1)
MISSES: Final[tuple[float, ...]] = (0.6, 0.5, 0.4, 0.3)
"""What the first, second ... card of a kind is worth; after the last number they are all worth the same."""

LAPS: Final = 2
"""How many times a Dynamite is expected to go round."""

# -- cards -------------------------------------------------------------------------------------------------

IN_HAND: Final = {
    "bang": 0.42,
    "missed": 0.56,
    "beer": 0.6,
    "cat_balou": 0.45,
    "panic": 0.45,
    "duel": 0.42,
    "general_store": 0.3,
    "indians": 0.4,
    "stagecoach": 0.75,
    "gatling": 0.6,
    "saloon": 0.35,
    "wells_fargo": 1.1,
    "barrel": 0.65,
    "dynamite": 0.2,
    "jail": 0.35,
    "mustang": 0.6,
    "scope": 0.5,
    "volcanic": 0.35,
    "schofield": 0.4,
    "remington": 0.5,
    "rev_carabine": 0.55,
    "winchester": 0.6,
}

IN_PLAY: Final = {
    "barrel": 0.9,
    "mustang": 0.8,
    "scope": 0.55,
    "volcanic": 0.6,
    "schofield": 0.5,
    "remington": 0.6,
    "rev_carabine": 0.65,
    "winchester": 0.7,
    "jail": -0.9,
    "dynamite": -0.35,
}


def _bang_held(purse: Purse, copies: int) -> float:
    return WORTHS["bang"] if purse.free_fire else BANGS[min(copies, 3)]


def _missed_held(purse: Purse, copies: int) -> float:
    return MISSES[min(copies, 3)] + (0.1 if purse.appraisal.own.life <= 2 else 0.0)


def _beer_held(purse: Purse, copies: int) -> float:
    own = purse.appraisal.own
    if len(purse.appraisal.ring) <= 2 or own.ghost:
        return USELESS
    return 0.35 if own.life == own.max_life and not purse.appraisal.doom else 0.7


HELD: Final = {"bang": _bang_held, "missed": _missed_held, "beer": _beer_held}


def _beer(acting: Acting, target: int, card: int) -> tuple[int, float]:
    if len(acting.appraisal.ring) <= 2:
        return LATE, NEVER
    return HEAL, acting.heal(beer_gain(acting.appraisal.board.g, acting.appraisal.seat))


def _indians(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    return MASS, sum([appraisal.demand(seat, card) for seat in appraisal.others])


def _duel(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DUEL, acting.appraisal.exchange(target, acting.purse.bangs, False, 0.25)


DEEDS: Final = {
    "bang": Acting.bang_card,
    "gatling": Acting.volley,
    "indians": _indians,
    "duel": _duel,
    "beer": _beer,
    "saloon": Acting.heal_all,
    "stagecoach": Acting.draw_two,
    "wells_fargo": Acting.draw_three,
    "general_store": Acting.share_out,
    "panic": Acting.steal,
    "cat_balou": Acting.toss,
}


def jail(appraisal: Appraisal, seat: int) -> float:
    """Gain from a Jail in front of a player."""
    then = appraisal.board.at_turn_of(seat)
    return appraisal.lost_turn(seat, 1.0 - then.luck(seat, "jail"))


def dynamite(appraisal: Appraisal, holder: int) -> float:
    """Gain from a Dynamite that `holder` checks first: whoever it explodes on loses three life points."""
    gain = 0.0
    there = 1.0
    board = appraisal.board
    around = board.g.state.clockwise_from(holder)
    for lap in range(LAPS):
        for seat in around:
            then = board.at_turn_of(seat) if not lap else board.ahead()
            chance = 1.0 - then.luck(seat, "dynamite")
            mine = seat == appraisal.seat
            loss = -appraisal.pain(3) if mine else appraisal.hit(seat, 3, by_me=False)
            gain += there * chance * loss
            there *= 1.0 - chance
    return gain


def _lay_jail(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return JAIL, jail(acting.appraisal, target)


def _lay_dynamite(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return JAIL, dynamite(acting.appraisal, acting.appraisal.seat)


LAID: Final = {"jail": _lay_jail, "dynamite": _lay_dynamite}
REMOVED: Final = {
    "jail": lambda appraisal, seat: -jail(appraisal, seat),
    "dynamite": lambda appraisal, seat: -dynamite(appraisal, seat),
}

FLIPS: Final = {"barrel", "jourdonnais"}
THEFTS: Final = {"panic", "cat_balou"}
FOR_ALL: Final = {"saloon", "general_store", "uncle_will", "gatling", "indians"}
ASKING_FOR_BANG: Final = {"duel", "indians"}
REASONS: Final = {"dynamite": "bot-card-dynamite"}


def _no_blast(g: BangTable, card: int) -> bool:
    return suit_of(g, card) != SPADES or not 2 <= RANK[card] <= 9


LUCKY: Final = {"dynamite": _no_blast}

# -- characters --------------------------------------------------------------------------------------------

CHARACTERS: Final = {
    "bart_cassidy": 0.6,
    "black_jack": 0.6,
    "calamity_janet": 0.65,
    "el_gringo": 0.45,
    "jesse_jones": 0.6,
    "jourdonnais": 0.65,
    "kit_carlson": 0.65,
    "lucky_duke": 0.45,
    "paul_regret": 0.55,
    "pedro_ramirez": 0.5,
    "rose_doolan": 0.5,
    "sid_ketchum": 0.6,
    "slab_the_killer": 0.65,
    "suzy_lafayette": 0.55,
    "vulture_sam": 0.5,
    "willy_the_kid": 0.7,
    "johnny_kisch": 0.4,
    "uncle_will": 0.6,
    "claus_the_saint": 0.4,
    "emiliano": 0.5,
    "annie_versary": 0.6,
}

SUITED: Final = {"willy_the_kid": lambda mind: 0.1 * (mind.purse.bangs - 1)}
WOUNDED: Final = {"bart_cassidy": (1, False), "el_gringo": (1, True)}


def _sid(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return LATE, acting.heal(1) - 1.3 * acting.purse.cheapest(2)


def _will(acting: Acting, target: int, card: int) -> tuple[int, float]:
    group, gain = acting.share_out(target, card)
    return group, gain - acting.purse.cost(card)


ABILITIES: Final = {"sid_ketchum": _sid, "uncle_will": _will}

# -- questions ---------------------------------------------------------------------------------------------


def _answer_duel(mind: Mind) -> Answer:
    """Fight on if the other one is likely to run out first, or if there is too much to lose."""
    other = cast(DuelRound, mind.ask.question).other
    values = prices(mind)
    index = mind.toss_up(values)
    gain = mind.appraisal.exchange(other, mind.purse.bangs, True, -values[index])
    if values[index] == IMPOSSIBLE or gain < -mind.appraisal.pain():
        return mind.because(mind.find(Pass), "bot-card-take-hit")
    return mind.because_of(index, "bot-card-fight-on", other)


def _give(mind: Mind) -> Answer:
    """Good cards for friends, poor ones for enemies."""
    target = cast(Give, mind.ask.options[0]).target
    friend = mind.appraisal.dear[target] > 0.0
    sign = 1.0 if friend else -1.0
    index = mind.best(lambda option: sign * WORTHS[KIND[cast(Give, option).card]])
    return mind.because_of(index, "bot-card-gift-good" if friend else "bot-card-gift-poor", target)


def _first_from_hand(mind: Mind) -> Answer:
    """Someone's card or the deck's."""
    acting = Acting(mind)

    def value(option: Option) -> float:
        return acting.pick(option.target, NO_CARD, True) if isinstance(option, Pick) else CARD

    return robbing(mind, mind.best(value))


def _first_from_discard(mind: Mind) -> Answer:
    """The top of the discard pile, if it is better than what the deck is likely to give."""

    def value(option: Option) -> float:
        return mind.purse.fancy(mind.view.discard[-1]) if isinstance(option, TakeDiscard) else CARD

    index = mind.best(value)
    taken = isinstance(mind.ask.options[index], TakeDiscard)
    return mind.because(index, "bot-card-most" if taken else "bot-card-deck")


def _inherit(mind: Mind) -> Answer:
    """The best of what an eliminated player leaves."""

    def value(option: Option) -> float:
        card = cast(Pick, option).card
        return CARD if card == NO_CARD else mind.purse.fancy(card)

    return mind.because(mind.best(value), "bot-card-most")


ANSWERS: Final = {
    "duel": _answer_duel,
    "indians": give_bang,
    "give_card": _give,
    "pick_from_store": take,
    "keep_card": take,
    "first_from_hand": _first_from_hand,
    "first_from_discard": _first_from_discard,
    "inherit": _inherit,
}

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final = {
    "stagecoach": 5.0,
    "wells_fargo": 5.0,
    "general_store": 2.0,
    "barrel": 4.0,
    "mustang": 4.0,
    "scope": 4.0,
    "dynamite": 0.5,
    "jail": 1.0,
    "bang": 2.0,
    "gatling": 2.0,
    "indians": 2.0,
    "duel": 1.0,
    "panic": 1.5,
    "cat_balou": 1.0,
    "uncle_will": 0.5,
}

HEALING: Final = {"saloon"}


def _thirsty(view: BangView, seat: int, target: int) -> float:
    own = view.seats[seat]
    return 4.0 if own.life < own.max_life and len(view.ring) > 2 and not own.ghost else 0.0


def _patching_up(view: BangView, seat: int, target: int) -> float:
    own = view.seats[seat]
    return 0.7 if own.life < own.max_life and own.hand_size > own.life else 0.0


MOODS: Final = {"beer": _thirsty, "sid_ketchum": _patching_up}

FEELINGS: Final = {
    "duel": lambda bot, view, ask, option: bot.defend(view, ask, option),
    "indians": lambda bot, view, ask, option: bot.defend(view, ask, option),
    "pick_from_store": lambda bot, view, ask, option: bot.take(view, ask, option),
    "keep_card": lambda bot, view, ask, option: bot.take(view, ask, option),
}
