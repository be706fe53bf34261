"""Statistics of a finished game, counted from its events."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sixgun.games.bang import events as cards
from sixgun.games.dice import events as dice
from sixgun.kernel.events import Event

Count = tuple[int, str, int]
"""A seat, what is counted, and how much."""

SHOTS: Final = "web-stat-shots"
HITS: Final = "web-stat-hits"
DEALT: Final = "web-stat-dealt"
LOST: Final = "web-stat-lost"
HEALED: Final = "web-stat-healed"
KILLS: Final = "web-stat-kills"
CARDS: Final = "web-stat-cards"
DRAWN: Final = "web-stat-drawn"
ARROWS: Final = "web-stat-arrows"
ROLLS: Final = "web-stat-rolls"
TURNS: Final = "web-stat-turns"


def _lost(event: Any) -> Iterable[Count]:
    yield event.seat, LOST, event.points
    if event.by >= 0 and event.by != event.seat:
        yield event.by, DEALT, event.points
        yield event.by, HITS, 1


def _eliminated(event: Any) -> Iterable[Count]:
    if event.by >= 0 and event.by != event.seat:
        yield event.by, KILLS, 1


def _one(key: str, field: str = "") -> Callable[[Any], Iterable[Count]]:
    """Counts one, or a field of the event, for the event's seat."""

    def counted(event: Any) -> Iterable[Count]:
        yield event.seat, key, getattr(event, field) if field else 1

    return counted


def _shot(event: cards.ShotFired) -> Iterable[Count]:
    if event.by >= 0:
        yield event.by, SHOTS, 1


_COUNTERS: Final[dict[type[Event], Callable[[Any], Iterable[Count]]]] = {
    cards.TurnBegan: _one(TURNS),
    cards.ShotFired: _shot,
    cards.LifeLost: _lost,
    cards.LifeGained: _one(HEALED, "points"),
    cards.Eliminated: _eliminated,
    cards.CardPlayed: _one(CARDS),
    cards.CardsDrawn: _one(DRAWN, "count"),
    dice.TurnBegan: _one(TURNS),
    dice.DiceRolled: _one(ROLLS),
    dice.ShotAimed: _one(SHOTS),
    dice.ArrowsTaken: _one(ARROWS, "count"),
    dice.LifeLost: _lost,
    dice.LifeGained: _one(HEALED, "points"),
    dice.Eliminated: _eliminated,
}


def tally(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """For every seat the counts by the key of their text."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        counter = _COUNTERS.get(type(event))
        if counter is not None:
            for seat, key, amount in counter(event):
                found[seat][key] = found[seat].get(key, 0) + amount
    return found
