"""What a bot is: something that answers the asks of one seat and can say why."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sixgun.kernel.events import Event
from sixgun.kernel.views import View


class Reason(NamedTuple):
    """Why a choice was made: a text key and the values its sentence needs."""

    key: str
    params: Mapping[str, int | str]


class Circle:
    """What the bots at one table have in common: conclusions from what everybody saw, drawn once for all.

    It is empty until the first of them leaves something there. Nothing that only one seat knows belongs here.
    """

    def __init__(self) -> None:
        self.witness: Any = None


class Bot(Protocol):
    """A player of one seat. The same seed, views and news give the same choices.

    A bot that also has a method ``join(circle)`` is told with whom it may share what everybody knows.
    """

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """The index of the chosen option in `view.own_ask.options`.

        Args:
            view: What the seat may know now; its `own_ask` is open.
            news: What has happened since the last call, as the seat may know it.
        """
        ...

    def reason(self) -> Reason:
        """Why the last choice was made."""
        ...
