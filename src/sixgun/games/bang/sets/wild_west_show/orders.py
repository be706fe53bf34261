"""Dorothy Rage: somebody has to play a card that the player on turn names (4.4).

The order is complete before anything is checked, and its questions are the same whatever anyone holds.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import KIND, NO_CARD, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import Commanded, commanded
from sixgun.games.bang.kinds import FALLEN, HELD, NO_TARGET, card_of
from sixgun.games.bang.model import NOBODY, BangState, BangTable
from sixgun.games.bang.options import Pick, Play, Use, UseEvent, aimed_at
from sixgun.games.bang.playing import Act, announce, play_card, ways_to_play
from sixgun.games.bang.sets.wild_west_show.show_card import ShowCard
from sixgun.games.bang.sets.wild_west_show.told import HandShown, NameCard, Obey, OrderGiven, ProofShown
from sixgun.kernel.asks import PASS, Closed, Option, refusal
from sixgun.kernel.hooks import offers

RULE: Final = "wild west show 4.4"


class DorothyRage(ShowCard):
    """Once in your turn you may name a card and a player, who must play it if they hold it."""

    @offers(Act)
    def raise_the_voice(self, g: BangTable, question: Act) -> Sequence[Option]:
        if g.used(self.id):
            return ()
        return [UseEvent(self.id, target) for target in g.state.others_of(question.seat)]

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        spent = refusal("used-this-turn", RULE, card=self.id) if g.used(self.id) else None
        found = [Closed(UseEvent(self.id), spent)] if spent else []
        for target in range(len(g.state.seats)):
            why = spent
            if why is None and target == self.owner:
                why = refusal("not-yourself", RULE)
            elif why is None and not g.seat(target).alive:
                why = refusal("is-out", RULE, player=g.names[target])
            if why is not None:
                found.append(Closed(UseEvent(self.id, target), why))
        return found

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(Use, option)
        announce(g, self, use)
        question.again(g)
        g.use_up(self.id)
        g.then(NameOrdered(self.owner, use.target, self.id))


def kinds_of(state: BangState) -> list[str]:
    """The name of every card at this table."""
    return sorted({KIND[card] for card in state.pack()})


class NameOrdered(Decision):
    """Which card a player is ordered to play."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "cause")
    __slots__ = ("cause", "target")
    of_turn: bool = True
    prompt: ClassVar[str] = "name_card"

    def __init__(self, seat: int, target: int, cause: str) -> None:
        self.seat = seat
        self.target = target
        self.cause = cause

    def own_choices(self, g: BangTable) -> list[Option]:
        return [NameCard(kind) for kind in kinds_of(g.state)]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        kind = cast(NameCard, option).kind
        if marks(g, self.target, kind):
            g.then(AimOrder(self.seat, self.target, kind, self.cause))
        else:
            g.then(PickOrder(self.seat, self.target, kind, NOBODY, self.cause))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target]}


def marks(g: BangTable, seat: int, kind: str) -> list[int]:
    """At whom a player may be ordered to aim a card: not at themselves, unless that can only help."""
    card = card_of(kind, seat, NO_CARD)
    aim = card.aim_now(g)
    if aim == NO_TARGET:
        return []
    if aim == FALLEN:
        return [other for other in g.state.around() if not g.seat(other).alive]
    there = g.state.clockwise_from(seat)
    return [other for other in there if other != seat or card.helps]


