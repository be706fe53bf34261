"""Build steps that pyproject.toml cannot express.

Wheels carry the scenario files of the repository as ``sixgun/shelf``. With ``SIXGUN_FAST=1`` in the
environment the kernel and the games are compiled with mypyc as well.
"""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SHELF = Path("scenarios")
COMPILED = ("src/sixgun/kernel/*.py", "src/sixgun/games/**/*.py")


class BuildWithShelf(build_py):
    def run(self) -> None:
        super().run()
        if SHELF.is_dir() and not self.editable_mode:
            target = Path(self.build_lib, "sixgun", "shelf")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(SHELF, target)


def extensions() -> list:
    """Return the compiled modules, or nothing for the ordinary pure build."""
    if os.environ.get("SIXGUN_FAST") != "1":
        return []
    from mypyc.build import mypycify

    sources = {str(path) for pattern in COMPILED for path in Path().glob(pattern)}
    return mypycify(sorted(s for s in sources if not s.endswith("__init__.py")), opt_level="3")


setup(cmdclass={"build_py": BuildWithShelf}, ext_modules=extensions())
