"""Armed & Dangerous: what its cards, characters and load are worth, and how its questions are answered."""

from typing import Final, cast

from sixgun.bots.bang.acting import DRAW, EQUIP, LATE, MASS, NEVER, SHOOT, STRIP, Acting
from sixgun.bots.bang.answers import IMPOSSIBLE, give_bang, part_with
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.judged import CARD, lucky
from sixgun.bots.bang.judged import IN_PLAY as LAID_WORTHS
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.games.bang.cards import DIAMONDS, HEARTS, KIND, NO_CARD
from sixgun.games.bang.kinds import BLUE, ORANGE, PRINTED
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Give, UseAbility, UseCard
from sixgun.games.bang.queries import suit_of
from sixgun.games.bang.sets.armed_and_dangerous.load import MOST, LoadTokens
from sixgun.games.bang.sets.armed_and_dangerous.objects import RollAgain
from sixgun.games.bang.sets.armed_and_dangerous.paying import PayLoad, Regain
from sixgun.games.bang.sets.armed_and_dangerous.told import CHARACTER, AddLoad, AddTarget, Unload, Upgrade
from sixgun.games.bang.sets.armed_and_dangerous.upgrades import AddTargets, BuyUpgrades
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option, Pass

LOAD: Final = 0.13
"""What one load is worth to whoever can pay with it."""

LAST: Final = 0.2
"""What a card loses besides its load when the last one leaves it."""

RISK: Final = 0.35
"""How likely a Bomb in front of somebody takes life points from them before it moves on."""

BLAST: Final = 2
CARED_FOR: Final = 0.3
"""How much a player must matter for a draw! of theirs to be worth a load."""

# -- load --------------------------------------------------------------------------------------------------


def _tokens(view: BangView) -> LoadTokens:
    return cast(LoadTokens, view.parts[LoadTokens.id])


def _on(view: BangView, seat: int, card: int) -> int:
    return _tokens(view).on(seat, card)


def _dangerous(view: BangView, seat: int) -> list[int]:
    return [card for card in view.seats[seat].in_play if PRINTED[KIND[card]].colour == ORANGE]


def _all_load(view: BangView, seat: int) -> int:
    part = _tokens(view)
    return sum([part.on(seat, card) for card in (*_dangerous(view, seat), CHARACTER)])


def _use_of_load(appraisal: Appraisal, card: int) -> float:
    """What one more load on a place of the bot is worth: most where little lies on a good card."""
    here = _on(appraisal.view, appraisal.seat, card)
    if card == CHARACTER:
        return LOAD * (1.0 if here < MOST else 0.0)
    kind = KIND[card]
    if kind == "bomb":
        return 2.0 * LOAD if here <= BLAST else 0.2 * LOAD
    return LOAD * (1.2 + max(LAID_WORTHS[kind], 0.0) - 0.15 * here)


def _cost_of_load(appraisal: Appraisal, card: int, count: int) -> float:
    """What it costs to pay load from a place."""
    here = _on(appraisal.view, appraisal.seat, card)
    if card == CHARACTER:
        return LOAD * count
    emptied = count >= here
    if KIND[card] == "bomb":
        return appraisal.pain(BLAST) if emptied else LOAD * count + (0.4 if here - count <= BLAST else 0.0)
    worth = max(LAID_WORTHS[KIND[card]], 0.1)
    return LOAD * count + worth * count / max(here, 1) * 0.5 + (LAST if emptied else 0.0)


def _price(appraisal: Appraisal, count: int) -> float:
    """What it costs to pay so much load from wherever it is cheapest."""
    view, seat = appraisal.view, appraisal.seat
    cost = 0.0
    left = count
    for card in sorted(
        (CHARACTER, *_dangerous(view, seat)), key=lambda one: _cost_of_load(appraisal, one, 1)
    ):
        paid = min(left, _on(view, seat, card))
        if paid:
            cost += _cost_of_load(appraisal, card, paid)
            left -= paid
    return cost if not left else -NEVER


# -- cards -------------------------------------------------------------------------------------------------

IN_HAND: Final = {
    "caravan": 0.85,
    "a_little_nip": 0.6,
    "quick_shot": 0.5,
    "flintlock": 0.5,
    "arrow": 0.5,
    "duck": 0.68,
    "reloading": 0.35,
    "rust": 0.4,
    "squaw": 0.5,
    "ace_up_the_sleeve": 0.6,
    "bandolier": 0.4,
    "beer_keg": 0.7,
    "bell_tower": 0.3,
    "crate": 0.65,
    "lockpick": 0.6,
    "tumbleweed": 0.4,
    "whip": 0.5,
    "bomb": 0.45,
}

