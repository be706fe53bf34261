"""What is done: the sentences of `when`. Each is carried out and says what went wrong, if anything."""

# ruff: noqa: D102 - overriding methods mean what the base class says

from collections.abc import Collection

from sixgun.kernel.asks import Refused
from sixgun.kernel.journal import undo, why_no_undo
from sixgun.scenarios.claims import Claim
from sixgun.scenarios.moment import Moment, told

OUT_OF_DICE = "the turn waits for its first roll and none is left in 'rolls'"
MEANINGLESS = "not-an-option"
"""The refusal of a text nobody understands: `cannot` must name it, for it may be a typing error."""


class Step:
    """One sentence of `when`; `seat` is who acts, -1 if nobody does."""

    def __init__(self, line: int, seat: int = -1) -> None:
        self.line = line
        self.seat = seat

    def take(self, now: Moment) -> str:
        """Carry it out; the answer says what went wrong."""
        raise NotImplementedError

    def expected(self, now: Moment) -> Collection[str]:
        """The players whose open questions do not explain why it went wrong, if it did."""
        return now.scenario.names


class Deed(Step):
    """``Ann shoots Ben``: a choice by its notation or an alias."""

    def __init__(self, line: int, seat: int, deed: str) -> None:
        super().__init__(line, seat)
        self.deed = deed

    def take(self, now: Moment) -> str:
        if now.waits_for_dice:
            return OUT_OF_DICE
        try:
            return now.choose(self.seat, now.notation(self.seat, self.deed))
        except Refused as refused:
            return f"refused: {told(refused.refusal)}"

    def expected(self, now: Moment) -> Collection[str]:
        # Whoever acts learns from the refusal; what someone else has not answered may be in the way.
        return (now.scenario.names[self.seat],)


class Cannot(Step):
    """``Ann cannot shoot Ben because wrong-distance``: a choice that must be refused."""

    def __init__(self, line: int, seat: int, deed: str, key: str) -> None:
        super().__init__(line, seat)
        self.deed = deed
        self.key = key

    def take(self, now: Moment) -> str:
        if now.waits_for_dice:
            return OUT_OF_DICE
        try:
            wrong = now.choose(self.seat, now.notation(self.seat, self.deed))
        except Refused as refused:
            key = refused.refusal.key
            if key == (self.key or key) and (self.key or key != MEANINGLESS):
                return ""
            if not self.key:
                return (
                    f"'{self.deed}' means nothing here ({told(refused.refusal)}); add 'because {key}' if so"
                )
            return f"refused because {told(refused.refusal)}, not because {self.key}"
        return wrong or "it was accepted"


class TakeBack(Step):
    """``Ann takes back``: the last choice is undone."""

    def __init__(self, line: int, seat: int) -> None:
        super().__init__(line, seat)

    def take(self, now: Moment) -> str:
        if now.waits_for_dice:
            return OUT_OF_DICE
        try:
            undo(now.table, self.seat)
        except Refused as refused:
            return f"refused: {told(refused.refusal)}"
        return ""


class CannotTakeBack(Step):
    """``Ann cannot take back because undo-random``."""

    def __init__(self, line: int, seat: int, key: str) -> None:
        super().__init__(line, seat)
        self.key = key

    def take(self, now: Moment) -> str:
        if now.waits_for_dice:
            return OUT_OF_DICE
        refusal = why_no_undo(now.table, self.seat)
        if refusal is None:
            return "it could be taken back"
        if self.key and refusal.key != self.key:
            return f"refused because {told(refusal)}, not because {self.key}"
        return ""


class Expect(Step):
    """A claim in the middle of the deeds."""

    def __init__(self, line: int, claim: Claim) -> None:
        super().__init__(line)
        self.claim = claim

    def take(self, now: Moment) -> str:
        return self.claim.differs(now)
