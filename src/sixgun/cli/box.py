"""`sixgun box`: which boxes there are and what is wrong with them; `sixgun box new` writes a new one."""

import argparse
import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import sixgun
from sixgun.cli import skeleton
from sixgun.cli.options import Options
from sixgun.cli.table_options import checked_box
from sixgun.cli.tables import console, table
from sixgun.cli.words import Mistake
from sixgun.finding import Found
from sixgun.texts import LANGUAGES, Speaker
from sixgun.texts.catalogue import FALLBACK

EXAMPLE: Final = "sixgun box new saddlebag"
NEW: Final = "new"
LONGEST: Final = 30
"""The longest name of a box; it becomes part of the names of cards."""


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("words", "BOX", many=True)
    options.value("dir", "DIR")
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """List the boxes, or write one."""
    words: list[str] = arguments.words
    if words[:1] == [NEW]:
        return _write(" ".join(words[1:]), arguments.dir, say)
    if arguments.dir is not None:
        raise Mistake("ui-cli-box-dir-only")
    wanted = checked_box(sixgun.game("bang"), " ".join(words)) if words else ""
    boxes = [box for box in all_boxes() if not words or box.id == wanted]
    if arguments.json:
        print(json.dumps([box.in_words() for box in boxes], ensure_ascii=False, indent=2))
        return 0
    grid = table(
        *[say.text(f"ui-cli-column-{column}") for column in ("box", "name")],
        *[say.text(f"ui-cli-column-{column}") for column in ("inside", "from")],
    )
    for box in boxes:
        grid.add_row(box.id, box.name(say), box.inside(say), box.home(say))
    console().print(grid)
    for box in boxes:
        for line in box.remarks(say):
            print(f"{box.id}: {line}")
    return 0


class Listed(NamedTuple):
    """A box of the card game as it is listed."""

    id: str
    cards: int = 0
    characters: int = 0
    events: int = 0
    found: Found | None = None
    """The package a box from outside comes from."""
    wrong: str = ""
    """Why it cannot be played."""

    def name(self, say: Speaker) -> str:
        """What it is called."""
        return "" if self.wrong else say.text(f"set-bang-{self.id}")

    def inside(self, say: Speaker) -> str:
        """What lies in it, counted."""
        counts = {"cards": self.cards, "characters": self.characters, "events": self.events}
        return ", ".join([say.text(f"ui-cli-box-{sort}", count=n) for sort, n in counts.items() if n])

    def home(self, say: Speaker) -> str:
        """Where it comes from."""
        if self.found is None:
            return "" if self.wrong else say.text("ui-cli-box-ours")
        folder = self.found.folder()
        return f"{self.found.distribution}, {folder}" if folder else self.found.distribution

    def remarks(self, say: Speaker) -> Iterator[str]:
        """What its author should know."""
        if self.wrong:
            yield say.text("ui-cli-box-broken", why=self.wrong)
            return
        for lang, keys in self.lacking().items():
            yield say.text("ui-cli-box-lacking", lang=lang, count=len(keys), keys=", ".join(sorted(keys)))

    def lacking(self) -> dict[str, set[str]]:
        """The texts that some languages lack, by language."""
        if self.found is None or self.wrong:
            return {}
        english = self.found.keys(FALLBACK)
        lacks = {lang: english - self.found.keys(lang) for lang in LANGUAGES}
        return {lang: keys for lang, keys in lacks.items() if keys}

    def in_words(self) -> dict[str, object]:
        """The box for programs to read."""
        return {
            "id": self.id,
            "from": self.found.distribution if self.found else "sixgun",
            "package": self.found.package if self.found else f"sixgun.games.bang.sets.{self.id}",
            "folder": self.found.folder() if self.found else "",
            "cards": self.cards,
            "characters": self.characters,
            "events": self.events,
            "lacking": {lang: sorted(keys) for lang, keys in self.lacking().items()},
            "wrong": self.wrong,
        }


def all_boxes() -> list[Listed]:
    """Every box of the card game, the broken ones last."""
    from sixgun.finding import outside
    from sixgun.games.bang.cards import CAST, EVENTS, OF_BOX, of_piles
    from sixgun.games.bang.shelf import BROKEN, FOREIGN

    playable = [
        Listed(
            box.id,
            len(OF_BOX[box.id]) + len(of_piles(box.id)),
            len(CAST[box.id]),
            len(EVENTS[box.id]),
            FOREIGN.get(box.id),
        )
        for box in sixgun.game("bang").modules
    ]
    found = {one.id: one for one in outside()}
    return playable + [Listed(id, found=found.get(id), wrong=why) for id, why in sorted(BROKEN.items())]


def _write(name: str, folder: str | None, say: Speaker) -> int:
    """Write the skeleton of a box and say what can be done with it."""
    target = Path(folder if folder is not None else checked_name(name))
    written = skeleton.write(checked_name(name), target)
    print(say.text("ui-cli-box-written", name=name, folder=str(target)))
    for line in written:
        print(f"  {line}")
    return 0


def checked_name(name: str) -> str:
    """A name for a new box: an id that is free."""
    from sixgun.games.bang.shelf import BROKEN, NAME

    if not name.strip():
        raise Mistake("ui-cli-box-no-name", example="saddlebag")
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Mistake("ui-cli-box-bad-name", name=name[:80], example=_suggestion(name))
    if name in BROKEN or name in [module.id for module in sixgun.game("bang").modules]:
        raise Mistake("ui-cli-box-taken", name=name)
    return name


def _suggestion(name: str) -> str:
    """The nearest name that would do."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z][a-z0-9]*", plain)
    return "_".join(words)[:LONGEST].strip("_") or "saddlebag"
