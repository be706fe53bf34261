"""Phase 2: what every card and ability is worth now, and in which order things are best done.

What single cards are worth is said by their boxes (`boxes`), in terms of what is written here.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sixgun.bots.bang.goals import WIN
from sixgun.bots.bang.judged import (
    ABILITIES,
    BESIDE,
    CARD,
    CHOICES,
    DEEDS,
    FOR_ALL,
    GIFTS,
    IN_PLAY,
    LAID,
    REASONS,
    URGED,
)
from sixgun.bots.bang.mind import Answer, Mind
from sixgun.games.bang.cards import KIND, NO_CARD
from sixgun.games.bang.kinds import KINDS, PRINTED
from sixgun.games.bang.options import EndTurn, Play, PlayWith, Use, UseCard
from sixgun.kernel.asks import Option

NEVER: Final = -100.0
"""Nobody does this."""

WAITING: Final = 0.4
"""The part of the worth of a card in play that is lost by using it now rather than later."""

FIRST_PICK: Final = 0.6
"""What the first choice among several cards is worth; everyone else gets a good card too."""

OTHERS_PICK: Final = 0.45

HEAL, DRAW, EQUIP, STRIP, JAIL, MASS, DUEL, SHOOT, LATE = range(9)
"""The order of a good turn: drink and draw, arm, disarm the others, shoot."""

WORTH_IT: Final = 0.02
"""What a move has to gain to be made at all."""

DECISIVE: Final = WIN / 3
"""A move that gains this much is made before everything else."""


class Move(NamedTuple):
    """A deed with its place in the turn, its gain without the price of the card, and what it is aimed at."""

    group: int
    gain: float
    kind: str
    target: int


class Acting:
    """Puts a value on every option of phase 2."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.appraisal = mind.appraisal
        self.purse = mind.purse
        urges = [URGED[id](self) for id in self.appraisal.board.in_force() if id in URGED]
        self.urge = sum(urges)

    def judge(self, option: Option) -> Move:
        """The move an option makes, priced."""
        judged = CHOICES.get(type(option))
        if judged is not None:
            group, gain = judged(self, option)
            return Move(group, gain, getattr(option, "ability", ""), getattr(option, "target", -1))
        match option:
            case Play(card=card, kind=kind, target=target):
                if target == self.appraisal.seat and kind not in GIFTS:
                    return Move(LATE, NEVER, kind, target)
                group, gain = self._deed(kind, target, card)
                # What you put in front of yourself is not given away.
                price = self.purse.cost(card) if group != EQUIP else 0.0
                if PRINTED[kind].extra:
                    price += self.purse.cheapest(1, (card,))
                return Move(group, gain - price + self.urge, kind, target)
            case PlayWith(card=card, kind=kind, target=target, companions=companions):
                if target == self.appraisal.seat:
                    return Move(LATE, NEVER, kind, target)
                group, gain = self._deed(kind, target, card)
                gain += sum(
                    [BESIDE[KIND[one]](self, target, card) for one in companions if KIND[one] in BESIDE]
                )
                return Move(group, gain - self.purse.cost(card), kind, target)
            case UseCard(card=card, target=target):
                kind = KIND[card]
                if target == self.appraisal.seat and kind not in GIFTS:
                    return Move(LATE, NEVER, kind, target)
                group, gain = DEEDS.get(kind, strange)(self, target, card)
                return Move(group, gain - WAITING * IN_PLAY[kind], kind, target)
            case Use(ability=ability, target=target, card=card):
                if target == self.appraisal.seat and ability not in GIFTS:
                    return Move(LATE, NEVER, ability, target)
                group, gain = ABILITIES.get(ability, strange)(self, target, card)
                return Move(group, gain, ability, target)
        return Move(LATE, 0.0, "", -1)

    def _deed(self, kind: str, target: int, card: int) -> tuple[int, float]:
        if kind in LAID:
            return LAID[kind](self, target, card)
        if PRINTED[kind].stays:
            if target >= 0:
                return strange(self, target, card)
            return EQUIP, self.purse.equipment_gain(kind, card)
        return DEEDS.get(kind, strange)(self, target, card)

    # -- what cards do -------------------------------------------------------------------------------

    def bang_card(self, target: int, card: int) -> tuple[int, float]:
        """A BANG! card."""
        return SHOOT, self.appraisal.shot(target, self.appraisal.needed())

    def shot(self, target: int, card: int) -> tuple[int, float]:
        """A BANG! effect on one player."""
        return SHOOT, self.appraisal.shot(target)

    def shot_and_card(self, target: int, card: int) -> tuple[int, float]:
        """A BANG! effect that brings a card."""
        return SHOOT, self.appraisal.shot(target) + CARD

    def volley(self, target: int, card: int) -> tuple[int, float]:
        """A BANG! effect on everyone else."""
        appraisal = self.appraisal
        return MASS, sum([appraisal.shot(seat, 1, card) for seat in appraisal.others])

    def heal(self, points: int) -> float:
        """Gain from regaining life points, if there is any."""
        gain = self.appraisal.heal(self.appraisal.seat, points)
        return gain if gain > 0.0 else NEVER

    def heal_one(self, target: int, card: int) -> tuple[int, float]:
        """One life point for oneself."""
        return HEAL, self.heal(1)

    def heal_all(self, target: int, card: int) -> tuple[int, float]:
        """One life point for everyone."""
        return HEAL, sum([self.appraisal.heal(seat, 1) for seat in self.appraisal.ring])

    def draw_two(self, target: int, card: int) -> tuple[int, float]:
        """Two cards."""
        return DRAW, 2.0 * CARD + 0.1

    def draw_three(self, target: int, card: int) -> tuple[int, float]:
        """Three cards."""
        return DRAW, 3.0 * CARD + 0.1

    def share_out(self, target: int, card: int) -> tuple[int, float]:
        """A card for everyone, the first choice for oneself."""
        dear = self.appraisal.dear
        return DRAW, FIRST_PICK + OTHERS_PICK * sum([dear[seat] for seat in self.appraisal.others])

    def steal(self, target: int, card: int) -> tuple[int, float]:
        """A card of a player for oneself."""
        return STRIP, self.best_pick(target, True)

    def toss(self, target: int, card: int) -> tuple[int, float]:
        """A player discards a card."""
        return STRIP, self.best_pick(target, False)

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


