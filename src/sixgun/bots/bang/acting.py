"""Phase 2: what every card and ability is worth now, and in which order things are best done."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from sixgun.bots.bang.goals import WIN
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.bots.bang.worth import CARD, IN_PLAY, REACH
from sixgun.games.bang.cards import KIND, NO_CARD
from sixgun.games.bang.kinds import KINDS
from sixgun.games.bang.options import EndTurn, Play, UseAbility, UseCard
from sixgun.kernel.asks import Option

NEVER: Final = -100.0
"""Nobody does this."""

WAITING: Final = 0.4
"""The part of a green card's worth that is lost by using it now rather than later."""

FIRST_PICK: Final = 0.6
"""What the first choice among the cards of a General Store is worth; everyone else gets a good card too."""

OTHERS_PICK: Final = 0.45

HEAL, DRAW, EQUIP, STRIP, JAIL, MASS, DUEL, SHOOT, LATE = range(9)
"""The order of a good turn: drink and draw, arm, disarm the others, shoot."""

WORTH_IT: Final = 0.02
"""What a move has to gain to be made at all."""

DECISIVE: Final = WIN / 3
"""A move that gains this much is made before everything else."""

FOR_ALL: Final = frozenset(
    {"saloon", "general_store", "uncle_will", "gatling", "howitzer", "indians", "brawl"}
)
"""Deeds that touch everyone."""


class Move(NamedTuple):
    """A deed with its place in the turn, its gain without the price of the card, and what it is aimed at."""

    group: int
    gain: float
    kind: str
    target: int


