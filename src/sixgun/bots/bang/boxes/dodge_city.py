"""Dodge City: what its cards and characters are worth, and how its questions are answered."""

from typing import Final

from sixgun.bots.bang.acting import DRAW, HEAL, NEVER, SHOOT, STRIP, Acting
from sixgun.bots.bang.answers import be_someone, robbing
from sixgun.bots.bang.judged import CARD
from sixgun.bots.bang.judged import IN_PLAY as LAID_WORTHS
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.games.bang.cards import KIND
from sixgun.games.bang.kinds import BLUE, KINDS
from sixgun.games.bang.options import Pick
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option

DUEL_OF_TWO: Final = 0.4
"""What is left of a card in play with two players: new cards decide, and no card is passed back and forth."""

# -- cards -------------------------------------------------------------------------------------------------

IN_HAND: Final = {
    "dodge": 0.66,
    "binocular": 0.5,
    "hideout": 0.6,
    "brawl": 0.3,
    "punch": 0.4,
    "rag_time": 0.45,
    "springfield": 0.42,
    "tequila": 0.35,
    "whisky": 0.45,
    "bible": 0.65,
    "buffalo_rifle": 0.55,
    "can_can": 0.45,
    "canteen": 0.6,
    "conestoga": 0.55,
    "derringer": 0.55,
    "howitzer": 0.6,
    "iron_plate": 0.55,
    "knife": 0.45,
    "pepperbox": 0.5,
    "pony_express": 0.9,
    "sombrero": 0.55,
    "ten_gallon_hat": 0.55,
}

IN_PLAY: Final = {
    "hideout": 0.8,
    "binocular": 0.55,
    "bible": 0.7,
    "buffalo_rifle": 0.6,
    "can_can": 0.45,
    "canteen": 0.65,
    "conestoga": 0.55,
    "derringer": 0.6,
    "howitzer": 0.65,
    "iron_plate": 0.6,
    "knife": 0.5,
    "pepperbox": 0.5,
    "pony_express": 0.9,
    "sombrero": 0.6,
    "ten_gallon_hat": 0.6,
}


def _whisky(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return HEAL, acting.heal(2)


def _tequila(acting: Acting, target: int, card: int) -> tuple[int, float]:
    gain = acting.appraisal.heal(target, 1)
    return HEAL, gain if gain > 0.0 else NEVER


def _brawl(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return STRIP, sum([acting.best_pick(seat, False) for seat in acting.appraisal.others])


DEEDS: Final = {
    "punch": Acting.shot,
    "springfield": Acting.shot,
    "knife": Acting.shot,
    "pepperbox": Acting.shot,
    "buffalo_rifle": Acting.shot,
    "derringer": Acting.shot_and_card,
    "howitzer": Acting.volley,
    "canteen": Acting.heal_one,
    "whisky": _whisky,
    "tequila": _tequila,
    "pony_express": Acting.draw_three,
    "rag_time": Acting.steal,
    "conestoga": Acting.steal,
    "can_can": Acting.toss,
    "brawl": _brawl,
}

SHIELDS: Final = {"bible", "iron_plate", "sombrero", "ten_gallon_hat"}
BONUS_CARD: Final = {"dodge", "bible"}
GIFTS: Final = {"tequila"}
THEFTS: Final = {"rag_time", "conestoga", "can_can"}
FOR_ALL: Final = {"howitzer", "brawl"}

# -- characters --------------------------------------------------------------------------------------------

CHARACTERS: Final = {
    "apache_kid": 0.5,
    "belle_star": 0.5,
    "bill_noface": 0.55,
    "chuck_wengam": 0.55,
    "doc_holyday": 0.6,
    "elena_fuente": 0.7,
    "greg_digger": 0.45,
    "herb_hunter": 0.45,
    "jose_delgado": 0.5,
    "molly_stark": 0.6,
    "pat_brennan": 0.55,
    "pixie_pete": 0.75,
    "sean_mallory": 0.5,
    "tequila_joe": 0.45,
    "vera_custer": 0.45,
}


def _wounds(mind: Mind) -> float:
    own = mind.appraisal.own
    return 0.15 * (own.max_life - own.life - 1)


SUITED: Final = {"bill_noface": _wounds}
CHERISHED: Final = {"jose_delgado": lambda kind: 0.5 if KINDS[kind].colour == BLUE else 0.0}
REFUNDS: Final = {"molly_stark": lambda mind: CARD if mind.view.active != mind.view.seat else 0.0}


def _chuck(acting: Acting, target: int, card: int) -> tuple[int, float]:
    own = acting.appraisal.own
    roomy = own.hand_size + 2 <= own.life + 1
    fit = own.life - acting.appraisal.doom > 2
    return DRAW, 2.0 * CARD + 0.5 - acting.appraisal.pain() if roomy and fit else NEVER


def _doc(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return SHOOT, acting.appraisal.shot(target) - acting.purse.cheapest(2)


def _jose(acting: Acting, target: int, card: int) -> tuple[int, float]:
    kind = KIND[card]
    laying = acting.purse.equipment_gain(kind, card) if kind not in acting.purse.laid else 0.0
    return DRAW, 2.0 * CARD - max(acting.purse.cost(card), laying)


ABILITIES: Final = {"chuck_wengam": _chuck, "doc_holyday": _doc, "jose_delgado": _jose}

# -- questions ---------------------------------------------------------------------------------------------


def _draw_or_take(mind: Mind) -> Answer:
    """A card in play, or as many from the deck as everyone draws."""
    acting = Acting(mind)
    part = DUEL_OF_TWO if len(mind.view.ring) == 2 else 1.0
    drawn = CARD * mind.appraisal.board.draws(mind.view.seat)

    def value(option: Option) -> float:
        if not isinstance(option, Pick):
            return drawn
        if option.target == mind.view.seat:
            return mind.purse.fancy(option.card) - LAID_WORTHS[KIND[option.card]]
        return part * acting.pick(option.target, option.card, True)

    return robbing(mind, mind.best(value))


ANSWERS: Final = {"draw_or_take": _draw_or_take, "copy_character": be_someone}

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final = {
    "pony_express": 5.0,
    "hideout": 4.0,
    "binocular": 4.0,
    "punch": 2.0,
    "howitzer": 2.0,
    "brawl": 1.0,
    "doc_holyday": 0.5,
    "jose_delgado": 1.0,
}

HEALING: Final = {"whisky", "canteen"}


def _toasting(view: BangView, seat: int, target: int) -> float:
    own = view.seats[seat]
    return 3.0 if own.life < own.max_life and target == seat else 0.0


MOODS: Final = {
    "tequila": _toasting,
    "chuck_wengam": lambda view, seat, target: 1.0 if view.seats[seat].life > 2 else 0.0,
}

FEELINGS: Final = {
    "draw_or_take": lambda bot, view, ask, option: bot.pick(view, ask, option),
    "copy_character": lambda bot, view, ask, option: bot.be(view, ask, option),
}
