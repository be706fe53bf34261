"""What must hold at any moment of any game, however it came about: copies, saved states, views, secrets."""

import json
from collections.abc import Iterator
from typing import Any

from sixgun.kernel.asks import Refused
from sixgun.kernel.journal import replay
from sixgun.kernel.rng import Rng
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR


def probe(table: Table[Any], rng: Rng) -> Iterator[str]:
    """What is wrong with a moment; nothing if all is well. The table stays as it is."""
    before = checksum(table.state)
    yield from _copies(table)
    for reader in range(SPECTATOR, len(table.names)):
        yield from _eyes(table, reader, rng)
    for ask in table.pending:
        yield from _closed(table, ask.seat)
    table.game.facts(table.state, table.names)
    if checksum(table.state) != before:
        yield "looking at the table changed it"


def _copies(table: Table[Any]) -> Iterator[str]:
    """A clone and a saved state are the same position with the same questions."""
    text = json.dumps(table.state.save())
    again = table.game.table(table.game.load(json.loads(text)), table.names)
    again.advance()
    for name, other in (("clone", table.clone()), ("saved state", again)):
        if checksum(other.state) != checksum(table.state):
            yield f"the {name} is another position"
        asked = [[(ask.seat, ask.prompt, list(ask.options)) for ask in one.pending] for one in (table, other)]
        if asked[0] != asked[1]:
            yield f"the {name} asks something else"


def _eyes(table: Table[Any], reader: int, rng: Rng) -> Iterator[str]:
    """One reader sees the same in JSON, whatever the secrets, and in the world they imagine."""
    view = table.game.view(table, reader)
    json.dumps(view.to_json())
    seen = view.canonical()
    worlds = {
        "with other secrets": table.game.hidden_shuffled(table.state, reader, rng),
        "in an imagined world": table.game.imagine(view, rng),
    }
    for how, state in worlds.items():
        other = table.game.table(state, table.names)
        other.advance()
        if table.game.view(other, reader).canonical() != seen:
            yield f"seat {reader} sees something else {how}"
    table.game.facts_seen(view)


def _closed(table: Table[Any], seat: int) -> Iterator[str]:
    """What is closed is refused, with its reason."""
    for closed in table.closed(seat):
        copy = table.clone()
        try:
            copy.choose(seat, closed.option)
            yield f"{closed.option.notation(table.names)} is closed and was accepted"
        except Refused as refused:
            if refused.refusal != closed.refusal:
                yield f"{closed.option.notation(table.names)} was refused for another reason"


def replayed(table: Table[Any]) -> Iterator[str]:
    """A whole game, played again from its record, is the same game."""
    again = replay(table, len(table.history or ()))
    if checksum(again.state) != checksum(table.state) or again.events != table.events:
        yield "the replay is another game"
