"""Gold Rush: what nuggets, equipment and characters are worth, and how its questions are answered."""

from typing import TYPE_CHECKING, Final

from sixgun.bots.bang.acting import DRAW, EQUIP, HEAL, LATE, NEVER, SHOOT, STRIP, Acting
from sixgun.bots.bang.answers import IMPOSSIBLE, part_with
from sixgun.bots.bang.goals import WIN, Stance
from sixgun.bots.bang.judged import CARD, DEEDS
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.games.bang.cards import BANG, BEER, NO_CARD
from sixgun.games.bang.options import LeaveOut
from sixgun.games.bang.queries import suit_of
from sixgun.games.bang.sets.gold_rush.goods import SURCHARGE
from sixgun.games.bang.sets.gold_rush.part import LASTING, PRICES, GoldPart
from sixgun.games.bang.sets.gold_rush.told import Buy, ForceDiscard, PlayOn, PutToUse, Sell
from sixgun.games.bang.view import BangView
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE
from sixgun.kernel.asks import Ask, Option

if TYPE_CHECKING:
    from sixgun.bots.bang.greenhorn import Greenhorn

NUGGET: Final = 0.25
"""What a nugget is worth to someone who can still spend it."""

EXTRA_TURN: Final = 1.5
"""Two cards, and everything that can be done once more."""

SUITS_OF_FOUR: Final = 3
"""How many suits there usually are among four cards."""

GEAR: Final = {
    "boots": 0.75,
    "calumet": 0.8,
    "gold_pan": 0.7,
    "gun_belt": 0.45,
    "horseshoe": 0.3,
    "lucky_charm": 0.65,
    "pickaxe": 1.7,
    "rucksack": 1.1,
}
"""What equipment is worth to the player it lies in front of."""

PRICE_ON_A_HEAD: Final = 0.35
"""What a Wanted in front of somebody means to whoever wants that player gone."""

# -- buying ------------------------------------------------------------------------------------------------


def effect(acting: Acting, gear: str, mode: str, target: int) -> tuple[int, float]:
    """What it is worth to use equipment, whatever it costs."""
    appraisal = acting.appraisal
    own = appraisal.seat
    if gear == "wanted":
        return LATE, NEVER if target == own else -PRICE_ON_A_HEAD * appraisal.dear[target]
    if gear in LASTING:
        return EQUIP, GEAR.get(gear, CARD)
    if gear == "shot":
        return HEAL, appraisal.heal(target, 1) if target != own else acting.heal(1)
    if gear == "rhum":
        return HEAL, acting.heal(SUITS_OF_FOUR)
    if gear == "union_pacific":
        return DRAW, 4.0 * CARD + 0.1
    if gear == "gold_rush":
        wounds = appraisal.own.max_life - appraisal.own.life
        return LATE, EXTRA_TURN + (appraisal.heal(own, wounds) if wounds else 0.0)
    if target == own:
        return LATE, NEVER
    if mode == BEER:
        return HEAL, acting.heal(1)
    if mode == BANG:
        return SHOOT, appraisal.shot(target)
    return DEEDS[mode](acting, target, NO_CARD) if mode in DEEDS else (LATE, 0.0)


def _buy(acting: Acting, option: Buy) -> tuple[int, float]:
    """What it brings, less the nuggets; a discount is taken where there is one."""
    group, gain = effect(acting, option.ability, option.mode, option.target)
    return group, gain - NUGGET * (PRICES[option.ability] - (1 if option.cheaper else 0))


def _force(acting: Acting, option: ForceDiscard) -> tuple[int, float]:
    """Take an enemy's equipment away, or the price off a friend's head."""
    dear = acting.appraisal.dear[option.target]
    price = NUGGET * (PRICES[option.ability] + SURCHARGE)
    if option.ability == "wanted":
        return STRIP, PRICE_ON_A_HEAD * dear - price
    return STRIP, -GEAR.get(option.ability, CARD) * dear - price


def _sell(acting: Acting, option: Sell) -> tuple[int, float]:
    """A Beer nobody needs any more."""
    return LATE, NUGGET + 0.1 - acting.purse.cost(option.card)


CHOICES: Final = {Buy: _buy, ForceDiscard: _force, Sell: _sell}

# -- abilities ---------------------------------------------------------------------------------------------


