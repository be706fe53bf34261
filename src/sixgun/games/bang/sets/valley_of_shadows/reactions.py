"""What hand cards of The Valley of Shadows may answer, at any table the box is on."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import KIND, single
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import HELD, BangAbility, Brown
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import LossBorne, ShotCountered
from sixgun.games.bang.options import RESPONSES
from sixgun.games.bang.queries import Companions, barred
from sixgun.games.bang.sets.valley_of_shadows.saving import LeapIn, Thanks
from sixgun.games.bang.shooting import Averted
from sixgun.games.bang.stopping import StopCard
from sixgun.kernel.agenda import Frame
from sixgun.kernel.asks import Option, Refusal, refusal
from sixgun.kernel.hooks import Layer, after, modifies, offers, replaces


class Escape(Brown):
    """Cancels a card other than a BANG! card that another player has turned against you alone."""

    reaction: bool = True
    stops: bool = True

    def refuses(self, g: BangTable) -> Refusal | None:
        return refusal("only-when-aimed-at", "valley of shadows 2", card=self.id)


class ValleyRules(BangAbility):
    """Hand cards that answer what happens in anybody's turn; nobody can tell who has one."""

    layer: ClassVar[Layer] = Layer.RULES

    @offers(StopCard)
    def let_escape(self, g: BangTable, question: StopCard) -> Sequence[Option]:
        seat = question.seat
        ways = [card for card in single(g.seat(seat).hand) if HELD[seat][card].stops]
        return [RESPONSES[card] for card in ways if barred(g, seat, card, KIND[card], True) is None]

    @modifies(Companions)
    def let_take_aim(self, g: BangTable, found: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
        hand = [other for other in g.seat(seat).hand if other != card and HELD[seat][other].joins]
        return (*found, *[other for other in hand if barred(g, seat, other, KIND[other], True) is None])

    @replaces(LoseLife)
    def let_save(self, g: BangTable, loss: LoseLife) -> Sequence[Frame] | None:
        """Everybody else with cards is asked in turn before the points are lost."""
        if not g.state.has_lives(loss.seat):
            return None
        around = g.state.clockwise_from(g.state.active)
        others = tuple([seat for seat in around if seat != loss.seat and g.seat(seat).hand])
        if not others:
            return None
        ask = LeapIn(others[0], loss.seat, loss.by, loss.cause, others[1:])
        return (ask, loss.changed(seen=(*loss.seen, self.key())))

    @after(LossBorne)
    def let_thank(self, g: BangTable, loss: LossBorne) -> None:
        """Rescuers get their cards before anyone else reacts to the loss."""
        agenda = g.state.agenda
        due = [frame for frame in agenda if isinstance(frame, Thanks) and frame.target == loss.seat]
        agenda[:] = [frame for frame in agenda if frame not in due]
        agenda.extend(due[::-1])

    @after(ShotCountered)
    def let_shoot_back(self, g: BangTable, shot: ShotCountered) -> None:
        used = g.nearest(Averted).used
        for card in shot.missed:
            answer = HELD[shot.seat][card]
            if answer.counters and answer.key() in used:
                answer.countered(g, shot.by)
