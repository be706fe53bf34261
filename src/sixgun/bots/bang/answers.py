"""The questions every box may ask, except phase 2: defence, rescue, prices, picking, discarding.

Questions of single cards are answered in the files of their boxes.
"""

from collections.abc import Callable, Sequence
from typing import Final, cast

from sixgun.bots.bang.acting import Acting, act
from sixgun.bots.bang.judged import (
    ANSWERS,
    BONUS_CARD,
    CARD,
    CHARACTERS,
    FLIPS,
    GIFTS,
    IN_PLAY,
    PRICED,
    REFUNDS,
    SAVING,
    SUITED,
    THEFTS,
    lucky,
)
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.games.bang.cards import KIND
from sixgun.games.bang.checks import CountFlip, LeaveOutFlip
from sixgun.games.bang.effects import TAKE, PickCard
from sixgun.games.bang.harm import Rescue
from sixgun.games.bang.options import (
    CardUse,
    Copy,
    Count,
    Discard,
    Keep,
    LeaveOut,
    Pick,
    Play,
    Respond,
    Spend,
    Take,
    Use,
    UseAbility,
)
from sixgun.games.bang.shooting import Shot
from sixgun.games.bang.stopping import StopCard
from sixgun.kernel.asks import Option, Pass

IMPOSSIBLE: Final = -1000.0

TYPICAL: Final = 0.5
"""A character who is neither better nor worse than most."""


# -- being attacked ----------------------------------------------------------------------------------------


def shot(mind: Mind) -> Answer:
    """Defend against the loss of a life point."""
    return defend(mind, mind.appraisal.pain())


def defend(mind: Mind, stake: float) -> Answer:
    """Try what is free; then spend the cheapest cards, if they are enough and the stake is higher."""
    question = cast(Shot, mind.ask.question)
    offers: dict[int, tuple[float, int]] = {}
    for index, option in enumerate(mind.ask.options):
        if _flips(option) and stake > 0.0:
            return mind.because(index, "bot-card-flip-first")
        if isinstance(option, (Respond, CardUse)):
            offer = (_price(mind, option), index)
            offers[option.card] = min(offer, offers.get(option.card, offer))
    cheapest = sorted(offers.values())[: question.needed]
    price = sum([cost for cost, _ in cheapest])
    if len(cheapest) < question.needed or price >= stake:
        return mind.because(mind.find(Pass), "bot-card-take-hit")
    return mind.because(cheapest[0][1], "bot-card-dodge")


def stop_card(mind: Mind) -> Answer:
    """Stop what is aimed at the bot alone, if that costs less than it would; nobody stops a gift."""
    kind = cast(StopCard, mind.ask.question).kind
    stake = 0.0 if kind in GIFTS else CARD if kind in THEFTS else mind.appraisal.pain()

    def gain(option: Option) -> float:
        if isinstance(option, UseAbility):
            return stake  # it costs nothing
        return stake - _price(mind, option) if isinstance(option, (Respond, CardUse)) else 0.0

    index = mind.best(gain)
    if kind in GIFTS or kind in THEFTS:
        return mind.because(index, "bot-hunch")
    stopped = gain(mind.ask.options[index]) > 0.0
    return mind.because(index, "bot-card-dodge" if stopped else "bot-card-take-hit")


def _flips(option: Option) -> bool:
    if isinstance(option, CardUse):
        return KIND[option.card] in FLIPS
    return isinstance(option, UseAbility) and option.ability in FLIPS


def _price(mind: Mind, option: Respond | CardUse) -> float:
    """What a defence costs."""
    if type(option) in PRICED:
        return PRICED[type(option)](mind, option)
    kind = KIND[option.card]
    in_hand = isinstance(option, Respond)
    price = mind.purse.values[option.card] if in_hand else IN_PLAY[kind]
    used_as = option.kind if isinstance(option, Respond) else kind
    if used_as in BONUS_CARD:
        price -= CARD
    if in_hand:
        price -= sum([REFUNDS[power](mind) for power in mind.appraisal.powers if power in REFUNDS])
    return price


def give_bang(mind: Mind) -> Answer:
    """The cheapest BANG! card, if a life point is worth more."""
    values = prices(mind)
    index = mind.toss_up(values)
    if -values[index] >= mind.appraisal.pain():
        return mind.because(mind.find(Pass), "bot-card-take-hit")
    return mind.because(index, "bot-card-dodge")


