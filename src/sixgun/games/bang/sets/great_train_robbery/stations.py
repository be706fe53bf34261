"""The stations: what is paid at each of them for the car that stands there (7)."""

from typing import ClassVar, Final

from sixgun.games.bang.cards import (
    BANG,
    BEER,
    CAT_BALOU,
    CLUBS,
    DIAMONDS,
    HEARTS,
    KIND,
    MISSED,
    PANIC,
    RANK,
    RANKS,
    SPADES,
    single,
)
from sixgun.games.bang.deciding import distinct
from sixgun.games.bang.harm import GiveUpLife
from sixgun.games.bang.kinds import PRINTED, BangAbility, Blue
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Discard, Spend
from sixgun.games.bang.queries import barred, counts_as, suit_of
from sixgun.games.bang.sets.great_train_robbery.buying import PayFare, TakeOver
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import Layer

RULE: Final = "great train robbery 4.3"


class _Station(BangAbility):
    """A station, as somebody sees it who might pay there.

    Attributes:
        count: How many cards its price is.
        names: The kinds of hand cards it asks for by name; none if any kind will do.
    """

    layer: ClassVar[Layer] = Layer.RULES
    count: int = 1
    names: ClassVar[tuple[str, ...]] = ()

    def accepts(self, g: BangTable, card: int) -> bool:
        """Whether a card that is not asked for by name can be part of the price."""
        return True

    def kind_of(self, g: BangTable, card: int) -> str:
        """As what a hand card can pay; empty if it cannot."""
        if not self.names:
            return KIND[card] if self.accepts(g, card) else ""
        for kind in counts_as(g, self.owner, card):
            if kind in self.names or (PRINTED[kind].missed and MISSED in self.names):
                return kind
        return ""

    def means(self, g: BangTable) -> list[Option]:
        """Every card its visitor can pay with, from the hand or in front of them."""
        found: list[Option] = []
        player = g.seat(self.owner)
        for card in player.hand:
            kind = self.kind_of(g, card)
            if kind and barred(g, self.owner, card, kind, False) is None:
                found.append(Spend(card, kind) if self.names else Discard(card))
        if not self.names:
            found.extend([Discard(card) for card in player.in_play if self.accepts(g, card)])
        return distinct(g, found)

    def not_means(self, g: BangTable) -> list[Closed]:
        """The cards that do not pay here, with reasons."""
        return unfit(g, self)

    def refuses(self, g: BangTable) -> Refusal | None:
        """Why its visitor cannot pay."""
        player = g.seat(self.owner)
        paying = 0 if self.names else len([card for card in player.in_play if self.accepts(g, card)])
        bars: list[Refusal] = []
        for card in player.hand:
            kind = self.kind_of(g, card)
            why = barred(g, self.owner, card, kind, False) if kind else None
            if kind and why is None:
                paying += 1
            elif why is not None:
                bars.append(why)
        if paying >= self.count:
            return None
        return bars[0] if bars else refusal("cannot-pay", RULE, card=self.id)

    def collect(self, g: BangTable, car: int) -> None:
        """Its visitor pays for a car."""
        g.then(PayFare(self.owner, self.id, car, self.count))


def unfit(g: BangTable, station: _Station) -> list[Closed]:
    """The cards that do not pay at a station, with reasons."""
    found: list[Closed] = []
    player = g.seat(station.owner)
    for card in (*single(player.hand), *player.in_play):
        held = card in player.hand
        kind = station.kind_of(g, card) if held or not station.names else ""
        why = barred(g, station.owner, card, kind, False) if held and kind else None
        if not kind:
            why = refusal("does-not-pay", RULE, card=KIND[card], by=station.id)
        if why is not None:
            option = Spend(card, kind or KIND[card]) if station.names else Discard(card)
            found.append(Closed(option, why))
    return found


class BoomTown(_Station):
    """A BANG! card."""

    names: ClassVar[tuple[str, ...]] = (BANG,)


class Catico(_Station):
    """A Panic! or a Cat Balou card."""

    names: ClassVar[tuple[str, ...]] = (PANIC, CAT_BALOU)


class CreepyCreek(_Station):
    """A card of spades."""

    def accepts(self, g: BangTable, card: int) -> bool:
        return suit_of(g, card) == SPADES


class CrownsHole(_Station):
    """A Beer card."""

    names: ClassVar[tuple[str, ...]] = (BEER,)


class Deathwood(_Station):
    """A blue card, or what is treated like one."""

    def accepts(self, g: BangTable, card: int) -> bool:
        return isinstance(PRINTED[KIND[card]], Blue)


class Dodgeville(_Station):
    """A Missed! card."""

    names: ClassVar[tuple[str, ...]] = (MISSED,)


class FortWroth(_Station):
    """A card of rank 10, J, Q, K or A."""

    def accepts(self, g: BangTable, card: int) -> bool:
        return RANK[card] >= TEN


class Frisco(_Station):
    """A card of clubs."""

    def accepts(self, g: BangTable, card: int) -> bool:
        return suit_of(g, card) == CLUBS


class MinersOath(_Station):
    """A card of diamonds."""

    def accepts(self, g: BangTable, card: int) -> bool:
        return suit_of(g, card) == DIAMONDS


class SanTafe(_Station):
    """A card of hearts."""

    def accepts(self, g: BangTable, card: int) -> bool:
        return suit_of(g, card) == HEARTS


class Tombrock(_Station):
    """1 life point, but not the last one."""

    def refuses(self, g: BangTable) -> Refusal | None:
        player = g.seat(self.owner)
        if player.ghost:
            return refusal("without-lives", "timing 5.3", card=self.id)
        return refusal("last-life", RULE, card=self.id) if player.life <= 1 else None

    def means(self, g: BangTable) -> list[Option]:
        return []

    def not_means(self, g: BangTable) -> list[Closed]:
        return []

    def collect(self, g: BangTable, car: int) -> None:
        paid = GiveUpLife(self.owner, 1, NOBODY, self.id)
        g.then(paid, SETTLE, TakeOver(self.owner, car, self.id, True))


class VirginiaTown(_Station):
    """Any two cards."""

    count: int = 2


class Yooma(_Station):
    """A card of rank 2 to 9."""

    def accepts(self, g: BangTable, card: int) -> bool:
        return 2 <= RANK[card] < TEN


TEN: Final = RANKS.index("10") + 2
