"""A scenario being played: the table, what it was at the start, and whether its dice have run out."""

from typing import Any

from sixgun.kernel.asks import Ask, Refusal
from sixgun.kernel.position import Written
from sixgun.kernel.rng import Rng
from sixgun.kernel.scripted import ScriptedRng, ScriptExhausted, ScriptMismatch
from sixgun.kernel.table import Table
from sixgun.scenarios.scenario import BROKEN_AGENDA, Scenario


class Moment:
    """The table of a scenario at some moment."""

    __slots__ = ("before", "scenario", "table", "waits_for_dice")

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.table: Table[Any] = scenario.table(scenario.origin(bytes(16), None))
        self.before: Written = scenario.game.facts(self.table.state, scenario.names)
        self.waits_for_dice = False

    def start(self) -> str:
        """Run to the first ask; the answer says what went wrong, if anything."""
        try:
            self.scenario.run(self.table)
        except ScriptExhausted as error:
            return self.out_of_dice(str(error))
        except ScriptMismatch as error:
            return str(error)
        return ""

    def choose(self, seat: int, deed: str) -> str:
        """Let a seat choose; the answer says what went wrong, if anything. `Refused` is passed on."""
        try:
            self.table.choose(seat, deed)
        except ScriptExhausted as error:
            return self.out_of_dice(str(error))
        except ScriptMismatch as error:
            return str(error)
        except BROKEN_AGENDA:
            if not self.scenario.midway():
                raise
            return "the agenda cannot be carried out; take it from a saved table"
        return ""

    def out_of_dice(self, wanted: str) -> str:
        """Without a written roll the scenario can only end where a new turn begins, before its first roll."""
        self.table.pending = ()
        self.waits_for_dice = True
        if self.scenario.game.awaits_first_chance(self.table.state):
            return ""
        if isinstance(self.table.state.rng, ScriptedRng):
            return "a roll is needed here and none is left in 'rolls'"
        return wanted

    def unused(self) -> str:
        """What was written down for chance and was never asked for."""
        rng: Rng = self.table.state.rng
        return rng.unused()

    def facts(self) -> Written:
        """Everything that can be said of the position now."""
        return self.scenario.game.facts(self.table.state, self.scenario.names)

    def find(self, ask: Ask, text: str) -> int:
        """The option a text names, also with its verb in the base form; -1 if there is none."""
        for spelling in spellings(text):
            index = ask.find(spelling, self.table.names)
            if index >= 0:
                return index
        return -1

    def notation(self, seat: int, text: str) -> str:
        """The canonical text of an open or closed option; a text that names neither stays as it is."""
        ask = self.table.ask_of(seat)
        if ask is None:
            return text
        closed = [closed.option for closed in self.table.closed(seat)]
        for options in (ask.options, closed):
            index = self.find(Ask(seat, ask.prompt, options, ask.question), text)
            if index >= 0:
                return options[index].notation(self.table.names)
        return text


def spellings(text: str) -> tuple[str, ...]:
    """``reroll 1 3`` may be meant as ``rerolls 1 3``, ``pass`` as ``passes``, ``party`` as ``parties``."""
    verb, _, rest = text.partition(" ")
    forms = (verb, f"{verb}s", f"{verb}es", f"{verb.removesuffix('y')}ies")
    return tuple(f"{form} {rest}".strip() for form in forms)


def told(refusal: Refusal) -> str:
    """A refusal in one line: its key, what it is about and the rule."""
    about = ", ".join(f"{name} {value}" for name, value in refusal.parameters)
    return refusal.key + (f" ({about})" if about else "") + (f", rule {refusal.rule}" if refusal.rule else "")
