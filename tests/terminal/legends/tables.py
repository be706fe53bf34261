"""Tables of Western Legends for the tests of the terminal."""

from collections.abc import Callable, Iterator
from random import Random

import sixgun
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.asks import Ask
from sixgun.kernel.table import Table
from sixgun.terminal.legends.screen import LegendsScreen
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import Sitting
from tests.terminal.tables import table_screen

LONG_NAMES = ("Bartholomew", "Maximiliana", "Konstantin", "Ludmila", "Wenceslas", "Guadalupe")


def moments(seed: str, players: int = 4, **settings: int | str) -> Iterator[tuple[Table, Ask]]:  # type: ignore[type-arg]
    """Every question of a game that is played at random."""
    table = sixgun.new("legends", players, settings=settings, seed=seed, names=LONG_NAMES[:players])
    chance = Random(seed)
    while table.pending:
        ask = table.pending[0]
        yield table, ask
        table.choose(ask.seat, chance.randrange(len(ask.options)))


def sitting_at(
    wanted: Callable[[LegendsView], bool],
    players: int = 4,
    lang: str = "en",
    seeds: int = 30,
    **settings: int | str,
) -> Sitting:
    """A random game up to the moment when the player asked sees what is wanted."""
    for number in range(seeds):
        for table, ask in moments(f"moment {number}", players, **settings):
            view = sixgun.view(table, ask.seat)
            assert isinstance(view, LegendsView)
            if wanted(view):
                sitting = Sitting(table, [ask.seat], "greenhorn", lang, luck="moment")
                sitting.hand_over(ask.seat)
                return sitting
    raise LookupError("no seed leads there")


def asks(prompt: str, at_least: int = 2) -> Callable[[LegendsView], bool]:
    """The reader is asked this and has this many options."""

    def holds(view: LegendsView) -> bool:
        ask = view.own_ask
        return ask is not None and ask.prompt == prompt and len(ask.options) >= at_least

    return holds


def full_turn(view: LegendsView) -> bool:
    """A turn with much to choose from: a good hand, many places, a location, someone to attack."""
    own = view.seats[view.seat]
    return asks("act", 15)(view) and own.hand_size >= 4


def legends_of(app: TableApp) -> LegendsScreen:
    """The table itself, whatever lies over it."""
    screen = table_screen(app)
    assert isinstance(screen, LegendsScreen)
    return screen


def taken(sitting: Sitting) -> str:
    """The last choice of the person, in notation."""
    own = [choice for choice in sitting.table.history or () if choice.seat == sitting.viewer]
    return own[-1].option.notation(sitting.table.names)