IN_PLAY: Final = {
    "ace_up_the_sleeve": 0.65,
    "bandolier": 0.45,
    "beer_keg": 0.8,
    "bell_tower": 0.35,
    "crate": 0.75,
    "lockpick": 0.6,
    "tumbleweed": 0.45,
    "whip": 0.5,
    "bomb": -0.8,
    "big_fifty": 0.9,
    "buntline_special": 0.55,
    "double_barrel": 0.45,
    "thunderer": 0.75,
}


def bomb(appraisal: Appraisal, seat: int) -> float:
    """Gain if a Bomb lies in front of a player: it may explode there, or move on."""
    return RISK * appraisal.hit(seat, BLAST, False)


def _lay_bomb(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return STRIP, bomb(acting.appraisal, target)


LAID: Final = {"bomb": _lay_bomb}
REMOVED: Final = {"bomb": lambda appraisal, seat: -bomb(appraisal, seat)}


def _safe_from_bomb(g: BangTable, card: int) -> bool:
    return suit_of(g, card) in (HEARTS, DIAMONDS)


LUCKY: Final = {"bomb": _safe_from_bomb, "julie_cutter": _safe_from_bomb}


def _ace(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return DRAW, CARD + 0.1


def _one_more_bang(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Another BANG! card, once the limit is reached."""
    appraisal, purse = acting.appraisal, acting.purse
    if appraisal.board.bangs_left(appraisal.seat) > 0 or not purse.bangs:
        return LATE, NEVER
    prey = appraisal.board.within(appraisal.seat, appraisal.board.weapon_range(appraisal.seat))
    return SHOOT, max([appraisal.shot(seat, appraisal.needed()) for seat in prey], default=0.0)


def _ring_bell(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Everybody near, for a BANG! card that reaches nobody worth it now."""
    appraisal, purse = acting.appraisal, acting.purse
    if _tokens(appraisal.view).bell == appraisal.seat or not purse.bangs:
        return LATE, NEVER
    if appraisal.board.bangs_left(appraisal.seat) <= 0:
        return LATE, NEVER
    near = appraisal.board.within(appraisal.seat, appraisal.board.weapon_range(appraisal.seat))
    gains = {seat: appraisal.shot(seat, appraisal.needed()) for seat in appraisal.others}
    here = max([gains[seat] for seat in near if seat in gains], default=0.0)
    return SHOOT, max(gains.values(), default=0.0) - max(here, 0.0)


def _lockpick(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return STRIP, acting.pick(target, NO_CARD, True)


def _best_in_play(acting: Acting, target: int, take: bool) -> float:
    laid = acting.appraisal.view.seats[target].in_play
    return max([acting.pick(target, card, take) for card in laid], default=NEVER)


def _whip(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return STRIP, _best_in_play(acting, target, False)


def _arrow(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return SHOOT, acting.appraisal.demand(target, card)


def _flintlock(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return SHOOT, acting.appraisal.shot(target, 1, card) + 0.05


def _reload(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    view, seat = appraisal.view, appraisal.seat
    room = sum([MOST - _on(view, seat, place) for place in (*_dangerous(view, seat), CHARACTER)])
    return DRAW, LOAD * 1.3 * min(3, room, _tokens(view).supply())


def _rust(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Load for the bot, a loss for the others, and what empty Bombs do."""
    appraisal = acting.appraisal
    view = appraisal.view
    gain = 0.0
    taken = 0
    for seat in appraisal.others:
        for place in (*_dangerous(view, seat), CHARACTER):
            here = _on(view, seat, place)
            if not here:
                continue
            taken += 1
            gain -= LOAD * appraisal.dear[seat]
            if here == 1 and place != CHARACTER:
                gain += (
                    appraisal.hit(seat, BLAST, False)
                    if KIND[place] == "bomb"
                    else -appraisal.dear[seat] * LAID_WORTHS[KIND[place]]
                )
    room = MOST - _on(view, appraisal.seat, CHARACTER)
    return MASS, gain + LOAD * min(taken, room)


DEEDS: Final = {
    "caravan": Acting.draw_two,
    "a_little_nip": Acting.heal_one,
    "quick_shot": Acting.shot,
    "flintlock": _flintlock,
    "arrow": _arrow,
    "reloading": _reload,
    "rust": _rust,
    "squaw": _whip,
    "ace_up_the_sleeve": _ace,
    "bandolier": _one_more_bang,
    "beer_keg": Acting.heal_one,
    "bell_tower": _ring_bell,
    "lockpick": _lockpick,
    "whip": _whip,
}

SHIELDS: Final = {"crate"}
THEFTS: Final = {"squaw", "whip"}
FOR_ALL: Final = {"rust"}
ASKING_FOR_BANG: Final = {"arrow"}

# -- what accompanies a BANG! card -------------------------------------------------------------------------


def _big_fifty(acting: Acting, target: int, card: int) -> float:
    """Nothing but hand cards help against it."""
    appraisal = acting.appraisal
    covered = [1 for one in appraisal.view.seats[target].in_play if PRINTED[KIND[one]].colour != BLUE]
    plain = appraisal.shot(target, appraisal.needed())
    full = appraisal.hit(target)
    share = 0.5 if covered or appraisal.board.kinds(target) else 0.15
    return share * max(0.0, full - plain) - LOAD


def _buntline(acting: Acting, target: int, card: int) -> float:
    appraisal = acting.appraisal
    return appraisal.dodges(target, appraisal.needed()) * appraisal.loss_of_card(target) - LOAD


def _double_barrel(acting: Acting, target: int, card: int) -> float:
    appraisal = acting.appraisal
    return appraisal.hit(target) - appraisal.shot(target, appraisal.needed()) - LOAD


def _thunderer(acting: Acting, target: int, card: int) -> float:
    """The card comes back."""
    return acting.purse.cost(card) + 0.15 - LOAD


BESIDE: Final = {
    "big_fifty": _big_fifty,
    "buntline_special": _buntline,
    "double_barrel": _double_barrel,
    "thunderer": _thunderer,
}

# -- characters --------------------------------------------------------------------------------------------

CHARACTERS: Final = {
    "al_preacher": 0.5,
    "bass_greeves": 0.5,
    "bloody_mary": 0.5,
    "frankie_canton": 0.55,
    "julie_cutter": 0.65,
    "mexicali_kid": 0.6,
    "ms_abigail": 0.45,
    "red_ringo": 0.6,
}


def _fill_up(acting: Acting, target: int, card: int) -> tuple[int, float]:
    appraisal = acting.appraisal
    places = (*_dangerous(appraisal.view, appraisal.seat), CHARACTER)
    return DRAW, 2.0 * max([_use_of_load(appraisal, place) for place in places]) - acting.purse.cost(card)


def _pinch(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """A load from an enemy; the last one of a card is the best."""
    appraisal = acting.appraisal
    dear = appraisal.dear[target]
    here = _on(appraisal.view, target, card)
    gain = LOAD * (1.0 - dear)
    if card != CHARACTER and here == 1:
        if KIND[card] == "bomb":
            gain += (
                appraisal.hit(target, BLAST, False) if target != appraisal.seat else -appraisal.pain(BLAST)
            )
        else:
            gain -= dear * LAID_WORTHS[KIND[card]]
    return STRIP, gain


def _shoot_for_load(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return SHOOT, acting.appraisal.shot(target) - _price(acting.appraisal, 2)


def _hand_out(acting: Acting, target: int, card: int) -> tuple[int, float]:
    return EQUIP, _use_of_load(acting.appraisal, card) - 0.8 * LOAD


ABILITIES: Final = {
    "bass_greeves": _fill_up,
    "frankie_canton": _pinch,
    "mexicali_kid": _shoot_for_load,
    "red_ringo": _hand_out,
}

GIFTS: Final = {"bass_greeves", "red_ringo"}

# -- questions ---------------------------------------------------------------------------------------------


def _place(mind: Mind) -> Answer:
    """Where it helps most; a load is never declined."""

    def value(option: Option) -> float:
        return _use_of_load(mind.appraisal, option.card) if isinstance(option, AddLoad) else 0.0

    return mind.because(mind.best(value), "bot-card-load")


def _pay(mind: Mind) -> Answer:
    """From wherever it is missed least."""
    left = cast(PayLoad, mind.ask.question).left

    def value(option: Option) -> float:
        if not isinstance(option, Unload):
            return IMPOSSIBLE
        rest = left - option.count
        return -_cost_of_load(mind.appraisal, option.card, option.count) - 1.5 * LOAD * rest

    return mind.because(mind.best(value), "bot-card-least")


def _upgrade(mind: Mind) -> Answer:
    """As many upgrades as are worth their load."""
    question = cast(BuyUpgrades, mind.ask.question)
    appraisal = mind.appraisal

    def gain(times: int) -> float:
        match question.kind:
            case "a_little_nip":
                return appraisal.heal(appraisal.seat, 1 + times) - appraisal.heal(appraisal.seat, 1)
            case "caravan":
                return CARD * times
            case "squaw":
                acting = Acting(mind)
                return _best_in_play(acting, question.target, True) - _best_in_play(
                    acting, question.target, False
                )
        return 0.0

    def value(option: Option) -> float:
        if not isinstance(option, Upgrade):
            return 0.0
        return gain(option.times) - _price(appraisal, question.price * option.times)

    return mind.because(mind.best(value), "bot-card-load")


def _add_target(mind: Mind) -> Answer:
    """Another enemy, if the load is worth it."""
    question = cast(AddTargets, mind.ask.question)
    appraisal = mind.appraisal

    def value(option: Option) -> float:
        if not isinstance(option, AddTarget):
            return 0.02
        if option.target == appraisal.seat:
            return IMPOSSIBLE
        card = question.card
        shot = (
            appraisal.demand(option.target, card)
            if question.kind == "arrow"
            else appraisal.shot(option.target, 1, card)
        )
        return shot - LOAD

    index = mind.best(value)
    option = mind.ask.options[index]
    if isinstance(option, AddTarget):
        return mind.because_of(index, "bot-shoot-suspect", option.target)
    return mind.because(index, "bot-card-hold")


def _regain(mind: Mind) -> Answer:
    """A card is worth more than two load unless there is something better to pay."""
    question = cast(Regain, mind.ask.question)
    worth = IN_HAND.get(question.kind, CARD)

    def value(option: Option) -> float:
        return worth - _price(mind.appraisal, question.price) if isinstance(option, Upgrade) else 0.0

    return mind.because(mind.best(value), "bot-card-most")


def _roll_again(mind: Mind) -> Answer:
    """Against the luck of enemies and the bad luck of friends."""
    question = cast(RollAgain, mind.ask.question)
    appraisal = mind.appraisal
    dear = 1.0 if question.target == appraisal.seat else appraisal.dear[question.target]
    good = question.counting != NO_CARD and lucky(appraisal.board.g, question.source, question.counting)
    wanted = (dear > CARED_FOR and not good) or (dear < -CARED_FOR and good)
    if wanted:
        return mind.because_of(mind.find(UseCard), "bot-card-flip", question.target)
    return mind.because(mind.find(Pass), "bot-card-wait")


def _pass_bomb(mind: Mind) -> Answer:
    """To whoever it harms most."""

    def value(option: Option) -> float:
        return bomb(mind.appraisal, option.target) if isinstance(option, Give) else IMPOSSIBLE

    index = mind.best(value)
    option = mind.ask.options[index]
    assert isinstance(option, Give)
    return mind.because_of(index, "bot-card-strip", option.target)


def _offer(mind: Mind) -> Answer:
    """A card for two load if there is plenty; a shot that can be ignored is ignored."""
    appraisal = mind.appraisal
    paid = any(
        isinstance(option, UseAbility) and option.ability == "al_preacher" for option in mind.ask.options
    )
    if paid and (_all_load(appraisal.view, appraisal.seat) < 3 or _price(appraisal, 2) > CARD):
        return mind.because(mind.find(Pass), "bot-card-wait")
    return mind.because(mind.find(UseAbility), "bot-card-dodge" if not paid else "bot-card-draw")


ANSWERS: Final = {
    "place_load": _place,
    "move_load": _place,
    "pay_load": _pay,
    "buy_upgrades": _upgrade,
    "add_targets": _add_target,
    "regain_card": _regain,
    "arrow": give_bang,
    "forced_discard": part_with,
    "roll_again": _roll_again,
    "pass_bomb": _pass_bomb,
    "offer": _offer,
}

# -- the greenhorn -----------------------------------------------------------------------------------------


def _bomb_mood(view: BangView, seat: int, target: int) -> float:
    return 0.0 if target == seat else 1.5


def _when_wounded(view: BangView, seat: int, target: int) -> float:
    own = view.seats[seat]
    return 3.0 if own.life < own.max_life and not own.ghost else 0.0


MOODS: Final = {"bomb": _bomb_mood, "beer_keg": _when_wounded, "a_little_nip": _when_wounded}
LIKED: Final = {
    "caravan": 3.0,
    "ace_up_the_sleeve": 2.5,
    "reloading": 2.0,
    "bell_tower": 0.4,
    "bandolier": 1.0,
}
