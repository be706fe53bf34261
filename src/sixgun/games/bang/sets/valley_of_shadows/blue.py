"""The blue cards of The Valley of Shadows, without the weapons."""

from sixgun.games.bang.cards import BANG, NO_CARD, SPADES
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.effects import DrawFor
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import ANYONE, FALLEN, Blue, has_in_play
from sixgun.games.bang.leaving import bring_back, lose_hold
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import LossBorne
from sixgun.games.bang.queries import deciding_suit
from sixgun.kernel.asks import Refusal, refusal
from sixgun.kernel.hooks import after


class _ForAnyone(Blue):
    """A blue card for any player who has none of its name."""

    laid_before: int = ANYONE
    picky: bool = True

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if has_in_play(g, target, self.id):
            return refusal("already-in-front", "bang 4.1", card=self.id, player=g.names[target])
        return None


class Bounty(_ForAnyone):
    """Put it in front of any player: whoever hits that player with a BANG! card draws a card."""

    pays_killer: bool = True

    @after(LossBorne, own=True)
    def pay_out(self, g: BangTable, loss: LossBorne) -> None:
        if loss.cause == BANG and loss.by != NOBODY:
            g.then(DrawFor(loss.by, 1, self.id))

    def pay_killer(self, g: BangTable, by: int, cause: str) -> None:
        if cause == BANG:
            g.then(DrawFor(by, 1, self.id))


class Ghost(Blue):
    """An eliminated player is back in the game, without lives, as long as it lies in front of them."""

    laid_before: int = FALLEN
    keeps: bool = True

    def laid(self, g: BangTable, holder: int) -> None:
        bring_back(g, holder, self.id, 0)

    def left(self, g: BangTable) -> None:
        lose_hold(g, self.owner, self.id)


class Rattlesnake(_ForAnyone):
    """Put it in front of any player, who draws! at the start of their turn: spades cost 1 life point."""

    turn_check: int = 3

    def check_at_start(self, g: BangTable) -> None:
        g.then(Check(self.owner, self.id, self.card))

    def checked(self, g: BangTable, card: int) -> None:
        safe = card == NO_CARD or deciding_suit(g, card) != SPADES
        if not tell_check(g, self.owner, self.id, safe):
            g.then(LoseLife(self.owner, 1, NOBODY, self.id))
