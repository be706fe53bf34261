"""A turn: its steps S0 to S9 in order (bang 3, timing 1). Cards and characters are not mentioned here.

A step either does something or is a *moment*: an event that is stated only if a card listens to it. Cards
speak at a step by naming its moment.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final, TypeAlias, cast

from sixgun.games.bang.cards import single
from sixgun.games.bang.deciding import Decision, Interlude, push_interludes
from sixgun.games.bang.effects import SURPLUS, BangEffect, commanded, discard_card, draw
from sixgun.games.bang.events import TURN_BEGAN, RoundStarterChanged, TurnBegan, TurnEarned, TurnLost
from sixgun.games.bang.harm import OwnTurn
from sixgun.games.bang.kinds import HELD, BangAbility, Card
from sixgun.games.bang.leaving import leave_again, way_back
from sixgun.games.bang.model import MAX_SEATS, BangState, BangTable
from sixgun.games.bang.moments import (
    ROUND_BEGAN,
    STARTER_BEGAN,
    SURPLUS_DISCARDED,
    TURN_ENDING,
    CharactersExchanged,
    DrawPhaseBegan,
    DrawPhaseEnded,
    ExtraTurnsEarned,
    Moment,
    PhaseOneBegan,
    PhaseOneEnding,
    PhaseThreeEnded,
    RoundBegan,
    SeatReached,
    StarterBegan,
    SurplusDiscarded,
    TurnEnding,
    TurnPaidOut,
    TurnRestored,
    TurnStarted,
    TurnStarting,
    WaysLooked,
    YieldCollected,
)
from sixgun.games.bang.options import DISCARDS, Discard
from sixgun.games.bang.parts import USUAL, Course
from sixgun.games.bang.playing import ACTS, Act
from sixgun.games.bang.procedures import react_at_once
from sixgun.games.bang.queries import (
    ANY_DECISION,
    BASE_DRAW,
    CARDS_TO_DRAW,
    TURN_DIRECTION,
    WAY_BACK,
    BaseDraw,
    CardsToDraw,
    EarnTurn,
    hand_limit,
    turn_direction,
)
from sixgun.kernel.agenda import Frame, Replaceable
from sixgun.kernel.asks import Option
from sixgun.kernel.hooks import change, sound

CARDS_IN_PHASE_1: Final = 2
PHASE_ONE_NUMBERS: Final[int] = BASE_DRAW | CARDS_TO_DRAW


def is_starter(g: BangTable) -> bool:
    """Whether the active player starts the rounds; nobody does who is out or only visits."""
    state = g.state
    course = state.course
    here = state.seats[state.active].alive and not course.vacant
    return course is not USUAL and course.starter == state.active and here


def start_round(g: BangTable) -> None:
    """S1a: the turn of the round starter, who starts a round with every turn but extra ones and the first."""
    state = g.state
    if state.turn_number and not state.course.extra and g.live.heard & ROUND_BEGAN and is_starter(g):
        g.tell(RoundBegan, state.active)


def start_of_starter(g: BangTable) -> None:
    """S1b: every turn of the round starter, extra ones and the first one included."""
    if g.live.heard & STARTER_BEGAN and is_starter(g):
        g.tell(StarterBegan, g.state.active)


def come_back(g: BangTable) -> None:
    """S2: a player who is out and whose turn comes up all the same returns."""
    seat = g.state.active
    if not g.state.seats[seat].alive:
        g.bound(way_back(g, seat), seat).bring_back(g)


def begin(g: BangTable) -> None:
    """Still S2: everything counted per turn is reset."""
    state = g.state
    state.turn_number += 1
    state.bangs = 0
    state.used.clear()
    state.lifted = ()
    for id, part in state.parts.items():
        fresh = part.next_turn()
        if fresh is not part:
            state.parts[id] = fresh
    player = state.seats[state.active]
    if player.borrowed:  # what lent them decides how long, whether it works at the moment or not
        g.bound(player.character, state.active).turn_comes(g)
    if g.heard_of[state.active] & TURN_BEGAN:
        g.tell(TurnBegan, state.active, state.turn_number)


def make_checks(g: BangTable) -> None:
    """S5: cards in front of the player that are checked when the turn starts."""
    seat = g.state.active
    for card in g.state.seats[seat].in_play:
        if HELD[seat][card].turn_check:
            TurnChecks(seat, ()).run(g)
            return


def phase_one(g: BangTable) -> None:
    """S6, steps 5 and 6: drawing, unless something takes its place."""
    if g.live.anywhere & PHASE_ONE:
        g.state.agenda.append(PhaseOne(g.state.active))
    else:
        draw_in_phase_one(g, g.state.active)


def draw_in_phase_one(g: BangTable, seat: int) -> None:
    """Drawing, in the character's own way if it has one."""
    changes = g.changes[seat]
    if changes & DRAW_PHASE:
        g.state.agenda.append(DrawPhase(seat))
    elif not changes & PHASE_ONE_NUMBERS and not g.state.seats[seat].ghost:
        draw(g, seat, CARDS_IN_PHASE_1)
    else:
        draw(g, seat, cards_to_draw(g, seat))


