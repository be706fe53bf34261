"""The dangerous weapons (5)."""

from sixgun.games.bang.cards import DIAMONDS
from sixgun.games.bang.effects import to_hand
from sixgun.games.bang.events import CardReturned
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import ShotStep
from sixgun.games.bang.queries import distance_apart_from, immune_apart_from, suit_of, weapon_range
from sixgun.games.bang.sets.armed_and_dangerous.dangerous import Gun
from sixgun.games.bang.sets.armed_and_dangerous.load import note
from sixgun.games.bang.sets.armed_and_dangerous.shots import ForcedDiscard
from sixgun.games.bang.shooting import UNSTOPPABLE, Incoming
from sixgun.kernel.asks import Refusal, refusal


class BigFifty(Gun):
    """Range 6; 1 load: the target's cards in play and character have no effect against this BANG!."""

    reach: int = 6

    def widens(self, g: BangTable, card: int, found: int) -> int:
        reach = weapon_range(g, self.owner)
        for other in g.state.others_of(self.owner):
            near = distance_apart_from(g, self.owner, other) <= reach
            if near and immune_apart_from(g, other, self.owner, (card,)) is None:
                found |= 1 << other
        return found

    def fired(self, g: BangTable, card: int, target: int) -> None:
        note(g, blank=target)


class BuntlineSpecial(Gun):
    """Range 2; 1 load: if this BANG! is cancelled, its target discards a hand card."""

    reach: int = 2

    def averted(self, g: BangTable, shot: ShotStep) -> None:
        if g.seat(shot.seat).alive:  # a ghost may have given up what kept them in the game
            g.then(ForcedDiscard(shot.seat, shot.by, self.id))


class DoubleBarrel(Gun):
    """Range 1; 1 load: if this BANG! card is a diamond it cannot be cancelled."""

    reach: int = 1

    def unsuited(self, g: BangTable, card: int) -> Refusal | None:
        if suit_of(g, card) == DIAMONDS:
            return None
        return refusal("not-diamonds", "armed and dangerous 5", card=self.id)

    def approached(self, g: BangTable, shot: ShotStep) -> None:
        incoming = g.nearest(Incoming)
        g.amend(incoming, incoming.changed(needed=UNSTOPPABLE))


class Thunderer(Gun):
    """Range 3; 1 load: you take the BANG! card back at once."""

    reach: int = 3

    def fired(self, g: BangTable, card: int, target: int) -> None:
        g.state.discard.remove(card)
        g.state.reveals += 1  # what lay below it is seen again
        to_hand(g, self.owner, card)
        if g.attentive:
            g.tell(CardReturned, self.owner, card)
