"""Wild West Show: what its cards and characters are worth, whom to order what, and what follows from it."""

from typing import TYPE_CHECKING, Final, cast

from sixgun.bots.bang.acting import DRAW, STRIP, Acting
from sixgun.bots.bang.answers import IMPOSSIBLE, any_order
from sixgun.bots.bang.judged import CARD, DEEDS, THEFTS
from sixgun.bots.bang.judged import CHARACTERS as BEING
from sixgun.bots.bang.judged import GIFTS as HELPFUL
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.witness import Witness
from sixgun.games.bang.cards import BANG, KIND, pack
from sixgun.games.bang.kinds import NO_TARGET, PRINTED
from sixgun.games.bang.options import Give, InOrder, Pick, Play, Spend, UseAbility, UseEvent
from sixgun.games.bang.sets.wild_west_show.lee import RepeatCard
from sixgun.games.bang.sets.wild_west_show.orders import AimOrder
from sixgun.games.bang.sets.wild_west_show.part import ShowPart
from sixgun.games.bang.sets.wild_west_show.told import (
    CardRepeated,
    HandShown,
    KeepPair,
    NameCard,
    NewPair,
    Obey,
    PairDrawn,
    ProofShown,
    RolesDealt,
    SeatsSwapped,
)
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Ask, Option, Pass

if TYPE_CHECKING:
    from sixgun.bots.bang.greenhorn import Greenhorn

A_LOOK: Final = 0.06
"""What it is worth to see the hand of an enemy who does not hold the card that was named."""

A_GOOD_PAIR: Final = 1.05
"""Two characters who are worth this much together are kept."""

ENOUGH_PLAYED: Final = 3
"""The cards Miss Susanna wants to see."""

CERTAINTY: Final = 0.8
"""How sure one is to play as many cards as one means to."""

ALONE: Final = {"wild_west_show"}

CHARACTERS: Final = {
    "big_spencer": 0.75,
    "flint_westwood": 0.7,
    "gary_looter": 0.55,
    "greygory_deck": 0.6,
    "john_pain": 0.65,
    "lee_van_kliff": 0.55,
    "teren_kill": 0.6,
    "youl_grinner": 0.6,
}

# -- orders ------------------------------------------------------------------------------------------------


def ordered_shot(acting: Acting, shooter: int, target: int) -> float:
    """Gain if one player has to shoot at another one; nothing if that is out of reach."""
    appraisal = acting.appraisal
    if target not in appraisal.board.aims(shooter, BANG, True):
        return 0.0
    if target == appraisal.seat:
        return -(1.0 - appraisal.barrels()) * appraisal.pain()
    dodge = appraisal.dodges(target)
    return (1.0 - dodge) * appraisal.hit(target, by_me=False) - 0.6 * dodge * CARD * appraisal.dear[target]


