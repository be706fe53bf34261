"""Losing life, rescue, elimination, reward and penalty (bang 9, timing 4 and 5)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sixgun.games.bang.cards import KIND, single
from sixgun.games.bang.deciding import Decision, at_any_time
from sixgun.games.bang.effects import PLAYED, BangEffect, DiscardAll, draw, put_down, settle_here
from sixgun.games.bang.events import (
    CARD_PLAYED,
    LIFE_LOST,
    REWARD,
    Buried,
    CardPlayed,
    Eliminated,
    GameEnded,
    LastManStanding,
    LifeGained,
    LifeLost,
    Punished,
    Rewarded,
    StayedAsGhost,
)
from sixgun.games.bang.kinds import HELD, PRINTED, sleeping_uses
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import (
    DISPOSSESSED,
    FALLEN,
    LAST_BREATH,
    LIFE_TAKEN,
    LOSS_BORNE,
    PUNISHED,
    REWARD_DUE,
    Dispossessed,
    LastBreath,
    LifeTaken,
    LossBorne,
    RewardDue,
)
from sixgun.games.bang.options import RESPONSES, Respond
from sixgun.games.bang.procedures import Stepped, react_at_once
from sixgun.games.bang.queries import (
    ANY_DECISION,
    BEER_GAIN,
    RESCUE_REACH,
    VERDICT,
    AnyDecision,
    BeerGain,
    RescueReach,
    Verdict,
    barred,
)
from sixgun.games.bang.victory import hunted_down, verdict
from sixgun.games.roles import DEPUTY, OUTLAW, SHERIFF
from sixgun.kernel.agenda import SETTLE, Frame, Procedure, Replaceable
from sixgun.kernel.asks import PASS, Closed, Option, refusal
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import TABLE, change
from sixgun.kernel.state import Result

REWARD_CARDS: Final = 3


class OwnTurn(Procedure[BangTable]):
    """The active player's turn; it is lost with its player."""

    __slots__ = ()

    def abandoned(self) -> Frame:
        """What is left of the turn when its player is out."""
        raise NotImplementedError


class LoseLife(Replaceable[BangTable]):
    """A player loses life points; `by` is responsible, or nobody."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by", "cause", "seen")
    __slots__ = ("by", "cause", "points", "seat", "seen")

    def __init__(self, seat: int, points: int, by: int, cause: str, seen: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.points = points
        self.by = NOBODY if by == seat else by
        self.cause = cause
        self.seen = seen

    def seen_abilities(self) -> tuple[str, ...]:
        return self.seen

    def run(self, g: BangTable) -> None:
        seat = self.seat
        player = g.state.seats[seat]
        if not player.alive or player.ghost:
            return
        if g.watched and g.live.heard & LIFE_TAKEN:
            g.state.agenda.append(Wound(seat, self.points, self.by, self.cause))
        else:
            wound(g, seat, self.points, self.by, self.cause)


class GiveUpLife(LoseLife):
    """A player gives up life points by own choice: nobody can prevent that."""

    __slots__ = ()


def wound(g: BangTable, seat: int, points: int, by: int, cause: str) -> None:
    """The points are gone (timing 4, steps 4 and 5)."""
    player = g.state.seats[seat]
    left = player.life - points
    if left >= 1:
        player.life = left
        if g.heard_of[seat] & LIFE_LOST:
            g.tell(LifeLost, seat, points, cause, by, left, False)
        bear(g, seat, points, by, cause)
        return
    rescue = Rescue(seat, left, by, cause)
    if rescue.thinkable(g):
        g.state.agenda.append(rescue)
    else:
        doom(g, seat, by, cause)


def bear(g: BangTable, seat: int, points: int, by: int, cause: str) -> None:
    """A player who lost life points is still in the game: everyone reacts to it (timing 4, step 9)."""
    if g.watched and g.live.heard & LOSS_BORNE:
        g.state.agenda.append(Borne(seat, points, by, cause))
    else:
        settle_here(g)


class Wound(Stepped):
    """Life points are lost for good; whether the player survives is seen next."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by", "cause", "stage")
    __slots__ = ("by", "cause", "points", "seat")
    steps: ClassVar[tuple[type[Event], ...]] = (LifeTaken,)

    def __init__(self, seat: int, points: int, by: int, cause: str, stage: int = 0) -> None:
        self.seat = seat
        self.points = points
        self.by = by
        self.cause = cause
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.points, self.by, self.cause)

    def conclude(self, g: BangTable) -> None:
        wound(g, self.seat, self.points, self.by, self.cause)


