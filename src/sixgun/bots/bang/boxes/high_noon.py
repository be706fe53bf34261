"""High Noon: how its events are prepared for and its questions answered."""

from typing import TYPE_CHECKING, Final

from sixgun.bots.bang.acting import Acting
from sixgun.bots.bang.answers import IMPOSSIBLE
from sixgun.bots.bang.judged import CHARACTERS, IN_PLAY
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.witness import Witness
from sixgun.games.bang.cards import BANG, KIND, LIFE, SUITS
from sixgun.games.bang.options import Discard
from sixgun.games.bang.playing import ways_to_play
from sixgun.games.bang.queries import suit_of
from sixgun.games.bang.sets.high_noon.identity import NEW_LIFE
from sixgun.games.bang.sets.high_noon.told import IdentityChanged, KeepIdentity, NameSuit, Swap
from sixgun.games.bang.view import BangView
from sixgun.games.roles import SHERIFF
from sixgun.kernel.asks import Ask, Option

if TYPE_CHECKING:
    from sixgun.bots.bang.greenhorn import Greenhorn

A_NEW_MAN: Final = 2.0
"""How much the ability of a character weighs for the rest of a game."""

BLEEDING: Final = {"high_noon": 1}

# -- Handcuffs ---------------------------------------------------------------------------------------------


def best_plays(mind: Mind) -> dict[int, float]:
    """What each hand card would gain if it were played now."""
    acting = Acting(mind)
    g = mind.appraisal.board.g
    seat = mind.view.seat
    found: dict[int, float] = {}
    for card in mind.appraisal.own.hand:
        gains = [acting.judge(way).gain for way in ways_to_play(g, seat, card)]
        found[card] = max(0.0, max(gains, default=0.0))
    return found


def _name_suit(mind: Mind) -> Answer:
    """The suit with the most to gain; BANG! cards beyond the limit gain nothing."""
    gains = best_plays(mind)
    board = mind.appraisal.board
    shots = board.bangs_left(mind.view.seat)

    def value(option: Option) -> float:
        if not isinstance(option, NameSuit):
            return IMPOSSIBLE
        suit = SUITS.index(option.suit)
        mine = [card for card in gains if suit_of(board.g, card) == suit]
        bangs = sorted([gains[card] for card in mine if KIND[card] == BANG], reverse=True)
        return sum(bangs[:shots], 0.0) + sum([gains[card] for card in mine if KIND[card] != BANG], 0.0)

    return mind.because(mind.best(value), "bot-card-most")


# -- New Identity ------------------------------------------------------------------------------------------


def _become(mind: Mind) -> Answer:
    """The new character with two lives, or the old one with those that are left."""
    appraisal = mind.appraisal
    own = appraisal.own

    def value(option: Option) -> float:
        if not isinstance(option, Swap):
            return 0.0 if isinstance(option, KeepIdentity) else IMPOSSIBLE
        better = A_NEW_MAN * (CHARACTERS[option.character] - CHARACTERS[own.character])
        if own.ghost:
            return better
        ladder = appraisal.worth[appraisal.seat]
        most = LIFE[option.character] + (own.role == SHERIFF)
        return better + ladder[NEW_LIFE] - ladder[own.life] + 0.1 * (most - own.max_life)

    return mind.because(mind.best(value), "bot-card-character")


# -- The Daltons -------------------------------------------------------------------------------------------


def _discard_blue(mind: Mind) -> Answer:
    """What is in the way first, then what helps least."""
    appraisal = mind.appraisal

    def value(option: Option) -> float:
        return appraisal.removal(appraisal.seat, option.card) if isinstance(option, Discard) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-least")


ANSWERS: Final = {"handcuffs": _name_suit, "new_identity": _become, "discard_blue": _discard_blue}


def _changed(witness: Witness, event: IdentityChanged) -> None:
    witness.board.become(event.seat, event.character)
    witness.life[event.seat] = event.life


NEWS: Final = {IdentityChanged: _changed}

# -- the greenhorn -----------------------------------------------------------------------------------------


def _favourite_suit(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    if not isinstance(option, NameSuit):
        return 0.0
    g = bot.board(view).g
    suit = SUITS.index(option.suit)
    hand = view.seats[bot.seat].hand
    return 0.1 + len([card for card in hand if suit_of(g, card) == suit and ways_to_play(g, bot.seat, card)])


def _mirror(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    own = view.seats[bot.seat]
    if isinstance(option, Swap):
        return CHARACTERS[option.character] * (3.0 if own.life < NEW_LIFE else 0.5)
    return CHARACTERS[own.character] * own.life if isinstance(option, KeepIdentity) else 0.0


def _give_up(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    return (1.2 - IN_PLAY[KIND[option.card]]) ** 3 if isinstance(option, Discard) else 0.0


FEELINGS: Final = {"handcuffs": _favourite_suit, "new_identity": _mirror, "discard_blue": _give_up}
