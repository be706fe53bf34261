"""`sixgun texts KEY`: how a text is written in every language, and how it sounds in a game."""

import argparse
import json
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

import sixgun
from sixgun.cli.options import Options
from sixgun.cli.overheard import overheard
from sixgun.cli.paint import YELLOW, paint
from sixgun.cli.shelf import shown
from sixgun.cli.words import Mistake, nearest
from sixgun.texts import LANGUAGES, Speaker

EXAMPLE: Final = "sixgun texts bang-event-CardsDrawn --lang cs"
MOST: Final = 6
"""So many texts are shown in full; of more than that only the keys are listed."""

_TEXTS: Final = Path(sixgun.__file__).resolve().parent / "texts"


class Written(NamedTuple):
    """A message as it stands in a file."""

    key: str
    file: Path
    line: int
    source: str


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("key", "KEY", many=True)
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Print the texts that are asked for."""
    wanted = " ".join(arguments.key).strip()
    if not wanted:
        raise Mistake("ui-cli-texts-no-key")
    books = {lang: book(lang) for lang in LANGUAGES}
    keys = find(wanted, books, say)
    if arguments.json:
        rows = [
            {"key": key, **{lang: books[lang][key].source for lang in LANGUAGES if key in books[lang]}}
            for key in keys
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    if len(keys) > MOST:
        print(*keys, sep="\n")
        return 0
    for number, key in enumerate(keys):
        if number:
            print()
        print(*told(key, books, say), sep="\n")
    return 0


def book(lang: str) -> dict[str, Written]:
    """Every message of a language, as it is written."""
    found: dict[str, Written] = {}
    for file in sorted((_TEXTS / lang).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.span is not None:
                line = source.count("\n", 0, entry.span.start) + 1
                text = FluentSerializer().serialize_entry(entry).rstrip()
                found[entry.id.name] = Written(entry.id.name, file, line, text)
    return found


def find(wanted: str, books: dict[str, dict[str, Written]], say: Speaker) -> Sequence[str]:
    """The keys that are meant: a key, a pattern with ``*``, or a piece of a text in the reader's language."""
    keys = sorted(books["en"])
    key = wanted.partition(".")[0]
    if key in books["en"]:
        return [key]
    found = [key for key in keys if fnmatchcase(key, wanted)]
    if not found:
        mine = books[say.lang]
        found = [key for key in keys if key in mine and wanted.casefold() in mine[key].source.casefold()]
    if found:
        return found
    guess = nearest(wanted, keys)
    raise Mistake("ui-cli-texts-guess" if guess else "ui-cli-texts-unknown", name=wanted, guess=guess)


def told(key: str, books: dict[str, dict[str, Written]], say: Speaker) -> Iterator[str]:
    """Everything about a text, line by line."""
    yield paint(key, YELLOW)
    for lang in LANGUAGES:
        written = books[lang].get(key)
        if written is not None:
            yield f"\n  {shown(written.file)}:{written.line}"
            yield from [f"    {line}" for line in written.source.splitlines()]
    heard = overheard(key, say.lang)
    if heard:
        yield f"\n  {say.text('ui-cli-texts-heard')}"
        yield from [f"    {line}" for line in heard]
