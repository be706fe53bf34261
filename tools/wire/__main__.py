"""Write the generated files; with ``--check`` only say which of them are out of date."""

import argparse
import sys

from tools.wire import written


def main() -> int:
    """Write or compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.wire", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    check: bool = parser.parse_args().check
    stale = [path for path, text in written().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.name} is out of date: run python -m tools.wire", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written()[path], "utf-8")
            print(f"wrote {path.name}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
