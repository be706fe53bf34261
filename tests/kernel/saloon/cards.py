"""The abilities of the saloon, one for each thing an ability can do."""

from typing import ClassVar

from sixgun.kernel.agenda import Frame, Question
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.hooks import Ability, Layer, after, forbids, modifies, offers, replaces, silences, whenever

from . import model as m
from .model import SaloonTable
from .play import Draw, LoseLife, Offer, Shot, Steal, UseCard


class _Event(Ability):
    """An event card in force; it belongs to nobody."""

    __slots__ = ()
    layer: ClassVar[Layer] = Layer.EVENT


class Blessing(_Event):
    """Every card shows hearts."""

    @modifies(m.SuitOf, sets=True)
    def bless(self, g: SaloonTable, suit: int, card: int) -> int:
        return m.HEARTS


class Hangover(_Event):
    """All characters lose their abilities."""

    @silences
    def everyone_is_ill(self, g: SaloonTable, ability: Ability) -> bool:
        return ability.layer == Layer.CHARACTER


class Sermon(_Event):
    """On their own turn players cannot use bangs."""

    @forbids(UseCard)
    def keep_the_peace(self, g: SaloonTable, use: UseCard) -> bool:
        return use.kind == "bang" and use.seat == g.state.active


class Thirst(_Event):
    """A turn begins with one card fewer."""

    @modifies(m.CardsDrawn)
    def run_dry(self, g: SaloonTable, cards: int, seat: int) -> int:
        return cards - 1


class Wake(_Event):
    """When someone dies, the active player draws a card."""

    @after(m.Died)
    def drink_to_them(self, g: SaloonTable, death: m.Died) -> None:
        if g.seat(g.state.active).alive:
            g.then(Draw(g.state.active))


class _House(Ability):
    """A house rule, switched on by a setting."""

    __slots__ = ()
    layer: ClassVar[Layer] = Layer.HOUSE


class Generous(_House):
    """Whatever a turn begins with is doubled."""

    @modifies(m.CardsDrawn)
    def double(self, g: SaloonTable, cards: int, seat: int) -> int:
        return cards * 2


class Undertaker(_House):
    """When someone dies, the deck loses its top card."""

    @after(m.Died)
    def take_a_fee(self, g: SaloonTable, death: m.Died) -> None:
        card = g.top_of_deck()
        if card != m.FACE_DOWN:
            g.lay_open(card, g.state.discard)
            g.reveal(m.CardFlipped, death.seat, card, m.suit(card))


class Temperance(Ability):
    """Nobody in this town ever has a hangover."""

    layer: ClassVar[Layer] = Layer.RULES

    @silences
    def stay_sober(self, g: SaloonTable, ability: Ability) -> bool:
        return isinstance(ability, Hangover)


class _Equipment(Ability):
    """A card lying in front of its player."""

    __slots__ = ()
    layer: ClassVar[Layer] = Layer.EQUIPMENT


class Barrel(_Equipment):
    """When you are shot at, you may draw!: a heart counts as a Missed!."""

    @offers(Shot)
    def hide(self, g: SaloonTable, shot: Shot) -> list[Option]:
        return [m.Hide(self.key())] if shot.target == self.owner and self.key() not in shot.used else []


class Charm(_Equipment):
    """When you lose life, draw a card."""

    @after(m.LifeLost, own=True)
    def console(self, g: SaloonTable, hit: m.LifeLost) -> None:
        g.then(Draw(self.owner))


class _Character(Ability):
    """A character; copied ones work for whoever copies them."""

    __slots__ = ()
    layer: ClassVar[Layer] = Layer.CHARACTER


class Bart(_Character):
    """He may discard two cards instead of losing life."""

    @replaces(LoseLife)
    def pay(self, g: SaloonTable, hit: LoseLife) -> list[Frame] | None:
        if hit.seat != self.owner or len(g.seat(self.owner).hand) < 2:
            return None
        return [PayInstead(self.owner, "pay_instead", hit.changed(seen=(*hit.seen, self.key())))]


class PayInstead(Offer):
    __slots__ = ()

    def agreed(self, g: SaloonTable) -> None:
        for card in g.seat(self.seat).hand[:2]:
            g.drop(self.seat, card)


class Belle(_Character):
    """During her turn nothing in front of other players works."""

    @silences
    def dazzle(self, g: SaloonTable, ability: Ability) -> bool:
        return (
            ability.layer == Layer.EQUIPMENT and g.state.active == self.owner and ability.owner != self.owner
        )


class Gringo(_Character):
    """Whoever makes him lose life loses a random card to him."""

    @after(m.LifeLost, own=True)
    def take_revenge(self, g: SaloonTable, hit: m.LifeLost) -> None:
        if hit.by not in (m.NOBODY, self.owner):
            g.then(Steal(self.owner, hit.by))


class Jack(_Character):
    """He begins his turn with one extra card."""

    @modifies(m.CardsDrawn, own=True)
    def one_more(self, g: SaloonTable, cards: int, seat: int) -> int:
        return cards + 1


class Jourdonnais(_Character):
    """He always has a barrel at hand."""

    @offers(Shot)
    def hide(self, g: SaloonTable, shot: Shot) -> list[Option]:
        return [m.Hide(self.key())] if shot.target == self.owner and self.key() not in shot.used else []


class Molly(_Character):
    """She may take a loss of life on herself."""

    @replaces(LoseLife)
    def step_in(self, g: SaloonTable, hit: LoseLife) -> list[Frame] | None:
        if hit.seat == self.owner:
            return None
        return [StepIn(self.owner, "step_in", hit.changed(seen=(*hit.seen, self.key())))]


class StepIn(Offer):
    __slots__ = ()

    def agreed(self, g: SaloonTable) -> None:
        g.then(self.hit.changed(seat=self.seat))


class Slab(_Character):
    """His shots need two Missed!."""

    @modifies(m.MissedNeeded, own=True, sets=True)
    def aim_twice(self, g: SaloonTable, needed: int, shooter: int) -> int:
        return 2


class Suzy(_Character):
    """As soon as she has no cards in hand, she draws one."""

    @whenever
    def never_empty(self, g: SaloonTable) -> list[Frame] | None:
        if g.seat(self.owner).hand or not (g.state.deck or g.state.discard):
            return None
        return [Draw(self.owner)]


class Vera(_Character):
    """At the beginning of her turn she takes on the ability of another player, until the next time."""

    order_matters: ClassVar[bool] = False

    @after(m.TurnBegan, own=True)
    def put_on_a_mask(self, g: SaloonTable, turn: m.TurnBegan) -> None:
        g.then(Mask(self.owner))


class Mask(Question[SaloonTable]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: SaloonTable) -> Ask:
        return Ask(self.seat, "copy", [m.Copy(seat) for seat in g.state.living() if seat != self.seat], self)

    def answer(self, g: SaloonTable, option: Option) -> None:
        assert isinstance(option, m.Copy)
        g.seat(self.seat).copies = option.what
        g.board_changed()
