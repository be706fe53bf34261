"""The events of High Noon that happen once, when they are revealed."""

from typing import ClassVar

from sixgun.games.bang.cards import KIND, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import discard_card, gain_life
from sixgun.games.bang.event_pile import EventCard
from sixgun.games.bang.kinds import PRINTED, Blue
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Discard
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Option


class TheDaltons(EventCard):
    """Everyone with blue cards in front of them discards one of these, round starter first."""

    def revealed(self, g: BangTable) -> None:
        for seat in reversed(g.state.clockwise_from(g.state.active)):
            g.then(DiscardBlue(seat), SETTLE)


class DiscardBlue(Decision):
    """Which of the blue cards in front of a player is discarded."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "discard_blue"

    def own_choices(self, g: BangTable) -> list[Option]:
        player = g.seat(self.seat)
        blue = (
            [card for card in player.in_play if isinstance(PRINTED[KIND[card]], Blue)] if player.alive else []
        )
        return [Discard(card) for card in single(blue)]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard)
        discard_card(g, self.seat, option.card, NOBODY)


class TheDoctor(EventCard):
    """Everyone with the fewest life points regains 1."""

    def revealed(self, g: BangTable) -> None:
        with_lives = [seat for seat in g.state.clockwise_from(g.state.active) if g.state.has_lives(seat)]
        fewest = min([g.seat(seat).life for seat in with_lives], default=0)
        for seat in with_lives:
            if g.seat(seat).life == fewest:
                gain_life(g, seat, 1, NOBODY)
