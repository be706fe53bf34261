"""Boxes from outside for tests: written by `sixgun box new`, installed into a folder, used in processes."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import sixgun
from sixgun.cli.skeleton import files

SOURCE = Path(sixgun.__file__).resolve().parents[1]


class Ended(NamedTuple):
    code: int
    out: str
    err: str


def environment(*places: Path) -> dict[str, str]:
    """The environment of a process that finds our program and what is installed in some folders."""
    path = os.pathsep.join([str(SOURCE), *[str(place) for place in places]])
    return {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "SIXGUN_LANG": "en", "COLUMNS": "100"}


def typed(places: Sequence[Path], *arguments: str, text: str = "", cwd: Path | None = None) -> Ended:
    """Type a command where boxes are installed."""
    ended = subprocess.run(
        [sys.executable, "-m", "sixgun", *arguments],
        env=environment(*places),
        cwd=cwd,
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def installed(source: Path, site: Path) -> None:
    """Install a package into a folder, as everyone would, but without a network."""
    options = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", str(site), str(source)],
        check=True,
        capture_output=True,
        timeout=60,
    )


def unpacked(site: Path, box: str, changes: dict[str, str] | None = None, id: str = "") -> Path:
    """A box as an installation leaves it, written directly; `changes` replace some of its files."""
    package = f"sixgun_{box}"
    for path, text in {**files(box), **(changes or {})}.items():
        if path.startswith(f"{package}/"):
            target = site / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    metadata = site / f"{package}-0.1.dist-info"
    metadata.mkdir()
    entries = f"[console_scripts]\nother = a:b\n\n[sixgun.boxes]\n{id or box} = {package}\n"
    (metadata / "entry_points.txt").write_text(entries, encoding="utf-8")
    return site