def phase_two(g: BangTable) -> None:
    """S7: playing cards."""
    ACTS[g.state.active].again(g)


def phase_three(g: BangTable) -> None:
    """S8: discarding down to the hand limit, unless what keeps a ghost in the game leaves that out."""
    ghost = g.state.seats[g.state.active].ghost
    if ghost and not g.bound(ghost, g.state.active).keeps_hand_limit:
        return
    seat = g.state.active
    if len(g.state.seats[seat].hand) > hand_limit(g, seat):
        g.state.agenda.append(EXCESSES[seat])


def finish(g: BangTable) -> None:
    """S9, step 5: everything that lasts for a turn ends; what was put into play in it is no longer fresh."""
    g.state.fresh.clear()
    if g.live.heard & TURN_ENDING:
        g.tell(TurnEnding, g.state.active)


def leave(g: BangTable) -> None:
    """S9, step 6: a player who came back only for this turn leaves again, unless an extra turn follows."""
    seat = g.state.active
    if g.state.seats[seat].ghost and not g.state.course.due:
        leave_again(g, seat)


def last_moment(g: BangTable) -> None:
    """S9, step 7: between two turns, a moment for whoever may act at any time."""
    state = g.state
    state.fresh.clear()
    if g.live.anywhere & ANY_DECISION:
        push_interludes(g, state.clockwise_from(state.active))


def pass_on(g: BangTable) -> None:
    """S9, step 8 and S0: an extra turn of the same player, or the next seat."""
    state = g.state
    course = state.course
    if course is not USUAL and (course.extra or course.due or course.lost):
        extra = bool(course.due) and state.seats[state.active].alive
        course = Course(course.starter, course.vacant, extra, "", False)
        state.course = course = USUAL if course == USUAL else course
    if not course.extra:
        state.active = next_seat(g)
        if g.live.silencers:
            wake_or_sleep(g)
    state.agenda.append(TURN)


def wake_or_sleep(g: BangTable) -> None:
    """The turn has come to someone else, which may matter to what puts abilities to sleep."""
    turns = (g.live.turn_of, g.state.active)
    for bound in g.live.silencers:
        if bound.ability.owner in turns and cast(BangAbility, bound.ability).by_turn:
            g.board_changed()
            return


ROUND_ABOUT: Final[int] = TURN_DIRECTION | WAY_BACK
"""What decides besides the places of the players whose turn is next."""


def starter_is_here(state: BangState) -> bool:
    """Whether nobody can become the round starter because the turn passes a seat."""
    starter = state.course.starter
    return not state.course.vacant and starter >= 0 and state.seats[starter].alive


