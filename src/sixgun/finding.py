"""Which packages are there: folders of our own, and packages somebody installed as boxes.

This is the only place where the program looks around on the disk for code. Reading the metadata of all
installed packages with the standard library takes longer than dealing a table; all we want are the few
lines of one group of entry points, so they are read directly.
"""

import os
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from typing import Final, NamedTuple

GROUP: Final = "sixgun.boxes"
"""The entry point group of boxes from outside: the id of the box = its package."""

_TITLE: Final = re.compile(r"^(?:(?P<name>.+?)(?:-(?P<version>\d[^-]*))?)(?:-py[\d.]+)?\.(?:dist|egg)-info$")
_KEY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Found(NamedTuple):
    """A box from outside, as its package announces it; nothing of it has been looked at yet."""

    id: str
    package: str
    distribution: str
    """What was installed, with its version: ``sixgun-saddlebag 0.1``."""

    def folder(self) -> str:
        """Where the package lies; empty if it is nowhere to be found."""
        try:
            spec = find_spec(self.package)
        except Exception:  # a parent package may do anything when it is loaded
            return ""
        places = list(spec.submodule_search_locations or ()) if spec is not None else []
        return places[0] if places else ""

    def files(self, *below: str, suffix: str | tuple[str, ...]) -> list[str]:
        """The files in one of its folders, with everything below it, in order."""
        home = self.folder()
        top = os.path.join(home, *below)
        found = [os.path.join(place, name) for place, _, names in os.walk(top) for name in names]
        return sorted(file for file in found if file.endswith(suffix)) if home else []

    def texts(self, lang: str) -> list[str]:
        """The files with its texts in a language."""
        return self.files("texts", lang, suffix=".ftl")

    def keys(self, lang: str) -> set[str]:
        """The keys of its texts in a language."""
        return {key for file in self.texts(lang) for key in _KEY.findall(read(file))}


def read(file: str) -> str:
    """The text of a file, whatever is in it."""
    with open(file, encoding="utf-8", errors="replace") as opened:
        return opened.read()


def packages_in(places: Iterable[str]) -> list[str]:
    """The names of the packages in some folders."""
    return sorted(
        {
            entry.name
            for place in places
            for entry in os.scandir(place)
            if entry.is_dir() and os.path.isfile(os.path.join(entry.path, "__init__.py"))
        }
    )


@cache
def outside() -> tuple[Found, ...]:
    """Every box that an installed package announces, by id; the first of two copies on the path counts."""
    found: dict[tuple[str, str], Found] = {}
    for place in dict.fromkeys(sys.path):
        for title, text in _announcements(place or os.curdir):
            name, version = _named(title)
            for id, package in _entries(text):
                found.setdefault((name, id), Found(id, package, f"{name} {version}".strip()))
    return tuple(sorted(found.values()))


def _announcements(place: str) -> Iterator[tuple[str, str]]:
    """The entry points of packages in a folder that announce boxes, under the names of their metadata."""
    try:
        names = [name for name in os.listdir(place) if name.endswith((".dist-info", ".egg-info"))]
    except OSError:
        return  # a file, or a folder that is not there: a path may have either
    for name in sorted(names):
        try:
            text = read(os.path.join(place, name, "entry_points.txt"))
        except OSError:
            continue
        if f"[{GROUP}]" in text:
            yield name, text


def _named(title: str) -> tuple[str, str]:
    """Name and version of a distribution, from the name of its metadata."""
    found = _TITLE.match(title)
    name, version = (found["name"], found["version"] or "") if found else (title, "")
    return re.sub(r"[-_.]+", "-", name).lower(), version


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The lines of our group: id and package."""
    group = ""
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("["):
            group = line.strip("[]")
        elif group == GROUP and "=" in line and not line.startswith(("#", ";")):
            id, _, package = line.partition("=")
            yield id.strip(), package.strip()
