"""CONTRIBUTING.md walks through adding a character and a card in a new box; here both walks are taken."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sixgun

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r'^```\w+ title="(?P<path>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)

# Where a snippet belongs in a file that exists, as the page says: before Rose Doolan.
BEFORE = {
    "src/sixgun/games/dice/sets/base/characters.py": "class RoseDoolan(",
    "src/sixgun/games/dice/sets/base/table.py": '    ("rose_doolan"',
}


def snippets() -> dict[str, str]:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return {found["path"]: found["text"] for found in BLOCK.finditer(page)}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with everything the page adds, and nothing else."""
    root = tmp_path_factory.mktemp("seventeenth")
    package = Path(sixgun.__file__).parent
    shutil.copytree(
        package, root / "src" / "sixgun", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.nb?")
    )
    follow(root, snippets())
    return root


def follow(root: Path, steps: dict[str, str]) -> None:
    """Do what the page says."""
    for path, text in steps.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        old = target.read_text(encoding="utf-8") if target.exists() else ""
        if path in BEFORE:
            place = old.index(BEFORE[path])
            gap = "\n\n" if text.startswith("class ") else ""
            target.write_text(old[:place] + text + gap + old[place:], encoding="utf-8")
        else:
            target.write_text(old + text, encoding="utf-8")


def typed(root: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "LANG": "C.UTF-8", "SIXGUN_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", "sixgun", *arguments],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def test_one_file_of_code_one_row_four_texts_and_a_scenario() -> None:
    kinds = {game: [Path(path).name for path in snippets() if game in path] for game in ("dice", "bang")}
    assert sorted(kinds["dice"]) == ["characters.py", *["dice.ftl"] * 4, "preacher_amos.yaml", "table.py"]
    assert sorted(kinds["bang"]) == [
        *("__init__.py", *["bang-roundup.ftl"] * 4, "box.py", "brown.py", "coffee.yaml", "table.py"),
    ]


@pytest.mark.parametrize(
    ("path", "id", "name", "count"),
    [
        ("scenarios/dice/base/characters/preacher_amos.yaml", "preacher_amos", "Preacher Amos", 3),
        ("scenarios/bang/roundup/cards/coffee.yaml", "roundup", "Coffee", 3),
    ],
    ids=["character", "card"],
)
def test_the_scenario_fails_without_the_code_and_holds_with_it(
    copy: Path, path: str, id: str, name: str, count: int
) -> None:
    environment = {**os.environ, "LANG": "C.UTF-8", "SIXGUN_LANG": "en"}
    before = subprocess.run(
        [sys.executable, "-m", "sixgun", "check", str(copy / path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert before.returncode == 2 and id in before.stderr
    after = typed(copy, "check", path)
    assert after.returncode == 0, after.stdout + after.stderr
    assert after.stdout.count(name) == count


@pytest.mark.parametrize("lang", ["en", "cs", "es", "ru"])
def test_the_card_is_known_with_code_and_scenarios(copy: Path, lang: str) -> None:
    ended = typed(copy, "card", "preacher amos", "--json", "--lang", lang)
    assert ended.returncode == 0, ended.stderr
    card = json.loads(ended.stdout)
    assert (card["name"], card["life"], card["choice"]) == ("Preacher Amos", 8, "mandatory")
    assert card["code"].startswith("src/sixgun/games/dice/sets/base/characters.py:")
    assert len(card["scenarios"]) == 3
    assert "dice-ability" not in card["text"]


@pytest.mark.parametrize(("lang", "name"), [("en", "Coffee"), ("cs", "Káva"), ("es", "Café"), ("ru", "Кофе")])
def test_the_playing_card_is_known_with_its_copies(copy: Path, lang: str, name: str) -> None:
    ended = typed(copy, "card", name, "--json", "--lang", lang)
    assert ended.returncode == 0, ended.stderr
    card = json.loads(ended.stdout)
    assert (card["id"], card["name"], card["colour"]) == ("coffee", name, "brown")
    assert card["copies"] == {"roundup": ["3♣"]}
    assert card["code"].startswith("src/sixgun/games/bang/sets/roundup/brown.py:")
    assert len(card["scenarios"]) == 3
    assert "bang-card" not in card["text"]


def test_games_with_the_new_card_end(copy: Path) -> None:
    asked = ("--sets", "all", "--bots", "gunslinger", "--games", "12", "--jobs", "1", "--json")
    ended = typed(copy, "sim", "bang", *asked)
    assert ended.returncode == 0, ended.stderr
    assert json.loads(ended.stdout)["aborted"] == 0


def test_he_is_dealt_and_games_with_him_end(copy: Path) -> None:
    ended = typed(copy, "sim", "dice", "--games", "60", "--players", "8", "--jobs", "1", "--json")
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert found["wins_by_character"]["preacher_amos"]["games"] > 0
    assert found["aborted"] == 0


def test_the_code_is_as_tidy_as_ours(copy: Path) -> None:
    code = [path for path in snippets() if path.endswith(".py")]
    for check in (["check"], ["format", "--check"]):
        ended = subprocess.run(
            [sys.executable, "-m", "ruff", *check, "--config", str(ROOT / "pyproject.toml"), *code],
            cwd=copy,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert ended.returncode == 0, ended.stdout


# -- the tests that the page names, in a whole copy of the repository ----------------------------------------

COPIED = ("src", "tests", "tools", "docs", "scenarios", "web", "requirements", "deploy", ".ci")
LEFT = ("node_modules", "__pycache__", "*.so", "*.nb?", "page", "pictures", "*.egg-info")


def commands() -> list[list[str]]:
    """The commands of the last step of the card's walk that write files or run tests."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    walk = page[page.index("## A card in a new box") : page.index("## A box from outside")]
    lines = re.findall(r"^python (.*)$", walk[walk.rindex("```sh") :], re.MULTILINE)
    return [shlex.split(line) for line in lines]


def test_the_tests_named_on_the_page_are_green_for_a_card_in_a_new_box(tmp_path: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns(*LEFT))
    for file in ROOT.iterdir():
        if file.is_file() and file.name != ".git":
            shutil.copy(file, tmp_path)
    follow(tmp_path, {path: text for path, text in snippets().items() if "dice" not in path})
    assert [line[1] for line in commands()] == [
        "tools.art",
        "tools.wire",
        "sixgun.lab.hooks",
        "pytest",
        "pytest",
    ]
    for line in commands():
        ended = subprocess.run(
            [sys.executable, *line, *(["-p", "no:cacheprovider"] if "pytest" in line else [])],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "LANG": "C.UTF-8"},
            capture_output=True,
            text=True,
            timeout=280,
        )
        assert ended.returncode == 0, f"{line}\n{ended.stdout[-6000:]}{ended.stderr[-2000:]}"
