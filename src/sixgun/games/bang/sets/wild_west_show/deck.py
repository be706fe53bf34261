"""The deck of show cards: who turns up the next one, and what is counted for them (2)."""

from typing import ClassVar, Final

from sixgun.games.bang.cards import KIND, STAGECOACH, WELLS_FARGO
from sixgun.games.bang.events import CardPlayed
from sixgun.games.bang.kinds import BangAbility
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import CardResolved, SeatReached
from sixgun.games.bang.sets.wild_west_show.part import note, show_of
from sixgun.games.bang.sets.wild_west_show.told import CardRepeated, ShowCardTurned, TurnSkipped
from sixgun.games.bang.turn import skip_turn
from sixgun.kernel.hooks import TABLE, Layer, after

COACHES: Final = (STAGECOACH, WELLS_FARGO)


class ShowRules(BangAbility):
    """The rules of the deck: a Stagecoach or a Wells Fargo brings the next show card."""

    layer: ClassVar[Layer] = Layer.RULES

    @after(CardResolved)
    def bring_the_next(self, g: BangTable, played: CardResolved) -> None:
        """Only if it was played as what it is."""
        if played.kind in COACHES and KIND[played.card] == played.kind and show_of(g).coming:
            turn_next(g, played.seat)

    @after(CardPlayed)
    def count_what_is_played(self, g: BangTable, played: CardPlayed) -> None:
        self.count(g, played.seat)

    @after(CardRepeated)
    def count_what_is_repeated(self, g: BangTable, repeated: CardRepeated) -> None:
        self.count(g, repeated.seat)

    def count(self, g: BangTable, seat: int) -> None:
        """One more card of the active player; what others play counts for nobody."""
        if seat == g.state.active:
            note(g, played=show_of(g).played + 1)

    @after(SeatReached)
    def pass_over(self, g: BangTable, moment: SeatReached) -> None:
        skips = show_of(g).skips
        if moment.seat in skips and not g.state.course.extra:
            note(g, skips=tuple([seat for seat in skips if seat != moment.seat]))
            g.tell(TurnSkipped, moment.seat)
            skip_turn(g)


def turn_next(g: BangTable, seat: int) -> None:
    """A player turns up the next show card; it takes the place of the one before at once."""
    show = show_of(g)
    id = show.coming[-1]
    past = (*show.past, show.card) if show.card else show.past
    note(g, coming=show.coming[:-1], card=id, past=past)
    g.ability_followed(g.bound(show.card, TABLE) if show.card else None, g.bound(id, TABLE))
    g.reveal(ShowCardTurned, seat, id)
    g.bound(id, seat).revealed(g)
