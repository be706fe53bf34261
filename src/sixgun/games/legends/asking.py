"""Questions of this game: what they share."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.legends.model import LegendsTable
from sixgun.kernel.agenda import Effect, Question
from sixgun.kernel.asks import Ask, Option


class Decision(Question[LegendsTable]):
    """A question to one seat, its first field; `prompt` is the key of its sentence."""

    __slots__ = ("seat",)
    prompt: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        """The possible answers; none if there is nothing to ask."""
        raise NotImplementedError

    def default(self, options: Sequence[Option]) -> int:
        """The safe answer for someone whose time has run out."""
        return 0

    def aloud(self, g: LegendsTable) -> bool:
        """Whether a lone option has to be asked anyway, because silence would reveal a secret."""
        return False

    def ask(self, g: LegendsTable) -> Ask | None:
        options = self.choices(g)
        if not options:
            return None
        aloud = len(options) == 1 and self.aloud(g)
        return Ask(self.seat, self.prompt, options, self, self.default(options), aloud)


class Happening(Effect[LegendsTable]):
    """Something of this game that simply happens."""

    __slots__ = ()
