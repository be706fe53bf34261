"""Playing scenarios: every deed is carried out, every claim is looked at."""

from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

import sixgun
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.table import Table
from sixgun.scenarios.grammar import Grammar
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.scenario import Scenario, first_of, read_file


class Outcome(NamedTuple):
    """Whether a scenario holds, and if not, line by line how the game differs from it."""

    file: Path
    scenario: str
    holds: bool
    differs: tuple[str, ...]


def check_file(path: Path) -> list[Outcome]:
    """Play all scenarios of a file. Raises `Malformed` if a word of any of them is wrong."""
    return [outcome(scenario) for scenario in read_file(path)]


def outcome(scenario: Scenario) -> Outcome:
    """Play one scenario."""
    differs = play(scenario)
    return Outcome(scenario.file, scenario.name, not differs, tuple(differs))


def play(scenario: Scenario) -> list[str]:
    """Everything that differs, open questions first; the first deed that goes wrong ends the play."""
    now = Moment(scenario)
    grammar = Grammar(scenario, now.before)
    steps = [grammar.step(line) for line in scenario.when]
    claims = grammar.all_claims(scenario.then)
    wrong = now.start()
    if wrong:
        return [f"line {scenario.line}: {wrong}"]
    for line, step in zip(scenario.when, steps, strict=True):
        wrong = step.take(now)
        if wrong:
            return [
                *still_asked(now, line.line, step.expected(now)),
                f"line {line.line}: {line.text}: {wrong}",
            ]
    differs: list[str] = []
    for line, claim in zip(scenario.then, claims, strict=True):
        wrong = claim.differs(now)
        if wrong:
            differs.append(f"line {line.line}: {line.text}: {wrong}")
    unused = now.unused()
    if unused and not differs:
        differs.append(f"line {scenario.line}: {unused}")
    if not differs:
        return []
    expected = {name for claim in claims if not claim.differs(now) for name in claim.asked()}
    last = scenario.when[-1].line if scenario.when else scenario.line
    return [*still_asked(now, last, expected), *differs]


def still_asked(now: Moment, line: int, expected: Collection[str]) -> list[str]:
    """The open questions of all players but those whose question is expected or told of anyway.

    They are said before everything else, because a question nobody answered is the likeliest reason for it.
    """
    names = now.scenario.names
    return [
        f"line {line}: {names[ask.seat]} is still asked: {ask.prompt}"
        for ask in now.table.pending
        if names[ask.seat] not in expected
    ]


def open_table(path: Path) -> Table[Any]:
    """A table at the position of the first scenario of a file; once its dice are used up, chance goes on."""
    scenario = first_of(path)
    seed = sixgun.fresh_seed(None)
    table = scenario.table(scenario.origin(seed, CountedRng(seed)))
    scenario.run(table)
    return table
