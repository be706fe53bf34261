"""The show cards, all but those that deal roles (`roles`) and the one that gives orders (`orders`)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import BANG, KIND, MISSED, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import BangEffect, discard_card, draw, order_matters
from sixgun.games.bang.harm import LoseLife, decided
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import PhaseThreeEnded, TurnStarted
from sixgun.games.bang.options import IN_ORDER, Discard, Speak, Use, UseEvent
from sixgun.games.bang.playing import Act, announce
from sixgun.games.bang.queries import CountsAs, Talking, Verdict
from sixgun.games.bang.sets.wild_west_show.part import MUTE, note, show_of
from sixgun.games.bang.sets.wild_west_show.show_card import ShowCard
from sixgun.games.bang.sets.wild_west_show.told import HandExchanged, SeatsSwapped, SpokeUp
from sixgun.games.bang.turn import once_effect_is_over
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import after, forbids, modifies, offers
from sixgun.kernel.state import Result
from sixgun.kernel.table import Unasked

RULE: Final = "wild west show 4"


class DarlingValentine(ShowCard):
    """At the start of your turn discard your whole hand and draw as many cards."""

    @after(TurnStarted)
    def send_flowers(self, g: BangTable, moment: TurnStarted) -> None:
        g.then(ExchangeHand(moment.seat, self.id))


class ExchangeHand(BangEffect):
    """A player discards the hand, in any order, and draws as many cards; nothing settles in between."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source

    def run(self, g: BangTable) -> None:
        count = len(g.seat(self.seat).hand)
        if count > 1 and order_matters(g):
            g.then(OrderExchange(self.seat, self.source, count))
        elif count:
            replace_hand(g, self.seat, self.source, count)


class OrderExchange(Decision):
    """In which order a player discards the hand."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "count")
    __slots__ = ("count", "source")
    of_turn: bool = True
    quiet: bool = True
    prompt: ClassVar[str] = "order_hand"

    def __init__(self, seat: int, source: str, count: int) -> None:
        self.seat = seat
        self.source = source
        self.count = count

    def own_choices(self, g: BangTable) -> list[Option]:
        return [IN_ORDER, *[Discard(card) for card in single(g.seat(self.seat).hand)]]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Discard):
            discard_card(g, self.seat, option.card, self.seat)
            if len(g.seat(self.seat).hand) > 1:
                self.again(g)
                return
        replace_hand(g, self.seat, self.source, self.count)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": self.count}


def replace_hand(g: BangTable, seat: int, source: str, count: int) -> None:
    """What is left of a hand is discarded, and `count` cards are drawn."""
    hand = list(g.seat(seat).hand)
    if hand:
        g.state.reveals += 1  # cards that were not named by anyone
    for card in hand:
        discard_card(g, seat, card, seat)
    g.tell(HandExchanged, seat, count)
    draw(g, seat, count, source)


class Gag(ShowCard):
    """Nobody may talk; whoever does loses 1 life point."""

    @forbids(Talking)
    def hush(self, g: BangTable, deed: Talking) -> Refusal | None:
        """Whoever has no life to lose cannot talk at all."""
        if show_of(g).talk == MUTE:
            return refusal("gag-mute", RULE, card=self.id)
        if deed.seat < 0:
            return refusal("gag-spectator", RULE, card=self.id)
        if not g.seat(deed.seat).alive:
            return refusal("gag-out", RULE, card=self.id)
        return None if g.state.has_lives(deed.seat) else refusal("gag-no-lives", RULE, card=self.id)

    @offers(Unasked)
    def name_the_price(self, g: BangTable, question: Unasked) -> Sequence[Option]:
        return () if g.forbidden(Talking(question.seat)) is not None else (Speak(self.id),)

    def unasked(self, g: BangTable, option: Option) -> None:
        g.reveal(SpokeUp, self.owner)  # what was said cannot be taken back
        once_effect_is_over(g, LoseLife(self.owner, 1, NOBODY, self.id))


class LadyRosaOfTexas(ShowCard):
    """Once in your turn you may change seats with the player on your right, who skips a turn."""

    least: ClassVar[int] = 3

    def refuses(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used now."""
        if g.used(self.id):
            return refusal("used-this-turn", RULE, card=self.id)
        few = len(g.state.ring) < self.least
        return refusal("too-few-players", RULE, card=self.id, least=self.least) if few else None

    @offers(Act)
    def ask_for_the_chair(self, g: BangTable, question: Act) -> Sequence[Option]:
        return (UseEvent(self.id),) if self.refuses(g) is None else ()

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = self.refuses(g)
        return () if why is None else (Closed(UseEvent(self.id), why),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        assert isinstance(option, Use)
        announce(g, self, option)
        question.again(g)
        g.use_up(self.id)
        right = g.state.others_of(self.owner)[-1]
        change_places(g, self.owner, right)
        skips = show_of(g).skips
        note(g, skips=tuple(sorted({*skips, right})))
        g.tell(SeatsSwapped, self.owner, right)


def change_places(g: BangTable, seat: int, other: int) -> None:
    """Two players change places with everything they have."""
    swap = {seat: other, other: seat}
    g.state.order = tuple([swap.get(here, here) for here in g.state.around()])
    g.state.count_living()
    g.listen()


class MissSusanna(ShowCard):
    """Whoever plays fewer than 3 cards in their turn loses 1 life point."""

    least: ClassVar[int] = 3

    @after(PhaseThreeEnded)
    def show_disappointment(self, g: BangTable, moment: PhaseThreeEnded) -> None:
        if show_of(g).played < self.least:
            g.then(LoseLife(moment.seat, 1, NOBODY, self.id))


class Sacagaway(ShowCard):
    """All hands lie open; roles stay secret. What everyone sees is told by the part (`opens_hands`)."""


class Showdown(ShowCard):
    """Any card may be used as a BANG! card, and any card named BANG! as a Missed! card."""

    @modifies(CountsAs)
    def draw_anything(self, g: BangTable, kinds: tuple[str, ...], seat: int, card: int) -> tuple[str, ...]:
        if BANG not in kinds:
            return (*kinds, BANG)
        return (*kinds, MISSED) if KIND[card] == BANG and MISSED not in kinds else kinds


class WildWestShow(ShowCard):
    """The last player in the game wins, and nobody else can."""

    @modifies(Verdict)
    def leave_one(self, g: BangTable, result: Result | None, fallen: int, by: int) -> Result | None:
        ring = g.state.ring
        return Result(tuple(ring), "last-in-the-game", "wild west show 4.10") if len(ring) == 1 else None

    def revealed(self, g: BangTable) -> None:
        decided(g, NOBODY, NOBODY)
