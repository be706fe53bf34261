"""What all show cards have in common."""

from typing import ClassVar

from sixgun.games.bang.kinds import BangAbility
from sixgun.kernel.hooks import Layer


class ShowCard(BangAbility):
    """A show card: while it is in force, its rules hold for the whole table."""

    layer: ClassVar[Layer] = Layer.EVENT
