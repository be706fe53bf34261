"""The builds of the engine that are measured, each in a process of its own."""

import json
import os
import subprocess
import sys
from types import TracebackType
from typing import Any, Final

from sixgun.lab.bench.gauges import HOME
from sixgun.lab.builds import COMPILED, beside, build
from sixgun.lab.peers import PeerMissing

COMMAND: Final = (sys.executable, "-m", "sixgun.lab.bench.worker")


class Engine:
    """One build of the engine. It runs while it is used as a context."""

    def __init__(self, name: str, home: str) -> None:
        self.name = name
        self._home = home
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Engine":
        self._process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": self._home},
        )
        found = self._answer()["build"]
        if found != self.name:
            raise RuntimeError(f"the engine in {self._home} is {found}, not {self.name}")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self._process.communicate()  # it ends when nobody asks any more

    def measure(self, gauge: str, seconds: float) -> float:
        """One measurement; PeerMissing says what it would need."""
        if self._process is None or self._process.stdin is None:
            raise RuntimeError("the engine does not run")
        self._process.stdin.write(json.dumps({"gauge": gauge, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        if "missing" in answer:
            raise PeerMissing(answer["missing"], said=True)
        return float(answer["value"])

    def _answer(self) -> dict[str, Any]:
        if self._process is None or self._process.stdout is None:
            raise RuntimeError("the engine does not run")
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the {self.name} engine stopped with code {self._process.wait()}")
        return dict(json.loads(line))


def engines() -> tuple[list[Engine], list[str]]:
    """The builds there are, and notes about those that were left out."""
    found = [Engine(build(), HOME)]
    compiled = beside()
    if compiled is None:
        notes = [] if build() == COMPILED else ["no compiled engine was measured: `make fast` builds it"]
    elif compiled.fresh:
        found.append(Engine(COMPILED, compiled.folder))
        notes = []
    else:
        notes = ["the compiled engine is older than the source and was not measured: `make fast` renews it"]
    return found, notes
