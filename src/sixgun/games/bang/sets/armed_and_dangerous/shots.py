"""What goes on while a card shoots that load has a say in (5 and 6)."""

from typing import ClassVar

from sixgun.games.bang.cards import single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect, discard_card
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import DISCARDS, Discard
from sixgun.games.bang.sets.armed_and_dangerous.load import note
from sixgun.kernel.asks import Option


class Release(BangEffect):
    """A shot is over with everything it set off: what accompanied it has no effect any more."""

    __slots__ = ()
    settles: bool = True

    def run(self, g: BangTable) -> None:
        note(g, shot=(), blank=NOBODY)


class ForcedDiscard(Decision):
    """Which hand card a player has to discard because of somebody else (`by`)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause")
    __slots__ = ("by", "cause")
    prompt: ClassVar[str] = "forced_discard"

    def __init__(self, seat: int, by: int, cause: str) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause

    def own_choices(self, g: BangTable) -> list[Option]:
        return [DISCARDS[card] for card in single(g.state.seats[self.seat].hand)]

    def aloud(self, g: BangTable) -> bool:
        return len(g.state.seats[self.seat].hand) > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard)
        if len(g.state.seats[self.seat].hand) == 1:
            g.state.reveals += 1  # it may go unasked, which shows what it was
        discard_card(g, self.seat, option.card, self.by)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by], "cause": self.cause}
