"""Which boxes there are: every folder of `sets`, and every package somebody installed as a box.

A box is a package with two modules: `table` holds its printed facts, `box` its manifest (`BOX`). Packages
from outside name themselves in the entry point group ``sixgun.boxes``. What is wrong with one of them is
noted and told when somebody wants to play it; all other boxes stay playable.
"""

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from sixgun.games.bang import sets

GROUP: Final = "sixgun.boxes"
"""The entry point group of boxes from outside: the id of the box = its package."""

TABLES: Final[dict[str, ModuleType]] = {}
"""The printed facts of every box by its id, in the order in which boxes stand on the shelf."""

PACKAGES: Final[dict[str, str]] = {}
"""The package every box comes from."""

BROKEN: Final[dict[str, str]] = {}
"""Boxes from outside that cannot be played, with what is wrong with them."""


def own_boxes() -> list[str]:
    """The packages of our own boxes."""
    names = [found.name for found in iter_modules(sets.__path__) if found.ispkg]
    return [f"{sets.__name__}.{name}" for name in names]


def _stock() -> None:
    ours = {package.rpartition(".")[2]: package for package in own_boxes()}
    tables = {id: import_module(f"{package}.table") for id, package in ours.items()}
    for id in sorted(ours, key=lambda id: int(tables[id].PLACE)):
        TABLES[id] = tables[id]
        PACKAGES[id] = ours[id]
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        _stock_foreign(entry.name, entry.value)


def _stock_foreign(id: str, package: str) -> None:
    if id in PACKAGES:
        BROKEN[f"{id} ({package})"] = f"its id is that of {PACKAGES[id]}"
        return
    try:
        table = import_module(f"{package}.table")
    except Exception as error:  # whatever a stranger's package does must not stop the others
        BROKEN[id] = f"{package}.table: {type(error).__name__}: {error}"
        return
    clash = next((row[0] for row in getattr(table, "CHARACTERS", ()) if row[0] in _characters()), "")
    if clash:
        BROKEN[id] = f"{package}.table: there is a character {clash!r} already"
        return
    TABLES[id] = table
    PACKAGES[id] = package


def _characters() -> set[str]:
    return {row[0] for table in TABLES.values() for row in getattr(table, "CHARACTERS", ())}


_stock()