class AimOrder(Decision):
    """At whom the card has to be played."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "kind", "cause")
    __slots__ = ("cause", "kind", "target")
    of_turn: bool = True
    prompt: ClassVar[str] = "order_target"

    def __init__(self, seat: int, target: int, kind: str, cause: str) -> None:
        self.seat = seat
        self.target = target
        self.kind = kind
        self.cause = cause

    def own_choices(self, g: BangTable) -> list[Option]:
        return [UseEvent(self.cause, other) for other in marks(g, self.target, self.kind)]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def closed(self, g: BangTable) -> Sequence[Closed]:
        if self.target in marks(g, self.target, self.kind):
            return ()
        why = refusal("not-the-ordered", RULE, player=g.names[self.target], card=self.kind)
        return (Closed(UseEvent(self.cause, self.target), why),)

    def answer(self, g: BangTable, option: Option) -> None:
        aim = cast(UseEvent, option).target
        g.then(PickOrder(self.seat, self.target, self.kind, aim, self.cause))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target], "kind": self.kind}


class PickOrder(Decision):
    """What else has to be chosen for the card, one thing after another; then the order is given.

    Attributes:
        target, kind, aim: Who has to play what, and at whom.
        picks: What has been chosen so far, as in `Commanded`.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "kind", "aim", "cause", "picks")
    __slots__ = ("aim", "cause", "kind", "picks", "target")
    of_turn: bool = True
    prompt: ClassVar[str] = "order_pick"

    def __init__(
        self,
        seat: int,
        target: int,
        kind: str,
        aim: int,
        cause: str,
        picks: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.seat = seat
        self.target = target
        self.kind = kind
        self.aim = aim
        self.cause = cause
        self.picks = picks

    def own_choices(self, g: BangTable) -> list[Option]:
        asked = open_choices(g, self.target, self.kind, self.aim)
        options = asked[len(self.picks)] if len(self.picks) < len(asked) else []
        return [
            option if isinstance(option, Pick) else UseEvent(self.cause, aimed_at(option))
            for option in options
        ]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g) or [PASS]  # never asked, since there is nothing else to choose

    def answer(self, g: BangTable, option: Option) -> None:
        if isinstance(option, (Pick, UseEvent)):
            g.then(self.changed(picks=(*self.picks, (option.target, option.card))))
        else:
            give_order(g, self)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target], "kind": self.kind}


def open_choices(g: BangTable, seat: int, kind: str, aim: int) -> list[list[Option]]:
    """What a player would decide about a card as it takes effect, as far as it can be said beforehand."""
    card = card_of(kind, seat, NO_CARD)
    if aim == NOBODY and card.aim_now(g) != NO_TARGET:
        return []
    asked = [question.own_choices(g) for question in card.asks(g, aim)]
    return [options for options in asked if options]


def give_order(g: BangTable, order: PickOrder) -> None:
    """Now everyone hears the order, and whoever got it has to prove something."""
    seat = order.target
    hand = g.seat(seat).hand
    g.reveal(OrderGiven, order.seat, seat, order.kind, order.aim)
    if not any(KIND[card] == order.kind for card in hand):
        g.reveal(HandShown, seat, tuple(hand))
        return
    g.then(ObeyOrder(seat, order.kind, order.aim), Commanded(seat, g.state.bangs, order.picks))
    g.state.bangs = 0
    g.board_changed()  # whose turn it seems to be matters to what puts abilities to sleep


class ObeyOrder(Decision):
    """With which copy a player carries out an order, or which copy proves that it cannot be carried out."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "target")
    __slots__ = ("kind", "target")
    prompt: ClassVar[str] = "obey_order"

    def __init__(self, seat: int, kind: str, target: int) -> None:
        self.seat = seat
        self.kind = kind
        self.target = target

    def own_choices(self, g: BangTable) -> list[Option]:
        copies = [card for card in g.seat(self.seat).hand if KIND[card] == self.kind]
        fit = [card for card in copies if self.way(g, card) is not None]
        found: list[Option] = [Obey(card) for card in single(fit or copies)]
        return found or [PASS]  # only where somebody imagines a hand without that card

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def aloud(self, g: BangTable) -> bool:
        return len(g.seat(self.seat).hand) > 1

    def way(self, g: BangTable, card: int) -> Option | None:
        """How a copy can be played exactly as ordered, as if it were its player's turn."""
        order = commanded(g, self.seat)
        asked = [question.own_choices(g) for question in HELD[self.seat][card].asks(g, self.target)]
        if order is None or not all(order.covers(options) for options in asked if options):
            return None
        ways = ways_to_play(g, self.seat, card)
        return next((way for way in ways if aimed_at(way) == self.target), None)

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Obey):
            return
        card = option.card
        way = self.way(g, card)
        if way is None:
            g.reveal(ProofShown, self.seat, card)
        elif isinstance(way, Play):
            g.state.reveals += 1
            play_card(g, self.seat, card, self.kind, self.target)
        else:
            g.state.reveals += 1
            HELD[self.seat][card].use(g, way, Obeyed(self.seat))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"kind": self.kind, "target": g.names[self.target] if self.target >= 0 else ""}


class Obeyed(Decision):
    """Stands for the question that a card thinks it answers: nothing is asked again."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()

    def again(self, g: BangTable) -> None:
        return
