"""Everything that can have happened at a dice table. Past tense, facts only, seen by everyone."""

from typing import ClassVar, Final

from sixgun.kernel.events import OpenEvent
from sixgun.kernel.hooks import sound


class GameBegan(OpenEvent):
    """Roles and characters are dealt; `first` takes the dice."""

    fields: ClassVar[tuple[str, ...]] = ("players", "first")
    __slots__ = ("first", "players")

    def __init__(self, players: int, first: int) -> None:
        self.players = players
        self.first = first


class TurnBegan(OpenEvent):
    """A player's turn starts, before the first roll."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")
    __slots__ = ("number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class DiceRolled(OpenEvent):
    """Dice were rolled: all five faces now, and which of them (a mask) were rolled just now."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "roll", "rolled", "dice")
    __slots__ = ("dice", "roll", "rolled", "seat")

    def __init__(self, seat: int, roll: int, rolled: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.roll = roll
        self.rolled = rolled
        self.dice = dice


class DiceKept(OpenEvent):
    """A player was content with the dice although another roll was possible."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "dice")
    __slots__ = ("dice", "seat")

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice


class ArrowsTaken(OpenEvent):
    """A player took arrows from the pile."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "pile")
    __slots__ = ("count", "pile", "seat")

    def __init__(self, seat: int, count: int, pile: int) -> None:
        self.seat = seat
        self.count = count
        self.pile = pile


class ArrowsReturned(OpenEvent):
    """A player's arrows went back to the pile; `by` is who made it happen."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "by", "pile")
    __slots__ = ("by", "count", "pile", "seat")

    def __init__(self, seat: int, count: int, by: int, pile: int) -> None:
        self.seat = seat
        self.count = count
        self.by = by
        self.pile = pile


class IndiansAttacked(OpenEvent):
    """The last arrow was taken: everyone loses a life point per arrow."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DynamiteExploded(OpenEvent):
    """Three or more dynamites ended the rolling."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class ShotAimed(OpenEvent):
    """A bull's-eye die was assigned; `points` is 2 if a beer doubled it, `face` what the die shows."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "points", "face")
    __slots__ = ("face", "points", "seat", "target")

    def __init__(self, seat: int, target: int, points: int, face: int) -> None:
        self.seat = seat
        self.target = target
        self.points = points
        self.face = face


class BeerServed(OpenEvent):
    """A beer die was assigned to a player."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    __slots__ = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


class GatlingFired(OpenEvent):
    """The Gatling Gun fired at everyone else."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class GatlingsResolved(OpenEvent):
    """The gatling step reached the moment for abilities that count gatlings, gun or no gun."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class HitDodged(OpenEvent):
    """A player takes arrows instead of losing that many life points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "cause")
    __slots__ = ("cause", "points", "seat")

    def __init__(self, seat: int, points: int, cause: str) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause


class LifeLost(OpenEvent):
    """A player lost life points in one batch; `by` is who is responsible, or nobody (-1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "cause", "by", "life")
    __slots__ = ("by", "cause", "life", "points", "seat")

    def __init__(self, seat: int, points: int, cause: str, by: int, life: int) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause
        self.by = by
        self.life = life


class LifeGained(OpenEvent):
    """A player regained life points; `by` is whose beer or gift it was."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by", "life")
    __slots__ = ("by", "life", "points", "seat")

    def __init__(self, seat: int, points: int, by: int, life: int) -> None:
        self.seat = seat
        self.points = points
        self.by = by
        self.life = life


class Eliminated(OpenEvent):
    """A player is out of the game and shows their role."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "role", "cause", "by")
    __slots__ = ("by", "cause", "role", "seat")

    def __init__(self, seat: int, role: str, cause: str, by: int) -> None:
        self.seat = seat
        self.role = role
        self.cause = cause
        self.by = by


class LastManStanding(OpenEvent):
    """Three players: nobody killed their own target; from now on the last one alive wins."""

    __slots__ = ()


class TurnEnding(OpenEvent):
    """A turn's dice are resolved; `dice` are the final five."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "dice")
    __slots__ = ("dice", "seat")

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice


class GameEnded(OpenEvent):
    """The game is over and all roles are shown."""

    fields: ClassVar[tuple[str, ...]] = ("winners", "reason", "roles")
    __slots__ = ("reason", "roles", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, roles: tuple[str, ...]) -> None:
        self.winners = winners
        self.reason = reason
        self.roles = roles


GATLINGS_RESOLVED: Final[int] = sound(GatlingsResolved)
LIFE_LOST: Final[int] = sound(LifeLost)
TURN_BEGAN: Final[int] = sound(TurnBegan)
TURN_ENDING: Final[int] = sound(TurnEnding)
