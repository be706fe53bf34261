"""What a bot is: something that answers the asks of one seat and can say why."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from sixgun.kernel.events import Event
from sixgun.kernel.views import View


class Reason(NamedTuple):
    """Why a choice was made: a text key and the values its sentence needs."""

    key: str
    params: Mapping[str, int | str]


class Bot(Protocol):
    """A player of one seat. The same seed, views and news give the same choices."""

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
