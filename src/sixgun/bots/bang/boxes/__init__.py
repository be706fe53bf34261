"""What bots think of the cards of each box: one file per box, named like the box.

A box from outside brings its own opinions as the module `bots` of its package. Whatever is missing is
treated as average. The names such a file may use are the tables of `sixgun.bots.bang.judged`.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from sixgun.bots.bang.judged import learn
from sixgun.games.bang.game import BOXES
from sixgun.games.bang.shelf import PACKAGES


def opinions_about(box: str) -> ModuleType | None:
    """The opinions about a box: those in this folder, or those it brings itself."""
    package = PACKAGES[box]
    ours = package.startswith("sixgun.")
    name = f"{__name__}.{box}" if ours else f"{package}.bots"
    try:
        return import_module(name) if find_spec(name) is not None else None
    except Exception:  # whatever a stranger's package does must not stop the others
        if ours:
            raise
        return None


def load() -> None:
    """Learn the opinions about all boxes that can be played."""
    for box in BOXES:
        found = opinions_about(box.id)
        if found is not None:
            learn(found)


load()
