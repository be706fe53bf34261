"""Law of the West: the second card drawn has to be played."""

from collections.abc import Sequence
from typing import Final, cast

from sixgun.games.bang.cards import BANG, KIND
from sixgun.games.bang.event_pile import NO_CARD, EventCard, note, pile_of
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import DrawPhaseEnded, YieldCollected
from sixgun.games.bang.options import Play
from sixgun.games.bang.playing import ways_to_play
from sixgun.games.bang.queries import EndingTurn, Usage, bang_limit
from sixgun.games.bang.sets.fistful.told import DutyShown
from sixgun.kernel.asks import Option, Refusal, refusal
from sixgun.kernel.hooks import after, forbids

RULE: Final = "fistful 5.1"


class LawOfTheWest(EventCard):
    """The second card drawn in phase 1 is shown to all and has to be played this turn if possible."""

    @after(YieldCollected)
    def count_the_hand(self, g: BangTable, moment: YieldCollected) -> None:
        note(g, held=len(g.seat(moment.seat).hand))

    @after(DrawPhaseEnded)
    def show_the_second(self, g: BangTable, moment: DrawPhaseEnded) -> None:
        held = pile_of(g).held
        new = g.seat(moment.seat).hand[held:] if held >= 0 else []
        if len(new) >= 2:
            note(g, duty=new[1])
            g.reveal(DutyShown, moment.seat, new[1])
        note(g, held=-1)

    @forbids(EndingTurn)
    def hold_the_turn(self, g: BangTable, deed: EndingTurn) -> Refusal | None:
        duty = pile_of(g).duty
        return refusal("must-play", RULE, card=KIND[duty], event=self.id) if due(g, deed.seat) else None

    @forbids(Usage)
    def keep_it_possible(self, g: BangTable, deed: Usage) -> Refusal | None:
        """The card may not be spent otherwise, nor the last BANG! it needs be played before it."""
        duty = pile_of(g).duty
        if duty == NO_CARD or deed.seat != g.state.active:
            return None
        if deed.card == duty:
            spent = not deed.playing and due(g, deed.seat)
            return refusal("must-play", RULE, card=KIND[duty], event=self.id) if spent else None
        last = bang_limit(g, deed.seat) - g.state.bangs <= 1
        if deed.playing and BANG == deed.kind == KIND[duty] and last and due(g, deed.seat):
            return refusal("kept-for-duty", RULE, card=KIND[duty])
        return None


def due(g: BangTable, seat: int) -> bool:
    """Whether the card has to be played: it is in hand and can be, at somebody else if it needs a target."""
    duty = pile_of(g).duty
    if duty not in g.seat(seat).hand:
        return False
    ways: Sequence[Option] = ways_to_play(g, seat, duty)
    return any(cast(Play, way).target != seat for way in ways)
