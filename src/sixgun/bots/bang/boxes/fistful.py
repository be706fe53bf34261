"""A Fistful of Cards: how its events are prepared for and its questions answered."""

from typing import TYPE_CHECKING, Final, cast

from sixgun.bots.bang.acting import SHOOT, STRIP, Acting
from sixgun.bots.bang.answers import IMPOSSIBLE, defend, robbing
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.judged import CARD, IN_HAND, IN_PLAY
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.witness import Witness
from sixgun.games.bang.cards import DIAMONDS, HEARTS, KIND, pack
from sixgun.games.bang.options import Pick
from sixgun.games.bang.queries import suit_of
from sixgun.games.bang.sets.fistful.shots import ShotAtCard
from sixgun.games.bang.sets.fistful.told import (
    RED,
    CardAimedAt,
    ColourGuessed,
    Done,
    Drink,
    DutyShown,
    Exchange,
    GiveLife,
    Guess,
)
from sixgun.games.bang.view import BangView
from sixgun.games.roles import DEPUTY, SHERIFF
from sixgun.kernel.asks import Ask, Option, Pass

if TYPE_CHECKING:
    from sixgun.bots.bang.greenhorn import Greenhorn

NEW_CARD: Final = 0.36
"""A hand card worth less than this is exchanged for an unknown one."""

DRAWN: Final = 0.59
"""What a card of phase 1 is worth in life points of the bot: two of them more than the third one."""

WARMTH: Final = 0.15
"""What a life point given away has to gain."""

ROULETTE_LOSS: Final = 2

# -- shots -------------------------------------------------------------------------------------------------


