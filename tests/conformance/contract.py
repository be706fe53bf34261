"""What the conformance suite needs to know about a game, and how it gets into the middle of one."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, cast

from hypothesis import strategies as st

from sixgun.games.catalog import GAMES, game
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.registry import Game
from sixgun.kernel.rng import FastRng, seed_bytes
from sixgun.kernel.state import State
from sixgun.kernel.table import Table
from sixgun.lab import soak
from sixgun.lab.mixes import random_mix
from tests.kernel.saloon.game import GAME as SALOON
from tests.kernel.saloon.game import hidden_zones
from tests.kernel.saloon.model import CARDS, SaloonState

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
ALL_GAMES: Final[dict[str, Game]] = {id: game(id) for id in GAMES} | {SALOON.id: SALOON}


def saloon_invariants(table: Table[Any]) -> Iterator[str]:
    """Every card is in exactly one place, and everyone has as much life as possible."""
    state = cast(SaloonState, table.state)
    places = [*hidden_zones(state), state.discard, *[seat.in_play for seat in state.seats]]
    lying = Counter([card for place in places for card in place])
    if lying != Counter(range(CARDS)):
        yield f"cards missing or doubled: {lying}"
    for seat in state.seats:
        if not 0 <= seat.life <= seat.max_life or (seat.alive and not seat.life and not state.agenda):
            yield f"{seat.life} of {seat.max_life} life points"


INVARIANTS: Final[dict[str, Callable[[Table[Any]], Iterable[str]]]] = {
    **soak.INVARIANTS,
    SALOON.id: saloon_invariants,
}


class Company(NamedTuple):
    """A game with a number of players, in one of its variants."""

    game: Game
    players: int
    sets: tuple[str, ...] = ("base",)
    settings: tuple[tuple[str, int | str], ...] = ()
    name: str = ""

    def deal(
        self, seed: str, *, fast: bool = False, settings: dict[str, int | str] | None = None
    ) -> Table[Any]:
        sets = self.game.checked_sets(self.sets)
        checked = self.game.checked_settings(sets, dict(self.settings) | (settings or {}))
        names = NAMES[: self.players]
        return start(self.game, Origin(self.players, sets, checked, names, seed_bytes(seed), fast))

    def __str__(self) -> str:
        more = [self.name] if self.name else [*self.sets[1:], *[name for name, _ in self.settings]]
        return "-".join([self.game.id, str(self.players), *more])


BANG: Final = ALL_GAMES["bang"]
LEGENDS: Final = ALL_GAMES["legends"]
BOTH: Final = ("base", "dodge_city")
LAST_TIME: Final = "1:black_jack,-,vulture_sam,-"
"""A game that was played before: who began, and who survived as which character."""

SECRETIVE: Final = "vera_custer,vulture_sam,kit_carlson,claus_the_saint,sid_ketchum,pedro_ramirez,el_gringo"
"""Characters who peek at, give, take or dig up cards."""


def mixed(kind: Game, count: int) -> list["Company"]:
    """Random mixes of everything a game registers: boxes, settings, players; always the same ones."""
    found: list[Company] = []
    for number in range(count):
        rng = FastRng.seeded(seed_bytes(f"{kind.id} mix {number}"))
        players = kind.min_players + rng.below(kind.max_players - kind.min_players + 1)
        mix = random_mix(kind, rng, players)
        found.append(Company(kind, players, tuple(mix.sets), tuple(mix.settings.items()), f"mix{number}"))
    return found


COMPANIES: Final = [
    *[
        Company(kind, players)
        for kind in (ALL_GAMES["dice"], SALOON)
        for players in range(kind.min_players, kind.max_players + 1)
    ],
    Company(BANG, 3, BOTH),
    Company(BANG, 4, settings=(("open_discard", 1),)),
    Company(BANG, 4, BOTH, (("keep_surviving_characters", 1), ("previous_game", LAST_TIME))),
    Company(BANG, 5, BOTH, (("characters", SECRETIVE),)),
    Company(BANG, 6, BOTH, (("expert_characters", 1),)),
    Company(BANG, 8, BOTH),
    Company(LEGENDS, 2, settings=(("goals", 1),)),
    Company(LEGENDS, 2, settings=(("first_game", 1),)),
    Company(LEGENDS, 3, settings=(("length", "short"),)),
    Company(LEGENDS, 4, settings=(("first_game", 1),)),
    Company(LEGENDS, 4, settings=(("goals", 1), ("length", "long"))),
    Company(LEGENDS, 5, settings=(("first_game", 1),)),
    Company(LEGENDS, 6, settings=(("goals", 1),)),
    *mixed(BANG, 6),
    *mixed(LEGENDS, 2),
]


class Walk(NamedTuple):
    """A number of random choices from the deal."""

    seed: int
    steps: int

    def choices(self) -> FastRng:
        return FastRng.seeded(self.seed.to_bytes(8, "big"))


def walks(most: int = 90) -> st.SearchStrategy[Walk]:
    return st.builds(Walk, st.integers(0, 2**40), st.integers(0, most))


def random_choice(table: Table[Any], rng: FastRng) -> tuple[int, int]:
    """A seat with an open ask and one of its options."""
    ask = table.pending[rng.below(len(table.pending))]
    return ask.seat, rng.below(len(ask.options))


def walked(company: Company, walk: Walk) -> Table[Any]:
    """The table at the end of a walk, or where the game ended on the way."""
    table = company.deal(f"walk {walk.seed}")
    play_on(table, walk.choices(), walk.steps)
    return table


def play_on(table: Table[Any], rng: FastRng, steps: int = 5_000) -> None:
    """Play on at random, to the end or for some choices."""
    for _ in range(steps):
        if not table.pending:
            return
        table.choose(*random_choice(table, rng))


def reopened(kind: Game, state: State, names: Sequence[str]) -> Table[Any]:
    """A table around a state that waits for a choice, with a log from here on."""
    table = kind.table(state, names)
    table.events = []
    table.advance()
    return table
