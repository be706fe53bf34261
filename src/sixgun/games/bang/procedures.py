"""Things that happen step by step, where a card may speak at any step (timing 3 to 8).

A procedure states its steps in order and lets whoever listens to one react at once. Meanwhile it waits on the
agenda with everything it is about: a card that reacts may change it there (`g.amend`) or call it off.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from sixgun.games.bang.effects import BangEffect
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import Step
from sixgun.kernel.agenda import Frame
from sixgun.kernel.events import Event


def react_at_once(g: BangTable, kind: type[Event]) -> None:
    """Everything that reacts to an event of this kind happens next, whatever else waits to settle."""
    state = g.state
    waiting = [trigger for trigger in state.tray if isinstance(trigger.event, kind)]
    if len(waiting) > 1:
        waiting.sort(key=lambda trigger: state.reaction_order(trigger.owner))
        waiting.reverse()
    for trigger in waiting:
        g.react(trigger)


def heard(g: BangTable, steps: Sequence[type[Event]]) -> bool:
    """Whether something in force speaks at one of these steps."""
    after = g.live.after
    return g.watched and any([step in after for step in steps])  # noqa: C419  # mypyc


class Stepped(BangEffect):
    """A procedure; `stage` is the number of the step that comes next."""

    __slots__ = ("stage",)
    steps: ClassVar[tuple[type[Event], ...]] = ()
    stage: int

    def about(self) -> tuple[Any, ...]:
        """What the steps say: who is concerned, and by what."""
        raise NotImplementedError

    def conclude(self, g: BangTable) -> None:
        """What comes after the last step."""
        raise NotImplementedError

    def run(self, g: BangTable) -> None:
        steps = self.steps
        agenda = g.state.agenda
        tray = g.state.tray
        for stage in range(self.stage, len(steps)):
            step = steps[stage]
            if step in g.live.after:
                g.tell(step, *self.about())
                if tray:
                    left = self.changed(stage=stage + 1)
                    agenda.append(left)
                    react_at_once(g, step)
                    if tray or g.restless or not agenda or agenda[-1] is not left:
                        return
                    agenda.pop()  # whoever reacted left nothing to be done first
            elif not issubclass(step, Step):
                g.tell(step, *self.about())  # not only a moment but a fact, which belongs in the log
        self.conclude(g)


def call_off(g: BangTable, procedure: type[Frame]) -> None:
    """The nearest procedure of a kind ends here: nothing of it that is left happens."""
    g.state.agenda.remove(g.nearest(procedure))
