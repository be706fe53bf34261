"""Cells with codes: read, bound, and reported with their file, row and column if they are wrong."""

from sixgun.games.legends.content.binding import bind_clauses, bind_program
from sixgun.games.legends.content.conditions import bind_condition
from sixgun.games.legends.content.grammar import CodeError, parse_code, parse_condition
from sixgun.games.legends.content.kinds import Abilities, Condition, Program
from sixgun.games.legends.content.names import Names
from sixgun.games.legends.content.tables import Row
from sixgun.games.legends.content.vocabulary import COLUMN_STEPS, STORY_TERMS


class Codes:
    """Reads cells with codes."""

    __slots__ = ("_abilities", "names")

    def __init__(self, names: Names) -> None:
        self.names = names
        self._abilities: dict[tuple[str, str], Abilities] = {}

    def abilities(self, row: Row, column: str, owner: str) -> Abilities:
        """The abilities of a card; `owner` is what kind of card it is."""
        text = row.text(column)
        known = self._abilities.get((owner, text))
        if known is None:
            try:
                known = Abilities(bind_clauses(parse_code(text), owner, self.names))
            except CodeError as error:
                raise row.bad(column, str(error)) from None
            self._abilities[owner, text] = known
        return known

    def program(self, row: Row, column: str, where: str) -> Program:
        """What simply happens; `where` names the place as in `COLUMN_STEPS`."""
        try:
            return bind_program(parse_code(row.text(column)), where, COLUMN_STEPS[where], self.names)
        except CodeError as error:
            raise row.bad(column, str(error)) from None

    def condition(self, row: Row, column: str) -> Condition:
        """What a player has to fulfil."""
        try:
            return bind_condition(parse_condition(row.text(column)), "a condition", STORY_TERMS, self.names)
        except CodeError as error:
            raise row.bad(column, str(error)) from None
