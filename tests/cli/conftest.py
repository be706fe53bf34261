"""A command line to type at, and replay files to open."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import sixgun
from sixgun.cli import main
from sixgun.kernel.journal import save


class Ended(NamedTuple):
    code: int
    out: str
    err: str


Typing = Callable[..., Ended]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("SIXGUN_LANG", raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Typing:
    """Type a command; arguments are given one by one."""

    def typed(*arguments: object) -> Ended:
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ended(code, out, err)

    return typed


def played(choices: int, seed: str = "tumbleweed") -> sixgun.Table[Any]:
    table = sixgun.new("dice", players=4, seed=seed)
    for _ in range(choices):
        if table.pending:
            ask = table.pending[0]
            table.choose(ask.seat, ask.options[-1])
    return table


@pytest.fixture(scope="session")
def replay_data() -> dict[str, Any]:
    return dict(save(played(1000), sixgun.__version__))


@pytest.fixture
def replay(tmp_path: Path, replay_data: dict[str, Any]) -> Path:
    path = tmp_path / "friday.sixgun.json"
    path.write_text(json.dumps(replay_data), encoding="utf-8")
    return path


HOLDS = """\
scenario: A beer heals
game: dice
given:
  turn: Ann
  Ann: {role: sheriff, life: 3}
  Ben: {}
  Cleo: {}
  Dan: {}
  dice: [beer, gatling, gatling, dynamite, dynamite]
  final: true
when:
  - Ann gives beer to Ann
then:
  - Ann has 4 life
"""
FAILS = HOLDS.replace("Ann has 4 life", "Ann has 5 life").replace("A beer heals", "A beer heals twice")


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    folder = tmp_path / "shelf"
    folder.mkdir()
    (folder / "holds.yaml").write_text(HOLDS, encoding="utf-8")
    (folder / "fails.yml").write_text(FAILS, encoding="utf-8")
    (folder / "notes.txt").write_text("not a scenario", encoding="utf-8")
    return folder
