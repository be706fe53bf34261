"""A little colour for single words: on a terminal only, and never when $NO_COLOR is set."""

import os
import sys
from typing import Final

GREEN: Final = "32"
RED: Final = "1;31"
YELLOW: Final = "33"


def paint(text: str, colour: str) -> str:
    """The text in a colour, where colours are wanted."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    return f"\x1b[{colour}m{text}\x1b[0m"