def next_seat(g: BangTable) -> int:
    """Whose turn is next: the nearest player in the direction of play who is in the game or comes back.

    The turn passing the seat of a round starter who is out makes the next player the round starter; one who
    only visits does not count (timing 1.1).
    """
    state = g.state
    steady = state.course is USUAL or starter_is_here(state)
    if steady and not state.order and not g.live.anywhere & ROUND_ABOUT:
        ring = state.ring
        for seat in ring:
            if seat > state.active:
                return seat
        return ring[0]
    seats = state.around()
    count = len(seats)
    step = turn_direction(g)
    place = state.place(state.active)
    vacant = state.course.vacant
    for _ in range(count):
        place = (place + step) % count
        seat = seats[place]
        here = state.seats[seat].alive
        vacant = vacant or (seat == state.course.starter and not here)
        if here and vacant:
            state.course = state.course.changed(starter=seat, vacant=False)
            g.tell(RoundStarterChanged, seat)
        elif vacant and not state.course.vacant:
            state.course = state.course.changed(vacant=True)
        if here or way_back(g, seat):
            return seat
    raise LookupError("nobody is in the game")


STEPS: Final[tuple[tuple[int, type[Moment] | None, Callable[[BangTable], None] | None], ...]] = (
    (0, SeatReached, None),
    (23, None, start_round),
    (25, None, start_of_starter),
    (8, None, come_back),
    (9, None, begin),
    (10, TurnStarting, None),
    (24, TurnStarted, None),
    (11, CharactersExchanged, None),
    (1, None, make_checks),
    (2, PhaseOneBegan, None),
    (12, WaysLooked, None),
    (13, DrawPhaseBegan, None),
    (3, YieldCollected, None),
    (14, None, phase_one),
    (4, DrawPhaseEnded, None),
    (15, PhaseOneEnding, None),
    (16, None, phase_two),
    (5, None, phase_three),
    (6, PhaseThreeEnded, None),
    (17, TurnPaidOut, None),
    (18, ExtraTurnsEarned, None),
    (19, TurnRestored, None),
    (20, None, finish),
    (21, None, leave),
    (7, None, last_moment),
    (22, None, pass_on),
)
"""Every step: its number in saved games, which never changes, and its moment or what it does."""

SOUNDS: Final[list[int]] = [0 if moment is None else sound(moment) for _, moment, _ in STEPS]
"""The bit of the moment of every step."""

ALL_SOUNDS: Final[int] = sum(SOUNDS)
"""All moments of a turn; mostly no card listens to any of them."""

OVER_AND_OUT: Final[int] = len(STEPS)
"""The place after the last step."""

PLACE_OF: Final = {number: place for place, (number, _, _) in enumerate(STEPS)}


RARE: Final = (come_back, leave)
"""What does nothing for a player in the game, with lives."""

LEFT_OUT: Final[tuple[tuple[Callable[[BangTable], None], ...], ...]] = (
    (),
    RARE,
    (*RARE, last_moment),
    (*RARE, start_round, start_of_starter),
    (*RARE, start_round, start_of_starter, last_moment),
)
"""What is left out of a turn, by how usual it is: the last moment if nobody has an ability for any time, the
start of a round if there are no rounds."""

Plan: TypeAlias = list[tuple[int, Callable[[BangTable], None]]]
"""What is left of a turn: the place of the step after each one, and what it does."""

PLANS: Final[dict[tuple[int, int, int], Plan]] = {}
"""Plans by the step they begin with, the moments somebody listens to, and how usual the turn is."""


def plan(stage: int, heard: int, usual: int) -> Plan:
    """The steps from one on that anybody could notice, written down for the next time."""
    first, leave_out = PLACE_OF[stage], LEFT_OUT[usual]
    left: Plan = []
    for place, (_, moment, deed) in enumerate(STEPS):
        if place >= first and moment is not None and heard & SOUNDS[place]:
            left.append((place + 1, partial(state_moment, moment)))
        elif place >= first and deed is not None and deed not in leave_out:
            left.append((place + 1, deed))
    PLANS[stage, heard, usual] = left
    return left


