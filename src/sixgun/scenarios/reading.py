"""Files of scenarios: one after the other, each with what it shares with others."""

from collections.abc import Iterator
from pathlib import Path

from sixgun.scenarios.malformed import Malformed, Mistakes
from sixgun.scenarios.scenario import Scenario
from sixgun.scenarios.shared import check_shared, is_shared
from sixgun.scenarios.source import Entry, documents

NO_SCENARIO = "the file holds no scenario"


def read_file(path: Path) -> list[Scenario]:
    """All scenarios of a file."""
    return read_text(text_of(path), path)


def first_of(path: Path) -> Scenario:
    """The first scenario of a file; what follows it is not looked at."""
    for entry, shared in with_what_is_shared(text_of(path), path):
        return Scenario(entry, path, shared)
    raise Malformed(path, 1, NO_SCENARIO)


def with_what_is_shared(text: str, path: Path) -> Iterator[tuple[Entry, Entry | None]]:
    """The scenarios of a text, each with the shared document above it, if there is one."""
    shared: Entry | None = None
    used = True
    for entry in documents(text, path):
        if is_shared(entry):
            if shared is not None and not used:
                break
            check_shared(entry, path)
            shared = entry
            used = False
        else:
            used = True
            yield entry, shared
    if shared is not None and not used:
        raise Malformed(path, shared.line, "no scenario follows that shares this")


def text_of(path: Path) -> str:
    """What a file says."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Malformed(path, 1, f"the file cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise Malformed(path, 1, "the file is not UTF-8 text") from None


def read_text(text: str, path: Path) -> list[Scenario]:
    """All scenarios of a text; `path` is what complaints will name."""
    mistakes = Mistakes()
    found = sound(text, path, mistakes)
    mistakes.complain()
    return found


def sound(text: str, path: Path, mistakes: Mistakes) -> list[Scenario]:
    """The scenarios of a text that can be read; what is wrong with the others is noted."""
    found: list[Scenario] = []
    with mistakes.noting():
        for entry, shared in with_what_is_shared(text, path):
            with mistakes.noting():
                found.append(Scenario(entry, path, shared, mistakes))
    if not found and not mistakes:
        mistakes.note(Malformed(path, 1, NO_SCENARIO))
    return found
