"""The characters of Dodge City."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import DIAMONDS, KIND, MISSED, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import (
    TRADED,
    DrawFor,
    GainLife,
    commanded,
    draw,
    picked,
    spend_card,
    take_in_play,
)
from sixgun.games.bang.events import AbilityCopied, Buried, CardPlayed, CardSpent
from sixgun.games.bang.harm import GiveUpLife
from sixgun.games.bang.kinds import PRINTED, Blue, Character
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import DrawPhaseBegan
from sixgun.games.bang.options import DRAW_DECK, Copy, Pick, UseAbility
from sixgun.games.bang.paid_shots import PaidShot
from sixgun.games.bang.playing import Act, announce
from sixgun.games.bang.queries import (
    Affect,
    BaseDraw,
    BeerGain,
    CountsAs,
    HandLimit,
    barred,
    suit_of,
)
from sixgun.games.bang.turn import DrawPhase, cards_to_draw
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import Ability, Layer, after, forbids, modifies, offers, silences


class ApacheKid(Character):
    """Diamond cards used by other players do not affect him."""

    @forbids(Affect)
    def fear_no_diamonds(self, g: BangTable, deed: Affect) -> bool:
        return deed.seat == self.owner and all(suit_of(g, card) == DIAMONDS for card in deed.cards)


class BelleStar(Character):
    """During her turn, cards in play in front of other players have no effect."""

    by_turn: bool = True

    @silences
    def turn_heads(self, g: BangTable, ability: Ability) -> bool:
        theirs = ability.layer == Layer.EQUIPMENT and ability.owner != self.owner
        return theirs and (g.state.active == self.owner or commanded(g, self.owner) is not None)


class BillNoface(Character):
    """In phase 1 he draws 1 card, and 1 more for each wound."""

    @modifies(BaseDraw, own=True, sets=True)
    def count_wounds(self, g: BangTable, value: int, seat: int) -> int:
        player = g.seat(seat)
        return 1 + player.max_life - player.life


class ChuckWengam(Character):
    """In his turn he may lose 1 life point, but not the last, to draw 2 cards."""

    @offers(Act, own=True)
    def offer_blood(self, g: BangTable, question: Act) -> Sequence[Option]:
        return (UseAbility(self.id),) if g.seat(self.owner).life > 1 else ()

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        announce(g, self, cast(UseAbility, option))
        question.again(g)
        g.then(GiveUpLife(self.owner, 1, NOBODY, self.id), DrawFor(self.owner, 2, self.id))

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        if g.seat(self.owner).life > 1:
            return ()
        if g.seat(self.owner).ghost:
            return (Closed(UseAbility(self.id), refusal("without-lives", "timing 5.3", card=self.id)),)
        return (Closed(UseAbility(self.id), refusal("last-life", "dodge city 6.2", card=self.id)),)


class DocHolyday(PaidShot):
    """Once in his turn he may discard 2 cards for a BANG! effect on a player in range."""

    layer: ClassVar[Layer] = Layer.CHARACTER
    rule: ClassVar[str] = "dodge city 6.2"

    @offers(Act, own=True)
    def draw_two_guns(self, g: BangTable, question: Act) -> Sequence[Option]:
        return self.shots(g)

    def refuses_shot(self, g: BangTable) -> Refusal | None:
        if g.used(self.id):
            return refusal("used-up", self.rule, card=self.id)
        return super().refuses_shot(g)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        super().use(g, option, question)
        g.use_up(self.id)


class ElenaFuente(Character):
    """She may use any hand card as a Missed! card."""

    @modifies(CountsAs, own=True)
    def duck_behind(self, g: BangTable, kinds: tuple[str, ...], seat: int, card: int) -> tuple[str, ...]:
        return kinds if MISSED in kinds else (*kinds, MISSED)


class GregDigger(Character):
    """He regains 2 life points each time another player is eliminated."""

    @after(Buried)
    def fill_the_grave(self, g: BangTable, grave: Buried) -> None:
        g.then(GainLife(self.owner, 2, self.owner))


class HerbHunter(Character):
    """He draws 2 cards each time another player is eliminated."""

    @after(Buried)
    def collect(self, g: BangTable, grave: Buried) -> None:
        g.then(DrawFor(self.owner, 2, self.id))


class JoseDelgado(Character):
    """Up to twice in his turn he may discard a blue card from the hand to draw 2 cards."""

    @offers(Act, own=True)
    def trade(self, g: BangTable, question: Act) -> Sequence[Option]:
        if g.used(self.id) >= 2:
            return ()
        hand = single(g.seat(self.owner).hand)
        return [UseAbility(self.id, NOBODY, card) for card in hand if self.refuses_card(g, card) is None]

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        spent = refusal("used-up", "dodge city 6.2", card=self.id) if g.used(self.id) >= 2 else None
        found: list[Closed] = []
        open_cards = 0
        for card in single(g.seat(self.owner).hand):
            why = spent or self.refuses_card(g, card)
            if why is None:
                open_cards += 1
            else:
                found.append(Closed(UseAbility(self.id, NOBODY, card), why))
        if not open_cards:
            why = spent or refusal("no-blue-card", "dodge city 6.2", card=self.id)
            found.insert(0, Closed(UseAbility(self.id), why))
        return found

    def refuses_card(self, g: BangTable, card: int) -> Refusal | None:
        """Why a hand card cannot be traded: it is not treated as a blue card, or may not be spent."""
        if not isinstance(PRINTED[KIND[card]], Blue):
            return refusal("not-blue", "dodge city 6.2", card=KIND[card])
        return barred(g, self.owner, card, KIND[card], False)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        use = cast(UseAbility, option)
        announce(g, self, use)
        question.again(g)
        g.use_up(self.id)
        spend_card(g, self.owner, use.card, KIND[use.card], TRADED)
        draw(g, self.owner, 2, self.id)


class MollyStark(Character):
    """Outside her turn she draws a card for each hand card she plays or discards voluntarily."""

    @after(CardPlayed, own=True)
    def dance_on(self, g: BangTable, played: CardPlayed) -> None:
        self.refill(g)

    @after(CardSpent, own=True)
    def dance_along(self, g: BangTable, spent: CardSpent) -> None:
        self.refill(g)

    def refill(self, g: BangTable) -> None:
        """A new card for the one used, unless it is her turn."""
        if g.state.active != self.owner and commanded(g, self.owner) is None:
            g.then(DrawFor(self.owner, 1, self.id))


class PatBrennan(Character):
    """In phase 1 he may take a card in play instead of drawing."""

    @offers(DrawPhase, own=True)
    def help_himself(self, g: BangTable, phase: DrawPhase) -> Sequence[Option]:
        return (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        g.then(DrawOrTake(self.owner))


class DrawOrTake(Decision):
    """Whether a player draws or takes a card in front of someone."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "draw_or_take"

    def own_choices(self, g: BangTable) -> list[Option]:
        found: list[Option] = [DRAW_DECK]
        for seat in g.state.ring:
            found.extend([Pick(seat, card) for card in g.seat(seat).in_play])
        return found

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Pick):
            take_in_play(g, self.seat, option.target, option.card)
            picked(g, self.seat, option.target)
        else:
            draw(g, self.seat, cards_to_draw(g, self.seat))


