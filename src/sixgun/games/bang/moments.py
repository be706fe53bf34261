"""The moments of a turn at which cards may speak. They are stated only if a card listens.

Everything in this file happens to the active player, whose seat is the first field.
"""

from typing import ClassVar

from sixgun.kernel.events import OpenEvent


class Moment(OpenEvent):
    """A point in the procedure of a turn. Nothing has happened yet, so nothing is told about it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class RoundBegan(Moment):
    """S1a: the round starter's regular turn starts a round; not in the first round."""

    __slots__ = ()


class StarterBegan(Moment):
    """S1b: a turn of the round starter starts, an extra turn included."""

    __slots__ = ()


class TurnStarting(Moment):
    """S3: the start of a turn, before any card is checked."""

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
