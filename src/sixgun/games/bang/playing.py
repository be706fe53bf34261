"""Phase 2: what the active player may do, and how a card is played (bang 4, timing 8)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sixgun.games.bang.cards import BANG, KIND, NO_CARD, single
from sixgun.games.bang.deciding import Decision, push_interludes
from sixgun.games.bang.effects import PLAYED, USED, BangEffect, discard_card, pick_up, put_down
from sixgun.games.bang.events import (
    CARD_LAID,
    CARD_PLAYED,
    AbilityUsed,
    CardLaid,
    CardPlayed,
    CardUsed,
    EventUsed,
)
from sixgun.games.bang.kinds import (
    ANYONE,
    BROWN,
    HELD,
    IN_RANGE,
    NEAR,
    NO_TARGET,
    PRINTED,
    BangAbility,
    Card,
    asleep,
    card_of,
    out_of_reach,
    sleeping_kinds,
    sleeping_uses,
)
from sixgun.games.bang.model import ALWAYS, MAX_SEATS, NOBODY, UNKNOWN_MENU, BangTable
from sixgun.games.bang.moments import CARD_RESOLVED, PLAY_STEPS, CardPutDown, CardResolved
from sixgun.games.bang.options import END_TURN, Play, Use, UseCard
from sixgun.games.bang.paying import PayCost
from sixgun.games.bang.procedures import Stepped, heard
from sixgun.games.bang.queries import (
    AFFECT,
    ANY_DECISION,
    COUNTS_AS,
    AnyDecision,
    EndingTurn,
    bang_limit,
    barred,
    counts_as,
    immune,
    in_range,
    next_door,
)
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import TABLE, Layer, change
from sixgun.kernel.plain import seats_in

OWN_PLAYS: Final[list[list[Play]]] = [
    [Play(card, kind, target) for target in range(NOBODY, MAX_SEATS)] for card, kind in enumerate(KIND)
]
"""For every card, the options of playing it as itself: at nobody, at seat 0, at seat 1 and so on."""

NO_TARGET_PLAYS: Final[list[list[Option]]] = [[options[0]] for options in OWN_PLAYS]
"""For every card, the one way of playing it without a target."""

NOTHING: Final[list[Option]] = []
NO_CARDS: Final[list[int]] = []

_PLAYS_AT: Final[list[dict[int, list[Option]]]] = [{} for _ in KIND]


def plays_at(card: int, mask: int) -> list[Option]:
    """The options of playing a card as itself at each of some players."""
    known = _PLAYS_AT[card].get(mask)
    if known is None:
        plays = OWN_PLAYS[card]
        known = _PLAYS_AT[card][mask] = [plays[target + 1] for target in seats_in(mask)]
    return known


def targets(g: BangTable, thing: BangAbility, aim: int, cards: tuple[int, ...]) -> int:
    """The mask of all players a card or an ability may be aimed at, when these cards are used for it."""
    seat = thing.owner
    if aim == IN_RANGE:
        found = in_range(g, seat)
    elif aim == NEAR:
        found = next_door(g, seat)
    elif aim == ANYONE:
        found = g.state.living
    else:
        found = g.state.living & ~(1 << seat)
    if cards and g.live.anywhere & AFFECT:
        for target in g.state.ring:
            if found >> target & 1 and immune(g, target, seat, cards) is not None:
                found &= ~(1 << target)
    return thing.narrowed(g, found) if thing.picky else found


def ways_to_play(g: BangTable, seat: int, card: int) -> list[Option]:
    """Every legal way for the active player to play a hand card as itself; noted if the board decides."""
    thing = HELD[seat][card]
    found = NOTHING
    restricted = g.restricted
    if (
        not thing.reaction
        and thing.playable(g)
        and (not restricted or barred(g, seat, card, thing.id, True) is None)
    ):
        aim = thing.laid_before if thing.stays else thing.aim
        found = NO_TARGET_PLAYS[card] if aim == NO_TARGET else plays_at(card, targets(g, thing, aim, (card,)))
    if thing.steady and not restricted:
        g.note_menu(card, found)
    return found


def write_menus() -> None:
    """Write down how cards can be played whatever the board is like: in one way, or not at all."""
    for card, kind in enumerate(KIND):
        thing = PRINTED.get(kind)
        if thing is None:  # of a box that cannot be played
            continue
        if thing.reaction:
            ALWAYS[card] = NOTHING
        elif thing.colour == BROWN and thing.steady and not thing.extra and thing.aim == NO_TARGET:
            ALWAYS[card] = NO_TARGET_PLAYS[card]


def ways_to_play_as(g: BangTable, thing: Card, card: int) -> list[Option]:
    """Every legal way to play a hand card as another kind."""
    if thing.reaction or not thing.playable(g) or barred(g, thing.owner, card, thing.id, True) is not None:
        return NOTHING
    aim = thing.aim_of_play()
    if aim == NO_TARGET:
        return [Play(card, thing.id)]
    return [Play(card, thing.id, target) for target in seats_in(targets(g, thing, aim, (card,)))]


class Act(Decision):
    """The active player plays cards and uses abilities, one finished before the next, or ends the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    settles: bool = True
    of_turn: bool = True
    prompt: ClassVar[str] = "act"

    def own_choices(self, g: BangTable) -> list[Option]:
        seat = self.seat
        options: list[Option] = [END_TURN]
        if g.restricted and g.forbidden(EndingTurn(seat)) is not None:
            options = []
        changes = g.changes[seat]
        converting = changes & COUNTS_AS != 0
        restricted = g.restricted
        menus = g.menus
        for card in single(g.state.seats[seat].hand):
            ways = menus[card]
            if ways is UNKNOWN_MENU or restricted:
                ways = ways_to_play(g, seat, card)
            options.extend(ways)
            if converting:
                for kind in counts_as(g, seat, card):
                    if kind != KIND[card]:
                        options.extend(ways_to_play_as(g, card_of(kind, seat, card), card))
        if changes & ACT:
            options.extend(g.offered(self))
        return options

    def answer(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Play):
            self.again(g)
            play_card(g, self.seat, option.card, option.kind, option.target)
        else:
            super().answer(g, option)

    def aloud(self, g: BangTable) -> bool:
        return bool(g.state.seats[self.seat].hand)

    def again(self, g: BangTable) -> None:
        g.state.agenda.append(self)
        if g.live.anywhere & ANY_DECISION:
            push_interludes(g, g.state.others_of(self.seat))

    def chosen(self, g: BangTable, option: Option) -> None:
        return  # the turn ends

    def closed(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for card in single(g.state.seats[self.seat].hand):
            for kind in counts_as(g, self.seat, card):
                found.extend(why_not(g, card_of(kind, self.seat, card), card))
            for kind, why in sleeping_kinds(g, self.seat, card):
                everyone = range(NOBODY, len(g.state.seats))
                found.extend([Closed(Play(card, kind, target), why) for target in everyone])
        for card in g.state.seats[self.seat].in_play:
            found.extend(HELD[self.seat][card].closed_uses(g))
        for ability in g.in_force(self.seat):
            if ability.layer == Layer.CHARACTER and isinstance(ability, BangAbility):
                found.extend(ability.closed_uses(g))
        for ability in g.live.abilities:
            if ability.owner == TABLE:
                found.extend(g.bound(ability.id, self.seat).closed_uses(g))
        found.extend(sleeping_uses(g, self.seat, self, (Act, AnyDecision)))
        stay = g.forbidden(EndingTurn(self.seat))
        if stay is not None:
            found.append(Closed(END_TURN, stay))
        return found

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"cards": len(g.state.seats[self.seat].hand), "bangs": g.state.bangs}


