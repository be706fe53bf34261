"""Scenario files: the ones a user names, and the shelf of them that comes with the program."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import sixgun
from sixgun.cli.files import read_text
from sixgun.cli.words import Mistake, Told

if TYPE_CHECKING:
    from sixgun.scenarios import Malformed

SUFFIXES: Final = (".yaml", ".yml")

_PACKAGE: Final = Path(sixgun.__file__).resolve().parent
_SHELVES: Final = (_PACKAGE / "shelf", _PACKAGE.parent.parent / "scenarios")
"""In an installed wheel, and in the repository."""

_BETWEEN: Final = re.compile(r"^---.*\n", re.MULTILINE)
_SHARED: Final = re.compile(r"^shared:", re.MULTILINE)
_HEADER: Final = re.compile(r"^(?:shared|scenario|source|game|sets|settings):.*$", re.MULTILINE)
"""Lines that speak about a scenario, not in it."""

_START: Final = re.compile(r"^scenario:(?P<title>.*)$", re.MULTILINE)


def is_scenario(path: Path) -> bool:
    """Whether a path looks like a scenario file."""
    return path.suffix in SUFFIXES and path.is_file()


def scenario_files(paths: Sequence[str]) -> list[Path]:
    """The scenario files named, and those in the folders named, each once, in order."""
    found: dict[Path, None] = {}
    for text in paths:
        path = Path(text)
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if is_scenario(file))
            if not inside:
                raise Mistake("ui-cli-folder-without-scenarios", folder=text)
            found.update(dict.fromkeys(inside))
        else:
            read_text(path)
            found[path] = None
    return list(found)


def malformed(wrong: "Malformed") -> Mistake:
    """What is wrong with a scenario file, and where."""
    return Told(f"{wrong.file}:{wrong.line}: {wrong.reason}")


class Shelved(NamedTuple):
    """One scenario on the shelf, read but not played."""

    file: Path
    line: int
    title: str
    text: str

    def names(self, id: str) -> bool:
        """Whether a card with this id takes part: it is named in the position, a move or a claim."""
        spaced = id.replace("_", " ")
        return re.search(rf"\b(?:{id}|{spaced})\b", _HEADER.sub("", self.text)) is not None


def shelf(game: str) -> Iterator[Shelved]:
    """The scenarios of a game that come with the program and with its boxes; none in a build without them."""
    folder = next((folder for folder in _SHELVES if folder.is_dir()), None)
    ours = sorted(path for path in (folder / game).rglob("*") if is_scenario(path)) if folder else []
    for file in [*ours, *(_of_boxes() if game == "bang" else [])]:
        text = file.read_text(encoding="utf-8", errors="replace")
        between = [found.span() for found in _BETWEEN.finditer(text)]
        starts = [0, *(end for _, end in between)]
        ends = [*(start for start, _ in between), len(text)]
        shared = ""
        for start, end in zip(starts, ends, strict=True):
            part = text[start:end]
            title = _START.search(part)
            if title is not None:
                line = text.count("\n", 0, start + title.start()) + 1
                yield Shelved(file, line, title["title"].strip("\"' "), shared + part)
            elif _SHARED.search(part):
                shared = part


def _of_boxes() -> list[Path]:
    """The scenario files that boxes from outside bring."""
    from sixgun.games.bang.shelf import FOREIGN

    named = [file for box in FOREIGN.values() for file in box.files("scenarios", suffix=SUFFIXES)]
    return [Path(name).resolve() for name in named]


def shown(path: Path) -> str:
    """A path, written as briefly as possible from here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