def _jacky(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return SHOOT, acting.appraisal.shot(target) - 2.0 * NUGGET


def _josh(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, 0.7 - 2.0 * NUGGET


def _card_for_a_nugget(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, CARD - NUGGET


def _rucksack(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return HEAL, acting.heal(1) - 2.0 * NUGGET


ABILITIES: Final = {
    "jacky_murieta": _jacky,
    "josh_mccloud": _josh,
    "raddie_snake": _card_for_a_nugget,
    "gold_pan": _card_for_a_nugget,
    "rucksack": _rucksack,
}

SAVING: Final = {"rucksack": 2.0 * NUGGET}
GIFTS: Final = {"shot"}
HEALING: Final = {"rucksack"}

# -- roles -------------------------------------------------------------------------------------------------

DOOMED: Final = Stance((0.5, -0.2, -0.9, -0.5), -0.1, (WIN, 0.0, 0.0, 0.0), 0.0)
"""A Renegade who will be a shadow: alone among those who come back nobody wins, so his life is worth nothing.

The Sheriff must not fall before him, and every Outlaw who does draws him nearer to the Outlaws' side.
"""

READY: Final = Stance((0.3, 0.0, -0.3, -0.5), -0.5, (WIN, 0.0, 0.0, 0.0), -WIN / 2.0)
"""The same once he would be with the Outlaws: now he wants to go."""


def _renegade(view: BangView) -> Stance | None:
    gold = view.parts.get(GoldPart.id)
    if not isinstance(gold, GoldPart) or not gold.shadows:
        return None
    law = 1 + sum([1 for seat in view.seats if not seat.alive and seat.role == DEPUTY])
    outlaws = sum([1 for seat in view.seats if not seat.alive and seat.role == OUTLAW])
    return DOOMED if law > outlaws else READY


STANCES: Final = {RENEGADE: _renegade}

CHARACTERS: Final = {
    "don_bell": 0.75,
    "dutch_will": 0.55,
    "jacky_murieta": 0.65,
    "josh_mccloud": 0.5,
    "madam_yto": 0.45,
    "pretty_luzena": 0.5,
    "raddie_snake": 0.55,
    "simeon_picos": 0.55,
}

# -- questions ---------------------------------------------------------------------------------------------


def _use_drawn(mind: Mind) -> Answer:
    """Whatever helps most; a Wanted goes in front of an enemy."""
    acting = Acting(mind)

    def value(option: Option) -> float:
        if isinstance(option, PutToUse):
            return effect(acting, option.gear, option.mode, option.target)[1]
        return 0.0

    return mind.because(mind.best(value), "bot-card-most")


def _play_again(mind: Mind) -> Answer:
    """A whole turn for nothing."""
    return mind.because(mind.find(PlayOn), "bot-card-most")


def _leave_out(mind: Mind) -> Answer:
    """A card whose suit is there once more."""
    g = mind.appraisal.board.g
    suits = [suit_of(g, card) for card in g.state.row]

    def value(option: Option) -> float:
        return float(suits.count(suit_of(g, option.card))) if isinstance(option, LeaveOut) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-flip")


ANSWERS: Final = {
    "use_drawn": _use_drawn,
    "play_again": _play_again,
    "discard_drawn": part_with,
    "leave_out_flip": _leave_out,
}

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final = {
    **dict.fromkeys(GEAR, 2.0),
    "bottle": 1.0,
    "pardner": 0.8,
    "union_pacific": 4.0,
    "gold_rush": 3.0,
    "wanted": 0.5,
    "gold_rules": 0.4,
    "jacky_murieta": 1.5,
    "josh_mccloud": 1.5,
    "raddie_snake": 2.0,
}


def _shot(view: BangView, seat: int, target: int) -> float:
    """A glass for oneself if it hurts."""
    own = view.seats[seat]
    return 4.0 if target == seat and own.life < own.max_life and not own.ghost else 0.0


def _rum(view: BangView, seat: int, target: int) -> float:
    own = view.seats[seat]
    return 4.0 if own.max_life - own.life > 1 and not own.ghost else 0.0


MOODS: Final = {"shot": _shot, "rhum": _rum}


def _glad(greenhorn: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    """More turns are more fun."""
    return 3.0 if isinstance(option, PlayOn) else 1.0


FEELINGS: Final = {"play_again": _glad}
