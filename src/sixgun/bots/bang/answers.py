"""Every question of the card game except phase 2: defence, rescue, drawing, discarding, picking."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from sixgun.bots.bang.acting import Acting, act
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.worth import CARD, CHARACTERS, IN_HAND, IN_PLAY, lucky
from sixgun.games.bang.cards import KIND, NO_CARD
from sixgun.games.bang.checks import CountFlip
from sixgun.games.bang.effects import TAKE, PickCard
from sixgun.games.bang.harm import Rescue
from sixgun.games.bang.options import (
    Copy,
    Count,
    Discard,
    Give,
    Keep,
    Pick,
    Respond,
    Spend,
    Take,
    TakeDiscard,
    UseAbility,
    UseCard,
)
from sixgun.games.bang.sets.base.brown import DuelRound
from sixgun.games.bang.shooting import Shot
from sixgun.kernel.asks import Option, Pass

IMPOSSIBLE: Final = -1000.0

FLIPS: Final = frozenset({"barrel", "jourdonnais"})
"""Defences that cost nothing to try."""

BONUS_CARD: Final = frozenset({"dodge", "bible"})
"""Defences that bring a card."""

DUEL_OF_TWO: Final = 0.4
"""What is left of a card in play with two players: new cards decide, and no card is passed back and forth."""

TYPICAL: Final = 0.5
"""A character who is neither better nor worse than most."""


# -- being attacked ----------------------------------------------------------------------------------------


def shot(mind: Mind) -> Answer:
    """Try what is free; then spend the cheapest card, if all that is needed is there and life is worth it."""
    question = cast(Shot, mind.ask.question)
    offers: dict[int, tuple[float, int]] = {}
    for index, option in enumerate(mind.ask.options):
        if _flips(option):
            return mind.because(index, "bot-card-flip-first")
        if isinstance(option, (Respond, UseCard)):
            offer = (_price(mind, option), index)
            offers[option.card] = min(offer, offers.get(option.card, offer))
    cheapest = sorted(offers.values())[: question.needed]
    price = sum([cost for cost, _ in cheapest])
    if len(cheapest) < question.needed or price >= mind.appraisal.pain():
        return mind.because(mind.find(Pass), "bot-card-take-hit")
    return mind.because(cheapest[0][1], "bot-card-dodge")


def _flips(option: Option) -> bool:
    if isinstance(option, UseCard):
        return KIND[option.card] in FLIPS
    return isinstance(option, UseAbility) and option.ability in FLIPS


def _price(mind: Mind, option: Respond | UseCard) -> float:
    """What a defence costs."""
    kind = KIND[option.card]
    in_hand = isinstance(option, Respond)
    price = mind.purse.values[option.card] if in_hand else IN_PLAY[kind]
    used_as = option.kind if isinstance(option, Respond) else kind
    if used_as in BONUS_CARD:
        price -= CARD
    if in_hand and "molly_stark" in mind.appraisal.powers and mind.view.active != mind.view.seat:
        price -= CARD
    return price


def indians(mind: Mind) -> Answer:
    """The cheapest BANG! card, if a life point is worth more."""
    values = [
        -mind.purse.values[option.card] if isinstance(option, Spend) else IMPOSSIBLE
        for option in mind.ask.options
    ]
    index = mind.toss_up(values)
    if -values[index] >= mind.appraisal.pain():
        return mind.because(mind.find(Pass), "bot-card-take-hit")
    return mind.because(index, "bot-card-dodge")


def duel(mind: Mind) -> Answer:
    """Fight on if the other one is likely to run out first, or if there is too much to lose."""
    other = cast(DuelRound, mind.ask.question).other
    values = [
        -mind.purse.values[option.card] if isinstance(option, Spend) else IMPOSSIBLE
        for option in mind.ask.options
    ]
    index = mind.toss_up(values)
    gain = mind.appraisal.duel(other, mind.purse.bangs, True, -values[index])
    if values[index] == IMPOSSIBLE or gain < -mind.appraisal.pain():
        return mind.because(mind.find(Pass), "bot-card-take-hit")
    return mind.because_of(index, "bot-card-fight-on", other)


def rescue(mind: Mind) -> Answer:
    """Survive, with as little as possible."""
    if cast(Rescue, mind.ask.question).life >= 1:
        return mind.because(mind.find(Pass), "bot-card-saved")

    def value(option: Option) -> float:
        if isinstance(option, Respond):
            return -mind.purse.values[option.card]
        return -mind.purse.cheapest(2) if isinstance(option, UseAbility) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-survive")


# -- giving cards away -------------------------------------------------------------------------------------


def part_with(mind: Mind) -> Answer:
    """The card that is needed least."""

    def value(option: Option) -> float:
        return -mind.purse.values[option.card] if isinstance(option, Discard) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-least")


def give(mind: Mind) -> Answer:
    """Good cards for friends, poor ones for enemies."""
    target = cast(Give, mind.ask.options[0]).target
    friend = mind.appraisal.dear[target] > 0.0
    sign = 1.0 if friend else -1.0
    index = mind.best(lambda option: sign * IN_HAND[KIND[cast(Give, option).card]])
    return mind.because_of(index, "bot-card-gift-good" if friend else "bot-card-gift-poor", target)


# -- taking cards ------------------------------------------------------------------------------------------


def take(mind: Mind) -> Answer:
    """The card that helps most."""
    index = mind.best(
        lambda option: mind.purse.fancy(option.card) if isinstance(option, Take) else IMPOSSIBLE
    )
    return mind.because(index, "bot-card-most")


def pick(mind: Mind) -> Answer:
    """Whichever of someone's cards hurts an enemy or frees a friend most."""
    question = cast(PickCard, mind.ask.question)
    acting = Acting(mind)

    def value(option: Option) -> float:
        if not isinstance(option, Pick):
            return IMPOSSIBLE
        return acting.pick(option.target, option.card, question.deed == TAKE)

    return _robbing(mind, mind.best(value))


