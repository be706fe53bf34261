"""What a bus is."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[str, bytes], Awaitable[None]]
"""Called with a table's code and what another process said about it, one call at a time.

Nothing said (`b""`) means that something may have been missed: the truth is in the database.
"""


class Bus(Protocol):
    """News of tables between processes. It may be late or lost; what counts is in the database."""

    @property
    def shared(self) -> bool:
        """Whether other processes hear it."""

    async def open(self, hear: Hear) -> None:
        """Begin; `hear` is told what other processes publish about tables that are followed.

        Raises:
            BadSettings: The bus cannot be reached.
        """

    async def follow(self, code: str) -> None:
        """Hear of a table: of everything that is published after this returns."""

    async def unfollow(self, code: str) -> None:
        """Hear no more of a table."""

    async def publish(self, code: str, payload: bytes) -> None:
        """Tell the other processes. It never fails: a process that misses it is told later to catch up."""

    async def ping(self) -> None:
        """Ask the bus for a sign of life; `ConnectionError` if there is none."""

    async def close(self) -> None:
        """Let all connections go."""