class Acting:
    """Puts a value on every option of phase 2."""

    def __init__(self, mind: Mind) -> None:
        self.appraisal = mind.appraisal
        self.purse = mind.purse

    def judge(self, option: Option) -> Move:
        """The move an option makes, priced."""
        match option:
            case Play(card=card, kind=kind, target=target):
                if target == self.appraisal.seat and kind != "tequila":
                    return Move(LATE, NEVER, kind, target)
                group, gain = self._deed(kind, target, card)
                # What you put in front of yourself is not given away.
                price = self.purse.cost(card) if group != EQUIP else 0.0
                if KINDS[kind].extra:
                    price += self.purse.cheapest(1, (card,))
                return Move(group, gain - price, kind, target)
            case UseCard(card=card, target=target):
                kind = KIND[card]
                if target == self.appraisal.seat:
                    return Move(LATE, NEVER, kind, target)
                group, gain = _DEEDS.get(kind, Acting._strange)(self, target, card)
                return Move(group, gain - WAITING * IN_PLAY[kind], kind, target)
            case UseAbility(ability=ability, target=target, card=card):
                if target == self.appraisal.seat:
                    return Move(LATE, NEVER, ability, target)
                group, gain = _ABILITIES.get(ability, Acting._strange)(self, target, card)
                return Move(group, gain, ability, target)
        return Move(LATE, 0.0, "", -1)

    def _deed(self, kind: str, target: int, card: int) -> tuple[int, float]:
        if KINDS[kind].stays and kind not in ("jail", "dynamite"):
            return EQUIP, self.purse.equipment_gain(kind)
        return _DEEDS.get(kind, Acting._strange)(self, target, card)

    def _strange(self, target: int, card: int) -> tuple[int, float]:
        """Something nobody has judged yet: an average card; aimed at a player, a shot rather than a gift."""
        return (LATE, CARD) if target < 0 else (SHOOT, 0.5 * self.appraisal.shot(target))

    # -- cards ---------------------------------------------------------------------------------------

    def _bang(self, target: int, card: int) -> tuple[int, float]:
        needed = 2 if "slab_the_killer" in self.appraisal.powers else 1
        return SHOOT, self.appraisal.shot(target, needed)

    def _shot(self, target: int, card: int) -> tuple[int, float]:
        return SHOOT, self.appraisal.shot(target)

    def _derringer(self, target: int, card: int) -> tuple[int, float]:
        return SHOOT, self.appraisal.shot(target) + CARD

    def _volley(self, target: int, card: int) -> tuple[int, float]:
        appraisal = self.appraisal
        return MASS, sum([appraisal.shot(seat, 1, card) for seat in appraisal.others])

    def _indians(self, target: int, card: int) -> tuple[int, float]:
        appraisal = self.appraisal
        return MASS, sum([appraisal.indians(seat, card) for seat in appraisal.others])

    def _duel(self, target: int, card: int) -> tuple[int, float]:
        return DUEL, self.appraisal.duel(target, self.purse.bangs, False, 0.25)

    def _beer(self, target: int, card: int) -> tuple[int, float]:
        if len(self.appraisal.ring) <= 2:
            return LATE, NEVER
        points = 2 if "tequila_joe" in self.appraisal.powers else 1
        return HEAL, self._self_heal(points)

    def _canteen(self, target: int, card: int) -> tuple[int, float]:
        return HEAL, self._self_heal(1)

    def _whisky(self, target: int, card: int) -> tuple[int, float]:
        return HEAL, self._self_heal(2)

    def _tequila(self, target: int, card: int) -> tuple[int, float]:
        gain = self.appraisal.heal(target, 1)
        return HEAL, gain if gain > 0.0 else NEVER

    def _saloon(self, target: int, card: int) -> tuple[int, float]:
        return HEAL, sum([self.appraisal.heal(seat, 1) for seat in self.appraisal.ring])

    def _self_heal(self, points: int) -> float:
        gain = self.appraisal.heal(self.appraisal.seat, points)
        return gain if gain > 0.0 else NEVER

    def _draw_two(self, target: int, card: int) -> tuple[int, float]:
        return DRAW, 2.0 * CARD + 0.1

    def _draw_three(self, target: int, card: int) -> tuple[int, float]:
        return DRAW, 3.0 * CARD + 0.1

    def _store(self, target: int, card: int) -> tuple[int, float]:
        dear = self.appraisal.dear
        return DRAW, FIRST_PICK + OTHERS_PICK * sum([dear[seat] for seat in self.appraisal.others])

    def _jail(self, target: int, card: int) -> tuple[int, float]:
        return JAIL, self.appraisal.jail(target)

    def _dynamite(self, target: int, card: int) -> tuple[int, float]:
        return JAIL, self.appraisal.dynamite(self.appraisal.seat)

    def _steal(self, target: int, card: int) -> tuple[int, float]:
        return STRIP, self.best_pick(target, True)

    def _toss(self, target: int, card: int) -> tuple[int, float]:
        return STRIP, self.best_pick(target, False)

    def _brawl(self, target: int, card: int) -> tuple[int, float]:
        return STRIP, sum([self.best_pick(seat, False) for seat in self.appraisal.others])

    def best_pick(self, target: int, take: bool) -> float:
        """The best that can be done to a player by taking or discarding a card."""
        player = self.appraisal.view.seats[target]
        gains = [self.pick(target, card, take) for card in player.in_play]
        if player.hand_size:
            gains.append(self.pick(target, NO_CARD, take))
        return max(gains, default=0.0)

    def pick(self, target: int, card: int, take: bool) -> float:
        """Gain from taking or discarding a card in front of a player, or a random one from the hand."""
        if card == NO_CARD:
            return self.appraisal.loss_of_card(target) + (CARD if take else 0.0)
        return self.appraisal.removal(target, card) + (self.purse.fancy(card) if take else 0.0)

    # -- abilities -----------------------------------------------------------------------------------

    def _sid(self, target: int, card: int) -> tuple[int, float]:
        return LATE, self._self_heal(1) - 1.3 * self.purse.cheapest(2)

    def _chuck(self, target: int, card: int) -> tuple[int, float]:
        own = self.appraisal.own
        roomy = own.hand_size + 2 <= own.life + 1
        return DRAW, 2.0 * CARD + 0.5 - self.appraisal.pain() if roomy and own.life > 2 else NEVER

    def _doc(self, target: int, card: int) -> tuple[int, float]:
        return SHOOT, self.appraisal.shot(target) - self.purse.cheapest(2)

    def _jose(self, target: int, card: int) -> tuple[int, float]:
        kind = KIND[card]
        laying = self.purse.equipment_gain(kind) if kind not in self.purse.laid else 0.0
        return DRAW, 2.0 * CARD - max(self.purse.cost(card), laying)

    def _will(self, target: int, card: int) -> tuple[int, float]:
        group, gain = self._store(target, card)
        return group, gain - self.purse.cost(card)


