"""A scenario as a file says it: a position, what is done, and what must then be true."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sixgun
from sixgun.kernel.agenda import Frame, Trigger
from sixgun.kernel.journal import Origin
from sixgun.kernel.plain import Json, Plain, decode
from sixgun.kernel.position import BadPosition, Written
from sixgun.kernel.registry import BadSettings, Game
from sixgun.kernel.rng import Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import EndlessAgenda, Table
from sixgun.scenarios.malformed import Malformed, Mistakes, with_nearest
from sixgun.scenarios.shared import laid_over, with_shared
from sixgun.scenarios.source import Entry

KEYS = ("scenario", "source", "game", "sets", "settings", "given", "when", "then")
REQUIRED = ("scenario", "game", "given")
AGENDA_WORDS = ("agenda", "tray", "sealed")
"""Entries of a position that every game has: what is still to happen, in the engine's own records."""

BROKEN_AGENDA = (LookupError, TypeError, ValueError, AttributeError, AssertionError, EndlessAgenda)
"""What an agenda written by hand can do to the engine."""


IN_ORDER = "events in order"


class Line:
    """A sentence of `when` or `then`; `expect` marks a claim in the middle of the deeds."""

    __slots__ = ("expect", "line", "text")

    def __init__(self, line: int, text: str, expect: bool = False) -> None:
        self.line = line
        self.text = text
        self.expect = expect


