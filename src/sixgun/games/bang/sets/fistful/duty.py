"""Law of the West: the second card drawn has to be played."""

from collections.abc import Sequence
from typing import Final, cast

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.event_pile import NO_CARD, EventCard, note, pile_of
from sixgun.games.bang.events import CardDiscarded, CardGiven, CardPlayed, CardSpent, CardTaken
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import CardsDrawnAll, DrawPhaseEnded
from sixgun.games.bang.options import PlayWith, aimed_at
from sixgun.games.bang.playing import accompanied, ways_to_play
from sixgun.games.bang.queries import COMPANIONS, EndingTurn, Usage, bang_limit
from sixgun.games.bang.sets.fistful.told import DutyShown
from sixgun.games.bang.turn import PhaseOne
from sixgun.kernel.agenda import Frame
from sixgun.kernel.asks import Option, Refusal, refusal
from sixgun.kernel.hooks import after, forbids, replaces

RULE: Final = "fistful 5.1"


class LawOfTheWest(EventCard):
    """The second card drawn in phase 1 is shown to all and has to be played this turn if possible."""

    @replaces(PhaseOne)
    def count_the_hand(self, g: BangTable, phase: PhaseOne) -> Sequence[Frame]:
        note(g, held=len(g.seat(phase.seat).hand))
        return (phase.changed(seen=(*phase.seen, self.key())),)

    @after(CardsDrawnAll)
    def show_it_before_one_is_given_up(self, g: BangTable, moment: CardsDrawnAll) -> None:
        show(g, moment.seat)

    @after(DrawPhaseEnded)
    def show_the_second(self, g: BangTable, moment: DrawPhaseEnded) -> None:
        show(g, moment.seat)

    @after(CardPlayed)
    def let_it_be_played(self, g: BangTable, played: CardPlayed) -> None:
        release(g, played.card)

    @after(CardSpent)
    def let_it_be_spent(self, g: BangTable, spent: CardSpent) -> None:
        release(g, spent.card)

    @after(CardDiscarded)
    def let_it_be_discarded(self, g: BangTable, discarded: CardDiscarded) -> None:
        release(g, discarded.card)

    @after(CardTaken)
    def let_it_be_stolen(self, g: BangTable, taken: CardTaken) -> None:
        """Only thief and victim know which card it was, so for all others it may still be there."""
        if taken.card.value == pile_of(g).duty:
            note(g, freed=True)

    @after(CardGiven)
    def let_it_be_given(self, g: BangTable, given: CardGiven) -> None:
        """As with a stolen card, nobody but the two of them knows."""
        if given.card.value == pile_of(g).duty:
            note(g, freed=True)

    @forbids(EndingTurn)
    def hold_the_turn(self, g: BangTable, deed: EndingTurn) -> Refusal | None:
        duty = pile_of(g).duty
        return refusal("must-play", RULE, card=KIND[duty], event=self.id) if due(g, deed.seat) else None

    @forbids(Usage)
    def keep_it_possible(self, g: BangTable, deed: Usage) -> Refusal | None:
        """The card may not be spent otherwise, nor the last place for a BANG! card it needs be used up."""
        duty = pile_of(g).duty
        if duty == NO_CARD or deed.seat != g.state.active:
            return None
        if deed.card == duty:
            spent = not deed.playing and due(g, deed.seat)
            return refusal("must-play", RULE, card=KIND[duty], event=self.id) if spent else None
        last = bang_limit(g, deed.seat) - g.state.bangs <= 1
        rivals = PRINTED[deed.kind].limited and PRINTED[KIND[duty]].limited
        if deed.playing and rivals and last and due(g, deed.seat):
            return refusal("kept-for-duty", RULE, card=KIND[duty], event=self.id)
        return None


def show(g: BangTable, seat: int) -> None:
    """All cards of phase 1 are drawn: everyone sees the second one."""
    held = pile_of(g).held
    new = g.seat(seat).hand[held:] if held >= 0 else []
    if len(new) >= 2:
        note(g, duty=new[1])
        g.reveal(DutyShown, seat, new[1])
    note(g, held=-1)


def release(g: BangTable, card: int) -> None:
    """Everyone saw a card leave a hand: if it was the shown one, nothing more has to be played."""
    if card == pile_of(g).duty:
        note(g, duty=NO_CARD, freed=False)


def due(g: BangTable, seat: int) -> bool:
    """Whether the card has to be played: it is in hand and can be, at somebody else if it needs a target."""
    duty = pile_of(g).duty
    if pile_of(g).freed or duty not in g.seat(seat).hand:
        return False
    ways: Sequence[Option] = ways_to_play(g, seat, duty)
    if any(aimed_at(way) != seat for way in ways):
        return True
    if not PRINTED[KIND[duty]].joins or not g.changes[seat] & COMPANIONS:
        return False
    together = [cast(PlayWith, way) for way in accompanied(g, seat)]
    return any(duty in way.companions and way.target != seat for way in together)
