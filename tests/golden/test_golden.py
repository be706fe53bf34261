"""The golden files are what the engine does, interpreted or compiled."""

from pathlib import Path

import pytest

from sixgun.games.catalog import GAMES
from sixgun.lab import golden

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", golden.documents())
def test_a_golden_file_is_what_the_engine_does(name: str) -> None:
    assert golden.difference(HERE / name, golden.documents()[name]()) is None


def test_there_are_no_other_golden_files() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == set(golden.documents())


def test_every_form_of_every_game_has_golden_files() -> None:
    names = set(golden.documents())
    assert {form.name for forms in golden.FORMS.values() for form in forms} == {
        name.rpartition("-")[0] for name in names
    }
    assert set(golden.FORMS) == set(golden.LAYOUTS) == set(GAMES)
    assert {f"bang-expert-{players}.txt" for players in range(3, 9)} <= names
    assert {f"legends-first-{players}.txt" for players in range(2, 7)} <= names


def test_a_brief_file_says_everything_once_and_repeats_nothing() -> None:
    lines = (HERE / "legends-2.txt").read_text(encoding="utf-8").splitlines()
    facts = [line.removeprefix("  = ") for line in lines if line.startswith("  = ")]
    assert all(f"{name} 0 LP" in facts[0] for name in ("Ann", "Ben"))
    assert facts[1].startswith("round 0; actions 3; ") and "; stories " in facts[1]
    rounds = [fact.partition(";")[0] for fact in facts if fact.startswith("round ")]
    assert len(rounds) > 3 and len(set(rounds)) == len(rounds)


def test_a_difference_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    some = {name: make for name, make in golden.documents().items() if name.startswith("dice")}
    monkeypatch.setattr(golden, "documents", lambda: some)
    assert golden.main(["--folder", str(tmp_path)]) == 0
    file = tmp_path / "dice-3.txt"
    assert file.read_bytes() == (HERE / "dice-3.txt").read_bytes()
    assert golden.main(["--check", "--folder", str(tmp_path)]) == 0
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:3], "something else", *lines[4:]]))
    (tmp_path / "dice-4.txt").unlink()
    capsys.readouterr()
    assert golden.main(["--check", "--folder", str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "dice-3.txt, line 4: 'something else' is now" in printed
    assert "dice-4.txt: the file is missing" in printed
    assert "2 of 7 golden files differ" in printed


def test_a_wrong_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        golden.main(["--folder", str(tmp_path / "nowhere")])
    assert stopped.value.code == 2
    assert "there is no folder" in capsys.readouterr().err
