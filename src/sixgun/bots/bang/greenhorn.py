"""The greenhorn: knows what cards do and plays them on a whim, without a thought about who is who."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, cast

from sixgun.bots.bang import boxes as boxes  # their opinions are learned when they are loaded
from sixgun.bots.bang.board import Board
from sixgun.bots.bang.judged import (
    CHARACTERS,
    FEELINGS,
    GIFTS,
    HEALING,
    IN_HAND,
    IN_PLAY,
    LIKED,
    MOODS,
    lucky,
)
from sixgun.bots.bang.purse import reach_of
from sixgun.bots.player import Reason
from sixgun.games.bang.cards import KIND, NO_CARD
from sixgun.games.bang.checks import CountFlip
from sixgun.games.bang.harm import Rescue
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.options import (
    CardUse,
    Copy,
    Count,
    Discard,
    DrawDeck,
    EndTurn,
    InOrder,
    Keep,
    Pick,
    Play,
    Respond,
    Spend,
    Take,
    Use,
    UseAbility,
)
from sixgun.games.bang.victory import OWN_TARGET
from sixgun.games.bang.view import BangView
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.asks import Ask, Option, Pass
from sixgun.kernel.events import Event
from sixgun.kernel.views import View

AT_SHERIFF: Final = {OUTLAW: 3.0, DEPUTY: 0.2, RENEGADE: 0.7}
"""How eagerly each role goes after the Sheriff; anyone else counts as 1."""

AT_QUARRY: Final = 2.0
"""Three players, all roles open: how eagerly someone goes after their target."""

ENOUGH: Final = 0.5
"""How much a beginner wants to end the turn while there is something to play."""

SHRUG: Final = 0.2
"""How much a beginner feels like not defending against something."""

USUAL: Final = 1.5
"""How much a beginner likes to play a card nobody has told him about."""


class Greenhorn:
    """A beginner at one seat."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self._chance = Random(seed)
        self._reason = Reason("bot-hunch", {})

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Pick an option by gut feeling; the news is not followed."""
        ask = cast(Ask, view.own_ask)
        table = cast(BangView, view)
        liking = FEELINGS.get(ask.prompt, Greenhorn._any)
        weights = [liking(self, table, ask, option) for option in ask.options]
        if not any(weights):
            return ask.default
        return self._chance.choices(range(len(weights)), weights)[0]

    def reason(self) -> Reason:
        """There is nothing but a hunch."""
        return self._reason

    def board(self, view: BangView) -> Board:
        """The table on which the engine answers questions about what is seen."""
        return Board(view)

    # -- the bot's turn ------------------------------------------------------------------------------

    def _act(self, view: BangView, ask: Ask, option: Option) -> float:
        match option:
            case EndTurn():
                return ENOUGH
            case Play(card=card, kind=kind, target=target):
                as_another = 0.3 if kind != KIND[card] else 1.0
                return as_another * self._deed(view, kind, target)
            case CardUse(card=card, target=target):
                return self._deed(view, KIND[card], target)
            case Use(ability=ability, target=target):
                return self._ability(view, ability, target)
            case _:
                return 1.0

    def _deed(self, view: BangView, kind: str, target: int) -> float:
        own = view.seats[self.seat]
        if kind in MOODS:
            return MOODS[kind](view, self.seat, target)
        if kind in HEALING:
            return 4.0 if own.life < own.max_life and not own.ghost else 0.0
        if PRINTED[kind].weapon:
            return self._weapon(view, kind)
        return self._liking(view, kind, target, USUAL)

    def _weapon(self, view: BangView, kind: str) -> float:
        """A longer barrel is a better weapon."""
        laid = [KIND[card] for card in view.seats[self.seat].in_play]
        held = [reach_of(other) for other in laid if PRINTED[other].weapon]
        return 4.0 if reach_of(kind) > max(held, default=0) else 0.0

    def _ability(self, view: BangView, ability: str, target: int) -> float:
        if ability in MOODS:
            return MOODS[ability](view, self.seat, target)
        return self._liking(view, ability, target, 1.0)

    def _liking(self, view: BangView, id: str, target: int, usual: float) -> float:
        if target == self.seat and id not in GIFTS:
            return 0.0
        eager = self._eagerness(view, target) if target >= 0 else 1.0
        return LIKED.get(id, usual) * eager

    def _eagerness(self, view: BangView, target: int) -> float:
        own, other = view.seats[self.seat].role, view.seats[target].role
        if len(view.seats) == 3:
            return AT_QUARRY if OWN_TARGET.get(own) == other else 1.0
        return AT_SHERIFF.get(own, 1.0) if other == SHERIFF else 1.0

    # -- answers -------------------------------------------------------------------------------------

    def defend(self, view: BangView, ask: Ask, option: Option) -> float:
        """Most of the time, and first with what costs nothing."""
        match option:
            case Pass():
                return SHRUG
            case Respond() | Spend():
                return 1.0
            case UseAbility(ability=ability) if ability in MOODS:
                return 0.0  # that is for one's own turn
            case _:
                return 3.0

    def _rescue(self, view: BangView, ask: Ask, option: Option) -> float:
        saved = cast(Rescue, ask.question).life >= 1
        if isinstance(option, Pass):
            return 1.0 if saved else 0.0
        return 0.0 if saved else 1.0

    def _part_with(self, view: BangView, ask: Ask, option: Option) -> float:
        """The less a card is worth, the sooner it goes."""
        if isinstance(option, Discard):
            return (1.2 - IN_HAND[KIND[option.card]]) ** 2
        return 0.0

    def take(self, view: BangView, ask: Ask, option: Option) -> float:
        """The better a card is, the more it is wanted."""
        return IN_HAND[KIND[option.card]] ** 2 if isinstance(option, Take) else 0.0

    def pick(self, view: BangView, ask: Ask, option: Option) -> float:
        """Someone's card: what is useful to its owner, or any card from the hand."""
        match option:
            case Pick(card=card) if card == NO_CARD:
                return 0.5
            case Pick(target=target, card=card):
                return max(IN_PLAY[KIND[card]], 0.0) if target != self.seat else 0.0
            case DrawDeck():
                return 2.0
            case _:
                return 0.0

    def _flip(self, view: BangView, ask: Ask, option: Option) -> float:
        source = cast(CountFlip, ask.question).source
        return 1.0 if isinstance(option, Count) and lucky(self.board(view).g, source, option.card) else 0.0

    def _wait(self, view: BangView, ask: Ask, option: Option) -> float:
        return 1.0 if isinstance(option, (Pass, InOrder)) else 0.0

    def be(self, view: BangView, ask: Ask, option: Option) -> float:
        """Someone good."""
        return CHARACTERS[option.ability] if isinstance(option, (Copy, Keep)) else 0.5

    def _any(self, view: BangView, ask: Ask, option: Option) -> float:
        return 1.0


ASKED_BY_ALL: Final[Mapping[str, Callable[[Greenhorn, BangView, Ask, Option], float]]] = {
    "act": Greenhorn._act,
    "shot": Greenhorn.defend,
    "rescue": Greenhorn._rescue,
    "discard_excess": Greenhorn._part_with,
    "pay_cost": Greenhorn._part_with,
    "pay_for_ability": Greenhorn._part_with,
    "pick_card": Greenhorn.pick,
    "count_flip": Greenhorn._flip,
    "interlude": Greenhorn._wait,
    "order_discards": Greenhorn._wait,
    "choose_character": Greenhorn.be,
    "keep_character": Greenhorn.be,
}
"""How a beginner feels about the questions of the rules; for those nobody thought of any answer will do."""

FEELINGS.update(ASKED_BY_ALL)
