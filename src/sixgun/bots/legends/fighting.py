"""Fights: which card to play, when to react, and how to play for the bandits, guards and the sheriff."""

from typing import Final

from sixgun.bots.legends.appraisal import HANDS_UP
from sixgun.bots.legends.mind import Answer, Mind
from sixgun.bots.legends.odds import RANKS, beats_cards, beats_hand
from sixgun.bots.legends.outlook import IN_HAND, fight_bonus
from sixgun.games.legends.content.kinds import NOTHING, Program
from sixgun.games.legends.contests import Fight
from sixgun.games.legends.fights import BLACK_CARDS_DRAWN
from sixgun.games.legends.model import (
    ARREST,
    BANDIT,
    BLACK,
    GANG,
    HEIST,
    MOST_MONEY,
    MOST_POINTS,
    MOST_WOUNDS,
    ROB,
    SHERIFF,
    VIRTUAL,
)
from sixgun.games.legends.options import ReactWith
from sixgun.games.legends.outcomes import HEIST_MONEY, LEAST_VALUE, final_values
from sixgun.games.legends.printed import CARDS, FIGHT_CARDS, VALUE
from sixgun.games.legends.replies import LayCard, LayFightCard, Surrender
from sixgun.kernel.asks import Option, Pass

CANCELLING: Final = frozenset(
    [
        number
        for number, card in enumerate(CARDS)
        for clause in card.abilities.on("fight_reveal")
        if clause.program[0][0] == "cancel_fight_effect"
    ]
)
"""Cards that cancel the effect of a fight card."""


def fight_of(mind: Mind) -> Fight:
    """The fight going on."""
    fight = mind.view.fight
    assert fight is not None, "no fight is going on"
    return fight


def stake(mind: Mind, fight: Fight, side: int) -> float:
    """What winning a fight instead of losing it is worth to the bot's seat, for one side of the fight."""
    out, own = mind.outlook, mind.own
    hurt = out.wounds(min(MOST_WOUNDS, own.wounds + 1)) - out.wounds(own.wounds) - out.card
    hurt = max(0.05, hurt)
    rival = fight.sides[1 - side]
    if fight.kind == BANDIT:
        return max(1.0, out.more_marshal(own.mp, own.wp, 1)) + hurt
    if fight.kind == HEIST:
        gain = out.money(min(MOST_MONEY, own.money + HEIST_MONEY)) - out.money(own.money)
        return gain + out.more_wanted(own.mp, own.wp, 3) - out.more_wanted(own.mp, own.wp, 1) + hurt
    if fight.kind == GANG:
        return mind.appraisal.program(fight.prize) + hurt
    if fight.kind == SHERIFF or (fight.kind == ARREST and side == 1):
        return (
            out.wanted[min(MOST_POINTS, own.wp)]
            + out.money(own.money) / 2
            + out.nugget * own.nuggets / 2
            + hurt
        )
    if side == 0:
        return mind.appraisal.attack_prize(fight.kind, rival, own.mp, own.wp) + hurt
    if fight.kind == ROB:
        return max(out.money(own.money) / 2, out.nugget * own.nuggets / 2) + 0.4 + hurt
    return 2.0 * out.spite(rival) + hurt


def lay(mind: Mind) -> Answer:
    """The card whose chance is worth its price; a defender may prefer to give up."""
    fight = fight_of(mind)
    side = 0 if fight.sides[0] == mind.seat else 1
    rival = fight.sides[1 - side]
    prize = stake(mind, fight, side)
    reserve = any(CARDS[card].abilities.on("fight_reaction") for card in mind.own.hand)

    def worth(option: Option) -> float:
        if not isinstance(option, LayCard):
            return 0.0
        card = option.card
        helped = reserve and not CARDS[card].abilities.on("fight_reaction")
        chance = chance_with(mind, fight, side, rival, card)
        if helped:
            better = chance_with(mind, fight, side, rival, card, 2)
            chance = 0.4 * chance + 0.6 * better
        extra = 0.0
        if card in CANCELLING:
            extra += 0.12 if rival in (VIRTUAL, BLACK) else 0.0
        if mind.own.wounds and CARDS[card].kind == "bulletproof_vest":
            extra += 0.5
        return chance * prize + extra - IN_HAND[card]

    index = mind.best(worth)
    if isinstance(mind.ask.options[index], Surrender):
        return mind.because(index, "bot-legends-surrender")
    return mind.because(index, "bot-legends-lay")


def chance_with(mind: Mind, fight: Fight, side: int, rival: int, card: int, more: int = 0) -> float:
    """The chance of winning with a card, after whatever was seen of the other side."""
    if rival == VIRTUAL:
        value = mind.appraisal.value_against(card, bandit=fight.kind == BANDIT) + more
        known = [FIGHT_CARDS[one].value for one in fight.shown if one >= 0]
        if known and value <= max(known):
            return 0.0
        return beats_cards(value, max(1, fight.draws - len(known)))
    value = VALUE[card] + mind.appraisal.player_bonus + more
    if rival == BLACK:
        return beats_cards(value - 1, BLACK_CARDS_DRAWN)
    other = mind.view.seats[rival]
    value -= fight_bonus(other, virtual=False, able=other.lp >= 5)
    seen = [VALUE[one] for one in fight.peeked[side] if one >= 0]
    laid = side == 1
    cards = other.hand_size + (1 if laid else 0)
    chance = beats_hand(value, max(1, cards - len(seen)), ties=side == 0)
    for one in seen:
        beaten = value >= one if side == 0 else value > one
        chance *= 1.0 if beaten else 0.45
    return chance


