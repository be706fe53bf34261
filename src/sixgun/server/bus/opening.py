"""From an address to a bus."""

from urllib.parse import urlsplit

from sixgun.kernel.registry import BadSettings
from sixgun.server.bus.bus import Bus
from sixgun.server.bus.memory import MemoryBus
from sixgun.server.bus.redis import RedisBus


def open_bus(url: str) -> Bus:
    """The bus at an address; it connects when it is opened.

    Raises:
        BadSettings: No bus can be at that address.
    """
    if url == "memory://":
        return MemoryBus()
    try:
        parts = urlsplit(url)
        if parts.scheme not in ("redis", "rediss") or not parts.hostname:
            raise ValueError("neither of the kinds we know")
        place = parts.hostname if parts.port is None else f"{parts.hostname}:{parts.port}"
        return RedisBus(url, f"{parts.scheme}://{place}{parts.path}")
    except ValueError as error:
        # The address itself is not repeated: there may be a password in it.
        raise BadSettings(
            "{bus} is not a valid bus; use memory:// or redis://host:6379/0", "bus", bus=url.partition(":")[0]
        ) from error