def state_moment(moment: type[Moment], g: BangTable) -> None:
    """A step at which nothing happens but what abilities do."""
    g.tell(moment, g.state.active)


class Turn(OwnTurn):
    """One turn, step by step; `stage` is the number of the step that comes next."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()

    def run(self, g: BangTable) -> None:
        state = g.state
        agenda = state.agenda
        tray = state.tray
        depth = len(agenda)
        stage = self.stage
        while True:
            live = g.live
            player = state.seats[state.active]
            usual = 0
            if player.alive and not player.ghost:
                usual = 1 if live.anywhere & ANY_DECISION else 2
                if state.course is USUAL:
                    usual += 2
            left = PLANS.get((stage, live.heard & ALL_SOUNDS, usual))
            if left is None:
                left = plan(stage, live.heard & ALL_SOUNDS, usual)
            next_step = OVER_AND_OUT
            for following, deed in left:
                deed(g)
                if len(agenda) != depth or tray or g.live is not live:
                    next_step = following
                    break
            if state.result is not None:
                return
            turn = TURN
            if next_step < OVER_AND_OUT:
                turn = TURNS[next_step]
                agenda.insert(depth, turn)
                if not tray:
                    return
            while tray and not g.restless and len(agenda) == depth + 1:
                g.settle()
            if tray or g.restless or len(agenda) != depth + 1 or agenda[depth] is not turn:
                return
            agenda.pop()  # everyone has had a word
            stage = turn.stage

    def place(self) -> int:
        """Which step of the table comes next."""
        return PLACE_OF[self.stage]

    def abandoned(self) -> "Turn":
        return OVER


TURNS: Final = tuple([Turn(number) for number, _, _ in STEPS])
"""A turn before each of its steps."""

TURN: Final = TURNS[0]


def turn_at(step: object) -> Turn:
    """A turn that goes on with a step, given by its moment or by what it does."""
    for place, (_, moment, deed) in enumerate(STEPS):
        if step in (moment, deed):
            return TURNS[place]
    raise LookupError(f"a turn has no step {step}")


OVER: Final = turn_at(last_moment)
"""A turn of which nothing is left but the moment before the next one."""


def own_turn(g: BangTable, seat: int) -> bool:
    """Whether it is a player's turn, which is over in the moment before the next one (timing 1, S9.7)."""
    if g.state.active != seat:
        return commanded(g, seat) is not None
    running = [frame for frame in g.state.agenda if isinstance(frame, Turn)]
    return not running or running[-1].place() <= OVER.place()


def lose_turn(g: BangTable, seat: int, card: int) -> None:
    """A card costs the active player the whole turn; only its end is left."""
    g.amend(g.nearest(OwnTurn), turn_at(TurnPaidOut))
    g.state.course = g.state.course.changed(lost=True)
    agenda = g.state.agenda
    agenda[:] = [frame for frame in agenda if not isinstance(frame, TurnChecks)]
    g.tell(TurnLost, seat, card)


def skip_turn(g: BangTable) -> None:
    """The turn that has just come to a player is passed over; but a round begins if it would have."""
    g.amend(g.nearest(OwnTurn), turn_at(pass_on))
    start_round(g)


def end_phase_two(g: BangTable) -> None:
    """The active player does nothing more of their own accord: the turn goes on with phase 3."""
    agenda = g.state.agenda
    agenda[:] = [frame for frame in agenda if not isinstance(frame, Act)]


def once_effect_is_over(g: BangTable, frame: Frame) -> None:
    """Schedule a frame for the moment when nothing is being carried out: now, or after the running effect."""
    agenda = g.state.agenda
    place = len(agenda)
    while place and isinstance(agenda[place - 1], Interlude):
        place -= 1
    if place and isinstance(agenda[place - 1], RESTING):
        agenda.append(frame)
        return
    while place and not isinstance(agenda[place - 1], RESTING):
        place -= 1
    agenda.insert(place, frame)


