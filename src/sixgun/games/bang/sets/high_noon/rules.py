"""The events of High Noon that change what is allowed, and in which order and direction things go."""

from typing import ClassVar

from sixgun.games.bang.cards import BANG, BEER, HEARTS, KIND, SPADES, SUITS
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.event_pile import NO_SUIT, EventCard, note, pile_of
from sixgun.games.bang.harm import Estate, LoseLife, Mourning, dispossession
from sixgun.games.bang.leaving import CheckVictory, bring_back, take_leave
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import LEFT, PhaseOneEnding, TurnStarting
from sixgun.games.bang.queries import BaseDraw, EarnTurn, SuitOf, TurnDirection, Usage, WayBack, suit_of
from sixgun.games.bang.sets.high_noon.told import NameSuit, SuitNamed
from sixgun.games.bang.turn import own_turn
from sixgun.kernel.asks import Option, Refusal, refusal
from sixgun.kernel.hooks import Ability, Layer, after, forbids, modifies, silences


class Blessing(EventCard):
    """Every playing card has the suit hearts."""

    @modifies(SuitOf, sets=True)
    def bless(self, g: BangTable, suit: int, card: int) -> int:
        return HEARTS


class Curse(EventCard):
    """Every playing card has the suit spades."""

    @modifies(SuitOf, sets=True)
    def damn(self, g: BangTable, suit: int, card: int) -> int:
        return SPADES


class GhostTown(EventCard):
    """Eliminated players come back for their own turn, without lives and with 3 cards in phase 1."""

    ghost_draw: int = 3
    visits: bool = True

    @modifies(BaseDraw, sets=True)
    def hurry(self, g: BangTable, value: int, seat: int) -> int:
        """Others who are back only for their turn draw as many, whatever brought them back."""
        ghost = g.seat(seat).ghost
        return self.ghost_draw if ghost and g.bound(ghost, seat).visits else value

    @forbids(EarnTurn)
    def hold_back_the_living(self, g: BangTable, deed: EarnTurn) -> bool:
        """No character earns an extra turn."""
        return g.bound(deed.source, deed.seat).layer == Layer.CHARACTER

    @modifies(WayBack)
    def haunt(self, g: BangTable, cause: str, seat: int) -> str:
        return cause or self.id

    def bring_back(self, g: BangTable) -> None:
        bring_back(g, self.owner, self.id, 0)

    def let_go(self, g: BangTable) -> None:
        """He leaves with everything he has left; those who react to an elimination react to this, too."""
        take_leave(g, self.owner)
        g.then(
            Estate(self.owner, NOBODY),
            *dispossession(g, self.owner, LEFT),
            Mourning(self.owner, NOBODY),
            CheckVictory(self.owner),
        )


class GoldRushEvent(EventCard):
    """Turns pass to the right; card effects still go to the left."""

    @modifies(TurnDirection)
    def turn_round(self, g: BangTable, direction: int, seat: int) -> int:
        return -direction


class Hangover(EventCard):
    """All characters lose their abilities."""

    @silences
    def dull_the_wits(self, g: BangTable, ability: Ability) -> bool:
        return ability.layer == Layer.CHARACTER


class TheReverend(EventCard):
    """Nobody may play Beer cards."""

    @forbids(Usage)
    def preach_abstinence(self, g: BangTable, deed: Usage) -> bool:
        return deed.playing and deed.kind == BEER


class Sermon(EventCard):
    """Nobody may use BANG! cards during their own turn."""

    @forbids(Usage)
    def preach_peace(self, g: BangTable, deed: Usage) -> bool:
        return BANG in (deed.kind, KIND[deed.card]) and own_turn(g, deed.seat)


class HighNoon(EventCard):
    """Everyone loses 1 life point at the start of their turn."""

    @after(TurnStarting)
    def strike_twelve(self, g: BangTable, moment: TurnStarting) -> None:
        g.then(LoseLife(moment.seat, 1, NOBODY, self.id))


class Handcuffs(EventCard):
    """After drawing, name a suit: you may play only cards of that suit this turn."""

    @after(PhaseOneEnding)
    def lock(self, g: BangTable, moment: PhaseOneEnding) -> None:
        g.then(NameASuit(moment.seat))

    @forbids(Usage)
    def hold_the_hands(self, g: BangTable, deed: Usage) -> Refusal | None:
        suit = pile_of(g).suit
        free = suit == NO_SUIT or not deed.playing or deed.seat != g.state.active
        if free or suit_of(g, deed.card) == suit:
            return None
        return refusal("suit-bound", "high noon 4.4", card=self.id, suit=SUITS[suit])


class NameASuit(Decision):
    """Which suit the active player may play this turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "handcuffs"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [NameSuit(suit) for suit in SUITS]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, NameSuit)
        note(g, suit=SUITS.index(option.suit))
        g.tell(SuitNamed, self.seat, option.suit)