class PixiePete(Character):
    """He draws 3 cards in phase 1."""

    @modifies(BaseDraw, own=True, sets=True)
    def draw_three(self, g: BangTable, value: int, seat: int) -> int:
        return 3


class SeanMallory(Character):
    """He may keep up to 10 cards at the end of his turn."""

    @modifies(HandLimit, own=True)
    def hold_more(self, g: BangTable, value: int, seat: int) -> int:
        return max(value, 10)


class TequilaJoe(Character):
    """A Beer card gives him 2 life points."""

    @modifies(BeerGain, own=True)
    def drink_deep(self, g: BangTable, value: int, seat: int) -> int:
        return 2


class VeraCuster(Character):
    """In phase 1 she names another character and has that ability until her next turn begins."""

    order_matters: ClassVar[bool] = False

    def turn_comes(self, g: BangTable) -> None:
        """She drops the mask, even while her own ability sleeps."""
        g.seat(self.owner).borrowed = ()
        g.board_changed()

    @after(DrawPhaseBegan, own=True)
    def put_on_a_mask(self, g: BangTable, phase: DrawPhaseBegan) -> None:
        g.then(CopyCharacter(self.owner))


class CopyCharacter(Decision):
    """Whose ability a player has from now on; someone must be named."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "copy_character"

    def own_choices(self, g: BangTable) -> list[Option]:
        others = [seat for seat in g.state.ring if seat != self.seat]
        return [Copy(g.seat(seat).character, seat) for seat in others]

    def chosen(self, g: BangTable, option: Option) -> None:
        copy = cast(Copy, option)
        g.seat(self.seat).borrowed = (copy.ability,)
        g.board_changed()
        if g.attentive:
            g.tell(AbilityCopied, self.seat, copy.ability)
        g.bound(copy.ability, self.seat).put_on(g)
        g.then(SETTLE)
