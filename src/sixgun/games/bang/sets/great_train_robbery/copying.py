"""Money Bag: it has the effect of the card on top of the discard pile."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import KIND, NO_CARD
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import PLAYED, commanded, put_down
from sixgun.games.bang.events import CARD_PLAYED, CardPlayed
from sixgun.games.bang.kinds import BROWN, NO_TARGET, PRINTED, Brown, Card, card_of
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import CARD_RESOLVED
from sixgun.games.bang.paying import PayCost
from sixgun.games.bang.playing import Echo, Finishing, Putting, targets, why_not_at
from sixgun.games.bang.sets.great_train_robbery.told import CopyPlayed, PlayCopy
from sixgun.games.bang.stopping import StopCard, stoppable
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.plain import seats_in

RULE: Final = "great train robbery 9"


class MoneyBag(Brown):
    """If the top card of the discard pile is brown, copy its effect."""

    steady: bool = False
    own_ways: bool = True
    copies: bool = True

    def model(self, g: BangTable) -> Card | None:
        """This card seen as the one on top of the discard pile, if that has an effect of its own now."""
        top = g.state.discard[-1] if g.state.discard else NO_CARD
        if top == NO_CARD or PRINTED[KIND[top]].colour != BROWN:
            return None
        printed = PRINTED[KIND[top]]
        return None if printed.reaction or printed.copies else card_of(KIND[top], self.owner, self.card)

    def aimer(self, model: Card) -> Card:
        """Who decides at whom it can be aimed: what is forbidden for cards by name is allowed here."""
        return model if model.picky else self

    def aim_now(self, g: BangTable) -> int:
        model = self.model(g)
        return NO_TARGET if model is None else model.aim

    def asks(self, g: BangTable, target: int) -> Sequence[Decision]:
        model = self.model(g)
        return () if model is None else model.asks(g, target)

    def playable(self, g: BangTable) -> bool:
        return self.refuses(g) is None

    def refuses(self, g: BangTable) -> Refusal | None:
        model = self.model(g)
        if model is None:
            return refusal("nothing-to-copy", RULE, card=self.id)
        return None if model.playable(g) else model.refuses(g)

    def ways(self, g: BangTable) -> list[Option]:
        model = self.model(g)
        if model is None or model.aim == NO_TARGET:
            return [] if model is None else [PlayCopy(self.card, model.id)]
        found = seats_in(targets(g, self.aimer(model), model.aim, (self.card,)))
        return [PlayCopy(self.card, model.id, target) for target in found]

    def closed_ways(self, g: BangTable) -> Sequence[Closed]:
        model = self.model(g)
        if model is None or model.aim == NO_TARGET:
            return ()
        found: list[Closed] = []
        for target in range(len(g.state.seats)):
            why = why_not_at(g, self.aimer(model), model.aim, (self.card,), target)
            if why is not None:
                found.append(Closed(PlayCopy(self.card, model.id, target), why))
        if len(found) == len(g.state.seats):
            nobody = refusal("nobody-to-aim-at", "bang 4.5", card=model.id)
            found.insert(0, Closed(PlayCopy(self.card, model.id), nobody))
        return found

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        question.again(g)
        play_copy(g, question.seat, self.id, cast(PlayCopy, option))


def play_copy(g: BangTable, seat: int, id: str, copy: PlayCopy) -> None:
    """A card is played to have the effect of another one: its price, then whoever may stop it, then that."""
    card = copy.card
    g.seat(seat).hand.remove(card)
    put_down(g, seat, card, PLAYED)
    if g.heard_of[seat] & CARD_PLAYED:
        g.tell(CardPlayed, seat, card, id, NOBODY)
    if g.attentive:
        g.tell(CopyPlayed, seat, copy.kind, copy.target)
    model = card_of(copy.kind, seat, card)
    if model.announces and commanded(g, seat) is None:
        g.then(model.announced(g, copy.target))
        return
    price = (PayCost(seat, model.extra, id),) if model.extra else ()
    g.then(*price, Copying(seat, card, id, copy.target, copied=copy.kind))


class Copying(Putting):
    """A card lies on the discard pile that will have the effect of another one (`copied`)."""

    fields: ClassVar[tuple[str, ...]] = (*Putting.fields, "copied")
    __slots__ = ("copied",)

    def __init__(
        self, seat: int, card: int, kind: str, target: int, stage: int = 0, copied: str = ""
    ) -> None:
        super().__init__(seat, card, kind, target, stage)
        self.copied = copied

    def conclude(self, g: BangTable) -> None:
        if g.live.heard & CARD_RESOLVED:
            g.state.agenda.append(Finishing(self.seat, self.card, self.copied, self.target))
        effect = Echo(self.seat, self.card, self.copied, self.target)
        bag = card_of(self.kind, self.seat, self.card)
        if not PRINTED[self.copied].several and stoppable(g, self.seat, bag, self.target):
            g.then(StopCard(self.target, self.seat, self.kind, self.card), effect)
        else:
            effect.run(g)
