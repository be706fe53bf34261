"""Frames: what is still to happen. The table runs them one by one until someone has to choose.

A frame is an immutable record on a stack. An *effect* is popped and run. A *question* stays on top until
it is answered, and goes away quietly when it has nothing to ask. No frame holds a function, so any moment of
any game can be saved, cloned, sent to a worker or read in a debugger.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from sixgun.kernel.asks import Ask, Closed, Option
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Plain

G = TypeVar("G")


class Frame(Plain):
    """Something still to happen."""

    __slots__ = ()
    asks: bool = False
    settles: bool = False
    """Whether reactions waiting in the tray are resolved before this frame."""
    replaceable: bool = False
    together: bool = False

    def seen_by(self, seat: int) -> "Frame":
        """The frame as one seat may know it. Frames with secrets override this."""
        return self

    def seen_abilities(self) -> tuple[str, ...]:
        """Keys of the abilities that have already replaced this effect."""
        return ()

    def run(self, g: Any) -> None:
        """Let an effect happen; questions are never run."""
        raise NotImplementedError

    def ask(self, g: Any) -> Ask | None:
        """Open a question; effects never ask."""
        raise NotImplementedError

    def choices(self, g: Any) -> Sequence[Option]:
        """The possible answers to a question; effects offer nothing."""
        raise NotImplementedError

    def answer(self, g: Any, option: Option) -> None:
        """Go on with a question's chosen option; effects are never answered."""
        raise NotImplementedError


class Effect(Frame, Generic[G]):
    """A frame that simply happens."""

    __slots__ = ()

    def run(self, g: G) -> None:
        """Carry it out, usually by changing the state, reporting an event and scheduling further frames."""
        raise NotImplementedError


class Replaceable(Effect[G]):
    """An effect that abilities may replace; `seen` remembers which of them have already had their say."""

    __slots__ = ()
    replaceable: bool = True


class Procedure(Effect[G]):
    """Stages in a fixed order, written down as a table of functions.

    It runs stage after stage and steps aside whenever one of them schedules something or someone reacts; the
    rest follows once that is done. Between two stages there is a settle point, and one after the last if
    someone reacts to it.
    """

    __slots__ = ("stage",)
    settles: bool = True
    stages: ClassVar[tuple[Callable[[Any, Any], object], ...]] = ()
    """All stages, first to last. A procedure begins with number `stage`."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def resumed(self, stage: int) -> "Frame":
        """The same procedure, continuing with a later stage."""
        raise NotImplementedError

    def run(self, g: Any) -> None:
        state = g.state
        agenda: list[Frame] = state.agenda
        tray: list[Trigger] = state.tray
        depth = len(agenda)
        stages = self.stages
        for stage in range(self.stage, len(stages)):
            stages[stage](self, g)
            if state.result is not None:
                return
            if tray or len(agenda) != depth:
                if tray or stage + 1 < len(stages):
                    agenda.insert(depth, self.resumed(stage + 1))
                return


class Question(Frame, Generic[G]):
    """A frame that one seat has to answer."""

    __slots__ = ()
    asks: bool = True

    def ask(self, g: G) -> Ask | None:
        """The ask, or None when there is nothing (left) to ask."""
        raise NotImplementedError

    def choices(self, g: G) -> Sequence[Option]:
        """The options of the ask, none when there is nothing to ask; the question has left the agenda.

        Random play needs no more than this. A question that is asked often gives its options here and uses
        them in `ask`, so that no ask is made that nobody reads.
        """
        agenda: list[Frame] = g.state.agenda  # type: ignore[attr-defined]  # every table has one
        agenda.append(self)
        ask = self.ask(g)
        agenda.pop()
        return () if ask is None else ask.options

    def answer(self, g: G, option: Option) -> None:
        """Go on with the chosen option. The question itself has left the agenda."""
        raise NotImplementedError

    def closed(self, g: G) -> Sequence[Closed]:
        """Options a player might expect that are not open now, with reasons."""
        return ()

    def params(self, g: G) -> Mapping[str, int | str]:
        """What the prompt's sentence needs to know."""
        return {}


class Together(Question[G]):
    """A secret simultaneous question: one ask per seat, answered in any order, revealed together."""

    __slots__ = ()
    together: bool = True

    def choices(self, g: G) -> Sequence[Option]:
        """None: there is an ask for every seat instead."""
        return ()

    def asks_of_all(self, g: G) -> Sequence[Ask]:
        """One ask for every seat that takes part, the same until the question is over."""
        raise NotImplementedError

    def answers(self, g: G, chosen: Mapping[int, Option]) -> None:
        """Go on with everyone's choice by seat."""
        raise NotImplementedError


class Trigger(Plain):
    """A reaction waiting in the tray for a settle point."""

    fields: ClassVar[tuple[str, ...]] = ("ability", "owner", "card", "hook", "event")
    __slots__ = ("ability", "card", "event", "hook", "owner")

    def __init__(self, ability: str, owner: int, card: int, hook: str, event: Event) -> None:
        self.ability = ability
        self.owner = owner
        self.card = card
        self.hook = hook
        self.event = event

    def seen_by(self, seat: int) -> "Trigger":
        """The reaction as one seat may know it."""
        event = self.event.seen_by(seat)
        return self if event is self.event else self.changed(event=event)


class Settle(Effect[Any]):
    """A settle point in the middle of a procedure: waiting reactions are resolved here."""

    __slots__ = ()
    settles: bool = True

    def run(self, g: object) -> None:
        return None


SETTLE = Settle()


class First(Option):
    """Of several reactions of one player, let this one happen first."""

    fields: ClassVar[tuple[str, ...]] = ("ability", "index")
    __slots__ = ("ability", "index")

    def __init__(self, ability: str, index: int) -> None:
        self.ability = ability
        self.index = index

    def notation(self, names: Sequence[str]) -> str:
        return f"first {self.ability}"