class Borne(Wound):
    """A loss that its player has survived."""

    __slots__ = ()
    steps: ClassVar[tuple[type[Event], ...]] = (LossBorne,)

    def conclude(self, g: BangTable) -> None:
        settle_here(g)


class Falling(Wound):
    """Nothing has saved a player."""

    __slots__ = ()
    steps: ClassVar[tuple[type[Event], ...]] = (LastBreath,)

    def conclude(self, g: BangTable) -> None:
        eliminate(g, self.seat, self.by, self.cause)


class Rescue(Decision):
    """A player with no life left may save themselves: one batch, without settle points inside.

    Attributes:
        life: The life points now: the rescue succeeds at 1 or more.
        spent: How many times something has been spent on it already.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "life", "by", "cause", "spent")
    __slots__ = ("by", "cause", "life", "spent")
    prompt: ClassVar[str] = "rescue"
    quiet: bool = True

    def __init__(self, seat: int, life: int, by: int, cause: str, spent: int = 0) -> None:
        self.seat = seat
        self.life = life
        self.by = by
        self.cause = cause
        self.spent = spent

    def thinkable(self, g: BangTable) -> bool:
        """Whether the player might survive, as far as the table can know; otherwise nothing is asked."""
        return self.life + self.hoped_for(g) >= 1

    def hoped_for(self, g: BangTable) -> int:
        """The life points the player might regain, as far as the table can know."""
        seat = self.seat
        cards = len(g.state.seats[seat].hand)
        most = cards * beer_gain(g, seat) if len(g.state.ring) > 2 else 0
        if g.changes[seat] & RESCUE_REACH:  # every card is either a Beer or spent on something else
            without_beers = g.query_with(RescueReach, 0, seat, cards)
            most = max(g.query_with(RescueReach, most, seat, 0), without_beers)
        return most

    def beers(self, g: BangTable) -> list[int]:
        """The cards that may be played to survive; none with two players left."""
        if len(g.state.ring) <= 2:
            return []
        seat = self.seat
        hand = g.state.seats[seat].hand
        return [c for c in hand if HELD[seat][c].rescues and barred(g, seat, c, KIND[c], True) is None]

    def reach(self, g: BangTable, without: tuple[int, ...] = ()) -> int:
        """The life the player could still reach, without some of the hand cards."""
        seat = self.seat
        beers = [card for card in self.beers(g) if card not in without]
        most = len(beers) * beer_gain(g, seat)
        if g.changes[seat] & RESCUE_REACH:
            others = [c for c in g.state.seats[seat].hand if c not in without and c not in beers]
            spare = [card for card in others if barred(g, seat, card, KIND[card], False) is None]
            most = g.query_with(RescueReach, most, seat, len(spare))
        return self.life + most

    def own_choices(self, g: BangTable) -> list[Option]:
        options: list[Option] = []
        if self.life >= 1 or not self.spent:
            options.append(PASS)
        if self.life < g.state.seats[self.seat].max_life and self.reach(g) >= 1:
            options.extend([RESPONSES[card] for card in single(self.beers(g))])
            if g.changes[self.seat] & RESCUE:
                options.extend(g.offered(self))
        return options

    def choices(self, g: BangTable) -> Sequence[Option]:
        if self.life < 1 and self.reach(g) < 1:
            return [PASS]
        options = self.own_choices(g)
        if g.changes[self.seat] & ANY_DECISION:  # also when it is all that is left to go on with
            options.extend(at_any_time(g, self))
        return options

    def default(self, options: Sequence[Option]) -> int:
        """Survive with as few cards as possible."""
        return 0 if self.life >= 1 or len(options) == 1 else int(options[0] is PASS)

    def aloud(self, g: BangTable) -> bool:
        player = g.state.seats[self.seat]
        if self.spent and self.life < 1:  # it has to go on, so a single card can only be the right one
            return len(player.hand) > 1
        if self.life >= 1 and not player.hand:
            return False  # whatever else helps does so only as far as it is needed
        return self.life < player.max_life and self.hoped_for(g) > 0

    def closed(self, g: BangTable) -> Sequence[Closed]:
        open_now = [option.card for option in self.choices(g) if isinstance(option, Respond)]
        found: list[Closed] = []
        for card in single(g.state.seats[self.seat].hand):
            kind = KIND[card]
            if card in open_now:
                continue
            why = barred(g, self.seat, card, kind, True)
            if not PRINTED[kind].rescues:
                why = refusal("no-rescue", "bang 9.2", card=kind)
            elif len(g.state.ring) <= 2:
                why = refusal("two-left", "bang 9.2", card=kind)
            elif why is None and self.life < 1:
                why = refusal("rescue-too-weak", "bang 9.2", card=kind)
            elif why is None:
                why = refusal("rescue-complete", "bang 9.2", card=kind)
            found.append(Closed(Respond(card, kind), why))
        found.extend(sleeping_uses(g, self.seat, self, (Rescue, AnyDecision)))
        for id in sorted([ability.id for ability in g.live.abilities if ability.owner == TABLE]):
            found.extend(g.bound(id, self.seat).closed_rescues(g, self))
        return found

    def chosen(self, g: BangTable, option: Option) -> None:
        seat = self.seat
        if isinstance(option, Respond):
            card = option.card
            hand = g.state.seats[seat].hand
            if self.spent and len(hand) == 1:
                g.state.reveals += 1  # the last one goes unasked, which shows what it was
            hand.remove(card)
            put_down(g, seat, card, PLAYED)
            if g.heard_of[seat] & CARD_PLAYED:
                g.tell(CardPlayed, seat, card, option.kind, NOBODY)
            g.state.agenda.append(self.healed(g, beer_gain(g, seat)))
        elif self.life >= 1:
            survive(g, self)
        else:
            doom(g, seat, self.by, self.cause)

    def healed(self, g: BangTable, points: int) -> "Rescue":
        """The rescue after something gave the player life points, never above the maximum."""
        life = min(self.life + points, g.state.seats[self.seat].max_life)
        return Rescue(self.seat, life, self.by, self.cause, self.spent + 1)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {
            "by": g.names[self.by] if self.by >= 0 else "",
            "cause": self.cause,
            "needed": max(0, 1 - self.life),
            "life": self.life,
        }


def survive(g: BangTable, rescue: Rescue) -> None:
    """The rescue succeeded."""
    player = g.state.seats[rescue.seat]
    before = player.life
    player.life = rescue.life
    if g.heard_of[rescue.seat] & LIFE_LOST:
        g.tell(LifeLost, rescue.seat, before, rescue.cause, rescue.by, 0, True)
    if g.attentive:
        g.tell(LifeGained, rescue.seat, rescue.life, rescue.seat, rescue.life)
    bear(g, rescue.seat, before, rescue.by, rescue.cause)
    if rescue.spent and g.state.tray:
        toast(g)


def toast(g: BangTable) -> None:
    """Those who react to Beer cards react to those of a rescue before everyone else."""
    state = g.state
    waiting = [trigger for trigger in state.tray if isinstance(trigger.event, CardPlayed)]
    waiting.sort(key=lambda trigger: state.reaction_order(trigger.owner))
    for trigger in reversed(waiting):
        if g.bound(trigger.ability, trigger.owner, trigger.card).toasts:
            g.react(trigger)


def beer_gain(g: BangTable, seat: int) -> int:
    """One life point for a Beer card."""
    return g.query(BeerGain, 1, seat) if g.changes[seat] & BEER_GAIN else 1


class Fall(Replaceable[BangTable]):
    """A player is about to be eliminated."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "seen")
    __slots__ = ("by", "cause", "seat", "seen")

    def __init__(self, seat: int, by: int, cause: str, seen: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.seen = seen

    def seen_abilities(self) -> tuple[str, ...]:
        return self.seen

    def run(self, g: BangTable) -> None:
        net = net_of(g, self.seat)
        if net:
            stay_without_lives(g, self.seat, self.by, self.cause, net)
        elif g.watched and g.live.heard & LAST_BREATH:
            life = g.state.seats[self.seat].life
            g.state.agenda.append(Falling(self.seat, life, self.by, self.cause))
        else:
            eliminate(g, self.seat, self.by, self.cause)


def net_of(g: BangTable, seat: int) -> str:
    """The kind of card in front of a player that works and catches whoever would be eliminated."""
    if g.state.seats[seat].in_play:
        for ability in g.in_force(seat):
            if getattr(ability, "catches", False):
                return ability.id
    return ""


def stay_without_lives(g: BangTable, seat: int, by: int, cause: str, kind: str) -> None:
    """The last life points are lost, but a card keeps the player in the game (timing 4, step 7).

    Nobody is rewarded, and the role stays hidden.
    """
    player = g.state.seats[seat]
    before = player.life
    player.life = 0
    player.ghost = kind
    if g.heard_of[seat] & LIFE_LOST:
        g.tell(LifeLost, seat, before, cause, by, 0, True)
    g.tell(StayedAsGhost, seat, kind)
    bear(g, seat, before, by, cause)


class Doom(Fall):
    """The last life point is gone for good; what the player alone has against it comes first."""

    __slots__ = ()

    def run(self, g: BangTable) -> None:
        g.state.agenda.append(Fall(self.seat, self.by, self.cause))


def doom(g: BangTable, seat: int, by: int, cause: str) -> None:
    """No rescue has helped (timing 4, steps 6 to 8)."""
    end = Doom if g.changes[seat] & DOOM else Fall
    g.state.agenda.append(end(seat, by, cause))


def eliminate(g: BangTable, seat: int, by: int, cause: str) -> None:
    """Out of the game: the role is shown, the end of the game is checked, the rest follows step by step."""
    state = g.state
    player = state.seats[seat]
    before = player.life
    dues = dues_for(g, seat, by, cause)
    player.life = 0
    player.alive = False
    player.shown = False  # it lies open as long as the player is out
    player.veil = ""
    state.count_living()
    if g.heard_of[seat] & LIFE_LOST:
        g.tell(LifeLost, seat, before, cause, by, 0, True)
    g.player_left(seat)
    g.reveal(Eliminated, seat, player.role, cause, by)
    if decided(g, seat, by):
        return
    if state.active == seat:
        abandon_turn(g)
    if len(state.seats) == 3 and not state.last_man_standing and not put_off(g, seat, by):
        state.last_man_standing = True
        g.tell(LastManStanding)
    lost = dispossession(g, seat, FALLEN)
    g.then(Estate(seat, by), *lost, Mourning(seat, by), *dues, Consequence(seat, by), SETTLE)


def dues_for(g: BangTable, seat: int, by: int, cause: str) -> Sequence[Frame]:
    """What cards in front of a player owe whoever eliminates the player."""
    if by == NOBODY or not g.state.seats[seat].in_play:
        return ()
    laid = [ability for ability in g.in_force(seat) if getattr(ability, "pays_killer", False)]
    return [PayKiller(seat, by, cause, ability.id) for ability in laid]


def reckoning(g: BangTable) -> "Reckoning | None":
    """What puts off the question who has won; whoever has the last word on it has it at once."""
    if g.live.anywhere & VERDICT:
        return None
    waiting = [frame for frame in g.state.agenda if isinstance(frame, Reckoning)]
    return waiting[-1] if waiting else None


def put_off(g: BangTable, fallen: int, by: int) -> bool:
    """Three players: whether an elimination wins the game, but not before an effect is over."""
    return hunted_down(g.state, fallen, by) and reckoning(g) is not None


def outcome(g: BangTable, fallen: int, by: int) -> Result | None:
    """How the game ends now that `fallen` is out because of `by`; None if it goes on."""
    result = verdict(g.state, fallen, by)
    return g.query_with(Verdict, result, fallen, by) if g.live.anywhere & VERDICT else result


def decided(g: BangTable, fallen: int, by: int) -> bool:
    """Whether the game is over now that a player is out; if so, it ends."""
    state = g.state
    result = outcome(g, fallen, by)
    later = reckoning(g)
    if later is not None:
        g.amend(later, Reckoning((*later.fallen, fallen), (*later.by, by)))
        return False
    if result is None:
        return False
    g.reveal(GameEnded, result.winners, result.reason, tuple([other.role for other in state.seats]))
    g.finish(result)
    return True


class Reckoning(BangEffect):
    """Until this comes up nobody asks who has won; then it is asked for everyone who fell (`by` whom).

    An effect on several players that is carried out for all of them puts it beneath itself.
    """

    fields: ClassVar[tuple[str, ...]] = ("fallen", "by")
    __slots__ = ("by", "fallen")
    settles: bool = True

    def __init__(self, fallen: tuple[int, ...] = (), by: tuple[int, ...] = ()) -> None:
        self.fallen = fallen
        self.by = by

    def run(self, g: BangTable) -> None:
        for seat, by in zip(self.fallen, self.by, strict=True):
            if decided(g, seat, by):
                return


def abandon_turn(g: BangTable) -> None:
    """The active player is out: the running effect goes on, the turn does not."""
    turn = g.nearest(OwnTurn)
    g.amend(turn, turn.abandoned())
    agenda = g.state.agenda
    agenda[:] = [frame for frame in agenda if not (isinstance(frame, Decision) and frame.of_turn)]


class Estate(Replaceable[BangTable]):
    """The cards of an eliminated player are discarded, in the order that player chooses."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "seen")
    __slots__ = ("by", "seat", "seen")

    def __init__(self, seat: int, by: int, seen: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.by = by
        self.seen = seen

    def seen_abilities(self) -> tuple[str, ...]:
        return self.seen

    def run(self, g: BangTable) -> None:
        g.state.agenda.append(DiscardAll(self.seat))


def dispossession(g: BangTable, seat: int, why: str) -> tuple[Frame, ...]:
    """What follows when a player has lost all cards: everything else goes as well, if there is anything."""
    return (Dispossess(seat, why),) if g.live.heard & DISPOSSESSED else ()


class Dispossess(Stepped):
    """A player gives up what is neither in hand nor a card in play."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "why", "stage")
    __slots__ = ("seat", "why")
    steps: ClassVar[tuple[type[Event], ...]] = (Dispossessed,)

    def __init__(self, seat: int, why: str, stage: int = 0) -> None:
        self.seat = seat
        self.why = why
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.why)

    def conclude(self, g: BangTable) -> None:
        return


