"""Texts of the command line: every key is there in every language, and none is left over."""

import re
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest

import sixgun.cli
from sixgun.cli.app import COMMANDS, Command
from sixgun.cli.options import Options
from sixgun.cli.rulings import RULINGS
from sixgun.games.bang.kinds import KINDS
from sixgun.games.catalog import game
from sixgun.terminal.legends.cards import FILES
from sixgun.texts import LANGUAGES, Speaker, speaker

SOURCES = sorted(Path(sixgun.cli.__file__).parent.glob("*.py"))
TEXTS = Path(sixgun.__file__).parent / "texts"

game("bang")  # fills KINDS from the boxes
BUILT_IN_THE_CODE = {
    *[f"ui-cli-{command}-summary" for command in COMMANDS],
    *[f"ui-cli-sim-{kind}" for kind in ("role", "side", "character", "bot")],
    *[f"ui-cli-sim-by-{kind}" for kind in ("role", "side", "character", "bot")],
    *[f"ui-cli-choice-{choice}" for choice in ("mandatory", "optional")],
    *[f"ui-cli-kind-{kind}" for kind in ("character", "event", *{card.colour for card in KINDS.values()})],
    *[f"ui-cli-box-{sort}" for sort in ("cards", "characters", "events")],
    *[f"ui-cli-column-{column}" for column in ("inside", "from")],
    *[f"ui-cli-kind-{kind}" for kind in FILES if kind != "character"],
    *[ruling.key for ruling in RULINGS],
}


def keys_in(lang: str) -> set[str]:
    own = [(TEXTS / lang / name).read_text(encoding="utf-8") for name in ("cli.ftl", "rulings.ftl")]
    boxes = [path.read_text(encoding="utf-8") for path in (TEXTS / lang).glob("bang-*.ftl")]
    keys = {key for text in own for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
    return keys | {key for text in boxes for key in re.findall(r"^(ruling-[\w-]*) =", text, re.MULTILINE)}


class Listener(Speaker):
    """Remembers what it was asked to say."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, strict=True)
        self.said: set[str] = set()

    def text(self, key: str, **params: int | str) -> str:
        self.said.add(key)
        return super().text(key, **params)


def keys_of_help(lang: str) -> set[str]:
    """Keys that the help of all commands needs; the strict speaker fails on a missing one."""
    listener = Listener(lang)
    for command, module in COMMANDS.items():
        loaded = cast(Command, import_module(module))
        options = Options(listener, command, loaded.EXAMPLE)
        loaded.define(options)
        options.lang()
        options.format_help()
    return listener.said


def keys_in_code() -> set[str]:
    return {
        key
        for source in SOURCES
        for key in re.findall(r"[\"'](ui-cli-[a-z-]*[a-z])[\"']", source.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_and_none_is_left_over(lang: str) -> None:
    assert keys_in(lang) == keys_in_code() | keys_of_help(lang) | BUILT_IN_THE_CODE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_sentences(lang: str) -> None:
    said = [speaker(lang, strict=True).text(ruling.key) for ruling in RULINGS]
    assert len(set(said)) == len(RULINGS)
    assert [
        sentence for sentence in said if not sentence.endswith((".", "BANG!", "Vedle!", "Fallaste!"))
    ] == []
