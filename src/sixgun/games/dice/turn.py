"""A turn: its steps in order, rolling, aiming, pouring, firing. Characters are not mentioned here."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, ClassVar, Final, TypeAlias

from sixgun.games.dice.assigning import Aim, Pour
from sixgun.games.dice.effects import (
    GatlingBatch,
    OwnQuestion,
    OwnTurn,
    strike,
    take_arrows,
)
from sixgun.games.dice.events import (
    GATLINGS_RESOLVED,
    TURN_BEGAN,
    TURN_ENDING,
    DiceKept,
    DiceRolled,
    DynamiteExploded,
    GatlingFired,
    GatlingsResolved,
    TurnBegan,
    TurnEnding,
)
from sixgun.games.dice.model import (
    ALL_DICE,
    ARROW,
    BEER,
    BOOM,
    BULLSEYE_1,
    BULLSEYE_2,
    DICE,
    DYNAMITE,
    FACES,
    GATLING,
    GUN,
    NO_DICE,
    NOBODY,
    TALLIES,
    TOO_MANY,
    DiceTable,
    tally_of,
)
from sixgun.games.dice.options import (
    MAX_SEATS,
    REROLL_ALL,
    REROLL_MENU,
    Reroll,
)
from sixgun.games.dice.queries import (
    LOCKED_FACES,
    ROLLS,
    ROLLS_ALLOWED,
    damage,
    gatlings_needed,
    rerollable,
    rolls_allowed,
)
from sixgun.kernel.asks import Ask, Closed, Option, refusal

SIDES: Final = len(FACES)


def _laid_out(mask: int) -> "itemgetter[Any]":
    """Picks the five dice on the table out of those before a roll followed by those of the roll."""
    places = list(range(DICE))
    rolled = [die for die in range(DICE) if mask >> die & 1]
    for number, die in enumerate(rolled):
        places[die] = DICE + number
    return itemgetter(*places)


LAID_OUT: Final = tuple([_laid_out(mask) for mask in range(ALL_DICE + 1)])
"""For every mask of rolled dice: how they come to lie among the others."""


def start_of_turn(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 0."""
    state = g.state
    state.turn_number += 1
    state.tally = NO_DICE
    state.rolls_made = 0
    state.beers_spent = 0
    seat = state.active
    if not g.heard_of[seat] & TURN_BEGAN:
        return False
    g.tell(TurnBegan, seat, state.turn_number)
    return True


def roll(turn: OwnTurn, g: DiceTable) -> bool:
    """Steps 1 and 2: the first roll is mandatory and uses all five dice; the player decides on more."""
    ROLLING[g.state.active].answer(g, REROLL_ALL)
    return True


class Rolling(OwnQuestion):
    """Step 2 (D2): stop, or choose dice to roll again. It is asked only while another roll is allowed."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("by_mask", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # What is asked depends only on which dice are free, so every ask there can be is made once.
        self.by_mask = [Ask(seat, "reroll", menu, self) for menu in REROLL_MENU]

    def choices(self, g: DiceTable) -> Sequence[Option]:
        seat = self.seat
        return REROLL_MENU[rerollable(g, seat) if g.changes[seat] & LOCKED_FACES else g.state.tally.free]

    def ask(self, g: DiceTable) -> Ask | None:
        free = rerollable(g, self.seat)
        return self.by_mask[free] if free else None

    def answer(self, g: DiceTable, option: Option) -> None:
        """Roll the chosen dice and take the arrows among them; the next roll is for the player to choose."""
        seat = self.seat
        state = g.state
        if not isinstance(option, Reroll):
            if g.attentive:
                g.tell(DiceKept, seat, state.dice)
            return
        mask = option.mask
        rolled = state.rng.roll(option.dice, SIDES)
        dice = rolled if mask == ALL_DICE else LAID_OUT[mask](state.tally.dice + rolled)
        try:
            tally = TALLIES[dice]
        except KeyError:
            tally = tally_of(dice)
        state.tally = tally
        rolls = state.rolls_made = state.rolls_made + 1
        if g.attentive:
            g.tell(DiceRolled, seat, rolls, mask, dice)
        if tally.free and rolls < (rolls_allowed(g, seat) if g.changes[seat] & ROLLS_ALLOWED else ROLLS):
            state.agenda.append(self)
        if ARROW in rolled:
            take_arrows(g, seat, rolled.count(ARROW))

    def closed(self, g: DiceTable) -> Sequence[Closed]:
        free = rerollable(g, self.seat)
        found: list[Closed] = []
        for mask in range(1, ALL_DICE + 1):
            locked = mask & ~free
            if locked:
                die = (locked & -locked).bit_length()
                found.append(Closed(Reroll(mask), refusal("dynamite-locked", "dice 5.1", die=die)))
        return found

    def params(self, g: DiceTable) -> Mapping[str, int | str]:
        return {"left": rolls_allowed(g, self.seat) - g.state.rolls_made, "roll": g.state.rolls_made}


def resolve_dynamite(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 3: three or more dynamites cost one life point, however many show."""
    state = g.state
    count = state.tally.dynamites
    if count < TOO_MANY:
        return False
    seat = state.active
    if g.attentive:
        g.tell(DynamiteExploded, seat, count)
    strike(g, BOOM, NOBODY, ((seat, damage(g, 1, seat, BOOM)),))
    return True


