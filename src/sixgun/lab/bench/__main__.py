"""Allows ``python -m sixgun.lab.bench``."""

import sys

from sixgun.lab.bench.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
