"""The nouns of the dice game: faces, roles, causes, seats and the state of a table."""

from collections.abc import Mapping
from typing import Any, Final, cast

from sixgun.kernel.plain import Json, Plain
from sixgun.kernel.rng import Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table

ARROW: Final = 0
DYNAMITE: Final = 1
BULLSEYE_1: Final = 2
BULLSEYE_2: Final = 3
BEER: Final = 4
GATLING: Final = 5
FACES: Final = ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")
"""Names of the six faces; a die face is an index into this tuple."""

DICE: Final = 5
ALL_DICE: Final = (1 << DICE) - 1
ARROWS: Final = 9
TOO_MANY: Final = 3
"""This many dynamites end the rolling."""

INDIANS: Final = "indians"
BOOM: Final = "dynamite"
BULLSEYES: Final = "bullseyes"
GUN: Final = "gatling"
CAUSES: Final = (INDIANS, BOOM, BULLSEYES, GUN)
"""The four batches: every loss of life belongs to exactly one."""

NOBODY: Final = -1


class Seat:
    """One player: role, character, life, arrows."""

    __slots__ = ("alive", "arrows", "character", "life", "max_life", "role")

    def __init__(
        self, role: str, character: str, life: int, max_life: int, arrows: int = 0, alive: bool = True
    ) -> None:
        self.role = role
        self.character = character
        self.life = life
        self.max_life = max_life
        self.arrows = arrows
        self.alive = alive

    def clone(self) -> "Seat":
        """An independent copy."""
        return Seat(self.role, self.character, self.life, self.max_life, self.arrows, self.alive)


class Tally:
    """Dice as they lie on the table and what can be read off them. Made once, shared by all tables.

    Attributes:
        dice: The face of every die.
        dynamites, beers, gatlings: How many dice show these faces.
        bullseyes: The faces of the bull's-eyes, die by die.
        free: The mask of dice that may be rolled again by the common rule: all but dynamite, unless three or
            more have gone off.
        counting: The mask of faces that will have to be resolved.
    """

    __slots__ = ("beers", "bullseyes", "counting", "dice", "dynamites", "free", "gatlings")

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice
        self.dynamites = dice.count(DYNAMITE)
        self.beers = dice.count(BEER)
        self.gatlings = dice.count(GATLING)
        self.bullseyes = tuple([face for face in dice if face in (BULLSEYE_1, BULLSEYE_2)])
        self.free = free_dice(dice, (DYNAMITE,))
        harmless = (ARROW,) if self.dynamites >= TOO_MANY else (ARROW, DYNAMITE)
        self.counting = sum([1 << face for face in set(dice) if face not in harmless])


def free_dice(dice: tuple[int, ...], locked: tuple[int, ...]) -> int:
    """The mask of dice that show none of the locked faces; no die is free once too many show dynamite."""
    if dice.count(DYNAMITE) >= TOO_MANY:
        return 0
    return sum([1 << die for die, face in enumerate(dice) if face not in locked])


TALLIES: Final[dict[tuple[int, ...], Tally]] = {}
"""Tallies by dice, filled as they come up: there are 7776, and the same ones come again and again."""


def tally_of(dice: tuple[int, ...]) -> Tally:
    """What can be read off these dice."""
    tally = TALLIES.get(dice)
    if tally is None:
        tally = TALLIES[dice] = Tally(dice)
    return tally


NO_DICE: Final = tally_of(())


class DiceState(State):
    """A table of the dice game. `ring` lists the living seats clockwise and follows from `seats`."""

    __slots__ = ("beers_spent", "last_man_standing", "pile", "ring", "rolls_made", "seats", "tally")

    def __init__(self, rng: Rng, seats: list[Seat]) -> None:
        super().__init__(rng)
        self.seats = seats
        self.pile = ARROWS
        self.tally = NO_DICE
        self.rolls_made = 0
        self.beers_spent = 0
        self.last_man_standing = False
        self.ring: tuple[int, ...] = ()
        self.count_living()

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces on the table; none before the first roll of a turn."""
        return self.tally.dice

    @dice.setter
    def dice(self, dice: tuple[int, ...]) -> None:
        self.tally = tally_of(dice)

    def count_living(self) -> None:
        """Bring `ring` up to date after someone was eliminated."""
        self.ring = tuple([index for index, seat in enumerate(self.seats) if seat.alive])

    def seat_count(self) -> int:
        return len(self.seats)

    def clone(self) -> "DiceState":
        other = DiceState(self.rng.clone(), [seat.clone() for seat in self.seats])
        other.copy_from(self)
        other.pile = self.pile
        other.tally = self.tally
        other.rolls_made = self.rolls_made
        other.beers_spent = self.beers_spent
        other.last_man_standing = self.last_man_standing
        return other

    def save(self) -> dict[str, Json]:
        data = super().save()
        data["seats"] = [
            {
                "role": seat.role,
                "character": seat.character,
                "life": seat.life,
                "max_life": seat.max_life,
                "arrows": seat.arrows,
                "alive": seat.alive,
            }
            for seat in self.seats
        ]
        data["pile"] = self.pile
        data["dice"] = list(self.dice)
        data["rolls_made"] = self.rolls_made
        data["beers_spent"] = self.beers_spent
        data["last_man_standing"] = self.last_man_standing
        return data

    def load(self, data: Mapping[str, Json], classes: Mapping[str, type[Plain]]) -> None:
        super().load(data, classes)
        rows = cast("list[dict[str, Any]]", data["seats"])
        self.seats = [
            Seat(row["role"], row["character"], row["life"], row["max_life"], row["arrows"], row["alive"])
            for row in rows
        ]
        self.pile = cast(int, data["pile"])
        self.dice = tuple(cast("list[int]", data["dice"]))
        self.rolls_made = cast(int, data["rolls_made"])
        self.beers_spent = cast(int, data["beers_spent"])
        self.last_man_standing = bool(data["last_man_standing"])
        self.count_living()

    def next_living(self, seat: int) -> int:
        """The next living seat clockwise from `seat`, which may itself be out of the game."""
        count = len(self.seats)
        for step in range(1, count + 1):
            candidate = (seat + step) % count
            if self.seats[candidate].alive:
                return candidate
        raise LookupError("nobody is alive")


def at_distance(ring: tuple[int, ...], shooter: int, places: int) -> list[int]:
    """The seats of a ring exactly that many places away, either way round, without the shooter."""
    here = ring.index(shooter)
    ends = {ring[(here + places) % len(ring)], ring[(here - places) % len(ring)]}
    return sorted(ends - {shooter})


class DiceTable(Table[DiceState]):
    """A table of the dice game, with the shorthands its cards use."""

    __slots__ = ()

    def seat(self, index: int) -> Seat:
        """The player at a seat."""
        return self.state.seats[index]

    def showing(self, face: int) -> int:
        """How many of the dice on the table show a face."""
        return self.state.tally.dice.count(face)
