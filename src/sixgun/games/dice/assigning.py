"""Dice that need a target: who each bull's-eye hits (D3), who drinks each beer (D6)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sixgun.games.dice.effects import gain_life, strike
from sixgun.games.dice.events import BeerServed, ShotAimed
from sixgun.games.dice.model import BULLSEYES, FACES, DiceTable
from sixgun.games.dice.options import SERVE, SHOOT, SHOOT_TWICE, Serve, Shoot
from sixgun.games.dice.queries import REACH, beer_gain, reach, targets
from sixgun.kernel.agenda import Question
from sixgun.kernel.asks import Ask, Closed, Option, refusal
from sixgun.kernel.hooks import change


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
        if changes & SHOOTING:
            menu = shots_at(targets(g, seat, face))
            return (*menu, *g.offered(self)) if changes & AIM else menu
        common = g.state.circle.shots[face]
        menu = common[seat]
        if not menu:
            menu = common[seat] = shots_at(targets(g, seat, face))
        return menu

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
        strike(g, BULLSEYES, seat, shots if len(shots) == 1 else summed(shots))

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


def shots_at(seats: tuple[int, ...]) -> tuple[Option, ...]:
    """A shot at each of these seats."""
    return tuple([SHOOT[seat] for seat in seats])


def summed(shots: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The points of several shots by victim, in seat order."""
    losses: dict[int, int] = {}
    for target, points in shots:
        losses[target] = losses.get(target, 0) + points
    return tuple(sorted(losses.items()))


def distance(g: DiceTable, one: int, other: int) -> int:
    """Living places between two living players, the shorter way round."""
    ring = g.state.ring
    apart = (ring.index(other) - ring.index(one)) % len(ring)
    return min(apart, len(ring) - apart)


class Pour(Question[DiceTable]):
    """D6, beer by beer: who drinks the next one. Any living player, even one at full life."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "beers", "drinkers")
    __slots__ = ("beers", "drinkers", "seat")

    def __init__(self, seat: int, beers: int, drinkers: tuple[int, ...]) -> None:
        self.seat = seat
        self.beers = beers
        self.drinkers = drinkers

    def choices(self, g: DiceTable) -> Sequence[Option]:
        circle = g.state.circle
        if not circle.beers:
            circle.beers = tuple([SERVE[seat] for seat in circle.ring])
        return circle.beers

    def ask(self, g: DiceTable) -> Ask:
        return Ask(self.seat, "assign_beers", self.choices(g), self, g.state.ring.index(self.seat))

    def answer(self, g: DiceTable, option: Option) -> None:
        assert isinstance(option, Serve)
        seat = self.seat
        if g.attentive:
            g.tell(BeerServed, seat, option.seat)
        drinker = option.seat
        if self.beers > 1:
            g.state.agenda.append(Pour(seat, self.beers - 1, (*self.drinkers, drinker)))
        elif self.drinkers:
            drink(g, seat, (*self.drinkers, drinker))
        else:
            gain_life(g, drinker, beer_gain(g, drinker, seat), seat)

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


AIM: Final[int] = change(Aim)
SHOOTING: Final[int] = AIM | REACH
"""What decides how a player may shoot."""
