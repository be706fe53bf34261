"""Saved!: one player leaps in for another and is thanked for it (timing 4, steps 2 and 9)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.bang.cards import KIND, single
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import PLAYED, BangEffect, draw, picked, put_down, take_random
from sixgun.games.bang.events import CARD_PLAYED, CardPlayed
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import HELD, Brown
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import DRAW_DECK, RESPONSES, Pick, Respond
from sixgun.games.bang.queries import barred
from sixgun.games.bang.sets.valley_of_shadows.told import LifeSaved
from sixgun.kernel.asks import PASS, Closed, Option, Refusal, refusal

RULE: Final = "valley of shadows 2"
THANKS: Final = 2
"""How many cards a rescuer gets."""


class Saved(Brown):
    """Another player loses 1 life point less; if the player survives, you get 2 cards."""

    reaction: bool = True
    saves: bool = True

    def refuses(self, g: BangTable) -> Refusal | None:
        return refusal("only-to-save", RULE, card=self.id)


class LeapIn(Decision):
    """Whether a player saves another one, whose loss waits right beneath; then the next one is asked.

    Attributes:
        target, by, cause: Who is about to lose life points, because of whom, through what.
        left: Who is asked after this player.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "by", "cause", "left")
    __slots__ = ("by", "cause", "left", "target")
    prompt: ClassVar[str] = "leap_in"

    def __init__(self, seat: int, target: int, by: int, cause: str, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.target = target
        self.by = by
        self.cause = cause
        self.left = left

    def own_choices(self, g: BangTable) -> list[Option]:
        seat = self.seat
        ways = [card for card in single(g.seat(seat).hand) if HELD[seat][card].saves]
        return [PASS, *[RESPONSES[card] for card in ways if barred(g, seat, card, KIND[card], True) is None]]

    def aloud(self, g: BangTable) -> bool:
        return bool(g.seat(self.seat).hand)

    def chosen(self, g: BangTable, option: Option) -> None:
        loss = g.nearest(LoseLife)
        if isinstance(option, Respond):
            g.seat(self.seat).hand.remove(option.card)
            put_down(g, self.seat, option.card, PLAYED)
            if g.heard_of[self.seat] & CARD_PLAYED:
                g.tell(CardPlayed, self.seat, option.card, option.kind, NOBODY)
            g.tell(LifeSaved, self.seat, self.target, loss.points - 1)
            g.once_done(LoseLife, Thanks(self.seat, self.target, option.kind))
            if loss.points == 1:
                g.state.agenda.remove(loss)
                return
            less = loss.changed(points=loss.points - 1)
            g.amend(loss, less)
        if self.left:
            g.then(LeapIn(self.left[0], self.target, self.by, self.cause, self.left[1:]))

    def closed(self, g: BangTable) -> Sequence[Closed]:
        open_now = [option.card for option in self.own_choices(g) if isinstance(option, Respond)]
        others = [card for card in single(g.seat(self.seat).hand) if card not in open_now]
        reasons = [(card, refusal("saves-nobody", RULE, card=KIND[card])) for card in others]
        return [Closed(Respond(card, KIND[card]), why) for card, why in reasons]

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {
            "target": g.names[self.target],
            "by": g.names[self.by] if self.by != NOBODY else "",
            "cause": self.cause,
            "needed": g.nearest(LoseLife).points,
        }


class Thanks(BangEffect):
    """A rescuer gets two cards from the player who was saved, or from the deck, if that player survived."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "source")
    __slots__ = ("seat", "source", "target")

    def __init__(self, seat: int, target: int, source: str) -> None:
        self.seat = seat
        self.target = target
        self.source = source

    def run(self, g: BangTable) -> None:
        if not g.seat(self.target).alive:
            return
        if g.seat(self.target).hand:
            g.then(TakeThanks(self.seat, self.target, self.source))
        else:
            draw(g, self.seat, THANKS, self.source)


class TakeThanks(Decision):
    """Whether a rescuer takes random cards of the player who was saved, or cards from the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "source")
    __slots__ = ("source", "target")
    prompt: ClassVar[str] = "take_thanks"

    def __init__(self, seat: int, target: int, source: str) -> None:
        self.seat = seat
        self.target = target
        self.source = source

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Pick(self.target), DRAW_DECK]

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Pick):
            draw(g, self.seat, THANKS, self.source)
            return
        for _ in range(min(THANKS, len(g.seat(self.target).hand))):
            take_random(g, self.seat, self.target)
            picked(g, self.seat, self.target)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"target": g.names[self.target]}
