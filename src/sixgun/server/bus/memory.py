"""The bus of a process that is alone."""

from sixgun.server.bus.bus import Hear


class MemoryBus:
    """There is nobody else to tell, and nobody else to hear from."""

    shared = False

    async def open(self, hear: Hear) -> None:
        """Nothing to begin."""

    async def follow(self, code: str) -> None:
        """No other process has news of any table."""

    async def unfollow(self, code: str) -> None:
        """See `follow`."""

    async def publish(self, code: str, payload: bytes) -> None:
        """No other process listens."""

    async def ping(self) -> None:
        """Always there."""

    async def close(self) -> None:
        """Nothing to let go."""
