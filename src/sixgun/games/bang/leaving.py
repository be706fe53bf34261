"""Coming back into the game and leaving it again (timing 5.2 and 5.3)."""

from typing import ClassVar

from sixgun.games.bang.effects import BangEffect
from sixgun.games.bang.events import CameBack, LeftAgain
from sixgun.games.bang.harm import decided
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.queries import WAY_BACK, WayBack


def way_back(g: BangTable, seat: int) -> str:
    """What brings a player back who is out and whose turn comes up; empty for nothing."""
    return g.query(WayBack, "", seat) if g.live.anywhere & WAY_BACK else ""


def bring_back(g: BangTable, seat: int, cause: str, life: int) -> None:
    """A player is in the game again, with lives or (`life` is 0) as a ghost; the role stays open."""
    player = g.state.seats[seat]
    player.alive = True
    player.shown = True
    player.life = life
    player.ghost = "" if life else cause
    g.state.count_living()
    g.board_changed()
    g.tell(CameBack, seat, cause, life)


def leave_again(g: BangTable, seat: int) -> None:
    """A player who came back for a turn leaves, if what brought the player back does not last longer."""
    cause = g.state.seats[seat].ghost
    g.bound(cause, seat).let_go(g)


def take_leave(g: BangTable, seat: int) -> None:
    """A ghost is out of the game again; this is no elimination."""
    player = g.state.seats[seat]
    player.alive = False
    player.shown = False
    cause, player.ghost = player.ghost, ""
    g.state.count_living()
    g.board_changed()
    g.tell(LeftAgain, seat, cause)


class CheckVictory(BangEffect):
    """Whether the game is over now that a player has left without being eliminated."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: BangTable) -> None:
        decided(g, NOBODY, NOBODY)
