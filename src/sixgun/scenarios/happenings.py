"""Events that a claim speaks of: which kind, whose, what is in them, how many, and in which order."""

# ruff: noqa: D102 - overriding methods mean what the base class says

from collections.abc import Sequence
from typing import NamedTuple

from sixgun.kernel.events import Event
from sixgun.kernel.plain import Json
from sixgun.scenarios.claims import Claim, value_text
from sixgun.scenarios.moment import Moment

OWNER = "seat"
"""The field that ``of Ben`` speaks of."""


class Told(NamedTuple):
    """``LifeLost of Ben (points 2)``: a kind of event, and as much of its contents as is written."""

    text: str
    kind: type[Event]
    wanted: tuple[tuple[str, Json], ...] = ()

    def is_it(self, event: Event, now: Moment) -> bool:
        """Whether an event is one that is meant."""
        if type(event) is not self.kind:
            return False
        game = now.scenario.game
        found = game.contents(event, now.scenario.names)
        return all(
            game.agrees(game.event_word(self.kind, field), value, found[field])
            for field, value in self.wanted
        )

    def others(self, now: Moment) -> str:
        """The events of this kind that did happen, for one that was expected to be different."""
        same = [described(event, now) for event in now.table.events or () if type(event) is self.kind]
        return f"; what happened: {', '.join(same)}" if same and self.wanted else ""


def described(event: Event, now: Moment) -> str:
    """An event as a claim would write it, with everything in it."""
    contents = now.scenario.game.contents(event, now.scenario.names)
    owner = f" of {contents.pop(OWNER)}" if OWNER in contents else ""
    inside = ", ".join(f"{field} {value_text(value)}" for field, value in contents.items() if value != "")
    return type(event).__name__ + owner + (f" ({inside})" if inside else "")


class Happened(Claim):
    """``event IndiansAttacked``, ``no event LifeLost of Ben``, ``2 events Eliminated``."""

    def __init__(self, line: int, told: Told, count: int | None) -> None:
        super().__init__(line)
        self.told = told
        self.count = count

    def differs(self, now: Moment) -> str:
        found = sum(self.told.is_it(event, now) for event in now.table.events or ())
        if found == self.count or (self.count is None and found):
            return ""
        if not found:
            return f"{self.told.text} did not happen{self.told.others(now)}"
        return f"{self.told.text} happened {found} time{'s' if found > 1 else ''}"


class InOrder(Claim):
    """``events in order: ShotAimed, LifeLost of Ben (points 1)``; others may happen in between."""

    def __init__(self, line: int, told: Sequence[Told]) -> None:
        super().__init__(line)
        self.told = told

    def differs(self, now: Moment) -> str:
        events = list(now.table.events or ())
        place = 0
        before = ""
        for told in self.told:
            places = [index for index, event in enumerate(events) if told.is_it(event, now)]
            following = [index for index in places if index >= place]
            if following:
                place = following[0] + 1
                before = told.text
            elif places:
                return f"{told.text} happened, but not after {before}"
            else:
                return f"{told.text} did not happen{told.others(now)}"
        return ""
