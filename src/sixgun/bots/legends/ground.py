"""The board as a traveller sees it: where things are, and how many steps it takes to get there."""

from functools import lru_cache
from typing import Final, NamedTuple

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.model import MOST_NUGGETS, ON_FOOT
from sixgun.games.legends.printed import ADJACENT, ITEMS, KIND, SPACES
from sixgun.games.legends.view import SeatView

FAR: Final = 99
"""More steps than any way across the board takes."""

PLACES: Final[dict[str, tuple[int, ...]]] = {
    kind: tuple([space.index for space in SPACES if space.kind == kind]) for kind in sorted(set(KIND))
}
"""The spaces of every kind of location."""

SITES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([space.index for space in SPACES if space.site == site])
        for site in dict.fromkeys([space.site for space in SPACES if space.site])
    ]
)
"""The spaces of every site; a store or saloon has several."""


class Ways(NamedTuple):
    """All ways from one space: the number of steps to every other, and the last space before it."""

    steps: tuple[int, ...]
    before: tuple[int, ...]


@lru_cache(maxsize=8192)
def ways(start: int, bandits: int, closed: int) -> Ways:
    """Shortest ways from a space. A bandit can be met but not passed; a closed space cannot be entered.

    Args:
        start: The space to leave.
        bandits: The mask of hideouts with a bandit.
        closed: The space that may not be entered, or -1.
    """
    steps = [FAR] * len(SPACES)
    before = [NOTHING] * len(SPACES)
    steps[start] = 0
    edge = [start]
    while edge:
        onward: list[int] = []
        for here in edge:
            if bandits >> here & 1 and here != start:
                continue
            after = steps[here] + 1
            for beside in ADJACENT[here]:
                if steps[beside] == FAR and beside != closed:
                    steps[beside] = after
                    before[beside] = here
                    onward.append(beside)
        edge = onward
    return Ways(tuple(steps), tuple(before))


def route(found: Ways, goal: int) -> list[int]:
    """The spaces to enter on the way to a goal, in order; empty if there is no way."""
    if found.steps[goal] == FAR:
        return []
    way: list[int] = []
    here = goal
    while found.before[here] != NOTHING:
        way.append(here)
        here = found.before[here]
    way.reverse()
    return way


def points(player: SeatView) -> int:
    """The movement points of one Move action."""
    return points_with(player.mount, player.upgraded)


def points_with(mount: int, upgraded: int) -> int:
    """The movement points that a mount, or none, gives."""
    if mount == NOTHING:
        return ON_FOOT
    item = ITEMS[mount]
    return item.upgraded_movement if upgraded >> mount & 1 else item.movement


def nugget_limit(mount: int, upgraded: int) -> int:
    """How many nuggets can be carried with a mount, or without one."""
    if mount == NOTHING:
        return MOST_NUGGETS
    item = ITEMS[mount]
    side = item.upgraded if upgraded >> mount & 1 else item.front
    return MOST_NUGGETS + side.flags.get("nugget_limit", 0)


def nearest(steps: tuple[int, ...], spaces: tuple[int, ...]) -> int:
    """The nearest of some spaces."""
    best = spaces[0]
    for space in spaces:
        if steps[space] < steps[best]:
            best = space
    return best
