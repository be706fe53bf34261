"""Frames on the agenda: their order, how they find and change each other, and what stops a rules loop."""

from typing import Any, ClassVar

import pytest

from sixgun.kernel.agenda import SETTLE, Effect, Procedure, Question
from sixgun.kernel.asks import PASS, Ask, Option
from sixgun.kernel.state import Result
from sixgun.kernel.table import EndlessAgenda
from tests.kernel.saloon.keeper import given
from tests.kernel.saloon.model import LIFE_LOST, LifeLost, SaloonTable
from tests.kernel.saloon.play import Draw, LoseLife, Shot, Steal

PLAIN = {"Ann": "jack", "Ben": "slab"}


def quiet_table() -> SaloonTable:
    """A table with nothing on its agenda."""
    table = given(PLAIN).table
    table.state.agenda.clear()
    return table


class Say(Effect[SaloonTable]):
    fields: ClassVar[tuple[str, ...]] = ("word",)
    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, g: SaloonTable) -> None:
        said.append(self.word)
        if self.word == "one":
            g.then(Say("one and a half"))


said: list[str] = []


@pytest.fixture(autouse=True)
def silence() -> None:
    said.clear()


def test_frames_run_first_to_last_and_what_they_schedule_comes_before_what_waits() -> None:
    g = quiet_table()
    g.then(Say("one"), Say("two"), SETTLE)
    g.advance()
    assert said == ["one", "one and a half", "two"]
    assert g.pending == () and not g.state.agenda


def test_a_frame_may_wait_for_the_end_of_another() -> None:
    g = quiet_table()
    g.then(Draw(0), Say("later"))
    g.once_done(Draw, Say("right after the draw"))
    g.advance()
    assert said == ["right after the draw", "later"]
    with pytest.raises(LookupError, match="no Shot"):
        g.once_done(Shot, Say("never"))


def test_the_nearest_frame_of_a_kind_can_be_amended() -> None:
    g = quiet_table()
    outer, inner = Shot(0, 1, 1), Shot(1, 0, 1)
    g.then(inner, outer)
    assert g.nearest(Shot) is inner
    g.amend(inner, inner.changed(missing=5))
    assert [frame.missing for frame in g.state.agenda if isinstance(frame, Shot)] == [1, 5]
    assert inner.missing == 1, "frames never change; another one takes the place"
    with pytest.raises(LookupError, match="not on the agenda"):
        g.amend(inner, outer)
    with pytest.raises(LookupError, match="no Steal"):
        g.nearest(Steal)


class Circle(Effect[Any]):
    __slots__ = ()

    def run(self, g: SaloonTable) -> None:
        g.then(Circle())


def test_rules_that_go_round_in_circles_fail_loudly() -> None:
    g = quiet_table()
    g.then(Circle())
    with pytest.raises(EndlessAgenda, match="Circle"):
        g.advance()


class Ceremony(Procedure[SaloonTable]):
    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()

    def __init__(self, stage: int = 0) -> None:
        super().__init__(stage)

    def resumed(self, stage: int) -> "Ceremony":
        return Ceremony(stage)


def speak(ceremony: Ceremony, g: SaloonTable) -> None:
    said.append("speech")
    g.then(Say("applause"))


def hurt(ceremony: Ceremony, g: SaloonTable) -> None:
    LoseLife(1, 1, 0).run(g)
    said.append("pain")


def close(ceremony: Ceremony, g: SaloonTable) -> None:
    said.append("the end")
    g.finish(Result((), "draw", "ceremony"))


def never(ceremony: Ceremony, g: SaloonTable) -> None:
    said.append("too late")


def test_a_procedure_steps_aside_for_what_its_stages_schedule_and_stops_when_the_game_is_over() -> None:
    g = quiet_table()
    Ceremony.stages = (speak, hurt, close, never)
    g.then(Ceremony())
    g.advance()
    assert said == ["speech", "applause", "pain", "the end"]
    assert g.result is not None and not g.pending


def test_between_two_stages_reactions_settle() -> None:
    keeper = given({"Ann": "jack", "Greg": "gringo"}, hands={"Ann": ["beer"]})
    g = keeper.table
    g.state.agenda.clear()
    Ceremony.stages = (hurt, never)
    g.then(Ceremony())
    g.advance()
    assert keeper.hand("Greg") == ["beer"], "revenge came before the second stage"
    assert [type(event).__name__ for event in g.events or []][-2:] == ["LifeLost", "CardStolen"]
    assert said == ["pain", "too late"]


# -- lone options ----------------------------------------------------------------------------------------


class Nod(Question[SaloonTable]):
    """A question with one answer, asked aloud or not."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "loud")
    __slots__ = ("loud", "seat")

    def __init__(self, seat: int, loud: bool) -> None:
        self.seat = seat
        self.loud = loud

    def ask(self, g: SaloonTable) -> Ask:
        return Ask(self.seat, "nod", [PASS], self, aloud=self.loud)

    def answer(self, g: SaloonTable, option: Option) -> None:
        said.append("nods aloud" if self.loud else "nods")


def test_a_lone_option_is_taken_in_silence_unless_it_has_to_be_asked_aloud() -> None:
    g = quiet_table()
    g.then(Nod(0, False), Nod(1, True))
    g.advance()
    assert said == ["nods"] and [(ask.seat, ask.prompt) for ask in g.pending] == [(1, "nod")]
    g.choose(1, "passes")
    assert said == ["nods", "nods aloud"] and not g.pending


def test_whoever_tells_can_find_out_beforehand_whether_someone_listens() -> None:
    g = given({"Ann": "jack", "Greg": "gringo"}).table
    assert g.attentive and g.heard_of[0] & LIFE_LOST and g.heard_of[1] & LIFE_LOST, "a log hears everything"
    g.events = None
    assert [hears & LIFE_LOST != 0 for hears in g.heard_of] == [False, True]
    for seat in (0, 1):
        g.tell(LifeLost, seat, 1, 1 - seat, 2)
    assert [trigger.owner for trigger in g.state.tray] == [1]
