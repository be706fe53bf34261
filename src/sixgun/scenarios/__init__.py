"""Scenarios: a position, what is done, and what must then be true, as files that any player can read.

The words of a position come from the game (`Game.position`, `Game.facts`); the sentences, the line numbers
and the search for the nearest right word are the same for all games. `docs/scenarios.md` is the reference.
"""

from sixgun.scenarios.malformed import Malformed
from sixgun.scenarios.reading import read_file, read_text
from sixgun.scenarios.running import Outcome, check_file, open_table, outcome
from sixgun.scenarios.saving import save_scenario
from sixgun.scenarios.scenario import Scenario

__all__ = [
    "Malformed",
    "Outcome",
    "Scenario",
    "check_file",
    "open_table",
    "outcome",
    "read_file",
    "read_text",
    "save_scenario",
]