def prices(mind: Mind) -> list[float]:
    """For every option that spends a card what it costs, below zero; nothing else is possible."""
    return [
        -mind.purse.values[option.card]
        if isinstance(option, Spend)
        else -PRICED[type(option)](mind, option)
        if type(option) in PRICED
        else IMPOSSIBLE
        for option in mind.ask.options
    ]


def rescue(mind: Mind) -> Answer:
    """Survive, with as little as possible, unless there is nothing to live for."""
    if cast(Rescue, mind.ask.question).life >= 1:
        return mind.because(mind.find(Pass), "bot-card-saved")
    if mind.appraisal.worth[mind.appraisal.seat][1] < 0.0 and mind.seek(Pass) >= 0:
        return mind.because(mind.find(Pass), "bot-card-take-hit")

    def value(option: Option) -> float:
        if isinstance(option, Respond):
            return -mind.purse.values[option.card]
        if isinstance(option, Use) and option.ability in SAVING:
            return -SAVING[option.ability]
        return -mind.purse.cheapest(2) if isinstance(option, UseAbility) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-survive")


# -- cards that come and go --------------------------------------------------------------------------------


def part_with(mind: Mind) -> Answer:
    """The card that is needed least."""

    def value(option: Option) -> float:
        return -mind.purse.values[option.card] if isinstance(option, Discard) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-least")


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

    return robbing(mind, mind.best(value))


def robbing(mind: Mind, index: int) -> Answer:
    """Why a card is picked from someone."""
    option = mind.ask.options[index]
    if not isinstance(option, Pick):
        return mind.because(index, "bot-card-deck")
    friend = mind.appraisal.dear[option.target] > 0.0
    return mind.because_of(index, "bot-card-free" if friend else "bot-card-strip", option.target)


# -- the rest ----------------------------------------------------------------------------------------------


def count_flip(mind: Mind) -> Answer:
    """The lucky one."""
    source = cast(CountFlip, mind.ask.question).source
    g = mind.appraisal.board.g
    index = mind.best(
        lambda option: float(lucky(g, source, option.card)) if isinstance(option, Count) else IMPOSSIBLE
    )
    return mind.because(index, "bot-card-flip")


def leave_out_flip(mind: Mind) -> Answer:
    """Anything but a lucky one."""
    source = cast(LeaveOutFlip, mind.ask.question).source
    g = mind.appraisal.board.g
    index = mind.best(
        lambda option: -float(lucky(g, source, option.card)) if isinstance(option, LeaveOut) else IMPOSSIBLE
    )
    return mind.because(index, "bot-card-least")


def be_someone(mind: Mind) -> Answer:
    """The character, or the way to draw, that does most now."""

    def value(option: Option) -> float:
        if not isinstance(option, (Copy, Keep, UseAbility)):
            return TYPICAL
        worth = CHARACTERS[option.ability]
        if isinstance(option, Copy) and option.ability in SUITED:
            worth += SUITED[option.ability](mind)
        return worth

    return mind.because(mind.best(value), "bot-card-character")


def wait(mind: Mind) -> Answer:
    """There will be another moment for it."""
    return mind.because(mind.ask.default, "bot-card-wait")


def any_order(mind: Mind) -> Answer:
    """It does not matter."""
    return mind.because(mind.ask.default, "bot-hunch")


def unheard_of(mind: Mind) -> Answer:
    """A question nobody has an opinion about: by what its options look like, or what is usual."""
    options = mind.ask.options
    for kinds, answer in _LOOKS:
        if any(isinstance(option, kinds) for option in options):
            return answer(mind)
    return any_order(mind)


def answer_to(mind: Mind) -> Answer:
    """Answer the question of the moment."""
    return ANSWERS.get(mind.ask.prompt, unheard_of)(mind)


_LOOKS: Final[Sequence[tuple[type[Option], Callable[[Mind], Answer]]]] = (
    (Play, act),
    (Discard, part_with),
    (Take, take),
    (Spend, give_bang),
)

ANSWERS.update(
    {
        "act": act,
        "shot": shot,
        "rescue": rescue,
        "discard_excess": part_with,
        "pay_cost": part_with,
        "pay_for_ability": part_with,
        "pick_card": pick,
        "count_flip": count_flip,
        "leave_out_flip": leave_out_flip,
        "stop_card": stop_card,
        "choose_character": be_someone,
        "keep_character": be_someone,
        "draw_phase": be_someone,
        "interlude": wait,
        "order_discards": any_order,
        "order_gear": any_order,
        "order_reactions": any_order,
    }
)
