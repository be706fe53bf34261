"""A shot, that is a BANG! effect, from the aim to the hit or the miss (bang 4.4, timing 3)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sixgun.games.bang.cards import KIND, MISSED, NO_CARD, is_copy, single
from sixgun.games.bang.deciding import Decision, distinct
from sixgun.games.bang.effects import (
    PLAYED,
    USED,
    Again,
    BangEffect,
    fetch,
    pick_up,
    put_down,
    settle_here,
)
from sixgun.games.bang.events import (
    CARD_PLAYED,
    SHOT_CANCELLED,
    CardPlayed,
    CardReturned,
    CardUsed,
    ShotCancelled,
    ShotFired,
)
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import HELD, PRINTED, card_of, sleeping_kinds, sleeping_uses
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import (
    CANCELLED_STEPS,
    SHOT_AVERTED,
    SHOT_ENDS,
    SHOT_OVER,
    SHOT_SOUNDS,
    SHOT_STEPS,
    ShotAverted,
    ShotOver,
)
from sixgun.games.bang.options import RESPONSES, Respond, UseAbility, UseCard
from sixgun.games.bang.procedures import Stepped, heard
from sixgun.games.bang.queries import (
    COMPANIONS,
    COUNTS_AS,
    MISSES_NEEDED,
    AnyDecision,
    MissesNeeded,
    barred,
    counts_as,
)
from sixgun.kernel.agenda import SETTLE, Frame
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import Ability, Layer, change

IN_HAND: Final = -1

UNSTOPPABLE: Final = 0
"""The number of Missed! effects against a shot that cannot be cancelled."""


def shoot(g: BangTable, by: int, target: int, cause: str, card: int = NO_CARD, needed: int = 1) -> None:
    """A BANG! effect on a player. `card` is given only if it is a BANG! *card* and not merely the effect."""
    if card != NO_CARD and g.changes[by] & MISSES_NEEDED:
        needed = g.query(MissesNeeded, 1, by)
    if g.attentive:
        g.tell(ShotFired, target, by, cause, needed)
    if g.live.heard & SHOT_SOUNDS:
        g.state.agenda.append(Incoming(target, by, cause, card, needed))
    else:
        g.state.agenda.append(Shot(target, by, cause, card, needed))


class Incoming(Stepped):
    """A shot on its way to a player, who cannot defend yet (timing 3, steps 4 to 7)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "card", "needed", "stage")
    __slots__ = ("by", "card", "cause", "needed", "seat")
    steps: ClassVar[tuple[type[Event], ...]] = SHOT_STEPS

    def __init__(self, seat: int, by: int, cause: str, card: int, needed: int, stage: int = 0) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.card = card
        self.needed = needed
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.by, self.cause, self.card, ())

    def conclude(self, g: BangTable) -> None:
        shot = Shot(self.seat, self.by, self.cause, self.card, self.needed)
        if self.needed == UNSTOPPABLE:
            shot.hit(g)
        else:
            g.state.agenda.append(shot)


