"""A turn: its steps in order, rolling, aiming, pouring, firing. Characters are not mentioned here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from sixgun.games.dice import events as told
from sixgun.games.dice.effects import Batch, GatlingBatch, OwnTurn, gain_life, take_arrows
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
    NOBODY,
    DiceTable,
)
from sixgun.games.dice.options import (
    MAX_SEATS,
    REROLL_MENU,
    SERVE,
    SERVE_MENU,
    SHOOT,
    SHOOT_MENU,
    Reroll,
    Serve,
    Shoot,
)
from sixgun.games.dice.queries import (
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

DICE_OF: Final = tuple(
    [tuple([die for die in range(DICE) if mask >> die & 1]) for mask in range(ALL_DICE + 1)]
)
"""The dice of every mask."""

BOTH_BULLSEYES: Final = (BULLSEYE_1, BULLSEYE_2)

TOO_MANY: Final = 3
"""So many dynamites end the rolling."""


def start_of_turn(turn: OwnTurn, g: DiceTable) -> None:
    """Step 0."""
    state = g.state
    state.turn_number += 1
    state.dice = ()
    state.rolls_made = 0
    state.beers_spent = 0
    g.tell(told.TurnBegan, state.active, state.turn_number)


def roll(turn: OwnTurn, g: DiceTable) -> None:
    """Steps 1 and 2: the first roll is mandatory and uses all five dice; the player decides on more."""
    seat = g.state.active
    g.state.agenda.append(ROLLING[seat])
    roll_dice(g, seat, ALL_DICE)


def roll_dice(g: DiceTable, seat: int, mask: int) -> None:
    """Roll some dice; arrows among them are taken at once."""
    state = g.state
    which = DICE_OF[mask]
    rolled = state.rng.roll(len(which), len(FACES))
    if len(which) == DICE:
        state.dice = rolled
    else:
        dice = list(state.dice)
        for die, face in zip(which, rolled, strict=True):
            dice[die] = face
        state.dice = tuple(dice)
    state.rolls_made += 1
    g.tell(told.DiceRolled, seat, state.rolls_made, mask, state.dice)
    arrows = rolled.count(ARROW)
    if arrows:
        take_arrows(g, seat, arrows)


class Rolling(Question[DiceTable]):
    """Step 2 (D2): stop, or choose dice to roll again."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("by_mask", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # What is asked depends only on which dice are free, so every ask there can be is made once.
        self.by_mask = [Ask(seat, "reroll", menu, self) for menu in REROLL_MENU]

    def ask(self, g: DiceTable) -> Ask | None:
        state = g.state
        if (
            not state.seats[self.seat].alive
            or state.dice.count(DYNAMITE) >= TOO_MANY
            or state.rolls_made >= rolls_allowed(g, self.seat)
        ):
            return None
        free = rerollable(g, self.seat)
        return self.by_mask[free] if free else None

    def answer(self, g: DiceTable, option: Option) -> None:
        if isinstance(option, Reroll):
            g.state.agenda.append(self)
            roll_dice(g, self.seat, option.mask)
        else:
            g.tell(told.DiceKept, self.seat, g.state.dice)

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


def resolve_dynamite(turn: OwnTurn, g: DiceTable) -> None:
    """Step 3: three or more dynamites cost one life point, however many show."""
    count = g.state.dice.count(DYNAMITE)
    if count >= TOO_MANY:
        seat = g.state.active
        g.tell(told.DynamiteExploded, seat, count)
        g.then(Batch(BOOM, NOBODY, ((seat, damage(g, 1, seat, BOOM)),)))


def resolve_bullseyes(turn: OwnTurn, g: DiceTable) -> None:
    """Step 4: all bull's-eyes are assigned, then all hits land together (R8)."""
    dice = g.state.dice
    if BULLSEYE_1 in dice or BULLSEYE_2 in dice:
        faces = tuple([face for face in dice if face in BOTH_BULLSEYES])
        g.state.agenda.append(Aim(g.state.active, faces, (), False))


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

    def ask(self, g: DiceTable) -> Ask:
        hit = targets(g, self.seat, self.faces[0])
        menu = SHOOT_MENU.get(hit)
        if menu is None:
            menu = tuple([SHOOT[target] for target in hit])
            SHOOT_MENU[hit] = menu
        return Ask(self.seat, "assign_bullseyes", (*menu, *g.offered(self)) if g.live.offers else menu, self)

    def answer(self, g: DiceTable, option: Option) -> None:
        shot = option
        assert isinstance(shot, Shoot)
        points = 2 if shot.doubled else 1
        g.tell(told.ShotAimed, self.seat, shot.target, points, self.faces[0])
        shots = (*self.shots, (shot.target, points))
        doubled = self.doubled or shot.doubled
        if len(self.faces) > 1:
            g.state.agenda.append(Aim(self.seat, self.faces[1:], shots, doubled))
            return
        if doubled:
            g.state.beers_spent = 1
        Batch(BULLSEYES, self.seat, hits(g, shots)).run(g)

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
        return found

    def params(self, g: DiceTable) -> Mapping[str, int | str]:
        return {
            "face": FACES[self.faces[0]],
            "number": len(self.shots) + 1,
            "total": len(self.shots) + len(self.faces),
        }