class Scenario:
    """One scenario of a file, its words checked as far as they can be without playing."""

    __slots__ = (
        "_given",
        "file",
        "game",
        "line",
        "name",
        "names",
        "sets",
        "settings",
        "source",
        "then",
        "when",
    )

    def __init__(
        self, entry: Entry, file: Path, shared: Entry | None = None, found: Mistakes | None = None
    ) -> None:
        """Read an entry of a file and what it shares with others.

        Mistakes that leave something to check are added to those `found`.
        """
        self.file = file
        if shared is not None:
            entry = with_shared(shared, entry, file)
        self.line = entry.line
        members = entry.members
        if members is None:
            raise Malformed(file, entry.line, f"a scenario is a group of entries: {', '.join(KEYS)}")
        mistakes = Mistakes()
        for key, member in members.items():
            if key not in KEYS:
                reason = with_nearest(f"'{key}' is no entry of a scenario", key, KEYS)
                mistakes.note(self.wrong(member.line, reason))
        # What is missing may only be misspelled, and then it is said once.
        required = [key for key in REQUIRED if key in members or not mistakes]
        with mistakes.noting():
            if "scenario" in required:
                self.name = self._text(members, "scenario", "what it shows, in one line")
        with mistakes.noting():
            self.source = self._text(members, "source", "the rule it shows") if "source" in members else ""
        with mistakes.noting():
            if "game" in required:
                self.game: Game = self._game(members)
        self.when = self._lines(members.get("when"), mistakes, deeds=True)
        self.then = self._lines(members.get("then"), mistakes, deeds=False)
        with mistakes.noting():
            if "given" in required:
                self._given = self._position(members)
        if hasattr(self, "game"):
            below = None if shared is None else (shared.members or {}).get("given")
            if below is not None and hasattr(self, "_given") and self._given is not below:
                self._given = laid_over(below, self._given, (*AGENDA_WORDS, *self.game.position_words))
            with mistakes.noting():
                self.sets = self._sets(members)
                self.settings = self._settings(members)
            with mistakes.noting():
                if hasattr(self, "_given"):
                    self.names = self._seat_names()
        if found is None or not (hasattr(self, "names") and hasattr(self, "settings")):
            # Without players and boxes there is no telling what the sentences may say.
            mistakes.complain()
        else:
            found.take(mistakes)

    def wrong(self, line: int, reason: str) -> Malformed:
        """The complaint about a line of this file."""
        return Malformed(self.file, line, reason)

    # -- the simple entries --------------------------------------------------------------------------

    def _text(self, members: dict[str, Entry], key: str, meaning: str) -> str:
        if key not in members:
            raise self.wrong(self.line, f"'{key}' is missing: {meaning}")
        entry = members[key]
        value = entry.plain()
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(entry.line, f"'{key}' is a text: {meaning}")
        return value.strip()

    def _game(self, members: dict[str, Entry]) -> Game:
        id = self._text(members, "game", f"one of {', '.join(sixgun.GAMES)}")
        if id not in sixgun.GAMES:
            raise self.wrong(members["game"].line, with_nearest(f"'{id}' is no game", id, list(sixgun.GAMES)))
        return sixgun.game(id)

    def _sets(self, members: dict[str, Entry]) -> tuple[str, ...]:
        if "sets" not in members:
            return self.game.checked_sets(self.game.default_sets)
        value = members["sets"].plain()
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(members["sets"].line, "'sets' is a list of set names, for example [base]")
        try:
            return self.game.checked_sets([str(item) for item in value])
        except BadSettings as error:
            raise self.wrong(members["sets"].line, str(error)) from None

    def _settings(self, members: dict[str, Entry]) -> dict[str, int | str]:
        entry = members.get("settings")
        if entry is None or entry.is_nothing():
            return self.game.checked_settings(self.sets, {})
        if entry.members is None:
            raise self.wrong(entry.line, "'settings' is a group of entries, each a setting and its value")
        chosen: dict[str, int | str] = {}
        for name, member in entry.members.items():
            value = member.plain()
            if not isinstance(value, (int, str)):
                raise self.wrong(member.line, f"setting '{name}' is a number, a word, true or false")
            chosen[name] = int(value) if isinstance(value, bool) else value
        try:
            return self.game.checked_settings(self.sets, chosen)
        except BadSettings as error:
            raise self.wrong(entry.line, str(error)) from None

    def _lines(self, entry: Entry | None, mistakes: Mistakes, *, deeds: bool) -> list[Line]:
        if entry is None or entry.is_nothing():
            return []
        key = "when" if deeds else "then"
        if entry.items is None:
            mistakes.note(self.wrong(entry.line, f"'{key}' is a list of sentences, each after a dash"))
            return []
        found: list[Line] = []
        for item in entry.items:
            with mistakes.noting():
                found.append(self._sentence(item, key))
        return found

    def _sentence(self, item: Entry, key: str) -> Line:
        members = item.members or {}
        deeds = key == "when"
        expect = deeds and list(members) == ["expect"]
        text = _words(members["expect"] if expect else item)
        if text:
            return Line(item.line, text, expect)
        form = "a sentence or 'expect: sentence'" if deeds else "a sentence"
        raise self.wrong(item.line, f"an item of '{key}' is {form}")

    # -- the position --------------------------------------------------------------------------------

    def _position(self, members: dict[str, Entry]) -> Entry:
        given = members.get("given")
        if given is None or given.members is None:
            line = self.line if given is None else given.line
            raise self.wrong(line, "'given' is missing: the position to start from, for example {players: 5}")
        return given

    def _players(self) -> dict[str, Entry]:
        """Players are the groups of `given` and the members of its entry `players`."""
        members = self._given.members or {}
        found = {
            name: entry
            for name, entry in members.items()
            if name not in ("players", *AGENDA_WORDS, *self.game.position_words)
            and (entry.members is not None or entry.is_nothing())
        }
        for name, entry in ((members["players"].members or {}) if "players" in members else {}).items():
            if name in found:
                raise self.wrong(entry.line, f"'{name}' is written twice")
            found[name] = entry
        return found

    def _seat_names(self) -> tuple[str, ...]:
        names = list(self._players())
        players = (self._given.members or {}).get("players")
        count = len(names)
        if players is not None and players.members is None:
            value = players.plain()
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.wrong(
                    players.line, "'players' is how many there are, or a group of players by name"
                )
            if value < count:
                raise self.wrong(players.line, f"{count} players are named, which is more than {value}")
            count = value
        try:
            self.game.checked_players(count)
            spare = [name for name in sixgun.NAMES if name not in names]
            return sixgun.checked_names([*names, *spare][:count], count)
        except BadSettings as error:
            raise self.wrong(self._given.line, str(error)) from None

    def written(self) -> Written:
        """The position in words, every player included."""
        known = self._players()
        players: dict[str, dict[str, Json]] = {}
        for name in self.names:
            entry = known.get(name)
            members = {} if entry is None or entry.is_nothing() else entry.members
            if members is None:
                line = self._given.line if entry is None else entry.line
                raise self.wrong(
                    line, f"{name} is a player and has a group of entries, for example {{life: 4}}"
                )
            players[name] = {word: member.plain() for word, member in members.items()}
        table = {
            word: entry.plain()
            for word, entry in (self._given.members or {}).items()
            if word not in ("players", *AGENDA_WORDS)
            and (word not in known or word in self.game.position_words)
        }
        return Written(players, table, self.midway(), sets=self.sets, settings=self.settings)

    def bare(self) -> Written | None:
        """The facts of the same players in a position that says nothing else, if there is one.

        They tell which entries there are even if the position of the file cannot be.
        """
        written = Written({name: {} for name in self.names}, {}, sets=self.sets, settings=self.settings)
        try:
            return self.game.facts(self.game.position(written, None), self.names)
        except BadPosition:
            return None

    def says(self, word: str) -> bool:
        """Whether the position has an entry of the table."""
        return word in (self._given.members or {})

    def midway(self) -> bool:
        """Whether the agenda is written out, so that the position may lie between two decisions."""
        return self.says("agenda")

    def state(self, after: Rng | None) -> State:
        """The position as a state; chance follows the script and then `after`."""
        try:
            state = self.game.position(self.written(), after)
        except BadPosition as error:
            known = error.known
            if len(error.path) == 1 and error.word == error.path[0]:
                known = (*error.known, "players", *AGENDA_WORDS)
            raise self.wrong(
                self._line_of(error.path), with_nearest(error.reason, error.word, known)
            ) from None
        if self.midway():
            state.agenda = self._records("agenda", Frame)
            state.tray = self._records("tray", Trigger)
            state.sealed = self._sealed()
        return state

    def _line_of(self, path: Sequence[str]) -> int:
        members = self._given.members or {}
        players = members.get("players")
        if path and players is not None and players.members is not None and path[0] in players.members:
            return players.line_at(path)
        return self._given.line_at(path)

    def _records(self, key: str, kind: type[Plain]) -> list[Any]:
        entry = (self._given.members or {}).get(key, Entry(self._given.line, items=[]))
        try:
            records = decode(entry.plain(), self.game.records())
            if isinstance(records, tuple) and all(isinstance(record, kind) for record in records):
                return list(records)
        except BROKEN_AGENDA:
            pass
        raise self.wrong(entry.line, f"'{key}' holds records of the engine; take it from a saved table")

    def _sealed(self) -> dict[int, int]:
        entry = (self._given.members or {}).get("sealed", Entry(self._given.line, items=[]))
        found: dict[int, int] = {}
        value = entry.plain()
        for pair in value if isinstance(value, list) else [None]:
            match pair:
                case [int(seat), int(index)]:
                    found[seat] = index
                case _:
                    raise self.wrong(
                        entry.line, "'sealed' is a list of [seat, option]; take it from a saved table"
                    )
        return found

    def origin(self, seed: bytes, after: Rng | None) -> Origin:
        """Where a table of this scenario begins."""
        position = self.state(after).save()
        return Origin(len(self.names), self.sets, self.settings, self.names, seed, position=position)

    def table(self, origin: Origin) -> Table[Any]:
        """A table at the position, with a log and a record, not yet running."""
        table = self.game.table(self.game.load(origin.position or {}), self.names)
        table.origin = origin
        table.events = []
        table.history = []
        return table

    def run(self, table: Table[Any]) -> None:
        """Run a fresh table to its first ask."""
        try:
            table.advance()
        except BROKEN_AGENDA:
            if not self.midway():
                raise
            line = self._line_of(("agenda",))
            raise self.wrong(line, "this agenda cannot be carried out; take it from a saved table") from None


def _words(entry: Entry) -> str:
    """What a sentence says; one with a colon is a group of one entry to YAML. Empty if it is no sentence."""
    value = entry.plain()
    if isinstance(value, dict) and list(value) == [IN_ORDER]:
        events = value[IN_ORDER]
        listed = events if isinstance(events, list) else [events]
        if not listed or not all(isinstance(event, str) and event.strip() for event in listed):
            return ""
        value = f"{IN_ORDER}: {', '.join(str(event) for event in listed)}"
    return " ".join(value.split()) if isinstance(value, str) else ""
