"""The blue cards of the base box, without the weapons."""

from collections.abc import Sequence
from typing import cast

from sixgun.games.bang.cards import HEARTS, NO_CARD, RANK, SPADES
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import discard_card, into_play, pick_up
from sixgun.games.bang.events import CardPassed
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import ANYONE_ELSE, Blue, asleep, has_in_play
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import UseCard
from sixgun.games.bang.queries import Distance, deciding_suit
from sixgun.games.bang.shooting import Shot, evade
from sixgun.games.bang.turn import lose_turn
from sixgun.games.roles import SHERIFF
from sixgun.kernel.agenda import SETTLE
from sixgun.kernel.asks import Closed, Option, Refusal, refusal
from sixgun.kernel.hooks import modifies, offers


class Barrel(Blue):
    """When you are shot at you may draw!: hearts count as a Missed! effect."""

    @offers(Shot, own=True)
    def hide(self, g: BangTable, shot: Shot) -> Sequence[Option]:
        return () if self.key() in shot.used else (UseCard(self.card),)

    def refuses_answer(self, g: BangTable) -> Refusal | None:
        return asleep(g, self)

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        return (Closed(UseCard(self.card), refusal("only-in-answer", "bang 11.3", card=self.id)),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        g.then(Check(self.owner, self.id, self.card), SETTLE, cast(Shot, question).tried(self.key()))

    def checked(self, g: BangTable, card: int) -> None:
        if tell_check(g, self.owner, self.id, card != NO_CARD and deciding_suit(g, card) == HEARTS):
            evade(g)


class Dynamite(Blue):
    """At the start of your turn draw!: on 2 to 9 of spades you lose 3 life points, otherwise it moves on."""

    book: bool = True
    turn_check: int = 1

    def check_at_start(self, g: BangTable) -> None:
        g.then(Check(self.owner, self.id, self.card))

    def checked(self, g: BangTable, card: int) -> None:
        safe = card == NO_CARD or deciding_suit(g, card) != SPADES or not 2 <= RANK[card] <= 9
        if tell_check(g, self.owner, self.id, safe):
            self.move_on(g)
        else:
            discard_card(g, self.owner, self.card, self.owner)
            g.then(LoseLife(self.owner, 3, NOBODY, self.id))

    def move_on(self, g: BangTable) -> None:
        """To the nearest player on the left who has none; if everyone has one, it stays."""
        for seat in g.state.others_of(self.owner):
            if not has_in_play(g, seat, self.id):
                pick_up(g, self.owner, self.card)
                into_play(g, seat, self.card)
                g.tell(CardPassed, self.owner, self.card, seat)
                return


class Jail(Blue):
    """Put it in front of another player, not the Sheriff, who then draws! for the turn: hearts go free."""

    laid_before: int = ANYONE_ELSE
    spares_sheriff: bool = True
    picky: bool = True
    book: bool = True
    turn_check: int = 2

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if g.seat(target).role == SHERIFF:
            return refusal("not-the-sheriff", "bang 11.3", player=g.names[target])
        if has_in_play(g, target, self.id):
            return refusal("already-in-front", "bang 4.1", card=self.id, player=g.names[target])
        return None

    def check_at_start(self, g: BangTable) -> None:
        g.then(Check(self.owner, self.id, self.card))

    def checked(self, g: BangTable, card: int) -> None:
        free = tell_check(g, self.owner, self.id, card != NO_CARD and deciding_suit(g, card) == HEARTS)
        discard_card(g, self.owner, self.card, self.owner)
        if not free:
            lose_turn(g, self.owner, self.card)


class Mustang(Blue):
    """Others see you at distance +1."""

    @modifies(Distance)
    def ride_off(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value + 1 if other == self.owner else value


class Scope(Blue):
    """You see the others at distance -1."""

    @modifies(Distance, own=True)
    def look_closer(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return value - 1
