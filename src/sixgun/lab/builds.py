"""Which engine is in use: the Python source, or the one compiled from it with mypyc.

A wheel may hold the compiled engine. In a checkout `make fast` puts it into ``build/fast``, beside the source
that Python finds; whoever needs speed more than anything else, and nobody else, looks for it there.
"""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Final, NamedTuple

import sixgun
from sixgun.kernel import table as kernel_table

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"

SWITCH: Final = "SIXGUN_INTERPRETED"
"""With this in the environment the compiled engine beside the source is left alone."""

SOURCES: Final = (".py", ".json", ".toml", ".tsv")
PARTS: Final = ("kernel", "games", "bots", "lab")
"""What has to be as old as the compiled engine, or older, for both to be the same."""


def build() -> str:
    """The build of the engine in this process."""
    return COMPILED if (kernel_table.__file__ or "").endswith((".so", ".pyd")) else INTERPRETED


class Beside(NamedTuple):
    """A compiled engine beside the source of this one."""

    folder: str
    fresh: bool
    """Whether it was compiled from the source as it is now."""


def beside() -> Beside | None:
    """The compiled engine of the checkout this package lies in, if there is one for this Python."""
    package = Path(sixgun.__file__).resolve().parent
    root = package.parent.parent
    folder = root / "build" / "fast"
    stamp = folder / ".stamp"
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    engine = folder / "sixgun" / "kernel" / f"table{suffix}"
    if build() == COMPILED or package.parent.name != "src" or not (stamp.is_file() and engine.is_file()):
        return None
    return Beside(str(folder), newest(package) <= stamp.stat().st_mtime)


def newest(package: Path) -> float:
    """When the source of the engine was changed last."""
    files = [path for part in PARTS for path in (package / part).rglob("*") if path.suffix in SOURCES]
    return max([path.stat().st_mtime for path in files], default=0.0)


def switched_off() -> bool:
    """Whether somebody wants the interpreted engine."""
    return os.environ.get(SWITCH, "") not in ("", "0")


def found_first(folder: str) -> list[str]:
    """Where Python looks for packages if those in a folder come before all others."""
    return [folder, *[place for place in sys.path if place != folder]]
