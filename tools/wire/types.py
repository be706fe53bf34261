"""TypeScript types of everything that travels: the structs of the server and the records of the games."""

import ast
import inspect
import sys
import textwrap
import typing
from collections.abc import Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union

import msgspec
from msgspec import Struct, UnsetType

from sixgun.games.catalog import GAMES, game
from sixgun.games.legends.content.kinds import Program
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.plain import TAG, Plain
from sixgun.server import wire
from sixgun.server.scenes import STAGINGS
from sixgun.texts.said import Said

PLAIN: Final[Mapping[Any, str]] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    NoneType: "null",
    Hidden: "number | string | null",
    Said: "Said",
    Program: "Program",
}

BY_FIELD: Final = {
    "event": "GameEvent | null",
    "lines": "Line[]",
    "option": "GameOption",
    "own": "Own | null",
    "room": "RoomInfo | null",
    "scene": "Scene | null",
}
"""Fields that Python leaves open, because their JSON is made elsewhere or is a record of a game."""

OPEN: Final = (msgspec.Raw, dict[str, Any], dict[str, Any] | None)

BY_STRUCT: Final = {("Update", "lines"): "Line[] | null"}

CONSTANTS: Final = ("PROTOCOL", "LONGEST_NAME", "LONGEST_TITLE", "LONGEST_CHAT", "LONGEST_FILE")
ALIASES: Final = ("Pace", "Language", "OnExpiry", "Clock", "Order", "Message")
ANSWERS: Final = (wire.Lobby, wire.Seated, wire.Replay, wire.Problem)
"""What is answered over HTTP; like `Message`, these leave the server with all their fields."""

WIDTH: Final = 110


def source() -> str:
    """The whole file."""
    parts = [
        *constants(),
        said(),
        *aliases(),
        f"export type GameId = {union(repr_of(id) for id in STAGINGS)};",
        *[interface(kind) for kind in structs()],
        *games(),
    ]
    return "\n" + "\n\n".join(parts) + "\n"


# -- the server's structs ---------------------------------------------------------------------------------


def structs() -> list[type[Struct]]:
    """Every struct of the wire in its order, then those of the games' tables; bases only add fields."""
    of_wire = [
        thing for thing in vars(wire).values() if is_struct(thing) and thing.__module__ == wire.__name__
    ]
    found = [kind for kind in of_wire if kind is not wire.Strict]
    for staging in STAGINGS.values():
        for kind in (*reached(staging.scene_type), *reached(staging.own_type)):
            if kind not in found:
                found.append(kind)
    return found


def is_struct(thing: object) -> typing.TypeGuard[type[Struct]]:
    """Whether a thing is a class of structs."""
    return isinstance(thing, type) and issubclass(thing, Struct) and thing is not Struct


def reached(root: Any) -> list[type[Struct]]:
    """The structs a type is made of, outermost first."""
    found: list[type[Struct]] = []
    waiting = [root]
    while waiting:
        kind = waiting.pop(0)
        if is_struct(kind) and kind not in found:
            found.append(kind)
            waiting.extend(hints(kind).values())
        waiting.extend(typing.get_args(kind))
    return found


def sent() -> frozenset[type[Struct]]:
    """What the server sends: complete, whatever could be left out on the way in."""
    return frozenset(kind for root in (wire.Message, *ANSWERS) for kind in reached(root))


def hints(kind: type[Struct]) -> dict[str, Any]:
    """The fields of a struct with their types."""
    names = [field.name for field in msgspec.structs.fields(kind)]
    known = typing.get_type_hints(kind)
    return {name: known[name] for name in names}


def interface(kind: type[Struct]) -> str:
    """A struct as an interface."""
    may_miss = bool(kind.__struct_config__.omit_defaults) or (
        bool(kind.__struct_config__.forbid_unknown_fields) and kind not in sent()
    )
    notes = field_notes(kind)
    lines = [f"  {TAG}: {repr_of(kind.__struct_config__.tag)};"] if kind.__struct_config__.tag else []
    kept = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, hint in hints(kind).items():
        optional = "?" if may_miss and not kept[name].required else ""
        if name in notes:
            lines.append(comment(notes[name], "  "))
        lines.append(f"  {name}{optional}: {field_type(kind, name, hint)};")
    return braces(f"{comment(doc(kind))}\nexport interface {kind.__name__}", lines)


def field_type(kind: type[Struct], name: str, hint: Any) -> str:
    """The type of a struct's field; a table of a game names the game."""
    for id, staging in STAGINGS.items():
        if kind is staging.scene_type and name == "game":
            return repr_of(id)
    if name == "game" and kind in (wire.RoomInfo, wire.TableInfo):
        return "GameId"
    if name == "id" and kind is wire.GameInfo:
        return "GameId"
    if name in BY_FIELD and hint in OPEN:
        return BY_STRUCT.get((kind.__name__, name), BY_FIELD[name])
    return script(hint)


def aliases() -> list[str]:
    """The named unions."""
    return [alias(name, spelled_out(getattr(wire, name))) for name in ALIASES]


