"""The drawings of every box of ours that has a file here: `tools/art/<box>.py`.

A file defines a mapping named after its box, such as ``HIGH_NOON``: the motifs of its cards and events by
their ids. Portraits of its characters are in ``PORTRAITS``, the grounds behind them in ``GROUNDS``,
parts that only they are made of in ``PARTS``. Motifs in ``APART`` have a sheet of their own, named after
the box: it is loaded only at tables where they lie.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from sixgun.games.bang.cards import EVENTS
from sixgun.games.bang.shelf import FOREIGN, PACKAGES

DRAWN: Final = {
    box: import_module(f"tools.art.{box}")
    for box in PACKAGES
    if box not in FOREIGN and find_spec(f"tools.art.{box}") is not None
}
"""The modules with the drawings of boxes."""

_EVENTS: Final = {id for rows in EVENTS.values() for id, _ in rows}


def motifs(events: bool) -> dict[str, Any]:
    """The motifs of all boxes, of events or of all other cards."""
    return {
        id: motif
        for box, module in DRAWN.items()
        for id, motif in getattr(module, box.upper(), {}).items()
        if (id in _EVENTS) == events
    }


def apart() -> dict[str, dict[str, str]]:
    """The motifs with a sheet of their own, box by box."""
    found = {box: getattr(module, "APART", {}) for box, module in DRAWN.items()}
    return {box: drawings for box, drawings in found.items() if drawings}


def portrait_parts() -> dict[str, str]:
    """The parts of portraits that boxes bring, such as what stands behind their characters."""
    return {name: part for module in DRAWN.values() for name, part in getattr(module, "PARTS", {}).items()}


def portraits() -> dict[str, dict[str, Any]]:
    """The recipes of portraits, box by box."""
    found = {box: getattr(module, "PORTRAITS", {}) for box, module in DRAWN.items()}
    return {box: recipes for box, recipes in found.items() if recipes}


def grounds() -> dict[str, str]:
    """What stands behind the characters of boxes that have grounds of their own."""
    return {name: part for module in DRAWN.values() for name, part in getattr(module, "GROUNDS", {}).items()}
