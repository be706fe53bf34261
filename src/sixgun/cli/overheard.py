"""Sentences of real games in which a text occurs."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import sixgun
from sixgun.kernel.table import Table
from sixgun.kernel.views import events_seen
from sixgun.texts import Said, speaker, wording

ENOUGH: Final = 4
"""So many different sentences show how a text sounds."""

GAMES_HEARD: Final = 3
"""So many games are played before a text counts as one that no game says."""

READER: Final = 0
"""The seat from which the games are heard: its player is *you*."""

PLAYERS: Final = 4


def overheard(key: str, lang: str) -> list[str]:
    """Some sentences with this text, from games that are played for it; none if no game says it soon."""
    owner = key.partition("-")[0]
    if owner in ("web", "ui", "server", "report", "complaint", "ruling"):
        return []
    say = speaker(lang, READER)
    found: dict[str, None] = {}
    for game in [owner] if owner in sixgun.GAMES else sixgun.GAMES:
        for number in range(GAMES_HEARD):
            for said in sentences(game, f"overheard {number}"):
                if contains(said, key):
                    found[say.say(said)] = None
                if len(found) == ENOUGH:
                    return list(found)
    return list(found)


def sentences(game: str, seed: str) -> Iterator[Said]:
    """Everything that is asked, offered, refused and told to one seat in a game of random choices."""
    boxes = [module.id for module in sixgun.game(game).modules]
    table: Table[Any] = sixgun.new(game, PLAYERS, sets=boxes, seed=seed)
    chance = Random(seed)
    names = table.names
    heard = 0
    while table.pending:
        ask = table.pending[0]
        if ask.seat == READER:
            yield wording.prompt(game, ask.prompt, ask.question.params(table), names[ask.seat])
            yield from [wording.option(game, option, names) for option in ask.options]
            yield from [wording.ruled(closed.refusal) for closed in table.closed(ask.seat)]
        else:
            yield wording.waiting(game, ask.prompt, names[ask.seat])
        table.choose(ask.seat, chance.randrange(len(ask.options)))
        for event in events_seen(table, READER, heard):
            line = wording.event(game, event, names)
            if line is not None:
                yield line
        heard = len(table.events or ())
    if table.result is not None:
        yield wording.result(game, table.result, names)


def contains(said: Said, key: str) -> bool:
    """Whether a sentence is this text, in any of its forms, or has it inside."""
    if said["k"].partition(".")[0] == key:
        return True
    for value in said.get("p", {}).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict) and contains(part, key):
                return True
    return False
