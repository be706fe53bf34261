"""The nouns of the dice game: faces, roles, causes, seats and the state of a table."""

from collections.abc import Mapping
from typing import Any, Final, cast

from sixgun.kernel.asks import Option
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
        packed: The dice as one number, see `packed`.
    """

    __slots__ = ("beers", "bullseyes", "counting", "dice", "dynamites", "free", "gatlings", "packed")

    def __init__(self, dice: tuple[int, ...], packed: int) -> None:
        self.dice = dice
        self.packed = packed
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


FACE_BITS: Final = 3
"""Dice are packed into one number, three bits for the face of each, the first die lowest."""

FACE_MASK: Final = (1 << FACE_BITS) - 1

TALLIES: Final[list[Tally | None]] = [None] * (1 << FACE_BITS * DICE)
"""Tallies by packed dice, made as they come up: there are 7776, and the same ones come again and again."""


def packed(dice: tuple[int, ...], mask: int = ALL_DICE) -> int:
    """The faces of dice that lie in the places of a mask, as one number."""
    place = 0
    number = 0
    for die in range(DICE):
        if mask >> die & 1:
            place |= dice[number] << FACE_BITS * die
            number += 1
    return place


def tally_of(dice: tuple[int, ...]) -> Tally:
    """What can be read off these dice."""
    if not dice:
        return NO_DICE
    place = packed(dice)
    return TALLIES[place] or tally_at(place)


def tally_at(place: int) -> Tally:
    """What can be read off dice that come up for the first time, kept for the next."""
    tally = Tally(tuple([place >> FACE_BITS * die & FACE_MASK for die in range(DICE)]), place)
    TALLIES[place] = tally
    return tally


NO_DICE: Final = Tally((), 0)


MAX_SEATS: Final = 8


class Circle:
    """The living round a table, and what follows from nothing else. Made once, shared by all tables.

    Attributes:
        ring: The living seats, clockwise.
        after: For every seat, of the eliminated too, the next living one clockwise.
        targets: The living seats that are some numbers of places away from a living one, as they come up.
        shots: By face and seat: the menu of shots of a player whose reach nothing changes, as they come up.
        beers: The menu of those who can be given a beer, once it came up.
    """

    __slots__ = ("after", "beers", "ring", "shots", "targets")

    def __init__(self, living: tuple[bool, ...]) -> None:
        count = len(living)
        self.ring: tuple[int, ...] = tuple([seat for seat in range(count) if living[seat]])
        self.after: list[int] = []
        for seat in range(count):
            following = [
                other % count for other in range(seat + 1, seat + 1 + count) if living[other % count]
            ]
            self.after.append(following[0] if following else seat)
        self.targets: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self.shots: list[list[tuple[Option, ...]]] = [[()] * count for _ in FACES]
        self.beers: tuple[Option, ...] = ()

    def within(self, seat: int, reached: tuple[int, ...]) -> tuple[int, ...]:
        """The living seats so many places away from a living one, either way round, in seat order."""
        try:
            return self.targets[seat, reached]
        except KeyError:
            found = {target for places in reached for target in at_distance(self.ring, seat, places)}
            self.targets[seat, reached] = tuple(sorted(found))
            return self.targets[seat, reached]


CIRCLES: Final[dict[tuple[bool, ...], Circle]] = {}
"""Circles by who of a table is alive, as they come up."""


def circle_of(living: tuple[bool, ...]) -> Circle:
    """The circle of those alive."""
    circle = CIRCLES.get(living)
    if circle is None:
        circle = CIRCLES[living] = Circle(living)
    return circle


class DiceState(State):
    """A table of the dice game. `circle` and `ring`, the living seats clockwise, follow from `seats`."""

    __slots__ = (
        "beers_spent",
        "circle",
        "last_man_standing",
        "pile",
        "ring",
        "rolls_made",
        "seats",
        "tally",
    )

    def __init__(self, rng: Rng, seats: list[Seat], circle: Circle | None = None) -> None:
        super().__init__(rng)
        self.seats = seats
        self.pile = ARROWS
        self.tally = NO_DICE
        self.rolls_made = 0
        self.beers_spent = 0
        self.last_man_standing = False
        self.circle = circle_of(tuple([seat.alive for seat in seats])) if circle is None else circle
        self.ring = self.circle.ring

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces on the table; none before the first roll of a turn."""
        return self.tally.dice

    @dice.setter
    def dice(self, dice: tuple[int, ...]) -> None:
        self.tally = tally_of(dice)

    def count_living(self) -> None:
        """Bring `ring` up to date after someone was eliminated."""
        self.circle = circle_of(tuple([seat.alive for seat in self.seats]))
        self.ring = self.circle.ring

    def seat_count(self) -> int:
        return len(self.seats)

    def clone(self) -> "DiceState":
        other = DiceState(self.rng.clone(), [seat.clone() for seat in self.seats], self.circle)
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