def lay_fight_card(mind: Mind) -> Answer:
    """For a virtual character: beat the player, or at least hurt."""
    fight = fight_of(mind)
    player = fight.sides[0] if fight.sides[0] < BLACK else fight.sides[1]
    other = mind.view.seats[player]
    at_stake = {BANDIT: 1.8, HEIST: 5.0, SHERIFF: 6.0, GANG: 1.8}.get(fight.kind, 2.0)
    bonus = fight_bonus(other, virtual=True, able=other.lp >= 5)
    held = min(2.2, 0.8 + 0.35 * other.hand_size)

    def worth(option: Option) -> float:
        if not isinstance(option, LayFightCard):
            return 0.0
        card = FIGHT_CARDS[option.card]
        lower = max(0, min(RANKS, card.value - bonus - 1))
        chance = float((lower / RANKS) ** held)
        return chance * at_stake + pain(mind, player, card.program)

    index = mind.best(worth)
    return mind.because_of(index, "bot-legends-fight-card", player)


def pain(mind: Mind, player: int, program: Program) -> float:
    """What a fight card's effect costs the player it is played against."""
    other = mind.view.seats[player]
    total = 0.0
    for step in program:
        if step[0] == "wound":
            total += 0.6 * min(step[1], MOST_WOUNDS - other.wounds)
        elif step[0] == "lp":
            total -= max(step[1], -other.lp)
        elif step[0] in ("discard", "discard_random"):
            total += 0.35 if other.hand_size else 0.0
        elif step[0] == "money":
            total -= 0.22 * step[1] / 10
        elif step[0] == "draw":
            total -= 0.4 * step[1]
        elif step[0] == "choose":
            total += min([pain(mind, player, one) for one in step[1]])
        elif step[0] in ("mp", "wp"):
            total -= 1.2
        elif step[0] in ("by", "no_bandit_mp"):
            total += 0.3
    return total


def react(mind: Mind) -> Answer:
    """A reaction if it turns the fight, or keeps a rival who still has a chance from turning it."""
    fight = fight_of(mind)
    side = 0 if fight.sides[0] == mind.seat else 1
    index = mind.find(ReactWith)
    waits = mind.find(Pass)
    if index == NOTHING:
        return mind.because(waits, "bot-legends-no-reaction")
    option = mind.ask.options[index]
    assert isinstance(option, ReactWith)
    gain = winning(mind, fight, side, advantage(option.card)) - winning(mind, fight, side, 0)
    if gain * stake(mind, fight, side) <= IN_HAND[option.card]:
        return mind.because(waits, "bot-legends-no-reaction")
    return mind.because(
        index, "bot-legends-reaction-first" if leads(fight, side, 0) else "bot-legends-reaction"
    )


def advantage(card: int) -> int:
    """By how much a reaction improves a side's card over the other."""
    change = 0
    for clause in CARDS[card].abilities.on("fight_reaction"):
        for step in clause.program:
            change += step[1] if step[0] == "own_value" else -step[1]
    return change


STRONGEST_REACTION: Final = max([advantage(card) for card in HANDS_UP], default=0)
"""The most that one reaction is worth."""


def winning(mind: Mind, fight: Fight, side: int, change: int) -> float:
    """The chance of winning with so much more on a side; only after an attacker may the rival still react."""
    if not leads(fight, side, change):
        return 0.0
    rival = fight.sides[1 - side]
    if side == 1 or rival in (VIRTUAL, BLACK) or leads(fight, side, change, STRONGEST_REACTION):
        return 1.0
    if any(card in HANDS_UP and card not in fight.cards for card in fight.peeked[side]):
        return 0.0
    return float((1 - len(HANDS_UP) / len(CARDS)) ** mind.view.seats[rival].hand_size)


def leads(fight: Fight, side: int, change: int, answer: int = 0) -> bool:
    """Whether a side would win as the cards lie, with so much more on its side, and the rival's answer."""
    values = final_values(fight)
    own, other = max(LEAST_VALUE, values[side] - answer), max(LEAST_VALUE, values[1 - side] - change)
    if own != other:
        return own > other
    if fight.sides[1 - side] in (VIRTUAL, BLACK):
        return False
    return side == 0


def restart(mind: Mind) -> bool:
    """Whether starting the fight again is better than its result as it lies."""
    fight = fight_of(mind)
    if mind.seat in fight.sides:
        side = 0 if fight.sides[0] == mind.seat else 1
        return not leads(fight, side, 0) and bool(mind.own.hand)
    side = 0 if fight.sides[0] == VIRTUAL else 1
    values = final_values(fight)
    return values[1 - side] > values[side]