def hits(g: DiceTable, shots: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The points each victim of some shots is about to lose, in seat order."""
    if len(shots) == 1:
        target, points = shots[0]
        return ((target, damage(g, points, target, BULLSEYES)),)
    losses: dict[int, int] = {}
    for target, points in shots:
        losses[target] = losses.get(target, 0) + points
    return tuple([(seat, damage(g, losses[seat], seat, BULLSEYES)) for seat in sorted(losses)])


def distance(g: DiceTable, one: int, other: int) -> int:
    """Living places between two living players, the shorter way round."""
    ring = g.state.ring
    apart = (ring.index(other) - ring.index(one)) % len(ring)
    return min(apart, len(ring) - apart)


def resolve_beers(turn: OwnTurn, g: DiceTable) -> None:
    """Step 5: all beers are assigned, then drunk together (R9)."""
    beers = g.state.dice.count(BEER) - g.state.beers_spent
    if beers > 0:
        g.state.agenda.append(Pour(g.state.active, beers, ()))


class Pour(Question[DiceTable]):
    """D6, beer by beer: who drinks the next one. Any living player, also one at full life."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "beers", "drinkers")
    __slots__ = ("beers", "drinkers", "seat")

    def __init__(self, seat: int, beers: int, drinkers: tuple[int, ...]) -> None:
        self.seat = seat
        self.beers = beers
        self.drinkers = drinkers

    def ask(self, g: DiceTable) -> Ask:
        ring = g.state.ring
        menu = SERVE_MENU.get(ring)
        if menu is None:
            menu = tuple([SERVE[seat] for seat in ring])
            SERVE_MENU[ring] = menu
        return Ask(self.seat, "assign_beers", menu, self, ring.index(self.seat))

    def answer(self, g: DiceTable, option: Option) -> None:
        assert isinstance(option, Serve)
        drinker = option.seat
        g.tell(told.BeerServed, self.seat, drinker)
        drinkers = (*self.drinkers, drinker)
        if self.beers > 1:
            g.state.agenda.append(Pour(self.seat, self.beers - 1, drinkers))
        else:
            drink(g, self.seat, drinkers)

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
    gains: dict[int, int] = {}
    for drinker in drinkers:
        gains[drinker] = gains.get(drinker, 0) + beer_gain(g, drinker, giver)
    for drinker, gain in gains.items():
        gain_life(g, drinker, gain, giver)


def resolve_gatling(turn: OwnTurn, g: DiceTable) -> None:
    """Step 6: with enough gatlings the gun fires, once; with fewer they may still be counted (B9)."""
    count = g.state.dice.count(GATLING)
    if not count:
        return
    seat = g.state.active
    if count >= gatlings_needed(g, seat):
        g.tell(told.GatlingFired, seat, count)
        g.then(
            Batch(
                GUN,
                seat,
                tuple([(other, damage(g, 1, other, GUN)) for other in g.state.ring if other != seat]),
            )
        )
    else:
        g.tell(told.GatlingsResolved, seat, count)


def end_of_turn(turn: OwnTurn, g: DiceTable) -> None:
    """Step 7: for characters who wait for it."""
    g.tell(told.TurnEnding, g.state.active, g.state.dice)


def pass_dice(turn: OwnTurn, g: DiceTable) -> None:
    """Step 8: the dice go to the next living player to the left."""
    g.state.active = g.state.next_living(g.state.active)
    g.state.agenda.append(TURN[0])


class Turn(OwnTurn):
    """One turn, step by step."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], None], ...]] = (
        start_of_turn,
        roll,
        resolve_dynamite,
        resolve_bullseyes,
        resolve_beers,
        resolve_gatling,
        end_of_turn,
        pass_dice,
    )

    def resumed(self, stage: int) -> "Turn":
        return TURN[stage]

    def abandoned(self) -> "Turn":
        return TURN[len(self.stages) - 1]


TURN: Final = tuple([Turn(stage) for stage in range(len(Turn.stages) + 1)])
"""A turn at each of its steps; the last one has nothing left to do."""
