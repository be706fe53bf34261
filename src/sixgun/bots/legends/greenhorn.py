"""The greenhorn: has a dream of the West, digs for gold meanwhile, and now and then picks a fight."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, cast

from sixgun.bots.legends.ground import PLACES, nearest, route, ways
from sixgun.bots.legends.plans import SPRINTS
from sixgun.bots.player import Reason
from sixgun.games.legends.content.kinds import MISC, NOTHING
from sixgun.games.legends.hands import best_hand
from sixgun.games.legends.model import ARREST, BLACK, DUEL, ROB
from sixgun.games.legends.options import (
    Attack,
    CompleteGoal,
    Contribute,
    Deliver,
    EndTurn,
    OpenPoker,
    Party,
    PlayCard,
    Prospect,
    ReactWith,
    RobBank,
    SeeDoctor,
    SellGold,
    Shop,
    StepTo,
    Stop,
    TakeCattle,
    TakeIncome,
    UseAbility,
)
from sixgun.games.legends.poker import ANTE
from sixgun.games.legends.printed import BOARD, CARDS, FIGHT_CARDS, ITEMS, MOUNT_MASK, VALUE, WILD
from sixgun.games.legends.replies import (
    Buy,
    Discard,
    Join,
    KeepDice,
    KeepTokens,
    LayCard,
    LayFightCard,
    LayHole,
    LeaveStore,
    MoveSheriff,
    Sell,
    Surrender,
    TakeToken,
    Upgrade,
)
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.asks import Ask, Option, Pass
from sixgun.kernel.events import Event
from sixgun.kernel.views import View

BRAVE: Final = 11
"""The card value a beginner dares to fight with."""
FULL_POCKETS: Final = 3
"""The nuggets with which a beginner goes to the bank."""
FULL_PURSE: Final = 60
"""The money with which a beginner goes out on the town."""
DREAMS: Final = {"digger": 3, "gambler": 3, "hunter": 2, "drover": 1, "robber": 1}
"""What beginners dream of, and how many in ten do."""
CLOSE: Final = 4
"""An outlaw this near is one a lawman goes after."""
ATTACKS: Final = {ARREST: 4.0, DUEL: 0.6, ROB: 0.3}
"""How much a beginner likes the kinds of attack."""
FREE: Final = (CompleteGoal, Contribute, Deliver)


class Greenhorn:
    """A beginner at one seat."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self._chance = Random(seed)
        self._reason = Reason("bot-hunch", {})
        self._route: list[int] = []
        self._dream = self._chance.choices(tuple(DREAMS), tuple(DREAMS.values()))[0]

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Pick an option by simple rules and by mood; the news is not followed."""
        ask = cast(Ask, view.own_ask)
        if len(ask.options) == 1:
            return 0
        liking = _LIKINGS.get(ask.prompt, Greenhorn._any)
        return liking(self, cast(LegendsView, view), ask)

    def reason(self) -> Reason:
        """There is nothing but a hunch."""
        return self._reason

    def _weighed(self, ask: Ask, weight: Callable[[Option], float]) -> int:
        weights = [weight(option) for option in ask.options]
        if not any(weights):
            return ask.default
        return self._chance.choices(range(len(weights)), weights)[0]

    def _any(self, view: LegendsView, ask: Ask) -> int:
        return self._chance.randrange(len(ask.options))

    # -- the bot's turn ------------------------------------------------------------------------------

    def _income(self, view: LegendsView, ask: Ask) -> int:
        few = view.seats[self.seat].hand_size < 3

        def weight(option: Option) -> float:
            if isinstance(option, TakeIncome):
                return 1.0 + 2.0 * (option.cards > 0) * few + 1.0 * (option.money > 0)
            return 20.0 if isinstance(option, FREE) else 0.0

        return self._weighed(ask, weight)

    def _act(self, view: LegendsView, ask: Ask) -> int:
        """What the place offers, a card, a fight, or on to the next place."""
        self._route = []
        own = view.seats[self.seat]
        brave = self._armed(view)

        def weight(option: Option) -> float:
            match option:
                case CompleteGoal() | Deliver():
                    return 50.0
                case Contribute():
                    return 10.0
                case Prospect():
                    return 8.0 if own.nuggets < 4 else 0.0
                case SellGold():
                    return 12.0
                case Party(spent=spent):
                    return 8.0 if spent == own.money // 30 * 30 else 0.0
                case SeeDoctor():
                    return 6.0 * own.wounds
                case Shop():
                    return 3.0 if own.money >= 40 else 0.5
                case OpenPoker():
                    return (6.0 if self._dream == "gambler" else 1.5) if own.hand_size >= 3 else 0.0
                case TakeCattle():
                    return 6.0 if self._dream == "drover" else 1.5
                case Attack(target=target, kind=kind):
                    return ATTACKS[kind] if brave and target != BLACK else 0.0
                case RobBank():
                    return 8.0 if brave and self._dream == "robber" else 0.0
                case PlayCard(card=card):
                    return 1.0 if CARDS[card].action[0][0] != "step" else 0.0
                case ReactWith(card=card):
                    return 0.0 if card in SPRINTS else 0.5
                case UseAbility():
                    return 1.0
                case _:
                    return 0.0

        weights = [weight(option) for option in ask.options]
        strong = max(weights)
        if strong >= 6.0 or self._chance.random() < strong / 3:
            return self._chance.choices(range(len(weights)), weights)[0]
        return self._travel(view, ask)

    def _travel(self, view: LegendsView, ask: Ask) -> int:
        own = view.seats[self.seat]
        closed = view.sheriff if own.wp else NOTHING
        found = ways(own.space, view.bandits, closed)
        goal = nearest(found.steps, self._goal(view))
        if view.bandits and own.hand_size > 1 and self._chance.random() < 0.1:
            goal = nearest(found.steps, PLACES["hideout"])
        self._route = route(found, goal)
        return self._walk(view, ask)

    def _goal(self, view: LegendsView) -> tuple[int, ...]:
        """Where a beginner wants to go next."""
        own = view.seats[self.seat]
        if own.nuggets >= FULL_POCKETS or (own.nuggets and view.last_round):
            return PLACES["bank"]
        if own.mp and self._armed(view):
            near = tuple(
                [space for space in self._hunted(view) if BOARD.distances[own.space][space] <= CLOSE]
            )
            if near:
                return near
        if own.wounds >= 2 and own.money >= 10:
            return PLACES["doctor"]
        if own.money >= FULL_PURSE and not own.items & MOUNT_MASK:
            return PLACES["general_store"]
        if own.money >= FULL_PURSE or (own.money >= 30 and view.last_round):
            return PLACES["cabaret"]
        return self._dreamed(view)

    def _armed(self, view: LegendsView) -> bool:
        """Whether the hand makes a beginner brave."""
        return max([VALUE[card] for card in view.seats[self.seat].hand], default=0) >= BRAVE

    def _dreamed(self, view: LegendsView) -> tuple[int, ...]:
        """Where a beginner's dream leads; gold is everyone's second choice."""
        own = view.seats[self.seat]
        if own.cattle != NOTHING:
            other = (BOARD.ranches[1 - own.cattle_colour],)
            return other if own.wp else PLACES["rail_station"]
        if self._dream == "drover" and view.with_cattle:
            return PLACES["ranch"]
        if self._dream == "gambler" and own.money >= ANTE and own.hand_size >= 3:
            return PLACES["saloon"]
        if self._armed(view):
            if self._dream == "robber" and not view.day.heist:
                return PLACES["bank"]
            bandits = tuple([space for space in BOARD.hideouts if view.bandits >> space & 1])
            if self._dream == "hunter" and bandits:
                return bandits
        return PLACES["mine"]

    def _walk(self, view: LegendsView, ask: Ask) -> int:
        for index, option in enumerate(ask.options):
            if self._route and isinstance(option, StepTo) and option.space == self._route[0]:
                self._route.pop(0)
                return index
        for index, option in enumerate(ask.options):
            if isinstance(option, (Stop, EndTurn)):
                return index
        return self._weighed(
            ask, lambda option: float(isinstance(option, StepTo) and not view.bandits >> option.space & 1)
        )

    def _equip(self, view: LegendsView, ask: Ask) -> int:
        def weight(option: Option) -> float:
            if isinstance(option, FREE):
                return 20.0
            return 1.0 + ITEMS[getattr(option, "item", 0)].movement ** 2

        return self._weighed(ask, weight)

    def _shop(self, view: LegendsView, ask: Ask) -> int:
        own = view.seats[self.seat]

        def weight(option: Option) -> float:
            match option:
                case Buy(item=item, ready=ready) if ITEMS[item].category != MISC:
                    return (6.0 if ITEMS[item].movement and not own.items & MOUNT_MASK else 0.5) * ready
                case Buy():
                    return 0.7
                case Upgrade():
                    return 2.0
                case LeaveStore():
                    return 2.0
                case _:
                    return 0.0

        return self._weighed(ask, weight)

    def _sell(self, view: LegendsView, ask: Ask) -> int:
        return self._weighed(
            ask,
            lambda option: (option.nuggets + len(option.cards)) ** 4.0 if isinstance(option, Sell) else 0.0,
        )

    def _dice(self, view: LegendsView, ask: Ask) -> int:
        gold = view.gold
        assert gold is not None, "no dice are rolled"

        def weight(option: Option) -> float:
            if isinstance(option, KeepDice):
                return 0.5
            item, die = getattr(option, "item", NOTHING), getattr(option, "die", 0)
            return 4.0 if item == NOTHING or gold.faces[die] > 2 else 0.0

        return self._weighed(ask, weight)

    # -- fights and poker ----------------------------------------------------------------------------

    def _lay(self, view: LegendsView, ask: Ask) -> int:
        def weight(option: Option) -> float:
            if isinstance(option, LayCard):
                return (VALUE[option.card] / 7) ** 4
            return 0.5 if isinstance(option, Surrender) else 0.0

        return self._weighed(ask, weight)

    def _fight_card(self, view: LegendsView, ask: Ask) -> int:
        return self._weighed(
            ask,
            lambda option: (
                float(FIGHT_CARDS[option.card].value ** 3) if isinstance(option, LayFightCard) else 0.0
            ),
        )

    def _react(self, view: LegendsView, ask: Ask) -> int:
        return self._weighed(ask, lambda option: 1.0 if isinstance(option, ReactWith) else 2.0)

    def _join(self, view: LegendsView, ask: Ask) -> int:
        eager = view.seats[self.seat].hand_size
        return self._weighed(ask, lambda option: eager / 2 if isinstance(option, Join) else 1.0)

    def _hole(self, view: LegendsView, ask: Ask) -> int:
        game = view.poker
        assert game is not None, "no poker is played"
        ranks = [
            best_hand(game.flop, option.cards, WILD) if isinstance(option, LayHole) else (0,)
            for option in ask.options
        ]
        return ranks.index(max(ranks))

    # -- the rest ------------------------------------------------------------------------------------

    def _part_with(self, view: LegendsView, ask: Ask) -> int:
        return self._weighed(
            ask, lambda option: (15.0 - VALUE[option.card]) ** 2 if isinstance(option, Discard) else 0.0
        )

    def _tokens(self, view: LegendsView, ask: Ask) -> int:
        return self._weighed(
            ask, lambda option: float(sum(option.kept)) if isinstance(option, KeepTokens) else 0.0
        )

    def _hunted(self, view: LegendsView) -> list[int]:
        """Where the other outlaws are."""
        return [player.space for index, player in enumerate(view.seats) if player.wp and index != self.seat]

    def _sheriff(self, view: LegendsView, ask: Ask) -> int:
        """The sheriff goes after the nearest of the others, mostly."""
        hunted = self._hunted(view)
        own = view.seats[self.seat]
        far = min([BOARD.distances[view.sheriff][space] for space in hunted], default=0)

        def weight(option: Option) -> float:
            if not isinstance(option, MoveSheriff):
                return 0.5
            if own.wp and option.space == own.space:
                return 0.0
            nearer = any(BOARD.distances[option.space][space] < far for space in hunted)
            return 5.0 if nearer else 0.2

        return self._weighed(ask, weight)

    def _free(self, view: LegendsView, ask: Ask) -> int:
        return self._weighed(ask, lambda option: 0.05 if isinstance(option, Pass) else 1.0)

    def _take(self, view: LegendsView, ask: Ask) -> int:
        return self._weighed(ask, lambda option: float(isinstance(option, TakeToken) and option.take))


_LIKINGS: Final[Mapping[str, Callable[[Greenhorn, LegendsView, Ask], int]]] = {
    "income": Greenhorn._income,
    "act": Greenhorn._act,
    "walk": Greenhorn._walk,
    "equip": Greenhorn._equip,
    "shop": Greenhorn._shop,
    "sell": Greenhorn._sell,
    "dice": Greenhorn._dice,
    "lay": Greenhorn._lay,
    "fight_card": Greenhorn._fight_card,
    "react": Greenhorn._react,
    "join": Greenhorn._join,
    "hole": Greenhorn._hole,
    "house": Greenhorn._hole,
    "discard": Greenhorn._part_with,
    "hand_limit": Greenhorn._part_with,
    "tokens": Greenhorn._tokens,
    "sheriff": Greenhorn._sheriff,
    "free": Greenhorn._free,
    "goals": Greenhorn._free,
    "may": Greenhorn._free,
    "take_token": Greenhorn._take,
}
"""How each kind of question is answered; for the rest any answer will do."""
