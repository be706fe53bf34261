"""Scenes that several judged rules share: two players on one space, the Man in Black's turn."""

from typing import Any

from sixgun.games.legends import acting
from sixgun.games.legends.model import BLACK
from sixgun.games.legends.printed import BLACK_CARDS
from sixgun.games.legends.replies import LAY_CARD
from sixgun.games.legends.turn import TURN, Turn, let_black_act

from .judging import Judged, card, space

PLACE = "mp_plain_2"
"""Where fights between players take place."""


def duel(j: Judged, own: str, theirs: str, kind: str = "duel") -> None:
    """Player 0 attacks player 1; both play a card if they are asked."""
    j.do(acting.ATTACKS[1, kind])
    if j.asked == (0, "lay"):
        j.do(LAY_CARD[card(own)])
    if j.asked == (1, "lay"):
        j.do(LAY_CARD[card(theirs)])


def both(hand0: str, hand1: str, **settings: object) -> Judged:
    """Players 0 and 1 on one space."""
    j = Judged(**settings)  # type: ignore[arg-type]
    j.put(0, at=PLACE, hand=hand0)
    j.put(1, at=PLACE, hand=hand1)
    return j


def black_number(black: int) -> int:
    """The number of one of his cards by the number printed on it."""
    return next(index for index, one in enumerate(BLACK_CARDS) if one.number == black)


def two(**what: Any) -> Judged:
    """A table of two in the turn of the second player, so that he acts next."""
    return Judged(players=2, active=1, **what)


def black_turn(j: Judged, black: int) -> None:
    """He turns over a card; whoever has to choose is then asked."""
    j.state.black_deck = (black_number(black),)
    j.state.agenda[:] = [TURN[Turn.stages.index(let_black_act)]]
    j.refresh()


def meet(hand: str, drawn: str, kind: str = "duel", **what: Any) -> Judged:
    """Player 0 attacks him."""
    j = Judged(players=2, characters=what.pop("characters", ()))
    j.state.black_space = space("mp_plain_2")
    j.put(0, at="mp_plain_2", hand=hand, **what)
    j.fight_top(drawn)
    j.do(acting.ATTACKS[BLACK, kind])
    return j