def _order(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Let an enemy shoot at somebody worse, or at least show what there is."""
    appraisal = acting.appraisal
    best = max([ordered_shot(acting, target, other) for other in appraisal.ring if other != target])
    holds = appraisal.has_bang(target)
    shot = max(0.0, best) - CARD * appraisal.dear[target]
    return STRIP, holds * shot - (1.0 - holds) * A_LOOK * appraisal.dear[target]


def _name_card(mind: Mind) -> Answer:
    """A BANG! card: nothing is likelier to be there, and it can be aimed at anybody."""

    def value(option: Option) -> float:
        return 1.0 if isinstance(option, NameCard) and option.kind == BANG else 0.0

    return mind.because(mind.best(value), "bot-card-most")


def _order_target(mind: Mind) -> Answer:
    """Whoever is hurt most by it."""
    acting = Acting(mind)
    question = cast(AimOrder, mind.ask.question)

    def value(option: Option) -> float:
        target = option.target if isinstance(option, UseEvent) else -1
        if question.kind == BANG:
            return ordered_shot(acting, question.target, target)
        dear = mind.appraisal.dear[target]
        return dear if question.kind in HELPFUL else -dear

    index = mind.best(value)
    return mind.because_of(index, "bot-shoot-suspect", cast(UseEvent, mind.ask.options[index]).target)


def _order_pick(mind: Mind) -> Answer:
    """The card whose loss hurts an enemy most."""
    acting = Acting(mind)

    def value(option: Option) -> float:
        if isinstance(option, Pick):
            return acting.pick(option.target, option.card, False)
        return -mind.appraisal.dear[option.target] if isinstance(option, UseEvent) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-least")


def _obey(mind: Mind) -> Answer:
    """The copy that is needed least."""

    def value(option: Option) -> float:
        return -mind.purse.values[option.card] if isinstance(option, Obey) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-least")


# -- seats, hands, characters ------------------------------------------------------------------------------


def _change_seats(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """The player on the right loses a turn, unless it is lost already."""
    appraisal = acting.appraisal
    right = appraisal.board.g.state.others_of(appraisal.seat)[-1]
    part = cast(ShowPart, appraisal.view.parts[ShowPart.id])
    return STRIP, 0.0 if right in part.skips else appraisal.lost_turn(right, 1.0)


def _exchange(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """One card for two that nobody has seen."""
    appraisal = acting.appraisal
    got = min(2, appraisal.view.seats[target].hand_size)
    return DRAW, got * CARD - acting.purse.cost(card) - (got - 1) * CARD * appraisal.dear[target]


ABILITIES: Final = {
    "dorothy_rage": _order,
    "flint_westwood": _exchange,
    "lady_rosa_of_texas": _change_seats,
}


def _again(acting: Acting, kind: str, target: int, card: int) -> float:
    """What the effect of a card is worth if it happens once more."""
    return DEEDS[kind](acting, target, card)[1] if kind in DEEDS else CARD


def _repeat_card(mind: Mind) -> Answer:
    """If the effect is worth more than the BANG! card it costs."""
    acting = Acting(mind)
    question = cast(RepeatCard, mind.ask.question)
    targets = [-1]
    if PRINTED[question.kind].aim_of_play() != NO_TARGET:
        targets = list(mind.appraisal.board.aims(mind.view.seat, question.kind, True))
    gain = max([_again(acting, question.kind, target, question.card) for target in targets], default=0.0)

    def value(option: Option) -> float:
        return gain - mind.purse.cost(option.card) if isinstance(option, Spend) else 0.0

    return mind.because(mind.best(value), "bot-card-most")


def _repeat_target(mind: Mind) -> Answer:
    """Whoever it is worth most against."""
    acting = Acting(mind)
    question = cast(RepeatCard, mind.ask.question)

    def value(option: Option) -> float:
        if not isinstance(option, UseAbility) or option.target == mind.view.seat:
            return IMPOSSIBLE
        return _again(acting, question.kind, option.target, question.card)

    return mind.because(mind.best(value), "bot-card-most")


def _keep_pair(mind: Mind) -> Answer:
    """Two other characters, unless these two are good."""
    worth = sum([BEING[id] for id in mind.appraisal.own.borrowed])
    return mind.because(mind.find(KeepPair if worth >= A_GOOD_PAIR else NewPair), "bot-card-character")


def _give(mind: Mind) -> Answer:
    """The card that is needed least."""

    def value(option: Option) -> float:
        return -mind.purse.values[option.card] if isinstance(option, Give) else IMPOSSIBLE

    return mind.because(mind.best(value), "bot-card-least")


ANSWERS: Final = {
    "name_card": _name_card,
    "order_target": _order_target,
    "order_pick": _order_pick,
    "obey_order": _obey,
    "order_hand": any_order,
    "repeat_card": _repeat_card,
    "repeat_target": _repeat_target,
    "keep_pair": _keep_pair,
    "give_to_collector": _give,
}


def _three_cards(acting: Acting) -> float:
    """A share of the life point that is lost by playing too few cards, if enough of them can be played."""
    part = cast(ShowPart, acting.appraisal.view.parts[ShowPart.id])
    needed = ENOUGH_PLAYED - part.played
    playable = {option.card for option in acting.mind.ask.options if isinstance(option, Play)}
    if needed <= 0 or len(playable) < needed:
        return 0.0
    return CERTAINTY * acting.appraisal.pain() / needed


URGED: Final = {"miss_susanna": _three_cards}

# -- the news ----------------------------------------------------------------------------------------------


def _dealt(witness: Witness, event: RolesDealt) -> None:
    """Nobody knows any more who of them has which role."""
    witness.beliefs.redeal(event.seats)


def _swapped(witness: Witness, event: SeatsSwapped) -> None:
    state = witness.board.g.state
    swap = {event.seat: event.target, event.target: event.seat}
    state.order = tuple([swap.get(seat, seat) for seat in state.around()])
    state.count_living()
    witness.board.g.board_changed()


def _paired(witness: Witness, event: PairDrawn) -> None:
    board = witness.board
    character = board.g.state.seats[event.seat].character
    if character in CHARACTERS:  # whoever copies him has a pair besides
        board.become(event.seat, character, event.abilities)


def _repeated(witness: Witness, event: CardRepeated) -> None:
    if event.target >= 0 and event.kind not in HELPFUL and event.kind not in THEFTS:
        aimed = witness.board.aims(event.seat, event.kind, True)
        witness.harmed(event.seat, event.target, aimed)


def _hand_seen(witness: Witness, event: HandShown) -> None:
    for card in event.cards:
        witness.show(event.seat, card)
    witness.maybe_missed[event.seat] = len([card for card in event.cards if PRINTED[KIND[card]].evades])
    witness.maybe_bang[event.seat] = len([card for card in event.cards if KIND[card] == BANG])


def _proof_seen(witness: Witness, event: ProofShown) -> None:
    witness.show(event.seat, event.card)


NEWS: Final = {
    RolesDealt: _dealt,
    SeatsSwapped: _swapped,
    PairDrawn: _paired,
    CardRepeated: _repeated,
    HandShown: _hand_seen,
    ProofShown: _proof_seen,
}

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final = {"dorothy_rage": 0.6, "flint_westwood": 1.0, "lady_rosa_of_texas": 0.8}


def _common(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    """The more cards of a name there are, the sooner it comes to mind."""
    if not isinstance(option, NameCard):
        return 0.0
    return float(len([card for card in pack(view.boxes, view.without) if KIND[card] == option.kind]))


def _fond(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    """Once more, just for fun, about every other time."""
    return 1.0 if isinstance(option, Pass) else 0.5


def _quick(bot: "Greenhorn", view: BangView, ask: Ask, option: Option) -> float:
    """Whatever is quickest."""
    return 1.0 if isinstance(option, InOrder) else 0.0


FEELINGS: Final = {"name_card": _common, "repeat_card": _fond, "order_hand": _quick}
