"""`sixgun play GAME`: a table in the terminal, for people in front of it and bots."""

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sixgun.cli.files import checked_target, read_text
from sixgun.cli.options import Options, whole, words
from sixgun.cli.shelf import malformed
from sixgun.cli.table_options import (
    checked_game,
    checked_level,
    checked_names,
    checked_players,
    checked_seed,
    checked_sets,
)
from sixgun.cli.words import Mistake
from sixgun.texts import Speaker

EXAMPLE: Final = "sixgun play dice --players 5 --bots gunslinger --names Ann,Ben,Cleo,Dan,Eve"
USUAL_PLAYERS: Final = 5
USUAL_BOTS: Final = "gunslinger"


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("game", "GAME")
    options.value("players", "N", whole("--players", 1, 99), usual=str(USUAL_PLAYERS))
    options.value("sets", "A,B", words("--sets"))
    options.value("bots", "LEVEL", default=USUAL_BOTS, usual=USUAL_BOTS)
    options.value("humans", "N|NAMES", default="1")
    options.value("names", "A,B,...", words("--names"))
    options.value("seed", "TEXT")
    options.value("scenario", "FILE")
    options.value("save", "FILE")
    options.flag("plain")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Check everything, then sit down."""
    game = checked_game(arguments.game)
    level = checked_level(game, arguments.bots)
    sets = checked_sets(game, arguments.sets)
    seed = checked_seed(arguments.seed)
    save = checked_target(arguments.save, "--save") if arguments.save else None
    scenario = Path(arguments.scenario) if arguments.scenario else None
    if scenario is not None:
        names = _scenario_names(arguments, scenario)
    else:
        wanted = arguments.players or (len(arguments.names) if arguments.names else USUAL_PLAYERS)
        names = checked_names(arguments.names, checked_players(game, wanted))
    humans = _humans(arguments.humans, names)
    plain = arguments.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if not plain and find_spec("textual") is None:
        raise Mistake("ui-cli-textual-missing")

    from sixgun.terminal import PlayConfig
    from sixgun.terminal import run as sit_down

    return sit_down(
        PlayConfig(
            game=game.id,
            players=len(names),
            names=names,
            humans=humans,
            bots=level,
            lang=say.lang,
            seed=seed,
            scenario=scenario,
            plain=plain,
            save=save,
            sets=sets,
        )
    )


def _scenario_names(arguments: argparse.Namespace, scenario: Path) -> tuple[str, ...]:
    """The players of a scenario; a written position leaves nothing to say about the deal."""
    from sixgun.scenarios import Malformed, open_table

    for option in ("players", "sets", "names", "seed"):
        if getattr(arguments, option) is not None:
            raise Mistake("ui-cli-scenario-decides", option=f"--{option}")
    read_text(scenario)
    try:
        table = open_table(scenario)
    except Malformed as wrong:
        raise malformed(wrong) from None
    if table.game.id != arguments.game:
        raise Mistake("ui-cli-scenario-game", file=str(scenario), game=table.game.id)
    return tuple(table.names)


def _humans(text: str, names: Sequence[str]) -> tuple[int, ...]:
    """The seats of people: so many from the first seat on, or by name. None at all: the bots play alone."""
    if text.isascii() and text.isdigit():
        count = whole("--humans", 0, len(names))(text)
        return tuple(range(count))
    seats: list[int] = []
    known = {name.casefold(): seat for seat, name in enumerate(names)}
    for name in words("--humans")(text):
        seat = known.get(name.casefold())
        if seat is None:
            raise Mistake("ui-cli-unknown-player", name=name, known=", ".join(names))
        seats.append(seat)
    return tuple(sorted(set(seats)))