def alias(name: str, script: str) -> str:
    """A named type; a long union takes one line per member."""
    line = f"export type {name} = {script};"
    return (
        line if len(line) <= WIDTH else f"export type {name} =\n  | " + script.replace(" | ", "\n  | ") + ";"
    )


def constants() -> list[str]:
    """Numbers that both sides must agree on."""
    return ["\n".join(f"export const {name} = {getattr(wire, name)};" for name in CONSTANTS)]


def said() -> str:
    """A sentence before it is said in any language, and what its variables stand for."""
    return "\n".join(
        [
            comment(doc(Said)),
            "export interface Said {\n  k: string;\n  p?: Record<string, Value>;\n}",
            "",
            "export type Part = number | string | Said;",
            "export type Value = Part | Part[];",
            "",
            comment(
                "Steps of a card, each with its arguments; the page shows their text and reads none of them."
            ),
            "export type Program = [string, ...unknown[]][];",
        ]
    )


# -- the games' records -----------------------------------------------------------------------------------


def games() -> list[str]:
    """What only games have: their tables, their options and their events."""
    stagings = STAGINGS.values()
    parts = [
        comment("What everyone at a table sees, by game.")
        + f"\nexport type Scene = {union(staging.scene_type.__name__ for staging in stagings)};",
        comment("What only the reader knows.")
        + f"\nexport type Own = {union(staging.own_type.__name__ for staging in stagings)};",
    ]
    for id in GAMES:
        for base, noun in ((Option, "Option"), (Event, "Event")):
            name = f"{id.capitalize()}{noun}"
            lines = [line for kind in classes(id, base) for line in record(kind)]
            parts.append(braces(f"export interface {name}s", lines))
            parts.append(f"export type {name} = {name}s[keyof {name}s];")
    for noun in ("Option", "Event"):
        parts.append(f"export type Game{noun} = {union(f'{id.capitalize()}{noun}' for id in GAMES)};")
    return parts


def classes(id: str, base: type[Plain]) -> list[type[Plain]]:
    """The options or events of a game, without those that serve only as bases."""
    kinds = [kind for kind in game(id).records().values() if issubclass(kind, base)]
    built_upon = {parent for kind in kinds for parent in kind.__mro__[1:]}
    return [kind for kind in kinds if kind not in built_upon]


def record(kind: type[Plain]) -> Iterator[str]:
    """A record as a member of its game's vocabulary."""
    known = typing.get_type_hints(kind.__init__)
    fields = [f"{TAG}: {repr_of(kind.__name__)}", *[f"{name}: {script(known[name])}" for name in kind.fields]]
    yield comment(doc(kind), "  ")
    line = f"  {kind.__name__}: {{ {'; '.join(fields)} }};"
    if len(line) > WIDTH:
        line = braces(f"  {kind.__name__}:", [f"    {field};" for field in fields], "  ") + ";"
    yield line


# -- types and texts --------------------------------------------------------------------------------------


def script(hint: Any) -> str:
    """A Python type in TypeScript."""
    for name in ALIASES:
        if hint == getattr(wire, name):
            return name
    return spelled_out(hint)


def spelled_out(hint: Any) -> str:
    """A Python type in TypeScript, whatever it is called."""
    try:
        return PLAIN[hint]
    except (KeyError, TypeError):
        pass
    if is_struct(hint):
        return hint.__name__
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return script(inside[0])
    if origin is Literal:
        return union(repr_of(value) for value in inside)
    if origin in (Union, UnionType):
        return union(script(part) for part in inside if part is not UnsetType)
    if origin in (list, tuple):
        item = script(inside[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {script(inside[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}")


def union(parts: typing.Iterable[str]) -> str:
    """Types joined, each once."""
    return " | ".join(dict.fromkeys(parts))


def repr_of(value: object) -> str:
    """A literal."""
    return f'"{value}"'


def braces(head: str, lines: Sequence[str], indent: str = "") -> str:
    """A block, on one line if there is nothing in it."""
    if not lines:
        return f"{head} {{}}"
    return "\n".join([f"{head} {{", *lines, f"{indent}}}"])


def doc(kind: type) -> str:
    """A class's docstring."""
    return inspect.cleandoc(kind.__doc__ or kind.__name__)


def field_notes(kind: type[Struct]) -> dict[str, str]:
    """The strings that explain fields, including those of its base classes."""
    notes: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        if is_struct(part):
            tree = ast.parse(inspect.getsource(sys.modules[part.__module__]))
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and node.name == part.__name__:
                    notes.update(notes_in(node))
    return notes


def notes_in(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Every field of a class that is followed by a string."""
    for before, after in zip(node.body, node.body[1:], strict=False):
        match before, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, inspect.cleandoc(text)


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment of TypeScript."""
    if "\n" not in text and len(text) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {text} */"
    lines = [
        line
        for paragraph in text.split("\n\n")
        for line in ("", *textwrap.wrap(" ".join(paragraph.split()), WIDTH - len(indent) - 3))
    ][1:]
    return "\n".join([f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"])
