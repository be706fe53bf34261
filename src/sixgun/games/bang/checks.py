"""Draw!: flipping cards to see whether a player is lucky (bang 6)."""

from typing import Any, ClassVar

from sixgun.games.bang.cards import NO_CARD, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import COUNTED, FLIPPED, BangEffect, put_down, turn_up
from sixgun.games.bang.events import CheckMade, FlipCounted, Flipped
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import FLIP_STANDS, FlipStands
from sixgun.games.bang.options import Count, LeaveOut
from sixgun.games.bang.playing import Each
from sixgun.games.bang.procedures import Stepped
from sixgun.games.bang.queries import FLIP_COUNT, FlipCount
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event


class Check(BangEffect):
    """A player flips for a card or a character (`source`) in front of `owner`.

    The flipped cards are in the row; a player who flips more than one says which counts. The others are
    discarded first, the one that counts on top of them, and then the source's `checked` takes over.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "card")
    __slots__ = ("card", "seat", "source")

    def __init__(self, seat: int, source: str, card: int) -> None:
        self.seat = seat
        self.source = source
        self.card = card

    def run(self, g: BangTable) -> None:
        flip(g, self.seat, self.source, 1)
        row = g.state.row
        if len(row) > 1:
            g.state.agenda.append(CountFlip(self.seat, self.source, self.card))
        else:
            finish_check(g, self.seat, self.source, self.card, row[0] if row else NO_CARD)


def flip(g: BangTable, seat: int, source: str, counting: int) -> None:
    """Turn up the cards of a check of which so many will count; some players flip more than that."""
    row = g.state.row
    extra = g.query(FlipCount, 1, seat) - 1 if g.changes[seat] & FLIP_COUNT else 0
    for _ in range(counting + extra):
        card = turn_up(g)
        if card != NO_CARD:
            row.append(card)
    if g.attentive:
        g.tell(Flipped, seat, tuple(row), source)


class WideCheck(Check):
    """A check in which several cards count at once; it is a single draw! all the same."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "card", "counting")
    __slots__ = ("counting",)

    def __init__(self, seat: int, source: str, card: int, counting: int) -> None:
        super().__init__(seat, source, card)
        self.counting = counting

    def run(self, g: BangTable) -> None:
        flip(g, self.seat, self.source, self.counting)
        choose_or_read(g, self)


def choose_or_read(g: BangTable, check: WideCheck, left_out: tuple[int, ...] = ()) -> None:
    """If more cards were flipped than count, the player leaves some out; then the others are read."""
    counting = tuple([card for card in g.state.row if card not in left_out])
    if len(counting) > check.counting:
        g.state.agenda.append(LeaveOutFlip(check.seat, check.source, check.card, check.counting, left_out))
    elif g.watched and g.live.heard & FLIP_STANDS:
        g.state.agenda.append(WideVerdict(check.seat, check.source, check.card, check.counting, counting))
    else:
        read_flips(g, check.seat, check.source, check.card, counting)


def read_flips(g: BangTable, seat: int, source: str, card: int, counting: tuple[int, ...]) -> None:
    """Clear the row, the cards that count last and in their order, and let the source read them."""
    row = g.state.row
    for flipped in row:
        if flipped not in counting:
            put_down(g, seat, flipped, FLIPPED)
    row.clear()
    for flipped in counting:
        put_down_counted(g, seat, source, flipped)
    g.bound(source, seat, card).counted(g, counting)


def finish_check(g: BangTable, seat: int, source: str, card: int, counting: int) -> None:
    """It is known which card counts."""
    if g.watched and g.live.heard & FLIP_STANDS:
        g.state.agenda.append(FlipVerdict(seat, source, card, counting))
    else:
        read_flip(g, seat, source, card, counting)


def read_flip(g: BangTable, seat: int, source: str, card: int, counting: int) -> None:
    """Clear the row, the card that counts last, and let the source read it."""
    row = g.state.row
    for flipped in row:
        if flipped != counting:
            put_down(g, seat, flipped, FLIPPED)
    row.clear()
    if counting != NO_CARD:
        put_down_counted(g, seat, source, counting)
    g.bound(source, seat, card).checked(g, counting)