_DEEDS: Final[Mapping[str, Callable[[Acting, int, int], tuple[int, float]]]] = {
    "bang": Acting._bang,
    "punch": Acting._shot,
    "springfield": Acting._shot,
    "knife": Acting._shot,
    "pepperbox": Acting._shot,
    "buffalo_rifle": Acting._shot,
    "derringer": Acting._derringer,
    "gatling": Acting._volley,
    "howitzer": Acting._volley,
    "indians": Acting._indians,
    "duel": Acting._duel,
    "beer": Acting._beer,
    "canteen": Acting._canteen,
    "whisky": Acting._whisky,
    "tequila": Acting._tequila,
    "saloon": Acting._saloon,
    "stagecoach": Acting._draw_two,
    "wells_fargo": Acting._draw_three,
    "pony_express": Acting._draw_three,
    "general_store": Acting._store,
    "jail": Acting._jail,
    "dynamite": Acting._dynamite,
    "panic": Acting._steal,
    "rag_time": Acting._steal,
    "conestoga": Acting._steal,
    "cat_balou": Acting._toss,
    "can_can": Acting._toss,
    "brawl": Acting._brawl,
}

_ABILITIES: Final[Mapping[str, Callable[[Acting, int, int], tuple[int, float]]]] = {
    "sid_ketchum": Acting._sid,
    "chuck_wengam": Acting._chuck,
    "doc_holyday": Acting._doc,
    "jose_delgado": Acting._jose,
    "uncle_will": Acting._will,
}


def act(mind: Mind) -> Answer:
    """The best move of the first group that has a good one, or the end of the turn."""
    acting = Acting(mind)
    moves = [acting.judge(option) for option in mind.ask.options]
    gains = [move.gain for move in moves]
    top = max(gains)
    if top <= WORTH_IT:
        return mind.because(mind.find(EndTurn), "bot-card-hold")
    if top < DECISIVE:
        first = min([move.group for move in moves if move.gain > WORTH_IT])
        gains = [move.gain if move.group == first else NEVER for move in moves]
    index = mind.toss_up(gains)
    return explained(mind, index, moves[index])


def explained(mind: Mind, index: int, move: Move) -> Answer:
    """Why a move is made."""
    target = move.target
    if move.kind in FOR_ALL:
        return mind.because(index, "bot-card-all")
    if move.kind in REACH:
        return mind.because(index, "bot-card-weapon")
    if target < 0 or target == mind.view.seat:
        if move.group in (HEAL, LATE):
            return mind.for_own_sake(index)
        key = "bot-card-dynamite" if move.kind == "dynamite" else _OWN_REASONS[move.group]
        return mind.because(index, key)
    if move.group == STRIP and mind.appraisal.dear[target] > 0.0:
        return mind.because_of(index, "bot-card-free", target)
    if move.group == SHOOT and mind.view.seats[target].role:
        return mind.because_of(index, "bot-shoot-known", target)
    return mind.because_of(index, _REASONS[move.group], target)


_OWN_REASONS: Final[Mapping[int, str]] = {DRAW: "bot-card-draw", EQUIP: "bot-card-equip"}

_REASONS: Final[Mapping[int, str]] = {
    HEAL: "bot-help-friend",
    STRIP: "bot-card-strip",
    JAIL: "bot-card-jail",
    DUEL: "bot-card-duel",
    SHOOT: "bot-shoot-suspect",
}
