"""How processes that serve the same tables tell each other that there is news of one."""

from sixgun.server.bus.bus import Bus, Hear
from sixgun.server.bus.memory import MemoryBus
from sixgun.server.bus.opening import open_bus
from sixgun.server.bus.redis import RedisBus

__all__ = ["Bus", "Hear", "MemoryBus", "RedisBus", "open_bus"]
