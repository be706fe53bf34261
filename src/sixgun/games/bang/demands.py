"""What asks a player for a BANG! card from the hand, without anyone being shot at."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.bang.cards import BANG, KIND, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import spend_card
from sixgun.games.bang.kinds import HELD, PRINTED, sleeping_kinds
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Respond, Spend
from sixgun.games.bang.queries import COUNTS_AS, barred, counts_as
from sixgun.kernel.asks import PASS, Closed, Option, refusal
from sixgun.kernel.hooks import change

SPENT_AS_BANG: Final[list[Option]] = [Spend(card, BANG) for card in range(len(KIND))]
"""For every card the option to discard it as a BANG! card."""


class GiveBang(Decision):
    """A player may discard a BANG! card or suffer for it."""

    __slots__ = ()

    def given(self, g: BangTable) -> None:
        """What follows once the player gave a BANG! card, or something in place of one."""
        return

    def endured(self, g: BangTable) -> None:
        """What the player suffers otherwise."""
        raise NotImplementedError

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Spend):
            spend_card(g, self.seat, option.card, option.kind)
            self.given(g)
        else:
            self.endured(g)

    def own_choices(self, g: BangTable) -> list[Option]:
        options: list[Option] = [PASS]
        seat = self.seat
        converting = g.changes[seat] & COUNTS_AS
        for card in single(g.state.seats[seat].hand, g.twins):
            helps = KIND[card] == BANG or (converting and BANG in counts_as(g, seat, card))
            if helps and (not g.restricted or barred(g, seat, card, BANG, False) is None):
                options.append(SPENT_AS_BANG[card])
        if g.changes[seat] & GIVE_BANG:
            options.extend(g.offered(self, GiveBang))
        return options

    def aloud(self, g: BangTable) -> bool:
        return bool(g.state.seats[self.seat].hand)

    def closed(self, g: BangTable) -> Sequence[Closed]:
        seat = self.seat
        found: list[Closed] = []
        for card in single(g.state.seats[seat].hand):
            kind = KIND[card]
            helps = BANG in counts_as(g, seat, card)
            why = barred(g, seat, card, BANG, False) if helps else refusal("no-bang", "bang 11.2", card=kind)
            if why is not None:
                found.extend([Closed(Spend(card, way), why) for way in ((kind, BANG) if helps else (kind,))])
            sleeping = [(way, asleep) for way, asleep in sleeping_kinds(g, seat, card) if way == BANG]
            found.extend([Closed(Spend(card, way), asleep) for way, asleep in sleeping])
            if PRINTED[kind].reaction:
                found.append(Closed(Respond(card, kind), refusal("only-in-answer", "bang 4.4", card=kind)))
        for card in g.state.seats[self.seat].in_play:
            found.extend(HELD[self.seat][card].closed_answers(g, self))
        return found


GIVE_BANG: Final[int] = change(GiveBang)
