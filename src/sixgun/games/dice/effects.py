"""The verbs of the dice game: arrows, the Indian attack, losing and gaining life, elimination."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from sixgun.games.dice.events import (
    LIFE_LOST,
    ArrowsReturned,
    ArrowsTaken,
    Eliminated,
    GameBegan,
    GameEnded,
    GatlingsResolved,
    IndiansAttacked,
    LastManStanding,
    LifeGained,
    LifeLost,
)
from sixgun.games.dice.model import GATLING, INDIANS, MAX_SEATS, NOBODY, DiceTable
from sixgun.games.dice.queries import DAMAGE, damages
from sixgun.games.dice.victory import verdict
from sixgun.kernel.agenda import Effect, Frame, Procedure, Question, Replaceable
from sixgun.kernel.hooks import change


class DiceEffect(Effect[DiceTable]):
    """An effect of this game."""

    __slots__ = ()


class OpenGame(DiceEffect):
    """The table is dealt, and the first player takes the dice."""

    __slots__ = ()

    def run(self, g: DiceTable) -> None:
        g.tell(GameBegan, len(g.state.seats), g.state.active)


OPEN_GAME: Final = OpenGame()


class OwnTurn(DiceEffect):
    """The active player's turn from some stage on; it is lost with its player (R3, R6)."""

    __slots__ = ("stage",)
    settles: bool = True

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def abandoned(self) -> Frame:
        """What is left of the turn when its player is out."""
        raise NotImplementedError


class OwnQuestion(Question[DiceTable]):
    """A question of the active player that is lost with the turn."""

    __slots__ = ()


class TakeArrows(DiceEffect):
    """Take arrows from the pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, g: DiceTable) -> None:
        if g.state.seats[self.seat].alive:  # R3: the rest of the roll is lost with its owner
            take_arrows(g, self.seat, self.count)


def take_arrows(g: DiceTable, seat: int, count: int) -> None:
    """Arrows are taken one at a time: the last one of the pile starts an attack before the next is taken."""
    state = g.state
    left = state.pile - count
    if left <= 0:
        if left < 0:
            state.agenda.append(TakeArrows(seat, -left))
        state.agenda.append(INDIAN_ATTACK[seat])
        count = state.pile
        left = 0
    state.seats[seat].arrows += count
    state.pile = left
    if g.attentive:
        g.tell(ArrowsTaken, seat, count, left)


class ReturnArrows(DiceEffect):
    """Put arrows of a player back on the pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "by")
    __slots__ = ("by", "count", "seat")

    def __init__(self, seat: int, count: int, by: int) -> None:
        self.seat = seat
        self.count = count
        self.by = by

    def run(self, g: DiceTable) -> None:
        return_arrows(g, self.seat, self.count, self.by)


class ReturnAllArrows(DiceEffect):
    """Everyone's arrows go back on the pile."""

    __slots__ = ()

    def run(self, g: DiceTable) -> None:
        for seat in g.state.ring:
            arrows = g.state.seats[seat].arrows
            if arrows:
                return_arrows(g, seat, arrows, NOBODY)


RETURN_ALL_ARROWS: Final = ReturnAllArrows()


def return_arrows(g: DiceTable, seat: int, count: int, by: int) -> None:
    """Move arrows from a player to the pile."""
    if count:
        g.state.seats[seat].arrows -= count
        g.state.pile += count
        if g.attentive:
            g.tell(ArrowsReturned, seat, count, by, g.state.pile)


