"""What all railcars have in common: cards in play like blue ones, without rank and suit (4.4)."""

from typing import ClassVar, cast

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.kinds import CAR, HELD, Blue
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.sets.great_train_robbery.coupling import couple, set_down
from sixgun.games.bang.sets.great_train_robbery.part import note, train_of
from sixgun.games.bang.sets.great_train_robbery.told import Place
from sixgun.kernel.asks import Option


class Railcar(Blue):
    """A car. It is never in a hand, and when it is discarded it goes under the car deck."""

    colour: ClassVar[str] = CAR

    def homes(self, g: BangTable) -> tuple[int, ...]:
        """In front of whom its owner, who has just got it, may place it."""
        return (self.owner,)

    def refuge(self, g: BangTable) -> tuple[int, ...]:
        """The same if it was taken from someone and not off the train."""
        return (self.owner,)

    def received(self, g: BangTable) -> None:
        note(g, loose=(*train_of(g).loose, self.card))
        give_place(g, self.owner, self.card, self.refuge(g))

    def put_away(self, g: BangTable) -> None:
        note(g, under=(*train_of(g).under, self.card))
        couple(g)

    def fetched(self, g: BangTable) -> bool:
        under = train_of(g).under
        if self.card not in under:  # the train was short of cars
            return False
        note(g, under=tuple([car for car in under if car != self.card]))
        return True


def car_of(seat: int, card: int) -> Railcar:
    """A car as if it were a player's."""
    return cast(Railcar, HELD[seat][card])


def give_place(g: BangTable, seat: int, card: int, targets: tuple[int, ...]) -> None:
    """A player places a car, which is loose, in front of one of some players."""
    if len(targets) == 1:
        set_down(g, seat, card, targets[0])
    else:
        g.then(PlaceCar(seat, card, targets))


class PlaceCar(Decision):
    """In front of whom a player places a car."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "targets")
    __slots__ = ("card", "targets")
    prompt: ClassVar[str] = "place_car"

    def __init__(self, seat: int, card: int, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.targets = targets

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Place(self.card, target) for target in self.targets]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Place)
        set_down(g, self.seat, self.card, option.target)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"card": HELD[self.seat][self.card].id}
