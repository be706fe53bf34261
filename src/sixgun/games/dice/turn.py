"""A turn: its steps in order, rolling, aiming, pouring, firing. Characters are not mentioned here."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, ClassVar, Final, TypeAlias

from sixgun.games.dice.effects import (
    GatlingBatch,
    OwnQuestion,
    OwnTurn,
    gain_life,
    strike,
    take_arrows,
)
from sixgun.games.dice.events import (
    BeerServed,
    DiceKept,
    DiceRolled,
    DynamiteExploded,
    GatlingFired,
    GatlingsResolved,
    ShotAimed,
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
    BULLSEYES,
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
    SERVE,
    SERVE_MENU,
    SHOOT,
    SHOOT_TWICE,
    Reroll,
    Serve,
    Shoot,
)
from sixgun.games.dice.queries import (
    ROLLS,
    Damage,
    LockedFaces,
    Reach,
    RollsAllowed,
    beer_gain,
    damage,
    gatlings_needed,
    reach,
    rerollable,
    rolls_allowed,
    targets,
)
from sixgun.kernel.agenda import Question
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
    if TurnBegan not in g.heard_of[seat]:
        return False
    g.tell(TurnBegan, seat, state.turn_number)
    return True


def roll(turn: OwnTurn, g: DiceTable) -> bool:
    """Steps 1 and 2: the first roll is mandatory and uses all five dice; the player decides on more."""
    ROLLING[g.state.active].answer(g, REROLL_ALL)
    return True


class Rolling(OwnQuestion):
    """Step 2 (D2): stop, or choose dice to roll again. It is put only while another roll is allowed."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("by_mask", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # What is asked depends only on which dice are free, so every ask there can be is made once.
        self.by_mask = [Ask(seat, "reroll", menu, self) for menu in REROLL_MENU]

    def choices(self, g: DiceTable) -> Sequence[Option]:
        seat = self.seat
        return REROLL_MENU[rerollable(g, seat) if LockedFaces in g.changes[seat] else g.state.tally.free]

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
        if tally.free and rolls < (rolls_allowed(g, seat) if RollsAllowed in g.changes[seat] else ROLLS):
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


class Aim(Question[DiceTable]):
    """D3, die by die: who is shot with the next bull's-eye. Nothing is applied before the last one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "faces", "shots", "doubled")
    __slots__ = ("doubled", "faces", "seat", "shots")

    def __init__(
        self, seat: int, faces: tuple[int, ...], shots: tuple[tuple[int, int], ...], doubled: bool
    ) -> None:
        self.seat = seat
        self.faces = faces
        self.shots = shots
        self.doubled = doubled

    def choices(self, g: DiceTable) -> Sequence[Option]:
        seat = self.seat
        face = self.faces[0]
        changes = g.changes[seat]
        if Reach in changes:
            menu = shots_at(targets(g, seat, face))
        else:
            ring = g.state.ring
            try:
                menu = COMMON_SHOTS[ring, seat, face]
            except KeyError:
                menu = COMMON_SHOTS[ring, seat, face] = shots_at(targets(g, seat, face))
        return (*menu, *g.offered(self)) if Aim in changes else menu

    def ask(self, g: DiceTable) -> Ask:
        return Ask(self.seat, "assign_bullseyes", self.choices(g), self)

    def answer(self, g: DiceTable, option: Option) -> None:
        assert isinstance(option, Shoot)
        seat = self.seat
        faces = self.faces
        if g.attentive:
            g.tell(ShotAimed, seat, *option.hits[0], faces[0])
        shots = self.shots + option.hits
        doubled = self.doubled or option.doubled
        if len(faces) > 1:
            g.state.agenda.append(Aim(seat, faces[1:], shots, doubled))
            return
        if doubled:
            g.state.beers_spent = 1
        strike(g, BULLSEYES, seat, hits(g, shots))

    def closed(self, g: DiceTable) -> Sequence[Closed]:
        open_to = targets(g, self.seat, self.faces[0])
        places = " / ".join(str(place) for place in reach(g, self.seat, self.faces[0]))
        found: list[Closed] = []
        for seat in range(len(g.state.seats)):
            if seat in open_to:
                continue
            if seat == self.seat:
                reason = refusal("not-yourself", "dice 10.1")
            elif not g.seat(seat).alive:
                reason = refusal("is-out", "dice 11", player=g.names[seat])
            else:
                away = distance(g, self.seat, seat)
                reason = refusal(
                    "wrong-distance", "dice 10.1", player=g.names[seat], distance=away, reach=places
                )
            found.append(Closed(SHOOT[seat], reason))
        if any(bound.ability.owner == self.seat for bound in g.live.offers.get(Aim, ())) and not g.offered(
            self
        ):
            used_up, no_beer = refusal("double-used", "dice 14.13"), refusal("double-no-beer", "dice 14.13")
            reason = used_up if self.doubled else no_beer
            found.extend([Closed(SHOOT_TWICE[seat], reason) for seat in open_to])
        return found

    def params(self, g: DiceTable) -> Mapping[str, int | str]:
        return {
            "face": FACES[self.faces[0]],
            "number": len(self.shots) + 1,
            "total": len(self.shots) + len(self.faces),
        }


COMMON_SHOTS: Final[dict[tuple[tuple[int, ...], int, int], tuple[Option, ...]]] = {}
"""By living seats, shooter and face: the shots of players whose reach nothing changes, as they come up."""


def shots_at(seats: tuple[int, ...]) -> tuple[Option, ...]:
    """A shot at each of these seats."""
    return tuple([SHOOT[seat] for seat in seats])


def hits(g: DiceTable, shots: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The points each victim of some shots is about to lose, in seat order."""
    if len(shots) == 1 and Damage not in g.changes[shots[0][0]]:
        return shots
    losses = dict(shots)
    if len(losses) < len(shots):
        losses = dict.fromkeys(losses, 0)
        for target, points in shots:
            losses[target] += points
    if Damage in g.live.modifies:
        for target in losses:
            losses[target] = damage(g, losses[target], target, BULLSEYES)
    return tuple(sorted(losses.items()))


