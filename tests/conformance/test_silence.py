"""Silence gives nothing away: whether a player is asked at all depends only on what everyone else knows."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given

from sixgun.kernel.agenda import Question
from sixgun.kernel.asks import Ask
from sixgun.kernel.rng import FastRng
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR
from tests.kernel.saloon.play import Shot

from .contract import ALL_GAMES, COMPANIES, Company, Walk, play_on, walks

everywhere = pytest.mark.parametrize("company", COMPANIES, ids=str)

WORLDS = 2
"""How many other deals are tried for every reader."""


def is_heard(ask: Ask | None) -> bool:
    """Whether a question is put to the player; otherwise it is skipped or its only answer is taken."""
    return ask is not None and (len(ask.options) > 1 or ask.aloud)


class Listener:
    """Watches every question that is passed over in silence, and asks it again in other deals."""

    def __init__(self, walk: Walk) -> None:
        self.rng: FastRng = walk.choices()
        self.silences = 0
        self.listening = True

    def listen(self, original: Any, question: Question[Any], table: Table[Any]) -> Ask | None:
        ask: Ask | None = original(question, table)
        if self.listening and not is_heard(ask):
            self.listening = False
            self.silences += 1
            for reader in range(SPECTATOR, len(table.names)):
                for _ in range(WORLDS):
                    self.compare(original, question, table, reader)
            self.listening = True
        return ask

    def compare(self, original: Any, question: Question[Any], table: Table[Any], reader: int) -> None:
        """For a reader who is not the one asked: another deal would not have been heard either."""
        shuffled = table.game.hidden_shuffled(table.state, reader, self.rng)
        there: Ask | None = original(question, table.game.table(shuffled, table.names))
        if there is not None and there.seat != reader:
            assert not is_heard(there), f"{question} is passed over here, but not if other cards were dealt"


def askers(base: type[Any]) -> Iterator[type[Any]]:
    """Every class of questions that defines what it asks."""
    for kind in base.__subclasses__():
        if "ask" in vars(kind):
            yield kind
        yield from askers(kind)


@contextmanager
def everyone_listens(walk: Walk) -> Iterator[Listener]:
    """Within this, no question is passed over unnoticed."""
    listener = Listener(walk)
    with ExitStack() as stack:
        for kind in set(askers(Question)):
            original = vars(kind)["ask"]
            stack.enter_context(
                patch.object(
                    kind, "ask", lambda question, g, told=original: listener.listen(told, question, g)
                )
            )
        yield listener


@everywhere
@given(walks(0))
def test_whether_someone_is_asked_depends_on_nothing_hidden(company: Company, walk: Walk) -> None:
    with everyone_listens(walk):
        play_on(company.deal(f"silence {walk.seed}"), walk.choices(), 150)


def test_the_card_game_passes_over_many_questions_in_silence() -> None:
    with everyone_listens(Walk(1, 0)) as listener:
        play_on(
            next(each for each in COMPANIES if str(each) == "bang-8-dodge_city").deal("x"),
            FastRng.seeded(bytes(16)),
        )
    assert listener.silences > 20


def test_a_telling_silence_is_noticed() -> None:
    def hushed(shot: Shot, g: Any) -> Ask:
        ask = loud(shot, g)
        assert ask is not None
        return Ask(ask.seat, ask.prompt, ask.options, shot)

    loud = Shot.ask
    with patch.object(Shot, "ask", hushed), pytest.raises(AssertionError, match="passed over"):
        for seed in range(20):
            with everyone_listens(Walk(seed, 0)):
                play_on(Company(ALL_GAMES["saloon"], 4).deal(f"hush {seed}"), Walk(seed, 0).choices(), 150)
