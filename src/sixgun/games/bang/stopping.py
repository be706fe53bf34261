"""Cards and abilities turned against one player alone, who may stop them before they do anything (timing 8).

Whoever lets a card be aimed at a single player puts its effect on the agenda as a `Pending` frame and, above
it, the question to that player. Stopped is the whole effect; the card has been played all the same.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import BANG, KIND, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import PLAYED, BangEffect, put_down, settle_here
from sixgun.games.bang.events import CARD_PLAYED, CardPlayed, CardStopped
from sixgun.games.bang.kinds import Card, sleeping_uses
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Respond
from sixgun.games.bang.queries import AnyDecision
from sixgun.kernel.asks import PASS, Closed, Option, refusal
from sixgun.kernel.hooks import change


class Pending(BangEffect):
    """The effect of something that was just played or used, as long as someone may still stop it."""

    __slots__ = ()

    def called_off(self, g: BangTable) -> None:
        """What follows although someone has stopped it."""
        return


class StopCard(Decision):
    """The only target of a card or an ability may stop it.

    Attributes:
        by: Who turns it against the player.
        kind: What it is: a kind of card, or an ability.
        card: The card, or none.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "kind", "card")
    __slots__ = ("by", "card", "kind")
    prompt: ClassVar[str] = "stop_card"

    def __init__(self, seat: int, by: int, kind: str, card: int) -> None:
        self.seat = seat
        self.by = by
        self.kind = kind
        self.card = card

    def own_choices(self, g: BangTable) -> list[Option]:
        offered = g.offered(self)
        return [PASS, *offered] if offered or self.aloud(g) else []

    def aloud(self, g: BangTable) -> bool:
        """Where hand cards may stop it, nobody can tell who has such a card."""
        return bool(g.state.seats[self.seat].hand) and g.live.changes_of_all & STOPPING != 0

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Respond):
            return
        g.state.seats[self.seat].hand.remove(option.card)
        put_down(g, self.seat, option.card, PLAYED)
        if g.heard_of[self.seat] & CARD_PLAYED:
            g.tell(CardPlayed, self.seat, option.card, option.kind, NOBODY)
        stop(g, self)

    def closed(self, g: BangTable) -> Sequence[Closed]:
        open_now = [option.card for option in self.choices(g) if isinstance(option, Respond)]
        found = sleeping_uses(g, self.seat, self, (StopCard, AnyDecision))
        for card in single(g.state.seats[self.seat].hand):
            if card not in open_now:
                why = refusal("stops-nothing", "timing 8", card=KIND[card])
                found.append(Closed(Respond(card, KIND[card]), why))
        return found

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"other": g.names[self.by], "cause": self.kind}


def stop(g: BangTable, question: StopCard) -> None:
    """What was turned against a player does nothing."""
    pending = g.nearest(Pending)
    g.state.agenda.remove(pending)
    pending.called_off(g)
    g.tell(CardStopped, question.seat, question.by, question.kind)
    settle_here(g)


def stoppable(g: BangTable, by: int, thing: Card, target: int) -> bool:
    """Whether the target of a card just played or used may be able to stop it; a BANG! card is answered."""
    return (
        target != NOBODY
        and target != by
        and g.changes[target] & STOPPING != 0
        and g.state.seats[target].alive
        and thing.id != BANG
        and not thing.several
    )


STOPPING: Final[int] = change(StopCard)
