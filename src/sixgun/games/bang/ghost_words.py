"""What keeps players without lives in the game, in positions in words."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sixgun.games.bang.model import BangState
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, one_of

NOTHING: Final = "none"


def read_ghost(name: str, entries: Mapping[str, Json], out: bool, ghosts: Collection[str]) -> str:
    """What keeps a player in the game without lives, if anything does."""
    path = (name, "ghost")
    keeping = sorted({NOTHING, *ghosts})
    ghost = one_of(
        entries.get("ghost", NOTHING), path, "card or rule that keeps a ghost in the game", keeping
    )
    if ghost == NOTHING:
        return ""
    if out:
        raise BadPosition(path, f"{name} is out, so nothing keeps {name} in the game; leave one of them out")
    if entries.get("life", 0) != 0:
        raise BadPosition((name, "life"), f"{name} is a ghost and has no life; leave it out")
    return ghost


def check_visitors(state: BangState, names: Sequence[str], ghosts: Mapping[str, bool]) -> None:
    """Who is back for the own turn only is there in no other."""
    for seat, player in enumerate(state.seats):
        if player.ghost and ghosts[player.ghost] and seat != state.active:
            name = names[seat]
            why = f"{player.ghost} brings {name} back only while it is {name}'s turn"
            raise BadPosition((name, "ghost"), why)
