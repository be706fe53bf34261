"""What is wrong with a scenario file: where, what, and what would be right."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path


class Malformed(ValueError):
    """A file that cannot be read as scenarios: the file, the line and the reason of its first mistake.

    `further` are the other mistakes of the same file, as far as they can be told from the first one.
    """

    def __init__(self, file: Path, line: int, reason: str, further: "Sequence[Malformed]" = ()) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason
        self.further = tuple(further)

    def every(self) -> "tuple[Malformed, ...]":
        """All mistakes of the file, the first one first."""
        return (self, *self.further)


class Mistakes:
    """The mistakes of a file while it is being read: each is noted, and reading goes on behind it."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, str], Malformed] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    def note(self, wrong: Malformed) -> None:
        """Add a mistake, with all that it brings along; what two scenarios share is said once."""
        for one in wrong.every():
            self._found.setdefault((one.line, one.reason), one)

    def take(self, others: "Mistakes") -> None:
        """Add all that was noted elsewhere."""
        self._found = {**others._found, **self._found}

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note the mistake that ends this block, if one does."""
        try:
            yield
        except Malformed as wrong:
            self.note(wrong)

    def complain(self) -> None:
        """Raise what was noted, in the order of the lines; nothing happens if all is well."""
        found = sorted(self._found.values(), key=lambda one: one.line)
        if found:
            first = found[0]
            raise Malformed(first.file, first.line, first.reason, found[1:])


def with_nearest(reason: str, word: str, known: Sequence[str]) -> str:
    """The reason together with the right words, the nearest first if one is near enough."""
    if not known:
        return reason
    folded = {one.casefold(): one for one in known}
    nearest = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.6)
    if nearest:
        return f"{reason}; did you mean '{folded[nearest[0]]}'?"
    return f"{reason}; write one of: {', '.join(known)}"