def why_not(g: BangTable, thing: Card, card: int) -> list[Closed]:
    """The ways of playing a hand card as a kind that are not open now, with reasons."""
    seat = thing.owner
    aim = thing.aim_of_play()
    why = barred(g, seat, card, thing.id, True) or thing.refuses(g)
    if why is not None:
        if aim == NO_TARGET:
            return [Closed(Play(card, thing.id), why)]
        everyone = range(len(g.state.seats))
        return [
            Closed(Play(card, thing.id), why),
            *[Closed(Play(card, thing.id, target), why) for target in everyone],
        ]
    if aim == NO_TARGET:
        return []
    found: list[Closed] = []
    for target in range(len(g.state.seats)):
        reason = why_not_at(g, thing, aim, (card,), target)
        if reason is not None:
            found.append(Closed(Play(card, thing.id, target), reason))
    if len(found) == len(g.state.seats):
        found.insert(0, Closed(Play(card, thing.id), refusal("nobody-to-aim-at", "bang 4.5", card=thing.id)))
    return found


def why_not_at(
    g: BangTable, thing: BangAbility, aim: int, cards: tuple[int, ...], target: int
) -> Refusal | None:
    """Why a card or an ability cannot be aimed at a player."""
    return (
        out_of_reach(g, thing.owner, target, aim)
        or (immune(g, target, thing.owner, cards) if cards else None)
        or (thing.refuses_target(g, target) if thing.picky else None)
    )


