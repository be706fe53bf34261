"""Make sure that the engine on the path is the compiled one, module by module."""

import importlib
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
FOLDERS = ("sixgun/kernel", "sixgun/games", "sixgun/bots")
ALONE = ("sixgun/lab/lots.py",)


def main() -> int:
    """Import every module that has to be compiled and report those that are not compiled."""
    interpreted: list[str] = []
    count = 0
    paths = [path for folder in FOLDERS for path in sorted((SOURCE / folder).rglob("*.py"))]
    for path in [*paths, *[SOURCE / name for name in ALONE]]:
        if path.name == "__init__.py":
            continue
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        origin = importlib.import_module(name).__file__ or ""
        count += 1
        if not origin.endswith((".so", ".pyd")):
            interpreted.append(f"{name} ({origin})")
    for line in interpreted:
        print(f"not compiled: {line}", file=sys.stderr)
    print(f"{count - len(interpreted)} of {count} modules compiled")
    return 1 if interpreted else 0


if __name__ == "__main__":
    sys.exit(main())
