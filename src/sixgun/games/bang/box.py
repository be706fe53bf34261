"""A box: what stands in its manifest, and how all boxes on the shelf are put together into one game."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from sixgun.games.bang.cards import BESIDE, CAST, EVENTS, KIND, OF_BOX, of_piles, withdraw
from sixgun.games.bang.kinds import Card
from sixgun.games.bang.parts import Keeper
from sixgun.games.bang.shelf import FOREIGN, PACKAGES, BadBox, condemn
from sixgun.kernel.hooks import Ability
from sixgun.kernel.plain import Plain, home_of, records_in
from sixgun.kernel.registry import Module, Setting, collect


class Box(Module):
    """The manifest of a box: the modules with its cards and characters, what it needs, its settings.

    Attributes:
        records: Every record its modules define; any of them may appear in a saved table.
        rounds: Whether something in it changes from round to round.
        keeper: How its part of the state comes about; boxes that share a part share its keeper.
        verbs: The verbs that its own choices begin with.
        rules: The ids of abilities that are in force as long as the box is on the table; nobody owns them.
        also: Other names by which the box may be asked for.
    """

    __slots__ = ("keeper", "records", "rounds", "rules", "verbs")

    def __init__(
        self,
        id: str,
        *modules: ModuleType,
        needs: tuple[str, ...] = (),
        settings: tuple[Setting, ...] = (),
        rounds: bool = False,
        keeper: Keeper | None = None,
        verbs: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        also: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, collect(*modules), needs, settings, also)
        self.records: Mapping[str, type[Plain]] = records_in(*modules)
        self.rounds = rounds
        self.keeper = keeper
        self.verbs = verbs
        self.rules = rules


def all_boxes(core: Mapping[str, type[Plain]], verbs: Collection[str]) -> tuple[Box, ...]:
    """The manifests of all boxes that can be played, in the order of the shelf.

    `core` are the records and `verbs` the verbs of the rules that all boxes share; a box has others. A box
    of ours that is wrong stops everything at once; one from outside is left out and noted. Boxes wait for
    those they need.
    """
    found: dict[str, Box] = {}
    waiting: dict[str, Box] = {}
    for id, package in PACKAGES.items():
        if id not in FOREIGN:
            box = found[id] = manifest(id, package)
            check(box, package, [other for other in found.values() if other is not box], core, verbs)
            continue
        try:
            waiting[id] = manifest(id, package)
        except BadBox as wrong:
            give_up(id, f"{package}.box: {wrong}")
        except (Exception, SystemExit) as error:  # whatever a stranger does must not stop the others
            give_up(id, f"{package}.box: {type(error).__name__}: {error}")
    while ready := [id for id, box in waiting.items() if all(need in found for need in box.needs)]:
        for id in ready:
            box = waiting.pop(id)
            try:
                check(box, PACKAGES[id], list(found.values()), core, verbs)
            except BadBox as wrong:
                give_up(id, str(wrong))
            else:
                found[id] = box
    for id, box in waiting.items():
        missing = [need for need in box.needs if need not in found]
        give_up(id, f"{PACKAGES[id]}: it needs {', '.join(missing)}, and there is no such box")
    return tuple([found[id] for id in PACKAGES if id in found])


def give_up(id: str, reason: str) -> None:
    """A box from outside cannot be played."""
    condemn(id, reason)
    withdraw(id)


def manifest(id: str, package: str) -> Box:
    """The manifest in a package."""
    module = import_module(f"{package}.box")
    box = getattr(module, "BOX", None)
    if not isinstance(box, Box):
        raise BadBox("it has no BOX that is a Box")
    if box.id != id:
        raise BadBox(f"it calls itself {box.id!r}, not {id!r}")
    for wrong in _ill_formed(box):
        raise BadBox(wrong)
    return box


def _ill_formed(box: Box) -> Iterator[str]:
    """Entries of a manifest that are not what they should be; nothing else may be asked of such a box."""
    written: Any = box  # whatever the types say, a stranger may write anything
    for name, kind in (("needs", str), ("verbs", str), ("rules", str), ("also", str), ("settings", Setting)):
        value = getattr(written, name)
        if not isinstance(value, tuple) or not all(isinstance(one, kind) for one in value):
            yield f"{name} is {value!r}; write a tuple of {kind.__name__}"
    if not isinstance(written.keeper, Keeper | None):
        yield f"keeper is {written.keeper!r}, which is not a Keeper"


def check(
    box: Box,
    package: str,
    others: Sequence[Box],
    core: Mapping[str, type[Plain]],
    verbs: Collection[str],
) -> None:
    """Complain if a box lacks the code of a card or a text, or uses a name that is taken."""
    for wrong in (*_unwritten(box, others), *_taken(box, others, core, verbs), *_untold(box, others)):
        raise BadBox(f"{package}: {wrong}")


def _unwritten(box: Box, others: Sequence[Box]) -> Iterator[str]:
    """What is printed but has no code, or code of another sort."""
    known: dict[str, type[Ability]] = dict(box.abilities)
    for other in others:
        known.update(other.abilities)
    cards = {KIND[card] for card in (*OF_BOX[box.id], *BESIDE[box.id])}
    events = [event for event, _ in EVENTS[box.id]]
    for id in dict.fromkeys((*sorted(cards), *CAST[box.id], *events, *of_piles(box.id))):
        if id not in known:
            yield f"its table lists {id!r}, but no module of the box defines a class for it"
        elif issubclass(known[id], Card) != (id in cards):
            a_card = "a card" if id in cards else "no card"
            yield f"in its table {id!r} is {a_card}, and {home_of(known[id])} says otherwise"

    for id in box.rules:
        if id not in box.abilities:
            yield f"its manifest puts the rule {id!r} into force, but no module of the box defines it"
    if EVENTS[box.id] and not (box.rounds and box.keeper is not None):
        yield "its table lists events, so its manifest needs rounds=True and a keeper (event_pile.KEEPER)"


def _untold(box: Box, others: Sequence[Box]) -> Iterator[str]:
    """The texts of its own settings that a box from outside lacks."""
    if box.id not in FOREIGN:
        return
    known = FOREIGN[box.id].keys("en")
    shared = [setting for other in others for setting in other.settings]
    for setting in box.settings:
        key = f"bang-setting-{setting.name}"
        if setting not in shared and key not in known:
            yield f"texts/en lacks {key}"


def _taken(
    box: Box, others: Sequence[Box], core: Mapping[str, type[Plain]], verbs: Collection[str]
) -> Iterator[str]:
    """Names that mean something else already: of abilities, records, settings, verbs, parts and words."""
    for verb in box.verbs:
        if verb in verbs:
            yield f"the verb {verb!r} is taken"
    for other in others:
        for id in box.abilities:
            if id in other.abilities:
                places = f"{home_of(other.abilities[id])} and {home_of(box.abilities[id])}"
                yield f"there is {id!r} already, in {places}"
        for setting in box.settings:
            if any(one.name == setting.name and one is not setting for one in other.settings):
                yield f"there is a setting {setting.name!r} already, of the box {other.id}"
        if box.keeper is not None and other.keeper is not None and box.keeper is not other.keeper:
            theirs = {*other.keeper.parts, *other.keeper.table_words, *other.keeper.player_words}
            for word in (*box.keeper.parts, *box.keeper.table_words, *box.keeper.player_words):
                if word in theirs:
                    yield f"positions have {word!r} already, of the box {other.id}"
    for name, record in box.records.items():
        owners = [core, *[other.records for other in others]]
        taken = next((owner[name] for owner in owners if name in owner), None)
        if taken is not None and taken is not record:
            yield f"there is a record {name} already, in {home_of(taken)} and {home_of(record)}"
