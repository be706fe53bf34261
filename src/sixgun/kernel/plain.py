"""Plain data: small immutable records that compare by value and travel as JSON.

Frames, events, options and triggers are all `Plain`. A record lists its `fields` once; from that
list come equality, `repr` and JSON, in the interpreted and in the compiled engine alike. Records
are never changed after they are made: a table and all its copies share them freely.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from types import ModuleType
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

TAG = "is"
"""The JSON key that carries a record's class name."""

P = TypeVar("P", bound="Plain")


class Plain:
    """An immutable record of ints, strings, tuples and further records."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[object, ...]:
        """The record's contents in the order of `fields`."""
        read = _READ.get(type(self))
        if read is None:
            read = _READ[type(self)] = reader_of(self.fields)
        return read(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def changed(self: P, **changes: object) -> P:
        """The same record with some fields replaced."""
        fields = self.fields
        values: list[object] = list(self.values())
        for name, value in changes.items():
            values[fields.index(name)] = value
        return type(self)(*values)


def reader_of(fields: tuple[str, ...]) -> Callable[[Any], tuple[object, ...]]:
    """Reads these fields of a record at once."""
    if len(fields) > 1:
        return attrgetter(*fields)
    return lambda record: tuple([getattr(record, name) for name in fields])


_READ: Final[dict[type, Callable[[Any], tuple[object, ...]]]] = {}
"""What reads the records of a class."""


def encode(value: object) -> Json:
    """The JSON form of a plain value."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Plain):
        record: dict[str, Json] = {TAG: type(value).__name__}
        for name in value.fields:
            record[name] = encode(getattr(value, name))
        return record
    if isinstance(value, (tuple, list)):
        return [encode(item) for item in value]
    raise TypeError(f"{value!r} is not plain data")


def decode(data: Json, classes: Mapping[str, type[Plain]]) -> object:
    """The plain value behind `data`; lists become tuples, tagged objects become records."""
    if isinstance(data, list):
        return tuple([decode(item, classes) for item in data])
    if isinstance(data, dict):
        kind = classes.get(str(data.get(TAG)))
        if kind is None:
            raise ValueError(f"unknown record {data.get(TAG)!r}")
        return kind(*[decode(data[name], classes) for name in kind.fields])
    return data


def home_of(kind: type) -> str:
    """The module a class is defined in."""
    return str(vars(kind)["__module__"])


def records_in(*modules: ModuleType) -> dict[str, type[Plain]]:
    """Every record class defined in `modules`, by class name; the vocabulary `decode` needs."""
    found: dict[str, type[Plain]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Plain) and home_of(thing) == module.__name__:
                found[thing.__name__] = thing
    return found


def seats_in(mask: int) -> Sequence[int]:
    """The seats whose bits are set in an audience mask, lowest first."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