def put_down_counted(g: BangTable, seat: int, source: str, card: int) -> None:
    """The card that counts leaves the middle; whoever gets it has to wait until the effect is over.

    Where a card makes several players flip, the effect is over when all of them have.
    """
    if put_down(g, seat, card, COUNTED) < 0:
        return
    agenda = g.state.agenda
    place = len(agenda)
    for index, frame in enumerate(agenda):
        if isinstance(frame, Each) and frame.kind == source:
            place = index
    agenda.insert(place, KeptFlip(card))


class KeptFlip(BangEffect):
    """Until this comes up, the effect for which a card was flipped that somebody took is not over."""

    fields: ClassVar[tuple[str, ...]] = ("kept",)
    __slots__ = ("kept",)

    def __init__(self, kept: int) -> None:
        self.kept = kept

    def run(self, g: BangTable) -> None:
        return


class FlipVerdict(Stepped):
    """A check whose card is known; something may still make the player flip again."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "card", "counting", "stage")
    __slots__ = ("card", "counting", "seat", "source")
    steps: ClassVar[tuple[type[Event], ...]] = (FlipStands,)

    def __init__(self, seat: int, source: str, card: int, counting: int, stage: int = 0) -> None:
        self.seat = seat
        self.source = source
        self.card = card
        self.counting = counting
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.source, self.card, self.counting)

    def conclude(self, g: BangTable) -> None:
        read_flip(g, self.seat, self.source, self.card, self.counting)

    def anew(self) -> Check:
        """The same check from its beginning."""
        return Check(self.seat, self.source, self.card)


class WideVerdict(FlipVerdict):
    """The same where several cards count: `wanted` of them, if there are so many."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "card", "wanted", "cards", "stage")
    __slots__ = ("cards", "wanted")

    def __init__(
        self, seat: int, source: str, card: int, wanted: int, cards: tuple[int, ...], stage: int = 0
    ) -> None:
        super().__init__(seat, source, card, cards[0] if cards else NO_CARD, stage)
        self.wanted = wanted
        self.cards = cards

    def conclude(self, g: BangTable) -> None:
        read_flips(g, self.seat, self.source, self.card, self.cards)

    def anew(self) -> Check:
        return WideCheck(self.seat, self.source, self.card, self.wanted)


def flip_again(g: BangTable) -> None:
    """Everything flipped for the check at hand is void and discarded; the player flips once more."""
    verdict = g.nearest(FlipVerdict)
    for flipped in g.state.row:
        put_down(g, verdict.seat, flipped, FLIPPED)
    g.state.row.clear()
    g.amend(verdict, verdict.anew())


def tell_check(g: BangTable, seat: int, source: str, lucky: bool) -> bool:
    """Note how a check ended; returns whether it was lucky."""
    if g.attentive:
        g.tell(CheckMade, seat, source, lucky)
    return lucky


class CountFlip(Decision):
    """Which of several flipped cards counts."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "card")
    __slots__ = ("card", "source")
    prompt: ClassVar[str] = "count_flip"

    def __init__(self, seat: int, source: str, card: int) -> None:
        self.seat = seat
        self.source = source
        self.card = card

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Count(card) for card in single(g.state.row)]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Count)
        if g.attentive:
            g.tell(FlipCounted, self.seat, option.card)
        finish_check(g, self.seat, self.source, self.card, option.card)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source}


class LeaveOutFlip(Decision):
    """Which of the flipped cards does not count."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "card", "counting", "left_out")
    __slots__ = ("card", "counting", "left_out", "source")
    prompt: ClassVar[str] = "leave_out_flip"

    def __init__(
        self, seat: int, source: str, card: int, counting: int, left_out: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.source = source
        self.card = card
        self.counting = counting
        self.left_out = left_out

    def own_choices(self, g: BangTable) -> list[Option]:
        return [LeaveOut(card) for card in single([one for one in g.state.row if one not in self.left_out])]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, LeaveOut)
        check = WideCheck(self.seat, self.source, self.card, self.counting)
        choose_or_read(g, check, (*self.left_out, option.card))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"source": self.source, "counting": self.counting}
