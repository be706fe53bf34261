"""What all cards of the equipment deck have in common."""

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.kinds import BangAbility
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.sets.gold_rush.goods import buy, force_discard
from sixgun.games.bang.sets.gold_rush.told import Buy, ForceDiscard
from sixgun.kernel.asks import Option, Refusal
from sixgun.kernel.hooks import Layer

Way: TypeAlias = tuple[str, int]
"""What equipment is used as and at whom; empty and nobody if there is nothing to say."""


class Equipment(BangAbility):
    """A card of the equipment deck."""

    layer: ClassVar[Layer] = Layer.EQUIPMENT
    handy: bool = False
    """Whether it is something for its owner to use in phase 2."""
    rescues: bool = False
    """Whether it can save its owner's life."""

    def ways(self, g: BangTable) -> Sequence[Way]:
        """Every legal way for its owner to use it or, if it stays, to place it."""
        raise NotImplementedError

    def modes(self) -> Sequence[str]:
        """As what it can be used."""
        return ("",)

    def aimed(self, mode: str) -> bool:
        """Whether somebody is named when it is used so."""
        return False

    def refuses_way(self, g: BangTable, mode: str, target: int) -> Refusal | None:
        """Why it cannot be used so."""
        return None

    def take_effect(self, g: BangTable, mode: str, target: int) -> None:
        """Its effect; it has been paid for."""
        raise NotImplementedError

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        if isinstance(option, ForceDiscard):
            question.again(g)
            force_discard(g, self.owner, option.ability, option.target)
        elif isinstance(option, Buy):
            question.again(g)
            buy(g, self.owner, option)
        else:
            self.use_in_play(g, question)

    def use_in_play(self, g: BangTable, question: Decision) -> None:
        """Its owner, in front of whom it lies, uses it; the question has left the agenda."""
        raise NotImplementedError
