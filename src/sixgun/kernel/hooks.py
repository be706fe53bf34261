"""Abilities and their seven verbs, and the one documented order in which abilities speak.

===================  ====================================================
``@modifies(Query)``   what is this number or attribute now? pure
``@forbids(Deed)``     may this be done?
``@silences``          is that ability asleep?
``@offers(Question)``  is there one more option?
``@replaces(Effect)``  does something else happen instead?
``@after(Event)``      what follows?
``@whenever``          is a condition true at a settle point?
===================  ====================================================

Which abilities are live is computed from the state, never registered at run time: there is nothing to
unsubscribe and nothing to copy. `sixgun.kernel.live` gives that answer.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, ClassVar, Final, Generic, TypeVar

from sixgun.kernel.plain import Plain

TABLE: Final = -1
"""The owner of abilities that belong to nobody: rules of the table, events, house rules."""

ANYONE: Final = -2
"""A hook that listens no matter who is concerned."""

V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., object])


class Layer(IntEnum):
    """Who speaks first about *now*: an earlier layer before a later one."""

    RULES = 0
    EVENT = 1
    EQUIPMENT = 2
    CHARACTER = 3
    HOUSE = 4


class Query(Generic[V]):
    """A number or attribute that abilities may change. Subclasses are names with a meaning, never made."""

    __slots__ = ()


class Ability:
    """Code bound for a moment to an owner and a card. It holds no data of its own."""

    __slots__ = ("_kit", "card", "id", "owner")
    layer: ClassVar[Layer] = Layer.CHARACTER
    order_matters: ClassVar[bool] = True

    def __init__(self, id: str, owner: int, card: int = -1) -> None:
        self.id = id
        self.owner = owner
        self.card = card
        self._kit: Kit | None = None

    def kit(self) -> "Kit":
        """Its hooks, ready to be called."""
        if self._kit is None:
            self._kit = Kit(self)
        return self._kit

    def key(self) -> str:
        """Identifies this ability among all at the table: two seats may have the same one."""
        return f"{self.id}@{self.owner}" + (f"#{self.card}" if self.card >= 0 else "")

    def __repr__(self) -> str:
        return self.key()


class Hook:
    """A method of an ability together with the verb and the thing it listens to."""

    __slots__ = ("function", "name", "own", "sets", "subject", "verb")

    def __init__(
        self, verb: str, subject: type | None, function: Callable[..., Any], own: bool, sets: bool
    ) -> None:
        self.verb = verb
        self.subject = subject
        self.function = function
        self.own = own
        self.sets = sets
        self.name: str = getattr(function, "__name__", "?")


def _hook(verb: str, subject: type | None, own: bool = False, sets: bool = False) -> Callable[[F], F]:
    def mark(function: F) -> F:
        return Hook(verb, subject, function, own, sets)  # type: ignore[return-value]  # found by `hooks_of`

    return mark


def modifies(query: type[Query[Any]], *, own: bool = False, sets: bool = False) -> Callable[[F], F]:
    """``(self, g, value, *about) -> value``; within a layer one that `sets` speaks before one that adds.

    With `own` the ability is asked only when the first thing the query is about is its owner's seat.
    """
    return _hook("modifies", query, own, sets)


def forbids(deed: type) -> Callable[[F], F]:
    """``(self, g, deed) -> bool``, or the reason as a refusal of its own."""
    return _hook("forbids", deed)


def silences(function: F) -> F:
    """``(self, g, ability) -> bool``; a silencer can itself be put to sleep only from an earlier layer."""
    return _hook("silences", None)(function)


def offers(question: type, *, own: bool = False) -> Callable[[F], F]:
    """``(self, g, question) -> options``.

    With `own` it speaks only in questions whose first field is its owner's seat.
    """
    return _hook("offers", question, own)


def replaces(effect: type, *, own: bool = False) -> Callable[[F], F]:
    """``(self, g, effect) -> frames or None``; an effect it puts back notes the ability's `key`.

    With `own` it is asked only about effects whose first field is its owner's seat.
    """
    return _hook("replaces", effect, own)


def after(event: type, *, own: bool = False) -> Callable[[F], F]:
    """``(self, g, event) -> None``; waits in the tray for the next settle point.

    With `own` it listens only to events whose first field is its owner's seat.
    """
    return _hook("after", event, own)


def whenever(function: F) -> F:
    """``(self, g) -> frames or None``; checked at every settle point."""
    return _hook("whenever", None)(function)


_HOOKS: dict[type, tuple[Hook, ...]] = {}


def hooks_of(kind: type) -> tuple[Hook, ...]:
    """The hooks a class and its bases define, in the order of their names (classes do not change)."""
    known = _HOOKS.get(kind)
    if known is None:
        found: dict[str, Hook] = {}
        for base in reversed(kind.__mro__):
            for name, thing in vars(base).items():
                if isinstance(thing, Hook):
                    found[name] = thing
        known = tuple([found[name] for name in sorted(found)])
        _HOOKS[kind] = known
    return known


def hook_named(kind: type, name: str) -> Hook:
    """The hook of a class with this method name."""
    for hook in hooks_of(kind):
        if hook.name == name:
            return hook
    raise KeyError(name)


class Bound:
    """A hook of one live ability, ready to be called."""

    __slots__ = ("ability", "function", "hook", "only", "rank")

    def __init__(self, ability: Ability, hook: Hook) -> None:
        self.ability = ability
        self.hook = hook
        self.function = hook.function
        self.only = ability.owner if hook.own else ANYONE
        self.rank = rank(ability, hook)

    def concerns(self, record: Plain) -> bool:
        """Whether it listens to this record, judging by the seat in its first field."""
        return self.only == ANYONE or self.only == getattr(record, record.fields[0])

    def call(self, g: object, about: object) -> Any:
        """Ask the ability about something."""
        return self.function(self.ability, g, about)


def rank(ability: Ability, hook: Hook) -> int:
    """Who speaks first about now: by layer; within it those that set before those that add; then by seat.

    A seat's cards speak before what it has besides cards, and those of equal rank by age.
    """
    place = 2 * (ability.owner - ANYONE) + (0 if ability.card >= 0 else 1)
    return (int(ability.layer) << 9) + (0 if hook.sets else 1 << 8) + place


VERBS: Final = ("modifies", "offers", "replaces", "forbids", "after")
"""The verbs that listen to something; all but the last change something."""

AFTER: Final = 4

_CHANGES: Final[dict[type, int]] = {}
_SOUNDS: Final[dict[type, int]] = {}


def change(subject: type) -> int:
    """The bit of a query, a question, an effect or a deed in masks of what abilities have a say in.

    Rules that are consulted often ask for it once, when they are defined, and test the mask before anything
    else. Subjects nobody asked for have no bit.
    """
    return _CHANGES.setdefault(subject, 1 << len(_CHANGES))


def sound(event: type) -> int:
    """The bit of an event in masks of what abilities listen to; see `change`."""
    return _SOUNDS.setdefault(event, 1 << len(_SOUNDS))


class Kit:
    """The hooks of one ability, sorted for `Live`.

    Attributes:
        bounds: All of them.
        indexed: Those that listen to something: the place of the verb in `VERBS`, what they listen to, the
            hook itself.
        whenever: Those that watch for a standing condition.
        changes: A mask of the queries it modifies, the questions it adds to, the effects it replaces and the
            deeds it forbids, about its own seat.
        hears: A mask of the events it reacts to, about its own seat.
        changes_of_all, hears_of_all: The same about any seat.
        attentive: Whether one of the events is a minor one.
        silences: Whether the ability can put others to sleep.
    """

    __slots__ = (
        "attentive",
        "bounds",
        "changes",
        "changes_of_all",
        "hears",
        "hears_of_all",
        "indexed",
        "silences",
        "whenever",
    )

    def __init__(self, ability: Ability) -> None:
        bounds = [Bound(ability, hook) for hook in hooks_of(type(ability))]
        self.bounds = bounds
        self.indexed = [
            (VERBS.index(bound.hook.verb), bound.hook.subject, bound)
            for bound in bounds
            if bound.hook.subject is not None
        ]
        self.whenever = [bound for bound in bounds if bound.hook.verb == "whenever"]
        changing = [(bound, subject) for verb, subject, bound in self.indexed if verb != AFTER]
        hearing = [(bound, subject) for verb, subject, bound in self.indexed if verb == AFTER]
        self.changes = self.changes_of_all = self.hears = self.hears_of_all = 0
        for bound, subject in changing:
            if bound.only == ANYONE:
                self.changes_of_all |= _CHANGES.get(subject, 0)
            else:
                self.changes |= _CHANGES.get(subject, 0)
        for bound, subject in hearing:
            if bound.only == ANYONE:
                self.hears_of_all |= _SOUNDS.get(subject, 0)
            else:
                self.hears |= _SOUNDS.get(subject, 0)
        self.silences = "silences" in [bound.hook.verb for bound in bounds]
        self.attentive = any(getattr(subject, "minor", False) for _, subject in hearing)


def order_of_reactions(owner: int, place: int, active: int, seats: int) -> int:
    """Reactions: the table's rules first, then the places clockwise from that of the active player."""
    return -1 if owner == TABLE else (place - active) % seats
