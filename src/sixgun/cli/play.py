"""`sixgun play GAME`: a table in the terminal, for people in front of it and bots, or on a running server."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from sixgun.cli.files import checked_target, read_text
from sixgun.cli.options import Options, whole, words
from sixgun.cli.replay_file import BrokenReplay, read_replay
from sixgun.cli.shelf import malformed
from sixgun.cli.table_options import (
    assignment,
    checked_game,
    checked_level,
    checked_names,
    checked_players,
    checked_preset,
    checked_seed,
    checked_sets,
    checked_settings,
)
from sixgun.cli.words import Mistake, Told
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.registry import Game
from sixgun.texts import Speaker

EXAMPLE: Final = "sixgun play bang --sets base,dodge_city --preset expert --names Ann,Ben,Cleo,Dan,Eve"
USUAL_PLAYERS: Final = 5
USUAL_BOTS: Final = "gunslinger"
USUAL_HUMANS: Final = "1"
TABLE_OPTIONS: Final[Mapping[str, object]] = {
    "players": None,
    "sets": None,
    "preset": None,
    "set": [],
    "bots": USUAL_BOTS,
    "humans": USUAL_HUMANS,
    "seed": None,
    "scenario": None,
    "after": None,
    "save": None,
}
"""Options that describe a new table, with their defaults."""


class Seating(NamedTuple):
    """Who sits at the table, and what they play with."""

    names: tuple[str, ...]
    sets: tuple[str, ...]
    settings: Mapping[str, int | str]


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("game", "GAME")
    options.value("players", "N", whole("--players", 1, 99), usual=str(USUAL_PLAYERS))
    options.value("sets", "A,B", words("--sets"))
    options.value("preset", "NAME")
    options.values("set", "NAME=VALUE", assignment)
    options.value("bots", "LEVEL", default=USUAL_BOTS, usual=USUAL_BOTS)
    options.value("humans", "N|NAMES", default=USUAL_HUMANS)
    options.value("names", "A,B,...", words("--names"))
    options.value("seed", "TEXT")
    options.value("scenario", "FILE")
    options.value("after", "FILE")
    options.value("save", "FILE")
    options.value("join", "URL")
    options.flag("plain")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Check everything, then sit down."""
    if arguments.join is not None:
        return _join(arguments, say)
    game = checked_game(arguments.game)
    level = checked_level(game, arguments.bots)
    seed = checked_seed(arguments.seed)
    save = checked_target(arguments.save, "--save") if arguments.save else None
    scenario = Path(arguments.scenario) if arguments.scenario else None
    if scenario is not None:
        seating = _of_scenario(arguments, game, scenario)
    elif arguments.after:
        seating = _after(arguments, game, Path(arguments.after))
    else:
        wanted = arguments.players or (len(arguments.names) if arguments.names else USUAL_PLAYERS)
        names = checked_names(arguments.names, checked_players(game, wanted))
        sets = checked_sets(game, arguments.sets, arguments.preset)
        settings = checked_settings(game, sets, arguments.preset, arguments.set)
        seating = Seating(names, sets, settings)
    humans = _humans(arguments.humans, seating.names)
    plain = arguments.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if not plain and find_spec("textual") is None:
        raise Mistake("ui-cli-textual-missing")

    from sixgun.terminal import PlayConfig
    from sixgun.terminal import run as sit_down

    return sit_down(
        PlayConfig(
            game=game.id,
            players=len(seating.names),
            names=seating.names,
            humans=humans,
            bots=level,
            lang=say.lang,
            seed=seed,
            scenario=scenario,
            plain=plain,
            save=save,
            sets=seating.sets,
            settings=seating.settings,
        )
    )


def _join(arguments: argparse.Namespace, say: Speaker) -> int:
    """Sit down at an existing table: only the player's name is left to say."""
    from sixgun.server.wire import LONGEST_NAME
    from sixgun.terminal.joined.joining import JoinConfig, NotJoined, join

    game = checked_game(arguments.game).id if arguments.game else ""
    for option, usual in TABLE_OPTIONS.items():
        if getattr(arguments, option) != usual:
            raise Mistake("ui-cli-join-decides", option=f"--{option}")
    names = arguments.names or ("",)
    if len(names) != 1 or len(names[0]) > LONGEST_NAME:
        raise Mistake("ui-cli-join-name", most=LONGEST_NAME)
    try:
        return join(JoinConfig(arguments.join, names[0], game), say, sys.stdin, sys.stdout)
    except NotJoined as wrong:
        raise Told(say.say(wrong.said)) from None


def _of_scenario(arguments: argparse.Namespace, game: Game, scenario: Path) -> Seating:
    """The players of a scenario; a written position leaves nothing to say about the deal."""
    from sixgun.scenarios import Malformed, open_table

    for option in ("players", "sets", "names", "seed", "preset", "set", "after"):
        if getattr(arguments, option) not in (None, []):
            raise Mistake("ui-cli-scenario-decides", option=f"--{option}")
    read_text(scenario)
    try:
        table = open_table(scenario)
    except Malformed as wrong:
        raise malformed(wrong) from None
    if table.game.id != game.id:
        raise Mistake("ui-cli-scenario-game", file=str(scenario), game=table.game.id)
    return Seating(tuple(table.names), game.default_sets, {})


def _after(arguments: argparse.Namespace, game: Game, path: Path) -> Seating:
    """The players of a finished game, who go on at the same seats; settings may change in between."""
    for option in ("players", "sets", "names"):
        if getattr(arguments, option) is not None:
            raise Mistake("ui-cli-after-decides", option=f"--{option}")
    if checked_preset(game, arguments.preset).sets:
        raise Mistake("ui-cli-after-decides", option=f"--preset {arguments.preset}")
    replay = read_replay(path)
    if replay.game != game.id:
        raise Mistake("ui-cli-after-game", file=str(path), game=replay.game)
    try:
        table = replay.played()
    except Complaint as wrong:
        raise BrokenReplay(path, wrong) from None
    origin = table.origin
    if origin is None or table.result is None:
        raise Mistake("ui-cli-after-not-over", file=str(path))
    changed = checked_settings(game, origin.sets, arguments.preset, arguments.set)
    settings = game.next_settings(table.state, {**origin.settings, **changed})
    return Seating(origin.names, origin.sets, settings)


def _humans(text: str, names: Sequence[str]) -> tuple[int, ...]:
    """The seats of people: as a number, from the first seat, or by name. None: the bots play alone."""
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
