"""Modules, settings and games: how rules are put together into something playable."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sixgun.kernel.asks import Closed, Option, Refusal
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.hooks import Ability
from sixgun.kernel.plain import Json, Plain, home_of
from sixgun.kernel.position import Written
from sixgun.kernel.state import State

if TYPE_CHECKING:
    from sixgun.kernel.rng import Rng
    from sixgun.kernel.table import Table
    from sixgun.kernel.views import View


class BadSettings(Complaint):
    """A table that cannot be set up as asked. The text says what is wrong and what would be right."""


class Matters:
    """When a setting makes a difference, for those who offer it.

    Attributes:
        boxes, least: So many of these boxes have to be on the table.
        setting, values: Another setting has to have one of these values; empty for none.
    """

    __slots__ = ("boxes", "least", "setting", "values")

    def __init__(
        self,
        boxes: tuple[str, ...],
        least: int = 1,
        setting: str = "",
        values: tuple[int | str, ...] = (),
    ) -> None:
        self.boxes = boxes
        self.least = least
        self.setting = setting
        self.values = values


class Setting:
    """A named choice of a table: its default and everything it may be; without `choices`, any text.

    `matters` says when it makes a difference; without it, always.
    """

    __slots__ = ("choices", "default", "matters", "name")

    def __init__(
        self,
        name: str,
        default: int | str,
        choices: tuple[int | str, ...],
        matters: Matters | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.matters = matters

    @classmethod
    def flag(cls, name: str, *, default: bool = False, matters: Matters | None = None) -> "Setting":
        """A switch that is on (1) or off (0)."""
        return cls(name, int(default), (0, 1), matters)

    @classmethod
    def text(cls, name: str) -> "Setting":
        """A text setting that the game itself reads; empty by default."""
        return cls(name, "", ())

    def checked(self, value: int | str) -> int | str:
        """The value if it is one of the choices."""
        if not self.choices:
            return str(value)
        if value not in self.choices:
            allowed = ", ".join(str(choice) for choice in self.choices)
            raise BadSettings(
                "{setting} cannot be {value}; choose one of: {known}",
                "setting-value",
                setting=self.name,
                value=repr(value),
                known=allowed,
            )
        return value


ALL_SETS: Final = "all"
"""Every box of a game at once."""


class Preset:
    """Boxes and settings that go together, under one name.

    Attributes:
        settings: What differs from the settings' defaults.
        sets: The boxes on the table; empty for whichever are asked for otherwise.
    """

    __slots__ = ("sets", "settings")

    def __init__(self, settings: Mapping[str, int | str] | None = None, sets: tuple[str, ...] = ()) -> None:
        self.settings: Mapping[str, int | str] = settings or {}
        self.sets = sets


NO_PRESET: Final = Preset()


class Module:
    """A box: abilities by id, what it needs, and its settings. One folder, one manifest."""

    __slots__ = ("abilities", "also", "id", "needs", "settings")

    def __init__(
        self,
        id: str,
        abilities: Mapping[str, type[Ability]],
        needs: tuple[str, ...] = (),
        settings: tuple[Setting, ...] = (),
        also: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.abilities = abilities
        self.needs = needs
        self.settings = settings
        self.also = also
        """Other names by which the box may be asked for."""


def snake(name: str) -> str:
    """``LoneRider`` -> ``lone_rider``: a class name as a stable id."""
    return "".join(
        f"_{letter.lower()}" if letter.isupper() and index else letter.lower()
        for index, letter in enumerate(name)
    )


def collect(*modules: ModuleType) -> dict[str, type[Ability]]:
    """Every ability class defined in `modules`, by the id its name gives."""
    found: dict[str, type[Ability]] = {}
    for module in modules:
        for thing in vars(module).values():
            if not (isinstance(thing, type) and issubclass(thing, Ability)):
                continue
            if home_of(thing) == module.__name__ and not thing.__name__.startswith("_"):
                found[snake(thing.__name__)] = thing
    return found


SEAT_FIELDS: Final = (
    *("seat", "seats", "by", "target", "first", "winner", "winners", "loser"),
    *("host", "actor", "attacker", "defender", "aim"),
)
"""Fields of events that hold seats."""


def in_words(field: str, value: object, names: Sequence[str]) -> Json:
    """A field of an event: seats by name, numbers and ids as they are."""
    if isinstance(value, Hidden):
        return in_words(field, value.value, names)
    if isinstance(value, tuple):
        return [in_words(field, item, names) for item in value]
    if field in SEAT_FIELDS and isinstance(value, int) and value < len(names):
        return names[value] if value >= 0 else "nobody"
    return value if isinstance(value, (int, str)) else None


class Game:
    """A playable game: its modules and the few functions the kernel and the doors need."""

    id: ClassVar[str] = ""
    min_players: ClassVar[int] = 1
    max_players: ClassVar[int] = 1
    modules: ClassVar[tuple[Module, ...]] = ()
    default_sets: ClassVar[tuple[str, ...]] = ("base",)
    presets: ClassVar[Mapping[str, Preset]] = {}
    """Boxes and settings that belong together, under one name."""
    position_words: ClassVar[tuple[str, ...]] = ()
    """The entries of a position in words that describe the table; all other groups are players."""
    deeds: ClassVar[Mapping[str, str | None]] = {"passes": None, "first": None}
    """Every verb that a notation or one of its other spellings begins with -> the word before the target.

    The word is empty if the target follows the verb, None if the verb takes no player as its target.
    """
    masks: ClassVar[frozenset[str]] = frozenset()
    """The fields of a saved state that are sets of places, one bit each; others hold no large numbers."""

    def records(self) -> Mapping[str, type[Plain]]:
        """Every record class that may appear in a saved state."""
        raise NotImplementedError

    def deal(
        self, players: int, sets: tuple[str, ...], settings: Mapping[str, int | str], rng: "Rng"
    ) -> State:
        """A fresh state, set up and with its first frames on the agenda."""
        raise NotImplementedError

    def table(self, state: State, names: Sequence[str]) -> "Table[Any]":
        """A table of this game's own type around `state`."""
        raise NotImplementedError

    def copy_of(self, table: "Table[Any]") -> "Table[Any]":
        """A table around a clone of another table's state; the index of live abilities is shared."""
        raise NotImplementedError

    def abilities(self, state: State) -> Sequence[Ability]:
        """All abilities that the position puts into force, oldest first; silencers are applied later."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> State:
        """The state behind what `State.save` returned."""
        raise NotImplementedError

    def view(self, table: "Table[Any]", seat: int) -> "View":
        """What one seat (or a spectator, -1) may know, built up from nothing."""
        raise NotImplementedError

    def imagine(self, view: "View", rng: "Rng") -> State:
        """A full state that looks exactly like the real one to the view's seat; `rng` deals the rest."""
        raise NotImplementedError

    def hidden_shuffled(self, state: State, reader: int, rng: "Rng") -> State:
        """The position with everything `reader` cannot see reshuffled, to prove that nothing leaks."""
        raise NotImplementedError

    def position(self, written: Written, after: "Rng | None") -> State:
        """The state behind a position in words; chance follows its script, then `after` if there is one.

        Raises `BadPosition` for the impossible; what is left out is filled in, always in the same way.
        """
        raise NotImplementedError

    def given(self, state: State, names: Sequence[str]) -> Written:
        """The position in the fewest words that `position` needs, without what waits on the agenda."""
        raise NotImplementedError

    def facts(self, state: State, names: Sequence[str]) -> Written:
        """Everything a scenario may ask about a position, by the words it uses."""
        raise NotImplementedError

    def facts_seen(self, view: "View") -> Written:
        """The same through the eyes of a seat; what it cannot see is ``unknown``."""
        raise NotImplementedError

    def next_settings(self, state: State, settings: Mapping[str, int | str]) -> Mapping[str, int | str]:
        """The settings with which a series continues after the game that ended in `state`."""
        return settings

    def unasked(self, table: "Table[Any]", seat: int, option: Option) -> None:
        """A seat does something nobody asked it about: schedule what follows before what is waiting."""
        raise NotImplementedError

    def closed_unasked(self, table: "Table[Any]", seat: int) -> Sequence[Closed]:
        """What a seat might expect to be free to do beside all questions but is not, with reasons."""
        return ()

    def silence(self, table: "Table[Any]", seat: int) -> Refusal | None:
        """Why somebody (a spectator is -1) may not talk at the table now, or None."""
        return None

    def price_of_speech(self, table: "Table[Any]", seat: int) -> Option | None:
        """What a seat has to choose, unasked, for everything it says; None while talking is free."""
        return None

    def awaits_first_chance(self, state: State) -> bool:
        """Whether a turn has begun and nothing in it has been left to chance yet."""
        return False

    def spelled(self, word: str, value: Json) -> Json:
        """A value as `facts` spells it, for an entry that may be written in several ways."""
        return value

    def agrees(self, word: str, claimed: Json, found: Json) -> bool:
        """Whether an entry is what a sentence claims, for one that need not be written out in full."""
        return claimed == found

    def event_word(self, kind: type[Event], field: str) -> str:
        """The entry of a position that is written like a field of an event; empty for plain words."""
        return ""

    def contents(self, event: Event, names: Sequence[str]) -> dict[str, Json]:
        """The fields of an event in the words of a scenario: players by name, secrets included."""
        return {field: in_words(field, getattr(event, field), names) for field in event.fields}

    def ability(self, id: str) -> type[Ability]:
        """The class behind an ability's id."""
        for module in self.modules:
            found = module.abilities.get(id)
            if found is not None:
                return found
        raise KeyError(id)

    def checked_players(self, players: int) -> int:
        """The number of players, if the game can seat them."""
        if not self.min_players <= players <= self.max_players:
            raise BadSettings(
                "{game} seats {least} to {most} players, not {players}",
                "players",
                game=self.id,
                least=self.min_players,
                most=self.max_players,
                players=players,
            )
        return players

    def named_sets(self, sets: Sequence[str] | str) -> list[str]:
        """The ids of the sets that are asked for; `all` stands for every one, and a text may list several."""
        asked = sets.split(",") if isinstance(sets, str) else list(sets)
        names = [name.strip() for name in asked if name.strip()]
        if names == [ALL_SETS]:
            return [module.id for module in self.modules]
        return [self.set_named(name) for name in names]

    def set_named(self, name: str) -> str:
        """The id of a set that is asked for by any of its names; a name nobody has stays as it is."""
        return next((module.id for module in self.modules if name in module.also), name)

    def checked_sets(self, sets: Sequence[str] | str) -> tuple[str, ...]:
        """The sets in catalogue order, if all exist and none lacks another it needs."""
        known = [module.id for module in self.modules]
        asked = self.named_sets(sets)
        for name in asked:
            if name not in known:
                raise BadSettings(
                    "{game} has no box {name!r}; boxes are: {known}",
                    "set",
                    game=self.id,
                    name=name,
                    known=", ".join(known),
                )
        for module in self.modules:
            missing = [need for need in module.needs if module.id in asked and need not in asked]
            if missing:
                raise BadSettings(
                    "box {name!r} needs {missing}", "set-needs", name=module.id, missing=", ".join(missing)
                )
        if not asked:
            raise BadSettings(
                "{game} needs at least one box; boxes are: {known}",
                "no-sets",
                game=self.id,
                known=", ".join(known),
            )
        return tuple([name for name in known if name in asked])

    def preset(self, name: str | None) -> Preset:
        """What the name of a preset stands for; without a name, nothing."""
        if name is None:
            return NO_PRESET
        name = self.set_named(name)
        if not self.presets:
            raise BadSettings(
                "{game} has no preset {name!r}; it has no presets at all",
                "no-presets",
                game=self.id,
                name=name,
            )
        if name not in self.presets:
            raise BadSettings(
                "{game} has no preset {name!r}; presets are: {known}",
                "preset",
                game=self.id,
                name=name,
                known=", ".join(self.presets),
            )
        return self.presets[name]

    def wanted(
        self, sets: Sequence[str] | str | None, preset: str | None, settings: Mapping[str, int | str]
    ) -> tuple[tuple[str, ...], dict[str, int | str]]:
        """The boxes and all settings of a table: what is asked for by itself goes before the preset."""
        named = self.preset(preset)
        boxes = self.checked_sets(sets if sets is not None else named.sets or self.default_sets)
        return boxes, self.checked_settings(boxes, {**named.settings, **settings})

    def settings_of(self, sets: Sequence[str]) -> dict[str, Setting]:
        """The settings that the chosen sets define, by name."""
        return {
            setting.name: setting
            for module in self.modules
            if module.id in sets
            for setting in module.settings
        }

    def checked_settings(
        self, sets: Sequence[str], settings: Mapping[str, int | str]
    ) -> dict[str, int | str]:
        """All settings of the chosen sets, defaults filled in."""
        known = self.settings_of(sets)
        for name in settings:
            homes = [module.id for module in self.modules if any(one.name == name for one in module.settings)]
            if name not in known and homes:
                raise BadSettings(
                    "setting {name!r} needs one of these boxes on the table: {boxes}",
                    "setting-box",
                    name=name,
                    boxes=", ".join(homes),
                )
            if not known:
                raise BadSettings(
                    "{game} has no setting {name!r}; it has no settings at all",
                    "no-settings",
                    game=self.id,
                    name=name,
                )
            if name not in known:
                raise BadSettings(
                    "{game} has no setting {name!r}; settings are: {known}",
                    "setting",
                    game=self.id,
                    name=name,
                    known=", ".join(known),
                )
        return {name: setting.checked(settings.get(name, setting.default)) for name, setting in known.items()}