def strange(acting: Acting, target: int, card: int) -> tuple[int, float]:
    """Something nobody has judged yet: an average card; aimed at a player, a shot rather than a gift."""
    return (LATE, CARD) if target < 0 else (SHOOT, 0.5 * acting.appraisal.shot(target))


def act(mind: Mind) -> Answer:
    """The best move of the first group that has a good one, or the end of the turn."""
    acting = Acting(mind)
    options = mind.ask.options
    moves = [acting.judge(option) for option in options]
    gains = [move.gain for move in moves]
    top = max(gains)
    if top <= WORTH_IT:
        end = mind.seek(EndTurn)
        if end >= 0:
            return mind.because(end, "bot-card-hold")
    elif top < DECISIVE:
        first = min([move.group for move in moves if move.gain > WORTH_IT])
        gains = [move.gain if move.group == first else NEVER for move in moves]
    index = mind.toss_up(gains)
    return explained(mind, index, moves[index])


def explained(mind: Mind, index: int, move: Move) -> Answer:
    """Why a move is made."""
    target = move.target
    if move.kind in FOR_ALL:
        return mind.because(index, "bot-card-all")
    if move.kind in REASONS:
        return mind.because(index, REASONS[move.kind])
    if move.kind in KINDS and PRINTED[move.kind].weapon and move.group == EQUIP:
        return mind.because(index, "bot-card-weapon")
    if target < 0 or target == mind.view.seat:
        if move.group in (HEAL, LATE):
            return mind.for_own_sake(index)
        return mind.because(index, _OWN_REASONS.get(move.group, "bot-hunch"))
    if move.group == STRIP and mind.appraisal.dear[target] > 0.0:
        return mind.because_of(index, "bot-card-free", target)
    if move.group == SHOOT and mind.view.seats[target].role:
        return mind.because_of(index, "bot-shoot-known", target)
    return mind.because_of(index, _REASONS.get(move.group, "bot-shoot-suspect"), target)


_OWN_REASONS: Final[Mapping[int, str]] = {DRAW: "bot-card-draw", EQUIP: "bot-card-equip"}

_REASONS: Final[Mapping[int, str]] = {
    HEAL: "bot-help-friend",
    STRIP: "bot-card-strip",
    JAIL: "bot-card-jail",
    DUEL: "bot-card-duel",
    SHOOT: "bot-shoot-suspect",
}
