"""A server of its own for a measurement: fresh data, generous limits, its memory read from outside."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from sixgun.server.limits import Limits
from sixgun.server.serve import VARIABLE, ServeSettings

GENEROUS: Final = Limits(
    orders_rate=500,
    orders_burst=1000,
    requests_rate=2000,
    requests_burst=4000,
    tables_rate=1000,
    tables_burst=2000,
    sockets_per_address=2000,
)
"""One machine plays hundreds of people here."""

PROGRAM: Final = (
    "import msgspec, os; from sixgun.server.serve import ServeSettings, VARIABLE, run; "
    "run(msgspec.json.decode(os.environ[VARIABLE], type=ServeSettings))"
)
PATIENCE: Final = 30.0


class Served:
    """A running server in a process of its own; used with ``with``."""

    def __init__(self, port: int, database: str = "", bus: str = "memory://") -> None:
        self.address = f"127.0.0.1:{port}"
        self._folder = tempfile.TemporaryDirectory(prefix="sixgun-load-")
        self._settings = ServeSettings(
            port=port, data=self._folder.name, database=database, bus=bus, log_format="json", limits=GENEROUS
        )
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Served":
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self._settings).decode()}
        log = Path(self._folder.name, "log").open("wb")
        self._process = subprocess.Popen([sys.executable, "-c", PROGRAM], env=environment, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urlopen(f"http://{self.address}/healthz", timeout=1):
                    return self
            except (URLError, OSError):
                if self._process.poll() is not None:
                    break
                time.sleep(0.05)
        raise SystemExit("the server did not start:\n" + Path(self._folder.name, "log").read_text())

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None, "entered before"
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()

    def memory(self) -> tuple[float, float]:
        """Resident memory in MiB: of the server, and of the processes in which its bots think."""
        assert self._process is not None, "entered before"
        pid = self._process.pid
        thinkers = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return resident(pid), sum(resident(child) for child in thinkers)

    def cpu_seconds(self) -> float:
        """Processor time the server has used."""
        assert self._process is not None, "entered before"
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Resident memory of a process in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