def skip_phase_one(g: BangTable) -> None:
    """Nothing of phase 1 happens: the turn goes on with phase 2."""
    g.amend(g.nearest(OwnTurn), turn_at(phase_two))


def earn_turn(g: BangTable, source: str, again: bool = False) -> None:
    """The active player gets an extra turn after this one; a turn is followed by at most one (timing 2).

    With `again` an extra turn may be followed by another one, unless something forbids that.
    """
    course = g.state.course
    if course.extra and g.forbidden(EarnTurn(g.state.active, source)) is not None:
        return
    if (again or not course.extra) and not course.due:
        g.state.course = course.changed(due=source)
        g.tell(TurnEarned, g.state.active, source)


def may_earn_turn(g: BangTable, source: str) -> bool:
    """Whether the running turn can still be followed by an extra one because of `source`."""
    course = g.state.course
    if course.extra or course.due or course.lost:
        return False
    return g.forbidden(EarnTurn(g.state.active, source)) is None


class TurnChecks(BangEffect):
    """The cards in front of a player that are checked when the turn starts, in their printed order."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "done")
    __slots__ = ("done", "seat")
    settles: bool = True

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
        if g.changes[self.seat] & ANY_DECISION:
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
            HELD[self.seat][self.card].check_at_start(g)


def cards_to_draw(g: BangTable, seat: int) -> int:
    """Two, unless something sets another base number or adds to it; never below zero (timing 1, S6)."""
    changes = g.changes[seat]
    ghost = g.state.seats[seat].ghost
    base = g.bound(ghost, seat).ghost_draw if ghost else CARDS_IN_PHASE_1
    base = g.query(BaseDraw, base, seat) if changes & BASE_DRAW else base
    return max(0, g.query(CardsToDraw, base, seat)) if changes & CARDS_TO_DRAW else base


class PhaseOne(Replaceable[BangTable]):
    """The draw of phase 1, where something may take its place."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "seen")
    __slots__ = ("seat", "seen")

    def __init__(self, seat: int, seen: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.seen = seen

    def seen_abilities(self) -> tuple[str, ...]:
        return self.seen

    def run(self, g: BangTable) -> None:
        draw_in_phase_one(g, self.seat)


class DrawPhase(Decision):
    """Phase 1 of a player whose character draws in another way; with several ways the player takes one."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "draw_phase"

    def own_choices(self, g: BangTable) -> list[Option]:
        return g.offered(self)

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)


class DiscardExcess(Decision):
    """Phase 3: cards above the hand limit are discarded one by one, in the order the player chooses."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "discard_excess"

    def surplus(self, g: BangTable) -> int:
        """How many cards are too many."""
        return len(g.state.seats[self.seat].hand) - hand_limit(g, self.seat)

    def own_choices(self, g: BangTable) -> list[Option]:
        if self.surplus(g) <= 0:
            return []
        return [DISCARDS[card] for card in single(g.state.seats[self.seat].hand, g.twins)]

    def aloud(self, g: BangTable) -> bool:
        return len(g.state.seats[self.seat].hand) > 1

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard)
        if len(g.state.seats[self.seat].hand) == 1:
            g.state.reveals += 1  # the last one goes unasked, which shows what it was
        discard_card(g, self.seat, option.card, self.seat, SURPLUS)
        if self.surplus(g) > 0:
            self.again(g)
        if g.live.heard & SURPLUS_DISCARDED:
            g.tell(SurplusDiscarded, self.seat, option.card)
            react_at_once(g, SurplusDiscarded)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.surplus(g), "limit": hand_limit(g, self.seat)}


RESTING: Final = (OwnTurn, Act, TurnChecks)
"""What waits for everything that is being carried out: the course of a turn."""

EXCESSES: Final = [DiscardExcess(seat) for seat in range(MAX_SEATS)]
DRAW_PHASE: Final[int] = change(DrawPhase)
PHASE_ONE: Final[int] = change(PhaseOne)