def _robbing(mind: Mind, index: int) -> Answer:
    option = mind.ask.options[index]
    if not isinstance(option, Pick):
        return mind.because(index, "bot-card-deck")
    friend = mind.appraisal.dear[option.target] > 0.0
    return mind.because_of(index, "bot-card-free" if friend else "bot-card-strip", option.target)


def first_from_hand(mind: Mind) -> Answer:
    """Someone's card or the deck's."""
    acting = Acting(mind)

    def value(option: Option) -> float:
        return acting.pick(option.target, NO_CARD, True) if isinstance(option, Pick) else CARD

    return _robbing(mind, mind.best(value))


def first_from_discard(mind: Mind) -> Answer:
    """The top of the discard pile, if it is better than what the deck is likely to give."""

    def value(option: Option) -> float:
        return mind.purse.fancy(mind.view.discard[-1]) if isinstance(option, TakeDiscard) else CARD

    index = mind.best(value)
    taken = isinstance(mind.ask.options[index], TakeDiscard)
    return mind.because(index, "bot-card-most" if taken else "bot-card-deck")


def draw_or_take(mind: Mind) -> Answer:
    """A card in play, or two from the deck."""
    acting = Acting(mind)
    part = DUEL_OF_TWO if len(mind.view.ring) == 2 else 1.0

    def value(option: Option) -> float:
        if not isinstance(option, Pick):
            return 2.0 * CARD
        if option.target == mind.view.seat:
            return mind.purse.fancy(option.card) - IN_PLAY[KIND[option.card]]
        return part * acting.pick(option.target, option.card, True)

    return _robbing(mind, mind.best(value))


def inherit(mind: Mind) -> Answer:
    """The best of what an eliminated player leaves."""

    def value(option: Option) -> float:
        card = cast(Pick, option).card
        return CARD if card == NO_CARD else mind.purse.fancy(card)

    return mind.because(mind.best(value), "bot-card-most")


# -- the rest ----------------------------------------------------------------------------------------------


def count_flip(mind: Mind) -> Answer:
    """The lucky one."""
    source = cast(CountFlip, mind.ask.question).source
    index = mind.best(
        lambda option: float(lucky(source, option.card)) if isinstance(option, Count) else IMPOSSIBLE
    )
    return mind.because(index, "bot-card-flip")


def be_someone(mind: Mind) -> Answer:
    """The character, or the way to draw, that does most now."""
    own = mind.appraisal.own

    def value(option: Option) -> float:
        if not isinstance(option, (Copy, Keep, UseAbility)):
            return TYPICAL
        worth = CHARACTERS[option.ability]
        if isinstance(option, Copy) and option.ability == "bill_noface":
            worth += 0.15 * (own.max_life - own.life - 1)
        elif isinstance(option, Copy) and option.ability == "willy_the_kid":
            worth += 0.1 * (mind.purse.bangs - 1)
        return worth

    return mind.because(mind.best(value), "bot-card-character")


def wait(mind: Mind) -> Answer:
    """There will be another moment for it."""
    return mind.because(mind.ask.default, "bot-card-wait")


def any_order(mind: Mind) -> Answer:
    """It does not matter."""
    return mind.because(mind.ask.default, "bot-hunch")


ANSWERS: Final[Mapping[str, Callable[[Mind], Answer]]] = {
    "act": act,
    "shot": shot,
    "duel": duel,
    "indians": indians,
    "rescue": rescue,
    "discard_excess": part_with,
    "pay_cost": part_with,
    "pay_for_ability": part_with,
    "give_card": give,
    "pick_card": pick,
    "pick_from_store": take,
    "keep_card": take,
    "first_from_hand": first_from_hand,
    "first_from_discard": first_from_discard,
    "draw_or_take": draw_or_take,
    "inherit": inherit,
    "count_flip": count_flip,
    "copy_character": be_someone,
    "choose_character": be_someone,
    "keep_character": be_someone,
    "draw_phase": be_someone,
    "interlude": wait,
    "order_discards": any_order,
    "order_reactions": any_order,
}
"""How each kind of question is answered."""
