"""Numbers and attributes that characters may change. Each starts from the rule everyone has."""

from typing import Final

from sixgun.games.dice.model import BULLSEYE_1, DYNAMITE, DiceTable, free_dice
from sixgun.kernel.hooks import Query, change

ROLLS: Final = 3
GATLINGS: Final = 3

FEW: Final = 3
"""With this many living players or fewer every bull's-eye counts as a 1."""


class RollsAllowed(Query[int]):
    """How many rolls a turn may have. About: seat."""


class GatlingsNeeded(Query[int]):
    """How many gatlings fire the gun. About: seat."""


class LockedFaces(Query[tuple[int, ...]]):
    """Faces that may not be rolled again. About: seat."""


class Reach(Query[tuple[int, ...]]):
    """How many places away a bull's-eye die may hit. About: seat."""


class Damage(Query[int]):
    """How many life points someone is about to lose in a batch. About: victim, cause."""


class BeerGain(Query[int]):
    """How many life points one beer gives. About: drinker, giver."""


def rolls_allowed(g: DiceTable, seat: int) -> int:
    """Three: the first roll and two more."""
    return g.query(RollsAllowed, ROLLS, seat) if g.changes[seat] & ROLLS_ALLOWED else ROLLS


def gatlings_needed(g: DiceTable, seat: int) -> int:
    """Three."""
    return g.query(GatlingsNeeded, GATLINGS, seat) if g.changes[seat] & GATLINGS_NEEDED else GATLINGS


def rerollable(g: DiceTable, seat: int) -> int:
    """The mask of dice that may be rolled again: all but dynamite; none once three of them show."""
    if g.changes[seat] & LOCKED_FACES:
        return free_dice(g.state.dice, g.query(LockedFaces, (DYNAMITE,), seat))
    return g.state.tally.free


_ONE: Final = (1,)
_TWO: Final = (2,)


def reach(g: DiceTable, seat: int, face: int) -> tuple[int, ...]:
    """One place or two, as the die says; with two or three living players always one (first of all, R21)."""
    places = _ONE if face == BULLSEYE_1 or len(g.state.ring) <= FEW else _TWO
    return g.query(Reach, places, seat) if g.changes[seat] & REACH else places


def targets(g: DiceTable, seat: int, face: int) -> tuple[int, ...]:
    """The living seats a bull's-eye die may hit, in seat order."""
    return g.state.circle.within(seat, reach(g, seat, face))


def damages(g: DiceTable, losses: tuple[tuple[int, int], ...], cause: str) -> tuple[tuple[int, int], ...]:
    """What the victims' characters leave of the points of a batch."""
    changes = g.changes
    return tuple(
        [
            (
                victim,
                g.query_with(Damage, points, victim, cause) if changes[victim] & DAMAGE else points,
            )
            for victim, points in losses
        ]
    )


def beer_gain(g: DiceTable, drinker: int, giver: int) -> int:
    """One life point."""
    return g.query_with(BeerGain, 1, drinker, giver) if g.changes[drinker] & BEER_GAIN else 1


BEER_GAIN: Final[int] = change(BeerGain)
DAMAGE: Final[int] = change(Damage)
GATLINGS_NEEDED: Final[int] = change(GatlingsNeeded)
LOCKED_FACES: Final[int] = change(LockedFaces)
REACH: Final[int] = change(Reach)
ROLLS_ALLOWED: Final[int] = change(RollsAllowed)
