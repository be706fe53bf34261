"""Random games and everything that was asked in them, to be told in every language."""

from collections.abc import Callable
from random import Random
from typing import Any

from sixgun.kernel.asks import Closed, Option
from sixgun.kernel.events import Event
from sixgun.kernel.table import Table
from sixgun.texts import Speaker
from tests.texts.test_speaking import assert_clean, assert_refusal, assert_sentence


class Tale:
    """A game played to its end at random, with everything that was asked on the way."""

    def __init__(self, table: Table[Any], seed: str) -> None:
        chance = Random(seed)
        self.table = table
        self.asked: dict[tuple[str, str, tuple[tuple[str, int | str], ...]], None] = {}
        self.offered: dict[tuple[Option, ...], None] = {}
        self.closed: dict[Closed, None] = {}
        while table.pending:
            ask = table.pending[0]
            params = tuple(sorted(ask.question.params(table).items()))
            self.asked[ask.prompt, table.names[ask.seat], params] = None
            self.offered[tuple(ask.options)] = None
            self.closed.update(dict.fromkeys(table.closed(ask.seat)))
            table.choose(ask.seat, chance.randrange(len(ask.options)))


def assert_told(tale: Tale, say: Speaker, silent: Callable[[Event], bool]) -> None:
    """Every question, option, refusal, event and the result has its sentence; options differ in words."""
    game, names = tale.table.game.id, tale.table.names
    for prompt, player, params in tale.asked:
        asked = say.prompt(game, prompt, dict(params), player)
        assert_sentence(asked)
        assert asked.startswith(f"{player}: ")
    texts: dict[Option, str] = {}
    for offered in tale.offered:
        texts.update({option: say.option(game, option, names) for option in offered if option not in texts})
        assert len({texts[option] for option in offered}) == len(offered)
    for text in texts.values():
        assert_clean(text)
    for closed in tale.closed:
        assert_clean(say.option(game, closed.option, names))
        assert_refusal(say, closed.refusal)
    for event in tale.table.events or ():
        line = say.event(game, event, names)
        assert not line if silent(event) else line
    assert tale.table.result is not None
    assert_sentence(say.result(game, tale.table.result, names))
