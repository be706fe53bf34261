"""The moments at which cards may speak. They are stated only if a card listens.

The moments of a turn concern the active player. The steps of a procedure (a shot, a played card, a loss of
life, a draw!, an elimination) concern the player in their first field; what reacts to a step happens at once.
"""

from typing import ClassVar, Final

from sixgun.games.bang.events import ShotCancelled
from sixgun.kernel.events import OpenEvent
from sixgun.kernel.hooks import sound


class Moment(OpenEvent):
    """A point in the procedure of a turn. Nothing has happened yet, so nothing is told about it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class SeatReached(Moment):
    """S0: the turn has come to a player, before anything else."""

    __slots__ = ()


class RoundBegan(Moment):
    """S1a: the round starter's regular turn starts a round; not in the first round."""

    __slots__ = ()


class StarterBegan(Moment):
    """S1b: a turn of the round starter starts, an extra turn included."""

    __slots__ = ()


class TurnStarting(Moment):
    """S3: the start of a turn, before any card is checked."""

    __slots__ = ()


class TurnStarted(Moment):
    """S3, at its end: what happens at the start of a turn besides events."""

    __slots__ = ()


class CharacterReplaced(Moment):
    """A player has become another character; what lay on the old card does not lie on the new one."""

    __slots__ = ()


class CharactersExchanged(Moment):
    """S4: a character may be exchanged for another."""

    __slots__ = ()


class PhaseOneBegan(Moment):
    """S6, step 1: all of phase 1 may still be given up."""

    __slots__ = ()


class WaysLooked(Moment):
    """S6, step 2: a look at what is to be drawn."""

    __slots__ = ()


class DrawPhaseBegan(Moment):
    """S6, step 3: the moment before a player draws."""

    __slots__ = ()


class YieldCollected(Moment):
    """S6, step 4: cards collected from others before the draw."""

    __slots__ = ()


class CardsDrawnAll(Moment):
    """Within S6, step 6: all cards are drawn, and the character now gives some of them up again."""

    __slots__ = ()


class DrawPhaseEnded(Moment):
    """S6, step 7: the cards of phase 1 are in hand."""

    __slots__ = ()


class PhaseOneEnding(Moment):
    """S6, steps 8 and 9: the last word before phase 2."""

    __slots__ = ()


class PhaseThreeEnded(Moment):
    """S9, step 1: the hand limit has been kept; not after a lost turn."""

    __slots__ = ()


class TurnPaidOut(Moment):
    """S9, step 2: what a turn brings at its end, even a lost one."""

    __slots__ = ()


class ExtraTurnsEarned(Moment):
    """S9, step 3: checks for an extra turn; none after a lost turn."""

    __slots__ = ()


class TurnRestored(Moment):
    """S9, step 4: what heals at the end of a turn."""

    __slots__ = ()


class TurnEnding(Moment):
    """S9, step 5: everything that lasts for a turn ends."""

    __slots__ = ()


# -- a shot (timing 3) -------------------------------------------------------------------------------------


class Step(OpenEvent):
    """A numbered step of something that happens to a player."""

    __slots__ = ()


class ShotStep(Step):
    """A step of a shot at `seat`; `card` is the BANG! card, if it is one, `missed` are the Missed! cards."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "cause", "card", "missed")
    __slots__ = ("by", "card", "cause", "missed", "seat")

    def __init__(self, seat: int, by: int, cause: str, card: int, missed: tuple[int, ...]) -> None:
        self.seat = seat
        self.by = by
        self.cause = cause
        self.card = card
        self.missed = missed


class ShotAnnounced(ShotStep):
    """Step 4: the shooter may make it a shot of another kind."""

    __slots__ = ()


class ShotTurned(ShotStep):
    """Step 5: the target may pass it on to someone else."""

    __slots__ = ()


class ShotIgnored(ShotStep):
    """Step 6: the target may ignore or cancel it as a whole."""

    __slots__ = ()


class ShotReturned(ShotStep):
    """Step 9a: it was cancelled, and the shooter gets something back."""

    __slots__ = ()


class ShotCountered(ShotStep):
    """Step 9c: a cancelled shot is answered with another one."""

    __slots__ = ()


class ShotAverted(ShotStep):
    """Step 9d: a cancelled shot is over for everyone who reacts to it at the settle point."""

    __slots__ = ()


class ShotLanded(ShotStep):
    """Step 10: it was not cancelled, and the loss has been dealt with."""

    __slots__ = ()


class ShotOver(ShotStep):
    """Step 11: it is over, one way or the other."""

    __slots__ = ()


# -- a loss of life and an elimination (timing 4 and 5) ----------------------------------------------------


class LossStep(Step):
    """A step of a loss of life; `by` is responsible, or nobody."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by", "cause")
    __slots__ = ("by", "cause", "points", "seat")

    def __init__(self, seat: int, points: int, by: int, cause: str) -> None:
        self.seat = seat
        self.points = points
        self.by = by
        self.cause = cause