def resolve_bullseyes(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 4: all bull's-eyes are assigned, then all hits land together (R8)."""
    state = g.state
    faces = state.tally.bullseyes
    if not faces:
        return False
    state.agenda.append(Aim(state.active, faces, (), False))
    return True


ROLLING: Final = tuple([Rolling(seat) for seat in range(MAX_SEATS)])


def resolve_beers(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 5: all beers are assigned, then drunk together (R9)."""
    state = g.state
    beers = state.tally.beers - state.beers_spent
    if beers <= 0:
        return False
    state.agenda.append(Pour(state.active, beers, ()))
    return True


def resolve_gatling(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 6: with enough gatlings the gun fires, once; with fewer they may still be counted (B9)."""
    state = g.state
    count = state.tally.gatlings
    if not count:
        return False
    seat = state.active
    if count < gatlings_needed(g, seat):
        if not g.heard_of[seat] & GATLINGS_RESOLVED:
            return False
        g.tell(GatlingsResolved, seat, count)
        return True
    if g.attentive:
        g.tell(GatlingFired, seat, count)
    losses = tuple([(other, damage(g, 1, other, GUN)) for other in state.ring if other != seat])
    state.agenda.append(GatlingBatch(GUN, seat, losses))
    return True


def end_of_turn(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 7: for characters who wait for it."""
    seat = g.state.active
    if not g.heard_of[seat] & TURN_ENDING:
        return False
    g.tell(TurnEnding, seat, g.state.dice)
    return True


def pass_dice(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 8: the dice go to the next living player to the left, whose turn begins."""
    state = g.state
    ring = state.ring
    seat = state.active
    if seat in ring:
        state.active = ring[ring.index(seat) + 1 - len(ring)]
    else:
        state.active = state.next_living(seat)
    return False


class Turn(OwnTurn):
    """One turn, step by step.

    Every step says whether the next one has to wait, because something is on the agenda now or someone may
    react to what was told.
    """

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], bool], ...]] = (
        start_of_turn,
        roll,
        resolve_dynamite,
        resolve_bullseyes,
        resolve_beers,
        resolve_gatling,
        end_of_turn,
        pass_dice,
    )

    def run(self, g: DiceTable) -> None:
        """As any procedure; but steps without dice to resolve are left out, and the next turn follows."""
        state = g.state
        agenda = state.agenda
        depth = len(agenda)
        for step, following in AHEAD[state.tally.counting][self.stage]:
            if step(self, g):
                agenda.insert(depth, following)
                return

    def resumed(self, stage: int) -> "Turn":
        return TURN[stage]

    def abandoned(self) -> "Turn":
        return TURN[-1]


TURN: Final = tuple([Turn(stage) for stage in range(len(Turn.stages))])
"""A turn at each of its steps."""


Step: TypeAlias = Callable[[Any, Any], bool]

RESOLVED: Final[dict[Step, tuple[int, ...]]] = {
    resolve_dynamite: (DYNAMITE,),
    resolve_bullseyes: (BULLSEYE_1, BULLSEYE_2),
    resolve_beers: (BEER,),
    resolve_gatling: (GATLING,),
}
"""The steps that are about some faces only."""


Plan: TypeAlias = tuple[tuple[tuple[Step, Turn], ...], ...]
"""For every step of a turn: the steps to take from there on, and where the turn goes on after each."""


def _plan(idle: tuple[Step, ...]) -> Plan:
    """A turn without some steps. None gets past the roll, which always has to wait for the player."""
    count = len(TURN)
    once = [(step, TURN[(number + 1) % count]) for number, step in enumerate(Turn.stages)]
    twice = once + once
    return tuple(
        [
            tuple([pair for pair in twice[stage : stage + count] if pair[0] not in idle])
            for stage in range(count)
        ]
    )


def _plans() -> tuple[Plan, ...]:
    made: dict[tuple[Step, ...], Plan] = {}
    plans: list[Plan] = []
    for counting in range(1 << len(FACES)):
        idle = tuple(
            [step for step, faces in RESOLVED.items() if not any(counting >> face & 1 for face in faces)]
        )
        if idle not in made:
            made[idle] = _plan(idle)
        plans.append(made[idle])
    return tuple(plans)


AHEAD: Final = _plans()
"""The plan of the turn by the faces that have to be resolved (`Tally.counting`)."""
