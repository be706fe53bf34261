"""Replays of old releases run forever: what was played once is played the same way by every later engine."""

import json
from pathlib import Path

import pytest

import sixgun
from sixgun.kernel.journal import load

HALL = Path(__file__).parent
EXHIBITS = sorted(HALL.glob("*.sixgun.json"))


@pytest.mark.parametrize("game_id", sixgun.GAMES)
def test_the_museum_is_open(game_id: str) -> None:
    shown = [exhibit for exhibit in EXHIBITS if exhibit.name.startswith(f"{game_id}-")]
    assert len(shown) >= 3


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda path: path.name)
def test_an_old_replay_still_holds(exhibit: Path) -> None:
    data = json.loads(exhibit.read_text(encoding="utf-8"))
    table = load(data, sixgun.game(data["game"]))
    assert table.result is not None
    assert len(table.history or ()) == len(data["choices"])
