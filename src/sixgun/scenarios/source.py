"""YAML with line numbers: the entries of a file and where each of them stands.

Scalars are read the way people write scenarios: whole numbers, true, false, nothing, and everything else is
text, so that a player may be called No or On. Anchors and tags have no place in a scenario.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml

from sixgun.kernel.plain import Json
from sixgun.scenarios.malformed import Malformed

_WHOLE = re.compile(r"-?[0-9]{1,9}")
DEEPEST = 20
_WORDS: dict[str, Json] = {"true": True, "false": False, "null": None, "~": None, "": None}


class Entry:
    """A value of the file and its line; groups and lists hold further entries."""

    __slots__ = ("items", "line", "members", "value")

    def __init__(
        self,
        line: int,
        value: Json = None,
        members: "dict[str, Entry] | None" = None,
        items: "list[Entry] | None" = None,
    ) -> None:
        self.line = line
        self.value = value
        self.members = members
        self.items = items

    def plain(self) -> Json:
        """The value without its lines."""
        if self.members is not None:
            return {key: entry.plain() for key, entry in self.members.items()}
        if self.items is not None:
            return [entry.plain() for entry in self.items]
        return self.value

    def is_nothing(self) -> bool:
        """Whether nothing is written here."""
        return self.members is None and self.items is None and self.value is None

    def line_at(self, path: Sequence[str]) -> int:
        """The line of the entry that a path leads to, as far as it leads."""
        here = self
        for step in path:
            if here.members is not None and step in here.members:
                here = here.members[step]
            elif here.items is not None and step.isdigit() and int(step) < len(here.items):
                here = here.items[int(step)]
            else:
                break
        return here.line


class _Loader(yaml.SafeLoader):
    """Reads YAML and refuses what could make a small file grow large before anything is built from it."""

    file = Path()
    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        event: yaml.Event = self.peek_event()  # type: ignore[no-untyped-call]
        line = 1 if event.start_mark is None else event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent):
            raise Malformed(self.file, line, "references (*name) are not used here; write the entry out")
        if self.depth > DEEPEST:
            raise Malformed(self.file, line, "the entries are nested too deeply for a scenario")
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def documents(text: str, file: Path) -> Iterator[Entry]:
    """The documents of a YAML text, one after the other."""
    try:
        loader = _Loader(text)
        loader.file = file
        while loader.check_node():
            node = loader.get_node()
            if node is not None:
                yield _entry(node, file)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = 1 if mark is None else mark.line + 1
        raise Malformed(file, line, f"this is not YAML: {error.problem or error.context}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, int(error.position)) + 1
        raise Malformed(file, line, f"this is not YAML: {error.reason}") from None


def line_of(node: yaml.Node) -> int:
    """The line a node of the YAML tree begins on."""
    return 1 if node.start_mark is None else node.start_mark.line + 1


def _entry(node: yaml.Node, file: Path) -> Entry:
    line = line_of(node)
    if not node.tag.startswith("tag:yaml.org,2002:") or "python" in node.tag:
        raise Malformed(file, line, f"the tag {node.tag} is not used here; write the plain value")
    if isinstance(node, yaml.MappingNode):
        members: dict[str, Entry] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise Malformed(file, line_of(key), "the name of an entry is one word, not a list")
            if key.value in members:
                raise Malformed(file, line_of(key), f"'{key.value}' is written twice")
            members[key.value] = _entry(value, file)
            # An empty entry has no place of its own; it stands where its name does.
            members[key.value].line = line_of(key)
        return Entry(line, members=members)
    if isinstance(node, yaml.SequenceNode):
        return Entry(line, items=[_entry(item, file) for item in node.value])
    text = str(node.value)
    if (
        isinstance(node, yaml.ScalarNode)
        and node.style is None
        and (text in _WORDS or _WHOLE.fullmatch(text))
    ):
        return Entry(line, _WORDS[text] if text in _WORDS else int(text))
    return Entry(line, text)
