"""`sixgun check PATH...`: run scenario files and say whether what they claim holds."""

import argparse
import json
import sys
from typing import Final

from sixgun.cli.options import Options
from sixgun.cli.paint import GREEN, RED, paint
from sixgun.cli.shelf import malformed, scenario_files
from sixgun.cli.words import Mistake, one_line
from sixgun.texts import Speaker

EXAMPLE: Final = "sixgun check scenarios/dice"


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("paths", "PATH", many=True)
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """One line per scenario; 0 if all hold, 1 if some do not, 2 if a file is malformed."""
    from sixgun.scenarios import Malformed, check_file

    if not arguments.paths:
        raise Mistake("ui-cli-no-paths")
    labels = _labels(say)
    held = failed = broken = 0
    for path in scenario_files(arguments.paths):
        try:
            outcomes = check_file(path)
        except Malformed as wrong:
            for mistake in wrong.every():
                print(f"sixgun: {one_line(malformed(mistake).line(say))}", file=sys.stderr)
            broken += 1
            continue
        for outcome in outcomes:
            held += outcome.holds
            failed += not outcome.holds
            differs = list(outcome.differs)
            if arguments.json:
                row = {
                    "file": str(path),
                    "scenario": outcome.scenario,
                    "holds": outcome.holds,
                    "differs": differs,
                }
                print(json.dumps(row, ensure_ascii=False))
                continue
            verdict = paint(labels[outcome.holds], GREEN if outcome.holds else RED)
            print(f"{verdict}  {path}: {outcome.scenario}")
            for difference in differs:
                print(f"    {difference}")
    if held + failed and not arguments.json:
        print(say.text("ui-cli-check-total", held=held, failed=failed, broken=broken))
    return 2 if broken else 1 if failed else 0


def _labels(say: Speaker) -> dict[bool, str]:
    """The two verdicts, equally wide."""
    labels = {True: say.text("ui-cli-check-holds"), False: say.text("ui-cli-check-fails")}
    width = max(len(label) for label in labels.values())
    return {holds: f"{label:<{width}}" for holds, label in labels.items()}
