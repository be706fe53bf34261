"""Decisions: questions of the card game, and the abilities that may be used whenever a player decides."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.model import MAX_SEATS, BangTable
from sixgun.games.bang.options import CardUse, Use
from sixgun.games.bang.queries import ANY_DECISION, AnyDecision
from sixgun.kernel.agenda import Question
from sixgun.kernel.asks import PASS, Ask, Closed, Option

if TYPE_CHECKING:
    from sixgun.games.bang.kinds import BangAbility


class Decision(Question[BangTable]):
    """A question of the card game; its first field is always the seat.

    `prompt` is the key of its sentence. `of_turn` marks those that are lost with the turn when the active
    player is eliminated, `quiet` those inside which nothing settles.
    """

    __slots__ = ("seat",)
    prompt: ClassVar[str] = ""
    of_turn: bool = False
    quiet: bool = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def own_choices(self, g: BangTable) -> list[Option]:
        """The answers the question's own rules allow; none if there is nothing to ask."""
        raise NotImplementedError

    def choices(self, g: BangTable) -> Sequence[Option]:
        options = self.own_choices(g)
        if options and g.changes[self.seat] & ANY_DECISION:
            options.extend(at_any_time(g, self))
        return options

    def default(self, options: Sequence[Option]) -> int:
        """The safe answer for someone whose time has run out."""
        return 0

    def aloud(self, g: BangTable) -> bool:
        """Whether a lone option has to be asked anyway, because silence would say something about a hand."""
        return False

    def ask(self, g: BangTable) -> Ask | None:
        options = self.choices(g)
        if not options:
            return None
        # Where hand cards may be forbidden, silence would also tell that an ability cannot be paid for.
        aloud = len(options) == 1 and (self.aloud(g) or (g.restricted and seems_useful(g, self.seat)))
        return Ask(self.seat, self.prompt, options, self, self.default(options), aloud)

    def chosen(self, g: BangTable, option: Option) -> None:
        """Go on with one of the question's own choices."""
        raise NotImplementedError

    def answer(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Use):
            g.bound(option.ability, self.seat).use(g, option, self)
        elif isinstance(option, CardUse):
            g.bound(KIND[option.card], self.seat, option.card).use(g, option, self)
        else:
            self.chosen(g, option)

    def again(self, g: BangTable) -> None:
        """Ask the same question again once everything that follows now is done."""
        g.state.agenda.append(self)


def distinct(g: BangTable, options: list[Option]) -> list[Option]:
    """The options without a second one that reads the same.

    Twins offer no choice. Where one of them may be forbidden, both are looked at and one of them is dropped.
    """
    found: dict[str, Option] = {}
    for option in options:
        found.setdefault(option.notation(g.names), option)
    return list(found.values())


def at_any_time(g: BangTable, question: Decision) -> list[Option]:
    """What abilities offer at any moment their owner decides something."""
    found: list[Option] = []
    for bound in g.live.offers.get(AnyDecision, ()):
        if bound.only == question.seat:
            found.extend(bound.function(bound.ability, g, question))
    return found


def seems_useful(g: BangTable, seat: int) -> bool:
    """Whether the others must think that a player could use an ability that works at any time."""
    for bound in g.live.offers.get(AnyDecision, ()):  # asked often; a generator takes longer
        if bound.only == seat and cast("BangAbility", bound.ability).seems_usable(g):
            return True
    return False


class Interlude(Decision):
    """A moment for an ability that may be used between two actions, even in someone else's turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    settles: bool = True
    of_turn: bool = True
    prompt: ClassVar[str] = "interlude"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PASS]

    def choices(self, g: BangTable) -> Sequence[Option]:
        offered = at_any_time(g, self)
        return [PASS, *offered] if offered or seems_useful(g, self.seat) else ()

    def aloud(self, g: BangTable) -> bool:
        return True

    def closed(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for bound in g.live.offers.get(AnyDecision, ()):
            if bound.only == self.seat:
                found.extend(cast("BangAbility", bound.ability).closed_uses(g))
        return found

    def chosen(self, g: BangTable, option: Option) -> None:
        return


INTERLUDES: Final = [Interlude(seat) for seat in range(MAX_SEATS)]


def push_interludes(g: BangTable, seats: tuple[int, ...]) -> None:
    """Give these players, the first one first, a moment for what they may do at any time."""
    for index in range(len(seats) - 1, -1, -1):
        seat = seats[index]
        if g.changes[seat] & ANY_DECISION:
            g.state.agenda.append(INTERLUDES[seat])


def push_interludes_of_others(g: BangTable, seat: int) -> None:
    """The same for everyone but one player, the player to the left first."""
    offers = g.live.offers[AnyDecision]
    owner = offers[0].ability.owner
    if len(offers) > 1 or owner < 0:
        push_interludes(g, g.state.others_of(seat))
    elif owner != seat:
        g.state.agenda.append(INTERLUDES[owner])
