"""The options of a subcommand: argparse in the user's language, with mistakes answered in one line."""

import argparse
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from sixgun.cli.words import Mistake, nearest
from sixgun.texts import Speaker


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """argparse's own layout under a translated heading."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._heading = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._heading if prefix is None else prefix)


class Options(argparse.ArgumentParser):
    """What one subcommand accepts. Every option takes its help from the key ``ui-cli-<command>-<option>``."""

    def __init__(self, say: Speaker, command: str, example: str) -> None:
        about = say.text(f"ui-cli-{command}-about")
        usage = say.text("ui-cli-usage") + " "
        super().__init__(
            prog=f"sixgun {command}",
            description=textwrap.fill(about, 78),
            epilog=say.text("ui-cli-example") + f"\n  {example}",
            formatter_class=lambda prog: _Formatter(prog, usage),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._say = say
        self._command = command
        self._flags: list[str] = []
        self._values: list[str] = []
        self._wanted = self.add_argument_group(say.text("ui-cli-arguments"))
        self._optional = self.add_argument_group(say.text("ui-cli-options"))
        self._optional.add_argument(
            "-h", "--help", action="store_true", help=say.text("ui-cli-option-help", command=command)
        )
        self._flags += ["-h", "--help"]

    def argument(self, name: str, metavar: str, *, many: bool = False) -> None:
        """A positional argument. The command itself says what is missing, so none is required here."""
        text = self._text(name)
        self._wanted.add_argument(name, metavar=metavar, nargs="*" if many else "?", help=text)

    def flag(self, name: str) -> None:
        """A switch."""
        self._flags.append(f"--{name}")
        self._optional.add_argument(f"--{name}", action="store_true", help=self._text(name))

    def value(
        self, name: str, metavar: str, kind: Callable[[str], Any] = str, default: object = None, **params: str
    ) -> None:
        """An option with a value, read by `kind`."""
        self._values.append(f"--{name}")
        self._optional.add_argument(
            f"--{name}", metavar=metavar, type=kind, default=default, help=self._text(name, **params)
        )

    def values(self, name: str, metavar: str, kind: Callable[[str], Any]) -> None:
        """An option that may be given several times; its values are a list, empty if it is not given."""
        self._values.append(f"--{name}")
        self._optional.add_argument(
            f"--{name}", metavar=metavar, type=kind, action="append", default=[], help=self._text(name)
        )

    def lang(self) -> None:
        """The option every subcommand shares; its value was read beforehand."""
        self._values.append("--lang")
        self._optional.add_argument("--lang", metavar="LANG", help=self._say.text("ui-cli-option-lang"))

    def about_the_game(self, text: str) -> None:
        """What the help has to add for the game that was named, before the example."""
        self.epilog = f"{text}\n\n{self.epilog}"

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The options as given; anything not understood is a `Mistake`."""
        try:
            known, strange = self.parse_known_args(arguments)
        except argparse.ArgumentError as wrong:
            raise self._mistake(wrong) from None
        if strange:
            raise self._stranger(strange[0])
        return known

    def error(self, message: str) -> NoReturn:
        """What argparse found wrong with the whole line."""
        raise Mistake("ui-cli-not-understood", text=message, command=self._command)

    def _text(self, name: str, **params: str) -> str:
        # argparse fills in %-forms of its own; texts have none.
        return self._say.text(f"ui-cli-{self._command}-{name}", **params).replace("%", "%%")

    def _mistake(self, wrong: argparse.ArgumentError) -> Mistake:
        option = (wrong.argument_name or "").rpartition("/")[2]
        key = "ui-cli-no-value-wanted" if option in self._flags else "ui-cli-value-wanted"
        return Mistake(key, option=option, command=self._command)

    def _stranger(self, argument: str) -> Mistake:
        if not argument.startswith("-"):
            return Mistake("ui-cli-too-much", argument=argument, command=self._command)
        name = argument.partition("=")[0]
        guess = nearest(name, [*self._flags, *self._values])
        if guess:
            return Mistake("ui-cli-option-guess", option=name, guess=guess, command=self._command)
        return Mistake("ui-cli-option-unknown", option=name, command=self._command)


def whole(option: str, least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text) if text.isascii() and len(text) < 20 else least - 1
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise Mistake("ui-cli-number-wanted", option=option, text=text, least=str(least), most=str(most))
        return number

    return read


def words(option: str) -> Callable[[str], tuple[str, ...]]:
    """A reader of names separated by commas."""

    def read(text: str) -> tuple[str, ...]:
        found = tuple([word.strip() for word in text.split(",")])
        if not all(found):
            raise Mistake("ui-cli-list-wanted", option=option, text=text)
        return found

    return read
