"""What several scenarios of a file share: a document above them, with everything they have in common."""

from collections.abc import Collection
from pathlib import Path
from typing import Final

from sixgun.scenarios.malformed import Malformed, with_nearest
from sixgun.scenarios.source import Entry

SHARED: Final = "shared"
SHARED_KEYS: Final = (SHARED, "source", "game", "sets", "settings", "given")
"""Everything a document that is shared may say; what is done and what is claimed belongs to a scenario."""


def is_shared(entry: Entry) -> bool:
    """Whether a document is shared by the scenarios that follow it."""
    return entry.members is not None and SHARED in entry.members


def check_shared(entry: Entry, file: Path) -> None:
    """A shared document says what it is about and has no entries but those that can be shared."""
    members = entry.members or {}
    title = members[SHARED]
    if not isinstance(title.value, str) or not title.value.strip():
        raise Malformed(file, title.line, f"'{SHARED}' is a text: what the scenarios below have in common")
    for key, member in members.items():
        if key not in SHARED_KEYS:
            reason = f"'{key}' cannot be shared; it belongs to a scenario"
            if key not in ("scenario", "when", "then"):
                reason = with_nearest(f"'{key}' cannot be shared", key, SHARED_KEYS)
            raise Malformed(file, member.line, reason)
    given = members.get("given")
    if given is not None and given.members is None:
        raise Malformed(file, given.line, "'given' is a group of entries, for example {players: 5}")


def with_shared(shared: Entry, entry: Entry, file: Path) -> Entry:
    """A scenario with everything it does not say itself; its own position is laid over later."""
    own = entry.members
    if own is None:
        return entry
    common = {key: member for key, member in (shared.members or {}).items() if key != SHARED}
    if "game" in own and "game" in common and own["game"].value != common["game"].value:
        reason = f"what is shared above is of the game {common['game'].value}; leave 'game' out"
        raise Malformed(file, own["game"].line, reason)
    return Entry(entry.line, members={**common, **own})


def laid_over(shared: Entry, own: Entry, table_words: Collection[str]) -> Entry:
    """A position with another one laid over it: of players entry by entry, of the table as a whole."""
    found = dict(shared.members or {})
    for word, entry in (own.members or {}).items():
        below = found.get(word)
        if word == "players" and below is not None and below.members is not None:
            found[word] = laid_over(below, entry, ()) if entry.members is not None else entry
        elif below is None or below.members is None or word in table_words:
            found[word] = entry
        elif entry.members is not None:
            found[word] = Entry(entry.line, members={**below.members, **entry.members})
        elif not entry.is_nothing():
            found[word] = entry
    return Entry(own.line, members=found)