class Shot(Decision):
    """A player is shot at and may answer with Missed! effects until `needed` of them cancel the shot.

    Attributes:
        by, cause: Who shoots, and with which kind of card or ability.
        card: The BANG! card, or none if the BANG! effect comes from something else.
        used: Abilities that have already been tried against this shot, and cards that have more to say.
        missed: The cards used as Missed! cards so far.
        last, place, turned: The card spent last, where it had been (in hand, or its place among the cards in
            play) and how many cards had come off the deck before. It returns if the defence is given up and
            nothing was drawn since (bang 8.2).
    """

    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "by",
        "cause",
        "card",
        "needed",
        "used",
        "missed",
        "last",
        "place",
        "turned",
    )
    __slots__ = ("by", "card", "cause", "last", "missed", "needed", "place", "turned", "used")
    prompt: ClassVar[str] = "shot"
    personal: bool = True
    """Whether it is the player who is shot at, and not something of theirs."""

    def __init__(
        self,
        seat: int,
        by: int,
        cause: str,
        card: int,
        needed: int,
        used: tuple[str, ...] = (),
        missed: tuple[int, ...] = (),
        last: int = NO_CARD,
        place: int = IN_HAND,
        turned: int = 0,
    ) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.card = card
        self.needed = needed
        self.used = used
        self.missed = missed
        self.last = last
        self.place = place
        self.turned = turned

    def own_choices(self, g: BangTable) -> list[Option]:
        seat = self.seat
        options: list[Option] = [PASS]
        if not g.state.seats[seat].alive:  # a price of the defence was too high
            return []
        hand = g.state.seats[seat].hand
        converting = g.changes[seat] & COUNTS_AS
        restricted = g.restricted
        twins = g.twins
        for card in hand:
            if twins[card] and not restricted and is_copy(card, hand):
                continue
            kind = KIND[card]
            if HELD[seat][card].evades and (not restricted or barred(g, seat, card, kind, True) is None):
                options.append(RESPONSES[card])
            converts = converting and kind != MISSED and MISSED in counts_as(g, seat, card)
            if converts and barred(g, seat, card, MISSED, True) is None:
                options.append(Respond(card, MISSED))
        if g.changes[seat] & SHOT:
            options.extend(g.offered(self, Shot))
        return distinct(g, options) if restricted else options

    def aloud(self, g: BangTable) -> bool:
        return bool(g.state.seats[self.seat].hand)

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, Respond):
            state = g.state
            turned = state.turned
            card = option.card
            state.seats[self.seat].hand.remove(card)
            put_down(g, self.seat, card, PLAYED)
            if g.heard_of[self.seat] & CARD_PLAYED:
                g.tell(CardPlayed, self.seat, card, option.kind, NOBODY)
            missed = (*self.missed, card) if PRINTED[option.kind].missed else self.missed
            self.answered(g, card, option.kind, missed, IN_HAND, turned)
            return
        if self.last != NO_CARD and self.turned == g.state.turned:
            give_back(g, self)
        self.hit(g)

    def hit(self, g: BangTable) -> None:
        """The shot was not cancelled."""
        if g.watched and heard(g, SHOT_ENDS):
            g.state.agenda.append(ShotEnding(self.seat, self.by, self.cause, self.card, self.missed))
        g.state.agenda.append(LoseLife(self.seat, at_stake(g, self.card), self.by, self.cause))

    def answered(
        self, g: BangTable, card: int, kind: str, missed: tuple[int, ...], place: int, turned: int
    ) -> None:
        """A card was spent for a Missed! effect: what else it does, a settle point, then the shot goes on."""
        answer = card_of(kind, self.seat, card)
        used = (*self.used, answer.key()) if answer.counters and self.personal else self.used
        shot = self.going_on(self.needed - 1, used, missed, card, place, turned)
        if shot.needed:
            g.then(SETTLE, shot)
        else:  # whoever takes cards off the discard pile comes first (timing 3, step 9)
            g.then(shot.dodged())
        answer.answered(g)

    def going_on(
        self,
        needed: int,
        used: tuple[str, ...],
        missed: tuple[int, ...],
        last: int = NO_CARD,
        place: int = IN_HAND,
        turned: int = 0,
    ) -> "Shot":
        """The same shot at a later moment of the defence. Kinds of shots with more fields keep them."""
        return self.changed(needed=needed, used=used, missed=missed, last=last, place=place, turned=turned)

    def tried(self, key: str) -> "Shot":
        """The same shot after an ability has been tried."""
        return self.going_on(self.needed, (*self.used, key), self.missed)

    def dodged(self) -> Frame:
        """The end of a shot that was cancelled."""
        return Dodged(self.seat, self.by, self.cause, self.card, self.missed, self.used)

    def closed(self, g: BangTable) -> Sequence[Closed]:
        seat = self.seat
        found: list[Closed] = []
        for card in single(g.state.seats[seat].hand):
            kind = KIND[card]
            why = barred(g, seat, card, kind, True) if PRINTED[kind].evades else None
            if why is None and not PRINTED[kind].evades and MISSED not in counts_as(g, seat, card):
                why = refusal("no-missed", "bang 4.4", card=kind)
            if why is not None:
                found.append(Closed(Respond(card, kind), why))
            ways = [(way, barred(g, seat, card, way, True)) for way in counts_as(g, seat, card)[1:]]
            ways.extend(sleeping_kinds(g, seat, card))
            found.extend([Closed(Respond(card, way), why) for way, why in ways if why and way == MISSED])
        for card in g.state.seats[seat].in_play:
            laid = HELD[seat][card]
            why = self.had_its_try(laid) or laid.refuses_answer(g)
            if why is not None:
                found.append(Closed(UseCard(card), why))
            found.extend(laid.closed_answers(g, self))
        for ability in g.in_force(seat):
            why = self.had_its_try(ability)
            if why is not None and ability.layer == Layer.CHARACTER:
                found.append(Closed(UseAbility(ability.id), why))
        found.extend(sleeping_uses(g, seat, self, (Shot, AnyDecision)))
        return found

    def had_its_try(self, ability: Ability) -> Refusal | None:
        """Why an ability cannot be used against the same shot twice."""
        if ability.key() not in self.used:
            return None
        return refusal("tried-already", "bang 11.3", card=ability.id)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"by": g.names[self.by] if self.by >= 0 else "", "cause": self.cause, "needed": self.needed}


