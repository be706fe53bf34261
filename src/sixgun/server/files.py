"""Files that people upload, scenarios and replays: they may hold anything, and must do no harm."""

import secrets
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog

from sixgun.games.catalog import game as game_of
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.journal import load
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.table import Table
from sixgun.scenarios.malformed import Malformed
from sixgun.scenarios.reading import read_text
from sixgun.server.names import cleaned
from sixgun.server.refusals import EngineNo, No

LONGEST_SCENARIO: Final = 64 * 1024
"""The longest scenario, in characters: reading one takes far longer than reading a replay of that length."""

LONGEST: Final = 4000
"""The most choices a replay may have."""

LARGEST: Final = 10_000
"""No figure of a position is larger; a die that lies there a billion times would take all memory."""

CHANCE: Final = "rng"
"""The entry of a position that may hold larger figures: how often chance was asked."""

_log = structlog.get_logger(__name__)


def read_scenario(text: str) -> Table[Any]:
    """The table of a scenario's text, run to its first ask. Slow: call it in a thread."""
    if len(text) > LONGEST_SCENARIO:
        raise No("too-big", 413)
    try:
        scenario = read_text(text, Path("scenario"))[0]
        seed = secrets.token_bytes(16)
        origin = scenario.origin(seed, CountedRng(seed))
        check(origin.position, origin.names, scenario.game.masks)
        table = scenario.table(origin)
        scenario.run(table)
    except Malformed as wrong:
        raise No("bad-file", line=wrong.line, reason=wrong.reason) from None
    except Complaint as complaint:
        raise EngineNo(complaint) from None
    except No:
        raise
    except Exception as wrong:
        # A position in the engine's own records may be an impossible one; it can fail in any way.
        _log.info("scenario not read", reason=type(wrong).__name__)
        raise No("bad-request") from None
    return table


def read_replay(text: str) -> Table[Any]:
    """The table behind a replay file, if every choice and checksum of it holds. Call it in a thread."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise No("no-replay") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise No("no-replay")
    choices = data.get("choices")
    if isinstance(choices, list) and len(choices) > LONGEST:
        raise No("too-big", 413)
    try:
        game = game_of(data["game"])
        check(data.get("position"), data.get("names"), game.masks)
        return load(data, game)
    except Complaint as complaint:
        raise EngineNo(complaint) from None
    except No:
        raise
    except Exception as wrong:
        # As above: what a file says about a position need not make sense.
        _log.info("replay not read", reason=type(wrong).__name__)
        raise No("no-replay") from None


def check(position: object, names: object, masks: Collection[str]) -> None:
    """Refuse figures that would make the engine run forever, and names nobody could take a seat under."""
    if isinstance(position, dict):
        known = {word: value for word, value in position.items() if word != CHANCE}
        if any(abs(figure) > LARGEST for figure in figures(known, masks)):
            raise No("bad-request")
    for name in names if isinstance(names, (list, tuple)) else ():
        if isinstance(name, str):
            cleaned(name)


def figures(data: object, masks: Collection[str] = ()) -> Iterator[int | float]:
    """Every number anywhere in plain data; for a mask, as the entries of these names are, its length."""
    left = [data]
    while left:
        value = left.pop()
        if isinstance(value, (int, float)):
            yield value
        elif isinstance(value, dict):
            for word, one in value.items():
                left.append(one.bit_length() if word in masks and isinstance(one, int) else one)
        elif isinstance(value, (list, tuple)):
            left += value
