"""Phase 2: what the active player may do, and how a card is played (bang 4, timing 8)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, ClassVar, Final

from sixgun.games.bang.cards import BANG, KIND, NO_CARD, TWIN, is_copy, single
from sixgun.games.bang.deciding import Decision, at_any_time, distinct, push_interludes
from sixgun.games.bang.effects import (
    PLAYED,
    USED,
    Again,
    BangEffect,
    carried_out_again,
    commanded,
    discard_card,
    pick_up,
    put_down,
)
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
    CLOSE,
    FALLEN,
    HELD,
    IN_RANGE,
    NEAR,
    NO_TARGET,
    PRINTED,
    BangAbility,
    Card,
    asleep,
    card_of,
    only_visiting,
    out_of_reach,
    sighted,
    sleeping_help,
    sleeping_kinds,
    sleeping_uses,
)
from sixgun.games.bang.measures import SIGHT
from sixgun.games.bang.model import ALWAYS, MAX_SEATS, NOBODY, BangTable
from sixgun.games.bang.moments import (
    CARD_RESOLVED,
    PLAY_STEPS,
    STAYER_PLAYED,
    CardPutDown,
    CardResolved,
    StayerPlayed,
)
from sixgun.games.bang.options import END_TURN, Play, PlayWith, Use, UseCard
from sixgun.games.bang.paying import PayCost
from sixgun.games.bang.procedures import Stepped, heard, react_at_once
from sixgun.games.bang.queries import (
    AFFECT,
    ANY_DECISION,
    BANG_TARGET,
    COMPANIONS,
    COUNTS_AS,
    UNLIMITED,
    AnyDecision,
    BangLimit,
    Companions,
    EndingTurn,
    bang_limit,
    barred,
    counts_as,
    immune,
    in_range,
    next_door,
    off_limits,
    weapon_range,
    within,
)
from sixgun.games.bang.stopping import Pending, StopCard, stoppable
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import TABLE, Layer, change
from sixgun.kernel.plain import seats_in

OWN_PLAYS: Final[list[list[Play]]] = [
    [Play(card, kind, target) for target in range(NOBODY, MAX_SEATS)] for card, kind in enumerate(KIND)
]
"""For every card, the options of playing it as itself: at nobody, at seat 0, at seat 1 and so on."""

NO_TARGET_PLAYS: Final[list[list[Option]]] = [[options[0]] for options in OWN_PLAYS]
"""For every card, the one way of playing it without a target."""

NOT_BY_RANGE: Final[int] = AFFECT | BANG_TARGET | SIGHT
"""What makes the targets of a card others than the players in weapon range."""

NOTHING: Final[list[Option]] = []
NO_CARDS: Final[list[int]] = []

AIM_OF_PLAY: Final = [NO_TARGET] * len(KIND)
"""For every card who playing it as itself is aimed at."""

LIMITED: Final = [False] * len(KIND)
"""For every card whether playing it as itself counts towards the limit of BANG! cards."""

PLAYS_AT: Final[list[dict[int, list[Option]]]] = [{} for _ in KIND]
"""For every card, the options of playing it as itself at some players, by their mask, once they are known."""


def plays_at(card: int, mask: int) -> list[Option]:
    """The options of playing a card as itself at each of some players."""
    plays = OWN_PLAYS[card]
    found = PLAYS_AT[card][mask] = [plays[target + 1] for target in seats_in(mask)]
    return found


def targets(g: BangTable, thing: BangAbility, aim: int, cards: tuple[int, ...]) -> int:
    """The mask of all players a card or an ability may be aimed at, when these cards are used for it."""
    seat = thing.owner
    if aim == IN_RANGE:
        found = in_range(g, seat)
        if g.live.anywhere & SIGHT:
            found = sighted(g, thing, found, weapon_range(g, seat))
    elif aim == NEAR:
        found = next_door(g, seat)
        if g.live.anywhere & SIGHT:
            found = sighted(g, thing, found, 1)
    elif aim == ANYONE:
        found = g.state.living
    elif aim == CLOSE:
        found = within(g, seat, 2)
        if g.live.anywhere & SIGHT:
            found = sighted(g, thing, found, 2)
    elif aim == FALLEN:
        found = (1 << len(g.state.seats)) - 1 & ~g.state.living
        if only_visiting(g, seat):
            found |= 1 << seat
    else:
        found = g.state.living & ~(1 << seat)
    if cards and g.live.anywhere & AFFECT:
        for target in g.state.ring:
            if found >> target & 1 and immune(g, target, seat, cards, thing.id) is not None:
                found &= ~(1 << target)
    if g.live.anywhere & BANG_TARGET and thing.id == BANG:
        for target in g.state.ring:
            if found >> target & 1 and off_limits(g, target, seat) is not None:
                found &= ~(1 << target)
    return thing.narrowed(g, found) if thing.picky else found


def ways_to_play(g: BangTable, seat: int, card: int) -> list[Option]:
    """Every legal way for the active player to play a hand card as itself."""
    return NOTHING if LIMITED[card] and spent(g, seat) else ways_below_limit(g, seat, card)


def ways_below_limit(g: BangTable, seat: int, card: int) -> list[Option]:
    """The same as long as the limit of BANG! cards is not reached; noted if the board decides."""
    thing = HELD[seat][card]
    found = NOTHING
    restricted = g.restricted
    if (
        not thing.reaction
        and thing.playable(g)
        and (not restricted or barred(g, seat, card, thing.id, True) is None)
    ):
        aim = AIM_OF_PLAY[card]
        if thing.own_ways:
            return thing.ways(g)
        if aim == NO_TARGET:
            found = NO_TARGET_PLAYS[card]
        else:
            if aim == IN_RANGE and not thing.picky and not g.live.anywhere & NOT_BY_RANGE:
                mask = g.fields_of_fire[seat] or in_range(g, seat)
            else:
                mask = targets(g, thing, aim, (card,))
            known = PLAYS_AT[card].get(mask)
            found = plays_at(card, mask) if known is None else known
    if thing.steady and not restricted and not (LIMITED[card] and g.live.anywhere & BANG_TARGET):
        g.note_menu(seat, card, found)
    return found


def write_menus() -> None:
    """Write down how cards can be played whatever the board is like: in one way, or not at all."""
    for card, kind in enumerate(KIND):
        thing = PRINTED.get(kind)
        if thing is None:  # of a box that cannot be played
            continue
        AIM_OF_PLAY[card] = thing.aim_of_play()
        LIMITED[card] = thing.limited
        if thing.reaction:
            ALWAYS[card] = NOTHING
        elif (
            thing.colour == BROWN
            and thing.steady
            and not (thing.extra or thing.own_ways)
            and thing.aim == NO_TARGET
        ):
            ALWAYS[card] = NO_TARGET_PLAYS[card]


def ways_to_play_as(g: BangTable, thing: Card, card: int) -> list[Option]:
    """Every legal way to play a hand card as another kind."""
    if thing.limited and spent(g, thing.owner):
        return NOTHING
    if thing.reaction or not thing.playable(g) or barred(g, thing.owner, card, thing.id, True) is not None:
        return NOTHING
    aim = thing.aim_of_play()
    if aim == NO_TARGET:
        return [Play(card, thing.id)]
    return [Play(card, thing.id, target) for target in seats_in(targets(g, thing, aim, (card,)))]


def accompanied(g: BangTable, seat: int) -> list[Option]:
    """Every legal way to play a hand card as a BANG! card together with others."""
    found: list[Option] = []
    for card in single(g.state.seats[seat].hand):
        thing = card_of(BANG, seat, card)
        if (
            BANG in counts_as(g, seat, card)
            and not (thing.limited and spent(g, seat))
            and thing.playable(g)
            and barred(g, seat, card, BANG, True) is None
        ):
            found.extend(ways_with_companions(g, thing, card))
    return found


def ways_with_companions(g: BangTable, thing: Card, card: int) -> list[Option]:
    """Every way to play a card as a BANG! card with one or more of the cards that may accompany it."""
    seat = thing.owner
    found: list[Option] = []
    alone = targets(g, thing, thing.aim, (card,))
    beside = g.query_with(Companions, (), seat, card)
    for count in range(1, len(beside) + 1):
        for companions in combinations(beside, count):
            mask = alone
            for companion in companions:
                mask = HELD[seat][companion].widens(g, card, mask)
            found.extend([PlayWith(card, thing.id, target, companions) for target in seats_in(mask)])
    return found


class Act(Decision):
    """The active player plays cards and uses abilities, one finished before the next, or ends the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    settles: bool = True
    of_turn: bool = True
    prompt: ClassVar[str] = "act"

    def choices(self, g: BangTable) -> Sequence[Option]:
        seat = self.seat
        options: list[Option] = [END_TURN]
        restricted = g.restricted
        if restricted and g.forbidden(EndingTurn(seat)) is not None:
            options = []
        changes = g.changes[seat]
        converting = changes & COUNTS_AS
        menu = g.menus[seat]
        no_more = g.state.bangs > 0 and spent(g, seat)
        hand = g.state.seats[seat].hand
        for card in hand:
            if TWIN[card] and not restricted and is_copy(card, hand):
                continue
            if not no_more or not LIMITED[card]:
                ways = menu[card]
                if ways is None or restricted:
                    ways = ways_below_limit(g, seat, card)
                if ways:
                    options += ways
            if converting:
                for kind in counts_as(g, seat, card):
                    if kind != KIND[card]:
                        options += ways_to_play_as(g, card_of(kind, seat, card), card)
        if changes & COMPANIONS:
            options += accompanied(g, seat)
        if changes & ACT:
            options += g.offered(self)
        if changes & ANY_DECISION and options:
            options += at_any_time(g, self)
        return distinct(g, options) if restricted else options

    def answer(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Play):
            g.state.agenda.append(self)
            if g.live.anywhere & ANY_DECISION:
                push_interludes(g, g.state.others_of(self.seat))
            play_card(g, self.seat, option.card, option.kind, option.target)
        elif isinstance(option, PlayWith):
            self.again(g)
            play_card(g, self.seat, option.card, option.kind, option.target, option.companions)
        elif option is not END_TURN:
            super().answer(g, option)

    def aloud(self, g: BangTable) -> bool:
        return bool(g.state.seats[self.seat].hand)

    def again(self, g: BangTable) -> None:
        g.state.agenda.append(self)
        if g.live.anywhere & ANY_DECISION:
            push_interludes(g, g.state.others_of(self.seat))

    def closed(self, g: BangTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for card in single(g.state.seats[self.seat].hand):
            for kind in counts_as(g, self.seat, card):
                found.extend(why_not(g, card_of(kind, self.seat, card), card))
            for kind, why in sleeping_kinds(g, self.seat, card):
                everyone = range(NOBODY, len(g.state.seats))
                found.extend([Closed(Play(card, kind, target), why) for target in everyone])
            if HELD[self.seat][card].joins:
                found.extend(closed_beside(g, HELD[self.seat][card]))
        for card in g.state.seats[self.seat].in_play:
            found.extend(HELD[self.seat][card].closed_uses(g))
        for ability in g.in_force(self.seat):
            if ability.layer == Layer.CHARACTER and isinstance(ability, BangAbility):
                found.extend(ability.closed_uses(g))
        for id in sorted([ability.id for ability in g.live.abilities if ability.owner == TABLE]):
            found.extend(g.bound(id, self.seat).closed_uses(g))
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
    why = barred(g, seat, card, thing.id, True)
    if why is None and thing.limited:
        why = limit_reached(g, seat)
    why = why or thing.refuses(g)
    if thing.own_ways:
        return [Closed(Play(card, thing.id), why)] if why is not None else list(thing.closed_ways(g))
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


def closed_beside(g: BangTable, beside: Card) -> list[Closed]:
    """The ways of playing BANG! cards together with another hand card that are not open now, with reasons."""
    seat = beside.owner
    why = barred(g, seat, beside.card, beside.id, True)
    found: list[Closed] = []
    for card in single(g.state.seats[seat].hand):
        if card != beside.card and BANG in counts_as(g, seat, card):
            found.extend(why_not_with(g, beside, card, why))
    return found


def why_not_with(g: BangTable, beside: Card, card: int, why: Refusal | None) -> list[Closed]:
    """The same for one of the BANG! cards; `why` says what there is against the other card, if anything."""
    seat = beside.owner
    thing = card_of(BANG, seat, card)
    why = why or barred(g, seat, card, BANG, True) or (limit_reached(g, seat) if thing.limited else None)
    reached = beside.widens(g, card, 0) if why is None else 0
    found: list[Closed] = []
    for target in range(len(g.state.seats)):
        if not reached >> target & 1:
            reason = why or why_not_at(g, thing, thing.aim, (card,), target)
            if reason is not None:
                found.append(Closed(PlayWith(card, BANG, target, (beside.card,)), reason))
    return found


def why_not_at(
    g: BangTable, thing: BangAbility, aim: int, cards: tuple[int, ...], target: int
) -> Refusal | None:
    """Why a card or an ability cannot be aimed at a player."""
    return (
        out_of_reach(g, thing.owner, target, aim, thing)
        or (immune(g, target, thing.owner, cards, thing.id) if cards else None)
        or (off_limits(g, target, thing.owner) if thing.id == BANG else None)
        or (thing.refuses_target(g, target) if thing.picky else None)
    )


def uses_of(g: BangTable, thing: Card, why: Refusal | None) -> Sequence[Option]:
    """Every legal use of a card in play in its owner's phase 2, if there is no reason against all."""
    if why is not None:
        return ()
    if thing.aim == NO_TARGET:
        return [UseCard(thing.card)]
    return [UseCard(thing.card, target) for target in seats_in(targets(g, thing, thing.aim, (thing.card,)))]


def closed_uses_of(g: BangTable, thing: Card, why: Refusal | None) -> Sequence[Closed]:
    """The uses of a card in play that are not open now, with reasons."""
    why = asleep(g, thing) or why
    everyone = range(len(g.state.seats))
    if why is not None:
        aims = [] if thing.aim == NO_TARGET else everyone
        return [
            Closed(UseCard(thing.card), why),
            *[Closed(UseCard(thing.card, target), why) for target in aims],
        ]
    if thing.aim == NO_TARGET:
        return []
    reasons = [(target, why_not_at(g, thing, thing.aim, (thing.card,), target)) for target in everyone]
    return [Closed(UseCard(thing.card, target), reason) for target, reason in reasons if reason is not None]


class Usable(Card):
    """A card in play that is used by discarding it."""

    def refuses_use(self, g: BangTable) -> Refusal | None:
        """Why it cannot be used in its owner's phase 2 now, whoever the target."""
        raise NotImplementedError

    def uses(self, g: BangTable) -> Sequence[Option]:
        """Every legal use in its owner's phase 2."""
        return uses_of(g, self, self.refuses_use(g))

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        return closed_uses_of(g, self, self.refuses_use(g))


# -- playing -----------------------------------------------------------------------------------------------


def play_card(
    g: BangTable, seat: int, card: int, kind: str, target: int, companions: tuple[int, ...] = ()
) -> None:
    """A hand card is played as a kind: put it into play, or discard it, pay its price and let it happen.

    `companions` are the cards that accompany it, if it is a BANG! card.
    """
    g.state.seats[seat].hand.remove(card)
    thing = HELD[seat][card] if kind == KIND[card] else card_of(kind, seat, card)
    watched = (g.watched and heard(g, PLAY_STEPS)) or stoppable(g, seat, thing, target)
    if thing.stays and not watched:
        lay_card(g, seat, card, thing, target, True)
        return
    if thing.stays:
        g.state.discard.append(card)  # where it stays if someone cancels it
    else:
        put_down(g, seat, card, PLAYED)
    if thing.limited:
        g.state.bangs += 1
    if g.heard_of[seat] & CARD_PLAYED:
        g.tell(CardPlayed, seat, card, kind, target)
    for companion in companions:
        HELD[seat][companion].join(g, card, target)
    if thing.announces and commanded(g, seat) is None:  # what is ordered has no extras
        g.then(thing.announced(g, target))
    elif thing.announces:
        carry_on(g, thing, target, ())
    elif watched:
        price = (PayCost(seat, thing.extra, kind),) if thing.extra else ()
        g.then(*price, Putting(seat, card, kind, target))
    elif thing.extra:
        g.then(PayCost(seat, thing.extra, kind), Resolve(seat, card, kind, target))
    else:
        thing.play(g, target)


def carry_on(g: BangTable, thing: Card, target: int, extras: tuple[int, ...]) -> None:
    """Its player has decided everything about a played card: someone may cancel it, then it takes effect."""
    if not g.state.seats[thing.owner].alive:  # the price was too high
        return
    if carried_out_again(g, thing.owner, thing.card):
        thing.play_more(g, target, extras)
    elif (g.watched and heard(g, PLAY_STEPS)) or stoppable(g, thing.owner, thing, target):
        g.then(PuttingMore(thing.owner, thing.card, thing.id, target, 0, extras))
    else:
        thing.play_more(g, target, extras)


def carry_out_again(g: BangTable, thing: Card, target: int) -> None:
    """The effect of a card that was played happens again; what it costs is paid again (timing 8, step 8)."""
    seat = thing.owner
    price = (PayCost(seat, thing.extra, thing.id),) if thing.extra else ()
    g.state.agenda.append(Again(seat, thing.card))
    if thing.announces:
        g.then(*price, thing.announced(g, target))
    elif PRINTED[KIND[thing.card]].copies:
        g.then(*price, Echo(seat, thing.card, thing.id, target))
    else:
        g.then(*price, Resolve(seat, thing.card, thing.id, target))


def note_stayer(g: BangTable, seat: int, card: int, kind: str, target: int) -> None:
    """Whoever cares that a card was played which stays gets a word next, after what its laying set off."""
    if g.live.heard & STAYER_PLAYED and PRINTED[kind].stays:
        g.state.agenda.append(AfterLaying(seat, card, kind, target))


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
    if g.state.parts or thing.keeps:  # only a card with something on it, or one that wakes the dead
        thing.laid(g, holder)
    note_stayer(g, seat, card, thing.id, target)


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
        effect = Lay if thing.stays else Resolve
        pending = effect(self.seat, self.card, self.kind, self.target)
        if stoppable(g, self.seat, thing, self.target):
            g.then(StopCard(self.target, self.seat, self.kind, self.card), pending)
        else:
            pending.run(g)


class PuttingMore(Putting):
    """The same for a card about which its player has decided more; `extras` is what."""

    fields: ClassVar[tuple[str, ...]] = (*Putting.fields, "extras")
    __slots__ = ("extras",)

    def __init__(
        self, seat: int, card: int, kind: str, target: int, stage: int = 0, extras: tuple[int, ...] = ()
    ) -> None:
        super().__init__(seat, card, kind, target, stage)
        self.extras = extras

    def conclude(self, g: BangTable) -> None:
        if g.live.heard & CARD_RESOLVED:
            g.state.agenda.append(Finishing(self.seat, self.card, self.kind, self.target))
        thing = card_of(self.kind, self.seat, self.card)
        pending = ResolveMore(self.seat, self.card, self.kind, self.target, self.extras)
        if thing.hits_alone(self.extras) and stoppable(g, self.seat, thing, self.target):
            g.then(StopCard(self.target, self.seat, self.kind, self.card), pending)
        else:
            pending.run(g)


class AfterLaying(Stepped):
    """A card that stays was played: who laid it had the first word, now whoever reacts to such a play."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target", "stage")
    __slots__ = ("card", "kind", "seat", "target")
    steps: ClassVar[tuple[type[Event], ...]] = (StayerPlayed,)

    def __init__(self, seat: int, card: int, kind: str, target: int, stage: int = -1) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.kind, self.target)

    def run(self, g: BangTable) -> None:
        if self.stage >= 0:
            super().run(g)
            return
        g.state.agenda.append(self.changed(stage=0))
        react_at_once(g, CardLaid)

    def conclude(self, g: BangTable) -> None:
        return


class Finishing(Putting):
    """A played card has had its effect and everyone has reacted (timing 8, steps 6 to 8)."""

    __slots__ = ()
    settles: bool = True
    steps: ClassVar[tuple[type[Event], ...]] = (CardResolved,)

    def conclude(self, g: BangTable) -> None:
        return


class Resolve(Pending):
    """The effect of a card whose price is paid."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target")
    __slots__ = ("card", "kind", "seat", "target")

    def __init__(self, seat: int, card: int, kind: str, target: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target

    def run(self, g: BangTable) -> None:
        thing = card_of(self.kind, self.seat, self.card)
        if PRINTED[KIND[self.card]].copies:
            thing.echo(g, self.target)
        else:
            thing.play(g, self.target)

    def called_off(self, g: BangTable) -> None:
        note_stayer(g, self.seat, self.card, self.kind, self.target)


class Echo(Resolve):
    """The effect of a card that another one copies."""

    __slots__ = ()

    def run(self, g: BangTable) -> None:
        card_of(self.kind, self.seat, self.card).echo(g, self.target)


class ResolveMore(Resolve):
    """The same for a card about which its player has decided more."""

    fields: ClassVar[tuple[str, ...]] = (*Resolve.fields, "extras")
    __slots__ = ("extras",)

    def __init__(self, seat: int, card: int, kind: str, target: int, extras: tuple[int, ...]) -> None:
        super().__init__(seat, card, kind, target)
        self.extras = extras

    def run(self, g: BangTable) -> None:
        card_of(self.kind, self.seat, self.card).play_more(g, self.target, self.extras)


class Lay(Resolve):
    """A card on the discard pile enters play after all."""

    __slots__ = ()

    def run(self, g: BangTable) -> None:
        state = g.state
        pile = state.discard if self.card in state.discard else state.deck  # reshuffled in between
        pile.remove(self.card)
        state.reveals += 1  # what lay below it is seen again
        lay_card(g, self.seat, self.card, card_of(self.kind, self.seat, self.card), self.target, False)


def use_up_card(g: BangTable, thing: Card, option: UseCard, question: Decision) -> None:
    """A card in play is discarded for its effect, and the question it answered is asked again later."""
    question.again(g)
    pick_up(g, thing.owner, thing.card)
    put_down(g, thing.owner, thing.card, USED)
    if g.attentive:
        g.tell(CardUsed, thing.owner, thing.card, option.target)
    if stoppable(g, thing.owner, thing, option.target):
        pending = Resolve(thing.owner, thing.card, thing.id, option.target)
        g.then(StopCard(option.target, thing.owner, thing.id, thing.card), pending)
    else:
        thing.play(g, option.target)


def announce(g: BangTable, ability: BangAbility, option: Use) -> None:
    """A player uses the ability of a character, or what an event allows."""
    if g.attentive:
        if ability.layer == Layer.EVENT:
            g.tell(EventUsed, ability.owner, ability.id, option.target)
        else:
            g.tell(AbilityUsed, ability.owner, ability.id, option.target)


def spent(g: BangTable, seat: int) -> bool:
    """Whether no further BANG! card may be played this turn."""
    return g.state.bangs >= bang_limit(g, seat)


def limit_reached(g: BangTable, seat: int) -> Refusal | None:
    """Why no further BANG! card may be played this turn."""
    if not spent(g, seat):
        return None
    limit = bang_limit(g, seat)
    why = sleeping_help(g, seat, BangLimit, limit, (seat,), g.state.bangs + 1, UNLIMITED)
    return why or refusal("bang-limit", "bang 4.1", played=g.state.bangs, limit=limit)


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
            if g.state.seats[target].alive and immune(g, target, self.seat, cards, self.kind) is None:
                g.state.agenda.append(Each(self.seat, self.kind, self.card, self.left[index + 1 :]))
                card_of(self.kind, self.seat, self.card).strike(g, target)
                return


def each_other(g: BangTable, thing: Card) -> None:
    """A card affects all other players, clockwise from the left of the one who plays it."""
    affect(g, thing, g.state.others_of(thing.owner))


def affect(g: BangTable, thing: BangAbility, seats: tuple[int, ...]) -> None:
    """A card or an effect of a player affects several players; the player may be able to leave one out."""
    if g.changes[thing.owner] & SPARE_ONE:
        cards = (thing.card,) if thing.card != NO_CARD else ()
        touched = [seat for seat in seats if immune(g, seat, thing.owner, cards, thing.id) is None]
        if len(touched) > 1:
            g.then(SpareOne(thing.owner, thing.id, thing.card, tuple(touched)))
            return
    sweep(g, thing, seats)


def sweep(g: BangTable, thing: BangAbility, seats: tuple[int, ...]) -> None:
    """It is known whom a card or an effect affects: all of them together, or one after another."""
    if thing.together:
        thing.sweep(g, seats)
    else:
        Each(thing.owner, thing.id, thing.card, seats).run(g)


class SpareOne(Decision):
    """Whether a player leaves out one of several players whom a card or an effect of theirs affects."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "card", "targets")
    __slots__ = ("card", "kind", "targets")
    prompt: ClassVar[str] = "spare_one"

    def __init__(self, seat: int, kind: str, card: int, targets: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card
        self.targets = targets

    def own_choices(self, g: BangTable) -> list[Option]:
        return [PASS, *g.offered(self)]

    def chosen(self, g: BangTable, option: Option) -> None:
        sweep(g, g.bound(self.kind, self.seat, self.card), self.targets)

    def without(self, g: BangTable, spared: int) -> None:
        """The effect happens to all but one."""
        left = tuple([seat for seat in self.targets if seat != spared])
        sweep(g, g.bound(self.kind, self.seat, self.card), left)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"cause": self.kind}


ACT: Final[int] = change(Act)
SPARE_ONE: Final[int] = change(SpareOne)

ACTS: Final = [Act(seat) for seat in range(MAX_SEATS)]
"""The phase 2 of every player: a question holds no data of its own."""
