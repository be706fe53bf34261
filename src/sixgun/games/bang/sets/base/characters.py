"""The characters of the base box, all but those who draw in their own way in phase 1 (see `drawers`)."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import BANG, HEARTS, KIND, MISSED, NO_CARD, STORE, single
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import (
    DrawFor,
    TakeRandom,
    carried_out_again,
    discard_card,
    gain_life,
    hand_audience,
    pick_up,
    take_discard,
    take_random,
    to_hand,
)
from sixgun.games.bang.events import CardLaid, EstateTaken, LifeLost, ShotCancelled
from sixgun.games.bang.harm import Estate, Rescue
from sixgun.games.bang.kinds import PRINTED, Character
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Pick, UseAbility
from sixgun.games.bang.paying import PayForAbility, spendable
from sixgun.games.bang.playing import Act, announce, play_card
from sixgun.games.bang.queries import (
    UNLIMITED,
    AnyDecision,
    BangLimit,
    CountsAs,
    Distance,
    FlipCount,
    MissesNeeded,
    RescueReach,
    barred,
    deciding_suit,
    price_barred,
    turn_direction,
)
from sixgun.games.bang.shooting import Shot, evade
from sixgun.kernel.agenda import SETTLE, Frame
from sixgun.kernel.asks import Closed, Option, refusal
from sixgun.kernel.events import EVERYONE, Hidden
from sixgun.kernel.hooks import after, modifies, offers, replaces, whenever


class AnnieVersary(Character):
    """She may use any hand card as a BANG! card."""

    @modifies(CountsAs, own=True)
    def fire_anything(self, g: BangTable, kinds: tuple[str, ...], seat: int, card: int) -> tuple[str, ...]:
        return kinds if BANG in kinds else (*kinds, BANG)


class BartCassidy(Character):
    """For each life point he loses, he draws a card, but not for the last one."""

    @after(LifeLost, own=True)
    def draw_for_wounds(self, g: BangTable, hit: LifeLost) -> None:
        if not hit.last:
            g.then(DrawFor(self.owner, hit.points, self.id))


class CalamityJanet(Character):
    """She may use BANG! cards as Missed! cards and Missed! cards as BANG! cards."""

    @modifies(CountsAs, own=True)
    def swap(self, g: BangTable, kinds: tuple[str, ...], seat: int, card: int) -> tuple[str, ...]:
        if KIND[card] == BANG and MISSED not in kinds:
            return (*kinds, MISSED)
        if PRINTED[KIND[card]].missed and BANG not in kinds:
            return (*kinds, BANG)
        return kinds


class ElGringo(Character):
    """For each life point a player takes from him, he takes a random card from that player's hand."""

    @after(LifeLost, own=True)
    def take_revenge(self, g: BangTable, hit: LifeLost) -> None:
        if not hit.last and hit.by != NOBODY:
            g.then(*[TakeRandom(self.owner, hit.by) for _ in range(hit.points)])


class Emiliano(Character):
    """He takes the Missed! card that cancels his BANG! card, and the BANG! card he cancels with one."""

    @after(ShotCancelled)
    def pick_up(self, g: BangTable, shot: ShotCancelled) -> None:
        if shot.card == NO_CARD or not shot.missed:
            return
        if shot.by == self.owner:
            for card in shot.missed:
                take_discard(g, self.owner, card)
        if shot.seat == self.owner and not carried_out_again(g, shot.by, shot.card):
            take_discard(g, self.owner, shot.card)


class JohnnyKisch(Character):
    """When he puts a card into play, all other cards of that name in play are discarded."""

    @after(CardLaid, own=True)
    def allow_no_second(self, g: BangTable, laid: CardLaid) -> None:
        for seat in g.state.clockwise_from(self.owner):
            for card in list(g.seat(seat).in_play):
                if card != laid.card and KIND[card] == KIND[laid.card]:
                    discard_card(g, seat, card, self.owner)


