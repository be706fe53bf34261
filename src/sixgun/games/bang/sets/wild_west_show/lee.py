"""Lee Van Kliff, who carries out the effect of a brown card a second time (5.1)."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import BANG, KIND
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.demands import GiveBang
from sixgun.games.bang.effects import TRADED, spend_card
from sixgun.games.bang.kinds import BROWN, NO_TARGET, PRINTED, Card, Character, card_of
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import CardResolved
from sixgun.games.bang.options import Spend, UseAbility
from sixgun.games.bang.playing import carry_out_again, targets, why_not_at
from sixgun.games.bang.queries import barred
from sixgun.games.bang.sets.wild_west_show.told import CardRepeated
from sixgun.kernel.asks import PASS, Closed, Option
from sixgun.kernel.hooks import after
from sixgun.kernel.plain import seats_in

HIS_ID: Final = "lee_van_kliff"


class LeeVanKliff(Character):
    """In his turn he may discard a BANG! card to repeat the brown card he has just played."""

    @after(CardResolved, own=True)
    def twirl_the_gun(self, g: BangTable, played: CardResolved) -> None:
        if g.state.active == self.owner and PRINTED[KIND[played.card]].colour == BROWN:
            g.then(RepeatCard(self.owner, played.card, played.kind))


def possible(g: BangTable, thing: Card) -> bool:
    """Whether the effect of a card can happen again, as far as everyone can tell."""
    seat = thing.owner
    if len(g.seat(seat).hand) <= thing.extra or (not thing.extra and thing.refuses(g) is not None):
        return False
    aim = thing.aim_of_play()
    return aim == NO_TARGET or targets(g, thing, aim, (thing.card,)) != 0


class RepeatCard(GiveBang):
    """Whether a player discards a BANG! card to repeat the effect of a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind")
    __slots__ = ("card", "kind")
    of_turn: bool = True
    prompt: ClassVar[str] = "repeat_card"

    def __init__(self, seat: int, card: int, kind: str) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind

    def own_choices(self, g: BangTable) -> list[Option]:
        thing = card_of(self.kind, self.seat, self.card)
        if not possible(g, thing):
            return []
        spare = [one for one in g.seat(self.seat).hand if barred(g, self.seat, one, KIND[one], False) is None]
        return super().own_choices(g) if len(spare) > thing.extra else [PASS]

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Spend):
            return
        spend_card(g, self.seat, option.card, BANG, TRADED)
        if card_of(self.kind, self.seat, self.card).aim_of_play() == NO_TARGET:
            repeat(g, self.seat, self.card, self.kind, NOBODY)
        else:
            g.then(RepeatAt(self.seat, self.card, self.kind))

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"kind": self.kind}


class RepeatAt(Decision):
    """At whom the repeated card is aimed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind")
    __slots__ = ("card", "kind")
    of_turn: bool = True
    prompt: ClassVar[str] = "repeat_target"

    def __init__(self, seat: int, card: int, kind: str) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind

    def own_choices(self, g: BangTable) -> list[Option]:
        thing = card_of(self.kind, self.seat, self.card)
        found = targets(g, thing, thing.aim_of_play(), (self.card,))
        return [UseAbility(HIS_ID, target) for target in seats_in(found)]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def closed(self, g: BangTable) -> Sequence[Closed]:
        thing = card_of(self.kind, self.seat, self.card)
        reasons = [
            (target, why_not_at(g, thing, thing.aim_of_play(), (self.card,), target))
            for target in range(len(g.state.seats))
        ]
        return [Closed(UseAbility(HIS_ID, target), why) for target, why in reasons if why is not None]

    def answer(self, g: BangTable, option: Option) -> None:
        repeat(g, self.seat, self.card, self.kind, cast(UseAbility, option).target)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"kind": self.kind}


def repeat(g: BangTable, seat: int, card: int, kind: str, target: int) -> None:
    """A player repeats the effect of a card."""
    g.tell(CardRepeated, seat, card, kind, target)
    carry_out_again(g, card_of(kind, seat, card), target)
