"""Replays of old releases run for ever: what was played once is played the same way by every later engine."""

import json
from pathlib import Path

import pytest

import sixgun
from sixgun.kernel.journal import load

HALL = Path(__file__).parent
EXHIBITS = sorted(HALL.glob("*.sixgun.json"))


def test_the_museum_is_open() -> None:
    assert len(EXHIBITS) >= 3


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda path: path.name)
def test_an_old_replay_still_holds(exhibit: Path) -> None:
    data = json.loads(exhibit.read_text(encoding="utf-8"))
    table = load(data, sixgun.game(data["game"]))
    assert table.result is not None
    assert len(table.history or ()) == len(data["choices"])
