"""The Bomb (7.1)."""

from typing import ClassVar, Final

from sixgun.games.bang.cards import DIAMONDS, HEARTS, NO_CARD
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import move_in_play
from sixgun.games.bang.events import CardPassed
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import ANYONE, HELD, has_in_play
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.options import Give
from sixgun.games.bang.queries import deciding_suit, immune
from sixgun.games.bang.sets.armed_and_dangerous.dangerous import Dangerous
from sixgun.games.bang.sets.armed_and_dangerous.load import remove_load
from sixgun.kernel.asks import Option, Refusal, refusal

FUSE: Final = 2
"""The load a Bomb loses each time it is not passed on."""


class Bomb(Dangerous):
    """Put it in front of any player, who draws! each turn: red passes it on, black takes 2 load off it.

    Without load it explodes: whoever has it loses 2 life points.
    """

    laid_before: int = ANYONE
    picky: bool = True
    turn_check: int = 4

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        if has_in_play(g, target, self.id):
            return refusal("already-in-front", "bang 4.1", card=self.id, player=g.names[target])
        return None

    def check_at_start(self, g: BangTable) -> None:
        g.then(Check(self.owner, self.id, self.card))

    def checked(self, g: BangTable, card: int) -> None:
        if card == NO_CARD:
            return
        if tell_check(g, self.owner, self.id, deciding_suit(g, card) in (HEARTS, DIAMONDS)):
            g.then(PassBomb(self.owner, self.card))
        else:
            remove_load(g, self.owner, self.card, FUSE)

    def takers(self, g: BangTable) -> list[int]:
        """The players it can be passed to."""
        cards = (self.card,)
        others = [seat for seat in g.state.others_of(self.owner) if not has_in_play(g, seat, self.id)]
        return [seat for seat in others if immune(g, seat, self.owner, cards) is None]

    def emptied(self, g: BangTable) -> None:
        g.then(LoseLife(self.owner, 2, NOBODY, self.id))


class PassBomb(Decision):
    """To whom a card in front of a player that has to move on is passed; with nobody to take it, it stays."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card",)
    of_turn: bool = True
    prompt: ClassVar[str] = "pass_bomb"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def own_choices(self, g: BangTable) -> list[Option]:
        return [Give(self.card, seat) for seat in bomb_of(self.seat, self.card).takers(g)]

    def chosen(self, g: BangTable, option: Option) -> None:
        assert isinstance(option, Give)
        move_in_play(g, self.seat, self.card, option.target)
        g.tell(CardPassed, self.seat, self.card, option.target)


def bomb_of(seat: int, card: int) -> Bomb:
    """A Bomb in front of a player."""
    thing = HELD[seat][card]
    assert isinstance(thing, Bomb)
    return thing
