"""Every moment of every scenario with events can be saved, imagined and keeps its secrets.

The scenarios reach each question that events ask, in the middle of whatever else is going on.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from sixgun.games.bang.event_pile import EventPile
from sixgun.games.bang.sets.fistful.table import EVENTS as FISTFUL
from sixgun.games.bang.sets.high_noon.table import EVENTS as HIGH_NOON
from sixgun.games.catalog import game
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import CountedRng, FastRng, seed_bytes
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR
from sixgun.lab.bang_invariants import bang_invariants
from sixgun.scenarios import read_text, save_scenario
from sixgun.scenarios.running import Ready
from sixgun.scenarios.saving import says_it_all
from tests.conformance.contract import NAMES, Walk, play_on, reopened
from tests.conformance.test_secrets import check_nothing_leaks, known

SHELF: Final = Path(__file__).parents[3] / "scenarios" / "bang"
FILES: Final = [*sorted((SHELF / "fistful").glob("*.yaml")), *sorted((SHELF / "high_noon").rglob("*.yaml"))]
BOX_OF: Final = {id: box for box, rows in (("fistful", FISTFUL), ("high_noon", HIGH_NOON)) for id, _ in rows}
BANG: Final = game("bang")


def moments(path: Path) -> Iterator[Table[Any]]:
    """The tables of a file at every question that is open before or after a deed."""
    for scenario in read_text(path.read_text(encoding="utf-8"), path):
        ready = Ready(scenario)
        assert not ready.now.start()
        if ready.now.table.pending:
            yield ready.now.table
        for step in ready.steps:
            assert not step.take(ready.now)
            if ready.now.table.pending:
                yield ready.now.table


def test_every_event_has_its_scenarios() -> None:
    assert {path.stem for path in FILES} >= set(BOX_OF)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_a_seat_imagines_looks_like_what_it_sees(path: Path) -> None:
    for table in moments(path):
        for reader in range(SPECTATOR, len(table.names)):
            view = BANG.view(table, reader)
            again = reopened(BANG, BANG.imagine(view, FastRng.seeded(b"a world")), table.names)
            assert BANG.view(again, reader).canonical() == view.canonical()
            assert not list(bang_invariants(again))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_a_seat_cannot_see_does_not_show(path: Path) -> None:
    for table in moments(path):
        for reader in range(SPECTATOR, len(table.names)):
            shuffled = BANG.hidden_shuffled(table.state, reader, FastRng.seeded(b"shuffled"))
            one = reopened(BANG, table.state.clone(), table.names)
            other = reopened(BANG, shuffled, table.names)
            assert known(one, reader) == known(other, reader)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_moment_can_be_saved_and_opened(path: Path) -> None:
    for table in moments(path):
        again = BANG.load(table.state.save())
        assert again.save() == table.state.save()
        assert says_it_all(save_scenario(table), table)


def under(event: str, players: int, seed: int) -> Table[Any]:
    """A table just dealt at which an event is in force already, and stays."""
    sets = BANG.checked_sets(("base", "dodge_city", BOX_OF[event]))
    settings = BANG.checked_settings(sets, {})
    names = NAMES[:players]
    origin = Origin(players, sets, settings, names, seed_bytes(f"{event} {seed}"))
    table = start(BANG, origin)
    state = BANG.load(table.state.save())
    pile = state.parts["events"]  # type: ignore[attr-defined]
    assert isinstance(pile, EventPile)
    state.parts["events"] = pile.changed(past=(event,), coming=())  # type: ignore[attr-defined]
    state.rng = CountedRng(seed_bytes(f"{event} {seed}"))
    return reopened(BANG, state, names)


@pytest.mark.parametrize("event", BOX_OF)
def test_random_play_under_an_event_leaks_nothing_and_can_be_imagined(event: str) -> None:
    for seed in range(6):
        walk = Walk(seed, 10 + 17 * seed)
        table = under(event, 4 + seed % 3, seed)
        play_on(table, walk.choices(), walk.steps)
        if not table.pending:
            continue
        assert not list(bang_invariants(table))
        for reader in range(SPECTATOR, len(table.names)):
            check_nothing_leaks(table, reader, walk)
            view = BANG.view(table, reader)
            again = reopened(BANG, BANG.imagine(view, walk.choices()), table.names)
            assert BANG.view(again, reader).canonical() == view.canonical()
            rng = FastRng.seeded(b"imagined")
            playout(again, lambda rng=rng: rng.below(1 << 20) / (1 << 20))  # type: ignore[misc]
            assert again.result is not None