class Mourning(BangEffect):
    """Those who react to an elimination do so now, before reward and penalty."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def run(self, g: BangTable) -> None:
        g.tell(Buried, self.seat, self.by)
        react_at_once(g, Buried)


class PayKiller(BangEffect):
    """A card that lay in front of an eliminated player pays the one responsible, if still in the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "source")
    __slots__ = ("by", "cause", "seat", "source")

    def __init__(self, seat: int, by: int, cause: str, source: str) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.source = source

    def run(self, g: BangTable) -> None:
        if g.state.seats[self.by].alive:
            g.bound(self.source, self.seat).pay_killer(g, self.by, self.cause)


class Consequence(BangEffect):
    """What the player responsible for an elimination gets for it, if still in the game (bang 9.3)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def run(self, g: BangTable) -> None:
        if self.by == NOBODY or not g.state.seats[self.by].alive:
            return
        if g.watched and g.live.heard & REWARD_DUE:
            g.state.agenda.append(Reward(self.seat, self.by))
        else:
            reward(g, self.seat, self.by)


def reward(g: BangTable, seat: int, by: int) -> None:
    """The reward for an Outlaw and, with three players, for anyone; the penalty for the Sheriff's Deputy."""
    state = g.state
    role = state.seats[seat].role
    if role == OUTLAW or len(state.seats) == 3:
        if g.attentive:
            g.tell(Rewarded, by, seat, REWARD_CARDS)
        draw(g, by, REWARD_CARDS, REWARD)
    elif role == DEPUTY and state.seats[by].role == SHERIFF:
        if g.attentive:
            g.tell(Punished, by, seat)
        g.then(DiscardAll(by), *dispossession(g, by, PUNISHED))


class Reward(Stepped):
    """The reward, after what cards bring for the same elimination."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "stage")
    __slots__ = ("by", "seat")
    steps: ClassVar[tuple[type[Event], ...]] = (RewardDue,)

    def __init__(self, seat: int, by: int, stage: int = 0) -> None:
        self.seat = seat
        self.by = by
        self.stage = stage

    def about(self) -> tuple[Any, ...]:
        return (self.seat, self.by)

    def conclude(self, g: BangTable) -> None:
        reward(g, self.seat, self.by)


DOOM: Final[int] = change(Doom)
RESCUE: Final[int] = change(Rescue)
