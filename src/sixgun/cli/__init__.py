"""The command `sixgun`: one module per subcommand, loaded only when it is asked for."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; `arguments` are those of the process unless given."""
    try:
        from sixgun.cli.app import main as door

        return door(arguments)
    except KeyboardInterrupt:  # so early that no language has been chosen yet
        print("sixgun: interrupted", file=sys.stderr)
        return 130
