"""The compiled engine beside the source: found, told from an old one, and used only where that is said."""

import ast
import json
import os
import sysconfig
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest

import sixgun
from sixgun.lab import builds, sim
from sixgun.lab.bench.main import main as bench
from sixgun.lab.bench.subjects import Row, subjects
from sixgun.lab.builds import COMPILED, INTERPRETED, Beside, beside, build, found_first
from sixgun.lab.sim import SimConfig
from tools.compiled import FOLDERS, SOURCE

SMALL = SimConfig(games=8, seed="builds", keep_games=True)
HOME = str(Path(sixgun.__file__).resolve().parent.parent)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source file and an engine compiled from it."""
    for name in ("src/sixgun/__init__.py", "src/sixgun/kernel/table.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    engine = tmp_path / "build/fast/sixgun/kernel" / f"table{sysconfig.get_config_var('EXT_SUFFIX')}"
    engine.parent.mkdir(parents=True)
    engine.touch()
    (tmp_path / "build/fast/.stamp").touch()
    monkeypatch.setattr(sixgun, "__file__", str(tmp_path / "src/sixgun/__init__.py"))
    monkeypatch.setattr(builds, "build", lambda: INTERPRETED)
    return tmp_path


def test_a_compiled_engine_beside_the_source_is_found(checkout: Path) -> None:
    assert beside() == Beside(str(checkout / "build/fast"), fresh=True)


def test_an_engine_compiled_from_older_source_is_not_taken_for_a_fresh_one(checkout: Path) -> None:
    changed = checkout / "src/sixgun/kernel/table.py"
    later = (checkout / "build/fast/.stamp").stat().st_mtime + 5
    os.utime(changed, (later, later))
    assert beside() == Beside(str(checkout / "build/fast"), fresh=False)


def test_an_unfinished_build_or_one_for_another_python_is_none(checkout: Path) -> None:
    [engine] = (checkout / "build/fast/sixgun/kernel").iterdir()
    engine.rename(engine.with_name("table.cpython-39-somewhere-else.so"))
    assert beside() is None
    (checkout / "build/fast/.stamp").unlink()
    assert beside() is None


def test_an_installed_package_has_nothing_beside_it(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixgun, "__file__", str(checkout / "site-packages/sixgun/__init__.py"))
    assert beside() is None


def test_the_switch_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, off in (("", False), ("0", False), ("1", True)):
        monkeypatch.setenv(builds.SWITCH, value)
        assert builds.switched_off() is off


def test_another_home_plays_the_same_games_in_processes_of_its_own() -> None:
    here = sim.run(SMALL)
    there = sim.run(replace(SMALL, home=HOME, jobs=2))
    assert there.records == here.records
    assert here.build == there.build == build()
    assert here.to_json()["build"] == build()


def test_what_is_in_the_home_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.path", ["/one", "/home", "/two"])
    assert found_first("/home") == ["/home", "/one", "/two"]


# -- what compiles differently -----------------------------------------------------------------------------


def compiled_modules() -> Iterator[tuple[str, ast.Module]]:
    for folder in FOLDERS:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))


def test_no_constant_is_lost_by_the_compiler() -> None:
    """A `Final` tuple of floats without a type raises NameError once it is compiled."""
    found = [
        f"{name}:{line.lineno}"
        for name, module in compiled_modules()
        for line in module.body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.annotation, ast.Name)
        and isinstance(line.value, ast.Tuple)
        and any(isinstance(part, ast.Constant) and type(part.value) is float for part in ast.walk(line.value))
    ]
    assert found == []


def test_objects_are_made_by_calling_their_class() -> None:
    """A compiled class runs `__init__` even if only `__new__` is called."""
    found = [
        f"{name}:{part.lineno}"
        for name, module in compiled_modules()
        for part in ast.walk(module)
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr == "__new__"
    ]
    assert found == []


# -- the benchmark -----------------------------------------------------------------------------------------


def test_every_promise_has_a_line_for_each_build() -> None:
    alone = {(subject.name, subject.peer) for subject in subjects([INTERPRETED])}
    both = {(subject.name, subject.peer) for subject in subjects([INTERPRETED, COMPILED])}
    assert alone < both
    promised = [subject for subject in subjects([INTERPRETED, COMPILED]) if subject.must is not None]
    assert len(promised) >= 18
    for subject in promised:
        assert subject.must is not None and subject.aim is not None
        assert subject.aim <= subject.must if subject.at_most else subject.aim >= subject.must


def test_the_benchmark_measures_what_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    code = bench(["--rounds", "1", "--seconds", "0.05", "--json", "--only", "interpreted: view, dice"])
    rows = json.loads(capsys.readouterr().out)
    assert [row["subject"] for row in rows] == ["interpreted: view, dice"]
    assert set(rows[0]) == set(asdict(Row("", 0.0, "", 0.0, 0.0, None, True)))
    assert code == 0 and 0.0 < rows[0]["ours"] < 0.01