class HarderHit(BangEffect):
    """Until this comes up, a hit with a BANG! card costs so many life points more; then it does nothing."""

    fields: ClassVar[tuple[str, ...]] = ("card", "points")
    __slots__ = ("card", "points")

    def __init__(self, card: int, points: int) -> None:
        self.card = card
        self.points = points

    def run(self, g: BangTable) -> None:
        return


def at_stake(g: BangTable, card: int) -> int:
    """How many life points a hit costs; `card` is the BANG! card, if it is one."""
    if card == NO_CARD or not g.live.anywhere & COMPANIONS:
        return 1
    points = 1
    for frame in reversed(g.state.agenda):
        if isinstance(frame, Again) and frame.card == card:
            break  # what went with the card belongs to the time before
        if isinstance(frame, HarderHit) and frame.card == card:
            points += frame.points
    return points


def evade(g: BangTable) -> None:
    """An ability succeeded: one Missed! effect for the shot that waits on the agenda."""
    shot = g.nearest(Shot)
    changed = shot.going_on(shot.needed - 1, shot.used, shot.missed)
    if changed.needed:
        g.amend(shot, changed)
        return
    agenda = g.state.agenda
    g.amend(shot, changed.dodged())
    while agenda[-1] is SETTLE:  # the settle point comes after the cards that are taken back
        agenda.pop()


def evade_from_play(g: BangTable, shot: Shot, card: int) -> None:
    """The target uses up a card in front of it for a Missed! effect; `shot` has left the agenda."""
    state = g.state
    in_play = state.seats[shot.seat].in_play
    place = in_play.index(card)
    turned = state.turned
    pick_up(g, shot.seat, card)
    put_down(g, shot.seat, card, USED)
    if g.attentive:
        g.tell(CardUsed, shot.seat, card, NOBODY)
    shot.answered(g, card, KIND[card], shot.missed, place, turned)


def give_back(g: BangTable, shot: Shot) -> None:
    """The card spent last goes back to where it was, if it still lies where it was put."""
    player = g.state.seats[shot.seat]
    if not fetch(g, shot.seat, shot.last):
        return
    if shot.place == IN_HAND:
        player.hand.append(shot.last)
    else:
        player.in_play.insert(shot.place, shot.last)
        g.board_changed()  # it is as old as it was, not younger than all others
    if g.attentive:
        g.tell(CardReturned, shot.seat, shot.last)


class Dodged(BangEffect):
    """A shot was cancelled; `used` is what was used against it, as in `Shot`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "card", "missed", "used")
    __slots__ = ("by", "card", "cause", "missed", "seat", "used")

    def __init__(
        self,
        seat: int,
        by: int,
        cause: str,
        card: int,
        missed: tuple[int, ...],
        used: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.card = card
        self.missed = missed
        self.used = used

    def run(self, g: BangTable) -> None:
        if g.watched or g.live.heard & SHOT_CANCELLED:
            averted = Averted(self.seat, self.by, self.cause, self.card, self.missed, 0, self.used)
            g.state.agenda.append(averted)
        else:
            g.tell(ShotCancelled, self.seat, self.by, self.cause, self.card, self.missed)
            settle_here(g)


class Averted(Stepped):
    """What comes of a cancelled shot before everyone reacts to it (timing 3, step 9)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "card", "missed", "stage", "used")
    __slots__ = ("by", "card", "cause", "missed", "seat", "used")
    steps: ClassVar[tuple[type[Event], ...]] = CANCELLED_STEPS

    def __init__(
        self,
        seat: int,
        by: int,
        cause: str,
        card: int,
        missed: tuple[int, ...],
        stage: int = 0,
        used: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.card = card
        self.missed = missed
        self.stage = stage
        self.used = used

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.by, self.cause, self.card, self.missed)

    def conclude(self, g: BangTable) -> None:
        if g.live.heard & SHOT_AVERTED:
            g.tell(ShotAverted, *self.about())
        if g.live.heard & SHOT_OVER:
            over = SHOT_ENDS.index(ShotOver)
            g.state.agenda.append(ShotEnding(self.seat, self.by, self.cause, self.card, self.missed, over))
        settle_here(g)


class ShotEnding(Averted):
    """The end of a shot that has been dealt with (timing 3, steps 10 and 11)."""

    __slots__ = ()
    steps: ClassVar[tuple[type[Event], ...]] = SHOT_ENDS

    def conclude(self, g: BangTable) -> None:
        return


SHOT: Final[int] = change(Shot)
