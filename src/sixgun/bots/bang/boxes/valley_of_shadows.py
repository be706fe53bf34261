"""The Valley of Shadows: what its cards and characters are worth, and how its questions are answered."""

from typing import Final, cast

from sixgun.bots.bang.acting import DRAW, JAIL, MASS, NEVER, SHOOT, Acting
from sixgun.bots.bang.answers import IMPOSSIBLE, part_with, take
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.judged import CARD
from sixgun.bots.bang.judged import IN_HAND as WORTHS
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.purse import Purse
from sixgun.games.bang.cards import KIND, RANK, RANKS, SPADES
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Discard, DrawDeck, Pick, Play, Respond, Spend, Use, UseAbility
from sixgun.games.bang.queries import next_door, suit_of
from sixgun.games.bang.sets.valley_of_shadows.saving import LeapIn, TakeThanks
from sixgun.games.bang.sets.valley_of_shadows.secret import LayForPoker
from sixgun.games.bang.sets.valley_of_shadows.told import Ante, Send
from sixgun.games.bang.view import BangView
from sixgun.games.roles import DEPUTY, OUTLAW, SHERIFF
from sixgun.kernel.asks import Option, Pass
from sixgun.kernel.plain import seats_in

HELPER: Final = 1.2
"""What one more player of one's own side is worth who has no lives to lose."""

THANKS: Final = 2 * CARD
"""What a rescuer gets."""

BITE: Final = 0.25
"""How often a Rattlesnake bites."""

SIDES: Final = {SHERIFF: "law", DEPUTY: "law", OUTLAW: "outlaws"}

# -- cards -------------------------------------------------------------------------------------------------

IN_HAND: Final = {
    "ghost": 0.3,
    "lemat": 0.45,
    "rattlesnake": 0.35,
    "shotgun": 0.4,
    "bounty": 0.3,
    "bandidos": 0.5,
    "escape": 0.45,
    "aim": 0.5,
    "poker": 0.7,
    "backfire": 0.75,
    "saved": 0.45,
    "fanning": 0.55,
    "tomahawk": 0.45,
    "tornado": 0.3,
    "last_call": 0.6,
}

IN_PLAY: Final = {
    "ghost": 0.8,
    "lemat": 0.6,
    "rattlesnake": -0.6,
    "shotgun": 0.5,
    "bounty": -0.3,
}


def _aim_held(purse: Purse, copies: int) -> float:
    return WORTHS["aim"] if purse.bangs else 0.2


HELD: Final = {"aim": _aim_held}


def same_side(view: BangView, one: str, other: str) -> bool:
    """Whether two roles win together; a Renegade wins alone."""
    return SIDES.get(one, one) == SIDES.get(other, other) and one in SIDES


def _raise_ghost(acting: Acting, target: int, card: int) -> tuple[int, float]:
    view = acting.appraisal.view
    ours = len(view.seats) > 3 and same_side(view, acting.appraisal.own.role, view.seats[target].role)
    return JAIL, HELPER if ours else NEVER


def rattlesnake(appraisal: Appraisal, seat: int) -> float:
    """Gain from a Rattlesnake in front of a player, who keeps it for a few turns."""
    own = seat == appraisal.seat
    return 2.0 * BITE * (-appraisal.pain() if own else appraisal.hit(seat, 1, by_me=False))


