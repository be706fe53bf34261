"""The page about the order of abilities is what the abilities say."""

from pathlib import Path

import pytest

from sixgun.games.catalog import GAMES, game
from sixgun.lab import hooks

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_is_up_to_date() -> None:
    text = (ROOT / hooks.PAGE).read_text(encoding="utf-8")
    assert text == hooks.page(), "run: make hooks ARGS=--write"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_ability_of_every_set_is_on_the_page(game_id: str) -> None:
    page = hooks.page()
    sets = [module.id for module in game(game_id).modules]
    bounds = hooks.listeners(game(game_id), sets)
    heading = f"## {game_id}: {', '.join(sets)}"
    assert heading in page
    assert (f"{heading}\n\n{hooks.PRINTED}\n" in page) == (not bounds), "a game without abilities says so"
    for bound in bounds:
        assert f"`{bound.ability.id}.{bound.hook.name}`" in page


def test_equipment_speaks_before_characters_and_rules_of_one_box_can_be_had_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert hooks.main(["--game", "bang", "--sets", "base"]) == 0
    printed = capsys.readouterr().out
    assert printed.index("barrel.hide") < printed.index("jourdonnais.hide")
    assert printed.index("volcanic.keep_firing") < printed.index("willy_the_kid.keep_firing")
    assert "bible" not in printed


def test_one_game_and_its_sets_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert hooks.main(["--game", "dice", "--sets", "base"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("## dice: base\n")
    assert printed in hooks.page()
    paul, jourdonnais = printed.index("paul_regret.shrug"), printed.index("jourdonnais.hide")
    assert paul < jourdonnais, "what sets speaks before what adds"


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--sets", "base"], "--sets needs --game"),
        (["--game", "dice", "--sets", "rain"], "boxes are: base"),
        (["--game", "dice", "--write"], "leave --game out"),
        (["--game", "chess"], "invalid choice"),
    ],
)
def test_wrong_requests_are_answered(
    arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        hooks.main(arguments)
    assert stopped.value.code == 2
    assert answer in capsys.readouterr().err


def test_the_page_is_written_where_it_belongs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert hooks.main(["--write"]) == 0
    assert (tmp_path / hooks.PAGE).read_text(encoding="utf-8") == hooks.page()
