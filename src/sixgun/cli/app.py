"""The entry point: finds the subcommand, runs it, and turns any failure into one line and an exit code."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

import sixgun
from sixgun.cli.game_help import game_help
from sixgun.cli.options import Options
from sixgun.cli.words import Mistake, asked_language, checked_language, language, nearest, one_line
from sixgun.games.legends.content.tables import BadContent
from sixgun.kernel.complaints import Complaint
from sixgun.texts import Speaker, speaker

FINE: Final = 0
NO: Final = 1
ASKED_WRONGLY: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

COMMANDS: Final = {
    "serve": "sixgun.cli.serve",
    "play": "sixgun.cli.play",
    "sim": "sixgun.cli.sim",
    "check": "sixgun.cli.check",
    "replay": "sixgun.cli.replay",
    "card": "sixgun.cli.card",
    "cards": "sixgun.cli.cards",
    "box": "sixgun.cli.box",
    "texts": "sixgun.cli.texts",
    "bench": "sixgun.cli.bench",
}
"""Subcommand -> the module that carries it out."""

EXTRAS: Final = {
    "litestar": "server",
    "msgspec": "server",
    "numba": "lab",
    "numpy": "lab",
    "pyarrow": "lab",
    "sqlalchemy": "server",
    "structlog": "server",
    "textual": "terminal",
    "uvicorn": "server",
    "websockets": "server",
}
"""Packages that come with an extra, by their import name."""


class Command(Protocol):
    """What a subcommand's module offers."""

    EXAMPLE: str

    def define(self, options: Options) -> None:
        """Declare its arguments and options."""

    def run(self, arguments: Any, say: Speaker) -> int:
        """Carry it out and return the exit code."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; `arguments` are those of the process unless given."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a poor terminal must not end a game
    say = speaker(language(given, os.environ))
    try:
        code = _dispatch(given, say)
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        return _complain(mistake.line(say))
    except Complaint as wrong:
        return _complain(say.complaint(wrong))
    except BadContent as wrong:
        return _complain(say.text("ui-cli-bad-content", what=str(wrong)))
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        return _complain(say.text("ui-cli-extra-missing", package=package, extra=EXTRAS[package]))
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has just shown ^C
        _complain(say.text("ui-cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes once more on exit; let it flush into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as failed:
        return _complain(
            say.text(
                "ui-cli-system", what=failed.strerror or str(failed), file=str(failed.filename or "stdout")
            )
        )


def _complain(text: str) -> int:
    print(f"sixgun: {one_line(text)}", file=sys.stderr)
    return ASKED_WRONGLY


def _dispatch(given: Sequence[str], say: Speaker) -> int:
    before, command, after = _split(given)
    if "--version" in before:
        print(f"sixgun {sixgun.__version__}")
        return FINE
    asked = asked_language(given)
    if asked:
        checked_language(asked)
    if "-h" in before or "--help" in before or (not command and not before):
        print(_overview(say))
        return FINE
    if not command:
        raise Mistake("ui-cli-no-command", known=", ".join(COMMANDS))
    if command not in COMMANDS:
        guess = nearest(command, list(COMMANDS))
        key = "ui-cli-command-guess" if guess else "ui-cli-command-unknown"
        raise Mistake(key, name=command, guess=guess, known=", ".join(COMMANDS))
    module = cast(Command, import_module(COMMANDS[command]))
    options = Options(say, command, module.EXAMPLE)
    module.define(options)
    options.lang()
    found = options.parse(after)
    if found.help:
        if "preset" in found and found.game in sixgun.GAMES:
            options.about_the_game(game_help(sixgun.game(found.game), say))
        print(options.format_help(), end="")
        return FINE
    return module.run(found, say)


def _split(given: Sequence[str]) -> tuple[Sequence[str], str, Sequence[str]]:
    """What comes before the subcommand, the subcommand, and its own arguments."""
    index = 0
    while index < len(given) and given[index].startswith("-"):
        if given[index] not in ("-h", "--help", "--version", "--lang") and not given[index].startswith(
            "--lang="
        ):
            raise Mistake("ui-cli-global-unknown", option=given[index].partition("=")[0])
        if given[index] == "--lang" and index + 1 == len(given):
            raise Mistake("ui-cli-value-wanted", option="--lang", command="")
        index += 2 if given[index] == "--lang" else 1
    return given[:index], given[index] if index < len(given) else "", given[index + 1 :]


def _overview(say: Speaker) -> str:
    lines = [
        f"{say.text('ui-cli-usage')} sixgun [--version] [--lang LANG] {say.text('ui-cli-command-word')} ...",
        "",
        say.text("ui-cli-about"),
        "",
        say.text("ui-cli-commands"),
    ]
    width = max(len(name) for name in COMMANDS)
    lines += [f"  {name:<{width}}  {say.text(f'ui-cli-{name}-summary')}" for name in COMMANDS]
    lines += [
        "",
        f"{say.text('ui-cli-options')}:",
        f"  --lang LANG  {say.text('ui-cli-option-lang')}",
        f"  --version    {say.text('ui-cli-option-version')}",
        f"  -h, --help   {say.text('ui-cli-option-help', command='')}",
        "",
        say.text("ui-cli-more-help"),
        "",
        say.text("ui-cli-example"),
        "  sixgun play bang --players 5",
    ]
    return "\n".join(lines)