class Usable(Card):
    """A card in play that is used by discarding it."""

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used in its owner's phase 2 now, whoever the target."""
        raise NotImplementedError

    def uses(self, g: BangTable) -> Sequence[Option]:
        """Every legal use in its owner's phase 2."""
        if self.refuses_use(g) is not None:
            return ()
        if self.aim == NO_TARGET:
            return [UseCard(self.card)]
        return [UseCard(self.card, target) for target in seats_in(targets(g, self, self.aim, (self.card,)))]

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        why = asleep(g, self) or self.refuses_use(g)
        everyone = range(len(g.state.seats))
        if why is not None:
            aims = [] if self.aim == NO_TARGET else everyone
            return [
                Closed(UseCard(self.card), why),
                *[Closed(UseCard(self.card, target), why) for target in aims],
            ]
        if self.aim == NO_TARGET:
            return []
        reasons = [(target, why_not_at(g, self, self.aim, (self.card,), target)) for target in everyone]
        return [Closed(UseCard(self.card, target), why) for target, why in reasons if why is not None]


# -- playing -----------------------------------------------------------------------------------------------


def play_card(g: BangTable, seat: int, card: int, kind: str, target: int) -> None:
    """A hand card is played as a kind: put it into play, or discard it, pay its price and let it happen."""
    g.state.seats[seat].hand.remove(card)
    thing = card_of(kind, seat, card)
    watched = g.watched and heard(g, PLAY_STEPS)
    if thing.stays and not watched:
        lay_card(g, seat, card, thing, target, True)
        return
    if thing.stays:
        g.state.discard.append(card)  # where it stays if someone cancels it
    else:
        put_down(g, seat, card, PLAYED)
    if kind == BANG:
        g.state.bangs += 1
        g.forget_menus()
    if g.heard_of[seat] & CARD_PLAYED:
        g.tell(CardPlayed, seat, card, kind, target)
    if watched:
        price = (PayCost(seat, thing.extra, kind),) if thing.extra else ()
        g.then(*price, Putting(seat, card, kind, target))
    elif thing.extra:
        g.then(PayCost(seat, thing.extra, kind), Resolve(seat, card, kind, target))
    else:
        thing.play(g, target)


def lay_card(g: BangTable, seat: int, card: int, thing: Card, target: int, played: bool) -> None:
    """A card enters play in front of the target or its player; a weapon takes the place of the old one.

    `played` if it comes straight from the hand, and nobody has been told yet.
    """
    holder = seat if target == NOBODY else target
    in_play = g.state.seats[holder].in_play
    old = [other for other in in_play if PRINTED[KIND[other]].weapon] if thing.weapon else NO_CARDS
    in_play.append(card)
    g.state.fresh.append(card)
    if played and g.heard_of[seat] & CARD_PLAYED:
        g.tell(CardPlayed, seat, card, thing.id, target)
    g.card_came(holder, card)
    for other in old:
        discard_card(g, holder, other, seat)
    if g.heard_of[seat] & CARD_LAID:
        g.tell(CardLaid, seat, card, holder)