class IndianAttack(DiceEffect):
    """Everyone loses a life point per arrow held now (R5), then all arrows go back."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: DiceTable) -> None:
        if g.attentive:
            g.tell(IndiansAttacked, self.seat)
        state = g.state
        seats = state.seats
        losses = tuple([(seat, seats[seat].arrows) for seat in state.ring])
        state.agenda.append(RETURN_ALL_ARROWS)
        strike(g, INDIANS, NOBODY, losses)


INDIAN_ATTACK: Final = tuple([IndianAttack(seat) for seat in range(MAX_SEATS)])
"""The attack, by who took the last arrow."""


def suffer(batch: "Batch", g: DiceTable) -> None:
    """B2 and B3: players who may replace a loss decide before anyone has lost anything; then the losses."""
    deciders = those_who_may_replace(g, batch.losses)
    if deciders:
        put_to(deciders, g, batch.cause, batch.by, batch.losses)
    else:
        lose_together(g, batch.cause, batch.by, batch.losses)


def put_to(
    deciders: Sequence[int], g: DiceTable, cause: str, by: int, losses: tuple[tuple[int, int], ...]
) -> None:
    """The losses of a batch one by one, those first that may be replaced."""
    hits = [LoseLife(seat, points, cause, by) for seat, points in losses if points]
    hits.sort(key=lambda hit: hit.seat not in deciders)
    g.then(*hits)


def those_who_may_replace(g: DiceTable, losses: tuple[tuple[int, int], ...]) -> Sequence[int]:
    """The victims of a batch with an ability that may replace their loss."""
    found: list[int] = []
    for seat, points in losses:
        if points and g.changes[seat] & LOSE_LIFE:
            found.append(seat)
    return found


def empty_quiver(batch: "Batch", g: DiceTable) -> None:
    """B5: whoever fired the gun returns all their arrows."""
    return_arrows(g, batch.by, g.state.seats[batch.by].arrows, batch.by)


def bury(batch: "Batch", g: DiceTable) -> None:
    """B6 and B7: everyone without life is out together; then the end of the game is checked once."""
    state = g.state
    for seat, _ in batch.losses:
        if not state.seats[seat].life:
            break
    else:
        return
    fallen = [seat for seat in state.ring if state.seats[seat].life == 0]
    for seat in fallen:
        player = state.seats[seat]
        player.alive = False
        state.pile += player.arrows
        player.arrows = 0
    state.count_living()
    result = verdict(state, fallen, batch.by)
    if result is None:
        for ability in [ability for ability in g.live.abilities if ability.owner in fallen]:
            g.ability_left(ability)
    for seat in fallen:
        g.reveal(Eliminated, seat, state.seats[seat].role, batch.cause, batch.by)
    if state.active in fallen:
        turn = g.nearest(OwnTurn)
        g.amend(turn, turn.abandoned())
        state.agenda[:] = [frame for frame in state.agenda if not isinstance(frame, OwnQuestion)]
    if result is not None:
        g.reveal(GameEnded, result.winners, result.reason, tuple([seat.role for seat in state.seats]))
        g.finish(result)
    elif len(state.seats) == 3 and not state.last_man_standing:
        state.last_man_standing = True
        g.tell(LastManStanding)


def count_gatlings(batch: "Batch", g: DiceTable) -> None:
    """B9: after the gun, the moment for abilities that count the gatlings."""
    g.tell(GatlingsResolved, batch.by, g.showing(GATLING))


class Batch(Procedure[DiceTable]):
    """Losses of life that happen at the same moment, in the order of ruling R7.

    B1, the points, is settled before the batch is made. B4 and B8 are the reactions that settle after the
    loss and after the eliminations; B10 is whatever was put off until the batch is over.
    """

    fields: ClassVar[tuple[str, ...]] = ("cause", "by", "losses", "stage")
    __slots__ = ("by", "cause", "losses")
    stages: ClassVar[tuple[Callable[[Any, Any], None], ...]] = (suffer, bury)

    def __init__(self, cause: str, by: int, losses: tuple[tuple[int, int], ...], stage: int = 0) -> None:
        self.cause = cause
        self.by = by
        self.losses = losses
        self.stage = stage

    def resumed(self, stage: int) -> "Batch":
        return Batch(self.cause, self.by, self.losses, stage)


class GatlingBatch(Batch):
    """The batch of the Gatling Gun, with its two extra stages."""

    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], None], ...]] = (suffer, empty_quiver, bury, count_gatlings)

    def resumed(self, stage: int) -> "GatlingBatch":
        return GatlingBatch(self.cause, self.by, self.losses, stage)


BURIAL: Final = Batch.stages.index(bury)


def strike(g: DiceTable, cause: str, by: int, losses: tuple[tuple[int, int], ...]) -> None:
    """A batch of these points (B1) that begins at once.

    What is left of it waits on the agenda only if it has something to do.
    """
    anywhere = g.live.anywhere
    if anywhere & DAMAGE:
        losses = damages(g, losses, cause)
    if anywhere & LOSE_LIFE:
        deciders = those_who_may_replace(g, losses)
        if deciders:
            g.state.agenda.append(Batch(cause, by, losses, BURIAL))
            put_to(deciders, g, cause, by, losses)
            return
    if lose_together(g, cause, by, losses) or g.state.tray:
        g.state.agenda.append(Batch(cause, by, losses, BURIAL))


class LoseLife(Replaceable[DiceTable]):
    """A player loses life points; never below zero."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "cause", "by", "seen")
    __slots__ = ("by", "cause", "points", "seat", "seen")

    def __init__(self, seat: int, points: int, cause: str, by: int, seen: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.points = points
        self.cause = cause
        self.by = by
        self.seen = seen

    def seen_abilities(self) -> tuple[str, ...]:
        return self.seen

    def run(self, g: DiceTable) -> None:
        lose_together(g, self.cause, self.by, ((self.seat, self.points),))


def lose_together(g: DiceTable, cause: str, by: int, losses: tuple[tuple[int, int], ...]) -> bool:
    """Take the life points of a batch, never below zero; returns whether someone has none left."""
    fatal = False
    seats = g.state.seats
    heard_of = g.heard_of
    for seat, points in losses:
        if points:
            player = seats[seat]
            left = player.life - points
            if left <= 0:
                points = player.life
                left = 0
                fatal = True
            player.life = left
            if heard_of[seat] & LIFE_LOST:
                g.tell(LifeLost, seat, points, cause, by, left)
    return fatal


class GainLife(DiceEffect):
    """A living player regains life points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by")
    __slots__ = ("by", "points", "seat")

    def __init__(self, seat: int, points: int, by: int) -> None:
        self.seat = seat
        self.points = points
        self.by = by

    def run(self, g: DiceTable) -> None:
        gain_life(g, self.seat, self.points, self.by)


def gain_life(g: DiceTable, seat: int, points: int, by: int) -> None:
    """Give life points to a living player, never above the maximum."""
    player = g.state.seats[seat]
    room = player.max_life - player.life
    gained = points if points < room else room
    if player.alive and gained > 0:
        player.life += gained
        if g.attentive:
            g.tell(LifeGained, seat, gained, by, player.life)


LOSE_LIFE: Final[int] = change(LoseLife)
