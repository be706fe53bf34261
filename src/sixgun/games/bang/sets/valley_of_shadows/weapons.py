"""The weapons of The Valley of Shadows."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import BANG, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import discard_card, lost
from sixgun.games.bang.harm import Borne
from sixgun.games.bang.kinds import Weapon, asleep, card_of
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import LossBorne
from sixgun.games.bang.options import DISCARDS, Discard, Play
from sixgun.games.bang.playing import Act, ways_to_play_as, ways_with_companions, why_not
from sixgun.games.bang.queries import counts_as
from sixgun.kernel.asks import Closed, Option
from sixgun.kernel.hooks import after, offers


class Lemat(Weapon):
    """Range 1; in your turn you may play any hand card as a BANG! card."""

    reach: int = 1

    def bullets(self, g: BangTable) -> list[int]:
        """The hand cards that are no BANG! cards otherwise."""
        hand = single(g.seat(self.owner).hand)
        return [card for card in hand if BANG not in counts_as(g, self.owner, card)]

    @offers(Act, own=True)
    def load_anything(self, g: BangTable, question: Act) -> Sequence[Option]:
        found: list[Option] = []
        for card in self.bullets(g):
            ways = ways_to_play_as(g, card_of(BANG, self.owner, card), card)
            found.extend(ways)
            if ways:
                found.extend(ways_with_companions(g, card_of(BANG, self.owner, card), card))
        return found

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        why = asleep(g, self)
        for card in self.bullets(g):
            if why is None:
                found.extend(why_not(g, card_of(BANG, self.owner, card), card))
            else:
                found.extend([Closed(Play(card, BANG, target), why) for target in range(len(g.state.seats))])
        return found


class Shotgun(Weapon):
    """Range 1; a player you hit with a BANG! card discards a hand card of their choice."""

    reach: int = 1

    @after(LossBorne)
    def scatter(self, g: BangTable, loss: LossBorne) -> None:
        """After everything the victim has to say about the loss."""
        if loss.by == self.owner and loss.cause == BANG:
            g.once_done(Borne, DropCard(loss.seat, self.id, self.owner))


class DropCard(Decision):
    """Which hand card a player discards because something demands it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "by")
    __slots__ = ("by", "source")
    settles: bool = True
    prompt: ClassVar[str] = "drop_card"

    def __init__(self, seat: int, source: str, by: int = NOBODY) -> None:
        self.seat = seat
        self.source = source
        self.by = by

    def own_choices(self, g: BangTable) -> list[Option]:
        return [DISCARDS[card] for card in single(g.seat(self.seat).hand)]

    def aloud(self, g: BangTable) -> bool:
        return len(g.seat(self.seat).hand) > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard)
        if len(g.seat(self.seat).hand) == 1:
            g.state.reveals += 1  # the last one goes unasked, which shows what it was
        discard_card(g, self.seat, option.card, self.seat)
        lost(g, self.seat, self.by)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}
