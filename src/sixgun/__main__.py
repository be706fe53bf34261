"""``python -m sixgun``: the command `sixgun` where scripts are not on the path."""

import sys

from sixgun.cli import main

if __name__ == "__main__":
    sys.exit(main())
