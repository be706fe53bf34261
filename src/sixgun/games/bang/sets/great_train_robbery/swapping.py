"""Cards that change places, and cards that are given up at gunpoint."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import discard_card, lost, picked
from sixgun.games.bang.kinds import ANYONE, ANYONE_ELSE, GREEN, PRINTED, Brown
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import DISCARDS, Discard
from sixgun.games.bang.sets.great_train_robbery.told import CardHeld, CardsSwapped, Hold, SwapWith
from sixgun.games.bang.shooting import shoot
from sixgun.games.roles import SHERIFF
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Option, Refusal, refusal

RULE: Final = "great train robbery 9"


class Switch(Brown):
    """SwapWith one of your cards in play with another player's card in play."""

    aim: int = ANYONE_ELSE
    picky: bool = True
    steady: bool = False

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if not g.seat(self.owner).in_play:
            return refusal("nothing-to-swap", RULE, card=self.id)
        if not g.seat(target).in_play:
            return refusal("nothing-in-front", RULE, player=g.names[target])
        if not swaps(g, self.owner, target):
            return refusal("no-legal-swap", RULE, player=g.names[target])
        return None

    def play(self, g: BangTable, target: int) -> None:
        g.then(SwapCards(self.owner, target))


def fits(g: BangTable, seat: int, card: int, leaving: int) -> bool:
    """Whether a card may come to lie in front of a player while another one leaves."""
    player = g.seat(seat)
    kind = KIND[card]
    if player.role == SHERIFF and PRINTED[kind].spares_sheriff:
        return False
    return all(KIND[other] != kind for other in player.in_play if other != leaving)


def swaps(g: BangTable, seat: int, target: int) -> list[Option]:
    """Every swap of a card in front of a player for one in front of another that is legal both ways."""
    found: list[Option] = []
    for card in g.seat(seat).in_play:
        for other in g.seat(target).in_play:
            if fits(g, target, card, other) and fits(g, seat, other, card):
                found.append(SwapWith(card, other))
    return found


class SwapCards(Decision):
    """Which two cards change places."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    __slots__ = ("target",)
    of_turn: bool = True
    prompt: ClassVar[str] = "swap_cards"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def own_choices(self, g: BangTable) -> list[Option]:
        return swaps(g, self.seat, self.target)

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, SwapWith)
        swap(g, self.seat, option.card, self.target, option.other)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target]}


def swap(g: BangTable, seat: int, card: int, target: int, other: int) -> None:
    """Two cards in play change places at once; a weapon that comes to another one takes its place."""
    mine, theirs = g.seat(seat).in_play, g.seat(target).in_play
    mine.remove(card)
    theirs.remove(other)
    mine.append(other)
    theirs.append(card)
    g.tell(CardsSwapped, seat, card, target, other)
    fresh = g.state.fresh
    fresh.extend([one for one in (card, other) if PRINTED[KIND[one]].colour == GREEN and one not in fresh])
    g.card_moved(seat, card, target)
    g.card_moved(target, other, seat)
    if not (g.seat(seat).alive and g.seat(target).alive):
        g.board_changed()  # what lies in front of somebody who is out by that does not work
    for holder, new in ((seat, other), (target, card)):
        if PRINTED[KIND[new]].weapon and g.seat(holder).alive:
            for old in [one for one in g.seat(holder).in_play if PRINTED[KIND[one]].weapon and one != new]:
                discard_card(g, holder, old, holder)
    picked(g, seat, target)
    lost(g, target, seat)


class TrainRobbery(Brown):
    """For each card in front of a player they discard it or are the target of a BANG! effect."""

    aim: int = ANYONE
    picky: bool = True
    steady: bool = False
    limited: bool = True

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if g.seat(target).in_play:
            return None
        return refusal("nothing-in-front", RULE, player=g.names[target])

    def play(self, g: BangTable, target: int) -> None:
        g.then(Robbed(target, self.owner, self.id, tuple(g.seat(target).in_play)))


class Robbed(Decision):
    """Which card a player gives up next, or rather keeps at the risk of a hit; then the others follow.

    Attributes:
        by, cause: Who demands it, and with what.
        cards: The cards about which nothing has been decided yet, if they are still there.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "cards")
    __slots__ = ("by", "cards", "cause")
    settles: bool = True
    prompt: ClassVar[str] = "robbed_card"

    def __init__(self, seat: int, by: int, cause: str, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.cards = cards

    def own_choices(self, g: BangTable) -> list[Option]:
        player = g.seat(self.seat)
        here = [card for card in self.cards if card in player.in_play] if player.alive else []
        return [*[DISCARDS[card] for card in here], *[Hold(card) for card in here]]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Discard | Hold)
        rest = tuple([card for card in self.cards if card != option.card])
        g.then(Robbed(self.seat, self.by, self.cause, rest))
        if isinstance(option, Discard):
            discard_card(g, self.seat, option.card, self.seat)
            g.then(SETTLE)
        else:
            g.tell(CardHeld, self.seat, option.card)
            shoot(g, self.by, self.seat, self.cause)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by] if self.by != NOBODY else "", "cause": self.cause}