class Jourdonnais(Character):
    """When he is shot at he may draw!, as with a Barrel."""

    @offers(Shot, own=True)
    def hide(self, g: BangTable, shot: Shot) -> Sequence[Option]:
        return () if self.key() in shot.used else (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        g.then(Check(self.owner, self.id, NO_CARD), SETTLE, cast(Shot, question).tried(self.key()))

    def checked(self, g: BangTable, card: int) -> None:
        if tell_check(g, self.owner, self.id, card != NO_CARD and deciding_suit(g, card) == HEARTS):
            evade(g)


class LuckyDuke(Character):
    """For every draw! he flips one more card and chooses which one counts."""

    @modifies(FlipCount, own=True)
    def flip_twice(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1


class PaulRegret(Character):
    """Others see him at distance +1."""

    @modifies(Distance)
    def keep_away(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value + 1 if other == self.owner else value


class RoseDoolan(Character):
    """She sees the others at distance -1."""

    @modifies(Distance, own=True)
    def look_closer(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value - 1


class SidKetchum(Character):
    """At any time he may discard two hand cards to regain 1 life point."""

    price: int = 2

    @offers(AnyDecision, own=True)
    def patch_himself_up(self, g: BangTable, question: Decision) -> Sequence[Option]:
        player = g.seat(self.owner)
        life = question.life if isinstance(question, Rescue) else player.life
        if player.ghost or life >= player.max_life or len(spendable(g, self.owner)) < self.price:
            return ()
        return (UseAbility(self.id),) if self.worth_it(g, question) else ()

    def seems_usable(self, g: BangTable) -> bool:
        player = g.seat(self.owner)
        return not player.ghost and player.life < player.max_life and len(player.hand) >= self.price

    def worth_it(self, g: BangTable, question: Decision) -> bool:
        """A rescue that would fail cannot be begun."""
        return not isinstance(question, Rescue) or question.life >= 1 or question.reach(g) >= 1

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        player = g.seat(self.owner)
        if player.ghost:
            return (Closed(UseAbility(self.id), refusal("without-lives", "timing 5.3", card=self.id)),)
        if player.life >= player.max_life:
            return (Closed(UseAbility(self.id), refusal("full-life", "bang 12", card=self.id)),)
        have = len(spendable(g, self.owner))
        if have < self.price:
            lacking = refusal("too-few-cards", "bang 12", card=self.id, needed=self.price, cards=have)
            return (Closed(UseAbility(self.id), price_barred(g, self.owner, self.price) or lacking),)
        return ()

    @modifies(RescueReach, own=True)
    def survive(self, g: BangTable, value: int, seat: int, spare: int) -> int:
        return value + spare // self.price

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        announce(g, self, cast(UseAbility, option))
        question.again(g)
        if not question.quiet:
            g.then(SETTLE)
        g.then(PayForAbility(self.owner, self.id, self.price))

    def may_pay(self, g: BangTable, paid: tuple[int, ...], card: int, target: int) -> bool:
        """Not a card without which the rescue he is in the middle of would fail."""
        rescue = waiting_rescue(g, self.owner)
        if rescue is None or rescue.life >= 1:
            return True
        if len(paid) + 1 == self.price:
            return rescue.reach(g, (card,)) + 1 >= 1
        others = [other for other in spendable(g, self.owner) if other != card]
        return any(rescue.reach(g, (card, other)) + 1 >= 1 for other in others)

    def paid(self, g: BangTable, cards: tuple[int, ...], target: int) -> None:
        rescue = waiting_rescue(g, self.owner)
        if rescue is None:
            gain_life(g, self.owner, 1, self.owner)
        else:
            g.amend(rescue, rescue.healed(g, 1))


def waiting_rescue(g: BangTable, seat: int) -> Rescue | None:
    """The rescue a player is in the middle of."""
    for frame in reversed(g.state.agenda):
        if isinstance(frame, Rescue) and frame.seat == seat:
            return frame
    return None


class SlabTheKiller(Character):
    """Two Missed! effects are needed to cancel his BANG! cards."""

    @modifies(MissesNeeded, own=True)
    def shoot_to_kill(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1


class SuzyLafayette(Character):
    """As soon as her hand is empty she draws a card."""

    @whenever
    def never_stand_empty(self, g: BangTable) -> Sequence[Frame]:
        state = g.state
        if state.seats[self.owner].hand or not (state.deck or state.discard):
            return ()
        return (DrawFor(self.owner, 1, self.id),)


class UncleWill(Character):
    """Once in his turn he may play any hand card as a General Store."""

    @offers(Act, own=True)
    def open_shop(self, g: BangTable, question: Act) -> Sequence[Option]:
        if g.used(self.id):
            return ()
        goods = [card for card in single(g.seat(self.owner).hand) if KIND[card] != STORE]
        free = [card for card in goods if barred(g, self.owner, card, STORE, True) is None]
        return [UseAbility(self.id, NOBODY, card) for card in free]

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        hand = single(g.seat(self.owner).hand)
        if not g.used(self.id):
            bars = [(card, barred(g, self.owner, card, STORE, True)) for card in hand]
            return [Closed(UseAbility(self.id, NOBODY, card), why) for card, why in bars if why is not None]
        spent = refusal("used-up", "bang 12", card=self.id)
        with_cards = [Closed(UseAbility(self.id, NOBODY, card), spent) for card in hand]
        return (Closed(UseAbility(self.id), spent), *with_cards)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        question.again(g)
        g.use_up(self.id)
        play_card(g, self.owner, cast(UseAbility, option).card, STORE, NOBODY)


class VultureSam(Character):
    """He takes all cards of a player who is eliminated into his hand."""

    @replaces(Estate)
    def circle_above(self, g: BangTable, estate: Estate) -> Sequence[Frame] | None:
        heirs = [ability.owner for ability in g.live.abilities if ability.id == self.id]
        count = len(g.state.seats)
        here, step = g.state.place(estate.seat), turn_direction(g)
        heirs.sort(key=lambda heir: (g.state.place(heir) - here) * step % count)
        return (Inherit(heirs[0], estate.seat, tuple(heirs[1:])),)


class Inherit(Decision):
    """The cards of an eliminated player: all to one heir, or one by one to several in turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "others")
    __slots__ = ("others", "target")
    prompt: ClassVar[str] = "inherit"

    def __init__(self, seat: int, target: int, others: tuple[int, ...]) -> None:
        self.seat = seat
        self.target = target
        self.others = others

    def own_choices(self, g: BangTable) -> list[Option]:
        dead = g.seat(self.target)
        hand: list[Option] = [Pick(self.target)] if dead.hand else []
        if not self.others:
            return hand[:1] or [Pick(self.target, card) for card in dead.in_play[:1]]
        return [*hand, *[Pick(self.target, card) for card in dead.in_play]]

    def choices(self, g: BangTable) -> Sequence[Option]:
        return self.own_choices(g)

    def chosen(self, g: BangTable, option: Option) -> None:
        if not self.others:
            self.take_everything(g)
            return
        pick = cast(Pick, option)
        if pick.card == NO_CARD:
            take_random(g, self.seat, self.target)
        else:
            pick_up(g, self.target, pick.card)
            to_hand(g, self.seat, pick.card)
            g.tell(EstateTaken, self.seat, self.target, 1, (Hidden(pick.card, EVERYONE),))
        g.then(Inherit(self.others[0], self.target, (*self.others[1:], self.seat)))

    def take_everything(self, g: BangTable) -> None:
        """All hand and in-play cards at once."""
        dead = g.seat(self.target)
        both = hand_audience(g, self.seat, self.target)
        cards = [Hidden(card, EVERYONE) for card in dead.in_play]
        cards.extend([Hidden(card, both) for card in dead.hand])
        inherited = [*dead.in_play, *dead.hand]
        for card in dead.in_play:
            g.card_left(self.target, card)
        dead.in_play.clear()
        dead.hand.clear()
        g.tell(EstateTaken, self.seat, self.target, len(cards), tuple(cards))
        for card in inherited:
            to_hand(g, self.seat, card)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target]}


class WillyTheKid(Character):
    """He may play any number of BANG! cards in his turn."""

    @modifies(BangLimit, own=True, sets=True)
    def keep_firing(self, g: BangTable, value: int, seat: int) -> int:
        return UNLIMITED