def _snipe(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Two BANG! cards for one shot that is hard to dodge."""
    price = acting.purse.price_of(acting.purse.bang_cards(), 2)
    return SHOOT, acting.appraisal.shot(target, 2) - price


def _mark_gain(acting: Acting, owner: int, mark: int) -> float:
    """Gain from shooting at a card in front of someone, who may have a Missed! for it."""
    appraisal = acting.appraisal
    gain = appraisal.removal(owner, mark)
    if owner == appraisal.seat:
        return gain
    dodge = appraisal.dodges(owner, appraisal.needed())
    return (1.0 - dodge) * gain - 0.4 * dodge * CARD * appraisal.dear[owner]


def _ricochet(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    gains = [
        _mark_gain(acting, seat, mark)
        for seat in appraisal.ring
        if not appraisal.immune(seat, card)
        for mark in appraisal.view.seats[seat].in_play
    ]
    return STRIP, max(gains, default=IMPOSSIBLE) - acting.purse.cost(card) - 0.1


ABILITIES: Final = {"sniper": _snipe, "ricochet": _ricochet}
REASONS: Final = {"ricochet": "bot-card-most"}


def _choose_mark(mind: Mind) -> Answer:
    """The card that hurts an enemy or frees a friend most."""
    acting = Acting(mind)

    def value(option: Option) -> float:
        return _mark_gain(acting, option.target, option.card) if isinstance(option, Pick) else IMPOSSIBLE

    return robbing(mind, mind.best(value))


def _save_card(mind: Mind) -> Answer:
    """Defend a card for what it is worth; nobody defends a burden."""
    mark = cast(ShotAtCard, mind.ask.question).mark
    return defend(mind, IN_PLAY[KIND[mark]])


def _spin(mind: Mind) -> Answer:
    """Two life points are worth a card."""
    return defend(mind, mind.appraisal.pain(ROULETTE_LOSS))


# -- the start and phase 1 of a turn -----------------------------------------------------------------------


def _give_blood(mind: Mind) -> Answer:
    """A life point for a friend who needs it more."""
    appraisal = mind.appraisal
    price = appraisal.pain(1 + appraisal.doom) - (appraisal.pain(appraisal.doom) if appraisal.doom else 0.0)

    def value(option: Option) -> float:
        if isinstance(option, GiveLife):
            return appraisal.heal(option.target, 1) - price - WARMTH
        return 0.0 if isinstance(option, Pass) else IMPOSSIBLE

    index = mind.best(value)
    option = mind.ask.options[index]
    if isinstance(option, GiveLife):
        return mind.because_of(index, "bot-help-friend", option.target)
    return mind.because(index, "bot-card-hold")


def _drink(mind: Mind) -> Answer:
    """A life point instead of cards, when there are few left."""
    appraisal = mind.appraisal
    cards = appraisal.board.draws(appraisal.seat) * DRAWN * appraisal.dear[appraisal.seat]

    def value(option: Option) -> float:
        if isinstance(option, Drink):
            return appraisal.heal(appraisal.seat, 1)
        return cards if isinstance(option, Pass) else IMPOSSIBLE

    index = mind.best(value)
    if isinstance(mind.ask.options[index], Drink):
        return mind.for_own_sake(index)
    return mind.because(index, "bot-card-draw")


def _guess(mind: Mind) -> Answer:
    """The colour of which more cards have not been seen."""
    view = mind.view
    witness = mind.appraisal.witness
    seen = {*view.discard, *witness.gone, *witness.whereabouts}
    for seat in view.seats:
        seen.update(seat.hand)
        seen.update(seat.in_play)
    g = mind.appraisal.board.g
    hidden = [card for card in pack(view.boxes, view.without) if card not in seen]
    red = len([card for card in hidden if suit_of(g, card) in (HEARTS, DIAMONDS)])

    def value(option: Option) -> float:
        if not isinstance(option, Guess):
            return IMPOSSIBLE
        return float(red if option.colour == RED else len(hidden) - red)

    return mind.because(mind.best(value), "bot-card-flip")


def _exchange(mind: Mind) -> Answer:
    """Poor cards go, one after another."""

    def value(option: Option) -> float:
        if isinstance(option, Exchange):
            return NEW_CARD - mind.purse.values[option.card]
        return 0.0 if isinstance(option, Done) else IMPOSSIBLE

    index = mind.best(value)
    done = isinstance(mind.ask.options[index], Done)
    return mind.because(index, "bot-card-hold" if done else "bot-card-least")


ANSWERS: Final = {
    "ricochet_target": _choose_mark,
    "ricochet": _save_card,
    "roulette": _spin,
    "blood_brothers": _give_blood,
    "hard_liquor": _drink,
    "peyote": _guess,
    "ranch": _exchange,
}

# -- the final card ----------------------------------------------------------------------------------------


def _fistful(appraisal: Appraisal) -> float:
    """Every card in hand is a shot at its player, who may dodge it."""
    return 0.0 if appraisal.own.ghost else 0.55 * appraisal.pain() * (1.0 - appraisal.barrels())


HOLDING: Final = {"a_fistful_of_cards": _fistful}

# -- news --------------------------------------------------------------------------------------------------


def _aimed_at_card(witness: Witness, event: CardAimedAt) -> None:
    witness.robbed(event.seat, event.target, event.card, "")


def _guessed(witness: Witness, event: ColourGuessed) -> None:
    if event.lucky:
        witness.got_open(event.seat, event.card)
    else:
        witness.gone.add(event.card)


def _duty(witness: Witness, event: DutyShown) -> None:
    witness.show(event.seat, event.card)


NEWS: Final = {CardAimedAt: _aimed_at_card, ColourGuessed: _guessed, DutyShown: _duty}

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final = {"sniper": 0.7}


def _trick_shot(view: BangView, seat: int, target: int) -> float:
    marks = [
        player for index, player in enumerate(view.seats) if index != seat and player.alive and player.in_play
    ]
    return 0.6 if marks else 0.0


MOODS: Final = {"ricochet": _trick_shot}


def _generous(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    own = view.seats[bot.seat]
    if not isinstance(option, GiveLife):
        return 1.0 if isinstance(option, Pass) else 0.0
    liege = own.role == DEPUTY and view.seats[option.target].role == SHERIFF
    return 0.8 if liege and own.life > 2 else 0.0


def _tempted(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    if isinstance(option, Drink):
        return 1.5 / view.seats[bot.seat].life
    return 0.6 if isinstance(option, Pass) else 0.0


def _swap_some(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    if isinstance(option, Exchange):
        return float(max(0.0, 1.0 - IN_HAND[KIND[option.card]]) ** 3)
    return 0.4 if isinstance(option, Done) else 0.0


def _colour(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, Guess) else 0.0


def _save_if_good(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    worth = IN_PLAY[KIND[cast(ShotAtCard, ask.question).mark]]
    if isinstance(option, Pass):
        return 0.5 if worth > 0.0 else 5.0
    return bot.defend(view, ask, option) if worth > 0.0 else 0.0


FEELINGS: Final = {
    "blood_brothers": _generous,
    "hard_liquor": _tempted,
    "peyote": _colour,
    "ranch": _swap_some,
    "ricochet": _save_if_good,
    "ricochet_target": lambda bot, view, ask, option: bot.pick(view, ask, option),
    "roulette": lambda bot, view, ask, option: bot.defend(view, ask, option),
}
