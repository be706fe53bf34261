"""The events of A Fistful of Cards that speak at the start or the end of a turn."""

from typing import ClassVar, Final

from sixgun.games.bang.cards import HEARTS, NO_CARD
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision, push_interludes
from sixgun.games.bang.effects import GainLife, draw
from sixgun.games.bang.event_pile import RETURNED, EventCard, note, pile_of
from sixgun.games.bang.harm import GiveUpLife
from sixgun.games.bang.leaving import bring_back
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import ExtraTurnsEarned, TurnStarting
from sixgun.games.bang.queries import WayBack, deciding_suit
from sixgun.games.bang.sets.fistful.told import GiveLife
from sixgun.games.bang.turn import earn_turn, may_earn_turn
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import PASS, Option
from sixgun.kernel.hooks import after, modifies

LIVES_OF_THE_RETURNED: Final = 2
CARDS_OF_THE_RETURNED: Final = 2


class DeadMan(EventCard):
    """The player eliminated first comes back for good when their turn comes, with 2 lives and 2 cards."""

    @modifies(WayBack, sets=True)
    def rise(self, g: BangTable, cause: str, seat: int) -> str:
        return self.id if pile_of(g).first_out == seat else cause

    def bring_back(self, g: BangTable) -> None:
        bring_back(g, self.owner, self.id, min(LIVES_OF_THE_RETURNED, g.seat(self.owner).max_life))
        draw(g, self.owner, CARDS_OF_THE_RETURNED, self.id)
        note(g, first_out=RETURNED)


class BloodBrothers(EventCard):
    """At the start of your turn you may lose 1 life point, not the last, so that another player gains 1."""

    @after(TurnStarting)
    def cut_the_palm(self, g: BangTable, moment: TurnStarting) -> None:
        g.then(GiveBlood(moment.seat, self.id))


class GiveBlood(Decision):
    """Whether a player gives a life point to another one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause")
    __slots__ = ("cause",)
    of_turn: bool = True
    prompt: ClassVar[str] = "blood_brothers"

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def own_choices(self, g: BangTable) -> list[Option]:
        if g.seat(self.seat).life < 2:
            return []
        hurt = [seat for seat in g.state.others_of(self.seat) if g.state.has_lives(seat)]
        hurt = [seat for seat in hurt if g.seat(seat).life < g.seat(seat).max_life]
        return [PASS, *[GiveLife(seat) for seat in hurt]] if hurt else []

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, GiveLife):
            g.then(
                GiveUpLife(self.seat, 1, NOBODY, self.cause),
                GainLife(option.target, 1, self.seat),
                SETTLE,
            )


class Vendetta(EventCard):
    """At the end of your turn draw!: hearts give you one extra turn."""

    @after(ExtraTurnsEarned)
    def hunt_on(self, g: BangTable, moment: ExtraTurnsEarned) -> None:
        if may_earn_turn(g, self.id):
            g.then(Check(moment.seat, self.id, NO_CARD))
            push_interludes(g, (moment.seat,))  # before a flip of their own (timing 1)

    def checked(self, g: BangTable, card: int) -> None:
        if tell_check(g, self.owner, self.id, card != NO_CARD and deciding_suit(g, card) == HEARTS):
            earn_turn(g, self.id)
