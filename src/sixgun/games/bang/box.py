"""A box: what stands in its manifest, and how all boxes on the shelf are put together into one game."""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

from sixgun.games.bang.cards import CAST, EVENTS, KIND, OF_BOX
from sixgun.games.bang.parts import Keeper
from sixgun.games.bang.shelf import BROKEN, PACKAGES
from sixgun.kernel.hooks import Ability
from sixgun.kernel.plain import Plain, records_in
from sixgun.kernel.registry import Module, Setting, collect


class Box(Module):
    """The manifest of a box: the modules with its cards and characters, what it needs, its settings.

    Attributes:
        records: Every record its modules define; any of them may appear in a saved table.
        rounds: Whether something in it changes from round to round.
        keeper: How its part of the state comes about; boxes that share a part share its keeper.
        verbs: The verbs that its own choices begin with.
    """

    __slots__ = ("keeper", "records", "rounds", "verbs")

    def __init__(
        self,
        id: str,
        *modules: ModuleType,
        needs: tuple[str, ...] = (),
        settings: tuple[Setting, ...] = (),
        rounds: bool = False,
        keeper: Keeper | None = None,
        verbs: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, collect(*modules), needs, settings)
        self.records: Mapping[str, type[Plain]] = records_in(*modules)
        self.rounds = rounds
        self.keeper = keeper
        self.verbs = verbs


def all_boxes(core: Mapping[str, type[Plain]]) -> tuple[Box, ...]:
    """The manifests of all boxes that can be played, in the order of the shelf.

    A box of ours that is wrong stops everything at once; one from outside is left out and noted.
    """
    found: list[Box] = []
    for id, package in PACKAGES.items():
        ours = package.startswith("sixgun.")
        try:
            box = manifest(id, package)
            check(box, package, found, core)
        except Exception as error:  # whatever a stranger's package does must not stop the others
            if ours:
                raise
            BROKEN[id] = str(error) or type(error).__name__
        else:
            found.append(box)
    return tuple(found)


def manifest(id: str, package: str) -> Box:
    """The manifest in a package."""
    module = import_module(f"{package}.box")
    box = getattr(module, "BOX", None)
    if not isinstance(box, Box):
        raise TypeError(f"{package}.box has no BOX that is a Box")
    if box.id != id:
        raise ValueError(f"{package}.box calls itself {box.id!r}, not {id!r}")
    return box


def check(box: Box, package: str, others: list[Box], core: Mapping[str, type[Plain]]) -> None:
    """Complain if a box lacks the code of a card or uses a name that is taken."""
    printed = {KIND[card] for card in OF_BOX[box.id]}
    printed.update(CAST[box.id])
    printed.update([id for id, _ in EVENTS[box.id]])
    known: dict[str, type[Ability]] = {id: kind for other in others for id, kind in other.abilities.items()}
    for id in sorted(printed):
        if id not in box.abilities and id not in known:
            raise ValueError(f"{package}.table lists {id!r}, but no module of the box defines it")
    for id, kind in box.abilities.items():
        if id in known:
            raise ValueError(
                f"{package}: there is {id!r} already, in {known[id].__module__} and {kind.__module__}"
            )
    for name, record in box.records.items():
        taken = core.get(name) or next(
            (other.records[name] for other in others if name in other.records), None
        )
        if taken is not None and taken is not record:
            raise ValueError(
                f"{package}: there is a record {name} already, in {taken.__module__} and {record.__module__}"
            )
