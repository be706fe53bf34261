"""A turn: its steps in order, rolling, aiming, pouring, firing. Characters are not mentioned here."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

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
    FACE_MASK,
    FACES,
    GATLING,
    GUN,
    MAX_SEATS,
    NO_DICE,
    NOBODY,
    TALLIES,
    TOO_MANY,
    DiceTable,
    packed,
    tally_at,
)
from sixgun.games.dice.options import (
    REROLL_ALL,
    REROLL_MENU,
    Reroll,
)
from sixgun.games.dice.queries import (
    GATLINGS,
    GATLINGS_NEEDED,
    LOCKED_FACES,
    ROLLS,
    ROLLS_ALLOWED,
    damages,
    gatlings_needed,
    rerollable,
    rolls_allowed,
)
from sixgun.kernel.asks import Ask, Closed, Option, refusal

SIDES: Final = len(FACES)


def _kept(mask: int) -> int:
    """Of packed dice, the bits of those that are not rolled."""
    return packed((FACE_MASK,) * DICE) & ~packed((FACE_MASK,) * mask.bit_count(), mask)


KEPT: Final = tuple([_kept(mask) for mask in range(ALL_DICE + 1)])
"""For every mask of rolled dice: which bits of the packed dice stay as they are."""

THROWS: Final[tuple[dict[tuple[int, ...], tuple[int, int]], ...]] = tuple([{} for _ in range(ALL_DICE + 1)])
"""For every mask of rolled dice and every result that has come up: the result, packed, and its arrows."""


def thrown(mask: int, rolled: tuple[int, ...]) -> tuple[int, int]:
    """A result that comes up for the first time, kept for the next."""
    throw = THROWS[mask][rolled] = (packed(rolled, mask), rolled.count(ARROW))
    return throw


class Step:
    """A step of a turn. `faces` are those it is about; without any of them on the dice it is left out."""

    faces: tuple[int, ...] = ()

    def take(self, g: DiceTable) -> "Turn | None":
        """Take it; returns None if the next step can be taken at once.

        Otherwise something is on the agenda now, or someone may react to what was told, and the turn goes on
        after that as it is returned.
        """
        raise NotImplementedError


class StartOfTurn(Step):
    """Step 0."""

    def take(self, g: DiceTable) -> "Turn | None":
        return begin(g)


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
        try:
            placed, arrows = THROWS[mask][rolled]
        except KeyError:
            placed, arrows = thrown(mask, rolled)
        place = state.tally.packed & KEPT[mask] | placed
        tally = state.tally = TALLIES[place] or tally_at(place)
        rolls = state.rolls_made = state.rolls_made + 1
        if g.attentive:
            g.tell(DiceRolled, seat, rolls, mask, tally.dice)
        if tally.free and rolls < (rolls_allowed(g, seat) if g.changes[seat] & ROLLS_ALLOWED else ROLLS):
            state.agenda.append(self)
        if arrows:
            take_arrows(g, seat, arrows)

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


ROLLING: Final = tuple([Rolling(seat) for seat in range(MAX_SEATS)])


class Roll(Step):
    """Steps 1 and 2: the first roll is mandatory and uses all five dice; the player decides on more."""

    def take(self, g: DiceTable) -> "Turn | None":
        ROLLING[g.state.active].answer(g, REROLL_ALL)
        return AFTER_ROLL


class Dynamite(Step):
    """Step 3: three or more dynamites cost one life point, however many show."""

    faces: tuple[int, ...] = (DYNAMITE,)

    def take(self, g: DiceTable) -> "Turn | None":
        state = g.state
        count = state.tally.dynamites
        if count < TOO_MANY:
            return None
        seat = state.active
        if g.attentive:
            g.tell(DynamiteExploded, seat, count)
        strike(g, BOOM, NOBODY, ((seat, 1),))
        return AFTER_DYNAMITE


class Bullseyes(Step):
    """Step 4: all bull's-eyes are assigned, then all hits land together (R8)."""

    faces: tuple[int, ...] = (BULLSEYE_1, BULLSEYE_2)

    def take(self, g: DiceTable) -> "Turn | None":
        state = g.state
        faces = state.tally.bullseyes
        if not faces:
            return None
        try:
            aim = AIMS[state.active][faces]
        except KeyError:
            aim = AIMS[state.active][faces] = Aim(state.active, faces, (), False)
        state.agenda.append(aim)
        return AFTER_BULLSEYES


class Beers(Step):
    """Step 5: all beers are assigned, then drunk together (R9)."""

    faces: tuple[int, ...] = (BEER,)

    def take(self, g: DiceTable) -> "Turn | None":
        state = g.state
        beers = state.tally.beers - state.beers_spent
        if beers <= 0:
            return None
        state.agenda.append(POURS[state.active][beers])
        return AFTER_BEERS


