"""Views: what one seat or a spectator may know. Built up from nothing, never a copy with things removed."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from sixgun.kernel.agenda import Frame, Question, Together, Trigger
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Json, encode
from sixgun.kernel.state import Result, canonical

if TYPE_CHECKING:
    from sixgun.kernel.rng import Rng
    from sixgun.kernel.table import Table

SPECTATOR: Final = -1
SEALED: Final = -1
"""Someone else's answer that is given but not yet revealed."""


class AskView:
    """An open ask as one reader sees it: the options only if they are the reader's own."""

    __slots__ = ("_choices", "_names", "default", "params", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        params: Mapping[str, int | str],
        choices: Sequence[Option],
        names: Sequence[str],
        default: int,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.params = params
        self.default = default
        self._choices = choices
        self._names = names

    @property
    def options(self) -> list[str]:
        """The reader's choices in notation, written only when someone wants to read them."""
        return [choice.notation(self._names) for choice in self._choices]

    def to_json(self) -> dict[str, Json]:
        """The ask as JSON."""
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "params": dict(self.params),
            "options": cast("list[Json]", self.options),
            "default": self.default,
        }


class View:
    """The part every game shares. Games add their own nouns in a subclass and extend `to_json`."""

    __slots__ = (
        "active",
        "agenda",
        "asks",
        "game",
        "names",
        "own_ask",
        "result",
        "sealed",
        "seat",
        "tray",
        "turn_number",
    )

    def __init__(self, table: "Table[Any]", seat: int) -> None:
        state = table.state
        self.game: str = table.game.id
        self.seat = seat
        self.names: Sequence[str] = table.names
        self.active: int = state.active
        self.turn_number: int = state.turn_number
        self.result: Result | None = state.result
        self.own_ask: Ask | None = own_ask(table, seat)
        self.agenda: tuple[Frame, ...] = tuple([frame.seen_by(seat) for frame in state.agenda])
        self.tray: tuple[Trigger, ...] = tuple([trigger.seen_by(seat) for trigger in state.tray])
        self.sealed: dict[int, int] = {
            other: index if other == seat else SEALED for other, index in sorted(state.sealed.items())
        }
        self.asks: tuple[AskView, ...] = tuple([ask_view(table, ask, seat) for ask in table.pending])

    def to_json(self) -> dict[str, Json]:
        """The view as JSON; two positions a seat cannot tell apart give the same bytes."""
        return {
            "game": self.game,
            "seat": self.seat,
            "names": list(self.names),
            "active": self.active,
            "turn_number": self.turn_number,
            "result": encode(self.result),
            "agenda": [encode(frame) for frame in self.agenda],
            "tray": [encode(trigger) for trigger in self.tray],
            "sealed": [[other, index] for other, index in self.sealed.items()],
            "asks": [ask.to_json() for ask in self.asks],
        }

    def canonical(self) -> str:
        """The canonical form of this view."""
        return canonical(self.to_json())


def own_ask(table: "Table[Any]", seat: int) -> Ask | None:
    """The seat's open ask; what its question keeps from the seat is masked as on the agenda."""
    ask = table.ask_of(seat)
    if ask is None:
        return None
    question = ask.question.seen_by(seat)
    if question is ask.question:
        return ask
    return Ask(ask.seat, ask.prompt, ask.options, cast("Question[Any]", question), ask.default)


def unsealed(table: "Table[Any]", rng: "Rng") -> "Table[Any]":
    """A table whose sealed answers are unknown: each becomes one of those the open question allows."""
    state = table.state
    if SEALED in state.sealed.values():
        for ask in cast("Together[Any]", state.agenda[-1]).asks_of_all(table):
            if state.sealed.get(ask.seat) == SEALED:
                state.sealed[ask.seat] = rng.below(len(ask.options))
    return table


def ask_view(table: "Table[Any]", ask: Ask, seat: int) -> AskView:
    """How a reader sees an open ask."""
    if ask.seat != seat:
        return AskView(ask.seat, ask.prompt, {}, (), (), 0)
    return AskView(ask.seat, ask.prompt, ask.question.params(table), ask.options, table.names, ask.default)


def events_seen(table: "Table[Any]", seat: int, since: int = 0) -> list[Event]:
    """The log as one seat may read it, from event number `since` on."""
    return [event.seen_by(seat) for event in (table.events or [])[since:]]
