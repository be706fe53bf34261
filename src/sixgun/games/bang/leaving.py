"""Coming back into the game and leaving it again (timing 5.2 and 5.3)."""

from typing import ClassVar

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.effects import BangEffect, DiscardAll
from sixgun.games.bang.events import CameBack, LeftAgain, RoleSeen, RoleShown, RoundStarterChanged
from sixgun.games.bang.harm import abandon_turn, decided, dispossession
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.model import KNOWN, NOBODY, UNSEEN, BangTable
from sixgun.games.bang.moments import LEFT
from sixgun.games.bang.queries import WAY_BACK, WayBack, turn_direction
from sixgun.kernel.events import Hidden, audience


def way_back(g: BangTable, seat: int) -> str:
    """What brings a player back who is out and whose turn comes up; empty for nothing."""
    return g.query(WayBack, "", seat) if g.live.anywhere & WAY_BACK else ""


def bring_back(g: BangTable, seat: int, cause: str, life: int) -> None:
    """A player is in the game again, with lives or (`life` is 0) as a ghost; an open role stays open."""
    player = g.state.seats[seat]
    hand_over(g, seat)
    veil, player.veil = player.veil, ""
    player.alive = True
    player.shown = not veil
    player.life = life
    player.ghost = "" if life else cause
    g.state.count_living()
    g.board_changed()
    g.tell(CameBack, seat, cause, life)
    if veil == UNSEEN:
        look_at_role(g, seat)


def look_at_role(g: BangTable, seat: int) -> None:
    """A player looks at the role that was dealt to them face down."""
    g.reveal(RoleSeen, seat, Hidden(g.state.seats[seat].role, audience(seat)))


def hand_over(g: BangTable, seat: int) -> None:
    """A round starter who comes back does not take the office back: it goes to whoever is next."""
    state = g.state
    if state.course.starter != seat or state.course.vacant:
        return
    around = state.clockwise_from(seat)
    heir = around[0] if turn_direction(g) > 0 else around[-1]
    state.course = state.course.changed(starter=heir)
    g.tell(RoundStarterChanged, heir)


def leave_again(g: BangTable, seat: int) -> None:
    """A player who came back for a turn leaves, if nothing keeps the player in the game any longer."""
    player = g.state.seats[seat]
    kept = keeping(g, seat)
    if kept:
        player.ghost = kept
    else:
        g.bound(player.ghost, seat).let_go(g)


def keeping(g: BangTable, seat: int) -> str:
    """The kind of card in front of a player that keeps players without lives in the game; empty for none."""
    kinds = [KIND[card] for card in g.state.seats[seat].in_play if PRINTED[KIND[card]].keeps]
    return kinds[0] if kinds else ""


def lose_hold(g: BangTable, seat: int, kind: str) -> None:
    """A card that kept a ghost in the game has left: unless another one does, the player is out at once.

    Everything is discarded, and a running turn ends; it is no elimination (timing 5.2).
    """
    player = g.state.seats[seat]
    if player.ghost != kind:
        return
    kept = keeping(g, seat)
    if kept:
        player.ghost = kept
        return
    take_leave(g, seat)
    if g.state.active == seat:
        abandon_turn(g)
    g.then(CheckVictory(seat), DiscardAll(seat), *dispossession(g, seat, LEFT))


def take_leave(g: BangTable, seat: int) -> None:
    """A ghost is out of the game again; this is no elimination, but a role is shown all the same.

    One that came only for a turn takes a secret role along.
    """
    player = g.state.seats[seat]
    secret = not g.state.role_lies_open(seat)
    player.alive = False
    player.shown = False
    cause, player.ghost = player.ghost, ""
    player.veil = KNOWN if secret and g.bound(cause, seat).visits else ""
    g.state.count_living()
    g.player_left(seat)
    g.tell(LeftAgain, seat, cause)
    if secret and not player.veil:
        g.reveal(RoleShown, seat, player.role)


class CheckVictory(BangEffect):
    """Whether the game is over now that a player has left without being eliminated."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: BangTable) -> None:
        decided(g, NOBODY, NOBODY)
