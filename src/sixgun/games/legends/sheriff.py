"""The sheriff: moved by players, he arrests the outlaws he meets (rules 14)."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.legends.asking import Decision, Happening
from sixgun.games.legends.content.kinds import Step
from sixgun.games.legends.fights import fight_sheriff
from sixgun.games.legends.meetings import SheriffCaught, SheriffMoved
from sixgun.games.legends.model import SHERIFF, LegendsTable
from sixgun.games.legends.options import STOP
from sixgun.games.legends.printed import ADJACENT, BOARD, SPACES
from sixgun.games.legends.replies import MOVE_SHERIFF, Aim, MoveSheriff
from sixgun.games.legends.steps import STEPS, DiscardOne
from sixgun.kernel.asks import Option


def outlaws(g: LegendsTable) -> list[int]:
    """All outlaws in turn order."""
    return [seat for seat in g.around(g.state.first) if g.state.seats[seat].wp]


def outlaws_on(g: LegendsTable, space: int) -> list[int]:
    """The outlaws on a space."""
    return [seat for seat in outlaws(g) if g.state.seats[seat].space == space]


class Hunting(Decision):
    """Move the sheriff one space further, or stop."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    __slots__ = ("left",)
    prompt: ClassVar[str] = "sheriff"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        if not outlaws(g):
            return ()
        return [STOP, *[MOVE_SHERIFF[space] for space in ADJACENT[g.state.sheriff]]]

    def answer(self, g: LegendsTable, option: Option) -> None:
        if not isinstance(option, MoveSheriff):
            return
        if not arrive(g, self.seat, option.space, self.seat) and self.left > 1:
            g.state.agenda.append(Hunting(self.seat, self.left - 1))

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        return {"left": self.left}


def arrive(g: LegendsTable, mover: int, space: int, actor: int) -> bool:
    """The sheriff enters a space; an outlaw there ends his movement. Returns whether he met one."""
    g.state.sheriff = space
    if g.attentive:
        g.tell(SheriffMoved, mover, SPACES[space].id)
    if not outlaws_on(g, space):
        return False
    g.state.agenda.append(Meeting(mover, actor))
    return True


class Meeting(Decision):
    """Which of several outlaws on his space the sheriff takes on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "actor")
    __slots__ = ("actor",)
    prompt: ClassVar[str] = "suspect"

    def __init__(self, seat: int, actor: int) -> None:
        super().__init__(seat)
        self.actor = actor

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [Aim(seat) for seat in outlaws_on(g, g.state.sheriff)]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Aim)
        if g.attentive:
            g.tell(SheriffCaught, option.target, self.seat)
        g.then(DiscardOne(option.target, 1, SHERIFF), Arresting(option.target, self.actor))


class Arresting(Happening):
    """The fight between the sheriff and an outlaw, who has already discarded a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "actor")
    __slots__ = ("actor", "seat")

    def __init__(self, seat: int, actor: int) -> None:
        self.seat = seat
        self.actor = actor

    def run(self, g: LegendsTable) -> None:
        fight_sheriff(g, self.seat, self.actor)


class Tracking(Decision):
    """The sheriff moves towards an outlaw automatically; `seat` chooses among equally short paths."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "outlaw", "left")
    __slots__ = ("left", "outlaw")
    prompt: ClassVar[str] = "track"

    def __init__(self, seat: int, outlaw: int, left: int) -> None:
        super().__init__(seat)
        self.outlaw = outlaw
        self.left = left

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        far = BOARD.distances[g.state.seats[self.outlaw].space]
        here = g.state.sheriff
        return [MOVE_SHERIFF[space] for space in ADJACENT[here] if far[space] < far[here]]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, MoveSheriff)
        if not arrive(g, self.seat, option.space, self.seat) and self.left > 1:
            g.state.agenda.append(Tracking(self.seat, self.outlaw, self.left - 1))


def _sheriff(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if outlaws(g):
        g.state.agenda.append(Hunting(seat, step[1]))


def _sheriff_auto(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    wanted = outlaws(g)
    if wanted:
        most = max([g.state.seats[one].wp for one in wanted])
        outlaw = next(one for one in wanted if g.state.seats[one].wp == most)
        g.state.agenda.append(Tracking(g.right_of(outlaw), outlaw, step[1]))


STEPS["sheriff"] = _sheriff
STEPS["sheriff_auto"] = _sheriff_auto
