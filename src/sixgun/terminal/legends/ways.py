"""Whole ways over the map of Western Legends: which places are worth a walk, and by which steps."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sixgun.games.legends.printed import BOARD, SPACES
from sixgun.terminal.legends.cards import place_name
from sixgun.terminal.legends.seen import Country
from sixgun.terminal.legends.told import figures_on
from sixgun.texts import Speaker

ACT: Final = "act"
WALK: Final = "walk"
"""The questions that ask for a step of the reader's own figure."""

PLAIN: Final = "plain"


class Route(NamedTuple):
    """A place that takes several steps, the spaces on the way to it, and what it is called with all that."""

    spaces: tuple[str, ...]
    label: str
    stops: bool
    """Whether the walker could go on from its end and has to say that this is it."""


class Ground:
    """The map as a walker sees it at one moment."""

    def __init__(self, country: Country, seat: int, prompt: str, left: int, say: Speaker) -> None:
        self._country = country
        self._rider = country.seats[seat]
        self._steps = self._rider.movement if prompt == ACT else left if prompt == WALK else 0
        self._say = say

    def figures(self, space: str) -> str:
        """Who stands on a space, in words."""
        return ", ".join(figures_on(self._country, space, self._say))

    def routes(self, first: Sequence[str]) -> Iterator[Route]:
        """The shortest way to every place worth it that is more than one step away, the nearest first."""
        ways = self._ways(first)
        for space, way in sorted(ways.items(), key=lambda one: len(one[1])):
            who = self.figures(space)
            if len(way) > 1 and (SPACES[BOARD.by_id[space]].kind != PLAIN or who):
                steps = self._say.text("ui-legends-steps", count=len(way))
                label = f"{place_name(space, self._say)} ({steps}{', ' if who else ''}{who})"
                stops = len(way) < self._steps and space not in self._country.bandits
                yield Route(way, label, stops)

    def _ways(self, first: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """A shortest way to every space within reach; a bandit is only ever at the end of one."""
        country = self._country
        barred = {self._rider.space, *([country.sheriff] if self._rider.wp else [])}
        ways: dict[str, tuple[str, ...]] = {space: (space,) for space in first}
        edge = list(first)
        for _ in range(self._steps - 1):
            ahead: list[str] = []
            for here in edge:
                if here in country.bandits:
                    continue
                for number in SPACES[BOARD.by_id[here]].adjacent:
                    space = SPACES[number].id
                    if space not in ways and space not in barred:
                        ways[space] = (*ways[here], space)
                        ahead.append(space)
            edge = ahead
        return ways