def _lay_rattlesnake(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return JAIL, rattlesnake(acting.appraisal, target)


def _lay_bounty(acting: Acting, target: int, card: int) -> tuple[int, float]:
    dear = acting.appraisal.dear[target]
    return JAIL, -0.5 * dear if target != acting.appraisal.seat else NEVER


def _bandidos(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    held = [(seat, min(2, appraisal.view.seats[seat].hand_size)) for seat in appraisal.others]
    return MASS, sum([0.75 * cards * appraisal.loss_of_card(seat) for seat, cards in held])


def _poker(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    laying = [seat for seat in appraisal.others if appraisal.view.seats[seat].hand_size]
    return DRAW, min(2, len(laying)) * CARD + 0.6 * sum([appraisal.loss_of_card(seat) for seat in laying])


def _tornado(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Good for whoever has little: two poor cards for two others."""
    appraisal = acting.appraisal
    mine = min(2, appraisal.own.hand_size - 1)
    giver = appraisal.view.seats[appraisal.others[-1]]
    gain = CARD * (min(2, giver.hand_size) - 0.6 * mine)
    return DRAW, gain + 0.5 * CARD * mine * appraisal.dear[appraisal.others[0]]


def _fanning(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    near = next_door(appraisal.board.g, target) & ~(1 << target) & ~(1 << appraisal.seat)
    second = max([appraisal.shot(seat, 1, card) for seat in seats_in(near)], default=0.0)
    return SHOOT, appraisal.shot(target, 1, card) + second


DEEDS: Final = {
    "bandidos": _bandidos,
    "poker": _poker,
    "tornado": _tornado,
    "fanning": _fanning,
    "tomahawk": Acting.shot,
    "last_call": Acting.heal_one,
}

LAID: Final = {"ghost": _raise_ghost, "rattlesnake": _lay_rattlesnake, "bounty": _lay_bounty}
REMOVED: Final = {
    "rattlesnake": lambda appraisal, seat: -rattlesnake(appraisal, seat),
    "bounty": lambda appraisal, seat: 0.4 * appraisal.dear[seat],
    "ghost": lambda appraisal, seat: -HELPER * appraisal.dear[seat],
}
FOR_ALL: Final = {"bandidos", "poker", "tornado"}


def _harder(acting: Acting, target: int, card: int) -> float:
    """What Aim adds to a shot."""
    appraisal = acting.appraisal
    dodge = appraisal.dodges(target, appraisal.needed())
    more = (1.0 - dodge) * (appraisal.hit(target, 2) - appraisal.hit(target, 1))
    return more - 0.5 * WORTHS["aim"]


BESIDE: Final = {"aim": _harder}


def _no_bite(g: BangTable, card: int) -> bool:
    return suit_of(g, card) != SPADES


def _sure_shot(g: BangTable, card: int) -> bool:
    return suit_of(g, card) == SPADES


LUCKY: Final = {"rattlesnake": _no_bite, "colorado_bill": _sure_shot}

# -- characters --------------------------------------------------------------------------------------------

CHARACTERS: Final = {
    "black_flower": 0.6,
    "colorado_bill": 0.6,
    "der_spot_burst_ringer": 0.6,
    "evelyn_shebang": 0.6,
    "henry_block": 0.5,
    "lemonade_jim": 0.45,
    "mick_defender": 0.5,
    "tuco_franziskaner": 0.75,
}


def _flower(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return SHOOT, acting.appraisal.shot(target, acting.appraisal.needed(), card) - acting.purse.cost(card)


def _ringer(acting: Acting, target: int, card: int) -> tuple[int, float]:
    group, gain = acting.volley(target, card)
    return group, gain - acting.purse.cost(card)


ABILITIES: Final = {"black_flower": _flower, "der_spot_burst_ringer": _ringer}

# -- questions ---------------------------------------------------------------------------------------------


def _leap_in(mind: Mind) -> Answer:
    """Save whoever is worth more than the card, and never an enemy for the sake of two cards."""
    question = cast(LeapIn, mind.ask.question)
    appraisal = mind.appraisal
    saved = -appraisal.hit(question.target, 1, by_me=question.by == mind.view.seat)

    def gain(option: Option) -> float:
        if not isinstance(option, Respond):
            return 0.0
        return saved + THANKS - mind.purse.values[option.card] if saved > 0.0 else IMPOSSIBLE

    index = mind.best(gain)
    if isinstance(mind.ask.options[index], Respond):
        return mind.because_of(index, "bot-help-friend", question.target)
    return mind.because(index, "bot-card-hold")


def _take_thanks(mind: Mind) -> Answer:
    """A friend's cards are better left where they are; an enemy's are not."""
    target = cast(TakeThanks, mind.ask.question).target
    friend = mind.appraisal.dear[target] > 0.0
    few = mind.view.seats[target].hand_size < 2
    index = mind.find(DrawDeck) if friend or few else mind.find(Pick)
    return mind.because(index, "bot-card-deck" if friend or few else "bot-card-most")


def _bandits(mind: Mind) -> Answer:
    """The cheapest way out: one BANG! card, or the two least of all."""
    values = mind.purse.values

    def value(option: Option) -> float:
        if isinstance(option, Spend):
            return -values[option.card]
        if not isinstance(option, Discard):
            return IMPOSSIBLE
        others = [values[card] for card in values if card != option.card]
        return -values[option.card] - min(others, default=0.0)

    return mind.because(mind.best(value), "bot-card-least")


def _lay(mind: Mind) -> Answer:
    """The least, unless an ace spoils it for an enemy."""
    dear = mind.appraisal.dear[cast(LayForPoker, mind.ask.question).seat]

    def value(option: Option) -> float:
        card = cast(Ante, option).card
        spoils = -2.0 * CARD * dear if RANK[card] == RANKS.index("A") + 2 else 0.0
        return spoils - mind.purse.values[card]

    return mind.because(mind.best(value), "bot-card-least")


def _send(mind: Mind) -> Answer:
    """The two that are needed least; a friend on the left gets no rubbish on purpose."""

    def value(option: Option) -> float:
        send = cast(Send, option)
        return -sum([mind.purse.values[card] for card in (send.card, *send.companions)])

    return mind.because(mind.best(value), "bot-card-least")


def _second_target(mind: Mind) -> Answer:
    """Whoever it hurts most."""
    index = mind.best(lambda option: mind.appraisal.shot(cast(Play, option).target))
    return mind.because_of(index, "bot-shoot-suspect", cast(Play, mind.ask.options[index]).target)


def _near_shots(mind: Mind) -> list[tuple[float, int]]:
    """The shots at distance 1 with their gains, the best first."""
    near = next_door(mind.appraisal.board.g, mind.view.seat) & ~(1 << mind.view.seat)
    return sorted([(mind.appraisal.shot(seat), seat) for seat in seats_in(near)], reverse=True)


def _draw_fewer(mind: Mind) -> Answer:
    """If the best shot is worth more than a card."""
    shots = _near_shots(mind)
    if shots and shots[0][0] > CARD:
        return mind.because_of(mind.find(UseAbility), "bot-shoot-suspect", shots[0][1])
    return mind.because(mind.find(Pass), "bot-card-draw")


def _mark(mind: Mind) -> Answer:
    index = mind.best(lambda option: mind.appraisal.shot(cast(Use, option).target))
    return mind.because_of(index, "bot-shoot-suspect", cast(Use, mind.ask.options[index]).target)


def _drink_along(mind: Mind) -> Answer:
    """A life point for the least card."""
    gain = mind.appraisal.heal(mind.view.seat, 1)

    def value(option: Option) -> float:
        return gain - mind.purse.values[option.card] if isinstance(option, Discard) else 0.0

    return mind.for_own_sake(mind.best(value))


ANSWERS: Final = {
    "leap_in": _leap_in,
    "take_thanks": _take_thanks,
    "bandidos": _bandits,
    "drop_card": part_with,
    "lay_for_poker": _lay,
    "take_from_pot": take,
    "pass_two": _send,
    "second_target": _second_target,
    "draw_fewer": _draw_fewer,
    "mark_nearby": _mark,
    "drink_along": _drink_along,
}

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final = {
    "bandidos": 2.0,
    "poker": 4.0,
    "tornado": 1.0,
    "fanning": 3.0,
    "tomahawk": 2.0,
    "black_flower": 2.0,
    "der_spot_burst_ringer": 1.0,
}

HEALING: Final = {"last_call"}


def _haunting(view: BangView, seat: int, target: int) -> float:
    return 3.0 if same_side(view, view.seats[seat].role, view.seats[target].role) else 0.3


MOODS: Final = {
    "ghost": _haunting,
    "rattlesnake": lambda view, seat, target: 0.0 if target == seat else 1.0,
    "bounty": lambda view, seat, target: 0.0 if target == seat else 1.0,
}

FEELINGS: Final = {
    "stop_card": lambda bot, view, ask, option: bot.defend(view, ask, option),
    "leap_in": lambda bot, view, ask, option: 1.0 if isinstance(option, Pass) else 0.7,
    "drop_card": lambda bot, view, ask, option: (1.2 - WORTHS[KIND[option.card]]) ** 2,
    "take_from_pot": lambda bot, view, ask, option: bot.take(view, ask, option),
}
