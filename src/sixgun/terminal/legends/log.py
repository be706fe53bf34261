"""The log of Western Legends in few lines: a way is told by its end, gains of one kind by their sum."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends import events as told
from sixgun.games.legends import meetings
from sixgun.kernel.events import Event
from sixgun.kernel.table import Standing

SUMMED: Final = (told.LpGained, told.MoneyGained, told.NuggetsGained)
"""Gains that come one by one, such as those of two dice."""

WAYS: Final = (told.Moved, meetings.SheriffMoved)
"""Steps of a figure."""


def condensed(events: Sequence[Event]) -> list[Event]:
    """Steps of one movement become its last one, equal gains from the same source become one."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, Standing):
            continue  # it has no line, and comes between any two others
        if isinstance(event, SUMMED) and type(last) is type(event) and _alike(last, event, "seat", "source"):
            found[-1] = type(event)(event.seat, last.amount + event.amount, event.source)
        elif isinstance(event, WAYS) and type(last) is type(event) and _alike(last, event, "seat"):
            found[-1] = event
        else:
            found.append(event)
    return found


def _alike(one: object, other: object, *fields: str) -> bool:
    """Whether two events have the same in these fields."""
    return all(getattr(one, field) == getattr(other, field) for field in fields)
