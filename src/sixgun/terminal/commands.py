"""The commands of the plain tables: words of the reader's language, and the English ones everywhere.

A command is a text: ``ui-command-why`` is the word that help teaches, ``.also`` another one that is
understood, ``.help`` the line of help about it.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from sixgun.terminal.words import folded
from sixgun.texts import Speaker, speaker

COMMANDS: Final[Mapping[str, tuple[str, str, str]]] = {
    "options": ("ui-command-options", "ui-command-options.also", "ui-command-options.help"),
    "why": ("ui-command-why", "ui-command-why.also", "ui-command-why.help"),
    "hint": ("ui-command-hint", "ui-command-hint.also", "ui-command-hint.help"),
    "undo": ("ui-command-undo", "ui-command-undo.also", "ui-command-undo.help"),
    "table": ("ui-command-table", "ui-command-table.also", "ui-command-table.help"),
    "hand": ("ui-command-hand", "ui-command-hand.also", "ui-command-hand.help"),
    "map": ("ui-command-map", "ui-command-map.also", "ui-command-map.help"),
    "stories": ("ui-command-stories", "ui-command-stories.also", "ui-command-stories.help"),
    "goals": ("ui-command-goals", "ui-command-goals.also", "ui-command-goals.help"),
    "store": ("ui-command-store", "ui-command-store.also", "ui-command-store.help"),
    "events": ("ui-command-events", "ui-command-events.also", "ui-command-events.help"),
    "card": ("ui-command-card", "ui-command-card.also", "ui-command-card.help"),
    "info": ("ui-command-info", "ui-command-info.also", "ui-command-info.help"),
    "log": ("ui-command-log", "ui-command-log.also", "ui-command-log.help"),
    "chat": ("ui-command-chat", "ui-command-chat.also", "ui-command-chat.help"),
    "yes": ("ui-command-yes", "ui-command-yes.also", "ui-command-yes.help"),
    "no": ("ui-command-no", "ui-command-no.also", "ui-command-no.help"),
    "away": ("ui-command-away", "ui-command-away.also", "ui-command-away.help"),
    "back": ("ui-command-back", "ui-command-back.also", "ui-command-back.help"),
    "begin": ("ui-command-begin", "ui-command-begin.also", "ui-command-begin.help"),
    "rematch": ("ui-command-rematch", "ui-command-rematch.also", "ui-command-rematch.help"),
    "link": ("ui-command-link", "ui-command-link.also", "ui-command-link.help"),
    "save": ("ui-command-save", "ui-command-save.also", "ui-command-save.help"),
    "lang": ("ui-command-lang", "ui-command-lang.also", "ui-command-lang.help"),
    "help": ("ui-command-help", "ui-command-help.also", "ui-command-help.help"),
    "quit": ("ui-command-quit", "ui-command-quit.also", "ui-command-quit.help"),
}
"""The id of every command -> its word, a second word, and its line of help; in the order of help."""

MORE_WORDS: Final = ("why", "card", "info", "log", "chat", "save", "lang")
"""Commands that are followed by something; “store north” is no command, but may be a place."""

LONGEST: Final = 2
"""So many words has the longest command."""

AROUND: Final = "¿?¡!:.,;“”„«»\"'"
"""Signs that may stand around a command."""

ENGLISH: Final = "en"

Deed = Callable[[str], None]


def words_for(command: str, say: Speaker) -> tuple[str, ...]:
    """The words for a command in a language, the one that is taught first."""
    word, also, _ = COMMANDS[command]
    return tuple(dict.fromkeys([say.text(word), say.text(also)]))


def vocabulary(commands: Collection[str], say: Speaker) -> dict[str, str]:
    """Every word that is understood, as it is compared -> the command it stands for."""
    found: dict[str, str] = {}
    for command in commands:
        for word in (*words_for(command, say), *words_for(command, speaker(ENGLISH))):
            found.setdefault(folded(word), command)
    return found


def command_in(line: str, commands: Collection[str], say: Speaker) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line; None if it begins with none."""
    if line.strip() == "?":
        return "help", ""
    known = vocabulary(commands, say)
    words = line.split()
    for count in range(min(LONGEST, len(words)), 0, -1):
        head = folded(" ".join([word.strip(AROUND) for word in words[:count]]))
        if head in known and (count == len(words) or known[head] in MORE_WORDS):
            return known[head], " ".join(words[count:])
    return None


def help_lines(commands: Collection[str], say: Speaker) -> list[str]:
    """A line about each of these commands, in the order of help."""
    return [say.text(about) for command, (_, _, about) in COMMANDS.items() if command in commands]
