"""What a reader knows of a table on a server, put together from the messages that came."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

import sixgun
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event
from sixgun.kernel.plain import decode
from sixgun.server.scenes import STAGINGS, Own, Scene
from sixgun.server.wire import AskInfo, ClosedInfo, Line, Present, RoomInfo, Update, Welcome
from sixgun.texts import Speaker, speaker
from sixgun.texts.said import Said

_lines_decoder: Final = msgspec.json.Decoder(list[Line] | None)
_room_decoder: Final = msgspec.json.Decoder(RoomInfo | None)


class Seen:
    """The table as it is now, and its log. `n` is the last number of the stream that was heard."""

    def __init__(self, game: str) -> None:
        staging = STAGINGS[game]
        self.game = game
        self.n = 0
        self.seat = -1
        self.room: RoomInfo | None = None
        self.scene: Scene | None = None
        self.own: Own | None = None
        self.lines: list[Line] = []
        self._scenes = msgspec.json.Decoder(staging.scene_type | None)
        self._owns = msgspec.json.Decoder(staging.own_type | None)

    def welcome(self, message: Welcome) -> list[Line]:
        """Take the whole table; the lines that are new come back."""
        self.seat = message.seat
        self.room = message.room
        self.scene = self._scenes.decode(message.scene)
        self.own = self._owns.decode(message.own)
        return self._hear(message.n, message.lines, message.whole)

    def update(self, message: Update) -> list[Line]:
        """Take what has changed; the lines that are new come back."""
        self.room = _room_decoder.decode(message.room) or self.room
        self.scene = self._scenes.decode(message.scene) or self.scene
        self.own = self._owns.decode(message.own) or self.own
        if self.room is not None and self.room.status == "waiting":
            self.scene = self.own = None  # the last game was put away
        return self._hear(message.n, message.lines, message.rewound)

    def present(self, message: Present) -> None:
        """Take who is connected."""
        if self.room is not None:
            self.room.watchers = message.watchers
            for seat, info in enumerate(self.room.seats):
                info.online = seat in message.online

    def _hear(self, n: int, lines: msgspec.Raw, anew: bool) -> list[Line]:
        told = _lines_decoder.decode(lines) or []
        fresh = [line for line in told if line.n > self.n]
        self.lines = told if anew else [*self.lines, *fresh]
        self.n = n
        return fresh

    @property
    def ask(self) -> AskInfo | None:
        """The reader's open question."""
        return self.own.ask if self.own is not None else None

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.room.seats] if self.room is not None else []

    @property
    def is_host(self) -> bool:
        """Whether the reader is the host."""
        return self.seat >= 0 and self.room is not None and self.room.seats[self.seat].host


def option_of(game: str, data: Mapping[str, Any]) -> Option | None:
    """The option as the engine knows it; None for one that only a newer engine knows."""
    try:
        return cast(Option, decode(dict(data), sixgun.game(game).records()))
    except (ValueError, KeyError):
        return None


def event_of(game: str, data: Mapping[str, Any]) -> Event | None:
    """The event as the engine knows it; None for one that only a newer engine knows."""
    try:
        return cast(Event, decode(dict(data), sixgun.game(game).records()))
    except (ValueError, KeyError, TypeError):
        return None


def notations_of(seen: Seen, ask: AskInfo, lang: str) -> list[Sequence[str]]:
    """For every option its notation, then what else may be typed for it.

    Words shown as *on yourself* may also be typed with the player's own name.
    """
    found: list[Sequence[str]] = []
    by_name = speaker(lang)
    for info in ask.options:
        option = option_of(seen.game, info.option)
        aliases = () if option is None else option.aliases(seen.names)
        found.append((info.notation, *aliases, by_name.say(info.text)))
    return found


def closed_names(seen: Seen, closed: ClosedInfo, say: Speaker) -> list[str]:
    """Everything a closed option may be called."""
    option = option_of(seen.game, closed.option)
    spelled = [] if option is None else [option.notation(seen.names), *option.aliases(seen.names)]
    return [say.say(closed.text), *spelled]


def number_in_said(text: Said, param: str, otherwise: int) -> int:
    """A number that a question speaks of: it comes with its sentence."""
    value = text.get("p", {}).get(param)
    return value if isinstance(value, int) else otherwise