AIMS: Final[list[dict[tuple[int, ...], Aim]]] = [{} for _ in range(MAX_SEATS)]
"""By seat and bull's-eyes: the question about the first of them, as it comes up."""

POURS: Final = tuple(
    [tuple([Pour(seat, beers, ()) for beers in range(DICE + 1)]) for seat in range(MAX_SEATS)]
)
"""By seat and number of beers: the question about the first of them."""


class Gatling(Step):
    """Step 6: with enough gatlings the gun fires, once; with fewer they may still be counted (B9)."""

    faces: tuple[int, ...] = (GATLING,)

    def take(self, g: DiceTable) -> "Turn | None":
        state = g.state
        count = state.tally.gatlings
        if not count:
            return None
        seat = state.active
        if count < (gatlings_needed(g, seat) if g.changes[seat] & GATLINGS_NEEDED else GATLINGS):
            if not g.heard_of[seat] & GATLINGS_RESOLVED:
                return None
            g.tell(GatlingsResolved, seat, count)
            return AFTER_GATLING
        if g.attentive:
            g.tell(GatlingFired, seat, count)
        losses = damages(g, tuple([(other, 1) for other in state.ring if other != seat]), GUN)
        state.agenda.append(GatlingBatch(GUN, seat, losses))
        return AFTER_GATLING


class EndOfTurn(Step):
    """Step 7: for characters who wait for it; if there are none, the dice are passed."""

    def take(self, g: DiceTable) -> "Turn | None":
        seat = g.state.active
        if not g.heard_of[seat] & TURN_ENDING:
            g.state.active = g.state.circle.after[seat]
            return begin(g)
        g.tell(TurnEnding, seat, g.state.dice)
        return AFTER_END


class PassDice(Step):
    """Step 8: the dice go to the next living player to the left, whose turn begins."""

    def take(self, g: DiceTable) -> "Turn | None":
        g.state.active = g.state.circle.after[g.state.active]
        return begin(g)


def begin(g: DiceTable) -> "Turn":
    """A turn begins and, if nobody reacts to that, the dice are rolled."""
    state = g.state
    state.turn_number += 1
    state.tally = NO_DICE
    state.rolls_made = 0
    state.beers_spent = 0
    seat = state.active
    if g.heard_of[seat] & TURN_BEGAN:
        g.tell(TurnBegan, seat, state.turn_number)
        return AFTER_START
    ROLLING[seat].answer(g, REROLL_ALL)
    return AFTER_ROLL


STEPS: Final[tuple[Step, ...]] = (
    StartOfTurn(),
    Roll(),
    Dynamite(),
    Bullseyes(),
    Beers(),
    Gatling(),
    EndOfTurn(),
    PassDice(),
)
"""All steps of a turn, first to last. A turn is saved with the number of its next one."""


class Turn(OwnTurn):
    """One turn, step by step, and the next turn after it.

    `ahead` has the steps to take from here on, by the faces that have to be resolved (`Tally.counting`):
    those without dice to resolve are left out.
    """

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ("ahead",)

    def __init__(self, stage: int) -> None:
        self.stage = stage
        self.ahead = AHEAD[stage]

    def run(self, g: DiceTable) -> None:
        state = g.state
        agenda = state.agenda
        depth = len(agenda)
        for step in self.ahead[state.tally.counting]:
            following = step.take(g)
            if following is not None:
                agenda.insert(depth, following)
                return

    def abandoned(self) -> "Turn":
        return TURN[-1]


def _ahead(stage: int, counting: int) -> tuple[Step, ...]:
    """The steps to take from a stage on, with some faces to be resolved. The last one begins a new turn."""
    return tuple(
        [
            step
            for step in STEPS[stage:]
            if not step.faces or any([counting >> face & 1 for face in step.faces])  # noqa: C419  # mypyc
        ]
    )


AHEAD: Final = tuple(
    [tuple([_ahead(stage, counting) for counting in range(1 << len(FACES))]) for stage in range(len(STEPS))]
)
"""For every step of a turn: what is ahead of it (`Turn.ahead`)."""

TURN: Final = tuple([Turn(stage) for stage in range(len(STEPS))])
"""A turn at each of its steps."""

AFTER_START: Final = TURN[1]
AFTER_ROLL: Final = TURN[2]
AFTER_DYNAMITE: Final = TURN[3]
AFTER_BULLSEYES: Final = TURN[4]
AFTER_BEERS: Final = TURN[5]
AFTER_GATLING: Final = TURN[6]
AFTER_END: Final = TURN[7]
