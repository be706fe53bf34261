"""A turn: its steps in order (bang 3, timing 1). Cards and characters are not mentioned here."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from sixgun.games.bang.cards import KIND, single
from sixgun.games.bang.deciding import Decision, push_interludes
from sixgun.games.bang.effects import BangEffect, discard_card, draw
from sixgun.games.bang.events import DrawPhaseBegan, TurnBegan, TurnEnding, TurnLost
from sixgun.games.bang.harm import OwnTurn
from sixgun.games.bang.kinds import KINDS, Card
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Discard
from sixgun.games.bang.playing import Act
from sixgun.games.bang.queries import AnyDecision, CardsToDraw, hand_limit
from sixgun.kernel.asks import Option

CARDS_IN_PHASE_1: Final = 2


def begin(turn: "Turn", g: BangTable) -> None:
    """The turn reaches a seat; everything counted per turn is reset."""
    state = g.state
    state.turn_number += 1
    state.bangs = 0
    state.used.clear()
    g.aims.clear()
    g.menus.clear()
    if g.live.silencers:  # whose turn it is may matter to them
        g.board_changed()
    if TurnBegan in g.heard_of[state.active]:
        g.tell(TurnBegan, state.active, state.turn_number)


def make_checks(turn: "Turn", g: BangTable) -> None:
    """Cards in front of the player that are checked when the turn starts."""
    if g.state.seats[g.state.active].in_play:
        TurnChecks(g.state.active, ()).run(g)


def before_drawing(turn: "Turn", g: BangTable) -> None:
    """The moment at the start of phase 1, before a card is drawn."""
    if DrawPhaseBegan in g.live.after:
        g.tell(DrawPhaseBegan, g.state.active)


def phase_one(turn: "Turn", g: BangTable) -> None:
    """Drawing, in the character's own way if it has one."""
    seat = g.state.active
    if DrawPhase in g.changes[seat]:
        g.state.agenda.append(DrawPhase(seat))
    else:
        draw(g, seat, cards_to_draw(g, seat))


def phase_two(turn: "Turn", g: BangTable) -> None:
    """Playing cards."""
    Act(g.state.active).again(g)


def phase_three(turn: "Turn", g: BangTable) -> None:
    """Discarding down to the hand limit."""
    excess = DiscardExcess(g.state.active)
    if excess.surplus(g) > 0:
        g.state.agenda.append(excess)


def finish(turn: "Turn", g: BangTable) -> None:
    """The turn is over: what was put into play in it is no longer fresh."""
    g.state.fresh.clear()
    if TurnEnding in g.live.after:
        g.tell(TurnEnding, g.state.active)


def pass_on(turn: "Turn", g: BangTable) -> None:
    """The next living player takes a turn."""
    state = g.state
    state.fresh.clear()
    state.active = state.next_living(state.active)
    state.agenda.append(TURN)


class Turn(OwnTurn):
    """One turn, step by step."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], None], ...]] = (
        begin,
        make_checks,
        before_drawing,
        phase_one,
        phase_two,
        phase_three,
        finish,
        pass_on,
    )

    def resumed(self, stage: int) -> "Turn":
        return TURNS[stage]

    def abandoned(self) -> "Turn":
        return TURNS[Turn.stages.index(pass_on)]


TURNS: Final = tuple([Turn(stage) for stage in range(len(Turn.stages) + 1)])
"""A turn at each of its steps, and one that is over."""

TURN: Final = TURNS[0]


def lose_turn(g: BangTable, seat: int, card: int) -> None:
    """A card costs the active player the whole turn; only its end is left."""
    turn = g.nearest(OwnTurn)
    g.amend(turn, Turn(Turn.stages.index(finish)))
    agenda = g.state.agenda
    agenda[:] = [frame for frame in agenda if not isinstance(frame, TurnChecks)]
    g.tell(TurnLost, seat, card)


class TurnChecks(BangEffect):
    """The cards in front of a player that are checked when the turn starts, in their printed order."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "done")
    __slots__ = ("done", "seat")
    settles: ClassVar[bool] = True

    def __init__(self, seat: int, done: tuple[int, ...]) -> None:
        self.seat = seat
        self.done = done

    def run(self, g: BangTable) -> None:
        if not g.state.seats[self.seat].alive:
            return
        waiting = [
            ability
            for ability in g.in_force(self.seat)
            if isinstance(ability, Card) and ability.turn_check and ability.card not in self.done
        ]
        if not waiting:
            return
        due = min(waiting, key=lambda card: card.turn_check)
        g.state.agenda.append(TurnChecks(self.seat, (*self.done, due.card)))
        g.state.agenda.append(StartCheck(self.seat, due.card))
        if AnyDecision in g.changes[self.seat]:
            push_interludes(g, (self.seat,))


class StartCheck(BangEffect):
    """One card is checked at the start of a turn, if it is still there."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: BangTable) -> None:
        if self.card in g.state.seats[self.seat].in_play:
            kind = KIND[self.card]
            KINDS[kind](kind, self.seat, self.card).check_at_start(g)


def cards_to_draw(g: BangTable, seat: int) -> int:
    """Two, unless something changes the number; never below zero."""
    if CardsToDraw not in g.changes[seat]:
        return CARDS_IN_PHASE_1
    return max(0, g.query(CardsToDraw, CARDS_IN_PHASE_1, seat))


class DrawPhase(Decision):
    """Phase 1 of a player whose character draws in another way; with several ways the player takes one."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: ClassVar[bool] = True
    prompt: ClassVar[str] = "draw_phase"

    def own_choices(self, g: BangTable) -> list[Option]:
        return g.offered(self)

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)


class DiscardExcess(Decision):
    """Phase 3: cards above the hand limit are discarded one by one, in the order the player chooses."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: ClassVar[bool] = True
    prompt: ClassVar[str] = "discard_excess"

    def surplus(self, g: BangTable) -> int:
        """How many cards are too many."""
        return len(g.state.seats[self.seat].hand) - hand_limit(g, self.seat)

    def own_choices(self, g: BangTable) -> list[Option]:
        if self.surplus(g) <= 0:
            return []
        return [Discard(card) for card in single(g.state.seats[self.seat].hand)]

    def aloud(self, g: BangTable) -> bool:
        return len(g.state.seats[self.seat].hand) > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard)
        discard_card(g, self.seat, option.card, self.seat)
        if self.surplus(g) > 0:
            self.again(g)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.surplus(g), "limit": hand_limit(g, self.seat)}
