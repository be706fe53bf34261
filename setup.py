"""Build steps that pyproject.toml cannot express.

Wheels carry the scenario files of the repository as ``sixgun/shelf``. With ``SIXGUN_FAST=1`` in the
environment the kernel, the games and the bots are compiled with mypyc as well.
"""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SHELF = Path("scenarios")
COMPILED = (
    "src/sixgun/kernel/*.py",
    "src/sixgun/games/**/*.py",
    "src/sixgun/bots/**/*.py",
    "src/sixgun/lab/lots.py",  # a generator, and what is not compiled cannot inherit from what is
)


FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden", "-g0")


class BuildWithShelf(build_py):
    def run(self) -> None:
        super().run()
        if SHELF.is_dir() and not self.editable_mode:
            target = Path(self.build_lib, "sixgun", "shelf")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(SHELF, target)


class BuildChanged(build_ext):
    """Compiles on all processors, and only files that have changed since they were compiled last."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile_changed
        super().build_extensions()

    def compile_changed(
        self,
        sources,
        output_dir=None,
        macros=None,
        include_dirs=None,
        debug=0,
        extra_preargs=None,
        extra_postargs=None,
        depends=None,
    ) -> list:
        compiler = self.compiler
        macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        headers = max([Path(header).stat().st_mtime for header in depends or ()], default=0.0)

        def compile_one(target: str) -> None:
            source, suffix = build[target]
            newest = max(headers, Path(source).stat().st_mtime)
            if not Path(target).exists() or Path(target).stat().st_mtime < newest:
                compiler._compile(target, source, suffix, cc_args, extra_postargs, pp_opts)

        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(compile_one, [target for target in objects if target in build]))
        return objects


def extensions() -> list:
    """Return the compiled modules, or nothing for the ordinary pure build."""
    if os.environ.get("SIXGUN_FAST") != "1":
        return []
    from mypyc.build import mypycify

    sources = {str(path) for pattern in COMPILED for path in Path().glob(pattern)}
    modules = sorted(s for s in sources if not s.endswith("__init__.py"))
    found = mypycify(modules, opt_level="3", multi_file=True)
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


setup(cmdclass={"build_py": BuildWithShelf, "build_ext": BuildChanged}, ext_modules=extensions())
