"""Cars come off their deck, are attached to the train, and come into play in front of players."""

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.effects import BangEffect
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.leaving import bring_back
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.sets.great_train_robbery.part import TRAIN_SIZE, note, train_of
from sixgun.games.bang.sets.great_train_robbery.told import CarCoupled, CarPlaced


def cars_left(g: BangTable) -> int:
    """How many cards the car deck has."""
    train = train_of(g)
    return len(train.deck) + len(train.under)


def next_car(g: BangTable) -> int:
    """The top card of the car deck, which must not be empty."""
    train = train_of(g)
    g.state.reveals += 1
    if train.deck:
        note(g, deck=train.deck[:-1])
        return train.deck[-1]
    note(g, under=train.under[1:])
    return train.under[0]


def couple(g: BangTable) -> None:
    """Cars are attached to the end of the train until it is complete or the deck is empty."""
    while len(train_of(g).cars) < TRAIN_SIZE and cars_left(g):
        car = next_car(g)
        note(g, cars=(*train_of(g).cars, car))
        if g.attentive:
            g.tell(CarCoupled, car)


class Couple(BangEffect):
    """A car has left the train and lies in its new place: the train is completed again."""

    __slots__ = ()

    def run(self, g: BangTable) -> None:
        couple(g)


def uncouple(g: BangTable, card: int) -> None:
    """A car leaves the train to be placed; those behind it move up."""
    train = train_of(g)
    note(g, cars=tuple([car for car in train.cars if car != card]), loose=(*train.loose, card))


def set_down(g: BangTable, seat: int, card: int, target: int) -> None:
    """A player places a car in front of somebody, in the game or not; it works from now on."""
    note(g, loose=tuple([car for car in train_of(g).loose if car != card]))
    holder = g.seat(target)
    holder.in_play.append(card)
    if g.attentive:
        g.tell(CarPlaced, seat, card, target)
    keeps = PRINTED[KIND[card]].keeps
    if not holder.alive:
        bring_back(g, target, KIND[card], 0)
        return
    g.card_came(target, card)
    if keeps and holder.ghost and g.bound(holder.ghost, target).visits:
        holder.ghost = KIND[card]  # who only visits stays from now on, as a ghost of this card
