"""Any live table as a scenario: its position in the plainest words that say all of it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from sixgun.kernel.plain import Json
from sixgun.kernel.position import Written
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.table import Table
from sixgun.scenarios.malformed import Malformed
from sixgun.scenarios.reading import read_text
from sixgun.scenarios.scenario import AGENDA_WORDS

NOT_THE_POSITION = ("rng", "reveals", "turned")
"""What a state holds besides the position: the chance to come, and counters for take-back."""


def save_scenario(table: Table[Any]) -> str:
    """YAML of the live position. Opened again it is the same: who has what, whose turn, who is asked what.

    What cannot be said in plain words, such as the middle of a batch, is written as the engine's own records.
    """
    if table.result is not None:
        raise BadSettings(
            "the game is over, so there is no position to play on from; save the replay instead", "game-over"
        )
    written = table.game.given(table.state, table.names)
    whole: dict[str, Json] = {
        key: value
        for key, value in table.state.save().items()
        if key in AGENDA_WORDS and (value or key == "agenda")
    }
    plainest: list[Mapping[str, Json]] = [{}, whole]
    if "final" in table.game.position_words:
        plainest.insert(1, {"final": True})
    for further in plainest:
        text = scenario_text(table, written, further)
        if says_it_all(text, table):
            return text
    raise BadSettings("this position cannot be put into words", "no-words")


def says_it_all(text: str, table: Table[Any]) -> bool:
    """Whether a table opened from the text is the same position."""
    try:
        scenario = read_text(text, Path("saved"))[0]
        again = scenario.table(scenario.origin(bytes(16), CountedRng(bytes(16))))
        scenario.run(again)
    except Malformed:
        return False
    return position_of(again) == position_of(table)


def position_of(table: Table[Any]) -> dict[str, Json]:
    """The state without what is no part of the position."""
    return {key: value for key, value in table.state.save().items() if key not in NOT_THE_POSITION}


def scenario_text(table: Table[Any], written: Written, further: Mapping[str, Json]) -> str:
    """The scenario file of a position."""
    origin = table.origin
    names = table.names
    asked = " and ".join(f"{names[ask.seat]} is asked {ask.prompt}" for ask in table.pending)
    lines = [
        f"scenario: {flow(f'a saved table, turn {table.state.turn_number}: {asked}')}",
        f"game: {table.game.id}",
        f"sets: {flow(list(table.game.default_sets if origin is None else origin.sets))}",
    ]
    if origin is not None and origin.settings:
        lines.append(f"settings: {flow(dict(origin.settings))}")
    lines.append("given:")
    lines += [f"  {word}: {flow(value)}" for word, value in written.table.items()]
    taken = ("players", *AGENDA_WORDS, *table.game.position_words)
    indent = "  "
    if any(name in taken for name in names):
        lines.append("  players:")
        indent = "    "
    lines += [f"{indent}{flow(name)}: {flow(dict(entries))}" for name, entries in written.players.items()]
    for word, value in further.items():
        if isinstance(value, list):
            lines += [f"  {word}:", *[f"    - {flow(item)}" for item in value]]
        else:
            lines.append(f"  {word}: {flow(value)}")
    lines.append("then:")
    lines += [f"  - {flow(f'{names[ask.seat]} is to choose {ask.prompt}')}" for ask in table.pending]
    return "\n".join(lines) + "\n"


def flow(value: Json) -> str:
    """A value on one line of YAML."""
    text: str = yaml.safe_dump(
        [value], default_flow_style=True, width=1_000_000, sort_keys=False, allow_unicode=True
    )
    return text.strip()[1:-1]
