"""Running the server. Several processes read the same settings from the environment."""

import gc
import os
import sys
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from litestar.types import ASGIApp

from sixgun.kernel.registry import BadSettings
from sixgun.server.app import make_app
from sixgun.server.bus import open_bus
from sixgun.server.clocks import DAY
from sixgun.server.house import House
from sixgun.server.limits import Limits
from sixgun.server.logs import set_up_logs
from sixgun.server.metrics import Metrics
from sixgun.server.page import Page
from sixgun.server.stable import Stable
from sixgun.server.store import open_store

VARIABLE: Final = "SIXGUN_SERVE"
"""The settings of the server, for its processes."""

FILE: Final = "sixgun.sqlite3"
"""The database in the data directory."""


RARELY: Final = (50_000, 50, 100)
"""When the garbage collector looks for cycles."""

SWITCH: Final = 0.0005
"""Seconds after which a thread lets another one run."""


class ServeSettings(msgspec.Struct, kw_only=True):
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "data"
    database: str = ""
    bus: str = "memory://"
    workers: int = 1
    thinkers: int = 1
    """Processes in which bots think, per server process."""
    origins: list[str] = []
    """Further addresses whose pages may use this server, such as that of a proxy."""
    proxies: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1"])
    """Addresses of proxies that are trusted to say who they ask for."""
    log_format: str = "text"
    limits: Limits = Limits()

    def database_url(self) -> str:
        """The database: as given, or a file in the data directory."""
        return self.database or f"sqlite+aiosqlite:///{Path(self.data).absolute() / FILE}"

    def checked(self) -> "ServeSettings":
        """These settings, if they go together; the data directory is made."""
        if self.workers > 1 and self.bus.startswith("memory:"):
            raise BadSettings(
                "{workers} processes need a bus to reach each other: add --bus redis://...",
                "workers-bus",
                workers=self.workers,
            )
        if not self.database:
            try:
                Path(self.data).mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as wrong:
                raise BadSettings(
                    "{folder} cannot be the data directory: {reason}",
                    "data-directory",
                    folder=self.data,
                    reason=wrong.strerror or str(wrong),
                ) from None
        open_bus(self.bus)
        open_store(self.database_url())
        return self


async def try_out(settings: ServeSettings) -> None:
    """Open and close store and bus once: what is wrong with them is reported before the doors open."""
    store = open_store(settings.database_url())
    await store.open()
    await store.close()
    bus = open_bus(settings.bus)

    async def hear(code: str, payload: bytes) -> None:
        """Nobody listens yet."""

    await bus.open(hear)
    await bus.close()


async def forget(settings: ServeSettings, days: int) -> int:
    """Delete the tables nobody has touched for this many days; games in progress stay. Returns how many."""
    store = open_store(settings.database_url())
    await store.open()
    try:
        return await store.forget(House.now() - days * DAY)
    finally:
        await store.close()


def app_of(settings: ServeSettings, page: Page | None) -> ASGIApp:
    """The application with everything behind it."""
    house = House(
        open_store(settings.database_url()),
        open_bus(settings.bus),
        Stable(settings.thinkers),
        settings.limits,
        Metrics(),
    )
    return make_app(house, page, frozenset(settings.origins))


def from_environment() -> ASGIApp:
    """The application for a process that uvicorn has started."""
    settings = msgspec.json.decode(os.environ[VARIABLE], type=ServeSettings)
    set_up_logs(settings.log_format)
    # The thread that writes to disk must not keep the event loop waiting for its turn.
    sys.setswitchinterval(SWITCH)
    # Tables are plain data without cycles: looking for cycles often would only hold everyone up.
    gc.set_threshold(*RARELY)
    return app_of(settings, Page())


def run(settings: ServeSettings) -> None:
    """Serve until told to stop."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    set_up_logs(settings.log_format)
    uvicorn.run(
        "sixgun.server.serve:from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=settings.proxies,
    )