class Putting(Stepped):
    """A hand card lies on the discard pile and may still be cancelled (timing 8, step 4)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target", "stage")
    __slots__ = ("card", "kind", "seat", "target")
    steps: ClassVar[tuple[type[Event], ...]] = (CardPutDown,)

    def __init__(self, seat: int, card: int, kind: str, target: int, stage: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.kind, self.target)

    def conclude(self, g: BangTable) -> None:
        if g.live.heard & CARD_RESOLVED:
            g.state.agenda.append(Finishing(self.seat, self.card, self.kind, self.target))
        thing = card_of(self.kind, self.seat, self.card)
        if thing.stays:
            g.state.discard.remove(self.card)
            lay_card(g, self.seat, self.card, thing, self.target, False)
        else:
            thing.play(g, self.target)


class Finishing(Putting):
    """A played card has had its effect and everyone has reacted (timing 8, steps 6 to 8)."""

    __slots__ = ()
    settles: bool = True
    steps: ClassVar[tuple[type[Event], ...]] = (CardResolved,)

    def conclude(self, g: BangTable) -> None:
        return


class Resolve(BangEffect):
    """The effect of a card whose price is paid."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target")
    __slots__ = ("card", "kind", "seat", "target")

    def __init__(self, seat: int, card: int, kind: str, target: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target

    def run(self, g: BangTable) -> None:
        card_of(self.kind, self.seat, self.card).play(g, self.target)


def use_up_card(g: BangTable, thing: Card, option: UseCard, question: Decision) -> None:
    """A card in play is discarded for its effect, and the question it answered is asked again later."""
    question.again(g)
    pick_up(g, thing.owner, thing.card)
    put_down(g, thing.owner, thing.card, USED)
    if g.attentive:
        g.tell(CardUsed, thing.owner, thing.card, option.target)
    thing.play(g, option.target)


def announce(g: BangTable, ability: BangAbility, option: Use) -> None:
    """A player uses the ability of a character, or what an event allows."""
    if g.attentive:
        if ability.layer == Layer.EVENT:
            g.tell(EventUsed, ability.owner, ability.id, option.target)
        else:
            g.tell(AbilityUsed, ability.owner, ability.id, option.target)


def bang_refused(g: BangTable, seat: int) -> Refusal | None:
    """Why no further BANG! card may be played this turn."""
    limit = bang_limit(g, seat)
    if g.state.bangs < limit:
        return None
    return refusal("bang-limit", "bang 4.1", played=g.state.bangs, limit=limit)


class Each(BangEffect):
    """A card affects several players one after another, each handled completely before the next.

    Players who have left the game by then, or are not affected by the card, are skipped.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "card", "left")
    __slots__ = ("card", "kind", "left", "seat")
    settles: bool = True

    def __init__(self, seat: int, kind: str, card: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card
        self.left = left

    def run(self, g: BangTable) -> None:
        cards = (self.card,) if self.card != NO_CARD else ()
        for index, target in enumerate(self.left):
            if g.state.seats[target].alive and immune(g, target, self.seat, cards) is None:
                g.state.agenda.append(Each(self.seat, self.kind, self.card, self.left[index + 1 :]))
                card_of(self.kind, self.seat, self.card).strike(g, target)
                return


def each_other(g: BangTable, thing: Card) -> None:
    """A card affects all other players, clockwise from the left of the one who plays it."""
    left = tuple(g.state.others_of(thing.owner))
    Each(thing.owner, thing.id, thing.card, left).run(g)


ACT: Final[int] = change(Act)
