"""`sixgun bench`: speed, side by side with installed peers in the same run."""

import argparse
from typing import Final

from sixgun.cli.options import Options, whole
from sixgun.cli.words import Mistake
from sixgun.texts import Speaker

EXAMPLE: Final = "sixgun bench --rounds 5 --json"


def define(options: Options) -> None:
    """Declare the options."""
    options.value("rounds", "N", whole("--rounds", 1, 1000), 3)
    options.value("seconds", "S", _seconds, 2.0)
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Measure; exit code 1 if a promise does not hold."""
    from sixgun.lab.bench import main

    given = ["--rounds", str(arguments.rounds), "--seconds", str(arguments.seconds)]
    return main([*given, "--json"] if arguments.json else given)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 3600.0:
        raise Mistake("ui-cli-seconds-wanted", option="--seconds", text=text)
    return seconds
