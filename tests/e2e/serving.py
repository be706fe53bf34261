"""A server in a process of its own that can be killed and started again with the same data."""

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from sixgun.server.serve import VARIABLE, ServeSettings
from tools.load.served import GENEROUS, PROGRAM

LIMITS: Final = replace(
    GENEROUS, chat_rate=100.0, chat_burst=100.0, heavy_rate=500.0, heavy_burst=500.0, readings_rate=500.0
)
"""A test plays several people who press quickly, all from one address."""

PATIENCE: Final = 60.0


class Server:
    """One server with its own data directory, always on the same port."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / "log"
        self._settings = ServeSettings(
            port=self.port, data=str(folder / "data"), log_format="json", limits=LIMITS
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self._settings.checked()).decode()}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([sys.executable, "-c", PROGRAM], env=environment, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            try:
                with urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        raise AssertionError("the server did not start:\n" + self._log.read_text("utf-8"))

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
