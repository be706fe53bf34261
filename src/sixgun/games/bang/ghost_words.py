"""What keeps players without lives in the game, in positions in words."""

from collections.abc import Mapping, Sequence

from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.model import NOBODY, BangState
from sixgun.games.bang.victory import verdict
from sixgun.games.roles import SHERIFF
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, one_of

NOTHING = "none"


def read_ghost(name: str, entries: Mapping[str, Json], out: bool, others: Sequence[str]) -> str:
    """What keeps a player in the game without lives: a card made for it, or one of `others`."""
    path = (name, "ghost")
    keeping = sorted({NOTHING, *[kind for kind, card in PRINTED.items() if card.keeps], *others})
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


def check_visitors(
    state: BangState, names: Sequence[str], visitors: Sequence[str], without_sheriff: bool = False
) -> None:
    """Who is back for the own turn only is there in no other, and the game did not end with them.

    Some games go on without the Sheriff.
    """
    for seat, player in enumerate(state.seats):
        if player.ghost not in visitors:
            continue
        path, name = (names[seat], "ghost"), names[seat]
        if seat != state.active:
            raise BadPosition(path, f"{player.ghost} brings {name} back only while it is {name}'s turn")
        if player.role == SHERIFF and not without_sheriff:
            player.alive = False
            state.count_living()
            over = verdict(state, NOBODY, NOBODY)
            player.alive = True
            state.count_living()
            if over is not None:
                raise BadPosition(path, f"{name} is the sheriff, with whom the game ends, and no ghost")