def distance(g: DiceTable, one: int, other: int) -> int:
    """Living places between two living players, the shorter way round."""
    ring = g.state.ring
    apart = (ring.index(other) - ring.index(one)) % len(ring)
    return min(apart, len(ring) - apart)


def resolve_beers(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 5: all beers are assigned, then drunk together (R9)."""
    state = g.state
    beers = state.tally.beers - state.beers_spent
    if beers <= 0:
        return False
    state.agenda.append(Pour(state.active, beers, ()))
    return True


class Pour(Question[DiceTable]):
    """D6, beer by beer: who drinks the next one. Any living player, also one at full life."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "beers", "drinkers")
    __slots__ = ("beers", "drinkers", "seat")

    def __init__(self, seat: int, beers: int, drinkers: tuple[int, ...]) -> None:
        self.seat = seat
        self.beers = beers
        self.drinkers = drinkers

    def choices(self, g: DiceTable) -> Sequence[Option]:
        ring = g.state.ring
        try:
            return SERVE_MENU[ring]
        except KeyError:
            SERVE_MENU[ring] = tuple([SERVE[seat] for seat in ring])
            return SERVE_MENU[ring]

    def ask(self, g: DiceTable) -> Ask:
        return Ask(self.seat, "assign_beers", self.choices(g), self, g.state.ring.index(self.seat))

    def answer(self, g: DiceTable, option: Option) -> None:
        assert isinstance(option, Serve)
        seat = self.seat
        if g.attentive:
            g.tell(BeerServed, seat, option.seat)
        drinkers = (*self.drinkers, option.seat)
        if self.beers > 1:
            g.state.agenda.append(Pour(seat, self.beers - 1, drinkers))
        else:
            drink(g, seat, drinkers)

    def closed(self, g: DiceTable) -> Sequence[Closed]:
        return [
            Closed(SERVE[seat], refusal("is-out", "dice 10.2 R10", player=g.names[seat]))
            for seat, player in enumerate(g.state.seats)
            if not player.alive
        ]

    def params(self, g: DiceTable) -> Mapping[str, int | str]:
        return {"number": len(self.drinkers) + 1, "total": len(self.drinkers) + self.beers}


def drink(g: DiceTable, giver: int, drinkers: tuple[int, ...]) -> None:
    """All beers of a turn at once: what each is worth is settled before the first is drunk (R19)."""
    if len(drinkers) == 1:
        gain_life(g, drinkers[0], beer_gain(g, drinkers[0], giver), giver)
        return
    gains: dict[int, int] = {}
    for drinker in drinkers:
        gains[drinker] = gains.get(drinker, 0) + beer_gain(g, drinker, giver)
    for drinker, gain in gains.items():
        gain_life(g, drinker, gain, giver)


def resolve_gatling(turn: OwnTurn, g: DiceTable) -> bool:
    """Step 6: with enough gatlings the gun fires, once; with fewer they may still be counted (B9)."""
    state = g.state
    count = state.tally.gatlings
    if not count:
        return False
    seat = state.active
    if count < gatlings_needed(g, seat):
        if GatlingsResolved not in g.heard_of[seat]:
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
    if TurnEnding not in g.heard_of[seat]:
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

    Every step says whether the next one has to wait, because something is on the agenda now or somebody may
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
