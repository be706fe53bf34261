"""Positions of the card game in words: where in the turn a position is, and that the game is not over."""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.games.bang.cards import LIFE, of_piles
from sixgun.games.bang.harm import outcome
from sixgun.games.bang.model import NOBODY, BangState, BangTable
from sixgun.games.bang.moments import PhaseOneBegan
from sixgun.games.bang.parts import USUAL, Course
from sixgun.games.bang.turn import TURN, phase_three, phase_two, turn_at
from sixgun.games.bang.victory import verdict
from sixgun.games.roles import SHERIFF, starter
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, flag, one_of, shown, spoken, whole

START: Final = "start"
DRAW: Final = "draw"
PLAY: Final = "play"
DISCARD: Final = "discard"
PHASES: Final = {
    START: TURN,
    DRAW: turn_at(PhaseOneBegan),
    PLAY: turn_at(phase_two),
    DISCARD: turn_at(phase_three),
}
"""Where in a turn a position may begin: its very start, and its three phases."""

MANY: Final = 1_000_000


def words(value: Json, path: tuple[str, ...], known: Sequence[str], what: str) -> tuple[str, ...]:
    """A list of known words; a single one need not be a list."""
    items = [value] if isinstance(value, str) else value
    if not isinstance(items, list):
        raise BadPosition(path, f"{spoken(path)} is a list of words, not {shown(value)}")
    return tuple([one_of(item, (*path, str(index)), what, known) for index, item in enumerate(items)])


def read_counts(table: Mapping[str, Json], state: BangState) -> None:
    """What has been done in this turn."""
    state.bangs = whole(table.get("bangs", 0), ("bangs",), 0, MANY)
    usable = sorted({*LIFE, *[id for box in state.boxes for id in of_piles(box)]})
    for ability in words(table.get("used", []), ("used",), usable, "character"):
        state.used[ability] = state.used.get(ability, 0) + 1
    state.turned = whole(table.get("turned", 0), ("turned",), 0, MANY)


def read_phase(table: Mapping[str, Json], state: BangState, midway: bool) -> None:
    """Where in the turn the position begins."""
    phase = one_of(table.get("phase", PLAY), ("phase",), "phase", tuple(PHASES))
    number = whole(table.get("turn_number", 1), ("turn_number",), 0 if midway else 1, MANY)
    if midway:
        state.turn_number = number
        return
    if phase == START:
        for word in ("bangs", "used", "fresh"):
            if table.get(word):
                raise BadPosition(
                    (word,), f"{word}: nothing has been done yet when a turn starts; leave it out"
                )
    state.turn_number = number - 1 if phase == START else number
    state.agenda.append(PHASES[phase])


def read_course(table: Mapping[str, Json], state: BangState, names: Sequence[str], rounds: bool) -> None:
    """Who starts the rounds, if that matters, and whether this turn is an extra one."""
    extra = flag(table.get("extra", False), ("extra",))
    lost = flag(table.get("lost", False), ("lost",))
    due = table.get("due", "")
    if not isinstance(due, str):
        raise BadPosition(("due",), f"due is what gives an extra turn, not {shown(due)}")
    if not rounds:
        if "starter" in table:
            raise BadPosition(("starter",), "nothing on this table changes from round to round")
        state.course = USUAL.changed(extra=extra, due=due, lost=lost) if extra or due or lost else USUAL
        return
    first = [seat.role for seat in state.seats].index(starter(len(names)))
    if "starter" in table:
        first = names.index(one_of(table["starter"], ("starter",), "player", names))
    vacant = flag(table.get("vacant", False), ("vacant",))
    state.course = Course(first, vacant, extra, due, lost)


def read_order(value: Json, names: Sequence[str]) -> tuple[int, ...]:
    """How the players sit clockwise, if they have changed places."""
    if value is None:
        return ()
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(names):
        raise BadPosition(("order",), f"order names all players clockwise, each once, not {shown(value)}")
    return tuple([names.index(str(name)) for name in value])


def refuse_ghost_of_sheriff(state: BangState, names: Sequence[str]) -> None:
    """Complain about a Sheriff who is a ghost now: the game was over when he fell."""
    for seat, player in enumerate(state.seats):
        if player.ghost and player.role == SHERIFF:
            player.alive = False
            state.count_living()
            ended = verdict(state, NOBODY, NOBODY)
            player.alive = True
            state.count_living()
            if ended is not None:
                name = names[seat]
                raise BadPosition((name, "ghost"), f"the game was over when {name}, the sheriff, fell")


def refuse_ended(g: BangTable) -> None:
    """Complain about a game that is over."""
    over = outcome(g, NOBODY, NOBODY)
    if over is not None:
        winners = " and ".join([g.names[seat] for seat in over.winners]) or "nobody"
        raise BadPosition(
            (), f"this game is over ({over.reason}, won by {winners}); a position is a running game"
        )


def read_ending(table: Mapping[str, Json], state: BangState) -> None:
    """With three players someone's elimination makes it last man standing."""
    fallen = [seat for seat in state.seats if not seat.alive or seat.shown]
    state.last_man_standing = len(state.seats) == 3 and bool(fallen)
    word = "last_man_standing"
    if word in table and flag(table[word], (word,)) != state.last_man_standing:
        right = "true" if state.last_man_standing else "false"
        raise BadPosition((word,), f"{word} is {right} here: true means one of three players was eliminated")
