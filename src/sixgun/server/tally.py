"""Statistics of a finished game, counted from its events."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sixgun.games.bang import events as cards
from sixgun.games.dice import events as dice
from sixgun.games.legends import events as riding
from sixgun.games.legends import meetings as meeting
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
LP: Final = "web-stat-lp"
FIGHTS: Final = "web-stat-fights"
LOST_FIGHTS: Final = "web-stat-lost_fights"
POTS: Final = "web-stat-pots"
MONEY: Final = "web-stat-money"
GOLD: Final = "web-stat-gold"
DISCS: Final = "web-stat-discs"
CATTLE: Final = "web-stat-cattle"
WOUNDS: Final = "web-stat-wounds"
SPACES: Final = "web-stat-spaces"

SEATS: Final = 6
"""Higher numbers in Western Legends are not seats: bandits, the Man in Black, the house."""


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


def _fought(event: meeting.FightWon) -> Iterable[Count]:
    if event.winner < SEATS:
        yield event.winner, FIGHTS, 1
    if event.loser < SEATS:
        yield event.loser, LOST_FIGHTS, 1


def _pot(event: meeting.PotWon) -> Iterable[Count]:
    for winner in event.winners:
        if winner < SEATS:
            yield winner, POTS, 1


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
    riding.TurnBegan: _one(TURNS),
    riding.Moved: _one(SPACES),
    riding.LpGained: _one(LP, "amount"),
    riding.MoneyGained: _one(MONEY, "amount"),
    riding.NuggetsGained: _one(GOLD, "amount"),
    riding.CardPlayed: _one(CARDS),
    riding.CardsDrawn: _one(DRAWN, "count"),
    riding.CattleDelivered: _one(CATTLE),
    riding.Wounded: _one(WOUNDS, "amount"),
    meeting.DiscPlaced: _one(DISCS),
    meeting.RowScored: _one(LP, "amount"),
    meeting.FightWon: _fought,
    meeting.PotWon: _pot,
}


def tally(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """For every seat, counts by the key of their text."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        counter = _COUNTERS.get(type(event))
        if counter is not None:
            for seat, key, amount in counter(event):
                found[seat][key] = found[seat].get(key, 0) + amount
    return found
