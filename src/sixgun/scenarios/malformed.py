"""What is wrong with a scenario file: where, what, and what would be right."""

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path


class Malformed(ValueError):
    """A file that cannot be read as scenarios: the file, the line and the reason."""

    def __init__(self, file: Path, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


def with_nearest(reason: str, word: str, known: Sequence[str]) -> str:
    """The reason together with the right words, the nearest first if one is near enough."""
    if not known:
        return reason
    folded = {one.casefold(): one for one in known}
    nearest = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.6)
    if nearest:
        return f"{reason}; did you mean '{folded[nearest[0]]}'?"
    return f"{reason}; write one of: {', '.join(known)}"