class LifeTaken(LossStep):
    """Step 3: the points are lost for good, whatever a rescue may bring back."""

    __slots__ = ()


class LossBorne(LossStep):
    """Step 9: the player is still in the game; comes before everything that waits to settle."""

    __slots__ = ()


class LastBreath(LossStep):
    """Step 8: nothing saved the player, who is out of the game next; everything in front of them works."""

    __slots__ = ()


class Dispossessed(Step):
    """A player has given up hand and cards in play, and now what else is theirs: equipment, tokens.

    `why` is `FALLEN`, `PUNISHED` or `LEFT`.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "why")
    __slots__ = ("seat", "why")

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why


FALLEN: Final = "fallen"
"""The player was eliminated."""
PUNISHED: Final = "punished"
"""The player is still there and only pays a penalty, which no token is part of."""
LEFT: Final = "left"
"""The player had come back without lives and leaves again."""


class RewardDue(Step):
    """Elimination, step 5: what the one responsible gets before the reward for the role."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


# -- a draw! and a played card (timing 6 and 8) ------------------------------------------------------------


class FlipStands(Step):
    """Draw!, step 4: it is known which card counts; all that was flipped still lies in the row."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "card", "counting")
    __slots__ = ("card", "counting", "seat", "source")

    def __init__(self, seat: int, source: str, card: int, counting: int) -> None:
        self.seat = seat
        self.source = source
        self.card = card
        self.counting = counting


class SurplusDiscarded(Step):
    """S8: a player discarded a card because of the hand limit."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class PlayStep(Step):
    """A step of a hand card that a player plays as a kind, at a target or at nobody."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "kind", "target")
    __slots__ = ("card", "kind", "seat", "target")

    def __init__(self, seat: int, card: int, kind: str, target: int) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.target = target


class CardPutDown(PlayStep):
    """Step 4: it lies on the discard pile and may still be cancelled; then it takes effect or enters play."""

    __slots__ = ()


class StayerPlayed(PlayStep):
    """The end of step 4, for a card that stays: it lies in play now, or somebody has cancelled it."""

    __slots__ = ()


class CardResolved(PlayStep):
    """Steps 7 and 8: its effect is over and everyone has reacted."""

    __slots__ = ()


SHOT_STEPS: Final = (ShotAnnounced, ShotTurned, ShotIgnored)
CANCELLED_STEPS: Final = (ShotReturned, ShotCancelled, ShotCountered)
"""Cards of a cancelled shot are taken off the discard pile (9b) by those who listen to `ShotCancelled`."""
SHOT_ENDS: Final = (ShotLanded, ShotOver)
PLAY_STEPS: Final = (CardPutDown, CardResolved)
STEPS: Final[frozenset[type[Step]]] = frozenset(
    [
        *SHOT_STEPS,
        ShotReturned,
        ShotCountered,
        ShotAverted,
        *SHOT_ENDS,
        LifeTaken,
        LossBorne,
        LastBreath,
        Dispossessed,
        RewardDue,
        FlipStands,
        *PLAY_STEPS,
    ]
)
"""All steps before which procedures stop; mostly no card listens to any of them."""

CARD_RESOLVED: Final[int] = sound(CardResolved)
CHARACTER_REPLACED: Final[int] = sound(CharacterReplaced)
DISPOSSESSED: Final[int] = sound(Dispossessed)
FLIP_STANDS: Final[int] = sound(FlipStands)
LAST_BREATH: Final[int] = sound(LastBreath)
LIFE_TAKEN: Final[int] = sound(LifeTaken)
LOSS_BORNE: Final[int] = sound(LossBorne)
REWARD_DUE: Final[int] = sound(RewardDue)
ROUND_BEGAN: Final[int] = sound(RoundBegan)
SHOT_AVERTED: Final[int] = sound(ShotAverted)
SHOT_OVER: Final[int] = sound(ShotOver)
STAYER_PLAYED: Final[int] = sound(StayerPlayed)
SURPLUS_DISCARDED: Final[int] = sound(SurplusDiscarded)
STARTER_BEGAN: Final[int] = sound(StarterBegan)
TURN_ENDING: Final[int] = sound(TurnEnding)
STEP_SOUNDS: Final[int] = sum([sound(step) for step in STEPS])
PLAY_SOUNDS: Final[int] = sum([sound(step) for step in PLAY_STEPS])
SHOT_SOUNDS: Final[int] = sum([sound(step) for step in SHOT_STEPS])
