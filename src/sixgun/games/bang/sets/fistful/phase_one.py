"""The events of A Fistful of Cards that change phase 1."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import DIAMONDS, HEARTS, NO_CARD, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import (
    DISCARDED,
    FLIPPED,
    SPENT,
    SURPLUS,
    TO_DECK,
    TO_DISCARD,
    USED,
    discard_card,
    draw,
    gain_life,
    put_down,
    to_hand,
    turn_up,
)
from sixgun.games.bang.event_pile import EventCard, note, pile_of
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import DrawPhaseEnded, PhaseOneBegan, PhaseOneEnding
from sixgun.games.bang.queries import DrawnFrom, Resting, suit_of
from sixgun.games.bang.sets.fistful.told import (
    BLACK,
    RED,
    CardsExchanged,
    ColourGuessed,
    Done,
    Drink,
    Exchange,
    Guess,
    PhaseSkipped,
)
from sixgun.games.bang.turn import PhaseOne, skip_phase_one
from sixgun.kernel.agenda import Frame
from sixgun.kernel.asks import PASS, Option
from sixgun.kernel.hooks import after, modifies, replaces


class HardLiquor(EventCard):
    """You may give up phase 1 to regain 1 life point."""

    @after(PhaseOneBegan)
    def pour(self, g: BangTable, moment: PhaseOneBegan) -> None:
        if g.state.has_lives(moment.seat):
            g.then(DrinkOrDraw(moment.seat, self.id))


class DrinkOrDraw(Decision):
    """Whether a player gives up phase 1 for a life point."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("source",)
    of_turn: bool = True
    prompt: ClassVar[str] = "hard_liquor"

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        player = g.seat(self.seat)
        return [PASS, Drink()] if player.life < player.max_life else []

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Drink):
            g.tell(PhaseSkipped, self.seat, self.source)
            gain_life(g, self.seat, 1, self.seat)
            skip_phase_one(g)


class AbandonedMine(EventCard):
    """Draw from the discard pile in phase 1; if you did, what you discard this turn goes onto the deck."""

    reads_discard: bool = True

    @after(PhaseOneBegan)
    def go_down(self, g: BangTable, moment: PhaseOneBegan) -> None:
        note(g, held=len(g.seat(moment.seat).hand))

    @after(DrawPhaseEnded)
    def come_up(self, g: BangTable, moment: DrawPhaseEnded) -> None:
        note(g, held=-1)

    @modifies(DrawnFrom)
    def dig(self, g: BangTable, pile: int, seat: int) -> int:
        return TO_DISCARD if seat == g.state.active and pile_of(g).held >= 0 else pile

    @modifies(Resting)
    def bury(self, g: BangTable, pile: int, seat: int, card: int, why: str) -> int:
        mine = seat == g.state.active and g.seat(seat).alive and bool(g.state.lifted)
        return TO_DECK if mine and why in (SPENT, USED, DISCARDED, SURPLUS) else pile


class Peyote(EventCard):
    """Instead of drawing, guess the colour of the next card and take it, until you are wrong."""

    @replaces(PhaseOne)
    def see_colours(self, g: BangTable, phase: PhaseOne) -> Sequence[Frame]:
        return (GuessColour(phase.seat),)


class GuessColour(Decision):
    """Which colour the top card of the deck has."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "peyote"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Guess(RED), Guess(BLACK)] if g.state.deck or g.state.discard else []

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Guess)
        card = turn_up(g)
        if card == NO_CARD:
            return
        colour = RED if suit_of(g, card) in (HEARTS, DIAMONDS) else BLACK
        lucky = colour == option.colour
        g.tell(ColourGuessed, self.seat, option.colour, card, lucky)
        if lucky:
            to_hand(g, self.seat, card)
            self.again(g)
        else:
            put_down(g, self.seat, card, FLIPPED)


class Ranch(EventCard):
    """After drawing you may once discard any number of hand cards and draw as many."""

    @after(PhaseOneEnding)
    def trade_in(self, g: BangTable, moment: PhaseOneEnding) -> None:
        if g.seat(moment.seat).hand:
            g.then(ExchangeCards(moment.seat, self.id, 0))


class ExchangeCards(Decision):
    """Which hand cards a player exchanges; nothing settles before the new ones are drawn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "count")
    __slots__ = ("count", "source")
    of_turn: bool = True
    quiet: bool = True
    prompt: ClassVar[str] = "ranch"

    def __init__(self, seat: int, source: str, count: int) -> None:
        self.seat = seat
        self.source = source
        self.count = count

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Done(), *[Exchange(card) for card in single(g.seat(self.seat).hand)]]

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Exchange):
            discard_card(g, self.seat, option.card, self.seat)
            g.then(ExchangeCards(self.seat, self.source, self.count + 1))
        elif self.count:
            g.tell(CardsExchanged, self.seat, self.count)
            draw(g, self.seat, self.count, self.source)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.count}
