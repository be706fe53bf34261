"""Poker and Tornado: everybody chooses in secret, and all choices happen together."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import LABEL, RANK, RANKS, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import DISCARDED, hand_audience, put_down, to_hand
from sixgun.games.bang.events import CardGiven
from sixgun.games.bang.kinds import Brown
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import Take
from sixgun.games.bang.playing import affect
from sixgun.games.bang.queries import immune
from sixgun.games.bang.sets.valley_of_shadows.told import Ante, PokerLaid, PokerSpoilt, PokerWon, Send
from sixgun.kernel.agenda import Together
from sixgun.kernel.asks import Ask, Option, Refusal, refusal
from sixgun.kernel.events import Hidden

ACE: Final = RANKS.index("A") + 2
POT: Final = 2
"""How many of the cards laid for poker the player takes."""
GIFT: Final = 2
"""How many cards everyone passes on in a tornado."""


class Poker(Brown):
    """The others lay a hand card face down; if no ace is among them, you take two of them."""

    steady: bool = False
    together: bool = True

    def playable(self, g: BangTable) -> bool:
        return bool(self.others(g))

    def refuses(self, g: BangTable) -> Refusal | None:
        return None if self.others(g) else refusal("nobody-has-hands", "valley of shadows 2", card=self.id)

    def others(self, g: BangTable) -> tuple[int, ...]:
        """Everyone who takes part."""
        around = g.state.others_of(self.owner)
        there = [seat for seat in around if immune(g, seat, self.owner, (self.card,)) is None]
        return tuple([seat for seat in there if g.seat(seat).hand])

    def play(self, g: BangTable, target: int) -> None:
        affect(g, self, self.others(g))

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        g.then(LayForPoker(self.owner, seats))


class LayForPoker(Together[BangTable]):
    """Each of the others lays a card; all are turned up together."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "others")
    __slots__ = ("others", "seat")

    def __init__(self, seat: int, others: tuple[int, ...]) -> None:
        self.seat = seat
        self.others = others

    def asks_of_all(self, g: BangTable) -> Sequence[Ask]:
        return [
            Ask(seat, "lay_for_poker", [Ante(card) for card in single(g.seat(seat).hand)], self)
            for seat in self.others
        ]

    def answers(self, g: BangTable, chosen: Mapping[int, Option]) -> None:
        laid = [cast(Ante, chosen[seat]).card for seat in self.others]
        for seat, card in zip(self.others, laid, strict=True):
            g.seat(seat).hand.remove(card)
            g.state.row.append(card)
            g.reveal(PokerLaid, seat, card)
        if any(RANK[card] == ACE for card in laid):
            g.tell(PokerSpoilt, self.seat)
            clear_row(g, self.seat)
        else:
            g.then(TakeFromPot(self.seat, POT))

    def params(self, g: BangTable) -> Mapping[str, int | str]:
        return {"target": g.names[self.seat]}


def clear_row(g: BangTable, seat: int) -> None:
    """What is left of the laid cards is discarded."""
    for card in g.state.row:
        put_down(g, seat, card, DISCARDED)
    g.state.row.clear()


class TakeFromPot(Decision):
    """Which of the cards laid for poker a player takes, one after the other."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)
    prompt: ClassVar[str] = "take_from_pot"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Take(card) for card in single(g.state.row)]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        card = cast(Take, option).card
        g.state.row.remove(card)
        to_hand(g, self.seat, card)
        g.tell(PokerWon, self.seat, card)
        if self.count > 1 and g.state.row:
            g.then(TakeFromPot(self.seat, self.count - 1))
        else:
            clear_row(g, self.seat)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.count}


class Tornado(Brown):
    """Every player gives two hand cards to the player on the left, all at once."""

    together: bool = True

    def play(self, g: BangTable, target: int) -> None:
        around = g.state.clockwise_from(self.owner)
        there = [seat for seat in around if immune(g, seat, self.owner, (self.card,)) is None]
        affect(g, self, tuple(there))

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        g.then(PassOn(self.owner, seats))


class PassOn(Together[BangTable]):
    """Everyone with more than two cards chooses two; the cards change hands only when all have chosen."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "around")
    __slots__ = ("around", "seat")

    def __init__(self, seat: int, around: tuple[int, ...]) -> None:
        self.seat = seat
        self.around = around

    def asks_of_all(self, g: BangTable) -> Sequence[Ask]:
        rich = [seat for seat in self.around if len(g.seat(seat).hand) > GIFT]
        return [Ask(seat, "pass_two", pairs(g.seat(seat).hand), self) for seat in rich]

    def answers(self, g: BangTable, chosen: Mapping[int, Option]) -> None:
        gifts: list[tuple[int, ...]] = []
        for seat in self.around:
            if seat in chosen:
                send = cast(Send, chosen[seat])
                gifts.append((send.card, *send.companions))
            else:
                gifts.append(tuple(g.seat(seat).hand))
        for seat, cards in zip(self.around, gifts, strict=True):
            for card in cards:
                g.seat(seat).hand.remove(card)
        for index, cards in enumerate(gifts):
            giver, taker = self.around[index], self.around[(index + 1) % len(self.around)]
            for card in cards:
                to_hand(g, taker, card)
                g.reveal(CardGiven, giver, taker, Hidden(card, hand_audience(g, giver, taker)))

    def params(self, g: BangTable) -> Mapping[str, int | str]:
        return {"target": g.names[self.seat]}


def pairs(hand: Sequence[int]) -> list[Option]:
    """Any two cards of a hand; of twins only one of the equal choices."""
    found: list[Option] = []
    seen: set[tuple[str, ...]] = set()
    for card, other in combinations(hand, GIFT):
        words = tuple(sorted((LABEL[card], LABEL[other])))
        if words not in seen:
            seen.add(words)
            found.append(Send(card, (other,)))
    return found
