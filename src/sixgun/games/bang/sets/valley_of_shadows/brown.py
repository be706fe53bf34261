"""The brown cards of The Valley of Shadows that neither shoot nor ask for secret choices."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.bang.cards import BANG, KIND, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import discard_card, gain_life, lost
from sixgun.games.bang.kinds import Brown
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import DISCARDS, Discard, Spend
from sixgun.games.bang.playing import each_other
from sixgun.games.bang.queries import counts_as
from sixgun.kernel.asks import Option


class Bandidos(Brown):
    """All other players discard a BANG! card or any two cards from their hands."""

    def play(self, g: BangTable, target: int) -> None:
        each_other(g, self)

    def strike(self, g: BangTable, target: int) -> None:
        g.then(FaceBandidos(target, self.owner))


class FaceBandidos(Decision):
    """A player gives up a BANG! card or two cards of any kind, one after the other."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "given")
    __slots__ = ("by", "given")
    prompt: ClassVar[str] = "bandidos"

    def __init__(self, seat: int, by: int, given: int = 0) -> None:
        self.seat = seat
        self.by = by
        self.given = given

    def own_choices(self, g: BangTable) -> list[Option]:
        options: list[Option] = []
        hand = g.seat(self.seat).hand
        for card in single(hand):
            bang = not self.given and len(hand) > 1 and BANG in counts_as(g, self.seat, card)
            if bang:
                options.append(Spend(card, BANG))
            if not bang or KIND[card] != BANG:
                options.append(DISCARDS[card])
        return options

    def aloud(self, g: BangTable) -> bool:
        return len(g.seat(self.seat).hand) > 1

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g) if self.given else super().choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Spend | Discard)
        if len(g.seat(self.seat).hand) == 1:
            g.state.reveals += 1  # the last one goes unasked, which shows what it was
        discard_card(g, self.seat, option.card, self.seat)
        lost(g, self.seat, self.by)
        if isinstance(option, Discard) and not self.given:
            g.then(FaceBandidos(self.seat, self.by, 1))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by], "count": 2 - self.given}


class LastCall(Brown):
    """Regain 1 life point, also with two players left; it saves nobody."""

    def play(self, g: BangTable, target: int) -> None:
        gain_life(g, self.owner, 1, self.owner)
