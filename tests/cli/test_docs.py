"""The pages tell the truth: commands run, links lead somewhere, examples give what they show.

In a ``console`` block every line ``$ sixgun ...`` is run, in order, in one empty folder per page that has
only the scenarios beside it. What follows a command is what it prints; a line ``...`` stands for any number
of lines and ``...`` within a line for any text. Blocks marked ``sh`` are for people: interactive, slow, or
changing the system.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sixgun.cli.app import COMMANDS
from sixgun.cli.rulings import RULINGS
from sixgun.cli.shelf import shelf
from sixgun.games.bang.cards import EVENTS
from sixgun.games.bang.shelf import FOREIGN
from sixgun.texts import speaker

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


class Shown(NamedTuple):
    """A command and what a page says it prints."""

    line: str
    output: str


def commands_of(page: Path) -> Iterator[Shown]:
    for block in CONSOLE.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            if line.startswith("sixgun"):
                yield Shown(line, output.strip("\n"))


def pattern(output: str) -> str:
    """Shown output as a pattern for what is really printed."""
    lines = [r"(?:.*\n)*?" if line == "..." else _line(line) for line in output.splitlines()]
    return "".join(lines)


def _line(line: str) -> str:
    return r".*".join(re.escape(part.rstrip()) for part in line.split("...")) + r" *\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_in_a_page_run(page: Path, tmp_path: Path) -> None:
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    environment = {**os.environ, "LANG": "C.UTF-8", "SIXGUN_LANG": "en", "COLUMNS": "100"}
    for shown in commands_of(page):
        ended = subprocess.run(
            [sys.executable, "-m", "sixgun", *shlex.split(shown.line, comments=True)[1:]],
            cwd=tmp_path,
            env=environment,
            input="",
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
        )
        assert ended.returncode == 0, f"{shown.line}\n{ended.stderr}"
        if shown.output:
            assert re.match(pattern(shown.output), ended.stdout), f"{shown.line}\n{ended.stdout}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name}: {link}"
        assert target.is_relative_to(ROOT), f"{page.name}: {link} leaves the repository"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name}: {link}"


def anchors(page: Path) -> set[str]:
    """Headings as they are linked to."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_readme_shows_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"sixgun {command}" in text
    assert "make run" in text and "make test" in text


def test_examples_of_the_readme_are_doctests() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    runner = doctest.DocTestRunner()
    for block in blocks:
        runner.run(doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0))
    assert runner.tries >= 5
    assert runner.failures == 0


def test_the_register_of_rulings_is_complete() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    parts = re.split(r"^### ([RBL]\d+): (.*)\n", page, flags=re.MULTILINE)[1:]
    titles = dict(zip(parts[::3], parts[1::3], strict=True))
    sections = dict(zip(parts[::3], parts[2::3], strict=True))
    assert list(sections) == [ruling.label for ruling in RULINGS]
    for ruling in RULINGS:
        section = sections[ruling.label].partition("\n## ")[0]
        assert f"**Decision.** {speaker('en').text(ruling.key)}\n" in section
        assert "**Reason.** " in section
        assert not ruling.rule or titles[ruling.label].endswith(f"({ruling.rule})")
        assert re.search(r"\*\*Shown in\.\*\* \S", section), ruling.label


def test_the_scenarios_named_in_the_register_exist() -> None:
    """A scenario names its ruling; one of the card game may name the section alone."""
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    sources = {
        (scenario.file.relative_to(ROOT / "scenarios").as_posix(), scenario.title): scenario.text
        for game in ("dice", "bang", "legends")
        for scenario in shelf(game)
    }
    named = 0
    for label, section in re.findall(r"^### (\w+): .*\n((?:(?!#).*\n)*)", page, re.MULTILINE):
        for file, titles in re.findall(r"\]\(\.\./scenarios/(\S+)\): (.*)", section):
            for title in re.findall(r"“([^”]*)”", titles):
                text = sources[file, title]
                named += 1
                if label[0] in "RL":
                    assert re.search(rf"^source:.*\b{label}\b", text, re.MULTILINE), (label, title)
    assert named > 300


RULES_OF = {"The base box": "bang", "A Fistful of Cards": "fistful"}
"""What refusals and rulings call a chapter of the rules, where it is not its heading in small letters."""


def test_every_rule_the_card_game_refers_to_has_a_section() -> None:
    page = (ROOT / "docs" / "rules-bang.md").read_text(encoding="utf-8")
    chapters = re.split(r"^# (.*)\n", page, flags=re.MULTILINE)[3:]
    parts = {
        RULES_OF.get(heading, heading.lower()): text
        for heading, text in zip(chapters[::2], chapters[1::2], strict=True)
    }
    either = "|".join(parts)
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/sixgun/games/bang").rglob("*.py")]
    cited = set(re.findall(rf'"({either}) (\d+)(?:\.(\d+))?"', "".join(sources)))
    cited |= {
        found for ruling in RULINGS for found in re.findall(rf"^({either}) (\d+)(?:\.(\d+))?$", ruling.rule)
    }
    assert len(cited) > 25
    for part, section, point in cited:
        text = re.search(rf"^## {section}\. .*\n((?:(?!## ).*\n)*)", parts[part], re.MULTILINE)
        assert text, (part, section)
        assert not point or re.search(rf"^(?:### {section}\.{point} |{point}\. )", text[1], re.MULTILINE), (
            part,
            section,
            point,
        )


def test_every_event_has_a_line_in_the_rules() -> None:
    page = (ROOT / "docs" / "rules-bang.md").read_text(encoding="utf-8")
    say = speaker("en")
    ours = [id for box, rows in EVENTS.items() if box not in FOREIGN for id, _ in rows]
    lines = [id for id in ours if re.search(rf"\*{re.escape(say.text(f'card-{id}'))}\*", page)]
    assert len(ours) == 30 and set(ours) - set(lines) == {"ghost_town"}, "Ghost Town has a section"


def test_no_page_speaks_of_the_workshop() -> None:
    for page in PAGES:
        assert not re.search(r"/(?:work|root|tmp)/|localhost:\d{5}", page.read_text(encoding="utf-8")), page
