"""Playing scenarios: every deed is carried out, every claim is looked at."""

from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

import sixgun
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.table import Table
from sixgun.scenarios.claims import Claim
from sixgun.scenarios.deeds import Step
from sixgun.scenarios.grammar import Grammar
from sixgun.scenarios.malformed import Mistakes
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.reading import first_of, sound, text_of
from sixgun.scenarios.scenario import Scenario


class Outcome(NamedTuple):
    """Whether a scenario holds, and if not, line by line how the game differs from it."""

    file: Path
    scenario: str
    holds: bool
    differs: tuple[str, ...]


class Ready:
    """A scenario whose every word is understood: its table, its deeds and its claims."""

    def __init__(self, scenario: Scenario) -> None:
        mistakes = Mistakes()
        self.scenario = scenario
        with mistakes.noting():
            self.now = Moment(scenario)
        # A position that cannot be is no reason to be silent about the sentences.
        facts = scenario.bare() if mistakes else self.now.before
        self.steps: list[Step] = []
        self.claims: list[Claim] = []
        if facts is not None:
            grammar = Grammar(scenario, facts)
            for line in scenario.when:
                with mistakes.noting():
                    self.steps.append(grammar.step(line))
            with mistakes.noting():
                self.claims = grammar.all_claims(scenario.then)
        mistakes.complain()


def check_file(path: Path) -> list[Outcome]:
    """Play all scenarios of a file. Raises `Malformed` with all mistakes if a word of any is wrong."""
    mistakes = Mistakes()
    ready: list[Ready] = []
    for scenario in sound(text_of(path), path, mistakes):
        with mistakes.noting():
            ready.append(Ready(scenario))
    mistakes.complain()
    return [_outcome(one) for one in ready]


def outcome(scenario: Scenario) -> Outcome:
    """Play one scenario. Raises `Malformed` if a word of it is wrong."""
    return _outcome(Ready(scenario))


def _outcome(ready: Ready) -> Outcome:
    differs = play(ready)
    return Outcome(ready.scenario.file, ready.scenario.name, not differs, tuple(differs))


def play(ready: Ready) -> list[str]:
    """Everything that differs, open questions first; the first deed that goes wrong ends the play."""
    now, scenario, claims = ready.now, ready.scenario, ready.claims
    first = now.table.state.active
    wrong = now.start()
    if wrong:
        return [f"line {scenario.line}: {wrong}"]
    for line, step in zip(scenario.when, ready.steps, strict=True):
        wrong = step.take(now)
        if wrong:
            return [
                *still_asked(now, line.line, step.expected(now)),
                *missing_turn(ready, first),
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
    return [*still_asked(now, last, expected), *missing_turn(ready, first), *differs]


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


def missing_turn(ready: Ready, active: int) -> list[str]:
    """That nobody wrote whose turn it is, if someone else than the player who begins acts first."""
    scenario = ready.scenario
    actor = next((step.seat for step in ready.steps if step.seat >= 0), active)
    if scenario.says("turn") or scenario.midway() or actor == active:
        return []
    begins, acts = scenario.names[active], scenario.names[actor]
    return [f"line {scenario.line}: 'turn' is missing, so it is {begins}'s turn; write 'turn: {acts}' if not"]


def open_table(path: Path) -> Table[Any]:
    """A table at the position of the first scenario of a file; once its dice are used up, chance goes on."""
    scenario = first_of(path)
    seed = sixgun.fresh_seed(None)
    table = scenario.table(scenario.origin(seed, CountedRng(seed)))
    scenario.run(table)
    return table
